#include "files/recentfiles.h"
#include "mainwindow.h"

#include "tests/testprogram.h"
#include <trammel/commandpalette.h>
#include <trammel/findbar.h>

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QToolButton>

using namespace Trammel;

namespace {

struct Window : MainWindow
{
    Window()
    {
        resize(1000, 700);
        show();
        QVERIFY(QTest::qWaitForWindowActive(this));
        editor().setFocus();
    }

    QWidget &lines() { return *findChild<QWidget *>(QStringLiteral("startLines")); }
    QWidget &links() { return *findChild<QWidget *>(QStringLiteral("startLinks")); }
    QWidget &canvas() { return *editor().view()->viewport(); }
};

} // namespace

/// Tests the lines on an empty canvas, and the command palette and the find bar of the window.
class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsWithTheFirstShape();
    void leavesTheMouseToTheCanvas();
    void opensRecentFiles();
    void findsTheCommandsOfTheWindow();
    void findsShapes();
};

void TestStartPage::endsWithTheFirstShape()
{
    Window window;
    QVERIFY(window.lines().isVisible());
    QVERIFY(window.links().isVisible());
    window.editor().document()->addShape(Shape::rectangle({0, 0}, {10, 10}));
    QVERIFY(!window.lines().isVisible() && !window.links().isVisible());
    window.editor().undo();
    QVERIFY(window.lines().isVisible());
    window.editor().setTool(ShapeEditor::Pen);
    QVERIFY(!window.lines().isVisible());
    window.editor().setTool(ShapeEditor::Select);
    QVERIFY(window.lines().isVisible());
    window.resize(700, 500);
    QCoreApplication::processEvents();
    QVERIFY(window.editor().rect().contains(window.lines().geometry()));
}

void TestStartPage::leavesTheMouseToTheCanvas()
{
    Window window;
    const QPoint middle = window.lines().geometry().center();
    QCOMPARE(window.editor().childAt(middle), &window.canvas());
}

void TestStartPage::opensRecentFiles()
{
    const QTemporaryDir folder;
    const QString fileName = folder.filePath(QStringLiteral("one & two.trammel"));
    Window window;
    window.editor().document()->addShape(Shape::rectangle({0, 0}, {10, 10}));
    QVERIFY(window.save(fileName));
    window.startNew();
    QVERIFY(window.lines().isVisible() && window.links().isVisible());
    const QList<QToolButton *> links = window.links().findChildren<QToolButton *>(QStringLiteral("recentFile"));
    QCOMPARE(links.size(), 1);
    QCOMPARE(links[0]->text(), QStringLiteral("one && two"));
    QVERIFY(!window.lines().geometry().intersects(window.links().geometry()));
    QTest::mouseClick(links[0], Qt::LeftButton);
    QTRY_COMPARE(window.editor().document()->count(), 1);
    QVERIFY(!window.lines().isVisible() && !window.links().isVisible());
}

void TestStartPage::findsTheCommandsOfTheWindow()
{
    Window window;
    auto &palette = *window.findChild<CommandPalette *>();
    QTest::keyClick(window.editor().view(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(palette.isVisible());
    auto *line = palette.findChild<QLineEdit *>();
    QVERIFY(line->hasFocus());
    const QAbstractItemModel &rows = *palette.findChild<QListView *>()->model();
    for (const auto *text : {"export picture", "preferences", "next panel", "dark colors", "align left"}) {
        line->setText(QString::fromLatin1(text));
        QVERIFY2(rows.rowCount() > 0, text);
        QVERIFY2(rows.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(QLatin1Char(',')), text);
    }
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!palette.isVisible() && window.editor().view()->hasFocus());
}

void TestStartPage::findsShapes()
{
    Window window;
    Shape shape = Shape::rectangle({0, 0}, {10, 10});
    shape.text = QStringLiteral("needle");
    const ShapeId id = window.editor().document()->addShape(shape);
    QTest::keyClick(window.editor().view(), Qt::Key_F, Qt::ControlModifier);
    auto &bar = *window.findChild<FindBar *>();
    QVERIFY(bar.isVisible());
    bar.findChild<QLineEdit *>()->setText(QStringLiteral("need"));
    QCOMPARE(window.editor().selection()->ids(), ShapeIds{id});
}

TRAMMEL_WIDGET_TEST(TestStartPage)
#include "tst_startpage.moc"
