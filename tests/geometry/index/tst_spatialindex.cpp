#include "geometry/index/packedtree_p.h"
#include "tests/geometry/boxes.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/spatialindex.h>

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace Trammel;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

std::vector<quint32> sorted(std::vector<quint32> ids)
{
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// A reference that searches a plain list.
struct PlainIndex
{
    std::map<quint32, Aabb2> boxes;

    std::vector<quint32> query(const Aabb2 &wanted) const
    {
        std::vector<quint32> ids;
        for (const auto &[id, own] : boxes) {
            if (own.isFinite() && !own.isEmpty() && !wanted.isEmpty() && own.overlaps(wanted))
                ids.push_back(id);
        }
        return ids;
    }
};

/// Boxes on a coarse grid, so that many only touch; some are thin, some are empty.
Aabb2 randomBox(Random &random)
{
    if (random.integer(0, 40) == 0)
        return {};
    const double x = random.integer(0, 200), y = random.integer(0, 200);
    return box(x, y, x + random.integer(0, 12), y + random.integer(0, 12));
}

/// Whether the visit of the entries in an area omits only entries outside, and knows which ones are inside.
bool visitsEntriesIn(const SpatialIndex &index, const PlainIndex &plain, const Aabb2 &area)
{
    const auto locate = [&area](const Aabb2 &box) {
        if (!box.overlaps(area))
            return Location::Outside;
        return area.contains(box) ? Location::Inside : Location::Boundary;
    };
    // The visited box is larger than the area, so that boxes in it can be outside.
    const Aabb2 visited = area.expanded(20);
    std::vector<quint32> found, meeting;
    bool isRight = true;
    index.visit(visited, locate, [&](quint32 id, const Aabb2 &box, Location location) {
        found.push_back(id);
        isRight = isRight && box == plain.boxes.at(id) && box.overlaps(visited)
            && (location == Location::Boundary || (location == Location::Inside && area.contains(box)));
        if (box.overlaps(area))
            meeting.push_back(id);
    });
    found = sorted(found);
    return isRight && std::adjacent_find(found.begin(), found.end()) == found.end()
        && sorted(meeting) == plain.query(area);
}

} // namespace

class TestSpatialIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsEmpty();
    void findsTouchingBoxes_data();
    void findsTouchingBoxes();
    void keepsButNeverFindsBadBoxes();
    void buildKeepsTheLastOfRepeatedIds();
    void insertMoves();
    void removeForgets();
    void boundsHoldEverything();
    void holdsHugeAndTinyAndManyOnOneSpot();
    void farIdsCostLittle();
    void infiniteBoxesMeetNoRemovedEntries();
    void moveTogetherAndApart();
    void neighborsArePackedTogether_data();
    void neighborsArePackedTogether();
    void equalsAPlainListAfterRandomEdits();
};

void TestSpatialIndex::startsEmpty()
{
    SpatialIndex index;
    QCOMPARE(index.size(), 0);
    QVERIFY(!index.contains(0));
    QVERIFY(!index.remove(7));
    QVERIFY(index.box(3).isEmpty());
    QVERIFY(index.bounds().isEmpty());
    QVERIFY(index.query(box(-1e9, -1e9, 1e9, 1e9)).empty());
    index.build({});
    index.update({});
    QCOMPARE(index.size(), 0);
}

void TestSpatialIndex::findsTouchingBoxes_data()
{
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("right");
    QTest::addColumn<double>("bottom");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("overlap") << 5.0 << 5.0 << 15.0 << 15.0 << true;
    QTest::newRow("edge touch") << 10.0 << 0.0 << 20.0 << 10.0 << true;
    QTest::newRow("corner touch") << 10.0 << 10.0 << 20.0 << 20.0 << true;
    QTest::newRow("identical") << 0.0 << 0.0 << 10.0 << 10.0 << true;
    QTest::newRow("nested") << 4.0 << 4.0 << 5.0 << 5.0 << true;
    QTest::newRow("around") << -1e9 << -1e9 << 1e9 << 1e9 << true;
    QTest::newRow("infinite around") << -infinity << -infinity << infinity << infinity << true;
    QTest::newRow("point inside") << 3.0 << 3.0 << 3.0 << 3.0 << true;
    QTest::newRow("point on a corner") << 10.0 << 0.0 << 10.0 << 0.0 << true;
    QTest::newRow("apart") << 11.0 << 0.0 << 20.0 << 10.0 << false;
    QTest::newRow("apart by one ulp") << std::nextafter(10.0, 11.0) << 0.0 << 20.0 << 10.0 << false;
    QTest::newRow("negative size") << 8.0 << 8.0 << 2.0 << 2.0 << false;
    QTest::newRow("NaN") << std::nan("") << 0.0 << 10.0 << 10.0 << false;
}

void TestSpatialIndex::findsTouchingBoxes()
{
    QFETCH(double, left);
    QFETCH(double, top);
    QFETCH(double, right);
    QFETCH(double, bottom);
    QFETCH(bool, isFound);
    SpatialIndex index;
    index.insert(3, box(0, 0, 10, 10));
    QCOMPARE(index.query(box(left, top, right, bottom)), isFound ? std::vector<quint32>{3} : std::vector<quint32>{});
}

void TestSpatialIndex::keepsButNeverFindsBadBoxes()
{
    SpatialIndex index;
    index.insert(0, {});
    index.insert(1, box(0, 0, infinity, 1));
    index.insert(2, box(0, 0, std::nan(""), 1));
    index.insert(3, box(2, 2, 1, 1));
    index.insert(4, box(-1e300, -1e300, 1e300, 1e300));
    QCOMPARE(index.size(), 5);
    QVERIFY(index.contains(0) && index.contains(2));
    QCOMPARE(index.box(1).max[0], infinity);
    QCOMPARE(index.query(box(-infinity, -infinity, infinity, infinity)), std::vector<quint32>{4});

    index.insert(4, {});
    QVERIFY(index.query(box(0, 0, 1, 1)).empty());
    index.insert(0, box(0, 0, 1, 1));
    QCOMPARE(index.query(box(0, 0, 1, 1)), std::vector<quint32>{0});
    QVERIFY(index.remove(2));
    QCOMPARE(index.size(), 4);
}

void TestSpatialIndex::buildKeepsTheLastOfRepeatedIds()
{
    SpatialIndex index;
    index.insert(9, box(0, 0, 1, 1));
    const std::vector<SpatialIndex::Entry> entries{
        {5, box(0, 0, 1, 1)}, {6, box(2, 2, 3, 3)}, {5, box(10, 10, 11, 11)}};
    index.build(entries);
    QCOMPARE(index.size(), 2);
    QVERIFY(!index.contains(9));
    QVERIFY(index.query(box(0, 0, 1, 1)).empty());
    QCOMPARE(index.query(box(10, 10, 10, 10)), std::vector<quint32>{5});
}

void TestSpatialIndex::insertMoves()
{
    SpatialIndex index;
    index.insert(1, box(0, 0, 1, 1));
    index.insert(1, box(5, 5, 6, 6));
    index.insert(1, box(5, 5, 6, 6));
    QCOMPARE(index.size(), 1);
    QVERIFY(index.query(box(0, 0, 1, 1)).empty());
    QCOMPARE(index.query(box(0, 0, 9, 9)), std::vector<quint32>{1});
}

void TestSpatialIndex::removeForgets()
{
    SpatialIndex index;
    index.insert(1, box(0, 0, 1, 1));
    index.insert(2, box(0, 0, 1, 1));
    QVERIFY(index.remove(1));
    QVERIFY(!index.remove(1));
    QVERIFY(!index.contains(1));
    QVERIFY(index.box(1).isEmpty());
    QCOMPARE(index.query(box(0, 0, 1, 1)), std::vector<quint32>{2});
    index.clear();
    QCOMPARE(index.size(), 0);
    QVERIFY(index.query(box(0, 0, 1, 1)).empty());
}

void TestSpatialIndex::boundsHoldEverything()
{
    SpatialIndex index;
    index.insert(1, box(-3, 0, 1, 1));
    index.insert(2, box(0, -7, 20, 1));
    QCOMPARE(index.bounds(), box(-3, -7, 20, 1));
    index.remove(2);
    QVERIFY(index.bounds().contains(box(-3, 0, 1, 1)));
}

void TestSpatialIndex::holdsHugeAndTinyAndManyOnOneSpot()
{
    Random random;
    PlainIndex plain;
    std::vector<SpatialIndex::Entry> entries;
    for (quint32 id = 1; id <= 3000; ++id) {
        const double size = std::pow(10.0, random.real(-9, 9));
        const double x = id % 3 ? 0 : random.real(-1, 1) * size, y = id % 3 ? 0 : random.real(-1, 1) * size;
        entries.push_back({id, box(x, y, x + (id % 3 == 1 ? 0 : size), y + (id % 3 == 1 ? 0 : size))});
        plain.boxes[id] = entries.back().box;
    }
    SpatialIndex index;
    index.build(entries);
    for (int i = 0; i < 200; ++i) {
        const double x = random.real(-1, 1) * std::pow(10.0, random.real(-9, 9)), size = random.real(0, 2) * x;
        const Aabb2 wanted = box(x, x, x + std::abs(size), x + std::abs(size));
        QCOMPARE(sorted(index.query(wanted)), plain.query(wanted));
    }
    QCOMPARE(index.query(box(0, 0, 0, 0)).size(), plain.query(box(0, 0, 0, 0)).size());
}

void TestSpatialIndex::farIdsCostLittle()
{
    SpatialIndex index;
    const quint32 step = 26843;
    for (quint32 i = 0; i < 10000; ++i)
        index.insert(i * step, box(i, 0, i + 1, 1));
    QCOMPARE(index.size(), 10000);
    QCOMPARE(sorted(index.query(box(7, 0, 8, 1))), (std::vector<quint32>{6 * step, 7 * step, 8 * step}));
    QVERIFY(index.remove(8 * step));
    QVERIFY(!index.contains(8 * step));
    QVERIFY(!index.contains(8 * step + 1));
}

void TestSpatialIndex::infiniteBoxesMeetNoRemovedEntries()
{
    SpatialIndex index;
    std::vector<SpatialIndex::Entry> entries;
    for (quint32 id = 0; id < 100; ++id)
        entries.push_back({id, box(id, id, id + 2, id + 2)});
    index.build(entries);
    const Aabb2 everything = box(-infinity, -infinity, infinity, infinity);
    index.update(std::vector<SpatialIndex::Entry>{{7, box(0, 0, 1, 1)}, {8, {}}});
    QVERIFY(index.remove(9));
    std::vector<quint32> left;
    for (quint32 id = 0; id < 100; ++id) {
        if (id != 8 && id != 9)
            left.push_back(id);
    }
    QCOMPARE(sorted(index.query(everything)), left);
    index.settle();
    QCOMPARE(sorted(index.query(everything)), left);
}

void TestSpatialIndex::moveTogetherAndApart()
{
    Random random;
    PlainIndex plain;
    std::vector<SpatialIndex::Entry> entries;
    for (quint32 id = 0; id < 3000; ++id)
        entries.push_back({id, randomBox(random)});
    SpatialIndex index;
    index.build(entries);
    const auto moveBy = [&](const auto &change) {
        for (auto &entry : entries) {
            if (!entry.box.isEmpty())
                entry.box = change(entry.box);
            plain.boxes[entry.id] = entry.box;
        }
        index.update(entries);
        for (int i = 0; i < 50; ++i) {
            const Aabb2 wanted = randomBox(random);
            QCOMPARE(sorted(index.query(wanted)), plain.query(wanted));
        }
    };
    for (int round = 0; round < 3; ++round) {
        moveBy([](const Aabb2 &own) { return own.translated({1, -2}); });
        moveBy([](const Aabb2 &own) { return box(200 - own.max[0], own.min[1], 200 - own.min[0], own.max[1]); });
        moveBy([&](const Aabb2 &) { return randomBox(random); });
        // An entry that is not packed.
        index.insert(quint32(round), box(5, 5, 6, 6));
        moveBy([](const Aabb2 &own) { return own.translated({3, 3}); });
        QVERIFY(index.remove(quint32(round)));
        plain.boxes.erase(quint32(round));
        entries.erase(entries.begin());
        moveBy([](const Aabb2 &own) { return own.translated({-1, 0}); });
    }
}

void TestSpatialIndex::neighborsArePackedTogether_data()
{
    QTest::addColumn<double>("outlier");
    QTest::newRow("none") << 0.5;
    QTest::newRow("far away") << 1e9;
    QTest::newRow("at the end of all numbers") << 1e308;
}

// The order of the leaves decides how many boxes a query tests.
void TestSpatialIndex::neighborsArePackedTogether()
{
    QFETCH(double, outlier);
    constexpr quint32 count = 10000;
    Random random;
    std::vector<Aabb2> boxes{box(outlier, outlier, outlier, outlier)};
    std::vector<quint32> ids{0};
    for (quint32 id = 1; id <= count; ++id) {
        const double x = random.real(0, 1), y = random.real(0, 1);
        boxes.push_back(box(x, y, x, y));
        ids.push_back(id);
    }
    std::vector<std::size_t> positions(boxes.size());
    PackedTree tree;
    tree.build(
        ids, [&boxes](quint32 id) { return boxes[id]; },
        [&positions](quint32 id, std::size_t position) { positions[id] = position; });
    QCOMPARE(tree.leaves().size(), boxes.size());
    for (quint32 id : ids) {
        QCOMPARE(tree.leaves()[positions[id]].id, id);
        QVERIFY(tree.leaves()[positions[id]].box == boxes[id]);
    }
    double length = 0;
    const PackedTree::Leaf *last = nullptr;
    for (const PackedTree::Leaf &leaf : tree.leaves()) {
        if (leaf.id == 0)
            continue;
        if (last)
            length += std::hypot(leaf.box.min[0] - last->box.min[0], leaf.box.min[1] - last->box.min[1]);
        last = &leaf;
    }
    // The shortest way through so many random points has a length of about 71, and a random one of about 5,200.
    QVERIFY2(length < 120, qPrintable(QString::number(length)));
}

void TestSpatialIndex::equalsAPlainListAfterRandomEdits()
{
    Random random;
    const auto upTo = [&random](int last) { return random.integer(0, last); };
    SpatialIndex index;
    PlainIndex plain;
    const auto randomEntries = [&](int count) {
        std::vector<SpatialIndex::Entry> entries;
        for (int i = 0; i < count; ++i)
            entries.push_back({quint32(upTo(600)), randomBox(random)});
        for (const auto &entry : entries)
            plain.boxes[entry.id] = entry.box;
        return entries;
    };
    for (int step = 0; step < 4000; ++step) {
        const int action = upTo(99);
        if (action == 0) {
            plain.boxes.clear();
            index.build(randomEntries(upTo(500)));
        } else if (action < 4) {
            index.update(randomEntries(upTo(action == 1 ? 300 : 20)));
        } else if (action < 8) {
            // A few boxes move repeatedly, as in a drag; sometimes boxes at rest change in between.
            std::vector<SpatialIndex::Entry> moving;
            for (int i = upTo(action == 4 ? 150 : 15); i > 0; --i)
                moving.push_back({quint32(upTo(600)), {}});
            for (int move = upTo(5); move > 0; --move) {
                for (auto &entry : moving) {
                    entry.box = randomBox(random);
                    plain.boxes[entry.id] = entry.box;
                }
                index.update(moving);
                const Aabb2 wanted = randomBox(random);
                QCOMPARE(sorted(index.query(wanted)), plain.query(wanted));
            }
        } else if (action < 12) {
            index.settle();
        } else if (action < 14) {
            std::vector<quint32> ids;
            for (int i = upTo(action == 12 ? 200 : 10); i > 0; --i)
                ids.push_back(quint32(upTo(600)));
            for (quint32 id : ids)
                plain.boxes.erase(id);
            index.remove(ids);
        } else if (action < 60) {
            const quint32 id = quint32(upTo(600));
            plain.boxes[id] = randomBox(random);
            index.insert(id, plain.boxes[id]);
        } else {
            const quint32 id = quint32(upTo(600));
            QCOMPARE(index.remove(id), plain.boxes.erase(id) == 1);
        }
        QCOMPARE(index.size(), qsizetype(plain.boxes.size()));
        const Aabb2 wanted = randomBox(random);
        QCOMPARE(sorted(index.query(wanted)), plain.query(wanted));
        const std::size_t most = std::size_t(upTo(8));
        std::vector<quint32> first;
        index.visitWhile(wanted, [&](quint32 id, const Aabb2 &) {
            first.push_back(id);
            return first.size() <= most;
        });
        const std::vector<quint32> all = plain.query(wanted);
        QCOMPARE(first.size(), std::min(all.size(), most + 1));
        first = sorted(first);
        QVERIFY(std::includes(all.begin(), all.end(), first.begin(), first.end()));
        QVERIFY2(visitsEntriesIn(index, plain, box(20, 30, 20 + upTo(180), 30 + upTo(170))), "entries in an area");
        if (step % 100 == 0) {
            const bool allMeet = plain.query(index.bounds()).size() == plain.boxes.size();
            QCOMPARE(index.allMeet(index.bounds()), allMeet);
            const Aabb2 large = box(50, 20, 180, 190);
            QCOMPARE(sorted(index.query(large)), plain.query(large));
            for (const auto &[id, own] : plain.boxes)
                QCOMPARE(index.box(id), own);
        }
    }
}

TRAMMEL_TEST(TestSpatialIndex)
#include "tst_spatialindex.moc"
