#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/vector.h>
#include <trammel/picture.h>
#include <trammel/shapekind.h>

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

/// Programs may look up and register kinds while their static variables are initialized.
const QString earlyName = ShapeKind::named(QStringLiteral("diamond")).displayName();

/// The kinds that occur in the categories, each once.
QList<const ShapeKind *> kinds()
{
    QList<const ShapeKind *> kinds;
    for (const ShapeKindCategory &category : ShapeKind::categories()) {
        for (const ShapeKindCategory::Entry &entry : category.entries) {
            if (!kinds.contains(entry.kind))
                kinds.append(entry.kind);
        }
    }
    return kinds;
}

void addKinds()
{
    QTest::addColumn<const ShapeKind *>("kind");
    for (const ShapeKind *kind : kinds())
        QTest::newRow(qPrintable(kind->name())) << kind;
}

} // namespace

Q_DECLARE_METATYPE(const Trammel::ShapeKind *)

class TestDiagramKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void categoriesNameEachKind();
    void outlineIsSimpleAndFillsTheFrame_data() { addKinds(); }
    void outlineIsSimpleAndFillsTheFrame();
    void outlineFollowsTheFrame_data() { addKinds(); }
    void outlineFollowsTheFrame();
    void partsStayInsideTheOutline_data() { addKinds(); }
    void partsStayInsideTheOutline();
    void textsOfSlantedKindsFitIn_data();
    void textsOfSlantedKindsFitIn();
    void isSavedAndLoaded();
    void areKnownBeforeMain();
    void namesAreTaken();
    void onlyTheTrueOutlineIsHit();
    void terminatorHasRoundEnds();
    void dotStaysACircle();
    void isExported();
};

void TestDiagramKinds::categoriesNameEachKind()
{
    const QList<ShapeKindCategory> categories = ShapeKind::categories();
    QCOMPARE(categories.size(), 4);
    QSet<QString> names;
    for (const ShapeKindCategory &category : categories) {
        QVERIFY(!category.title.isEmpty());
        QSet<QString> titles;
        for (const auto &[kind, title] : category.entries) {
            QVERIFY(kind->isKnown());
            QVERIFY(kind->isRegistered());
            QCOMPARE(&ShapeKind::named(kind->name()), kind);
            QVERIFY(!title.isEmpty());
            QVERIFY2(!titles.contains(title), qPrintable(title));
            titles.insert(title);
            names.insert(kind->name());
        }
    }
    for (const char *name : {"diamond",     "triangle",  "hexagon",          "parallelogram", "trapezoid",
                             "star",        "cross",     "callout",          "terminator",    "predefinedProcess",
                             "manualInput", "dot",       "offPageReference", "note",          "package",
                             "component",   "rectangle", "ellipse",          "frame",         "swimlane",
                             "pool",        "classBox",  "objectBox"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
}

void TestDiagramKinds::outlineIsSimpleAndFillsTheFrame()
{
    QFETCH(const ShapeKind *, kind);
    const Shape shape(*kind, {50, -20}, {64, 64});
    QCOMPARE(shape.errorString(), QString());
    const Primitive outline = shape.scenePrimitive();
    if (const auto *polygon = std::get_if<Polygon>(&outline))
        QVERIFY(isSimple(*polygon));
    const Aabb2 box = bounds(outline);
    for (std::size_t axis : {0u, 1u}) {
        const double center = axis == 0 ? 50 : -20;
        QVERIFY(std::abs(box.min[axis] - (center - 32)) < 1e-12);
        QVERIFY(std::abs(box.max[axis] - (center + 32)) < 1e-12);
    }
}

void TestDiagramKinds::outlineFollowsTheFrame()
{
    QFETCH(const ShapeKind *, kind);
    // The rectangle, the rounded rectangle and the ellipse are symmetric and do not consist of points.
    const Primitive upright = Shape(*kind, {}, {120, 80}).scenePrimitive();
    const auto *polygon = std::get_if<Polygon>(&upright);
    if (!polygon)
        return;
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    for (int i = 0; i < 20; ++i) {
        Shape shape(*kind, random.point(), {random.real(1, 200), random.real(1, 200)}, random.real(0, 360));
        shape.mirroredX = random.chance(50);
        shape.mirroredY = random.chance(50);
        const auto mapped = std::get<Polygon>(shape.scenePrimitive());
        QCOMPARE(mapped.outline.size(), polygon->outline.size());
        for (qsizetype at = 0; at < mapped.outline.size(); ++at) {
            const QPointF unit(polygon->outline[at].x() / 120, polygon->outline[at].y() / 80);
            const QPointF local(unit.x() * (shape.mirroredX ? -1 : 1) * shape.size.width(),
                                unit.y() * (shape.mirroredY ? -1 : 1) * shape.size.height());
            const QPointF expected = shape.center + rotated(local, axisFromDegrees(shape.rotation));
            QVERIFY(length(mapped.outline[at] - expected) < 1e-10);
        }
    }
}

void TestDiagramKinds::partsStayInsideTheOutline()
{
    QFETCH(const ShapeKind *, kind);
    Shape shape(*kind, {}, {120, 80});
    shape.mirroredX = true;
    shape.fill = Qt::white;
    const QList<ShapePart> parts = kind->parts(shape);
    QVERIFY(!parts.isEmpty());
    QCOMPARE(parts.first().fill, QColor(Qt::white));
    const Primitive outline = shape.scenePrimitive();
    for (const ShapePart &part : parts) {
        QCOMPARE(part.stroke, shape.stroke);
        for (int i = 0; i < part.path.elementCount(); ++i) {
            const QPointF point = part.path.elementAt(i);
            // The control points of arcs lie outside.
            if (parts.size() > 1)
                QVERIFY(distance(point, outline) < 1e-9);
        }
    }
}

void TestDiagramKinds::textsOfSlantedKindsFitIn_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"triangle", "rightTriangle", "parallelogram", "trapezoid", "blockArrow", "doubleArrow",
                             "chevron", "callout", "predefinedProcess", "internalStorage", "manualInput",
                             "manualOperation", "card", "loopLimit", "offPageReference", "merge", "package"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestDiagramKinds::textsOfSlantedKindsFitIn()
{
    QFETCH(QString, name);
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    for (int i = 0; i < 20; ++i) {
        Shape shape(ShapeKind::named(name), random.point(), {random.real(80, 200), random.real(80, 200)},
                    random.real(0, 360));
        shape.mirroredX = random.chance(50);
        shape.mirroredY = random.chance(50);
        shape.fill = Qt::white;
        const TextBox box = shape.kind->textBox(shape);
        const QPointF center = shape.center + rotated(box.center, axisFromDegrees(shape.rotation));
        // Some corners of the box lie on the outline, up to rounding.
        const Obb inner = Shape::rectangle(center, box.size - QSizeF(1e-6, 1e-6), shape.rotation).frame();
        QVERIFY(contains(shape.scenePrimitive(), Primitive(inner)));
    }
}

void TestDiagramKinds::isSavedAndLoaded()
{
    Document document;
    for (const ShapeKind *kind : kinds()) {
        if (!kind->hasOutline())
            QVERIFY(!document.addShape(Shape(*kind, {10, 20}, {30, 40}, 15)).isNull());
    }
    DocumentData loaded;
    const FileResult result = readFrom(written(document.data()), loaded);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(loaded == document.data());
    for (ShapeId id : loaded.order)
        QVERIFY(loaded.shapes.find(id)->kind->isKnown());
}

void TestDiagramKinds::areKnownBeforeMain()
{
    QCOMPARE(earlyName, QStringLiteral("Diamond"));
}

void TestDiagramKinds::namesAreTaken()
{
    class Mine : public ShapeKind
    {
    public:
        QString name() const override { return QStringLiteral("diamond"); }
        QString displayName() const override { return name(); }
        Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    };
    static const Mine mine;
    QVERIFY(!ShapeKind::add(mine));
}

void TestDiagramKinds::onlyTheTrueOutlineIsHit()
{
    Document document;
    Shape diamond(ShapeKind::named(QStringLiteral("diamond")), {0, 0}, {100, 60});
    diamond.fill = Qt::white;
    const ShapeId id = document.addShape(diamond);
    QCOMPARE(document.shapeAt({0, 0}, 0), id);
    // Next to the middle of an edge, inside and outside.
    QCOMPARE(document.shapeAt({24.9, 14.9}, 0), id);
    QVERIFY(document.shapeAt({26, 16}, 0).isNull());
    QVERIFY(document.shapeAt({45, 25}, 0).isNull());
    const Quad corner{{QPointF(30, 20), QPointF(50, 20), QPointF(50, 30), QPointF(30, 30)}};
    QVERIFY(document.shapesIn(corner, RubberBandMode::Touch).isEmpty());
    // Diamonds side by side overlap in their bounding boxes alone.
    diamond.center = {51, 31};
    document.addShape(diamond);
    QVERIFY(document.overlappingPairs().pairs.isEmpty());
}

void TestDiagramKinds::terminatorHasRoundEnds()
{
    Shape shape(ShapeKind::named(QStringLiteral("terminator")), {0, 0}, {100, 40});
    QCOMPARE(std::get<RoundedBox>(shape.scenePrimitive()).radius, 20.0);
    QVERIFY(contains(shape.scenePrimitive(), QPointF(50, 0)));
    QVERIFY(!contains(shape.scenePrimitive(), QPointF(48, 15)));
    shape.size = {40, 100};
    QVERIFY(contains(shape.scenePrimitive(), QPointF(0, -50)));
    QVERIFY(!contains(shape.scenePrimitive(), QPointF(15, 48)));
    shape.size = {0, 0};
    QVERIFY(contains(shape.scenePrimitive(), QPointF(0, 0)));
}

void TestDiagramKinds::dotStaysACircle()
{
    const Shape shape(ShapeKind::named(QStringLiteral("dot")), {5, 5}, {30, 30});
    const Circle circle = std::get<Circle>(shape.scenePrimitive());
    QVERIFY(same(circle.center, {5, 5}));
    QCOMPARE(circle.radius, 15.0);
    QVERIFY(shape.kind->sizeRule(shape).keepsRatio());
}

void TestDiagramKinds::isExported()
{
    Document document;
    Shape note(ShapeKind::named(QStringLiteral("note")), {0, 0}, {120, 80});
    note.fill = Qt::yellow;
    document.addShape(note);
    const QByteArray svg = toSvg(document.data());
    // The outline and the fold.
    QCOMPARE(svg.count("<path"), 2);
}

TRAMMEL_TEST(TestDiagramKinds)
#include "tst_diagramkinds.moc"
