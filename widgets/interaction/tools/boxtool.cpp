#include "widgets/interaction/tools/boxtool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// The side of a shape created by a click, in view pixels at the press.
constexpr double DefaultSide = 100;

// Extends a signed side to a least length and keeps its sign. A side of zero length grows to the right or down.
double atLeast(double side, double least)
{
    return std::abs(side) < least ? std::copysign(least, side) : side;
}

// Extends a diagonal in x or y, so that its box has a ratio of width to height.
QPointF withRatio(QPointF way, double ratio)
{
    const double width = std::max(std::abs(way.x()), std::abs(way.y()) * ratio);
    return {std::copysign(width, way.x()), std::copysign(width / ratio, way.y())};
}

} // namespace

BoxTool::BoxTool(ToolContext &context, const ShapeKind *kind) : Tool(context), m_kind(kind)
{
}

void BoxTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    updateGroupFrame();
    context().overlay->setState(restingOverlay());
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
    context().viewPort->scrollToward(event.viewPos);
}

void BoxTool::release(const ToolEvent &event)
{
    const bool isOther = event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton);
    if (!m_press || isOther)
        return;
    const bool isDrag = m_isDrag;
    const Shape shape = isDrag ? dragged() : clicked();
    cancel();
    add(shape, isDrag);
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
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !m_press && !context().settings.readOnly) {
        drawInTheMiddle();
        return true;
    }
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

Shape BoxTool::newShape() const
{
    Shape shape(m_kind ? *m_kind : *context().settings.ownKind, {}, {},
                normalizedDegrees(-viewDegrees(*context().viewPort)));
    shape.fill = context().settings.fill;
    shape.stroke = context().settings.stroke;
    shape.opacity = context().settings.opacity;
    shape.textStyle = context().settings.textStyle;
    shape.shadow = context().settings.shadow.normalized();
    shape.kind->initialize(shape);
    return shape;
}

double BoxTool::ratio(Qt::KeyboardModifiers modifiers) const
{
    const Shape shape = newShape();
    const SizeRule rule = shape.kind->sizeRule(shape);
    return rule.keepsRatio() ? rule.ratio : modifiers.testFlag(Qt::ShiftModifier) ? 1 : 0;
}

// The corners are in scene coordinates, and the sides are parallel to the axes of the view.
Shape BoxTool::shapeFor(QPointF anchor, QPointF corner, Qt::KeyboardModifiers modifiers, QSizeF least) const
{
    Shape shape = newShape();
    const QPointF axis = axisFromDegrees(shape.rotation);
    QPointF way = unrotated(corner - anchor, axis);
    way = {atLeast(way.x(), least.width()), atLeast(way.y(), least.height())};
    if (const double kept = ratio(modifiers); kept > 0)
        way = withRatio(way, kept);
    const bool fromCenter = modifiers.testFlag(Qt::AltModifier);
    const double share = fromCenter ? 2 : 1;
    shape.size = shape.kind->sizeRule(shape).applied({share * std::abs(way.x()), share * std::abs(way.y())});
    const QPointF half(std::copysign(shape.size.width() / 2, way.x()), std::copysign(shape.size.height() / 2, way.y()));
    shape.center = fromCenter ? anchor : anchor + rotated(half, axis);
    if (shape.kind->form() == ShapeKind::Form::RoundedBox)
        shape.cornerRadius = usualCornerRadius(shape.size);
    return shape;
}

// The anchor is snapped once, at the press, to the shapes visible at that time.
QPointF BoxTool::anchor(Qt::KeyboardModifiers modifiers) const
{
    return modifiers.testFlag(Qt::ControlModifier) ? m_press->scenePos : m_anchor;
}

// The snapped corner, without the offset by Space. While Space moves the shape, its size does not change, not even on
// the grid.
Snap BoxTool::cornerFor(const ToolEvent &event) const
{
    const Snapping snapping(context());
    const SnapGrid grid(context().settings, event.modifiers);
    const QPointF moved = SnapGrid::forPointer(context().settings, event.modifiers, event.pixel).snapped(m_shift.way());
    const QPointF start = anchor(event.modifiers) + moved;
    const QPointF axis = snapping.viewRuler();
    QPointF place = event.scenePos - m_shift.way() + moved;
    // The shape can grow to either side of the start.
    const QPointF toPlace = unrotated(place - start, axis), toStart = unrotated(start, axis);
    const double growth = event.modifiers.testFlag(Qt::AltModifier) ? 2 : 1;
    SnapSizing sizing{axis, {}, {std::copysign(growth, toPlace.x()), std::copysign(growth, toPlace.y())}};
    sizing.size = {-sizing.slope[0] * toStart.x(), -sizing.slope[1] * toStart.y()};
    std::optional<QPointF> along;
    if (const double kept = ratio(event.modifiers); kept > 0 && !grid.isActive()) {
        const QPointF way = rotated(withRatio(unrotated(place - start, axis), kept), axis);
        along = normalized(way);
        place = start + way;
    }
    Snap snap = snapping.snapped(place, event, along, {}, sizing, SnapExtent{start, true});
    snap.offset -= moved;
    return snap;
}

Shape BoxTool::dragged() const
{
    const SnapGrid grid(context().settings, m_last.modifiers);
    const double side = grid.isActive() ? grid.size() : m_last.pixel;
    Shape shape = shapeFor(anchor(m_last.modifiers), m_corner.offset, m_last.modifiers, {side, side});
    shape.center += SnapGrid::forPointer(context().settings, m_last.modifiers, m_last.pixel).snapped(m_shift.way());
    return shape;
}

Shape BoxTool::clicked() const
{
    const SnapGrid grid = SnapGrid::forPointer(context().settings, m_press->modifiers, m_press->pixel);
    const double side = std::max(grid.snapped(DefaultSide * m_press->pixel), grid.size());
    const QPointF start = anchor(m_press->modifiers);
    const Qt::KeyboardModifiers modifiers = m_press->modifiers & Qt::AltModifier;
    const Shape shape = newShape();
    const QSizeF first = shape.kind->sizeRule(shape).first;
    if (first.isEmpty())
        return shapeFor(start, start, modifiers, {side, side});
    return shapeFor(start, start, modifiers, modifiers ? first / 2 : first);
}

// Creates the shape that a click in the middle of the view would create, then centers it by whole steps of the grid.
void BoxTool::drawInTheMiddle()
{
    ToolEvent middle = eventInTheMiddle(*context().viewPort);
    middle.button = Qt::LeftButton;
    press(middle);
    Shape shape = clicked();
    cancel();
    const SnapGrid grid = SnapGrid::forPointer(context().settings, {}, middle.pixel);
    shape.center += grid.snapped(middle.scenePos - shape.center);
    add(shape, false);
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
    Overlay::State state = restingOverlay();
    state.draft = m_draft;
    if (m_draft) {
        state.label = Overlay::Label{m_last.scenePos, sizeLabel(m_draft->size, pixelSize(*context().viewPort))};
        if (!m_last.isSpaceHeld)
            state.guides = m_corner.guides;
    }
    context().overlay->setState(state);
}

void BoxTool::add(const Shape &shape, bool)
{
    if (addNewShape(context(), shape))
        Q_EMIT finished();
    else
        Q_EMIT hintChanged();
}

QString BoxTool::hint() const
{
    return tr("Drag from corner to corner. Shift: square. Alt: from the center. Space: move it. Ctrl: no snapping. "
              "Enter: one in the middle.");
}

} // namespace Trammel
