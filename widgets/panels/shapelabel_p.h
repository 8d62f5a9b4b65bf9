#pragma once

#include <QtCore/QString>
#include <QtGui/QIcon>

QT_BEGIN_NAMESPACE
class QPalette;
QT_END_NAMESPACE

namespace Trammel {

struct DocumentData;
struct Shape;
class ShapeEditor;
class ShapeKind;

/// A small icon of the shape, with its exact outline and fill.
QIcon pictureOf(const Shape &shape, const QPalette &palette);
/// A shape of a kind with its usual size, at the origin.
Shape newShape(const ShapeKind &kind);
/// As newShape() above, with the fill and the line that an editor gives to new shapes.
Shape newShape(const ShapeKind &kind, const ShapeEditor &editor);
/// The side of icons that are large enough for the details of a kind.
inline constexpr int KindIconSize = 40;
/// An icon for a tool that draws shapes of a kind. Null if the kind refuses a shape with default values.
QIcon pictureOf(const ShapeKind &kind, const QPalette &palette, int side = KindIconSize);
/// An icon of a drawing, in its own colors. Its texts are left out if they would be too small to read.
QIcon pictureOf(const DocumentData &drawing, const QPalette &palette, int side);

} // namespace Trammel
