#include "geometry/convex/convex_p.h"
#include "geometry/convex/satbatch_p.h"
#include "tests/geometry/boxfamilies.h"
#include "tests/testprogram.h"
#include <trammel/geometry/sat.h>
#include <trammel/geometry/satbatch.h>

#include <QtTest/QTest>

using namespace Trammel;

namespace {

struct Columns
{
    explicit Columns(const std::vector<Obb> &boxes)
    {
        for (auto &column : numbers)
            column.resize(boxes.size() + ObbKernelWidth);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const Obb &box = boxes[i];
            const std::array row{box.center.x(), box.center.y(), box.halfWidth,      box.halfHeight,
                                 box.axis.x(),   box.axis.y(),   SatBox(box).slack()};
            for (std::size_t column = 0; column < row.size(); ++column)
                numbers[column][i] = row[column];
        }
    }

    ObbColumns at(std::size_t i) const
    {
        return {&numbers[0][i], &numbers[1][i], &numbers[2][i], &numbers[3][i],
                &numbers[4][i], &numbers[5][i], &numbers[6][i]};
    }

    std::array<std::vector<double>, 7> numbers;
};

std::vector<Obb> someBoxes(Random &random, BoxFamily family, int count)
{
    std::vector<Obb> boxes;
    for (int i = 0; i < count; ++i)
        boxes.push_back(familyBox(random, family));
    return boxes;
}

} // namespace

class TestSatBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKernelIsRight_data();
    void everyKernelIsRight();
    void equalsSingleTests();
    void strangeBoxes();
    void keepsItsBoxes();
};

void TestSatBatch::everyKernelIsRight_data()
{
    QTest::addColumn<quintptr>("kernel");
    QTest::newRow("portable") << quintptr(&obbKernelPortable);
    // On a processor without these, the portable kernel is tested again.
    QTest::newRow("SSE2") << quintptr(obbKernelSse2() ? obbKernelSse2() : &obbKernelPortable);
    QTest::newRow("AVX2") << quintptr(obbKernelAvx2() ? obbKernelAvx2() : &obbKernelPortable);
}

void TestSatBatch::everyKernelIsRight()
{
    QFETCH(quintptr, kernel);
    const auto test = reinterpret_cast<ObbKernel>(kernel);
    Random random;
    for (BoxFamily family : AllBoxFamilies) {
        const std::vector<Obb> boxes = someBoxes(random, family, 64);
        const Columns columns(boxes);
        int decided = 0;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (std::size_t from = 0; from < boxes.size(); from += ObbKernelWidth) {
                const ObbVerdicts verdicts = test(columns.at(i), columns.at(0), from);
                QCOMPARE(verdicts.apart & verdicts.overlapping, 0u);
                for (std::size_t k = 0; k < ObbKernelWidth; ++k) {
                    const Relation exact = relation(boxes[i], boxes[from + k]);
                    QVERIFY(!(verdicts.apart >> k & 1) || exact == Relation::Apart);
                    QVERIFY(!(verdicts.overlapping >> k & 1) || exact == Relation::Overlapping);
                    decided += (verdicts.apart | verdicts.overlapping) >> k & 1;
                }
            }
        }
        QVERIFY(decided > 64 * 64 / 2);
    }
}

void TestSatBatch::equalsSingleTests()
{
    Random random;
    for (BoxFamily family : AllBoxFamilies) {
        for (int count : {0, 1, 15, 16, 17, 100}) {
            const std::vector<Obb> boxes = someBoxes(random, family, count);
            const ObbBatch batch(boxes);
            std::vector<unsigned char> verdicts(boxes.size(), 7);
            for (int round = 0; round < 20; ++round) {
                const Obb box = familyBox(random, family);
                for (Reading reading : {Reading::Closed, Reading::Open}) {
                    QVERIFY(batch.intersects(box, verdicts, reading));
                    for (std::size_t i = 0; i < boxes.size(); ++i) {
                        const Relation exact = relation(box, boxes[i]);
                        const bool isMet = exact == Relation::Overlapping
                            || (exact == Relation::Touching && reading == Reading::Closed);
                        QCOMPARE(bool(verdicts[i]), isMet);
                        QCOMPARE(intersects(box, boxes[i], reading), isMet);
                    }
                }
            }
        }
    }
}

void TestSatBatch::strangeBoxes()
{
    const Obb plain{{0, 0}, 2, 1, {1, 0}};
    std::vector<Obb> boxes{plain,
                           {{3, 0}, 1, 1, {2, 0}}, // reaches 2 because of its axis
                           {{3, 0}, -1, -1, {1, 0}}, // touches
                           {{0, 0}, 1, 1, {0, 0}}, // no axis: a point
                           {{1e200, 0}, 1e200, 1, {1, 0}}, // touches at 0
                           {{0, 1e308}, 1, 1.5e308, {1, 0}}, // overflows in between
                           {{0, 1e-320}, 1e-320, 1e-320, {0, 1}},
                           {{qQNaN(), 0}, 1, 1, {1, 0}},
                           {{0, 0}, qInf(), 1, {1, 0}},
                           {{0, 0}, 1, 1, {qQNaN(), 0}}};
    const std::vector<int> closed{1, 1, 1, 1, 1, 1, 1, 0, 0, 0}, open{1, 1, 0, 1, 1, 1, 1, 0, 0, 0};
    const ObbBatch batch(boxes);
    std::vector<unsigned char> verdicts(boxes.size());
    QVERIFY(batch.intersects(plain, verdicts));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        QCOMPARE(int(verdicts[i]), closed[i]);
        QCOMPARE(intersects(plain, boxes[i]), bool(closed[i]));
        QCOMPARE(intersects(boxes[i], plain), bool(closed[i]));
        QCOMPARE(intersects(plain, boxes[i], Reading::Open), bool(open[i]));
        // The special box is the query.
        std::vector<unsigned char> turned(boxes.size());
        QVERIFY(batch.intersects(boxes[i], turned));
        QCOMPARE(int(turned[0]), closed[i]);
    }
}

void TestSatBatch::keepsItsBoxes()
{
    Random random;
    ObbBatch batch;
    std::vector<unsigned char> verdicts(40);
    QVERIFY(!batch.intersects(Obb(), verdicts));
    for (int i = 0; i < 40; ++i)
        batch.append({{100.0 * i, 0}, 1, 1, {1, 0}});
    QCOMPARE(batch.size(), std::size_t(40));
    batch.set(33, {{5, 5}, 1, 1, {1, 0}});
    QCOMPARE(batch[33].center, QPointF(5, 5));
    QVERIFY(batch.intersects({{5, 4}, 1, 1, {1, 0}}, verdicts));
    for (int i = 0; i < 40; ++i)
        QCOMPARE(int(verdicts[std::size_t(i)]), int(i == 33));
    batch.clear();
    QCOMPARE(batch.size(), std::size_t(0));
    QVERIFY(!batch.intersects(Obb(), verdicts) && batch.intersects(Obb(), {}));
}

TRAMMEL_TEST(TestSatBatch)
#include "tst_satbatch.moc"
