#pragma once

#include "widgets/model/solid/solidbody_p.h"

#include <functional>
#include <optional>

namespace Trammel {

/// Rotates and resizes shapes among the other shapes of a document, without overlapping.
class TRAMMEL_WIDGETS_EXPORT SolidTransform
{
public:
    SolidTransform(const Document &document, const ShapeIds &ids, const SolidRules &rules);

    /// The placement of one of the shapes at a share of a change, from 0 to 1.
    using PlacementAt = std::function<Placement(qsizetype index, double share)>;
    /// The share of a change up to which no solid shape overlaps another one more than before; 1 if all of it is free.
    /// Shapes that overlap before the change may overlap after it. The change is examined by conservative advancement:
    /// each step is so short that no point moves farther than the distance of the shapes, but at least 1/512 of the
    /// change, so that a shape that touches another one may cut off a corner of that size.
    double freeShare(const PlacementAt &placementAt);
    /// Where the last change touched the obstacle that stopped it. Nothing if the change was free, and if the shape is
    /// not clear of the obstacle just before the touch.
    const std::optional<SolidContact> &contact() const { return m_contact; }

private:
    struct Part
    {
        qsizetype index;
        Shape shape;
        ShapeId id;
    };

    /// A shape, and an obstacle that it may meet.
    struct Meeting
    {
        const Part *part;
        const Collider *obstacle;
        double clearance;
        /// An upper bound on the distance that a point of the shape moves, divided by the share.
        double speed;
    };

    Collider colliderAt(const Part &part, const PlacementAt &placementAt, double share) const;
    std::vector<Meeting> meetingsOf(const PlacementAt &placementAt);
    bool isFree(const Meeting &meeting, const PlacementAt &placementAt, double share) const;
    double freeShare(const Meeting &meeting, const PlacementAt &placementAt, double most) const;
    /// The last free share before a blocked one, by bisection.
    double lastFree(const Meeting &meeting, const PlacementAt &placementAt, double free, double blocked) const;
    std::optional<SolidContact> contactAt(const Meeting &meeting, const PlacementAt &placementAt, double share) const;

    SolidScene m_scene;
    SolidRules m_rules;
    ShapeIdSet m_moving;
    std::vector<Part> m_parts;
    std::optional<SolidContact> m_contact;
};

} // namespace Trammel
