#include "tests/testprogram.h"
#include "tests/widgets/deletionbench.h"
#include <trammel/sceneselector.h>

#include <QtCore/QPointer>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtTest/QTest>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

using namespace Trammel;

namespace {

/// A view with a selector, and a scene with three items in a row, the second one selected. A slot may delete the view,
/// the scene or the selector.
struct Stage
{
    Stage()
    {
        view->setDragMode(QGraphicsView::RubberBandDrag);
        view->setAttribute(Qt::WA_DontShowOnScreen);
        view->setSceneRect(-150, -150, 300, 300);
        view->resize(320, 320);
        view->show();
        for (int i = 0; i < 3; ++i) {
            QGraphicsRectItem *item = scene->addRect(60.0 * i - 80, -20, 40, 40);
            item->setFlags(QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable);
            item->setSelected(i == 1);
        }
        // Another item below the first one.
        scene->addRect(-90, -30, 60, 60)->setFlag(QGraphicsItem::ItemIsSelectable);
        scene->items().last()->setZValue(-1);
    }
    ~Stage()
    {
        delete view;
        delete scene;
    }
    Q_DISABLE_COPY_MOVE(Stage)

    void mouse(QEvent::Type type, QPointF scenePos, Qt::MouseButton button, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers)
    {
        if (!view)
            return;
        const QPoint pos = view->mapFromScene(scenePos);
        QMouseEvent event(type, pos, view->viewport()->mapToGlobal(pos), button, buttons, modifiers);
        QCoreApplication::sendEvent(view->viewport(), &event);
    }
    void press(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseButtonPress, scenePos, Qt::LeftButton, Qt::LeftButton, modifiers);
    }
    void move(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseMove, scenePos, Qt::NoButton, Qt::LeftButton, modifiers);
    }
    void release(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseButtonRelease, scenePos, Qt::LeftButton, Qt::NoButton, modifiers);
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        release(to, modifiers);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        for (QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, modifiers);
            if (view)
                QCoreApplication::sendEvent(view, &event);
        }
    }

    QPointer<QGraphicsScene> scene = new QGraphicsScene;
    QPointer<QGraphicsView> view = new QGraphicsView(scene);
    QPointer<SceneSelector> selector = new SceneSelector(view);
};

using Step = std::function<void(Stage &)>;

struct Operation
{
    QByteArray name;
    Step prepare;
    Step run;
    /// True if the operation runs outside of the view's event handlers, so that the view may be deleted, too.
    bool isCall = false;
};

void nothing(Stage &)
{
}

void beginBand(Stage &s)
{
    s.press({-140, -100});
    s.move({-70, 0});
    s.move({40, 60});
}

void band(Stage &s)
{
    s.drag({-140, -100}, {140, 100});
}

QList<Operation> operations()
{
    const auto useLasso = [](Stage &s) { s.selector->setForm(SceneSelector::Lasso); };
    return {
        {"band", nothing, band},
        {"band that adds", nothing,
         [](Stage &s) {
             s.drag({-140, -100}, {-50, 100}, Qt::ShiftModifier);
         }},
        {"band that toggles", nothing,
         [](Stage &s) {
             s.drag({-140, -100}, {140, 100}, Qt::ControlModifier);
         }},
        {"band with keys", beginBand,
         [](Stage &s) {
             s.key(Qt::Key_Shift, Qt::ShiftModifier);
             s.release({40, 60});
         }},
        {"cancel a band", beginBand, [](Stage &s) { s.key(Qt::Key_Escape); }},
        {"band again", band,
         [](Stage &s) {
             s.drag({140, 100}, {0, 0});
         }},
        {"lasso", useLasso,
         [](Stage &s) {
             s.press({-140, -100});
             for (QPointF pos : {QPointF(0, -100), QPointF(0, 100), QPointF(-140, 100)})
                 s.move(pos);
             s.release({-140, 0});
         }},
        {"click an item", nothing,
         [](Stage &s) {
             s.drag({-60, 0}, {-60, 0});
         }},
        {"click near an item", nothing,
         [](Stage &s) {
             s.drag({-60, -32}, {-60, -32});
         }},
        {"click on no item", nothing,
         [](Stage &s) {
             s.drag({0, -100}, {0, -100});
         }},
        {"click below", nothing,
         [](Stage &s) {
             s.drag({-60, 0}, {-60, 0}, Qt::AltModifier);
         }},
        {"double click below", nothing,
         [](Stage &s) {
             s.drag({-60, 0}, {-60, 0}, Qt::AltModifier);
             s.mouse(QEvent::MouseButtonDblClick, {-60, 0}, Qt::LeftButton, Qt::LeftButton, Qt::AltModifier);
         }},
        {"move an item", nothing,
         [](Stage &s) {
             s.drag({0, 0}, {20, 30});
         }},
        {"mode", nothing, [](Stage &s) { s.selector->setMode(SceneSelector::Enclose); }, true},
        {"form", nothing, useLasso, true},
        {"tolerance", nothing, [](Stage &s) { s.selector->setTolerance(9); }, true},
        {"Alt+click", nothing, [](Stage &s) { s.selector->setAltClickEnabled(false); }, true},
        {"modifiers", nothing, [](Stage &s) { s.selector->setIgnoredModifiers(Qt::ShiftModifier); }, true},
        {"drag mode", nothing, [](Stage &s) { s.selector->setRequiresRubberBandDrag(true); }, true},
        {"reset the mode", [](Stage &s) { s.selector->setMode(SceneSelector::Enclose); },
         [](Stage &s) { s.selector->resetMode(); }, true},
        {"disable", nothing, [](Stage &s) { s.selector->setEnabled(false); }, true},
        {"disable in a band", beginBand, [](Stage &s) { s.selector->setEnabled(false); }, true},
        {"mode in a band", beginBand,
         [](Stage &s) {
             s.selector->setMode(SceneSelector::Enclose);
             s.move({50, 60});
             s.release({140, 100});
         }},
        {"delete the scene in a band", beginBand, [](Stage &s) { delete s.scene; }, true},
    };
}

enum class Victim { Selector, Scene, View };

/// An object that emits signals during an operation, and the objects that a slot of these signals may delete.
struct Source
{
    const QMetaObject *type;
    QObject *(*sender)(Stage &);
    QList<Victim> victims;
};

QList<Source> sources(const Operation &operation)
{
    QList<Victim> victims{Victim::Selector, Victim::Scene};
    if (operation.isCall)
        victims.append(Victim::View);
    return {{&SceneSelector::staticMetaObject, [](Stage &s) -> QObject * { return s.selector; }, victims},
            {&QGraphicsScene::staticMetaObject, [](Stage &s) -> QObject * { return s.scene; }, {Victim::Selector}}};
}

int countOf(const Operation &operation, const Source &source, const QMetaMethod &signal)
{
    Stage stage;
    operation.prepare(stage);
    const SignalSlot recorder(*source.sender(stage), signal, 0, nullptr);
    operation.run(stage);
    return recorder.count();
}

QPointer<QObject> victimOf(Stage &stage, Victim victim)
{
    if (victim == Victim::Selector)
        return stage.selector.data();
    return victim == Victim::Scene ? static_cast<QObject *>(stage.scene) : stage.view;
}

} // namespace

/// Slots of a selector's signals delete the selector, its scene or, outside of the view's event handlers, its view.
/// Slots of a scene's signals delete the selector.
class TestSelectorDeletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )"))); }
    void everySignalIsTried();
    void inASlot_data();
    void inASlot();
    void inAnItem();
};

void TestSelectorDeletion::everySignalIsTried()
{
    QSet<QByteArray> missing;
    for (const QMetaMethod &signal : ownSignals(SceneSelector::staticMetaObject)) {
        missing.insert(signal.name());
        for (const Operation &operation : operations()) {
            if (countOf(operation, sources(operation).first(), signal) > 0)
                missing.remove(signal.name());
        }
    }
    QCOMPARE(missing.values(), QList<QByteArray>());
}

void TestSelectorDeletion::inASlot_data()
{
    QTest::addColumn<int>("number");
    const QList<Operation> all = operations();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name.constData()) << i;
}

// Deletes the object at each emission of a signal, and then continues with the mouse.
void TestSelectorDeletion::inASlot()
{
    QFETCH(int, number);
    const Operation operation = operations()[number];
    for (const Source &source : sources(operation)) {
        for (const QMetaMethod &signal : ownSignals(*source.type)) {
            const int count = countOf(operation, source, signal);
            for (Victim victim : source.victims) {
                for (int which = 1; which <= count; ++which) {
                    qInfo("%s %d deletes %d", signal.name().constData(), which, int(victim));
                    Stage stage;
                    operation.prepare(stage);
                    const QPointer<QObject> deleted = victimOf(stage, victim);
                    const SignalSlot slot(*source.sender(stage), signal, which, [&] { delete deleted; });
                    operation.run(stage);
                    QVERIFY2(!deleted, signal.name().constData());
                    band(stage);
                    QVERIFY(!stage.selector || !stage.selector->isSelecting());
                }
            }
        }
    }
}

/// An item that deletes the selector when its selection state changes.
class DeletingItem : public QGraphicsRectItem
{
public:
    DeletingItem(const QRectF &rect, QPointer<SceneSelector> &selector) : QGraphicsRectItem(rect), m_selector(selector)
    {
        setFlag(ItemIsSelectable);
    }

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override
    {
        if (change == ItemSelectedHasChanged)
            delete m_selector;
        return QGraphicsRectItem::itemChange(change, value);
    }

private:
    QPointer<SceneSelector> &m_selector;
};

void TestSelectorDeletion::inAnItem()
{
    int deleted = 0;
    for (const Operation &operation : operations()) {
        Stage stage;
        operation.prepare(stage);
        stage.scene->addItem(new DeletingItem({-75, 20, 30, 5}, stage.selector));
        stage.scene->addItem(new DeletingItem({-75, -25, 30, 5}, stage.selector));
        operation.run(stage);
        band(stage);
        deleted += stage.selector.isNull();
    }
    QVERIFY(deleted > 15);
}

TRAMMEL_WIDGET_TEST(TestSelectorDeletion)
#include "tst_selectordeletion.moc"
