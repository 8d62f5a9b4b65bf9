#pragma once

#include <trammel/stroke.h>

#include <QtCore/QRectF>

#include <span>

namespace Trammel {

class Coverage;

/// The form of a line, in pixels.
struct LinePen
{
    double width;
    LineCap cap = LineCap::Round;
    LineJoin join = LineJoin::Round;
};

/// Adds the outline of a line along some points, for filling by the nonzero rule. It is counterclockwise on screen.
/// Repeated points are harmless.
void addStroke(Coverage &coverage, std::span<const QPointF> points, bool isClosed, const LinePen &pen);

/// As addStroke(), but for a dashed line with a pattern of dash, gap, dash, gap ... in widths of the line. Only dashes
/// near the visible part are added, so that the cost of a very long line depends on its visible part only. The
/// positions of the dashes do not depend on that part.
void addDashes(Coverage &coverage, std::span<const QPointF> points, bool isClosed, const LinePen &pen,
               std::span<const double> pattern, const QRectF &visible);

} // namespace Trammel
