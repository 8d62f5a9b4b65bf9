#include "widgets/model/shape/connectorpath_p.h"

#include "widgets/model/shape/normalizing_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

/// The distance of a connector from the bounds of a shape that it connects with itself.
constexpr double loopDistance = 20;

/// The coordinates at which rings cross a horizontal line, sorted.
std::vector<double> crossingsAt(double y, const QList<QList<QPointF>> &rings)
{
    std::vector<double> crossings;
    for (const QList<QPointF> &ring : rings) {
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF a = ring[i], b = ring[i + 1 == ring.size() ? 0 : i + 1];
            if ((a.y() <= y) != (b.y() <= y))
                crossings.push_back(a.x() + (b.x() - a.x()) * ((y - a.y()) / (b.y() - a.y())));
        }
    }
    std::sort(crossings.begin(), crossings.end());
    return crossings;
}

/// The point at which a horizontal or vertical line from outside enters a box; nothing for other lines. Benchmark "all
/// routes of a drawing that is opened".
std::optional<QPointF> touchOfUprightBox(const Segment &line, const Aabb2 &box)
{
    const bool isHorizontal = line.from.y() == line.to.y();
    if (!isHorizontal && line.from.x() != line.to.x())
        return std::nullopt;
    const std::size_t along = isHorizontal ? 0 : 1;
    const double level = isHorizontal ? line.from.y() : line.from.x();
    const double from = isHorizontal ? line.from.x() : line.from.y(), to = isHorizontal ? line.to.x() : line.to.y();
    if (level < box.min[1 - along] || level > box.max[1 - along])
        return std::nullopt;
    const bool isForward = from < box.min[along] && box.min[along] <= to;
    if (!isForward && !(to <= box.max[along] && box.max[along] < from))
        return std::nullopt;
    const double side = isForward ? box.min[along] : box.max[along];
    return isHorizontal ? QPointF(side, level) : QPointF(level, side);
}

/// The middle of the widest part of a horizontal line that lies inside the rings; the first of equally wide ones.
std::optional<QPointF> insideAt(double y, const QList<QList<QPointF>> &rings)
{
    const std::vector<double> crossings = crossingsAt(y, rings);
    // Rounding must not decide between parts of the same width.
    constexpr double tie = 1 + 1e-9;
    std::optional<QPointF> middle;
    double widest = 0;
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
        const double width = crossings[i + 1] - crossings[i];
        if (!(width > widest * tie))
            continue;
        widest = width;
        middle = QPointF(crossings[i] + width / 2, y);
    }
    return middle;
}

/// A point inside rings that are given in the coordinates of a frame around the origin.
std::optional<QPointF> insideOf(const QList<QList<QPointF>> &rings)
{
    constexpr double leastMargin = 1.0 / 16;
    const Polygon polygon{rings.value(0), rings.mid(1)};
    const Aabb2 box = bounds(polygon);
    if (box.isEmpty())
        return std::nullopt;
    const double margin = leastMargin * std::min(box.size()[0], box.size()[1]);
    if (locate(QPointF(), polygon) == Location::Inside && distance(QPointF(), asCurve(polygon)) >= margin)
        return QPointF();
    for (double share : {0.0, 0.25, -0.25, 0.125, -0.125, 0.375, -0.375, 0.4375, -0.4375}) {
        const double y = box.center()[1] + share * box.size()[1];
        if (const std::optional<QPointF> inside = insideAt(y, rings))
            return inside;
    }
    return std::nullopt;
}

/// Finds the aim of a shape from its primitive.
class AimOf
{
public:
    explicit AimOf(const Shape &shape) : m_shape(shape), m_axis(axisFromDegrees(shape.rotation)) { }

    QPointF operator()(const Obb &box) const { return box.center; }
    QPointF operator()(const Circle &circle) const { return circle.center; }
    QPointF operator()(const Ellipse &ellipse) const { return ellipse.center; }
    QPointF operator()(const RoundedBox &box) const { return box.core.center; }
    QPointF operator()(const Polyline &line) const
    {
        return line.points.isEmpty() ? m_shape.center : halfway(line.points);
    }
    QPointF operator()(const Polygon &polygon) const
    {
        if (const std::optional<QPointF> inside = insideOf(framed(polygon)))
            return m_shape.center + rotated(mirrored(*inside), m_axis);
        return polygon.outline.value(0, m_shape.center);
    }

private:
    /// The rings in the frame, before rotation and mirroring, so that the aim follows both. The points of an outline
    /// are used directly, since rounding could move the aim while the shape is rotated.
    QList<QList<QPointF>> framed(const Polygon &polygon) const
    {
        const bool hasUnits = m_shape.kind->form() == ShapeKind::Form::Polygon;
        QList<QList<QPointF>> rings =
            hasUnits ? m_shape.outline : QList<QList<QPointF>>{polygon.outline} + polygon.holes;
        for (QList<QPointF> &ring : rings) {
            for (QPointF &point : ring)
                point = hasUnits ? QPointF(point.x() * m_shape.size.width(), point.y() * m_shape.size.height())
                                 : mirrored(unrotated(point - m_shape.center, m_axis));
        }
        return rings;
    }

    QPointF mirrored(QPointF point) const
    {
        return {m_shape.mirroredX ? -point.x() : point.x(), m_shape.mirroredY ? -point.y() : point.y()};
    }

    const Shape &m_shape;
    QPointF m_axis;
};

QList<QPointF> loopAround(const ConnectorTarget &target)
{
    const Aabb2 box = target.bounds();
    const QPointF aim = target.aim();
    const QPointF corner(box.max[0] + loopDistance, box.min[1] - loopDistance);
    const QPointF right(corner.x(), aim.y()), above(aim.x(), corner.y());
    return {target.arrival(right), right, corner, above, target.arrival(above)};
}

/// The direction and the coordinate of a segment of an orthogonal path.
ConnectorPin segmentAt(const QList<QPointF> &corners, qsizetype segment)
{
    const QPointF from = corners[segment], to = corners[segment + 1];
    const bool isHorizontal = std::abs(to.y() - from.y()) <= std::abs(to.x() - from.x());
    return isHorizontal ? ConnectorPin{Qt::Horizontal, from.y()} : ConnectorPin{Qt::Vertical, from.x()};
}

/// Applies a map to pins: to the point of each line that is nearest to a center, and to its direction, which becomes
/// the nearest one of the axes.
template <typename Map> void mapPins(QList<ConnectorPin> &pins, QPointF center, const Map &map)
{
    for (ConnectorPin &pin : pins) {
        const bool isHorizontal = pin.orientation == Qt::Horizontal;
        const QPointF nearest = isHorizontal ? QPointF(center.x(), pin.position) : QPointF(pin.position, center.y());
        const QPointF place = map(nearest);
        const QPointF along = map(nearest + (isHorizontal ? QPointF(1, 0) : QPointF(0, 1))) - place;
        pin.orientation = std::abs(along.x()) < std::abs(along.y()) || (!isHorizontal && along.isNull())
            ? Qt::Vertical
            : Qt::Horizontal;
        pin.position = cleaned(pin.orientation == Qt::Horizontal ? place.y() : place.x());
    }
}

/// A point of a path, and the unit vector of the path's direction there.
struct PlaceOnPath
{
    QPointF point;
    QPointF along;
};

/// The place at a share of the length; nothing for a path without length.
std::optional<PlaceOnPath> placeOnPath(const QList<QPointF> &path, double share)
{
    double whole = 0;
    for (qsizetype i = 1; i < path.size(); ++i)
        whole += length(path[i] - path[i - 1]);
    double left = share * whole;
    std::optional<PlaceOnPath> last;
    for (qsizetype i = 1; i < path.size(); ++i) {
        const double part = length(path[i] - path[i - 1]);
        if (!(part > 0))
            continue;
        const QPointF along = (path[i] - path[i - 1]) / part;
        if (left <= part)
            return PlaceOnPath{path[i - 1] + (path[i] - path[i - 1]) * (left / part), along};
        left -= part;
        // Rounding can leave a part of the length.
        last = PlaceOnPath{path[i], along};
    }
    return last;
}

/// Moves an unchanged text to the other side of its path.
void mirrorLabel(ConnectorLabel &label, const ConnectorLabel &before)
{
    if (label == before)
        label.offset = cleaned(-label.offset);
}

} // namespace

QPointF halfway(const QList<QPointF> &points)
{
    return centerOfLabel(points, {});
}

QPointF centerOfLabel(const QList<QPointF> &path, const ConnectorLabel &label)
{
    const std::optional<PlaceOnPath> place = placeOnPath(path, label.position);
    return place ? place->point + QPointF(-place->along.y(), place->along.x()) * label.offset : path.value(0);
}

QPointF directionOfLabel(const QList<QPointF> &path, const ConnectorLabel &label)
{
    const std::optional<PlaceOnPath> place = label.isAlong ? placeOnPath(path, label.position) : std::nullopt;
    if (!place)
        return {1, 0};
    const bool isBackward = place->along.x() < 0 || (place->along.x() == 0 && place->along.y() < 0);
    return isBackward ? -place->along : place->along;
}

ConnectorLabel labelOutside(const QList<QPointF> &path, const ConnectorLabel &label, QSizeF size,
                            const QList<Aabb2> &boxes)
{
    // Along a segment, the center of the text moves on a line. It must stay outside of each box, enlarged by half the
    // size of the text.
    struct Interval
    {
        double from;
        double to;
        /// Whether the text overlaps the box at the end of the interval, where a segment ends, rather than touches it.
        bool isFromInside = true;
        bool isToInside = true;

        bool contains(double at) const
        {
            return (at > from && at < to) || (at == from && isFromInside) || (at == to && isToInside);
        }
    };
    QVarLengthArray<Interval, 8> overlaps;
    double whole = 0;
    for (qsizetype i = 1; i < path.size(); ++i) {
        const QPointF line = path[i] - path[i - 1];
        const double part = length(line);
        if (!(part > 0))
            continue;
        const QPointF along = line / part, across(-along.y(), along.x());
        const QPointF axis = label.isAlong ? along : QPointF(1, 0);
        const QPointF half(std::abs(axis.x()) * size.width() / 2 + std::abs(axis.y()) * size.height() / 2,
                           std::abs(axis.y()) * size.width() / 2 + std::abs(axis.x()) * size.height() / 2);
        const QPointF start = path[i - 1] + across * label.offset;
        for (const Aabb2 &box : boxes) {
            Interval inside{0, part};
            const auto clip = [&inside](double at, double slope, double low, double high) {
                if (slope == 0) {
                    if (!(at > low && at < high))
                        inside.to = inside.from;
                    return;
                }
                const double first = (low - at) / slope, second = (high - at) / slope;
                inside.from = std::max(inside.from, std::min(first, second));
                inside.to = std::min(inside.to, std::max(first, second));
            };
            clip(start.x(), along.x(), box.min[0] - half.x(), box.max[0] + half.x());
            clip(start.y(), along.y(), box.min[1] - half.y(), box.max[1] + half.y());
            if (inside.from < inside.to)
                overlaps.append({whole + inside.from, whole + inside.to, inside.from == 0, inside.to == part});
        }
        whole += part;
    }
    if (overlaps.isEmpty())
        return label;
    const double wanted = label.position * whole;
    std::optional<double> best;
    const auto consider = [&](double at) {
        const bool isNearer = at >= 0 && at <= whole && (!best || std::abs(at - wanted) < std::abs(*best - wanted));
        if (isNearer
            && std::none_of(overlaps.begin(), overlaps.end(), [at](const Interval &each) { return each.contains(at); }))
            best = at;
    };
    consider(wanted);
    for (const Interval &each : std::as_const(overlaps)) {
        consider(each.from);
        consider(each.to);
    }
    ConnectorLabel moved = label;
    if (best && *best != wanted)
        moved.position = std::clamp(*best / whole, 0.0, 1.0);
    return moved;
}

ConnectorLabel labelNear(const QList<QPointF> &path, QPointF center)
{
    ConnectorLabel label;
    double whole = 0, least = std::numeric_limits<double>::infinity(), before = 0;
    for (qsizetype i = 1; i < path.size(); ++i) {
        const QPointF line = path[i] - path[i - 1];
        const double part = length(line);
        if (!(part > 0))
            continue;
        const double share = std::clamp(dot(center - path[i - 1], line) / (part * part), 0.0, 1.0);
        const QPointF away = center - (path[i - 1] + line * share);
        if (length(away) < least) {
            least = length(away);
            before = whole + share * part;
            label.offset = std::copysign(least, cross(line, away));
        }
        whole += part;
    }
    if (whole > 0)
        label.position = std::clamp(before / whole, 0.0, 1.0);
    return label;
}

ConnectorTarget::ConnectorTarget(const Shape &shape)
    : m_toScene(shape), m_primitive(shape.scenePrimitive()), m_tree(m_primitive),
      m_aim(std::visit(AimOf(shape), m_primitive))
{
}

QPointF ConnectorTarget::fixedPoint(QPointF unit) const
{
    return m_toScene(unit);
}

QPointF ConnectorTarget::arrival(QPointF from) const
{
    if (const std::optional<QPointF> touch = firstTouch({from, m_aim}))
        return *touch;
    // A line misses the aim on an open line by a rounding error only. Elsewhere it begins inside.
    return nearestTo(std::holds_alternative<Polyline>(m_primitive) ? m_aim : from);
}

std::optional<QPointF> ConnectorTarget::firstTouch(const Segment &line) const
{
    if (!m_tree.isEmpty())
        return m_tree.firstTouch(line);
    if (const auto *box = std::get_if<Obb>(&m_primitive); box && (box->axis.x() == 0 || box->axis.y() == 0)) {
        if (const std::optional<QPointF> touch = touchOfUprightBox(line, bounds()))
            return touch;
    }
    const std::optional<Touch> touch = raycast(line, asCurve(m_primitive));
    // A touch is rounded, more so where the line grazes the outline.
    return touch ? std::optional(nearestTo(touch->point)) : std::nullopt;
}

QPointF ConnectorTarget::nearestTo(QPointF point) const
{
    if (!m_tree.isEmpty())
        return m_tree.nearestTo(point);
    const std::optional<NearestPoints> nearest = nearestPoints(asCurve(m_primitive), point);
    return nearest ? nearest->first : point;
}

Aabb2 ConnectorTarget::bounds() const
{
    return Trammel::bounds(m_primitive);
}

QPointF placeOf(const ConnectorEnd &end, const ConnectorTarget *target)
{
    return !target ? end.point : end.at ? target->fixedPoint(*end.at) : target->aim();
}

QList<QPointF> connectorPath(const Connector &connector, const ConnectorTarget *from, const ConnectorTarget *to)
{
    const bool isFromCut = from && !connector.from.at, isToCut = to && !connector.to.at;
    if (isFromCut && isToCut && isLoop(connector))
        return loopAround(*from);
    QPointF first = placeOf(connector.from, from), last = placeOf(connector.to, to);
    const QPointF firstAim = first;
    if (isFromCut)
        first = from->arrival(last);
    if (isToCut)
        last = to->arrival(firstAim);
    return {first, last};
}

bool isLoop(const Connector &connector)
{
    return connector.from.isBound() && connector.from.shape == connector.to.shape && !connector.from.at
        && !connector.to.at;
}

bool areSame(const QList<QPointF> &a, const QList<QPointF> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

bool setConnectorPath(Shape &connector, const QList<QPointF> &points)
{
    const Connector &known = *std::as_const(connector).connector;
    if (known.jumps != ConnectorJumps::NoJumps) {
        if (areSame(known.line, points))
            return false;
        connector.connector->line = points;
        connector.connector->gaps.clear();
        setConnectorOutline(connector, points);
        return true;
    } else if (!known.line.isEmpty()) {
        connector.connector->line.clear();
        connector.connector->gaps.clear();
    }
    return setConnectorOutline(connector, points);
}

bool setConnectorOutline(Shape &connector, const QList<QPointF> &points)
{
    Shape fitted = connector;
    fitted.rotation = 0;
    fitted.mirroredX = fitted.mirroredY = false;
    fitted.setSceneOutline({points});
    const auto isSame = [&] {
        return fitted.placement() == connector.placement() && fitted.outline.size() == connector.outline.size()
            && areSame(fitted.outline[0], connector.outline[0]);
    };
    if (isSame())
        return false;
    connector.setPlacement(fitted.placement());
    connector.outline = fitted.outline;
    return true;
}

bool isSameApartFromPath(const Shape &a, const Shape &b)
{
    return (a.connector || a.placement() == b.placement()) && a.isSameElsewhere(b);
}

void movePins(Connector &connector, QPointF offset)
{
    for (QPointF &waypoint : connector.waypoints)
        waypoint = cleaned(waypoint + offset);
    for (ConnectorPin &pin : connector.pins)
        pin.position = cleaned(pin.position + (pin.orientation == Qt::Horizontal ? offset.y() : offset.x()));
}

QList<std::optional<qsizetype>> pinsOfSegments(const Connector &connector)
{
    QList<std::optional<qsizetype>> pins;
    qsizetype next = 0;
    for (qsizetype i = 1; i < connector.corners.size(); ++i) {
        const ConnectorPin segment = segmentAt(connector.corners, i - 1);
        const auto isOn = [&](const ConnectorPin &pin) {
            constexpr double relative = 1e-9;
            return pin.orientation == segment.orientation
                && std::abs(pin.position - segment.position) <= relative * std::max(1.0, std::abs(pin.position));
        };
        pins.append(std::nullopt);
        for (; next < connector.pins.size() && isOn(connector.pins[next]); ++next)
            pins.last() = next;
    }
    return pins;
}

QList<ConnectorPin> pinsWithSegment(const Connector &connector, qsizetype segment, double position)
{
    const QList<std::optional<qsizetype>> known = pinsOfSegments(connector);
    QList<ConnectorPin> pins = connector.pins;
    const ConnectorPin pin{segmentAt(connector.corners, segment).orientation, cleaned(position)};
    if (known[segment]) {
        pins[*known[segment]] = pin;
    } else {
        qsizetype place = 0;
        for (qsizetype i = 0; i < segment; ++i)
            place = known[i] ? *known[i] + 1 : place;
        pins.insert(place, pin);
    }
    pins.erase(std::unique(pins.begin(), pins.end()), pins.end());
    return pins;
}

void movePlacedEnds(Shape &shape, const Shape &before)
{
    if (!isConnector(shape) || !shape.connector || !before.connector)
        return;
    const Placement from = before.placement(), to = shape.placement();
    shape.setPlacement(from);
    shape.outline = before.outline;
    if (!areSame(std::as_const(shape).connector->line, before.connector->line)) {
        shape.connector->line = before.connector->line;
        shape.connector->gaps = before.connector->gaps;
    }
    if (to == from)
        return;
    const QPointF fromAxis = axisFromDegrees(from.rotation), toAxis = axisFromDegrees(to.rotation);
    const auto factor = [](double old, double now, bool isMirrored) {
        return (old > 0 ? now / old : 1) * (isMirrored ? -1 : 1);
    };
    const double scaleX = factor(from.size.width(), to.size.width(), from.mirroredX != to.mirroredX);
    const double scaleY = factor(from.size.height(), to.size.height(), from.mirroredY != to.mirroredY);
    const bool isMove = scaleX == 1 && scaleY == 1 && same(fromAxis, toAxis);
    const auto moved = [&](QPointF point) {
        if (isMove)
            return point + (to.center - from.center);
        const QPointF local = unrotated(point - from.center, fromAxis);
        return to.center + rotated({local.x() * scaleX, local.y() * scaleY}, toAxis);
    };
    Connector ends = *std::as_const(shape).connector;
    const auto follow = [&](ConnectorEnd &end, const ConnectorEnd &old) {
        if (!end.isBound() && end == old)
            end.point = cleaned(moved(end.point));
    };
    follow(ends.from, before.connector->from);
    follow(ends.to, before.connector->to);
    if (ends.pins == before.connector->pins && areSame(ends.waypoints, before.connector->waypoints)) {
        if (isMove) {
            movePins(ends, to.center - from.center);
        } else {
            mapPins(ends.pins, from.center, moved);
            for (QPointF &waypoint : ends.waypoints)
                waypoint = cleaned(moved(waypoint));
        }
    }
    // The right side of a mirrored path is its left side.
    if ((scaleX < 0) != (scaleY < 0)) {
        mirrorLabel(ends.label, before.connector->label);
        for (qsizetype i = 0; i < std::min(ends.furtherTexts.size(), before.connector->furtherTexts.size()); ++i)
            mirrorLabel(ends.furtherTexts[i].label, before.connector->furtherTexts[i].label);
    }
    if (ends != *std::as_const(shape).connector)
        shape.connector = new Connector(ends);
}

void moveShape(Shape &shape, QPointF offset)
{
    shape.center += offset;
    if (!shape.connector)
        return;
    movePins(*shape.connector, offset);
    for (ConnectorEnd *end : {&shape.connector->from, &shape.connector->to}) {
        if (!end->isBound())
            end->point += offset;
    }
}

} // namespace Trammel
