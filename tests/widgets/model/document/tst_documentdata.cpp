#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/shape/outlinepool_p.h"
#include <trammel/document.h>
#include <trammel/documentdata.h>

#include <QtCore/QMap>
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

#include <algorithm>

using namespace Trammel;

namespace {

DocumentData rectangles(int count)
{
    DocumentData data;
    for (int i = 1; i <= count; ++i) {
        data.shapes.insert(ShapeId(quint32(i)), Shape::rectangle({double(i), 0}, {1, 1}));
        data.order.append(ShapeId(quint32(i)));
    }
    data.nextId = quint32(count) + 1;
    return data;
}

/// The number of shapes that both drawings share in memory.
int sharedCount(const DocumentData &a, const DocumentData &b)
{
    int count = 0;
    for (ShapeId id : a.order)
        count += a.shapes.find(id) == b.shapes.find(id);
    return count;
}

} // namespace

class TestDocumentData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storeKeepsShapesById();
    void storeRefusesBadIds();
    void copiesShareUntilOneIsChanged();
    void copiesAreIndependent();
    void equalityIsExact();
    void faultNamesWhatIsWrong_data();
    void faultNamesWhatIsWrong();
    void farIdsAreKept();
    void shapesAreTakenAndMerged();
    void poolSharesEqualOutlines();
};

void TestDocumentData::storeKeepsShapesById()
{
    ShapeStore store;
    QVERIFY(!store.find(ShapeId()));
    QVERIFY(!store.find(ShapeId(5)));
    QVERIFY(store.insert(ShapeId(5), Shape::rectangle({1, 2}, {3, 4})));
    QVERIFY(store.insert(ShapeId(100000), Shape::ellipse({1, 2}, {3, 4})));
    QCOMPARE(store.count(), 2);
    QVERIFY(store.insert(ShapeId(5), Shape::rectangle({7, 8}, {3, 4})));
    QCOMPARE(store.count(), 2);
    QCOMPARE(store.find(ShapeId(5))->center.x(), 7);
    QVERIFY(!store.find(ShapeId(6)));
    QVERIFY(store.remove(ShapeId(5)));
    QVERIFY(!store.remove(ShapeId(5)));
    QVERIFY(!store.contains(ShapeId(5)));
    QVERIFY(store.contains(ShapeId(100000)));
    QCOMPARE(store.count(), 1);
}

void TestDocumentData::storeRefusesBadIds()
{
    ShapeStore store;
    QVERIFY(!store.insert(ShapeId(), Shape()));
    QVERIFY(!store.insert(ShapeId(ShapeId::Largest + 1), Shape()));
    QVERIFY(store.insert(ShapeId(ShapeId::Largest), Shape()));
    QVERIFY(!store.remove(ShapeId(0xffffffff)));
    QCOMPARE(store.count(), 1);
}

void TestDocumentData::copiesShareUntilOneIsChanged()
{
    DocumentData data = rectangles(10000);
    const DocumentData copy = data;
    QCOMPARE(sharedCount(data, copy), 10000);
    data.shapes.insert(ShapeId(500), Shape::rectangle({0, 0}, {2, 2}));
    const int apart = 10000 - sharedCount(data, copy);
    QVERIFY2(apart > 0 && apart <= 256, qPrintable(QString::number(apart)));
    data.shapes.remove(ShapeId(501));
    QCOMPARE(10000 - sharedCount(data, copy), apart);
}

void TestDocumentData::copiesAreIndependent()
{
    DocumentData data = rectangles(300);
    const DocumentData copy = data;
    const DocumentData same = rectangles(300);
    for (quint32 id = 1; id <= 300; ++id) {
        if (id % 3 == 0)
            data.shapes.remove(ShapeId(id));
        else
            data.shapes.insert(ShapeId(id), Shape());
    }
    data.order.clear();
    QVERIFY(copy == same);
    QCOMPARE(data.shapes.count(), 200);
}

void TestDocumentData::equalityIsExact()
{
    const DocumentData data = rectangles(3);
    DocumentData other = data;
    QVERIFY(data == other);
    other.shapes.insert(ShapeId(2), Shape::rectangle({std::nextafter(2.0, 3.0), 0}, {1, 1}));
    QVERIFY(!(data == other));
    other = data;
    other.order.swapItemsAt(0, 1);
    QVERIFY(!(data == other));
    other = data;
    other.extra.insert(QStringLiteral("author"), 1);
    QVERIFY(!(data == other));
}

void TestDocumentData::faultNamesWhatIsWrong_data()
{
    QTest::addColumn<DocumentData>("data");
    QTest::addColumn<QString>("fault");
    const QString order = QStringLiteral("the order does not name each shape once");
    QTest::newRow("empty") << DocumentData() << QString();
    QTest::newRow("good") << rectangles(3) << QString();
    DocumentData data = rectangles(3);
    data.order.append(ShapeId(1));
    QTest::newRow("one too many") << data << order;
    data = rectangles(3);
    data.order[0] = ShapeId(2);
    QTest::newRow("twice") << data << order;
    data = rectangles(3);
    data.order[0] = ShapeId(70);
    QTest::newRow("unknown") << data << order;
    data = rectangles(3);
    data.nextId = 3;
    QTest::newRow("next id") << data << QStringLiteral("the next id is in use already");
    data = rectangles(3);
    data.shapes.insert(ShapeId(2), Shape::rectangle({0, 0}, {-1, 1}));
    QTest::newRow("bad shape") << data << QStringLiteral("the width is negative");
}

void TestDocumentData::faultNamesWhatIsWrong()
{
    QFETCH(DocumentData, data);
    QFETCH(QString, fault);
    QCOMPARE(data.errorString(), fault);
}

void TestDocumentData::farIdsAreKept()
{
    ShapeStore store;
    const quint32 step = 26843;
    for (quint32 i = 1; i <= 3000; ++i)
        QVERIFY(store.insert(ShapeId(i * step), Shape::rectangle({double(i), 0}, {1, 1})));
    const ShapeStore copy = store;
    for (quint32 i = 1; i <= 3000; i += 2)
        QVERIFY(store.remove(ShapeId(i * step)));
    QCOMPARE(store.count(), 1500);
    for (quint32 i = 1; i <= 3000; ++i) {
        QCOMPARE(store.contains(ShapeId(i * step)), i % 2 == 0);
        QVERIFY(!store.contains(ShapeId(i * step + 1)));
        QCOMPARE(copy.find(ShapeId(i * step))->center.x(), i);
    }
}

void TestDocumentData::shapesAreTakenAndMerged()
{
    QRandomGenerator random(testSeed(1711));
    ShapeStore store;
    QMap<quint32, double> expected;
    const auto check = [](const ShapeStore &given, const QMap<quint32, double> &shapes) {
        if (given.count() != shapes.size())
            return false;
        for (auto shape = shapes.cbegin(); shape != shapes.cend(); ++shape) {
            const Shape *found = given.find(ShapeId(shape.key()));
            if (!found || found->center.x() != shape.value())
                return false;
        }
        return true;
    };
    QList<std::pair<ShapeStore, QMap<quint32, double>>> kept;
    for (int round = 0; round < 300; ++round) {
        // Whole chunks and sections, their parts, single shapes, and ids that do not exist.
        const quint32 first = 1 + random.bounded(20000u), count = 1 + random.bounded(round % 3 == 0 ? 2000u : 12u);
        const quint32 step = 1 + random.bounded(3u) * random.bounded(40u);
        ShapeIds ids;
        for (quint32 i = 0; i < count; ++i)
            ids.append(ShapeId(first + i * step));
        std::shuffle(ids.begin(), ids.end(), random);
        if (round % 4 == 0)
            kept.append({store, expected});
        ShapeStore taken = store.take(ids);
        QMap<quint32, double> gone;
        for (ShapeId id : std::as_const(ids)) {
            if (const auto found = expected.constFind(id.value()); found != expected.constEnd())
                gone.insert(id.value(), *found);
            expected.remove(id.value());
        }
        QVERIFY(check(store, expected));
        QVERIFY(check(taken, gone));
        QVERIFY(taken.memory() >= gone.size() * qint64(sizeof(Shape)));
        if (round % 5 == 0) {
            kept.append({taken, gone});
            store.merge(std::move(taken));
            expected.insert(gone);
        } else {
            ShapeStore added;
            for (ShapeId id : std::as_const(ids)) {
                QVERIFY(added.insert(id, Shape::rectangle({double(round), 0}, {1, 1})));
                expected.insert(id.value(), round);
            }
            store.merge(std::move(added));
        }
        QVERIFY(check(store, expected));
    }
    // Copies are not affected.
    for (const auto &[copy, shapes] : std::as_const(kept))
        QVERIFY(check(copy, shapes));
    QVERIFY(!expected.isEmpty());
}

void TestDocumentData::poolSharesEqualOutlines()
{
    const auto outline = [](double x) { return Shape::Outline{{{-0.5, -0.5}, {x, 0.5}, {0.5, 0.1}}}; };
    OutlinePool pool;
    const Shape::Outline first = pool.shared(outline(0.25));
    const Shape::Outline other = pool.shared(outline(std::nextafter(0.25, 1.0)));
    const Shape::Outline again = pool.shared(outline(0.25));
    QCOMPARE(again.constData(), first.constData());
    QVERIFY(other.constData() != first.constData());
    QVERIFY(same(other[0][1], outline(std::nextafter(0.25, 1.0))[0][1]));
    QVERIFY(pool.shared({}).isEmpty());
    // Outlines with the same points but other rings are not equal.
    QCOMPARE(pool.shared({{{0, 0}}, {{1, 1}}}).size(), 2);
    QCOMPARE(pool.shared({{{0, 0}, {1, 1}}}).size(), 1);

    Document document;
    const QList<QPointF> points{{0, 0}, {10, 0}, {5, 8}};
    const ShapeIds ids = document.addShapes({Shape::polygon(points), Shape::polygon(points)});
    QCOMPARE(document.find(ids[0])->outline.constData(), document.find(ids[1])->outline.constData());
}

TRAMMEL_TEST(TestDocumentData)
#include "tst_documentdata.moc"
