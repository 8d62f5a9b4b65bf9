#include "tests/geometry/random.h"

#include "geometry/triangulation/edgeruns_p.h"
#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/triangulation.h>

#include <QtTest/QtTest>

using namespace Trammel;

/// Polygons whose rings touch at very many places; they must be processed fast, too.
class TestTouchingRings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stackOfTriangles();
    void nestedOnOneLine();
    void fanAtOnePoint();
    void edgeRunsEqualOneList();
};

namespace {

double areaOf(const Polygon &polygon, const Triangulation &triangulation)
{
    QList<QPointF> points = polygon.outline;
    for (const QList<QPointF> &hole : polygon.holes)
        points += hole;
    double area = 0;
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
        const std::array triangle{points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                                  points[triangulation.indices[i + 2]]};
        area += signedArea(triangle);
    }
    return area;
}

template <class Ring> Polygon polygonOf(int count, const Ring &ring)
{
    Polygon polygon{ring(0), {}};
    for (int i = 1; i < count; ++i)
        polygon.holes.append(ring(i));
    return polygon;
}

} // namespace

/// The tip of each triangle touches the base of the next one from inside; a sweep line crosses all triangles.
void TestTouchingRings::stackOfTriangles()
{
    constexpr int count = 33333;
    const Polygon polygon = polygonOf(count, [](int i) {
        return QList<QPointF>{{0, 2. * i}, {1000, 2. * i}, {500, 2. * i + 2}};
    });
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.refusal, Triangulation::Refusal::None);
    QCOMPARE(triangulation.indices.size() / 3, std::size_t(2 * count - 1));
    QCOMPARE(areaOf(polygon, triangulation), 1000. * count);
    QVERIFY(isSimple(polygon, Reading::Open));
}

/// The bases of all triangles lie on one line and overlap.
void TestTouchingRings::nestedOnOneLine()
{
    constexpr int count = 33332;
    const Polygon polygon = polygonOf(count, [](int i) {
        return QList<QPointF>{{-i - 1., 0}, {i + 1., 0}, {0, i + 1.}};
    });
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.refusal, Triangulation::Refusal::None);
    // Every second ring is a hole in the next one: 6 corners, 4 triangles.
    QCOMPARE(triangulation.indices.size() / 3, std::size_t(2 * count));
    QCOMPARE(areaOf(polygon, triangulation), count * (count + 1.) / 2);
    const Simplicity simplicity = isSimple(polygon, Reading::Open);
    QCOMPARE(simplicity.fault, Simplicity::Fault::EdgesMeet);
    QCOMPARE(simplicity.edges[0] % 3 + simplicity.edges[1] % 3, quint32(0));
}

void TestTouchingRings::fanAtOnePoint()
{
    constexpr int count = 33333;
    const Polygon polygon = polygonOf(count, [](int i) {
        return QList<QPointF>{{0, 0}, {1e6, 2. * i}, {1e6, 2. * i + 1}};
    });
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.refusal, Triangulation::Refusal::None);
    QCOMPARE(triangulation.indices.size() / 3, std::size_t(count));
    QCOMPARE(areaOf(polygon, triangulation), 5e5 * count);
    QVERIFY(isSimple(polygon, Reading::Open));
}

void TestTouchingRings::edgeRunsEqualOneList()
{
    Random random;
    EdgeRuns runs;
    std::vector<quint32> list;
    // The numbers are in ascending order, with gaps.
    for (int round = 0; round < 4000; ++round) {
        const int size = int(list.size());
        const int reach = random.integer(0, 9) == 0 ? 700 : 6;
        const int begin = random.integer(0, size), end = random.integer(begin, std::min(size, begin + reach));
        const quint32 least = begin == 0 ? 0 : list[std::size_t(begin) - 1] + 1;
        const quint32 most = end == size ? 4000000000u : list[std::size_t(end)];
        std::vector<quint32> edges;
        for (int left = random.integer(0, reach); left > 0 && most - least > quint32(left); --left)
            edges.push_back(least + quint32(random.real(0, most - least - 1)));
        std::sort(edges.begin(), edges.end());
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());

        const auto placeOf = [&](int i) {
            return runs.endOf([&](quint32 edge) { return i == size || edge < list[std::size_t(i)]; });
        };
        EdgeRuns::Place last = placeOf(begin);
        for (int i = begin; i < end; ++i)
            last = runs.next(last);
        runs.replace(placeOf(begin), last, edges);
        list.erase(list.begin() + begin, list.begin() + end);
        list.insert(list.begin() + begin, edges.begin(), edges.end());

        if (round % 16 != 0)
            continue;
        EdgeRuns::Place place;
        std::optional<quint32> previous;
        for (quint32 edge : list) {
            QCOMPARE(runs.before(place), previous);
            QCOMPARE(runs.at(place), std::optional(edge));
            previous = edge;
            place = runs.next(place);
        }
        QVERIFY(!runs.at(place));
        QCOMPARE(runs.before(place), previous);
    }
    QVERIFY(list.size() > 128);
}

TRAMMEL_TEST(TestTouchingRings)
#include "tst_touchingrings.moc"
