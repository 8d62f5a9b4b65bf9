// Keyboard handling of the select tool.
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/keyboardtransform_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/frame/outlinemarks_p.h"
#include "widgets/interaction/tools/selecttool_p.h"
#include "widgets/interaction/tools/texttool_p.h"
#include "widgets/interaction/tools/vertextool_p.h"
#include "widgets/model/kinds/outlinehandles_p.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>

namespace Trammel {

namespace {

constexpr double LargeTurn = 15, SmallTurn = 1;

/// The rotation of a key in degrees; 0 for other keys.
double turnOf(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isTurn = key == Qt::Key_Comma || key == Qt::Key_Period;
    if (!isTurn || modifiers & ~Qt::KeyboardModifiers(Qt::AltModifier))
        return 0;
    const double step = modifiers.testFlag(Qt::AltModifier) ? SmallTurn : LargeTurn;
    return key == Qt::Key_Period ? step : -step;
}

} // namespace

bool SelectTool::key(QKeyEvent *event)
{
    const int key = event->key();
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    if (key == Qt::Key_Escape)
        return (!isBusy() && (dropOutlineHandle() || (shownGradient() && !showGradient(false)))) || escape();
    if (walkByKey(key, modifiers))
        return true;
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && modifiers == Qt::NoModifier)
        return isBusy() || activateSelected();
    if (key == Qt::Key_F2 && modifiers == Qt::NoModifier)
        return isBusy() || wantText();
    if (const std::optional<Walk> walk = walkOf(key, modifiers))
        return isBusy() || (isIdle() && chooseAndShow(*walk, modifiers.testFlag(Qt::ControlModifier)));
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return modifiers == Qt::NoModifier && (isBusy() || removeSelected());
    if (key == Qt::Key_Insert && modifiers == Qt::NoModifier)
        return isBusy() || addConnectedAhead();
    if (const double degrees = turnOf(key, modifiers); degrees != 0)
        return isBusy() || turnSelected(degrees);
    if (key == Qt::Key_X && !(modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier)))
        return isBusy() || (handleFrame() && setPivot(pivotAround(*m_frame, modifiers != Qt::ShiftModifier)));
    if (key == Qt::Key_D && !(modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier)))
        return isBusy() || chooseOutlineHandle(modifiers != Qt::ShiftModifier);
    return arrowKey(key, modifiers);
}

bool SelectTool::chooseOutlineHandle(bool isNext)
{
    const qsizetype count = shownOutlineHandles();
    if (count == 0)
        return false;
    const qsizetype now = chosenOutlineHandle().value_or(isNext ? -1 : count);
    m_outlineHandle = {m_line->shape, (now + (isNext ? 1 : count - 1)) % count};
    showOverlay();
    Q_EMIT hintChanged();
    return true;
}

std::optional<qsizetype> SelectTool::chosenOutlineHandle() const
{
    const bool isShown =
        m_outlineHandle && m_outlineHandle->number < shownOutlineHandles() && m_outlineHandle->shape == m_line->shape;
    return isShown ? std::optional(m_outlineHandle->number) : std::nullopt;
}

qsizetype SelectTool::shownOutlineHandles() const
{
    const std::optional<SelectionFrame> frame = handleFrame();
    const std::optional<LinePoints> points = frame && document()
        ? outlineMarks(shownLine(), frame->box, pixelSize(*context().viewPort), m_use)
        : std::nullopt;
    return points && !points->isLine() ? points->points.size() : 0;
}

bool SelectTool::dropOutlineHandle()
{
    const bool isChosen = chosenOutlineHandle().has_value();
    m_outlineHandle.reset();
    if (isChosen) {
        showOverlay();
        Q_EMIT hintChanged();
    }
    return isChosen;
}

void SelectTool::nudgeOutlineHandle(qsizetype handle, QPointF offset)
{
    const Shape before = *document()->find(m_line->shape);
    Shape changed = before;
    // A kind may round the place of a handle, so that a short step does not change it.
    constexpr double longest = 128;
    for (double steps = 1; steps <= longest && changed == before; steps *= 2)
        moveOutlineHandle(changed, handle, m_line->points[handle] + steps * offset);
    m_nudge.change(*document(), m_line->shape, changed, QCoreApplication::translate("Trammel", "Change Outline"));
}

bool SelectTool::arrowKey(int key, Qt::KeyboardModifiers modifiers)
{
    constexpr Qt::KeyboardModifiers pivotal = Qt::AltModifier | Qt::ShiftModifier;
    if ((modifiers & pivotal) == pivotal)
        return isBusy() || pivotKey(key, modifiers);
    const QPointF offset = Nudge::step(context(), key, modifiers & Qt::ShiftModifier);
    if (same(offset, {}))
        return false;
    if (modifiers == Qt::ControlModifier)
        return isBusy() || resizeSelected(key);
    const bool isNudge = !(modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier));
    const std::optional<qsizetype> handle = isNudge && !isBusy() ? chosenOutlineHandle() : std::nullopt;
    if (handle)
        nudgeOutlineHandle(*handle, offset);
    return handle || (isNudge && (isBusy() || nudgeSelected(offset)));
}

bool SelectTool::pivotKey(int key, Qt::KeyboardModifiers modifiers)
{
    const std::optional<SelectionFrame> frame = handleFrame();
    const QPointF step = Nudge::step(context(), key, {});
    if (!frame || (key != Qt::Key_Home && same(step, {})))
        return false;
    SelectionFrame now = *m_frame;
    if (key == Qt::Key_Home)
        setPivot(std::nullopt);
    else
        setPivot(modifiers.testFlag(Qt::ControlModifier) ? now.turningPoint() + step : pivotByKey(now, step));
    return true;
}

bool SelectTool::setPivot(const std::optional<QPointF> &place)
{
    if (!handleFrame() || !mayMovePivot() || isBusy() || (place && !isFinite(*place)))
        return false;
    m_frame->pivot = place;
    m_isPivotWanted = true;
    showOverlay();
    return true;
}

bool SelectTool::activateSelected()
{
    const Units units = context().selection->units();
    const GroupId group = units.size() == 1 ? units.first().group : GroupId();
    if (context().document->isSelectable(group) && context().document->containerOf(group).isNull()) {
        context().selection->enterGroup(group);
        return chooseAndShow(Walk::First);
    }
    const ShapeIds &ids = context().selection->ids();
    if (!isIdle() || ids.size() != 1)
        return false;
    if (activateShape(ids.first()))
        return document() && wantInside();
    return !context().settings.editsOnActivation;
}

bool SelectTool::wantInside()
{
    const ShapeIds &ids = context().selection->ids();
    if (ids.size() != 1)
        return false;
    const bool hasVertices = VertexTool::canEdit(context(), ids.first());
    if (!hasVertices && !TextTool::canEdit(context(), ids.first()))
        return false;
    if (hasVertices)
        Q_EMIT verticesWanted(ids.first());
    else
        Q_EMIT textWanted(ids.first());
    return true;
}

bool SelectTool::wantTextAt(const ToolEvent &event)
{
    const ShapeIds &ids = context().selection->ids();
    if (ids.size() != 1 || !TextTool::canEdit(context(), ids.first()))
        return false;
    const Shape &shape = *document()->find(ids.first());
    TextTarget target{ids.first()};
    if (shape.kind->hasCompartments()) {
        target.index = compartmentAt(shape, event.scenePos);
        Q_EMIT textAtWanted(target);
        return true;
    }
    if (!shape.connector)
        return false;
    if (const std::optional<qsizetype> label = labelAt(shape, event.scenePos)) {
        target.index = *label;
    } else {
        if (textCount(shape) > Connector::LargestTextCount)
            return false;
        // The first text is centered if the user clicks near the middle.
        constexpr double pixelsFromMiddle = 40;
        const bool isFirst = shape.text.isEmpty();
        const QList<QPointF> path = shape.sceneOutline().value(0);
        target.place = ConnectorLabel{.position = labelNear(path, event.scenePos).position};
        if (isFirst && length(centerOfLabel(path, *target.place) - halfway(path)) <= pixelsFromMiddle * event.pixel)
            target.place->position = 0.5;
        target.index = isFirst ? 0 : textCount(shape);
    }
    Q_EMIT textAtWanted(target);
    return true;
}

bool SelectTool::wantText()
{
    const ShapeIds &ids = context().selection->ids();
    const ShapeId id = ids.size() == 1 ? ids.first() : m_target.shape;
    if (!isIdle() || !TextTool::canEdit(context(), id))
        return false;
    Q_EMIT textWanted(id);
    return true;
}

bool SelectTool::chooseAndShow(Walk walk, bool isAdding)
{
    if (!selectByWalk(context(), walk, isAdding))
        return false;
    if (m_frame)
        context().viewPort->reveal(bounds(m_frame->box));
    return true;
}

bool SelectTool::removeSelected()
{
    if (context().settings.readOnly)
        return false;
    return context().document->removeShapes(moved(Permission::Delete), tr("Delete")) > 0;
}

bool SelectTool::addConnectedAhead()
{
    const ShapeId id = m_changeable.value(0);
    if (context().settings.readOnly || m_changeable.size() != 1 || canHaveHeads(*document()->find(id)->kind))
        return false;
    addConnected(id, sideAhead(*document(), id));
    return true;
}

bool SelectTool::nudgeSelected(QPointF offset)
{
    if (!mayChange())
        return false;
    SelectionFrame frame = *m_frame;
    const ShapeIds shapes = moved(Permission::Move);
    // The key does not pan the view instead.
    if (shapes.isEmpty())
        return true;
    const bool movesAll = m_mayMoveAll;
    const std::optional<QPointF> way = m_nudge.move(context(), shapes, offset, context().selection->enteredGroup());
    if (way && movesAll) {
        frame.box.center += *way;
        if (frame.pivot)
            *frame.pivot += *way;
        keepFrame(frame);
        showOverlay();
    }
    return true;
}

bool SelectTool::turnSelected(double degrees)
{
    if (!mayChange() || !m_use.rotates)
        return false;
    takeFrame(turnByKey(context(), m_nudge, moved(Permission::Rotate), SelectionFrame(*m_frame), degrees));
    return true;
}

bool SelectTool::resizeSelected(int key)
{
    if (!mayChange() || !m_use.resizes)
        return false;
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    const QPointF outwards = Nudge::step(context(), isAcross ? Qt::Key_Right : Qt::Key_Down, {});
    const bool grows = key == Qt::Key_Right || key == Qt::Key_Down;
    const double way = grows ? length(outwards) : -length(outwards);
    takeFrame(resizeByKey(context(), m_nudge, ShapeIds(m_changeable), SelectionFrame(*m_frame), outwards, way));
    return true;
}

bool SelectTool::mayChange() const
{
    return !context().settings.readOnly && !m_changeable.isEmpty() && m_frame;
}

// Keeps the frame and pivot, as committed() does after a drag.
void SelectTool::takeFrame(const std::optional<SelectionFrame> &frame)
{
    if (!frame || !m_frame)
        return;
    keepFrame(frame);
    if (frame->pivot)
        m_frame->pivot = frame->pivot;
    showOverlay();
}

} // namespace Trammel
