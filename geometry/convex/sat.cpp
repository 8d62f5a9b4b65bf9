#include "geometry/convex/sat_p.h"

#include "geometry/numbers/simd_p.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cfloat>
#include <limits>

namespace Trammel {

namespace {

using View = ConvexViewAccess;

/// The scale of most pairs. Multiplying by it costs nothing.
struct One
{
    constexpr operator double() const { return 1; }
};

/// Two shapes in coordinates relative to a point of the first, so that shapes far from the origin lose no
/// precision, times a power of two.
template <class Scale> class Pair
{
public:
    Pair(const View &a, const View &b, Scale scale)
        : m_a(a, a.place(), scale), m_b(b, a.place(), scale), m_way(m_b.center() - m_a.center()), m_scale(scale)
    {
        // Relative to the size, the values below have errors of a few units of 1e-16. DBL_MIN covers underflow
        // in corners.
        m_slack = 2e-14 * size() + DBL_MIN * std::max<double>(1, scale);
    }

    double size() const { return m_a.size + m_b.size; }

    /// Finds the minimum translation over the normals of the edges and the direction between a circle and the
    /// nearest corner; the depth is negative if the shapes are apart. Stops at the first direction that clearly
    /// separates them. NaN on overflow.
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
    /// A shape's points relative to the pair's base point, as columns of x and y.
    struct Placed
    {
        Placed(const View &shape, QPointF base, Scale scale)
            : view(shape), radius(std::abs(shape.radius()) * scale), size(radius)
        {
            const QPointF shift = shape.origin() * scale - base * scale;
            for (QPointF offset : shape.points()) {
                const QPointF place = offset * scale + shift;
                x.append(place.x());
                y.append(place.y());
                // A NaN becomes the size and stays.
                const double distance = std::abs(place.x()) + std::abs(place.y()) + radius;
                size = distance <= size || std::isnan(size) ? size : distance;
            }
            // Pads to whole lanes.
            x.append(x.last());
            y.append(y.last());
        }

        std::size_t count() const { return view.points().size(); }
        QPointF point(std::size_t i) const { return {x[qsizetype(i)], y[qsizetype(i)]}; }

        QPointF center() const
        {
            QPointF sum;
            for (std::size_t i = 0; i < count(); ++i)
                sum += point(i) - point(0);
            return point(0) + sum / double(count());
        }

        /// The support function of the shape along a unit vector.
        double reach(QPointF direction) const
        {
            const Lanes2 dx = Lanes2::all(direction.x()), dy = Lanes2::all(direction.y());
            Lanes2 farthest = Lanes2::all(-std::numeric_limits<double>::infinity());
            for (qsizetype i = 0; i + 1 < x.size(); i += 2)
                farthest = max(farthest, Lanes2::load(&x[i]) * dx + Lanes2::load(&y[i]) * dy);
            return max(farthest, farthest.swapped()).first() + radius;
        }

        /// 1 if the points clearly run clockwise, -1 if they clearly run counterclockwise, otherwise 0.
        int winding() const
        {
            double area = 0;
            for (std::size_t i = 2; i < count(); ++i)
                area += cross(point(i - 1) - point(0), point(i) - point(0));
            return std::abs(area) > 1e-9 * size * size ? (area > 0 ? 1 : -1) : 0;
        }

        const View &view;
        double radius;
        /// The largest sum of absolute coordinates, plus the radius; NaN or infinite if a point is.
        double size;
        QVarLengthArray<double, 65> x, y;
    };

    /// Considers moving the second shape along a unit vector. False if this direction separates the shapes.
    bool considerDirection(QPointF normal)
    {
        m_way.consider(normal, m_a.reach(normal) + m_b.reach(-normal));
        return !(m_way.best().depth < -m_slack);
    }

    /// Considers the outward normals of one shape's edges; both normals if the shape may have no area. False if
    /// one of them separates the shapes.
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

    /// Considers the direction from a circle to the nearest corner, where the two may touch.
    void considerNearest(QPointF center, const Placed &other, double sign)
    {
        QPointF nearest = other.point(0) - center;
        for (std::size_t i = 1; i < other.count(); ++i) {
            if (const QPointF offset = other.point(i) - center; lengthSquared(offset) < lengthSquared(nearest))
                nearest = offset;
        }
        if (const std::optional<QPointF> direction = normalized(nearest * sign))
            considerDirection(*direction);
        else if (!m_way.isFound())
            considerDirection({1, 0});
    }

    Placed m_a, m_b;
    WayOut m_way;
    Scale m_scale;
    double m_slack = 0;
};

/// Calls a function with the searched pair, scaled so that squares neither overflow nor underflow.
template <class Function> auto withSearched(const View &a, const View &b, const Function &function)
{
    Pair pair(a, b, One());
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
    : m_own(Obb{{}, box.halfWidth, box.halfHeight, box.axis}.corners()), m_ownCount(4), m_origin(box.center), m_box(box)
{
}

ConvexView::ConvexView(const Circle &circle) : m_ownCount(1), m_origin(circle.center), m_radius(circle.radius)
{
}

bool intersects(const ConvexView &a, const ConvexView &b, Reading reading)
{
    const View viewA(a), viewB(b);
    if (viewA.points().empty() || viewB.points().empty())
        return false;
    return withSearched(viewA, viewB, [reading](const auto &pair) { return isMet(pair.meeting(), reading); });
}

std::optional<Contact> contact(const ConvexView &a, const ConvexView &b, Reading reading)
{
    const View viewA(a), viewB(b);
    if (viewA.points().empty() || viewB.points().empty())
        return std::nullopt;
    return withSearched(viewA, viewB, [reading](const auto &pair) {
        const Meeting how = pair.meeting();
        if (!isMet(how, reading))
            return std::optional<Contact>();
        const Contact best = pair.best();
        return std::optional(Contact{best.normal, how == Meeting::Overlapping ? std::max(0.0, best.depth) : 0.0});
    });
}

} // namespace Trammel
