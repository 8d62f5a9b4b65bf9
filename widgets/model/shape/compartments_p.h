#pragma once

#include <trammel/rarevalue.h>
#include <trammel/shapekind.h>

#include <QtCore/QStringList>

namespace Trammel {

/// The maximum number of compartments of a shape.
inline constexpr qsizetype LargestCompartmentCount = 64;

/// The texts of the compartments in a Shape::text, from top to bottom: see ShapeKind::hasCompartments(). There is at
/// least one.
QStringList compartmentsOf(const QString &text);
/// The opposite of compartmentsOf().
QString joinedCompartments(const QStringList &compartments);
/// The text of a compartment that is being typed. Its lines that would separate compartments end with a space, so that
/// the number of compartments does not change.
QString asOneCompartment(const QString &typed);
/// The lines of the text of a compartment without their characters.
QString blankLines(const QString &text);

/// The style in which a compartment is shown. The font's attributes and the alignment are those of the name, which is
/// the first compartment. The others are regular and left-aligned. No line is broken.
RareValue<TextStyle> compartmentStyle(const Shape &shape, qsizetype index);
/// The box of a compartment: see ShapeKind::textBox(). Its height is that of its lines with the padding. The last one
/// extends to the bottom of the shape. Without a QGuiApplication, the heights are estimates.
TextBox compartmentBox(const Shape &shape, qsizetype index);
/// The compartment that is nearest to a point.
qsizetype compartmentAt(const Shape &shape, QPointF scenePos);
/// The lines between the compartments, in the shape's own frame.
QPainterPath compartmentLines(const Shape &shape);

/// The least size of a shape with which all its compartments fit into their box. Without a QGuiApplication, the width
/// is that of the padding.
QSizeF sizeForCompartments(const Shape &shape);
/// The shape with other compartments. Its height changes by the height of those that are added or removed. The side
/// above them stays where it is.
Shape withCompartments(const Shape &shape, const QStringList &compartments);

} // namespace Trammel
