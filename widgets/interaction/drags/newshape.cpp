#include "widgets/interaction/drags/newshape_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/undo/undomacro_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>
#include <trammel/shapeidset.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtGui/QUndoStack>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

/// The radius of bends that become round, in scene units.
constexpr double bendRadius = 8;

/// The shapes that a new container encloses, directly in its group. Those in other containers stay there.
ShapeIds enclosedBy(const Document &document, const Shape &shape)
{
    if (!shape.kind->isContainer())
        return {};
    const Obb frame = shape.frame();
    ShapeIds ids = document.shapesIn(Quad{frame.corners()}, RubberBandMode::Enclose);
    const ShapeIdSet enclosed(ids);
    ids.removeIf([&](ShapeId id) {
        const Unit unit = document.unitOf(id, shape.group);
        const ShapeIds members = unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group);
        return !document.containerOf(id).isNull() || unit.isNull()
            || !std::all_of(members.begin(), members.end(), [&](ShapeId each) { return enclosed.contains(each); });
    });
    return ids;
}

} // namespace

ShapeId containerFor(const Document &document, const Shape &shape)
{
    return document.containerAt(shape.sceneBounds(), shape.group);
}

bool addNewShape(ToolContext &context, const Shape &shape)
{
    // A shape drawn in a group is added to the group.
    Shape placed = shape;
    placed.group = context.selection->enteredGroup();
    const QPointer<Document> document(context.document);
    // A connector belongs to the group of the shapes that it connects.
    const bool connectsShapes = shape.connector && shape.connector->from.isBound() && shape.connector->to.isBound();
    if (connectsShapes)
        placed.group = document->commonGroup({shape.connector->from.shape, shape.connector->to.shape});
    const QString text = QCoreApplication::translate("Trammel", "Draw %1").arg(shape.kind->displayName());
    const ShapeId container = connectsShapes ? ShapeId() : containerFor(*document, placed);
    const ShapeIds enclosed = enclosedBy(*document, placed);
    ShapeId id;
    {
        const UndoMacro macro(*document, text, !enclosed.isEmpty());
        if (document)
            id = document->addShapesInto(container, {placed}, text).value(0);
        if (document && !id.isNull() && !enclosed.isEmpty())
            document->moveInto(enclosed, id, placed.group, text);
    }
    if (id.isNull()) {
        // A slot may have deleted the document.
        if (document)
            context.refusal = document->errorString();
        return false;
    }
    // A slot may have deleted the document, or have set another document in the editor.
    if (document && document == context.document)
        context.selection->set({id});
    return true;
}

Shape newConnector(const ToolSettings &settings, const Connector &ends)
{
    Shape connector = Shape::connectorBetween(ends.from, ends.to);
    connector.stroke = settings.stroke;
    connector.opacity = settings.opacity;
    connector.textStyle = settings.textStyle;
    connector.startHead = settings.arrowStart;
    connector.endHead = settings.arrowEnd;
    setConnectorLine(connector, settings.connectorLine);
    connector.connector->jumps = settings.connectorJumps;
    return connector;
}

void setConnectorLine(Shape &connector, ConnectorLine line)
{
    connector.connector->route = line == EditorEnums::StraightConnectors ? ConnectorRoute::Straight
        : line == EditorEnums::PolylineConnectors                        ? ConnectorRoute::Polyline
        : line == EditorEnums::CurvedConnectors                          ? ConnectorRoute::Curved
                                                                         : ConnectorRoute::Orthogonal;
    if (line != EditorEnums::RoundedConnectors)
        connector.cornerRadius = 0;
    else if (!(connector.cornerRadius > 0))
        connector.cornerRadius = bendRadius;
}

ConnectorLine connectorLineOf(const Shape &connector)
{
    if (connector.connector->route == ConnectorRoute::Straight)
        return EditorEnums::StraightConnectors;
    if (connector.connector->route == ConnectorRoute::Polyline)
        return EditorEnums::PolylineConnectors;
    if (connector.connector->route == ConnectorRoute::Curved)
        return EditorEnums::CurvedConnectors;
    return connector.cornerRadius > 0 ? EditorEnums::RoundedConnectors : EditorEnums::OrthogonalConnectors;
}

Shape emptyCopy(const Shape &shape)
{
    Shape copy = shape;
    for (qsizetype i = 0; i < textCount(shape); ++i)
        setTextAt(copy, i, {});
    copy.name.clear();
    copy.annotation = Annotation();
    copy.data = {};
    copy.extra = {};
    copy.locked = copy.hidden = false;
    return copy;
}

bool canBecome(const Shape &shape, const ShapeKind &kind)
{
    const auto isBox = [](const ShapeKind &each) {
        const bool isPoints = each.form() == ShapeKind::Form::Polygon || each.form() == ShapeKind::Form::Polyline
            || each.form() == ShapeKind::Form::Path;
        return each.isKnown() && !isPoints && !each.isContainer() && &each != &ShapeKind::text();
    };
    return isBox(*shape.kind) && isBox(kind);
}

void setKind(Shape &shape, const ShapeKind &kind)
{
    if (shape.kind == &kind)
        return;
    if (!hasText(shape)) {
        shape.text.clear();
        kind.initialize(shape);
    }
    shape.kind = &kind;
    shape.outline.clear();
    shape.size = kind.sizeRule(shape).applied(shape.size);
    shape.cornerRadius = kind.form() == ShapeKind::Form::RoundedBox ? usualCornerRadius(shape.size) : 0;
}

Shape copyBeside(const Document &document, ShapeId source, Handle side, const ShapeKind *kind)
{
    constexpr double leastGap = 60;
    constexpr int mostSteps = 4;
    Shape copy = emptyCopy(*document.find(source));
    if (kind && canBecome(copy, *kind))
        setKind(copy, *kind);
    const QPointF axis = axisFromDegrees(copy.rotation), direction = handleDirection(side);
    const bool isAcross = direction.x() != 0;
    const double gap = std::max(leastGap, std::min(copy.size.width(), copy.size.height()));
    const double way = (isAcross ? copy.size.width() : copy.size.height()) + gap;
    const double step = (isAcross ? copy.size.height() : copy.size.width()) + gap / 2;
    const QPointF start = copy.center + rotated(direction * way, axis);
    const QPointF along = rotated(isAcross ? QPointF(0, 1) : QPointF(1, 0), axis);
    const auto isFree = [&] {
        const Aabb2 box = copy.sceneBounds(), around = box.expanded(gap / 4);
        const ShapeIds near = document.candidates(box);
        return std::none_of(near.begin(), near.end(), [&](ShapeId id) {
            const Shape &shape = *document.find(id);
            return !shape.connector && document.isVisible(id) && shape.sceneBounds().overlaps(box)
                && !shape.sceneBounds().contains(around);
        });
    };
    // The places alternate between both directions.
    for (int i = 0; i <= 2 * mostSteps; ++i) {
        copy.center = start + along * (step * (i % 2 == 1 ? (i + 1) / 2 : -i / 2));
        if (isFree())
            return copy;
    }
    copy.center = start;
    return copy;
}

Handle sideOf(const Shape &shape, QPointF way)
{
    const QPointF local = unrotated(way, axisFromDegrees(shape.rotation));
    if (std::abs(local.x()) > std::abs(local.y()))
        return local.x() < 0 ? Handle::Left : Handle::Right;
    return local.y() < 0 ? Handle::Top : Handle::Bottom;
}

ShapeId connectedAt(const Document &document, ShapeId id, Handle side)
{
    const Shape &shape = *document.find(id);
    if (shape.connector) {
        ShapeId found;
        double most = 0;
        for (ShapeId end : {shape.connector->from.shape, shape.connector->to.shape}) {
            const double along =
                document.isSelectable(end) ? dot(document.find(end)->center - shape.center, handleDirection(side)) : 0;
            if (along > most) {
                found = end;
                most = along;
            }
        }
        return found;
    }
    ShapeId nearest;
    double least = 0;
    for (ShapeId each : document.neighbors(id)) {
        if (each == id || !document.isSelectable(each))
            continue;
        const QPointF way = document.find(each)->center - shape.center;
        const double distance = length(way);
        if (distance > 0 && sideOf(shape, way) == side && (nearest.isNull() || distance < least)) {
            nearest = each;
            least = distance;
        }
    }
    return nearest;
}

Handle sideAhead(const Document &document, ShapeId id)
{
    const Shape &shape = *document.find(id);
    std::optional<QPointF> ahead;
    for (ShapeId each : document.connectorsOf(id)) {
        const Connector &ends = *document.find(each)->connector;
        const bool isIncoming = ends.to.shape == id;
        const Shape *other = document.find(isIncoming ? ends.from.shape : ends.to.shape);
        if (!other || ends.from.shape == ends.to.shape)
            continue;
        const QPointF way = other->center - shape.center;
        if (!ahead || isIncoming)
            ahead = isIncoming ? -way : way;
        if (isIncoming)
            break;
    }
    return ahead ? sideOf(shape, *ahead) : Handle::Bottom;
}

ShapeId addConnectedShape(ToolContext &context, const ConnectorEnd &from, const Shape &shape)
{
    const QPointer<Document> document(context.document);
    if (!document->contains(from.shape))
        return {};
    Shape placed = shape;
    placed.group = document->find(from.shape)->group;
    // A container and its copy are next to each other.
    if (document->groupOfContainer(from.shape) == placed.group && !placed.group.isNull())
        placed.group = document->find(placed.group)->parent;
    // The document gives the shape the next id.
    const ShapeId id(document->data().nextId);
    Shape connector = newConnector(context.settings, {from, id});
    connector.group = placed.group;
    const ShapeIds added =
        document->addShapes({placed, connector}, QCoreApplication::translate("Trammel", "Add Connected Shape"));
    if (added.isEmpty()) {
        // A slot may have deleted the document.
        if (document)
            context.refusal = document->errorString();
        return {};
    }
    // A slot may have deleted the document, or have set another document in the editor.
    if (document && document == context.document)
        context.selection->set({id});
    return id;
}

ShapeId addConnectedBeside(ToolContext &context, ShapeId source, Handle side, const ShapeKind *kind)
{
    const QPointer<Document> document(context.document);
    const Shape copy = copyBeside(*document, source, side, kind);
    const ShapeId added = addConnectedShape(context, source, copy);
    if (document && document == context.document && document->contains(added))
        context.viewPort->reveal(copy.sceneBounds());
    return added;
}

} // namespace Trammel
