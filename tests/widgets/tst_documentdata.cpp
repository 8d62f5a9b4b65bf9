#include "tests/widgets/randomshapes.h"
#include "widgets/model/documentdata.h"

#include <QtTest/QTest>

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

/// How many shapes are stored once for both.
int sharedCount(const DocumentData &a, const DocumentData &b)
{
    int count = 0;
    for (ShapeId id : a.order)
        count += a.shapes.find(id) == b.shapes.find(id);
    return count;
}

} // namespace

class DocumentDataTest : public QObject
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
};

void DocumentDataTest::storeKeepsShapesById()
{
    ShapeStore store;
    QVERIFY(!store.find(ShapeId()));
    QVERIFY(!store.find(ShapeId(5)));
    QVERIFY(store.insert(ShapeId(5), Shape::rectangle({1, 2}, {3, 4})));
    QVERIFY(store.insert(ShapeId(100000), Shape::ellipse({1, 2}, {3, 4})));
    QCOMPARE(store.count(), 2);
    QVERIFY(store.insert(ShapeId(5), Shape::rectangle({7, 8}, {3, 4})));
    QCOMPARE(store.count(), 2);
    QCOMPARE(store.find(ShapeId(5))->centre.x(), 7);
    QVERIFY(!store.find(ShapeId(6)));
    QVERIFY(store.remove(ShapeId(5)));
    QVERIFY(!store.remove(ShapeId(5)));
    QVERIFY(!store.contains(ShapeId(5)));
    QVERIFY(store.contains(ShapeId(100000)));
    QCOMPARE(store.count(), 1);
}

void DocumentDataTest::storeRefusesBadIds()
{
    ShapeStore store;
    QVERIFY(!store.insert(ShapeId(), Shape()));
    QVERIFY(!store.insert(ShapeId(ShapeId::Largest + 1), Shape()));
    QVERIFY(store.insert(ShapeId(ShapeId::Largest), Shape()));
    QVERIFY(!store.remove(ShapeId(0xffffffff)));
    QCOMPARE(store.count(), 1);
}

void DocumentDataTest::copiesShareUntilOneIsChanged()
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

void DocumentDataTest::copiesAreIndependent()
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

void DocumentDataTest::equalityIsExact()
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

void DocumentDataTest::faultNamesWhatIsWrong_data()
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

void DocumentDataTest::faultNamesWhatIsWrong()
{
    QFETCH(DocumentData, data);
    QFETCH(QString, fault);
    QCOMPARE(data.fault(), fault);
}

QTEST_APPLESS_MAIN(DocumentDataTest)
#include "tst_documentdata.moc"
