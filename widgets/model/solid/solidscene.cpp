#include "widgets/model/solid/solidscene_p.h"

#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/solid/solidrules_p.h"
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// Whether a shape lies inside the area of another one, up to twice a depth: a change ends at the depth, and rounding
/// may place the shape a little deeper.
bool holds(const Collider &outer, const Collider &inner, double leastDepth)
{
    const Aabb2 &box = outer.bounds();
    const double size =
        std::max({std::abs(box.min[0]), std::abs(box.min[1]), std::abs(box.max[0]), std::abs(box.max[1])});
    const double depth = 2 * std::max(leastDepth, touchRounding * size);
    return box.expanded(depth).contains(inner.bounds())
        && collide(Collider(outer.primitive(), Extent::Area), inner, depth)
        && !collide(Collider(outer.primitive(), Extent::Curve), inner, depth);
}

/// Whether one shape lies inside the other. Shapes that cover the same points are not nested.
bool areNested(const Collider &a, const Collider &b, double leastDepth)
{
    return (a.extent() == Extent::Area && holds(a, b, leastDepth))
        != (b.extent() == Extent::Area && holds(b, a, leastDepth));
}

} // namespace

Collider translated(const Collider &collider, QPointF offset)
{
    return {transformed(collider.primitive(), {offset, {1, 0}}), collider.extent()};
}

PrimitiveView viewOf(const Collider &collider)
{
    return collider.extent() == Extent::Curve ? asCurve(collider.primitive()) : PrimitiveView(collider.primitive());
}

SolidShape SolidScene::solidShape(const Shape &shape)
{
    SolidShape solid;
    const Primitive primitive = shape.scenePrimitive();
    solid.isSolid = shape.isSolid();
    solid.isHolding = shape.isHolding();
    solid.collider = Collider(primitive, shape.extent());
    if (solid.isHolding)
        solid.wall = Collider(primitive, Extent::Curve);
    solid.bounds = solid.collider.bounds();
    return solid;
}

const SolidShape *SolidScene::find(ShapeId id)
{
    const auto [found, isNew] = m_shapes.try_emplace(id.value());
    SolidShape &solid = found->second;
    if (isNew && m_rule.counts(m_document, id)) {
        const Shape &shape = *m_document.find(id);
        solid = solidShape(shape);
        solid.isFixed = !m_document.isSelectable(id) || !shape.allows(Permission::Move);
    }
    return solid.isSolid || solid.isHolding ? &solid : nullptr;
}

ShapeIds SolidScene::add(const QList<Shape> &shapes, const ShapeIds &replaced)
{
    ShapeIds ids;
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        ids.append(ShapeId(++m_lastAdded));
        if (!shapes[i].hidden && m_rule.counts(shapes[i]))
            m_shapes[m_lastAdded] = solidShape(shapes[i]);
        if (i < replaced.size())
            m_replaced[m_lastAdded] = replaced[i];
    }
    return ids;
}

ShapeIds SolidScene::roomsOf(ShapeId id)
{
    if (const auto found = m_replaced.find(id.value()); found != m_replaced.end())
        id = found->second;
    const SolidShape *shape = find(id);
    ShapeIds rooms;
    if (!shape || id.value() > ShapeId::Largest)
        return rooms;
    for (const SpatialIndex::Entry &entry : near(shape->bounds)) {
        const ShapeId other(entry.id);
        const SolidShape *room = other == id ? nullptr : find(other);
        if (room && room->isHolding && blocking(id, other) == Blocking::Wall)
            rooms.append(other);
    }
    return rooms;
}

bool SolidScene::isHeld(ShapeId id, QPointF place, ShapeId room)
{
    return holds(find(room)->collider, translated(find(id)->collider, place), m_leastDepth);
}

bool SolidScene::isOn(ShapeId id, QPointF place, ShapeId floor)
{
    const SolidShape *area = find(floor);
    if (!area || area->collider.extent() != Extent::Area)
        return false;
    const Collider moved = translated(find(id)->collider, place);
    return holds(area->collider, moved, m_leastDepth) && !holds(moved, area->collider, m_leastDepth);
}

std::span<const SpatialIndex::Entry> SolidScene::near(const Aabb2 &box)
{
    m_near.clear();
    m_document.d->index.visit(box, [this](quint32 id, const Aabb2 &bounds) {
        if (!m_displaced.contains(ShapeId(id)))
            m_near.push_back({id, bounds});
    });
    m_displacedPlaces.visit(box, [this](quint32 id, const Aabb2 &bounds) { m_near.push_back({id, bounds}); });
    // The order does not depend on earlier changes of the document.
    std::sort(m_near.begin(), m_near.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    return m_near;
}

std::span<const SpatialIndex::Entry> SolidScene::fixedNear(const Aabb2 &box)
{
    if (!m_fixedPlaces) {
        std::vector<SpatialIndex::Entry> places;
        for (ShapeId id : m_document.ids()) {
            const Shape &each = *m_document.find(id);
            if (!m_document.isSelectable(id) || !each.allows(Permission::Move) || each.isHolding()) {
                const SolidShape *shape = m_displaced.contains(id) ? find(id) : nullptr;
                places.push_back({id.value(), shape ? shape->bounds : m_document.d->index.box(id.value())});
            }
        }
        m_fixedPlaces.emplace().build(places);
    }
    m_near.clear();
    m_fixedPlaces->visit(box, [this](quint32 id, const Aabb2 &bounds) { m_near.push_back({id, bounds}); });
    std::sort(m_near.begin(), m_near.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    return m_near;
}

Blocking SolidScene::blocking(ShapeId moving, ShapeId obstacle)
{
    const SolidShape *found = find(moving), *foundObstacle = find(obstacle);
    if (!found || !foundObstacle || !found->isSolid)
        return Blocking::None;
    const SolidShape &own = *found, &other = *foundObstacle;
    if (moving.value() > ShapeId::Largest) {
        // Shapes that are not in the document have no place at the start, unless they replace others.
        const auto replaced = m_replaced.find(moving.value());
        if (replaced != m_replaced.end() && find(replaced->second))
            return blocking(replaced->second, obstacle);
        return other.isSolid ? Blocking::Solid : Blocking::None;
    }
    return blocking(own, other);
}

Blocking SolidScene::blocking(const SolidShape &own, const SolidShape &other) const
{
    // The inside of a holding shape counts even if it is not filled.
    if (other.isHolding && holds(other.collider, own.collider, m_leastDepth))
        return Blocking::Wall;
    return other.isSolid && !areNested(own.collider, other.collider, m_leastDepth) ? Blocking::Solid : Blocking::None;
}

void SolidScene::setDisplaced(const ShapeIds &ids)
{
    for (ShapeId id : ids) {
        const SolidShape *shape = m_displaced.contains(id) ? nullptr : find(id);
        if (m_displaced.insert(id) && shape)
            m_displacedPlaces.insert(id.value(), shape->bounds);
    }
}

} // namespace Trammel
