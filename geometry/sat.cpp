#include "geometry/sat_p.h"

#include <algorithm>
#include <cfloat>
#include <limits>

namespace Trammel {

namespace {

using View = ConvexViewAccess;

/// The shortest way out so far, over the directions along which the sets can be parted.
class WayOut
{
public:
    explicit WayOut(QPointF fromCentreToCentre)
        : m_preferred(same(fromCentreToCentre, {}) ? QPointF(1, 0) : fromCentreToCentre)
    {
    }

    /// Of directions that are as short but for rounding, the one that leads from centre to centre.
    void consider(QPointF normal, double depth)
    {
        const double rounding = m_isFound ? 1e-12 * std::abs(m_best.depth) : 0;
        if (m_isFound && depth > m_best.depth + rounding)
            return;
        if (m_isFound && depth >= m_best.depth - rounding
            && dot(normal, m_preferred) <= dot(m_best.normal, m_preferred))
            return;
        m_best = {normal, depth};
        m_isFound = true;
    }

    bool isFound() const { return m_isFound; }
    const Contact &best() const { return m_best; }

private:
    QPointF m_preferred;
    Contact m_best;
    bool m_isFound = false;
};

/// Two shapes in coordinates relative to a place on the first, so that what lies far from the origin loses
/// nothing by that.
class Pair
{
public:
    Pair(const View &a, const View &b)
        : m_a{a, a.origin() - a.place()}, m_b{b, b.origin() - a.place()}, m_way(m_b.centre() - m_a.centre())
    {
        // Relative to this, what is computed below is off by a few units of 1e-16.
        m_slack = 2e-14 * (m_a.size() + m_b.size()) + DBL_MIN;
    }

    /// The shortest way out over the edges' normals and the direction between a circle and what is next to
    /// it; negative when they are apart. Stops at the first that is clearly so. NaN where it overflows.
    void search()
    {
        if (!considerEdges(m_a) || !considerEdges(m_b))
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

    Contact best() const { return m_way.best(); }

private:
    struct Placed
    {
        const View &view;
        QPointF shift;

        QPointF point(std::size_t i) const { return view.points()[i] + shift; }
        std::size_t count() const { return view.points().size(); }

        QPointF centre() const
        {
            QPointF sum;
            for (std::size_t i = 0; i < count(); ++i)
                sum += (view.points()[i] - view.points()[0]) / double(count());
            return point(0) + sum;
        }

        /// Infinite for NaN too.
        double size() const
        {
            double largest = std::abs(view.radius());
            for (std::size_t i = 0; i < count() && std::isfinite(largest); ++i) {
                const double distance = std::abs(point(i).x()) + std::abs(point(i).y()) + std::abs(view.radius());
                largest = distance <= largest ? largest : distance;
            }
            return std::isfinite(largest) ? largest : std::numeric_limits<double>::infinity();
        }

        /// How far the shape reaches along a unit vector and against it.
        std::array<double, 2> reach(QPointF direction) const
        {
            double forward = -std::numeric_limits<double>::infinity(), backward = forward;
            for (std::size_t i = 0; i < count(); ++i) {
                const double place = dot(point(i), direction);
                forward = std::max(forward, place);
                backward = std::max(backward, -place);
            }
            return {forward + std::abs(view.radius()), backward + std::abs(view.radius())};
        }
    };

    bool considerDirection(QPointF normal)
    {
        const auto [forwardA, backwardA] = m_a.reach(normal);
        const auto [forwardB, backwardB] = m_b.reach(normal);
        m_way.consider(normal, forwardA + backwardB);
        m_way.consider(-normal, backwardA + forwardB);
        return !(m_way.best().depth < -m_slack);
    }

    bool considerEdges(const Placed &owner)
    {
        for (std::size_t i = 0; i < owner.count(); ++i) {
            const QPointF from = owner.point(i), to = owner.point(i + 1 == owner.count() ? 0 : i + 1);
            const std::optional<QPointF> along = normalized(to - from);
            if (along && !considerDirection(perpendicular(*along)))
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
    double m_slack = 0;
};

bool isMet(Meeting meeting, Reading reading)
{
    return meeting == Meeting::Overlapping || (meeting == Meeting::Touching && reading == Reading::Closed);
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
    Pair pair(viewA, viewB);
    pair.search();
    return isMet(pair.meeting(), reading);
}

std::optional<Contact> contact(const ConvexView &a, const ConvexView &b, Reading reading)
{
    const View viewA(a), viewB(b);
    if (viewA.points().empty() || viewB.points().empty())
        return std::nullopt;
    Pair pair(viewA, viewB);
    pair.search();
    const Meeting how = pair.meeting();
    if (!isMet(how, reading))
        return std::nullopt;
    const Contact best = pair.best();
    return Contact{best.normal, how == Meeting::Overlapping ? std::max(0.0, best.depth) : 0.0};
}

} // namespace Trammel
