#pragma once

#include <QtCore/QString>
#include <QtGui/QIcon>

QT_BEGIN_NAMESPACE
class QPalette;
QT_END_NAMESPACE

namespace Trammel {

struct Shape;
class ShapeKind;

/// What a list calls a shape: by its name, else by the first line of its text, else by its kind.
QString titleOf(const Shape &shape);
/// Its true outline and fill, small.
QIcon pictureOf(const Shape &shape, const QPalette &palette);
/// Of any shape of a kind, as of a tool that draws it.
QIcon pictureOf(const ShapeKind &kind, const QPalette &palette);

} // namespace Trammel
