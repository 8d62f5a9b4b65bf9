#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/geometry/vector.h>

#include <QtGui/QPainterPath>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <random>
#include <vector>

// Shared by the benchmarks of boxes, polygons and bounding volumes.

using BoostPoint = boost::geometry::model::d2::point_xy<double>;
using BoostPolygon = boost::geometry::model::polygon<BoostPoint>;

inline BoostPolygon boostPolygon(std::span<const QPointF> points)
{
    BoostPolygon polygon;
    for (QPointF point : points)
        polygon.outer().emplace_back(point.x(), point.y());
    boost::geometry::correct(polygon);
    return polygon;
}

inline QPainterPath painterPath(std::span<const QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QList<QPointF>(points.begin(), points.end()));
    path.closeSubpath();
    return path;
}

/// Rotated boxes. About 15 % of the pairs intersect at a spread of 100, and nearly all at 20.
inline std::vector<Trammel::Obb> someBoxes(std::size_t count, double spread)
{
    std::mt19937 engine(1);
    std::uniform_real_distribution<double> place(0, spread), half(2.5, 20), degrees(0, 360);
    std::vector<Trammel::Obb> boxes;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF center(place(engine), place(engine));
        boxes.push_back({center, half(engine), half(engine), Trammel::axisFromDegrees(degrees(engine))});
    }
    return boxes;
}

/// Strictly convex polygons, most of which overlap.
inline std::vector<std::vector<QPointF>> someConvex(int corners, std::size_t count)
{
    std::mt19937 engine(1);
    std::uniform_real_distribution<double> place(0, 30), radii(10, 20), degrees(0, 360), step(0.1, 0.9);
    std::vector<std::vector<QPointF>> polygons;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF center(place(engine), place(engine));
        const double radius = radii(engine), start = degrees(engine);
        std::vector<QPointF> &polygon = polygons.emplace_back();
        for (int k = 0; k < corners; ++k)
            polygon.push_back(center + Trammel::axisFromDegrees(start + 360.0 * (k + step(engine)) / corners) * radius);
    }
    return polygons;
}
