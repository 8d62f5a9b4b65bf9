#include <trammel/repetition.h>

#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/fragment.h>

#include <QtCore/QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// The way from the originals to a copy.
struct Step
{
    QPointF offset;
    double degrees = 0;
};

double copyCount(const Repetition &repetition)
{
    if (repetition.form != Repetition::Form::Grid)
        return repetition.count;
    return repetition.columns < 1 || repetition.rows < 1 ? 0 : double(repetition.columns) * repetition.rows - 1;
}

bool isFinite(const Repetition &repetition)
{
    const double numbers[] = {repetition.offset.x(), repetition.offset.y(), repetition.pivot.x(), repetition.pivot.y(),
                              repetition.angle};
    return std::all_of(std::begin(numbers), std::end(numbers), [](double number) { return std::isfinite(number); });
}

QPointF centerOf(const Document &document, const ShapeIds &ids)
{
    if (ids.size() == 1)
        return document.find(ids.first())->center;
    const auto center = document.bounds(ids).center();
    return {center[0], center[1]};
}

Step stepTo(int copy, const Repetition &repetition, QPointF center)
{
    const double number = copy + 1;
    switch (repetition.form) {
    case Repetition::Form::Row:
        return {repetition.offset * number};
    case Repetition::Form::Grid: {
        const int column = (copy + 1) % repetition.columns, row = (copy + 1) / repetition.columns;
        return {QPointF(repetition.offset.x() * column, repetition.offset.y() * row)};
    }
    case Repetition::Form::Circle:
        break;
    }
    const double degrees = repetition.angle * number;
    if (repetition.isRotating)
        return {{}, degrees};
    return {turned(Placement{center}, repetition.pivot, 0, degrees).center - center};
}

Shape copyOf(const Shape &shape, const Step &step, QPointF pivot)
{
    Shape copy = shape;
    if (step.degrees == 0) {
        moveShape(copy, step.offset);
    } else {
        copy.setPlacement(turned(shape.placement(), pivot, 0, step.degrees));
        movePlacedEnds(copy, shape);
    }
    return copy;
}

/// Adds a copy of a drawing to another drawing, with new ids.
void append(DocumentData &drawing, const DocumentData &originals, const Step &step, QPointF pivot)
{
    QHash<GroupId, GroupId> groups;
    QHash<ShapeId, ShapeId> shapes;
    for (auto group = originals.groups.cbegin(); group != originals.groups.cend(); ++group)
        groups.insert(group.key(), GroupId(drawing.nextId++));
    for (ShapeId id : originals.order)
        shapes.insert(id, ShapeId(drawing.nextId++));
    for (auto group = originals.groups.cbegin(); group != originals.groups.cend(); ++group) {
        Group copy = *group;
        copy.parent = groups.value(copy.parent);
        copy.rotation = turnedDegrees(copy.rotation, 0, step.degrees);
        drawing.groups.insert(groups.value(group.key()), copy);
    }
    for (ShapeId id : originals.order) {
        Shape copy = copyOf(*originals.shapes.find(id), step, pivot);
        copy.group = groups.value(copy.group);
        if (copy.connector) {
            copy.connector->from.shape = shapes.value(copy.connector->from.shape);
            copy.connector->to.shape = shapes.value(copy.connector->to.shape);
        }
        drawing.order.append(shapes.value(id));
        drawing.shapes.insert(shapes.value(id), std::move(copy));
    }
}

} // namespace

QString repetitionError(const Document &document, const ShapeIds &ids, const Repetition &repetition)
{
    const ShapeIds known = document.sorted(ids);
    const double count = copyCount(repetition);
    if (known.isEmpty())
        return Text::tr("There is nothing to repeat.");
    if (!isFinite(repetition))
        return Text::tr("The numbers must be finite.");
    if (count < 1)
        return Text::tr("There must be at least one copy.");
    if (count > Repetition::MostCopies)
        return Text::tr("There can be at most %L1 copies.").arg(Repetition::MostCopies);
    if (count * double(known.size()) > double(Repetition::MostShapes))
        return Text::tr("The copies can have at most %L1 shapes together.").arg(Repetition::MostShapes);
    const bool isAcross = repetition.offset.x() != 0, isDown = repetition.offset.y() != 0;
    if (repetition.form == Repetition::Form::Row && !isAcross && !isDown)
        return Text::tr("The distance between the copies must not be zero.");
    if (repetition.form == Repetition::Form::Grid && repetition.columns > 1 && !isAcross)
        return Text::tr("The distance between the columns must not be zero.");
    if (repetition.form == Repetition::Form::Grid && repetition.rows > 1 && !isDown)
        return Text::tr("The distance between the rows must not be zero.");
    if (repetition.form != Repetition::Form::Circle)
        return {};
    if (std::fmod(repetition.angle, 360) == 0)
        return Text::tr("The angle between the copies must not be zero.");
    if (!repetition.isRotating && repetition.pivot == centerOf(document, known))
        return Text::tr("The center of the circle must not be that of the shapes.");
    return {};
}

DocumentData repeatedCopies(const Document &document, const ShapeIds &ids, const Repetition &repetition, int most)
{
    DocumentData drawing;
    if (most < 1 || !repetitionError(document, ids, repetition).isEmpty())
        return drawing;
    const ShapeIds known = document.sorted(ids);
    const DocumentData originals = fragmentOf(document, known);
    const QPointF center = centerOf(document, known);
    const int count = std::min(int(copyCount(repetition)), most);
    drawing.order.reserve(originals.order.size() * count);
    for (int copy = 0; copy < count; ++copy)
        append(drawing, originals, stepTo(copy, repetition, center), repetition.pivot);
    routeConnectors(drawing);
    return drawing;
}

RepetitionResult repeatShapes(Document &document, const ShapeIds &ids, const Repetition &repetition, GroupId into)
{
    if (const QString error = repetitionError(document, ids, repetition); !error.isEmpty())
        return {{}, error};
    const ShapeIds copies = document.addDrawing(repeatedCopies(document, ids, repetition), into, Text::tr("Repeat"));
    return {copies, copies.isEmpty() ? document.errorString() : QString()};
}

} // namespace Trammel
