#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtGui/QPainterPath>
#include <QtTest/QSignalSpy>

using namespace Trammel;

/// The graphics items that stand for shapes.
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

    /// Through a drag by mouse, undo, hiding and selecting.
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
        QCOMPARE(item->pos(), bench.document().find(id)->centre);
        QVERIFY(item->pos() != QPointF());
        bench.move({50, 20});
        bench.release({50, 20});
        QCOMPARE(label->scenePos(), bench.document().find(id)->centre);
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

    /// The editor alone says what is selected; a press beside everything goes through the scene too.
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
        // The shape comes back, and has an item again on demand.
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
};

TRAMMEL_WIDGET_TEST(TestShapeItems)
#include "tst_shapeitems.moc"
