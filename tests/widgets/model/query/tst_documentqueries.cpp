#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/style/linehead_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>

#include <QtGui/QPainterPath>
#include <QtGui/QPolygonF>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <boost/geometry/geometries/point_xy.hpp>

#include <optional>

using namespace Trammel;

namespace {

double distanceToHeads(const Shape &shape, QPointF point)
{
    const LineEnds ends = lineEnds(shape);
    double least = std::numeric_limits<double>::infinity();
    for (const LineEnd &end : {ends.start, ends.end}) {
        if (!end.isEmpty())
            least = std::min(least, HeadOutline(end, shape.stroke.width).distanceTo(point));
    }
    return least;
}

namespace bg = boost::geometry;
using OraclePoint = bg::model::d2::point_xy<double>;
using OraclePolygon = bg::model::polygon<OraclePoint>;
using OracleLine = bg::model::linestring<OraclePoint>;
using OracleLines = bg::model::multi_linestring<OracleLine>;

/// Two approximations of a shape, one slightly smaller and one slightly larger. If they give different answers, the
/// oracle has no answer.
struct Oracle
{
    OraclePolygon inner;
    OraclePolygon outer;
    OracleLines curve;
    bool isRound = false;
};

OraclePolygon toOracle(const QList<QPointF> &outline, const QList<QList<QPointF>> &holes = {})
{
    OraclePolygon polygon;
    for (QPointF point : outline)
        bg::append(polygon.outer(), OraclePoint(point.x(), point.y()));
    for (const QList<QPointF> &hole : holes) {
        polygon.inners().emplace_back();
        for (QPointF point : hole)
            bg::append(polygon.inners().back(), OraclePoint(point.x(), point.y()));
    }
    bg::correct(polygon);
    return polygon;
}

OraclePolygon toOracle(const Quad &quad)
{
    return toOracle(QList<QPointF>(quad.corners.begin(), quad.corners.end()));
}

/// A ring around an ellipse or a box with round corners, as points at equal angles of the round parts. The radii are
/// multiplied by the scale; a scale of 1 gives an inscribed ring.
QList<QPointF> roundRing(QPointF center, double coreX, double coreY, double radiusX, double radiusY, QPointF axis,
                         double scale)
{
    constexpr int steps = 128;
    QList<QPointF> ring;
    for (int i = 0; i < steps; ++i) {
        const QPointF unit = axisFromDegrees((i + 0.5) * 360 / steps);
        const QPointF core(std::copysign(coreX, unit.x()), std::copysign(coreY, unit.y()));
        ring.append(center + rotated(core + QPointF(unit.x() * radiusX, unit.y() * radiusY) * scale, axis));
    }
    return ring;
}

Oracle roundOracle(QPointF center, double coreX, double coreY, double radiusX, double radiusY, QPointF axis)
{
    // The circumscribed polygon of 128 sides is larger by 1 / cos(180 / 128 degrees).
    const auto ring = [&](double scale) {
        return toOracle(roundRing(center, coreX, coreY, radiusX, radiusY, axis, scale));
    };
    return {ring(1 - 1e-9), ring(1.0004), {}, true};
}

Oracle oracleFor(const Shape &shape)
{
    const Primitive primitive = shape.scenePrimitive();
    if (const auto *box = std::get_if<RoundedBox>(&primitive)) {
        const Obb &core = box->core;
        return roundOracle(core.center, core.halfWidth, core.halfHeight, box->radius, box->radius, core.axis);
    }
    if (const auto *circle = std::get_if<Circle>(&primitive))
        return roundOracle(circle->center, 0, 0, circle->radius, circle->radius, {1, 0});
    if (const auto *ellipse = std::get_if<Ellipse>(&primitive))
        return roundOracle(ellipse->center, 0, 0, ellipse->radiusX, ellipse->radiusY, ellipse->axis);
    QList<QList<QPointF>> rings = shape.sceneOutline();
    // The chords of a path are tested elsewhere.
    if (const auto *polygon = std::get_if<Polygon>(&primitive))
        rings = QList<QList<QPointF>>{polygon->outline} + polygon->holes;
    if (const auto *line = std::get_if<Polyline>(&primitive))
        rings = {line->points};
    if (const auto *box = std::get_if<Obb>(&primitive)) {
        const auto corners = box->corners();
        rings = {QList<QPointF>(corners.begin(), corners.end())};
    }
    Oracle oracle;
    const bool isClosed = !std::holds_alternative<Polyline>(primitive);
    for (const QList<QPointF> &ring : rings) {
        oracle.curve.emplace_back();
        for (QPointF point : ring)
            oracle.curve.back().emplace_back(point.x(), point.y());
        if (isClosed)
            oracle.curve.back().push_back(oracle.curve.back().front());
    }
    if (isClosed)
        oracle.inner = oracle.outer = toOracle(rings.first(), rings.sliced(1));
    return oracle;
}

std::optional<bool> oracleTouches(const OraclePolygon &band, const Oracle &oracle, Extent extent)
{
    if (extent == Extent::Curve && !oracle.isRound)
        return bg::intersects(band, oracle.curve);
    if (!bg::intersects(band, oracle.outer))
        return false;
    if (extent == Extent::Area)
        return bg::intersects(band, oracle.inner) ? std::optional(true) : std::nullopt;
    if (bg::covered_by(band, oracle.inner))
        return false;
    return bg::intersects(band, oracle.inner) && !bg::covered_by(band, oracle.outer) ? std::optional(true)
                                                                                     : std::nullopt;
}

std::optional<bool> oracleEncloses(const OraclePolygon &band, const Oracle &oracle)
{
    if (!oracle.isRound)
        return bg::covered_by(oracle.curve, band);
    if (bg::covered_by(oracle.outer, band))
        return true;
    return bg::covered_by(oracle.inner, band) ? std::nullopt : std::optional(false);
}

Quad randomBand(RandomShapes &random)
{
    const Obb box{random.point(), random.real(1, 300), random.real(1, 300),
                  random.chance(40) ? QPointF(1, 0) : axisFromDegrees(random.real(0, 360))};
    Quad quad{box.corners()};
    if (random.chance(50))
        std::swap(quad.corners[1], quad.corners[3]);
    return quad;
}

ShapeIds fill(Document &document, RandomShapes &random, int count)
{
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        Shape shape = random.shape();
        shape.hidden = random.chance(10);
        shape.locked = random.chance(10);
        shapes.append(shape);
    }
    const ShapeIds ids = document.addShapes(shapes);
    document.reorder({ids[3], ids[7]}, Document::Place::Top);
    document.removeShapes({ids[5], ids[6]});
    return document.ids();
}

bool isWanted(const Shape &shape, bool withLocked)
{
    return !shape.hidden && (withLocked || !shape.locked);
}

} // namespace

class TestDocumentQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsAreasOfQt();
    void bandsEqualBruteForce();
    void areasOfLargeDrawingsEqualBruteForce();
    void bandsEqualTheOracle();
    void bandAroundARotatedEllipseEnclosesIt();
    void bandInsideAnUnfilledShapeDoesNotTouchIt();
    void degenerateBands();
    void pointsEqualBruteForce();
    void clicksEqualBruteForce();
    void clickMeansTheTopmostVisible();
    void clickPrefersTheNearestOutline();
    void candidatesEqualBruteForce();
    void boundsAreThoseOfTheShapes();
};

void TestDocumentQueries::bandsEqualBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeIds ids = fill(document, random, 300);
    for (int i = 0; i < 60; ++i) {
        const Quad band = randomBand(random);
        const bool withLocked = random.chance(50);
        ShapeIds touched, enclosed;
        for (ShapeId id : ids) {
            const Shape &shape = *document.find(id);
            if (!isWanted(shape, withLocked))
                continue;
            if (intersects(band, PrimitiveView(shape.scenePrimitive(), shape.extent())))
                touched.append(id);
            if (contains(band, shape.scenePrimitive()))
                enclosed.append(id);
        }
        QCOMPARE(document.shapesIn(band, RubberBandMode::Touch, withLocked), touched);
        QCOMPARE(document.shapesIn(band, RubberBandMode::Enclose, withLocked), enclosed);
    }
}

// A large drawing is searched in strips. Some shapes are as large as several of them.
void TestDocumentQueries::areasOfLargeDrawingsEqualBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeIds ids = fill(document, random, 5000);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QList<Polygon> areas{{QPolygonF(QRectF(-1e300, -1e300, 2e300, 2e300)), {}}, {{{0, 0}, {0, 0}, {5, 0}}, {}}};
    for (int i = 0; i < 6; ++i) {
        QPolygonF star;
        const QPointF center = random.point();
        for (int corner = 0; corner < 24; ++corner)
            star.append(center + axisFromDegrees(15 * corner) * (corner % 2 == 0 ? 1.0 : 0.6) * random.real(50, 300));
        areas.append({star, {}});
    }
    for (const Polygon &area : areas) {
        const Region region(area);
        ShapeIds touched, enclosed;
        for (ShapeId id : ids) {
            const Shape &shape = *document.find(id);
            if (isWanted(shape, false) && intersects(region, PrimitiveView(shape.scenePrimitive(), shape.extent())))
                touched.append(id);
            if (isWanted(shape, false) && contains(region, shape.scenePrimitive()))
                enclosed.append(id);
        }
        QCOMPARE(document.shapesIn(region, RubberBandMode::Touch), touched);
        QCOMPARE(document.shapesIn(region, RubberBandMode::Enclose), enclosed);
    }
    const Quad everything{
        {{{-infinity, -infinity}, {infinity, -infinity}, {infinity, infinity}, {-infinity, infinity}}}};
    QCOMPARE(document.shapesIn(everything, RubberBandMode::Touch), ShapeIds());
}

void TestDocumentQueries::bandsEqualTheOracle()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int decided = 0, undecided = 0;
    for (int scene = 0; scene < 4; ++scene) {
        Document document;
        std::vector<std::pair<ShapeId, Oracle>> oracles;
        for (ShapeId id : fill(document, random, 100))
            oracles.emplace_back(id, oracleFor(*document.find(id)));
        for (int i = 0; i < 10; ++i) {
            const Quad quad = randomBand(random);
            const OraclePolygon band = toOracle(quad);
            const ShapeIds touched = document.shapesIn(quad, RubberBandMode::Touch, true);
            const ShapeIds enclosed = document.shapesIn(quad, RubberBandMode::Enclose, true);
            for (const auto &[id, oracle] : oracles) {
                const Shape &shape = *document.find(id);
                if (shape.hidden) {
                    QVERIFY(!touched.contains(id) && !enclosed.contains(id));
                    continue;
                }
                const std::optional<bool> touches = oracleTouches(band, oracle, shape.extent());
                const std::optional<bool> encloses = oracleEncloses(band, oracle);
                QCOMPARE(touched.contains(id), touches.value_or(touched.contains(id)));
                QCOMPARE(enclosed.contains(id), encloses.value_or(enclosed.contains(id)));
                decided += touches.has_value() + encloses.has_value();
                undecided += !touches.has_value() + !encloses.has_value();
            }
        }
    }
    QVERIFY2(undecided * 100 < decided, qPrintable(QStringLiteral("%1 undecided").arg(undecided)));
}

void TestDocumentQueries::bandAroundARotatedEllipseEnclosesIt()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 300; ++i) {
        Document document;
        const ShapeId id = document.addShape(
            Shape::ellipse(random.point(), {random.real(1, 400), random.real(1, 400)}, random.real(0, 360)));
        const Aabb2 box = document.find(id)->sceneBounds();
        QCOMPARE(document.shapesIn(Quad::fromBox(box.expanded(1)), RubberBandMode::Enclose), ShapeIds{id});
        QCOMPARE(document.shapesIn(Quad::fromBox(box.expanded(1e-9)), RubberBandMode::Enclose), ShapeIds{id});
        Aabb2 less = box;
        less.max[i % 2] -= 1e-6;
        QVERIFY(document.shapesIn(Quad::fromBox(less), RubberBandMode::Enclose).isEmpty());
    }
}

void TestDocumentQueries::bandInsideAnUnfilledShapeDoesNotTouchIt()
{
    const QList<Shape> shapes{Shape::rectangle({0, 0}, {100, 100}, 20),
                              Shape::roundedRectangle({0, 0}, {100, 100}, 30, 20),
                              Shape::ellipse({0, 0}, {100, 120}, 20), Shape::ellipse({0, 0}, {100, 100}),
                              Shape::polygon({{-100, -100}, {100, -100}, {100, 100}, {-100, 100}})};
    const Quad band = Quad::fromBox({{-5, -5}, {5, 5}});
    for (Shape shape : shapes) {
        Document document;
        // A wide stroke does not belong to the shape.
        shape.stroke.width = 95;
        const ShapeId id = document.addShape(shape);
        QVERIFY(document.shapesIn(band, RubberBandMode::Touch).isEmpty());
        document.changeShapes({id}, [](Shape &filled) { filled.fill = Qt::red; });
        QCOMPARE(document.shapesIn(band, RubberBandMode::Touch), ShapeIds{id});
    }
}

void TestDocumentQueries::degenerateBands()
{
    Document document;
    Shape filled = Shape::rectangle({0, 0}, {10, 10}, 45);
    filled.fill = Qt::red;
    const ShapeId id = document.addShape(filled);
    const ShapeId point = document.addShape(Shape::rectangle({50, 50}, {0, 0}));
    const auto touched = [&](const Quad &quad) { return document.shapesIn(quad, RubberBandMode::Touch); };
    const auto enclosed = [&](const Quad &quad) { return document.shapesIn(quad, RubberBandMode::Enclose); };
    const Quad dot{{QPointF(1, 1), QPointF(1, 1), QPointF(1, 1), QPointF(1, 1)}};
    const Quad line{{QPointF(-20, 0), QPointF(20, 0), QPointF(20, 0), QPointF(-20, 0)}};
    const Quad onPoint{{QPointF(50, 50), QPointF(50, 50), QPointF(50, 50), QPointF(50, 50)}};
    QCOMPARE(touched(dot), ShapeIds{id});
    QCOMPARE(touched(line), ShapeIds{id});
    QVERIFY(enclosed(dot).isEmpty() && enclosed(line).isEmpty());
    QCOMPARE(touched(onPoint), ShapeIds{point});
    QCOMPARE(enclosed(onPoint), ShapeIds{point});
    Quad bad = Quad::fromBox({{-100, -100}, {100, 100}});
    QCOMPARE(touched(bad), ShapeIds({id, point}));
    bad.corners[2].rx() = std::nan("");
    QVERIFY(touched(bad).isEmpty() && enclosed(bad).isEmpty());
    bad.corners[2].rx() = std::numeric_limits<double>::infinity();
    QVERIFY(touched(bad).isEmpty() && enclosed(bad).isEmpty());
}

void TestDocumentQueries::pointsEqualBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    const ShapeIds ids = fill(document, random, 300);
    for (int i = 0; i < 300; ++i) {
        const QPointF point = random.point();
        const double tolerance = random.real(0, 10);
        const bool withLocked = random.chance(50);
        ShapeIds hit;
        for (ShapeId id : ids) {
            const Shape &shape = *document.find(id);
            const double line = shape.stroke.color.isValid() ? shape.stroke.width / 2 : 0;
            const double apart = distance(point, PrimitiveView(shape.scenePrimitive(), shape.extent()));
            if (isWanted(shape, withLocked)
                && (apart <= std::max(tolerance, line) || distanceToHeads(shape, point) <= tolerance))
                hit.append(id);
        }
        QCOMPARE(document.shapesAt(point, tolerance, withLocked), hit);
        const ShapeId clicked = document.shapeAt(point, tolerance, withLocked);
        QCOMPARE(clicked.isNull(), hit.isEmpty());
        QVERIFY(clicked.isNull() || hit.contains(clicked));
    }
    QVERIFY(document.shapesAt({std::nan(""), 0}, 5).isEmpty());
    QVERIFY(document.shapeAt({std::nan(""), 0}, 5).isNull());
}

// Tests points near outlines and deep inside, in overlapping shapes of all sizes.
void TestDocumentQueries::clicksEqualBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 60);
    Document document;
    fill(document, random, 60);
    document.changeShapes(document.ids(), [&](Shape &shape) {
        if (random.chance(20))
            shape.size = {shape.size.width() * std::pow(10, random.real(-9, 3)), random.chance(30) ? 0 : 1e-3};
    });
    for (int i = 0; i < 3000; ++i) {
        QPointF point = random.point();
        if (i % 2) {
            // A point near the edge of a frame, with a random small deviation.
            const Obb frame = document.find(document.ids()[random.upTo(document.count() - 1)])->frame();
            const double along = random.real(-1, 1) * frame.halfWidth;
            const double across = frame.halfHeight + random.real(-1, 1) * std::pow(10, random.real(-15, 1));
            point = frame.center + rotated({along, across}, frame.axis);
        }
        const double tolerance = random.chance(20) ? 0 : random.real(0, 10);
        ShapeIds hit;
        ShapeId clicked;
        double least = std::numeric_limits<double>::infinity();
        bool isCovered = false;
        const ShapeIds ids = document.ids();
        for (auto id = ids.crbegin(); id != ids.crend(); ++id) {
            const Shape &shape = *document.find(*id);
            if (!isWanted(shape, false))
                continue;
            const Primitive primitive = shape.scenePrimitive();
            const double reach = std::max(tolerance, shape.stroke.color.isValid() ? shape.stroke.width / 2 : 0);
            const auto within = [](double apart, double most) {
                return apart <= most ? apart : std::numeric_limits<double>::infinity();
            };
            const double apart = std::min(within(distance(point, asCurve(primitive)), reach),
                                          within(distanceToHeads(shape, point), tolerance));
            const bool isOnFill = shape.isFilled() && locate(point, primitive) != Location::Outside;
            if (isOnFill || std::isfinite(apart))
                hit.prepend(*id);
            if (!isCovered && apart < least) {
                clicked = *id;
                least = apart;
            }
            if (!isCovered && isOnFill && clicked.isNull())
                clicked = *id;
            isCovered = isCovered || isOnFill;
        }
        QCOMPARE(document.shapesAt(point, tolerance), hit);
        QCOMPARE(document.shapeAt(point, tolerance), clicked);
    }
}

void TestDocumentQueries::clickMeansTheTopmostVisible()
{
    Document document;
    Shape low = Shape::rectangle({0, 0}, {100, 100});
    low.fill = Qt::red;
    Shape high = low;
    high.center = {20, 20};
    const ShapeIds ids = document.addShapes({low, high});
    QCOMPARE(document.shapeAt({20, 20}, 3), ids[1]);
    QCOMPARE(document.shapeAt({-40, -40}, 3), ids[0]);
    QVERIFY(document.shapeAt({-60, -60}, 3).isNull());
    // The higher shape covers the outline of the lower one.
    QCOMPARE(document.shapeAt({50, 20}, 3), ids[1]);
    document.changeShapes({ids[1]}, [](Shape &shape) { shape.locked = true; });
    QCOMPARE(document.shapeAt({20, 20}, 3), ids[0]);
    QCOMPARE(document.shapeAt({20, 20}, 3, true), ids[1]);
    document.changeShapes({ids[1]}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(document.shapeAt({20, 20}, 3, true), ids[0]);
}

void TestDocumentQueries::clickPrefersTheNearestOutline()
{
    Document document;
    Shape floor = Shape::rectangle({0, 0}, {1000, 1000});
    floor.fill = Qt::red;
    Shape room = Shape::rectangle({0, 0}, {200, 200});
    const Shape wall = Shape::polyline({{-300, 104}, {300, 104}});
    room.stroke.width = 1;
    const ShapeIds ids = document.addShapes({floor, room, wall});
    QCOMPARE(document.shapeAt({0, 0}, 3), ids[0]);
    QCOMPARE(document.shapeAt({0, 101}, 5), ids[1]);
    QCOMPARE(document.shapeAt({0, 103}, 5), ids[2]);
    QCOMPARE(document.shapeAt({0, 102}, 5), ids[2]);
    QCOMPARE(document.shapeAt({0, 97}, 2.5), ids[0]);
    // A wide stroke is hit where it is visible.
    document.changeShapes({ids[1]}, [](Shape &shape) { shape.stroke.width = 20; });
    QCOMPARE(document.shapeAt({0, 91}, 2), ids[1]);
    document.changeShapes({ids[1]}, [](Shape &shape) { shape.stroke.color = QColor(); });
    QCOMPARE(document.shapeAt({0, 91}, 2), ids[0]);
}

void TestDocumentQueries::candidatesEqualBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    for (int round = 0; round < 20; ++round) {
        const ShapeIds ids = fill(document, random, 20);
        document.changeShapes(ids.first(8), [&](Shape &shape) { shape.center = random.point(); });
        document.removeShapes(ids.last(4));
        if (round % 3 == 0)
            document.undoStack()->undo();
        const Aabb2 box = bounds(randomBand(random));
        ShapeIds found;
        for (ShapeId id : document.ids()) {
            if (document.find(id)->paintedBounds().overlaps(box))
                found.append(id);
        }
        QCOMPARE(document.candidates(box), found);
    }
    QVERIFY(document.candidates({}).isEmpty());
}

void TestDocumentQueries::boundsAreThoseOfTheShapes()
{
    Document document;
    QVERIFY(document.bounds().isEmpty());
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {10, 20}), Shape::ellipse({50, 0}, {10, 10})});
    QCOMPARE(document.bounds(), (Aabb2{{-5, -10}, {55, 10}}));
    QCOMPARE(document.bounds({ids[1], ShapeId(77)}), (Aabb2{{45, -5}, {55, 5}}));
    QVERIFY(document.bounds({ShapeId(77)}).isEmpty());
    // The bounds of shapes that were placed last are kept, for lists that consist mostly of them.
    const ShapeId third = document.addShape(Shape::rectangle({0, 90}, {10, 20}));
    Placement left = document.find(ids[0])->placement(), right = document.find(ids[1])->placement();
    left.center = {-100, 0};
    right.center = {200, 0};
    QCOMPARE(document.placeShapes(ids, {left, right}), 2);
    QCOMPARE(document.bounds(ids), (Aabb2{{-105, -10}, {205, 10}}));
    QCOMPARE(document.bounds({ids[1], ids[0]}), (Aabb2{{-105, -10}, {205, 10}}));
    QCOMPARE(document.bounds({ids[0], ids[1], third}), (Aabb2{{-105, -10}, {205, 100}}));
    QCOMPARE(document.bounds({ids[0], third}), (Aabb2{{-105, -10}, {5, 100}}));
    document.removeShapes({ids[1]});
    QCOMPARE(document.bounds(ids), (Aabb2{{-105, -10}, {-95, 10}}));
}

void TestDocumentQueries::acceptsAreasOfQt()
{
    Document document;
    Shape box = Shape::rectangle({0, 0}, {20, 20});
    box.fill = Qt::red;
    Shape far = box;
    far.center = {100, 0};
    const ShapeIds ids = document.addShapes({box, far});
    const ShapeIds first{ids[0]};
    for (RubberBandMode mode : {RubberBandMode::Touch, RubberBandMode::Enclose}) {
        QCOMPARE(document.shapesIn(QRectF(-15, -15, 30, 30), mode), first);
        // A rectangle of negative size is the same area.
        QCOMPARE(document.shapesIn(QRectF(15, 15, -30, -30), mode), first);
        QCOMPARE(document.shapesIn(QPolygonF({{-40, 0}, {0, -40}, {40, 0}, {0, 40}}), mode), first);
        QPainterPath circle;
        circle.addEllipse(QPointF(), 20, 20);
        QCOMPARE(document.shapesIn(circle, mode), first);
        circle.addRect(-30, -30, 160, 60);
        // By the even-odd rule, the circle is a hole.
        QCOMPARE(document.shapesIn(circle, mode), ShapeIds{ids[1]});
        circle.setFillRule(Qt::WindingFill);
        QCOMPARE(document.shapesIn(circle, mode), ids);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(document.shapesIn(QRectF(nan, 0, 10, 10), mode), ShapeIds());
        QCOMPARE(document.shapesIn(QPolygonF(), mode), ShapeIds());
        QCOMPARE(document.shapesIn(QPainterPath(), mode), ShapeIds());
    }
    QCOMPARE(document.shapesIn(QRectF(0, 0, 5, 5), RubberBandMode::Touch), first);
    QCOMPARE(document.shapesIn(QRectF(0, 0, 5, 5), RubberBandMode::Enclose), ShapeIds());
    // An empty rectangle is a point.
    QCOMPARE(document.shapesIn(QRectF(3, 3, 0, 0), RubberBandMode::Touch), first);
}

TRAMMEL_TEST(TestDocumentQueries)
#include "tst_documentqueries.moc"
