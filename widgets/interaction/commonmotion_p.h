#pragma once

#include "geometry/collision.h"
#include "widgets/model/document.h"
#include "widgets/model/shapeidset.h"

#include <functional>
#include <utility>
#include <vector>

namespace Trammel {

/// Shapes that are moved together, by one offset after another, as in a drag: which pairs with one of them may
/// collide differently after a move than before it. It is told of every change of the document, in the order in
/// which they come.
class CommonMotion
{
public:
    using Pairs = std::vector<std::pair<ShapeId, ShapeId>>;
    using ColliderOf = std::function<Collider(ShapeId)>;

    enum class Step {
        /// Any pair may be different.
        Other,
        /// Any pair may be different, but the shapes may well be moved on: it is time to prepare().
        Second,
        /// The pairs below may be.
        Further,
    };

    /// Follows a change of these shapes. Others have not changed since the last step, or clear() was called.
    Step step(const Document &document, const ShapeIds &ids);
    void clear();

    /// Sees which pairs of the shapes cannot collide differently as long as they move together, and looks around.
    void prepare(const Document &document, double leastDepth, const ColliderOf &colliderOf);
    /// Whether outer() still has every pair whose boxes meet.
    bool isNear(const Document &document) const;
    /// Finds outer() again.
    void lookAround(const Document &document);

    /// The pairs of one of the shapes and another shape that lies near, and pairs of two of them that rounding may
    /// part or bring together. One that moves comes first.
    const Pairs &outer() const { return m_outer; }
    const Pairs &inner() const { return m_inner; }
    bool isMoving(ShapeId id) const { return m_moving.contains(id); }

private:
    /// What of a shape its geometry depends on.
    struct Form
    {
        explicit Form(const Document &document, ShapeId id, const Shape &shape);
        /// Wherever the centre is.
        bool isSame(const Document &document, ShapeId id, const Shape &shape) const;
        double magnitude(QPointF centre) const;

        const ShapeKind *kind;
        Placement placement;
        double cornerRadius;
        bool isArea;
        bool isVisible;
        Shape::Outline outline;
    };

    void begin(const Document &document, const ShapeIds &ids);
    bool isMovedOn(const Document &document);
    void findInner(const Document &document, double leastDepth, const ColliderOf &colliderOf);
    bool isSettled(const Document &document, ShapeId a, ShapeId b, double leastDepth,
                   const ColliderOf &colliderOf) const;

    ShapeIds m_ids;
    ShapeIdSet m_moving;
    std::vector<Form> m_forms;
    /// More than the coordinates and sizes of all of them.
    double m_magnitude = 0;
    QPointF m_offset;
    double m_stepLength = 0;
    bool m_isPrepared = false;
    /// By shape, the part of the scene whose pairs are known.
    std::vector<Aabb2> m_known;
    Pairs m_outer;
    Pairs m_inner;
};

} // namespace Trammel
