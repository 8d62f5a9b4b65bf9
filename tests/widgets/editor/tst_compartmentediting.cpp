#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/findbar.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapeinspector.h>

#include <QtGui/QAction>
#include <QtGui/QTextDocument>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

#include <algorithm>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

const QString classText = QStringLiteral("Order\n--\nid: int\n--\npay()");

/// A class around the origin.
struct ClassBench : TextBench
{
    explicit ClassBench(double zoom = 1, double rotation = 0, double turned = 0) : TextBench(zoom, rotation)
    {
        document().clear();
        Shape shape(ShapeKind::named(QStringLiteral("classBox")), {0, 0}, {160, 110}, turned);
        shape.fill = Qt::yellow;
        shape.text = classText;
        id = document().addShape(shape);
        document().undoStack()->clear();
        editor->selection()->set({id});
    }

    const Shape &shape() { return *document().find(id); }
    QStringList texts() { return compartmentsOf(shape().text); }
    /// The center of a compartment.
    QPointF middleOf(qsizetype index) { return textToScene(shape(), index).map(QPointF()); }
    QString typed() { return field() ? field()->document()->toPlainText() : QStringLiteral("nothing"); }
    void trigger(Action action)
    {
        QVERIFY(editor->action(action)->isEnabled());
        editor->action(action)->trigger();
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key)
    {
        this->key(key);
        QCoreApplication::processEvents();
    }
};

} // namespace

class TestCompartmentEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubleClickEditsTheCompartmentBelow_data();
    void doubleClickEditsTheCompartmentBelow();
    void tabGoesThroughTheCompartments();
    void fieldLiesOnItsCompartment_data();
    void fieldLiesOnItsCompartment();
    void enlargedTextStaysAtItsSide();
    void typingGrowsDownwardInOneStep();
    void otherCompartmentsStayWhileOneIsTyped();
    void typedSeparatorDivides();
    void emptiedCompartmentStays();
    void removedCompartmentEndsTheEditing();
    void actionsAddAndRemove();
    void actionsFollowTheTyping();
    void actionsNeedCompartments();
    void handleStopsAtTheText();
    void manyClassesGrowAtTheEnd_data();
    void manyClassesGrowAtTheEnd();
    void drawnClassHasThreeCompartments_data();
    void drawnClassHasThreeCompartments();
    void connectedClassIsEmpty();
    void findsWordsInEachCompartment();
    void inspectorShowsAllCompartments();
    void lineIsPaintedAtEachZoom_data();
    void lineIsPaintedAtEachZoom();
};

void TestCompartmentEditing::doubleClickEditsTheCompartmentBelow_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<double>("turned");
    QTest::newRow("plain") << 1.0 << 0.0 << 0.0;
    QTest::newRow("zoomed in") << 2.5 << 0.0 << 0.0;
    QTest::newRow("rotated view") << 1.0 << 40.0 << 0.0;
    QTest::newRow("rotated shape") << 2.0 << 0.0 << 120.0;
}

void TestCompartmentEditing::doubleClickEditsTheCompartmentBelow()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(double, turned);
    for (qsizetype i = 0; i < 3; ++i) {
        ClassBench bench(zoom, rotation, turned);
        bench.doubleClick(bench.middleOf(i));
        QVERIFY(bench.isEditing());
        QCOMPARE(bench.typed(), compartmentsOf(classText)[i]);
        bench.type(QStringLiteral("new"));
        bench.press(Qt::Key_Escape);
        QStringList expected = compartmentsOf(classText);
        expected[i] = QStringLiteral("new");
        QCOMPARE(bench.texts(), expected);
        QCOMPARE(bench.steps(), 1);
        bench.document().undoStack()->undo();
        QCOMPARE(bench.shape().text, classText);
    }
}

void TestCompartmentEditing::tabGoesThroughTheCompartments()
{
    ClassBench bench;
    bench.press(Qt::Key_F2);
    QCOMPARE(bench.typed(), QStringLiteral("Order"));
    bench.type(QStringLiteral("Bill"));
    bench.press(Qt::Key_Tab);
    QCOMPARE(bench.typed(), QStringLiteral("id: int"));
    bench.press(Qt::Key_Tab);
    QCOMPARE(bench.typed(), QStringLiteral("pay()"));
    bench.press(Qt::Key_Backtab);
    QCOMPARE(bench.typed(), QStringLiteral("id: int"));
    bench.key(Qt::Key_Tab, Qt::ShiftModifier);
    QCoreApplication::processEvents();
    QCOMPARE(bench.typed(), QStringLiteral("Bill"));
    bench.press(Qt::Key_Backtab);
    QVERIFY(!bench.isEditing());
    bench.press(Qt::Key_Return);
    QCOMPARE(bench.typed(), QStringLiteral("Bill"));
    bench.press(Qt::Key_Tab);
    bench.press(Qt::Key_Tab);
    bench.press(Qt::Key_Tab);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.shape().text, QStringLiteral("Bill\n--\nid: int\n--\npay()"));
    QCOMPARE(bench.steps(), 1);
}

void TestCompartmentEditing::fieldLiesOnItsCompartment_data()
{
    doubleClickEditsTheCompartmentBelow_data();
}

void TestCompartmentEditing::fieldLiesOnItsCompartment()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(double, turned);
    ClassBench bench(zoom, rotation, turned);
    for (qsizetype i = 0; i < 3; ++i) {
        bench.doubleClick(bench.middleOf(i));
        bench.key(Qt::Key_End);
        bench.key(Qt::Key_Return);
        bench.type(QStringLiteral("x"));
        QVERIFY(bench.field());
        const QRectF box({-textBox(bench.shape(), i).width() / 2, -textBox(bench.shape(), i).height() / 2},
                         textBox(bench.shape(), i));
        const QTransform toBox = bench.field()->sceneTransform() * textToScene(bench.shape(), i).inverted();
        const QRectF lines({}, bench.field()->document()->size());
        const QRectF inBox = toBox.mapRect(lines);
        QVERIFY(std::abs(inBox.top() - (box.top() + 4)) < 1e-6);
        QVERIFY(inBox.bottom() <= box.bottom() - 4 + 1e-6);
        bench.press(Qt::Key_Escape);
    }
}

void TestCompartmentEditing::enlargedTextStaysAtItsSide()
{
    ClassBench bench(0.3);
    for (qsizetype i : {1, 2}) {
        bench.doubleClick(bench.middleOf(i));
        QVERIFY(bench.field());
        const QTransform toBox = bench.field()->sceneTransform() * textToScene(bench.shape(), i).inverted();
        QVERIFY(toBox.m11() > 2);
        const QPointF corner = toBox.map(QPointF(0, 0));
        QVERIFY(length(corner - QPointF(4 - 80, 4 - textBox(bench.shape(), i).height() / 2)) < 1e-6);
        bench.press(Qt::Key_Escape);
    }
}

void TestCompartmentEditing::typingGrowsDownwardInOneStep()
{
    ClassBench bench;
    const double top = bench.shape().sceneBounds().min[1];
    bench.doubleClick(bench.middleOf(1));
    bench.key(Qt::Key_End);
    for (int i = 0; i < 6; ++i) {
        bench.key(Qt::Key_Return);
        bench.type(QStringLiteral("a much longer attribute: QMap"));
        QCOMPARE(bench.shape().sceneBounds().min[1], top);
        QVERIFY(bench.shape().size.height() >= sizeForCompartments(bench.shape()).height());
        QVERIFY(bench.shape().size.width() >= sizeForCompartments(bench.shape()).width());
    }
    QVERIFY(bench.shape().size.height() > 150);
    QVERIFY(bench.shape().size.width() > 180);
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 1);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.shape().size, QSizeF(160, 110));
    QCOMPARE(bench.shape().text, classText);
}

void TestCompartmentEditing::otherCompartmentsStayWhileOneIsTyped()
{
    // While a compartment of several lines is typed, the lines below it stay where they are.
    ClassBench bench;
    bench.document().changeShapes({bench.id}, [](Shape &shape) {
        shape.text = QStringLiteral("Order\n--\na\nb\nc\n--\npay()");
        shape.size = {160, 130};
    });
    const QPointF line = bench.shape().center + compartmentLines(bench.shape()).elementAt(2);
    const QPointF beside = line + QPointF(100, 0);
    QVERIFY(bench.colorAt(bench.picture(), beside).value() < 220);
    bench.doubleClick(bench.middleOf(1));
    bench.key(Qt::Key_End);
    QVERIFY(bench.colorAt(bench.picture(), beside).value() < 220);
}

void TestCompartmentEditing::typedSeparatorDivides()
{
    ClassBench bench;
    bench.doubleClick(bench.middleOf(1));
    bench.type(QStringLiteral("a"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("--"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("b"));
    QCOMPARE(bench.typed(), QStringLiteral("a\n--\nb"));
    QCOMPARE(bench.texts().size(), 3);
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.shape().text, QStringLiteral("Order\n--\na\n--\nb\n--\npay()"));
    QVERIFY(bench.shape().size.height() >= sizeForCompartments(bench.shape()).height());
    QCOMPARE(bench.steps(), 1);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.shape().text, classText);
}

void TestCompartmentEditing::emptiedCompartmentStays()
{
    ClassBench bench;
    for (qsizetype i = 0; i < 3; ++i) {
        bench.doubleClick(bench.middleOf(i));
        bench.key(Qt::Key_Delete);
        QCOMPARE(bench.texts()[i], QString());
        bench.press(Qt::Key_Escape);
    }
    QCOMPARE(bench.steps(), 3);
    QCOMPARE(bench.texts(), QStringList(3));
}

void TestCompartmentEditing::removedCompartmentEndsTheEditing()
{
    ClassBench bench;
    bench.doubleClick(bench.middleOf(2));
    bench.type(QStringLiteral("typed"));
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.text = QStringLiteral("A\n--\nB"); });
    QCoreApplication::processEvents();
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.shape().text, QStringLiteral("A\n--\nB"));
}

void TestCompartmentEditing::actionsAddAndRemove()
{
    ClassBench bench;
    const Shape before = bench.shape();
    bench.trigger(Action::AddCompartment);
    QCOMPARE(bench.texts(), compartmentsOf(classText) + QStringList(1));
    QVERIFY(bench.shape().size.height() > before.size.height());
    QCOMPARE(bench.shape().sceneBounds().min[1], before.sceneBounds().min[1]);
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("signal"));
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.texts().last(), QStringLiteral("signal"));
    bench.trigger(Action::RemoveCompartment);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.shape(), before);
    QCOMPARE(bench.steps(), 3);
    bench.trigger(Action::RemoveCompartment);
    bench.trigger(Action::RemoveCompartment);
    QCOMPARE(bench.shape().text, QStringLiteral("Order"));
    QVERIFY(!bench.editor->action(Action::RemoveCompartment)->isEnabled());
    for (int i = 0; i < 5; ++i)
        bench.document().undoStack()->undo();
    QCOMPARE(bench.shape(), before);
}

void TestCompartmentEditing::actionsFollowTheTyping()
{
    ClassBench bench;
    bench.press(Qt::Key_F2);
    bench.type(QStringLiteral("Bill"));
    bench.trigger(Action::AddCompartment);
    bench.type(QStringLiteral("new"));
    QCOMPARE(bench.texts(),
             QStringList(
                 {QStringLiteral("Bill"), QStringLiteral("new"), QStringLiteral("id: int"), QStringLiteral("pay()")}));
    bench.trigger(Action::RemoveCompartment);
    QCOMPARE(bench.typed(), QStringLiteral("Bill"));
    QCOMPARE(bench.texts().size(), 3);
}

void TestCompartmentEditing::actionsNeedCompartments()
{
    ClassBench bench;
    const ShapeId box = bench.document().addShape(Shape::rectangle({300, 0}, {50, 50}));
    bench.editor->selection()->set({box});
    QCoreApplication::processEvents();
    QVERIFY(!bench.editor->action(Action::AddCompartment)->isEnabled());
    bench.editor->selection()->set({box, bench.id});
    QCoreApplication::processEvents();
    bench.trigger(Action::AddCompartment);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.texts().size(), 4);
    QCOMPARE(bench.document().find(box)->text, QString());
    bench.editor->setReadOnly(true);
    QCoreApplication::processEvents();
    QVERIFY(!bench.editor->action(Action::AddCompartment)->isEnabled());
}

void TestCompartmentEditing::handleStopsAtTheText()
{
    ClassBench bench;
    const Aabb2 before = bench.shape().sceneBounds();
    bench.drag({80, 55}, {-70, -50});
    const Aabb2 after = bench.shape().sceneBounds();
    QCOMPARE(after.min[0], before.min[0]);
    QCOMPARE(after.min[1], before.min[1]);
    QCOMPARE(bench.shape().size, sizeForCompartments(bench.shape()));
}

void TestCompartmentEditing::manyClassesGrowAtTheEnd_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("growsAtOnce");
    QTest::newRow("few") << 100 << true;
    QTest::newRow("many") << 101 << false;
}

void TestCompartmentEditing::manyClassesGrowAtTheEnd()
{
    QFETCH(int, count);
    QFETCH(bool, growsAtOnce);
    ClassBench bench;
    bench.editor->setSnapToShapes(false);
    QList<Shape> shapes(count - 1, bench.shape());
    for (Shape &shape : shapes)
        shape.center = {150, 50};
    const ShapeIds ids = ShapeIds{bench.id} + bench.document().addShapes(shapes);
    bench.document().undoStack()->clear();
    bench.editor->selection()->set(ids);
    const Aabb2 box = bench.document().bounds(ids);
    const QPointF handle(box.max[0], box.max[1]);
    const auto areLargeEnough = [&] {
        return std::all_of(ids.begin(), ids.end(), [&](ShapeId id) {
            const Shape &shape = *bench.document().find(id);
            return grownToText(shape).size == shape.size;
        });
    };
    bench.beginDrag(handle, handle / 3);
    QVERIFY(bench.shape().size != QSizeF(160, 110));
    QCOMPARE(areLargeEnough(), growsAtOnce);
    bench.release(handle / 3);
    QVERIFY(areLargeEnough());
    QCOMPARE(bench.steps(), 1);
}

void TestCompartmentEditing::drawnClassHasThreeCompartments_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("count");
    QTest::newRow("class") << QStringLiteral("classBox") << 3;
    QTest::newRow("object") << QStringLiteral("objectBox") << 2;
}

void TestCompartmentEditing::drawnClassHasThreeCompartments()
{
    QFETCH(QString, kind);
    QFETCH(int, count);
    ClassBench bench;
    bench.editor->setOwnKind(kind);
    bench.editor->setTool(ShapeEditor::OwnKind);
    bench.drag({150, 0}, {350, 150});
    const Shape drawn = *bench.document().find(bench.document().ids().last());
    QCOMPARE(drawn.kind->name(), kind);
    QCOMPARE(drawn.size, QSizeF(200, 150));
    QCOMPARE(compartmentsOf(drawn.text), QStringList(count));
    QCOMPARE(compartmentLines(drawn).elementCount(), 2 * (count - 1));
    QVERIFY(drawn.textStyle->isBold() || drawn.textStyle->underline);
}

void TestCompartmentEditing::connectedClassIsEmpty()
{
    ClassBench bench;
    bench.trigger(Action::AddConnectedRight);
    const ShapeId added = bench.editor->selection()->ids().value(0);
    QVERIFY(added != bench.id);
    QCOMPARE(compartmentsOf(bench.document().find(added)->text), QStringList(3));
    // The source has classText, so those of the new class are typed at once.
    QCOMPARE(bench.editor->editedText(), added);
    bench.press(Qt::Key_Escape);
    bench.trigger(Action::AddConnectedRight);
    QVERIFY(bench.editor->editedText().isNull());
}

void TestCompartmentEditing::findsWordsInEachCompartment()
{
    ClassBench bench;
    bench.editor->selection()->set({});
    FindBar bar(bench.editor.get());
    bar.setEditor(bench.editor.get());
    bar.show();
    auto &line = *bar.findChild<QLineEdit *>();
    for (const auto &[sought, isFound] : {std::pair("Order", true), std::pair("id", true), std::pair("pay", true),
                                          std::pair("--", false), std::pair("total", false)}) {
        bench.editor->selection()->set({});
        line.setText(QLatin1String(sought));
        QTest::keyClick(&line, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(bench.editor->selection()->contains(bench.id), isFound);
    }
}

void TestCompartmentEditing::inspectorShowsAllCompartments()
{
    ClassBench bench;
    ShapeInspector inspector;
    inspector.setEditor(bench.editor.get());
    inspector.show();
    inspector.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&inspector));
    auto &text = *inspector.findChild<QPlainTextEdit *>(QStringLiteral("text"));
    QCOMPARE(text.toPlainText(), classText);
    QVERIFY(!text.toolTip().isEmpty());
    text.setFocus();
    text.selectAll();
    QTest::keyClicks(&text, QStringLiteral("A"));
    for (const char *line : {"--", "b", "c", "d", "e", "f", "--", "--"}) {
        QTest::keyClick(&text, Qt::Key_Return);
        QTest::keyClicks(&text, QLatin1String(line));
    }
    QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.texts(), QStringList({QStringLiteral("A"), QStringLiteral("b\nc\nd\ne\nf"), QString(), QString()}));
    QCOMPARE(bench.shape().size.height(), sizeForCompartments(bench.shape()).height());
    QCOMPARE(bench.steps(), 1);

    // These parts of the style have no effect on compartments.
    const auto isEnabled = [&](const char *name) {
        return inspector.findChild<QWidget *>(QLatin1String(name))->isEnabled();
    };
    for (const char *name : {"textWrap", "textUpright", "textOverflow"})
        QVERIFY2(!isEnabled(name), name);
    const ShapeId box = bench.document().addShape(Shape::rectangle({300, 0}, {50, 50}));
    bench.editor->selection()->set({bench.id, box});
    QCoreApplication::processEvents();
    for (const char *name : {"textWrap", "textUpright", "textOverflow"})
        QVERIFY2(isEnabled(name), name);
}

void TestCompartmentEditing::lineIsPaintedAtEachZoom_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<QString>("text");
    for (double zoom : {0.2, 0.5, 1.0, 4.0}) {
        QTest::addRow("%g", zoom) << zoom << classText;
        QTest::addRow("%g, empty", zoom) << zoom << QStringLiteral("\n--\n");
    }
}

void TestCompartmentEditing::lineIsPaintedAtEachZoom()
{
    QFETCH(double, zoom);
    QFETCH(QString, text);
    ClassBench bench(zoom);
    bench.document().changeShapes({bench.id}, [&text](Shape &shape) {
        shape.text = text;
        shape.stroke = {Qt::blue, 4, Qt::SolidLine};
    });
    bench.editor->selection()->set({});
    const QPointF line = bench.shape().center + QPointF(compartmentLines(bench.shape()).elementAt(0));
    const QImage image = bench.picture();
    QVERIFY(bench.colorAt(image, line + QPointF(140, 0)).red() < 200);
    QCOMPARE(bench.colorAt(image, line + QPointF(140, -10)), QColor(Qt::yellow));
    QCOMPARE(bench.colorAt(image, line + QPointF(140, 10)), QColor(Qt::yellow));
}

TRAMMEL_WIDGET_TEST(TestCompartmentEditing)
#include "tst_compartmentediting.moc"
