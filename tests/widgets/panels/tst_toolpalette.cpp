#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/toolpalette.h>

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QToolButton>

using namespace Trammel;

class TestToolPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesTools();
    void followsTheEditor();
    void livesWithoutAnEditor();
    void hasProperties();
};

void TestToolPalette::choosesTools()
{
    EditorBench bench;
    ToolPalette palette;
    palette.setEditor(bench.editor.get());
    palette.show();
    const QList<QToolButton *> buttons = palette.findChildren<QToolButton *>();
    QCOMPARE(buttons.size(), 12);
    QVERIFY(buttons[0]->isChecked());
    QTest::mouseClick(buttons[4], Qt::LeftButton);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
    QVERIFY(buttons[4]->isChecked() && !buttons[0]->isChecked());
    QVERIFY2(buttons[4]->toolTip().contains(u'O'), qPrintable(buttons[4]->toolTip()));
    buttons[2]->setFocus();
    QTest::keyClick(buttons[2], Qt::Key_Space);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
    // After drawing, the first tool is active again.
    bench.drag({0, 0}, {50, 50});
    QVERIFY(buttons[0]->isChecked());
}

void TestToolPalette::followsTheEditor()
{
    ShapeEditor one, two;
    ToolPalette palette;
    palette.setEditor(&one);
    const QList<QToolButton *> buttons = palette.findChildren<QToolButton *>();
    one.setReadOnly(true);
    QVERIFY(buttons[0]->isEnabled() && buttons[1]->isEnabled() && !buttons[2]->isEnabled());
    two.setTool(ShapeEditor::Polygon);
    palette.setEditor(&two);
    QVERIFY(buttons[5]->isChecked() && buttons[5]->isEnabled());
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QCOMPARE(two.tool(), ShapeEditor::Select);
}

void TestToolPalette::livesWithoutAnEditor()
{
    ToolPalette palette;
    const QList<QToolButton *> buttons = palette.findChildren<QToolButton *>();
    QVERIFY(!palette.editor() && !buttons[0]->icon().isNull() && !buttons[0]->isEnabled());
    auto editor = std::make_unique<ShapeEditor>();
    palette.setEditor(editor.get());
    QVERIFY(buttons[3]->isEnabled());
    editor.reset();
    QVERIFY(!palette.editor() && !buttons[3]->isEnabled() && !buttons[3]->icon().isNull());
    palette.show();
    palette.grab();
    // The palette is deleted before the editor.
    editor = std::make_unique<ShapeEditor>();
    {
        ToolPalette shortLived;
        shortLived.setEditor(editor.get());
    }
    editor->setTool(ShapeEditor::Ellipse);
    palette.setEditor(editor.get());
    palette.setEditor(nullptr);
    QVERIFY(!buttons[3]->isEnabled());
}

void TestToolPalette::hasProperties()
{
    ToolPalette palette;
    QSignalSpy orientations(&palette, &ToolPalette::orientationChanged);
    QVERIFY(palette.sizeHint().height() > palette.sizeHint().width());
    palette.setProperty("orientation", Qt::Horizontal);
    QCOMPARE(orientations.count(), 1);
    QVERIFY(palette.sizeHint().height() < palette.sizeHint().width());
    palette.setIconSize(100000);
    QCOMPARE(palette.iconSize(), 128);
    palette.setIconSize(-1);
    QCOMPARE(palette.property("iconSize").toInt(), 8);
}

TRAMMEL_WIDGET_TEST(TestToolPalette)
#include "tst_toolpalette.moc"
