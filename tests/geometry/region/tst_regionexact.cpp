#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include "tests/geometry/scenes.h"

#include "tests/testprogram.h"
#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <functional>

using namespace Trammel;
using Oracle::Edge;
using Oracle::Point;
using Oracle::Points;

/// Compares regions that cross themselves with straight shapes, in exact rationals: tests one point of every cell of
/// the arrangement of all edges.
class TestRegionExact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxes();
    void polylines();
    void polygons();
    void places();

private:
    Random m_random;
};

namespace {

constexpr std::array BothExtents{Extent::Area, Extent::Curve};

/// The grid gets more cases: contact occurs there, and exact numbers are short.
int sceneCount(Scene scene)
{
    return scene == Scene::Grid ? 120 : 8;
}

QList<QPointF> pointsIn(Random &random, Scene scene, int count, int reach)
{
    QList<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.append(i > 0 && random.integer(0, 6) == 0 ? points.at(random.integer(0, i - 1))
                                                         : placeIn(random, scene, reach));
    return points;
}

/// A polygon that may cross itself, with rings that overlap and share edges.
Polygon polygonIn(Random &random, Scene scene, int most)
{
    Polygon polygon{pointsIn(random, scene, random.integer(1, most), 4), {}};
    if (random.coin())
        polygon.holes.append(random.coin() ? polygon.outline : pointsIn(random, scene, 4, 4));
    // A ring around the polygon swaps inside and outside, so that small shapes are often contained.
    if (scene == Scene::Grid && random.integer(0, 2) == 0)
        polygon.holes.append({{-9, -9}, {9, -9}, {9, 9}, {-9, 9}});
    return polygon;
}

Points exactPoints(const QList<QPointF> &points)
{
    Points result;
    for (QPointF p : points)
        result.emplace_back(p);
    return result;
}

std::vector<Edge> joined(std::vector<Edge> a, const std::vector<Edge> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

std::vector<Edge> exactEdges(const Polygon &polygon)
{
    std::vector<Edge> edges = Oracle::ringEdges(exactPoints(polygon.outline));
    for (const QList<QPointF> &hole : polygon.holes)
        edges = joined(edges, Oracle::ringEdges(exactPoints(hole)));
    return edges;
}

QByteArray text(const QList<QPointF> &points)
{
    QByteArray result = " ring";
    for (QPointF p : points)
        result += " (" + QByteArray::number(p.x(), 'g', 17) + ", " + QByteArray::number(p.y(), 'g', 17) + ")";
    return result;
}

QByteArray text(const Polygon &polygon)
{
    QByteArray result = text(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        result += text(hole);
    return result;
}

/// The number of each answer: a test in which an answer never occurs proves nothing about it.
struct Tally
{
    std::array<int, 8> counts{};

    void count(std::size_t question, bool answer) { ++counts[2 * question + (answer ? 1 : 0)]; }
    void verify() const
    {
        for (int count : counts)
            QVERIFY2(count > 2, qPrintable(QString::number(count)));
    }
};

/// Compares all four answers. sideOfShape() returns 1 in the relative interior of the shape, 0 on its relative
/// boundary, and -1 outside.
bool compare(const Polygon &polygon, const std::vector<Edge> &edges, const Primitive &shape,
             const std::vector<Edge> &shapeEdges, Extent extent, const std::function<int(const Point &)> &sideOfShape,
             Tally &tally)
{
    const Region region(polygon);
    bool meets = false, meetsOpen = false, holds = true, holdsOpen = true;
    for (const Point &sample : Oracle::cellSamples(joined(edges, shapeEdges))) {
        const int there = sideOfShape(sample);
        if (there < 0)
            continue;
        const int here = Oracle::relativeSide(sample, edges);
        meets |= here >= 0;
        meetsOpen |= here > 0 && there > 0;
        holds &= here >= 0;
        holdsOpen &= here > 0;
    }
    const std::array<bool, 4> expected{meets, meetsOpen, holds, holdsOpen};
    const PrimitiveView view(shape, extent);
    const std::array<bool, 4> answers{intersects(region, view), intersects(region, view, Reading::Open),
                                      contains(region, view), contains(region, view, Reading::Open)};
    for (std::size_t i = 0; i < 4; ++i) {
        tally.count(i, expected[i]);
        if (answers[i] != expected[i]) {
            qWarning() << "question" << i << "expected" << expected[i] << "extent" << int(extent) << text(polygon);
            return false;
        }
    }
    return true;
}

} // namespace

void TestRegionExact::boxes()
{
    Tally tally;
    for (Scene scene : AllScenes) {
        for (int i = 0; i < sceneCount(scene); ++i) {
            const Polygon polygon = polygonIn(m_random, scene, 7);
            const std::array<QPointF, 4> axes{QPointF(1, 0), QPointF(0, 1), QPointF(1, 1), axisFromDegrees(30)};
            const Obb box{placeIn(m_random, scene, 3), lengthIn(m_random, scene, 2), lengthIn(m_random, scene, 2),
                          axes[std::size_t(m_random.integer(0, scene == Scene::Grid ? 2 : 3))]};
            const Points corners = Oracle::hull(Oracle::corners(box));
            for (Extent extent : BothExtents) {
                const bool isCurve = extent == Extent::Curve && corners.size() > 2;
                const auto side = [&](const Point &p) {
                    const int where = Oracle::side(p, corners);
                    return isCurve ? (where == 0 ? 1 : -1) : where;
                };
                QVERIFY2(compare(polygon, exactEdges(polygon), box, Oracle::ringEdges(corners), extent, side, tally),
                         qPrintable(QStringLiteral("box %1 %2, %3 %4, axis %5 %6")
                                        .arg(box.center.x())
                                        .arg(box.center.y())
                                        .arg(box.halfWidth)
                                        .arg(box.halfHeight)
                                        .arg(box.axis.x())
                                        .arg(box.axis.y())));
            }
        }
    }
    tally.verify();
}

void TestRegionExact::polylines()
{
    Tally tally;
    for (Scene scene : AllScenes) {
        for (int i = 0; i < sceneCount(scene); ++i) {
            const Polygon polygon = polygonIn(m_random, scene, 7);
            const Polyline polyline{pointsIn(m_random, scene, m_random.integer(1, 4), 4)};
            const Points points = exactPoints(polyline.points);
            std::vector<Edge> chain;
            for (std::size_t k = 0; k + 1 < points.size(); ++k) {
                if (!(points[k] == points[k + 1]))
                    chain.emplace_back(points[k], points[k + 1]);
            }
            if (chain.empty())
                chain.emplace_back(points[0], points[0]);
            const auto side = [&](const Point &p) {
                const auto isOn = [&p](const Edge &edge) { return Oracle::isOnEdge(p, edge); };
                const auto isInside = [&p](const Edge &edge) { return Oracle::isInsideEdge(p, edge); };
                const auto joins = [&p](const Edge &edge) { return edge.second == p; };
                const bool isFree = std::none_of(chain.begin(), chain.end(), isInside)
                    && std::none_of(chain.begin(), chain.end() - 1, joins)
                    && !(p == chain.front().first && p == chain.back().second);
                return std::none_of(chain.begin(), chain.end(), isOn) ? -1 : isFree ? 0 : 1;
            };
            QVERIFY2(compare(polygon, exactEdges(polygon), polyline, chain, Extent::Curve, side, tally),
                     text(polyline.points));
        }
    }
    tally.verify();
}

void TestRegionExact::polygons()
{
    Tally tally;
    for (Scene scene : AllScenes) {
        for (int i = 0; i < sceneCount(scene); ++i) {
            const Polygon polygon = polygonIn(m_random, scene, 6);
            const Polygon shape = i % 8 == 0 ? polygon : polygonIn(m_random, scene, 5);
            const std::vector<Edge> shapeEdges = exactEdges(shape);
            for (Extent extent : BothExtents) {
                const auto side = [&](const Point &p) { return Oracle::relativeSide(p, shapeEdges, extent); };
                QVERIFY2(compare(polygon, exactEdges(polygon), shape, shapeEdges, extent, side, tally), text(shape));
            }
        }
    }
    tally.verify();
}

void TestRegionExact::places()
{
    for (Scene scene : AllScenes) {
        for (int i = 0; i < 40; ++i) {
            const Polygon polygon = polygonIn(m_random, scene, 9);
            const Region region(polygon);
            const std::vector<Edge> edges = exactEdges(polygon);
            for (int k = 0; k < 20; ++k) {
                const QPointF point = placeIn(m_random, scene, 5);
                const int expected = Oracle::side(Point(point), edges);
                QCOMPARE(int(region.locate(point)), expected + 1);
            }
        }
    }
}

TRAMMEL_TEST(TestRegionExact)
#include "tst_regionexact.moc"
