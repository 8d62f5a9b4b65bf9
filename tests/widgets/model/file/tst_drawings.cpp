#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include <trammel/documentdata.h>
#include <trammel/drawingfile.h>
#include <trammel/geometry/collision.h>
#include <trammel/shapekind.h>

#include <QtCore/QBuffer>
#include <QtCore/QFile>
#include <QtTest/QtTest>

#include <vector>

using namespace Trammel;
using namespace Qt::StringLiterals;

/// Tests the drawings in examples/drawings against their README.
class TestDrawings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAsItWasRead_data();
    void isWrittenAsItWasRead();
    void isNamedThroughout_data() { isWrittenAsItWasRead_data(); }
    void isNamedThroughout();
    void collidesAsTold_data();
    void collidesAsTold();
    void connectorsFindTheirWay_data();
    void connectorsFindTheirWay();
    void worldIsWhole();
    void bookcaseFitsIntoTheNiche();
};

namespace {

// Neighbors share an edge. The depth is larger than the rounding errors of rotated shapes.
constexpr double LeastDepth = 1e-9;

QString pathOf(const QString &drawing)
{
    return TestPaths::source() + QStringLiteral("/examples/drawings/") + drawing;
}

DocumentData read(const QString &drawing)
{
    DocumentData data;
    const FileResult result = loadFile(pathOf(drawing), data);
    if (!result)
        qWarning("%s", qPrintable(result.errorString()));
    return data;
}

// The pointers are valid as long as the data.
std::vector<const Shape *> shapesOf(const DocumentData &data)
{
    std::vector<const Shape *> shapes;
    for (ShapeId id : data.order)
        shapes.push_back(data.shapes.find(id));
    return shapes;
}

const Shape *named(const DocumentData &data, const QString &name)
{
    for (const Shape *shape : shapesOf(data)) {
        if (shape->name == name)
            return shape;
    }
    return nullptr;
}

Collider colliderOf(const Shape &shape)
{
    return {shape.scenePrimitive(), shape.extent()};
}

/// The names of all colliding pairs, the lower shape first. Connectors do not collide.
QStringList collisionsIn(const DocumentData &data)
{
    std::vector<const Shape *> shapes = shapesOf(data);
    std::erase_if(shapes, [](const Shape *shape) { return bool(shape->connector); });
    std::vector<Collider> colliders;
    for (const Shape *shape : shapes)
        colliders.push_back(colliderOf(*shape));
    QStringList pairs;
    for (size_t upper = 0; upper < shapes.size(); ++upper) {
        for (size_t lower = 0; lower < upper; ++lower) {
            if (colliders[lower].bounds().overlaps(colliders[upper].bounds())
                && collide(colliders[lower], colliders[upper], LeastDepth))
                pairs.append(shapes[lower]->name + " + "_L1 + shapes[upper]->name);
        }
    }
    return pairs;
}

} // namespace

void TestDrawings::isWrittenAsItWasRead_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::newRow("apartment") << u"apartment.trammel"_s;
    QTest::newRow("classdiagram") << u"classdiagram.trammel"_s;
    QTest::newRow("flowchart") << u"flowchart.trammel"_s;
    QTest::newRow("wiring") << u"wiring.trammel"_s;
    QTest::newRow("world") << u"world.trammel"_s;
}

void TestDrawings::isWrittenAsItWasRead()
{
    QFETCH(QString, drawing);
    QFile file(pathOf(drawing));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(writeDocument(buffer, read(drawing)));
    QVERIFY2(buffer.data() == before, "the program writes other bytes than the maker");
}

void TestDrawings::isNamedThroughout()
{
    QFETCH(QString, drawing);
    const DocumentData data = read(drawing);
    for (const Shape *shape : shapesOf(data))
        QVERIFY(!shape->name.isEmpty());
}

void TestDrawings::collidesAsTold_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QStringList>("pairs");
    QTest::newRow("apartment") << u"apartment.trammel"_s
                               << QStringList{
                                      u"double bed + suitcase under the bed (overlaps)"_s,
                                      u"bathroom door + laundry basket in the door's way (overlaps)"_s,
                                      u"sofa + ficus at the sofa (overlaps)"_s,
                                      u"armchair + cat on the armchair (overlaps)"_s,
                                  };
    QTest::newRow("flowchart") << u"flowchart.trammel"_s << QStringList();
    QTest::newRow("wiring") << u"wiring.trammel"_s << QStringList();
    QTest::newRow("world") << u"world.trammel"_s << QStringList();
}

void TestDrawings::collidesAsTold()
{
    QFETCH(QString, drawing);
    QFETCH(QStringList, pairs);
    const QStringList found = collisionsIn(read(drawing));
    QVERIFY2(found == pairs, qPrintable(found.join(u"; "_s)));
}

void TestDrawings::connectorsFindTheirWay_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::newRow("flowchart") << u"flowchart.trammel"_s;
    QTest::newRow("wiring") << u"wiring.trammel"_s;
}

void TestDrawings::connectorsFindTheirWay()
{
    QFETCH(QString, drawing);
    const DocumentData data = read(drawing);
    int count = 0;
    for (const Shape *shape : shapesOf(data)) {
        if (!shape->connector)
            continue;
        ++count;
        QVERIFY2(shape->connector->from.isBound() && shape->connector->to.isBound(), qPrintable(shape->name));
        QVERIFY2(!shape->connector->isBlocked, qPrintable(shape->name));
    }
    QVERIFY(count > 0);
}

void TestDrawings::worldIsWhole()
{
    const DocumentData world = read(u"world.trammel"_s);
    qsizetype vertices = 0;
    for (const Shape *shape : shapesOf(world)) {
        QCOMPARE(shape->kind, &ShapeKind::polygon());
        for (const auto &ring : shape->outline)
            vertices += ring.size();
    }
    QCOMPARE(world.order.size(), 284);
    QCOMPARE(vertices, 10306);
    const Shape *around = named(world, u"South Africa"_s), *within = named(world, u"Lesotho"_s);
    QVERIFY(around && within);
    QCOMPARE(around->outline.size(), 2);
    QVERIFY(around->sceneBounds().contains(within->sceneBounds()));
}

// The bounding boxes of the wall and of the bookcase in the niche overlap, but the shapes do not.
void TestDrawings::bookcaseFitsIntoTheNiche()
{
    const DocumentData apartment = read(u"apartment.trammel"_s);
    Shape bookcase = *named(apartment, u"bookcase"_s);
    const auto hitsWall = [&] {
        for (const Shape *shape : shapesOf(apartment)) {
            if (shape->name.startsWith("wall"_L1) && collide(colliderOf(*shape), colliderOf(bookcase), LeastDepth))
                return true;
        }
        return false;
    };
    QVERIFY(!hitsWall());
    bookcase.center = {1150, 300};
    QVERIFY(!hitsWall());
    bookcase.center = {1135, 300};
    QVERIFY(hitsWall());
}

TRAMMEL_TEST(TestDrawings)
#include "tst_drawings.moc"
