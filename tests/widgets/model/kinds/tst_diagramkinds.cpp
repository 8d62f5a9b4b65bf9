#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/model/kinds/outlinehandles_p.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/vector.h>
#include <trammel/picture.h>
#include <trammel/shapekind.h>

#include <QtCore/QSet>
#include <QtGui/QPainterPath>
#include <QtTest/QTest>

#include <limits>

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

/// Whether the outline of a kind has curves, whose chords are within 1/10,000 of its longer side.
bool isCurved(const ShapeKind &kind)
{
    const QPainterPath path = kind.path(Shape(kind, {}, {64, 64}));
    for (int i = 0; i < path.elementCount(); ++i) {
        if (path.elementAt(i).isCurveTo())
            return true;
    }
    return false;
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
    void handlesVaryTheOutline_data() { addKinds(); }
    void handlesVaryTheOutline();
    void handlesFollowTheFrame_data() { addKinds(); }
    void handlesFollowTheFrame();
    void handleOfANoteMovesItsFold();
    void braceIsALine();
    void wrongHandlesAreRefused();
    void anotherKindHasItsOwnHandles();
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
    for (const char *name : {"cylinder",      "document",          "cloud",       "brace",     "actor",
                             "delay",         "display",           "diamond",     "triangle",  "hexagon",
                             "parallelogram", "trapezoid",         "star",        "cross",     "callout",
                             "terminator",    "predefinedProcess", "manualInput", "dot",       "offPageReference",
                             "note",          "package",           "component",   "rectangle", "ellipse",
                             "frame",         "swimlane",          "pool",        "classBox",  "objectBox"})
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
        const double error = isCurved(*kind) ? 64e-4 : 1e-12;
        QVERIFY(std::abs(box.min[axis] - (center - 32)) < error);
        QVERIFY(std::abs(box.max[axis] - (center + 32)) < error);
    }
}

void TestDiagramKinds::outlineFollowsTheFrame()
{
    QFETCH(const ShapeKind *, kind);
    // The rectangle, the rounded rectangle and the ellipse are symmetric and do not consist of points.
    const Primitive upright = Shape(*kind, {}, {90, 60}).scenePrimitive();
    const auto *polygon = std::get_if<Polygon>(&upright);
    if (!polygon)
        return;
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    for (int i = 0; i < 20; ++i) {
        Shape shape(*kind, random.point(), {random.real(1, 100), random.real(1, 100)}, random.real(0, 360));
        shape.mirroredX = random.chance(50);
        shape.mirroredY = random.chance(50);
        const auto mapped = std::get<Polygon>(shape.scenePrimitive());
        QCOMPARE(mapped.outline.size(), polygon->outline.size());
        for (qsizetype at = 0; at < mapped.outline.size(); ++at) {
            const QPointF unit(polygon->outline[at].x() / 90, polygon->outline[at].y() / 60);
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
    QCOMPARE(parts.first().fill.isValid(), kind->canBeFilled());
    const Primitive outline = shape.scenePrimitive();
    for (const ShapePart &part : parts) {
        QCOMPARE(part.stroke, shape.stroke);
        for (int i = 0; i < part.path.elementCount(); ++i) {
            const QPointF point = part.path.elementAt(i);
            // The control points of arcs lie outside.
            if (parts.size() > 1 && !isCurved(*kind))
                QVERIFY(distance(point, outline) < 1e-9);
        }
    }
}

void TestDiagramKinds::textsOfSlantedKindsFitIn_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"triangle",    "rightTriangle",   "parallelogram", "trapezoid",         "blockArrow",
                             "doubleArrow", "chevron",         "callout",       "predefinedProcess", "internalStorage",
                             "manualInput", "manualOperation", "card",          "loopLimit",         "offPageReference",
                             "merge",       "package",         "cylinder",      "document",          "delay",
                             "display"})
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
        Shape shape(*kind, {10, 20}, {30, 40}, 15);
        const ShapeId id = document.addShape(shape);
        QVERIFY(!id.isNull());
        const qsizetype handles = outlineHandles(shape).size();
        for (qsizetype i = 0; i < handles; ++i)
            moveOutlineHandle(shape, i, {13, 15});
        QCOMPARE(document.changeShape(id, shape), handles > 0);
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

void TestDiagramKinds::handlesVaryTheOutline()
{
    QFETCH(const ShapeKind *, kind);
    auto engine = seededEngine();
    RandomShapes random(engine, 300);
    const Shape first(*kind, {20, 30}, {90, 60}, 40);
    const qsizetype count = outlineHandles(first).size();
    for (qsizetype handle = 0; handle < count; ++handle) {
        for (int i = 0; i < 100; ++i) {
            // Far away, a handle stops at the end of its range.
            const bool isFar = i % 4 == 0;
            const QPointF place = first.center + QPointF(random.real(-1, 1), random.real(-1, 1)) * (isFar ? 1e4 : 50);
            Shape shape = first;
            moveOutlineHandle(shape, handle, place);
            QCOMPARE(shape.errorString(), QString());
            QCOMPARE(outlineHandles(shape).size(), count);
            // A move to where the handle is changes nothing more.
            Shape again = shape;
            moveOutlineHandle(again, handle, outlineHandles(shape)[handle]);
            QVERIFY(length(outlineHandles(again)[handle] - outlineHandles(shape)[handle]) < 0.1);
            const Aabb2 box = bounds(shape.scenePrimitive());
            QVERIFY(!box.isEmpty());
            QVERIFY(first.sceneBounds().united(bounds(first.frame())).expanded(0.01).contains(box));
        }
        Shape moved = first;
        moveOutlineHandle(moved, handle, first.center + QPointF(7, -13));
        QVERIFY(!(moved == first));
        QVERIFY(!(moved.kind->path(moved) == first.kind->path(first))
                || moved.kind->parts(moved).last().path != first.kind->parts(first).last().path);
    }
}

void TestDiagramKinds::handlesFollowTheFrame()
{
    QFETCH(const ShapeKind *, kind);
    if (kind == &ShapeKind::roundedRectangle())
        return;
    Shape shape(*kind, {20, 30}, {90, 60}, 40);
    const QList<QPointF> before = outlineHandles(shape);
    for (qsizetype i = 0; i < before.size(); ++i) {
        // The handle is mirrored with the shape: a move to the mirrored place gives the same outline.
        Shape plain(*kind, {}, {90, 60}), mirrored = plain;
        mirrored.mirroredX = true;
        moveOutlineHandle(plain, i, {11, -7});
        moveOutlineHandle(mirrored, i, {-11, -7});
        QCOMPARE(plain.outline, mirrored.outline);
        const QPointF a = outlineHandles(plain)[i], b = outlineHandles(mirrored)[i];
        QVERIFY(length(a - QPointF(-b.x(), b.y())) < 1e-9);
    }
    shape.size = {0, 60};
    QVERIFY(outlineHandles(shape).isEmpty());
}

void TestDiagramKinds::handleOfANoteMovesItsFold()
{
    Shape note(ShapeKind::named(QStringLiteral("note")), {60, 40}, {120, 80});
    QCOMPARE(outlineHandles(note), (QList<QPointF>{{100, 20}}));
    moveOutlineHandle(note, 0, {60, 60});
    QCOMPARE(outlineHandles(note), (QList<QPointF>{{60, 60}}));
    const Polygon outline = std::get<Polygon>(note.scenePrimitive());
    QCOMPARE(outline.outline, (QList<QPointF>{{0, 0}, {60, 0}, {120, 60}, {120, 80}, {0, 80}}));
}

void TestDiagramKinds::braceIsALine()
{
    Shape brace(ShapeKind::named(QStringLiteral("brace")), {0, 0}, {30, 120});
    brace.fill = Qt::white;
    QVERIFY(!brace.isFilled());
    QCOMPARE(brace.extent(), Extent::Curve);
    QVERIFY(std::holds_alternative<Polyline>(brace.scenePrimitive()));
    moveOutlineHandle(brace, 0, {-15, 30});
    QVERIFY(distance(QPointF(-15, 30), asCurve(brace.scenePrimitive())) < 1e-9);
}

void TestDiagramKinds::wrongHandlesAreRefused()
{
    Document document;
    Shape note(ShapeKind::named(QStringLiteral("note")), {60, 40}, {120, 80});
    for (const Shape::Outline &outline :
         {Shape::Outline{{}}, Shape::Outline{{{0, 0}, {0, 0}}}, Shape::Outline{{{0, 0}}, {{0, 0}}},
          Shape::Outline{{{std::numeric_limits<double>::quiet_NaN(), 0}}}, Shape::Outline{{{3, 0}}}}) {
        note.outline = outline;
        QVERIFY(!note.errorString().isEmpty());
        QVERIFY(document.addShape(note).isNull());
    }
}

void TestDiagramKinds::anotherKindHasItsOwnHandles()
{
    Shape shape(ShapeKind::named(QStringLiteral("note")), {60, 40}, {120, 80});
    moveOutlineHandle(shape, 0, {60, 60});
    setKind(shape, ShapeKind::named(QStringLiteral("callout")));
    QCOMPARE(shape.errorString(), QString());
    QVERIFY(shape.outline.isEmpty());
}

TRAMMEL_TEST(TestDiagramKinds)
#include "tst_diagramkinds.moc"
