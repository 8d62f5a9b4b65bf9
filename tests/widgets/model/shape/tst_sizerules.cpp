#include "tests/widgets/editorbench.h"
#include "tests/widgets/samplegear.h"
#include "tests/widgets/toolbench.h"

#include "tests/testprogram.h"
#include <trammel/arrangement.h>
#include <trammel/shapeinspector.h>
#include <trammel/toolpalette.h>

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

#include <limits>

using namespace Trammel;
using Lead = SizeRule::Lead;

namespace {

const QList<Handle> Grips{Handle::TopLeft,     Handle::Top,    Handle::TopRight,   Handle::Right,
                          Handle::BottomRight, Handle::Bottom, Handle::BottomLeft, Handle::Left};

/// A label with the height of one line of text and any width.
class LabelKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.label"); }
    QString displayName() const override { return QStringLiteral("Label"); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    SizeRule sizeRule(const Shape &) const override { return {0, {40, 24}, {1e9, 24}, {}}; }

    static const LabelKind &instance()
    {
        static const LabelKind kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }
};

bool isIn(const SizeRule &rule, QSizeF size)
{
    const double rounding = 1e-9 * (size.width() + size.height());
    return (!rule.keepsRatio() || std::abs(size.width() - rule.ratio * size.height()) <= rounding)
        && size.width() >= rule.least.width() - rounding && size.height() >= rule.least.height() - rounding
        && size.width() <= rule.most.width() + rounding && size.height() <= rule.most.height() + rounding;
}

} // namespace

class TestSizeRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesGiveTheNearestSize();
    void rulesTakeAnyNumbers();
    void handlesKeepTheOppositeOne();
    void severalKeepTheirRules();
    void noGuideWhereTheGripIsNot();
    void numbersAndSameSizeFollow();
    void drawsWithTheRule();
    void clickGivesTheFirstSize();
    void palettesDrawThem();
    void editorsNameTheKind();
};

void TestSizeRules::rulesGiveTheNearestSize()
{
    const SizeRule free;
    QVERIFY(free.isFree());
    QCOMPARE(free.applied({3, 1e12}), QSizeF(3, 1e12));
    const SizeRule wide{2, {20, 0}, {200, 1e9}, {}};
    QCOMPARE(wide.applied({60, 50}), QSizeF(100, 50));
    QCOMPARE(wide.applied({60, 50}, Lead::Width), QSizeF(60, 30));
    QCOMPARE(wide.applied({60, 50}, Lead::Height), QSizeF(100, 50));
    QCOMPARE(wide.applied({1, 1}), QSizeF(20, 10));
    QCOMPARE(wide.applied({1000, 1}), QSizeF(200, 100));
    const SizeRule line{0, {40, 24}, {1e9, 24}, {}};
    QCOMPARE(line.applied({100, 100}), QSizeF(100, 24));
    QCOMPARE(line.applied({0, 0}), QSizeF(40, 24));
    // A size that already follows the rule does not change.
    RandomInput random(7);
    for (int i = 0; i < 2000; ++i) {
        const SizeRule rule{random.chance(0.7) ? random.real(0.1, 9) : 0,
                            {random.real(0, 50), random.real(0, 50)},
                            {random.real(60, 500), random.real(60, 500)},
                            {}};
        const QSizeF once = rule.applied({random.real(0, 600), random.real(0, 600)}, Lead(random.integer(3)));
        const QSizeF twice = rule.applied(once, Lead(random.integer(3)));
        QVERIFY(once.width() == twice.width() && once.height() == twice.height());
    }
}

void TestSizeRules::rulesTakeAnyNumbers()
{
    constexpr double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    const QList<double> numbers{nan, infinity, -infinity, -5, 0, 1e-300, 7, 1e300};
    for (double ratio : numbers) {
        for (double least : numbers) {
            for (double most : numbers) {
                const SizeRule rule{ratio, {least, least}, {most, most}, {nan, -1}};
                const QSizeF size = rule.applied({30, 20});
                QVERIFY(!std::isnan(size.width()) && !std::isnan(size.height()));
                QVERIFY(size.width() >= 0 && size.height() >= 0);
                // A rule must accept a size that no document accepts. The document checks the final size.
                rule.applied({nan, infinity});
            }
        }
    }
}

void TestSizeRules::handlesKeepTheOppositeOne()
{
    RandomInput random(91);
    for (const bool isGear : {true, false}) {
        for (Handle handle : Grips) {
            for (double rotation : {0.0, 30.0, 90.0, 200.0}) {
                for (int variant = 0; variant < 8; ++variant) {
                    ToolBench bench(random.real(0.3, 3), random.real(0, 360));
                    Shape shape = isGear ? SampleGear::gear(random.point(500), 120, rotation)
                                         : filled(Shape(LabelKind::instance(), random.point(500), {90, 24}, rotation));
                    shape.mirroredX = variant & 1;
                    shape.mirroredY = variant & 2;
                    const ShapeId id = bench.document.addShape(shape);
                    bench.selection.set({id});
                    if (!handlesOf(bench.shape(id).frame(), pixelSize(bench.view)).contains(handle))
                        continue;
                    const SizeRule rule = shape.kind->sizeRule(shape);
                    bench.modifiers = variant & 4 ? Qt::AltModifier : Qt::NoModifier;
                    const QPointF direction = handleDirection(handle);
                    // Uses the frame's own axes, so that the fixed side is the same after the frame is dragged through
                    // zero.
                    const auto fixed = [&](const Shape &at) {
                        const QPointF own(direction.x() * (at.mirroredX != shape.mirroredX ? -1 : 1),
                                          direction.y() * (at.mirroredY != shape.mirroredY ? -1 : 1));
                        return at.center
                            - rotated({own.x() * at.size.width() / 2, own.y() * at.size.height() / 2},
                                      axisFromDegrees(at.rotation));
                    };
                    const QPointF from = bench.handle(handle);
                    bench.press(from);
                    for (int step = 0; step < 6; ++step) {
                        bench.move(from + random.way(20, 900));
                        const Shape &now = bench.shape(id);
                        QVERIFY(isIn(rule, now.size));
                        if (variant & 4)
                            QVERIFY(length(now.center - shape.center) < 1e-9);
                        else
                            QVERIFY(length(fixed(now) - fixed(shape)) < 1e-9);
                    }
                    // A drag back to the start restores the shape.
                    bench.move(from);
                    QVERIFY(bench.shape(id) == shape.normalized());
                    bench.release(from);
                }
            }
        }
    }
}

void TestSizeRules::severalKeepTheirRules()
{
    RandomInput random(5);
    for (Handle handle : Grips) {
        ToolBench bench;
        const ShapeId gear = bench.document.addShape(SampleGear::gear({0, 0}, 100));
        const ShapeId box = bench.document.addShape(filled(Shape::rectangle({200, 50}, {100, 60})));
        const ShapeId label = bench.document.addShape(filled(Shape(LabelKind::instance(), {100, 200}, {80, 24})));
        bench.selection.set({gear, box, label});
        const QPointF from = bench.handle(handle);
        bench.press(from);
        for (int step = 0; step < 6; ++step) {
            bench.move(from + random.way(20, 500));
            QVERIFY(isIn(SampleGear::instance().sizeRule(bench.shape(gear)), bench.shape(gear).size));
            QVERIFY(isIn(LabelKind::instance().sizeRule(bench.shape(label)), bench.shape(label).size));
        }
        bench.release(from + QPointF(1, 1));
    }
}

void TestSizeRules::noGuideWhereTheGripIsNot()
{
    ToolBench bench;
    bench.context.settings.snapToShapes = true;
    const ShapeId id = bench.document.addShape(filled(Shape(LabelKind::instance(), {0, 0}, {80, 24})));
    bench.document.addShape(filled(Shape::rectangle({0, 112}, {80, 40})));
    bench.selection.set({id});
    const QPointF from = bench.handle(Handle::Bottom);
    bench.pull(from, {0, 91});
    QCOMPARE(bench.shape(id).size, QSizeF(80, 24));
    QVERIFY(bench.overlay.state().guides.isEmpty());
    bench.release({0, 91});
}

void TestSizeRules::numbersAndSameSizeFollow()
{
    EditorBench bench;
    ShapeInspector inspector;
    inspector.setEditor(bench.editor.get());
    inspector.show();
    const ShapeId gear = bench.document().addShape(SampleGear::gear({0, 0}, 100, 30));
    bench.editor->selection()->set({gear});
    auto *width = inspector.findChild<QLineEdit *>(QStringLiteral("width"));
    QVERIFY(width);
    const auto type = [&](const QString &text) {
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, text);
        QTest::keyClick(width, Qt::Key_Return);
    };
    const auto corner = [&] { return bench.document().find(gear)->frame().corners()[0]; };
    const QPointF before = corner();
    type(QStringLiteral("150"));
    QCOMPARE(bench.document().find(gear)->size, QSizeF(150, 150));
    QVERIFY(length(corner() - before) < 1e-9);
    type(QStringLiteral("5"));
    QCOMPARE(bench.document().find(gear)->size, QSizeF(20, 20));
    QCOMPARE(width->text(), QStringLiteral("20"));
    type(QStringLiteral("-5"));
    QCOMPARE(bench.document().find(gear)->size, QSizeF(20, 20));

    const ShapeId box = bench.document().addShape(Shape::rectangle({200, 0}, {300, 80}));
    makeSameSize(bench.document(), {gear, box}, Qt::Horizontal);
    QCOMPARE(bench.document().find(gear)->size, QSizeF(300, 300));
    makeSameSize(bench.document(), {gear, box}, Qt::Vertical);
    QCOMPARE(bench.document().find(gear)->size, QSizeF(80, 80));
    makeSameSize(bench.document(), {gear, box}, Qt::Horizontal | Qt::Vertical);
    QCOMPARE(bench.document().find(gear)->size, QSizeF(300, 300));
    QCOMPARE(bench.document().find(box)->size, QSizeF(300, 80));
}

void TestSizeRules::drawsWithTheRule()
{
    RandomInput random(3);
    for (int round = 0; round < 60; ++round) {
        ToolBench bench(random.real(0.5, 2), random.chance(0.5) ? 0 : random.real(0, 360));
        bench.context.settings.ownKind =
            round % 2 ? static_cast<const ShapeKind *>(&SampleGear::instance()) : &LabelKind::instance();
        bench.use(ToolKind::OwnKind);
        bench.modifiers = round % 4 < 2 ? Qt::NoModifier : Qt::AltModifier;
        const QPointF from = random.point(300), to = from + random.way(30, 600);
        bench.drag(from, to);
        QCOMPARE(bench.document.count(), 1);
        const Shape &drawn = bench.shape(bench.document.ids().first());
        QVERIFY(drawn.kind == bench.context.settings.ownKind);
        QVERIFY(isIn(drawn.kind->sizeRule(drawn), drawn.size));
        // The press is at a corner, or at the center.
        double nearest = length(drawn.center - from);
        if (bench.modifiers == Qt::NoModifier) {
            for (QPointF corner : drawn.frame().corners())
                nearest = std::min(nearest, length(corner - from));
        }
        QVERIFY(nearest < 1e-9);
    }
}

void TestSizeRules::clickGivesTheFirstSize()
{
    for (const bool fromCenter : {false, true}) {
        ToolBench bench(2);
        bench.context.settings.ownKind = &SampleGear::instance();
        bench.use(ToolKind::OwnKind);
        bench.modifiers = fromCenter ? Qt::AltModifier : Qt::NoModifier;
        bench.click({10, 10});
        const Shape gear = bench.shape(bench.document.ids().first());
        QCOMPARE(gear.size, QSizeF(60, 60));
        QCOMPARE(gear.center, fromCenter ? QPointF(10, 10) : QPointF(40, 40));
    }
    ToolBench bench(2);
    bench.context.settings.ownKind = &LabelKind::instance();
    bench.use(ToolKind::OwnKind);
    bench.click({10, 10});
    QCOMPARE(bench.shape(bench.document.ids().first()).size, QSizeF(50, 24));
}

void TestSizeRules::palettesDrawThem()
{
    EditorBench bench;
    ToolPalette palette;
    QSignalSpy changed(&palette, &ToolPalette::ownKindsChanged);
    const qsizetype before = palette.findChildren<QToolButton *>().size();
    const QStringList names{SampleGear::instance().name(), LabelKind::instance().name()};
    palette.setOwnKinds(names);
    palette.setOwnKinds(names);
    QCOMPARE(changed.size(), 1);
    const QList<QToolButton *> buttons = palette.findChildren<QToolButton *>();
    QCOMPARE(buttons.size(), before + 2);
    QToolButton &gear = *buttons[before], &label = *buttons[before + 1];
    QVERIFY(!gear.isEnabled());
    palette.setEditor(bench.editor.get());
    QVERIFY(gear.isEnabled() && !gear.icon().isNull());
    QCOMPARE(gear.toolTip(), QStringLiteral("Gear"));
    gear.click();
    QVERIFY(gear.isChecked() && !label.isChecked());
    QCOMPARE(bench.editor->tool(), ShapeEditor::OwnKind);
    label.click();
    QVERIFY(!gear.isChecked() && label.isChecked());
    gear.click();
    gear.click();
    QVERIFY(gear.isChecked());
    bench.drag({0, 0}, {100, 80});
    QCOMPARE(bench.document().find(bench.document().ids().first())->kind->name(), names.first());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(!gear.isChecked());
    bench.editor->setReadOnly(true);
    QVERIFY(!gear.isEnabled());
    palette.setOwnKinds({});
    QCOMPARE(palette.findChildren<QToolButton *>().size(), before);
}

void TestSizeRules::editorsNameTheKind()
{
    EditorBench bench;
    ShapeEditor &editor = *bench.editor;
    QAction &action = *editor.action(ShapeEditor::Action::OwnKindTool);
    QVERIFY(!action.isEnabled());
    editor.setTool(ShapeEditor::OwnKind);
    QCOMPARE(editor.tool(), ShapeEditor::Select);
    QSignalSpy changed(&editor, &ShapeEditor::ownKindChanged);
    editor.setOwnKind(SampleGear::instance().name());
    QCOMPARE(changed.size(), 1);
    QVERIFY(action.isEnabled());
    QCOMPARE(action.text(), QStringLiteral("Gear"));
    action.trigger();
    QCOMPARE(editor.tool(), ShapeEditor::OwnKind);
    QVERIFY(action.isChecked());
    // Changing the kind while a shape is being drawn cancels the drawing.
    bench.beginDrag({0, 0}, {50, 50});
    editor.setOwnKind(QStringLiteral("test.nobody knows it"));
    bench.release({50, 50});
    QCOMPARE(bench.document().count(), 0);
    bench.drag({0, 0}, {50, 30});
    QCOMPARE(bench.document().count(), 1);
    QVERIFY(!bench.document().find(bench.document().ids().first())->kind->isKnown());
    // These kinds cannot be drawn with the tool.
    for (const QString &name : {QStringLiteral("polygon"), QStringLiteral("polyline")}) {
        editor.setOwnKind(name);
        editor.setTool(ShapeEditor::OwnKind);
        bench.drag({0, 0}, {50, 30});
        QCOMPARE(bench.document().count(), 1);
    }
    editor.setTool(ShapeEditor::OwnKind);
    editor.setOwnKind({});
    QCOMPARE(editor.tool(), ShapeEditor::Select);
    QVERIFY(!action.isEnabled());
}

TRAMMEL_WIDGET_TEST(TestSizeRules)
#include "tst_sizerules.moc"
