#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/samplegear.h"

#include "tests/testprogram.h"
#include <trammel/fragment.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>
#include <trammel/gesture.h>
#include <trammel/picture.h>

#include <QtCore/QXmlStreamReader>
#include <QtGui/QAction>
#include <QtGui/QClipboard>

#include <limits>
#include <memory>
#include <vector>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();
constexpr double NaN = std::numeric_limits<double>::quiet_NaN();

Shape anyGear(RandomShapes &random)
{
    Shape shape = SampleGear::gear(random.point(), random.real(2, 120), random.real(0, 360), 3 + random.upTo(20));
    shape.mirroredX = random.chance(30);
    if (random.chance(30))
        shape.fill = QColor();
    if (random.chance(30))
        shape.stroke.width = random.real(0, 8);
    if (random.chance(20))
        shape.stroke.style = Qt::DashLine;
    return shape;
}

/// Returns the values that the test sets.
class WildKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.wild"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &) const override { return outline; }
    QList<ShapePart> parts(const Shape &shape) const override { return isPlain ? ShapeKind::parts(shape) : drawn; }
    SizeRule sizeRule(const Shape &) const override { return rule; }

    static WildKind &instance()
    {
        static WildKind kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        kind.outline = Obb{{0, 0}, 20, 10};
        kind.drawn.clear();
        kind.isPlain = true;
        kind.rule = {};
        return kind;
    }

    Primitive outline;
    QList<ShapePart> drawn;
    bool isPlain = true;
    SizeRule rule;
};

ShapePart elsewhere(QPointF at, double size)
{
    QPainterPath path;
    path.addRect(QRectF(at, QSizeF(size, size)));
    return {path, Qt::red};
}

} // namespace

class TestCustomKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isSelectedByItsOutline();
    void collidesByItsOutline();
    void outlineIsPaintedAsItIs_data();
    void outlineIsPaintedAsItIs();
    void partsArePainted_data() { addViews(); }
    void partsArePainted();
    void gestureEqualsFreshPictures_data() { addViews(); }
    void gestureEqualsFreshPictures();
    void itsOwnValuesAreSeenAtOnce();
    void isExported();
    void isSavedAndLoaded();
    void isCopiedPastedAndUndone();
    void otherProgramsKeepIt();
    void wildOutlinesAreRefused_data();
    void wildOutlinesAreRefused();
    void wildPartsAreLeftOut();
    void partsFarOutLeaveNoTraces();
};

void TestCustomKinds::isSelectedByItsOutline()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 150; ++i)
        shapes.append(anyGear(random));
    const ShapeIds ids = document.addShapes(shapes);
    QCOMPARE(ids.size(), shapes.size());
    const auto expected = [&](const auto &area, bool isTouch) {
        ShapeIds hits;
        for (ShapeId id : ids) {
            const Shape &shape = *document.find(id);
            const Primitive primitive = shape.scenePrimitive();
            if (isTouch ? intersects(area, PrimitiveView(primitive, shape.extent())) : contains(area, primitive))
                hits.append(id);
        }
        return hits;
    };
    int found = 0;
    for (int round = 0; round < 20; ++round) {
        const QPointF center = random.point();
        Quad quad;
        for (std::size_t i = 0; i < 4; ++i)
            quad.corners[i] = center + axisFromDegrees(90.0 * double(i) + 20) * (30 + 10 * round);
        const Region lasso(Polygon{random.star(100, 300), {}});
        for (RubberBandMode mode : {RubberBandMode::Touch, RubberBandMode::Enclose}) {
            const bool isTouch = mode == RubberBandMode::Touch;
            QCOMPARE(document.shapesIn(quad, mode), expected(quad, isTouch));
            QCOMPARE(document.shapesIn(lasso, mode), expected(lasso, isTouch));
            found += int(document.shapesIn(quad, mode).size());
        }
        const QPointF point = random.point();
        ShapeIds under;
        for (ShapeId id : ids) {
            const Shape &shape = *document.find(id);
            const bool isUnder = shape.isFilled() && locate(point, shape.scenePrimitive()) != Location::Outside;
            if (isUnder || distance(point, asCurve(shape.scenePrimitive())) <= shape.stroke.width / 2)
                under.append(id);
        }
        QCOMPARE(document.shapesAt(point, 0), under);
    }
    QVERIFY(found > 100);

    // The gaps between the teeth and the hole are not hit.
    Document one;
    const ShapeId id = one.addShape(SampleGear::gear({0, 0}, 100));
    QCOMPARE(one.shapeAt({30, 0}, 0), id);
    QVERIFY(one.shapeAt({0, 0}, 0).isNull());
    QCOMPARE(one.shapeAt({48, 0}, 0), id);
    QVERIFY(one.shapeAt(axisFromDegrees(30) * 48, 0).isNull());
}

void TestCustomKinds::collidesByItsOutline()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 200);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 80; ++i)
        shapes.append(i % 4 ? anyGear(random) : random.shape());
    const ShapeIds ids = document.addShapes(shapes);
    ShapePairs found = document.overlappingPairs();
    QList<std::pair<ShapeId, ShapeId>> expected;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        for (qsizetype k = i + 1; k < ids.size(); ++k) {
            const Shape &a = *document.find(ids[i]), &b = *document.find(ids[k]);
            const Primitive first = a.scenePrimitive(), second = b.scenePrimitive();
            const auto view = [](const Shape &shape, const Primitive &primitive) {
                return PrimitiveView(primitive, shape.extent());
            };
            if (intersects(view(a, first), view(b, second)))
                expected.append({ids[i], ids[k]});
        }
    }
    QVERIFY(expected.size() > 20);
    QCOMPARE(found.pairs, expected);
}

// By default, the primitive is painted, so that a program defines the outline once.
void TestCustomKinds::outlineIsPaintedAsItIs_data()
{
    QTest::addColumn<Shape>("twin");
    QTest::newRow("box") << Shape::rectangle({0, 0}, {60, 40}, 30);
    QTest::newRow("rounded box") << Shape::roundedRectangle({3, 2}, {60, 40}, 8, 75);
    QTest::newRow("circle") << Shape::ellipse({1, 0}, {50, 50});
    QTest::newRow("ellipse") << Shape::ellipse({1, 0}, {90, 50}, 20);
    QTest::newRow("polygon") << Shape::polygon({{0, 0}, {40, 5}, {20, 60}}, {{{18, 15}, {25, 20}, {20, 30}}});
    QTest::newRow("polyline") << Shape::polyline({{0, 0}, {40, 5}, {20, 60}});
}

void TestCustomKinds::outlineIsPaintedAsItIs()
{
    QFETCH(Shape, twin);
    twin.fill = QColor(0xf0, 0xb4, 0x4c);
    twin.stroke.width = 3;
    Shape own(WildKind::instance(), twin.center, twin.size, twin.rotation);
    own.fill = twin.kind->canBeFilled() ? twin.fill : Fill();
    own.stroke = twin.stroke;
    // The primitive is requested for the shape at its position and for a copy of it at the origin.
    class Copy : public ShapeKind
    {
    public:
        Copy(const QString &name, const Shape &copied) : m_name(name), m_shape(copied) { }
        QString name() const override { return m_name; }
        QString displayName() const override { return name(); }
        Primitive primitive(const Shape &shape) const override
        {
            Shape placed = m_shape;
            placed.setPlacement(shape.placement());
            return placed.scenePrimitive();
        }

    private:
        QString m_name;
        Shape m_shape;
    };
    // Kinds must exist as long as the program.
    static std::vector<std::unique_ptr<ShapeKind>> kinds;
    kinds.push_back(std::make_unique<Copy>(QStringLiteral("test.copy%1").arg(kinds.size()), twin));
    QVERIFY(ShapeKind::add(*kinds.back()));
    own.kind = kinds.back().get();
    EditorBench bench(2), second(2);
    bench.document().addShape(twin);
    second.document().addShape(own);
    const QImage expected = bench.picture(), picture = second.picture();
    QVERIFY(second.document().errorString().isEmpty());
    // The chords of a curve deviate from it by up to a tenth of a pixel.
    constexpr int mostDifferent = 32;
    int different = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            different += std::abs(qGray(picture.pixel(x, y)) - qGray(expected.pixel(x, y))) > mostDifferent;
    }
    QVERIFY2(different == 0, QByteArray::number(different).constData());
    QVERIFY(picture.pixelColor(2, 2) != second.colorAt(picture, twin.center) || twin.kind == &ShapeKind::polyline()
            || twin.kind == &ShapeKind::polygon());
}

void TestCustomKinds::partsArePainted()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    const ShapeId id = bench.document().addShape(SampleGear::gear({0, 0}, 100, 90));
    bench.editor->setGridVisible(false);
    bench.editor->centerOn({0, 0});
    const QImage image = bench.picture();
    const QColor paper = bench.colorAt(image, {-80, 80});
    QCOMPARE(bench.colorAt(image, {0, 30}), QColor(0xf0, 0xb4, 0x4c));
    QCOMPARE(bench.colorAt(image, {0, 0}), paper);
    // After a quarter turn, the dot is below.
    QCOMPARE(bench.colorAt(image, {0, 75}), QColor(0x33, 0x33, 0x33));
    QVERIFY(bench.document().paintedBounds(id).contains(QPointF(0, 80)));
    QVERIFY(bench.document().paintedBounds(id).contains(QPointF(0, -49)));
}

// Moving shapes are cached as sprites, and bands of rows are painted in parallel. The result equals a fresh picture bit
// by bit.
void TestCustomKinds::gestureEqualsFreshPictures()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    auto engine = seededEngine();
    RandomShapes random(engine, 200);
    EditorBench bench(zoom, rotation), fresh(zoom, rotation);
    // This tool highlights no shapes under the pointer.
    bench.editor->setTool(ShapeEditor::Rectangle);
    fresh.editor->setTool(ShapeEditor::Rectangle);
    QList<Shape> shapes;
    for (int i = 0; i < 50; ++i)
        shapes.append(anyGear(random));
    shapes.append(SampleGear::gear({0, 0}, 390));
    shapes[1].text = QStringLiteral("text");
    const ShapeIds ids = bench.document().addShapes(shapes);
    const auto freshPicture = [&] {
        fresh.document().clear();
        QList<Shape> now;
        for (ShapeId id : ids)
            now.append(*bench.document().find(id));
        fresh.document().addShapes(now);
        return fresh.picture();
    };
    ShapeIds moving;
    QList<Placement> starts;
    for (qsizetype i = 0; i < ids.size(); i += 3) {
        moving.append(ids[i]);
        starts.append(bench.document().find(ids[i])->placement());
    }
    bench.picture();
    Gesture gesture(bench.document(), QStringLiteral("move"));
    for (int step = 0; step < 6; ++step) {
        const QPointF way(random.upTo(60) - 30, random.upTo(60) - 30);
        const QPointF offset = bench.editor->mapToScene(way) - bench.editor->mapToScene(QPointF(0, 0));
        QList<Placement> placements = starts;
        for (Placement &placement : placements) {
            placement.center += offset;
            placement.rotation += step == 5 ? 10 : 0;
        }
        QVERIFY(gesture.place(moving, placements));
        QCOMPARE(bench.picture(), freshPicture());
    }
    gesture.commit();
    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    fresh.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    QCOMPARE(bench.picture(), freshPicture());
}

void TestCustomKinds::itsOwnValuesAreSeenAtOnce()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(SampleGear::gear({0, 0}, 60));
    const QImage eight = bench.picture();
    Gesture gesture(bench.document(), QStringLiteral("teeth"));
    bench.picture();
    bench.picture();
    Shape shape = *bench.document().find(id);
    shape.data.insert(QLatin1String("teeth"), 5);
    QVERIFY(gesture.change({id}, {shape}));
    const QImage five = bench.picture();
    QVERIFY(five != eight);
    gesture.commit();
    QCOMPARE(bench.picture(), five);
    bench.document().undoStack()->undo();
    bench.editor->selection()->clear();
    QCOMPARE(bench.picture(), eight);
}

void TestCustomKinds::isExported()
{
    Document document;
    document.addShape(SampleGear::gear({10, 20}, 100, 90));
    const QByteArray svg = toSvg(document.data());
    QXmlStreamReader xml(svg);
    int paths = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("path"))
            continue;
        ++paths;
        QVERIFY(
            xml.attributes().value(QLatin1String("transform")).contains(QLatin1String("translate(10 20) rotate(90)")));
        const auto fill = xml.attributes().value(QLatin1String("fill"));
        QCOMPARE(fill, paths == 1 ? QLatin1String("#f0b44c") : QLatin1String("#333333"));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(paths, 2);
    const QImage image = toImage(document.data(), 1, Qt::white);
    // The dot is inside the picture, and the margin around it is white.
    int dark = 0;
    for (int x = 0; x < image.width(); ++x) {
        dark += image.pixelColor(x, image.height() - 8) == QColor(0x33, 0x33, 0x33);
        QCOMPARE(image.pixelColor(x, image.height() - 1), QColor(Qt::white));
    }
    QVERIFY(dark > 2);
}

void TestCustomKinds::isSavedAndLoaded()
{
    Document document;
    Shape shape = SampleGear::gear({10, 20}, 100, 30, 12);
    shape.data.insert(QLatin1String("material"), QStringLiteral("brass"));
    const ShapeId id = document.addShape(shape);
    const QByteArray text = toText(document.data());
    QVERIFY(text.contains("\"kind\":\"test.gear\"") && text.contains("\"teeth\":12"));
    DocumentData back;
    QVERIFY(fromText(text, back));
    QVERIFY(*back.shapes.find(id) == *document.find(id));
    const FileResult result = fromText(QByteArray(text).replace("12", "2"), back);
    QVERIFY(!result);
    QVERIFY(result.errorString().contains(QLatin1String("3 to 100 teeth")));
}

void TestCustomKinds::isCopiedPastedAndUndone()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(SampleGear::gear({10, 20}, 100, 30, 12));
    bench.editor->selection()->set({id});
    bench.editor->action(Action::Copy)->trigger();
    bench.editor->action(Action::Paste)->trigger();
    QCOMPARE(bench.document().count(), 2);
    const ShapeId copy = bench.editor->selection()->ids().first();
    QVERIFY(copy != id);
    QVERIFY(bench.document().find(copy)->isSameElsewhere(*bench.document().find(id)));
    bench.document().undoStack()->undo();
    QCOMPARE(bench.document().count(), 1);
    bench.document().undoStack()->redo();
    QCOMPARE(SampleGear::teeth(*bench.document().find(copy)), 12);
    bench.document().removeShapes({copy});
    bench.document().undoStack()->undo();
    QCOMPARE(SampleGear::teeth(*bench.document().find(copy)), 12);
    QGuiApplication::clipboard()->clear();
}

// Acts as a program that does not know the kind. The program shows the frame of the shape, can edit it, and writes the
// unknown fields back unchanged.
void TestCustomKinds::otherProgramsKeepIt()
{
    Document document;
    const ShapeId id = document.addShape(SampleGear::gear({10, 20}, 100, 30, 12));
    const Shape before = *document.find(id);
    const QByteArray text = toText(document.data());
    DocumentData there;
    QVERIFY(fromText(QByteArray(text).replace("test.gear", "test.strange"), there));
    EditorBench bench;
    QVERIFY(bench.document().setData(there));
    QVERIFY(!bench.document().find(id)->kind->isKnown());
    QVERIFY(bench.document().find(id)->kind->form() != ShapeKind::Form::Custom);
    bench.editor->zoomToFit();
    const QImage image = bench.picture();
    QCOMPARE(bench.colorAt(image, {10, 20}), before.fill);
    QCOMPARE(bench.document().shapeAt(QPointF(10, 20) + axisFromDegrees(75) * 60, 0), id);
    bench.document().changeShapes({id}, [](Shape &shape) { shape.center += QPointF(5, 0); });
    DocumentData back;
    QVERIFY(fromText(toText(bench.document().data()).replace("test.strange", "test.gear"), back));
    Shape expected = before;
    expected.center += QPointF(5, 0);
    QVERIFY(*back.shapes.find(id) == expected);
}

void TestCustomKinds::wildOutlinesAreRefused_data()
{
    QTest::addColumn<Primitive>("outline");
    QTest::newRow("NaN") << Primitive(Obb{{NaN, 0}, 1, 1});
    QTest::newRow("infinite") << Primitive(Circle{{0, 0}, Infinity});
    QTest::newRow("no points") << Primitive(Polygon{});
    QTest::newRow("no chain") << Primitive(Polyline{});
    QTest::newRow("NaN in a hole") << Primitive(Polygon{{{0, 0}, {5, 0}, {0, 5}}, {{{1, 1}, {NaN, 1}, {1, 2}}}});
    QTest::newRow("far too large") << Primitive(Circle{{0, 0}, 1e12});
}

void TestCustomKinds::wildOutlinesAreRefused()
{
    QFETCH(Primitive, outline);
    WildKind &kind = WildKind::instance();
    EditorBench bench;
    const ShapeId good = bench.document().addShape(Shape(kind, {0, 0}, {40, 20}));
    QVERIFY(!good.isNull());
    const QByteArray text = toText(bench.document().data());
    kind.outline = outline;
    QVERIFY(bench.document().addShape(Shape(kind, {0, 0}, {40, 20})).isNull());
    QVERIFY(bench.document().errorString().contains(QLatin1String("test.wild")));
    Gesture gesture(bench.document(), QStringLiteral("move"));
    Placement placement = bench.document().find(good)->placement();
    placement.center += QPointF(5, 5);
    QVERIFY(!gesture.place({good}, {placement}));
    gesture.cancel();
    DocumentData data;
    QVERIFY(!fromText(text, data));
    // The shape was valid when it was added, but is not valid now.
    bench.picture();
    toSvg(bench.document().data());
    toImage(bench.document().data());
    bench.editor->selection()->set({good});
    bench.document().shapeAt({0, 0}, 3);
    bench.document().overlappingPairs();
    bench.editor->item(good);
    bench.picture();
}

void TestCustomKinds::wildPartsAreLeftOut()
{
    WildKind &kind = WildKind::instance();
    kind.isPlain = false;
    ShapePart broken = elsewhere({0, 0}, 5);
    broken.path.setElementPositionAt(1, NaN, 0);
    ShapePart wideLine = elsewhere({0, 0}, 5);
    wideLine.stroke = {Qt::black, Infinity, Qt::SolidLine};
    kind.drawn = {broken, wideLine, elsewhere({1e10, 0}, 5), ShapePart(), elsewhere({-2, -2}, 4)};
    EditorBench bench(4);
    const ShapeId id = bench.document().addShape(Shape(kind, {0, 0}, {40, 20}));
    QVERIFY(!id.isNull());
    const QImage image = bench.picture();
    QCOMPARE(bench.colorAt(image, {0, 0}), QColor(Qt::red));
    QCOMPARE(bench.colorAt(image, {4, 4}), bench.colorAt(image, {15, 8}));
    QCOMPARE(toSvg(bench.document().data()).count("<path"), 1);
    // Without visible parts, the shape can still be selected.
    kind.drawn.clear();
    bench.document().changeShapes({id}, [](Shape &shape) { shape.name = QStringLiteral("unseen"); });
    QCOMPARE(bench.document().shapeAt({0, 0}, 3), ShapeId());
    QCOMPARE(bench.document().shapeAt({20, 0}, 3), id);
    bench.picture();
}

void TestCustomKinds::partsFarOutLeaveNoTraces()
{
    WildKind &kind = WildKind::instance();
    kind.isPlain = false;
    kind.drawn = {elsewhere({100, 60}, 30)};
    EditorBench bench;
    const QImage empty = bench.picture();
    Shape shape(kind, {-100, 0}, {40, 20});
    kind.outline = Obb{{-100, 0}, 20, 10};
    const ShapeId id = bench.document().addShape(shape);
    QVERIFY(bench.picture() != empty);
    bench.document().changeShapes({id}, [](Shape &moved) { moved.center -= QPointF(50, 50); });
    QVERIFY(bench.picture() != empty);
    bench.document().removeShapes({id});
    QCOMPARE(bench.picture(), empty);
}

TRAMMEL_WIDGET_TEST(TestCustomKinds)
#include "tst_customkinds.moc"
