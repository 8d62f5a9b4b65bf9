#include "geometry/collision/filter_p.h"

#include "geometry/numbers/rounding_p.h"
#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>
#include <variant>

namespace Trammel {

namespace {

using Answer = std::optional<bool>;

/// Tests the edges of a set, mapped to a frame, against a target around the origin: the square with half side 1 or
/// the unit disc.
template <class Target> class EdgeWatch
{
public:
    EdgeWatch(const Frame &frame, double leastDepth) : m_frame(frame), m_margin(frame.marginFor(leastDepth)) { }

    /// Adds an edge. Returns true once the sets certainly meet by more than the margin.
    bool see(QPointF from, QPointF to)
    {
        const double rounding = m_frame.rounding(sumOfCoordinates(from) + sumOfCoordinates(to));
        if (!Target::isFarther(from, to, 1 + rounding)) {
            if (rounding + m_margin < 0.5 && !Target::isFarther(from, to, 1 - rounding - m_margin))
                return true;
            m_isClose = true;
        }
        // The parity is used only if no edge is close to the target. Rounding then cannot change the side of an edge
        // on which the origin lies.
        if ((from.y() > 0) != (to.y() > 0))
            m_isInside ^= (cross(from, to) > 0) == (to.y() > from.y());
        return false;
    }

    Answer answer(bool isArea) const
    {
        if (m_isClose || (m_isInside && !(m_margin < 0.5)))
            return std::nullopt;
        return isArea && m_isInside;
    }

private:
    const Frame &m_frame;
    double m_margin;
    bool m_isClose = false;
    bool m_isInside = false;
};

struct Square
{
    static bool holds(QPointF point, double size) { return std::abs(point.x()) < size && std::abs(point.y()) < size; }

    /// Whether a segment lies outside the square with this half side: the segment is beyond a side, or its line
    /// misses the square.
    static bool isFarther(QPointF a, QPointF b, double size)
    {
        return std::min(a.x(), b.x()) > size || std::max(a.x(), b.x()) < -size || std::min(a.y(), b.y()) > size
            || std::max(a.y(), b.y()) < -size || std::abs(cross(a, b - a)) > size * sumOfCoordinates(b - a);
    }
};

struct Disc
{
    static bool holds(QPointF point, double radius) { return lengthSquared(point) < radius * radius; }

    static bool isFarther(QPointF a, QPointF b, double radius)
    {
        const QPointF along = b - a;
        const double place = -dot(a, along), square = lengthSquared(along);
        if (place <= 0)
            return lengthSquared(a) > radius * radius;
        if (place >= square)
            return lengthSquared(b) > radius * radius;
        const double area = cross(a, along);
        return area * area > radius * radius * square;
    }
};

/// Calls a function with the ends of each edge of a polygon or polyline, mapped to a frame, until it returns true.
template <class Function> bool anyEdge(const Frame &frame, const Chain &chain, const Function &function)
{
    return chain.anyRing([&](std::span<const QPointF> ring) {
        if (ring.empty())
            return false;
        QPointF last = frame.mapped(chain.isClosed ? ring.back() : ring.front());
        return std::any_of(ring.begin(), ring.end(), [&](QPointF point) {
            const QPointF from = std::exchange(last, frame.mapped(point));
            return function(from, last);
        });
    });
}

/// Whether no other edge of a polygon runs along an edge. If so, the polygon has interior points all along the edge.
/// The edges of a spike have none.
bool runsAlone(const Frame &frame, const Chain &polygon, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double square = lengthSquared(along), slack = 1e-7 * std::sqrt(square);
    const auto isBeside = [&](QPointF point) {
        return !(std::abs(cross(along, point - from)) > slack * (1 + sumOfCoordinates(point)));
    };
    const auto runsAlong = [&](QPointF a, QPointF b) {
        if (!isBeside(a) || !isBeside(b))
            return false;
        const double placeOfA = dot(along, a - from), placeOfB = dot(along, b - from);
        return !(std::max(placeOfA, placeOfB) <= 1e-7 * square || std::min(placeOfA, placeOfB) >= square * (1 - 1e-7));
    };
    int count = 0;
    anyEdge(frame, polygon, [&](QPointF a, QPointF b) { return runsAlong(a, b) && ++count > 1; });
    return count == 1;
}

/// Quick test with the corners alone. A set beyond a side of the square is disjoint from the square and from the disc
/// in it. Closed sets meet if a corner of one lies in the other.
template <class Target> Answer cornersTell(const Frame &frame, double leastDepth, const Chain &chain)
{
    const double inner = 1 - frame.rounding(2);
    Aabb2 box;
    const bool isMet = chain.anyPoint([&](QPointF point) {
        const QPointF corner = frame.mapped(point);
        box.include(corner);
        return Target::holds(corner, inner);
    });
    if (isMet)
        return leastDepth == 0 ? Answer(true) : std::nullopt;
    const double reach = std::max({box.max[0], -box.min[0], box.max[1], -box.min[1]});
    const double outer = 1 + frame.rounding(2 * reach);
    const bool isBeyond = box.min[0] > outer || box.max[0] < -outer || box.min[1] > outer || box.max[1] < -outer;
    return isBeyond ? Answer(false) : std::nullopt;
}

template <class Target> Answer meetsEdges(const Frame &frame, double leastDepth, const Chain &chain, Extent extent)
{
    if (const Answer known = cornersTell<Target>(frame, leastDepth, chain))
        return known;
    const bool isArea = chain.isArea(extent);
    EdgeWatch<Target> watch(frame, leastDepth);
    Answer answer;
    const bool isMet = anyEdge(frame, chain, [&](QPointF from, QPointF to) {
        if (!watch.see(from, to))
            return false;
        if (leastDepth == 0 || !isArea || runsAlone(frame, chain, from, to))
            answer = true;
        return true;
    });
    return isMet ? answer : watch.answer(isArea);
}

Answer discMeetsBox(const Frame &frame, double leastDepth, const Obb &box)
{
    const QPointF center = frame.mapped(box.center);
    const QPointF width = frame.mappedVector(box.axis * box.halfWidth);
    const QPointF height = frame.mappedVector(perpendicular(box.axis) * box.halfHeight);
    const QPointF corners[] = {center + width + height, center - width + height, center - width - height,
                               center + width - height};
    EdgeWatch<Disc> watch(frame, leastDepth);
    for (std::size_t i = 0; i < 4; ++i) {
        if (watch.see(corners[(i + 3) % 4], corners[i]))
            return true;
    }
    return watch.answer(true);
}

/// Searches the ellipse for its point nearest to the origin (E. G. Gilbert's minimum norm algorithm). Stops once a
/// point lies in the disc or a line separates the two.
Answer discMeetsEllipse(const Frame &frame, double leastDepth, const Ellipse &ellipse)
{
    const QPointF center = frame.mapped(ellipse.center);
    const QPointF u = frame.mappedVector(ellipse.axis * ellipse.radiusX);
    const QPointF v = frame.mappedVector(perpendicular(ellipse.axis) * ellipse.radiusY);
    const double rounding = frame.rounding(sumOfCoordinates(center) + sumOfCoordinates(u) + sumOfCoordinates(v));
    const double inner = 1 - rounding - frame.marginFor(leastDepth);
    if (!(rounding < 1e-6))
        return std::nullopt;
    QPointF point = center;
    for (int step = 0; step < 12; ++step) {
        const double away = std::sqrt(lengthSquared(point));
        if (away < inner)
            return true;
        const QPointF normal = point / away;
        const double alongU = dot(u, normal), alongV = dot(v, normal);
        const double reach = std::sqrt(alongU * alongU + alongV * alongV);
        if (!(reach > 0))
            return std::nullopt;
        const QPointF nearest = center - (u * alongU + v * alongV) / reach;
        if (dot(nearest, normal) > 1 + rounding)
            return false;
        const QPointF along = nearest - point;
        const double square = lengthSquared(along);
        if (!(square > 0))
            return std::nullopt;
        point += along * std::clamp(-dot(point, along) / square, 0.0, 1.0);
    }
    return std::nullopt;
}

/// Separating axis test of two boxes: compares the smallest overlap along their four axes with a least depth. Nothing
/// if the result is not certain.
Answer boxesCollide(const Obb &a, const Obb &b, double leastDepth)
{
    const auto isUnit = [](QPointF axis) { return std::abs(lengthSquared(axis) - 1) < 1e-12; };
    if (!isUnit(a.axis) || !isUnit(b.axis))
        return std::nullopt;
    const QPointF offset = b.center - a.center;
    const double sizes =
        std::abs(a.halfWidth) + std::abs(a.halfHeight) + std::abs(b.halfWidth) + std::abs(b.halfHeight);
    const double rounding = 1e-12 * (sumOfCoordinates(a.center) + sumOfCoordinates(b.center) + sizes);
    const double cosine = std::abs(dot(a.axis, b.axis)), sine = std::abs(cross(a.axis, b.axis));
    const auto overlap = [&](QPointF axis, double own, double alongWidth, double alongHeight, const Obb &other) {
        return std::abs(own) + std::abs(other.halfWidth) * alongWidth + std::abs(other.halfHeight) * alongHeight
            - std::abs(dot(offset, axis));
    };
    const double least = std::min(
        {overlap(a.axis, a.halfWidth, cosine, sine, b), overlap(perpendicular(a.axis), a.halfHeight, sine, cosine, b),
         overlap(b.axis, b.halfWidth, cosine, sine, a), overlap(perpendicular(b.axis), b.halfHeight, sine, cosine, a)});
    if (least > leastDepth + rounding)
        return true;
    return least < leastDepth - rounding ? Answer(false) : std::nullopt;
}

/// Visitor that dispatches on the figures of two primitives. A rounded box is handled first: plain boxes replace it.
struct Pair
{
    Extent extentOfFirst;
    Extent extentOfSecond;
    /// The frames of figures other than chains.
    const Frame &frameOfFirst;
    const Frame &frameOfSecond;
    /// If zero, the closed areas must meet; otherwise they must overlap by more than this depth.
    double leastDepth;

    Pair swapped() const { return {extentOfSecond, extentOfFirst, frameOfSecond, frameOfFirst, leastDepth}; }

    template <class First, class Second> Answer operator()(const First &a, const Second &b) const
    {
        constexpr bool isUnknown = std::is_same_v<First, std::monostate> || std::is_same_v<Second, std::monostate>;
        constexpr bool areChains = std::is_same_v<First, Chain> && std::is_same_v<Second, Chain>;
        if constexpr (isUnknown || areChains)
            return std::nullopt;
        else if constexpr (std::is_same_v<First, RoundedBox>)
            return meetsRounded(a, b);
        else if constexpr (std::is_same_v<Second, RoundedBox>)
            return swapped()(b, a);
        else
            return meets(a, b);
    }

    Answer meets(const Obb &a, const Obb &b) const
    {
        return leastDepth > 0 ? boxesCollide(a, b, leastDepth) : intersects(a, b);
    }
    Answer meets(const Ellipse &, const Obb &b) const { return discMeetsBox(frameOfFirst, leastDepth, b); }
    Answer meets(const Ellipse &, const Ellipse &b) const { return discMeetsEllipse(frameOfFirst, leastDepth, b); }
    Answer meets(const Obb &, const Chain &b) const
    {
        return meetsEdges<Square>(frameOfFirst, leastDepth, b, extentOfSecond);
    }
    Answer meets(const Ellipse &, const Chain &b) const
    {
        return meetsEdges<Disc>(frameOfFirst, leastDepth, b, extentOfSecond);
    }
    Answer meets(const Obb &a, const Ellipse &b) const { return swapped().meets(b, a); }
    template <class Second> Answer meets(const Chain &a, const Second &b) const { return swapped().meets(b, a); }

    /// Bounds the rounded box from inside by its core and from outside by the core enlarged by the radius.
    template <class Other> Answer meetsRounded(const RoundedBox &rounded, const Other &other) const
    {
        const auto withBox = [&](const Obb &box) {
            const Frame frame(box);
            return Pair{extentOfFirst, extentOfSecond, frame, frameOfSecond, leastDepth}(box, other);
        };
        Obb box = rounded.core;
        const double axis = std::sqrt(lengthSquared(box.axis));
        if (!(axis > 0))
            return std::nullopt;
        if (box.halfWidth != 0 && box.halfHeight != 0 && withBox(box) == Answer(true))
            return true;
        constexpr double more = 1 + 1e-14;
        const double radius = std::abs(rounded.radius) / axis;
        box.halfWidth = (std::abs(box.halfWidth) + radius) * more;
        box.halfHeight = (std::abs(box.halfHeight) + radius) * more;
        if (box.halfWidth == 0 || box.halfHeight == 0 || !std::isfinite(radius))
            return std::nullopt;
        return withBox(box) == Answer(false) ? Answer(false) : std::nullopt;
    }
};

bool isRoundCurve(const FilterPrimitive &primitive)
{
    return primitive.extent() == Extent::Curve && !std::holds_alternative<Chain>(primitive.figure());
}

} // namespace

std::optional<bool> clearlyMeet(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth)
{
    switch (discVerdict(a, b, leastDepth)) {
    case DiscVerdict::Apart:
        return false;
    case DiscVerdict::Meeting:
        return true;
    case DiscVerdict::Unknown:
        break;
    }
    const Pair pair{a.extent(), b.extent(), a.frame(), b.frame(), leastDepth};
    const Answer answer = std::visit(pair, a.figure(), b.figure());
    // Shapes other than chains are tested as areas. These may meet inside the outline of a shape that is read as a
    // curve, without touching the outline.
    if (answer == Answer(true) && (isRoundCurve(a) || isRoundCurve(b)))
        return std::nullopt;
    return answer;
}

std::optional<bool> quickIntersects(const FilterPrimitive &a, const FilterPrimitive &b)
{
    if (const std::optional<bool> known = clearlyMeet(a, b, 0))
        return known;
    const auto *first = std::get_if<Chain>(&a.figure()), *second = std::get_if<Chain>(&b.figure());
    return first && second ? std::optional(chainsMeet(*first, a.extent(), *second, b.extent())) : std::nullopt;
}

std::optional<bool> quickCollides(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth)
{
    if (!(leastDepth >= 0))
        return false;
    if (leastDepth > 0) {
        if (const std::optional<bool> known = clearlyMeet(a, b, leastDepth))
            return known;
        if (crossDeeply(a, b, leastDepth))
            return true;
    }
    return quickIntersects(a, b) == std::optional(false) ? std::optional(false) : std::nullopt;
}

} // namespace Trammel
