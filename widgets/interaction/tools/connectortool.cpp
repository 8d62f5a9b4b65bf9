#include "widgets/interaction/tools/connectortool_p.h"

#include "widgets/interaction/connecting/enddrag_p.h"
#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/drags/nudge_p.h"
#include "widgets/interaction/frame/overlay_p.h"
#include "widgets/interaction/snapping/snapgrid_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>
#include <trammel/selection.h>

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>
#include <QtGui/QTransform>

#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// Half the length of a line that a key draws, in view pixels.
constexpr double HalfLine = 50;

/// The shape that is nearest to a point in a direction, which is a unit vector; null for none. Shapes within about
/// 70 degrees of the direction come first, and then those that lie least beside it.
ShapeId shapeToward(const Document &document, QPointF from, QPointF direction, ShapeId except)
{
    ShapeId nearest;
    std::pair<bool, double> least;
    for (ShapeId id : document.ids()) {
        const Shape &shape = *document.find(id);
        const QPointF way = shape.center - from;
        const double along = dot(way, direction), across = std::abs(cross(way, direction));
        if (id == except || shape.connector || along <= 0 || !document.isSelectable(id))
            continue;
        const std::pair cost(across > 3 * along, along + 2 * across);
        if (nearest.isNull() || cost < least) {
            nearest = id;
            least = cost;
        }
    }
    return nearest;
}

/// The next shape above or below another one that a connector can be bound to, in the order of the drawing.
ShapeId shapeAfter(const Document &document, ShapeId id, bool isBackward)
{
    ShapeIds ids = document.ids();
    ids.removeIf([&](ShapeId each) { return document.find(each)->connector || !document.isSelectable(each); });
    if (ids.isEmpty())
        return {};
    const qsizetype place = ids.indexOf(id), count = ids.size();
    if (place < 0)
        return isBackward ? ids.last() : ids.first();
    return ids[(place + (isBackward ? count - 1 : 1)) % count];
}

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
        m_choice.reset();
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
    m_choice.reset();
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
        // A rest of the pointer before the press has no meaning.
        event.isResting = event.isResting && m_start;
        const OtherEnd other = m_start ? OtherEnd{m_start->point, m_start->end, {}} : OtherEnd();
        m_pointed = pointedEnd(context(), event, other, m_precise);
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
    if (chooseByKey(event->key(), event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)))
        return true;
    const int step = StackWalk::stepOf(event->key(), event->modifiers());
    if (step != 0 && m_last && !m_pointed.shape.isNull()) {
        m_walk.step(*m_last, step);
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
        const SnapGrid grid = SnapGrid::forPointer(context().settings, {}, middle.pixel);
        const auto pointAt = [&](double offset) {
            return grid.snapped(viewToScene.map(middle.viewPos + QPointF(offset, 0)));
        };
        finish({pointAt(-HalfLine), pointAt(HalfLine)});
    }
    return true;
}

bool ConnectorTool::chooseByKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isForward = key == Qt::Key_Tab, isBackward = key == Qt::Key_Backtab;
    const QPointF step = modifiers == Qt::NoModifier ? Nudge::step(context(), key, {}) : QPointF();
    const bool isEnd = modifiers == Qt::NoModifier && (key == Qt::Key_Home || key == Qt::Key_End);
    if (m_choice && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        finishChoice();
        return true;
    }
    const bool isWalk = m_choice && (isForward || isBackward);
    if (!isWalk && !isEnd && same(step, {}))
        return false;
    if (m_start || !startChoice(key == Qt::Key_Home ? 0 : 1))
        return false;
    if (isEnd && !m_choice->connector.isNull()) {
        m_choice.reset();
        startChoice(key == Qt::Key_Home ? 0 : 1);
    } else if (isWalk) {
        m_choice->shape = shapeAfter(*m_document, m_choice->shape, isBackward);
    } else if (!isEnd) {
        const Shape *shape = m_document->find(m_choice->shape);
        ConnectorEnd &source = m_choice->source;
        if (source.isBound() && m_choice->shape == source.shape && !source.isFixed())
            source = connectionEnd(*m_document, source.shape, sideOf(*shape, step));
        const QList<QPointF> path = shape ? QList<QPointF>() : lineOf(*m_document->find(m_choice->connector));
        const QPointF from = shape ? shape->center : m_choice->end == 0 ? path.first() : path.last();
        const ShapeId next = shapeToward(*m_document, from, step / length(step), m_choice->shape);
        if (!next.isNull())
            m_choice->shape = next;
    }
    if (const Shape *shape = m_document->find(m_choice->shape))
        context().viewPort->reveal(shape->sceneBounds());
    showDraft();
    Q_EMIT hintChanged();
    return true;
}

bool ConnectorTool::startChoice(int end)
{
    if (m_choice)
        return true;
    const ShapeIds &ids = context().selection->ids();
    const Shape *shape = m_document && ids.size() == 1 ? m_document->find(ids.first()) : nullptr;
    if (!shape || context().settings.readOnly || !m_document->isSelectable(ids.first()))
        return false;
    if (shape->connector)
        m_choice = Choice{ids.first(), {}, end, (end == 0 ? shape->connector->from : shape->connector->to).shape};
    else
        m_choice = Choice{{}, ids.first(), 1, ids.first()};
    return true;
}

std::optional<Shape> ConnectorTool::chosen() const
{
    if (!m_choice || !m_document || !m_document->contains(m_choice->shape))
        return std::nullopt;
    const Shape *old = m_document->find(m_choice->connector);
    if (!old)
        return newConnector(context().settings, {m_choice->source, m_choice->shape});
    Shape changed = *old;
    ConnectorEnd &end = m_choice->end == 0 ? changed.connector->from : changed.connector->to;
    if (end.shape != m_choice->shape)
        end = m_choice->shape;
    return changed;
}

void ConnectorTool::finishChoice()
{
    const std::optional<Shape> shape = chosen();
    const Choice choice = *m_choice;
    if (!shape)
        return;
    if (choice.connector.isNull())
        return finish(*shape->connector);
    Gesture gesture(*m_document, tr("Move End"));
    if (gesture.change({choice.connector}, {*shape}))
        gesture.followEnds(choice.connector);
    gesture.commit();
    cancel();
    Q_EMIT finished();
}

bool ConnectorTool::cancel()
{
    if (!m_start && !m_choice)
        return false;
    m_start.reset();
    m_choice.reset();
    m_drawing.reset();
    refresh();
    Q_EMIT hintChanged();
    return true;
}

Connector ConnectorTool::connector() const
{
    const ConnectorEnd &to = m_pointed.end;
    // Within one shape, a free line is drawn. It is a loop only if the pointer has left the shape in between.
    const bool isWithin = to.isBound() && to.shape == m_start->end.shape && !m_start->hasLeft;
    if (!isWithin)
        return {m_start->end, to};
    return to.isFixed() ? Connector(m_start->end, to) : Connector(m_start->point, m_last->scenePos);
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
    if (std::optional<Shape> shape = chosen()) {
        state.hovered = Overlay::Hovered{{m_choice->shape}, {}};
        if (!m_drawing)
            m_drawing = std::make_unique<ConnectorDraft>(*m_document, isRouted(*shape));
        m_drawing->route(*shape, m_choice->connector);
        state.draft = shape;
    } else if (m_last && m_document && !context().settings.readOnly) {
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
    if (m_choice) {
        return m_choice->connector.isNull()
            ? tr("Arrow keys or Tab: another shape. Enter: connect. Esc: cancel.")
            : tr("Arrow keys or Tab: another shape. Home, End: the other end. Enter: connect. Esc: cancel.");
    }
    if (!m_start)
        return tr("Drag from shape to shape, or click both, to connect them. Alt: at this point. Ctrl: do not connect. "
                  "Arrow keys: from the selected shape. Enter: a line in the middle.");
    return tr("Release or click on a shape to connect it. Alt, or a short wait: at this point. Tab: the next port or "
              "the shape below. Ctrl: do not connect. Esc: cancel.");
}

} // namespace Trammel
