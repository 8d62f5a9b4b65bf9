#pragma once

#include <QtCore/QPointF>

#include <span>

namespace Trammel {

class Coverage;

/// Adds the outline of a line along some points, with round joins; to be filled by the nonzero rule.
/// A chain that is not closed gets round caps, or flat ones. Points that repeat do no harm.
void addStroke(Coverage &coverage, std::span<const QPointF> points, bool isClosed, double width, bool hasRoundCaps);

} // namespace Trammel
