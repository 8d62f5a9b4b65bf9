#include "widgets/interaction/connecting/connectdrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// The side of a frame at which a point lies.
Handle sideToward(const Obb &frame, QPointF scenePos)
{
    const QPointF local = unrotated(scenePos - frame.center, frame.axis);
    const double across = std::abs(local.x()) - frame.halfWidth, down = std::abs(local.y()) - frame.halfHeight;
    if (across >= down)
        return local.x() < 0 ? Handle::Left : Handle::Right;
    return local.y() < 0 ? Handle::Top : Handle::Bottom;
}

} // namespace

ConnectDrag::ConnectDrag(ToolContext &context, ShapeId from, Handle side)
    : Drag(context), m_document(context.document), m_source(*context.document->find(from)),
      m_from(connectionEnd(*context.document, from, side)), m_connector(newConnector(context.settings, {m_from, {}}))
{
    m_draft = std::make_unique<ConnectorDraft>(*context.document, isRouted(m_connector));
}

Shape ConnectDrag::shapeAt(const ToolEvent &event)
{
    Shape shape = emptyCopy(m_source);
    const Obb frame = Obb::fromSize(shape.center, shape.size, shape.rotation);
    const Handle side = sideToward(frame, event.scenePos);
    const QPointF direction = handleDirection(side);
    const double half = std::abs(direction.x()) * frame.halfWidth + std::abs(direction.y()) * frame.halfHeight;
    const Snapping snapping(context());
    const QPointF ruler = snapping.rulerFor(shape.rotation);
    const QPointF offset = event.scenePos + outwardOf(frame, side) * half - shape.center;
    const SnapMove move{snapFeatures(shape, ruler), offset, {}, frame.corners().front()};
    const Snap snap = snapping.snapped(move, ruler, event);
    shape.center += snap.offset;
    m_guides = snap.guides;
    return shape;
}

void ConnectDrag::update(const ToolEvent &event)
{
    m_pointed = pointedEnd(context(), event, {m_source.center, m_from, {}}, m_precise);
    ConnectorEnd end = m_pointed.end;
    m_shape.reset();
    m_guides.clear();
    const bool addsShape =
        context().settings.connectorsAddShapes && !end.isBound() && !event.modifiers.testFlag(Qt::ControlModifier);
    if (addsShape) {
        m_shape = shapeAt(event);
        end = m_draft->place(*m_shape);
    }
    m_connector.connector->to = end;
    m_draft->route(m_connector);
}

void ConnectDrag::commit()
{
    if (!isOpen())
        return;
    m_isOpen = false;
    if (m_shape)
        m_added = addConnectedShape(context(), m_from, *m_shape);
    else
        addNewShape(context(), m_connector);
}

void ConnectDrag::show(Overlay::State &state) const
{
    if (!m_shape)
        m_pointed.show(state);
    state.draft = m_connector;
    if (m_shape)
        state.copies = {*m_shape};
    state.guides = m_guides;
}

std::optional<QCursor> ConnectDrag::cursor() const
{
    return QCursor(Qt::CrossCursor);
}

QString ConnectDrag::hint() const
{
    return context().settings.connectorsAddShapes
        ? QCoreApplication::translate(
            "Trammel",
            "Release on a shape to connect it, or on empty canvas for a new shape. Alt, or a short wait: at this "
            "point. Ctrl: a free end. Esc: cancel.")
        : QCoreApplication::translate("Trammel",
                                      "Release on a shape to connect it. Alt, or a short wait: at this point. Ctrl: do "
                                      "not connect. Esc: cancel.");
}

} // namespace Trammel
