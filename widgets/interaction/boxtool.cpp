#include "widgets/interaction/boxtool_p.h"

#include "geometry/vector.h"
#include "widgets/interaction/labels_p.h"
#include "widgets/interaction/newshape_p.h"
#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/snapgrid_p.h"
#include "widgets/interaction/toolcontext_p.h"
#include "widgets/interaction/viewport_p.h"
#include "widgets/model/shapekind.h"

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// In view pixels, at the press of a click without a drag.
constexpr double DefaultSide = 100;
// Of a rounded rectangle's shorter side.
constexpr double CornerShare = 0.2;

// A side that has no length yet grows to the right or down.
double atLeast(double side, double least)
{
    return std::abs(side) < least ? std::copysign(least, side) : side;
}

} // namespace

BoxTool::BoxTool(ToolContext &context, const ShapeKind &kind) : Tool(context), m_kind(kind)
{
}

void BoxTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    context().overlay->setState({});
}

void BoxTool::deactivate()
{
    cancel();
    context().overlay->setState({});
}

void BoxTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || context().settings.readOnly || !isFinite(event.scenePos))
        return;
    cancel();
    m_press = event;
    m_last = event;
    m_shift = {};
    m_isDrag = false;
    ToolEvent plain = event;
    plain.modifiers = {};
    m_anchor = Snapping(context()).snapped(event.scenePos, plain).offset;
}

void BoxTool::move(const ToolEvent &event)
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    if (!m_press || !isFinite(event.scenePos))
        return;
    if (!event.buttons.testFlag(Qt::LeftButton)) {
        release(event);
        return;
    }
    m_last = event;
    m_isDrag = m_isDrag || isDrag(*m_press, event);
    if (!m_isDrag)
        return;
    updateDraft();
    context().viewPort->scrollTowards(event.viewPos);
}

void BoxTool::release(const ToolEvent &event)
{
    const bool isOther = event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton);
    if (!m_press || isOther)
        return;
    const Shape shape = m_isDrag ? dragged() : clicked();
    cancel();
    add(shape);
}

void BoxTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    m_last.modifiers = modifiers;
    m_last.isSpaceHeld = isSpaceHeld;
    if (m_press && m_isDrag)
        updateDraft();
}

bool BoxTool::key(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    if (!cancel())
        Q_EMIT finished();
    return true;
}

bool BoxTool::cancel()
{
    if (!m_press)
        return false;
    m_press.reset();
    m_draft.reset();
    showDraft();
    return true;
}

// Corners are in scene coordinates, the sides along the view's own axes.
Shape BoxTool::shapeFor(QPointF anchor, QPointF corner, Qt::KeyboardModifiers modifiers, double leastSide) const
{
    const double rotation = normalizedDegrees(-viewDegrees(*context().viewPort));
    const QPointF axis = axisFromDegrees(rotation);
    const QPointF way = unrotated(corner - anchor, axis);
    double width = atLeast(way.x(), leastSide);
    double height = atLeast(way.y(), leastSide);
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        const double side = std::max(std::abs(width), std::abs(height));
        width = std::copysign(side, width);
        height = std::copysign(side, height);
    }
    const bool fromCentre = modifiers.testFlag(Qt::AltModifier);
    const QPointF centre = fromCentre ? anchor : anchor + rotated({width / 2, height / 2}, axis);
    const double share = fromCentre ? 2 : 1;
    Shape shape(m_kind, centre, {share * std::abs(width), share * std::abs(height)}, rotation);
    shape.fill = context().settings.fill;
    shape.stroke = context().settings.stroke;
    if (&m_kind == &ShapeKind::roundedRectangle())
        shape.cornerRadius = CornerShare * std::min(shape.size.width(), shape.size.height());
    return shape;
}

// Snapped at the press, to what was in view then.
QPointF BoxTool::anchor(Qt::KeyboardModifiers modifiers) const
{
    return modifiers.testFlag(Qt::ControlModifier) ? m_press->scenePos : m_anchor;
}

// Where it would be if Space had moved nothing. What Space moves keeps its size, on the grid too.
Snap BoxTool::cornerFor(const ToolEvent &event) const
{
    const Snapping snapping(context());
    const SnapGrid grid(context().settings, event.modifiers);
    const QPointF moved = grid.snapped(m_shift.way());
    const QPointF start = anchor(event.modifiers) + moved;
    const QPointF axis = snapping.viewRuler();
    QPointF place = event.scenePos - m_shift.way() + moved;
    std::optional<QPointF> along;
    if (event.modifiers.testFlag(Qt::ShiftModifier) && !grid.isActive()) {
        const QPointF way = unrotated(place - start, axis);
        const double side = std::max(std::abs(way.x()), std::abs(way.y()));
        const QPointF square = rotated({std::copysign(side, way.x()), std::copysign(side, way.y())}, axis);
        along = normalized(square);
        place = start + square;
    }
    Snap snap = snapping.snapped(place, event, along);
    snap.offset -= moved;
    return snap;
}

Shape BoxTool::dragged() const
{
    const SnapGrid grid(context().settings, m_last.modifiers);
    Shape shape = shapeFor(anchor(m_last.modifiers), m_corner.offset, m_last.modifiers,
                           grid.isActive() ? grid.size() : m_last.pixel);
    shape.centre += grid.snapped(m_shift.way());
    return shape;
}

Shape BoxTool::clicked() const
{
    const SnapGrid grid(context().settings, m_press->modifiers);
    const double side = std::max(grid.snapped(DefaultSide * m_press->pixel), grid.size());
    const QPointF start = anchor(m_press->modifiers);
    return shapeFor(start, start, m_press->modifiers & Qt::AltModifier, side);
}

void BoxTool::updateDraft()
{
    m_shift.update(m_last);
    if (!m_last.isSpaceHeld)
        m_corner = cornerFor(m_last);
    m_draft = dragged();
    showDraft();
}

void BoxTool::showDraft() const
{
    Overlay::State state;
    state.draft = m_draft;
    if (m_draft) {
        state.label = Overlay::Label{m_last.scenePos, sizeLabel(m_draft->size)};
        if (!m_last.isSpaceHeld)
            state.guides = m_corner.guides;
    }
    context().overlay->setState(state);
}

void BoxTool::add(const Shape &shape)
{
    if (addNewShape(context(), shape))
        Q_EMIT finished();
}

QString BoxTool::hint() const
{
    return tr("Drag from corner to corner. Shift: square. Alt: from the centre. Space: move it. Ctrl: no snapping.");
}

} // namespace Trammel
