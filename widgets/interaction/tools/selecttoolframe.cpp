// The frame and the pivot of the select tool.
#include "widgets/interaction/tools/selecttool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/drags/pivotdrag_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtGui/QTransform>

#include <algorithm>

namespace Trammel {

void SelectTool::onSelectionChanged()
{
    const Lifetime::Guard guard(context().lifetime);
    if (drag())
        return;
    refreshFrame();
    if (!hover())
        Q_EMIT hintChanged();
    if (document())
        showOverlay();
}

void SelectTool::onShapesChanged(const ShapeIds &ids)
{
    const Lifetime::Guard guard(context().lifetime);
    if (drag())
        return;
    const Selection &selection = *context().selection;
    if (groupFrame() || std::any_of(ids.begin(), ids.end(), [&](ShapeId id) { return selection.contains(id); }))
        refreshFrame();
    hoverAndShow();
}

void SelectTool::refreshFrame()
{
    const std::optional<SelectionFrame> before = m_frame;
    const Selection &selection = *context().selection;
    m_changeable = selection.carried();
    m_frame = frameAround(*context().document, m_changeable.isEmpty() ? selection.ids() : m_changeable,
                          selection.enteredGroup());
    const bool isOnlyOne = m_changeable.size() == 1 && selection.ids().size() == 1;
    m_line = isOnlyOne ? linePointsOf(*context().document, m_changeable.first()) : std::nullopt;
    updateGroupFrame();
    refreshUse();
    onFrameChanged(before);
}

ShapeIds SelectTool::moved(Permissions needed) const
{
    return context().selection->moved(needed);
}

void SelectTool::refreshUse()
{
    const auto mayChangeAll = [this](Permissions needed) {
        return context().selection->carried(needed).size() == m_changeable.size();
    };
    m_mayMoveAll = mayChangeAll(Permission::Move);
    const bool areSeveral = m_changeable.size() > 1;
    const bool haveContents = !areSeveral && !context().document->groupOfContainer(m_changeable.value(0)).isNull();
    m_use.resizes = mayChangeAll(Permission::Resize) && (m_mayMoveAll || !areSeveral);
    m_use.rotates = mayChangeAll(Permission::Rotate) && (m_mayMoveAll || !(areSeveral || haveContents));
}

void SelectTool::onFrameChanged(const std::optional<SelectionFrame> &before)
{
    if (!mayMovePivot() && m_frame)
        m_frame->pivot.reset();
    if (context().selection->ids() != ShapeIds{m_gradientOwner})
        m_gradientOwner = {};
    if (m_pivotOwners != context().selection->ids()) {
        m_pivotOwners = context().selection->ids();
        m_outlineHandle.reset();
        m_isPivotWanted = false;
    } else if (m_frame && before && before->pivot && mayMovePivot()) {
        m_frame->pivot = pivotIn(m_frame->box, *before->pivot, before->box,
                                 m_changeable.size() > 1 ? FrameOf::Several : FrameOf::One);
    }
}

// Shapes that were rotated together keep their frame, so that they can be rotated back about the same center. A single
// shape has a frame of its own.
void SelectTool::keepFrame(const std::optional<SelectionFrame> &frame)
{
    if (frame && m_changeable.size() > 1)
        m_frame = frame;
}

std::optional<LinePoints> SelectTool::shownLine() const
{
    const bool isHidden = m_line && !m_line->isLine() && shownGradient();
    return context().settings.readOnly || !m_use.resizes || isHidden ? std::nullopt : m_line;
}

std::optional<Overlay::CollapseButton> SelectTool::collapseButton() const
{
    if (context().settings.readOnly || !document() || shownGradient())
        return std::nullopt;
    const ShapeIds &selected = context().selection->ids();
    const ShapeId ids[] = {m_connectable, selected.size() == 1 ? selected.first() : ShapeId()};
    for (ShapeId id : ids) {
        const Shape *shape = document()->groupOfContainer(id).isNull() ? nullptr : document()->find(id);
        if (!shape || !document()->isSelectable(id) || !shape->allows(Permission::Resize))
            continue;
        constexpr double leastTitle = 12;
        const TextBox title = shape->kind->textBox(*shape);
        const QSizeF size = title.isTurned ? title.size.transposed() : title.size;
        const double extent = std::min(size.width(), size.height());
        if (extent < leastTitle * pixelSize(*context().viewPort))
            continue;
        const QPointF place(title.center.x() - (size.width() - extent) / 2,
                            title.center.y() - (size.height() - extent) / 2);
        return Overlay::CollapseButton{id, frameToScene(*shape).map(place), document()->isCollapsed(id)};
    }
    return std::nullopt;
}

bool SelectTool::showGradient(bool isOn)
{
    const ShapeIds &ids = context().selection->ids();
    if (!document() || isBusy())
        return false;
    m_gradientOwner = isOn && ids.size() == 1 ? ids.first() : ShapeId();
    hover();
    showOverlay();
    return shownGradient().has_value();
}

std::optional<GradientHandles> SelectTool::shownGradient() const
{
    if (context().settings.readOnly || !document() || m_changeable != ShapeIds{m_gradientOwner})
        return std::nullopt;
    return gradientHandlesOf(*document(), m_gradientOwner);
}

std::optional<ConnectHandles> SelectTool::connectHandles() const
{
    if (shownGradient())
        return std::nullopt;
    const ToolSettings &settings = context().settings;
    if (settings.readOnly || !settings.connectHandles || !document())
        return std::nullopt;
    std::optional<ConnectHandles> handles =
        connectHandlesOf(*document(), m_connectable, pixelSize(*context().viewPort));
    const Selection &selection = *context().selection;
    if (!handles || !selection.contains(m_connectable))
        return handles;
    // A frame around several shapes has handles of its own.
    if (selection.ids().size() > 1 || !m_frame)
        return std::nullopt;
    handles->rotateSide =
        rotateSide(m_frame->box, context().viewPort->sceneToView(), context().viewPort->visibleRect());
    return handles;
}

void SelectTool::updateConnectHandles(const PressTarget &target)
{
    if (target.kind == PressTarget::Kind::ConnectHandle || target.kind == PressTarget::Kind::CollapseButton)
        return;
    const bool isOnShape = target.kind == PressTarget::Kind::Shape || target.kind == PressTarget::Kind::Interior;
    const GroupId group = isOnShape ? context().selection->unitOf(target.shape).group : GroupId();
    // A group is selected as a whole.
    if (isOnShape && (group.isNull() || document()->containerOf(group) == target.shape)) {
        m_connectable = target.shape;
        return;
    }
    const std::optional<ConnectHandles> handles = last() ? connectHandles() : std::nullopt;
    if (!handles || isOnShape || !handles->isNear(last()->scenePos, last()->pixel))
        m_connectable = {};
}

std::optional<SelectionFrame> SelectTool::handleFrame() const
{
    if (context().settings.readOnly || m_changeable.isEmpty() || !m_frame || shownGradient())
        return std::nullopt;
    SelectionFrame frame = *m_frame;
    frame.use = m_use;
    const QPointF pivot = frame.turningPoint();
    const bool isShown = mayMovePivot() && (frame.pivot || m_isPivotWanted);
    frame.pivot =
        isShown && hasPivotRoom(frame.box, pivot, pixelSize(*context().viewPort)) ? std::optional(pivot) : std::nullopt;
    return frame;
}

} // namespace Trammel
