#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/toolbench.h"
#include "widgets/interaction/tools/customtoolhost_p.h"

#include <QtTest/QSignalSpy>

#include <limits>

using namespace Trammel;

namespace {

/// Draws a square by a drag, and records what is called.
class SquareTool : public CustomTool
{
public:
    void activate() override { log << "activate"; }
    void deactivate() override
    {
        log << "deactivate";
        CustomTool::deactivate();
    }
    void settle() override { log << "settle"; }
    void press(const ToolEvent &event) override
    {
        log << "press";
        last = event;
        if (isReadOnly())
            return;
        start = snapped(event.scenePos, event);
        if (onPress)
            onPress();
    }
    void move(const ToolEvent &event) override
    {
        last = event;
        if (!start)
            return;
        end = snapped(event.scenePos, event);
        show({square()}, QStringLiteral("label"), end);
    }
    void release(const ToolEvent &event) override
    {
        last = event;
        if (!start)
            return;
        const Shape shape = square();
        cancel();
        added = document()->addShapes({shape});
        if (isActive())
            selection()->set(added);
    }
    bool key(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_F)
            Q_EMIT finished();
        return event->key() == Qt::Key_F || (event->key() == Qt::Key_Escape && usesEscape);
    }
    bool cancel() override
    {
        const bool wasBusy = isBusy();
        start.reset();
        show();
        if (wasBusy)
            log << "cancel";
        return wasBusy;
    }
    bool isBusy() const override { return start.has_value(); }
    QString hint() const override { return QStringLiteral("Draw a square"); }
    QByteArrayList told() { return std::exchange(log, {}); }

    // These are protected.
    using CustomTool::applyStyle;
    using CustomTool::setCursor;
    using CustomTool::show;
    using CustomTool::snapped;

    Shape square() const
    {
        Shape shape = Shape::rectangle((*start + end) / 2, {20, 20});
        applyStyle(shape);
        return shape;
    }

    QByteArrayList log;
    ToolEvent last;
    std::optional<QPointF> start;
    QPointF end;
    ShapeIds added;
    bool usesEscape = false;
    std::function<void()> onPress;
};

/// The tool without a window.
struct HostBench : ToolBench
{
    explicit HostBench(double zoom = 1, double degrees = 0) : ToolBench(zoom, degrees, ToolKind::Custom)
    {
        host().deactivate();
        host().setTool(&square);
        host().activate();
        square.log.clear();
    }
    CustomToolHost &host() { return static_cast<CustomToolHost &>(*tool); }

    SquareTool square;
};

using Told = QByteArrayList;

} // namespace

class TestCustomTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsWithoutAWindow();
    void snapsAndShowsGuides();
    void showsNothingInvalid();
    void inactiveToolsDoNothing();
    void escapeCancelsThenEndsTheTool();
    void anEditorUsesIt();
    void otherToolsTakeItsPlace();
    void aDeletedToolIsReplaced();
    void itStaysInAReadOnlyEditor();
    void anotherDocumentCancelsIt();
    void aSlotDeletesTheEditor();
};

void TestCustomTool::drawsWithoutAWindow()
{
    HostBench bench(2, 30);
    bench.press({10, 20});
    QCOMPARE(bench.square.last.scenePos, QPointF(10, 20));
    QCOMPARE(bench.square.last.pixel, 0.5);
    QCOMPARE(bench.square.last.tolerance, 2.0);
    bench.move({50, 60});
    QCOMPARE(bench.overlay.state().copies.size(), 1);
    QCOMPARE(bench.overlay.state().copies.first().center, QPointF(30, 40));
    QCOMPARE(bench.overlay.state().label->text, QStringLiteral("label"));
    QCOMPARE(bench.document.count(), 0);
    bench.release({50, 60});
    QCOMPARE(bench.document.count(), 1);
    QCOMPARE(bench.selection.ids(), bench.square.added);
    QCOMPARE(bench.document.find(bench.square.added.first())->fill.color(), bench.context.settings.fill.color());
    QVERIFY(bench.overlay.state().copies.isEmpty() && !bench.overlay.state().label);
    QCOMPARE(bench.host().hint(), QStringLiteral("Draw a square"));
}

void TestCustomTool::snapsAndShowsGuides()
{
    HostBench bench;
    Shape box = Shape::rectangle({100, 100}, {40, 40});
    box.fill = Qt::red;
    bench.document.addShape(box);
    QCOMPARE(bench.square.snapped({83, 60}, bench.event({83, 60})), QPointF(83, 60));
    bench.context.settings.snapToShapes = true;
    QCOMPARE(bench.square.snapped({83, 60}, bench.event({83, 60})).x(), 80.0);
    bench.square.show();
    QVERIFY(!bench.overlay.state().guides.isEmpty());
    bench.square.show();
    QVERIFY(bench.overlay.state().guides.isEmpty());
    ToolEvent free = bench.event({83, 60});
    free.modifiers = Qt::ControlModifier;
    QCOMPARE(bench.square.snapped({83, 60}, free), QPointF(83, 60));
    bench.context.settings.snapToShapes = false;
    bench.context.settings.snapToGrid = true;
    QCOMPARE(bench.square.snapped({83, 64}, bench.event({83, 64})), QPointF(80, 60));
}

void TestCustomTool::showsNothingInvalid()
{
    HostBench bench;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    bench.square.show({Shape::rectangle({nan, 0}, {10, 10}), Shape::rectangle({0, 0}, {10, 10})},
                      QStringLiteral("label"), {nan, 0});
    QCOMPARE(bench.overlay.state().copies.size(), 1);
    QVERIFY(!bench.overlay.state().label);
    // Positions that are not finite do not reach the tool.
    ToolEvent event = bench.event({nan, 0});
    event.button = Qt::LeftButton;
    bench.host().press(event);
    bench.host().move(event);
    QCOMPARE(bench.square.told(), Told());
}

void TestCustomTool::inactiveToolsDoNothing()
{
    SquareTool tool;
    QVERIFY(!tool.isActive() && !tool.document() && !tool.selection() && tool.isReadOnly());
    Shape shape;
    const Shape before = shape;
    tool.applyStyle(shape);
    QVERIFY(shape == before);
    tool.show({shape});
    tool.setCursor(Qt::CrossCursor);
    QCOMPARE(tool.snapped({1, 2}, {}), QPointF(1, 2));
}

void TestCustomTool::escapeCancelsThenEndsTheTool()
{
    HostBench bench;
    QSignalSpy finished(bench.tool.get(), &Tool::finished);
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    bench.press({0, 0});
    QVERIFY(bench.tool->isBusy());
    QVERIFY(bench.tool->key(&escape));
    QCOMPARE(bench.square.told(), (Told{"press", "cancel"}));
    QCOMPARE(finished.count(), 0);
    bench.square.usesEscape = true;
    QVERIFY(bench.tool->key(&escape));
    QCOMPARE(finished.count(), 0);
    bench.square.usesEscape = false;
    QVERIFY(bench.tool->key(&escape));
    QCOMPARE(finished.count(), 1);
    QKeyEvent other(QEvent::KeyPress, Qt::Key_G, Qt::NoModifier);
    QVERIFY(!bench.tool->key(&other));
}

void TestCustomTool::anEditorUsesIt()
{
    EditorBench bench;
    SquareTool tool;
    QSignalSpy changed(bench.editor.get(), &ShapeEditor::toolChanged);
    bench.editor->setTool(ShapeEditor::Custom);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    bench.editor->setCustomTool(&tool);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Custom);
    QCOMPARE(bench.editor->customTool(), &tool);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(tool.told(), Told{"activate"});
    QCOMPARE(bench.editor->hint(), QStringLiteral("Draw a square"));
    bench.drag({0, 0}, {40, 40});
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.editor->selection()->ids(), tool.added);
    bench.key(Qt::Key_F);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(!tool.isActive());
    bench.editor->setTool(ShapeEditor::Custom);
    QVERIFY(tool.isActive());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
}

void TestCustomTool::otherToolsTakeItsPlace()
{
    EditorBench bench;
    SquareTool first, second;
    bench.editor->setCustomTool(&first);
    bench.press({0, 0});
    first.log.clear();
    bench.editor->setTool(ShapeEditor::Ellipse);
    QCOMPARE(first.told(), (Told{"settle", "deactivate", "cancel"}));
    bench.release({0, 0});
    bench.editor->setTool(ShapeEditor::Custom);
    QCOMPARE(first.told(), Told{"activate"});
    QSignalSpy changed(bench.editor.get(), &ShapeEditor::toolChanged);
    bench.editor->setCustomTool(&second);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(first.told(), (Told{"settle", "deactivate"}));
    QVERIFY(!first.isActive() && second.isActive());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Custom);
    Q_EMIT first.finished();
    QCOMPARE(bench.editor->tool(), ShapeEditor::Custom);
    bench.editor->setCustomTool(nullptr);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(!second.isActive() && !bench.editor->customTool());
    bench.editor->setTool(ShapeEditor::Custom);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
}

void TestCustomTool::aDeletedToolIsReplaced()
{
    EditorBench bench;
    auto tool = std::make_unique<SquareTool>();
    bench.editor->setCustomTool(tool.get());
    bench.press({0, 0});
    tool.reset();
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(!bench.editor->customTool());
    bench.release({0, 0});
    // A tool that is not the current one leaves the current one.
    tool = std::make_unique<SquareTool>();
    bench.editor->setCustomTool(tool.get());
    bench.editor->setTool(ShapeEditor::Ellipse);
    tool.reset();
    QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
    // The tool outlives its editor.
    SquareTool last;
    bench.editor->setCustomTool(&last);
    bench.editor.reset();
    QVERIFY(!last.isActive());
}

void TestCustomTool::itStaysInAReadOnlyEditor()
{
    EditorBench bench;
    SquareTool tool;
    bench.editor->setCustomTool(&tool);
    QVERIFY(!tool.isReadOnly());
    bench.editor->setReadOnly(true);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Custom);
    QVERIFY(tool.isReadOnly());
    tool.log.clear();
    bench.drag({0, 0}, {40, 40});
    QCOMPARE(tool.told(), Told{"press"});
    QCOMPARE(bench.document().count(), 0);
}

void TestCustomTool::anotherDocumentCancelsIt()
{
    EditorBench bench;
    SquareTool tool;
    bench.editor->setCustomTool(&tool);
    bench.press({0, 0});
    tool.log.clear();
    Document other;
    bench.editor->setDocument(&other);
    QVERIFY(tool.log.contains("cancel"));
    QCOMPARE(tool.document(), &other);
    QVERIFY(tool.isActive() && !tool.isBusy());
    bench.release({0, 0});
    bench.drag({0, 0}, {40, 40});
    QCOMPARE(other.count(), 1);
}

void TestCustomTool::aSlotDeletesTheEditor()
{
    EditorBench bench;
    SquareTool tool;
    bench.editor->setCustomTool(&tool);
    tool.onPress = [&bench] { bench.editor.reset(); };
    const QPoint pos = bench.at({0, 0});
    QMouseEvent press(QEvent::MouseButtonPress, pos, bench.viewport().mapToGlobal(pos), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&bench.viewport(), &press);
    QVERIFY(!bench.editor && !tool.isActive() && !tool.document());
    // A document may be deleted while shapes are added.
    EditorBench another;
    auto document = std::make_unique<Document>();
    another.editor->setDocument(document.get());
    tool.onPress = nullptr;
    another.editor->setCustomTool(&tool);
    connect(document.get(), &Document::shapesAdded, this, [&document] { document.reset(); });
    another.drag({0, 0}, {40, 40});
    QVERIFY(!document);
    QCOMPARE(tool.document(), another.editor->document());
}

TRAMMEL_WIDGET_TEST(TestCustomTool)
#include "tst_customtool.moc"
