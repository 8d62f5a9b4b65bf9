#include "widgets/interaction/tools/vertextool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/pointdrags/curvehandledrag_p.h"
#include "widgets/interaction/pointdrags/vertexband_p.h"
#include "widgets/interaction/pointdrags/vertexdrag_p.h"
#include "widgets/interaction/selecting/clickselection_p.h"
#include "widgets/interaction/vertices/vertexmarks_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtGui/QKeyEvent>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

constexpr Qt::KeyboardModifiers Choosing = Qt::ShiftModifier | Qt::ControlModifier;

} // namespace

VertexTool::VertexTool(ToolContext &context) : DragTool(context)
{
}

bool VertexTool::canEdit(const ToolContext &context, ShapeId id)
{
    const Shape *shape = context.document->isSelectable(id) ? context.document->find(id) : nullptr;
    return !context.settings.readOnly && shape && hasAnchors(*shape) && !shape->connector
        && shape->allows(Permission::Resize);
}

void VertexTool::setShape(ShapeId id)
{
    m_edit = {};
    m_edit.shape = id;
}

void VertexTool::activate()
{
    DragTool::activate();
    m_edit.outline = VertexOutline(*document()->find(m_edit.shape));
    connect(document(), &Document::shapesChanged, this, &VertexTool::onShapesChanged);
    connect(document(), &Document::shapesRemoved, this, &VertexTool::onShapesChanged);
    connect(document(), &Document::groupsChanged, this, &VertexTool::refresh);
    connect(document(), &Document::reset, this, &VertexTool::refresh);
    connect(context().selection, &Selection::previewed, this, &VertexTool::onSelectionChanged);
    updateGroupFrame();
    checkCrossings();
    showOverlay();
}

void VertexTool::deactivate()
{
    DragTool::deactivate();
    m_edit = {};
    m_before = {};
    m_crossings.clear();
    m_target = {};
    m_nudge = {};
}

// After the document has been deleted, the editor deactivates the tool without this signal.
void VertexTool::finish()
{
    if (document())
        Q_EMIT finished();
}

void VertexTool::take(const ToolEvent &press)
{
    context().refusal.clear();
    m_target = vertexTarget(m_edit, *document()->find(m_edit.shape), press);
}

void VertexTool::doubleClick(const ToolEvent &event)
{
    press(event);
    if (!isPressed() || event.modifiers & (Choosing | Qt::AltModifier))
        return;
    if (m_target.kind == VertexTarget::Kind::Vertex) {
        spend();
        remove({m_target.number});
    } else if (m_target.isOnEdge()) {
        spend();
        insert(m_target.number, event.scenePos);
    }
}

// The modifiers are those of the press.
void VertexTool::click(const ToolEvent &event)
{
    const bool isChoosing = event.modifiers & Choosing;
    const bool removes = event.modifiers.testFlag(Qt::AltModifier) && !isChoosing;
    const auto choose = [&](const Vertices &vertices) {
        VertexEdit chosen = m_edit;
        if (isChoosing)
            chosen.toggle(vertices);
        select(isChoosing ? chosen.selected : vertices);
    };
    switch (m_target.kind) {
    case VertexTarget::Kind::Vertex:
        if (removes)
            remove({m_target.number});
        else
            choose({m_target.number});
        return;
    case VertexTarget::Kind::ControlPoint:
        return;
    case VertexTarget::Kind::Midpoint:
    case VertexTarget::Kind::Edge:
        return choose(endsOf(m_target.number));
    case VertexTarget::Kind::Body:
        if (!isChoosing)
            select({});
        return;
    case VertexTarget::Kind::Outside:
        return clickOutside(event);
    }
}

void VertexTool::clickOutside(const ToolEvent &event)
{
    const PressTarget below = pressTarget(context(), std::nullopt, event);
    const bool isOther = !below.shape.isNull() && below.shape != m_edit.shape;
    // A click with Shift or Ctrl that misses a vertex does not end the editing.
    if (!isOther && event.modifiers & Choosing)
        return;
    finish();
    if (isOther)
        selectByClick(context(), below, event);
}

Vertices VertexTool::endsOf(qsizetype edge) const
{
    const qsizetype next = *m_edit.outline.next(edge);
    return {std::min(edge, next), std::max(edge, next)};
}

std::unique_ptr<Drag> VertexTool::begin()
{
    m_before = m_edit;
    m_nudge = {};
    const QString moveOne = tr("Move Vertex"), moveSeveral = tr("Move Vertices");
    const qsizetype number = m_target.number;
    switch (m_target.kind) {
    case VertexTarget::Kind::Vertex:
        if (m_edit.outline.isPath() && pressed().modifiers.testFlag(Qt::AltModifier)) {
            m_edit.selected = {number};
            return std::make_unique<CurveHandleDrag>(context(), pressed(), m_edit,
                                                     CurveHandle{number, VertexOutline::Side::After}, true);
        }
        if (!m_edit.isSelected(number))
            m_edit.selected = {number};
        return std::make_unique<VertexDrag>(context(), pressed(), m_edit, number,
                                            m_edit.selected.size() == 1 ? moveOne : moveSeveral);
    case VertexTarget::Kind::ControlPoint:
        return std::make_unique<CurveHandleDrag>(context(), pressed(), m_edit, CurveHandle{number, m_target.side},
                                                 false);
    case VertexTarget::Kind::Midpoint: {
        const qsizetype added = m_edit.outline.insert(number, m_edit.outline.middle(number));
        m_edit.selected = {added};
        m_target = {VertexTarget::Kind::Vertex, added};
        return std::make_unique<VertexDrag>(context(), pressed(), m_edit, added, tr("Insert Vertex"));
    }
    case VertexTarget::Kind::Edge: {
        const Vertices ends = endsOf(number);
        if (!m_edit.isSelected(ends.first()) || !m_edit.isSelected(ends.last()))
            m_edit.selected = ends;
        return std::make_unique<VertexDrag>(context(), pressed(), m_edit, number, moveSeveral);
    }
    case VertexTarget::Kind::Body:
    case VertexTarget::Kind::Outside:
        break;
    }
    return std::make_unique<VertexBand>(context(), pressed(), m_edit);
}

void VertexTool::updated(const Drag &drag)
{
    if (drag.changesDocument())
        checkCrossings();
}

void VertexTool::committed(const Drag &)
{
    refresh();
}

// The tool may be inactive or edit another shape by now.
void VertexTool::dropped()
{
    if (m_before.shape.isNull())
        return;
    m_edit = m_before;
    refresh();
}

bool VertexTool::key(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        if (!cancel())
            finish();
        return true;
    }
    const QPointF offset =
        modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier) ? QPointF() : Nudge::step(context(), key, modifiers);
    const std::optional<Walk> walk = walkOf(key, modifiers);
    const bool isPlain = modifiers == Qt::NoModifier
        && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Delete || key == Qt::Key_Backspace
            || key == Qt::Key_Insert);
    if (!walk && !isPlain && same(offset, {}))
        return false;
    if (isBusy())
        return true;
    context().refusal.clear();
    if (walk)
        this->walk(*walk, modifiers.testFlag(Qt::ControlModifier));
    else if (!isPlain)
        return nudge(offset);
    else if (key == Qt::Key_Insert)
        insertBehindSelected();
    else if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        removeSelected();
    else
        finish();
    return true;
}

void VertexTool::onShapesChanged(const ShapeIds &ids)
{
    if (ids.contains(m_edit.shape))
        refresh();
}

void VertexTool::onSelectionChanged()
{
    const Lifetime::Guard guard(context().lifetime);
    if (context().selection->ids() != ShapeIds{m_edit.shape})
        finish();
}

void VertexTool::refresh()
{
    const Lifetime::Guard guard(context().lifetime);
    if (!canEdit(context(), m_edit.shape))
        return finish();
    if (m_isApplying || drag())
        return;
    updateGroupFrame();
    m_edit.selected = m_edit.outline.update(*document()->find(m_edit.shape), m_edit.selected);
    // The number in the target may now denote another vertex.
    m_target = {};
    if (isPressed())
        spend();
    checkCrossings();
    hover();
    showOverlay();
}

void VertexTool::checkCrossings()
{
    m_crossings = crossingsOf(m_edit.outline);
}

} // namespace Trammel
