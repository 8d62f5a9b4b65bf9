#include "tests/geometry/boxes.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/overlappingpairs.h>
#include <trammel/geometry/primitives.h>

#include <QtTest/QTest>

#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>
#include <limits>

using namespace Trammel;

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;
using TreePoint = bg::model::point<double, 2, bg::cs::cartesian>;
using TreeBox = bg::model::box<TreePoint>;

constexpr double infinity = std::numeric_limits<double>::infinity();

using Boxes = std::vector<Aabb2>;
using Pairs = std::vector<IndexPair>;

Pairs sorted(Pairs pairs)
{
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

Pairs found(const Boxes &boxes)
{
    return sorted(overlappingPairs(boxes).pairs);
}

Pairs byBruteForce(const Boxes &boxes)
{
    Pairs pairs;
    for (quint32 i = 0; i < boxes.size(); ++i) {
        for (quint32 j = i + 1; j < boxes.size(); ++j) {
            if (boxes[i].isFinite() && boxes[j].isFinite() && boxes[i].overlaps(boxes[j]))
                pairs.push_back({i, j});
        }
    }
    return pairs;
}

Pairs byTree(const Boxes &boxes)
{
    std::vector<std::pair<TreeBox, quint32>> leaves;
    for (quint32 i = 0; i < boxes.size(); ++i) {
        // The tree asserts that boxes are not empty.
        if (!boxes[i].isEmpty())
            leaves.push_back(
                {{TreePoint(boxes[i].min[0], boxes[i].min[1]), TreePoint(boxes[i].max[0], boxes[i].max[1])}, i});
    }
    const bgi::rtree<std::pair<TreeBox, quint32>, bgi::quadratic<16>> tree(leaves.begin(), leaves.end());
    Pairs pairs;
    for (const auto &leaf : leaves) {
        for (auto other = tree.qbegin(bgi::intersects(leaf.first)); other != tree.qend(); ++other) {
            if (leaf.second < other->second)
                pairs.push_back({leaf.second, other->second});
        }
    }
    return sorted(pairs);
}

} // namespace

class TestOverlappingPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoBoxes_data();
    void twoBoxes();
    void fewBoxes();
    void badBoxesMeetNothing();
    void equalsBruteForce_data();
    void equalsBruteForce();
    void equalsATree();
    void manyEqualATree_data();
    void manyEqualATree();
    void manyOnOneSpotStayBounded();
    void stopsWhenTold();
    void tellsAlwaysTheSame();
};

void TestOverlappingPairs::twoBoxes_data()
{
    QTest::addColumn<Aabb2>("other");
    QTest::addColumn<bool>("isPair");
    const auto row = [](const char *name, const Aabb2 &other, bool isPair) { QTest::newRow(name) << other << isPair; };
    row("overlap", box(5, 5, 15, 15), true);
    row("edge touch", box(10, 0, 20, 10), true);
    row("corner touch", box(10, 10, 20, 20), true);
    row("identical", box(0, 0, 10, 10), true);
    row("nested", box(4, 4, 5, 5), true);
    row("around", box(-1e9, -1e9, 1e9, 1e9), true);
    row("point inside", box(3, 3, 3, 3), true);
    row("point on a corner", box(10, 0, 10, 0), true);
    row("segment across", box(-5, 5, 15, 5), true);
    row("tiny", box(10, 10, 10 + 1e-9, 10 + 1e-9), true);
    row("apart", box(11, 0, 20, 10), false);
    row("apart by one ulp", box(std::nextafter(10.0, 11.0), 0, 20, 10), false);
    row("apart below", box(0, 11, 10, 20), false);
    row("empty", {}, false);
    row("negative size", box(8, 8, 2, 2), false);
    row("NaN", box(std::nan(""), 0, 10, 10), false);
    row("infinite", box(0, 0, infinity, 10), false);
}

void TestOverlappingPairs::twoBoxes()
{
    QFETCH(Aabb2, other);
    QFETCH(bool, isPair);
    const Aabb2 own = box(0, 0, 10, 10);
    QCOMPARE(found({own, other}), isPair ? Pairs({{0, 1}}) : Pairs());
    QCOMPARE(found({other, own}), isPair ? Pairs({{0, 1}}) : Pairs());
    // Many other boxes make the search partition space.
    Boxes boxes{own, other};
    for (int i = 0; i < 200; ++i)
        boxes.push_back(box(-3e9 + i, -3e9, -3e9 + i, -3e9));
    QCOMPARE(found(boxes), isPair ? Pairs({{0, 1}}) : Pairs());
}

void TestOverlappingPairs::fewBoxes()
{
    QVERIFY(found({}).empty());
    QVERIFY(found({box(0, 0, 1, 1)}).empty());
    QVERIFY(overlappingPairs({}).isComplete);
}

void TestOverlappingPairs::badBoxesMeetNothing()
{
    const Aabb2 all = box(-infinity, -infinity, infinity, infinity);
    QVERIFY(found({all, all, {}, {}, box(std::nan(""), 0, 0, 0)}).empty());
    const double largest = std::numeric_limits<double>::max();
    QCOMPARE(found({all, box(-largest, -largest, largest, largest), box(1, 1, 2, 2)}), Pairs({{1, 2}}));
}

void TestOverlappingPairs::equalsBruteForce_data()
{
    QTest::addColumn<int>("kind");
    const char *const names[] = {"integer grid, thin ones too",
                                 "sizes from 1e-3 to 1e6",
                                 "rows and columns",
                                 "giants among small ones",
                                 "most on one spot",
                                 "one line",
                                 "any magnitude"};
    for (int kind = 0; kind < 7; ++kind)
        QTest::newRow(names[kind]) << kind;
}

void TestOverlappingPairs::equalsBruteForce()
{
    QFETCH(int, kind);
    Random random(4711);
    for (int round = 0; round < 12; ++round) {
        Boxes boxes;
        const int count = random.integer(1, 900);
        for (int i = 0; i < count; ++i) {
            const double x = random.integer(0, 150), y = random.integer(0, 150);
            const double size = std::pow(10, random.real(-3, 6));
            switch (kind) {
            case 0:
                boxes.push_back(box(x, y, x + random.integer(0, 6), y + random.integer(0, 6)));
                break;
            case 1:
                boxes.push_back(box(x * 1e4, y * 1e4, x * 1e4 + size, y * 1e4 + size * random.real(0, 1)));
                break;
            case 2:
                boxes.push_back(random.coin() ? box(-1e9, y, x, y + 0.5) : box(x, y, x + 0.5, 1e9));
                break;
            case 3:
                boxes.push_back(i % 10 == 0 ? box(-x, -y, 150 + y, 150 + x) : box(x, y, x + 1, y + 1));
                break;
            case 4:
                boxes.push_back(i % 5 != 0 ? box(70, 70, 70, 70) : box(x, y, x + 3, y + 3));
                break;
            case 5:
                boxes.push_back(box(7, y, 7, y + random.integer(0, 1)));
                break;
            default:
                boxes.push_back(box(-size, size, size * 2, size * 3));
            }
            if (random.integer(0, 50) == 0)
                boxes.push_back({});
        }
        QCOMPARE(found(boxes), byBruteForce(boxes));
    }
}

void TestOverlappingPairs::equalsATree()
{
    Random random(4712);
    for (bool isClustered : {false, true}) {
        Boxes boxes;
        QPointF center;
        for (int i = 0; i < 8000; ++i) {
            if (i % 200 == 0)
                center = random.point(2500);
            const QPointF place = isClustered ? center + random.point(60) : random.point(2500);
            boxes.push_back(bounds(
                Obb{place, random.real(1, 25), random.real(1, 25), QPointF(std::cos(double(i)), std::sin(double(i)))}));
        }
        QCOMPARE(found(boxes), byTree(boxes));
    }
}

// A large number of boxes is searched by several threads, in strips that are bounded by the centers of some boxes. On
// a coarse grid, most of these bounds lie on sides of boxes.
void TestOverlappingPairs::manyEqualATree_data()
{
    QTest::addColumn<int>("kind");
    const char *const names[] = {"on a grid",     "a crowd among them", "wide",
                                 "tall and wide", "crowds alone",       "anywhere"};
    for (int kind = 0; kind < 6; ++kind)
        QTest::newRow(names[kind]) << kind;
}

void TestOverlappingPairs::manyEqualATree()
{
    QFETCH(int, kind);
    Random random(4714);
    Boxes boxes;
    for (int i = 0; i < 8400; ++i) {
        const double x = random.integer(0, 300), y = random.integer(0, 300), level = random.integer(0, 30000);
        if (kind == 1 && i % 10 == 0)
            boxes.push_back(box(80, 10, 80, 10));
        else if (kind == 2 || (kind == 3 && i % 100 == 0))
            boxes.push_back(box(0, level, 300, level + random.real(0, 5)));
        else if (kind == 3 && i % 100 == 1)
            boxes.push_back(box(x, 0, x, 3000));
        else if (kind == 4)
            boxes.push_back(box(i % 40 * 97, i % 40 * 89, i % 40 * 97 + x / 10 + 1, i % 40 * 89 + y / 10 + 1));
        else if (kind == 5)
            boxes.push_back(box(level * 1.1, y * 9.7 + x, level * 1.1 + 10 * random.real(1, 20), y * 9.7 + x + 50));
        else
            boxes.push_back(box(x, y, x + random.integer(0, 1), y + random.integer(0, 1)));
        if (i % 1000 == 0)
            boxes.push_back({});
    }
    const Pairs pairs = found(boxes);
    QVERIFY(pairs.size() > 1000);
    QCOMPARE(pairs, byTree(boxes));
    QCOMPARE(overlappingPairs(boxes).pairs, overlappingPairs(boxes).pairs);
    const OverlappingPairs some = overlappingPairs(boxes, 1000);
    QVERIFY(!some.isComplete);
    QCOMPARE(some.pairs.size(), 1000u);
}

void TestOverlappingPairs::manyOnOneSpotStayBounded()
{
    const Boxes boxes(20000, box(1, 2, 3, 4));
    const OverlappingPairs some = overlappingPairs(boxes, 100000);
    QVERIFY(!some.isComplete);
    QCOMPARE(some.pairs.size(), 100000u);
    const Boxes few(300, box(1, 2, 3, 4));
    QVERIFY(overlappingPairs(few, 300 * 299 / 2).isComplete);
    QVERIFY(!overlappingPairs(few, 300 * 299 / 2 - 1).isComplete);
    QCOMPARE(overlappingPairs(few, 0).pairs.size(), 0u);
    QVERIFY(overlappingPairs(std::span(few).first(1), 0).isComplete);
}

void TestOverlappingPairs::stopsWhenTold()
{
    const Boxes boxes(5000, box(1, 2, 3, 4));
    int calls = 0;
    QVERIFY(!visitOverlappingPairs(boxes, [&calls](std::span<const IndexPair> pairs) {
        ++calls;
        return !pairs.empty() && calls < 3;
    }));
    QCOMPARE(calls, 3);
}

void TestOverlappingPairs::tellsAlwaysTheSame()
{
    Random random(4713);
    Boxes boxes;
    for (int i = 0; i < 2000; ++i) {
        const QPointF place = random.point(100);
        boxes.push_back(box(place.x(), place.y(), place.x() + 5, place.y() + 5));
    }
    QCOMPARE(overlappingPairs(boxes).pairs, overlappingPairs(boxes).pairs);
    const Pairs pairs = found(boxes);
    QVERIFY(std::all_of(pairs.begin(), pairs.end(), [](IndexPair pair) { return pair.first < pair.second; }));
}

TRAMMEL_TEST(TestOverlappingPairs)
#include "tst_overlappingpairs.moc"
