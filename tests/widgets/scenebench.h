#pragma once

#include <trammel/sceneselector.h>

#include <QtCore/QPointer>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtGui/QMouseEvent>
#include <QtTest/QTest>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

#include <memory>

namespace Trammel {

/// An application's view with a selector, and simulated mouse input in view pixels.
struct SceneBench
{
    QGraphicsScene scene{-1000, -1000, 2000, 2000};
    std::unique_ptr<QGraphicsView> view = std::make_unique<QGraphicsView>(&scene);
    QPointer<SceneSelector> selector = new SceneSelector(view.get());

    SceneBench()
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

} // namespace Trammel
