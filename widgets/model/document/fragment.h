#pragma once

#include <trammel/drawingfile.h>

#include <QtCore/QPointF>

namespace Trammel {

class Document;

/// Copies shapes of a document into a separate drawing, with the groups that it contains as a whole, for clipboards and
/// pictures. The copy is cheap: it is shared until one of the two changes. Unknown ids are skipped.
TRAMMEL_WIDGETS_EXPORT DocumentData fragmentOf(const Document &document, const ShapeIds &ids);

/// Adds the shapes of a drawing on top of a document, or on top in a group, moved by an offset, with new ids, as one
/// undo step. Returns the shapes from the bottom to the top. If any is refused, returns none, with the reason in
/// Document::errorString().
TRAMMEL_WIDGETS_EXPORT ShapeIds insertDrawing(Document &document, const DocumentData &drawing, QPointF offset = {},
                                              const QString &text = {}, GroupId into = {});

/// Converts a drawing to the text of a file and back, like writeDocument() and readDocument().
TRAMMEL_WIDGETS_EXPORT QByteArray toText(const DocumentData &drawing);
TRAMMEL_WIDGETS_EXPORT FileResult fromText(const QByteArray &text, DocumentData &drawing);

/// The bounding box of the outlines of a drawing's shapes.
TRAMMEL_WIDGETS_EXPORT Aabb2 boundsOf(const DocumentData &drawing);

} // namespace Trammel
