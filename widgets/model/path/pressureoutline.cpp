#include "widgets/model/path/pressureoutline_p.h"

#include "widgets/model/path/flattening_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace Trammel {

namespace {

constexpr double MostDeviation = 0.01;
/// The cosine of the angle between two pieces up to which the gap between them is cut off straight.
constexpr double SlightTurn = 0.98;
/// The largest angle between two points of an arc.
constexpr double LargestStep = 0.12;

struct Place
{
    QPointF point;
    double radius;
};

/// The points with their radii, and further ones where the pressure begins to change differently.
std::vector<Place> placesOf(const QList<QPointF> &points, double width, const PathDetails &details)
{
    double whole = 0;
    for (qsizetype i = 1; i < points.size(); ++i)
        whole += length(points[i] - points[i - 1]);
    const auto radiusAt = [&](double way) {
        return width / 2 * details.pressureAt(whole > 0 ? std::min(way / whole, 1.0) : 0);
    };
    std::vector<Place> places;
    places.reserve(std::size_t(points.size() + details.pressures.size()));
    places.push_back({points.first(), radiusAt(0)});
    double way = 0;
    auto next = details.pressures.begin();
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF step = points[i] - points[i - 1];
        const double size = length(step);
        if (!(size > 0))
            continue;
        for (; next != details.pressures.end() && next->x() * whole < way + size; ++next) {
            const double share = (next->x() * whole - way) / size;
            if (share > 0)
                places.push_back({points[i - 1] + step * share, width / 2 * next->y()});
        }
        way += size;
        places.push_back({points[i], radiusAt(way)});
    }
    return places;
}

/// The two sides of a line, each in the direction of the line.
class Sides
{
public:
    void begin(const Place &at, QPointF side)
    {
        m_left.append(at.point + side * at.radius);
        m_right.append(at.point - side * at.radius);
    }

    /// Adds the join between two pieces of the line, whose shorter one has a length.
    void addJoin(const Place &at, QPointF before, QPointF after, double size)
    {
        const double sine = cross(before, after), cosine = dot(before, after);
        // Where the inner side would run backward, it passes through the middle instead. Otherwise the two sides could
        // cancel each other out.
        const bool isFolded = 2 * at.radius * std::abs(sine) > size * (1 + cosine);
        const bool isSlight = cosine > SlightTurn;
        QList<QPointF> &outer = sine < 0 ? m_left : m_right, &inner = sine < 0 ? m_right : m_left;
        const double sign = sine < 0 ? 1 : -1;
        outer.append(at.point + before * (sign * at.radius));
        if (isSlight)
            outer.append(at.point + after * (sign * at.radius));
        else
            addArc(outer, at, before * sign, after * sign);
        inner.append(at.point - before * (sign * at.radius));
        if (isFolded)
            inner.append(at.point);
        inner.append(at.point - after * (sign * at.radius));
    }

    void end(const Place &at, QPointF side) { begin(at, side); }

    /// The area between the sides, with round ends.
    void addOpenTo(QPainterPath &path, const Place &first, QPointF firstSide, const Place &last, QPointF lastSide)
    {
        addCap(m_left, last, lastSide);
        std::reverse(m_right.begin(), m_right.end());
        m_left += m_right;
        addCap(m_left, first, -firstSide);
        addRing(path, m_left);
    }

    void addClosedTo(QPainterPath &path)
    {
        std::reverse(m_right.begin(), m_right.end());
        addRing(path, m_left);
        addRing(path, m_right);
    }

    static void addDisc(QPainterPath &path, const Place &at)
    {
        QList<QPointF> ring;
        addCap(ring, at, {0, 1});
        addCap(ring, at, {0, -1});
        addRing(path, ring);
    }

private:
    /// Half a circle from a side to the other one.
    static void addCap(QList<QPointF> &points, const Place &at, QPointF side)
    {
        const QPointF ahead(side.y(), -side.x());
        addArc(points, at, side, ahead);
        addArc(points, at, ahead, -side);
    }

    /// Adds points of the shorter arc from a direction to another one.
    static void addArc(QList<QPointF> &points, const Place &at, QPointF from, QPointF to)
    {
        const double angle = std::atan2(cross(from, to), dot(from, to));
        const int count = std::max(1, int(std::ceil(std::abs(angle) / LargestStep)));
        for (int i = 0; i <= count; ++i) {
            const double part = angle * i / count;
            const QPointF direction(std::cos(part), std::sin(part));
            points.append(at.point + rotated(from, direction) * at.radius);
        }
    }

    static void addRing(QPainterPath &path, const QList<QPointF> &points)
    {
        path.addPolygon(QPolygonF(points));
        path.closeSubpath();
    }

    QList<QPointF> m_left;
    QList<QPointF> m_right;
};

QList<QPointF> simplified(const QList<QPointF> &pressures, double deviation)
{
    if (pressures.size() < 3)
        return pressures;
    std::vector<bool> isKept(std::size_t(pressures.size()), false);
    isKept.front() = isKept.back() = true;
    std::vector<std::pair<qsizetype, qsizetype>> open{{0, pressures.size() - 1}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        const QPointF first = pressures[from], last = pressures[to];
        const double width = last.x() - first.x();
        double most = deviation;
        qsizetype farthest = -1;
        for (qsizetype i = from + 1; i < to; ++i) {
            const double share = width > 0 ? (pressures[i].x() - first.x()) / width : 0;
            const double apart = std::abs(pressures[i].y() - (first.y() + (last.y() - first.y()) * share));
            if (apart > most) {
                most = apart;
                farthest = i;
            }
        }
        if (farthest < 0)
            continue;
        isKept[std::size_t(farthest)] = true;
        open.push_back({from, farthest});
        open.push_back({farthest, to});
    }
    QList<QPointF> kept;
    for (qsizetype i = 0; i < pressures.size(); ++i) {
        if (isKept[std::size_t(i)])
            kept.append(pressures[i]);
    }
    return kept;
}

} // namespace

QPainterPath pressureOutline(const QList<QPointF> &points, bool isClosed, double width, const PathDetails &details)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (points.isEmpty())
        return path;
    const QList<QPointF> chain = isClosed ? points + QList<QPointF>{points.first()} : points;
    const std::vector<Place> places = placesOf(chain, width, details);
    Sides sides;
    QPointF firstSide, lastSide;
    double firstSize = 0, lastSize = 0;
    std::size_t last = 0;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const QPointF step = places[i].point - places[last].point;
        const double size = length(step);
        if (!(size > 0))
            continue;
        const QPointF side = perpendicular(step) / size;
        if (last > 0) {
            sides.addJoin(places[last], lastSide, side, std::min(lastSize, size));
        } else {
            firstSide = side;
            firstSize = size;
            if (!isClosed)
                sides.begin(places[0], side);
        }
        lastSide = side;
        lastSize = size;
        last = i;
    }
    if (last == 0) {
        Sides::addDisc(path, places.front());
    } else if (isClosed) {
        sides.addJoin(places[last], lastSide, firstSide, std::min(firstSize, lastSize));
        sides.addClosedTo(path);
    } else {
        sides.end(places[last], lastSide);
        sides.addOpenTo(path, places.front(), firstSide, places[last], lastSide);
    }
    return path;
}

QPainterPath pressureOutline(const Shape &shape)
{
    const double width = shape.mirroredX ? -shape.size.width() : shape.size.width();
    const double height = shape.mirroredY ? -shape.size.height() : shape.size.height();
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const Shape::Outline rings = flattened(shape);
    for (const QList<QPointF> &units : rings) {
        QList<QPointF> points;
        points.reserve(units.size());
        for (QPointF unit : units)
            points.append({unit.x() * width, unit.y() * height});
        path.addPath(pressureOutline(points, shape.isClosed(), shape.stroke.width, *shape.path));
    }
    return path;
}

QList<QPointF> pressuresAlong(const QList<QPointF> &points, const QList<double> &pressures)
{
    QList<double> ways{0};
    for (qsizetype i = 1; i < points.size(); ++i)
        ways.append(ways.last() + length(points[i] - points[i - 1]));
    const double whole = ways.last();
    QList<QPointF> entries;
    for (qsizetype i = 0; i < std::min(points.size(), pressures.size()); ++i)
        entries.append({whole > 0 ? ways[i] / whole : 0, std::clamp(pressures[i], 0.0, 1.0)});
    return entries;
}

QList<QPointF> simplifiedPressures(const QList<QPointF> &pressures)
{
    double deviation = MostDeviation;
    QList<QPointF> kept = simplified(pressures, deviation);
    while (kept.size() > PathDetails::LargestPressureCount)
        kept = simplified(pressures, deviation *= 2);
    return kept;
}

} // namespace Trammel
