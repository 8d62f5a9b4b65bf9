#pragma once

#include <trammel/shape.h>
#include <trammel/shapekind.h>

#include <QtGui/QPainterPath>

namespace Trammel {

/// Whether the line of a shape has a width that follows the pressure of a pen.
inline bool hasPressures(const Shape &shape)
{
    return !shape.path.isDefault() && !shape.path->pressures.isEmpty() && shape.kind->form() == ShapeKind::Form::Path
        && shape.stroke.color.isValid() && shape.stroke.style != Qt::NoPen;
}

/// The area of a line along some points, to be filled by the nonzero rule. Its width is the given one times the
/// pressure at each place: see PathDetails. The ends and the sharp bends are round.
QPainterPath pressureOutline(const QList<QPointF> &points, bool isClosed, double width, const PathDetails &details);

/// As above, for the line of a path, in the coordinates of its frame without the rotation.
QPainterPath pressureOutline(const Shape &path);

/// The pressures at some points of a line, as entries of PathDetails.
QList<QPointF> pressuresAlong(const QList<QPointF> &points, const QList<double> &pressures);

/// Few entries of a list of pressures, including the first and the last one, that deviate from all of them by at most a
/// hundredth, or by more if these are too many for a path. Source: D. Douglas and T. Peucker, "Algorithms for the
/// Reduction of the Number of Points".
QList<QPointF> simplifiedPressures(const QList<QPointF> &pressures);

} // namespace Trammel
