#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/shapeidset.h>

#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace Trammel;

class TestShapeIdSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refused();
    void likeSets();
};

// Null ids and those beyond the largest one are in no set.
void TestShapeIdSet::refused()
{
    ShapeIdSet set;
    QVERIFY(!set.insert(ShapeId()));
    QVERIFY(!set.insert(ShapeId(ShapeId::Largest + 1)));
    QCOMPARE(set.insert(ShapeIds{ShapeId(), ShapeId(7), ShapeId(7), ShapeId(ShapeId::Largest)}), 2);
    QCOMPARE(set.count(), 2);
    QVERIFY(set.contains(ShapeIds()));
    QVERIFY(set.contains(ShapeIds{ShapeId(ShapeId::Largest), ShapeId(7)}));
    QVERIFY(!set.contains(ShapeIds{ShapeId(7), ShapeId()}));
    QVERIFY(!set.contains(ShapeIds{ShapeId(7), ShapeId(ShapeId::Largest + 1)}));
}

// Random changes give the ids and the count that std::set gives.
void TestShapeIdSet::likeSets()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const int rounds = testRounds(200);
    for (int round = 0; round < rounds; ++round) {
        ShapeIdSet sets[2];
        std::set<ShapeId> expected[2];
        for (int i = 0; i < 2; ++i) {
            // Some pages are in one of the sets, or in both, or in none.
            const int first = 1 + random.upTo(20'000), width = random.upTo(20'000);
            ShapeIds ids;
            for (int j = random.upTo(300); j > 0; --j)
                ids.append(ShapeId(quint32(first + random.upTo(width))));
            expected[i].insert(ids.begin(), ids.end());
            QCOMPARE(sets[i].insert(ids), qsizetype(expected[i].size()));
            QVERIFY(sets[i].contains(ids));
            for (int j = random.upTo(20); j > 0 && !ids.isEmpty(); --j) {
                const ShapeId id = ids[random.upTo(int(ids.size()) - 1)];
                QCOMPARE(sets[i].remove(id), expected[i].erase(id) == 1);
                QVERIFY(!sets[i].contains(ids));
            }
        }
        sets[0].insert(sets[1]);
        expected[0].insert(expected[1].begin(), expected[1].end());
        QCOMPARE(sets[0].count(), qsizetype(expected[0].size()));
        ShapeIds found;
        sets[0].forEach([&found](ShapeId id) { found.append(id); });
        QVERIFY(std::equal(found.begin(), found.end(), expected[0].begin(), expected[0].end()));
    }
}

TRAMMEL_TEST(TestShapeIdSet)
#include "tst_shapeidset.moc"
