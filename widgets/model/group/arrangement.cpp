#include <trammel/arrangement.h>

#include "geometry/base/parallel_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/undo/undomacro_p.h"
#include <trammel/document.h>
#include <trammel/shapekind.h>

#include <QtGui/QUndoStack>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

std::size_t axisOf(Qt::Orientation direction)
{
    return direction == Qt::Horizontal ? 0 : 1;
}

/// The shapes that determine the position of a unit: the visible ones, or all of them if all are hidden.
ShapeIds countedOf(const Document &document, const ShapeIds &unit)
{
    ShapeIds counted = unit;
    const auto isHidden = [&document](ShapeId id) { return !document.isVisible(id); };
    if (std::any_of(unit.begin(), unit.end(), isHidden) && !std::all_of(unit.begin(), unit.end(), isHidden))
        counted.removeIf(isHidden);
    return counted;
}

/// The shapes of units in one list, since a list for each unit would cost more than arranging them.
class UnitList
{
public:
    explicit UnitList(const ShapeUnits &units)
    {
        for (const ShapeIds &unit : units)
            append(unit);
    }
    UnitList(const Document &document, const Units &units)
    {
        m_ids.reserve(units.size());
        m_ends.reserve(std::size_t(units.size()));
        for (const Unit &unit : units) {
            if (unit.group.isNull())
                append({&unit.shape, 1});
            else
                append(document.members(unit.group));
        }
    }

    std::size_t size() const { return m_ends.size(); }
    std::span<const ShapeId> operator[](std::size_t i) const
    {
        const qsizetype first = i == 0 ? 0 : m_ends[i - 1];
        return {m_ids.constData() + first, std::size_t(m_ends[i] - first)};
    }

private:
    void append(std::span<const ShapeId> unit)
    {
        for (ShapeId id : unit)
            m_ids.append(id);
        m_ends.push_back(m_ids.size());
    }

    ShapeIds m_ids;
    std::vector<qsizetype> m_ends;
};

/// Whether a unit consists of connectors that follow other shapes, so that it has no position of its own.
bool isFollowing(const ShapeStore &shapes, std::span<const ShapeId> unit)
{
    return !unit.empty() && std::all_of(unit.begin(), unit.end(), [&shapes](ShapeId id) {
        const Shape *shape = shapes.find(id);
        return shape && shape->connector && shape->connector->isBound();
    });
}

/// The extent of a unit along one axis: a reference coordinate (place), and the offsets of both ends from it (least and
/// most). They are stored separately because the size of a shape far from the origin is more accurate than the
/// coordinates of its edges, and because the offsets stay identical to the last bit wherever the unit moves.
struct Span
{
    /// The index of the unit.
    std::size_t unit = 0;
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

/// Sets the extent of a unit. Returns false if it has no shapes, or if its shapes follow others.
bool setExtent(Span &span, const Document &document, const ShapeStore &shapes, std::span<const ShapeId> unit,
               Qt::Orientation direction)
{
    if (isFollowing(shapes, unit))
        return false;
    const auto isHidden = [&document](ShapeId id) { return !document.isVisible(id); };
    const bool isAllHidden = std::all_of(unit.begin(), unit.end(), isHidden);
    Aabb2 reach;
    std::optional<QPointF> place;
    for (ShapeId id : unit) {
        const Shape *found = isAllHidden || !isHidden(id) ? shapes.find(id) : nullptr;
        if (!found)
            continue;
        Shape shape = *found;
        if (!place)
            place = shape.center;
        shape.center -= *place;
        reach = reach.united(shape.sceneBounds());
    }
    if (!place || reach.isEmpty())
        return false;
    const std::size_t axis = axisOf(direction);
    span.place = axis == 0 ? place->x() : place->y();
    span.least = reach.min[axis];
    span.most = reach.max[axis];
    span.target = span.place;
    return true;
}

/// The units with existing shapes, and their spans along one axis.
class Row
{
public:
    Row(const Document &document, UnitList units, Qt::Orientation direction)
        : spans(units.size()), m_direction(direction), m_units(std::move(units))
    {
        // The threads read data with finished routes.
        constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
        const DocumentData drawing = document.data();
        inParallel(spans.size(), partSize, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                spans[i].unit = setExtent(spans[i], document, drawing.shapes, m_units[i], direction) ? i : none;
        });
        std::erase_if(spans, [](const Span &span) { return span.unit == none; });
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

    /// Sorted by center, then by first edge; ties keep the given order.
    std::vector<Span *> inOrder()
    {
        struct Place
        {
            double middle, first;
            Span *span;
        };
        std::vector<Place> places;
        places.reserve(spans.size());
        for (Span &span : spans)
            places.push_back({span.middle(), span.first(), &span});
        sortInParallel(places.begin(), places.end(), [](const Place &a, const Place &b) {
            return std::pair(a.middle, a.first) < std::pair(b.middle, b.first);
        });
        std::vector<Span *> order;
        order.reserve(places.size());
        for (const Place &place : places)
            order.push_back(place.span);
        return order;
    }

    /// Moves each unit to its target, as one undo step. A move within the given number of rounding errors is skipped.
    int apply(Document &document, const QString &text, double roundings = 8) const
    {
        double largest = 0;
        for (const Span &span : spans)
            largest = std::max({largest, std::abs(span.place), std::abs(span.least), std::abs(span.most)});
        ShapeIds ids;
        std::vector<const Span *> spanOf;
        ids.reserve(qsizetype(spans.size()));
        spanOf.reserve(spans.size());
        for (const Span &span : spans) {
            if (!(std::abs(span.target - span.place) > roundings * DBL_EPSILON * largest))
                continue;
            for (ShapeId id : m_units[span.unit]) {
                ids.append(id);
                spanOf.push_back(&span);
            }
        }
        return document.placeShapes(ids, moved(document, ids, spanOf), text);
    }

    std::vector<Span> spans;

private:
    /// The placements of shapes after the spans of their units have moved to their targets.
    QList<Placement> moved(const Document &document, const ShapeIds &ids, const std::vector<const Span *> &spanOf) const
    {
        QList<Placement> placements(ids.size());
        Placement *const first = placements.data();
        const DocumentData drawing = document.data();
        inParallel(spanOf.size(), partSize, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const Shape *shape = drawing.shapes.find(ids.at(qsizetype(i)));
                if (!shape)
                    continue;
                first[i] = shape->placement();
                double &coordinate = m_direction == Qt::Horizontal ? first[i].center.rx() : first[i].center.ry();
                // The difference is computed first, so that a long move adds no rounding error of its own.
                coordinate = spanOf[i]->target + (coordinate - spanOf[i]->place);
            }
        });
        return placements;
    }

    /// The number of units that a thread processes at once. The row "all shapes: align" of the benchmark needs threads.
    static constexpr std::size_t partSize = 1024;

    Qt::Orientation m_direction;
    UnitList m_units;
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

// The outermost units keep their exact positions.
void spreadCenters(const std::vector<Span *> &order)
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

/// The center of a box, rounded to about thirteen digits. Mirroring or rotating back must use the same center, although
/// the bounds of a mirror image may differ in the last digits. The center also needs few enough digits that whole
/// numbers are mirrored exactly. Ties round to even, since otherwise the center would drift by one step each time.
QPointF steadyCenter(const Aabb2 &box)
{
    const auto center = box.center(), size = box.size();
    const double largest = std::max({std::abs(center[0]), std::abs(center[1]), size[0], size[1]});
    if (box.isEmpty() || largest == 0)
        return {};
    const double unit = std::ldexp(1.0, std::ilogb(largest) - 44);
    return {std::nearbyint(center[0] / unit) * unit, std::nearbyint(center[1] / unit) * unit};
}

QPointF pivotOf(const Document &document, const ShapeIds &ids)
{
    const Shape *only = ids.size() == 1 ? document.find(ids.first()) : nullptr;
    return only ? only->center : steadyCenter(document.bounds(countedOf(document, ids)));
}

template <typename Change>
int placeEach(Document &document, const ShapeIds &ids, const QString &text, const Change &change)
{
    QList<Placement> placements;
    placements.reserve(ids.size());
    for (ShapeId id : ids)
        placements.append(change(document.find(id)->placement()));
    // The frames of groups that are completely in the list follow the change, but only by their angle.
    const GroupIds groups = document.wholeGroups(ids);
    QList<double> rotations;
    for (GroupId id : groups) {
        Placement frame;
        frame.rotation = document.find(id)->rotation;
        rotations.append(change(frame).rotation);
    }
    return document.placeShapes(ids, placements, text, 0, groups, rotations);
}

/// Sets a flag of shapes and groups in one undo step. Returns the number of changed shapes and groups.
int setFlag(Document &document, const ShapeIds &shapes, bool Shape::*ofShape, const GroupIds &groups,
            bool Group::*ofGroup, bool isOn, const QString &text)
{
    const UndoMacro macro(document, text, groups.size() + (shapes.isEmpty() ? 0 : 1) > 1);
    int count = 0;
    // A slot may delete the document or change the groups.
    for (GroupId id : groups) {
        if (!macro.document() || !document.contains(id))
            continue;
        Group group = *document.find(id);
        group.*ofGroup = isOn;
        count += document.changeGroup(id, group, text);
    }
    if (macro.document() && !shapes.isEmpty())
        count += document.changeShapes(
            shapes, [=](Shape &shape) { shape.*ofShape = isOn; }, text);
    return count;
}

int setFlag(Document &document, const Units &units, bool Shape::*ofShape, bool Group::*ofGroup, bool isOn,
            const QString &text)
{
    ShapeIds shapes;
    GroupIds groups;
    for (const Unit &unit : units) {
        const Group *group = document.find(unit.group);
        // A locked container lets its contents be selected.
        const ShapeId container = ofShape == &Shape::locked && group ? group->container : ShapeId();
        if (document.contains(container)) {
            if (document.find(container)->*ofShape != isOn)
                shapes.append(container);
        } else if (group && group->*ofGroup != isOn)
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

namespace {

int align(Document &document, UnitList units, Alignment alignment)
{
    static const char *const texts[] = {
        QT_TRANSLATE_NOOP("Trammel", "Align Left"),    QT_TRANSLATE_NOOP("Trammel", "Align Centers"),
        QT_TRANSLATE_NOOP("Trammel", "Align Right"),   QT_TRANSLATE_NOOP("Trammel", "Align Top"),
        QT_TRANSLATE_NOOP("Trammel", "Align Middles"), QT_TRANSLATE_NOOP("Trammel", "Align Bottom")};
    Row row(document, std::move(units), alignment < Alignment::Top ? Qt::Horizontal : Qt::Vertical);
    if (row.spans.size() < 2)
        return 0;
    const double first = row.first(), last = row.last();
    for (Span &span : row.spans)
        span.target = targetOf(span, alignment, first, last);
    return row.apply(document, Text::tr(texts[int(alignment)]));
}

int distribute(Document &document, UnitList units, Spacing spacing, Qt::Orientation direction)
{
    Row row(document, std::move(units), direction);
    if (row.spans.size() < 3)
        return 0;
    const std::vector<Span *> order = row.inOrder();
    if (spacing == Spacing::Centers) {
        spreadCenters(order);
        return row.apply(document, Text::tr("Distribute Centers"));
    }
    spreadGaps(order);
    return row.apply(document, Text::tr("Distribute Gaps"), 8 + 2 * double(order.size()));
}

} // namespace

int align(Document &document, const ShapeUnits &units, Alignment alignment)
{
    return align(document, UnitList(units), alignment);
}

int align(Document &document, const Units &units, Alignment alignment)
{
    return align(document, UnitList(document, units), alignment);
}

int distribute(Document &document, const ShapeUnits &units, Spacing spacing, Qt::Orientation direction)
{
    return distribute(document, UnitList(units), spacing, direction);
}

int distribute(Document &document, const Units &units, Spacing spacing, Qt::Orientation direction)
{
    return distribute(document, UnitList(document, units), spacing, direction);
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
    const ShapeIds known = document.sorted(ids);
    QList<Placement> placements;
    placements.reserve(known.size());
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
    return placeEach(document, known, Text::tr("Rotate"),
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
