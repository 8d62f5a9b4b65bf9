#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtGui/QPainterPath>
#include <QtTest/QSignalSpy>

#include <algorithm>

using namespace Trammel;

namespace {

enum class State { Rest, Move, Band, Lasso, Vertices, Typing };

void begin(EditorBench &bench, const ShapeIds &ids, State state)
{
    switch (state) {
    case State::Rest:
        return;
    case State::Move:
        return bench.beginDrag({20, 10}, {60, 40});
    case State::Band:
        return bench.beginDrag({-250, -150}, {-90, 70});
    case State::Lasso:
        bench.editor->setTool(ShapeEditor::Lasso);
        bench.beginDrag({-250, -150}, {90, -70});
        return bench.move({90, 70});
    case State::Vertices:
        return bench.editor->editVertices(ids[1]);
    case State::Typing:
        bench.editor->editText(ids[0]);
        return QTest::keyClicks(&bench.canvas(), QStringLiteral("typed"));
    }
}

} // namespace

/// Tests the graphics items of shapes.
class TestShapeItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheShape()
    {
        EditorBench bench;
        Shape shape = Shape::rectangle({100, 50}, {40, 20}, 30);
        shape.fill = Qt::red;
        const ShapeId id = bench.document().addShape(shape);
        QGraphicsItem *item = bench.editor->item(id);
        QVERIFY(item);
        QCOMPARE(bench.editor->item(id), item);
        QCOMPARE(item->scenePos(), QPointF(100, 50));
        QCOMPARE(item->rotation(), 30.0);
        QCOMPARE(item->boundingRect(), QRectF(-20, -10, 40, 20));
        QVERIFY(item->shape().contains(QPointF(19, 9)));
        QVERIFY(!item->shape().contains(QPointF(21, 9)));
        QVERIFY(item->isVisible());
        QVERIFY(!item->isSelected());
        QVERIFY(!bench.editor->item(ShapeId()));
    }

    /// The item follows a drag by mouse, undo, hiding and selecting.
    void followsItsShape()
    {
        EditorBench bench;
        Shape shape = Shape::ellipse({0, 0}, {60, 40});
        shape.fill = Qt::red;
        const ShapeId id = bench.document().addShape(shape);
        QGraphicsItem *item = bench.editor->item(id);
        auto *label = new QGraphicsSimpleTextItem(QStringLiteral("label"), item);
        bench.press({0, 0});
        bench.move({30, 10});
        QCOMPARE(item->pos(), bench.document().find(id)->center);
        QVERIFY(item->pos() != QPointF());
        bench.move({50, 20});
        bench.release({50, 20});
        QCOMPARE(label->scenePos(), bench.document().find(id)->center);
        QVERIFY(item->isSelected());
        bench.editor->selection()->clear();
        QVERIFY(!item->isSelected());
        bench.document().changeShapes({id}, [](Shape &changed) {
            changed.rotation = 90;
            changed.size = {10, 80};
        });
        QCOMPARE(item->rotation(), 90.0);
        QCOMPARE(item->boundingRect(), QRectF(-5, -40, 10, 80));
        bench.document().undoStack()->undo();
        bench.document().undoStack()->undo();
        QCOMPARE(item->pos(), QPointF());
        QCOMPARE(item->rotation(), 0.0);
        bench.document().changeShapes({id}, [](Shape &changed) { changed.hidden = true; });
        QVERIFY(!item->isVisible());
        QVERIFY(!label->isVisible());
    }

    /// Items are selected only through the editor. QGraphicsItem::setSelected() and QGraphicsScene::clearSelection()
    /// have no effect. A press on empty canvas also reaches the scene.
    void isSelectedByTheEditor()
    {
        EditorBench bench;
        Shape shape = Shape::rectangle({0, 0}, {60, 40});
        shape.fill = Qt::red;
        const ShapeId id = bench.document().addShape(shape);
        QGraphicsItem *item = bench.editor->item(id);
        item->setSelected(true);
        QVERIFY(!item->isSelected());
        bench.editor->selection()->set({id});
        QCOMPARE(bench.editor->scene()->selectedItems(), QList<QGraphicsItem *>{item});
        bench.editor->scene()->clearSelection();
        QVERIFY(item->isSelected());
        bench.click({10, 10});
        QVERIFY(item->isSelected());
        bench.click({200, 100});
        QVERIFY(!item->isSelected());
    }

    void diesWithItsShape()
    {
        EditorBench bench;
        struct Child : QGraphicsRectItem
        {
            Child(QGraphicsItem *parent, int &count) : QGraphicsRectItem(parent), deaths(count) { }
            ~Child() override { ++deaths; }
            Q_DISABLE_COPY_MOVE(Child)
            int &deaths;
        };
        int deaths = 0;
        const auto decorated = [&] {
            const ShapeId id = bench.document().addShape(Shape::rectangle({0, 0}, {60, 40}));
            new Child(bench.editor->item(id), deaths);
            return id;
        };
        const ShapeId first = decorated();
        bench.document().removeShapes({first});
        QCOMPARE(deaths, 1);
        // Undo restores the shape, and its item is created again on demand.
        bench.document().undoStack()->undo();
        QVERIFY(bench.editor->item(first)->childItems().isEmpty());
        delete bench.editor->item(first);
        QVERIFY(bench.editor->item(first));
        decorated();
        bench.document().clear();
        QCOMPARE(deaths, 2);
        decorated();
        Document other;
        bench.editor->setDocument(&other);
        QCOMPARE(deaths, 3);
        bench.editor->setDocument(nullptr);
        QVERIFY(bench.editor->item(bench.document().ids().first()));
        decorated();
        bench.editor.reset();
        QCOMPARE(deaths, 4);
    }

    void sceneIsCleared_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("layer");
        const QList<std::pair<const char *, State>> states{{"at rest", State::Rest},      {"move", State::Move},
                                                           {"band", State::Band},         {"lasso", State::Lasso},
                                                           {"vertices", State::Vertices}, {"typing", State::Typing}};
        for (const auto &[name, state] : states) {
            for (int layer = -1; layer < 4; ++layer)
                QTest::addRow("%s, layer %d", name, layer) << int(state) << layer;
        }
    }

    /// An application calls QGraphicsScene::clear(), which also deletes the editor's layers, or deletes one of the
    /// layers.
    void sceneIsCleared()
    {
        QFETCH(int, state);
        QFETCH(int, layer);
        EditorBench bench;
        Shape box = Shape::rectangle({0, 0}, {120, 80});
        Shape polygon = Shape::polygon({{-200, -100}, {-120, -100}, {-120, -40}, {-200, -20}});
        box.fill = polygon.fill = Qt::yellow;
        const ShapeIds ids = bench.document().addShapes({box, polygon, Shape::ellipse({200, 100}, {60, 40})});
        bench.editor->setGridSize(25);
        bench.editor->selection()->set({ids[0]});
        auto *label = new QGraphicsSimpleTextItem(QStringLiteral("label"), bench.editor->item(ids[1]));
        label->setVisible(false);
        begin(bench, ids, State(state));
        bench.picture();

        QGraphicsScene &scene = *bench.editor->scene();
        const QList<double> layers{0, 1, 999, 1000};
        if (layer < 0) {
            scene.clear();
            QVERIFY(scene.items().isEmpty());
        }
        for (QGraphicsItem *item : scene.items()) {
            if (!item->parentItem() && item->zValue() == layers.value(layer)) {
                delete item;
                break;
            }
        }
        // These calls may happen before control returns to the event loop.
        QVERIFY(bench.editor->isGridVisible());
        bench.document().changeShapes({ids[1]}, [](Shape &shape) { shape.fill = Qt::red; });
        bench.editor->selection()->add({ids[1]});
        bench.editor->setGridVisible(false);
        bench.editor->setGridSize(40);
        bench.editor->setGridVisible(true);
        bench.editor->setZoom(1.5);
        QGraphicsItem *item = bench.editor->item(ids[1]);
        QVERIFY(item && item->scene() == &scene);
        QVERIFY(item->isSelected());
        bench.move({65, 45});
        bench.release({65, 45});
        QCoreApplication::processEvents();

        QList<double> found;
        for (QGraphicsItem *each : scene.items()) {
            if (!each->parentItem())
                found.append(each->zValue());
        }
        std::sort(found.begin(), found.end());
        found.removeIf([&](double z) { return !layers.contains(z); });
        QCOMPARE(found, layers);
        QCOMPARE(bench.editor->item(ids[1]), item);
        if (state == int(State::Typing))
            QCOMPARE(bench.document().find(ids[0])->text, QStringLiteral("typed"));

        // The editor looks like a second editor whose scene has never been cleared.
        bench.editor->setTool(ShapeEditor::Lasso);
        bench.editor->setTool(ShapeEditor::Select);
        bench.editor->editText({});
        EditorBench other(1.5);
        other.editor->setGridSize(40);
        other.editor->setDocument(bench.editor->document());
        other.editor->selection()->set(bench.editor->selection()->ids());
        for (EditorBench *each : {&bench, &other}) {
            each->editor->centerOn({0, 0});
            QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), QPointF(5, 5), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&each->viewport(), &move);
            QCoreApplication::processEvents();
        }
        QCOMPARE(bench.picture(), other.picture());
        other.editor->setDocument(nullptr);
    }
};

TRAMMEL_WIDGET_TEST(TestShapeItems)
#include "tst_shapeitems.moc"
