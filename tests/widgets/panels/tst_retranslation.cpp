#include "tests/pseudolanguage.h"
#include "tests/testprogram.h"
#include <trammel/findbar.h>
#include <trammel/minimap.h>
#include <trammel/retranslation.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QVBoxLayout>

using namespace Trammel;

/// Tests what the window of the example, which tst_languages tests, does not show.
class TestRetranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void functionIsCalledPerChange();
    void hint();
    void shortcutsStayInToolTips();
    void hostsTextsStay();
    void panelsWithoutAnEditor();
    void noteOfAMissingEditor();
    void unfinishedInputStays();
};

void TestRetranslation::functionIsCalledPerChange()
{
    int count = 0;
    PseudoLanguage language;
    QWidget window;
    auto *child = new QWidget(&window);
    keepTranslated(child, [&count] { ++count; });
    QCOMPARE(count, 1);
    {
        const LanguageSwitch on(language);
        QCOMPARE(count, 2);
        delete child;
    }
    QCOMPARE(count, 2);
}

void TestRetranslation::hint()
{
    ShapeEditor editor;
    const QString before = editor.hint();
    QSignalSpy changed(&editor, &ShapeEditor::hintChanged);
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QVERIFY(PseudoLanguage::isIn(editor.hint()));
    QVERIFY(editor.hint() != before);
    QCOMPARE(changed.count(), 1);
}

void TestRetranslation::shortcutsStayInToolTips()
{
    ShapeEditor editor;
    QAction &select = *editor.action(ShapeEditor::Action::SelectTool);
    QCOMPARE(select.toolTip(), QStringLiteral("Select (V)"));
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QVERIFY(PseudoLanguage::isIn(select.text()));
    QCOMPARE(select.toolTip(), select.text() + QStringLiteral(" (V)"));
    QCOMPARE(select.shortcut(), QKeySequence(Qt::Key_V));
}

void TestRetranslation::hostsTextsStay()
{
    ShapeEditor editor;
    QAction &action = *editor.action(ShapeEditor::Action::Group);
    action.setText(QStringLiteral("Combine"));
    action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_J));
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QCOMPARE(action.text(), QStringLiteral("Combine"));
    QCOMPARE(action.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
}

void TestRetranslation::panelsWithoutAnEditor()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    const QWidgetList panels{new FindBar,   new Minimap,      new ShapeInspector,
                             new ShapeList, new ShapePalette, new ToolPalette};
    for (QWidget *panel : panels)
        layout->addWidget(panel);
    window.show();
    PseudoLanguage language;
    const LanguageSwitch on(language);
    const auto *family = window.findChild<QComboBox *>(QStringLiteral("textFamily"));
    QStringList fonts;
    for (int i = 0; i < family->count(); ++i)
        fonts.append(QRegularExpression::escape(family->itemText(i)));
    fonts.append(QStringLiteral("#[0-9a-f]+"));
    const QStringList found = WidgetTexts(window).untranslated(fonts.join(QLatin1Char('|')));
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestRetranslation::noteOfAMissingEditor()
{
    QWidget window;
    auto *panel = new ToolPalette(&window);
    panel->setEditorName(QStringLiteral("missing"));
    window.show();
    const auto *note = panel->findChild<QLabel *>(QStringLiteral("note"));
    QVERIFY(note && !PseudoLanguage::isIn(note->toolTip()));
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QVERIFY(PseudoLanguage::isIn(note->toolTip()));
}

void TestRetranslation::unfinishedInputStays()
{
    ShapeEditor editor;
    ShapeInspector inspector;
    inspector.setEditor(&editor);
    inspector.show();
    QVERIFY(QTest::qWaitForWindowActive(&inspector));
    auto *field = inspector.findChild<QLineEdit *>(QStringLiteral("gridSize"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("2"));
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QCOMPARE(field->text(), QStringLiteral("2"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(editor.gridSize(), 2.0);
}

TRAMMEL_WIDGET_TEST(TestRetranslation)
#include "tst_retranslation.moc"
