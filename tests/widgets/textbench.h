#pragma once

#include "tests/widgets/editorbench.h"

#include <QtWidgets/QGraphicsTextItem>

inline const QString Words = QStringLiteral("before");

/// A filled box whose text is edited, and another box next to it.
struct TextBench : EditorBench
{
    TextBench(double zoom = 1, double rotation = 0, double turned = 0) : EditorBench(zoom, rotation)
    {
        Trammel::Shape shape = Trammel::Shape::rectangle({0, 0}, {160, 100}, turned);
        shape.fill = Qt::yellow;
        shape.text = Words;
        id = document().addShape(shape);
        shape.center = {250, 0};
        other = document().addShape(shape);
        document().undoStack()->clear();
    }

    void begin()
    {
        editor->editText(id);
        QCoreApplication::processEvents();
    }
    void hover(QPointF scenePos)
    {
        const QPoint pos = at(scenePos);
        QMouseEvent event(QEvent::MouseMove, pos, viewport().mapToGlobal(pos), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    /// Types into the canvas.
    void type(const QString &text) { QTest::keyClicks(&canvas(), text); }
    QString text() { return document().find(id)->text; }
    bool isEditing() { return editor->editedText() == id; }
    void doubleClick(QPointF scenePos)
    {
        click(scenePos);
        QTest::mouseDClick(&viewport(), Qt::LeftButton, {}, at(scenePos));
        QCoreApplication::processEvents();
    }
    QGraphicsTextItem *field()
    {
        for (QGraphicsItem *item : editor->scene()->items()) {
            auto *found = dynamic_cast<QGraphicsTextItem *>(item);
            if (found && found->isVisible())
                return found;
        }
        return nullptr;
    }

    Trammel::ShapeId id, other;
};
