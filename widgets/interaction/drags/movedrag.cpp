#include "widgets/interaction/drags/movedrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/fragment.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

#include <cmath>

namespace Trammel {

MoveDrag::MoveDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame)
    : TransformDrag(context, press, context.document->withContents(ids), frame,
                    QCoreApplication::translate("Trammel", "Move")),
      m_chosen(ids), m_startContainer(context.document->containerOf(ids.value(0))), m_snapping(context, this->ids()),
      m_copySnapping(context), m_ruler(m_snapping.rulerFor(frame.degrees)), m_moving(movingFeatures())
{
}

// A single shape snaps by its own outline; several shapes snap by their frame and by the shape under the pointer.
SnapFeatures MoveDrag::movingFeatures() const
{
    if (shapes().size() == 1)
        return snapFeatures(shapes().first(), m_ruler);
    SnapFeatures features = snapFeatures(frame().box, m_ruler);
    const ShapeId held = context().document->shapeAt(press().scenePos, press().tolerance);
    if (const qsizetype i = ids().indexOf(held); i >= 0) {
        const SnapFeatures own = snapFeatures(shapes()[i], m_ruler);
        features.points.insert(features.points.end(), own.points.begin(), own.points.end());
        features.corners = own.corners;
    }
    return features;
}

Snap MoveDrag::snapFor(const ToolEvent &event) const
{
    QPointF offset = event.scenePos - press().scenePos;
    SnapMove move{m_moving, offset, {}, frame().box.corners().front()};
    if (event.modifiers.testFlag(Qt::ShiftModifier)) {
        const bool isAcross = std::abs(offset.x()) >= std::abs(offset.y());
        move.along = isAcross ? QPointF(1, 0) : QPointF(0, 1);
        move.offset = isAcross ? QPointF(offset.x(), 0) : QPointF(0, offset.y());
    }
    return (m_copies ? m_copySnapping : m_snapping).snapped(move, m_ruler, event);
}

bool MoveDrag::place(QPointF offset)
{
    return apply([offset](const Shape &shape) {
        Placement moved = shape.placement();
        moved.center += offset;
        return moved;
    });
}

QList<Shape> MoveDrag::copies() const
{
    QList<Shape> moved;
    for (qsizetype i = 0; i < shapes().size(); ++i) {
        if (!context().document->isVisible(ids()[i]))
            continue;
        moved.append(shapes()[i]);
        moved.last().center += m_offset;
    }
    return moved;
}

void MoveDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const bool isFirstCopy = !m_copies && event.modifiers.testFlag(Qt::AltModifier);
    m_copies = event.modifiers.testFlag(Qt::AltModifier);
    if (isFirstCopy)
        place({});
    const Snap snap = snapFor(event);
    // If the document refuses the placements, the shapes and copies keep the offset of the previous move.
    if (place(snap.offset)) {
        m_offset = snap.offset;
        m_guides = snap.guides;
    }
    if (m_copies)
        place({});
    updateContainer();
}

// The shapes move into the container under the pointer, as they will when they are dropped.
void MoveDrag::updateContainer()
{
    const GroupId scope = context().selection->enteredGroup();
    Aabb2 spot;
    spot.include(m_pointer);
    const ShapeId container = context().document->containerAt(spot, scope, m_copies ? ShapeIds() : ids());
    if (m_container == container && m_copies == m_movesCopies)
        return;
    m_container = container;
    m_movesCopies = m_copies;
    moveInto(m_copies ? ShapeIds() : m_chosen, container, scope);
}

void MoveDrag::commit()
{
    if (!m_copies || !isOpen())
        return TransformDrag::commit();
    const QPointer<Document> document(context().document);
    TransformDrag::cancel();
    // A slot may have deleted the document, or have set another document in the editor.
    if (same(m_offset, {}) || !document || document != context().document)
        return;
    // The copy includes the groups that are copied completely. It is inserted into the entered group.
    Selection &selection = *context().selection;
    const DocumentData originals = fragmentOf(*document, ids());
    const ShapeIds added = insertDrawing(*document, originals, m_offset, QCoreApplication::translate("Trammel", "Copy"),
                                         selection.enteredGroup(), m_container.value_or(ShapeId()));
    if (!document || document != context().document)
        return;
    if (added.isEmpty()) {
        context().refusal = document->errorString();
        return;
    }
    context().duplication = {added, originals.shapes.find(originals.order.first())->center};
    selection.set(document->withoutContents(added, selection.enteredGroup()));
}

void MoveDrag::show(Overlay::State &state) const
{
    if (m_copies)
        state.copies = copies();
    state.guides = m_guides;
    if (m_container && !m_container->isNull() && *m_container != m_startContainer)
        state.hovered = Overlay::Hovered{{*m_container}, {}};
    state.label = Overlay::Label{m_pointer, offsetLabel(m_offset, pixelSize(*context().viewPort))};
}

std::optional<SelectionFrame> MoveDrag::keptFrame() const
{
    SelectionFrame moved = frame();
    moved.box.center += m_offset;
    if (moved.pivot)
        *moved.pivot += m_offset;
    return moved;
}

std::optional<QCursor> MoveDrag::cursor() const
{
    return QCursor(m_copies ? Qt::DragCopyCursor : Qt::SizeAllCursor);
}

QString MoveDrag::hint() const
{
    return QCoreApplication::translate("Trammel", "Shift: one axis. Ctrl: no snapping. Alt: copy. Esc: cancel.");
}

} // namespace Trammel
