#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QWidgetAction>

using namespace Trammel;

class TestShapeInspector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsOneShape();
    void showsSeveralByTheirFrame();
    void setsNumbers();
    void setsSeveralAtOnce();
    void resizesFromTheFirstCorner();
    void sectionsFitTheSelection();
    void setsTheLineOfTheNextShape();
    void alignsAndDistributes();
    void oneRoundLaysItOut();
    void setsStyleNameAndText();
    void emptyTextsAreRemoved();
    void fillsWhatIsDrawnNext();
    void locksAndHides();
    void lockedAndReadOnlyStay();
    void groupsChangeAsOne();
    void groupsAreResized();
    void straightLinesStayStraight();
    void followsTheDocument();
    void livesWithoutAnEditor();
};

void TestShapeInspector::showsOneShape()
{
    InspectorBench bench;
    QVERIFY(!bench.field("x").isEnabled());
    bench.editor->selection()->set({bench.ids[1]});
    // The shape is 50 x 40 with its center at (100, 20), rotated by a quarter turn. Its position is that of its bounds.
    QCOMPARE(bench.shown("x"), QStringLiteral("80"));
    QCOMPARE(bench.shown("y"), QStringLiteral("-5"));
    QCOMPARE(bench.shown("width"), QStringLiteral("50"));
    QCOMPARE(bench.shown("height"), QStringLiteral("40"));
    QCOMPARE(bench.shown("angle"), QStringLiteral("90"));
    QCOMPARE(bench.shown("radius"), QStringLiteral("5"));
    QCOMPARE(bench.shown("name"), QStringLiteral("Table"));
    // A text that is longer than its field shows its beginning.
    QCOMPARE(bench.field("name").cursorPosition(), 0);
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(!bench.field("radius").isEnabled() && bench.field("x").isEnabled());
}

void TestShapeInspector::showsSeveralByTheirFrame()
{
    InspectorBench bench;
    bench.editor->selection()->set(bench.ids);
    QCOMPARE(bench.shown("x"), QStringLiteral("-5"));
    QCOMPARE(bench.shown("y"), QStringLiteral("-5"));
    QCOMPARE(bench.shown("width"), QStringLiteral("125"));
    QCOMPARE(bench.shown("height"), QStringLiteral("50"));
    QCOMPARE(bench.field("angle").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(bench.field("name").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(bench.shown("radius"), QStringLiteral("5"));
    QVERIFY(bench.inspector.findChild<QLabel *>(QStringLiteral("title"))->text().contains(u'2'));
}

void TestShapeInspector::setsNumbers()
{
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    bench.type("x", QStringLiteral("100/4"));
    QVERIFY(same(bench.shape(0).center, {40, 20}));
    QCOMPARE(bench.shown("x"), QStringLiteral("25"));
    QCOMPARE(bench.steps(), 2);
    bench.type("y", QStringLiteral("+0.5"));
    QVERIFY(same(bench.shape(0).center, {40, 20.5}));
    bench.type("angle", QStringLiteral("-30.1"));
    QVERIFY(bench.shape(0).rotation == 329.9);
    bench.type("strokeWidth", QStringLiteral("3"));
    QCOMPARE(bench.shape(0).stroke.width, 3.0);
    QCOMPARE(bench.shown("opacity"), QStringLiteral("100"));
    bench.type("opacity", QStringLiteral("30"));
    QCOMPARE(bench.shape(0).opacity, 0.3F);
    QCOMPARE(bench.shown("opacity"), QStringLiteral("30"));
    QCOMPARE(bench.steps(), 6);
    for (int i = 0; i < 5; ++i)
        bench.document().undoStack()->undo();
    QVERIFY(same(bench.shape(0).center, {10, 20}));
    QTRY_COMPARE(bench.shown("x"), QStringLiteral("-5"));
}

void TestShapeInspector::setsSeveralAtOnce()
{
    InspectorBench bench;
    bench.editor->selection()->set(bench.ids);
    bench.type("x", QStringLiteral("0"));
    QVERIFY(same(bench.shape(0).center, {15, 20}) && same(bench.shape(1).center, {105, 20}));
    // The frame is resized as by its handle. The second shape lies on its side.
    bench.type("width", QStringLiteral("200%"));
    QCOMPARE(bench.shown("width"), QStringLiteral("250"));
    QCOMPARE(bench.shape(0).size, QSizeF(60, 40));
    QCOMPARE(bench.shape(1).size, QSizeF(50, 80));
    QVERIFY(length(bench.shape(0).center - QPointF(30, 20)) < 1e-9);
    QVERIFY(length(bench.shape(1).center - QPointF(210, 20)) < 1e-9);
    bench.type("angle", QStringLiteral("+15"));
    QVERIFY(bench.shape(0).rotation == 15 && bench.shape(1).rotation == 105);
    QCOMPARE(bench.steps(), 4);
    bench.type("radius", QStringLiteral("7"));
    QVERIFY(bench.shape(0).cornerRadius == 0 && bench.shape(1).cornerRadius == 7);
}

void TestShapeInspector::resizesFromTheFirstCorner()
{
    InspectorBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.rotation = 30; });
    bench.editor->selection()->set({bench.ids[0]});
    const QPointF corner = bench.shape(0).frame().corners()[0];
    bench.type("width", QStringLiteral("300"));
    QVERIFY(length(bench.shape(0).frame().corners()[0] - corner) < 1e-12);
    bench.type("height", QStringLiteral("7"));
    QVERIFY(length(bench.shape(0).frame().corners()[0] - corner) < 1e-12);
}

void TestShapeInspector::sectionsFitTheSelection()
{
    InspectorBench bench;
    const auto isShown = [&](const char *name) {
        return bench.inspector.findChild<QWidget *>(QLatin1String(name))->isVisible();
    };
    QVERIFY(!isShown("x") && !isShown("name") && !isShown("locked"));
    QVERIFY(isShown("gridSize") && isShown("fill") && isShown("strokeWidth"));
    bench.type("gridSize", QStringLiteral("*2"));
    QCOMPARE(bench.editor->gridSize(), 20.0);
    bench.type("gridSize", QStringLiteral("0"));
    QVERIFY(!bench.inspector.errorString().isEmpty());
    QCOMPARE(bench.editor->gridSize(), 20.0);
    bench.editor->setGridSize(5);
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(isShown("x") && isShown("name") && isShown("locked") && isShown("fill"));
    QVERIFY(!isShown("gridSize") && !isShown("arrangement"));
    bench.editor->selection()->set(bench.ids);
    QVERIFY(isShown("x") && isShown("arrangement"));
    bench.editor->selection()->clear();
    QCOMPARE(bench.shown("gridSize"), QStringLiteral("5"));
}

void TestShapeInspector::setsTheLineOfTheNextShape()
{
    InspectorBench bench;
    ShapeEditor &editor = *bench.editor;
    auto *line = bench.inspector.findChild<QToolButton *>(QStringLiteral("line"));
    auto *style = bench.inspector.findChild<QComboBox *>(QStringLiteral("style"));
    QCOMPARE(line->toolTip(), editor.strokeColor().name());
    bench.type("strokeWidth", QStringLiteral("3"));
    QCOMPARE(editor.strokeWidth(), 3.0);
    bench.type("strokeWidth", QStringLiteral("-1"));
    QVERIFY(!bench.inspector.errorString().isEmpty());
    QCOMPARE(editor.strokeWidth(), 3.0);
    style->setFocus();
    QTest::keyClick(style, Qt::Key_Down);
    QCOMPARE(editor.strokeStyle(), Qt::DashLine);
    line->menu()->actions()[1]->trigger();
    QVERIFY(!editor.strokeColor().isValid());
    bench.type("opacity", QStringLiteral("33.3333333"));
    QCOMPARE(editor.shapeOpacity(), 0.333333);
    bench.type("opacity", QStringLiteral("400"));
    QCOMPARE(editor.shapeOpacity(), 1.0);
    bench.type("opacity", QStringLiteral("-5"));
    QCOMPARE(editor.shapeOpacity(), 0.0);
    bench.type("opacity", QStringLiteral("40"));
    QCOMPARE(bench.steps(), 1);
    editor.setTool(ShapeEditor::Rectangle);
    bench.drag({-200, -200}, {-100, -100});
    const Shape &drawn = *bench.document().find(bench.document().ids().last());
    QCOMPARE(drawn.stroke, (Stroke{QColor(), 3, Qt::DashLine}));
    QCOMPARE(drawn.opacity, 0.4F);
    // A style that is chosen for the selected shapes is also used for the next shape.
    editor.selection()->set({bench.ids[0]});
    QCOMPARE(bench.shown("strokeWidth"), QStringLiteral("1"));
    QTest::keyClick(style, Qt::Key_Down);
    QCOMPARE(bench.shape(0).stroke.style, Qt::DashLine);
    bench.type("strokeWidth", QStringLiteral("7"));
    QCOMPARE(editor.strokeWidth(), 7.0);
    bench.type("opacity", QStringLiteral("60"));
    QCOMPARE(editor.shapeOpacity(), 0.6);
    bench.type("opacity", QStringLiteral("0"));
    QCOMPARE(bench.shape(0).opacity, 0.0F);
    QCOMPARE(editor.shapeOpacity(), 0.6);
    editor.setStrokeStyle(Qt::PenStyle(9));
    editor.setStrokeWidth(qQNaN());
    editor.setShapeOpacity(qQNaN());
    QCOMPARE(editor.shapeOpacity(), 0.6);
    QCOMPARE(editor.strokeStyle(), Qt::DashLine);
    QCOMPARE(editor.strokeWidth(), 7.0);
}

void TestShapeInspector::alignsAndDistributes()
{
    InspectorBench bench;
    bench.editor->selection()->set(bench.ids);
    const auto *section = bench.inspector.findChild<QWidget *>(QStringLiteral("arrangement"));
    QToolButton *left = nullptr;
    for (QToolButton *button : section->findChildren<QToolButton *>()) {
        if (button->defaultAction() == bench.editor->action(ShapeEditor::Action::AlignLeft))
            left = button;
    }
    QVERIFY(left && left->isEnabled());
    left->click();
    QVERIFY(length(bench.shape(1).center - QPointF(15, 20)) < 1e-9);
    bench.inspector.setEditor(nullptr);
    QVERIFY(!left->isEnabled());
}

// Fields must not jump after a change of the selection, although hidden rows change the heights of nested layouts.
void TestShapeInspector::oneRoundLaysItOut()
{
    InspectorBench bench;
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 0}, {50, 0}}));
    const auto places = [&] {
        QList<QRect> all;
        for (const QWidget *widget : bench.inspector.findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->window() == &bench.inspector)
                all.append(QRect(widget->mapTo(&bench.inspector, QPoint()), widget->size()));
        }
        return all;
    };
    for (const ShapeIds &ids : {ShapeIds{bench.ids[0]}, ShapeIds{line}, ShapeIds(), bench.ids, ShapeIds{line}}) {
        bench.editor->selection()->set(ids);
        QCoreApplication::processEvents();
        const QList<QRect> first = places();
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
        QCOMPARE(places(), first);
    }
}

void TestShapeInspector::setsStyleNameAndText()
{
    InspectorBench bench;
    bench.editor->selection()->set(bench.ids);
    auto *fill = bench.inspector.findChild<QToolButton *>(QStringLiteral("fill"));
    // The second action of the menu removes the fill.
    fill->menu()->actions()[1]->trigger();
    QVERIFY(!bench.shape(0).fill.isValid() && !bench.shape(1).fill.isValid());
    auto *squares = qobject_cast<QWidgetAction *>(fill->menu()->actions()[0])->defaultWidget();
    squares->findChildren<QToolButton *>()[7]->click();
    QCOMPARE(bench.shape(1).fill, QColor(0x3f, 0x9b, 0x57));
    QCOMPARE(fill->toolTip(), QStringLiteral("#3f9b57"));
    auto *style = bench.inspector.findChild<QComboBox *>(QStringLiteral("style"));
    style->setFocus();
    QTest::keyClick(style, Qt::Key_Down);
    QCOMPARE(bench.shape(0).stroke.style, Qt::DashLine);
    bench.type("name", QStringLiteral("Chair"));
    QVERIFY(bench.shape(0).name == QStringLiteral("Chair") && bench.shape(1).name == QStringLiteral("Chair"));
    auto *text = bench.inspector.findChild<QPlainTextEdit *>(QStringLiteral("text"));
    text->setFocus();
    QTest::keyClicks(text, QStringLiteral("Oak"));
    QTest::keyClick(text, Qt::Key_Return);
    QTest::keyClicks(text, QStringLiteral("old"));
    QCOMPARE(bench.shape(0).text, QString());
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.shape(0).text, QStringLiteral("Oak\nold"));
    bench.activate();
    text->setFocus();
    QTest::keyClicks(text, QStringLiteral("!"));
    bench.field("x").setFocus();
    QCOMPARE(bench.shape(1).text, QStringLiteral("Oak\nold!"));
    QCOMPARE(bench.steps(), 7);
    while (bench.document().undoStack()->index() > 1)
        bench.document().undoStack()->undo();
    QCOMPARE(bench.shape(0).fill, QColor(Qt::red));
}

void TestShapeInspector::emptyTextsAreRemoved()
{
    InspectorBench bench;
    auto *text = bench.inspector.findChild<QPlainTextEdit *>(QStringLiteral("text"));
    const auto empty = [&] {
        bench.activate();
        text->setFocus();
        text->selectAll();
        QTest::keyClick(text, Qt::Key_Delete);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    };
    Shape label(ShapeKind::text(), {0, 300}, {60, 20});
    label.stroke.color = QColor();
    label.text = QStringLiteral("label");
    const ShapeId id = bench.document().addShape(label);
    bench.document().changeShapes({bench.ids[0]}, [&](Shape &shape) { shape.text = label.text; });
    bench.document().undoStack()->clear();
    const DocumentData before = bench.document().data();
    bench.editor->selection()->set({id});
    empty();
    QVERIFY(!bench.document().contains(id));
    QCOMPARE(bench.steps(), 1);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    // Shapes with an outline stay, in the same step.
    bench.editor->selection()->set({id, bench.ids[0]});
    empty();
    QVERIFY(!bench.document().contains(id));
    QCOMPARE(bench.shape(0).text, QString());
    QCOMPARE(bench.steps(), 1);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    // A filled text stays visible.
    bench.document().changeShapes({id}, [](Shape &shape) { shape.fill = Qt::yellow; });
    bench.editor->selection()->set({id});
    empty();
    QCOMPARE(bench.document().find(id)->text, QString());
}

void TestShapeInspector::fillsWhatIsDrawnNext()
{
    InspectorBench bench;
    ShapeEditor &editor = *bench.editor;
    auto *fill = bench.inspector.findChild<QToolButton *>(QStringLiteral("fill"));
    const auto choose = [fill](int square) {
        auto *squares = qobject_cast<QWidgetAction *>(fill->menu()->actions()[0])->defaultWidget();
        squares->findChildren<QToolButton *>()[square]->click();
    };
    const QColor green(0x3f, 0x9b, 0x57), blue(0x4a, 0x7f, 0xd0);
    QVERIFY(fill->isEnabled());
    QCOMPARE(fill->toolTip(), editor.fillColor().name());
    choose(7);
    QCOMPARE(editor.fillColor(), green);
    QCOMPARE(fill->toolTip(), green.name());

    // A fill that is chosen for the selected shapes is also used for the next shape drawn.
    editor.selection()->set(bench.ids);
    QCOMPARE(fill->toolTip(), QColor(Qt::red).name());
    choose(6);
    QCOMPARE(bench.shape(1).fill, blue);
    QCOMPARE(editor.fillColor(), blue);
    QCOMPARE(bench.steps(), 2);

    // While a drawing tool is active, a new fill does not change the selected shapes.
    editor.setTool(ShapeEditor::Rectangle);
    choose(7);
    QCOMPARE(bench.shape(1).fill, blue);
    QCOMPARE(editor.fillColor(), green);
    editor.setTool(ShapeEditor::Lasso);
    QCOMPARE(fill->toolTip(), blue.name());
    QCOMPARE(bench.steps(), 2);

    editor.setFillColor(QColor());
    editor.selection()->clear();
    QCOMPARE(fill->toolTip(), QStringLiteral("none"));
    editor.setReadOnly(true);
    QVERIFY(!fill->isEnabled());
    bench.inspector.setEditor(nullptr);
    QVERIFY(!fill->isEnabled());
}

void TestShapeInspector::locksAndHides()
{
    InspectorBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.locked = true; });
    bench.editor->selection()->set(bench.ids);
    auto *locked = bench.inspector.findChild<QCheckBox *>(QStringLiteral("locked"));
    auto *hidden = bench.inspector.findChild<QCheckBox *>(QStringLiteral("hidden"));
    QCOMPARE(locked->checkState(), Qt::PartiallyChecked);
    locked->click();
    QVERIFY(bench.shape(0).locked && bench.shape(1).locked);
    QCOMPARE(locked->checkState(), Qt::Checked);
    locked->click();
    QVERIFY(!bench.shape(0).locked && !bench.shape(1).locked);
    hidden->click();
    QVERIFY(bench.shape(0).hidden && bench.shape(1).hidden);
    QVERIFY(!hidden->isEnabled());
    QCOMPARE(bench.steps(), 5);
}

void TestShapeInspector::lockedAndReadOnlyStay()
{
    InspectorBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.locked = true; });
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(!bench.field("x").isEnabled() && !bench.field("name").isEnabled());
    QVERIFY(bench.inspector.findChild<QCheckBox *>(QStringLiteral("locked"))->isEnabled());
    // With several shapes selected, only the unlocked ones are changed.
    bench.editor->selection()->set(bench.ids);
    bench.type("x", QStringLiteral("0"));
    QVERIFY(same(bench.shape(0).center, {10, 20}) && same(bench.shape(1).center, {20, 20}));
    QCOMPARE(bench.shown("x"), QStringLiteral("0"));
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.field("x").isEnabled());
    QVERIFY(!bench.inspector.findChild<QCheckBox *>(QStringLiteral("locked"))->isEnabled());
}

void TestShapeInspector::groupsChangeAsOne()
{
    InspectorBench bench;
    const GroupId group = bench.document().group(bench.ids);
    bench.editor->selection()->set(bench.ids);
    QCOMPARE(bench.shown("x"), QStringLiteral("-5"));
    QCOMPARE(bench.shown("angle"), QStringLiteral("0"));
    QCOMPARE(bench.shown("width"), QStringLiteral("125"));
    QCOMPARE(bench.shown("height"), QStringLiteral("50"));
    bench.type("x", QStringLiteral("0"));
    QVERIFY(same(bench.shape(0).center, {15, 20}) && same(bench.shape(1).center, {105, 20}));
    // Rotates about the center of the bounds, (62.5, 20). The bounds extend from 0 to 125 and from -5 to 45.
    bench.type("angle", QStringLiteral("90"));
    QVERIFY(bench.document().find(group)->rotation == 90 && bench.shape(0).rotation == 90);
    QVERIFY(length(bench.shape(0).center - QPointF(62.5, 20 - 47.5)) < 1e-9);
    bench.type("name", QStringLiteral("Set"));
    QCOMPARE(bench.document().find(group)->name, QStringLiteral("Set"));
    bench.inspector.findChild<QCheckBox *>(QStringLiteral("locked"))->click();
    QVERIFY(bench.document().find(group)->locked && !bench.shape(0).locked);
    QCOMPARE(bench.steps(), 6);
}

// The group is resized as by a handle: the first corner stays, and shapes are not sheared.
void TestShapeInspector::groupsAreResized()
{
    InspectorBench bench;
    const GroupId group = bench.document().group(bench.ids);
    bench.editor->selection()->set(bench.ids);
    const DocumentData before = bench.document().data();
    bench.type("width", QStringLiteral("*2"));
    // The group extends from -5 to 245 and from -5 to 45. The second shape lies on its side.
    QCOMPARE(bench.shape(0).size, QSizeF(60, 40));
    QCOMPARE(bench.shape(1).size, QSizeF(50, 80));
    QVERIFY(length(bench.shape(0).center - QPointF(25, 20)) < 1e-9);
    QVERIFY(length(bench.shape(1).center - QPointF(205, 20)) < 1e-9);
    QCOMPARE(bench.shown("width"), QStringLiteral("250"));
    bench.type("height", QStringLiteral("25"));
    QVERIFY(length(bench.shape(1).center - QPointF(205, 7.5)) < 1e-9);
    QCOMPARE(bench.shape(0).size, QSizeF(60, 20));
    for (const QString &text : {QStringLiteral("-7"), QStringLiteral("1e12")}) {
        const DocumentData unchanged = bench.document().data();
        bench.type("width", text);
        QVERIFY(bench.document().data() == unchanged);
        QVERIFY(!bench.inspector.errorString().isEmpty());
        bench.field("width").setText(QStringLiteral("250"));
    }
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
    // With a rotated member, both sides grow by the same factor.
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.rotation = 20; });
    const QSizeF first = bench.shape(0).size, second = bench.shape(1).size;
    bench.type("height", QStringLiteral("*3"));
    QVERIFY(std::abs(bench.shape(0).size.width() - 3 * first.width()) < 1e-9);
    QVERIFY(std::abs(bench.shape(1).size.height() - 3 * second.height()) < 1e-9);
    QCOMPARE(bench.shape(0).rotation, 20.0);
    QCOMPARE(bench.document().find(group)->rotation, 0.0);
}

void TestShapeInspector::straightLinesStayStraight()
{
    InspectorBench bench;
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 0}, {50, 0}}));
    bench.editor->selection()->set({line});
    bench.type("height", QStringLiteral("10"));
    QCOMPARE(bench.document().find(line)->size.height(), 0.0);
    QVERIFY(!bench.inspector.errorString().isEmpty());
    bench.type("width", QStringLiteral("70"));
    QCOMPARE(bench.document().find(line)->size.width(), 70.0);
}

void TestShapeInspector::followsTheDocument()
{
    InspectorBench bench;
    bench.editor->selection()->set({bench.ids[0]});
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.center = {115, 20}; });
    QTRY_COMPARE(bench.shown("x"), QStringLiteral("100"));
    // A field is not updated while the user types in it.
    bench.field("x").setFocus();
    bench.field("x").selectAll();
    QTest::keyClicks(&bench.field("x"), QStringLiteral("4"));
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.size = {50, 60}; });
    QTRY_COMPARE(bench.shown("width"), QStringLiteral("50"));
    QCOMPARE(bench.shown("x"), QStringLiteral("4"));
    bench.document().removeShapes({bench.ids[0]});
    QCOMPARE(bench.shown("x"), QString());
    QVERIFY(!bench.field("x").isEnabled());
}

void TestShapeInspector::livesWithoutAnEditor()
{
    ShapeInspector inspector;
    inspector.show();
    inspector.grab();
    auto editor = std::make_unique<ShapeEditor>();
    inspector.setEditor(editor.get());
    const ShapeIds ids = editor->document()->addShapes({Shape::rectangle({0, 0}, {10, 10})});
    editor->selection()->set(ids);
    auto *x = inspector.findChild<QLineEdit *>(QStringLiteral("x"));
    QCOMPARE(x->text(), QStringLiteral("-5"));
    editor->document()->changeShapes(ids, [](Shape &shape) { shape.center = {9, 9}; });
    editor.reset();
    QVERIFY(!inspector.editor() && x->text().isEmpty() && !x->isEnabled());
    QCoreApplication::processEvents();
    inspector.grab();
    editor = std::make_unique<ShapeEditor>();
    {
        ShapeInspector shortLived;
        shortLived.setEditor(editor.get());
    }
    editor->document()->addShape(Shape::rectangle({0, 0}, {10, 10}));
    QCoreApplication::processEvents();
}

TRAMMEL_WIDGET_TEST(TestShapeInspector)
#include "tst_shapeinspector.moc"
