#include "tests/testprogram.h"
#include "tests/widgets/textsectionbench.h"
#include <trammel/selection.h>

#include <QtCore/QTranslator>
#include <QtGui/QAction>
#include <QtWidgets/QLabel>

using namespace Trammel;

/// Tests the section of the inspector for the style of texts.
class TestTextSection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheStyle();
    void setsTheFont();
    void fontsArePickedFromTheList();
    void setsNumbers();
    void refusesVisibly_data();
    void refusesVisibly();
    void setsTheColor();
    void setsTheBox();
    void buttonsAreTheActions();
    void severalShapesAreMixed();
    void relativeNumbersApplyToEachShape();
    void labelsAreDragged();
    void isHiddenForLinesWithoutAText();
    void hidesWhatLinesIgnore();
    void lockedAndReadOnlyAreDisabled();
    void fieldsAreAligned();
    void longWordsFit();
};

namespace {

using Action = ShapeEditor::Action;
using Overflow = TextStyle::Overflow;

const QString Missing = QStringLiteral("No Such Font");

} // namespace

void TestTextSection::showsTheStyle()
{
    TextSectionBench bench;
    bench.select({0});
    QVERIFY(bench.isShown("textStyle"));
    QCOMPARE(bench.family().lineEdit()->text(), QString());
    QCOMPARE(bench.family().lineEdit()->placeholderText(), QStringLiteral("Default"));
    QCOMPARE(bench.number("textSize").text(), QStringLiteral("14"));
    QCOMPARE(bench.number("lineSpacing").text(), QStringLiteral("1"));
    QCOMPARE(bench.number("textPadding").text(), QStringLiteral("4"));
    QCOMPARE(bench.find<QToolButton>("textColor").toolTip(), QStringLiteral("automatic"));
    QCOMPARE(bench.find<QComboBox>("textOverflow").currentData().toInt(), int(Overflow::Visible));
    QCOMPARE(bench.check("textWrap").checkState(), Qt::Checked);
    QCOMPARE(bench.check("textUpright").checkState(), Qt::Unchecked);
    bench.edit(0, [](TextStyle &style) {
        style.family = Missing;
        style.size = 20.5;
        style.lineSpacing = 1.5;
        style.padding = 8;
        style.color = Qt::red;
        style.overflow = Overflow::Clip;
        style.wrap = false;
        style.upright = true;
    });
    QTRY_COMPARE(bench.family().lineEdit()->text(), Missing);
    QCOMPARE(bench.number("textSize").text(), QStringLiteral("20.5"));
    QCOMPARE(bench.number("lineSpacing").text(), QStringLiteral("1.5"));
    QCOMPARE(bench.number("textPadding").text(), QStringLiteral("8"));
    QCOMPARE(bench.find<QToolButton>("textColor").toolTip(), QStringLiteral("#ff0000"));
    QCOMPARE(bench.find<QComboBox>("textOverflow").currentData().toInt(), int(Overflow::Clip));
    QCOMPARE(bench.check("textWrap").checkState(), Qt::Unchecked);
    QCOMPARE(bench.check("textUpright").checkState(), Qt::Checked);
    for (const char *name : {"textFamily", "textSize", "textColor", "lineSpacing", "textPadding", "textOverflow"})
        QVERIFY2(!bench.find<QWidget>(name).accessibleName().isEmpty(), name);
}

void TestTextSection::setsTheFont()
{
    TextSectionBench bench;
    bench.select({0});
    // A missing font is accepted.
    bench.enterFamily(Missing);
    QCOMPARE(bench.style().family, Missing);
    QCOMPARE(bench.family().lineEdit()->text(), Missing);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Text Style"));
    QVERIFY(bench.isOnCanvas());
    // The first Escape restores the name, the second one leaves the field.
    bench.family().setFocus();
    bench.type(QStringLiteral("Other"));
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.family().lineEdit()->text(), Missing);
    QVERIFY(!bench.isOnCanvas());
    bench.press(Qt::Key_Escape);
    QVERIFY(bench.isOnCanvas());
    QCOMPARE(bench.steps(), 1);
    // The beginning of the name of a font completes it.
    const QString installed = bench.family().itemText(bench.family().count() - 1);
    bench.enterFamily(installed.left(installed.size() - 1));
    QCOMPARE(bench.style().family, installed);
    QCOMPARE(bench.family().currentText(), installed);
    QCOMPARE(bench.steps(), 2);
    // Escape discards a completed name, too.
    bench.family().setFocus();
    bench.family().lineEdit()->selectAll();
    bench.type(bench.family().itemText(0).left(2));
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.family().lineEdit()->text(), installed);
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.style().family, installed);
    QCOMPARE(bench.steps(), 2);
    // Leaving the field commits. An empty name is the font of the application.
    bench.family().setFocus();
    bench.family().lineEdit()->selectAll();
    bench.press(Qt::Key_Delete);
    bench.number("textSize").setFocus();
    QCOMPARE(bench.style().family, QString());
    QCOMPARE(bench.steps(), 3);
    bench.editor->undo();
    bench.editor->undo();
    QTRY_COMPARE(bench.family().lineEdit()->text(), Missing);
    // Focusing and leaving a field is no step.
    bench.family().setFocus();
    bench.press(Qt::Key_Return);
    bench.family().setFocus();
    bench.number("textSize").setFocus();
    QCOMPARE(bench.document().undoStack()->index(), 1);
}

void TestTextSection::fontsArePickedFromTheList()
{
    TextSectionBench bench;
    bench.select({0});
    FontBox &box = bench.family();
    box.setFocus(Qt::MouseFocusReason);
    box.showPopup();
    const int last = box.count() - 1;
    box.hidePopup();
    box.setCurrentIndex(last);
    Q_EMIT box.activated(last);
    QCOMPARE(bench.style().family, box.itemText(last));
    QVERIFY(bench.isOnCanvas());
    QCOMPARE(bench.steps(), 1);
    // The arrow keys go through the fonts and keep the keyboard.
    if (last == 0)
        return;
    box.setFocus(Qt::TabFocusReason);
    bench.press(Qt::Key_Up);
    QCOMPARE(bench.style().family, box.itemText(last - 1));
    QVERIFY(!bench.isOnCanvas());
}

void TestTextSection::setsNumbers()
{
    TextSectionBench bench;
    bench.select({0});
    bench.enter("textSize", QStringLiteral("*2"));
    bench.enter("lineSpacing", QStringLiteral("1.5"));
    bench.enter("textPadding", QStringLiteral("0"));
    QCOMPARE(bench.style().size, 28.0);
    QCOMPARE(bench.style().lineSpacing, 1.5);
    QCOMPARE(bench.style().padding, 0.0);
    QCOMPARE(bench.steps(), 3);
    QVERIFY(bench.isOnCanvas());
    // The arrow keys change the line spacing by tenths, without rounding errors.
    bench.number("lineSpacing").setFocus();
    for (int i = 0; i < 3; ++i)
        bench.press(Qt::Key_Up);
    QVERIFY(bench.style().lineSpacing == 1.8);
    bench.number("textSize").setFocus();
    bench.press(Qt::Key_Down);
    QCOMPARE(bench.style().size, 27.0);
    while (bench.document().undoStack()->canUndo())
        bench.editor->undo();
    QVERIFY(bench.shape(0).textStyle.isDefault());
}

void TestTextSection::refusesVisibly_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("negative size") << "textSize"
                                   << "-5";
    QTest::newRow("no size") << "textSize"
                             << "0";
    QTest::newRow("too large") << "textSize"
                               << "1e7";
    QTest::newRow("no number") << "textSize"
                               << "big";
    QTest::newRow("no spacing") << "lineSpacing"
                                << "0";
    QTest::newRow("wide spacing") << "lineSpacing"
                                  << "101";
    QTest::newRow("negative padding") << "textPadding"
                                      << "-1";
    QTest::newRow("huge padding") << "textPadding"
                                  << "1e10";
}

void TestTextSection::refusesVisibly()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    TextSectionBench bench;
    const QByteArray name = field.toLatin1();
    // For a selected shape, and for new shapes. A new text has no padding to set.
    for (bool isSelected : {true, false}) {
        if (!isSelected && field == QStringLiteral("textPadding"))
            continue;
        bench.select(isSelected ? QList<int>{0} : QList<int>());
        bench.enter(name.constData(), text);
        QVERIFY(!bench.inspector->errorString().isEmpty());
        QCOMPARE(bench.number(name.constData()).text(), text);
        QVERIFY(!bench.isOnCanvas());
        QVERIFY(bench.shape(0).textStyle.isDefault());
        QVERIFY(bench.editor->textStyle() == TextStyle());
        QCOMPARE(bench.steps(), 0);
        bench.press(Qt::Key_Escape);
        QVERIFY(bench.inspector->errorString().isEmpty());
    }
    bench.select({0});
    bench.family().setFocus();
    bench.family().lineEdit()->insert(QString(TextStyle::LargestFamily, u'x'));
    bench.type(QStringLiteral("y"));
    bench.press(Qt::Key_Return);
    QVERIFY(!bench.inspector->errorString().isEmpty());
    QVERIFY(bench.shape(0).textStyle.isDefault());
}

void TestTextSection::setsTheColor()
{
    TextSectionBench bench;
    bench.select({0});
    bench.square(7)->click();
    QCOMPARE(bench.style().color, QColor(0x3f, 0x9b, 0x57));
    QCOMPARE(bench.find<QToolButton>("textColor").toolTip(), QStringLiteral("#3f9b57"));
    QAction *automatic = bench.find<QToolButton>("textColor").menu()->actions()[1];
    QCOMPARE(automatic->text(), QStringLiteral("Automatic"));
    automatic->trigger();
    QVERIFY(bench.shape(0).textStyle.isDefault());
    QCOMPARE(bench.steps(), 2);
}

void TestTextSection::setsTheBox()
{
    TextSectionBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) {
        shape.text =
            QStringLiteral("A text that needs several lines in a box of this width and is higher than the box");
    });
    bench.document().undoStack()->clear();
    bench.select({0});
    bench.check("textWrap").click();
    QVERIFY(!bench.style().wrap);
    bench.check("textWrap").click();
    bench.check("textUpright").click();
    QVERIFY(bench.style().wrap && bench.style().upright);
    bench.choose(Overflow::Clip);
    QCOMPARE(bench.shape(0).size, QSizeF(100, 60));
    bench.choose(Overflow::Grow);
    QVERIFY(bench.style().overflow == Overflow::Grow);
    QVERIFY(bench.shape(0).size.height() > 60);
    QCOMPARE(bench.steps(), 5);
    // A larger text makes the shape grow in the same step.
    const double height = bench.shape(0).size.height();
    bench.enter("textSize", QStringLiteral("30"));
    QVERIFY(bench.shape(0).size.height() > height + 30);
    bench.editor->undo();
    QCOMPARE(bench.shape(0).size.height(), height);
}

void TestTextSection::buttonsAreTheActions()
{
    TextSectionBench bench;
    bench.select({0});
    for (Action action : {Action::Bold, Action::Italic, Action::Underline, Action::StrikeOut, Action::AlignTextLeft,
                          Action::AlignTextCenter, Action::AlignTextRight, Action::AlignTextTop,
                          Action::AlignTextMiddle, Action::AlignTextBottom})
        QVERIFY(bench.button(action) && bench.button(action)->isVisible() && bench.button(action)->isEnabled());
    bench.button(Action::Bold)->click();
    bench.button(Action::AlignTextRight)->click();
    QVERIFY(bench.style().isBold() && bench.style().horizontal == TextStyle::Horizontal::Right);
    QVERIFY(bench.button(Action::Bold)->isChecked() && !bench.button(Action::AlignTextCenter)->isChecked());
    bench.inspector->setEditor(nullptr);
    QVERIFY(!bench.isShown("textStyle"));
}

void TestTextSection::severalShapesAreMixed()
{
    TextSectionBench bench;
    bench.edit(0, [](TextStyle &style) {
        style.family = Missing;
        style.size = 20;
        style.wrap = false;
        style.overflow = Overflow::Clip;
        style.color = Qt::red;
        style.setBold(true);
    });
    bench.document().undoStack()->clear();
    bench.select({0, 1});
    QCOMPARE(bench.family().lineEdit()->text(), QString());
    QCOMPARE(bench.family().lineEdit()->placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(bench.number("textSize").text(), QString());
    QCOMPARE(bench.number("textSize").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(bench.number("textPadding").text(), QStringLiteral("4"));
    QCOMPARE(bench.find<QToolButton>("textColor").toolTip(), QStringLiteral("mixed"));
    QCOMPARE(bench.find<QComboBox>("textOverflow").currentIndex(), -1);
    QCOMPARE(bench.check("textWrap").checkState(), Qt::PartiallyChecked);
    QCOMPARE(bench.check("textUpright").checkState(), Qt::Unchecked);
    QVERIFY(!bench.button(Action::Bold)->isChecked());
    // Leaving a mixed field changes nothing.
    bench.family().setFocus();
    bench.press(Qt::Key_Return);
    bench.number("textSize").setFocus();
    bench.press(Qt::Key_Return);
    QCOMPARE(bench.steps(), 0);

    bench.check("textWrap").click();
    QVERIFY(bench.style(0).wrap && bench.style(1).wrap);
    QCOMPARE(bench.check("textWrap").checkState(), Qt::Checked);
    bench.enter("textSize", QStringLiteral("30"));
    bench.enterFamily(QStringLiteral("Another Font"));
    QCOMPARE(bench.steps(), 3);
    for (int i : {0, 1}) {
        QCOMPARE(bench.style(i).size, 30.0);
        QCOMPARE(bench.style(i).family, QStringLiteral("Another Font"));
    }
    // The other parts are as before.
    QVERIFY(bench.style(0).isBold() && bench.style(0).color == Qt::red && bench.style(0).overflow == Overflow::Clip);
    QVERIFY(!bench.style(1).isBold() && !bench.style(1).color.isValid());
    QVERIFY(bench.shape(2).textStyle.isDefault());
    for (int i = 0; i < 3; ++i)
        bench.editor->undo();
    QVERIFY(bench.style(0).family == Missing && bench.style(0).size == 20 && !bench.style(0).wrap);
    QVERIFY(bench.shape(1).textStyle.isDefault());
}

void TestTextSection::relativeNumbersApplyToEachShape()
{
    TextSectionBench bench;
    bench.edit(0, [](TextStyle &style) { style.size = 20; });
    bench.select({0, 1});
    bench.enter("textSize", QStringLiteral("+50%"));
    QCOMPARE(bench.style(0).size, 30.0);
    QCOMPARE(bench.style(1).size, 21.0);
    // Sizes that differ are not those of the next text.
    QCOMPARE(bench.editor->textStyle().size, 14.0);
}

void TestTextSection::labelsAreDragged()
{
    TextSectionBench bench;
    const auto drag = [&](const char *name, int pixels, bool isCanceled = false) {
        for (QLabel *label : bench.inspector->findChildren<QLabel *>()) {
            if (label->buddy() != &bench.number(name))
                continue;
            const auto mouse = [&](QEvent::Type type, int x) {
                const QPoint pos(x, 5);
                QMouseEvent event(type, pos, label->mapToGlobal(pos),
                                  type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                                  type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
                QCoreApplication::sendEvent(label, &event);
            };
            mouse(QEvent::MouseButtonPress, 5);
            mouse(QEvent::MouseMove, 5 + pixels / 2);
            mouse(QEvent::MouseMove, 5 + pixels);
            if (isCanceled)
                QTest::keyClick(label, Qt::Key_Escape);
            mouse(QEvent::MouseButtonRelease, 5 + pixels);
        }
    };
    bench.select({0});
    drag("textSize", 10);
    QCOMPARE(bench.style().size, 24.0);
    QCOMPARE(bench.editor->textStyle().size, 24.0);
    drag("lineSpacing", 10);
    QCOMPARE(bench.style().lineSpacing, 2.0);
    QCOMPARE(bench.steps(), 2);
    drag("textSize", 30, true);
    QCOMPARE(bench.style().size, 24.0);
    // Without a selection, dragging the label changes the size for new shapes.
    bench.editor->selection()->clear();
    drag("textSize", 6);
    QCOMPARE(bench.editor->textStyle().size, 30.0);
    drag("textSize", 20, true);
    QCOMPARE(bench.editor->textStyle().size, 30.0);
    QCOMPARE(bench.number("textSize").text(), QStringLiteral("30"));
    QCOMPARE(bench.steps(), 2);
}

void TestTextSection::isHiddenForLinesWithoutAText()
{
    TextSectionBench bench;
    bench.select({1});
    QVERIFY(bench.isShown("textStyle") && bench.isShown("textOverflow"));
    bench.select({2});
    QVERIFY(!bench.isShown("textStyle"));
    bench.select({1, 2});
    QVERIFY(bench.isShown("textStyle"));
    bench.select({2});
    // A line whose text is typed, or that has one.
    bench.begin(2);
    QVERIFY(bench.isShown("textStyle"));
    bench.type(QStringLiteral("label"));
    bench.press(Qt::Key_Escape);
    QTRY_VERIFY(bench.isShown("textStyle"));
}

void TestTextSection::hidesWhatLinesIgnore()
{
    TextSectionBench bench;
    Shape line = Shape::connectorBetween(QPointF(0, 200), QPointF(100, 200));
    line.connector->furtherTexts = {{QStringLiteral("1"), {0.25, 10}}};
    bench.ids.append(bench.document().addShape(line));
    bench.document().changeShapes({bench.ids[2]}, [](Shape &polyline) { polyline.text = QStringLiteral("2"); });
    const QToolButton &align = *bench.button(Action::AlignTextLeft);
    for (const QList<int> &selected : {QList<int>{3}, {0, 3}, {2}, {0, 2}}) {
        const bool isBoxSelected = selected.contains(0);
        bench.select(selected);
        QCoreApplication::processEvents();
        for (const char *name : {"textSize", "textWrap"})
            QVERIFY(bench.isShown(name));
        for (const char *name : {"textOverflow", "textUpright", "textPadding"})
            QCOMPARE(bench.isShown(name), isBoxSelected);
        QCOMPARE(align.isVisible(), isBoxSelected);
    }
}

void TestTextSection::lockedAndReadOnlyAreDisabled()
{
    TextSectionBench bench;
    const auto isEnabled = [&] {
        QList<bool> enabled;
        for (const char *name : {"textFamily", "textSize", "textColor", "lineSpacing", "textPadding", "textOverflow",
                                 "textWrap", "textUpright"})
            enabled.append(bench.find<QWidget>(name).isEnabled());
        return enabled;
    };
    bench.select({0});
    QCOMPARE(isEnabled(), QList<bool>(8, true));
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.locked = true; });
    QTRY_COMPARE(isEnabled(), QList<bool>(8, false));
    bench.select({1});
    bench.editor->setReadOnly(true);
    QCOMPARE(isEnabled(), QList<bool>(8, false));
    QVERIFY(bench.isShown("textStyle"));
    bench.select({});
    QVERIFY(!bench.isShown("textStyle"));
}

void TestTextSection::fieldsAreAligned()
{
    TextSectionBench bench;
    bench.select({0});
    QCoreApplication::processEvents();
    const auto left = [&](const char *name) { return bench.find<QWidget>(name).mapTo(bench.inspector, QPoint()).x(); };
    for (const char *name :
         {"fill", "fillType", "dashes", "textFamily", "textSize", "lineSpacing", "textOverflow", "name"})
        QVERIFY2(left(name) == left("x"), name);
    for (const char *name : {"line", "textColor", "textPadding"})
        QVERIFY2(left(name) == left("y"), name);
}

namespace {

/// A language in which every word is half as long again.
class LongLanguage : public QTranslator
{
public:
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        const QString words = QString::fromUtf8(text);
        return qstrcmp(context, "Trammel") == 0 ? words + QString(words.size() / 2 + 1, u'x') : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

void TestTextSection::longWordsFit()
{
    LongLanguage language;
    for (bool isTranslated : {false, true}) {
        if (isTranslated)
            QCoreApplication::installTranslator(&language);
        TextSectionBench bench;
        bench.select({0, 1});
        QCoreApplication::processEvents();
        bench.inspector->setFixedWidth(bench.inspector->minimumSizeHint().width());
        QCoreApplication::processEvents();
        const QList<QWidget *> widgets = bench.find<QWidget>("textStyle").findChildren<QWidget *>();
        for (QWidget *widget : widgets) {
            if (!widget->isVisible())
                continue;
            const QByteArray name = widget->objectName().toLatin1() + ' ' + widget->metaObject()->className();
            const QRect place(widget->mapTo(bench.inspector, QPoint()), widget->size());
            QVERIFY2(bench.inspector->rect().contains(place), name.constData());
            const bool hasWords = qobject_cast<QLabel *>(widget) || qobject_cast<QAbstractButton *>(widget);
            if (hasWords)
                QVERIFY2(widget->width() >= widget->sizeHint().width(), name.constData());
            QVERIFY2(widget->width() >= 16, name.constData());
        }
        if (!isTranslated)
            QVERIFY(bench.inspector->width() <= 260);
    }
}

TRAMMEL_WIDGET_TEST(TestTextSection)
#include "tst_textsection.moc"
