#pragma once

#include "widgets/model/query/pairrule_p.h"
#include <trammel/document.h>
#include <trammel/geometry/collision.h>
#include <trammel/shapeidset.h>

#include <functional>
#include <utility>
#include <vector>

namespace Trammel {

/// Follows shapes that move together, all by the same offset in each step, as in a drag. Finds the pairs with at least
/// one of these shapes whose collision may differ after a step. Must be informed of every change of the document, in
/// order.
class RigidMotion
{
public:
    using Pairs = std::vector<std::pair<ShapeId, ShapeId>>;
    using ColliderOf = std::function<Collider(ShapeId)>;

    enum class Step {
        /// Not a repeated move. The collision of any pair may have changed.
        Other,
        /// A repeated move that is not prepared. The collision of any pair may have changed. Further moves are likely:
        /// call prepare().
        Second,
        /// A prepared move. Only the pairs in outer() and inner() may differ.
        Further,
    };

    /// Follows a change of these shapes. No other shape may have changed since the last step, unless clear() was
    /// called.
    Step step(const Document &document, const PairRule &rule, const ShapeIds &ids);
    void clear();

    /// Computes inner() and outer() for the current positions, so that later steps can be Further.
    void prepare(const Document &document, const PairRule &rule, double leastDepth, const ColliderOf &colliderOf);
    /// Whether outer() still contains every pair of a moving shape and another shape whose boxes meet.
    bool isNear(const Document &document) const;
    /// Updates outer() for the current position.
    void lookAround(const Document &document, const PairRule &rule);

    /// outer() holds the pairs of a moving shape and a nearby shape that does not move. inner() holds the pairs of
    /// moving shapes whose collision may change by rounding. The first id of each pair is a moving shape.
    const Pairs &outer() const { return m_outer; }
    const Pairs &inner() const { return m_inner; }
    bool isMoving(ShapeId id) const { return m_moving.contains(id); }

private:
    /// The properties of a shape that determine its geometry.
    struct Form
    {
        Form(const Document &document, const PairRule &rule, ShapeId id, const Shape &shape);
        /// Compares everything except the center.
        bool isSame(const Document &document, const PairRule &rule, ShapeId id, const Shape &shape) const;
        /// An upper bound on the coordinates and sizes of the shape at a position.
        double magnitude(QPointF center) const;

        const ShapeKind *kind;
        Placement placement;
        double cornerRadius;
        bool isArea;
        bool counts;
        Shape::Outline outline;
    };

    void begin(const Document &document, const PairRule &rule, const ShapeIds &ids);
    bool isMovedOn(const Document &document, const PairRule &rule);
    void findInner(const Document &document, const PairRule &rule, double leastDepth, const ColliderOf &colliderOf);
    bool isSettled(const Document &document, const PairRule &rule, ShapeId a, ShapeId b, double leastDepth,
                   const ColliderOf &colliderOf) const;

    ShapeIds m_ids;
    ShapeIdSet m_moving;
    std::vector<Form> m_forms;
    /// An upper bound on the coordinates and sizes of all moving shapes.
    double m_magnitude = 0;
    QPointF m_offset;
    double m_stepLength = 0;
    bool m_isPrepared = false;
    /// For each moving shape, an enlarged bounding box. outer() contains every pair whose other shape meets this box.
    std::vector<Aabb2> m_known;
    Pairs m_outer;
    Pairs m_inner;
};

} // namespace Trammel
