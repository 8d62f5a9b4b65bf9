#include "widgets/interaction/commonmotion_p.h"

#include "geometry/quickmeeting_p.h"
#include "geometry/vector.h"
#include "widgets/model/shapekind.h"

#include <algorithm>
#include <cfloat>

namespace Trammel {

namespace {

double manhattan(QPointF point)
{
    return std::abs(point.x()) + std::abs(point.y());
}

/// Whether moving a shape is known to move its primitive and nothing else.
bool isRigid(const Shape &shape)
{
    const ShapeKind *kind = shape.kind;
    return kind == &ShapeKind::rectangle() || kind == &ShapeKind::roundedRectangle() || kind == &ShapeKind::ellipse()
        || kind == &ShapeKind::polygon() || kind == &ShapeKind::polyline();
}

/// All that is within the slack of a round shape or a box, or a little more; nothing for others.
std::optional<Primitive> grown(const Primitive &primitive, double slack)
{
    if (const auto *box = std::get_if<Obb>(&primitive))
        return Obb{box->centre, box->halfWidth + slack, box->halfHeight + slack, box->axis};
    const auto *ellipse = std::get_if<Ellipse>(&primitive);
    if (!ellipse || ellipse->radiusX == 0 || ellipse->radiusY == 0)
        return std::nullopt;
    // An ellipse that grows by equal lengths on both axes does not hold all of that.
    const double factor = 1 + slack / std::min(ellipse->radiusX, ellipse->radiusY);
    return Ellipse{ellipse->centre, ellipse->radiusX * factor, ellipse->radiusY * factor, ellipse->axis};
}

/// Whether two shapes are surely farther apart than the slack.
bool isApart(const Primitive &primitive, const QuickPrimitive &other, double slack)
{
    const std::optional<Primitive> larger = grown(primitive, 2 * slack);
    return larger && quickIntersects(QuickPrimitive(*larger, Extent::Area), other) == std::optional(false);
}

} // namespace

CommonMotion::Form::Form(const Document &document, ShapeId id, const Shape &shape)
    : kind(shape.kind), placement(shape.placement()), cornerRadius(shape.cornerRadius), isArea(shape.isFilled()),
      isVisible(document.isVisible(id)), outline(shape.outline)
{
}

bool CommonMotion::Form::isSame(const Document &document, ShapeId id, const Shape &shape) const
{
    Placement there = placement;
    there.centre = shape.centre;
    return kind == shape.kind && there == shape.placement() && cornerRadius == shape.cornerRadius
        && isArea == shape.isFilled() && isVisible == document.isVisible(id)
        && outline.constData() == shape.outline.constData();
}

double CommonMotion::Form::magnitude(QPointF centre) const
{
    return manhattan(centre) + placement.size.width() + placement.size.height();
}

void CommonMotion::clear()
{
    *this = {};
}

CommonMotion::Step CommonMotion::step(const Document &document, const ShapeIds &ids)
{
    if (ids.isEmpty() || ids != m_ids || !isMovedOn(document)) {
        begin(document, ids);
        return Step::Other;
    }
    return m_isPrepared ? Step::Further : Step::Second;
}

void CommonMotion::begin(const Document &document, const ShapeIds &ids)
{
    clear();
    m_forms.reserve(std::size_t(ids.size()));
    for (ShapeId id : ids) {
        const Shape *shape = document.find(id);
        if (!shape || !isRigid(*shape))
            return clear();
        m_forms.emplace_back(document, id, *shape);
        m_magnitude = std::max(m_magnitude, 2 * m_forms.back().magnitude(shape->centre));
    }
    m_ids = ids;
}

bool CommonMotion::isMovedOn(const Document &document)
{
    // More than the rounding of the offset, and of the centre it was added to.
    const double rounding = 8 * DBL_EPSILON * m_magnitude;
    const Shape *first = document.find(m_ids.first());
    const QPointF offset = first ? first->centre - m_forms.front().placement.centre : QPointF();
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const ShapeId id = m_ids[qsizetype(i)];
        const Form &form = m_forms[i];
        const Shape *shape = document.find(id);
        if (!shape || !form.isSame(document, id, *shape) || form.magnitude(shape->centre) > m_magnitude
            || manhattan(shape->centre - form.placement.centre - offset) > rounding)
            return false;
    }
    m_stepLength = manhattan(offset - m_offset);
    m_offset = offset;
    return true;
}

void CommonMotion::prepare(const Document &document, double leastDepth, const ColliderOf &colliderOf)
{
    const ShapeIds ids = m_ids;
    const double length = m_stepLength;
    begin(document, ids);
    m_stepLength = length;
    m_moving = ShapeIdSet(ids);
    findInner(document, leastDepth, colliderOf);
    lookAround(document);
    m_isPrepared = true;
}

void CommonMotion::findInner(const Document &document, double leastDepth, const ColliderOf &colliderOf)
{
    for (ShapeId id : std::as_const(m_ids)) {
        const Aabb2 box = document.paintedBounds(id).expanded(1e-11 * m_magnitude);
        for (ShapeId other : document.candidates(box)) {
            if (other < id && m_moving.contains(other) && !isSettled(document, id, other, leastDepth, colliderOf))
                m_inner.push_back({id, other});
        }
    }
}

// Shapes that move together come to lie to each other as before but for the rounding of their centres and corners,
// some parts in 2^53 of the magnitude. That is far below the slack. Where a point of one lies deeper in the
// other than the least depth by the slack, so that every convex piece that holds it collides, or where they
// are farther apart than the slack, rounding changes nothing.
bool CommonMotion::isSettled(const Document &document, ShapeId a, ShapeId b, double leastDepth,
                             const ColliderOf &colliderOf) const
{
    if (!document.isVisible(a) || !document.isVisible(b))
        return true;
    const double slack = 1e-11 * m_magnitude;
    const Collider first = colliderOf(a), second = colliderOf(b);
    const QuickPrimitive quickFirst(first.primitive(), first.extent());
    const QuickPrimitive quickSecond(second.primitive(), second.extent());
    if (quickCollides(quickFirst, quickSecond, leastDepth + slack) == std::optional(true))
        return true;
    const double outer = quickFirst.outerRadius() + quickSecond.outerRadius() + slack;
    return length(quickSecond.centre() - quickFirst.centre()) > outer * (1 + 1e-12)
        || isApart(first.primitive(), quickSecond, slack) || isApart(second.primitive(), quickFirst, slack);
}

bool CommonMotion::isNear(const Document &document) const
{
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        if (!m_known[i].contains(document.paintedBounds(m_ids[qsizetype(i)])))
            return false;
    }
    return true;
}

// All that meets a box larger than a shape's own is all that meets the shape for as long as it stays in that.
void CommonMotion::lookAround(const Document &document)
{
    double sides = 0;
    for (const Form &form : m_forms)
        sides += std::max(form.placement.size.width(), form.placement.size.height());
    // Some steps ahead, but not so far that others are many.
    constexpr double steps = 8;
    const double side = sides / double(m_forms.size());
    const double margin = std::clamp(steps * m_stepLength, side / 4, side);
    m_outer.clear();
    m_known.clear();
    m_known.reserve(m_forms.size());
    for (ShapeId id : std::as_const(m_ids)) {
        m_known.push_back(document.paintedBounds(id).expanded(margin));
        if (!document.isVisible(id))
            continue;
        for (ShapeId other : document.candidates(m_known.back())) {
            if (!m_moving.contains(other) && document.isVisible(other))
                m_outer.push_back({id, other});
        }
    }
}

} // namespace Trammel
