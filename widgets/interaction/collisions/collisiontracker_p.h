#pragma once

#include "geometry/base/pagedarray_p.h"
#include "widgets/interaction/collisions/largeshapes_p.h"
#include "widgets/interaction/collisions/rigidmotion_p.h"
#include "widgets/model/query/pairrule_p.h"
#include <trammel/document.h>
#include <trammel/editorenums.h>
#include <trammel/shapeidset.h>

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <utility>
#include <vector>

namespace Trammel {

/// Finds and tracks the colliding shapes of a document. Two shapes collide if their interiors overlap by more than the
/// least depth, and if the rule counts them: see collide() and PairRule. Filled shapes count as areas, unfilled shapes
/// as curves. The tracker watches nothing, the shapes of a gesture against all others, or the whole drawing. It follows
/// every change of the document and examines only the changed shapes.
///
/// Where very many shapes overlap, pairs of two shapes that both have many partners are left out, and the work of one
/// change is bounded: see countsAllPairs().
class CollisionTracker : public QObject
{
    Q_OBJECT

public:
    explicit CollisionTracker(QObject *parent = nullptr);

    void setDocument(Document *document);
    /// The least depth of a collision, in scene units. The default, 1e-6, lets neighbors share an edge despite
    /// rounding.
    void setLeastDepth(double depth);
    double leastDepth() const;
    /// Never, only the shapes that are passed to watch() (default), or the whole drawing at all times.
    void setMode(CollisionMode mode);
    CollisionMode mode() const { return m_mode; }
    /// Which pairs count. Default: the rule for showing collisions.
    void setRule(const PairRule &rule);
    const PairRule &rule() const { return m_rule; }
    /// Watches these shapes against all others and against each other during a gesture. An empty list stops watching.
    void watch(const ShapeIds &ids);
    /// As watch() for shapes that are about to change: their pairs are found after the next change.
    void watchFromNextChange(const ShapeIds &ids);

    /// Whether a watched pair of this shape and another shape collides.
    bool isColliding(ShapeId id) const;
    /// Whether a shape is one of those passed to watch().
    bool isWatched(ShapeId id) const;
    ShapeIds collidingWith(ShapeId id) const;
    /// All colliding shapes, in no particular order.
    ShapeIds colliding() const;
    /// The number of colliding pairs; a lower bound if countsAllPairs() is false.
    int pairCount() const { return m_pairCount; }
    /// False if pairs were left out. A changed shape with partners is still reported as colliding, unless its search
    /// was cut short because many thousands of overlapping shapes changed. One that did not change may be left out
    /// where more than a thousand shapes overlap. Also false while the collisions of a shape with very many points are
    /// determined on another thread; until then, those of the last time are reported.
    bool countsAllPairs() const { return m_countsAll && !m_large.isLate(); }

Q_SIGNALS:
    /// The set of collisions has changed. The region covers the shapes whose look has changed.
    void changed(const QRectF &region);

private:
    using Pairs = std::vector<std::pair<ShapeId, ShapeId>>;

    bool isWatchingAll() const { return m_mode == CollisionMode::CollisionsAlways; }
    bool isActive() const
    {
        return isWatchingAll() || (m_mode == CollisionMode::CollisionsWhileDragging && !m_watched.isEmpty());
    }
    void rebuild();
    void clear();
    void findAll();
    void onShapesChanged(const ShapeIds &ids);
    void onLargeShapesKnown(const ShapeIds &ids);
    void updateOneByOne(const ShapeIds &ids);
    void updateMoved();
    bool mayMoveTogether(const ShapeIds &ids) const;
    void askAgain(const RigidMotion::Pairs &pairs, ShapeIdSet &different, ShapeIdSet &before);
    void forget(const ShapeIds &ids);
    void unpair(ShapeId id);
    void unpairIfKnown(ShapeId id);
    void part(ShapeId a, ShapeId b);
    void removePartner(ShapeId id, ShapeId partner);
    void notePart(ShapeId a, ShapeId b);
    void pair(ShapeId a, ShapeId b);
    bool arePaired(ShapeId a, ShapeId b) const;
    bool isCrowded(ShapeId a, ShapeId b);
    /// Whether two shapes collide, regardless of the rule.
    bool doCollide(ShapeId a, ShapeId b);
    /// The search for the partners of several shapes.
    struct Search
    {
        explicit Search(qsizetype shapeCount);

        qsizetype looksLeft;
        /// An upper bound on the number of shapes whose partners are still to be found.
        qsizetype shapesLeft;
        /// The shapes whose boxes meet the region.
        Aabb2 region;
        ShapeIds near;
        /// The shapes that count, and those that do not, as far as they are known.
        ShapeIdSet counted;
        ShapeIdSet left;
    };
    /// The shapes whose boxes may meet a box. Where there are very many, nearby shapes share one list of them.
    ShapeIds nearby(const Aabb2 &box, Search &search) const;
    /// As PairRule::counts(), which takes longer.
    bool counts(ShapeId id, Search &search) const;
    void findPartners(ShapeId id, const ShapeIdSet &alsoChanged, Search &search);
    /// Returns a copy that shares its data with the cached collider. A reference would become invalid when another
    /// collider is inserted.
    Collider colliderOf(ShapeId id);
    /// The scene bounds of a shape.
    Aabb2 boundsOf(ShapeId id) const;
    void includeColliding(const ShapeIds &ids, ShapeIdSet &colliding) const;
    bool havePairsChanged();
    void announce(const ShapeIdSet &before, const ShapeIdSet &after, bool isDifferent);

    QPointer<Document> m_document;
    double m_leastDepth = 1e-6;
    CollisionMode m_mode = CollisionMode::CollisionsWhileDragging;
    PairRule m_rule = PairRule::forPurpose(PairRule::Purpose::Show);
    ShapeIdSet m_watched;
    /// Whether the pairs of the watched shapes are to be found after the next change.
    bool m_isWaiting = false;
    /// The partners of each shape, by id; each pair is stored for both shapes.
    PagedArray<std::vector<ShapeId>> m_partners;
    /// The shapes with partners.
    ShapeIdSet m_colliding;
    /// The shapes of pairs that were left out. They are tested again when they lose their last partner.
    ShapeIdSet m_crowded;
    int m_pairCount = 0;
    bool m_countsAll = true;
    /// The value of countsAllPairs() at the last signal.
    bool m_announcedAll = true;
    /// The pairs that the current change has removed and added, each with the smaller id first.
    Pairs m_gone;
    Pairs m_come;
    RigidMotion m_motion;
    LargeShapes m_large;
    /// A cache of colliders of shapes near the changed ones. When a shape changes, its entry is removed.
    QHash<ShapeId, Collider> m_colliders;
};

} // namespace Trammel
