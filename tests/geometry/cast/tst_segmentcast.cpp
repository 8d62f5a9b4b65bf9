#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sweep.h>

#include "tests/geometry/everykind.h"
#include "tests/testprogram.h"

#include <QtTest/QtTest>

using namespace Trammel;

/// raycast() of a segment against every kind of primitive.
class TestSegmentCast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void hitsAreTheFirstPointsOnTheSet();
    void badInput();
    void hugeAndTiny();
};

void TestSegmentCast::named_data()
{
    QTest::addColumn<Subject>("set");
    QTest::addColumn<QPointF>("from");
    QTest::addColumn<QPointF>("to");
    // Above 1 for a miss.
    QTest::addColumn<double>("fraction");
    QTest::addColumn<QPointF>("normal");
    QTest::addColumn<bool>("startsInside");
    const Extent area = Extent::Area, curve = Extent::Curve;
    const Obb box{{0, 0}, 2, 1};
    const Circle circle{{0, 0}, 1};
    const Ellipse ellipse{{0, 0}, 2, 1, {1, 0}};
    const RoundedBox rounded{{{0, 0}, 1, 1}, 1};
    const Polygon ring{{{-4, -4}, {4, -4}, {4, 4}, {-4, 4}}, {{{-2, -2}, {2, -2}, {2, 2}, {-2, 2}}}};
    const QPointF left(-1, 0), right(1, 0), up(0, -1), none;
    QTest::newRow("box") << Subject{box, area} << QPointF(-6, 0) << QPointF(2, 0) << 0.5 << left << false;
    QTest::newRow("box, from below") << Subject{box, area} << QPointF(1, 5) << QPointF(1, -5) << 0.4 << QPointF(0, 1)
                                     << false;
    QTest::newRow("box, from inside") << Subject{box, area} << QPointF(0, 0) << QPointF(8, 0) << 0.0 << left << true;
    QTest::newRow("box's curve, from inside")
        << Subject{box, curve} << QPointF(0, 0) << QPointF(8, 0) << 0.25 << left << false;
    QTest::newRow("box, from its side") << Subject{box, area} << QPointF(-2, 0) << QPointF(2, 0) << 0.0 << left
                                        << false;
    QTest::newRow("box, along its side") << Subject{box, area} << QPointF(-6, 1) << QPointF(2, 1) << 0.5 << left
                                         << false;
    QTest::newRow("box, a miss") << Subject{box, area} << QPointF(-6, 1.001) << QPointF(2, 1.001) << 2.0 << none
                                 << false;
    QTest::newRow("box, too short") << Subject{box, area} << QPointF(-6, 0) << QPointF(-2.001, 0) << 2.0 << none
                                    << false;
    QTest::newRow("upright box") << Subject{Aabb2{{0, 0}, {2, 2}}, area} << QPointF(1, -2) << QPointF(1, 2) << 0.5 << up
                                 << false;
    QTest::newRow("circle") << Subject{circle, area} << QPointF(-3, 0) << QPointF(1, 0) << 0.5 << left << false;
    QTest::newRow("circle, grazed") << Subject{circle, area} << QPointF(-2, -1) << QPointF(2, -1) << 0.5 << up << false;
    QTest::newRow("circle's curve, from inside")
        << Subject{circle, curve} << QPointF(0, 0) << QPointF(0, 4) << 0.25 << up << false;
    QTest::newRow("ellipse") << Subject{ellipse, area} << QPointF(-4, 0) << QPointF(0, 0) << 0.5 << left << false;
    QTest::newRow("ellipse, from above") << Subject{ellipse, area} << QPointF(0, -3) << QPointF(0, 1) << 0.5 << up
                                         << false;
    QTest::newRow("rounded box") << Subject{rounded, area} << QPointF(-4, 0) << QPointF(0, 0) << 0.5 << left << false;
    QTest::newRow("rounded box, at a corner")
        << Subject{rounded, area} << QPointF(1 + 2 * std::sqrt(0.5), 1 + 2 * std::sqrt(0.5)) << QPointF(1, 1) << 0.5
        << QPointF(std::sqrt(0.5), std::sqrt(0.5)) << false;
    QTest::newRow("rounded box's curve, from inside")
        << Subject{rounded, curve} << QPointF(0, 0) << QPointF(8, 0) << 0.25 << left << false;
    QTest::newRow("capsule") << Subject{RoundedBox{{{0, 0}, 3, 0}, 1}, area} << QPointF(2, -5) << QPointF(2, 3) << 0.5
                             << up << false;
    QTest::newRow("segment") << Subject{Segment{{0, -1}, {0, 1}}, area} << QPointF(4, 0) << QPointF(-4, 0) << 0.5
                             << right << false;
    QTest::newRow("segment, along it") << Subject{Segment{{0, 0}, {4, 0}}, area} << QPointF(8, 0) << QPointF(0, 0)
                                       << 0.5 << right << false;
    QTest::newRow("point") << Subject{QPointF(1, 1), area} << QPointF(0, 0) << QPointF(2, 2) << 0.5
                           << QPointF(-std::sqrt(0.5), -std::sqrt(0.5)) << false;
    QTest::newRow("ring") << Subject{ring, area} << QPointF(-8, 0) << QPointF(8, 0) << 0.25 << left << false;
    QTest::newRow("ring, from its hole") << Subject{ring, area} << QPointF(0, 0) << QPointF(8, 0) << 0.25 << left
                                         << false;
    QTest::newRow("ring, from inside") << Subject{ring, area} << QPointF(3, 0) << QPointF(8, 0) << 0.0 << left << true;
    QTest::newRow("ring's curve, from inside")
        << Subject{ring, curve} << QPointF(3, 0) << QPointF(7, 0) << 0.25 << left << false;
    QTest::newRow("polyline") << Subject{Polyline{{{0, 5}, {5, 0}, {9, 0}}}, area} << QPointF(7, -4) << QPointF(7, 4)
                              << 0.5 << up << false;
    QTest::newRow("segment without length")
        << Subject{circle, area} << QPointF(1, 0) << QPointF(1, 0) << 0.0 << right << false;
}

void TestSegmentCast::named()
{
    QFETCH(Subject, set);
    QFETCH(QPointF, from);
    QFETCH(QPointF, to);
    QFETCH(double, fraction);
    QFETCH(QPointF, normal);
    QFETCH(bool, startsInside);
    const std::optional<Touch> touch = raycast({from, to}, set.view());
    QCOMPARE(touch.has_value(), fraction <= 1);
    if (!touch)
        return;
    QVERIFY2(std::abs(touch->fraction - fraction) < 1e-14, QByteArray::number(touch->fraction, 'g', 17));
    QVERIFY2(length(touch->normal - normal) < 1e-14, ::textOf(touch->normal));
    QVERIFY(length(touch->point - (from + (to - from) * fraction)) < 1e-13);
    QCOMPARE(touch->startsOverlapping, startsInside);
    QCOMPARE(touch->obstacle, std::size_t(0));
}

void TestSegmentCast::hitsAreTheFirstPointsOnTheSet()
{
    Random random;
    int hits = 0;
    for (Family family : {Family::Random, Family::IntegerGrid, Family::TenthsGrid, Family::WithinUlps}) {
        SubjectMaker make(random, family);
        for (int i = 0; i < 6000; ++i) {
            const Subject set = make.subject();
            const Segment ray{make.point(), make.point()};
            const std::optional<Touch> touch = raycast(ray, set.view());
            const QByteArray seen = textOf(set) + " and " + textOf(Subject{ray});
            QVERIFY2(touch.has_value() == intersects(ray, set.view()), seen);
            if (!touch)
                continue;
            ++hits;
            QVERIFY2(touch->fraction >= 0 && touch->fraction <= 1, seen);
            QVERIFY2(std::abs(length(touch->normal) - 1) < 1e-14, seen);
            QVERIFY2(dot(touch->normal, ray.to - ray.from) <= 1e-6 * length(ray.to - ray.from), seen);
            if (family == Family::WithinUlps)
                continue; // It has radii below 1e-75.
            QVERIFY2(distance(touch->point, set.view()) <= 1e-7, seen);
            QVERIFY2(!touch->startsOverlapping || (touch->fraction == 0 && intersects(ray.from, set.view())), seen);
            // Rounding moves the shortened ray, so that one along an edge may meet that edge earlier.
            const double before = touch->fraction - 1e-6;
            const Segment shortened{ray.from, ray.from + (ray.to - ray.from) * before};
            if (before > 0 && (family == Family::Random || family == Family::IntegerGrid))
                QVERIFY2(!intersects(shortened, set.view()), seen);
        }
    }
    QVERIFY(hits > 5000);
}

void TestSegmentCast::badInput()
{
    const Circle circle{{0, 0}, 1};
    QVERIFY(!raycast({{-5, 0}, {qInf(), 0}}, circle));
    QVERIFY(!raycast({{qQNaN(), 0}, {5, 0}}, circle));
    QVERIFY(!raycast({{-5, 0}, {5, 0}}, Circle{{qQNaN(), 0}, 1}));
    QVERIFY(!raycast({{-5, 0}, {5, 0}}, Aabb2()));
    QVERIFY(!raycast({{-5, 0}, {5, 0}}, Polygon()));
    QVERIFY(!raycast({{-5, 0}, {5, 0}}, Polyline()));
    QVERIFY(!raycast({{-5, 0}, {5, 0}}, ConvexPolygon()));
}

void TestSegmentCast::hugeAndTiny()
{
    for (const double scale : {1e-60, 1e-20, 1.0, 1e20, 1e60}) {
        const std::array<Primitive, 4> sets{Circle{{0, 0}, scale}, Obb{{0, 0}, scale, scale},
                                            Ellipse{{0, 0}, scale, scale / 2, {1, 0}},
                                            RoundedBox{{{0, 0}, scale / 2, scale / 2}, scale / 2}};
        for (const Primitive &set : sets) {
            const std::optional<Touch> touch = raycast({{-4 * scale, 0}, {4 * scale, 0}}, set);
            QVERIFY(touch && std::abs(touch->fraction - 0.375) < 1e-14);
            QVERIFY(length(touch->normal - QPointF(-1, 0)) < 1e-14);
        }
    }
}

TRAMMEL_TEST(TestSegmentCast)
#include "tst_segmentcast.moc"
