#include "widgets/model/query/quadarea_p.h"

#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

QuadArea::QuadArea(const Quad &quad)
    : m_quad(quad), m_band(quad.corners), m_bounds(Trammel::bounds(quad)), m_form(formOf(quad))
{
    if (m_form == Form::Convex)
        m_turn = orientation(quad.corners[0], quad.corners[1], quad.corners[2]);
}

QuadArea::Form QuadArea::formOf(const Quad &quad)
{
    const auto &[a, b, c, d] = quad.corners;
    if ((same(b, {c.x(), a.y()}) && same(d, {a.x(), c.y()})) || (same(b, {a.x(), c.y()}) && same(d, {c.x(), a.y()})))
        return Form::Upright;
    const int turn = orientation(a, b, c);
    const bool isConvex =
        turn != 0 && orientation(b, c, d) == turn && orientation(c, d, a) == turn && orientation(d, a, b) == turn;
    return isConvex ? Form::Convex : Form::Other;
}

Location QuadArea::locate(const Aabb2 &box) const
{
    if (!box.overlaps(m_bounds))
        return Location::Outside;
    if (m_form == Form::Upright)
        return m_bounds.contains(box) ? Location::Inside : Location::Boundary;
    if (m_form == Form::Other)
        return Location::Boundary;
    Location location = Location::Inside;
    for (std::size_t i = 0; i < 4; ++i) {
        const QPointF from = m_quad.corners[i], to = m_quad.corners[(i + 1) % 4];
        // The side of the line on which a point lies is the sign of a linear function, whose extremes over the box are
        // at corners. Exact comparisons determine these corners.
        const bool growsWithX = (to.y() < from.y()) == (m_turn > 0);
        const bool growsWithY = (to.x() > from.x()) == (m_turn > 0);
        const QPointF innermost(growsWithX ? box.max[0] : box.min[0], growsWithY ? box.max[1] : box.min[1]);
        if (orientation(from, to, innermost) == -m_turn)
            return Location::Outside;
        const QPointF outermost(growsWithX ? box.min[0] : box.max[0], growsWithY ? box.min[1] : box.max[1]);
        if (location == Location::Inside && orientation(from, to, outermost) == -m_turn)
            location = Location::Boundary;
    }
    return location;
}

// A point of the outline in the area shows that the area touches the shape; a point outside shows that it does not
// enclose the shape. Many shapes are decided this way without constructing their primitives.

bool QuadArea::touches(const Shape &shape) const
{
    return anyPoint(shape, Location::Inside)
        || intersects(m_band, PrimitiveView(primitiveOf(shape), touchedExtent(shape)));
}

bool QuadArea::encloses(const Shape &shape) const
{
    return !anyPoint(shape, Location::Outside) && contains(m_band, PrimitiveView(primitiveOf(shape)));
}

bool QuadArea::anyPoint(const Shape &shape, Location location) const
{
    if (!hasAnchors(shape))
        return false;
    const OutlineMap toScene(shape);
    const qsizetype step = anchorStep(shape);
    for (const QList<QPointF> &units : shape.outline) {
        for (qsizetype i = 0; i < units.size(); i += step) {
            Aabb2 box;
            box.include(toScene(units[i]));
            if (locate(box) == location)
                return true;
        }
    }
    return false;
}

} // namespace Trammel
