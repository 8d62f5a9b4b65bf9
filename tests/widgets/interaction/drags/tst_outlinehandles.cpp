#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/frame/outlinemarks_p.h"
#include "widgets/interaction/tools/selecttool_p.h"
#include "widgets/model/kinds/outlinehandles_p.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

/// A selected shape of 200 x 100 around the origin.
struct OutlineBench : ToolBench
{
    explicit OutlineBench(const char *kind, double zoom = 1, double degrees = 0) : ToolBench(zoom, degrees)
    {
        Shape added(ShapeKind::named(QLatin1String(kind)), {0, 0}, {200, 100});
        added.fill = Qt::white;
        id = document.addShape(added);
        selection.set({id});
        stack().clear();
    }

    /// The handles as they are shown; none if they are hidden.
    QList<QPointF> marks() const
    {
        const Overlay::State &state = overlay.state();
        const auto points = outlineMarks(state.line, state.frame, pixelSize(view), state.handleUse);
        return points ? points->points : QList<QPointF>();
    }

    ShapeId id;
};

} // namespace

/// Tests the handles that vary the outline of the selected shape, and the button that collapses a container.
class TestOutlineHandles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dragVariesTheOutline_data();
    void dragVariesTheOutline();
    void dragRoundsTheCorners();
    void handleKeepsAwayFromTheFrame();
    void smallShapesShowNone();
    void lockedShapesShowNone();
    void escapeRestoresTheOutline();
    void doubleClickEditsTheText();
    void keysMoveHandles();
    void keysWalkAlongHandles();
    void keysSkipShapesWithoutHandles();
    void ownKindsHaveHandles();
    void ownKindsMayBeWrong();
    void buttonCollapsesTheContainer();
    void buttonOfTheHoveredContainer();
    void buttonIsHiddenWhereItHasNoUse();
};

void TestOutlineHandles::dragVariesTheOutline_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::newRow("at 1:1") << 1.0 << 0.0;
    QTest::newRow("far away, in a rotated view") << 0.5 << 30.0;
    QTest::newRow("close") << 4.0 << 0.0;
}

void TestOutlineHandles::dragVariesTheOutline()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    OutlineBench bench("note", zoom, degrees);
    QVERIFY(bench.overlay.state().line && !bench.overlay.state().line->isLine());
    const QPointF place = outlineHandles(bench.shape(bench.id)).value(0);
    bench.move(place);
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional<qsizetype>(0));
    QCOMPARE(bench.view.lastCursor.shape(), Qt::PointingHandCursor);
    bench.drag(place, {0, 20});
    const QPointF now = outlineHandles(bench.shape(bench.id)).value(0);
    QVERIFY(length(now - QPointF(0, 20)) < 0.2);
    QCOMPARE(bench.shape(bench.id).size, QSizeF(200, 100));
    QCOMPARE(bench.stack().count(), 1);
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.id});
    bench.stack().undo();
    QVERIFY(bench.shape(bench.id).outline.isEmpty());
}

void TestOutlineHandles::dragRoundsTheCorners()
{
    OutlineBench bench("roundedRectangle");
    // Without a radius, the handle lies within the corner, away from the handle of the frame.
    const QPointF place = bench.marks().value(0);
    QVERIFY(length(place - QPointF(-100, -50)) >= HandleSize);
    bench.pull(place, place + QPointF(20, 20));
    QVERIFY(bench.overlay.state().label);
    QCOMPARE(bench.overlay.state().label->text, QStringLiteral("20"));
    bench.release(place + QPointF(20, 20));
    QCOMPARE(bench.shape(bench.id).cornerRadius, 20.0);
    bench.drag(QPointF(-80, -30), QPointF(300, 300));
    QCOMPARE(bench.shape(bench.id).cornerRadius, 50.0);
    bench.drag(QPointF(-50, 0), QPointF(-300, -300));
    QCOMPARE(bench.shape(bench.id).cornerRadius, 0.0);
}

void TestOutlineHandles::handleKeepsAwayFromTheFrame()
{
    OutlineBench bench("parallelogram");
    bench.drag(bench.marks().value(0), {-100, -50});
    QCOMPARE(bench.shape(bench.id).outline, (Shape::Outline{{{-0.5, -0.5}}}));
    QVERIFY(length(bench.marks().value(0) - QPointF(-100, -50)) >= HandleSize);
    // The handle of the frame at this corner still resizes the shape.
    bench.drag({-100, -50}, {-150, -70});
    QCOMPARE(bench.shape(bench.id).size, QSizeF(250, 120));
}

void TestOutlineHandles::smallShapesShowNone()
{
    OutlineBench bench("note", 0.2);
    QVERIFY(bench.marks().isEmpty());
    // A zoom shows them.
    bench.view.transform.scale(5, 5);
    QCOMPARE(bench.marks().size(), 1);
}

void TestOutlineHandles::lockedShapesShowNone()
{
    OutlineBench bench("note");
    Shape fixed = bench.shape(bench.id);
    fixed.permissions = Permission::Select | Permission::Move;
    QVERIFY(bench.document.changeShape(bench.id, fixed));
    QVERIFY(bench.marks().isEmpty());
}

void TestOutlineHandles::escapeRestoresTheOutline()
{
    OutlineBench bench("callout");
    bench.pull(bench.marks().value(0), {50, 20});
    QVERIFY(!bench.shape(bench.id).outline.isEmpty());
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(bench.shape(bench.id).outline.isEmpty());
    QCOMPARE(bench.stack().count(), 0);
}

void TestOutlineHandles::doubleClickEditsTheText()
{
    OutlineBench bench("note");
    QSignalSpy wanted(static_cast<SelectTool *>(bench.tool.get()), &SelectTool::textWanted);
    bench.doubleClick(bench.marks().value(0));
    QCOMPARE(wanted.count(), 1);
}

void TestOutlineHandles::keysMoveHandles()
{
    OutlineBench bench("note");
    QSignalSpy hints(bench.tool.get(), &Tool::hintChanged);
    const QPointF before = outlineHandles(bench.shape(bench.id)).value(0);
    QVERIFY(bench.key(Qt::Key_D));
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional<qsizetype>(0));
    QVERIFY(!hints.isEmpty());
    for (int i = 0; i < 3; ++i)
        QVERIFY(bench.key(Qt::Key_Left));
    const QPointF after = outlineHandles(bench.shape(bench.id)).value(0);
    QVERIFY2(std::abs(before.x() - 3 - after.x()) < 0.2, qPrintable(QString::number(after.x() - before.x())));
    QVERIFY(bench.key(Qt::Key_Left, Qt::ShiftModifier));
    QVERIFY(std::abs(before.x() - 13 - outlineHandles(bench.shape(bench.id)).value(0).x()) < 0.2);
    // All of this is one step, and the shape itself stays.
    QCOMPARE(bench.stack().count(), 1);
    QCOMPARE(bench.shape(bench.id).center, QPointF(0, 0));
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional<qsizetype>(0));
    bench.stack().undo();
    QVERIFY(bench.shape(bench.id).outline.isEmpty());
    // A handle stops at the end of its range.
    for (int i = 0; i < 100; ++i)
        QVERIFY(bench.key(Qt::Key_Right, Qt::ShiftModifier));
    QVERIFY(std::abs(outlineHandles(bench.shape(bench.id)).value(0).x()) <= 100);
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.overlay.state().hoveredPoint);
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.id});
    QVERIFY(bench.key(Qt::Key_Right));
    QVERIFY(bench.shape(bench.id).center.x() > 0);
}

void TestOutlineHandles::keysWalkAlongHandles()
{
    OutlineBench bench("callout");
    const qsizetype count = bench.marks().size();
    QVERIFY(count >= 2);
    for (qsizetype i = 0; i <= count; ++i) {
        QVERIFY(bench.key(Qt::Key_D));
        QCOMPARE(bench.overlay.state().hoveredPoint, std::optional(i % count));
    }
    QVERIFY(bench.key(Qt::Key_D, Qt::ShiftModifier));
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional(count - 1));
    // Another selection begins without a chosen handle, and so does a press.
    bench.selection.set({});
    bench.selection.set({bench.id});
    QVERIFY(!bench.overlay.state().hoveredPoint);
    QVERIFY(bench.key(Qt::Key_D, Qt::ShiftModifier));
    QCOMPARE(bench.overlay.state().hoveredPoint, std::optional(count - 1));
    bench.click({0, 0});
    QVERIFY(bench.key(Qt::Key_Down));
    QVERIFY(bench.shape(bench.id).center.y() > 0);
}

void TestOutlineHandles::keysSkipShapesWithoutHandles()
{
    OutlineBench plain("rectangle");
    QVERIFY(!plain.key(Qt::Key_D));
    OutlineBench small("note", 0.2);
    QVERIFY(!small.key(Qt::Key_D));
    OutlineBench readOnly("note");
    QVERIFY(readOnly.key(Qt::Key_D));
    readOnly.context.settings.readOnly = true;
    QVERIFY(!readOnly.key(Qt::Key_D));
    readOnly.key(Qt::Key_Left);
    QVERIFY(readOnly.shape(readOnly.id).outline.isEmpty());
}

namespace {

/// An application's kind: a box with a notch, whose depth is a number in the data of the shape and at most 0.4.
class Notched : public ShapeKind
{
public:
    static double depth(const Shape &shape) { return shape.data.value(QLatin1String("depth")).toDouble(0.2); }
    QString name() const override { return QStringLiteral("test.notched"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override
    {
        return Polygon{shape.toScene({{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {0, 0.5 - depth(shape)}, {-0.5, 0.5}}),
                       {}};
    }
    QList<QPointF> handles(const Shape &shape) const override
    {
        return isWrong ? QList<QPointF>{{0, 0}, {qQNaN(), 0}} : QList<QPointF>{{0, 0.5 - depth(shape)}};
    }
    void moveHandle(Shape &shape, qsizetype, QPointF place) const override
    {
        shape.data.insert(QLatin1String("depth"), 0.5 - place.y());
    }
    QString errorString(const Shape &shape) const override
    {
        return depth(shape) <= 0.4 ? QString() : QStringLiteral("too deep");
    }

    static Notched &instance()
    {
        static Notched kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }

    bool isWrong = false;
};

} // namespace

void TestOutlineHandles::ownKindsHaveHandles()
{
    Notched::instance();
    OutlineBench bench("test.notched");
    QCOMPARE(bench.marks(), (QList<QPointF>{{0, 30}}));
    bench.drag({0, 30}, {0, 20});
    QCOMPARE(Notched::depth(bench.shape(bench.id)), 0.3);
    // An invalid change is refused, and the last valid one stays.
    bench.drag({0, 20}, {0, -40});
    QVERIFY(Notched::depth(bench.shape(bench.id)) <= 0.4);
    QVERIFY(bench.key(Qt::Key_D));
    QVERIFY(bench.key(Qt::Key_Down));
    QVERIFY(Notched::depth(bench.shape(bench.id)) < 0.3);
    for (int i = 0; i < 20; ++i)
        QVERIFY(bench.key(Qt::Key_Up));
    QVERIFY(Notched::depth(bench.shape(bench.id)) <= 0.4);
    QVERIFY(Notched::depth(bench.shape(bench.id)) > 0.35);
}

void TestOutlineHandles::ownKindsMayBeWrong()
{
    Notched::instance().isWrong = true;
    OutlineBench bench("test.notched");
    Notched::instance().isWrong = false;
    QVERIFY(bench.marks().isEmpty());
}

namespace {

/// A swimlane from (0, 0) to (200, 300) with a box in it.
struct ContainerBench : ToolBench
{
    ContainerBench()
    {
        Shape shape(ShapeKind::named(QStringLiteral("swimlane")), {100, 150}, {200, 300});
        shape.fill = Qt::white;
        lane = document.addShape(shape);
        inside = document.addShapesInto(lane, {filled(Shape::rectangle({100, 150}, {40, 40}))}).value(0);
        stack().clear();
    }
    const std::optional<Overlay::CollapseButton> &button() const { return overlay.state().collapseButton; }

    ShapeId lane, inside;
};

} // namespace

void TestOutlineHandles::buttonCollapsesTheContainer()
{
    ContainerBench bench;
    bench.selection.set({bench.lane});
    QVERIFY(bench.button());
    QVERIFY(!bench.button()->isCollapsed);
    const QPointF place = bench.button()->place;
    bench.move(place);
    QVERIFY(bench.overlay.state().isCollapseButtonHovered);
    bench.click(place);
    QVERIFY(bench.document.isCollapsed(bench.lane));
    QVERIFY(!bench.document.isVisible(bench.inside));
    QCOMPARE(bench.selection.ids(), ShapeIds{bench.lane});
    QCOMPARE(bench.stack().count(), 1);
    QVERIFY(bench.button() && bench.button()->isCollapsed);
    bench.click(bench.button()->place);
    QVERIFY(!bench.document.isCollapsed(bench.lane));
    QCOMPARE(bench.shape(bench.lane).size, QSizeF(200, 300));
    // A double click collapses once, and edits no text.
    QSignalSpy wanted(static_cast<SelectTool *>(bench.tool.get()), &SelectTool::textWanted);
    bench.doubleClick(bench.button()->place);
    QVERIFY(bench.document.isCollapsed(bench.lane));
    QCOMPARE(wanted.count(), 0);
    // A drag from the button changes nothing.
    const DocumentData before = bench.document.data();
    bench.drag(bench.button()->place, {150, 200});
    QVERIFY(bench.document.data() == before);
}

void TestOutlineHandles::buttonOfTheHoveredContainer()
{
    ContainerBench bench;
    QVERIFY(!bench.button());
    bench.move({20, 200});
    QVERIFY(bench.button());
    QCOMPARE(bench.button()->container, bench.lane);
    bench.click(bench.button()->place);
    QVERIFY(bench.document.isCollapsed(bench.lane));
    QVERIFY(bench.selection.isEmpty());
    QVERIFY(bench.button() && bench.overlay.state().isCollapseButtonHovered);
    bench.move({500, 500});
    QVERIFY(!bench.button());
}

void TestOutlineHandles::buttonIsHiddenWhereItHasNoUse()
{
    ContainerBench bench;
    const ShapeId empty =
        bench.document.addShape(filled(Shape(ShapeKind::named(QStringLiteral("frame")), {500, 0}, {100, 100})));
    bench.selection.set({empty});
    QVERIFY(!bench.button());
    bench.selection.set({bench.inside});
    QVERIFY(!bench.button());
    bench.selection.set({bench.lane});
    QVERIFY(bench.button());
    bench.context.settings.readOnly = true;
    bench.rest();
    QVERIFY(!bench.button());
}

TRAMMEL_WIDGET_TEST(TestOutlineHandles)
#include "tst_outlinehandles.moc"
