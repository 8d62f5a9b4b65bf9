#pragma once

#include "widgets/model/solid/solidrules_p.h"
#include "widgets/model/solid/solidscene_p.h"
#include <trammel/geometry/sweep.h>

#include <functional>
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
    bool isMoving(ShapeId id) const { return m_moving.contains(id); }
    /// The bounding box of the parts at the start; empty if there are none.
    const Aabb2 &bounds() const { return m_bounds; }

    /// The obstacles of a motion: all of them, or only the walls and locked shapes, which are never pushed.
    enum class Against { All, Fixed };
    struct Way
    {
        QPointF offset;
        /// Where the body touched an obstacle last, if anything stopped it.
        std::optional<Touch> touch;
        ShapeId obstacle;
    };
    /// The place that is reached by a straight motion up to the first touch, or by a sliding motion.
    Way stop(QPointF from, QPointF to, Against against = Against::All);
    Way slide(QPointF from, QPointF to, Against against = Against::All);

    /// Whether the body at a place overlaps nothing.
    bool isFree(QPointF place, Against against = Against::All);
    /// The obstacles that parts of the body overlap at a place, each once; on request only those pairs count that do
    /// not overlap at the start.
    enum class Pairs { All, New };
    ShapeIds obstaclesAt(QPointF place, Pairs pairs);
    /// Lets the shapes that contain the whole body at a place block it no longer: a floor for pasted shapes.
    void standAt(QPointF place);
    /// The pairs of a part and an obstacle near a place, from the last of these calls. See Touch::obstacle.
    const std::vector<SweepPair> &pairsNear(QPointF from, QPointF to, Against against = Against::All);

private:
    struct Pair
    {
        std::size_t part;
        ShapeId obstacle;
        const Collider *collider;
        bool isFixed;
    };

    void lookAround(QPointF from, double reach);
    /// The rooms that a part would leave at a place.
    ShapeIds leftRooms(QPointF place);
    Way moved(QPointF from, QPointF to, Against against, bool slides);

    SolidScene &m_scene;
    std::vector<Part> m_parts;
    /// The parts, and the shapes that never block them.
    ShapeIdSet m_moving;
    Aabb2 m_bounds;
    SolidRules m_rules;
    /// All obstacles within the known boxes: the box of each part, moved by the known place and enlarged by the known
    /// reach.
    std::vector<Pair> m_pairs;
    QPointF m_knownPlace;
    double m_knownReach = -1;
    /// The rooms that hold each part, from the first call of leftRooms() on.
    std::optional<std::vector<ShapeIds>> m_rooms;
    std::vector<SweepPair> m_near;
    std::vector<ShapeId> m_nearObstacles;
};

} // namespace Trammel
