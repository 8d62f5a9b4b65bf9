#include "widgets/model/placing/placingscene_p.h"

#include "widgets/model/placing/outlinemargin_p.h"
#include "widgets/model/query/pairrule_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapeidset.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

namespace Trammel {

namespace {

bool isPolygon(const Primitive &primitive)
{
    return std::holds_alternative<Polygon>(primitive) || std::holds_alternative<Polyline>(primitive);
}

qsizetype cornersOf(const Primitive &area)
{
    const auto *polygon = std::get_if<Polygon>(&area);
    if (!polygon)
        return 0;
    return std::accumulate(polygon->holes.begin(), polygon->holes.end(), polygon->outline.size(),
                           [](qsizetype sum, const QList<QPointF> &hole) { return sum + hole.size(); });
}

/// A polygon around an area, which extends beyond it by about a share of its typical radius. Round areas get a number
/// of corners that fits.
Primitive polygonAround(const PlacingPart &part, double share, int corners)
{
    const auto *polygon = std::get_if<Polygon>(&part.area);
    if (!polygon)
        return Polygon{circumscribed(part.area, corners), {}};
    const auto [width, height] = part.box.size();
    Polygon simplified = simplifiedAround(*polygon, share * (width + height) / 4);
    // In narrow gaps, the edges of the simplified polygon can cross.
    return isSimple(simplified) ? Primitive(std::move(simplified)) : part.area;
}

const Collider &colliderOf(const PlacingPart &part, QPointF offset)
{
    if (!part.collider || !same(part.colliderOffset, offset)) {
        part.collider.emplace(same(offset, {}) ? part.area : translated(part.area, offset), Extent::Area);
        part.colliderOffset = offset;
    }
    return *part.collider;
}

Collider outerColliderOf(const PlacingPart &part, QPointF offset)
{
    if (!part.outer)
        part.outer = polygonAround(part, 0.0005, 96);
    return Collider(translated(*part.outer, offset), Extent::Area);
}

const ConvexPieces &piecesOf(const PlacingPart &part)
{
    if (!part.pieces)
        part.pieces =
            convexPiecesOf(std::holds_alternative<Polygon>(part.area) ? polygonAround(part, 0.005, 32) : part.area);
    return *part.pieces;
}

/// Calls a function with the colliders of two parts of which at least one is a polygon.
template <class Call>
auto withColliders(const PlacingPart &a, QPointF offsetA, const PlacingPart &b, QPointF offsetB, const Call &call)
{
    // The minimum translation of an ellipse and a curved path takes 50 times as long as that of two polygons.
    constexpr qsizetype manyCorners = 64;
    if (cornersOf(a.area) > manyCorners || cornersOf(b.area) > manyCorners)
        return call(outerColliderOf(a, offsetA), outerColliderOf(b, offsetB));
    return call(colliderOf(a, offsetA), colliderOf(b, offsetB));
}

std::optional<Contact> contactOf(const PlacingPart &a, QPointF offsetA, const PlacingPart &b, QPointF offsetB)
{
    if (isPolygon(a.area) || isPolygon(b.area)) {
        return withColliders(a, offsetA, b, offsetB, [](const Collider &first, const Collider &second) {
            return minimumTranslation(first, second);
        });
    }
    if (std::holds_alternative<Obb>(a.area) && std::holds_alternative<Obb>(b.area)) {
        Obb first = std::get<Obb>(a.area), second = std::get<Obb>(b.area);
        first.center += offsetA;
        second.center += offsetB;
        return contact(first, second, Reading::Open);
    }
    const Primitive first = translated(a.area, offsetA), second = translated(b.area, offsetB);
    return contactOfViews(first, second, Reading::Open);
}

bool isInside(const Primitive &floor, const PlacingPart &part, QPointF offset)
{
    return contains(floor, translated(part.bare, offset));
}

} // namespace

double PlacingUnit::slack() const
{
    const Aabb2 moved = movedBox();
    double slack = 2e-7;
    for (std::size_t axis = 0; axis < 2; ++axis)
        slack = std::max({slack, 1e-14 * std::abs(moved.min[axis]), 1e-14 * std::abs(moved.max[axis])});
    return slack;
}

PlacingScene::PlacingScene(const Document &document, const ShapeUnits &given, double clearance) : m_document(document)
{
    ShapeIdSet moving;
    for (const ShapeIds &unit : given) {
        ShapeIds ids;
        for (ShapeId id : document.sorted(document.withContents(unit))) {
            if (!moving.contains(id))
                ids.append(id);
        }
        for (ShapeId id : std::as_const(ids))
            moving.insert(id);
        add(ids, false, clearance / 2);
    }
    for (ShapeId id : document.ids()) {
        if (!moving.contains(id))
            add({id}, true, clearance / 2);
    }
}

void PlacingScene::add(const ShapeIds &ids, bool isFixed, double margin)
{
    const PairRule rule = PairRule::forPurpose(PairRule::Purpose::Arrange);
    PlacingUnit unit;
    unit.ids = ids;
    for (ShapeId id : ids) {
        if (!rule.counts(m_document, id))
            continue;
        const Shape &shape = *m_document.find(id);
        // A unit with a locked shape does not move.
        isFixed = isFixed || !m_document.isSelectable(id) || !shape.allows(Permission::Move);
        const Primitive primitive = shape.scenePrimitive();
        PlacingPart part{id, expandedArea(primitive, shape.extent(), 0), {}, {}, {}, {}, {}, {}};
        part.area = margin == 0 ? part.bare : expandedArea(primitive, shape.extent(), margin);
        part.box = bounds(part.area);
        if (part.box.isEmpty())
            continue;
        unit.box = unit.box.united(part.box);
        unit.parts.push_back(std::move(part));
    }
    unit.isFixed = isFixed;
    if (!unit.parts.empty())
        units.push_back(std::move(unit));
}

std::vector<Aabb2> PlacingScene::boxes() const
{
    std::vector<Aabb2> boxes;
    boxes.reserve(units.size());
    for (const PlacingUnit &unit : units)
        boxes.push_back(unit.movedBox());
    return boxes;
}

double PlacingScene::typicalSize() const
{
    std::vector<double> sizes;
    for (const PlacingUnit &unit : units) {
        if (!unit.isFixed)
            sizes.push_back(unit.box.size()[0] + unit.box.size()[1]);
    }
    if (sizes.empty())
        return 0;
    const auto middle = sizes.begin() + std::ptrdiff_t(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

template <class ContactOf>
std::optional<Contact> PlacingScene::deepest(std::size_t first, std::size_t second, const ContactOf &contactOf) const
{
    const PlacingUnit &a = units[first], &b = units[second];
    if (!m_floors.empty()) {
        if (const auto found = m_floors.find(key(first, second)); found != m_floors.end()) {
            const bool isOfFirst = found->second.owner == first;
            std::optional<Contact> contact = stepOff(found->second, isOfFirst ? second : first);
            if (contact && !isOfFirst)
                contact->normal = -contact->normal;
            return contact;
        }
    }
    std::optional<Contact> deepest;
    const bool areSingle = a.parts.size() == 1 && b.parts.size() == 1;
    for (const PlacingPart &partA : a.parts) {
        const Aabb2 boxA = partA.box.translated({a.offset.x(), a.offset.y()});
        for (const PlacingPart &partB : b.parts) {
            if (!areSingle && !boxA.overlaps(partB.box.translated({b.offset.x(), b.offset.y()}), Reading::Open))
                continue;
            const std::optional<Contact> contact = contactOf(partA, a.offset, partB, b.offset);
            if (contact && contact->depth > 0 && (!deepest || contact->depth > deepest->depth)
                && !isStillInside(partA, a.offset, partB, b.offset))
                deepest = contact;
        }
    }
    return deepest;
}

std::optional<Contact> PlacingScene::overlap(std::size_t first, std::size_t second) const
{
    return deepest(first, second, contactOf);
}

std::optional<Contact> PlacingScene::quickOverlap(std::size_t first, std::size_t second) const
{
    const auto quickContact = [](const PlacingPart &a, QPointF offsetA, const PlacingPart &b, QPointF offsetB) {
        if (std::holds_alternative<Obb>(a.area) && std::holds_alternative<Obb>(b.area))
            return contactOf(a, offsetA, b, offsetB);
        return deepestContact(piecesOf(a), piecesOf(b), offsetB - offsetA, LeastDepth);
    };
    return deepest(first, second, quickContact);
}

bool PlacingScene::isMeeting(std::size_t first, std::size_t second) const
{
    const auto meeting = [](const PlacingPart &a, QPointF offsetA, const PlacingPart &b, QPointF offsetB) {
        if (!isPolygon(a.area) && !isPolygon(b.area))
            return contactOf(a, offsetA, b, offsetB);
        const bool isMeeting =
            withColliders(a, offsetA, b, offsetB, [](const Collider &colliderA, const Collider &colliderB) {
                return collide(colliderA, colliderB, LeastDepth);
            });
        // The depth is unknown.
        return isMeeting ? std::optional<Contact>({{1, 0}, std::numeric_limits<double>::infinity()}) : std::nullopt;
    };
    const std::optional<Contact> found = deepest(first, second, meeting);
    return found && found->depth > LeastDepth;
}

double PlacingScene::exitDistance(std::size_t unit, std::size_t other, QPointF direction) const
{
    const PlacingUnit &moving = units[unit], &rest = units[other];
    const Aabb2 both = moving.movedBox().united(rest.movedBox());
    const double start = 1.01 * (both.size()[0] + both.size()[1]);
    double exit = 0;
    for (const PlacingPart &part : moving.parts) {
        const Collider far(translated(part.area, moving.offset + direction * start), Extent::Area);
        for (const PlacingPart &obstacle : rest.parts) {
            const auto touch = sweep(far, direction * -start, colliderOf(obstacle, rest.offset));
            if (touch)
                exit = std::max(exit, start * (1 - touch->fraction));
        }
    }
    return exit;
}

bool PlacingScene::isOverlapping(std::size_t first, std::size_t second) const
{
    constexpr double leastDepth = 1e-6;
    const std::optional<Contact> quick = quickOverlap(first, second);
    if (!quick)
        return false;
    const auto isMeeting = [&](const PlacingPart &a, const PlacingPart &b) {
        return !isStillInside(a, {}, b, {}) && collide(colliderOf(a, {}), colliderOf(b, {}), leastDepth);
    };
    const std::vector<PlacingPart> &partsOfFirst = units[first].parts, &partsOfSecond = units[second].parts;
    return std::any_of(partsOfFirst.begin(), partsOfFirst.end(), [&](const PlacingPart &a) {
        return std::any_of(partsOfSecond.begin(), partsOfSecond.end(),
                           [&](const PlacingPart &b) { return isMeeting(a, b); });
    });
}

void PlacingScene::findFloors(std::size_t mostPairs, const std::vector<std::vector<std::size_t>> &heaps)
{
    std::vector<std::size_t> heapOf(units.size(), heaps.size());
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (std::size_t unit : heaps[heap])
            heapOf[unit] = heap;
    }
    std::vector<IndexPair> pairs;
    const auto isSameHeap = [&](IndexPair pair) {
        return heapOf[pair.first] == heapOf[pair.second] && heapOf[pair.first] < heaps.size();
    };
    const bool isComplete = visitOverlappingPairs(boxes(), [&](std::span<const IndexPair> found) {
        std::copy_if(found.begin(), found.end(), std::back_inserter(pairs),
                     [&](IndexPair pair) { return !isSameHeap(pair); });
        return pairs.size() < mostPairs;
    });
    if (!isComplete)
        return;
    const PairRule rule = PairRule::forPurpose(PairRule::Purpose::Arrange);
    for (const IndexPair pair : pairs) {
        const PlacingUnit &first = units[pair.first], &second = units[pair.second];
        if (first.isFixed && second.isFixed)
            continue;
        const auto ownedBy = [&](std::size_t owner, std::size_t unit) {
            const std::optional<std::size_t> part = floorOf(units[owner], units[unit]);
            if (!part)
                return false;
            // Congruent shapes contain each other.
            const ShapeId floor = units[owner].parts[*part].id;
            const auto &parts = units[unit].parts;
            if (std::any_of(parts.begin(), parts.end(),
                            [&](const PlacingPart &each) { return rule.countsTogether(m_document, floor, each.id); }))
                return false;
            m_floors.emplace(key(owner, unit), Floor{owner, *part});
            return true;
        };
        if (ownedBy(pair.first, pair.second) || ownedBy(pair.second, pair.first))
            continue;
        for (const PlacingPart &partA : first.parts) {
            for (const PlacingPart &partB : second.parts) {
                if (partA.box.overlaps(partB.box) && !rule.countsTogether(m_document, partA.id, partB.id))
                    m_nested.insert({partA.id, partB.id});
            }
        }
    }
    leaveSeparatedFloors();
}

// Floors that overlap are moved apart, so that no unit can stay on both.
void PlacingScene::leaveSeparatedFloors()
{
    const std::vector<std::vector<std::size_t>> owners = floorOwners();
    for (std::size_t unit = 0; unit < count(); ++unit) {
        if (owners[unit].size() < 2)
            continue;
        std::unordered_map<quint32, std::size_t> ownerOf;
        ShapeIds floors;
        for (std::size_t owner : owners[unit]) {
            floors.append(units[owner].parts[m_floors.at(key(owner, unit)).part].id);
            ownerOf.emplace(floors.last().value(), owner);
        }
        floors = m_document.sorted(floors);
        std::vector<std::size_t> kept;
        for (auto floor = floors.crbegin(); floor != floors.crend(); ++floor) {
            const std::size_t owner = ownerOf.at(floor->value());
            const bool isLeft = std::any_of(kept.begin(), kept.end(), [&](std::size_t above) {
                return (!units[owner].isFixed || !units[above].isFixed) && !hasFloor(owner, above)
                    && isOverlapping(owner, above);
            });
            if (isLeft)
                m_floors.erase(key(owner, unit));
            else
                kept.push_back(owner);
        }
    }
}

bool PlacingScene::isIn(ShapeId inner, ShapeId outer) const
{
    const Shape &small = *m_document.find(inner), &large = *m_document.find(outer);
    if (large.extent() != Extent::Area || !large.sceneBounds().contains(small.sceneBounds()))
        return false;
    const Primitive area = large.scenePrimitive(), part = small.scenePrimitive();
    return small.extent() == Extent::Area ? contains(area, part) : contains(area, asCurve(part));
}

bool PlacingScene::isStillInside(const PlacingPart &a, QPointF offsetA, const PlacingPart &b, QPointF offsetB) const
{
    if (m_nested.empty() || !m_nested.contains({a.id, b.id}))
        return false;
    return same(offsetA, offsetB) || isInside(a.bare, b, offsetB - offsetA) || isInside(b.bare, a, offsetA - offsetB);
}

std::optional<std::size_t> PlacingScene::floorOf(const PlacingUnit &owner, const PlacingUnit &unit) const
{
    for (std::size_t i = 0; i < owner.parts.size(); ++i) {
        const Shape &shape = *m_document.find(owner.parts[i].id);
        if (shape.extent() != Extent::Area)
            continue;
        const auto fits = [&](const PlacingPart &part) { return isIn(part.id, owner.parts[i].id); };
        if (std::all_of(unit.parts.begin(), unit.parts.end(), fits))
            return i;
    }
    return std::nullopt;
}

bool PlacingScene::hasFloor(std::size_t first, std::size_t second) const
{
    return !m_floors.empty() && m_floors.contains(key(first, second));
}

std::vector<std::vector<std::size_t>> PlacingScene::floorOwners() const
{
    std::vector<std::vector<std::size_t>> owners(count());
    for (const auto &[key, floor] : m_floors) {
        const std::size_t low = key >> 32, high = key & 0xffffffffu;
        owners[low == floor.owner ? high : low].push_back(floor.owner);
    }
    for (std::vector<std::size_t> &each : owners)
        std::sort(each.begin(), each.end());
    return owners;
}

double PlacingScene::shareOfSecond(std::size_t first, std::size_t second) const
{
    if (units[first].isFixed || units[second].isFixed)
        return units[first].isFixed ? 1 : 0;
    const auto floor = m_floors.find(key(first, second));
    if (floor == m_floors.end())
        return 0.5;
    return floor->second.owner == first ? 1 : 0;
}

void PlacingScene::countFloorMove(std::size_t first, std::size_t second)
{
    if (m_floors.empty())
        return;
    constexpr int most = 30;
    if (const auto found = m_floors.find(key(first, second)); found != m_floors.end() && ++found->second.moves > most)
        m_floors.erase(found);
}

void PlacingScene::forgetFloors(std::size_t unit)
{
    std::erase_if(m_floors, [unit](const auto &entry) {
        return entry.first >> 32 == unit || (entry.first & 0xffffffffu) == unit;
    });
}

std::optional<Contact> PlacingScene::stepOff(const Floor &floor, std::size_t unit) const
{
    const PlacingUnit &owner = units[floor.owner], &moving = units[unit];
    if (same(owner.offset, moving.offset))
        return std::nullopt;
    const Primitive &area = owner.parts[floor.part].bare;
    const QPointF offset = moving.offset - owner.offset;
    const Aabb2 floorBox = bounds(area);
    Aabb2 movedBox;
    for (const PlacingPart &part : moving.parts)
        movedBox = movedBox.united(bounds(part.bare));
    movedBox = movedBox.translated({offset.x(), offset.y()});
    const auto to = floorBox.center(), from = movedBox.center();
    const QPointF back(to[0] - from[0], to[1] - from[1]);
    // The area around the floor does not reach farther.
    if (!floorBox.overlaps(movedBox))
        return Contact{back / length(back), length(back)};
    std::optional<Contact> deepest;
    std::optional<Collider> outside;
    for (const PlacingPart &part : moving.parts) {
        if (isInside(area, part, offset))
            continue;
        if (!outside)
            outside.emplace(around(area), Extent::Area);
        auto contact = minimumTranslation(*outside, Collider(translated(part.bare, offset), Extent::Area));
        // A part that reaches beyond the floor by a rounding error is not inside either.
        if (!contact)
            contact = Contact{normalized(back).value_or(QPointF(1, 0)), 0};
        contact->depth = std::max(contact->depth, 2 * LeastDepth);
        if (!deepest || contact->depth > deepest->depth)
            deepest = contact;
    }
    return deepest;
}

} // namespace Trammel
