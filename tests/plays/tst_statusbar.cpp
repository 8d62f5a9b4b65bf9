#include "mainwindow.h"

#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/selection.h>

#include <QtTest/QTest>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStatusBar>

#include <algorithm>

using namespace Trammel;

/// Tests the numbers in the status bar, whose decimals follow the size of a view pixel.
class TestStatusBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decimalsFollowTheZoom_data();
    void decimalsFollowTheZoom();
    void showsMessages();

private:
    static bool shows(const MainWindow &window, const QString &text);
};

bool TestStatusBar::shows(const MainWindow &window, const QString &text)
{
    const QList<QLabel *> labels = window.statusBar()->findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) { return label->text() == text; });
}

void TestStatusBar::decimalsFollowTheZoom_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("shape");
    QTest::newRow("far away") << 0.01 << "1, 2" << QStringLiteral("Rectangle   3 × 4   30°");
    QTest::newRow("actual size") << 1.0 << "1.23, 2.35" << QStringLiteral("Rectangle   3.12 × 4.25   30°");
    QTest::newRow("close") << 100.0 << "1.2346, 2.3457" << QStringLiteral("Rectangle   3.1235 × 4.25   30°");
    QTest::newRow("closer") << 1e4 << "1.234568, 2.345679" << QStringLiteral("Rectangle   3.123457 × 4.25   30°");
}

void TestStatusBar::decimalsFollowTheZoom()
{
    QFETCH(double, zoom);
    QFETCH(QString, place);
    QFETCH(QString, shape);
    MainWindow window;
    window.resize(900, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    ShapeEditor &editor = window.editor();
    const ShapeId id = editor.document()->addShape(Shape::rectangle({0, 0}, {3.12345678, 4.25}, 30));
    editor.setZoom(zoom);
    QCOMPARE(editor.zoom(), zoom);
    editor.selection()->set({id});
    QVERIFY2(shows(window, shape), qPrintable(shape));
    Q_EMIT editor.pointerMoved({1.23456789, 2.3456789});
    QVERIFY2(shows(window, place), qPrintable(place));
}

void TestStatusBar::showsMessages()
{
    MainWindow window;
    window.show();
    Q_EMIT window.editor().announced(QStringLiteral("Stopped by \"sofa\"."));
    QCOMPARE(window.statusBar()->currentMessage(), QStringLiteral("Stopped by \"sofa\"."));
    Q_EMIT window.editor().changeRefused(QStringLiteral("No."));
    QCOMPARE(window.statusBar()->currentMessage(), QStringLiteral("No."));
}

TRAMMEL_WIDGET_TEST(TestStatusBar)
#include "tst_statusbar.moc"
