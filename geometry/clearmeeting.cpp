#include "geometry/clearmeeting_p.h"

#include "geometry/convexmeeting_p.h"
#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <type_traits>
#include <utility>
#include <variant>

namespace Trammel {

namespace {

using Answer = std::optional<bool>;

/// The frame of a box or an ellipse, whose half sizes or radii are units there. Both must have an area.
class Frame
{
public:
    Frame(QPointF centre, QPointF axis, double unitX, double unitY) : m_centre(centre)
    {
        const double x = std::abs(unitX), y = std::abs(unitY), square = lengthSquared(axis);
        m_x = axis / (square * x);
        m_y = perpendicular(axis) / (square * y);
        m_roundingUnit = 1e-14 * (std::max(x, y) / std::min(x, y));
        m_leastUnit = std::min(x, y) * std::sqrt(square);
    }
    explicit Frame(const Obb &box) : Frame(box.centre, box.axis, box.halfWidth, box.halfHeight) { }
    explicit Frame(const Ellipse &ellipse) : Frame(ellipse.centre, ellipse.axis, ellipse.radiusX, ellipse.radiusY) { }

    QPointF mapped(QPointF point) const { return mappedVector(point - m_centre); }
    QPointF mappedVector(QPointF vector) const { return {dot(vector, m_x), dot(vector, m_y)}; }
    /// More than the error of what is computed of points up to so far from the origin. The difference to
    /// the centre is off by one part in 2^53, and each axis' share of it by as much of the larger unit.
    double rounding(double reach) const { return m_roundingUnit * (1 + reach); }
    /// What is within the unit by this much is within the shape by more than the depth.
    double marginFor(double depth) const { return depth / m_leastUnit * (1 + 1e-9); }

private:
    QPointF m_centre;
    QPointF m_x;
    QPointF m_y;
    double m_roundingUnit;
    double m_leastUnit;
};

double reachOf(QPointF point)
{
    return std::abs(point.x()) + std::abs(point.y());
}

/// Collects what is known of a set's edges, in a frame, against the square or the disc around the origin.
template <class Target> class EdgeWatch
{
public:
    EdgeWatch(const Frame &frame, double leastDepth, QPointF first)
        : m_frame(frame), m_margin(frame.marginFor(leastDepth)), m_last(first)
    {
    }

    void begin(QPointF point) { m_last = point; }

    /// The edge from the last point to this one; true once the answer is known to be yes.
    bool goTo(QPointF point)
    {
        const double rounding = m_frame.rounding(reachOf(m_last) + reachOf(point));
        if (!Target::isFarther(m_last, point, 1 + rounding)) {
            if (rounding + m_margin < 0.5 && !Target::isFarther(m_last, point, 1 - rounding - m_margin))
                return true;
            m_isClose = true;
        }
        // This counts when no edge is near the origin: rounding cannot change which side it is on.
        if ((m_last.y() > 0) != (point.y() > 0))
            m_isInside ^= (cross(m_last, point) > 0) == (point.y() > m_last.y());
        m_last = point;
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
    QPointF m_last;
    bool m_isClose = false;
    bool m_isInside = false;
};

struct Square
{
    /// Whether a segment is farther than the square of so large half sides, beyond a side or beyond the
    /// corner next to its line.
    static bool isFarther(QPointF a, QPointF b, double size)
    {
        return std::min(a.x(), b.x()) > size || std::max(a.x(), b.x()) < -size || std::min(a.y(), b.y()) > size
            || std::max(a.y(), b.y()) < -size || std::abs(cross(a, b - a)) > size * reachOf(b - a);
    }
};

struct Disc
{
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

template <class Target> Answer meetsEdges(const Frame &frame, double leastDepth, const Polyline &polyline, Extent)
{
    if (polyline.points.isEmpty())
        return false;
    EdgeWatch<Target> watch(frame, leastDepth, frame.mapped(polyline.points.first()));
    for (QPointF point : polyline.points) {
        if (watch.goTo(frame.mapped(point)))
            return true;
    }
    return watch.answer(false);
}

/// Calls a function with the ends of each edge of a polygon, in a frame, until it answers true.
template <class Function> bool anyEdge(const Frame &frame, const Polygon &polygon, const Function &function)
{
    const auto anyOfRing = [&](const QList<QPointF> &ring) {
        if (ring.isEmpty())
            return false;
        QPointF last = frame.mapped(ring.last());
        return std::any_of(ring.begin(), ring.end(), [&](QPointF point) {
            const QPointF from = std::exchange(last, frame.mapped(point));
            return function(from, last);
        });
    };
    return anyOfRing(polygon.outline) || std::any_of(polygon.holes.begin(), polygon.holes.end(), anyOfRing);
}

/// Whether no other edge runs along this one. Then the polygon has points inside all along it; the edges of
/// a spike have none.
bool runsAlone(const Frame &frame, const Polygon &polygon, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double square = lengthSquared(along), slack = 1e-7 * std::sqrt(square);
    const auto isBeside = [&](QPointF point) {
        return !(std::abs(cross(along, point - from)) > slack * (1 + reachOf(point)));
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

template <class Target> Answer meetsEdges(const Frame &frame, double leastDepth, const Polygon &polygon, Extent extent)
{
    EdgeWatch<Target> watch(frame, leastDepth, {});
    Answer answer;
    const bool isMet = anyEdge(frame, polygon, [&](QPointF from, QPointF to) {
        watch.begin(from);
        if (!watch.goTo(to))
            return false;
        if (leastDepth == 0 || extent == Extent::Curve || runsAlone(frame, polygon, from, to))
            answer = true;
        return true;
    });
    return isMet ? answer : watch.answer(extent == Extent::Area);
}

Answer discMeetsBox(const Frame &frame, double leastDepth, const Obb &box)
{
    const QPointF centre = frame.mapped(box.centre);
    const QPointF width = frame.mappedVector(box.axis * box.halfWidth);
    const QPointF height = frame.mappedVector(perpendicular(box.axis) * box.halfHeight);
    const QPointF corners[] = {centre + width + height, centre - width + height, centre - width - height,
                               centre + width - height};
    EdgeWatch<Disc> watch(frame, leastDepth, corners[3]);
    if (std::any_of(std::begin(corners), std::end(corners), [&watch](QPointF corner) { return watch.goTo(corner); }))
        return true;
    return watch.answer(true);
}

/// Walks from the ellipse's centre towards the origin over points of the ellipse (E. G. Gilbert's
/// least norm), until one lies in the disc or a line parts them.
Answer discMeetsEllipse(const Frame &frame, double leastDepth, const Ellipse &ellipse)
{
    const QPointF centre = frame.mapped(ellipse.centre);
    const QPointF u = frame.mappedVector(ellipse.axis * ellipse.radiusX);
    const QPointF v = frame.mappedVector(perpendicular(ellipse.axis) * ellipse.radiusY);
    const double rounding = frame.rounding(reachOf(centre) + reachOf(u) + reachOf(v));
    const double inner = 1 - rounding - frame.marginFor(leastDepth);
    if (!(rounding < 1e-6))
        return std::nullopt;
    QPointF point = centre;
    for (int step = 0; step < 12; ++step) {
        const double away = std::sqrt(lengthSquared(point));
        if (away < inner)
            return true;
        const QPointF normal = point / away;
        const double alongU = dot(u, normal), alongV = dot(v, normal);
        const double reach = std::sqrt(alongU * alongU + alongV * alongV);
        if (!(reach > 0))
            return std::nullopt;
        const QPointF nearest = centre - (u * alongU + v * alongV) / reach;
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

/// Two boxes against a least depth: the least overlap along their four axes.
Answer boxesCollide(const Obb &a, const Obb &b, double leastDepth)
{
    const auto isUnit = [](QPointF axis) { return std::abs(lengthSquared(axis) - 1) < 1e-12; };
    if (!isUnit(a.axis) || !isUnit(b.axis))
        return std::nullopt;
    const QPointF offset = b.centre - a.centre;
    const double sizes =
        std::abs(a.halfWidth) + std::abs(a.halfHeight) + std::abs(b.halfWidth) + std::abs(b.halfHeight);
    const double rounding = 1e-12 * (reachOf(a.centre) + reachOf(b.centre) + sizes);
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

bool hasArea(const Obb &box)
{
    return box.halfWidth != 0 && box.halfHeight != 0;
}

bool hasArea(const Ellipse &ellipse)
{
    return ellipse.radiusX != 0 && ellipse.radiusY != 0;
}

template <class Type> constexpr bool isRound = !std::is_same_v<Type, Polyline> && !std::is_same_v<Type, Polygon>;

/// What of two primitives is not known yet to be a box, an ellipse or a list of points comes first.
struct Pair
{
    Extent extentOfFirst;
    Extent extentOfSecond;
    /// Zero asks whether the closed areas meet.
    double leastDepth;

    Pair swapped() const { return {extentOfSecond, extentOfFirst, leastDepth}; }

    template <class First, class Second> Answer operator()(const First &a, const Second &b) const
    {
        if constexpr (std::is_same_v<First, Circle>) {
            return (*this)(Ellipse{a.centre, a.radius, a.radius, QPointF(1, 0)}, b);
        } else if constexpr (std::is_same_v<First, RoundedBox>) {
            return meetsRounded(a, b);
        } else if constexpr (std::is_same_v<Second, Circle> || std::is_same_v<Second, RoundedBox>) {
            return swapped()(b, a);
        } else if constexpr (!isRound<First> && !isRound<Second>) {
            return std::nullopt;
        } else if constexpr (!isRound<First>) {
            return swapped()(b, a);
        } else {
            if (!hasArea(a))
                return std::nullopt;
            if constexpr (isRound<Second>)
                return hasArea(b) ? areasMeet(a, b) : std::nullopt;
            else
                return meetsEdges<std::conditional_t<std::is_same_v<First, Obb>, Square, Disc>>(Frame(a), leastDepth, b,
                                                                                                extentOfSecond);
        }
    }

    Answer areasMeet(const Obb &a, const Obb &b) const
    {
        return leastDepth > 0 ? boxesCollide(a, b, leastDepth) : meeting(a, b) != Meeting::Apart;
    }
    Answer areasMeet(const Ellipse &a, const Obb &b) const { return discMeetsBox(Frame(a), leastDepth, b); }
    Answer areasMeet(const Obb &a, const Ellipse &b) const { return discMeetsBox(Frame(b), leastDepth, a); }
    Answer areasMeet(const Ellipse &a, const Ellipse &b) const { return discMeetsEllipse(Frame(a), leastDepth, b); }

    /// It holds its core, and a box around it holds it.
    template <class Other> Answer meetsRounded(const RoundedBox &rounded, const Other &other) const
    {
        Obb box = rounded.core;
        if ((*this)(box, other) == Answer(true))
            return true;
        constexpr double more = 1 + 1e-14;
        const double radius = std::abs(rounded.radius) / std::sqrt(lengthSquared(box.axis));
        box.halfWidth = (std::abs(box.halfWidth) + radius) * more;
        box.halfHeight = (std::abs(box.halfHeight) + radius) * more;
        return std::isfinite(radius) && (*this)(box, other) == Answer(false) ? Answer(false) : std::nullopt;
    }
};

bool isRoundCurve(const Primitive &primitive, Extent extent)
{
    return extent == Extent::Curve && !std::holds_alternative<Polyline>(primitive)
        && !std::holds_alternative<Polygon>(primitive);
}

Answer ask(const Primitive &a, Extent extentOfA, const Primitive &b, Extent extentOfB, double leastDepth)
{
    const Answer answer = std::visit(Pair{extentOfA, extentOfB, leastDepth}, a, b);
    // Areas that meet may do so within the curve around one.
    if (answer == Answer(true) && (isRoundCurve(a, extentOfA) || isRoundCurve(b, extentOfB)))
        return std::nullopt;
    return answer;
}

} // namespace

Answer clearMeeting(const Primitive &a, Extent extentOfA, const Primitive &b, Extent extentOfB)
{
    return ask(a, extentOfA, b, extentOfB, 0);
}

Answer clearCollision(const Primitive &a, Extent extentOfA, const Primitive &b, Extent extentOfB, double leastDepth)
{
    return ask(a, extentOfA, b, extentOfB, leastDepth);
}

} // namespace Trammel
