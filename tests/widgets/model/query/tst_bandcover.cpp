#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include "widgets/model/query/bandcover_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>
#include <limits>

using namespace Trammel;

namespace {

bool isIn(QPointF point, const Quad &quad)
{
    return intersects(quad, Circle{point, 0});
}

bool isMet(const Aabb2 &box, const std::vector<CoverPart> &cover)
{
    return std::any_of(cover.begin(), cover.end(), [&box](const CoverPart &part) { return part.meets(box); });
}

std::vector<Aabb2> boxesOf(const std::vector<CoverPart> &cover)
{
    std::vector<Aabb2> boxes;
    for (const CoverPart &part : cover)
        boxes.push_back(part.box);
    return boxes;
}

double areaOf(const std::vector<CoverPart> &cover)
{
    double area = 0;
    for (const CoverPart &part : cover)
        area += part.box.size()[0] * part.box.size()[1];
    return area;
}

/// A band between two corners in a rotated view. Its corners are mapped one by one.
Quad band(QPointF from, QPointF to, QPointF axis)
{
    const QPointF a = unrotated(from, axis), c = unrotated(to, axis);
    return {{from, rotated({c.x(), a.y()}, axis), to, rotated({a.x(), c.y()}, axis)}};
}

} // namespace

class TestBandCover : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named();
    void coversBySampling_data();
    void coversBySampling();
    void thinStripsStayThin();
    void fewBoxesMeetThinStrips();
};

void TestBandCover::named()
{
    const Quad unit = Quad::fromBox({{0, 0}, {10, 10}});
    QVERIFY(coverOfDifference(unit, unit).empty());
    const std::vector<CoverPart> wider = coverOfDifference(unit, Quad::fromBox({{0, 0}, {12, 10}}));
    QCOMPARE(boxesOf(wider), (std::vector<Aabb2>{{{10, 0}, {12, 10}}}));
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Quad none{{QPointF(nan, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)}};
    QCOMPARE(boxesOf(coverOfDifference(unit, none)), (std::vector<Aabb2>{{{0, 0}, {10, 10}}}));
    QCOMPARE(boxesOf(coverOfDifference(none, unit)), (std::vector<Aabb2>{{{0, 0}, {10, 10}}}));
    QCOMPARE(areaOf(coverOfDifference(none, none)), 0.0);
    // The cover of the difference between a rotated line and an upright box is their bounding box.
    const Quad line{{QPointF(-5, -5), QPointF(-5, -5), QPointF(5, 5), QPointF(5, 5)}};
    QCOMPARE(boxesOf(coverOfDifference(unit, line)), (std::vector<Aabb2>{{{-5, -5}, {10, 10}}}));
}

void TestBandCover::coversBySampling_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("offset");
    QTest::addColumn<double>("step");
    for (double degrees : {0.0, 33.0, 90.0, 151.0, 45.0}) {
        for (double offset : {0.0, 1e9}) {
            for (double step : {100.0, 1.0, 1e-6})
                QTest::addRow("%g degrees at %g by %g", degrees, offset, step) << degrees << offset << step;
        }
    }
}

void TestBandCover::coversBySampling()
{
    QFETCH(double, degrees);
    QFETCH(double, offset);
    QFETCH(double, step);
    Random random(9107);
    const QPointF axis = axisFromDegrees(degrees);
    const auto point = [&](double extent) {
        return QPointF(offset + random.real(-extent, extent), random.real(-extent, extent));
    };
    int different = 0;
    for (int i = 0; i < 60; ++i) {
        const QPointF from = point(100), to = i % 10 ? point(100) : from;
        const QPointF next = to + QPointF(random.real(-step, step), random.real(-step, step));
        const Quad a = band(from, to, axis), b = band(from, next, axis);
        const std::vector<CoverPart> cover = coverOfDifference(a, b);
        QVERIFY(cover.size() <= 8 * 64);
        for (int k = 0; k < 300; ++k) {
            // Half of the samples are near the moving corner or near one of the sides.
            QPointF sample = point(120);
            if (k % 2)
                sample = to + (next - to) * random.real(-0.5, 1.5);
            if (k % 4 == 1) {
                const std::size_t corner = std::size_t(k / 4) % 4;
                sample = a.corners[corner] + (b.corners[(corner + 1) % 4] - a.corners[corner]) * random.real(0, 1);
            }
            if (isIn(sample, a) == isIn(sample, b))
                continue;
            ++different;
            Aabb2 box;
            box.include(sample);
            QVERIFY(isMet(box, cover));
            // Every box that contains the sample meets the cover, too.
            box.include(point(1000));
            QVERIFY(isMet(box, cover));
        }
    }
    QVERIFY(different > 50);
}

void TestBandCover::thinStripsStayThin()
{
    const QPointF axis = axisFromDegrees(33);
    const QPointF corner = rotated({1000, 700}, axis);
    const Quad a = band({0, 0}, corner, axis), b = band({0, 0}, corner + rotated({10, 10}, axis), axis);
    QVERIFY(areaOf(coverOfDifference(a, b)) < 5 * 10 * 1700);
}

void TestBandCover::fewBoxesMeetThinStrips()
{
    const QPointF axis = axisFromDegrees(33);
    const QPointF corner = rotated({1000, 700}, axis);
    const Quad a = band({0, 0}, corner, axis), b = band({0, 0}, corner + rotated({1, 1}, axis), axis);
    const std::vector<CoverPart> cover = coverOfDifference(a, b);
    int met = 0;
    for (int x = -1000; x < 1500; x += 10) {
        for (int y = -500; y < 1500; y += 10)
            met += isMet({{double(x), double(y)}, {x + 2.0, y + 2.0}}, cover);
    }
    // The boxes that meet the cover are near the sides, whose total length is 3400. The bounding boxes of the parts
    // meet twice as many.
    QVERIFY(met > 50);
    QVERIFY2(met < 200, qPrintable(QString::number(met)));
}

TRAMMEL_TEST(TestBandCover)
#include "tst_bandcover.moc"
