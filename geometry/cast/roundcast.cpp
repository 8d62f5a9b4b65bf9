#include "geometry/cast/cast_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/minkowski/minkowskiround_p.h"
#include "geometry/numbers/scale_p.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The overlaps of round parts that may be due to rounding, relative to the largest coordinates: computed directly,
/// and found by a numerical search.
constexpr double rounding = 2e-14;
constexpr double searchRounding = 4e-13;

/// A moved copy of a convex set, with its own corners and sides.
class Moved
{
public:
    Moved(const Convex &set, QPointF move)
    {
        if (const Ellipse *ellipse = set.ellipse()) {
            m_set = Convex(Ellipse{ellipse->center + move, ellipse->radiusX, ellipse->radiusY, ellipse->axis});
            m_set.setExtent(set.isCurve() ? Extent::Curve : Extent::Area);
            return;
        }
        for (QPointF corner : set.corners())
            m_corners.append(corner + move);
        for (Side side : set.sides())
            m_sides.append({side.normal, side.offset + dot(side.normal, move)});
        m_set = set.withHull({m_corners.data(), std::size_t(m_corners.size())},
                             {m_sides.data(), std::size_t(m_sides.size())}, set.radius());
    }
    Q_DISABLE_COPY_MOVE(Moved)

    const Convex &set() const { return m_set; }

private:
    Convex m_set;
    QVarLengthArray<QPointF, 8> m_corners;
    QVarLengthArray<Side, 8> m_sides;
};

double sizeOf(const Convex &obstacle, const Convex &moving, const Motion &motion)
{
    return std::max(largestCoordinate(obstacle.bounds()), largestCoordinate(moving.bounds()))
        + sumOfCoordinates(motion.start);
}

/// The entry if one part is straight or neither is an ellipse.
std::optional<Entry> entryOfCores(const Convex &obstacle, const Convex &moving, const Motion &motion)
{
    const RoundFrame frame(obstacle, moving);
    const std::vector<QPointF> core = differenceOfCores(obstacle, moving, frame);
    const QPointF start = frame.to(motion.start), way = frame.to(motion.way);
    double size = 1 + std::abs(start.x()) + std::abs(start.y());
    for (QPointF corner : core)
        size = std::max(size, std::abs(corner.x()) + std::abs(corner.y()));
    const double radius = 1 - rounding * size, deep = motion.leastDepth / std::max(frame.radiusX, frame.radiusY);
    const std::optional<OpenRange> inside = rangeWithin(core, radius - deep, start, way);
    if (!inside || !(inside->end > 0 && inside->begin < 1))
        return std::nullopt;
    if (inside->begin < 0)
        return Entry{0, {}, true};
    const std::optional<OpenRange> touching = rangeWithin(core, radius, start, way);
    const double fraction = std::max(0.0, touching ? touching->begin : inside->begin);

    // The normal leads away from the nearest point of the core.
    const QPointF place = start + way * fraction;
    QPointF outward = place - core.front();
    for (std::size_t i = 0; i < core.size(); ++i) {
        const QPointF away = vectorFrom({core[i], core[i + 1 == core.size() ? 0 : i + 1]}, place);
        if (lengthSquared(away) < lengthSquared(outward))
            outward = away;
    }
    return Entry{fraction, normalized(frame.normalFrom(outward)).value_or(QPointF(1, 0)), false};
}

/// The first fraction of the motion at which the parts overlap by a depth. The depth is a concave function of the
/// move, and each direction gives an upper bound of it, so that Newton's method never overshoots.
std::optional<Entry> firstDepth(const Convex &obstacle, const Convex &moving, const Motion &motion, double depth,
                                double slack)
{
    double share = 0;
    for (int step = 0; step < 100; ++step) {
        const Moved moved(moving, motion.at(share));
        QPointF direction;
        const double reached = leastSupport(obstacle, moved.set(), 0, infinity, &direction);
        if (reached >= depth - slack)
            return Entry{share, direction, step == 0 && reached > depth + slack};
        const double speed = -dot(direction, motion.way);
        if (!(speed > 0))
            return std::nullopt;
        share += (depth - reached) / speed;
        if (!(share < 1))
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Entry> entryOfEllipses(const Convex &obstacle, const Convex &moving, const Motion &motion)
{
    const double slack = searchRounding * sizeOf(obstacle, moving, motion);
    const double touching = -motion.clearance;
    std::optional<Entry> deep = firstDepth(obstacle, moving, motion, touching + motion.leastDepth + 2 * slack, slack);
    if (!deep || deep->startsOverlapping)
        return deep ? std::optional(Entry{0, {}, true}) : deep;
    const std::optional<Entry> first = firstDepth(obstacle, moving, motion, touching, slack);
    return Entry{first ? first->fraction : deep->fraction, first ? first->normal : deep->normal, false};
}

/// The direction of the least clearance between the outline of a round part and another part inside it.
QPointF tightestDirection(const Convex &round, const Convex &held)
{
    const auto unitAt = [](double angle) { return QPointF(std::cos(angle), std::sin(angle)); };
    const auto room = [&](double angle) { return support(round, unitAt(angle)) - support(held, unitAt(angle)); };
    constexpr int samples = 256;
    constexpr double step = 2 * std::numbers::pi / samples;
    int tightest = 0;
    for (int i = 1; i < samples; ++i) {
        if (room(i * step) < room(tightest * step))
            tightest = i;
    }
    double from = (tightest - 1) * step, to = (tightest + 1) * step;
    for (int i = 0; i < 60; ++i) {
        const double left = from + (to - from) / 3, right = to - (to - from) / 3;
        (room(left) < room(right) ? to : from) = room(left) < room(right) ? right : left;
    }
    return unitAt(from);
}

/// The entry at which an outline that contains the other part at the start first touches this part from inside, found
/// by bisection: the protrusion of the part beyond the outline is a convex function of the move.
std::optional<Entry> exitOfOutline(const Convex &round, const Convex &held, const Motion &motion, bool isHeldMoving,
                                   double slack)
{
    const auto reachAt = [&](double share) {
        const Moved moved(held, motion.at(share) * (isHeldMoving ? 1 : -1));
        return protrusion(round, moved.set());
    };
    const auto lastWithin = [&](double limit) {
        double within = 0, beyond = 1;
        for (int step = 0; step < 60; ++step) {
            const double between = within + (beyond - within) / 2;
            (reachAt(between) <= limit ? within : beyond) = between;
        }
        return within;
    };
    const double touching = -motion.clearance;
    if (reachAt(1) <= touching + motion.leastDepth + slack)
        return std::nullopt;
    const double fraction = reachAt(0) < touching ? lastWithin(touching) : 0;
    const Moved moved(held, motion.at(fraction) * (isHeldMoving ? 1 : -1));
    const QPointF outward = tightestDirection(round, moved.set());
    return Entry{fraction, isHeldMoving ? -outward : outward, false};
}

} // namespace

std::optional<Entry> roundEntry(const Convex &obstacle, const Convex &moving, const Motion &motion)
{
    const double slack = searchRounding * sizeOf(obstacle, moving, motion);
    const double most = motion.leastDepth + slack;
    if (obstacle.isCurve() && protrusion(obstacle, Moved(moving, motion.start).set()) <= most)
        return exitOfOutline(obstacle, moving, motion, true, slack);
    if (moving.isCurve() && protrusion(moving, Moved(obstacle, -motion.start).set()) <= most)
        return exitOfOutline(moving, obstacle, motion, false, slack);
    const bool hasEllipse = obstacle.ellipse() || moving.ellipse();
    const bool areRound = motion.clearance > 0 || (!obstacle.isStraight() && !moving.isStraight());
    if (hasEllipse && areRound)
        return entryOfEllipses(obstacle, moving, motion);
    if (motion.clearance == 0)
        return entryOfCores(obstacle, moving, motion);
    const Convex grown = moving.withHull(moving.corners(), moving.sides(), moving.radius() + motion.clearance);
    return entryOfCores(obstacle, grown, motion);
}

QPointF contactPoint(const Convex &obstacle, const Convex &moving, QPointF move, QPointF normal)
{
    // An outline that contains the other part is touched from inside.
    const Moved moved(moving, move);
    const double slack = 1e-9 * sizeOf(obstacle, moving, {move, {}, 0});
    if (obstacle.isCurve() && protrusion(obstacle, moved.set()) <= slack)
        return supportEdge(moved.set(), -normal).from;
    if (moving.isCurve() && protrusion(moved.set(), obstacle) <= slack)
        return supportEdge(obstacle, normal).from;
    const Segment common = commonEdge(obstacle, moved.set(), normal);
    return (common.from + common.to) / 2;
}

} // namespace Trammel
