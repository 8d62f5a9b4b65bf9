#pragma once

#include "widgets/model/solid/solidrules_p.h"
#include "widgets/model/solid/solidscene_p.h"
#include <trammel/geometry/sweep.h>

#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// Shapes that move together, as one rigid body, among the blocking shapes of a scene. Places are offsets from where
/// the shapes were when the scene first saw them. Shapes that do not block move along and meet nothing.
class TRAMMEL_WIDGETS_EXPORT SolidBody
{
public:
    /// The rules give the clearance and the least depth of an overlap. The replaced shapes are no obstacles.
    SolidBody(SolidScene &scene, const ShapeIds &ids, const SolidRules &rules, const ShapeIds &replaced = {});

    struct Part
    {
        ShapeId id;
        /// Never null.
        const SolidShape *shape;
    };
    const std::vector<Part> &parts() const { return m_parts; }
    /// The numbers of the parts whose boxes at the start meet a box, in ascending order. Valid until the next call.
    std::span<const std::size_t> partsNear(const Aabb2 &box);
    bool isMoving(ShapeId id) const { return m_moving.contains(id); }
    /// The bounding box of the parts at the start; empty if there are none.
    const Aabb2 &bounds() const { return m_bounds; }

    /// Sets the place at which obstacles may overlap the body, so that it can be moved out of them: {} at first.
    void setOrigin(QPointF place);

    /// The obstacles of a motion: all of them, or only the walls and locked shapes, which are never pushed.
    enum class Against { All, Fixed };
    struct Way
    {
        QPointF offset;
        /// Where the body touched an obstacle last, if anything stopped it.
        std::optional<Touch> touch;
    };
    /// The place that is reached by a straight motion up to the first touch, or by a sliding motion.
    Way stop(QPointF from, QPointF to, Against against = Against::All);
    Way slide(QPointF from, QPointF to, Against against = Against::All);

    /// Whether the body at a place overlaps nothing.
    bool isFree(QPointF place);
    /// The obstacles that parts of the body overlap at a place, each once; on request only those pairs count that do
    /// not overlap at the start.
    enum class Pairs { All, New };
    ShapeIds obstaclesAt(QPointF place, Pairs pairs);
    /// Stops the shapes that contain the whole body at a place from blocking it, such as a floor on which shapes are
    /// pasted.
    void standAt(QPointF place);
    /// The pairs of a part and an obstacle whose boxes come near each other in a straight motion. Valid until the next
    /// call.
    std::span<const SweepPair> pairsAlong(QPointF from, QPointF to, Against against = Against::All);
    /// All pairs within a distance of a place. Valid until the next call.
    std::span<const SweepPair> pairsAround(QPointF place, double distance);
    /// The obstacle of a pair that was found last, and whether it is never pushed.
    ShapeId obstacleOf(std::size_t found) const { return m_pairs[m_found[found]].id; }
    bool isFixed(std::size_t found) const { return m_pairs[m_found[found]].isFixed; }
    /// The rooms that a part would leave at a place.
    ShapeIds leftRooms(QPointF place);

private:
    /// A part and a shape that may be an obstacle for it. Most pairs never come near each other, so whether they block
    /// is determined on demand.
    struct Pair
    {
        std::size_t part;
        ShapeId id;
        bool isDecided = false;
        /// Null if the pair does not block.
        const Collider *obstacle = nullptr;
        bool isFixed = false;
        /// The start of the last motion, and the clearance that the pair keeps in it; negative for none.
        QPointF start = {};
        std::optional<double> kept = {};
    };

    void lookAround(QPointF place, double reach);
    void addPair(std::size_t part, const SpatialIndex::Entry &entry);
    void decide(Pair &pair);
    void findNear(const Aabb2 &places, Against against);
    double leastDepth(QPointF place) const;
    double keptClearance(Pair &pair, QPointF start, double leastDepth);
    std::optional<Touch> firstTouch(QPointF start, QPointF from, QPointF way, Against against);

    SolidScene &m_scene;
    std::vector<Part> m_parts;
    SpatialIndex m_partBoxes;
    std::vector<std::size_t> m_partsNear;
    /// The parts, and the shapes that never block them.
    ShapeIdSet m_moving;
    Aabb2 m_bounds;
    /// The mean size of the parts.
    double m_side = 0;
    SolidRules m_rules;
    QPointF m_origin;
    /// All pairs that may come near each other within the known reach around the known place, and the places of the
    /// body at which their boxes do.
    std::vector<Pair> m_pairs;
    std::vector<Aabb2> m_places;
    QPointF m_knownPlace;
    double m_knownReach = -1;
    /// Whether the pairs are those with shapes that may be walls or locked, which suffice for a long motion among them.
    bool m_isAmongFixed = false;
    /// The rooms that hold each part, from the first call of leftRooms() on.
    std::optional<std::vector<ShapeIds>> m_rooms;
    /// The numbers of the pairs that were found near each other last.
    std::vector<std::size_t> m_found;
    std::vector<SweepPair> m_near;
};

} // namespace Trammel
