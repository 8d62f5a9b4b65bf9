#include "tests/testprogram.h"
#include "tests/widgets/scenetwins.h"

using namespace SceneTwins;
using namespace Trammel;

/// Compares the mouse events that a program's scene and items receive with a selector and with stock Qt.
class TestScenePresses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deliversEachPressOnce_data()
    {
        QTest::addColumn<QPoint>("pixel");
        QTest::addColumn<bool>("isBeside");
        QTest::newRow("left") << QPoint(-23, 0) << true;
        QTest::newRow("right") << QPoint(22, 0) << true;
        QTest::newRow("above") << QPoint(0, -23) << true;
        QTest::newRow("below") << QPoint(0, 22) << true;
        QTest::newRow("corner") << QPoint(22, 22) << true;
        QTest::newRow("on the right edge") << QPoint(20, 0) << true;
        QTest::newRow("far") << QPoint(26, 0) << false;
    }

    /// The scene's drawing tool adds one line for each press, and a press near the item selects it. The edges of the
    /// item lie between pixels.
    void deliversEachPressOnce()
    {
        QFETCH(QPoint, pixel);
        QFETCH(bool, isBeside);
        World world;
        world.scene.manner = SceneManner::AddsLine;
        auto *item = world.scene.addRect(-20, -20, 40, 40, Qt::NoPen);
        item->setFlags(QGraphicsItem::ItemIsSelectable);
        world.press(world.at(pixel));
        QCOMPARE(item->isSelected(), isBeside);
        world.release(world.at(pixel));
        QCOMPARE(item->isSelected(), isBeside);
        QCOMPARE(world.scene.told.presses, 1);
        QCOMPARE(world.scene.items().size(), 2);
    }

    /// The second press of a double click also selects an item near it.
    void doubleClicksBesideItems()
    {
        World world;
        auto *line = world.scene.addLine(-50, -50, 50, 50, QPen(Qt::black, 0));
        line->setFlag(QGraphicsItem::ItemIsSelectable);
        const QPoint pos = world.at({3, 0});
        world.press(pos);
        world.release(pos);
        QVERIFY(line->isSelected());
        world.doubleClick(pos);
        world.release(pos);
        QVERIFY(line->isSelected());
    }

    void selectsBelowByQuickClicks()
    {
        World world;
        for (int i = 0; i < 3; ++i)
            world.add({Manner::Plain, QRect(-20, -20, 40, 40), QGraphicsItem::ItemIsSelectable});
        const QPoint pos = world.at({0, 0});
        world.press(pos, Qt::AltModifier);
        world.release(pos, Qt::AltModifier);
        QCOMPARE(world.selectionText(), QStringLiteral("..x"));
        world.doubleClick(pos, Qt::AltModifier);
        world.release(pos, Qt::AltModifier);
        QCOMPARE(world.selectionText(), QStringLiteral(".x."));
    }

    /// A press with Alt on empty canvas begins a band in the inverted mode.
    void beginsBandsWithAlt()
    {
        World world;
        world.add({Manner::Plain, QRect(-20, -20, 40, 40), QGraphicsItem::ItemIsSelectable});
        world.press(world.at({-60, -60}), Qt::AltModifier);
        QCOMPARE(world.scene.told.presses, 1);
        world.move(world.at({0, 60}), Qt::AltModifier);
        QVERIFY(world.selector->isSelecting());
        QCOMPARE(world.selectionText(), QStringLiteral("."));
        world.move(world.at({60, 60}), Qt::AltModifier);
        QCOMPARE(world.selectionText(), QStringLiteral("x"));
        world.release(world.at({60, 60}), Qt::AltModifier);
        QCOMPARE(world.selectionText(), QStringLiteral("x"));
    }

    void movesItemsThatIgnoreTheZoom_data()
    {
        QTest::addColumn<QPoint>("beside");
        QTest::newRow("left") << QPoint(-3, 10);
        QTest::newRow("above") << QPoint(10, -3);
        QTest::newRow("right") << QPoint(23, 10);
    }

    /// Items pressed near their edge follow the mouse without a jump.
    void movesItemsThatIgnoreTheZoom()
    {
        QFETCH(QPoint, beside);
        World world;
        world.view->scale(2, 2);
        QGraphicsRectItem *item = world.add({Manner::Plain, QRect(0, 0, 20, 20),
                                             QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable
                                                 | QGraphicsItem::ItemIgnoresTransformations});
        const QPoint pos = world.at({0, 0}) + beside;
        world.press(pos);
        QVERIFY(item->isSelected());
        world.move(pos + QPoint(40, 20));
        QCOMPARE(item->pos(), QPointF(20, 10));
        world.release(pos + QPoint(40, 20));
        QCOMPARE(item->pos(), QPointF(20, 10));
        // The next press is on the item itself. The offset of the last gesture is reset.
        world.press(pos + QPoint(40, 20) - beside + QPoint(8, 8));
        world.move(pos + QPoint(60, 60) - beside + QPoint(8, 8));
        QCOMPARE(item->pos(), QPointF(30, 30));
    }

    /// An item under the pointer gets the press if it may accept it, before items near the pointer.
    void prefersWhatIsUnderThePointer()
    {
        for (Manner manner : {Manner::Accept, Manner::Ignore, Manner::Disabled}) {
            World world;
            world.add({manner, QRect(-100, -100, 200, 200), {}});
            world.add({Manner::Plain, QRect(-20, -20, 40, 40), QGraphicsItem::ItemIsSelectable});
            world.press(world.at({22, 0}));
            world.release(world.at({22, 0}));
            QCOMPARE(world.selectionText(), QStringLiteral(".."));
            QCOMPARE(world.scene.told.presses, 1);
        }
    }

    /// If the nearest point of an item is covered by another item, the covering item does not get the press.
    void pressesNothingElse()
    {
        World world;
        world.add({Manner::Plain, QRect(-20, -20, 40, 40), QGraphicsItem::ItemIsSelectable});
        world.add({Manner::Accept, QRect(-20, -20, 40, 40), {}});
        world.press(world.at({23, 0}));
        world.release(world.at({23, 0}));
        const auto *above = dynamic_cast<const CountingItem *>(world.items[1]);
        QCOMPARE(above->told().presses, 0);
    }

    void survivesWhatScenesDo_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("delete the selector") << "delete";
        QTest::newRow("disable the selector") << "disable";
        QTest::newRow("show another scene") << "another";
        QTest::newRow("show no scene") << "none";
    }

    /// The selector or its scene changes during a press that nothing accepts. No band begins.
    void survivesWhatScenesDo()
    {
        QFETCH(QString, what);
        World world;
        QGraphicsScene other;
        world.add({Manner::Plain, QRect(-20, -20, 40, 40), QGraphicsItem::ItemIsSelectable});
        world.scene.reaction = [&] {
            if (what == QLatin1String("delete"))
                delete world.selector;
            else if (what == QLatin1String("disable"))
                world.selector->setEnabled(false);
            else
                world.view->setScene(what == QLatin1String("another") ? &other : nullptr);
        };
        world.press(world.at({-60, -60}));
        if (world.selector) {
            world.selector->setEnabled(true);
            world.move(world.at({60, 60}));
            QVERIFY(!world.selector->isSelecting());
        }
    }

    void equalsStock_data()
    {
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<int>("scenes");
        QTest::newRow("without a tolerance") << 0.0 << 60;
        QTest::newRow("2 pixels") << 2.0 << 40;
        QTest::newRow("4 pixels") << 4.0 << 60;
        QTest::newRow("10 pixels") << 10.0 << 20;
    }

    void equalsStock()
    {
        QFETCH(double, tolerance);
        QFETCH(int, scenes);
        constexpr int Gestures = 8;
        Twins twins(testSeed(41u) + quint32(1000 * tolerance), tolerance);
        for (int scene = 0; scene < scenes; ++scene) {
            twins.nextScene();
            for (int i = 0; i < Gestures; ++i) {
                twins.play();
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(twins.bands > scenes);
        QVERIFY(twins.otherDrags > scenes / 2);
        QCOMPARE(twins.pressesBeside > 0, tolerance > 0);
    }
};

TRAMMEL_WIDGET_TEST(TestScenePresses)
#include "tst_scenepresses.moc"
