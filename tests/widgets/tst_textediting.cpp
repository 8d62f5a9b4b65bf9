#include "tests/widgets/editorbench.h"

#include <QtCore/QMimeData>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QInputMethodEvent>
#include <QtGui/QTextCursor>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QGraphicsTextItem>
#include <QtWidgets/QMenu>

using namespace Trammel;

namespace {

const QString Words = QStringLiteral("before");

/// A filled box with a text, whose text is typed, and another beside it.
struct TextBench : EditorBench
{
    TextBench(double zoom = 1, double rotation = 0, double turned = 0) : EditorBench(zoom, rotation)
    {
        Shape shape = Shape::rectangle({0, 0}, {160, 100}, turned);
        shape.fill = Qt::yellow;
        shape.text = Words;
        id = document().addShape(shape);
        shape.centre = {250, 0};
        other = document().addShape(shape);
        document().undoStack()->clear();
    }

    void begin()
    {
        editor->editText(id);
        QCoreApplication::processEvents();
    }
    void hover(QPointF scenePos)
    {
        const QPoint pos = at(scenePos);
        QMouseEvent event(QEvent::MouseMove, pos, viewport().mapToGlobal(pos), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    /// To whatever has the focus.
    void type(const QString &text) { QTest::keyClicks(&canvas(), text); }
    QString text() { return document().find(id)->text; }
    bool isEditing() { return editor->editedText() == id; }
    void doubleClick(QPointF scenePos)
    {
        click(scenePos);
        QTest::mouseDClick(&viewport(), Qt::LeftButton, {}, at(scenePos));
        QCoreApplication::processEvents();
    }
    QGraphicsTextItem *field()
    {
        for (QGraphicsItem *item : editor->scene()->items()) {
            auto *found = dynamic_cast<QGraphicsTextItem *>(item);
            if (found && found->isVisible())
                return found;
        }
        return nullptr;
    }

    ShapeId id, other;
};

} // namespace

class TextEditingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubleClickTypeAndClickElsewhere();
    void everyWayToLeaveKeepsWhatWasTyped_data();
    void everyWayToLeaveKeepsWhatWasTyped();
    void nothingTypedIsNoStep();
    void keysBelongToTheText();
    void undoAndRedoWhileTyping();
    void clipboardWhileTyping();
    void inputMethodsCompose();
    void whoMayBeEdited();
    void keyTakesWhatIsUnderThePointer();
    void verticesComeFirst();
    void insideAGroup();
    void liesOnTheShape_data();
    void liesOnTheShape();
    void paintedAsItWillBe();
    void interruptions_data();
    void interruptions();
    void shortcutsOfTheWindowSeeTheText();
    void menus();
};

void TextEditingTest::doubleClickTypeAndClickElsewhere()
{
    TextBench bench;
    QSignalSpy edited(bench.editor.get(), &ShapeEditor::editedTextChanged);
    bench.doubleClick({0, 0});
    QVERIFY(bench.isEditing());
    QCOMPARE(edited.count(), 1);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("Type")));
    QVERIFY(bench.editor->action(ShapeEditor::Action::EditText)->isChecked());
    QVERIFY(!bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    // All is selected at first.
    bench.type(QStringLiteral("one"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("two words"));
    QCOMPARE(bench.text(), Words);
    bench.click({250, 0});
    QCOMPARE(bench.text(), QStringLiteral("one\ntwo words"));
    QVERIFY(bench.editor->editedText().isNull());
    QCOMPARE(edited.count(), 2);
    QVERIFY(!bench.field());
    // The click was one.
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.other});
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Edit Text"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.text(), Words);
}

void TextEditingTest::everyWayToLeaveKeepsWhatWasTyped_data()
{
    QTest::addColumn<int>("way");
    const QStringList ways{
        QStringLiteral("escape"),       QStringLiteral("ctrl return"), QStringLiteral("ctrl enter"),
        QStringLiteral("F2"),           QStringLiteral("tab"),         QStringLiteral("click in the open"),
        QStringLiteral("focus lost"),   QStringLiteral("tool"),        QStringLiteral("read only"),
        QStringLiteral("hidden"),       QStringLiteral("document"),    QStringLiteral("other selection"),
        QStringLiteral("program ends"), QStringLiteral("duplicate"),   QStringLiteral("other text"),
        QStringLiteral("vertices"),     QStringLiteral("locked"),      QStringLiteral("shape hidden"),
        QStringLiteral("drag a band")};
    for (int i = 0; i < ways.size(); ++i)
        QTest::newRow(qPrintable(ways[i])) << i;
}

void TextEditingTest::everyWayToLeaveKeepsWhatWasTyped()
{
    QFETCH(int, way);
    TextBench bench;
    const ShapeId line = bench.document().addShape(Shape::polyline({{-300, -200}, {-200, -150}, {-100, -200}}));
    bench.document().undoStack()->clear();
    Document another, &document = bench.document();
    QWidget outside;
    bench.begin();
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("after"));
    switch (way) {
    case 0:
        bench.key(Qt::Key_Escape);
        break;
    case 1:
        bench.key(Qt::Key_Return, Qt::ControlModifier);
        break;
    case 2:
        bench.key(Qt::Key_Enter, Qt::ControlModifier);
        break;
    case 3:
        bench.key(Qt::Key_F2);
        break;
    case 4:
        bench.key(Qt::Key_Tab);
        break;
    case 5:
        bench.click({0, 200});
        QVERIFY(bench.editor->selection()->isEmpty());
        break;
    case 6:
        bench.canvas().clearFocus();
        break;
    case 7:
        bench.editor->setTool(ShapeEditor::Ellipse);
        QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
        break;
    case 8:
        bench.editor->setReadOnly(true);
        break;
    case 9:
        bench.editor->hide();
        break;
    case 10:
        bench.editor->setDocument(&another);
        break;
    case 11:
        bench.editor->selection()->set({bench.other});
        break;
    case 12:
        bench.editor->editText({});
        break;
    case 13:
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(document.count(), 4);
        QCOMPARE(document.find(bench.editor->selection()->ids().first())->text, QStringLiteral("after"));
        document.undoStack()->undo();
        break;
    case 14:
        bench.editor->editText(bench.other);
        QCOMPARE(bench.editor->editedText(), bench.other);
        bench.editor->editText({});
        break;
    case 15:
        bench.editor->editVertices(line);
        QCOMPARE(bench.editor->editedShape(), line);
        break;
    case 16:
        document.changeShapes({bench.id}, [](Shape &shape) { shape.locked = true; });
        document.undoStack()->undo();
        break;
    case 17:
        document.changeShapes({bench.id}, [](Shape &shape) { shape.hidden = true; });
        break;
    case 18:
        bench.drag({-150, -100}, {350, 100});
        QCOMPARE(bench.editor->selection()->ids().size(), 2);
        break;
    }
    QVERIFY(bench.editor->editedText().isNull());
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditText)->isChecked());
    QVERIFY(!bench.field());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (way == 16) {
        // Kept after the lock, of which the text was no part.
        while (document.undoStack()->canRedo())
            document.undoStack()->redo();
    }
    QCOMPARE(document.find(bench.id)->text, QStringLiteral("after"));
    bench.editor->setDocument(nullptr);
    bench.editor->show();
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QCOMPARE(document.find(bench.id)->text, Words);
}

void TextEditingTest::nothingTypedIsNoStep()
{
    TextBench bench;
    bench.begin();
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 0);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
    // Typed, and back to what it was.
    bench.begin();
    bench.type(Words);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 0);
    QVERIFY(!bench.document().isModified());
}

void TextEditingTest::keysBelongToTheText()
{
    TextBench bench;
    bench.begin();
    // Letters are tools otherwise, Space pans, Delete deletes, arrows nudge.
    bench.type(QStringLiteral("r o p l v c q"));
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Delete);
    bench.key(Qt::Key_Home, Qt::ShiftModifier);
    bench.key(Qt::Key_1, Qt::ShiftModifier);
    bench.key(Qt::Key_A, Qt::ControlModifier);
    bench.type(QStringLiteral("R V"));
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(!bench.editor->showsCollisions());
    QCOMPARE(bench.document().count(), 2);
    // The view may be looked at otherwise.
    bench.key(Qt::Key_Plus, Qt::ControlModifier);
    bench.wheel({10, 10}, 120);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.text(), QStringLiteral("R V"));
    QCOMPARE(bench.document().find(bench.id)->centre, QPointF(0, 0));
    // And now they are the editor's again.
    bench.key(Qt::Key_R);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
}

void TextEditingTest::undoAndRedoWhileTyping()
{
    TextBench bench;
    bench.document().changeShapes({bench.other}, [](Shape &shape) { shape.centre.rx() += 5; });
    bench.begin();
    bench.type(QStringLiteral("a"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.document().undoStack()->index(), 1);
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("a"));
    QCOMPARE(bench.steps(), 2);
}

void TextEditingTest::clipboardWhileTyping()
{
    TextBench bench;
    bench.begin();
    bench.key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), Words);
    auto *mime = new QMimeData;
    mime->setText(QStringLiteral("plain"));
    mime->setHtml(QStringLiteral("<h1>plain</h1>"));
    QApplication::clipboard()->setMimeData(mime);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(bench.field());
    QCOMPARE(bench.field()->textCursor().charFormat().fontWeight(), int(QFont::Normal));
    QCOMPARE(bench.document().count(), 2);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("plain"));
}

void TextEditingTest::inputMethodsCompose()
{
    TextBench bench;
    QVERIFY(!bench.canvas().testAttribute(Qt::WA_InputMethodEnabled));
    bench.begin();
    QVERIFY(bench.canvas().testAttribute(Qt::WA_InputMethodEnabled));
    QInputMethodEvent composing(QStringLiteral("ka"), {});
    QCoreApplication::sendEvent(&bench.canvas(), &composing);
    QInputMethodEvent committing;
    committing.setCommitString(QStringLiteral("\u304b"));
    QCoreApplication::sendEvent(&bench.canvas(), &committing);
    QVERIFY(bench.canvas().inputMethodQuery(Qt::ImCursorRectangle).toRectF().isValid());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("\u304b"));
    QVERIFY(!bench.canvas().testAttribute(Qt::WA_InputMethodEnabled));
}

void TextEditingTest::whoMayBeEdited()
{
    TextBench bench;
    QAction *action = bench.editor->action(ShapeEditor::Action::EditText);
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set({bench.id});
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(bench.isEditing());
    action->trigger();
    QVERIFY(!bench.isEditing());
    bench.key(Qt::Key_Return);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Escape);
    bench.editor->selection()->set({bench.id, bench.other});
    QVERIFY(!action->isEnabled());
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.locked = true; });
    bench.editor->selection()->set({bench.id});
    QVERIFY(!action->isEnabled());
    bench.begin();
    QVERIFY(bench.editor->editedText().isNull());
    bench.doubleClick({0, 0});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.editor->editedText().isNull());
    bench.editor->setReadOnly(true);
    bench.editor->editText(bench.other);
    bench.doubleClick({250, 0});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.editor->editedText().isNull());
}

void TextEditingTest::keyTakesWhatIsUnderThePointer()
{
    TextBench bench;
    bench.hover({250, 20});
    bench.key(Qt::Key_F2);
    QCOMPARE(bench.editor->editedText(), bench.other);
    bench.key(Qt::Key_Escape);
    // What is selected goes first.
    bench.editor->selection()->set({bench.id});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_F2);
    bench.editor->selection()->clear();
    bench.hover({0, 200});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.editor->editedText().isNull());
}

void TextEditingTest::verticesComeFirst()
{
    TextBench bench;
    Shape polygon = Shape::polygon({{-200, 120}, {-100, 120}, {-150, 200}});
    polygon.fill = Qt::red;
    const ShapeId triangle = bench.document().addShape(polygon);
    bench.doubleClick({-150, 150});
    QCOMPARE(bench.editor->editedShape(), triangle);
    QVERIFY(bench.editor->editedText().isNull());
    bench.key(Qt::Key_F2);
    QCOMPARE(bench.editor->editedText(), triangle);
    QVERIFY(bench.editor->editedShape().isNull());
    bench.type(QStringLiteral("tri"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().find(triangle)->text, QStringLiteral("tri"));
}

void TextEditingTest::insideAGroup()
{
    TextBench bench;
    const GroupId group = bench.document().group({bench.id, bench.other});
    bench.doubleClick({0, 0});
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.doubleClick({0, 0});
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("in"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("in"));
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
}

void TextEditingTest::liesOnTheShape_data()
{
    addViews();
    QTest::newRow("far out") << 0.05 << 0.0;
    QTest::newRow("near") << 20.0 << 200.0;
}

void TextEditingTest::liesOnTheShape()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    TextBench bench(zoom, rotation, 25);
    bench.begin();
    QGraphicsTextItem *field = bench.field();
    QVERIFY(field);
    const auto holds = [&] {
        const Shape &shape = *bench.document().find(bench.id);
        const QRectF text = field->QGraphicsTextItem::boundingRect();
        const QPointF middle = field->mapToScene(text.center());
        const QPointF along = field->mapToScene(text.center() + QPointF(1, 0)) - middle;
        const double expected = std::max(1.0, 9 / (14 * bench.editor->zoom()));
        return std::abs(QLineF({}, along).length() - expected) < 1e-6
            && std::abs(QLineF({}, QPointF(along.x(), -along.y())).angle() - shape.rotation) < 1e-6
            && QLineF(middle, shape.centre).length() < 1e-6;
    };
    QVERIFY(holds());
    bench.type(QStringLiteral("more"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("lines"));
    QVERIFY(holds());
    bench.editor->setZoom(zoom * 3);
    QVERIFY(holds());
    bench.document().changeShapes({bench.id}, [](Shape &shape) {
        shape.centre += QPointF(30, 10);
        shape.rotation = 80;
    });
    QVERIFY(bench.isEditing());
    QVERIFY(holds());
}

// What is typed stands where it will be painted.
void TextEditingTest::paintedAsItWillBe()
{
    for (double turned : {0.0, 90.0}) {
        TextBench bench(2, 0, turned);
        bench.editor->setGridVisible(false);
        const auto ink = [&] {
            const QImage image = bench.picture();
            const double ratio = image.devicePixelRatio();
            const QPoint middle = bench.at({0, 0}) * ratio;
            QRect box;
            const int reach = int(70 * ratio);
            for (int y = -reach; y <= reach; ++y) {
                for (int x = -reach; x <= reach; ++x) {
                    if (qGray(image.pixel(middle + QPoint(x, y))) < 110)
                        box |= QRect(x, y, 1, 1);
                }
            }
            return box;
        };
        const QRect painted = ink();
        QVERIFY(painted.width() > 10 && painted.height() > 5);
        bench.begin();
        // Neither selected nor with a blinking caret.
        bench.field()->blockSignals(true);
        bench.field()->setTextInteractionFlags(Qt::NoTextInteraction);
        QTextCursor cursor = bench.field()->textCursor();
        cursor.clearSelection();
        bench.field()->setTextCursor(cursor);
        const QRect typed = ink();
        for (int side : {typed.left() - painted.left(), typed.right() - painted.right(), typed.top() - painted.top(),
                         typed.bottom() - painted.bottom()})
            QVERIFY2(std::abs(side) <= 2, qPrintable(QStringLiteral("%1").arg(side)));
    }
}

void TextEditingTest::interruptions_data()
{
    QTest::addColumn<int>("way");
    const QStringList ways{QStringLiteral("removed"),        QStringLiteral("cleared"),
                           QStringLiteral("document gone"),  QStringLiteral("editor gone"),
                           QStringLiteral("begins another"), QStringLiteral("swaps in between")};
    for (int i = 0; i < ways.size(); ++i)
        QTest::newRow(qPrintable(ways[i])) << i;
}

void TextEditingTest::interruptions()
{
    QFETCH(int, way);
    TextBench bench;
    auto borrowed = std::make_unique<Document>();
    Shape shape = Shape::ellipse({0, 0}, {200, 100});
    shape.fill = Qt::green;
    const ShapeId id = borrowed->addShape(shape), next = borrowed->addShape(shape);
    bench.editor->setDocument(borrowed.get());
    bench.editor->editText(id);
    QCoreApplication::processEvents();
    bench.type(QStringLiteral("typed"));
    switch (way) {
    case 0:
        borrowed->removeShapes({id});
        break;
    case 1:
        borrowed->clear();
        break;
    case 2:
        borrowed.reset();
        break;
    case 3:
        bench.editor.reset();
        QCOMPARE(borrowed->find(id)->text, QStringLiteral("typed"));
        return;
    case 4:
        // Whoever is told of the text begins to edit another.
        connect(borrowed.get(), &Document::shapesChanged, this, [&] { bench.editor->editText(next); });
        bench.editor->setTool(ShapeEditor::Rectangle);
        QCOMPARE(borrowed->find(id)->text, QStringLiteral("typed"));
        bench.editor->setTool(ShapeEditor::Ellipse);
        break;
    case 5: {
        Document other;
        connect(borrowed.get(), &Document::shapesChanged, this, [&] { bench.editor->setDocument(nullptr); });
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.editor->document(), &bench.document());
        QCOMPARE(borrowed->find(id)->text, QStringLiteral("typed"));
        break;
    }
    }
    QVERIFY(bench.editor->editedText().isNull());
    QVERIFY(!bench.field());
    bench.editor->setDocument(nullptr);
    bench.editor->setTool(ShapeEditor::Select);
    bench.doubleClick({0, 0});
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("goes on"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("goes on"));
}

// A program that saves by a shortcut saves what has been typed; the rest of it is the same step.
void TextEditingTest::shortcutsOfTheWindowSeeTheText()
{
    TextBench bench;
    bench.begin();
    bench.type(QStringLiteral("ab"));
    bench.key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bench.text(), QStringLiteral("ab"));
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("cd"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("abcd"));
    QCOMPARE(bench.steps(), 1);
}

void TextEditingTest::menus()
{
    TextBench bench;
    bench.editor->selection()->set({bench.id});
    std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(QPointF(bench.at({0, 0}))));
    QVERIFY(menu->actions().contains(bench.editor->action(ShapeEditor::Action::EditText)));
    bench.begin();
    bench.type(QStringLiteral("menu"));
    QContextMenuEvent event(QContextMenuEvent::Mouse, bench.at({0, 0}), bench.viewport().mapToGlobal(bench.at({0, 0})));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    // The text's own menu, and the text goes on.
    QVERIFY(bench.isEditing());
    auto *own = bench.viewport().findChild<QMenu *>();
    QVERIFY(own);
    own->close();
    QCoreApplication::processEvents();
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("menu"));
}

QTEST_MAIN(TextEditingTest)
#include "tst_textediting.moc"
