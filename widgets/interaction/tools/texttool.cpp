#include "widgets/interaction/tools/texttool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/nudge_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/frame/selectionframe_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <utility>

namespace Trammel {

TextTool::TextTool(ToolContext &context) : Tool(context)
{
}

bool TextTool::canEdit(const ToolContext &context, ShapeId id)
{
    return !context.settings.readOnly && context.document->isSelectable(id);
}

void TextTool::setShape(ShapeId id)
{
    m_shape = id;
}

void TextTool::activate()
{
    m_document = context().document;
    m_text = m_kept = m_document->find(m_shape)->text;
    m_mergeId = nextMergeId();
    connect(m_document, &Document::shapesChanged, this, &TextTool::onShapesChanged);
    connect(m_document, &Document::shapesRemoved, this, &TextTool::onShapesChanged);
    connect(m_document, &Document::groupsChanged, this, &TextTool::refresh);
    connect(m_document, &Document::reset, this, &TextTool::refresh);
    connect(context().selection, &Selection::previewed, this, &TextTool::onSelectionChanged);
    refresh();
}

void TextTool::deactivate()
{
    if (m_document)
        m_document->disconnect(this);
    context().selection->disconnect(this);
    context().overlay->setState({});
    m_document.clear();
    m_shape = {};
}

void TextTool::keep()
{
    if (!m_document || !m_document->contains(m_shape) || m_text == m_kept)
        return;
    m_kept = m_text;
    m_document->changeShapes(
        {m_shape}, [text = m_text](Shape &shape) { shape.text = text; }, tr("Edit Text"), m_mergeId);
}

// After the document has been deleted, the editor deactivates the tool without this signal.
void TextTool::finish()
{
    if (m_document)
        Q_EMIT finished();
}

void TextTool::press(const ToolEvent &event)
{
    // The right button opens the context menu of the text.
    if (event.button == Qt::LeftButton)
        Q_EMIT pressedElsewhere(event);
}

void TextTool::move(const ToolEvent &event)
{
    const Shape *shape = m_document ? m_document->find(m_shape) : nullptr;
    const bool isWithin = shape && isFinite(event.scenePos)
        && locate(event.scenePos, Primitive(frameAround(*m_document, {m_shape})->box)) != Location::Outside;
    context().viewPort->setCursor(QCursor(isWithin ? Qt::IBeamCursor : Qt::ArrowCursor));
}

bool TextTool::key(QKeyEvent *event)
{
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (isTab || event->key() == Qt::Key_Escape)
        finish();
    return isTab || event->key() == Qt::Key_Escape;
}

bool TextTool::cancel()
{
    finish();
    return true;
}

void TextTool::onShapesChanged(const ShapeIds &ids)
{
    if (ids.contains(m_shape))
        refresh();
}

void TextTool::onSelectionChanged()
{
    const Lifetime::Guard guard(context().lifetime);
    if (context().selection->ids() != ShapeIds{m_shape})
        finish();
}

void TextTool::refresh()
{
    const Lifetime::Guard guard(context().lifetime);
    if (!canEdit(context(), m_shape))
        return finish();
    Overlay::State state;
    state.frame = frameAround(*m_document, {m_shape})->box;
    state.handlesVisible = false;
    context().overlay->setState(state);
    Q_EMIT shapeChanged();
}

QString TextTool::hint() const
{
    return tr("Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.");
}

} // namespace Trammel
