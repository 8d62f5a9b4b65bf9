#pragma once

#include "geometry/collision.h"
#include "widgets/model/document.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QSet>

namespace Trammel {

/// Which shapes of a document collide: interiors that overlap by more than the least depth, filled
/// shapes as areas, unfilled ones as curves, hidden ones not at all. It watches either the shapes of a
/// gesture against all others, or the whole drawing, and follows every change of the document, treating
/// only what changed.
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
    /// The number of pairs that collide.
    int pairCount() const;

Q_SIGNALS:
    /// Other shapes collide than before; the region holds those that look different now.
    void changed(const QRectF &region);

private:
    using Partners = QHash<ShapeId, QSet<ShapeId>>;

    bool isActive() const { return m_isWatchingAll || !m_watched.isEmpty(); }
    void rebuild();
    void clear();
    void follow(const ShapeIds &ids);
    void forget(const ShapeIds &ids);
    void unpair(ShapeId id);
    void pair(ShapeId a, ShapeId b);
    void findPartners(ShapeId id, const QSet<ShapeId> &alsoChanged);
    const Collider &colliderOf(ShapeId id, const Shape &shape);
    QSet<ShapeId> withPartners(const ShapeIds &ids) const;
    void announce(const QSet<ShapeId> &before, const QSet<ShapeId> &after, int countBefore);

    QPointer<Document> m_document;
    double m_leastDepth = 1e-6;
    bool m_isWatchingAll = false;
    QSet<ShapeId> m_watched;
    /// Both ways round; no empty sets.
    Partners m_partners;
    int m_pairCount = 0;
    /// Those asked for so far; a shape that changes loses its own.
    QHash<ShapeId, Collider> m_colliders;
};

} // namespace Trammel
