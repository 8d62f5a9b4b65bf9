#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/path/cubic_p.h"
#include "widgets/model/path/flattening_p.h"
#include "widgets/model/query/hittest_p.h"
#include "widgets/model/query/quadarea_p.h"
#include "widgets/model/query/regionarea_p.h"
#include <trammel/fragment.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>
#include <trammel/picture.h>

#include <QtGui/QPainterPath>
#include <QtTest/QTest>

#include <future>
#include <limits>

using namespace Trammel;

namespace {

const QList<QPointF> Wave{{0, 0}, {0, 40}, {40, 40}, {40, 0}, {40, -40}, {80, -40}, {80, 0}};
const QList<QPointF> Leaf{{0, 0}, {0, 40}, {60, 40}, {60, 0}, {60, -40}, {0, -40}};
const QList<QPointF> Inner{{20, -5}, {20, -5}, {40, -5}, {40, -5}, {40, 5}, {20, 5}};

Shape withOutline(const Shape::Outline &outline)
{
    Shape shape(ShapeKind::bezierPath(), {0, 0}, {10, 10});
    shape.outline = outline;
    return shape;
}

/// A chain of equal arcs.
QList<QPointF> chain(int segments)
{
    QList<QPointF> points{{0, 0}};
    for (int i = 0; i < segments; ++i)
        points.append({QPointF(i, 1), QPointF(i + 1, 1), QPointF(i + 1, 0)});
    return points;
}

QList<Cubic> sceneCurves(const Shape &shape)
{
    QList<Cubic> curves;
    for (const QList<QPointF> &ring : shape.sceneOutline())
        forEachCurve(ring, [&](const Cubic &curve) { curves.append(curve); });
    return curves;
}

QList<QList<QPointF>> chordsOf(const Shape &shape)
{
    const Primitive primitive = shape.scenePrimitive();
    if (const auto *line = std::get_if<Polyline>(&primitive))
        return {line->points};
    const Polygon &polygon = std::get<Polygon>(primitive);
    return QList<QList<QPointF>>{polygon.outline} + polygon.holes;
}

qsizetype pointCount(const QList<QList<QPointF>> &rings)
{
    qsizetype count = 0;
    for (const QList<QPointF> &ring : rings)
        count += ring.size();
    return count;
}

/// The largest distance of a point of the curves from the chords. The points lie between the ends of chords.
double deviationOf(const Shape &shape)
{
    const Primitive primitive = shape.scenePrimitive();
    double most = 0;
    for (const Cubic &curve : sceneCurves(shape)) {
        for (int i = 0; i <= 97; ++i)
            most = std::max(most, distance(curve.at(i / 97.0), asCurve(primitive)));
    }
    return most;
}

double toleranceOf(const Shape &shape)
{
    return std::min(1e-4 * std::max(shape.size.width(), shape.size.height()), 0.01);
}

/// A path of wavy rings, filled or not.
Shape randomPath(RandomShapes &random)
{
    const bool isOpen = random.chance(30);
    const QPointF center = random.point();
    const double radius = random.real(1, 300);
    Shape::Outline rings;
    for (int i = 0; i < (isOpen ? 1 : 1 + random.upTo(2)); ++i) {
        const int points = 3 * (1 + random.upTo(11)) + (isOpen ? 1 : 0);
        QList<QPointF> ring;
        for (int at = 0; at < points; ++at)
            ring.append(center + axisFromDegrees(at * 360.0 / points) * (radius * random.real(0.1, 1)));
        rings.append(ring);
    }
    Shape path = Shape::bezierPath(rings);
    path.rotation = random.chance(50) ? random.real(0, 360) : 0;
    path.mirroredX = random.chance(30);
    path.mirroredY = random.chance(30);
    if (random.chance(10))
        path.size.rheight() = 0;
    if (random.chance(10))
        path.center *= 1e6;
    path.fill = random.chance(70) ? QColor(Qt::white) : QColor();
    path.stroke.width = random.real(0, 20);
    return path;
}

} // namespace

class TestPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hitsAreThoseOfTheChords();
    void areasAgreeWithTheChords();
    void splitsAndMeasuresCurves();
    void framesTheCurves();
    void restoresItsPoints();
    void isFilledIfClosed();
    void refusesBadRings_data();
    void refusesBadRings();
    void refusesAMillionPoints();
    void staysWithinTheTolerance();
    void limitsTheNumberOfPoints();
    void sharesTheChords();
    void flattensOnAllThreads();
    void boundsHoldTheCurves();
    void boundsHoldTheRoundedChords();
    void boundsHoldTheChordsOfSegments();
    void boundsDependOnTheShapeAlone();
    void selectsLikeItsPolygon();
    void savesExactly();
    void keepsCurvesInSvg();
    void convertsShapes_data();
    void convertsShapes();
    void convertsOnlyKnownShapes();
};

void TestPaths::splitsAndMeasuresCurves()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 500; ++i) {
        const Cubic curve{random.point(), random.point(), random.point(), random.point()};
        const double t = random.real(0, 1), s = random.real(0, 1);
        const auto [before, after] = curve.split(t);
        QVERIFY(length(before.at(s) - curve.at(t * s)) < 1e-9);
        QVERIFY(length(after.at(s) - curve.at(t + (1 - t) * s)) < 1e-9);
        QVERIFY(same(before.to, after.from) && same(before.from, curve.from) && same(after.to, curve.to));
        Aabb2 box;
        include(box, curve);
        const QPointF direction = axisFromDegrees(random.real(0, 360));
        const QPointF most = farthest(curve, direction);
        bool isTight[4] = {};
        for (int j = 0; j <= 2000; ++j) {
            const QPointF point = curve.at(j / 2000.0);
            QVERIFY(box.contains(point));
            QVERIFY(dot(point, direction) <= dot(most, direction) + 1e-9);
            isTight[0] = isTight[0] || point.x() < box.min[0] + 1e-2;
            isTight[1] = isTight[1] || point.y() < box.min[1] + 1e-2;
            isTight[2] = isTight[2] || point.x() > box.max[0] - 1e-2;
            isTight[3] = isTight[3] || point.y() > box.max[1] - 1e-2;
        }
        QVERIFY(isTight[0] && isTight[1] && isTight[2] && isTight[3]);
    }
}

void TestPaths::framesTheCurves()
{
    const Shape wave = Shape::bezierPath({Wave});
    QCOMPARE(wave.errorString(), QString());
    QCOMPARE(wave.center, QPointF(40, 0));
    QCOMPARE(wave.size, QSizeF(80, 60));
    // The control points lie outside the frame.
    QCOMPARE(wave.outline[0][1], QPointF(-0.5, 40.0 / 60));

    // The farthest control points that curves within the frame can have.
    const Shape peak = Shape::bezierPath({{{0, -1}, {1, 5}, {2, -5}, {3, 1}}});
    QCOMPARE(peak.errorString(), QString());
    QVERIFY(std::abs(peak.size.height() - 2) < 1e-12);
    QVERIFY(std::abs(peak.outline[0][1].y() - 2.5) < 1e-12);
}

void TestPaths::restoresItsPoints()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 1000; ++i) {
        Shape shape = Shape::bezierPath({{{0, 0}, {0, 1}, {1, 1}, {1, 0}}});
        shape.rotation = random.chance(30) ? 90 * random.upTo(3) : random.real(0, 360);
        shape.mirroredX = random.chance(50);
        shape.mirroredY = random.chance(50);
        Shape::Outline rings;
        const bool isClosed = random.chance(50);
        // The frame of a rotated path is up to 1415 times as wide, and at most 1e9.
        const double scale = std::pow(10, random.real(-3, 5.8));
        for (int ring = isClosed ? random.upTo(2) : 0; ring >= 0; --ring) {
            rings.emplaceBack();
            for (int j = 3 * (1 + random.upTo(5)) + (isClosed ? 0 : 1); j > 0; --j)
                rings.last().append(random.point() * scale);
        }
        shape.setSceneOutline(rings);
        QCOMPARE(shape.errorString(), QString());
        QCOMPARE(shape.isClosed(), isClosed);
        const Shape::Outline back = shape.sceneOutline();
        QCOMPARE(back.size(), rings.size());
        for (qsizetype ring = 0; ring < rings.size(); ++ring) {
            for (qsizetype j = 0; j < rings[ring].size(); ++j)
                QVERIFY(length(back[ring][j] - rings[ring][j]) < 1e-14 * 500 * scale);
        }
    }
    // A straight and level path has no height, which loses nothing.
    const Shape level = Shape::bezierPath({{{0, 7}, {1, 7}, {2, 7}, {3, 7}}});
    QCOMPARE(level.size, QSizeF(3, 0));
    QCOMPARE(level.sceneOutline().first().last(), QPointF(3, 7));
}

void TestPaths::isFilledIfClosed()
{
    Shape open = Shape::bezierPath({Wave}), closed = Shape::bezierPath({Leaf, Inner});
    open.fill = closed.fill = Qt::red;
    QVERIFY(!open.isFilled() && !open.isClosed());
    QVERIFY(closed.isFilled() && closed.isClosed());
    QVERIFY(std::holds_alternative<Polyline>(open.scenePrimitive()));
    QCOMPARE(std::get<Polygon>(closed.scenePrimitive()).holes.size(), 1);
    QVERIFY(!Shape::polyline({{0, 0}, {1, 1}}).isClosed());
    QVERIFY(Shape::rectangle({0, 0}, {1, 1}).isClosed());
    // Even a single closed segment is a polygon.
    const Shape drop = Shape::bezierPath({{{0, 0}, {30, 40}, {-30, 40}}});
    QVERIFY(std::get<Polygon>(drop.scenePrimitive()).outline.size() > 3);
    const Shape flat = Shape::bezierPath({{{0, 0}, {0, 0}, {9, 9}, {9, 9}, {9, 9}, {0, 0}}});
    QVERIFY(std::get<Polygon>(flat.scenePrimitive()).outline.size() >= 3);
}

void TestPaths::refusesBadRings_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const Shape::Outline &outline, const char *reason) {
        QTest::newRow(name) << withOutline(outline) << QString::fromLatin1(reason);
    };
    const QPointF zero(0, 0), one(0.5, 0.5);
    row("good", {{zero, one, one, zero}}, "");
    row("good, closed", {{zero, one, one}}, "");
    row("nothing", {}, "the path has no segments");
    row("empty ring", {{}}, "a ring of the path has no segments");
    row("single anchor", {{zero}}, "a ring of the path has no segments");
    row("two points", {{zero, one}}, "a ring of the path has no segments");
    row("empty hole", {{zero, one, one}, {}}, "a ring of the path has no segments");
    row("point missing", {{zero, one, one, zero, one}}, "the last segment of the path lacks a point");
    row("two chains", {{zero, one, one, zero}, {zero, one, one, zero}}, "an open path has more than one chain");
    row("chain in a ring", {{zero, one, one}, {zero, one, one, zero}}, "an open path has more than one chain");
    row("NaN", {{zero, {std::nan(""), 0}, one, zero}}, "a point of the outline is not a finite number");
    row("far control point", {{zero, {5.1, 0}, one, zero}}, "a point of the outline lies far outside the frame");
    row("far anchor", {{zero, one, one, {1.1, 0}}}, "a curve of the path lies far outside the frame");
    row("far curve", {{zero, {0, 3}, {0, 3}, zero}}, "a curve of the path lies far outside the frame");
    row("far control points of a near curve", {{{0, -0.5}, {0, 2.5}, {0, -2.5}, {0, 0.5}}}, "");
}

void TestPaths::refusesBadRings()
{
    QFETCH(Shape, shape);
    QFETCH(QString, reason);
    QCOMPARE(shape.errorString(), reason);
    Document document;
    QCOMPARE(document.addShape(shape).isNull(), !reason.isEmpty());
    DocumentData data;
    data.shapes.insert(ShapeId(1), shape);
    data.order = {ShapeId(1)};
    const FileResult result = fromText(toText(data), data);
    if (reason.contains(QLatin1String("finite")))
        QVERIFY(!result.ok);
    else
        QCOMPARE(result.reason, reason);
    QCOMPARE(result.line, reason.isEmpty() ? 0 : 2);
    // Queries of an invalid path do not crash.
    shape.scenePrimitive();
    shape.sceneBounds();
}

void TestPaths::refusesAMillionPoints()
{
    QCOMPARE(withOutline({QList<QPointF>(1'000'000, QPointF())}).errorString(), QString());
    QCOMPARE(withOutline({QList<QPointF>(1'000'002, QPointF())}).errorString(),
             QStringLiteral("the outline has more than 1000000 points"));
}

void TestPaths::staysWithinTheTolerance()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 300; ++i) {
        const bool isClosed = random.chance(50);
        QList<QPointF> ring;
        for (int j = 3 * (1 + random.upTo(4)) + (isClosed ? 0 : 1); j > 0; --j)
            ring.append(random.point());
        Shape shape = Shape::bezierPath({ring});
        shape.rotation = random.real(0, 360);
        shape.size = {std::pow(10, random.real(-3, 4)), std::pow(10, random.real(-3, 4))};
        shape.mirroredX = random.chance(50);
        const double rounding = 1e-12 * (shape.size.width() + shape.size.height() + 1000);
        QVERIFY2(deviationOf(shape) <= toleranceOf(shape) + rounding,
                 qPrintable(QStringLiteral("%1 of %2").arg(deviationOf(shape)).arg(toleranceOf(shape))));
        QVERIFY(pointCount(chordsOf(shape)) <= MostFlattenedPoints);
        const QList<QPointF> chords = chordsOf(shape).first(), points = shape.sceneOutline().first();
        for (qsizetype j = 0; j < points.size(); j += 3) {
            QVERIFY(std::any_of(chords.begin(), chords.end(), [&](QPointF point) { return same(point, points[j]); }));
        }
    }
    // Straight segments are single chords.
    const Shape square = *Shape::rectangle({0, 0}, {1000, 1000}).asPath();
    QCOMPARE(pointCount(chordsOf(square)), 4);
}

void TestPaths::limitsTheNumberOfPoints()
{
    // A circle of the largest size needs more points than allowed.
    const Shape huge = *Shape::ellipse({0, 0}, {1e9, 1e9}).asPath();
    const qsizetype count = pointCount(chordsOf(huge));
    QVERIFY2(count > 5000 && count <= MostFlattenedPoints, qPrintable(QString::number(count)));
    QVERIFY(deviationOf(huge) < 1e9 * 1e-7);

    for (const int segments : {300, 4000, 9990, 10'000, 20'000}) {
        Shape shape = Shape::bezierPath({chain(segments)});
        shape.size *= 1000;
        const qsizetype points = pointCount(chordsOf(shape)) - 1;
        QVERIFY2(points >= segments && points <= std::max<qsizetype>(segments, MostFlattenedPoints),
                 qPrintable(QStringLiteral("%1: %2").arg(segments).arg(points)));
        // Nearly all of the allowed points are used.
        QVERIFY(points > 3000);
    }
}

void TestPaths::sharesTheChords()
{
    const auto address = [](const Shape &shape) { return flattened(shape).first().constData(); };
    Shape shape = Shape::bezierPath({Wave});
    const QPointF *chords = address(shape);
    QVERIFY(address(shape) == chords);
    Shape other = shape;
    other.center = {1000, 5};
    other.rotation = 33;
    other.mirroredY = true;
    other.size = {3, 99};
    QVERIFY(address(other) == chords);
    other.size = {3, 101};
    QVERIFY(address(other) != chords);
    const QPointF *larger = address(other);
    other.size = {200, 200};
    QVERIFY(address(other) == larger);
    // A changed outline is another one, also if it shares some of its memory.
    other = shape;
    other.outline[0][2].rx() += 0.01;
    QVERIFY(address(other) != chords);
    QVERIFY(address(shape) == chords);
    // The copy in the document shares the outline, and so do equal shapes that are added together.
    Document document;
    const ShapeIds ids = document.addShapes({shape, Shape::bezierPath({Wave})});
    QVERIFY(address(*document.find(ids[0])) == chords);
    QVERIFY(address(*document.find(ids[1])) == chords);
    // After many other outlines, equal chords are computed again.
    const Shape::Outline before = flattened(shape);
    for (int i = 0; i < 3000; ++i) {
        Shape next = Shape::bezierPath({chain(700)});
        next.outline[0][1].rx() += i * 1e-6;
        flattened(next);
    }
    QVERIFY(flattened(shape) == before);
}

void TestPaths::flattensOnAllThreads()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < 200; ++i)
        shapes.append(Shape::bezierPath({random.curvedStar(10, 80)}));
    const auto flattenAll = [&shapes] {
        QList<Shape::Outline> all;
        for (const Shape &shape : std::as_const(shapes))
            all.append(flattened(shape));
        return all;
    };
    std::vector<std::future<QList<Shape::Outline>>> jobs;
    for (int i = 0; i < 4; ++i)
        jobs.push_back(std::async(std::launch::async, flattenAll));
    const QList<Shape::Outline> expected = flattenAll();
    for (std::future<QList<Shape::Outline>> &job : jobs)
        QVERIFY(job.get() == expected);
}

void TestPaths::boundsHoldTheCurves()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 500; ++i) {
        Shape shape = Shape::bezierPath({{random.point(), random.point(), random.point(), random.point()}});
        shape.rotation = random.chance(30) ? 0 : random.real(0, 360);
        shape.center = random.point() * std::pow(10, random.real(0, 5));
        const Aabb2 box = shape.sceneBounds();
        QVERIFY(box.contains(bounds(shape.scenePrimitive())));
        for (const Cubic &curve : sceneCurves(shape)) {
            for (int j = 0; j <= 100; ++j)
                QVERIFY(box.contains(curve.at(j / 100.0)));
        }
        const double area = box.size()[0] * box.size()[1];
        const auto size = bounds(shape.scenePrimitive()).size();
        QVERIFY(area <= (size[0] + 0.1) * (size[1] + 0.1));
    }
}

void TestPaths::boundsHoldTheRoundedChords()
{
    // The curves are almost flat in x or y, so that rounding decides where their chords are.
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 20'000; ++i) {
        const QPointF from = random.point(), along = random.chance(50) ? QPointF(1, 0) : QPointF(0, 1);
        const QPointF drift = random.chance(50) ? QPointF() : 1e-13 * random.point();
        QList<QPointF> ring{from};
        for (int j = 0; j < 3; ++j)
            ring.append(ring.last() + random.real(1, 90) * along + drift);
        Shape shape = Shape::bezierPath({ring});
        shape.center = random.point() * std::pow(10, random.real(-3, 5));
        shape.mirroredX = random.chance(50);
        if (random.chance(50))
            shape.rotation = 90 * int(random.real(0, 4));
        QVERIFY(shape.sceneBounds().contains(bounds(shape.scenePrimitive())));
    }
}

// Control points that differ from the ends only in the units of the outline make a curve with chords, although it is a
// straight segment in the scene. The points of the chords are rounded.
void TestPaths::boundsHoldTheChordsOfSegments()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 20'000; ++i) {
        const QPointF from = random.point(), way(random.real(1, 90), random.real(1, 90));
        Shape shape = Shape::bezierPath({{from, from, from + way, from + way, from + way, from}});
        for (qsizetype control : {1, 2})
            shape.outline[0][control] *= 1 - 1e-16 * random.real(1, 4);
        shape.center = random.point() * std::pow(10, random.real(0, 3));
        // The segments are upright in the scene, so that rounding decides where their points are.
        shape.rotation = 90 - degreesFromAxis(way);
        QVERIFY(shape.sceneBounds().contains(bounds(shape.scenePrimitive())));
    }
}

// The bounds are kept for later calls. Shapes that share an outline differ in everything else.
void TestPaths::boundsDependOnTheShapeAlone()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 500; ++i) {
        Shape path = randomPath(random);
        for (int k = 0; k < 8; ++k) {
            switch (random.upTo(3)) {
            case 0:
                path.center = random.point() * std::pow(10, random.real(0, 5));
                break;
            case 1:
                (random.chance(50) ? path.mirroredX : path.mirroredY) ^= true;
                break;
            case 2:
                path.rotation = random.chance(50) ? 90 * random.upTo(3) : random.real(0, 360);
                break;
            case 3:
                (random.chance(50) ? path.size.rwidth() : path.size.rheight()) *= random.real(0.5, 2);
            }
            const Aabb2 box = path.sceneBounds();
            Shape fresh = path;
            for (QList<QPointF> &ring : fresh.outline)
                ring = QList<QPointF>(ring.cbegin(), ring.cend());
            QVERIFY(fresh.sceneBounds() == box && path.sceneBounds() == box);
            Aabb2 curves;
            for (const Cubic &curve : sceneCurves(path))
                include(curves, curve);
            const double rounding = 1e-14
                * (std::abs(path.center.x()) + std::abs(path.center.y()) + path.size.width() + path.size.height());
            QVERIFY(box.expanded(rounding).contains(curves) && curves.expanded(4 * rounding).contains(box));
            for (const QList<QPointF> &ring : path.sceneOutline()) {
                for (qsizetype at = 0; at < ring.size(); at += 3)
                    QVERIFY(box.contains(ring[at]));
            }
            QVERIFY(box.contains(bounds(path.scenePrimitive())));
        }
    }
}

void TestPaths::selectsLikeItsPolygon()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 200);
    Document paths, polygons;
    for (int i = 0; i < 60; ++i) {
        Shape path;
        while (path.kind != &ShapeKind::bezierPath())
            path = random.shape();
        // By the nonzero rule, edges inside the area belong to the outline, but not to the polygon.
        path.path = PathDetails();
        const QList<QList<QPointF>> rings = chordsOf(path);
        Shape same = path.isClosed() ? Shape::polygon(rings.first(), rings.sliced(1)) : Shape::polyline(rings.first());
        same.fill = path.fill;
        same.stroke = path.stroke;
        QVERIFY(!paths.addShape(path).isNull());
        QVERIFY(!polygons.addShape(same).isNull());
    }
    int hits = 0;
    for (int i = 0; i < 2000; ++i) {
        const QPointF point = random.point();
        QCOMPARE(paths.shapesAt(point, 3), polygons.shapesAt(point, 3));
        QCOMPARE(paths.shapeAt(point, 3), polygons.shapeAt(point, 3));
        const Obb box{point, random.real(1, 80), random.real(1, 80), axisFromDegrees(random.real(0, 360))};
        for (const RubberBandMode mode : {RubberBandMode::Touch, RubberBandMode::Enclose}) {
            const ShapeIds found = paths.shapesIn(Quad{box.corners()}, mode);
            hits += int(found.size());
            QCOMPARE(found, polygons.shapesIn(Quad{box.corners()}, mode));
            const auto corners = box.corners();
            const Region region(Polygon{{corners.begin(), corners.end()}, {}});
            QCOMPARE(paths.shapesIn(region, mode), found);
        }
    }
    QVERIFY(hits > 1000);
    QCOMPARE(paths.overlappingPairs().pairs, polygons.overlappingPairs().pairs);
}

void TestPaths::savesExactly()
{
    Document document;
    Shape shape = Shape::bezierPath({Leaf, Inner});
    shape.fill = QColor(1, 2, 3);
    document.addShape(shape);
    document.addShape(Shape::bezierPath({Wave}));
    const QByteArray text = toText(document.data());
    QVERIFY2(
        text.contains("{\"id\":2,\"center\":[40,0],\"kind\":\"path\",\"outline\":[[-0.5,0,-0.5,0.6666666666666666,0,"
                      "0.6666666666666666,0,0,0,-0.6666666666666666,0.5,-0.6666666666666666,0.5,0]],"
                      "\"size\":[80,60]}"),
        text.constData());
    DocumentData back;
    QVERIFY(fromText(text, back));
    QVERIFY(back == document.data());
    QVERIFY(back.shapes.find(ShapeId(1))->outline == document.find(ShapeId(1))->outline);
}

void TestPaths::keepsCurvesInSvg()
{
    Document document;
    Shape shape = Shape::bezierPath({Wave});
    document.addShape(shape);
    QVERIFY(toSvg(document.data()).contains(" d=\"M0 0C0 40 40 40 40 0C40 -40 80 -40 80 0\""));
    document.clear();
    document.addShape(Shape::bezierPath({Leaf, Inner}));
    const QByteArray svg = toSvg(document.data());
    QVERIFY2(svg.contains(" d=\"M0 0C0 40 60 40 60 0C60 -40 0 -40 0 0ZM20 -5L40 -5C40 5 20 5 20 -5Z\""),
             svg.constData());
}

void TestPaths::convertsShapes_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<int>("segments");
    QTest::newRow("rectangle") << Shape::rectangle({10, 20}, {80, 30}, 30) << 4;
    QTest::newRow("ellipse") << Shape::ellipse({10, 20}, {80, 30}, 30) << 4;
    QTest::newRow("circle") << Shape::ellipse({10, 20}, {80, 80}) << 4;
    QTest::newRow("rounded") << Shape::roundedRectangle({10, 20}, {80, 30}, 5, 30) << 8;
    QTest::newRow("rounded, no radius") << Shape::roundedRectangle({10, 20}, {80, 30}, 0, 30) << 4;
    QTest::newRow("capsule") << Shape::roundedRectangle({10, 20}, {80, 30}, 50, 30) << 6;
    QTest::newRow("upright capsule") << Shape::roundedRectangle({10, 20}, {30, 80}, 50) << 6;
    QTest::newRow("no size") << Shape::roundedRectangle({10, 20}, {0, 0}, 50) << 4;
    QTest::newRow("polygon") << Shape::polygon({{0, 0}, {9, 0}, {0, 9}}, {{{1, 1}, {2, 1}, {1, 2}}}) << 6;
    QTest::newRow("polyline") << Shape::polyline({{0, 0}, {9, 0}, {0, 9}}) << 2;
}

void TestPaths::convertsShapes()
{
    QFETCH(Shape, shape);
    QFETCH(int, segments);
    shape.mirroredX = true;
    shape.fill = Qt::red;
    shape.text = QStringLiteral("Text");
    const std::optional<Shape> path = shape.asPath();
    QVERIFY(path);
    QCOMPARE(path->errorString(), QString());
    QCOMPARE(path->placement(), shape.placement());
    QCOMPARE(path->text, shape.text);
    QCOMPARE(path->isFilled(), shape.isFilled());
    QCOMPARE(path->cornerRadius, 0.0);
    QCOMPARE(sceneCurves(*path).size(), segments);
    const double slack = 3e-4 * 40 + 1e-9;
    const Primitive outline = shape.scenePrimitive();
    for (const Cubic &curve : sceneCurves(*path)) {
        for (int i = 0; i <= 50; ++i)
            QVERIFY(distance(curve.at(i / 50.0), asCurve(outline)) <= slack);
    }
    // The area also agrees, so that all parts of the outline are there.
    for (int i = 0; i < 400 && shape.isFilled(); ++i) {
        const QPointF point = shape.center + QPointF(i % 20 - 9.7, i / 20 - 9.7) * 5;
        if (distance(point, asCurve(outline)) > slack)
            QCOMPARE(locate(point, path->scenePrimitive()), locate(point, shape.scenePrimitive()));
    }
}

void TestPaths::convertsOnlyKnownShapes()
{
    QVERIFY(!Shape::bezierPath({Wave}).asPath());
    QVERIFY(!Shape(ShapeKind::text(), {0, 0}, {10, 10}).asPath());
    QVERIFY(!Shape(ShapeKind::named(QStringLiteral("test.unknown")), {0, 0}, {1, 1}).asPath());
    // The head would be lost.
    Shape arrow = Shape::polyline({{0, 0}, {9, 0}});
    QVERIFY(arrow.asPath());
    arrow.endHead = LineHead::Triangle;
    QVERIFY(!arrow.asPath());
}

void TestPaths::hitsAreThoseOfTheChords()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    int hits = 0;
    for (int i = 0; i < 300; ++i) {
        const Shape path = randomPath(random);
        const Primitive primitive = path.scenePrimitive();
        const Aabb2 box = path.sceneBounds();
        const QList<QPointF> corners = chordsOf(path).first();
        for (int k = 0; k < 30; ++k) {
            // Some points lie exactly on the outline.
            const QPointF point = k % 5 == 0
                ? corners[random.upTo(int(corners.size()) - 1)]
                : QPointF(random.real(box.min[0] - 9, box.max[0] + 9), random.real(box.min[1] - 9, box.max[1] + 9));
            const double tolerance = k % 3 == 0 ? 0 : random.real(0, 12);
            const PointHit hit = hitAt(path, point, tolerance);
            const double away = distance(point, asCurve(primitive));
            const double reach = std::max(tolerance, path.stroke.width / 2);
            QCOMPARE(hit.apart, away <= reach ? away : std::numeric_limits<double>::infinity());
            QCOMPARE(hit.isOnFill, path.isFilled() && locate(point, primitive) != Location::Outside);
            hits += away <= reach || hit.isOnFill ? 1 : 0;
        }
    }
    QVERIFY(hits > 1000);
}

void TestPaths::areasAgreeWithTheChords()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    int touched = 0, enclosed = 0;
    for (int i = 0; i < 300; ++i) {
        const Shape path = randomPath(random);
        const Primitive primitive = path.scenePrimitive();
        const PrimitiveView shown(primitive, path.extent());
        const Aabb2 box = path.sceneBounds();
        for (int k = 0; k < 20; ++k) {
            const auto corner = [&] {
                return QPointF(random.real(box.min[0] - 5, box.max[0] + 5),
                               random.real(box.min[1] - 5, box.max[1] + 5));
            };
            Aabb2 band;
            band.include(corner());
            band.include(corner());
            if (k % 4 == 0)
                band = box.expanded(random.real(-0.02, 0.02) * box.size()[0]);
            const Quad quad = Quad::fromBox(band);
            const Polygon polygon{{quad.corners.begin(), quad.corners.end()}, {}};
            const bool touches = intersects(PrimitiveView(polygon), shown);
            const bool encloses = contains(PrimitiveView(polygon), shown);
            QCOMPARE(QuadArea(quad).touches(path), touches);
            QCOMPARE(QuadArea(quad).encloses(path), encloses);
            const Region region(polygon);
            QCOMPARE(RegionArea(region).touches(path), touches);
            QCOMPARE(RegionArea(region).encloses(path), encloses);
            touched += touches ? 1 : 0;
            enclosed += encloses ? 1 : 0;
        }
    }
    QVERIFY(touched > 500 && enclosed > 50);
}

TRAMMEL_TEST(TestPaths)
#include "tst_paths.moc"
