#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/path/curvefit_p.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

using namespace Trammel;

namespace {

QList<Cubic> curvesOf(const QList<QPointF> &ring)
{
    QList<Cubic> curves;
    forEachCurve(ring, [&](const Cubic &curve) { curves.append(curve); });
    return curves;
}

double distanceTo(const QList<Cubic> &curves, QPointF point)
{
    double least = 1e300;
    for (const Cubic &curve : curves)
        least = std::min(least, length(curve.at(nearestParameter(curve, point)) - point));
    return least;
}

/// The largest turn between two curves that follow each other, in degrees.
double sharpestJoint(const QList<Cubic> &curves, bool isClosed)
{
    double sharpest = 0;
    for (qsizetype i = isClosed ? 0 : 1; i < curves.size(); ++i) {
        const Cubic &before = curves[i > 0 ? i - 1 : curves.size() - 1];
        const QPointF a = before.to - before.control2, b = curves[i].control1 - curves[i].from;
        sharpest = std::max(sharpest, std::abs(std::atan2(cross(a, b), dot(a, b))) * 180 / std::numbers::pi);
    }
    return sharpest;
}

} // namespace

class TestCurveFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearestParametersAreNearest();
    void staysWithinTheTolerance();
    void smoothsJitter();
    void keepsCorners();
    void closesSmoothly();
    void handlesFewPoints();
    void handlesManyPoints();
    void mergesWhatWasSplit();
    void mergesWhatWasSplitAndMoved();
};

void TestCurveFit::nearestParametersAreNearest()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 300; ++i) {
        const Cubic curve{random.point(), random.point(), random.point(), random.point()};
        const QPointF point = random.point();
        const double away = length(curve.at(nearestParameter(curve, point)) - point);
        for (int j = 0; j <= 500; ++j)
            QVERIFY(away <= length(curve.at(j / 500.0) - point) + 1e-9);
        const double t = random.real(0, 1);
        QVERIFY(length(curve.at(nearestParameter(curve, curve.at(t))) - curve.at(t)) < 1e-9);
    }
    // A narrow turn, where the distance has several minima close together.
    const Cubic narrow{{0, 0}, {100, 1}, {100, -1}, {0, 0.1}};
    for (int j = 0; j <= 1000; ++j) {
        const QPointF point = narrow.at(j / 1000.0);
        QVERIFY(length(narrow.at(nearestParameter(narrow, point)) - point) < 1e-9);
    }
    // All points are equally far away.
    const Cubic dot{{5, 5}, {5, 5}, {5, 5}, {5, 5}};
    const double parameter = nearestParameter(dot, {9, 9});
    QVERIFY(parameter >= 0 && parameter <= 1);
}

void TestCurveFit::staysWithinTheTolerance()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 200; ++i) {
        // A walk that turns at random, like a hand.
        QList<QPointF> points{random.point()};
        double angle = random.real(0, 360), turn = 0;
        for (int j = 10 + random.upTo(300); j > 0; --j) {
            turn = std::clamp(turn + random.real(-4, 4), -15.0, 15.0);
            angle += turn;
            points.append(points.last() + axisFromDegrees(angle) * random.real(1, 6));
        }
        const double tolerance = random.real(0.5, 4);
        const QList<QPointF> ring = fittedRing(points, tolerance, false);
        QVERIFY(ring.size() % 3 == 1);
        QVERIFY(same(ring.first(), points.first()) && same(ring.last(), points.last()));
        const QList<Cubic> curves = curvesOf(ring);
        for (QPointF point : std::as_const(points))
            QVERIFY(distanceTo(curves, point) <= tolerance + 1e-9);
        QVERIFY(curves.size() < points.size());
    }
}

void TestCurveFit::smoothsJitter()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<QPointF> points;
    for (int x = 0; x <= 600; x += 2)
        points.append(
            QPointF(x + random.real(-0.5, 0.5), std::round(60 * std::sin(x / 60.0) + random.real(-0.5, 0.5))));
    const QList<Cubic> curves = curvesOf(fittedRing(points, 2, false));
    // Three waves and a bit.
    QVERIFY2(curves.size() <= 16, qPrintable(QString::number(curves.size())));
    QVERIFY(sharpestJoint(curves, false) < 0.1);
    QCOMPARE(curvesOf(fittedRing({{0, 0}, {10, 0.3}, {20, -0.3}, {300, 0}}, 2, false)).size(), 1);
}

void TestCurveFit::keepsCorners()
{
    QList<QPointF> points;
    const QList<QPointF> corners{{0, 0}, {80, 100}, {160, 0}, {160, 120}, {300, 120}};
    for (qsizetype i = 1; i < corners.size(); ++i) {
        for (int j = 0; j < 40; ++j)
            points.append(corners[i - 1] + (corners[i] - corners[i - 1]) * (j / 40.0));
    }
    points.append(corners.last());
    const QList<Cubic> curves = curvesOf(fittedRing(points, 2, false));
    QCOMPARE(curves.size(), corners.size() - 1);
    for (qsizetype i = 0; i < curves.size(); ++i) {
        QVERIFY(length(curves[i].from - corners[i]) < 3);
        // The sides between the corners stay straight.
        QVERIFY(length(curves[i].at(0.5) - (corners[i] + corners[i + 1]) / 2) < 3);
    }
    QVERIFY(sharpestJoint(curves, false) > 60);
}

void TestCurveFit::closesSmoothly()
{
    QList<QPointF> circle;
    for (int i = 0; i <= 180; ++i)
        circle.append(axisFromDegrees(2 * i + (i == 180 ? -2 : 0)) * 100);
    const QList<QPointF> ring = fittedRing(circle, 2, true);
    QVERIFY(ring.size() % 3 == 0);
    const QList<Cubic> curves = curvesOf(ring);
    QVERIFY2(curves.size() <= 8, qPrintable(QString::number(curves.size())));
    QVERIFY(sharpestJoint(curves, true) < 0.1);
    for (const Cubic &curve : curves) {
        for (int i = 0; i <= 20; ++i)
            QVERIFY(std::abs(length(curve.at(i / 20.0)) - 100) < 3);
    }
    // A drop with its tip at the start keeps the tip.
    QList<QPointF> drop;
    for (int i = 0; i <= 100; ++i) {
        const double t = i / 100.0;
        drop.append(Cubic{{0, 0}, {200, 200}, {-200, 200}, {0, 0}}.at(t));
    }
    QVERIFY(sharpestJoint(curvesOf(fittedRing(drop, 1, true)), true) > 45);
}

void TestCurveFit::handlesFewPoints()
{
    QVERIFY(fittedRing({}, 2, false).isEmpty());
    QVERIFY(fittedRing({{1, 1}}, 2, false).isEmpty());
    QVERIFY(fittedRing({{1, 1}, {1, 1}, {1, 1}}, 2, true).isEmpty());
    QCOMPARE(fittedRing({{1, 1}, {1, 1}, {4, 1}}, 2, false).size(), 4);
    QCOMPARE(fittedRing({{1, 1}, {4, 1}}, 2, true).size() % 3, 1);
    QCOMPARE(fittedRing({{0, 0}, {9, 9}, {0, 0}}, 2, true).size() % 3, 0);
    QCOMPARE(fittedRing({{0, 0}, {9, 9}, {0, 0}, {9, 9}}, 2, false).last(), QPointF(9, 9));
}

void TestCurveFit::handlesManyPoints()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 500);
    // Noise without any curve in it is the worst case.
    QList<QPointF> noise;
    for (int i = 0; i < 20'000; ++i)
        noise.append(random.point());
    QVERIFY(curvesOf(fittedRing(noise, 1, false)).size() > 5000);
    QList<QPointF> spiral;
    // The innermost turns are as sharp as corners, and are left out.
    for (int i = 1000; i < 101'000; ++i)
        spiral.append(axisFromDegrees(i * 0.2) * i * 0.01);
    const QList<Cubic> curves = curvesOf(fittedRing(spiral, 1, false));
    QVERIFY2(curves.size() < 1000, qPrintable(QString::number(curves.size())));
    QVERIFY(sharpestJoint(curves, false) < 0.1);
}

void TestCurveFit::mergesWhatWasSplit()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 300; ++i) {
        // Curves without loops, as drawings have them.
        const Cubic curve{{0, 0},
                          {random.real(20, 40), random.real(-60, 60)},
                          {random.real(60, 80), random.real(-60, 60)},
                          {100, random.real(-20, 20)}};
        const auto [before, after] = curve.split(random.real(0.2, 0.8));
        const Cubic whole = merged(before, after);
        QVERIFY(same(whole.from, curve.from) && same(whole.to, curve.to));
        for (int j = 0; j <= 40; ++j) {
            const QPointF point = curve.at(j / 40.0);
            QVERIFY2(length(whole.at(nearestParameter(whole, point)) - point) < 1e-6,
                     qPrintable(QString::number(length(whole.at(nearestParameter(whole, point)) - point))));
        }
    }
    const Cubic line = merged({{0, 0}, {0, 0}, {5, 5}, {5, 5}}, {{5, 5}, {5, 5}, {9, 0}, {9, 0}});
    QVERIFY(line.isSegment() && same(line.to, {9, 0}));
}

// The result is at least as near to the parts as the curve before the split.
void TestCurveFit::mergesWhatWasSplitAndMoved()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 300; ++i) {
        const Cubic curve{{0, 0},
                          {random.real(20, 40), random.real(-60, 60)},
                          {random.real(60, 80), random.real(-60, 60)},
                          {100, random.real(-20, 20)}};
        auto [before, after] = curve.split(random.real(0.2, 0.8));
        const double away = random.real(0, 5);
        const QPointF offset = axisFromDegrees(random.real(0, 360)) * away;
        for (QPointF *point : {&before.control2, &before.to, &after.from, &after.control1})
            *point += offset;
        const Cubic whole = merged(before, after);
        for (const Cubic &part : {before, after}) {
            for (int j = 0; j <= 24; ++j) {
                const QPointF point = part.at(j / 24.0);
                QVERIFY(length(whole.at(nearestParameter(whole, point)) - point) <= away + 1e-9);
            }
        }
    }
}

TRAMMEL_TEST(TestCurveFit)
#include "tst_curvefit.moc"
