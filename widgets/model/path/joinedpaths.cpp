#include "widgets/model/path/joinedpaths_p.h"

#include "widgets/model/path/cubic_p.h"
#include "widgets/model/path/pressureoutline_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

bool isPath(const Shape &shape)
{
    return shape.kind->form() == ShapeKind::Form::Path;
}

/// An open line in scene coordinates: the points of a polyline, or those of an open ring of a path.
struct Line
{
    QList<QPointF> points;
    LineHead startHead = LineHead::None;
    LineHead endHead = LineHead::None;
    /// See PathDetails. While lines are joined, the places are lengths instead of shares of the length.
    QList<QPointF> pressures = {};
    /// Known while lines with pressures are joined.
    double length = 0;
};

Line reversed(Line line)
{
    std::reverse(line.points.begin(), line.points.end());
    std::reverse(line.pressures.begin(), line.pressures.end());
    for (QPointF &pressure : line.pressures)
        pressure.setX(line.length - pressure.x());
    std::swap(line.startHead, line.endHead);
    return line;
}

/// The positions of all anchors of a ring along it, as lengths from the first one. A closed ring ends with its length.
std::vector<double> anchorPlaces(const QList<QPointF> &ring)
{
    constexpr int chordCount = 32;
    std::vector<double> places{0};
    forEachCurve(ring, [&](const Cubic &curve) {
        double place = places.back();
        QPointF from = curve.from;
        for (int i = 1; i <= chordCount; ++i) {
            const QPointF to = curve.at(double(i) / chordCount);
            place += length(to - from);
            from = to;
        }
        places.push_back(place);
    });
    return places;
}

/// Computes the length, and replaces the shares of it by lengths. A line without pressures has the full width.
void setLength(Line &line)
{
    line.length = anchorPlaces(line.points).back();
    if (line.pressures.isEmpty())
        line.pressures = {{0, 1}, {1, 1}};
    for (QPointF &pressure : line.pressures)
        pressure.rx() *= line.length;
}

/// Replaces lengths by shares of the whole length.
void setShares(Line &line)
{
    double last = 0;
    for (QPointF &pressure : line.pressures) {
        last = std::clamp(line.length > 0 ? pressure.x() / line.length : 0, last, 1.0);
        pressure.setX(last);
    }
    line.pressures = simplifiedPressures(line.pressures);
}

/// The pressures between two shares of the length of a ring. The second one exceeds 1 if the part contains the start of
/// a closed ring.
QList<QPointF> pressuresBetween(const PathDetails &details, double from, double to)
{
    const double extent = to - from;
    if (details.pressures.isEmpty() || !(extent > 0))
        return {};
    QList<QPointF> part{{0, details.pressureAt(from)}};
    for (int round = 0; round < 2; ++round) {
        const auto next = std::partition_point(details.pressures.begin(), details.pressures.end(),
                                               [&](QPointF pressure) { return pressure.x() + round <= from; });
        for (auto pressure = next; pressure != details.pressures.end() && pressure->x() + round < to; ++pressure)
            part.append({(pressure->x() + round - from) / extent, pressure->y()});
    }
    part.append({1, details.pressureAt(to > 1 ? to - 1 : to)});
    return part;
}

/// The vertices of a ring at which it is broken, numbered within the ring. The given ones are in ascending order.
QList<qsizetype> cutsOf(const QList<qsizetype> &vertices, qsizetype first, qsizetype count, bool isClosed)
{
    // The ends of a line cannot be broken.
    const qsizetype margin = isClosed ? 0 : 1;
    auto vertex = std::lower_bound(vertices.begin(), vertices.end(), first + margin);
    QList<qsizetype> cuts;
    for (; vertex != vertices.end() && *vertex < first + count - margin; ++vertex)
        cuts.append(*vertex - first);
    return cuts;
}

/// The parts of a ring between its cuts.
QList<Line> partsOf(const Shape &shape, const QList<QPointF> &ring, QList<qsizetype> cuts, qsizetype count)
{
    const qsizetype step = isPath(shape) ? 3 : 1;
    QList<QPointF> points = ring;
    if (shape.isClosed()) {
        points += ring;
        cuts.append(cuts.first() + count);
    } else {
        cuts.prepend(0);
        cuts.append(count - 1);
    }
    const std::vector<double> places = isPath(shape) ? anchorPlaces(ring) : std::vector<double>();
    const auto shareAt = [&](qsizetype anchor) {
        const bool isNextRound = shape.isClosed() && anchor >= count;
        return isNextRound + places[std::size_t(isNextRound ? anchor - count : anchor)] / places.back();
    };
    QList<Line> parts;
    for (qsizetype i = 0; i + 1 < cuts.size(); ++i) {
        const qsizetype from = cuts[i], to = cuts[i + 1];
        Line part{points.mid(from * step, (to - from) * step + 1)};
        if (isPath(shape))
            part.pressures = pressuresBetween(*shape.path, shareAt(from), shareAt(to));
        parts.append(part);
    }
    parts.first().startHead = shape.startHead;
    parts.last().endHead = shape.endHead;
    return parts;
}

Shape shapeOf(const Line &line, const Shape &style, const ShapeKind &kind)
{
    Shape shape = style;
    shape.kind = &kind;
    shape.startHead = line.startHead;
    shape.endHead = line.endHead;
    shape.path = PathDetails{style.path->fillRule, line.pressures};
    shape.setSceneOutline({line.points});
    return shape;
}

/// Whether two ends differ by rounding errors only.
bool coincide(QPointF a, QPointF b)
{
    const double extent = std::max({1.0, std::abs(a.x()), std::abs(a.y())});
    return length(a - b) <= 1e-9 * extent;
}

/// Ends are numbered: line i has the ends 2i and 2i + 1. Returns the end to which each one is connected; -1 for the two
/// ends that remain.
std::vector<int> connectedEnds(const QList<Line> &lines)
{
    struct Gap
    {
        double distance;
        int from;
        int to;
    };
    const int count = int(lines.size());
    const auto pointAt = [&](int end) {
        return end % 2 ? lines[end / 2].points.last() : lines[end / 2].points.first();
    };
    std::vector<Gap> gaps;
    for (int to = 0; to < 2 * count; ++to) {
        for (int from = 0; from < to / 2 * 2; ++from)
            gaps.push_back({length(pointAt(to) - pointAt(from)), from, to});
    }
    std::stable_sort(gaps.begin(), gaps.end(), [](const Gap &a, const Gap &b) { return a.distance < b.distance; });
    // The other end of the chain of lines that has a free end.
    std::vector<int> farEnds(std::size_t(2 * count)), connected(std::size_t(2 * count), -1);
    for (int end = 0; end < 2 * count; ++end)
        farEnds[std::size_t(end)] = end ^ 1;
    for (const Gap &gap : gaps) {
        const auto from = std::size_t(gap.from), to = std::size_t(gap.to);
        if (connected[from] >= 0 || connected[to] >= 0 || farEnds[from] == gap.to)
            continue;
        connected[from] = gap.to;
        connected[to] = gap.from;
        const int start = farEnds[from], end = farEnds[to];
        farEnds[std::size_t(start)] = end;
        farEnds[std::size_t(end)] = start;
    }
    return connected;
}

/// Appends a line to the end of another one.
void append(Line &line, const Line &next, bool isCurved)
{
    const QPointF from = line.points.last(), to = next.points.first();
    const bool isGap = !coincide(from, to);
    const double start = line.length + (isGap ? length(to - from) : 0);
    for (QPointF pressure : next.pressures)
        line.pressures.append({start + pressure.x(), pressure.y()});
    line.length = start + next.length;
    if (isGap && isCurved)
        line.points.append({from, to});
    line.points += isGap ? next.points : next.points.mid(1);
    line.endHead = next.endHead;
}

/// Joins all lines. The topmost one keeps its direction.
Line joined(const QList<Line> &lines, bool isCurved)
{
    const std::vector<int> connected = connectedEnds(lines);
    int end = 2 * int(lines.size()) - 2;
    while (connected[std::size_t(end)] >= 0)
        end = connected[std::size_t(end)] ^ 1;
    std::optional<Line> line;
    while (end >= 0) {
        const Line next = end % 2 ? reversed(lines[end / 2]) : lines[end / 2];
        if (line)
            append(*line, next, isCurved);
        else
            line = next;
        end = connected[std::size_t(end ^ 1)];
    }
    return *line;
}

} // namespace

bool isBreakable(const Shape &shape)
{
    const ShapeKind *kind = shape.kind;
    const bool hasVertices =
        kind == &ShapeKind::polygon() || kind == &ShapeKind::polyline() || kind == &ShapeKind::bezierPath();
    return hasVertices && !shape.connector && !shape.outline.isEmpty();
}

bool isJoinable(const Shape &shape)
{
    return isBreakable(shape) && !shape.isClosed();
}

QList<Shape> brokenShape(const Shape &shape, const QList<qsizetype> &vertices)
{
    const bool isClosed = shape.isClosed();
    const ShapeKind &open = isPath(shape) ? ShapeKind::bezierPath() : ShapeKind::polyline();
    QList<qsizetype> sorted = vertices;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    Shape::Outline whole;
    QList<Shape> parts;
    qsizetype first = 0;
    for (const QList<QPointF> &ring : shape.sceneOutline()) {
        const qsizetype count = isPath(shape) ? (ring.size() + 2) / 3 : ring.size();
        const QList<qsizetype> cuts = cutsOf(sorted, first, count, isClosed);
        first += count;
        if (cuts.isEmpty()) {
            whole.append(ring);
            continue;
        }
        for (const Line &line : partsOf(shape, ring, cuts, count))
            parts.append(shapeOf(line, shape, open));
    }
    if (parts.isEmpty())
        return {};
    if (!whole.isEmpty()) {
        parts.prepend(shape);
        parts.first().setSceneOutline(whole);
    }
    for (qsizetype i = 1; i < parts.size(); ++i) {
        parts[i].text.clear();
        parts[i].name.clear();
        parts[i].annotation = Annotation();
    }
    return parts;
}

JoinedShape joinedShape(const QList<Shape> &shapes)
{
    const bool isCurved = std::any_of(shapes.begin(), shapes.end(), isPath);
    QList<Line> lines;
    for (const Shape &shape : shapes) {
        const bool hasHead = shape.startHead != LineHead::None || shape.endHead != LineHead::None;
        if (isCurved && hasHead)
            return {shape, Text::tr("A line with an arrowhead cannot be joined with a path.")};
        const Shape line = isCurved ? shape.asPath().value_or(shape) : shape;
        lines.append({line.sceneOutline().first(), line.startHead, line.endHead, line.path->pressures});
    }
    const bool hasPressures =
        std::any_of(lines.begin(), lines.end(), [](const Line &each) { return !each.pressures.isEmpty(); });
    for (Line &each : lines) {
        if (hasPressures)
            setLength(each);
    }
    Line line = joined(lines, isCurved);
    if (hasPressures)
        setShares(line);
    const bool isMeeting = coincide(line.points.first(), line.points.last());
    const bool isClosed = lines.size() == 1 || isMeeting;
    const qsizetype vertexCount = line.points.size() - (isMeeting ? 1 : 0);
    if (isClosed && !isCurved && vertexCount < 3)
        return {shapes.last(), Text::tr("Closing a line needs at least three points.")};
    if (isClosed) {
        if (isMeeting)
            line.points.removeLast();
        else if (isCurved)
            line.points.append({line.points.last(), line.points.first()});
        line.startHead = line.endHead = LineHead::None;
    }
    const ShapeKind &kind = isCurved ? ShapeKind::bezierPath()
        : isClosed                   ? ShapeKind::polygon()
                                     : ShapeKind::polyline();
    const Shape shape = shapeOf(line, shapes.last(), kind);
    return {shape, shape.errorString()};
}

} // namespace Trammel
