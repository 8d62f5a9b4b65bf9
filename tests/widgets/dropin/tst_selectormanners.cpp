#include "tests/testprogram.h"
#include "tests/widgets/scenebench.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QGraphicsSceneContextMenuEvent>
#include <QtWidgets/QGraphicsSceneMouseEvent>

using namespace Trammel;

namespace {

/// An item that counts the events it receives.
class CountingLine : public QGraphicsLineItem
{
public:
    explicit CountingLine(const QLineF &line) : QGraphicsLineItem(line)
    {
        setPen(QPen(Qt::black, 0));
        setFlag(ItemIsSelectable);
    }

    int presses = 0;
    int doubleClicks = 0;
    int menus = 0;

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++presses;
        QGraphicsLineItem::mousePressEvent(event);
    }
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent *event) override
    {
        ++doubleClicks;
        QGraphicsLineItem::mouseDoubleClickEvent(event);
    }
    void contextMenuEvent(QGraphicsSceneContextMenuEvent *) override { ++menus; }
};

/// A view of an application that uses the presses that its scene does not accept.
class PanningView : public QGraphicsView
{
public:
    using QGraphicsView::QGraphicsView;
    int unaccepted = 0;

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        QGraphicsView::mousePressEvent(event);
        unaccepted += event->isAccepted() ? 0 : 1;
    }
};

void openMenu(const SceneBench &bench, QPoint pos, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse)
{
    QContextMenuEvent event(reason, pos, bench.view->viewport()->mapToGlobal(pos));
    QCoreApplication::sendEvent(bench.view->viewport(), &event);
}

} // namespace

/// Tests the settings by which a selector adapts to its view and to the application.
class TestSelectorManners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void honorsTheModeOfTheView_data();
    void honorsTheModeOfTheView();
    void explicitModeWins();
    void emitsTheBandOfTheView();
    void announcesBandAndLasso();
    void announcesTheEndOfACanceledBand();
    void altClickIsOptional();
    void modifiersMayBeIgnored_data();
    void modifiersMayBeIgnored();
    void dragModeMayBeRequired();
    void conditionDecidesWhereBandsBegin();
    void conditionIsAskedOncePerPress();
    void conditionMayDeleteTheSelector();
    void toleranceHoldsForOtherEvents_data();
    void toleranceHoldsForOtherEvents();
    void menusOfOtherItemsStay();
};

void TestSelectorManners::honorsTheModeOfTheView_data()
{
    QTest::addColumn<int>("selectionMode");
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("touchesCircle");
    QTest::addColumn<bool>("touchesSquare");
    // The band covers a corner of the circle's bounding rectangle, but no point of the circle, and half of a square.
    QTest::newRow("intersects shapes") << int(Qt::IntersectsItemShape) << int(SceneSelector::Touch) << false << true;
    QTest::newRow("intersects rectangles")
        << int(Qt::IntersectsItemBoundingRect) << int(SceneSelector::Touch) << true << true;
    QTest::newRow("contains shapes") << int(Qt::ContainsItemShape) << int(SceneSelector::Enclose) << false << false;
    QTest::newRow("contains rectangles") << int(Qt::ContainsItemBoundingRect) << int(SceneSelector::Enclose) << false
                                         << false;
}

void TestSelectorManners::honorsTheModeOfTheView()
{
    QFETCH(int, selectionMode);
    QFETCH(int, mode);
    QFETCH(bool, touchesCircle);
    QFETCH(bool, touchesSquare);
    SceneBench bench;
    auto *circle = bench.scene.addEllipse(0, 0, 100, 100, Qt::NoPen, Qt::red);
    circle->setFlag(QGraphicsItem::ItemIsSelectable);
    auto *square = bench.addSquare({-30, 5});
    bench.view->setRubberBandSelectionMode(Qt::ItemSelectionMode(selectionMode));
    QCOMPARE(int(bench.selector->mode()), mode);
    bench.drag(bench.at({-30, -30}), bench.at({10, 10}));
    QCOMPARE(circle->isSelected(), touchesCircle);
    QCOMPARE(square->isSelected(), touchesSquare);
    bench.drag(bench.at({-60, -30}), bench.at({150, 150}));
    QCOMPARE(bench.selected().size(), 2);
}

void TestSelectorManners::explicitModeWins()
{
    SceneBench bench;
    auto *square = bench.addSquare({0, 0});
    const QSignalSpy changed(bench.selector, &SceneSelector::modeChanged);
    bench.view->setRubberBandSelectionMode(Qt::ContainsItemShape);
    bench.selector->setMode(SceneSelector::Touch);
    QCOMPARE(changed.count(), 1);
    bench.drag(bench.at({-30, -30}), bench.at({0, 0}));
    QVERIFY(square->isSelected());
    bench.view->setRubberBandSelectionMode(Qt::ContainsItemBoundingRect);
    QCOMPARE(bench.selector->mode(), SceneSelector::Touch);
    bench.selector->resetMode();
    QCOMPARE(bench.selector->mode(), SceneSelector::Enclose);
    QCOMPARE(changed.count(), 2);
    bench.selector->resetMode();
    QCOMPARE(changed.count(), 2);
}

void TestSelectorManners::emitsTheBandOfTheView()
{
    SceneBench bench;
    const QSignalSpy bands(bench.view.get(), &QGraphicsView::rubberBandChanged);
    bench.press({100, 100});
    bench.release({100, 100});
    QCOMPARE(bands.count(), 0);
    bench.press({100, 100});
    bench.move({150, 180});
    QCOMPARE(bands.count(), 1);
    QCOMPARE(bands.last()[0].toRect().topLeft(), QPoint(100, 100));
    QVERIFY(std::abs(bands.last()[0].toRect().width() - 51) <= 1);
    QVERIFY(std::abs(bands.last()[0].toRect().height() - 81) <= 1);
    QCOMPARE(bench.view->mapFromScene(bands.last()[1].toPointF()), QPoint(100, 100));
    QCOMPARE(bench.view->mapFromScene(bands.last()[2].toPointF()), QPoint(150, 180));
    bench.move({150, 180});
    QCOMPARE(bands.count(), 1);
    bench.release({150, 180});
    QCOMPARE(bands.count(), 2);
    QVERIFY(bands.last()[0].toRect().isNull());
}

void TestSelectorManners::announcesBandAndLasso()
{
    SceneBench bench;
    bench.view->rotate(30);
    for (const auto form : {SceneSelector::Band, SceneSelector::Lasso}) {
        bench.selector->setForm(form);
        const QSignalSpy bands(bench.selector, &SceneSelector::bandChanged);
        bench.press({100, 100});
        for (QPoint pos : {QPoint(200, 100), QPoint(200, 200), QPoint(120, 180)})
            bench.move(pos);
        const auto outline = bands.last()[0].value<QPolygonF>();
        QCOMPARE(outline.size(), 4);
        const QPointF inside = bench.view->mapToScene(QPoint(115, 160));
        QCOMPARE(outline.containsPoint(inside, Qt::OddEvenFill), form == SceneSelector::Band);
        QVERIFY(outline.containsPoint(bench.view->mapToScene(QPoint(118, 110)), Qt::OddEvenFill));
        bench.release({120, 180});
        QVERIFY(bands.last()[0].value<QPolygonF>().isEmpty());
        QCOMPARE(bands.count(), 4);
    }
}

void TestSelectorManners::announcesTheEndOfACanceledBand()
{
    SceneBench bench;
    const QSignalSpy bands(bench.selector, &SceneSelector::bandChanged);
    bench.press({100, 100});
    bench.move({150, 180});
    QTest::keyClick(bench.view.get(), Qt::Key_Escape);
    QCOMPARE(bands.count(), 2);
    QVERIFY(bands.last()[0].value<QPolygonF>().isEmpty());
    bench.release({150, 180});
    bench.selector->cancel();
    QCOMPARE(bands.count(), 2);
}

void TestSelectorManners::altClickIsOptional()
{
    SceneBench bench;
    auto *line = new CountingLine({-50, -50, 50, 50});
    bench.scene.addItem(line);
    auto *square = bench.addSquare({0, 0}, 60);
    square->setAcceptedMouseButtons(Qt::NoButton);
    line->setZValue(1);
    bench.drag(bench.at({0, 0}), bench.at({0, 0}), Qt::AltModifier, 0);
    QCOMPARE(line->presses, 0);
    QVERIFY(line->isSelected());
    bench.selector->setAltClickEnabled(false);
    bench.drag(bench.at({0, 0}), bench.at({0, 0}), Qt::AltModifier, 0);
    QCOMPARE(line->presses, 1);
    QVERIFY(line->isSelected() && !square->isSelected());
    QTest::mouseDClick(bench.view->viewport(), Qt::LeftButton, Qt::AltModifier, bench.at({0, 0}));
    QCOMPARE(line->doubleClicks, 1);
}

void TestSelectorManners::modifiersMayBeIgnored_data()
{
    QTest::addColumn<int>("ignored");
    QTest::addColumn<bool>("addsToSelection");
    QTest::newRow("none") << int(Qt::NoModifier) << true;
    QTest::newRow("Alt") << int(Qt::AltModifier) << true;
    QTest::newRow("Shift") << int(Qt::ShiftModifier) << false;
    QTest::newRow("Shift and Alt") << int(Qt::ShiftModifier | Qt::AltModifier) << false;
}

void TestSelectorManners::modifiersMayBeIgnored()
{
    QFETCH(int, ignored);
    QFETCH(bool, addsToSelection);
    SceneBench bench;
    auto *left = bench.addSquare({-100, 0}), *right = bench.addSquare({100, 0});
    auto *line = new CountingLine({-10, 100, 10, 120});
    bench.scene.addItem(line);
    const QSignalSpy changed(bench.selector, &SceneSelector::ignoredModifiersChanged);
    bench.selector->setIgnoredModifiers(Qt::KeyboardModifiers(ignored));
    QCOMPARE(changed.count(), ignored ? 1 : 0);
    QCOMPARE(bench.selector->ignoredModifiers(), Qt::KeyboardModifiers(ignored));
    bench.selector->setIgnoredModifiers(Qt::KeyboardModifiers(ignored));
    QCOMPARE(changed.count(), ignored ? 1 : 0);

    bench.drag(bench.at({-130, -30}), bench.at({-70, 30}));
    QVERIFY(left->isSelected());
    bench.drag(bench.at({70, -30}), bench.at({130, 30}), Qt::ShiftModifier);
    QCOMPARE(left->isSelected(), addsToSelection);
    QVERIFY(right->isSelected());
    // Shift is pressed during a band.
    bench.drag(bench.at({-130, -30}), bench.at({-70, 30}));
    bench.press(bench.at({70, -30}));
    bench.move(bench.at({130, 30}));
    QTest::keyPress(bench.view.get(), Qt::Key_Shift);
    QCOMPARE(left->isSelected(), addsToSelection);
    QTest::keyRelease(bench.view.get(), Qt::Key_Shift);
    bench.release(bench.at({130, 30}));
    // A click that hits no item.
    bench.drag(bench.at({0, -100}), bench.at({0, -100}), Qt::ShiftModifier, 0);
    QCOMPARE(right->isSelected(), addsToSelection);
    bench.drag(bench.at({0, 110}), bench.at({0, 110}), Qt::AltModifier, 0);
    QCOMPARE(line->presses, ignored & Qt::AltModifier ? 1 : 0);
    QVERIFY(line->isSelected());
    // Ctrl still toggles.
    bench.drag(bench.at({-130, -30}), bench.at({-70, 30}), Qt::ControlModifier);
    QVERIFY(left->isSelected() && line->isSelected());
}

void TestSelectorManners::dragModeMayBeRequired()
{
    SceneBench bench;
    auto *square = bench.addSquare({0, 0});
    bench.selector->setRequiresRubberBandDrag(true);
    bench.drag(bench.at({-30, -30}), bench.at({30, 30}));
    QVERIFY(square->isSelected());
    bench.view->setDragMode(QGraphicsView::NoDrag);
    // As without a selector, the press clears the selection.
    QTest::ignoreMessage(QtWarningMsg, "Mouse event \"MousePress\" not accepted by receiving widget");
    bench.press(bench.at({-30, -30}));
    QVERIFY(!square->isSelected());
    bench.move(bench.at({30, 30}));
    QVERIFY(!bench.selector->isSelecting());
    bench.release(bench.at({30, 30}));
    QVERIFY(!square->isSelected());
    // The tolerance applies.
    bench.drag(bench.at({-13, 0}), bench.at({-13, 0}), {}, 0);
    QVERIFY(square->isSelected());
    bench.selector->setRequiresRubberBandDrag(false);
    bench.drag(bench.at({-60, -60}), bench.at({-30, -30}));
    QVERIFY(!square->isSelected());
    bench.drag(bench.at({-30, -30}), bench.at({30, 30}));
    QVERIFY(square->isSelected());
}

void TestSelectorManners::conditionDecidesWhereBandsBegin()
{
    for (const auto dragMode : {QGraphicsView::RubberBandDrag, QGraphicsView::NoDrag}) {
        QGraphicsScene scene(-500, -500, 1000, 1000);
        PanningView view(&scene);
        SceneSelector selector(&view);
        view.setDragMode(dragMode);
        view.resize(640, 480);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        auto *item = scene.addRect(-20, -20, 40, 40);
        item->setFlag(QGraphicsItem::ItemIsSelectable);
        item->setSelected(true);
        selector.setBandCondition([](QPointF pos, Qt::KeyboardModifiers) { return pos.x() > 0; });
        const auto drag = [&](QPointF from, QPointF to) {
            QTest::mousePress(view.viewport(), Qt::LeftButton, {}, view.mapFromScene(from));
            QMouseEvent move(QEvent::MouseMove, view.mapFromScene(to),
                             view.viewport()->mapToGlobal(view.mapFromScene(to)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(view.viewport(), &move);
            const bool isSelecting = selector.isSelecting();
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, view.mapFromScene(to));
            return isSelecting;
        };
        if (dragMode == QGraphicsView::NoDrag)
            QTest::ignoreMessage(QtWarningMsg, "Mouse event \"MousePress\" not accepted by receiving widget");
        QVERIFY(!drag({-100, -100}, {-60, -60}));
        QVERIFY(item->isSelected());
        QVERIFY(view.rubberBandRect().isNull());
        // A view that uses unaccepted presses still receives them, unless Qt would begin its own band.
        QCOMPARE(view.unaccepted, dragMode == QGraphicsView::NoDrag ? 1 : 0);
        QVERIFY(drag({100, 100}, {60, 60}));
        QVERIFY(!item->isSelected());
        selector.setBandCondition({});
        QVERIFY(drag({-100, -100}, {60, 60}));
        QVERIFY(item->isSelected());
    }
}

void TestSelectorManners::conditionIsAskedOncePerPress()
{
    SceneBench bench;
    bench.addSquare({0, 0});
    QList<Qt::KeyboardModifiers> asked;
    bench.selector->setBandCondition([&asked](QPointF, Qt::KeyboardModifiers modifiers) {
        asked.append(modifiers);
        return true;
    });
    bench.drag(bench.at({0, 0}), bench.at({50, 0}));
    QVERIFY(asked.isEmpty());
    bench.drag(bench.at({100, 100}), bench.at({150, 150}), Qt::ShiftModifier);
    QCOMPARE(asked, QList<Qt::KeyboardModifiers>{Qt::ShiftModifier});
}

void TestSelectorManners::conditionMayDeleteTheSelector()
{
    for (bool answer : {true, false}) {
        SceneBench bench;
        bench.selector->setBandCondition([&bench, answer](QPointF, Qt::KeyboardModifiers) {
            delete bench.selector;
            return answer;
        });
        bench.drag(bench.at({100, 100}), bench.at({150, 150}));
        QVERIFY(!bench.selector);
    }
}

void TestSelectorManners::toleranceHoldsForOtherEvents_data()
{
    QTest::addColumn<double>("distance");
    QTest::addColumn<int>("count");
    QTest::newRow("on the line") << 0.0 << 1;
    QTest::newRow("near the line") << 3.0 << 1;
    QTest::newRow("far from the line") << 6.0 << 0;
}

void TestSelectorManners::toleranceHoldsForOtherEvents()
{
    QFETCH(double, distance);
    QFETCH(int, count);
    SceneBench bench;
    auto *line = new CountingLine({-50, 0, 50, 0});
    bench.scene.addItem(line);
    const QPoint pos = bench.at({0, distance});
    if (count == 0)
        QTest::ignoreMessage(QtWarningMsg, "Mouse event \"MouseDClick\" not accepted by receiving widget");
    QTest::mouseDClick(bench.view->viewport(), Qt::LeftButton, {}, pos);
    QCOMPARE(line->doubleClicks, count);
    openMenu(bench, pos);
    QCOMPARE(line->menus, count);
    bench.selector->setTolerance(0);
    openMenu(bench, pos);
    QCOMPARE(line->menus, distance > 0 ? count : count + 1);
    bench.selector->setTolerance(4);
    bench.selector->setEnabled(false);
    openMenu(bench, pos);
    QCOMPARE(line->menus, distance > 0 ? count : count + 2);
}

void TestSelectorManners::menusOfOtherItemsStay()
{
    SceneBench bench;
    auto *line = new CountingLine({-50, 0, 50, 0});
    bench.scene.addItem(line);
    auto *above = new CountingLine({-50, 3, 50, 3});
    bench.scene.addItem(above);
    openMenu(bench, bench.at({0, 3}));
    QCOMPARE(above->menus, 1);
    QCOMPARE(line->menus, 0);
    // The menu key opens the menu at the position that the view determines.
    openMenu(bench, bench.at({0, -3}), QContextMenuEvent::Keyboard);
    QCOMPARE(line->menus, 0);
    openMenu(bench, bench.at({0, -3}));
    QCOMPARE(line->menus, 1);
}

TRAMMEL_WIDGET_TEST(TestSelectorManners)
#include "tst_selectormanners.moc"
