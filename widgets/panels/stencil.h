#pragma once

#include <trammel/documentdata.h>
#include <trammel/widgets_export.h>

#include <QtCore/QList>
#include <QtCore/QString>

namespace Trammel {

class Document;

/// A drawing that a palette adds as a whole, like a kind of shape. It consists of one shape or of one group, which has
/// the name of the stencil. See ShapePalette::stencils.
struct Stencil
{
    QString name;
    DocumentData drawing;

    friend bool operator==(const Stencil &, const Stencil &) = default;
};

/// The stencil of shapes of a document. Several shapes become a group. Its name is that of the shape or the group, or
/// else its text or its kind. The drawing is empty if the document contains none of the shapes.
TRAMMEL_WIDGETS_EXPORT Stencil stencilOf(const Document &document, const ShapeIds &ids);
/// The stencil with another name.
TRAMMEL_WIDGETS_EXPORT Stencil renamed(const Stencil &stencil, const QString &name);

/// The stencils in a drawing, from the bottom to the top: its groups that are in no other group, and the shapes without
/// a group. Connectors between them get free ends. Empty for invalid data.
TRAMMEL_WIDGETS_EXPORT QList<Stencil> stencilsIn(const DocumentData &drawing);
/// A drawing of the stencils, side by side in rows, in which stencilsIn() finds them again.
TRAMMEL_WIDGETS_EXPORT DocumentData drawingOf(const QList<Stencil> &stencils);

} // namespace Trammel
