#include "tests/testprogram.h"
#include "tests/widgets/scenebench.h"

#include <QtTest/QSignalSpy>

#include <functional>
#include <utility>

using namespace Trammel;

namespace {

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

} // namespace

/// Tests a selector whose items, scene or view go away or change during a rubber band.
class TestSelectorSurvival : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        SceneBench bench;
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
        SceneBench bench;
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
        SceneBench bench;
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
};

TRAMMEL_WIDGET_TEST(TestSelectorSurvival)
#include "tst_selectorsurvival.moc"
