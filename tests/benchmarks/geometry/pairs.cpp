#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include "tests/benchmarks/geometry/convexfamilies.h"

#include <benchmark/benchmark.h>

#include <string>

// intersects(), contains() and distance() for pairs of shapes, of which about half intersect. The peer is
// Boost.Geometry where it supports the kinds, otherwise QPainterPath, which approximates circles by Bezier curves and
// has no distance.

using namespace Trammel;

namespace {

constexpr std::size_t Count = 1024;
using BoostLine = boost::geometry::model::linestring<BoostPoint>;

class Maker
{
public:
    QPointF place() { return {real(0, 60), real(0, 60)}; }
    QPointF axis() { return axisFromDegrees(real(0, 360)); }
    double size() { return real(2.5, 20); }
    double real(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_engine); }

private:
    std::mt19937 m_engine{5};
};

void make(Maker &maker, Segment &segment)
{
    const QPointF center = maker.place(), half = maker.axis() * maker.size();
    segment = {center - half, center + half};
}

void make(Maker &maker, Obb &box)
{
    const QPointF center = maker.place();
    const double width = maker.size(), height = maker.size();
    box = {center, width, height, maker.axis()};
}

void make(Maker &maker, Circle &circle)
{
    const QPointF center = maker.place();
    circle = {center, maker.size()};
}

void make(Maker &maker, Ellipse &ellipse)
{
    const QPointF center = maker.place();
    const double x = maker.size(), y = maker.size();
    ellipse = {center, x, y, maker.axis()};
}

/// A star of 20 vertices.
void make(Maker &maker, Polygon &star)
{
    const QPointF center = maker.place();
    const double size = maker.size();
    star = {};
    for (int i = 0; i < 20; ++i)
        star.outline.append(center + axisFromDegrees(18 * i) * size * maker.real(0.4, 1.2));
}

template <class Kind> std::vector<Kind> many()
{
    Maker maker;
    std::vector<Kind> values(Count);
    for (Kind &value : values)
        make(maker, value);
    return values;
}

BoostLine boostOf(const Segment &segment)
{
    return {{segment.from.x(), segment.from.y()}, {segment.to.x(), segment.to.y()}};
}

BoostPolygon boostOf(const Obb &box)
{
    return boostPolygon(box.corners());
}

BoostPolygon boostOf(const Polygon &polygon)
{
    return boostPolygon(polygon.outline);
}

QPainterPath pathOf(const Obb &box)
{
    return painterPath(box.corners());
}

QPainterPath pathOf(const Polygon &polygon)
{
    return painterPath(polygon.outline);
}

QPainterPath pathOf(const Ellipse &ellipse)
{
    QPainterPath path;
    path.addEllipse({0, 0}, ellipse.radiusX, ellipse.radiusY);
    const QPointF u = ellipse.axis, v = perpendicular(u);
    return QTransform(u.x(), u.y(), v.x(), v.y(), ellipse.center.x(), ellipse.center.y()).map(path);
}

QPainterPath pathOf(const Circle &circle)
{
    return pathOf(Ellipse{circle.center, circle.radius, circle.radius});
}

template <class Kind>
concept KnownToBoost = requires(const Kind &kind)
{
    boostOf(kind);
};

template <class Kind, class Convert> auto converted(const Convert &convert)
{
    std::vector<decltype(convert(Kind()))> values;
    for (const Kind &value : many<Kind>())
        values.push_back(convert(value));
    return values;
}

/// Registers a benchmark that calls ask() for every second value of the first list and the next one of the second list.
template <class Firsts, class Seconds, class Ask>
void add(const std::string &name, const Firsts &firsts, const Seconds &seconds, const Ask &ask)
{
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State &state) {
        std::size_t i = 0;
        double sum = 0;
        for (auto _ : state) {
            sum += double(ask(firsts[i], seconds[(i + 1) % Count]));
            i = (i + 2) % Count;
        }
        state.counters["mean"] = sum / double(state.iterations());
    });
}

template <class First, class Second> void addPair(const std::string &kinds)
{
    const auto firsts = many<First>();
    const auto seconds = many<Second>();
    add("intersects/" + kinds + "/Trammel", firsts, seconds,
        [](const First &a, const Second &b) { return intersects(a, b); });
    add("contains/" + kinds + "/Trammel", firsts, seconds,
        [](const First &a, const Second &b) { return contains(a, b); });
    add("distance/" + kinds + "/Trammel", firsts, seconds,
        [](const First &a, const Second &b) { return distance(a, b); });
    if constexpr (KnownToBoost<First> && KnownToBoost<Second>) {
        const auto convert = [](const auto &value) { return boostOf(value); };
        const auto boostFirsts = converted<First>(convert);
        const auto boostSeconds = converted<Second>(convert);
        add("intersects/" + kinds + "/Boost", boostFirsts, boostSeconds,
            [](const auto &a, const auto &b) { return boost::geometry::intersects(a, b); });
        add("contains/" + kinds + "/Boost", boostFirsts, boostSeconds,
            [](const auto &a, const auto &b) { return boost::geometry::covered_by(b, a); });
        add("distance/" + kinds + "/Boost", boostFirsts, boostSeconds,
            [](const auto &a, const auto &b) { return boost::geometry::distance(a, b); });
    } else {
        const auto convert = [](const auto &value) { return pathOf(value); };
        const auto firstPaths = converted<First>(convert);
        const auto secondPaths = converted<Second>(convert);
        add("intersects/" + kinds + "/QPainterPath", firstPaths, secondPaths,
            [](const QPainterPath &a, const QPainterPath &b) { return a.intersects(b); });
        add("contains/" + kinds + "/QPainterPath", firstPaths, secondPaths,
            [](const QPainterPath &a, const QPainterPath &b) { return a.contains(b); });
    }
}

} // namespace

int main(int argc, char **argv)
{
    addPair<Segment, Segment>("segment, segment");
    addPair<Polygon, Segment>("polygon, segment");
    addPair<Obb, Segment>("box, segment");
    addPair<Obb, Obb>("box, box");
    addPair<Polygon, Obb>("polygon, box");
    addPair<Polygon, Polygon>("polygon, polygon");
    addPair<Circle, Circle>("circle, circle");
    addPair<Obb, Circle>("box, circle");
    addPair<Polygon, Circle>("polygon, circle");
    addPair<Polygon, Ellipse>("polygon, ellipse");
    addPair<Ellipse, Ellipse>("ellipse, ellipse");
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
