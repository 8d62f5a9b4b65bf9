#pragma once

#include "widgets/model/query/pairrule_p.h"
#include <trammel/document.h>
#include <trammel/geometry/spatialindex.h>
#include <trammel/geometry/sweep.h>
#include <trammel/shapeidset.h>
#include <trammel/widgets_export.h>

#include <optional>
#include <unordered_map>
#include <vector>

namespace Trammel {

/// A shape that blocks others, as it is when it is first asked for.
struct SolidShape
{
    Collider collider;
    /// The outline that keeps shapes inside, for a holding shape; otherwise empty.
    Collider wall;
    Aabb2 bounds;
    bool isSolid = false;
    bool isHolding = false;
    /// Whether it is locked or may not be moved, so that it is never pushed.
    bool isFixed = false;
};

/// How one shape blocks another one.
enum class Blocking {
    /// Not at all: one of them lies inside the other.
    None,
    /// As a solid shape.
    Solid,
    /// As a wall around it.
    Wall
};

/// The shapes of a document that block others: visible ones that are solid or holding, without connectors and texts. A
/// scene remembers where these shapes were when it first saw them, so that shapes that are pushed aside during a
/// gesture count with their places at its start.
class TRAMMEL_WIDGETS_EXPORT SolidScene
{
public:
    /// Overlaps up to the least depth do not count.
    SolidScene(const Document &document, double leastDepth) : m_document(document), m_leastDepth(leastDepth) { }
    SolidScene(const SolidScene &) = delete;
    SolidScene &operator=(const SolidScene &) = delete;

    const Document &document() const { return m_document; }
    /// Null for a shape that does not block. The address stays valid.
    const SolidShape *find(ShapeId id);
    /// Adds shapes that are not in the document. Returns ids for them that no document uses. They are not among those
    /// that near() returns. The holding shapes around the shapes that they replace, if any, also hold them.
    ShapeIds add(const QList<Shape> &shapes, const ShapeIds &replaced = {});
    /// The holding shapes around a shape, or around the one that it replaces.
    ShapeIds roomsOf(ShapeId id);
    /// Whether a shape at a place is inside another one.
    bool isHeld(ShapeId id, QPointF place, ShapeId room);
    /// Whether a shape at a place is inside the area of a larger one that blocks.
    bool isOn(ShapeId id, QPointF place, ShapeId floor);
    /// The shapes whose boxes meet a box, in the order of their ids, including those that do not block. Valid until the
    /// next call.
    std::span<const SpatialIndex::Entry> near(const Aabb2 &box);
    /// As near(), for the shapes that may be walls or fixed. The first call examines all shapes.
    std::span<const SpatialIndex::Entry> fixedNear(const Aabb2 &box);
    /// How the second shape blocks the first one when that moves, by their places at the start.
    Blocking blocking(ShapeId moving, ShapeId obstacle);
    Blocking blocking(const SolidShape &moving, const SolidShape &obstacle) const;
    /// Notes that a gesture has moved shapes. They still count with the places that find() has returned.
    void setDisplaced(const ShapeIds &ids);

private:
    static SolidShape solidShape(const Shape &shape);

    const Document &m_document;
    double m_leastDepth;
    PairRule m_rule = PairRule::forPurpose(PairRule::Purpose::Block);
    std::unordered_map<quint32, SolidShape> m_shapes;
    quint32 m_lastAdded = ShapeId::Largest;
    std::unordered_map<quint32, ShapeId> m_replaced;
    ShapeIdSet m_displaced;
    /// The places of displaced shapes that block.
    SpatialIndex m_displacedPlaces;
    std::optional<SpatialIndex> m_fixedPlaces;
    std::vector<SpatialIndex::Entry> m_near;
};

/// A collider at another place.
TRAMMEL_WIDGETS_EXPORT Collider translated(const Collider &collider, QPointF offset);
/// The primitive of a collider, read as the collider reads it. Valid as long as the collider.
TRAMMEL_WIDGETS_EXPORT PrimitiveView viewOf(const Collider &collider);

} // namespace Trammel
