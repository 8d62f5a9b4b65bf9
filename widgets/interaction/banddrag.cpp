#include "widgets/interaction/banddrag_p.h"

#include "widgets/interaction/toolcontext_p.h"
#include "widgets/interaction/viewport_p.h"
#include "widgets/model/selection.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSet>

namespace Trammel {

namespace {

// A rectangle of the view between two of its corners, mapped to the scene. In an upright view it is
// upright to the last bit.
Quad quadBetween(const QTransform &sceneToView, QPointF anchor, QPointF viewPos)
{
    const QTransform viewToScene = sceneToView.inverted();
    if (sceneToView.type() <= QTransform::TxScale) {
        const QPointF to = viewToScene.map(viewPos);
        return {{anchor, {to.x(), anchor.y()}, to, {anchor.x(), to.y()}}};
    }
    const QPointF from = sceneToView.map(anchor);
    return {{anchor, viewToScene.map(QPointF(viewPos.x(), from.y())), viewToScene.map(viewPos),
             viewToScene.map(QPointF(from.x(), viewPos.y()))}};
}

ShapeIds without(const ShapeIds &ids, const ShapeIds &others)
{
    const QSet<ShapeId> excluded(others.begin(), others.end());
    ShapeIds rest;
    for (ShapeId id : ids) {
        if (!excluded.contains(id))
            rest.append(id);
    }
    return rest;
}

} // namespace

BandDrag::BandDrag(ToolContext &context, const ToolEvent &press)
    : Drag(context), m_anchor(press.scenePos), m_start(context.selection->ids())
{
    context.selection->begin();
}

BandDrag::~BandDrag()
{
    cancel();
}

ShapeIds BandDrag::combined(const ShapeIds &hit, Qt::KeyboardModifiers modifiers) const
{
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const bool ctrl = modifiers.testFlag(Qt::ControlModifier);
    if (shift && ctrl)
        return without(m_start, hit);
    if (shift)
        return m_start + without(hit, m_start);
    if (ctrl)
        return without(m_start, hit) + without(hit, m_start);
    return hit;
}

void BandDrag::update(const ToolEvent &event)
{
    m_band.quad = quadBetween(context().viewPort->sceneToView(), m_anchor, event.viewPos);
    m_band.mode = context().settings.rubberBandMode;
    if (event.modifiers.testFlag(Qt::AltModifier))
        m_band.mode = m_band.mode == RubberBandMode::Touch ? RubberBandMode::Enclose : RubberBandMode::Touch;
    context().selection->set(combined(context().document->shapesIn(m_band.quad, m_band.mode), event.modifiers));
}

void BandDrag::commit()
{
    if (std::exchange(m_isOpen, false))
        context().selection->end();
}

void BandDrag::cancel()
{
    if (std::exchange(m_isOpen, false))
        context().selection->cancel();
}

void BandDrag::show(Overlay::State &state) const
{
    state.band = m_band;
}

QString BandDrag::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. "
                                       "Alt: the other mode. Esc: cancel.");
}

} // namespace Trammel
