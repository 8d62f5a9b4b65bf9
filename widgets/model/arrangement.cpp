#include "widgets/model/arrangement.h"

#include "widgets/model/document.h"
#include "widgets/model/placing_p.h"
#include "widgets/model/shapekind.h"
#include "widgets/model/text_p.h"

#include <QtCore/QPointer>
#include <QtGui/QUndoStack>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

std::size_t axisOf(Qt::Orientation direction)
{
    return direction == Qt::Horizontal ? 0 : 1;
}

/// The members whose outlines count.
ShapeIds countedOf(const Document &document, const ShapeIds &unit)
{
    ShapeIds counted = unit;
    const auto isHidden = [&document](ShapeId id) { return !document.isVisible(id); };
    if (std::any_of(unit.begin(), unit.end(), isHidden) && !std::all_of(unit.begin(), unit.end(), isHidden))
        counted.removeIf(isHidden);
    return counted;
}

/// A unit along one direction: where it is, and how far it reaches from there. Kept apart, since what a shape
/// far from the origin measures is known better than where its edges are; and the reach is the same to the
/// last bit wherever it is moved.
struct Span
{
    double place = 0;
    double least = 0;
    double most = 0;
    double target = 0;

    double size() const { return most - least; }
    double middleReach() const { return least / 2 + most / 2; }
    double first() const { return place + least; }
    double last() const { return place + most; }
    double middle() const { return place + middleReach(); }
};

std::optional<Span> spanOf(const Document &document, const ShapeIds &unit, Qt::Orientation direction)
{
    const std::size_t axis = axisOf(direction);
    Aabb2 reach;
    std::optional<QPointF> place;
    for (ShapeId id : countedOf(document, unit)) {
        const Shape *found = document.find(id);
        if (!found)
            continue;
        Shape shape = *found;
        if (!place)
            place = shape.centre;
        shape.centre -= *place;
        reach = reach.united(shape.sceneBounds());
    }
    if (!place || reach.isEmpty())
        return std::nullopt;
    const double at = axis == 0 ? place->x() : place->y();
    return Span{at, reach.min[axis], reach.max[axis], at};
}

/// Units that exist, along one direction.
class Row
{
public:
    Row(const Document &document, const ShapeUnits &units, Qt::Orientation direction) : m_direction(direction)
    {
        for (const ShapeIds &unit : units) {
            const std::optional<Span> span = spanOf(document, unit, direction);
            if (!span)
                continue;
            m_units.append(unit);
            spans.push_back(*span);
        }
    }

    double first() const
    {
        return std::min_element(spans.begin(), spans.end(),
                                [](const Span &a, const Span &b) { return a.first() < b.first(); })
            ->first();
    }

    double last() const
    {
        return std::max_element(spans.begin(), spans.end(),
                                [](const Span &a, const Span &b) { return a.last() < b.last(); })
            ->last();
    }

    /// By the centres; where these are equal, by the first edges, and else as the units were given.
    std::vector<Span *> inOrder()
    {
        std::vector<Span *> order;
        for (Span &span : spans)
            order.push_back(&span);
        std::stable_sort(order.begin(), order.end(), [](const Span *a, const Span *b) {
            return std::pair(a->middle(), a->first()) < std::pair(b->middle(), b->first());
        });
        return order;
    }

    /// So many roundings went into each target: less than they may come to is no move.
    int apply(Document &document, const QString &text, double roundings = 8) const
    {
        double largest = 0;
        for (const Span &span : spans)
            largest = std::max({largest, std::abs(span.place), std::abs(span.least), std::abs(span.most)});
        ShapeIds ids;
        QList<Placement> placements;
        for (std::size_t i = 0; i < spans.size(); ++i) {
            const Span &span = spans[i];
            if (!(std::abs(span.target - span.place) > roundings * DBL_EPSILON * largest))
                continue;
            for (ShapeId id : m_units[qsizetype(i)]) {
                if (!document.contains(id))
                    continue;
                Placement placement = document.find(id)->placement();
                double &coordinate = m_direction == Qt::Horizontal ? placement.centre.rx() : placement.centre.ry();
                // In this order what comes from afar is not rounded as it was there.
                coordinate = span.target + (coordinate - span.place);
                ids.append(id);
                placements.append(placement);
            }
        }
        return document.placeShapes(ids, placements, text);
    }

    std::vector<Span> spans;

private:
    Qt::Orientation m_direction;
    ShapeUnits m_units;
};

double targetOf(const Span &span, Alignment alignment, double first, double last)
{
    switch (alignment) {
    case Alignment::Left:
    case Alignment::Top:
        return first - span.least;
    case Alignment::Right:
    case Alignment::Bottom:
        return last - span.most;
    default:
        return first / 2 + last / 2 - span.middleReach();
    }
}

// The outermost units stay to the last bit.
void spreadCentres(const std::vector<Span *> &order)
{
    const double first = order.front()->middle(), last = order.back()->middle();
    const double count = double(order.size() - 1);
    for (std::size_t i = 1; i + 1 < order.size(); ++i)
        order[i]->target = first + (last - first) * (double(i) / count) - order[i]->middleReach();
}

void spreadGaps(const std::vector<Span *> &order)
{
    const double first = order.front()->first(), last = order.back()->last();
    double gaps = last - first;
    for (const Span *span : order)
        gaps -= span->size();
    const double count = double(order.size() - 1);
    double sizes = order.front()->size();
    for (std::size_t i = 1; i + 1 < order.size(); ++i) {
        order[i]->target = first + sizes + gaps * (double(i) / count) - order[i]->least;
        sizes += order[i]->size();
    }
}

/// The centre of a box, to thirteen digits. The bounds of an image may be off in the last places; what is mirrored
/// or turned there and back must have the same centre both times, and one of so few digits that whole numbers
/// are mirrored exactly. Halfway between two steps it is the even one: the other way would go a step on each time.
QPointF steadyCentre(const Aabb2 &box)
{
    const auto centre = box.centre(), size = box.size();
    const double largest = std::max({std::abs(centre[0]), std::abs(centre[1]), size[0], size[1]});
    if (box.isEmpty() || largest == 0)
        return {};
    const double unit = std::ldexp(1.0, std::ilogb(largest) - 44);
    return {std::nearbyint(centre[0] / unit) * unit, std::nearbyint(centre[1] / unit) * unit};
}

QPointF pivotOf(const Document &document, const ShapeIds &ids)
{
    const Shape *only = ids.size() == 1 ? document.find(ids.first()) : nullptr;
    return only ? only->centre : steadyCentre(document.bounds(countedOf(document, ids)));
}

template <typename Change>
int placeEach(Document &document, const ShapeIds &ids, const QString &text, const Change &change)
{
    QList<Placement> placements;
    placements.reserve(ids.size());
    for (ShapeId id : ids)
        placements.append(change(document.find(id)->placement()));
    // The frames of groups that are whole in it go along, as far as their angle does.
    const GroupIds groups = document.wholeGroups(ids);
    QList<double> rotations;
    for (GroupId id : groups) {
        Placement frame;
        frame.rotation = document.find(id)->rotation;
        rotations.append(change(frame).rotation);
    }
    return document.placeShapes(ids, placements, text, 0, groups, rotations);
}

/// Sets a flag of shapes and groups in one step. Returns how many are different then.
int setFlag(Document &document, const ShapeIds &shapes, bool Shape::*ofShape, const GroupIds &groups,
            bool Group::*ofGroup, bool isOn, const QString &text)
{
    const bool isMacro = groups.size() + (shapes.isEmpty() ? 0 : 1) > 1;
    const QPointer<Document> self(&document);
    if (isMacro)
        document.undoStack()->beginMacro(text);
    int count = 0;
    // A slot may delete the document, or change the groups.
    for (GroupId id : groups) {
        if (!self || !self->contains(id))
            continue;
        Group group = *document.find(id);
        group.*ofGroup = isOn;
        count += document.changeGroup(id, group, text);
    }
    if (self && !shapes.isEmpty())
        count += document.changeShapes(
            shapes, [=](Shape &shape) { shape.*ofShape = isOn; }, text);
    if (self && isMacro)
        document.undoStack()->endMacro();
    return count;
}

int setFlag(Document &document, const Units &units, bool Shape::*ofShape, bool Group::*ofGroup, bool isOn,
            const QString &text)
{
    ShapeIds shapes;
    GroupIds groups;
    for (const Unit &unit : units) {
        if (const Group *group = document.find(unit.group); group && group->*ofGroup != isOn)
            groups.append(unit.group);
        else if (const Shape *shape = document.find(unit.shape); shape && shape->*ofShape != isOn)
            shapes.append(unit.shape);
    }
    return setFlag(document, shapes, ofShape, groups, ofGroup, isOn, text);
}

} // namespace

ShapeUnits separateUnits(const ShapeIds &ids)
{
    ShapeUnits units;
    units.reserve(ids.size());
    for (ShapeId id : ids)
        units.append({id});
    return units;
}

ShapeUnits shapesOfEach(const Document &document, const Units &units)
{
    ShapeUnits shapes;
    shapes.reserve(units.size());
    for (const Unit &unit : units)
        shapes.append(unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group));
    return shapes;
}

int align(Document &document, const ShapeUnits &units, Alignment alignment)
{
    static const char *const texts[] = {
        QT_TRANSLATE_NOOP("Trammel", "Align Left"),   QT_TRANSLATE_NOOP("Trammel", "Align Centres"),
        QT_TRANSLATE_NOOP("Trammel", "Align Right"),  QT_TRANSLATE_NOOP("Trammel", "Align Top"),
        QT_TRANSLATE_NOOP("Trammel", "Align Middle"), QT_TRANSLATE_NOOP("Trammel", "Align Bottom")};
    Row row(document, units, alignment < Alignment::Top ? Qt::Horizontal : Qt::Vertical);
    if (row.spans.size() < 2)
        return 0;
    const double first = row.first(), last = row.last();
    for (Span &span : row.spans)
        span.target = targetOf(span, alignment, first, last);
    return row.apply(document, Text::tr(texts[int(alignment)]));
}

int distribute(Document &document, const ShapeUnits &units, Spacing spacing, Qt::Orientation direction)
{
    Row row(document, units, direction);
    if (row.spans.size() < 3)
        return 0;
    const std::vector<Span *> order = row.inOrder();
    if (spacing == Spacing::Centres) {
        spreadCentres(order);
        return row.apply(document, Text::tr("Distribute Centres"));
    }
    spreadGaps(order);
    return row.apply(document, Text::tr("Distribute Gaps"), 8 + 2 * double(order.size()));
}

int makeSameSize(Document &document, const ShapeIds &ids, Qt::Orientations directions)
{
    const Shape *model = ids.isEmpty() ? nullptr : document.find(ids.last());
    if (!model)
        return 0;
    const QSizeF size = model->size;
    const SizeRule::Lead lead = directions == Qt::Horizontal ? SizeRule::Lead::Width
        : directions == Qt::Vertical                         ? SizeRule::Lead::Height
                                                             : SizeRule::Lead::Larger;
    QList<Placement> placements;
    const ShapeIds known = document.sorted(ids);
    for (ShapeId id : known) {
        const Shape &shape = *document.find(id);
        Placement placement = shape.placement();
        if (directions.testFlag(Qt::Horizontal) && !isFlat(shape, Qt::Horizontal))
            placement.size.setWidth(size.width());
        if (directions.testFlag(Qt::Vertical) && !isFlat(shape, Qt::Vertical))
            placement.size.setHeight(size.height());
        if (placement != shape.placement())
            placement.size = shape.kind->sizeRule(shape).applied(placement.size, lead);
        placements.append(placement);
    }
    return document.placeShapes(known, placements, Text::tr("Same Size"));
}

int flip(Document &document, const ShapeIds &ids, Qt::Orientation direction)
{
    const ShapeIds known = document.sorted(ids);
    const QPointF pivot = pivotOf(document, known);
    return placeEach(document, known, Text::tr("Flip"),
                     [&](const Placement &placement) { return mirrored(placement, pivot, direction); });
}

int turn(Document &document, const ShapeIds &ids, int quarters, std::optional<QPointF> about)
{
    const ShapeIds known = document.sorted(ids);
    const QPointF pivot = about ? *about : pivotOf(document, known);
    return placeEach(document, known, Text::tr("Turn"),
                     [&](const Placement &placement) { return quarterTurned(placement, pivot, quarters); });
}

int setLocked(Document &document, const ShapeIds &ids, bool locked)
{
    return document.changeShapes(
        ids, [locked](Shape &shape) { shape.locked = locked; }, locked ? Text::tr("Lock") : Text::tr("Unlock"));
}

int setHidden(Document &document, const ShapeIds &ids, bool hidden)
{
    return document.changeShapes(
        ids, [hidden](Shape &shape) { shape.hidden = hidden; }, hidden ? Text::tr("Hide") : Text::tr("Show"));
}

int setLocked(Document &document, const Units &units, bool locked)
{
    return setFlag(document, units, &Shape::locked, &Group::locked, locked,
                   locked ? Text::tr("Lock") : Text::tr("Unlock"));
}

int setHidden(Document &document, const Units &units, bool hidden)
{
    return setFlag(document, units, &Shape::hidden, &Group::hidden, hidden,
                   hidden ? Text::tr("Hide") : Text::tr("Show"));
}

int unlockAll(Document &document)
{
    ShapeIds locked = document.ids();
    locked.removeIf([&](ShapeId id) { return !document.isVisible(id) || !document.find(id)->locked; });
    GroupIds groups = document.groups().keys();
    groups.removeIf([&](GroupId id) { return !document.isVisible(id) || !document.find(id)->locked; });
    return setFlag(document, locked, &Shape::locked, groups, &Group::locked, false, Text::tr("Unlock"));
}

int showAll(Document &document)
{
    ShapeIds hidden = document.ids();
    hidden.removeIf([&](ShapeId id) { return !document.find(id)->hidden; });
    GroupIds groups = document.groups().keys();
    groups.removeIf([&](GroupId id) { return !document.find(id)->hidden; });
    return setFlag(document, hidden, &Shape::hidden, groups, &Group::hidden, false, Text::tr("Show"));
}

} // namespace Trammel
