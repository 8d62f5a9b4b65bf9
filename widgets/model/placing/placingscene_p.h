#pragma once

#include "widgets/model/placing/convexpieces_p.h"
#include <trammel/arrangement.h>
#include <trammel/document.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/overlappingpairs.h>

#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace Trammel {

/// A shape of a unit.
struct PlacingPart
{
    ShapeId id;
    /// The shape without a clearance, and with half of it. Curves are thin bands: see expandedArea().
    Primitive bare;
    Primitive area;
    Aabb2 box;
    /// The area at an offset, constructed on first use.
    mutable std::optional<Collider> collider;
    mutable QPointF colliderOffset;
    /// A polygon around the area, for areas of many corners; constructed on first use.
    mutable std::optional<Primitive> outer;
    /// A simplified area as convex pieces, constructed on first use.
    mutable std::optional<ConvexPieces> pieces;
};

/// A unit that moves as a rigid body, or a shape at rest. The parts and the box are those before any move.
struct PlacingUnit
{
    /// All shapes that move along, including those that do not count.
    ShapeIds ids;
    std::vector<PlacingPart> parts;
    Aabb2 box;
    bool isFixed = false;
    QPointF offset;

    /// The distance by which two units are moved apart beyond a touch, so that rounding does not make them overlap.
    double slack() const;
    Aabb2 movedBox() const { return box.translated({offset.x(), offset.y()}); }
};

/// The units of a document that must not overlap, and all other shapes that count, which do not move. Two units overlap
/// if their areas, enlarged by half of the clearance, overlap. If one unit was inside a filled shape of the other at
/// the start, that shape is its floor: the two do not overlap as long as the unit stays inside it.
class PlacingScene
{
public:
    /// Overlaps up to this depth are rounding errors.
    static constexpr double LeastDepth = 1e-7;

    /// Empty units, and units of connectors that follow other shapes, are left out.
    PlacingScene(const Document &document, const ShapeUnits &units, double clearance);

    const Document &document() const { return m_document; }
    std::size_t count() const { return units.size(); }
    /// The boxes of all units where they are now.
    std::vector<Aabb2> boxes() const;
    /// The minimum translation of the second unit that removes the deepest overlap of a part with a part of the first;
    /// nothing if the units do not overlap. Outlines of many corners, and round ones that meet such an outline, count
    /// as polygons of fewer corners around them, which are larger by 0.05 % of a typical radius.
    std::optional<Contact> overlap(std::size_t first, std::size_t second) const;
    /// As overlap(), in a fraction of the time: areas count as polygons of few corners around them, and only the
    /// deepest pair of convex pieces is moved apart. Units that do not overlap by this function do not overlap by
    /// overlap() either.
    std::optional<Contact> quickOverlap(std::size_t first, std::size_t second) const;
    /// Whether overlap() is deeper than LeastDepth, in a fraction of the time.
    bool isMeeting(std::size_t first, std::size_t second) const;
    /// The distance from the current offset of a unit, along a direction, beyond which the unit is clear of another
    /// one. Zero if the unit does not meet the other one there.
    double exitDistance(std::size_t unit, std::size_t other, QPointF direction) const;
    /// Whether two units overlap by more than 1e-6 where they are at the start.
    bool isOverlapping(std::size_t first, std::size_t second) const;
    /// Finds the pairs in which one unit is on a floor, except for pairs on the same heap. Finds none if there are too
    /// many pairs.
    void findFloors(std::size_t mostPairs, const std::vector<std::vector<std::size_t>> &heaps);
    void forgetFloors(std::size_t unit);
    /// Counts a move of a unit back onto its floor, if the pair is one. After many such moves, the floor is assumed to
    /// have no room, and the unit may leave it.
    void countFloorMove(std::size_t first, std::size_t second);
    bool hasFloor(std::size_t first, std::size_t second) const;
    bool hasFloors() const { return !m_floors.empty(); }
    /// The units whose shapes are the floors of each unit.
    std::vector<std::vector<std::size_t>> floorOwners() const;
    /// The share of a move apart that the second unit makes; the first one makes the rest. A floor does not move for a
    /// unit on it that can move.
    double shareOfSecond(std::size_t first, std::size_t second) const;
    /// The size of a typical unit: the median of the sums of width and height.
    double typicalSize() const;

    std::vector<PlacingUnit> units;

private:
    /// The part of a unit on which another unit stands, and the area around it, which the other unit must not enter.
    struct Floor
    {
        std::size_t owner;
        std::size_t part;
        int moves = 0;
    };

    void add(const ShapeIds &ids, bool isFixed, double margin);
    /// Keeps only the topmost floor of a unit among those that overlap each other.
    void leaveSeparatedFloors();
    static quint64 key(std::size_t first, std::size_t second)
    {
        const auto [low, high] = std::minmax(first, second);
        return quint64(low) << 32 | quint64(high);
    }
    std::optional<std::size_t> floorOf(const PlacingUnit &owner, const PlacingUnit &unit) const;
    template <class ContactOf>
    std::optional<Contact> deepest(std::size_t first, std::size_t second, const ContactOf &contactOf) const;
    bool isIn(ShapeId inner, ShapeId outer) const;
    bool isStillInside(const PlacingPart &a, QPointF offsetA, const PlacingPart &b, QPointF offsetB) const;
    std::optional<Contact> stepOff(const Floor &floor, std::size_t unit) const;

    const Document &m_document;
    std::unordered_map<quint64, Floor> m_floors;
    /// The pairs of parts of which one was inside the other at the start, in units that are on no floor as a whole.
    std::set<std::pair<ShapeId, ShapeId>> m_nested;
};

} // namespace Trammel
