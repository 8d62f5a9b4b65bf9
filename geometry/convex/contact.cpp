#include "geometry/convex/convex_p.h"
#include "geometry/convex/shortestmove_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cfloat>
#include <limits>

namespace Trammel {

namespace {

/// Two sets in coordinates relative to a point of the first, so that sets far from the origin lose no precision. The
/// coordinates are multiplied by the scale, a power of two.
class Pair
{
public:
    Pair(const Convex &a, const Convex &b, double scale)
        : m_a(a, baseOf(a), scale), m_b(b, baseOf(a), scale), m_way(m_b.center() - m_a.center()), m_scale(scale)
    {
        // The depths found by search() have errors of a few 1e-16 of the size. DBL_MIN covers underflow in corners.
        m_slack = 2e-14 * size() + DBL_MIN * std::max(1.0, scale);
    }

    double size() const { return m_a.size + m_b.size; }

    /// Finds the minimum translation over the normals of the edges and the direction between a circle and the
    /// nearest corner; the depth is negative if the shapes are apart. Stops at the first direction that clearly
    /// separates them. NaN on overflow.
    void search()
    {
        if (!considerEdges(m_a, 1) || !considerEdges(m_b, -1))
            return;
        if (m_a.set.radius() != 0)
            considerNearest(m_a.point(0), m_b, 1);
        else if (m_b.set.radius() != 0)
            considerNearest(m_b.point(0), m_a, -1);
    }

    Relation relation() const
    {
        if (m_way.isFound() && std::isfinite(m_slack)) {
            if (m_way.best().depth > m_slack)
                return Relation::Overlapping;
            if (m_way.best().depth < -m_slack)
                return Relation::Apart;
        }
        return Trammel::relation(m_a.set, m_b.set);
    }

    Contact best() const { return {m_way.best().normal, m_way.best().depth / m_scale}; }

private:
    /// A point near the set whose coordinates are exact.
    static QPointF baseOf(const Convex &set) { return set.box() ? set.box()->center : set.corners().front(); }

    /// A set's corners relative to the pair's base point, as columns of x and y.
    struct Placed
    {
        Placed(const Convex &own, QPointF base, double scale) : set(own), radius(own.radius() * scale), size(radius)
        {
            if (const Obb *box = own.box()) {
                const QPointF middle = box->center * scale - base * scale;
                const QPointF width = box->axis * box->halfWidth, height = perpendicular(box->axis) * box->halfHeight;
                for (std::size_t i = 0; i < own.size(); ++i) {
                    const ExactCorner corner = own.corner(i);
                    add((width * corner.s + height * corner.t) * scale + middle);
                }
            } else {
                for (QPointF corner : own.corners())
                    add(corner * scale - base * scale);
            }
            // Pads to whole lanes.
            x.append(x.last());
            y.append(y.last());
        }

        void add(QPointF corner)
        {
            x.append(corner.x());
            y.append(corner.y());
            // Once the size is NaN, it stays NaN.
            const double distance = std::abs(corner.x()) + std::abs(corner.y()) + radius;
            size = distance <= size || std::isnan(size) ? size : distance;
        }

        std::size_t count() const { return set.size(); }
        QPointF point(std::size_t i) const { return {x[qsizetype(i)], y[qsizetype(i)]}; }

        QPointF center() const
        {
            QPointF sum;
            for (std::size_t i = 0; i < count(); ++i)
                sum += point(i) - point(0);
            return point(0) + sum / double(count());
        }

        /// The support function of the shape along a unit vector.
        double support(QPointF direction) const
        {
            const Lanes2 dx = Lanes2::all(direction.x()), dy = Lanes2::all(direction.y());
            Lanes2 farthest = Lanes2::all(-std::numeric_limits<double>::infinity());
            for (qsizetype i = 0; i + 1 < x.size(); i += 2)
                farthest = max(farthest, Lanes2::load(&x[i]) * dx + Lanes2::load(&y[i]) * dy);
            return max(farthest, farthest.swapped()).first() + radius;
        }

        const Convex &set;
        double radius;
        /// The largest sum of absolute coordinates, plus the radius; NaN or infinite if a point is.
        double size;
        QVarLengthArray<double, 65> x, y;
    };

    /// Considers moving the second shape along a unit vector. False if this direction separates the shapes.
    bool considerDirection(QPointF normal)
    {
        m_way.consider(normal, m_a.support(normal) + m_b.support(-normal));
        return !(m_way.best().depth < -m_slack);
    }

    /// Considers the outward normals of one set's edges. False if one of them separates the sets.
    bool considerEdges(const Placed &owner, int outward)
    {
        for (std::size_t i = 0; owner.count() > 1 && i < owner.count(); ++i) {
            const QPointF from = owner.point(i), to = owner.point(owner.set.following(i));
            const std::optional<QPointF> along = normalized(to - from);
            if (along && !considerDirection(perpendicular(*along) * -outward))
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
    ShortestMove m_way;
    double m_scale;
    double m_slack = 0;
};

Contact contactFor(Relation how, const Contact &best)
{
    return {best.normal, how == Relation::Overlapping ? std::max(0.0, best.depth) : 0.0};
}

std::optional<Contact> searchedContact(const Convex &a, const Convex &b, Reading reading)
{
    const Relation how = relation(a, b);
    if (!isMet(how, reading))
        return std::nullopt;
    return contactFor(how, searchedTranslation(a, b, b.innerPoint() - a.innerPoint()));
}

std::optional<Contact> hullContact(const Convex &a, const Convex &b, Reading reading, double scale)
{
    Pair pair(a, b, scale);
    // Otherwise, squares may overflow or underflow.
    const bool isMeasurable = pair.size() > 0x1p-450 && pair.size() < 0x1p450;
    if (!isMeasurable && scale == 1) [[unlikely]]
        return hullContact(a, b, reading, pair.size() < 1 ? 0x1p600 : 0x1p-600);
    pair.search();
    const Relation how = pair.relation();
    return isMet(how, reading) ? std::optional(contactFor(how, pair.best())) : std::nullopt;
}

} // namespace

std::optional<Contact> contact(const Convex &a, const Convex &b, Reading reading)
{
    const auto isHullOrCircle = [](const Convex &set) {
        return set.isStraight() || (!set.ellipse() && set.size() == 1);
    };
    return isHullOrCircle(a) && isHullOrCircle(b) ? hullContact(a, b, reading, 1) : searchedContact(a, b, reading);
}

} // namespace Trammel
