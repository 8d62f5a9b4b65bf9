#include "widgets/interaction/collisions/rigidmotion_p.h"

#include "geometry/collision/filter_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cfloat>

namespace Trammel {

namespace {

double manhattan(QPointF point)
{
    return std::abs(point.x()) + std::abs(point.y());
}

/// Whether moving a shape only translates its primitive.
bool isRigid(const Shape &shape)
{
    return shape.kind->form() != ShapeKind::Form::Custom;
}

/// A primitive that covers all points within the slack of a box or an ellipse, or slightly more; nothing for other
/// primitives and for an ellipse with a zero radius.
std::optional<Primitive> grown(const Primitive &primitive, double slack)
{
    if (const auto *box = std::get_if<Obb>(&primitive))
        return Obb{box->center, box->halfWidth + slack, box->halfHeight + slack, box->axis};
    const auto *ellipse = std::get_if<Ellipse>(&primitive);
    if (!ellipse || ellipse->radiusX == 0 || ellipse->radiusY == 0)
        return std::nullopt;
    // Adding equal lengths to both radii of an ellipse does not cover all points within that distance.
    const double factor = 1 + slack / std::min(ellipse->radiusX, ellipse->radiusY);
    return Ellipse{ellipse->center, ellipse->radiusX * factor, ellipse->radiusY * factor, ellipse->axis};
}

/// Whether the rule leaves out one shape because the other contains it, or may do so after rounding.
bool mayContain(const Collider &outer, const Collider &inner, const PairRule &rule, double slack)
{
    return !rule.inner && outer.extent() == Extent::Area && outer.bounds().expanded(slack).contains(inner.bounds());
}

/// Whether two shapes are certainly farther apart than the slack.
bool isApart(const Primitive &primitive, const FilterPrimitive &other, double slack)
{
    const std::optional<Primitive> larger = grown(primitive, 2 * slack);
    return larger && quickIntersects(FilterPrimitive(*larger, Extent::Area), other) == std::optional(false);
}

} // namespace

RigidMotion::Form::Form(const Document &document, const PairRule &rule, ShapeId id, const Shape &shape)
    : kind(shape.kind), placement(shape.placement()), cornerRadius(shape.cornerRadius),
      isArea(shape.extent() == Extent::Area), counts(rule.counts(document, id)), outline(shape.outline)
{
}

bool RigidMotion::Form::isSame(const Document &document, const PairRule &rule, ShapeId id, const Shape &shape) const
{
    Placement there = placement;
    there.center = shape.center;
    return kind == shape.kind && there == shape.placement() && cornerRadius == shape.cornerRadius
        && isArea == (shape.extent() == Extent::Area) && counts == rule.counts(document, id)
        && outline.constData() == shape.outline.constData();
}

double RigidMotion::Form::magnitude(QPointF center) const
{
    return manhattan(center) + placement.size.width() + placement.size.height();
}

void RigidMotion::clear()
{
    *this = {};
}

RigidMotion::Step RigidMotion::step(const Document &document, const PairRule &rule, const ShapeIds &ids)
{
    if (ids.isEmpty() || ids != m_ids || !isMovedOn(document, rule)) {
        begin(document, rule, ids);
        return Step::Other;
    }
    return m_isPrepared ? Step::Further : Step::Second;
}

void RigidMotion::begin(const Document &document, const PairRule &rule, const ShapeIds &ids)
{
    clear();
    m_forms.reserve(std::size_t(ids.size()));
    for (ShapeId id : ids) {
        const Shape *shape = document.find(id);
        if (!shape || !isRigid(*shape))
            return clear();
        m_forms.emplace_back(document, rule, id, *shape);
        m_magnitude = std::max(m_magnitude, 2 * m_forms.back().magnitude(shape->center));
    }
    m_ids = ids;
}

bool RigidMotion::isMovedOn(const Document &document, const PairRule &rule)
{
    // An upper bound on the rounding of the offset and of the center to which it was added.
    const double rounding = 8 * DBL_EPSILON * m_magnitude;
    const Shape *first = document.find(m_ids.first());
    const QPointF offset = first ? first->center - m_forms.front().placement.center : QPointF();
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const ShapeId id = m_ids[qsizetype(i)];
        const Form &form = m_forms[i];
        const Shape *shape = document.find(id);
        if (!shape || !form.isSame(document, rule, id, *shape) || form.magnitude(shape->center) > m_magnitude
            || manhattan(shape->center - form.placement.center - offset) > rounding)
            return false;
    }
    m_stepLength = manhattan(offset - m_offset);
    m_offset = offset;
    return true;
}

void RigidMotion::prepare(const Document &document, const PairRule &rule, double leastDepth,
                          const ColliderOf &colliderOf)
{
    const ShapeIds ids = m_ids;
    const double length = m_stepLength;
    begin(document, rule, ids);
    m_stepLength = length;
    m_moving = ShapeIdSet(ids);
    findInner(document, rule, leastDepth, colliderOf);
    lookAround(document, rule);
    m_isPrepared = true;
}

void RigidMotion::findInner(const Document &document, const PairRule &rule, double leastDepth,
                            const ColliderOf &colliderOf)
{
    for (ShapeId id : std::as_const(m_ids)) {
        const Aabb2 box = document.paintedBounds(id).expanded(1e-11 * m_magnitude);
        for (ShapeId other : document.candidates(box)) {
            if (other < id && m_moving.contains(other) && !isSettled(document, rule, id, other, leastDepth, colliderOf))
                m_inner.push_back({id, other});
        }
    }
}

// Shapes that move together keep their relative position, except for the rounding of their centers and corners, which
// is a few parts in 2^53 of the magnitude and far below the slack. Rounding cannot change the result in two cases: a
// point of one shape lies deeper in the other than the least depth plus the slack, so that every convex piece that
// contains it collides, and neither shape can contain the other; or the shapes are farther apart than the slack.
bool RigidMotion::isSettled(const Document &document, const PairRule &rule, ShapeId a, ShapeId b, double leastDepth,
                            const ColliderOf &colliderOf) const
{
    if (!rule.counts(document, a) || !rule.counts(document, b))
        return true;
    const double slack = 1e-11 * m_magnitude;
    const Collider first = colliderOf(a), second = colliderOf(b);
    const FilterPrimitive quickFirst(first.primitive(), first.extent());
    const FilterPrimitive quickSecond(second.primitive(), second.extent());
    if (quickCollides(quickFirst, quickSecond, leastDepth + slack) == std::optional(true))
        return !mayContain(first, second, rule, slack) && !mayContain(second, first, rule, slack);
    const double outer = quickFirst.outerRadius() + quickSecond.outerRadius() + slack;
    return length(quickSecond.center() - quickFirst.center()) > outer * (1 + 1e-12)
        || isApart(first.primitive(), quickSecond, slack) || isApart(second.primitive(), quickFirst, slack);
}

bool RigidMotion::isNear(const Document &document) const
{
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        if (!m_known[i].contains(document.paintedBounds(m_ids[qsizetype(i)])))
            return false;
    }
    return true;
}

// As long as a moving shape stays inside its enlarged box, every shape that meets it also meets that box.
void RigidMotion::lookAround(const Document &document, const PairRule &rule)
{
    double sides = 0;
    for (const Form &form : m_forms)
        sides += std::max(form.placement.size.width(), form.placement.size.height());
    // The margin covers several steps, but is limited so that few other shapes lie within it.
    constexpr double steps = 8;
    const double side = sides / double(m_forms.size());
    const double margin = std::clamp(steps * m_stepLength, side / 4, side);
    m_outer.clear();
    m_known.clear();
    m_known.reserve(m_forms.size());
    for (ShapeId id : std::as_const(m_ids)) {
        m_known.push_back(document.paintedBounds(id).expanded(margin));
        if (!rule.counts(document, id))
            continue;
        for (ShapeId other : document.candidates(m_known.back())) {
            if (!m_moving.contains(other) && rule.counts(document, other))
                m_outer.push_back({id, other});
        }
    }
}

} // namespace Trammel
