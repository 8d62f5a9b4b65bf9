#pragma once

#include "widgets/interaction/context/viewport_p.h"
#include "widgets/view/canvas/camera_p.h"
#include <trammel/editorenums.h>
#include <trammel/toolevent.h>

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
class QHelpEvent;
class QMimeData;
class QNativeGestureEvent;
class QTabletEvent;
QT_END_NAMESPACE

namespace Trammel {

class Tool;
class Lifetime;

/// Shows the scene, and passes mouse and key events to a tool. The canvas is unbounded: only the camera determines the
/// position of the scene in the view, and scroll bars are not used.
class Canvas : public QGraphicsView, public ViewPort
{
    Q_OBJECT

public:
    explicit Canvas(QGraphicsScene &scene, QWidget *parent = nullptr);

    /// The lifetime is borrowed. It guards the calls that continue after they have emitted signals.
    void setLifetime(Lifetime *lifetime) { m_lifetime = lifetime; }
    /// Sets the function that returns the action whose shortcut matches a key event, or null. The canvas triggers this
    /// action, before any other shortcut of the window with the same keys.
    void setShortcuts(std::function<QAction *(const QKeyEvent &)> actionFor) { m_actionFor = std::move(actionFor); }
    /// Sets the function that decides whether data that is dragged over the canvas may be dropped. Items of the scene
    /// that accept the data take precedence.
    void setDropFilter(std::function<bool(const QMimeData &)> isWanted) { m_isWanted = std::move(isWanted); }
    /// Sets the function that returns the tool tip at a view position. Items of the scene that have one take
    /// precedence, and there is none during a gesture.
    void setToolTips(std::function<QString(QPointF)> toolTipAt) { m_toolTipAt = std::move(toolTipAt); }
    /// Sets the function that returns the view position to which a key press refers, such as the one of the context
    /// menu key.
    void setKeyPlace(std::function<QPointF()> keyPlace) { m_keyPlace = std::move(keyPlace); }
    /// The tool is borrowed; null for none.
    void setTool(Tool *tool);

    /// The effect of a mouse wheel without modifiers. With Ctrl the wheel always zooms, and with Shift it scrolls
    /// sideways. Scrolling on a touchpad pans, or zooms with Ctrl.
    WheelMode wheelMode() const { return m_wheelMode; }
    void setWheelMode(WheelMode mode) { m_wheelMode = mode; }

    const Camera &camera() const { return m_camera; }
    /// Applies a camera at once. The tool is notified of the pointer's new scene position.
    void setCamera(const Camera &camera);
    /// As setCamera(), but animated over a short time, if the style has animations and the canvas is visible. Any input
    /// ends the animation at its target.
    void glideTo(const Camera &camera);
    void glideToFit(const QRectF &sceneRect);
    /// The target of the animation, or the current camera.
    Camera destination() const;
    /// Enables animations. Default: false on platforms without a screen, otherwise true.
    void setGliding(bool isOn) { m_isGliding = isOn; }
    /// Passes a message to screen readers. It is the description of the canvas until the canvas loses the focus.
    void announce(const QString &message);
    /// The description while there is no message.
    static QString usualDescription();
    /// Shows all of a scene rectangle, with a margin. Until the first paint, every resize fits the rectangle again.
    void fit(const QRectF &sceneRect);
    QPointF center() const { return QRectF(viewport()->rect()).center(); }
    QRectF visibleArea() const;
    /// Sets the color below everything; an invalid color for that of the palette.
    void setBackgroundColor(const QColor &color);
    /// The hit-test tolerance in scene units.
    double tolerance() const;

    QTransform sceneToView() const override { return m_camera.sceneToView(); }
    QRectF visibleRect() const override { return viewport()->rect(); }
    void setCursor(const QCursor &cursor) override;
    void scrollToward(QPointF viewPos) override;
    void reveal(const Aabb2 &sceneBox) override;

Q_SIGNALS:
    /// A mouse button or a key is pressed; the tool gets the event next.
    void pressed();
    /// The visible part of the scene, or its scale, has changed.
    void viewChanged();
    void pointerMoved(QPointF scenePos);
    /// A message is about to become the description.
    void announcing(const QString &message);
    /// The canvas has gained the keyboard focus.
    void focused();
    /// Data that the drop filter accepts was dropped at a position in the scene.
    void dropped(const QMimeData &data, QPointF scenePos);

protected:
    bool event(QEvent *event) override;
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;
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
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void describe();
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
    bool takePen(QTabletEvent &event);
    bool showToolTip(QHelpEvent &event);
    bool pinch(const QNativeGestureEvent &event);
    bool pinch(QGestureEvent &event);
    Camera fitted(const QRectF &sceneRect) const;
    bool canGlide() const;
    void glideOn();
    void endGlide();
    void panBy(QPointF offset);
    void zoomBy(double factor, QPointF viewPos);
    /// False for a view position so far away that no real pointer has it.
    static bool isPlace(QPointF viewPos);
    bool isItemBelow(const QMouseEvent &event) const;
    /// Whether an item of the scene has the text input focus; key events then belong to that item.
    bool isTyping() const;

    Lifetime *m_lifetime = nullptr;
    std::function<QAction *(const QKeyEvent &)> m_actionFor;
    std::function<bool(const QMimeData &)> m_isWanted;
    std::function<QString(QPointF)> m_toolTipAt;
    std::function<QPointF()> m_keyPlace;
    /// Whether an item of the scene has accepted the data that is being dragged.
    bool m_isDropOfItem = false;
    /// The action that the next key press triggers.
    QPointer<QAction> m_shortcut;
    QPointer<Tool> m_tool;
    Camera m_camera;
    /// The scene rectangle that every resize fits until the first paint.
    std::optional<QRectF> m_fit;
    QSize m_size;
    /// Whether the canvas has been painted.
    bool m_isSeen = false;
    QCursor m_toolCursor;
    /// The pointer state that the tool saw last.
    ToolEvent m_pointer;
    Qt::MouseButton m_panButton = Qt::NoButton;
    QPointF m_panPos;
    bool m_spaceDown = false;
    /// Whether the pen of a tablet acts as a mouse, and its pressure.
    bool m_isPenDown = false;
    double m_pressure = 1;
    QBasicTimer m_scrollTimer;
    /// Runs from the last move of the pointer until it has rested.
    QBasicTimer m_restTimer;
    struct Glide
    {
        Camera from;
        Camera to;
        QElapsedTimer clock;
    };
    std::optional<Glide> m_glide;
    QBasicTimer m_glideTimer;
    bool m_isGliding = true;
    WheelMode m_wheelMode = WheelMode::WheelZooms;
};

} // namespace Trammel
