#pragma once

#include "widgets/model/solid/solidmotion_p.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace Trammel {

/// The ways out of what a body overlaps at a place: obstacles of the scene, or other bodies.
class Leaving
{
public:
    /// Leaves the obstacles of the scene.
    Leaving(SolidBody &body, QPointF place, const SolidRules &rules);
    /// Leaves given pairs: the parts of the body and the colliders of other bodies. The obstacles are where the pairs'
    /// colliders are, moved by the offsets.
    Leaving(std::vector<SweepPair> pairs, std::vector<QPointF> offsets, QPointF place, const SolidRules &rules);

    bool isFree() const { return m_overlapping.empty(); }
    std::size_t overlapCount() const { return m_overlapping.size(); }
    bool isFreeAt(QPointF place) const;
    /// Whether the body lies ahead of an obstacle that moves in a direction.
    bool isAhead(QPointF direction) const;
    /// The place after the minimum translations out of all obstacles, one after the other; nothing if they lead back
    /// into each other.
    std::optional<QPointF> byMinimumTranslation() const;
    /// The place along a unit vector that is beyond the obstacles of the place. With a clearance, it may be farther
    /// than necessary, or overlap other obstacles.
    QPointF along(QPointF direction) const;

private:
    bool overlapsAt(std::size_t pair, QPointF place) const;

    const SolidRules &m_rules;
    QPointF m_place;
    std::vector<SweepPair> m_pairs;
    /// How far each obstacle has moved.
    std::vector<QPointF> m_offsets;
    std::vector<std::size_t> m_overlapping;
};

/// Pushes the neighbors of a body aside. Each neighbor moves from its place at the start to the nearest place that it
/// can take: out of the body and of the shapes that have given way already, clear of walls and locked shapes, and clear
/// of other shapes unless these may give way in turn.
struct SolidMotion::Pushing
{
    Pushing(SolidScene &scene, SolidBody &body, const SolidRules &rules, GroupId scope);

    /// Slides along what cannot be pushed. If the neighbors at the end of the way cannot give way, the body stops
    /// before them.
    Step moved(QPointF from, QPointF to, bool isStraight);

private:
    struct Neighbor
    {
        ShapeIds ids;
        std::unique_ptr<SolidBody> body;
        bool isFixed = false;
        /// The last search in which it had to give way.
        int search = 0;
    };
    /// The neighbors that have given way, how far, and the index of their boxes.
    struct Given
    {
        std::vector<std::pair<Neighbor *, QPointF>> neighbors;
        SpatialIndex boxes;
    };
    /// A neighbor that must give way. The depth is 1 if the body pushes it.
    struct Wanted
    {
        Neighbor *neighbor;
        int depth;
    };
    /// A place that a neighbor can take, and the shapes that it pushes there in turn.
    struct Choice
    {
        QPointF offset;
        ShapeIds met;
    };
    struct Way
    {
        QPointF offset;
        QList<Push> pushes;
        bool isWhole;
    };

    Neighbor &neighborOf(ShapeId id);
    /// The pushes that make room for the body at a place; nothing if there are none. Then the neighbor that cannot give
    /// way is noted.
    std::optional<QList<Push>> pushesAt(QPointF place);
    /// As pushesAt(), for a place that is not the last one.
    std::optional<QList<Push>> searchedPushesAt(QPointF place);
    std::optional<Choice> choiceFor(Neighbor &neighbor, int depth, QPointF place, const Given &given);
    /// The last place on a straight way at which there is room, by bisection.
    Way lastWithPushes(QPointF from, QPointF to);
    std::optional<Touch> touchWith(const Neighbor &neighbor, QPointF from, QPointF to, const QList<Push> &pushes);

    SolidScene &m_scene;
    SolidBody &m_body;
    SolidRules m_rules;
    GroupId m_scope;
    std::unordered_map<quint32, std::shared_ptr<Neighbor>> m_neighbors;
    const Neighbor *m_blocker = nullptr;
    /// The last place at which there was room.
    std::optional<Way> m_room;
    int m_search = 0;
};

} // namespace Trammel
