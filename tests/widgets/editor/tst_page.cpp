#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QScrollBar>

#include <limits>

using namespace Trammel;

namespace {

Shape largeBox(QPointF center)
{
    Shape shape = Shape::rectangle(center, {40, 40});
    shape.fill = Qt::red;
    return shape;
}

struct PageBench : EditorBench
{
    explicit PageBench(double zoom = 1, double rotation = 0) : EditorBench(zoom, rotation)
    {
        editor->setGridVisible(false);
        editor->centerOn({0, 0});
        across = editor->findChild<QScrollBar *>(QStringLiteral("horizontalScrollBar"));
        down = editor->findChild<QScrollBar *>(QStringLiteral("verticalScrollBar"));
    }
    QColor color(QPointF scenePos) { return colorAt(picture(), scenePos); }
    /// The position in the scene at the middle of the view.
    QPointF middle() { return editor->mapToScene(QRectF(viewport().rect()).center()); }

    QScrollBar *across;
    QScrollBar *down;
};

bool isOnPixel(QPointF a, QPointF b)
{
    return std::abs(a.x() - b.x()) < 1.5 && std::abs(a.y() - b.y()) < 1.5;
}

} // namespace

class TestPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPaintedBelowTheShapes();
    void hasTheGridOnIt();
    void isPaintedInEveryView_data();
    void isPaintedInEveryView();
    void badPagesAreIgnored();
    void isFitWithTheDrawing();
    void hasAPicture();
    void hasABackground();
    void survivesAClearedScene();
    void scrollBarsAreHiddenAtFirst();
    void scrollBarsMoveTheView();
    void scrollBarsFollowTheView();
    void scrollBarsFollowTheContents();
    void scrollBarsCoverTheContents_data();
    void scrollBarsCoverTheContents();
};

void TestPage::isPaintedBelowTheShapes()
{
    PageBench bench;
    bench.document().addShape(largeBox({0, 0}));
    const QColor paper = bench.color({100, 0});
    QCOMPARE(bench.color({300, 0}), paper);
    bench.editor->setPage({-200, -150, 400, 300});
    QCOMPARE(bench.color({100, 0}), paper);
    QCOMPARE(bench.color({0, 0}), QColor(Qt::red));
    QVERIFY(bench.color({300, 0}).lightness() < paper.lightness());
    QVERIFY(bench.color({0, 200}).lightness() < paper.lightness());
    bench.editor->setPage({});
    QCOMPARE(bench.color({300, 0}), paper);
}

void TestPage::hasTheGridOnIt()
{
    PageBench bench;
    bench.editor->setPage({-200, -150, 400, 300});
    const QImage without = bench.picture();
    bench.editor->setGridVisible(true);
    const QImage with = bench.picture();
    QCOMPARE(bench.colorAt(with, {300.5, 3}), bench.colorAt(without, {300.5, 3}));
    QVERIFY(bench.colorAt(with, {100.5, 3}) != bench.colorAt(without, {100.5, 3}));
}

void TestPage::isPaintedInEveryView_data()
{
    addViews();
}

void TestPage::isPaintedInEveryView()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    PageBench bench(zoom, rotation);
    const QColor paper = bench.color({0, 0});
    bench.editor->setPage({-100, -60, 200, 120});
    for (QPointF inside : {QPointF(0, 0), QPointF(95, 55), QPointF(-95, 55)})
        QCOMPARE(bench.color(inside), paper);
    for (QPointF outside : {QPointF(108, 0), QPointF(0, 68), QPointF(108, 68)})
        QVERIFY(bench.color(outside) != paper);
    // A huge page has no visible edge, and costs no more.
    bench.editor->setPage({-1e9, -1e9, 2e9, 2e9});
    QCOMPARE(bench.color({108, 0}), paper);
}

void TestPage::badPagesAreIgnored()
{
    PageBench bench;
    QSignalSpy changed(bench.editor.get(), &ShapeEditor::pageChanged);
    const QRectF page(-200, -150, 400, 300);
    bench.editor->setPage(page);
    QCOMPARE(changed.count(), 1);
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    for (const QRectF &bad : {QRectF(0, 0, infinity, 10), QRectF(infinity, 0, 10, 10), QRectF(0, 0, 2e9, 10)})
        bench.editor->setPage(bad);
    QCOMPARE(bench.editor->page(), page);
    QCOMPARE(changed.count(), 1);
    // A page of negative size is the same rectangle, and one without a size is no page.
    bench.editor->setPage({200, 150, -400, -300});
    QCOMPARE(changed.count(), 1);
    bench.editor->setPage({0, 0, nan, 10});
    QVERIFY(bench.editor->page().isNull());
    bench.editor->setPage({5, 5, 0, 10});
    QCOMPARE(changed.count(), 2);
}

void TestPage::isFitWithTheDrawing()
{
    PageBench bench;
    QVERIFY(bench.editor->drawingBounds().isNull());
    bench.editor->setPage({-200, -150, 400, 300});
    QCOMPARE(bench.editor->drawingBounds(), QRectF(-200, -150, 400, 300));
    bench.document().addShape(largeBox({480, 0}));
    QCOMPARE(bench.editor->drawingBounds(), QRectF(-200, -150, 700, 300));
    bench.editor->setZoom(8);
    bench.editor->zoomToFit();
    QVERIFY(isOnPixel(bench.middle(), {150, 0}));
    bench.editor->setZoom(8);
    bench.editor->action(ShapeEditor::Action::ZoomToFit)->trigger();
    QVERIFY(isOnPixel(bench.middle(), {150, 0}));
    QVERIFY(QRectF(bench.viewport().rect()).contains(bench.editor->mapFromScene({-200, -150})));
}

void TestPage::hasAPicture()
{
    PageBench bench;
    QImage picture(2, 1, QImage::Format_RGB32);
    picture.setPixelColor(0, 0, Qt::green);
    picture.setPixelColor(1, 0, Qt::blue);
    const QColor paper = bench.color({-100, 0});
    bench.editor->setPagePicture(picture);
    QCOMPARE(bench.color({-100, 0}), paper);
    bench.editor->setPage({-200, -150, 400, 300});
    QCOMPARE(bench.color({-190, 0}), QColor(Qt::green));
    QCOMPARE(bench.color({190, 100}), QColor(Qt::blue));
    QVERIFY(bench.color({210, 100}) != QColor(Qt::blue));
    bench.document().addShape(largeBox({0, 0}));
    QCOMPARE(bench.color({0, 0}), QColor(Qt::red));
    bench.editor->setPagePicture({});
    QCOMPARE(bench.color({-190, 0}), paper);
}

void TestPage::hasABackground()
{
    PageBench bench;
    const QColor paper = bench.color({0, 0});
    bench.editor->setBackgroundColor(QColor(20, 30, 60));
    QCOMPARE(bench.color({0, 0}), QColor(20, 30, 60));
    // The grid is light on dark colors.
    bench.editor->setGridVisible(true);
    const QImage dark = bench.picture();
    QVERIFY(bench.colorAt(dark, {100.5, 3}).lightness() > QColor(20, 30, 60).lightness());
    // The color stays when the palette of the application changes.
    QPalette palette = bench.editor->palette();
    palette.setColor(QPalette::Base, Qt::yellow);
    bench.editor->setPalette(palette);
    bench.editor->setGridVisible(false);
    QCOMPARE(bench.color({0, 0}), QColor(20, 30, 60));
    bench.editor->setBackgroundColor(QColor());
    QCOMPARE(bench.color({0, 0}), QColor(Qt::yellow));
    bench.editor->setPalette(QPalette());
    QCOMPARE(bench.color({0, 0}), paper);
}

void TestPage::survivesAClearedScene()
{
    PageBench bench;
    bench.editor->setPage({-200, -150, 400, 300});
    const QImage before = bench.picture();
    bench.editor->scene()->clear();
    QCoreApplication::processEvents();
    QCOMPARE(bench.picture(), before);
}

void TestPage::scrollBarsAreHiddenAtFirst()
{
    PageBench bench;
    const QSize size = bench.viewport().size();
    QCOMPARE(size, bench.editor->size());
    QVERIFY(bench.across->isHidden() && bench.down->isHidden());
    bench.editor->setScrollBarsVisible(true);
    QCoreApplication::processEvents();
    QVERIFY(bench.across->isVisible() && bench.down->isVisible());
    QCOMPARE(bench.viewport().width(), bench.editor->width() - bench.down->width());
    QCOMPARE(bench.viewport().height(), bench.editor->height() - bench.across->height());
    bench.editor->setScrollBarsVisible(false);
    QCoreApplication::processEvents();
    QCOMPARE(bench.viewport().size(), size);
}

void TestPage::scrollBarsMoveTheView()
{
    PageBench bench;
    bench.editor->setPage({-2000, -1500, 4000, 3000});
    bench.editor->setScrollBarsVisible(true);
    QCoreApplication::processEvents();
    bench.editor->centerOn({0, 0});
    const QPointF before = bench.middle();
    bench.across->setValue(bench.across->value() + 100);
    QVERIFY(isOnPixel(bench.middle(), before + QPointF(100, 0)));
    bench.down->setValue(bench.down->value() - 70);
    QVERIFY(isOnPixel(bench.middle(), before + QPointF(100, -70)));
    // At its ends, a bar shows the edges of the contents.
    bench.across->setValue(bench.across->minimum());
    QVERIFY(std::abs(bench.editor->mapFromScene({-2000, 0}).x() - 32) < 1.5);
    bench.across->setValue(bench.across->maximum());
    QVERIFY(std::abs(bench.editor->mapFromScene({2000, 0}).x() - bench.viewport().width() + 32) < 1.5);
    bench.across->triggerAction(QAbstractSlider::SliderPageStepSub);
    QVERIFY(std::abs(bench.editor->mapFromScene({2000, 0}).x() - 2 * bench.viewport().width() + 32) < 2.5);
}

void TestPage::scrollBarsFollowTheView()
{
    PageBench bench;
    bench.editor->setPage({-2000, -1500, 4000, 3000});
    bench.editor->setScrollBarsVisible(true);
    QCoreApplication::processEvents();
    bench.editor->centerOn({0, 0});
    const int middle = bench.across->value();
    QVERIFY(std::abs(middle - (bench.across->minimum() + bench.across->maximum()) / 2) <= 1);
    bench.editor->centerOn({300, 0});
    QCOMPARE(bench.across->value(), middle + 300);
    // The view is not limited by the contents.
    bench.editor->centerOn({5000, 0});
    QVERIFY(isOnPixel(bench.middle(), {5000, 0}));
    QCOMPARE(bench.across->value(), bench.across->maximum());
    QCOMPARE(bench.across->value(), middle + 5000);
    // If all is in view, there is nothing to scroll.
    bench.editor->zoomToFit();
    QCOMPARE(bench.across->minimum(), bench.across->maximum());
}

void TestPage::scrollBarsFollowTheContents()
{
    PageBench bench;
    bench.document().addShape(largeBox({0, 0}));
    bench.editor->setScrollBarsVisible(true);
    bench.editor->zoomToFit();
    bench.editor->setZoom(1);
    QCoreApplication::processEvents();
    const int before = bench.across->maximum() - bench.across->minimum();
    bench.document().addShape(largeBox({3000, 0}));
    QTRY_VERIFY(bench.across->maximum() - bench.across->minimum() > before + 1000);
    bench.document().undoStack()->undo();
    QTRY_COMPARE(bench.across->maximum() - bench.across->minimum(), before);
    // Another document has other contents.
    Document other;
    other.addShape(largeBox({-4000, 0}));
    bench.editor->setDocument(&other);
    QTRY_VERIFY(bench.across->maximum() - bench.across->minimum() > before + 1000);
}

void TestPage::scrollBarsCoverTheContents_data()
{
    QTest::addColumn<QRectF>("page");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::newRow("far away") << QRectF(9e8, 9e8, 1e6, 1e6) << 1.0 << 0.0;
    QTest::newRow("huge") << QRectF(-1e9, -1e9, 2e9, 2e9) << 1.0 << 0.0;
    QTest::newRow("huge and near") << QRectF(-1e9, -1e9, 2e9, 2e9) << 1e4 << 0.0;
    QTest::newRow("tiny") << QRectF(0, 0, 1e-6, 1e-6) << 1e4 << 0.0;
    QTest::newRow("turned") << QRectF(0, 0, 1e5, 10) << 1.0 << 90.0;
}

void TestPage::scrollBarsCoverTheContents()
{
    QFETCH(QRectF, page);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    PageBench bench(zoom, rotation);
    bench.editor->setPage(page);
    bench.editor->setScrollBarsVisible(true);
    QCoreApplication::processEvents();
    bench.editor->centerOn(page.center());
    const QRectF view(bench.viewport().rect());
    const auto inView = [&] {
        QPolygonF corners(page);
        for (QPointF &corner : corners)
            corner = bench.editor->mapFromScene(corner);
        return corners.boundingRect();
    };
    for (QScrollBar *bar : {bench.across, bench.down}) {
        QVERIFY(bar->minimum() <= bar->value() && bar->value() <= bar->maximum());
        const bool isAcross = bar == bench.across;
        // At most one step of a bar with a huge range.
        const double extent = isAcross ? inView().width() : inView().height();
        const double slack = std::max(2.0, extent / 1e8 + 2);
        bar->setValue(bar->minimum());
        QVERIFY((isAcross ? inView().left() : inView().top()) >= -slack);
        bar->setValue(bar->maximum());
        const double end = isAcross ? inView().right() - view.right() : inView().bottom() - view.bottom();
        QVERIFY2(end <= slack, qPrintable(QString::number(end)));
    }
}

TRAMMEL_WIDGET_TEST(TestPage)
#include "tst_page.moc"
