#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include "tests/geometry/scenes.h"

#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <functional>

using namespace Trammel;
using Oracle::Points;
using Oracle::Rational;

/// Compares every predicate with exact rationals, on scenes in which contact is common.
class TestPredicatesExact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quadAgainstObb();
    void quadAgainstCircle();
    void quadAgainstEllipse();
    void quadAgainstRoundedBox();
    void quadAgainstPolyline();
    void quadAgainstPolygon();
    void pointAgainstEveryKind();
    void segmentAgainstSegment();

private:
    Random m_random;
};

namespace {

constexpr std::array BothReadings{Reading::Closed, Reading::Open};
constexpr std::array BothExtents{Extent::Area, Extent::Curve};

/// The grid gets more cases: contact occurs there, and exact numbers are short.
int sceneCount(Scene scene)
{
    return scene == Scene::Grid ? 100 : 10;
}

/// Includes axes that are not of unit length: the sets are defined for them, too, and they make exact contact common.
QPointF axisIn(Random &random, Scene scene)
{
    if (scene == Scene::Grid) {
        const std::array<QPointF, 5> axes{QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 1), QPointF(3, 4)};
        return axes[std::size_t(random.integer(0, 4))];
    }
    return axisFromDegrees(random.coin() ? random.integer(0, 23) * 15 : random.real(0, 360));
}

/// A quad: the convex hull of four points, possibly degenerate.
Quad quadIn(Random &random, Scene scene)
{
    if (random.integer(0, 5) == 0) {
        const QPointF a = placeIn(random, scene, 6), b = random.coin() ? a : placeIn(random, scene, 6);
        return {{a, b, b, a}};
    }
    if (random.coin()) {
        const QPointF a = placeIn(random, scene, 6), b = placeIn(random, scene, 6);
        return {{a, QPointF(b.x(), a.y()), b, QPointF(a.x(), b.y())}};
    }
    return {
        {placeIn(random, scene, 6), placeIn(random, scene, 6), placeIn(random, scene, 6), placeIn(random, scene, 6)}};
}

/// The number of each answer: a test in which an answer never occurs proves nothing about it. With fewer than 100
/// answers, all may be equal by chance.
struct Tally
{
    int yes = 0;
    int no = 0;

    void count(bool answer) { ++(answer ? yes : no); }
};

void verifyMix(const Tally &tally)
{
    const bool isMixed = tally.yes > 1 && tally.no > 1;
    QVERIFY2(isMixed || tally.yes + tally.no < 100,
             qPrintable(QStringLiteral("%1 yes, %2 no").arg(tally.yes).arg(tally.no)));
}

bool shareSample(const Points &samples, const std::function<bool(const Oracle::Point &)> &inA,
                 const std::function<bool(const Oracle::Point &)> &inB)
{
    return std::any_of(samples.begin(), samples.end(), [&](const auto &p) { return inA(p) && inB(p); });
}

std::vector<Oracle::Edge> joined(std::vector<Oracle::Edge> a, const std::vector<Oracle::Edge> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

QByteArray text(const Quad &quad, Scene scene, Extent extent, Reading reading)
{
    QByteArray result = "scene " + QByteArray::number(int(scene)) + " extent " + QByteArray::number(int(extent))
        + " reading " + QByteArray::number(int(reading)) + " quad";
    for (QPointF p : quad.corners)
        result += " (" + QByteArray::number(p.x(), 'g', 17) + ", " + QByteArray::number(p.y(), 'g', 17) + ")";
    return result;
}

QByteArray text(const Obb &box)
{
    QByteArray result = " box";
    for (double number : {box.center.x(), box.center.y(), box.halfWidth, box.halfHeight, box.axis.x(), box.axis.y()})
        result += " " + QByteArray::number(number, 'g', 17);
    return result;
}

Tally compareObbs(Random &random, Scene scene, int count)
{
    Tally tally;
    for (int i = 0; i < count; ++i) {
        const Quad quad = quadIn(random, scene);
        const Obb box{placeIn(random, scene, 5), lengthIn(random, scene, 3), lengthIn(random, scene, 3),
                      axisIn(random, scene)};
        const Points ring = Oracle::points(quad), corners = Oracle::hull(Oracle::corners(box));
        const bool hasArea = corners.size() > 2;
        const Points samples = Oracle::cellSamples(joined(Oracle::ringEdges(ring), Oracle::ringEdges(corners)));
        for (Reading reading : BothReadings) {
            const int least = reading == Reading::Open ? 1 : 0;
            for (Extent extent : BothExtents) {
                const bool expected = shareSample(
                    samples, [&](const auto &p) { return side(p, ring) >= least; },
                    [&](const auto &p) {
                        const int where = side(p, corners);
                        return extent == Extent::Curve && hasArea ? where == 0 : where >= least;
                    });
                const bool answer = intersects(quad, PrimitiveView(box, extent), reading);
                if (answer != expected)
                    qWarning() << "expected" << expected << text(quad, scene, extent, reading) + text(box);
                tally.count(expected);
                if (answer != expected)
                    return {};
            }
            const bool holds =
                std::all_of(corners.begin(), corners.end(), [&](const auto &p) { return side(p, ring) >= least; });
            if (contains(quad, box, reading) != holds) {
                qWarning() << "expected to hold" << holds << text(quad, scene, Extent::Area, reading) + text(box);
                return {};
            }
        }
    }
    return tally;
}

/// A shape that, in some frame, consists of all points within a distance of a hull.
struct RoundShape
{
    Primitive primitive;
    Points core;
    Rational squaredRadius;
    std::function<Oracle::Point(const Oracle::Point &)> toFrame;
};

Tally compareRound(Random &random, Scene scene, int count, const std::function<RoundShape()> &make)
{
    Tally tally;
    for (int i = 0; i < count; ++i) {
        const Quad quad = quadIn(random, scene);
        const RoundShape shape = make();
        Points ring;
        for (QPointF corner : quad.corners)
            ring.push_back(shape.toFrame(Oracle::Point(corner)));
        ring = Oracle::hull(ring);
        const Rational gap = Oracle::squaredDistance(ring, shape.core) - shape.squaredRadius;
        int farthest = -1;
        for (const Oracle::Point &p : ring)
            farthest =
                std::max(farthest, Rational(Oracle::squaredDistance(p, shape.core) - shape.squaredRadius).sign());
        for (Reading reading : BothReadings) {
            const bool open = reading == Reading::Open;
            const bool meets = open ? gap < 0 : gap <= 0;
            const bool answer = intersects(quad, PrimitiveView(shape.primitive, Extent::Area), reading);
            tally.count(meets);
            bool isRight = answer == meets;
            // In the open reading, a band without area may meet a curve that it only touches: the rule does not hold.
            if (ring.size() > 2 || !open) {
                const bool isWithin = open ? farthest <= 0 : farthest < 0;
                isRight = isRight
                    && intersects(quad, PrimitiveView(shape.primitive, Extent::Curve), reading) == (meets && !isWithin);
            }
            const bool holds = ring.size() > 2 && std::all_of(shape.core.begin(), shape.core.end(), [&](const auto &p) {
                                   return Oracle::holdsDisc(ring, p, shape.squaredRadius, open);
                               });
            isRight = isRight && contains(quad, shape.primitive, reading) == holds;
            if (!isRight) {
                qWarning() << "expected" << meets << "hold" << holds << text(quad, scene, Extent::Area, reading)
                           << shape.primitive.index();
                return {};
            }
        }
    }
    return tally;
}

QList<QPointF> pointsIn(Random &random, Scene scene, int count)
{
    QList<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.append(!points.isEmpty() && random.integer(0, 6) == 0 ? points.at(random.integer(0, i - 1))
                                                                     : placeIn(random, scene, 4));
    return points;
}

Points exactPoints(const QList<QPointF> &points)
{
    Points result;
    for (QPointF p : points)
        result.emplace_back(p);
    return result;
}

std::vector<Oracle::Edge> exactEdges(const Polygon &polygon)
{
    std::vector<Oracle::Edge> edges = Oracle::ringEdges(exactPoints(polygon.outline));
    for (const QList<QPointF> &hole : polygon.holes)
        edges = joined(edges, Oracle::ringEdges(exactPoints(hole)));
    return edges;
}

/// A polygon that may cross itself, with rings that overlap and share edges.
Polygon polygonIn(Random &random, Scene scene)
{
    Polygon polygon{pointsIn(random, scene, random.integer(1, 6)), {}};
    if (random.coin())
        polygon.holes.append(random.coin() ? polygon.outline : pointsIn(random, scene, 4));
    return polygon;
}

} // namespace

void TestPredicatesExact::quadAgainstObb()
{
    for (Scene scene : AllScenes)
        verifyMix(compareObbs(m_random, scene, sceneCount(scene)));
}

void TestPredicatesExact::quadAgainstCircle()
{
    for (Scene scene : AllScenes) {
        verifyMix(compareRound(m_random, scene, sceneCount(scene), [&] {
            Circle circle{placeIn(m_random, scene, 6), lengthIn(m_random, scene, 5)};
            if (circle.radius == 0)
                circle.radius = 5;
            return RoundShape{circle,
                              {Oracle::Point(circle.center)},
                              Rational(circle.radius) * Rational(circle.radius),
                              [](const auto &p) { return p; }};
        }));
    }
}

void TestPredicatesExact::quadAgainstEllipse()
{
    for (Scene scene : AllScenes) {
        verifyMix(compareRound(m_random, scene, sceneCount(scene), [&] {
            const double least = scene == Scene::Far ? 1e-6 : 1;
            const Ellipse ellipse{placeIn(m_random, scene, 6), least + lengthIn(m_random, scene, 3),
                                  least + lengthIn(m_random, scene, 3), axisIn(m_random, scene)};
            return RoundShape{ellipse, {Oracle::Point(0, 0)}, 1, [ellipse](const auto &p) {
                                  return Oracle::inUnitCircle(p, ellipse);
                              }};
        }));
    }
}

void TestPredicatesExact::quadAgainstRoundedBox()
{
    for (Scene scene : AllScenes) {
        verifyMix(compareRound(m_random, scene, sceneCount(scene), [&] {
            RoundedBox box{{placeIn(m_random, scene, 6), lengthIn(m_random, scene, 3), lengthIn(m_random, scene, 3),
                            axisIn(m_random, scene)},
                           lengthIn(m_random, scene, 3)};
            if (box.radius == 0)
                box.radius = 1;
            return RoundShape{box, Oracle::hull(Oracle::corners(box.core)), Rational(box.radius) * Rational(box.radius),
                              [](const auto &p) { return p; }};
        }));
    }
}

void TestPredicatesExact::quadAgainstPolyline()
{
    for (Scene scene : AllScenes) {
        Tally tally;
        for (int i = 0; i < sceneCount(scene); ++i) {
            const Quad quad = quadIn(m_random, scene);
            const Polyline polyline{pointsIn(m_random, scene, m_random.integer(1, 5))};
            const Points ring = Oracle::points(quad), chain = exactPoints(polyline.points);
            std::vector<Oracle::Edge> edges;
            for (std::size_t k = 0; k < chain.size(); ++k)
                edges.emplace_back(chain[k], chain[std::min(k + 1, chain.size() - 1)]);
            const bool isPoint = std::all_of(chain.begin(), chain.end(), [&](const auto &p) { return p == chain[0]; });
            const auto isOnOpenChain = [&](const Oracle::Point &p) {
                if (isPoint || (p == chain.front() && chain.front() == chain.back()))
                    return p == chain[0];
                // A free end counts only if another part of the chain passes through it.
                std::size_t first = 0, last = chain.size() - 1;
                while (chain[first] == chain.front())
                    ++first;
                while (chain[last] == chain.back())
                    --last;
                for (std::size_t k = first - 1; k <= last; ++k) {
                    if (Oracle::isInsideEdge(p, edges[k]) || (k >= first && p == chain[k]))
                        return true;
                }
                return false;
            };
            const Points samples = Oracle::cellSamples(joined(edges, Oracle::ringEdges(ring)));
            for (Reading reading : BothReadings) {
                const bool open = reading == Reading::Open;
                const bool expected = shareSample(
                    samples, [&](const auto &p) { return side(p, ring) >= (open ? 1 : 0); },
                    [&](const auto &p) { return open ? isOnOpenChain(p) : side(p, edges) == 0; });
                tally.count(expected);
                QVERIFY2(intersects(quad, PrimitiveView(polyline, Extent::Area), reading) == expected,
                         text(quad, scene, Extent::Area, reading) + QByteArray::number(polyline.points.size()));
                const bool holds = std::all_of(chain.begin(), chain.end(),
                                               [&](const auto &p) { return side(p, ring) >= (open ? 1 : 0); });
                QCOMPARE(contains(quad, polyline, reading), holds);
            }
        }
        verifyMix(tally);
    }
}

void TestPredicatesExact::quadAgainstPolygon()
{
    for (Scene scene : AllScenes) {
        Tally tally;
        for (int i = 0; i < sceneCount(scene); ++i) {
            const Quad quad = quadIn(m_random, scene);
            const Polygon polygon = polygonIn(m_random, scene);
            const Points ring = Oracle::points(quad);
            const std::vector<Oracle::Edge> edges = exactEdges(polygon);
            const Points samples = Oracle::cellSamples(joined(edges, Oracle::ringEdges(ring)));
            for (Reading reading : BothReadings) {
                const int least = reading == Reading::Open ? 1 : 0;
                for (Extent extent : BothExtents) {
                    const bool expected = shareSample(
                        samples, [&](const auto &p) { return side(p, ring) >= least; },
                        [&](const auto &p) { return Oracle::relativeSide(p, edges, extent) >= least; });
                    tally.count(expected);
                    QVERIFY2(intersects(quad, PrimitiveView(polygon, extent), reading) == expected,
                             text(quad, scene, extent, reading) + (expected ? " should meet" : " should not meet"));
                }
                const bool holds = std::all_of(edges.begin(), edges.end(),
                                               [&](const auto &edge) { return side(edge.first, ring) >= least; });
                QCOMPARE(contains(quad, polygon, reading), holds);
            }
        }
        verifyMix(tally);
    }
}

void TestPredicatesExact::pointAgainstEveryKind()
{
    const auto location = [](int side) {
        return side > 0 ? Location::Inside : side == 0 ? Location::Boundary : Location::Outside;
    };
    for (Scene scene : AllScenes) {
        for (int i = 0; i < 200; ++i) {
            const QPointF p = placeIn(m_random, scene, 5);
            const Oracle::Point exact(p);
            const Obb box{placeIn(m_random, scene, 4), lengthIn(m_random, scene, 4), lengthIn(m_random, scene, 4),
                          axisIn(m_random, scene)};
            const Points corners = Oracle::hull(Oracle::corners(box));
            const int boxSide = side(exact, corners);
            QCOMPARE(locate(p, box), location(corners.size() > 2 ? boxSide : std::min(boxSide, 0)));

            const double radius = lengthIn(m_random, scene, 5);
            const Oracle::Point offset = exact - Oracle::Point(box.center);
            const Rational square = Rational(radius) * Rational(radius);
            QCOMPARE(locate(p, Circle{box.center, radius}), location(Rational(square - dot(offset, offset)).sign()));
            if (radius > 0) {
                const Rational core = Oracle::squaredDistance(exact, corners);
                QCOMPARE(locate(p, RoundedBox{box, radius}), location(Rational(square - core).sign()));
            }
            if (corners.size() > 2) {
                const Ellipse ellipse{box.center, box.halfWidth, box.halfHeight, box.axis};
                const Oracle::Point unit = Oracle::inUnitCircle(exact, ellipse);
                QCOMPARE(locate(p, ellipse), location(Rational(1 - dot(unit, unit)).sign()));
            } else {
                QCOMPARE(locate(p, Ellipse{box.center, box.halfWidth, box.halfHeight, box.axis}), locate(p, box));
            }
            const Polygon polygon = polygonIn(m_random, scene);
            QCOMPARE(locate(p, polygon), location(side(exact, exactEdges(polygon))));
        }
    }
}

void TestPredicatesExact::segmentAgainstSegment()
{
    for (Scene scene : AllScenes) {
        Tally tally;
        for (int i = 0; i < 300; ++i) {
            const QList<QPointF> ends = pointsIn(m_random, scene, 4);
            const Segment a{ends[0], ends[1]}, b{ends[2], ends[3]};
            const Oracle::Edge first(Oracle::Point(a.from), Oracle::Point(a.to));
            const Oracle::Edge second(Oracle::Point(b.from), Oracle::Point(b.to));
            const Points samples = Oracle::cellSamples({first, second});
            const bool meets = shareSample(
                samples, [&](const auto &p) { return Oracle::isOnEdge(p, first); },
                [&](const auto &p) { return Oracle::isOnEdge(p, second); });
            const bool cross = shareSample(
                samples, [&](const auto &p) { return Oracle::isInsideEdge(p, first); },
                [&](const auto &p) { return Oracle::isInsideEdge(p, second); });
            tally.count(meets);
            QCOMPARE(intersects(a, b), meets);
            QCOMPARE(intersects(b, a), meets);
            QCOMPARE(intersects(a, b, Reading::Open), cross);
        }
        verifyMix(tally);
    }
}

TRAMMEL_TEST(TestPredicatesExact)
#include "tst_predicatesexact.moc"
