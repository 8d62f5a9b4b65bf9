#include "widgets/interaction/tools/lassotool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/selecting/areaselection_p.h"
#include "widgets/interaction/selecting/clickselection_p.h"
#include "widgets/interaction/selecting/highlight_p.h"
#include "widgets/model/query/regionarea_p.h"
#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <utility>

namespace Trammel {

namespace {

// The least distance between drawn points, in view pixels. Smaller distances make no visible difference.
constexpr double PointDistance = 1.5;

} // namespace

LassoTool::LassoTool(ToolContext &context) : Tool(context)
{
}

LassoTool::~LassoTool() = default;

void LassoTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    updateGroupFrame();
    context().overlay->setState(restingOverlay());
    connect(context().selection, &Selection::enteredGroupChanged, this, [this] {
        updateGroupFrame();
        showOverlay();
    });
}

void LassoTool::deactivate()
{
    cancel();
    m_state = State::Idle;
    m_target = {};
    context().selection->disconnect(this);
    context().overlay->setState({});
    setHoveredShape({});
}

void LassoTool::setState(State state)
{
    m_state = state;
    Q_EMIT hintChanged();
}

void LassoTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || !isFinite(event.scenePos))
        return;
    m_last = event;
    if (m_state == State::Corners) {
        addCorner(event);
        return;
    }
    cancel();
    m_press = event;
    m_target = pressTarget(context(), std::nullopt, event);
    setState(State::Pressed);
}

void LassoTool::move(const ToolEvent &event)
{
    if (!isFinite(event.scenePos))
        return;
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    m_last = event;
    const bool isHeld = event.buttons.testFlag(Qt::LeftButton);
    // The button was released without an event.
    if (!isHeld && m_state != State::Idle && m_state != State::Corners) {
        release(event);
        return;
    }
    if (m_state == State::Pressed && isDrag(m_press, event))
        begin(State::Drawing);
    if (isSelecting() && isHeld)
        context().viewPort->scrollToward(event.viewPos);
    if (isSelecting() && moveAlong()) {
        select();
    } else if (m_state == State::Drawing) {
        m_path.draw(event.scenePos, PointDistance * event.pixel);
        select();
    } else if (m_state == State::Corners) {
        m_path.setTip(event.scenePos);
        select();
    } else {
        hover();
    }
}

void LassoTool::release(const ToolEvent &event)
{
    const bool isOther = event.button != Qt::LeftButton && event.buttons.testFlag(Qt::LeftButton);
    if (isOther)
        return;
    if (m_state == State::Drawing) {
        finish();
    } else if (m_state == State::Pressed) {
        click();
    } else if (m_state == State::Spent) {
        setState(State::Idle);
        hover();
    }
}

// The first click of the two has already added its corner or selected a shape.
void LassoTool::doubleClick(const ToolEvent &event)
{
    if (m_state != State::Corners)
        press(event);
    else if (event.button == Qt::LeftButton)
        finish();
}

void LassoTool::leave()
{
    m_target = {};
    showOverlay();
    setHoveredShape({});
}

// The modifiers are those of the press, as with the select tool.
void LassoTool::click()
{
    if (m_target.kind != PressTarget::Kind::Shape) {
        begin(State::Corners);
        select();
        return;
    }
    setState(State::Idle);
    clickOn(PressTarget(m_target), m_press);
}

void LassoTool::begin(State state)
{
    m_selection = std::make_unique<AreaSelection>(context());
    m_path = {};
    m_shift = {};
    m_path.append(m_press.scenePos);
    m_target = {};
    setState(state);
}

void LassoTool::addCorner(const ToolEvent &event)
{
    const auto isNear = [&event](QPointF point) { return length(event.scenePos - point) <= event.tolerance; };
    const QList<QPointF> &corners = m_path.points();
    if (corners.size() > 2 && isNear(corners.first())) {
        finish();
        return;
    }
    if (!isNear(corners.last()))
        m_path.append(event.scenePos);
    select();
    Q_EMIT hintChanged();
}

void LassoTool::takeBack()
{
    m_path.removeLast();
    if (m_path.isEmpty())
        cancel();
    else
        select();
}

bool LassoTool::moveAlong()
{
    const QPointF before = m_shift.way();
    const QPointF way = m_shift.update(m_last) - before;
    if (m_last.isSpaceHeld)
        m_path.translate(way);
    return m_last.isSpaceHeld;
}

RubberBandMode LassoTool::mode() const
{
    return modeOf(context().settings.rubberBandMode, BandWay::ToTheRight, m_last.modifiers);
}

void LassoTool::select()
{
    // m_selection is null in two cases: a slot connected to hintChanged() has ended the gesture, or a slot connected to
    // the selection has moved the focus, which calls this function again during update().
    if (!m_selection)
        return;
    const Region region(Polygon{m_path.outline(), {}});
    const std::optional<std::vector<CoverPart>> cover = m_path.takeCover();
    // A slot connected to the selection may end the gesture, but the object must exist until update() returns.
    std::unique_ptr<AreaSelection> selection = std::move(m_selection);
    if (cover)
        selection->update(RegionArea(region), mode(), m_last.modifiers, *cover);
    else
        selection->update(RegionArea(region), mode(), m_last.modifiers);
    if (!isSelecting())
        return;
    m_selection = std::move(selection);
    showOverlay();
}

// A lasso drawn by clicks ends without the tip, which is not a corner yet. A freehand lasso ends where the button is
// released.
void LassoTool::finish()
{
    if (m_state == State::Corners)
        m_path.setTip(std::nullopt);
    select();
    const std::unique_ptr<AreaSelection> selection = std::move(m_selection);
    m_path = {};
    setState(State::Idle);
    showOverlay();
    if (selection)
        selection->commit();
}

bool LassoTool::cancel()
{
    if (!isBusy())
        return false;
    // A slot may call cancel() again.
    const std::unique_ptr<AreaSelection> selection = std::move(m_selection);
    m_path = {};
    m_target = {};
    setState(m_state == State::Corners ? State::Idle : State::Spent);
    if (selection)
        selection->cancel();
    showOverlay();
    return true;
}

bool LassoTool::key(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return escape();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_state != State::Corners)
            return false;
        finish();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!isBusy())
            return false;
        if (m_state == State::Corners)
            takeBack();
        return true;
    default:
        return false;
    }
}

void LassoTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    m_last.modifiers = modifiers;
    m_last.isSpaceHeld = isSpaceHeld;
    if (!isSelecting())
        return;
    moveAlong();
    select();
}

void LassoTool::hover()
{
    if (m_state != State::Idle)
        return;
    m_target = pressTarget(context(), std::nullopt, m_last);
    const bool isShape = m_target.kind == PressTarget::Kind::Shape;
    const Unit unit = isShape ? unitForClick(context(), m_target, m_last) : Unit();
    if (!(std::exchange(m_hovered, unit) == unit))
        showOverlay();
    setHoveredShape(isShape ? m_target.shape : ShapeId());
}

void LassoTool::showOverlay() const
{
    Overlay::State state = restingOverlay();
    if (isSelecting())
        state.lasso = Overlay::Lasso{m_path.outline(), mode()};
    else if (m_state == State::Idle)
        state.hovered = hoveredUnit(*context().document, m_hovered);
    context().overlay->setState(state);
}

QString LassoTool::hint() const
{
    if (m_state == State::Corners)
        return tr("Enter, double click or the first corner: done. Backspace: one corner back. Shift: add. "
                  "Ctrl: toggle. Alt: switch touch/enclose. Esc: cancel.");
    if (m_state == State::Drawing)
        return tr("Shift: add. Ctrl: toggle. Ctrl+Shift: subtract. Alt: switch touch/enclose. Space: move the lasso. "
                  "Esc: cancel.");
    return tr("Drag around shapes to select them, or click corner by corner, the first one on empty canvas. Click a "
              "shape: select it. Shift: add. Ctrl: toggle.");
}

} // namespace Trammel
