#include "widgets/interaction/tools/connectortool_p.h"

#include "widgets/interaction/connecting/enddrag_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>
#include <QtGui/QTransform>

#include <utility>

namespace Trammel {

namespace {

/// Half the length of a line that a key draws, in view pixels.
constexpr double HalfLine = 50;

} // namespace

ConnectorTool::ConnectorTool(ToolContext &context) : Tool(context)
{
}

ConnectorTool::~ConnectorTool() = default;

void ConnectorTool::activate()
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    updateGroupFrame();
    m_document = context().document;
    const auto forget = [this] { m_drawing.reset(); };
    connect(m_document, &Document::shapesAdded, this, forget);
    connect(m_document, &Document::shapesChanged, this, forget);
    connect(m_document, &Document::shapesRemoved, this, [this](const ShapeIds &ids) {
        m_drawing.reset();
        // The shape that the draft starts from may be gone.
        if (m_start && ids.contains(m_start->end.shape))
            cancel();
        refresh();
    });
    // Another drawing has other shapes with the same ids.
    connect(m_document, &Document::reset, this, [this] {
        m_drawing.reset();
        cancel();
        refresh();
    });
    refresh();
}

void ConnectorTool::deactivate()
{
    if (m_document)
        m_document->disconnect(this);
    m_document = nullptr;
    m_last.reset();
    cancel();
    context().overlay->setState({});
}

void ConnectorTool::press(const ToolEvent &event)
{
    if (event.button != Qt::LeftButton || context().settings.readOnly || !m_document || !isFinite(event.scenePos))
        return;
    update(event);
    if (m_start)
        return finish(connector());
    const ConnectorEnd end = m_pointed.end;
    m_start = Start{event, end, end.isBound() ? event.scenePos : end.point};
    m_precise = {};
    refresh();
    Q_EMIT hintChanged();
}

void ConnectorTool::move(const ToolEvent &event)
{
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    update(event);
}

void ConnectorTool::release(const ToolEvent &event)
{
    update(event);
    // Without a drag this was the first of two clicks.
    if (m_start && m_document && event.button == Qt::LeftButton && isDrag(m_start->press, event))
        finish(connector());
}

void ConnectorTool::leave()
{
    m_last.reset();
    showDraft();
}

void ConnectorTool::update(const ToolEvent &event)
{
    if (!isFinite(event.scenePos))
        return;
    m_last = event;
    refresh();
    if (m_start && m_document && m_pointed.shape != m_start->end.shape && !std::exchange(m_start->hasLeft, true))
        showDraft();
}

void ConnectorTool::refresh()
{
    if (m_last && m_document) {
        ToolEvent event = *m_last;
        event.skipped = m_walk.skippedAt(event);
        // A user may rest before the press without a reason.
        event.isResting = event.isResting && m_start;
        m_pointed = pointedEnd(context(), event, m_start ? std::optional(m_start->point) : std::nullopt, m_precise);
    }
    showDraft();
}

void ConnectorTool::heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld)
{
    if (!m_last)
        return;
    m_last->modifiers = modifiers;
    m_last->isSpaceHeld = isSpaceHeld;
    refresh();
}

bool ConnectorTool::key(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        if (!cancel())
            Q_EMIT finished();
        return true;
    }
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (isTab && m_last && !m_pointed.shape.isNull()) {
        m_walk.step(*m_last, event->key() == Qt::Key_Backtab);
        refresh();
        return true;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || context().settings.readOnly || !m_document)
        return false;
    if (m_start && m_last) {
        refresh();
        finish(connector());
    } else {
        const ToolEvent middle = eventInTheMiddle(*context().viewPort);
        const QTransform viewToScene = context().viewPort->sceneToView().inverted();
        const SnapGrid grid(context().settings, {});
        const auto pointAt = [&](double offset) {
            return grid.snapped(viewToScene.map(middle.viewPos + QPointF(offset, 0)));
        };
        finish({pointAt(-HalfLine), pointAt(HalfLine)});
    }
    return true;
}

bool ConnectorTool::cancel()
{
    if (!m_start)
        return false;
    m_start.reset();
    m_drawing.reset();
    refresh();
    Q_EMIT hintChanged();
    return true;
}

Connector ConnectorTool::connector() const
{
    const ConnectorEnd &to = m_pointed.end;
    // Within one shape, a line is drawn on it, and a loop only after the pointer has been elsewhere.
    const bool isWithin = to.isBound() && to.shape == m_start->end.shape && !m_start->hasLeft;
    if (!isWithin)
        return {m_start->end, to};
    return to.at ? Connector(m_start->end, to) : Connector(m_start->point, m_last->scenePos);
}

void ConnectorTool::finish(const Connector &ends)
{
    if (!ends.isBound() && same(ends.from.point, ends.to.point)) {
        cancel();
        return;
    }
    if (!addNewShape(context(), newConnector(context().settings, ends))) {
        Q_EMIT hintChanged();
        return;
    }
    cancel();
    Q_EMIT finished();
}

void ConnectorTool::showDraft()
{
    Overlay::State state = restingOverlay();
    if (m_last && m_document && !context().settings.readOnly) {
        const Connector ends = m_start ? connector() : Connector(m_pointed.end, {});
        if (!m_start || ends.to == m_pointed.end)
            m_pointed.show(state);
        if (m_start) {
            Shape draft = newConnector(context().settings, ends);
            if (!m_drawing)
                m_drawing = std::make_unique<ConnectorDraft>(*m_document, isRouted(draft));
            m_drawing->route(draft);
            state.draft = draft;
        }
    }
    context().overlay->setState(state);
}

QString ConnectorTool::hint() const
{
    if (!m_start)
        return tr(
            "Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: connect nothing. "
            "Enter: a line in the middle.");
    return tr("Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the shape below. "
              "Ctrl: connect nothing. Esc: cancel.");
}

} // namespace Trammel
