#pragma once

#include "geometry/pagedarray_p.h"
#include "widgets/interaction/commonmotion_p.h"
#include "widgets/model/document.h"
#include "widgets/model/shapeidset.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <utility>
#include <vector>

namespace Trammel {

/// Which shapes of a document collide: interiors that overlap by more than the least depth, filled
/// shapes as areas, unfilled ones as curves, hidden ones not at all. It watches either the shapes of a
/// gesture against all others, or the whole drawing, and follows every change of the document, treating
/// only what changed.
///
/// Where very many shapes lie on one spot, pairs of two that have many partners already are left out, and
/// the work of one change is bounded: see countsAllPairs().
class CollisionTracker : public QObject
{
    Q_OBJECT

public:
    explicit CollisionTracker(QObject *parent = nullptr);

    void setDocument(Document *document);
    /// In scene units; the default lets neighbours share an edge whatever the rounding.
    void setLeastDepth(double depth);
    double leastDepth() const;
    /// Watches the whole drawing at rest.
    void setWatchingAll(bool watching);
    bool isWatchingAll() const;
    /// Watches these shapes, against all others and against each other, for as long as a gesture lasts;
    /// an empty list ends it.
    void watch(const ShapeIds &ids);

    /// Whether a shape collides with any other, as far as it is watched.
    bool isColliding(ShapeId id) const;
    /// Whether a shape is one of those of the gesture.
    bool isWatched(ShapeId id) const;
    ShapeIds collidingWith(ShapeId id) const;
    /// All shapes that collide, in no order.
    ShapeIds colliding() const;
    /// The number of pairs that collide; at least so many where not all are counted.
    int pairCount() const { return m_pairCount; }
    /// False when pairs were left out. A shape with partners is known as colliding all the same, unless one
    /// change moved more than a thousand shapes on one spot and was cut short.
    bool countsAllPairs() const { return m_countsAll; }

Q_SIGNALS:
    /// Other shapes collide than before; the region holds those that look different now.
    void changed(const QRectF &region);

private:
    using Pairs = std::vector<std::pair<ShapeId, ShapeId>>;

    bool isActive() const { return m_isWatchingAll || !m_watched.isEmpty(); }
    void rebuild();
    void clear();
    void findAll();
    void follow(const ShapeIds &ids);
    void followAll(const ShapeIds &ids);
    void followMotion();
    bool mayMoveTogether(const ShapeIds &ids) const;
    void askAgain(const CommonMotion::Pairs &pairs, ShapeIdSet &different, ShapeIdSet &before);
    void forget(const ShapeIds &ids);
    void unpair(ShapeId id);
    void part(ShapeId a, ShapeId b);
    void pair(ShapeId a, ShapeId b);
    bool arePaired(ShapeId a, ShapeId b) const;
    bool isCrowded(ShapeId a, ShapeId b);
    void findPartners(ShapeId id, const ShapeIdSet &alsoChanged, int &looksLeft);
    /// Shares its data with the one that is kept: making another moves those in the hash.
    Collider colliderOf(ShapeId id);
    void includeColliding(const ShapeIds &ids, ShapeIdSet &colliding) const;
    bool havePairsChanged();
    void announce(const ShapeIdSet &before, const ShapeIdSet &after, bool isDifferent);

    QPointer<Document> m_document;
    double m_leastDepth = 1e-6;
    bool m_isWatchingAll = false;
    ShapeIdSet m_watched;
    /// By id, both ways round.
    PagedArray<std::vector<ShapeId>> m_partners;
    /// Those with partners.
    ShapeIdSet m_colliding;
    /// Those of pairs that were left out: they are asked again when they lose their last partner.
    ShapeIdSet m_crowded;
    int m_pairCount = 0;
    bool m_countsAll = true;
    /// Of the change that is followed now; each pair by its smaller id first.
    Pairs m_gone;
    Pairs m_come;
    CommonMotion m_motion;
    /// Of shapes near those that changed; a shape that changes loses its own.
    QHash<ShapeId, Collider> m_colliders;
};

} // namespace Trammel
