#pragma once

#include <trammel/stroke.h>

#include <span>

namespace Trammel {

struct Shape;

/// Whether the line is drawn.
inline bool isSeen(const Stroke &stroke)
{
    return stroke.color.isValid() && stroke.style != Qt::NoPen;
}

/// Whether the line has dashes, if it is drawn.
inline bool isDashed(const Stroke &stroke)
{
    return stroke.style != Qt::SolidLine || !stroke.dashPattern.isEmpty();
}

/// The lengths of dash, gap, dash, gap ... in widths of the line; those of a style are the same as in QPen. Empty for a
/// solid line.
QList<double> dashLengths(const Stroke &stroke);

/// A miter that is longer than this, in widths of the line, is replaced by a bevel.
inline constexpr double MiterLimit = 4;

/// The maximum distance of a line's pixels from the outline of its shape, including joins, caps and heads. At least the
/// width of the line.
double strokeReach(const Stroke &stroke);
double strokeReach(const Shape &shape);

/// The reason why a stroke is invalid, apart from its width; empty for a valid one.
QString strokeError(const Stroke &stroke);

} // namespace Trammel
