#pragma once

#include "widgets/model/solid/solidmotion_p.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace Trammel {

/// An overlap of a part of a body with an obstacle, which may have moved.
struct SolidOverlap
{
    SweepPair pair;
    /// How far the obstacle has moved.
    QPointF offset;
};

/// Finds free places for a body that overlaps something at a place: obstacles of the scene, or other bodies.
class Leaving
{
public:
    /// For the obstacles of the scene.
    Leaving(SolidBody &body, QPointF place, const SolidRules &rules);
    Leaving(std::vector<SolidOverlap> overlaps, QPointF place, const SolidRules &rules);

    bool isFree() const { return m_overlaps.empty(); }
    std::size_t overlapCount() const { return m_overlaps.size(); }
    /// Whether the body lies ahead of an obstacle that moves in a direction.
    bool isAhead(QPointF direction) const;
    /// The place after short translations out of all obstacles, one after the other; nothing if they lead back into
    /// each other. For a convex obstacle, it is the minimum translation.
    std::optional<QPointF> byShortTranslations() const;
    /// The place along a unit vector that is beyond the obstacles of the place. With a clearance, it may be farther
    /// than necessary, or overlap other obstacles.
    QPointF along(QPointF direction) const;

private:
    /// The translation out of one obstacle.
    std::optional<QPointF> translationOut(const SolidOverlap &overlap, QPointF place, bool isExact) const;

    const SolidRules &m_rules;
    QPointF m_place;
    std::vector<SolidOverlap> m_overlaps;
};

/// Pushes the neighbors of a body aside. Each neighbor moves from its place at the start to a near place that it can
/// take: out of the body and of the shapes that have given way already, clear of walls and locked shapes, and clear
/// of other shapes unless these may give way in turn. Among places that are about equally near, it continues in the
/// direction in which it has given way before, so that it does not jump to and fro.
struct SolidMotion::Pushing
{
    Pushing(SolidScene &scene, SolidBody &body, const SolidRules &rules, GroupId scope);

    /// Slides along what cannot be pushed. If the neighbors at the end of the motion cannot be pushed, the body stops
    /// before them.
    Step moved(QPointF from, QPointF to, bool isStraight);

private:
    struct Neighbor
    {
        ShapeIds ids;
        std::unique_ptr<SolidBody> body;
        bool isFixed = false;
        /// The last search in which the neighbor had to be pushed.
        int search = 0;
        /// How far it has given way in this search, if it has.
        QPointF offset;
        /// How far it has given way at the end of the last motion.
        QPointF last;
    };
    /// A neighbor that must be pushed. The depth is 1 if the body pushes it directly.
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
    /// As moved(), before the pushes are noted.
    Step motionTo(QPointF from, QPointF to, bool isStraight);
    /// The pushes that make room for the body at a place; nothing if there are none. Then the neighbor that cannot be
    /// pushed is noted.
    std::optional<QList<Push>> pushesAt(QPointF place);
    /// Searches the pushes at a place. With a region, only for those parts of the body that overlap shapes in it.
    std::optional<QList<Push>> searchedPushesAt(QPointF place, const Aabb2 *region = nullptr);
    /// The shapes in a region that the body overlaps at a place, except for those that it overlaps at the start.
    ShapeIds obstaclesIn(const Aabb2 &region, QPointF place);
    /// Whether none of the neighbors that could not give way before seems to be in the way at a place. Only pushesAt()
    /// is certain.
    bool isPromising(QPointF place);
    std::optional<Choice> choiceFor(Neighbor &neighbor, int depth, QPointF place);
    /// Notes the pushes at the end of a motion.
    void setLast(const QList<Push> &pushes);
    /// Appends the overlaps of a neighbor at an offset with the body at a place, and with neighbors that have given
    /// way. Stops at the first one if that is enough. Pairs that overlap at the start do not count.
    void appendOverlaps(Neighbor &neighbor, QPointF offset, QPointF place, bool isFirstEnough,
                        std::vector<SolidOverlap> &overlaps);
    /// The shapes that a neighbor would push in turn at an offset; nothing if it must not.
    std::optional<ShapeIds> metBy(Neighbor &neighbor, QPointF offset, int depth);
    /// The last place on a straight way at which there is room, by bisection.
    Way lastWithPushes(QPointF from, QPointF to);
    std::optional<Touch> touchWith(const Neighbor &neighbor, QPointF from, QPointF to, const QList<Push> &pushes);

    SolidScene &m_scene;
    SolidBody &m_body;
    SolidRules m_rules;
    GroupId m_scope;
    std::unordered_map<quint32, std::shared_ptr<Neighbor>> m_neighbors;
    /// The neighbor that could not give way in the last search, and those of earlier searches, last one first.
    const Neighbor *m_blocker = nullptr;
    std::vector<const Neighbor *> m_blockers;
    /// The shapes that have given way in the current search, and the farthest way of one of them.
    ShapeIdSet m_given;
    double m_farthestGiven = 0;
    /// The last place at which there was room.
    std::optional<Way> m_room;
    /// The neighbors that are pushed aside at the end of the last motion.
    std::vector<Neighbor *> m_last;
    int m_search = 0;
};

} // namespace Trammel
