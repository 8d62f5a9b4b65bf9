#include "tests/testprogram.h"
#include "tests/widgets/textsectionbench.h"
#include <trammel/selection.h>

#include <QtWidgets/QMenuBar>

using namespace Trammel;

/// Tests the section of the inspector for the style of texts, applied to the typed and the next text.
class TestTypedTextStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stylesTheNextText();
    void choicesForShapesApplyToTheNextText();
    void stylesTheTypedText_data();
    void stylesTheTypedText();
    void typingSurvivesMenus();
    void stylesANewText();
    void otherFieldsEndTyping();
};

namespace {

using Action = ShapeEditor::Action;
using Overflow = TextStyle::Overflow;

const QString MissingFont = QStringLiteral("No Such Font");

} // namespace

void TestTypedTextStyle::stylesTheNextText()
{
    TextSectionBench bench;
    QVERIFY(bench.isShown("textFamily") && bench.isShown("textSize") && bench.button(Action::Bold)->isVisible());
    QVERIFY(!bench.isShown("textPadding") && !bench.isShown("textOverflow") && !bench.isShown("textWrap"));
    QVERIFY(!bench.button(Action::AlignTextLeft)->isVisible());
    bench.enterFamily(MissingFont);
    bench.enter("textSize", QStringLiteral("32"));
    bench.square(7)->click();
    bench.button(Action::Bold)->click();
    QVERIFY(bench.button(Action::Bold)->isChecked());
    QCOMPARE(bench.steps(), 0);
    bench.editor->setTool(ShapeEditor::Text);
    bench.click({0, 200});
    QCoreApplication::processEvents();
    bench.type(QStringLiteral("Heading"));
    bench.press(Qt::Key_Escape);
    const Shape text = *bench.document().find(bench.document().ids().last());
    QCOMPARE(text.kind, &ShapeKind::text());
    QCOMPARE(text.textStyle->family, MissingFont);
    QCOMPARE(text.textStyle->size, 32.0);
    QCOMPARE(text.textStyle->color, QColor(0x3f, 0x9b, 0x57));
    QVERIFY(text.textStyle->isBold());
    QVERIFY(text.textStyle->horizontal == TextStyle::Horizontal::Left && text.textStyle->overflow == Overflow::Grow);
    // A drawing tool hides the style of the selected text.
    bench.editor->setTool(ShapeEditor::Rectangle);
    QVERIFY(!bench.isShown("textOverflow"));
    bench.enter("textSize", QStringLiteral("9"));
    QVERIFY(*bench.document().find(bench.document().ids().last()) == text);
    bench.drag({150, 150}, {250, 220});
    const Shape &box = *bench.document().find(bench.document().ids().last());
    QCOMPARE(box.textStyle->size, 9.0);
    QVERIFY(box.textStyle->horizontal == TextStyle::Horizontal::Center && box.textStyle->isBold());
}

void TestTypedTextStyle::choicesForShapesApplyToTheNextText()
{
    TextSectionBench bench;
    bench.select({0});
    bench.enterFamily(MissingFont);
    bench.enter("textSize", QStringLiteral("18"));
    bench.square(7)->click();
    bench.enter("textPadding", QStringLiteral("9"));
    bench.check("textUpright").click();
    const TextStyle next = bench.editor->textStyle();
    QCOMPARE(next.family, MissingFont);
    QCOMPARE(next.size, 18.0);
    QCOMPARE(next.color, QColor(0x3f, 0x9b, 0x57));
    QVERIFY(next.padding == 4 && !next.upright);
    // The program may set any valid style.
    TextStyle style;
    style.upright = true;
    bench.editor->setTextStyle(style);
    QVERIFY(bench.editor->textStyle() == style);
    style.size = -1;
    bench.editor->setTextStyle(style);
    QCOMPARE(bench.editor->textStyle().size, 14.0);
}

void TestTypedTextStyle::stylesTheTypedText_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("size") << 0;
    QTest::newRow("family") << 1;
    QTest::newRow("color") << 2;
    QTest::newRow("bold") << 3;
    QTest::newRow("wrap") << 4;
    QTest::newRow("overflow") << 5;
    QTest::newRow("refused") << 6;
    QTest::newRow("escape") << 7;
}

void TestTypedTextStyle::stylesTheTypedText()
{
    QFETCH(int, way);
    TextSectionBench bench;
    bench.begin(0);
    bench.press(Qt::Key_End);
    bench.type(QStringLiteral(" two"));
    switch (way) {
    case 0:
        bench.enter("textSize", QStringLiteral("30"));
        QCOMPARE(bench.style().size, 30.0);
        break;
    case 1:
        bench.enterFamily(MissingFont);
        QCOMPARE(bench.style().family, MissingFont);
        break;
    case 2:
        bench.square(7)->click();
        QVERIFY(bench.style().color.isValid());
        break;
    case 3:
        bench.button(Action::Bold)->click();
        QVERIFY(bench.style().isBold());
        break;
    case 4:
        QTest::mouseClick(&bench.check("textWrap"), Qt::LeftButton, {}, {8, bench.check("textWrap").height() / 2});
        QVERIFY(!bench.style().wrap);
        break;
    case 5:
        bench.choose(Overflow::Clip);
        QVERIFY(bench.style().overflow == Overflow::Clip);
        break;
    case 6:
        bench.enter("textSize", QStringLiteral("-1"));
        QVERIFY(!bench.inspector->errorString().isEmpty());
        bench.press(Qt::Key_Escape);
        bench.press(Qt::Key_Escape);
        break;
    case 7:
        bench.number("textSize").setFocus(Qt::TabFocusReason);
        bench.press(Qt::Key_Escape);
        break;
    default:
        break;
    }
    QVERIFY(bench.isOnCanvas());
    QCOMPARE(bench.editor->editedText(), bench.ids[0]);
    QVERIFY(bench.field() && bench.field()->hasFocus());
    bench.type(QStringLiteral(" three"));
    bench.press(Qt::Key_Escape);
    QVERIFY(bench.editor->editedText().isNull());
    QCOMPARE(bench.shape(0).text, QStringLiteral("one two three"));
    while (bench.document().undoStack()->canUndo())
        bench.editor->undo();
    QCOMPARE(bench.shape(0).text, QStringLiteral("one"));
    QVERIFY(bench.shape(0).textStyle.isDefault());
}

void TestTypedTextStyle::typingSurvivesMenus()
{
    TextSectionBench bench;
    bench.begin(0);
    bench.press(Qt::Key_End);
    bench.type(QStringLiteral("s"));
    QMenu *menu = bench.find<QToolButton>("textColor").menu();
    menu->popup(QPoint(10, 10));
    QVERIFY(bench.field());
    menu->close();
    QVERIFY(bench.field() && bench.field()->hasFocus());
    bench.type(QStringLiteral("t"));
    QCOMPARE(bench.field()->toPlainText(), QStringLiteral("onest"));
    // A menu may take the focus twice.
    QFocusEvent opened(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(bench.editor->view(), &opened);
    QMenu second(&bench.window);
    second.addAction(QStringLiteral("Entry"));
    second.popup(QPoint(10, 10));
    second.setFocus(Qt::PopupFocusReason);
    QVERIFY(second.hasFocus());
    second.close();
    bench.editor->setFocus(Qt::PopupFocusReason);
    QVERIFY(bench.field() && bench.field()->hasFocus());
    // A menu bar has the focus while it is used by keys.
    QMenuBar bar(&bench.window);
    bar.addMenu(QStringLiteral("&Menu"))->addAction(QStringLiteral("Entry"));
    bar.show();
    bar.setFocus(Qt::MenuBarFocusReason);
    QVERIFY(bar.hasFocus());
    QCOMPARE(bench.editor->editedText(), bench.ids[0]);
    bench.editor->setFocus(Qt::MenuBarFocusReason);
    bench.type(QStringLiteral("u"));
    QCOMPARE(bench.field()->toPlainText(), QStringLiteral("onestu"));
}

void TestTypedTextStyle::stylesANewText()
{
    TextSectionBench bench;
    bench.editor->setTool(ShapeEditor::Text);
    bench.click({0, 200});
    QCoreApplication::processEvents();
    QVERIFY(bench.field() && bench.isShown("textStyle"));
    bench.enter("textSize", QStringLiteral("40"));
    QVERIFY(bench.field() && bench.field()->hasFocus());
    bench.button(Action::Italic)->click();
    QVERIFY(bench.button(Action::Italic)->isChecked());
    bench.type(QStringLiteral("big"));
    // A text that is not empty is added to the document before the field gets the keyboard.
    bench.enter("lineSpacing", QStringLiteral("2"));
    bench.type(QStringLiteral("ger"));
    bench.press(Qt::Key_Escape);
    const Shape &text = *bench.document().find(bench.document().ids().last());
    QCOMPARE(text.text, QStringLiteral("bigger"));
    QVERIFY(text.textStyle->size == 40 && text.textStyle->italic && text.textStyle->lineSpacing == 2);
    QVERIFY(text.textStyle->horizontal == TextStyle::Horizontal::Left && !text.textStyle->wrap);
    QVERIFY(text.size.height() > 60);
}

void TestTypedTextStyle::otherFieldsEndTyping()
{
    for (bool isThroughTheSection : {false, true}) {
        TextSectionBench bench;
        bench.begin(0);
        bench.press(Qt::Key_End);
        bench.type(QStringLiteral("s"));
        if (isThroughTheSection) {
            bench.number("textSize").setFocus(Qt::MouseFocusReason);
            QCOMPARE(bench.editor->editedText(), bench.ids[0]);
        }
        bench.number("name").setFocus(Qt::MouseFocusReason);
        QVERIFY(bench.editor->editedText().isNull());
        QVERIFY(bench.number("name").hasFocus());
        QCOMPARE(bench.shape(0).text, QStringLiteral("ones"));
        QCOMPARE(bench.steps(), 1);
    }
}

TRAMMEL_WIDGET_TEST(TestTypedTextStyle)
#include "tst_typedtextstyle.moc"
