#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/scenebench.h"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/adapted/boost_tuple.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <QtGui/QPainterPath>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QGraphicsItemGroup>
#include <QtWidgets/QGraphicsSceneMouseEvent>
#include <QtWidgets/QScrollBar>

#include <limits>
#include <numbers>
#include <random>

using namespace Trammel;

namespace {

namespace bg = boost::geometry;
using BoostPolygon = bg::model::polygon<bg::model::d2::point_xy<double>>;

using Items = QSet<QGraphicsItem *>;

/// A page of the application, which ignores presses.
class IgnoringItem : public QGraphicsRectItem
{
public:
    IgnoringItem() : QGraphicsRectItem(-200, -200, 400, 400) { }

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override { event->ignore(); }
};

/// An item of a random kind without a pen, rotated, scaled and sheared.
QGraphicsItem *randomItem(std::mt19937 &engine, QGraphicsScene &scene)
{
    const auto real = [&](double least, double most) { return std::uniform_real_distribution(least, most)(engine); };
    const double width = real(2, 80), height = real(2, 80);
    const QRectF frame(-width / 2, -height / 2, width, height);
    QGraphicsItem *item = nullptr;
    switch (std::uniform_int_distribution(0, 3)(engine)) {
    case 0:
        item = scene.addRect(frame, Qt::NoPen);
        break;
    case 1:
        item = scene.addEllipse(frame, Qt::NoPen);
        break;
    case 2: {
        QPolygonF star;
        for (int i = 0; i < 10; ++i) {
            const double angle = i * std::numbers::pi / 5, reach = i % 2 ? 0.5 : 0.2;
            star << QPointF(width * reach * std::cos(angle), height * reach * std::sin(angle));
        }
        item = scene.addPolygon(star, Qt::NoPen);
        break;
    }
    default: {
        QPainterPath path;
        path.addRoundedRect(frame, width / 4, height / 4);
        item = scene.addPath(path, Qt::NoPen);
    }
    }
    item->setTransform(QTransform().rotate(real(0, 360)).shear(real(-0.5, 0.5), 0).scale(real(0.5, 2), 1));
    item->setPos(real(-300, 300), real(-220, 220));
    item->setFlag(QGraphicsItem::ItemIsSelectable);
    return item;
}

BoostPolygon boostPolygon(const QPolygonF &points)
{
    BoostPolygon polygon;
    for (QPointF point : points)
        bg::append(polygon.outer(), bg::model::d2::point_xy<double>(point.x(), point.y()));
    bg::correct(polygon);
    return polygon;
}

/// An item's outline in scene coordinates, as Qt flattens it to a polygon, but a hundred times finer than for painting.
BoostPolygon oracleOutline(const QGraphicsItem &item)
{
    QPolygonF fine = item.shape().toSubpathPolygons(QTransform::fromScale(100, 100)).first();
    return boostPolygon(item.sceneTransform().map(QTransform::fromScale(0.01, 0.01).map(fine)));
}

QPolygonF bandIn(const QGraphicsView &view, QRectF pixels)
{
    return view.viewportTransform().inverted().map(QPolygonF(pixels)).first(4);
}

} // namespace

class TestSceneSelector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalsExactGeometry_data()
    {
        QTest::addColumn<RubberBandMode>("mode");
        QTest::addColumn<double>("turn");
        QTest::addColumn<double>("zoom");
        QTest::newRow("touch") << RubberBandMode::Touch << 0.0 << 1.0;
        QTest::newRow("enclose") << RubberBandMode::Enclose << 0.0 << 1.0;
        QTest::newRow("touch, turned view") << RubberBandMode::Touch << 33.0 << 0.7;
        QTest::newRow("enclose, turned view") << RubberBandMode::Enclose << 33.0 << 0.7;
    }

    /// Compares bands drawn by mouse with Boost.Geometry. An item is skipped if a slightly smaller and a slightly
    /// larger band give different answers.
    void equalsExactGeometry()
    {
        QFETCH(RubberBandMode, mode);
        QFETCH(double, turn);
        QFETCH(double, zoom);
        std::mt19937 engine(testSeed(31u));
        const auto upTo = [&](int last) { return std::uniform_int_distribution(0, last)(engine); };
        SceneBench bench;
        bench.selector->setMode(mode);
        bench.view->rotate(turn);
        bench.view->scale(zoom, zoom);
        std::vector<std::pair<QGraphicsItem *, BoostPolygon>> items;
        for (int i = 0; i < 300; ++i) {
            QGraphicsItem *item = randomItem(engine, bench.scene);
            // A band does not start on an item that accepts the press.
            item->setAcceptedMouseButtons(Qt::NoButton);
            items.emplace_back(item, oracleOutline(*item));
        }
        int decided = 0, selected = 0;
        for (int round = 0; round < 12; ++round) {
            const QPoint from(upTo(639), upTo(479)), to(upTo(639), upTo(479));
            if ((to - from).manhattanLength() < 20)
                continue;
            bench.drag(from, to, {}, 1 + upTo(20));
            const QRectF pixels = QRectF(from, to).normalized();
            constexpr double Margin = 5e-3;
            const BoostPolygon less =
                boostPolygon(bandIn(*bench.view, pixels.adjusted(Margin, Margin, -Margin, -Margin)));
            const BoostPolygon more =
                boostPolygon(bandIn(*bench.view, pixels.adjusted(-Margin, -Margin, Margin, Margin)));
            for (const auto &[item, outline] : items) {
                const auto taken = [&outline = outline, mode](const BoostPolygon &band) {
                    return mode == RubberBandMode::Touch ? bg::intersects(outline, band)
                                                         : bg::covered_by(outline, band);
                };
                const bool expected = taken(less);
                if (expected != taken(more))
                    continue;
                ++decided;
                selected += expected;
                QCOMPARE(item->isSelected(), expected);
            }
        }
        QVERIFY2(decided > 2500 && selected > 20, qPrintable(QStringLiteral("%1 %2").arg(decided).arg(selected)));
    }

    /// Stock contain mode first tests the bounding box of the rotated bounding rectangle, and misses this item.
    void enclosesWhatStockMisses()
    {
        SceneBench bench;
        bench.view->rotate(45);
        auto *disc = bench.scene.addEllipse(-50, -50, 100, 100, Qt::NoPen);
        disc->setFlag(QGraphicsItem::ItemIsSelectable);
        const QPoint center = bench.at({0, 0});
        bench.selector->setMode(RubberBandMode::Enclose);
        bench.drag(center - QPoint(53, 53), center + QPoint(53, 53));
        QVERIFY(disc->isSelected());
        bench.drag(center - QPoint(49, 53), center + QPoint(53, 53));
        QVERIFY(!disc->isSelected());
    }

    void beginsAtThePress_data()
    {
        QTest::addColumn<int>("what");
        const char *names[] = {"rectangle", "picture", "text", "item that ignores presses"};
        for (int i = 0; i < 4; ++i)
            QTest::newRow(names[i]) << i;
    }

    /// On a page that ignores presses, a band begins at its own press, not at an earlier one on an item. The lasso and
    /// stock Qt's band begin there, too.
    void beginsAtThePress()
    {
        QFETCH(int, what);
        SceneBench bench;
        QGraphicsItem *page = nullptr;
        if (what == 0) {
            page = bench.scene.addRect(-200, -200, 400, 400);
        } else if (what == 1) {
            page = bench.scene.addPixmap(QPixmap(400, 400));
            page->setPos(-200, -200);
        } else if (what == 2) {
            page = bench.scene.addText(QStringLiteral("page"));
            page->setPos(-200, -200);
            page->setScale(20);
        } else {
            page = new IgnoringItem;
            bench.scene.addItem(page);
        }
        page->setZValue(-1);
        auto *a = bench.addSquare({-80, -80}, 40), *b = bench.addSquare({80, -80}, 40);
        for (const int form : {-1, int(SceneSelector::Band), int(SceneSelector::Lasso)}) {
            bench.selector->setEnabled(form >= 0);
            bench.selector->setForm(SceneSelector::Form(std::max(form, 0)));
            b->setSelected(false);
            bench.press(bench.at({80, -80}));
            bench.release(bench.at({80, -80}));
            QCOMPARE(bench.selected(), Items{b});
            bench.drag(bench.at({-140, 100}), bench.at({-120, 140}));
            QCOMPARE(bench.selected(), Items());
            bench.drag(bench.at({-140, 0}), bench.at({-70, -70}));
            QCOMPARE(bench.selected(), Items{a});
        }
    }

    void combinesWithModifiers_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QString>("expected");
        QTest::newRow("replace") << Qt::KeyboardModifiers(Qt::NoModifier) << "bc";
        QTest::newRow("add") << Qt::KeyboardModifiers(Qt::ShiftModifier) << "abc";
        QTest::newRow("toggle") << Qt::KeyboardModifiers(Qt::ControlModifier) << "ac";
        QTest::newRow("subtract") << (Qt::ShiftModifier | Qt::ControlModifier) << "a";
    }

    /// Items a and b are selected, and the band touches b and c. The modifiers are held from the start or pressed
    /// midway.
    void combinesWithModifiers()
    {
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QString, expected);
        SceneBench bench;
        auto *a = bench.addSquare({-100, 0}), *b = bench.addSquare({0, 0}), *c = bench.addSquare({100, 0});
        const auto names = [&] {
            return (a->isSelected() ? QStringLiteral("a") : QString())
                + (b->isSelected() ? QStringLiteral("b") : QString())
                + (c->isSelected() ? QStringLiteral("c") : QString());
        };
        const QPoint from = bench.at({-50, -50}), to = bench.at({150, 50});
        for (bool isMidway : {false, true}) {
            bench.scene.clearSelection();
            a->setSelected(true);
            b->setSelected(true);
            QSignalSpy signal(&bench.scene, &QGraphicsScene::selectionChanged);
            QSignalSpy own(bench.selector, &SceneSelector::selectionChanged);
            bench.press(from, modifiers);
            bench.move(from + QPoint(30, 10), isMidway ? Qt::KeyboardModifiers() : modifiers);
            bench.move(to, isMidway ? Qt::KeyboardModifiers() : modifiers);
            if (isMidway) {
                QCOMPARE(names(), QStringLiteral("bc"));
                if (modifiers & Qt::ShiftModifier)
                    QTest::keyPress(bench.view.get(), Qt::Key_Shift);
                if (modifiers & Qt::ControlModifier)
                    QTest::keyPress(bench.view.get(), Qt::Key_Control, modifiers & Qt::ShiftModifier);
            }
            QCOMPARE(names(), expected);
            bench.release(to, modifiers);
            QCOMPARE(names(), expected);
            QCOMPARE(signal.count(), 1);
            QCOMPARE(own.count(), 1);
        }
    }

    void takesBackOnEscape()
    {
        SceneBench bench;
        auto *a = bench.addSquare({-100, 0}), *b = bench.addSquare({0, 0});
        a->setSelected(true);
        QSignalSpy signal(&bench.scene, &QGraphicsScene::selectionChanged);
        bench.press(bench.at({-50, -50}));
        bench.move(bench.at({50, 50}));
        QCOMPARE(bench.selected(), Items{b});
        QVERIFY(bench.selector->isSelecting());
        QTest::keyClick(bench.view.get(), Qt::Key_Escape);
        QCOMPARE(bench.selected(), Items{a});
        QVERIFY(!bench.selector->isSelecting());
        bench.move(bench.at({60, 60}));
        bench.release(bench.at({60, 60}));
        QCOMPARE(bench.selected(), Items{a});
        QCOMPARE(signal.count(), 0);
    }

    void goesByDirection()
    {
        SceneBench bench;
        bench.selector->setMode(RubberBandMode::ByDirection);
        auto *half = bench.addSquare({0, 0});
        bench.drag(bench.at({-50, -50}), bench.at({5, 50}));
        QCOMPARE(bench.selected(), Items());
        bench.drag(bench.at({50, -50}), bench.at({-5, 50}));
        QCOMPARE(bench.selected(), Items{half});
        // Alt inverts the mode.
        bench.scene.clearSelection();
        bench.press(bench.at({-50, -50}));
        bench.move(bench.at({5, 50}), Qt::AltModifier);
        bench.release(bench.at({5, 50}), Qt::AltModifier);
        QCOMPARE(bench.selected(), Items{half});
    }

    void drawsALasso()
    {
        SceneBench bench;
        bench.selector->setForm(SceneSelector::Lasso);
        bench.selector->setMode(RubberBandMode::Enclose);
        auto *inside = bench.addSquare({-100, 0}), *inMouth = bench.addSquare({20, 0}),
             *cut = bench.addSquare({-40, 60});
        // The lasso has the shape of a C, open to the right.
        const QList<QPointF> ring{{60, -80}, {-140, -80}, {-140, 80}, {-40, 80},
                                  {-40, 30}, {-60, 30},   {-60, -40}, {60, -40}};
        const auto draw = [&] {
            bench.press(bench.at(ring.first()));
            for (QPointF point : ring)
                bench.move(bench.at(point));
            bench.release(bench.at(ring.last()));
        };
        draw();
        QCOMPARE(bench.selected(), Items{inside});
        bench.selector->setMode(RubberBandMode::Touch);
        draw();
        QCOMPARE(bench.selected(), (Items{inside, cut}));
        QVERIFY(!inMouth->isSelected());
    }

    /// A group is selected as a whole: touched by any member, enclosed by all, and never hit in an empty corner.
    void selectsGroupsByTheirMembers()
    {
        SceneBench bench;
        auto *one = bench.addSquare({-60, -60}), *two = bench.addSquare({60, 60});
        QGraphicsItemGroup *inner = bench.scene.createItemGroup({two});
        QGraphicsItemGroup *group = bench.scene.createItemGroup({one, inner});
        group->setFlag(QGraphicsItem::ItemIsSelectable);
        group->setAcceptedMouseButtons(Qt::NoButton);
        bench.drag(bench.at({20, -80}), bench.at({80, 0}));
        QVERIFY(!group->isSelected());
        bench.drag(bench.at({40, 40}), bench.at({55, 55}));
        QVERIFY(group->isSelected());
        bench.selector->setMode(RubberBandMode::Enclose);
        bench.drag(bench.at({-80, -80}), bench.at({65, 80}));
        QVERIFY(!group->isSelected());
        bench.drag(bench.at({-80, -80}), bench.at({80, 80}));
        QCOMPARE(bench.selected(), Items{group});
        QVERIFY(bench.selector->itemsAt({60, -60}).isEmpty());
        QCOMPARE(bench.selector->itemsAt({60, 60}), QList<QGraphicsItem *>{group});
    }

    /// A press 3 pixels away selects the line at each zoom, and the line follows the mouse without a jump.
    void takesThinItemsWithinTheTolerance()
    {
        SceneBench bench;
        auto *line = bench.scene.addLine(-100, -50, 100, 50, QPen(Qt::black, 0));
        line->setFlags(QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable);
        for (double zoom : {1.0, 2.0, 0.5}) {
            bench.view->setTransform(QTransform::fromScale(zoom, zoom));
            line->setPos(0, 0);
            bench.scene.clearSelection();
            const QPoint pos = bench.at({0, 0}) + QPoint(0, 3);
            bench.press(pos);
            QVERIFY(line->isSelected());
            bench.move(pos + QPoint(20, 20));
            bench.release(pos + QPoint(20, 20));
            QVERIFY(std::abs(line->pos().x() - 20 / zoom) < 1e-9);
            QVERIFY(std::abs(line->pos().y() - 20 / zoom) < 1e-9);
            line->setPos(0, 0);
            bench.press(bench.at({0, 0}) + QPoint(0, 9));
            bench.release(bench.at({0, 0}) + QPoint(0, 9));
            QVERIFY(!line->isSelected());
        }
    }

    void selectsBelow()
    {
        SceneBench bench;
        auto *low = bench.addSquare({0, 0}, 60), *middle = bench.addSquare({5, 5}, 60),
             *top = bench.addSquare({9, 9}, 60);
        QCOMPARE(bench.selector->itemsAt({0, 0}), (QList<QGraphicsItem *>{top, middle, low}));
        const QPoint pos = bench.at({0, 0});
        QTest::mouseClick(bench.view->viewport(), Qt::LeftButton, {}, pos);
        QCOMPARE(bench.selected(), Items{top});
        for (QGraphicsItem *expected : {middle, low, top, middle}) {
            QSignalSpy signal(&bench.scene, &QGraphicsScene::selectionChanged);
            QTest::mouseClick(bench.view->viewport(), Qt::LeftButton, Qt::AltModifier, pos);
            QCOMPARE(bench.selected(), Items{expected});
            QCOMPARE(signal.count(), 1);
        }
    }

    /// The application's items and scene receive the same events as without a selector.
    void leavesPressesToItems()
    {
        SceneBench bench;
        auto *item = bench.addSquare({0, 0});
        item->setFlag(QGraphicsItem::ItemIsMovable);
        bench.drag(bench.at({0, 0}), bench.at({40, 20}));
        QVERIFY(item->isSelected());
        QCOMPARE(item->pos(), QPointF(40, 20));
        QVERIFY(!bench.selector->isSelecting());
        // A click on empty canvas clears the selection once.
        QSignalSpy signal(&bench.scene, &QGraphicsScene::selectionChanged);
        QTest::mouseClick(bench.view->viewport(), Qt::LeftButton, {}, bench.at({-100, -100}));
        QCOMPARE(bench.selected(), Items());
        QCOMPARE(signal.count(), 1);
        QCOMPARE(bench.view->dragMode(), QGraphicsView::RubberBandDrag);
        bench.selector->setEnabled(false);
        bench.press(bench.at({-100, -100}));
        bench.move(bench.at({100, 100}));
        QVERIFY(!bench.selector->isSelecting());
        bench.release(bench.at({100, 100}));
        QVERIFY(item->isSelected());
    }

    void keepsTheCursorOfTheView()
    {
        SceneBench bench;
        bench.view->viewport()->setCursor(Qt::CrossCursor);
        bench.press(bench.at({-100, -100}));
        QCOMPARE(bench.view->viewport()->cursor().shape(), Qt::CrossCursor);
        bench.release(bench.at({-100, -100}));
        QCOMPARE(bench.view->viewport()->cursor().shape(), Qt::CrossCursor);
        // An item shows a cursor of its own while the pointer is over it, also after a press.
        auto *item = bench.addSquare({0, 0});
        item->setCursor(Qt::SizeHorCursor);
        const auto hover = [&](QPointF pos) {
            const QPoint pixel = bench.at(pos);
            QMouseEvent event(QEvent::MouseMove, pixel, bench.view->viewport()->mapToGlobal(pixel), Qt::NoButton,
                              Qt::NoButton, {});
            QCoreApplication::sendEvent(bench.view->viewport(), &event);
            return bench.view->viewport()->cursor().shape();
        };
        QCOMPARE(hover({0, 0}), Qt::SizeHorCursor);
        bench.press(bench.at({0, 0}));
        QCOMPARE(bench.view->viewport()->cursor().shape(), Qt::SizeHorCursor);
        bench.release(bench.at({0, 0}));
        QVERIFY(item->isSelected());
        QCOMPARE(hover({-100, -100}), Qt::CrossCursor);
    }

    /// Items are moved, added and deleted during the band. The final selection is correct.
    void followsItemsThatChange()
    {
        SceneBench bench;
        auto *comes = bench.addSquare({300, 0}), *goes = bench.addSquare({0, 0}), *dies = bench.addSquare({40, 0});
        auto *grows = bench.addSquare({-90, 0}, 2);
        bench.press(bench.at({-80, -80}));
        bench.move(bench.at({80, 80}));
        QCOMPARE(bench.selected(), (Items{goes, dies}));
        comes->setPos(10, 10);
        goes->setPos(300, 100);
        grows->setRect(-30, -30, 60, 60);
        delete dies;
        auto *isNew = bench.addSquare({-20, -20});
        bench.move(bench.at({81, 81}));
        bench.release(bench.at({81, 81}));
        QCOMPARE(bench.selected(), (Items{comes, isNew, grows}));
    }

    /// An item changes its shape within the same bounding rectangle: between two bands, and during a band.
    void followsShapesThatChange()
    {
        SceneBench bench;
        const QPolygonF left({{-50, -50}, {0, -50}, {-50, 50}, {50, 50}}),
            right({{-50, -50}, {50, -50}, {50, 50}, {-50, 50}});
        auto *item = bench.scene.addPolygon(left, Qt::NoPen);
        item->setFlag(QGraphicsItem::ItemIsSelectable);
        const Items none, one{item};
        const QPolygonF corner({{40, -45}, {45, -45}, {45, -40}});
        const auto band = [&] { bench.drag(bench.at({60, -60}), bench.at({30, -30})); };
        QVERIFY(bench.selector->itemsIn(corner).isEmpty());
        QVERIFY(bench.selector->itemsAt({40, -45}).isEmpty());
        band();
        QCOMPARE(bench.selected(), none);
        item->setPolygon(right);
        QCOMPARE(bench.selector->itemsIn(corner), QList<QGraphicsItem *>{item});
        QCOMPARE(bench.selector->itemsAt({40, -45}), QList<QGraphicsItem *>{item});
        band();
        QCOMPARE(bench.selected(), one);

        bench.press(bench.at({60, -60}));
        bench.move(bench.at({30, -30}));
        item->setPolygon(left);
        bench.selector->itemChanged(item);
        bench.move(bench.at({29, -30}));
        QCOMPARE(bench.selected(), none);
        item->setPolygon(right);
        bench.release(bench.at({29, -30}));
        QCOMPARE(bench.selected(), one);
    }

    void scrollsWhenThePointerLeaves()
    {
        SceneBench bench;
        bench.scene.setSceneRect(-3000, -3000, 6000, 6000);
        auto *far = bench.addSquare({500, 0});
        const int before = bench.view->horizontalScrollBar()->value();
        bench.press(bench.at({-50, -50}));
        bench.move({700, 300});
        QTRY_VERIFY(bench.view->horizontalScrollBar()->value() > before + 300);
        QVERIFY(far->isSelected());
        bench.release({700, 300});
        QVERIFY(far->isSelected());
    }

    void refusesBadSettings()
    {
        SceneBench bench;
        bench.selector->setTolerance(std::nan(""));
        QCOMPARE(bench.selector->tolerance(), 4.0);
        bench.selector->setTolerance(1e9);
        QCOMPARE(bench.selector->tolerance(), 100.0);
        bench.selector->setMode(RubberBandMode(17));
        QCOMPARE(bench.selector->mode(), RubberBandMode::Touch);
        QVERIFY(bench.selector->itemsAt({std::nan(""), 0}).isEmpty());
        QVERIFY(bench.selector->itemsIn({}).isEmpty());
    }

    void ignoresInvalidItems_data()
    {
        QTest::addColumn<int>("what");
        const char *names[] = {"position NaN", "scale zero", "size NaN", "size infinite", "shear NaN"};
        for (int i = 0; i < 5; ++i)
            QTest::newRow(names[i]) << i;
    }

    /// A scene accepts items whose geometry is NaN, infinite or scaled to zero. Other items are selected as usual.
    void ignoresInvalidItems()
    {
        QFETCH(int, what);
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        SceneBench bench;
        auto *good = bench.addSquare({40, 40}), *bad = bench.addSquare({0, 0});
        switch (what) {
        case 0:
            bad->setPos(nan, 0);
            break;
        case 1:
            bad->setScale(0);
            break;
        case 2:
            bad->setRect(0, 0, nan, 10);
            break;
        case 3:
            bad->setRect(0, 0, std::numeric_limits<double>::infinity(), 10);
            break;
        default:
            bad->setTransform(QTransform(1, nan, 0, 1, 0, 0));
        }
        for (RubberBandMode mode : {RubberBandMode::Touch, RubberBandMode::Enclose}) {
            bench.selector->setMode(mode);
            bench.drag({1, 1}, {400, 400});
            QVERIFY(good->isSelected());
            QVERIFY(what != 0 || !bad->isSelected());
        }
    }
};

TRAMMEL_WIDGET_TEST(TestSceneSelector)
#include "tst_sceneselector.moc"
