#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"
#include "widgets/view/canvas/textfield_p.h"

#include <QtCore/QMimeData>
#include <QtGui/QClipboard>
#include <QtGui/QInputMethodEvent>
#include <QtGui/QTextCursor>
#include <QtTest/QSignalSpy>

using namespace Trammel;

/// Tests typing text on a shape, and its display.
class TestTextEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingTypedIsNoStep();
    void keysBelongToTheText();
    void undoAndRedoWhileTyping();
    void clipboardWhileTyping();
    void pictureInTheClipboard();
    void inputMethodsCompose();
    void liesOnTheShape_data();
    void liesOnTheShape();
    void paintedAsItWillBe();
    void shortcutsOfTheWindowSeeTheText();
    void longTextsAreShortened();
    void longTextsAreReplaced();
    void longTextsArePasted();
};

void TestTextEditing::nothingTypedIsNoStep()
{
    TextBench bench;
    bench.begin();
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 0);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
    // The typed text equals the old one.
    bench.begin();
    bench.type(Words);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 0);
    QVERIFY(!bench.document().isModified());
}

void TestTextEditing::keysBelongToTheText()
{
    TextBench bench;
    bench.begin();
    // Outside of text editing, letters select tools, Space pans, Delete deletes, and arrow keys nudge.
    bench.type(QStringLiteral("r o p l v c q"));
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Delete);
    bench.key(Qt::Key_Home, Qt::ShiftModifier);
    bench.key(Qt::Key_1, Qt::ShiftModifier);
    bench.key(Qt::Key_A, Qt::ControlModifier);
    bench.type(QStringLiteral("R V"));
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QCOMPARE(bench.editor->showCollisions(), ShapeEditor::CollisionsWhileDragging);
    QCOMPARE(bench.document().count(), 2);
    // The view can be zoomed and scrolled during the editing.
    bench.key(Qt::Key_Plus, Qt::ControlModifier);
    bench.wheel({10, 10}, 120);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.text(), QStringLiteral("R V"));
    QCOMPARE(bench.document().find(bench.id)->center, QPointF(0, 0));
    // The keys are the editor's shortcuts again.
    bench.key(Qt::Key_R);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
}

void TestTextEditing::undoAndRedoWhileTyping()
{
    TextBench bench;
    bench.document().changeShapes({bench.other}, [](Shape &shape) { shape.center.rx() += 5; });
    bench.begin();
    bench.type(QStringLiteral("a"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.document().undoStack()->index(), 1);
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.field()->toPlainText(), QStringLiteral("a"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Y, Qt::ControlModifier);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("a"));
    QCOMPARE(bench.steps(), 2);
}

void TestTextEditing::clipboardWhileTyping()
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

// The second half deletes the editor in a slot of the signal.
void TestTextEditing::pictureInTheClipboard()
{
    TextBench bench;
    QSignalSpy refusals(bench.editor.get(), &ShapeEditor::changeRefused);
    bench.begin();
    QImage picture(4, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QApplication::clipboard()->setImage(picture);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(refusals.count(), 1);
    QCOMPARE(refusals[0][0].toString(), QStringLiteral("Only text can be pasted while a text is typed."));
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("typed"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("typed"));

    bench.begin();
    connect(bench.editor.get(), &ShapeEditor::changeRefused, this, [&bench] { bench.editor.reset(); });
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(!bench.editor);
    QApplication::clipboard()->clear();
}

void TestTextEditing::inputMethodsCompose()
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

void TestTextEditing::liesOnTheShape_data()
{
    addViews();
    QTest::newRow("far out") << 0.05 << 0.0;
    QTest::newRow("near") << 20.0 << 200.0;
}

void TestTextEditing::liesOnTheShape()
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
            && QLineF(middle, shape.center).length() < 1e-6;
    };
    QVERIFY(holds());
    bench.type(QStringLiteral("more"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("lines"));
    QVERIFY(holds());
    bench.editor->setZoom(zoom * 3);
    QVERIFY(holds());
    bench.document().changeShapes({bench.id}, [](Shape &shape) {
        shape.center += QPointF(30, 10);
        shape.rotation = 80;
    });
    QVERIFY(bench.isEditing());
    QVERIFY(holds());
}

// The text being edited is at the position where it is painted afterward.
void TestTextEditing::paintedAsItWillBe()
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
        // Neither a selection nor a blinking caret is painted.
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

// A program that saves by a shortcut saves the text typed so far. Further typing belongs to the same undo step.
void TestTextEditing::shortcutsOfTheWindowSeeTheText()
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

// Only the characters around the caret are laid out, and the caret reaches all of them.
void TestTextEditing::longTextsAreShortened()
{
    TextBench bench;
    QString words;
    for (int i = 0; words.size() < 20 * LargestTypedText; ++i)
        words += QString::number(i);
    bench.document().changeShapes({bench.id}, [&](Shape &shape) { shape.text = words; });
    bench.begin();
    const auto shown = [&] { return bench.field()->toPlainText(); };
    const auto isBounded = [&] { return shown().size() <= LargestTypedText && words.contains(shown()); };
    QVERIFY(isBounded() && words.startsWith(shown()));
    bench.key(Qt::Key_End);
    QVERIFY(isBounded() && words.endsWith(shown()));
    bench.type(QStringLiteral("xy"));
    words += QStringLiteral("xy");
    bench.key(Qt::Key_Home, Qt::ControlModifier);
    bench.type(QStringLiteral("z"));
    words.prepend(u'z');
    // The caret passes an end of the shown part.
    qsizetype at = shown().size() - 1;
    QTextCursor caret = bench.field()->textCursor();
    caret.setPosition(int(at));
    bench.field()->setTextCursor(caret);
    bench.key(Qt::Key_Right);
    QVERIFY(isBounded() && !words.startsWith(shown()));
    ++at;
    for (int i = 0; i < 3; ++i, ++at)
        bench.key(Qt::Key_Right);
    bench.type(QStringLiteral("!"));
    words.insert(at, u'!');
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), words);
}

void TestTextEditing::longTextsAreReplaced()
{
    TextBench bench;
    const QString words(20 * LargestTypedText, u'n');
    bench.document().changeShapes({bench.id}, [&](Shape &shape) { shape.text = words; });
    bench.begin();
    bench.key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text() == words);
    const auto keep = [&] {
        bench.key(Qt::Key_S, Qt::ControlModifier);
        return bench.text();
    };
    bench.type(QStringLiteral("x"));
    QCOMPARE(keep(), QStringLiteral("x"));
    while (bench.field()->document()->isUndoAvailable())
        bench.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(keep() == words);
    while (bench.field()->document()->isRedoAvailable())
        bench.key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(keep(), QStringLiteral("x"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("x"));
}

void TestTextEditing::longTextsArePasted()
{
    TextBench bench;
    const QString words(20 * LargestTypedText, u'n');
    QApplication::clipboard()->setText(words);
    bench.begin();
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(bench.field()->toPlainText().size() <= 2 * LargestTypedText);
    bench.type(QStringLiteral("x"));
    bench.key(Qt::Key_A, Qt::ControlModifier);
    // Text that is being composed replaces no hidden text.
    bench.key(Qt::Key_End);
    QInputMethodEvent composing(QStringLiteral("ka"), {});
    QCoreApplication::sendEvent(&bench.canvas(), &composing);
    QInputMethodEvent committing;
    committing.setCommitString(QStringLiteral("k"));
    QCoreApplication::sendEvent(&bench.canvas(), &committing);
    bench.key(Qt::Key_Escape);
    const QString expected = words + QStringLiteral("x") + Words + QStringLiteral("k");
    QVERIFY2(bench.text() == expected,
             qPrintable(bench.text().right(20) + QString::number(bench.text().size() - expected.size())));
}

TRAMMEL_WIDGET_TEST(TestTextEditing)
#include "tst_textediting.moc"
