#include "examples/customshape/gearkind.h"
#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <trammel/fragment.h>
#include <trammel/geometry/predicates.h>
#include <trammel/picture.h>

using namespace Trammel;

namespace {

const GearKind gearKind;

Shape gear(QPointF center, int teeth, double rotation = 0)
{
    const double size = 8.0 * (teeth + 2);
    Shape shape(gearKind, center, {size, size}, rotation);
    shape.data.insert(QLatin1String("teeth"), teeth);
    shape.fill = Qt::yellow;
    return shape;
}

} // namespace

/// Tests the shape kind of examples/customshape as its program uses it.
class TestCustomShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(ShapeKind::add(gearKind)); }
    void isShownDrawnAndResized();
    void meshesWithoutTouching();
    void hasPorts();
    void isSavedAndLoaded();
};

void TestCustomShape::isShownDrawnAndResized()
{
    EditorBench bench;
    bench.editor->setGridVisible(false);
    const QColor paper = bench.picture().pixelColor(5, 5);
    bench.editor->setOwnKind(gearKind.name());
    bench.editor->setTool(ShapeEditor::OwnKind);
    bench.drag({-100, -100}, {80, 40});
    QCOMPARE(bench.document().count(), 1);
    const ShapeId id = bench.document().ids().first();
    QCOMPARE(bench.document().find(id)->size, QSizeF(180, 180));
    const std::optional<QPointF> grip = bench.editor->handlePosition(ShapeEditor::Handle::BottomRight);
    QVERIFY(grip);
    const QPointF from = bench.editor->mapToScene(*grip);
    bench.drag(from, from + QPointF(20, 0));
    const Shape wheel = *bench.document().find(id);
    QCOMPARE(wheel.size.width(), wheel.size.height());
    QVERIFY(wheel.size.width() > 190);
    bench.editor->selection()->clear();
    const QImage image = bench.picture();
    QCOMPARE(bench.colorAt(image, wheel.center), paper);
    QCOMPARE(bench.colorAt(image, wheel.center + QPointF(65, 0)), wheel.fill);
    QVERIFY(toSvg(bench.document().data()).contains("<path"));
}

void TestCustomShape::meshesWithoutTouching()
{
    Document document;
    document.addShapes({gear({0, 0}, 24), gear({160, 0}, 16, 11.25), gear({0, -168}, 18, 100)});
    QVERIFY(document.overlappingPairs().pairs.isEmpty());
    // After another half tooth it collides with both.
    document.changeShapes({document.ids().first()}, [](Shape &shape) { shape.rotation = 7.5; });
    QCOMPARE(document.overlappingPairs().pairs.size(), 2);
}

void TestCustomShape::hasPorts()
{
    Document document;
    const ShapeId wheel = document.addShape(gear({0, 0}, 20, 90));
    const ShapeId id = document.connect(ConnectorEnd::atPort(wheel, QStringLiteral("tooth")), QPointF(300, 0));
    const auto start = [&] { return std::get<Polyline>(document.find(id)->scenePrimitive()).points.first(); };
    // The middle of the tooth, which lies on the outline.
    QVERIFY(distance(start(), asCurve(document.find(wheel)->scenePrimitive())) < 1e-9);
    QVERIFY(std::abs(start().x()) < 1e-9 && start().y() > 85);
    document.changeShapes({wheel}, [](Shape &shape) { shape.data.insert(QLatin1String("teeth"), 9); });
    QVERIFY(distance(start(), asCurve(document.find(wheel)->scenePrimitive())) < 1e-9);
    document.changeShapes(
        {id}, [&](Shape &shape) { shape.connector->from = ConnectorEnd::atPort(wheel, QStringLiteral("axle")); });
    QCOMPARE(start(), QPointF(0, 0));
}

void TestCustomShape::isSavedAndLoaded()
{
    Document document;
    const ShapeId id = document.addShape(gear({0, 0}, 24, 30));
    const QByteArray text = toText(document.data());
    DocumentData back;
    QVERIFY(fromText(text, back));
    QCOMPARE(GearKind::teeth(*back.shapes.find(id)), 24);
    QVERIFY(!fromText(QByteArray(text).replace("\"teeth\":24", "\"teeth\":2"), back));
    QVERIFY(!fromText(QByteArray(text).replace("\"teeth\":24", "\"teeth\":1e99"), back));
}

TRAMMEL_WIDGET_TEST(TestCustomShape)
#include "tst_customshape.moc"
