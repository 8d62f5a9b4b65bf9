#include "geometry/sat_p.h"

#include "geometry/satlanes_p.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cfloat>
#include <limits>

namespace Trammel {

namespace {

using View = ConvexViewAccess;

/// Two shapes in coordinates relative to a place on the first, so that what lies far from the origin loses
/// nothing by that, times a power of two.
class Pair
{
public:
    Pair(const View &a, const View &b, double scale)
        : m_a(a, a.place(), scale), m_b(b, a.place(), scale), m_way(m_b.centre() - m_a.centre()), m_scale(scale)
    {
        // Relative to this, what is computed below is off by a few units of 1e-16. DBL_MIN stands for what underflowed
        // in corners.
        m_slack = 2e-14 * size() + DBL_MIN * std::max(1.0, scale);
    }

    double size() const { return m_a.size + m_b.size; }

    /// The shortest way out over the edges' normals and the direction between a circle and what is next to
    /// it; negative when they are apart. Stops at the first that is clearly so. NaN where it overflows.
    void search()
    {
        if (!considerEdges(m_a, 1) || !considerEdges(m_b, -1))
            return;
        if (m_a.view.radius() != 0)
            considerNearest(m_a.point(0), m_b, 1);
        else if (m_b.view.radius() != 0)
            considerNearest(m_b.point(0), m_a, -1);
    }

    Meeting meeting() const
    {
        if (m_way.isFound() && std::isfinite(m_slack)) {
            if (m_way.best().depth > m_slack)
                return Meeting::Overlapping;
            if (m_way.best().depth < -m_slack)
                return Meeting::Apart;
        }
        return exactMeeting(m_a.view, m_b.view);
    }

    Contact best() const { return {m_way.best().normal, m_way.best().depth / m_scale}; }

private:
    /// A shape's points relative to the pair's place, coordinate by coordinate.
    struct Placed
    {
        Placed(const View &shape, QPointF base, double scale)
            : view(shape), radius(std::abs(shape.radius()) * scale), size(radius)
        {
            const QPointF shift = shape.origin() * scale - base * scale;
            for (QPointF offset : shape.points()) {
                const QPointF place = offset * scale + shift;
                x.append(place.x());
                y.append(place.y());
                // NaN becomes the size, and stays.
                const double distance = std::abs(place.x()) + std::abs(place.y()) + radius;
                size = distance <= size || std::isnan(size) ? size : distance;
            }
            // Whole lanes.
            x.append(x.last());
            y.append(y.last());
        }

        std::size_t count() const { return view.points().size(); }
        QPointF point(std::size_t i) const { return {x[qsizetype(i)], y[qsizetype(i)]}; }

        QPointF centre() const
        {
            QPointF sum;
            for (std::size_t i = 0; i < count(); ++i)
                sum += point(i) - point(0);
            return point(0) + sum / double(count());
        }

        /// How far the shape reaches along a unit vector.
        double reach(QPointF direction) const
        {
            const Lanes2 dx = Lanes2::all(direction.x()), dy = Lanes2::all(direction.y());
            Lanes2 farthest = Lanes2::all(-std::numeric_limits<double>::infinity());
            for (qsizetype i = 0; i + 1 < x.size(); i += 2)
                farthest = max(farthest, Lanes2::load(&x[i]) * dx + Lanes2::load(&y[i]) * dy);
            return max(farthest, farthest.swapped()).first() + radius;
        }

        /// 1 or -1 for points that run clockwise or the other way round clearly, else 0.
        int winding() const
        {
            double area = 0;
            for (std::size_t i = 2; i < count(); ++i)
                area += cross(point(i - 1) - point(0), point(i) - point(0));
            return std::abs(area) > 1e-9 * size * size ? (area > 0 ? 1 : -1) : 0;
        }

        const View &view;
        double radius;
        /// The farthest coordinate sum, with the radius; NaN or infinite for points that are.
        double size;
        QVarLengthArray<double, 65> x, y;
    };

    /// Of moving the second along a unit vector. False when that parts them as they are.
    bool considerDirection(QPointF normal)
    {
        m_way.consider(normal, m_a.reach(normal) + m_b.reach(-normal));
        return !(m_way.best().depth < -m_slack);
    }

    /// Outward of each edge of one of them; both ways for one that may have no area.
    bool considerEdges(const Placed &owner, int outward)
    {
        const int winding = owner.winding();
        for (std::size_t i = 0; i < owner.count(); ++i) {
            const QPointF from = owner.point(i), to = owner.point(i + 1 == owner.count() ? 0 : i + 1);
            const std::optional<QPointF> along = normalized(to - from);
            if (!along)
                continue;
            const QPointF normal = perpendicular(*along) * (winding == 0 ? 1 : -winding * outward);
            if (!considerDirection(normal) || (winding == 0 && !considerDirection(-normal)))
                return false;
        }
        return true;
    }

    /// A circle may be nearest to a corner.
    void considerNearest(QPointF centre, const Placed &other, double sign)
    {
        QPointF nearest = other.point(0) - centre;
        for (std::size_t i = 1; i < other.count(); ++i) {
            if (const QPointF offset = other.point(i) - centre; lengthSquared(offset) < lengthSquared(nearest))
                nearest = offset;
        }
        if (const std::optional<QPointF> direction = normalized(nearest * sign))
            considerDirection(*direction);
        else if (!m_way.isFound())
            considerDirection({1, 0});
    }

    Placed m_a, m_b;
    WayOut m_way;
    double m_scale;
    double m_slack = 0;
};

/// Calls a function with the pair once it has been searched, on a scale on which squares neither over- nor underflow.
template <class Function> auto withSearched(const View &a, const View &b, const Function &function)
{
    Pair pair(a, b, 1);
    if (pair.size() > 0x1p-450 && pair.size() < 0x1p450) [[likely]] {
        pair.search();
        return function(pair);
    }
    Pair scaledPair(a, b, pair.size() < 1 ? 0x1p600 : 0x1p-600);
    scaledPair.search();
    return function(scaledPair);
}

} // namespace

ConvexView::ConvexView(const Aabb2 &box) : m_own(Quad::fromBox(box).corners), m_ownCount(box.isEmpty() ? 0 : 4)
{
}

ConvexView::ConvexView(const Obb &box)
    : m_own(Obb{{}, box.halfWidth, box.halfHeight, box.axis}.corners()), m_ownCount(4), m_origin(box.centre), m_box(box)
{
}

ConvexView::ConvexView(const Circle &circle) : m_ownCount(1), m_origin(circle.centre), m_radius(circle.radius)
{
}

bool intersects(const ConvexView &a, const ConvexView &b, Reading reading)
{
    const View viewA(a), viewB(b);
    if (viewA.points().empty() || viewB.points().empty())
        return false;
    return withSearched(viewA, viewB, [reading](const Pair &pair) { return isMet(pair.meeting(), reading); });
}

std::optional<Contact> contact(const ConvexView &a, const ConvexView &b, Reading reading)
{
    const View viewA(a), viewB(b);
    if (viewA.points().empty() || viewB.points().empty())
        return std::nullopt;
    return withSearched(viewA, viewB, [reading](const Pair &pair) {
        const Meeting how = pair.meeting();
        if (!isMet(how, reading))
            return std::optional<Contact>();
        const Contact best = pair.best();
        return std::optional(Contact{best.normal, how == Meeting::Overlapping ? std::max(0.0, best.depth) : 0.0});
    });
}

} // namespace Trammel
