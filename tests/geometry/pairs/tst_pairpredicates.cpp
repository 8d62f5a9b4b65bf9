#include "tests/geometry/everykind.h"
#include "tests/geometry/exactoracle.h"

#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>

#include <QtTest/QtTest>

using namespace Trammel;

/// Compares intersects() and contains() of every ordered pair of kinds with exact rationals and with the rest of the
/// library.
class TestPairPredicates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thinEllipses();
    void againstExactArithmetic_data();
    void againstExactArithmetic();
    void properties_data();
    void properties();
    void flatPolygons();
};

namespace {

constexpr std::array BothReadings{Reading::Closed, Reading::Open};

/// A set of points, lines and areas with straight edges, by its definition.
class Model
{
public:
    explicit Model(const Subject &subject) : m_isArea(subject.extent == Extent::Area)
    {
        std::visit([this](const auto &value) { set(value); }, subject.value);
    }

    const std::vector<Oracle::Edge> &edges() const { return m_edges; }
    bool has(const Oracle::Point &p, Reading reading) const
    {
        if (!m_hull.empty())
            return hullHas(p, reading);
        if (m_isPolygon) {
            const Extent extent = m_isArea ? Extent::Area : Extent::Curve;
            return Oracle::relativeSide(p, m_edges, extent) >= (reading == Reading::Closed ? 0 : 1);
        }
        const bool isOn = std::any_of(m_edges.begin(), m_edges.end(), [&](const auto &e) { return isOnEdge(p, e); });
        if (!isOn || reading == Reading::Closed)
            return isOn;
        return std::any_of(m_edges.begin(), m_edges.end(), [&](const auto &e) { return isInsideEdge(p, e); })
            || std::find(m_bound.begin(), m_bound.end(), p) != m_bound.end();
    }

private:
    bool hullHas(const Oracle::Point &p, Reading reading) const
    {
        const int side = Oracle::side(p, m_hull);
        if (!m_isArea && m_hull.size() > 2)
            return side == 0;
        return side >= (reading == Reading::Closed ? 0 : 1);
    }

    void setHull(const Oracle::Points &points)
    {
        m_hull = Oracle::hull(points);
        m_edges = Oracle::ringEdges(m_hull);
    }
    void setPoints(std::span<const QPointF> points)
    {
        Oracle::Points exact;
        for (QPointF point : points)
            exact.emplace_back(point);
        setHull(exact);
    }
    void addRing(const QList<QPointF> &ring)
    {
        for (qsizetype i = 0; i < ring.size(); ++i)
            m_edges.emplace_back(Oracle::Point(ring[i]), Oracle::Point(ring[(i + 1) % ring.size()]));
    }

    void set(QPointF point) { setPoints({&point, 1}); }
    void set(const Segment &segment) { setPoints(std::array{segment.from, segment.to}); }
    void set(const Aabb2 &box) { setPoints(Quad::fromBox(box).corners); }
    void set(const Quad &quad) { setPoints(quad.corners); }
    void set(const ConvexPolygon &polygon) { setPoints(polygon.corners()); }
    void set(const Obb &box) { setHull(Oracle::corners(box)); }
    void set(const Circle &circle) { set(circle.center); }
    void set(const Ellipse &ellipse) { set(Obb{ellipse.center, ellipse.radiusX, ellipse.radiusY, ellipse.axis}); }
    void set(const RoundedBox &box) { set(box.core); }
    void set(const Polyline &line)
    {
        const QList<QPointF> &points = line.points;
        qsizetype first = 0, last = points.size() - 1;
        while (first < last && same(points[first], points[first + 1]))
            ++first;
        while (last > first && same(points[last], points[last - 1]))
            --last;
        for (qsizetype i = first; i < last; ++i) {
            if (!same(points[i], points[i + 1]))
                m_edges.emplace_back(Oracle::Point(points[i]), Oracle::Point(points[i + 1]));
        }
        if (first == last)
            m_edges.emplace_back(Oracle::Point(points[first]), Oracle::Point(points[first]));
        for (qsizetype i = first + 1; i < last; ++i)
            m_bound.emplace_back(points[i]);
        if (same(points[first], points[last]))
            m_bound.emplace_back(points[first]);
    }
    void set(const Polygon &polygon)
    {
        m_isPolygon = true;
        addRing(polygon.outline);
        for (const QList<QPointF> &hole : polygon.holes)
            addRing(hole);
    }

    bool m_isArea;
    bool m_isPolygon = false;
    Oracle::Points m_hull;
    std::vector<Oracle::Edge> m_edges;
    /// The points of a polyline except free ends.
    Oracle::Points m_bound;
};

struct Truth
{
    Truth(const Model &a, const Model &b)
    {
        std::vector<Oracle::Edge> edges = a.edges();
        edges.insert(edges.end(), b.edges().begin(), b.edges().end());
        for (const Oracle::Point &p : Oracle::cellSamples(edges)) {
            const std::array inA{a.has(p, Reading::Closed), a.has(p, Reading::Open)};
            const std::array inB{b.has(p, Reading::Closed), b.has(p, Reading::Open)};
            for (std::size_t i : {0, 1}) {
                meet[i] |= inA[i] && inB[i];
                firstHolds[i] &= !inB[0] || inA[i];
                secondHolds[i] &= !inA[0] || inB[i];
            }
        }
    }

    /// Whether a distance is right within a relative error of 1e-12.
    bool isDistance(double distance, const Model &a, const Model &b) const
    {
        if (meet[0])
            return distance == 0;
        Oracle::Rational square = Oracle::squaredDistance(a.edges().front().first, b.edges().front());
        for (const Oracle::Edge &edgeA : a.edges()) {
            for (const Oracle::Edge &edgeB : b.edges()) {
                square = std::min({square, squaredDistance(edgeA.first, edgeB), squaredDistance(edgeA.second, edgeB),
                                   squaredDistance(edgeB.first, edgeA), squaredDistance(edgeB.second, edgeA)});
            }
        }
        // Underflow is tolerated.
        const Oracle::Rational least(std::max(0.0, distance * (1 - 1e-12) - 1e-300)),
            most(distance * (1 + 1e-12) + 1e-300);
        return least * least <= square && square <= most * most;
    }

    /// In the closed and in the open reading.
    std::array<bool, 2> meet{false, false};
    std::array<bool, 2> firstHolds{true, true};
    std::array<bool, 2> secondHolds{true, true};
};

void addFamilies()
{
    QTest::addColumn<Family>("family");
    QTest::newRow("random") << Family::Random;
    QTest::newRow("integer grid") << Family::IntegerGrid;
    QTest::newRow("tenths grid") << Family::TenthsGrid;
    QTest::newRow("within three ulps") << Family::WithinUlps;
    QTest::newRow("1e6 with features of 1e-6") << Family::SmallAndFar;
}

} // namespace

Q_DECLARE_METATYPE(Family)

void TestPairPredicates::againstExactArithmetic_data()
{
    addFamilies();
}

void TestPairPredicates::againstExactArithmetic()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family, 3);
    std::array<std::array<int, 2>, 3> tally{};
    for (int kindA = 0; kindA < SubjectMaker::KindCount; ++kindA) {
        for (int kindB = 0; kindB <= kindA; ++kindB) {
            for (int round = family == Family::IntegerGrid ? 10 : 3; round > 0; --round) {
                const Subject a = maker.subject(kindA), b = maker.subject(kindB);
                if (a.isRound() || b.isRound())
                    continue;
                const Model modelA(a), modelB(b);
                const Truth truth(modelA, modelB);
                const QByteArray message = textOf(a) + " and " + textOf(b);
                QVERIFY2(truth.isDistance(distance(a.view(), b.view()), modelA, modelB), "distance of " + message);
                for (std::size_t i : {0, 1}) {
                    const Reading reading = BothReadings[i];
                    const QByteArray open = i == 1 ? "open: " : "closed: ";
                    QVERIFY2(intersects(a.view(), b.view(), reading) == truth.meet[i], open + message);
                    QVERIFY2(intersects(b.view(), a.view(), reading) == truth.meet[i], open + "swapped: " + message);
                    QVERIFY2(contains(a.view(), b.view(), reading) == truth.firstHolds[i],
                             open + "first holds: " + message);
                    QVERIFY2(contains(b.view(), a.view(), reading) == truth.secondHolds[i],
                             open + "second holds: " + message);
                    ++tally[0][truth.meet[i]];
                    ++tally[1][truth.firstHolds[i]];
                    ++tally[2][truth.secondHolds[i]];
                }
            }
        }
    }
    for (const auto &[no, yes] : tally)
        QVERIFY2(family != Family::IntegerGrid || (no > 5 && yes > 5), "the scenes are all alike");
}

void TestPairPredicates::properties_data()
{
    addFamilies();
}

void TestPairPredicates::properties()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family);
    for (int round = 0; round < 700; ++round) {
        const Subject a = maker.subject(), b = maker.subject();
        const QByteArray message = textOf(a) + " and " + textOf(b);
        const bool closed = intersects(a.view(), b.view()), open = intersects(a.view(), b.view(), Reading::Open);
        QVERIFY2(closed == intersects(b.view(), a.view()), message);
        QVERIFY2(open == intersects(b.view(), a.view(), Reading::Open), message);
        QVERIFY2(closed || !open, message);
        QVERIFY2(closed || !contains(a.view(), b.view()), message);
        QVERIFY2(contains(a.view(), b.view()) || !contains(a.view(), b.view(), Reading::Open), message);
        QVERIFY2(contains(a.view(), a.view()), message);
        QVERIFY2(closed == (distance(a.view(), b.view()) == 0), message);
    }
}

// A polygon whose points lie on one line is the same set as a flat quad: a segment, whose relative interior is all but
// its ends.
void TestPairPredicates::flatPolygons()
{
    Random random;
    SubjectMaker maker(random, Family::IntegerGrid, 3);
    std::array<std::array<int, 2>, 4> tally{};
    const auto count = [&tally](std::size_t question, bool answer) {
        ++tally[question][answer];
        return answer;
    };
    for (int round = 0; round < 3000; ++round) {
        const QPointF start = random.gridPoint(2), step(random.integer(-1, 1), random.integer(-1, 1));
        Polygon polygon;
        for (int left = random.integer(1, 4); left > 0; --left)
            polygon.outline.append(start + step * random.integer(0, 2));
        if (random.coin())
            polygon.holes.append({polygon.outline.last(), start + step * random.integer(0, 3)});
        if (random.integer(0, 9) == 0)
            polygon.holes.append(QList<QPointF>());
        QList<QPointF> points = polygon.outline;
        for (const QList<QPointF> &hole : polygon.holes)
            points += hole;
        const auto [first, last] = std::minmax_element(points.begin(), points.end(), [](QPointF a, QPointF b) {
            return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
        });
        const Quad quad{{*first, *last, *last, *first}};
        const auto onLine = [&] { return start + step * random.integer(0, 2); };
        const Subject other = round % 4 == 0 ? Subject{Segment{onLine(), onLine()}} : maker.subject();
        const Region region(polygon);
        for (Extent extent : {Extent::Area, Extent::Curve}) {
            const PrimitiveView flat(polygon, extent);
            const QByteArray message = textOf(Subject{polygon, extent}) + " and " + textOf(other);
            for (std::size_t i : {0, 1}) {
                const Reading reading = BothReadings[i];
                const bool meets = count(i, intersects(quad, other.view(), reading));
                QVERIFY2(intersects(flat, other.view(), reading) == meets, message);
                QVERIFY2(intersects(other.view(), flat, reading) == meets, message);
                QVERIFY2(intersects(region, other.view(), reading) == meets, message);
                const bool holds = count(2 + i, contains(quad, other.view(), reading));
                QVERIFY2(contains(flat, other.view(), reading) == holds, message);
                QVERIFY2(contains(region, other.view(), reading) == holds, message);
                QVERIFY2(contains(other.view(), flat, reading) == contains(other.view(), quad, reading), message);
                const Collider collider(flat), plain{PrimitiveView(quad)}, second(other.view());
                QVERIFY2(intersects(collider, second, reading) == intersects(plain, second, reading), message);
            }
            const double expected = distance(quad, other.view());
            QVERIFY2(std::abs(distance(flat, other.view()) - expected) <= 1e-12 * expected, message);
        }
    }
    for (const auto &[no, yes] : tally)
        QVERIFY2(no > 20 && yes > 20, qPrintable(QStringLiteral("%1 %2").arg(no).arg(yes)));
}

// In the frame in which a thin ellipse is a circle, rounding errors are proportional to its longer radius.
void TestPairPredicates::thinEllipses()
{
    Random random;
    int inside = 0, outside = 0;
    for (int round = 0; round < 20000; ++round) {
        const Ellipse ellipse{random.point(10), random.real(1, 2), std::ldexp(1.0, random.integer(0, 30)),
                              axisFromDegrees(random.real(0, 360))};
        const QPointF turn = axisFromDegrees(random.real(0, 360));
        const QPointF onOutline =
            ellipse.center + rotated({ellipse.radiusX * turn.x(), ellipse.radiusY * turn.y()}, ellipse.axis);
        const QPointF point = random.nudged(onOutline, 3);
        const Location location = locate(point, ellipse);
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            const bool isMet =
                location == Location::Inside || (location == Location::Boundary && reading == Reading::Closed);
            QCOMPARE(intersects(ellipse, point, reading), isMet);
            QCOMPARE(contains(ellipse, point, reading), isMet);
        }
        (location == Location::Outside ? outside : inside) += 1;
    }
    QVERIFY(inside > 5000 && outside > 5000);
}

TRAMMEL_TEST(TestPairPredicates)
#include "tst_pairpredicates.moc"
