#pragma once

#include <trammel/drawingfile.h>

#include <QtCore/QPointF>

namespace Trammel {

class Document;

/// Copies shapes of a document into a separate drawing, with the groups whose shapes are all copied, for clipboards and
/// pictures. Outlines and texts are implicitly shared. Unknown ids are skipped.
TRAMMEL_WIDGETS_EXPORT DocumentData fragmentOf(const Document &document, const ShapeIds &ids);

/// Adds a copy of a drawing, with new ids and moved by an offset in scene units, at the top of a document or of a
/// group, and into a container unless that is null, as one undo step. Returns the shapes from the bottom to the top. If
/// any is refused, returns none, with the reason in Document::errorString().
TRAMMEL_WIDGETS_EXPORT ShapeIds insertDrawing(Document &document, const DocumentData &drawing, QPointF offset = {},
                                              const QString &text = {}, GroupId into = {}, ShapeId container = {});

/// Converts a drawing to the text of a file and back, like writeDocument() and readDocument().
TRAMMEL_WIDGETS_EXPORT QByteArray toText(const DocumentData &drawing);
TRAMMEL_WIDGETS_EXPORT FileResult fromText(const QByteArray &text, DocumentData &drawing);

/// The bounding box of the outlines of a drawing's shapes, including hidden ones.
TRAMMEL_WIDGETS_EXPORT Aabb2 boundsOf(const DocumentData &drawing);

} // namespace Trammel
