#include "widgets/interaction/tools/texttool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/drags/nudge_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>

#include <algorithm>
#include <utility>

namespace Trammel {

TextTool::TextTool(ToolContext &context) : Tool(context)
{
}

bool TextTool::canEdit(const ToolContext &context, ShapeId id)
{
    return !context.settings.readOnly && context.document->isSelectable(id)
        && context.document->find(id)->allows(Permission::EditText);
}

void TextTool::setTarget(const TextTarget &target)
{
    m_target = target;
    m_new.reset();
}

void TextTool::setNewShape(const Shape &shape)
{
    m_target = {};
    m_new = shape;
}

std::optional<Shape> TextTool::shownShape() const
{
    const Shape *found = m_document ? m_document->find(m_target.shape) : nullptr;
    if (!found)
        return m_new;
    Shape shape = *found;
    setTextAt(shape, m_target.index, textToKeep(shape), m_target.place);
    return grownToText(shape);
}

QString TextTool::textToKeep(const Shape &shape) const
{
    return shape.kind->hasCompartments() ? asOneCompartment(m_text) : m_text;
}

void TextTool::activate()
{
    m_document = context().document;
    m_text = m_kept = m_new ? m_new->text : textAt(*m_document->find(m_target.shape), m_target.index);
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
    m_target = {};
    m_connectable = {};
    m_new.reset();
}

void TextTool::setText(const QString &text)
{
    m_text = text;
    // The reason for a refusal is shown until the user continues to type.
    if (!context().refusal.isEmpty()) {
        context().refusal.clear();
        Q_EMIT hintChanged();
    }
    if (m_new) {
        m_new->text = text;
        m_new = grownToText(*m_new);
    }
    const std::optional<Shape> shape = shownShape();
    if (!shape || !growsWithText(*shape))
        return;
    // A shape with an outline grows in the document. A text may still turn out to be empty.
    if (!m_new && shape->kind != &ShapeKind::text())
        keep();
    refresh();
}

void TextTool::changeStyle(const std::function<void(TextStyle &)> &change, const QString &step)
{
    if (m_new) {
        m_new->textStyle.edit(change);
        m_new = grownToText(*m_new);
        refresh();
        return;
    }
    keep();
    if (!m_document)
        return;
    m_document->changeShapes(
        {m_target.shape},
        [&change](Shape &shape) {
            shape.textStyle.edit(change);
            shape = grownToText(shape);
        },
        step);
}

void TextTool::keep()
{
    if (m_new)
        return addNew();
    const Shape *edited = m_document ? m_document->find(m_target.shape) : nullptr;
    if (edited && !wouldBeInvisible(*edited))
        write(textToKeep(*edited));
}

void TextTool::write(const QString &text)
{
    if (text == m_kept)
        return;
    m_kept = text;
    m_document->changeShapes(
        {m_target.shape},
        [this, text](Shape &shape) {
            setTextAt(shape, m_target.index, text, m_target.place);
            shape = grownToText(shape);
        },
        tr("Edit Text"), m_mergeId);
}

// An invisible text is removed at the end of the editing, in one step.
bool TextTool::wouldBeInvisible(const Shape &shape) const
{
    if (m_target.index > 0)
        return shape.connector && m_text.isEmpty();
    Shape typed = shape;
    typed.text = m_text;
    return isInvisibleText(typed);
}

void TextTool::conclude()
{
    const Shape *shape = m_document ? m_document->find(m_target.shape) : nullptr;
    if (!shape)
        keep();
    else if (!wouldBeInvisible(*shape) || (m_target.index == 0 && !shape->allows(Permission::Delete)))
        write(m_text);
    else if (m_target.index == 0)
        m_document->removeShapes({m_target.shape}, tr("Delete Text"));
    else if (m_target.index < textCount(*shape))
        m_document->changeShapes(
            {m_target.shape}, [this](Shape &changed) { setTextAt(changed, m_target.index, m_text); },
            tr("Delete Text"));
}

void TextTool::addNew()
{
    if (!m_document || m_text.isEmpty())
        return;
    const Lifetime::Guard guard(context().lifetime);
    Shape shape = *std::exchange(m_new, std::nullopt);
    // A shape drawn in a group is added to the group.
    const bool isShown = m_document == context().document;
    shape.group = isShown ? context().selection->enteredGroup() : GroupId();
    m_kept = m_text;
    const ShapeId container = containerFor(*m_document, shape);
    m_target.shape = m_document->addShapesInto(container, {shape}, tr("Draw Text")).value(0);
    // A slot may have deleted the document, or have set another document in the editor.
    if (!m_document)
        return;
    if (m_target.shape.isNull()) {
        // The typed text is not lost.
        m_new = shape;
        context().refusal = m_document->errorString();
        Q_EMIT hintChanged();
        return;
    }
    if (m_document == context().document)
        context().selection->set({m_target.shape});
    Q_EMIT shapeAdded();
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
    const std::optional<Shape> shape = shownShape();
    const auto isOnText = [&](const Shape &typed) {
        // A line has no inside.
        return hasTextOnLine(typed) ? labelAt(typed, event.scenePos) == index()
                                    : locate(event.scenePos, Primitive(typed.frame())) != Location::Outside;
    };
    const bool isWithin = shape && isFinite(event.scenePos) && isOnText(*shape);
    const std::optional<ConnectHandles> handles = connectHandles(event);
    const Handle hovered = handles && !isWithin ? handles->handleAt(event.scenePos, event.pixel) : Handle::None;
    showConnectHandles(handles, hovered);
    context().viewPort->setCursor(QCursor(isWithin                      ? Qt::IBeamCursor
                                              : hovered == Handle::None ? Qt::ArrowCursor
                                                                        : Qt::CrossCursor));
}

std::optional<ConnectHandles> TextTool::connectHandles(const ToolEvent &event) const
{
    if (!m_document || !context().settings.connectHandles || !isFinite(event.scenePos))
        return std::nullopt;
    const auto handlesOf = [&](ShapeId id) {
        std::optional<ConnectHandles> handles = connectHandlesOf(*m_document, id, event.pixel);
        // The frame of the typed shape has handles after the typing.
        const ViewPort &view = *context().viewPort;
        if (handles && id == m_target.shape)
            handles->rotateSide = rotateSide(m_document->find(id)->frame(), view.sceneToView(), view.visibleRect());
        return handles;
    };
    std::optional<ConnectHandles> handles = handlesOf(m_connectable);
    if (handles && handles->handleAt(event.scenePos, event.pixel) != Handle::None)
        return handles;
    ShapeId under;
    visitShapesUnder(*m_document, event.scenePos, event.tolerance, [&under](ShapeId id) {
        under = id;
        return false;
    });
    // A group is selected as a whole.
    const GroupId group = context().selection->unitOf(under).group;
    if (!under.isNull() && (group.isNull() || m_document->containerOf(group) == under))
        handles = handlesOf(under);
    return handles && handles->isNear(event.scenePos, event.pixel) ? handles : std::nullopt;
}

void TextTool::leave()
{
    showConnectHandles({}, Handle::None);
}

void TextTool::showConnectHandles(const std::optional<ConnectHandles> &handles, Handle hovered)
{
    const ShapeId shape = handles ? handles->shape : ShapeId();
    Overlay::State state = context().overlay->state();
    if (std::exchange(m_connectable, shape) == shape && state.hoveredConnectSide == hovered)
        return;
    state.connectHandles = handles;
    state.hoveredConnectSide = hovered;
    context().overlay->setState(state);
    Q_EMIT hintChanged();
}

bool TextTool::key(QKeyEvent *event)
{
    // Depending on the platform, Shift+Tab is Key_Tab or Key_Backtab.
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    const bool isBack = event->key() == Qt::Key_Backtab || event->modifiers().testFlag(Qt::ShiftModifier);
    const TextTarget next{m_target.shape, m_target.index + (isBack ? -1 : 1)};
    if (isTab && hasCompartment(next))
        Q_EMIT textWanted(next);
    else if (isTab || event->key() == Qt::Key_Escape)
        finish();
    return isTab || event->key() == Qt::Key_Escape;
}

bool TextTool::hasCompartment(const TextTarget &target) const
{
    const Shape *shape = m_document ? m_document->find(target.shape) : nullptr;
    return shape && shape->kind->hasCompartments() && target.index >= 0 && target.index < textCount(*shape);
}

bool TextTool::cancel()
{
    finish();
    return true;
}

void TextTool::onShapesChanged(const ShapeIds &ids)
{
    if (ids.contains(m_target.shape))
        refresh();
}

void TextTool::onSelectionChanged()
{
    const Lifetime::Guard guard(context().lifetime);
    if (context().selection->ids() != (m_new ? ShapeIds() : ShapeIds{m_target.shape}))
        finish();
}

void TextTool::refresh()
{
    const Lifetime::Guard guard(context().lifetime);
    if (!m_new && !canEdit(context(), m_target.shape))
        return finish();
    // Other code may have removed texts.
    if (!m_new) {
        const Shape &shape = *m_document->find(m_target.shape);
        if (shape.kind->hasCompartments() && !hasCompartment(m_target))
            return finish();
        m_target.index = std::min(m_target.index, textCount(shape));
    }
    Overlay::State state;
    // A frame around a line would cross its text.
    if (const std::optional<Shape> shape = shownShape(); !hasTextOnLine(*shape))
        state.frame = shape->frame();
    state.handlesVisible = false;
    m_connectable = {};
    context().overlay->setState(state);
    Q_EMIT shapeChanged();
}

QString TextTool::hint() const
{
    if (context().overlay->state().hoveredConnectSide != Handle::None)
        return tr("Drag to another shape to connect it. Click: add a connected shape of the same kind.");
    if (hasCompartment(m_target))
        return tr("Type the text. Tab: the next compartment. A line \"--\": a new one. Esc, Ctrl+Enter or a click "
                  "elsewhere: done.");
    return tr("Type the text. Enter: a new line. Esc, Ctrl+Enter or a click elsewhere: done.");
}

} // namespace Trammel
