#include "tests/geometry/everykind.h"

#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>

#include <QtTest/QtTest>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <boost/geometry/geometries/point_xy.hpp>

using namespace Trammel;

/// Compares intersects(), contains() and distance() of every straight kind with Boost.Geometry, on the integer grid
/// and where margins are clear.
class TestPairBoost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void integerGrid() { compare(Family::IntegerGrid); }
    void random() { compare(Family::Random); }

private:
    void compare(Family family);
};

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostLine = bg::model::linestring<BoostPoint>;
using BoostPolygon = bg::model::polygon<BoostPoint>;
using BoostShape = std::variant<std::monostate, BoostPoint, BoostLine, BoostPolygon>;

BoostShape asPolygon(const Polygon &polygon)
{
    if (!isSimple(polygon))
        return {};
    BoostPolygon shape;
    for (QPointF point : polygon.outline)
        bg::append(shape.outer(), BoostPoint(point.x(), point.y()));
    bg::correct(shape);
    return bg::is_valid(shape) ? BoostShape(shape) : BoostShape();
}

BoostShape asLine(std::span<const QPointF> points)
{
    BoostLine line;
    for (QPointF point : points)
        bg::append(line, BoostPoint(point.x(), point.y()));
    return bg::is_valid(line) && bg::is_simple(line) ? BoostShape(line) : BoostShape();
}

BoostShape asHull(std::span<const QPointF> points)
{
    const ConvexPolygon hull(points);
    const std::span<const QPointF> corners = hull.corners();
    return corners.size() < 3 ? asLine(corners) : asPolygon({QList<QPointF>(corners.begin(), corners.end()), {}});
}

/// Converts to areas, lines and points of Boost. Empty for round shapes, boxes with rounded corners and polygons with
/// holes.
struct BoostMaker
{
    BoostShape operator()(QPointF point) const { return BoostPoint(point.x(), point.y()); }
    BoostShape operator()(const Segment &segment) const { return asLine(std::array{segment.from, segment.to}); }
    BoostShape operator()(const Aabb2 &box) const { return asHull(Quad::fromBox(box).corners); }
    BoostShape operator()(const Quad &quad) const { return asHull(quad.corners); }
    BoostShape operator()(const ConvexPolygon &polygon) const { return asHull(polygon.corners()); }
    BoostShape operator()(const Polyline &line) const { return asLine(line.points); }
    BoostShape operator()(const Polygon &polygon) const
    {
        return polygon.holes.isEmpty() ? asPolygon(polygon) : BoostShape();
    }
    template <class Other> BoostShape operator()(const Other &) const { return {}; }
};

template <class Question> auto asked(const BoostShape &a, const BoostShape &b, const Question &question)
{
    return std::visit(
        [&](const auto &first, const auto &second) {
            using First = std::decay_t<decltype(first)>;
            using Second = std::decay_t<decltype(second)>;
            if constexpr (std::is_same_v<First, std::monostate> || std::is_same_v<Second, std::monostate>)
                return decltype(question(BoostPoint(), BoostPoint()))();
            else
                return question(first, second);
        },
        a, b);
}

/// Whether the second shape contains the first; false if the first has more dimensions.
struct IsHeld
{
    template <class First, class Second> bool operator()(const First &first, const Second &second) const
    {
        if constexpr (bg::topological_dimension<First>::value > bg::topological_dimension<Second>::value)
            return false;
        else
            return bg::covered_by(first, second);
    }
};

} // namespace

void TestPairBoost::compare(Family family)
{
    Random random;
    SubjectMaker maker(random, family, 4);
    int pairs = 0, meeting = 0, holding = 0;
    while (pairs < 400) {
        const Subject a = {maker.value(random.integer(0, 10))}, b = {maker.value(random.integer(0, 10))};
        const BoostShape boostA = std::visit(BoostMaker(), a.value), boostB = std::visit(BoostMaker(), b.value);
        if (std::holds_alternative<std::monostate>(boostA) || std::holds_alternative<std::monostate>(boostB))
            continue;
        ++pairs;
        const QByteArray message = textOf(a) + " and " + textOf(b);
        const bool doMeet = asked(boostA, boostB, [](const auto &p, const auto &q) { return bg::intersects(p, q); });
        const bool isHeld = asked(boostB, boostA, IsHeld());
        const double apart = asked(boostA, boostB, [](const auto &p, const auto &q) { return bg::distance(p, q); });
        meeting += doMeet;
        holding += isHeld;
        QVERIFY2(intersects(a.view(), b.view()) == doMeet, message);
        QVERIFY2(contains(a.view(), b.view()) == isHeld, message);
        QVERIFY2(std::abs(distance(a.view(), b.view()) - apart) <= 1e-12 * apart, message);
    }
    QVERIFY(meeting > 30 && meeting < 370 && (holding > 0 || family == Family::Random));
}

TRAMMEL_TEST(TestPairBoost)
#include "tst_pairboost.moc"
