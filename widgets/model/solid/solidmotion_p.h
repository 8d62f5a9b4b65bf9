#pragma once

#include "widgets/model/solid/solidbody_p.h"

#include <memory>
#include <unordered_map>

namespace Trammel {

/// Moves shapes among the other shapes of a document as one rigid body, without overlapping. A motion begins where the
/// shapes are; each step continues from the last place, so that the same steps always give the same places. Shapes that
/// are pushed aside have places that depend on where they were at the start and on where the body is: they come back
/// when it leaves. If two ways out are about equally long, a shape continues in its direction of the last step.
class TRAMMEL_WIDGETS_EXPORT SolidMotion
{
public:
    /// The shapes of each unit in a scope are pushed together.
    SolidMotion(const Document &document, const ShapeIds &ids, const SolidRules &rules, GroupId scope = {});
    /// Moves shapes that are not in the document, such as those of a clipboard, or other values of shapes in the
    /// document, which they replace, in the same order.
    SolidMotion(const Document &document, const QList<Shape> &shapes, const SolidRules &rules,
                const ShapeIds &replaced = {});
    ~SolidMotion();
    SolidMotion(const SolidMotion &) = delete;
    SolidMotion &operator=(const SolidMotion &) = delete;

    /// The shapes that are pushed aside, and how far.
    struct Push
    {
        ShapeIds ids;
        QPointF offset;
    };
    struct Step
    {
        /// The place of the body.
        QPointF offset;
        /// The contact that has stopped the body; nothing if it is at the wanted place.
        std::optional<SolidContact> contact;
        QList<Push> pushes;
    };
    /// Moves the body toward a wanted place, as far as the rules allow. A straight motion does not slide.
    Step moveTo(QPointF wanted, bool isStraight = false);
    /// Moves the body to a place regardless of overlaps. Nothing is pushed. The body can be moved out of what it
    /// overlaps there.
    void setPlace(QPointF place);
    /// Moves the body to a place that it had before or that is free. Nothing is pushed.
    void setFreePlace(QPointF place) { m_place = place; }
    QPointF place() const { return m_place; }

    /// Whether the body at a place overlaps nothing.
    bool isFree(QPointF place) { return m_body.isFree(place); }
    /// The shapes that the body overlaps at a place.
    ShapeIds obstaclesAt(QPointF place) { return m_body.obstaclesAt(place, SolidBody::Pairs::All); }
    /// A free place near the wanted one: the nearest among those at which the body touches obstacles near it. New
    /// shapes that are completely inside others at the wanted place may stay inside them.
    QPointF nearestFree(QPointF wanted);
    /// The shortest motion from a place that the body can take to a touch with an obstacle, the contact there and the
    /// shapes that are pushed aside there, if an obstacle is nearer than the reach; nothing otherwise.
    std::optional<Step> nearestTouch(QPointF place, double reach);

private:
    struct Pushing;

    bool mayHopTo(QPointF wanted);

    SolidScene m_scene;
    SolidBody m_body;
    SolidRules m_rules;
    /// Whether the shapes are neither in the document nor replace others.
    bool m_isNew = false;
    QPointF m_place;
    std::unique_ptr<Pushing> m_pushing;
};

} // namespace Trammel
