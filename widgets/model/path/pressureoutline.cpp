#include "widgets/model/path/pressureoutline_p.h"

#include "widgets/model/path/flattening_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace Trammel {

namespace {

constexpr double MostDeviation = 0.01;
/// The cosine of the angle between two pieces up to which the gap between them is filled by a triangle.
constexpr double SlightTurn = 0.98;

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

/// Adds a polygon that is clockwise on screen, so that overlapping pieces do not cancel out.
void addPiece(QPainterPath &path, std::initializer_list<QPointF> corners)
{
    double area = 0;
    QPointF last = *(corners.end() - 1);
    for (QPointF corner : corners) {
        area += cross(last, corner);
        last = corner;
    }
    QPolygonF polygon{QList<QPointF>(corners)};
    if (area < 0)
        std::reverse(polygon.begin(), polygon.end());
    path.addPolygon(polygon);
    path.closeSubpath();
}

/// QPainterPath draws ellipses clockwise on screen.
void addDisc(QPainterPath &path, const Place &place)
{
    if (place.radius > 0)
        path.addEllipse(place.point, place.radius, place.radius);
}

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
    addDisc(path, places.front());
    addDisc(path, places.back());
    QPointF before;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const Place &from = places[i - 1], &to = places[i];
        const QPointF step = to.point - from.point;
        const double size = length(step);
        if (!(size > 0))
            continue;
        const QPointF side = perpendicular(step) / size;
        addPiece(path,
                 {from.point + side * from.radius, to.point + side * to.radius, to.point - side * to.radius,
                  from.point - side * from.radius});
        if (i > 1 && dot(before, side) < SlightTurn) {
            addDisc(path, from);
        } else if (i > 1) {
            for (const double sign : {-1.0, 1.0})
                addPiece(
                    path,
                    {from.point, from.point + before * sign * from.radius, from.point + side * sign * from.radius});
        }
        before = side;
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
