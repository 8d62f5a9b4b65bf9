#pragma once

#include <QtCore/QRectF>

#include <span>

namespace Trammel {

class Coverage;

/// Adds the outline of a line along some points, with round joins, for filling by the nonzero rule. An open chain gets
/// round or flat caps. Repeated points are harmless.
void addStroke(Coverage &coverage, std::span<const QPointF> points, bool isClosed, double width, bool hasRoundCaps);

/// As addStroke(), but for a dashed line. Only dashes near the visible part are added, so that the cost of a very long
/// line depends on its visible part only. The positions of the dashes do not depend on that part.
void addDashes(Coverage &coverage, std::span<const QPointF> points, bool isClosed, double width, bool hasRoundCaps,
               Qt::PenStyle style, const QRectF &visible);

} // namespace Trammel
