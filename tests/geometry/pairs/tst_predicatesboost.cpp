#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <QtTest/QtTest>

#include <numbers>

using namespace Trammel;
namespace bg = boost::geometry;

/// Compares the predicates with Boost.Geometry, on random scenes with clear margins: Boost merges points that are
/// closer than about 1e-9. Scenes in which growing or shrinking the shape by more than that changes the answer are
/// left to the exact tests.
class TestPredicatesBoost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bandsAgainstBoxes();
    void bandsAgainstPolygons();
    void bandsAgainstPolylines();
    void bandsAgainstEllipses();
    void pointsAgainstPolygons();

private:
    Random m_random;
};

namespace {

using BoostPoint = bg::model::d2::point_xy<double>;
using BoostPolygon = bg::model::polygon<BoostPoint>;
using BoostLine = bg::model::linestring<BoostPoint>;

constexpr double Margin = 1e-6;

template <class Points> void appendRing(BoostPolygon::ring_type &ring, const Points &points)
{
    for (QPointF point : points)
        ring.emplace_back(point.x(), point.y());
}

BoostPolygon toBoost(const Polygon &polygon)
{
    BoostPolygon result;
    appendRing(result.outer(), polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        appendRing(result.inners().emplace_back(), hole);
    bg::correct(result);
    return result;
}

template <class Points> BoostPolygon toBoost(const Points &points)
{
    BoostPolygon result;
    appendRing(result.outer(), points);
    bg::correct(result);
    return result;
}

BoostLine outlineOf(const BoostPolygon &polygon)
{
    return BoostLine(polygon.outer().begin(), polygon.outer().end());
}

/// A box rotated by any angle, as a band in a rotated view.
Quad turnedBand(Random &random)
{
    return {
        Obb{random.point(25), random.real(1, 40), random.real(1, 40), axisFromDegrees(random.real(0, 360))}.corners()};
}

/// A concave star: simple, with its center inside.
QList<QPointF> star(Random &random, QPointF center, double least, double most)
{
    QList<QPointF> points;
    const int count = random.integer(3, 20);
    for (int i = 0; i < count; ++i)
        points.append(center + axisFromDegrees(360.0 * i / count) * random.real(least, most));
    return points;
}

/// The quad scaled around its center. If a scaling by a margin does not change the answer, it is clear.
Quad grown(const Quad &quad, double factor)
{
    Quad result = quad;
    const QPointF center = (quad.corners[0] + quad.corners[2]) / 2;
    for (QPointF &corner : result.corners)
        corner = center + (corner - center) * factor;
    return result;
}

template <class Question> std::optional<bool> clearAnswer(const Quad &quad, const Question &question)
{
    const bool less = question(toBoost(grown(quad, 1 - Margin).corners));
    const bool more = question(toBoost(grown(quad, 1 + Margin).corners));
    return less == more ? std::optional(less) : std::nullopt;
}

/// The number of clear answers of each kind.
struct Tally
{
    int yes = 0;
    int no = 0;

    bool isMixed() const { return yes > 20 && no > 20; }
    void count(bool answer) { ++(answer ? yes : no); }
};

template <class Question> bool agrees(const Quad &quad, Tally &tally, bool answer, const Question &question)
{
    const std::optional<bool> expected = clearAnswer(quad, question);
    if (!expected)
        return true;
    tally.count(*expected);
    return answer == *expected;
}

} // namespace

void TestPredicatesBoost::bandsAgainstBoxes()
{
    Tally touch, curve, enclose;
    for (int i = 0; i < 600; ++i) {
        const Quad quad = turnedBand(m_random);
        const Obb box{m_random.point(25), m_random.real(0.1, 20), m_random.real(0.1, 20),
                      axisFromDegrees(m_random.real(0, 360))};
        const BoostPolygon shape = toBoost(box.corners());
        const BoostLine outline = outlineOf(shape);
        QVERIFY(agrees(quad, touch, intersects(quad, box), [&](const auto &b) { return bg::intersects(b, shape); }));
        QVERIFY(agrees(quad, curve, intersects(quad, PrimitiveView(box, Extent::Curve)),
                       [&](const auto &b) { return bg::intersects(b, outline); }));
        QVERIFY(agrees(quad, enclose, contains(quad, box), [&](const auto &b) { return bg::within(shape, b); }));
    }
    QVERIFY(touch.isMixed() && curve.isMixed() && enclose.isMixed());
}

void TestPredicatesBoost::bandsAgainstPolygons()
{
    Tally touch, enclose;
    for (int i = 0; i < 600; ++i) {
        const Quad quad = turnedBand(m_random);
        const QPointF center = m_random.point(25);
        Polygon polygon{star(m_random, center, 5, 15), {}};
        if (m_random.coin())
            polygon.holes.append(star(m_random, center, 1, 2.4));
        const BoostPolygon shape = toBoost(polygon);
        QVERIFY(
            agrees(quad, touch, intersects(quad, polygon), [&](const auto &b) { return bg::intersects(b, shape); }));
        QVERIFY(agrees(quad, enclose, contains(quad, polygon), [&](const auto &b) { return bg::within(shape, b); }));
        // With a clear margin, the open reading gives the same answer.
        const Polygon solid{polygon.outline, {}};
        const BoostPolygon solidShape = toBoost(solid);
        QVERIFY(agrees(quad, touch, intersects(quad, PrimitiveView(solid, Extent::Area), Reading::Open),
                       [&](const auto &b) { return bg::intersects(b, solidShape); }));
    }
    QVERIFY(touch.isMixed() && enclose.isMixed());
}

void TestPredicatesBoost::bandsAgainstPolylines()
{
    Tally touch, enclose;
    for (int i = 0; i < 600; ++i) {
        const Quad quad = turnedBand(m_random);
        const QPointF start = m_random.point(25);
        Polyline polyline;
        BoostLine line;
        for (int k = m_random.integer(2, 8); k > 0; --k) {
            polyline.points.append(start + m_random.point(15));
            line.emplace_back(polyline.points.last().x(), polyline.points.last().y());
        }
        QVERIFY(
            agrees(quad, touch, intersects(quad, polyline), [&](const auto &b) { return bg::intersects(b, line); }));
        QVERIFY(agrees(quad, enclose, contains(quad, polyline), [&](const auto &b) { return bg::within(line, b); }));
    }
    QVERIFY(touch.isMixed() && enclose.isMixed());
}

void TestPredicatesBoost::bandsAgainstEllipses()
{
    constexpr int Corners = 200;
    Tally touch, curve, enclose;
    for (int i = 0; i < 600; ++i) {
        const Quad quad = turnedBand(m_random);
        const Ellipse ellipse{m_random.point(25), m_random.real(0.5, 20), m_random.real(0.5, 20),
                              axisFromDegrees(m_random.real(0, 360))};
        const auto polygonOf = [&](double factor) {
            QList<QPointF> points;
            for (int k = 0; k < Corners; ++k) {
                const QPointF unit = axisFromDegrees(360.0 * k / Corners) * factor;
                points.append(ellipse.center
                              + rotated({unit.x() * ellipse.radiusX, unit.y() * ellipse.radiusY}, ellipse.axis));
            }
            return toBoost(points);
        };
        const BoostPolygon inscribed = polygonOf(1);
        const BoostPolygon circumscribed = polygonOf(1 / std::cos(std::numbers::pi / Corners));
        // Boost decides if both polygons give the same answer.
        const auto check = [&](Tally &tally, bool answer, const auto &question) {
            const auto inner = clearAnswer(quad, [&](const auto &b) { return question(b, inscribed); });
            const auto outer = clearAnswer(quad, [&](const auto &b) { return question(b, circumscribed); });
            if (!inner || !outer || *inner != *outer)
                return true;
            tally.count(*inner);
            return answer == *inner;
        };
        QVERIFY(check(touch, intersects(quad, ellipse),
                      [](const auto &b, const auto &shape) { return bg::intersects(b, shape); }));
        QVERIFY(check(enclose, contains(quad, ellipse),
                      [](const auto &b, const auto &shape) { return bg::within(shape, b); }));
        QVERIFY(
            check(curve, intersects(quad, PrimitiveView(ellipse, Extent::Curve)),
                  [](const auto &b, const auto &shape) { return bg::intersects(b, shape) && !bg::within(b, shape); }));
    }
    QVERIFY(touch.isMixed() && curve.isMixed() && enclose.isMixed());
}

void TestPredicatesBoost::pointsAgainstPolygons()
{
    Tally inside;
    for (int i = 0; i < 600; ++i) {
        const QPointF center = m_random.point(25);
        const Polygon polygon{star(m_random, center, 5, 15), {star(m_random, center, 1, 2.4)}};
        const BoostPolygon shape = toBoost(polygon);
        const QPointF point = center + m_random.point(20);
        const BoostPoint place(point.x(), point.y());
        const double away = bg::distance(place, shape);
        QVERIFY(std::abs(distance(point, polygon) - away) < 1e-11);
        if (distance(point, asCurve(polygon)) > Margin) {
            inside.count(bg::within(place, shape));
            QCOMPARE(locate(point, polygon) == Location::Inside, bg::within(place, shape));
        }
        QVERIFY(std::abs(std::abs(signedArea(polygon.outline)) - std::abs(bg::area(toBoost(polygon.outline)))) < 1e-9);
    }
    QVERIFY(inside.isMixed());
}

TRAMMEL_TEST(TestPredicatesBoost)
#include "tst_predicatesboost.moc"
