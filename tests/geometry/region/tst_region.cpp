#include "tests/geometry/exactoracle.h"
#include "tests/geometry/mosaic.h"

#include "tests/testprogram.h"
#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <functional>

using namespace Trammel;

class TestRegion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyRegions();
    void namedCases_data();
    void namedCases();
    void boxesAgainstMosaic();
    void circlesAgainstMosaic();
    void ellipsesAgainstMosaic();
    void roundedBoxesAgainstMosaic();
    void polylinesAgainstMosaic();
    void placesOfLargeRings();
    void placesOfThinRings();
    void boxesInWideRings();
    void boxesOfLargeRings();
    void answersDoNotDependOnTheWriting();

private:
    void compare(const std::function<Primitive(Mosaic::Scene)> &make, bool hasStraightCurve);

    Random m_random;
};

namespace {

constexpr std::array BothReadings{Reading::Closed, Reading::Open};
constexpr std::array BothExtents{Extent::Area, Extent::Curve};

QList<QPointF> square(double reach, QPointF center = {})
{
    return {center + QPointF(-reach, -reach), center + QPointF(reach, -reach), center + QPointF(reach, reach),
            center + QPointF(-reach, reach)};
}

QByteArray text(const Polygon &polygon)
{
    QByteArray result;
    const auto add = [&result](const QList<QPointF> &ring) {
        result += " ring";
        for (QPointF p : ring)
            result += " (" + QByteArray::number(p.x(), 'g', 17) + ", " + QByteArray::number(p.y(), 'g', 17) + ")";
    };
    add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        add(hole);
    return result;
}

QByteArray text(const Primitive &primitive)
{
    QByteArray result = QByteArray::number(int(primitive.index())) + ":";
    const auto add = [&result](std::initializer_list<double> numbers) {
        for (double number : numbers)
            result += " " + QByteArray::number(number, 'g', 17);
    };
    if (const auto *box = std::get_if<Obb>(&primitive))
        add({box->center.x(), box->center.y(), box->halfWidth, box->halfHeight, box->axis.x(), box->axis.y()});
    if (const auto *circle = std::get_if<Circle>(&primitive))
        add({circle->center.x(), circle->center.y(), circle->radius});
    if (const auto *e = std::get_if<Ellipse>(&primitive))
        add({e->center.x(), e->center.y(), e->radiusX, e->radiusY, e->axis.x(), e->axis.y()});
    if (const auto *r = std::get_if<RoundedBox>(&primitive))
        add({r->core.center.x(), r->core.center.y(), r->core.halfWidth, r->core.halfHeight, r->core.axis.x(),
             r->core.axis.y(), r->radius});
    if (const auto *polyline = std::get_if<Polyline>(&primitive))
        result += text(Polygon{polyline->points, {}});
    return result;
}

/// Whether queries of the polygon without a Region give the same answers. They may process only the part of the
/// polygon within the bounds of the primitive.
bool isSameAskedOnce(const Region &region, const Polygon &polygon, const Primitive &primitive, Extent extent)
{
    const PrimitiveView area(polygon), other(primitive, extent);
    return std::all_of(BothReadings.begin(), BothReadings.end(), [&](Reading reading) {
        return intersects(area, other, reading) == intersects(region, other, reading)
            && contains(area, other, reading) == contains(region, other, reading);
    });
}

/// The quad that is the same set as a polygon whose points lie on one line; nothing for other polygons.
std::optional<Quad> flatQuad(const Polygon &polygon)
{
    std::vector<Oracle::Edge> edges;
    QList<QPointF> points;
    for (const QList<QPointF> &ring : QList<QList<QPointF>>{polygon.outline} + polygon.holes) {
        points += ring;
        for (const Oracle::Edge &edge : Oracle::ringEdges(Oracle::Points(ring.begin(), ring.end())))
            edges.push_back(edge);
    }
    if (Oracle::flatHull(edges).empty())
        return std::nullopt;
    const auto [first, last] = std::minmax_element(points.begin(), points.end(), [](QPointF a, QPointF b) {
        return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
    });
    return Quad{{*first, *last, *last, *first}};
}

/// Includes axes that are not of unit length: contact with them is exact and common.
QPointF axisIn(Random &random, Mosaic::Scene scene)
{
    if (scene == Mosaic::Scene::Grid || scene == Mosaic::Scene::Far) {
        const std::array<QPointF, 6> axes{QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0),
                                          QPointF(1, 1), QPointF(3, 4), QPointF(1, -2)};
        return axes[std::size_t(random.integer(0, 5))];
    }
    return axisFromDegrees(random.coin() ? random.integer(0, 23) * 15 : random.real(0, 360));
}

QPointF placeIn(Random &random, Mosaic::Scene scene)
{
    return Mosaic::placed(random, scene, random.gridPoint(Mosaic::Size - 1));
}

/// Lengths may be zero only in straight nets: elsewhere, a point on a line of the net is in no block.
double lengthIn(Random &random, Mosaic::Scene scene, int most)
{
    const bool isStraight = scene == Mosaic::Scene::Grid || scene == Mosaic::Scene::Huge;
    return Mosaic::scaled(random, scene, random.integer(isStraight ? 0 : 1, most));
}

} // namespace

void TestRegion::emptyRegions()
{
    const Primitive circle = Circle{{0, 0}, 1};
    QList<QPointF> faulty = square(5);
    faulty[2].setX(qQNaN());
    for (const Polygon &polygon :
         {Polygon(), Polygon{{}, {{}, {}}}, Polygon{faulty, {}}, Polygon{square(5), {faulty}}}) {
        const Region region(polygon);
        QVERIFY(region.isEmpty());
        QVERIFY(region.bounds().isEmpty());
        QCOMPARE(region.locate(QPointF(0, 0)), Location::Outside);
        QCOMPARE(region.locate(bounds(circle)), std::optional(Location::Outside));
        QVERIFY(!intersects(region, circle));
        QVERIFY(!contains(region, circle));
    }
    const Region region(Polygon{square(5), {}});
    QCOMPARE(region.locate(QPointF(qInf(), 0)), Location::Outside);
    for (const Primitive &primitive : {Primitive(Circle{{0, 0}, qQNaN()}), Primitive(Polyline()), Primitive(Polygon()),
                                       Primitive(Obb{{qInf(), 0}})}) {
        QVERIFY(!intersects(region, primitive));
        QVERIFY(!contains(region, primitive));
    }
}

void TestRegion::namedCases_data()
{
    QTest::addColumn<QList<QList<QPointF>>>("rings");
    QTest::addColumn<int>("kind");
    // One letter per answer, y or n: area closed, area open, curve closed, curve open.
    QTest::addColumn<QByteArray>("meets");
    QTest::addColumn<QByteArray>("holds");
    const QList<QPointF> bowTie{{-4, -4}, {4, 4}, {4, -4}, {-4, 4}};
    using Rings = QList<QList<QPointF>>;
    // The kinds: 0 square of half size 2, 1 circle of radius 2, 2 the square with rounded corners of radius 1, 3 the
    // square as a polygon with a hole of half size 1, 4 a point, 5 a horizontal line through everything, 6 the circle
    // as an ellipse.
    QTest::newRow("square well inside") << Rings{square(3)} << 0 << QByteArray("yyyy") << QByteArray("yyyy");
    QTest::newRow("the square itself") << Rings{square(2)} << 0 << QByteArray("yyyn") << QByteArray("ynyn");
    QTest::newRow("circle touched from outside")
        << Rings{square(1, {3, 0})} << 1 << QByteArray("ynyn") << QByteArray("nnnn");
    QTest::newRow("circle touching from inside") << Rings{square(2)} << 1 << QByteArray("yyyy") << QByteArray("ynyn");
    QTest::newRow("ellipse touching from inside") << Rings{square(2)} << 6 << QByteArray("yyyy") << QByteArray("ynyn");
    QTest::newRow("corners on the circle")
        << Rings{{{2, 0}, {0, 2}, {-2, 0}, {0, -2}}} << 1 << QByteArray("yyyn") << QByteArray("nnnn");
    QTest::newRow("round square in its square") << Rings{square(2)} << 2 << QByteArray("yyyy") << QByteArray("ynyn");
    QTest::newRow("region inside the square") << Rings{square(1)} << 0 << QByteArray("yynn") << QByteArray("nnnn");
    QTest::newRow("hole inside the square")
        << Rings{square(3), square(1)} << 0 << QByteArray("yyyy") << QByteArray("nnyy");
    QTest::newRow("hole inside the circle")
        << Rings{square(3), square(1)} << 1 << QByteArray("yyyy") << QByteArray("nnyy");
    QTest::newRow("hole inside the round square")
        << Rings{square(3), square(1)} << 2 << QByteArray("yyyy") << QByteArray("nnyy");
    QTest::newRow("hole in a hole") << Rings{square(3), square(1)} << 3 << QByteArray("yyyy") << QByteArray("ynyn");
    QTest::newRow("square in a hole") << Rings{square(9), square(3)} << 0 << QByteArray("nnnn") << QByteArray("nnnn");
    QTest::newRow("square fills the hole")
        << Rings{square(9), square(2)} << 0 << QByteArray("ynyn") << QByteArray("nnyn");
    QTest::newRow("doubled ring inside") << Rings{square(3), square(1), square(1)} << 0 << QByteArray("yyyy")
                                         << QByteArray("ynyy");
    QTest::newRow("bow tie") << Rings{bowTie} << 1 << QByteArray("yyyy") << QByteArray("nnnn");
    QTest::newRow("spike through") << Rings{{{-3, -3}, {3, -3}, {3, 0}, {-1, 0}, {3, 0}, {3, 3}, {-3, 3}}} << 0
                                   << QByteArray("yyyy") << QByteArray("ynyn");
    QTest::newRow("two points") << Rings{{{-3, 0}, {3, 0}}} << 0 << QByteArray("yyyy") << QByteArray("nnnn");
    QTest::newRow("two points that end at the square")
        << Rings{{{-3, 0}, {-2, 0}}} << 0 << QByteArray("ynyn") << QByteArray("nnnn");
    QTest::newRow("two points hold a line")
        << Rings{{{-3, 0}, {3, 0}}} << 5 << QByteArray("yyyy") << QByteArray("yyyy");
    QTest::newRow("two points are a line") << Rings{{{-2, 0}, {2, 0}}} << 5 << QByteArray("yyyy") << QByteArray("ynyn");
    QTest::newRow("one point") << Rings{{{0, 0}}} << 4 << QByteArray("yyyy") << QByteArray("yyyy");
    QTest::newRow("one point in the square") << Rings{{{0, 0}}} << 0 << QByteArray("yynn") << QByteArray("nnnn");
    QTest::newRow("collinear runs") << Rings{{{-3, -3}, {0, -3}, {1, -3}, {3, -3}, {3, 3}, {3, 3}, {-3, 3}}} << 2
                                    << QByteArray("yyyy") << QByteArray("yyyy");
    QTest::newRow("line through a hole") << Rings{square(9), square(1)} << 5 << QByteArray("yyyy")
                                         << QByteArray("nnnn");
    QTest::newRow("line along a hole's side")
        << Rings{square(9), square(3, {0, 3})} << 5 << QByteArray("ynyn") << QByteArray("ynyn");
    QTest::newRow("point in a hole") << Rings{square(9), square(1)} << 4 << QByteArray("nnnn") << QByteArray("nnnn");
}

void TestRegion::namedCases()
{
    QFETCH(QList<QList<QPointF>>, rings);
    QFETCH(int, kind);
    QFETCH(QByteArray, meets);
    QFETCH(QByteArray, holds);
    const std::array<Primitive, 7> kinds{Obb{{0, 0}, 2, 2},
                                         Circle{{0, 0}, 2},
                                         RoundedBox{Obb{{0, 0}, 1, 1}, 1},
                                         Polygon{square(2), {square(1)}},
                                         Circle{{0, 0}, 0},
                                         Polyline{{{-2, 0}, {2, 0}}},
                                         Ellipse{{0, 0}, 2, 2, {0, 1}}};
    const Primitive &primitive = kinds[std::size_t(kind)];
    const Region region(Polygon{rings.first(), rings.mid(1)});
    QByteArray met, held;
    for (Extent extent : BothExtents) {
        for (Reading reading : BothReadings) {
            met += intersects(region, PrimitiveView(primitive, extent), reading) ? 'y' : 'n';
            held += contains(region, PrimitiveView(primitive, extent), reading) ? 'y' : 'n';
        }
    }
    QCOMPARE(met, meets);
    QCOMPARE(held, holds);
}

void TestRegion::compare(const std::function<Primitive(Mosaic::Scene)> &make, bool hasStraightCurve)
{
    int counts[8] = {};
    for (Mosaic::Scene scene : Mosaic::AllScenes) {
        for (int i = 0; i < (scene == Mosaic::Scene::Grid ? 400 : 60); ++i) {
            const Mosaic mosaic(m_random, scene);
            const Region region(mosaic.polygon());
            const Primitive primitive = make(scene);
            for (Extent extent : BothExtents) {
                const auto meetsQuad = [&](Reading reading) {
                    return [&, reading](const Quad &quad) {
                        return intersects(quad, PrimitiveView(primitive, extent), reading);
                    };
                };
                const std::optional<Quad> flat = flatQuad(mosaic.polygon());
                const bool meets =
                    mosaic.anyEdge(meetsQuad(Reading::Closed)) || mosaic.anyBlock(true, meetsQuad(Reading::Closed));
                const bool meetsOpen =
                    flat ? meetsQuad(Reading::Open)(*flat) : mosaic.anyBlock(true, meetsQuad(Reading::Open));
                // Only blocks of several cells cover the lines between cells. On nets that are not straight, such
                // blocks are rare, and some answers about straight curves are unknown.
                const bool isStraight = scene == Mosaic::Scene::Grid || scene == Mosaic::Scene::Huge;
                const bool hasArea = extent == Extent::Area && !std::holds_alternative<Polyline>(primitive);
                const bool isKnown = isStraight || hasArea || !hasStraightCurve;
                const PrimitiveView view(primitive, extent);
                const bool holds = flat
                    ? contains(*flat, view)
                    : contains(mosaic.frame(), primitive) && !mosaic.anyBlock(false, meetsQuad(Reading::Open));
                const bool holdsOpen =
                    flat ? contains(*flat, view, Reading::Open) : meets && !mosaic.anyEdge(meetsQuad(Reading::Closed));
                const QByteArray where = "scene " + QByteArray::number(int(scene)) + " extent "
                    + QByteArray::number(int(extent)) + text(mosaic.polygon()) + " primitive " + text(primitive);
                QVERIFY2(isSameAskedOnce(region, mosaic.polygon(), primitive, extent), where + " asked once");
                QVERIFY2(intersects(region, PrimitiveView(primitive, extent)) == meets,
                         where + " meets " + (meets ? "y" : "n"));
                QVERIFY2(!isKnown || intersects(region, PrimitiveView(primitive, extent), Reading::Open) == meetsOpen,
                         where + " meets open " + (meetsOpen ? "y" : "n"));
                QVERIFY2(!isKnown || contains(region, PrimitiveView(primitive, extent)) == holds,
                         where + " holds " + (holds ? "y" : "n"));
                QVERIFY2(contains(region, PrimitiveView(primitive, extent), Reading::Open) == holdsOpen,
                         where + " holds open " + (holdsOpen ? "y" : "n"));
                counts[0] += meets;
                counts[1] += !meets;
                counts[2] += meetsOpen;
                counts[3] += !meetsOpen;
                counts[4] += holds;
                counts[5] += !holds;
                counts[6] += holdsOpen;
                counts[7] += !holdsOpen;
            }
        }
    }
    for (int count : counts)
        QVERIFY2(count > 0, qPrintable(QString::number(count)));
}

void TestRegion::boxesAgainstMosaic()
{
    compare(
        [this](Mosaic::Scene scene) {
            return Obb{placeIn(m_random, scene), lengthIn(m_random, scene, 3), lengthIn(m_random, scene, 2),
                       axisIn(m_random, scene)};
        },
        true);
}

void TestRegion::circlesAgainstMosaic()
{
    compare(
        [this](Mosaic::Scene scene) {
            return Circle{placeIn(m_random, scene), lengthIn(m_random, scene, 5)};
        },
        false);
}

void TestRegion::ellipsesAgainstMosaic()
{
    compare(
        [this](Mosaic::Scene scene) {
            // Small ellipses are contained more often.
            const double share = m_random.coin() ? 0.5 : 1;
            return Ellipse{placeIn(m_random, scene), lengthIn(m_random, scene, 3) * share,
                           lengthIn(m_random, scene, 3) * share, axisIn(m_random, scene)};
        },
        false);
}

void TestRegion::roundedBoxesAgainstMosaic()
{
    compare(
        [this](Mosaic::Scene scene) {
            // With these sizes, no straight side lies on a line of the net.
            return RoundedBox{Obb{placeIn(m_random, scene), lengthIn(m_random, scene, 1), lengthIn(m_random, scene, 1),
                                  axisIn(m_random, scene)},
                              Mosaic::scaled(m_random, scene, (m_random.integer(0, 1) + 0.5) / m_random.integer(1, 2))};
        },
        true);
}

void TestRegion::polylinesAgainstMosaic()
{
    compare(
        [this](Mosaic::Scene scene) {
            Polyline polyline;
            for (int i = m_random.integer(1, 4); i > 0; --i)
                polyline.points.append(placeIn(m_random, scene));
            return polyline;
        },
        true);
}

void TestRegion::placesOfLargeRings()
{
    for (int count : {3, 10, 100, 3000}) {
        for (double reach : {1e-9, 1.0, 1e9}) {
            QList<QPointF> ring;
            for (int i = 0; i < count; ++i)
                ring.append(i % 7 == 3 ? m_random.gridPoint(20) / 20 * reach : m_random.point(reach));
            const Polygon polygon{ring, {square(reach / 2)}};
            const Region region(polygon);
            QCOMPARE(region.bounds(), bounds(Primitive(polygon)));
            for (int i = 0; i < 300; ++i) {
                QPointF point = m_random.point(1.1 * reach);
                if (i % 3 == 1)
                    point = m_random.gridPoint(22) / 20 * reach;
                else if (i % 3 == 2)
                    point = m_random.nudged(ring[m_random.integer(0, count - 1)], 1);
                QCOMPARE(region.locate(point), locate(point, Primitive(polygon)));
            }
        }
    }
}

// The rings are so thin that the slopes of their sides are not doubles.
void TestRegion::placesOfThinRings()
{
    for (double width : {1e-160, 1e-238, 1e-300}) {
        for (double height : {1.0, 1e150, 1e238, 1e300}) {
            const Polygon polygon{{{0, 0}, {-width, height}, {-1.02 * width, -width}, {width / 64, width}}, {}};
            const Region region(polygon);
            for (int i = 0; i <= 64; ++i) {
                for (int j = -80; j <= 16; ++j) {
                    const QPointF point(j * (width / 64), i * (height / 64));
                    QCOMPARE(region.locate(point), locate(point, Primitive(polygon)));
                }
            }
        }
    }
}

// Rings of any width in the range of doubles.
void TestRegion::boxesInWideRings()
{
    for (double reach : {1e-300, 1.0, 1e300, 1e308}) {
        const Polygon polygon{{{-reach / 2, 0}, {0, -reach / 4}, {reach / 3, reach / 5}, {0, reach / 16}}, {}};
        const Region region(polygon);
        int known = 0;
        for (int i = -48; i <= 48; ++i) {
            for (int j = -48; j <= 48; ++j) {
                const QPointF point(reach / 64 * i, reach / 64 * j);
                Aabb2 box;
                box.include(point);
                const std::optional<Location> around = region.locate(box);
                known += around.has_value();
                QVERIFY(!around || *around == locate(point, Primitive(polygon)));
            }
        }
        QVERIFY(known > 1000);
    }
}

void TestRegion::boxesOfLargeRings()
{
    // In a star with many corners, most boxes are clear of the edges, and locate() returns their location.
    QList<QPointF> ring;
    for (int i = 0; i < 2000; ++i)
        ring.append(axisFromDegrees(i * 0.18) * (i % 2 == 0 ? 100 : 80));
    const Polygon polygon{ring, {}};
    const Region region(polygon);
    // Other boxes have a corner on an edge, up to rounding.
    int known = 0;
    for (int i = 0; i < 4000; ++i) {
        Aabb2 box;
        const int corner = m_random.integer(1, 1999);
        const QPointF onEdge = (ring[corner] + ring[corner - 1]) / 2;
        box.include(i % 2 == 0 ? m_random.point(110) : m_random.nudged(m_random.coin() ? onEdge : ring[corner], 2));
        if (i % 2 == 0)
            box = box.expanded(m_random.real(0, 3));
        else if (m_random.coin())
            box.include(QPointF(box.min[0], box.min[1]) + m_random.point(0.2));
        const std::optional<Location> location = region.locate(box);
        if (!location)
            continue;
        ++known;
        const Quad quad = Quad::fromBox(box);
        QCOMPARE(*location == Location::Inside, intersects(quad, polygon));
        QVERIFY(!intersects(quad, asCurve(polygon)));
    }
    QVERIFY2(known > 1000, qPrintable(QString::number(known)));
    // A query without a Region uses a grid of one cell for the first two primitives, and a full grid for the polygon.
    for (const Primitive &primitive : {Primitive(Obb{{0, 0}, 50, 50}), Primitive(Circle{{20, 0}, 61}),
                                       Primitive(Polygon{{ring[0], ring[700], ring[1400]}, {}})})
        QVERIFY(isSameAskedOnce(region, polygon, primitive, Extent::Area));
}

void TestRegion::answersDoNotDependOnTheWriting()
{
    for (int i = 0; i < 300; ++i) {
        QList<QPointF> ring;
        for (int n = m_random.integer(1, 12); n > 0; --n)
            ring.append(m_random.coin() ? m_random.gridPoint(6) : m_random.gridPoint(12) / 2);
        const Primitive primitive = i % 2 == 0
            ? Primitive(
                Ellipse{m_random.gridPoint(5), double(m_random.integer(1, 4)), double(m_random.integer(1, 4)), {3, 4}})
            : Primitive(Polygon{{m_random.gridPoint(5), m_random.gridPoint(5), m_random.gridPoint(5)}, {}});
        const auto answers = [&primitive](const QList<QPointF> &points, bool mirrored, QPointF offset) {
            const auto moved = [&](QPointF p) { return (mirrored ? QPointF(-p.x(), p.y()) : p) + offset; };
            QList<QPointF> mapped;
            for (QPointF p : points)
                mapped.append(moved(p));
            Primitive other = primitive;
            if (auto *ellipse = std::get_if<Ellipse>(&other)) {
                ellipse->center = moved(ellipse->center);
                ellipse->axis = mirrored ? QPointF(-3, 4) : QPointF(3, 4);
            } else {
                for (QPointF &p : std::get<Polygon>(other).outline)
                    p = moved(p);
            }
            const Polygon polygon{mapped, {}};
            const Region region(polygon);
            QByteArray result;
            for (Extent extent : BothExtents) {
                result += isSameAskedOnce(region, polygon, other, extent) ? '=' : '#';
                for (Reading reading : BothReadings) {
                    result += intersects(region, PrimitiveView(other, extent), reading) ? 'y' : 'n';
                    result += contains(region, PrimitiveView(other, extent), reading) ? 'y' : 'n';
                }
            }
            return result;
        };
        const QByteArray expected = answers(ring, false, {});
        QVERIFY(!expected.contains('#'));
        QList<QPointF> rotated = ring;
        std::rotate(rotated.begin(), rotated.begin() + m_random.integer(0, int(ring.size()) - 1), rotated.end());
        QCOMPARE(answers(rotated, false, {}), expected);
        std::reverse(rotated.begin(), rotated.end());
        QCOMPARE(answers(rotated, false, {}), expected);
        QCOMPARE(answers(ring, true, {}), expected);
        QCOMPARE(answers(ring, false, {1024, -4096.5}), expected);
        // Repeated points and points on edges do not change the answers.
        QList<QPointF> longer;
        for (qsizetype k = 0; k < ring.size(); ++k) {
            const QPointF next = ring[(k + 1) % ring.size()];
            longer << ring[k] << ring[k] << (ring[k] + next) / 2;
        }
        QCOMPARE(answers(longer, false, {}), expected);
    }
}

TRAMMEL_TEST(TestRegion)
#include "tst_region.moc"
