#pragma once

#include "widgets/model/serialization.h"

#include <QtCore/QPointF>

namespace Trammel {

class Document;

/// Some shapes of a document as a drawing of their own, with the groups that are whole in it, for clipboards and
/// pictures: cheap, shared until one of the two is changed. Unknown ids are skipped.
TRAMMEL_WIDGETS_EXPORT DocumentData excerptOf(const Document &document, const ShapeIds &ids);

/// Puts the shapes of a drawing on top of a document's, or on top in a group, moved by an offset, under new ids: one
/// step of undo. Returns them from the bottom to the top; none, and the reason in Document::fault(), when one is
/// refused.
TRAMMEL_WIDGETS_EXPORT ShapeIds insertDrawing(Document &document, const DocumentData &drawing, QPointF offset = {},
                                              const QString &text = {}, GroupId into = {});

/// A drawing as the text of a file, and back, as readDocument() does.
TRAMMEL_WIDGETS_EXPORT QByteArray toText(const DocumentData &drawing);
TRAMMEL_WIDGETS_EXPORT FileResult fromText(const QByteArray &text, DocumentData &drawing);

/// The least box around the outlines of a drawing's shapes.
TRAMMEL_WIDGETS_EXPORT Aabb2 boundsOf(const DocumentData &drawing);

} // namespace Trammel
