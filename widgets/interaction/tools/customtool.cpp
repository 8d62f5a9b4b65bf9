#include <trammel/customtool.h>

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/tools/customtoolhost_p.h"

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <utility>

namespace Trammel {

class CustomTool::Private
{
public:
    QList<Guide> guides;
};

CustomTool::CustomTool(QObject *parent) : QObject(parent), d(std::make_unique<Private>())
{
}

CustomTool::~CustomTool() = default;

Document *CustomTool::document() const
{
    return m_context ? m_context->document : nullptr;
}

Selection *CustomTool::selection() const
{
    return m_context ? m_context->selection : nullptr;
}

bool CustomTool::isReadOnly() const
{
    return !m_context || m_context->settings.readOnly;
}

void CustomTool::activate()
{
}

void CustomTool::deactivate()
{
    cancel();
}

void CustomTool::settle()
{
}

void CustomTool::doubleClick(const ToolEvent &event)
{
    press(event);
}

void CustomTool::leave()
{
}

bool CustomTool::key(QKeyEvent *)
{
    return false;
}

bool CustomTool::cancel()
{
    return false;
}

bool CustomTool::isBusy() const
{
    return false;
}

QString CustomTool::hint() const
{
    return {};
}

QPointF CustomTool::snapped(QPointF scenePos, const ToolEvent &event)
{
    if (!m_context || !isFinite(scenePos))
        return scenePos;
    const Snap snap = Snapping(*m_context).snapped(scenePos, event);
    d->guides = snap.guides;
    return snap.offset;
}

void CustomTool::show(const QList<Shape> &shapes, const QString &label, QPointF labelPos)
{
    const QList<Guide> guides = std::exchange(d->guides, {});
    if (!m_context)
        return;
    Overlay::State state;
    state.enteredFrame = m_context->overlay->state().enteredFrame;
    for (const Shape &shape : shapes) {
        if (shape.errorString().isEmpty())
            state.copies.append(shape.normalized());
    }
    if (!label.isEmpty() && isFinite(labelPos))
        state.label = Overlay::Label{labelPos, label};
    state.guides = guides;
    m_context->overlay->setState(state);
}

void CustomTool::setCursor(const QCursor &cursor)
{
    if (m_context)
        m_context->viewPort->setCursor(cursor);
}

void CustomTool::applyStyle(Shape &shape) const
{
    if (!m_context)
        return;
    shape.fill = m_context->settings.fill;
    shape.stroke = m_context->settings.stroke;
    shape.opacity = m_context->settings.opacity;
    shape.textStyle = m_context->settings.textStyle;
}

void CustomTool::scrollToward(const ToolEvent &event)
{
    if (m_context)
        m_context->viewPort->scrollToward(event.viewPos);
}

void CustomToolHost::setTool(CustomTool *tool)
{
    if (m_tool)
        m_tool->disconnect(this);
    m_tool = tool;
    if (tool) {
        connect(tool, &CustomTool::finished, this, &Tool::finished);
        connect(tool, &CustomTool::hintChanged, this, &Tool::hintChanged);
    }
}

void CustomToolHost::activate()
{
    updateGroupFrame();
    context().overlay->setState(restingOverlay());
    context().viewPort->setCursor(QCursor(Qt::CrossCursor));
    if (!m_tool)
        return;
    m_tool->m_context = &context();
    m_tool->activate();
}

void CustomToolHost::deactivate()
{
    if (m_tool)
        m_tool->deactivate();
    if (m_tool)
        m_tool->m_context = nullptr;
    context().overlay->setState({});
}

void CustomToolHost::settle()
{
    if (m_tool)
        m_tool->settle();
}

void CustomToolHost::press(const ToolEvent &event)
{
    if (m_tool && isFinite(event.scenePos))
        m_tool->press(event);
}

void CustomToolHost::move(const ToolEvent &event)
{
    if (m_tool && isFinite(event.scenePos))
        m_tool->move(event);
}

void CustomToolHost::release(const ToolEvent &event)
{
    if (m_tool)
        m_tool->release(event);
}

void CustomToolHost::leave()
{
    if (m_tool)
        m_tool->leave();
}

void CustomToolHost::doubleClick(const ToolEvent &event)
{
    if (m_tool && isFinite(event.scenePos))
        m_tool->doubleClick(event);
}

bool CustomToolHost::key(QKeyEvent *event)
{
    if (m_tool && m_tool->key(event))
        return true;
    if (event->key() != Qt::Key_Escape)
        return false;
    if (!cancel())
        Q_EMIT finished();
    return true;
}

bool CustomToolHost::cancel()
{
    return m_tool && m_tool->cancel();
}

bool CustomToolHost::isBusy() const
{
    return m_tool && m_tool->isBusy();
}

QString CustomToolHost::hint() const
{
    return m_tool ? m_tool->hint() : QString();
}

} // namespace Trammel
