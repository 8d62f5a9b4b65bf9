#include "tests/geometry/random.h"

#include "geometry/triangulation/edgeorder_p.h"
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
    void edgeOrderEqualsOneList();
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
    QCOMPARE(triangulation.error, Triangulation::Error::None);
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
    QCOMPARE(triangulation.error, Triangulation::Error::None);
    // Every second ring is a hole in the next one: 6 corners, 4 triangles.
    QCOMPARE(triangulation.indices.size() / 3, std::size_t(2 * count));
    QCOMPARE(areaOf(polygon, triangulation), count * (count + 1.) / 2);
    const Simplicity simplicity = isSimple(polygon, Reading::Open);
    QCOMPARE(simplicity.error, Simplicity::Error::EdgesMeet);
    QCOMPARE(simplicity.edges[0] % 3 + simplicity.edges[1] % 3, quint32(0));
}

void TestTouchingRings::fanAtOnePoint()
{
    constexpr int count = 33333;
    const Polygon polygon = polygonOf(count, [](int i) {
        return QList<QPointF>{{0, 0}, {1e6, 2. * i}, {1e6, 2. * i + 1}};
    });
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.error, Triangulation::Error::None);
    QCOMPARE(triangulation.indices.size() / 3, std::size_t(count));
    QCOMPARE(areaOf(polygon, triangulation), 5e5 * count);
    QVERIFY(isSimple(polygon, Reading::Open));
}

void TestTouchingRings::edgeOrderEqualsOneList()
{
    Random random;
    constexpr quint32 mostSlots = 60000;
    Arena arena(EdgeOrder::bytes(mostSlots));
    EdgeOrder order(mostSlots, arena);
    std::vector<quint32> list;
    quint32 used = 0;
    std::size_t longest = 0;
    for (int round = 0; round < 4000; ++round) {
        const int size = int(list.size());
        const int reach = random.integer(0, 9) == 0 ? 300 : 6;
        const int begin = random.integer(0, size), end = random.integer(begin, std::min(size, begin + reach));
        std::vector<int> places(mostSlots + 1);
        for (int i = 0; i < size; ++i)
            places[list[std::size_t(i)]] = i;
        const quint32 found = order.findLastBelow([&](quint32 slot) { return places[slot] < begin; });
        QCOMPARE(found, begin == 0 ? 0u : list[std::size_t(begin) - 1]);
        std::vector<quint32> visited;
        order.visitAbove(found, [&](quint32 slot) {
            visited.push_back(slot);
            return int(visited.size()) < end - begin + 1;
        });
        QVERIFY(std::equal(visited.begin(), visited.end(), list.begin() + begin));
        QCOMPARE(int(visited.size()), std::min(size - begin, end - begin + 1));
        if (random.coin()) {
            std::vector<quint32> slots;
            quint32 last = found;
            for (int left = random.integer(0, reach / 2); left > 0 && used + 2 <= mostSlots; --left) {
                slots.insert(slots.end(), {used + 1, used + 2});
                if (random.coin()) {
                    order.insert(last, std::array{used + 1});
                    order.insert(used + 1, std::array{used + 2});
                } else {
                    order.insert(last, std::array{used + 1, used + 2});
                }
                last = used += 2;
            }
            list.insert(list.begin() + begin, slots.begin(), slots.end());
        } else {
            for (int i = begin; i < end; i += 2) {
                if (i + 1 < end)
                    order.removeTwo(list[std::size_t(i)], list[std::size_t(i) + 1]);
                else
                    order.remove(list[std::size_t(i)]);
            }
            list.erase(list.begin() + begin, list.begin() + end);
        }
        longest = std::max(longest, list.size());
    }
    QVERIFY(longest > 1000);
}

TRAMMEL_TEST(TestTouchingRings)
#include "tst_touchingrings.moc"
