#include "tests/benchmarks/solid/scene.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <random>

using namespace Trammel;

namespace {

constexpr double cell = 60, radius = 24, shift = 5;

Shape polygonAt(QPointF center, double degrees, int corners, double inner)
{
    QList<QPointF> points;
    for (int i = 0; i < corners; ++i)
        points.append(center + axisFromDegrees(degrees + i * 360.0 / corners) * (i % 2 == 0 ? radius : inner));
    return Shape::polygon(points);
}

} // namespace

Scene::Scene(int count, Kinds kinds) : m_columns(int(std::ceil(std::sqrt(count))))
{
    std::mt19937 engine(11);
    const auto real = [&](double from, double to) { return std::uniform_real_distribution(from, to)(engine); };
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        const QPointF at(i % m_columns * cell, double(i / m_columns) * cell); // NOLINT
        const QPointF center = at + QPointF(real(-shift, shift), real(-shift, shift));
        const double degrees = real(0, 360);
        const int corners = std::uniform_int_distribution(5, 8)(engine);
        if (i % 3 == 0)
            shapes.append(Shape::rectangle(center, {1.6 * radius, 1.2 * radius}, degrees));
        else if (i % 3 == 1)
            shapes.append(Shape::ellipse(center, {2 * radius, 2 * radius}));
        else if (kinds == Kinds::All)
            shapes.append(polygonAt(center, degrees, 2 * corners, radius / 2));
        else
            shapes.append(polygonAt(center, degrees, corners, radius));
        shapes.last().fill = Qt::white;
    }
    // The order of the shapes does not depend on their places.
    std::shuffle(shapes.begin(), shapes.end(), engine);
    ids = document.addShapes(shapes);
    std::sort(ids.begin(), ids.end(), [&](ShapeId a, ShapeId b) {
        const QPointF center = QPointF(1, 1) * (m_columns / 2 * cell); // NOLINT
        const QPointF p = document.find(a)->center - center, q = document.find(b)->center - center;
        const double first = std::max(std::abs(p.x()), std::abs(p.y()));
        const double second = std::max(std::abs(q.x()), std::abs(q.y()));
        return first != second ? first < second : a < b;
    });
}

ShapeIds Scene::block(int count) const
{
    return ids.first(count);
}

ShapeIds Scene::scattered(int count, int cells) const
{
    ShapeIds chosen;
    for (ShapeId id : ids) {
        const QPointF center = document.find(id)->center;
        const bool isChosen =
            std::lround(center.x() / cell) % cells == 0 && std::lround(center.y() / cell) % cells == 0;
        if (isChosen && chosen.size() < count)
            chosen.append(id);
    }
    return chosen;
}

void Scene::clearAround(const ShapeIds &chosen, double distance)
{
    ShapeIds near = document.candidates(document.bounds(chosen).expanded(distance));
    near.removeIf([&](ShapeId id) { return chosen.contains(id); });
    document.removeShapes(near);
    ids.removeIf([this](ShapeId id) { return !document.contains(id); });
}

QPointF pointerAt(int step)
{
    return {150 * std::sin(0.021 * step), 110 * std::sin(0.034 * step)};
}
