#include <trammel/geometry/sweep.h>

#include "geometry/base/segments_p.h"
#include "geometry/cast/cast_p.h"
#include "geometry/collision/colliderparts_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace Trammel {

namespace {

/// A touch of two parts. Refers to the parts, which are needed to find the contact point.
struct PartTouch
{
    Entry entry;
    const Convex *obstacle;
    const Convex *moving;
};

/// The bounding box of all positions of a box along a motion, enlarged by the clearance and slightly more.
Aabb2 sweptBox(const Aabb2 &box, const Motion &motion)
{
    const Aabb2 swept = translated(box, motion.start).united(translated(box, motion.at(1)));
    return swept.expanded(motion.clearance + 1e-12 * largestCoordinate(swept));
}

Collider moved(const Collider &collider, QPointF move)
{
    return {transformed(collider.primitive(), {move, {1, 0}}), collider.extent()};
}

class Sweep
{
public:
    Sweep(const Motion &motion, std::size_t obstacle) : m_motion(motion), m_obstacle(obstacle) { }

    void ask(std::span<const Convex> obstacle, std::span<const Convex> moving)
    {
        // Only a touch that is not later than the first one counts.
        Motion rest = m_motion;
        for (const Convex &mover : moving) {
            const Aabb2 swept = sweptBox(mover.bounds(), rest);
            for (const Convex &part : obstacle) {
                if (swept.overlaps(part.bounds()))
                    ask(part, mover);
            }
            if (m_first)
                rest.way = m_motion.way * m_first->entry.fraction;
        }
        holdSeams();
    }

    std::optional<Touch> first() const
    {
        if (!m_first)
            return std::nullopt;
        const Entry &entry = m_first->entry;
        QPointF normal = entry.normal;
        // If there is no normal, the direction against the motion is used.
        if (same(normal, {}))
            normal = normalized(-m_motion.way).value_or(QPointF(1, 0));
        const QPointF move = m_motion.at(entry.fraction);
        return Touch{entry.fraction, contactPoint(*m_first->obstacle, *m_first->moving, move, normal), normal,
                     m_obstacle, entry.startsOverlapping};
    }

private:
    struct FlushPair
    {
        Flush flush;
        const Convex *obstacle;
        const Convex *moving;
    };

    void ask(const Convex &obstacle, const Convex &moving)
    {
        const bool areStraight = obstacle.isStraight() && moving.isStraight() && m_motion.clearance == 0;
        std::optional<Flush> flush;
        if (const std::optional<Entry> entry =
                areStraight ? straightEntry(obstacle, moving, m_motion, flush) : roundEntry(obstacle, moving, m_motion))
            consider({*entry, &obstacle, &moving});
        // Only a curve can pass between two parts without entering either.
        if (flush && flush->end > 0 && flush->begin < 1 && (obstacle.isFlat() || moving.isFlat()))
            m_flush.push_back({*flush, &obstacle, &moving});
    }

    void consider(const PartTouch &touch)
    {
        const auto against = [this](const PartTouch &other) { return dot(other.entry.normal, m_motion.way); };
        if (!m_first || touch.entry.fraction < m_first->entry.fraction
            || (touch.entry.fraction == m_first->entry.fraction && !m_first->entry.startsOverlapping
                && (touch.entry.startsOverlapping || against(touch) < against(*m_first))))
            m_first = touch;
    }

    /// Whether a part is a point, or a segment without extent across the motion. With a least depth, an extent of up
    /// to twice this depth counts as none.
    bool runsAlong(const Convex &part) const
    {
        if (!part.isFlat())
            return false;
        const ExactCorner first = part.corner(0), last = part.corner(part.corners().size() - 1);
        if (m_motion.leastDepth > 0)
            return std::abs(cross(last.point - first.point, m_motion.way))
                <= 2 * m_motion.leastDepth * length(m_motion.way);
        return exactSign([&](auto exact) { return cross(last.at(exact) - first.at(exact), exact(m_motion.way)); }) == 0;
    }

    /// Considers points and segments whose relative motion is along themselves, on the seam between two parts: they
    /// enter neither part, but they enter the union of both. A part with an extent across the motion can move between
    /// two parts without overlapping them, as in a slot that fits or around a peg.
    void holdSeams()
    {
        for (const FlushPair &left : m_flush) {
            for (const FlushPair &right : m_flush) {
                const bool isAtSeam = (left.moving == right.moving && runsAlong(*left.moving))
                    || (left.obstacle == right.obstacle && runsAlong(*left.obstacle));
                if (left.flush.side != 1 || right.flush.side != -1 || !isAtSeam)
                    continue;
                const double begin = std::max(left.flush.begin, right.flush.begin);
                const double end = std::min(left.flush.end, right.flush.end);
                if (begin < end && end > 0 && begin < 1)
                    consider({{std::max(begin, 0.0), {}, begin < 0}, left.obstacle, left.moving});
            }
        }
        m_flush.clear();
    }

    Motion m_motion;
    std::size_t m_obstacle;
    std::optional<PartTouch> m_first;
    std::vector<FlushPair> m_flush;
};

bool isGood(const Motion &motion)
{
    return isFinite(motion.way) && isFinite(motion.at(1)) && motion.leastDepth >= 0 && motion.clearance >= 0;
}

/// Whether one shape is a curve, and the other is an area of several parts.
bool isCurveOnParts(std::span<const Convex> a, std::span<const Convex> b)
{
    const auto isFlat = [](const Convex &part) { return part.isFlat(); };
    const auto isCutArea = [&](std::span<const Convex> parts) {
        return parts.size() > 1 && std::none_of(parts.begin(), parts.end(), isFlat);
    };
    return (std::any_of(a.begin(), a.end(), isFlat) && isCutArea(b))
        || (std::any_of(b.begin(), b.end(), isFlat) && isCutArea(a));
}

std::optional<Touch> firstTouch(const Collider &moving, const Motion &motion, const Collider &obstacle,
                                std::size_t number)
{
    if (!isGood(motion) || !sweptBox(moving.bounds(), motion).overlaps(obstacle.bounds()))
        return std::nullopt;
    if (const std::optional<ScaledPair> pair = scaledPair(moving, obstacle)) {
        const int exponent = pair->exponent;
        const Motion other{scaled(motion.start, exponent), scaled(motion.way, exponent),
                           std::scalbn(motion.leastDepth, exponent), std::scalbn(motion.clearance, exponent)};
        std::optional<Touch> touch = firstTouch(pair->first, other, pair->second, number);
        if (touch)
            touch->point = scaled(touch->point, -exponent);
        return touch;
    }
    Sweep sweep(motion, number);
    const std::span<const Convex> own = partsOf(moving).parts(), others = partsOf(obstacle).parts();
    sweep.ask(others, own);
    std::optional<Touch> touch = sweep.first();
    // An edge of a curve on the seam between two parts of an area overlaps neither part, but it overlaps the area.
    const bool mayStartOnSeam =
        touch && touch->fraction == 0 && motion.leastDepth == 0 && motion.clearance == 0 && isCurveOnParts(own, others);
    if (mayStartOnSeam && !touch->startsOverlapping)
        touch->startsOverlapping = intersects(obstacle, moving, Reading::Open);
    return touch;
}

/// Whether a touch is earlier than another, or at the same time has the normal that opposes the motion more.
bool isBefore(const Touch &a, const Touch &b, QPointF way)
{
    return a.fraction != b.fraction ? a.fraction < b.fraction : dot(a.normal, way) < dot(b.normal, way);
}

/// Replaces the first touch if that of a pair is earlier.
void considerPair(const SweepPair &pair, std::size_t number, const Motion &motion, std::optional<Touch> &first)
{
    if (first) {
        // Later touches do not count.
        Motion rest = motion;
        rest.way *= first->fraction;
        if (!sweptBox(pair.moving->bounds(), rest).overlaps(pair.obstacle->bounds()))
            return;
    }
    const std::optional<Touch> touch = firstTouch(*pair.moving, motion, *pair.obstacle, number);
    if (touch && (!first || isBefore(*touch, *first, motion.way)))
        first = touch;
}

std::vector<SweepPair> pairsOf(const Collider &moving, std::span<const Collider> obstacles)
{
    std::vector<SweepPair> pairs;
    pairs.reserve(obstacles.size());
    for (const Collider &obstacle : obstacles)
        pairs.push_back({&moving, &obstacle});
    return pairs;
}

} // namespace

std::optional<Touch> sweep(const Collider &moving, QPointF motion, const Collider &obstacle, double leastDepth)
{
    return sweep(moving, motion, {&obstacle, 1}, leastDepth);
}

std::optional<Touch> sweep(const Collider &moving, QPointF motion, std::span<const Collider> obstacles,
                           double leastDepth)
{
    return sweep(pairsOf(moving, obstacles), {}, motion, leastDepth);
}

std::optional<Touch> sweep(std::span<const SweepPair> pairs, QPointF start, QPointF motion, double leastDepth)
{
    if (!isGood({start, motion, leastDepth}))
        return std::nullopt;
    std::optional<Touch> first;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        considerPair(pairs[i], i, {start, motion, leastDepth, pairs[i].clearance}, first);
    if (first && first->startsOverlapping) {
        const SweepPair &pair = pairs[first->obstacle];
        if (const std::optional<Contact> out = minimumTranslation(*pair.obstacle, moved(*pair.moving, start)))
            first->normal = out->normal;
    }
    return first;
}

bool overlaps(const SweepPair &pair, QPointF place, double leastDepth)
{
    const Aabb2 box = translated(pair.moving->bounds(), place);
    if (!isFinite(place) || !box.expanded(pair.clearance).overlaps(pair.obstacle->bounds()))
        return false;
    if (pair.clearance > leastDepth)
        return distance(moved(*pair.moving, place), *pair.obstacle) < pair.clearance - leastDepth;
    if (!(pair.clearance >= 0) || !(leastDepth >= 0))
        return false;
    const double rounding = 1e-12 * std::max(largestCoordinate(box), largestCoordinate(pair.obstacle->bounds()));
    const double depth = leastDepth - pair.clearance;
    if (depth > rounding && rounding > 0 && std::isfinite(rounding)) {
        if (const std::optional<bool> known = isDeeper(*pair.obstacle, *pair.moving, place, depth))
            return *known;
        // In a motion as short as the least depth, all sides of a curve near a touch seem to run along it.
        if (pair.clearance == 0)
            return collide(moved(*pair.moving, place), *pair.obstacle, leastDepth);
    }
    // Any motion will do; a short one meets few parts.
    const QPointF way(leastDepth + 1e-12 * largestCoordinate(box), 0);
    const std::optional<Touch> touch =
        firstTouch(*pair.moving, {place, way, leastDepth, pair.clearance}, *pair.obstacle, 0);
    return touch && touch->startsOverlapping;
}

QPointF slide(const Collider &moving, QPointF motion, std::span<const Collider> obstacles, double leastDepth)
{
    return slide(pairsOf(moving, obstacles), {}, motion, leastDepth).way;
}

Slide slide(std::span<const SweepPair> pairs, QPointF start, QPointF motion, double leastDepth)
{
    if (!isGood({start, motion, leastDepth}))
        return {};
    double largest = std::abs(motion.x()) + std::abs(motion.y());
    std::vector<std::size_t> near;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const SweepPair &pair = pairs[i];
        // Sliding changes the direction of a motion, but does not make it longer.
        const Motion whole{start, motion, leastDepth, pair.clearance + length(motion)};
        if (!sweptBox(pair.moving->bounds(), whole).overlaps(pair.obstacle->bounds()))
            continue;
        near.push_back(i);
        largest = std::max({largest, largestCoordinate(pair.obstacle->bounds()),
                            largestCoordinate(translated(pair.moving->bounds(), start)) + std::abs(motion.x())
                                + std::abs(motion.y())});
    }
    const double depth = std::max(leastDepth, 1e-12 * largest);
    const auto motionOf = [&](std::size_t i, QPointF from, QPointF way) {
        return Motion{from, way, depth, pairs[i].clearance};
    };
    std::erase_if(near, [&](std::size_t i) {
        const std::optional<Touch> touch =
            firstTouch(*pairs[i].moving, motionOf(i, start, motion), *pairs[i].obstacle, i);
        return touch && touch->startsOverlapping;
    });
    const auto firstOf = [&](QPointF from, QPointF way) {
        std::optional<Touch> first;
        for (std::size_t i : near)
            considerPair(pairs[i], i, motionOf(i, from, way), first);
        return first;
    };
    return slide(firstOf, start, motion, depth);
}

Slide slide(const FirstTouch &firstTouch, QPointF start, QPointF motion, double leastDepth)
{
    constexpr int MostTouches = 32;
    Slide result;
    QPointF rest = motion;
    for (int touches = 0; touches < MostTouches; ++touches) {
        const std::optional<Touch> first = firstTouch(start + result.way, rest);
        if (!first) {
            result.way += rest;
            return result;
        }
        result.way += rest * first->fraction;
        rest *= 1 - first->fraction;
        const double into = dot(rest, first->normal);
        if (into < 0)
            rest -= first->normal * into;
        // In a corner, sliding along one obstacle leads into the other. In a wedge, it would lead back.
        const bool isHeld =
            result.touch && first->fraction * length(motion) <= leastDepth && dot(rest, result.touch->normal) < 0;
        result.touch = first;
        if (isHeld || dot(rest, motion) <= 0 || length(rest) <= leastDepth)
            return result;
    }
    return result;
}

} // namespace Trammel
