#pragma once

#include "widgets/interaction/toolevent_p.h"
#include "widgets/interaction/viewport_p.h"
#include "widgets/view/camera_p.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtCore/QPointer>
#include <QtWidgets/QGraphicsView>

#include <functional>
#include <optional>
#include <utility>

QT_BEGIN_NAMESPACE
class QAction;
class QGestureEvent;
class QNativeGestureEvent;
QT_END_NAMESPACE

namespace Trammel {

class Tool;
class Uses;

/// Shows the scene and hands mouse and keys to a tool. It is endless: the place of the scene in the view
/// is the camera's alone, and scroll bars have no part in it.
class Canvas : public QGraphicsView, public ViewPort
{
    Q_OBJECT

public:
    explicit Canvas(QGraphicsScene &scene, QWidget *parent = nullptr);

    /// Borrowed: for what goes on after its signals.
    void setUses(Uses *uses) { m_uses = uses; }
    /// Gives the action whose shortcut a key event is, or null: it is triggered here, before any other shortcut of the
    /// window with the same keys.
    void setShortcuts(std::function<QAction *(const QKeyEvent &)> actionFor) { m_actionFor = std::move(actionFor); }
    /// The tool is borrowed; null while there is none.
    void setTool(Tool *tool);

    /// What a wheel does by itself: with Ctrl it always zooms, with Shift it scrolls sideways, and fingers on a
    /// touchpad always push the drawing.
    enum class WheelMode { Zoom, Scroll };
    WheelMode wheelMode() const { return m_wheelMode; }
    void setWheelMode(WheelMode mode) { m_wheelMode = mode; }

    const Camera &camera() const { return m_camera; }
    /// Shows the scene as a camera does, at once; the tool learns where its pointer is now.
    void setCamera(const Camera &camera);
    /// The same in a short while, where the style has animations and people see them. Any input ends it there.
    void glideTo(const Camera &camera);
    void glideToFit(const QRectF &sceneRect);
    /// Where it is gliding to, or is.
    Camera destination() const;
    /// Off by itself where there is no screen.
    void setGliding(bool isOn) { m_isGliding = isOn; }
    /// Shows all of a scene rectangle, with a margin; again at every new size until it is painted first.
    void fit(const QRectF &sceneRect);
    QPointF centre() const { return QRectF(viewport()->rect()).center(); }
    QRectF visibleArea() const;
    /// Of hits, in scene units.
    double tolerance() const;

    QTransform sceneToView() const override { return m_camera.sceneToView(); }
    QRectF visibleRect() const override { return viewport()->rect(); }
    void setCursor(const QCursor &cursor) override;
    void scrollTowards(QPointF viewPos) override;
    void reveal(const Aabb2 &sceneBox) override;

Q_SIGNALS:
    /// Another part of the scene is shown, or at another size.
    void viewChanged();
    void pointerMoved(const QPointF &scenePos);
    /// It has the keyboard focus now.
    void focused();

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void applyCamera(const Camera &camera);
    ToolEvent toolEvent(const QMouseEvent &event) const;
    void movePointer();
    bool isToolBusy() const;
    bool startPan(const QMouseEvent &event);
    void endPan();
    void setSpaceDown(bool down);
    void tellHeldKeys(Qt::KeyboardModifiers modifiers);
    bool overridesShortcut(QKeyEvent &event);
    bool triggerShortcut(const QKeyEvent &event);
    bool panByKey(const QKeyEvent &event);
    void showCursor();
    void cancelTool();
    bool pinch(const QNativeGestureEvent &event);
    bool pinch(QGestureEvent &event);
    Camera fitted(const QRectF &sceneRect) const;
    bool canGlide() const;
    void glideOn();
    void endGlide();
    void panBy(QPointF offset);
    void zoomBy(double factor, QPointF viewPos);
    /// Whether a pointer can be there.
    static bool isPlace(QPointF viewPos);
    bool isItemBelow(const QMouseEvent &event) const;
    /// Whether an item of the scene has the focus that takes text: then the keys are its.
    bool isTyping() const;

    Uses *m_uses = nullptr;
    std::function<QAction *(const QKeyEvent &)> m_actionFor;
    /// What the key does that is about to be pressed.
    QPointer<QAction> m_shortcut;
    QPointer<Tool> m_tool;
    Camera m_camera;
    /// What is to be fitted into the first size that people see.
    std::optional<QRectF> m_fit;
    QSize m_size;
    /// It has been painted.
    bool m_isSeen = false;
    QCursor m_toolCursor;
    /// The pointer as the tool saw it last.
    ToolEvent m_pointer;
    Qt::MouseButton m_panButton = Qt::NoButton;
    QPointF m_panPos;
    bool m_spaceDown = false;
    QBasicTimer m_scrollTimer;
    struct Glide
    {
        Camera from;
        Camera to;
        QElapsedTimer clock;
    };
    std::optional<Glide> m_glide;
    QBasicTimer m_glideTimer;
    bool m_isGliding = true;
    WheelMode m_wheelMode = WheelMode::Zoom;
};

} // namespace Trammel
