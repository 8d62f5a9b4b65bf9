#include "widgets/interaction/drags/transformdrag_p.h"

#include "widgets/interaction/collisions/collisiontracker_p.h"
#include "widgets/interaction/context/toolcontext_p.h"

namespace Trammel {

TransformDrag::TransformDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids,
                             const SelectionFrame &frame, const QString &text)
    : GestureDrag(context), m_press(press), m_frame(frame)
{
    open(text);
    for (ShapeId id : ids) {
        if (const Shape *shape = context.document->find(id)) {
            m_ids.append(id);
            m_shapes.append(*shape);
        }
    }
    m_groups = context.document->wholeGroups(m_ids);
    for (GroupId id : std::as_const(m_groups))
        m_rotations.append(context.document->find(id)->rotation);
    context.collisions->watchFromNextChange(m_ids);
}

TransformDrag::~TransformDrag()
{
    context().collisions->watch({});
}

Placement TransformDrag::constrained(qsizetype index, const Placement &wanted) const
{
    const PlacementConstraint &constraint = context().settings.constraint;
    return constraint ? constraint(m_ids[index], m_shapes[index], wanted) : wanted;
}

QList<Shape> TransformDrag::ghosts(const PlacementAt &wanted) const
{
    constexpr qsizetype most = 50;
    constexpr float faint = 0.3F;
    QList<Shape> copies;
    for (qsizetype i = 0; i < m_shapes.size() && m_shapes.size() <= most; ++i) {
        if (!context().document->isVisible(m_ids[i]))
            continue;
        copies.append(m_shapes[i]);
        copies.last().setPlacement(wanted(i));
        copies.last().opacity *= faint;
    }
    return copies;
}

bool TransformDrag::apply(const std::function<Placement(const Shape &)> &transform)
{
    return apply(transform, {}, {});
}

bool TransformDrag::apply(const std::function<Placement(const Shape &)> &transform, const ShapeIds &further,
                          const QList<Placement> &placements)
{
    QList<Placement> all;
    all.reserve(m_shapes.size() + placements.size());
    for (qsizetype i = 0; i < m_shapes.size(); ++i)
        all.append(constrained(i, transform(m_shapes[i])));
    return gesture().place(further.isEmpty() ? m_ids : m_ids + further, all + placements);
}

void TransformDrag::turnGroups(const std::function<double(double)> &turn)
{
    if (m_groups.isEmpty())
        return;
    QList<double> rotations;
    rotations.reserve(m_rotations.size());
    for (double rotation : std::as_const(m_rotations))
        rotations.append(turn(rotation));
    gesture().turnGroups(m_groups, rotations);
}

} // namespace Trammel
