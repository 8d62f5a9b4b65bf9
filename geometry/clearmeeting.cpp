#include "geometry/clearmeeting_p.h"

#include "geometry/convexmeeting_p.h"
#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <type_traits>
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
    }
    explicit Frame(const Obb &box) : Frame(box.centre, box.axis, box.halfWidth, box.halfHeight) { }
    explicit Frame(const Ellipse &ellipse) : Frame(ellipse.centre, ellipse.axis, ellipse.radiusX, ellipse.radiusY) { }

    QPointF mapped(QPointF point) const { return mappedVector(point - m_centre); }
    QPointF mappedVector(QPointF vector) const { return {dot(vector, m_x), dot(vector, m_y)}; }
    /// More than the error of what is computed of points up to so far from the origin. The difference to
    /// the centre is off by one part in 2^53, and each axis' share of it by as much of the larger unit.
    double rounding(double reach) const { return m_roundingUnit * (1 + reach); }

private:
    QPointF m_centre;
    QPointF m_x;
    QPointF m_y;
    double m_roundingUnit;
};

double reachOf(QPointF point)
{
    return std::abs(point.x()) + std::abs(point.y());
}

/// Collects what is known of a set's edges, in a frame, against the square or the disc around the origin.
template <class Target> class EdgeWatch
{
public:
    EdgeWatch(const Frame &frame, QPointF first) : m_frame(frame), m_last(first) { }

    void begin(QPointF point) { m_last = point; }

    /// The edge from the last point to this one; true once the answer is known to be yes.
    bool goTo(QPointF point)
    {
        const double rounding = m_frame.rounding(reachOf(m_last) + reachOf(point));
        if (!Target::isFarther(m_last, point, 1 + rounding)) {
            if (rounding < 0.5 && !Target::isFarther(m_last, point, 1 - rounding))
                return true;
            m_isClose = true;
        }
        // This counts when no edge is near the origin: rounding cannot change which side it is on.
        if ((m_last.y() > 0) != (point.y() > 0))
            m_isInside ^= (cross(m_last, point) > 0) == (point.y() > m_last.y());
        m_last = point;
        return false;
    }

    Answer answer(bool isArea) const { return m_isClose ? std::nullopt : Answer(isArea && m_isInside); }

private:
    const Frame &m_frame;
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

template <class Target> Answer meetsEdges(const Frame &frame, const Polyline &polyline, Extent)
{
    if (polyline.points.isEmpty())
        return false;
    EdgeWatch<Target> watch(frame, frame.mapped(polyline.points.first()));
    for (QPointF point : polyline.points) {
        if (watch.goTo(frame.mapped(point)))
            return true;
    }
    return watch.answer(false);
}

template <class Target> Answer meetsEdges(const Frame &frame, const Polygon &polygon, Extent extent)
{
    EdgeWatch<Target> watch(frame, {});
    const auto meetsRing = [&](const QList<QPointF> &ring) {
        if (ring.isEmpty())
            return false;
        watch.begin(frame.mapped(ring.last()));
        return std::any_of(ring.begin(), ring.end(), [&](QPointF point) { return watch.goTo(frame.mapped(point)); });
    };
    if (meetsRing(polygon.outline) || std::any_of(polygon.holes.begin(), polygon.holes.end(), meetsRing))
        return true;
    return watch.answer(extent == Extent::Area);
}

Answer discMeetsBox(const Frame &frame, const Obb &box)
{
    const QPointF centre = frame.mapped(box.centre);
    const QPointF width = frame.mappedVector(box.axis * box.halfWidth);
    const QPointF height = frame.mappedVector(perpendicular(box.axis) * box.halfHeight);
    const QPointF corners[] = {centre + width + height, centre - width + height, centre - width - height,
                               centre + width - height};
    EdgeWatch<Disc> watch(frame, corners[3]);
    if (std::any_of(std::begin(corners), std::end(corners), [&watch](QPointF corner) { return watch.goTo(corner); }))
        return true;
    return watch.answer(true);
}

/// Walks from the ellipse's centre towards the origin over points of the ellipse (E. G. Gilbert's
/// least norm), until one lies in the disc or a line parts them.
Answer discMeetsEllipse(const Frame &frame, const Ellipse &ellipse)
{
    const QPointF centre = frame.mapped(ellipse.centre);
    const QPointF u = frame.mappedVector(ellipse.axis * ellipse.radiusX);
    const QPointF v = frame.mappedVector(perpendicular(ellipse.axis) * ellipse.radiusY);
    const double rounding = frame.rounding(reachOf(centre) + reachOf(u) + reachOf(v));
    if (!(rounding < 1e-6))
        return std::nullopt;
    QPointF point = centre;
    for (int step = 0; step < 12; ++step) {
        const double away = std::sqrt(lengthSquared(point));
        if (away < 1 - rounding)
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

    Pair swapped() const { return {extentOfSecond, extentOfFirst}; }

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
                return meetsEdges<std::conditional_t<std::is_same_v<First, Obb>, Square, Disc>>(Frame(a), b,
                                                                                                extentOfSecond);
        }
    }

    static Answer areasMeet(const Obb &a, const Obb &b) { return meeting(a, b) != Meeting::Apart; }
    static Answer areasMeet(const Ellipse &a, const Obb &b) { return discMeetsBox(Frame(a), b); }
    static Answer areasMeet(const Obb &a, const Ellipse &b) { return discMeetsBox(Frame(b), a); }
    static Answer areasMeet(const Ellipse &a, const Ellipse &b) { return discMeetsEllipse(Frame(a), b); }

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

} // namespace

Answer clearMeeting(const Primitive &a, Extent extentOfA, const Primitive &b, Extent extentOfB)
{
    const Answer answer = std::visit(Pair{extentOfA, extentOfB}, a, b);
    // Areas that meet may do so within the curve around one.
    if (answer == Answer(true) && (isRoundCurve(a, extentOfA) || isRoundCurve(b, extentOfB)))
        return std::nullopt;
    return answer;
}

} // namespace Trammel
