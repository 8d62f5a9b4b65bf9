#pragma once

#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtCore/QRegularExpression>
#include <QtGui/QImage>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>

#include <array>
#include <memory>

/// An editor on the screen, and simulated mouse input in scene coordinates.
struct EditorBench
{
    explicit EditorBench(double zoom = 1, double rotation = 0)
    {
        // Qt's offscreen platform prints this warning for every window (size hints) and for menus (raising, grabbing).
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
        editor->resize(800, 600);
        editor->show();
        QVERIFY(QTest::qWaitForWindowActive(editor.get()));
        editor->setViewRotation(rotation);
        editor->setZoom(zoom);
        QCoreApplication::processEvents();
    }

    Trammel::Document &document() { return *editor->document(); }
    QWidget &canvas() { return *editor->view(); }
    QWidget &viewport() { return *editor->view()->viewport(); }
    int steps() { return document().undoStack()->count(); }

    /// The pixel nearest to a scene point. seen() returns the pixel's position in the scene.
    QPoint at(QPointF scenePos) { return editor->mapFromScene(scenePos).toPoint(); }
    QPointF seen(QPointF scenePos) { return editor->mapToScene(QPointF(at(scenePos))); }

    void press(QPointF scenePos, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&viewport(), button, held | modifiers, at(scenePos));
    }
    void move(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint pos = at(scenePos);
        QMouseEvent event(QEvent::MouseMove, pos, viewport().mapToGlobal(pos), Qt::NoButton, Qt::LeftButton,
                          held | modifiers);
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    void release(QPointF scenePos, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(&viewport(), button, held | modifiers, at(scenePos));
    }
    void click(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        press(scenePos, modifiers);
        release(scenePos, modifiers);
    }
    /// Presses, and moves to the end through the midpoint. release() ends the drag.
    void beginDrag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        beginDrag(from, to, modifiers);
        release(to, modifiers);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas(), key, modifiers); }

    /// Presses and releases modifier keys and Space until exactly these are down. They stay down for all later input.
    void hold(Qt::KeyboardModifiers modifiers, bool space = false)
    {
        constexpr std::array keys{std::pair(Qt::Key_Shift, Qt::ShiftModifier),
                                  std::pair(Qt::Key_Control, Qt::ControlModifier),
                                  std::pair(Qt::Key_Alt, Qt::AltModifier)};
        for (const auto &[key, modifier] : keys) {
            // Like an event of a window system, the event carries the modifiers from before the key.
            if (held.testFlag(modifier) != modifiers.testFlag(modifier))
                sendKey(held.testFlag(modifier) ? QEvent::KeyRelease : QEvent::KeyPress, key);
            held.setFlag(modifier, modifiers.testFlag(modifier));
        }
        if (space != isSpaceHeld)
            sendKey(space ? QEvent::KeyPress : QEvent::KeyRelease, Qt::Key_Space);
        isSpaceHeld = space;
    }
    void sendKey(QEvent::Type type, Qt::Key key)
    {
        QKeyEvent event(type, key, held);
        QCoreApplication::sendEvent(&canvas(), &event);
    }

    void wheel(QPoint viewPos, int angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(viewPos, viewport().mapToGlobal(viewPos), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&viewport(), &event);
    }

    /// The canvas as painted, in device pixels.
    QImage picture() { return viewport().grab().toImage(); }
    QColor colorAt(const QImage &image, QPointF scenePos)
    {
        const QPointF pixel = editor->mapFromScene(scenePos) * image.devicePixelRatio();
        return image.pixelColor(int(pixel.x()), int(pixel.y()));
    }

    Qt::KeyboardModifiers held;
    bool isSpaceHeld = false;
    std::unique_ptr<Trammel::ShapeEditor> editor = std::make_unique<Trammel::ShapeEditor>();
};

/// Adds rows for tests that must hold in every view: each zoom, upright and rotated.
inline void addViews()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::newRow("actual size") << 1.0 << 0.0;
    QTest::newRow("zoomed in") << 2.5 << 0.0;
    QTest::newRow("zoomed out") << 0.8 << 0.0;
    QTest::newRow("turned") << 1.0 << 77.0;
    QTest::newRow("zoomed in and turned") << 2.5 << 200.0;
    QTest::newRow("zoomed out and turned") << 0.8 << 30.0;
}
