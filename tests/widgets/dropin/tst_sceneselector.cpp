#include "tests/seed.h"
#include "tests/testprogram.h"
#include <trammel/sceneselector.h>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/adapted/boost_tuple.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <QtGui/QPainterPath>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsItemGroup>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsSceneMouseEvent>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QScrollBar>

#include <functional>
#include <limits>
#include <memory>
#include <numbers>
#include <random>
#include <utility>

using namespace Trammel;
using Mode = RubberBandMode;

namespace {

namespace bg = boost::geometry;
using BoostPolygon = bg::model::polygon<bg::model::d2::point_xy<double>>;

/// An application's view with a selector, and simulated mouse input in view pixels.
struct Bench
{
    QGraphicsScene scene{-1000, -1000, 2000, 2000};
    std::unique_ptr<QGraphicsView> view = std::make_unique<QGraphicsView>(&scene);
    QPointer<SceneSelector> selector = new SceneSelector(view.get());

    Bench()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
        view->setDragMode(QGraphicsView::RubberBandDrag);
        view->resize(640, 480);
        view->show();
        QVERIFY(QTest::qWaitForWindowActive(view.get()));
    }

    QPoint at(QPointF scenePos) const { return view->mapFromScene(scenePos); }
    void press(QPoint pos, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(view->viewport(), Qt::LeftButton, modifiers, pos);
    }
    void move(QPoint pos, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseMove, pos, view->viewport()->mapToGlobal(pos), Qt::NoButton, Qt::LeftButton,
                          modifiers);
        QCoreApplication::sendEvent(view->viewport(), &event);
    }
    void release(QPoint pos, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, modifiers, pos);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}, int steps = 7)
    {
        press(from, modifiers);
        for (int i = 1; i <= steps; ++i)
            move(from + (to - from) * i / steps, modifiers);
        release(to, modifiers);
    }

    QGraphicsRectItem *addSquare(QPointF center, double size = 20)
    {
        auto *item = scene.addRect(-size / 2, -size / 2, size, size, Qt::NoPen, Qt::red);
        item->setPos(center);
        item->setFlag(QGraphicsItem::ItemIsSelectable);
        return item;
    }
    QSet<QGraphicsItem *> selected() const
    {
        const auto items = scene.selectedItems();
        return {items.begin(), items.end()};
    }
};

using Items = QSet<QGraphicsItem *>;

/// An item that calls a function once when it is selected.
class ReactingItem : public QGraphicsRectItem
{
public:
    explicit ReactingItem(std::function<void()> reaction)
        : QGraphicsRectItem(-10, -10, 20, 20), m_reaction(std::move(reaction))
    {
        setFlag(ItemIsSelectable);
    }

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override
    {
        if (change == ItemSelectedHasChanged && value.toBool() && m_reaction)
            std::exchange(m_reaction, nullptr)();
        return QGraphicsRectItem::itemChange(change, value);
    }

private:
    std::function<void()> m_reaction;
};

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
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<double>("turn");
        QTest::addColumn<double>("zoom");
        QTest::newRow("touch") << Mode::Touch << 0.0 << 1.0;
        QTest::newRow("enclose") << Mode::Enclose << 0.0 << 1.0;
        QTest::newRow("touch, turned view") << Mode::Touch << 33.0 << 0.7;
        QTest::newRow("enclose, turned view") << Mode::Enclose << 33.0 << 0.7;
    }

    /// Compares bands drawn by mouse with Boost.Geometry. An item is skipped if a slightly smaller and a slightly
    /// larger band give different answers.
    void equalsExactGeometry()
    {
        QFETCH(Mode, mode);
        QFETCH(double, turn);
        QFETCH(double, zoom);
        std::mt19937 engine(testSeed(31u));
        const auto upTo = [&](int last) { return std::uniform_int_distribution(0, last)(engine); };
        Bench bench;
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
                    return mode == Mode::Touch ? bg::intersects(outline, band) : bg::covered_by(outline, band);
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
        Bench bench;
        bench.view->rotate(45);
        auto *disc = bench.scene.addEllipse(-50, -50, 100, 100, Qt::NoPen);
        disc->setFlag(QGraphicsItem::ItemIsSelectable);
        const QPoint center = bench.at({0, 0});
        bench.selector->setMode(Mode::Enclose);
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
        Bench bench;
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
        Bench bench;
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
        Bench bench;
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
        Bench bench;
        bench.selector->setMode(Mode::ByDirection);
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
        Bench bench;
        bench.selector->setForm(SceneSelector::Lasso);
        bench.selector->setMode(Mode::Enclose);
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
        bench.selector->setMode(Mode::Touch);
        draw();
        QCOMPARE(bench.selected(), (Items{inside, cut}));
        QVERIFY(!inMouth->isSelected());
    }

    /// A group is selected as a whole: touched by any member, enclosed by all, and never hit in an empty corner.
    void selectsGroupsByTheirMembers()
    {
        Bench bench;
        auto *one = bench.addSquare({-60, -60}), *two = bench.addSquare({60, 60});
        QGraphicsItemGroup *inner = bench.scene.createItemGroup({two});
        QGraphicsItemGroup *group = bench.scene.createItemGroup({one, inner});
        group->setFlag(QGraphicsItem::ItemIsSelectable);
        group->setAcceptedMouseButtons(Qt::NoButton);
        bench.drag(bench.at({20, -80}), bench.at({80, 0}));
        QVERIFY(!group->isSelected());
        bench.drag(bench.at({40, 40}), bench.at({55, 55}));
        QVERIFY(group->isSelected());
        bench.selector->setMode(Mode::Enclose);
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
        Bench bench;
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
        Bench bench;
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
        Bench bench;
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
        Bench bench;
        bench.view->viewport()->setCursor(Qt::CrossCursor);
        bench.press(bench.at({-100, -100}));
        QCOMPARE(bench.view->viewport()->cursor().shape(), Qt::CrossCursor);
        bench.release(bench.at({-100, -100}));
        QCOMPARE(bench.view->viewport()->cursor().shape(), Qt::CrossCursor);
    }

    /// Items are moved, added and deleted during the band. The final selection is correct.
    void followsItemsThatChange()
    {
        Bench bench;
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

    /// An outline that changes within the same bounding rectangle is outdated until itemChanged() is called.
    void itemChangedUpdatesOutlines()
    {
        Bench bench;
        const QPolygonF left({{-50, -50}, {0, -50}, {-50, 50}, {50, 50}}),
            right({{-50, -50}, {50, -50}, {50, 50}, {-50, 50}});
        auto *item = bench.scene.addPolygon(left, Qt::NoPen);
        item->setFlag(QGraphicsItem::ItemIsSelectable);
        const QPolygonF corner({{40, -45}, {45, -45}, {45, -40}});
        QVERIFY(bench.selector->itemsIn(corner).isEmpty());
        item->setPolygon(right);
        QVERIFY(bench.selector->itemsIn(corner).isEmpty());
        bench.selector->itemChanged(item);
        QCOMPARE(bench.selector->itemsIn(corner), QList<QGraphicsItem *>{item});
    }

    void survivesWhatGoesAway_data()
    {
        QTest::addColumn<int>("what");
        const char *names[] = {"items", "all items", "selector", "view", "another scene", "hidden", "disabled"};
        for (int i = 0; i < 7; ++i)
            QTest::newRow(names[i]) << i;
    }

    void survivesWhatGoesAway()
    {
        QFETCH(int, what);
        Bench bench;
        QGraphicsScene other;
        QList<QGraphicsItem *> items;
        for (int i = 0; i < 20; ++i)
            items.append(bench.addSquare({i * 12.0 - 120, i * 5.0}));
        bench.scene.clearSelection();
        items[19]->setSelected(true);
        bench.press(bench.at({-200, -50}));
        bench.move(bench.at({100, 60}));
        bench.move(bench.at({120, 80}));
        QVERIFY(bench.selected().size() > 3);
        switch (what) {
        case 0:
            for (int i = 0; i < 20; i += 2)
                delete items[i];
            break;
        case 1:
            bench.scene.clear();
            break;
        case 2:
            delete bench.selector;
            break;
        case 3:
            bench.view.reset();
            return;
        case 4:
            bench.view->setScene(&other);
            break;
        case 5:
            bench.view->hide();
            break;
        default:
            bench.view->setEnabled(false);
            QVERIFY(!bench.selector->isSelecting());
            return;
        }
        for (QPoint pos : {QPoint(300, 200), QPoint(20, 20)})
            bench.move(pos, Qt::ShiftModifier);
        bench.release({20, 20});
        if (what == 2)
            QCOMPARE(bench.selected().size(), 1);
        if (bench.selector)
            QVERIFY(!bench.selector->isSelecting());
    }

    void survivesItsScene_data()
    {
        QTest::addColumn<int>("moves");
        QTest::addColumn<bool>("isLasso");
        QTest::addColumn<bool>("hasAnother");
        for (int moves : {0, 1, 4}) {
            for (bool isLasso : {false, true}) {
                for (bool hasAnother : {false, true})
                    QTest::addRow("%d moves%s%s", moves, isLasso ? ", lasso" : "", hasAnother ? ", another scene" : "")
                        << moves << isLasso << hasAnother;
            }
        }
    }

    /// The scene is deleted during a band, with or without another scene that replaces it.
    void survivesItsScene()
    {
        QFETCH(int, moves);
        QFETCH(bool, isLasso);
        QFETCH(bool, hasAnother);
        Bench bench;
        bench.selector->setForm(isLasso ? SceneSelector::Lasso : SceneSelector::Band);
        auto first = std::make_unique<QGraphicsScene>(QRectF(-1000, -1000, 2000, 2000));
        bench.view->setScene(first.get());
        for (int i = 0; i < 20; ++i)
            first->addRect(i * 12 - 120, i * 5, 20, 20)->setFlag(QGraphicsItem::ItemIsSelectable);
        QCoreApplication::processEvents();
        bench.press(bench.at({-200, -50}));
        for (int i = 0; i < moves; ++i)
            bench.move(bench.at({80.0 + i, 60.0 + 10 * i}));
        QCOMPARE(bench.selector->isSelecting(), moves > 0);
        QSignalSpy spy(bench.selector, &SceneSelector::selectionChanged);
        first.reset();
        QVERIFY(!bench.selector->isSelecting());
        for (const QObject *child : bench.view->viewport()->children()) {
            const auto *widget = qobject_cast<const QWidget *>(child);
            QVERIFY(!widget || !widget->isVisible());
        }
        if (hasAnother)
            bench.view->setScene(&bench.scene);
        bench.move({300, 200}, Qt::ShiftModifier);
        bench.move({310, 210});
        QVERIFY(!bench.selector->isSelecting());
        bench.release({310, 210});
        QTest::keyClick(bench.view.get(), Qt::Key_Escape);
        QVERIFY(!bench.selector->isSelecting());
        QCOMPARE(spy.size(), 0);

        // The selector works in another scene.
        bench.view->setScene(&bench.scene);
        QGraphicsItem *item = bench.addSquare({0, 0});
        QCoreApplication::processEvents();
        bench.press(bench.at({-100, -100}));
        for (QPointF place : {QPointF(100, -100), QPointF(100, 100), QPointF(-90, 100), QPointF(90, 90)})
            bench.move(bench.at(place));
        QVERIFY(bench.selector->isSelecting());
        bench.release(bench.at({90, 90}));
        QCOMPARE(bench.selected(), Items{item});
        QCOMPARE(spy.size(), 1);
    }

    void survivesWhatItemsDo_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("isCanceled");
        QTest::newRow("cancel") << "cancel" << true;
        QTest::newRow("disable") << "disable" << true;
        QTest::newRow("hide") << "hide" << true;
        QTest::newRow("Escape") << "Escape" << true;
        QTest::newRow("another scene") << "another scene" << true;
        QTest::newRow("events") << "events" << false;
        QTest::newRow("add") << "add" << false;
        QTest::newRow("move") << "move" << false;
        QTest::newRow("settings") << "settings" << false;
    }

    /// An item reacts to its selection during a mouse move of the band. The reaction cancels the band or changes the
    /// scene.
    void survivesWhatItemsDo()
    {
        QFETCH(QString, what);
        QFETCH(bool, isCanceled);
        Bench bench;
        QGraphicsScene other;
        QList<QGraphicsItem *> items;
        for (int i = 0; i < 20; ++i)
            items.append(bench.addSquare({i * 12.0 - 120, i * 5.0}));
        items[19]->setSelected(true);
        bool hasReacted = false;
        auto *reacting = new ReactingItem([&] {
            hasReacted = true;
            if (what == QLatin1String("cancel"))
                bench.selector->cancel();
            else if (what == QLatin1String("disable"))
                bench.selector->setEnabled(false);
            else if (what == QLatin1String("hide"))
                bench.view->hide();
            else if (what == QLatin1String("Escape"))
                QTest::keyClick(bench.view.get(), Qt::Key_Escape);
            else if (what == QLatin1String("another scene"))
                bench.view->setScene(&other);
            else if (what == QLatin1String("add"))
                bench.addSquare({0, 0});
            else if (what == QLatin1String("move"))
                items[3]->setPos(900, 900);
            else if (what == QLatin1String("settings"))
                bench.selector->setForm(SceneSelector::Lasso);
            // Processes events, as a dialog does.
            bench.move(bench.at({70, 40}), Qt::ShiftModifier);
            QTest::keyClick(bench.view.get(), Qt::Key_Shift);
            QCoreApplication::processEvents();
        });
        reacting->setPos(0, -20);
        bench.scene.addItem(reacting);
        bench.press(bench.at({-200, -50}));
        bench.move(bench.at({100, 60}));
        QVERIFY(hasReacted);
        QCOMPARE(bench.selector->isSelecting(), !isCanceled);
        if (isCanceled)
            QCOMPARE(bench.selected(), Items{items[19]});
        bench.move(bench.at({110, 60}));
        bench.release(bench.at({110, 60}));
        QVERIFY(!bench.selector->isSelecting());
        if (!isCanceled) {
            QVERIFY(items[0]->isSelected() && !items[19]->isSelected());
            QCOMPARE(items[3]->isSelected(), what != QLatin1String("move"));
        }
    }

    void scrollsWhenThePointerLeaves()
    {
        Bench bench;
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
        Bench bench;
        bench.selector->setTolerance(std::nan(""));
        QCOMPARE(bench.selector->tolerance(), 4.0);
        bench.selector->setTolerance(1e9);
        QCOMPARE(bench.selector->tolerance(), 100.0);
        bench.selector->setMode(Mode(17));
        QCOMPARE(bench.selector->mode(), Mode::Touch);
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
        Bench bench;
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
        for (Mode mode : {Mode::Touch, Mode::Enclose}) {
            bench.selector->setMode(mode);
            bench.drag({1, 1}, {400, 400});
            QVERIFY(good->isSelected());
            QVERIFY(what != 0 || !bad->isSelected());
        }
    }
};

TRAMMEL_WIDGET_TEST(TestSceneSelector)
#include "tst_sceneselector.moc"
