#pragma once

#include <QtCore/QRectF>

#include <span>

namespace Trammel {

class Coverage;

/// Adds the outline of a line along some points, with round joins; to be filled by the nonzero rule.
/// A chain that is not closed gets round caps, or flat ones. Points that repeat do no harm.
void addStroke(Coverage &coverage, std::span<const QPointF> points, bool isClosed, double width, bool hasRoundCaps);

/// The same for a dashed line. Only dashes near the visible part are made, so that an endless line costs
/// no more than what is seen of it; where they lie does not depend on that part.
void addDashes(Coverage &coverage, std::span<const QPointF> points, bool isClosed, double width, bool hasRoundCaps,
               Qt::PenStyle style, const QRectF &visible);

} // namespace Trammel
