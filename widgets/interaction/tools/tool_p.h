#pragma once

#include "widgets/interaction/frame/overlay_p.h"
#include <trammel/shapeid.h>
#include <trammel/toolevent.h>

#include <QtCore/QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QKeyEvent;
QT_END_NAMESPACE

namespace Trammel {

class Document;
struct PressTarget;
struct ToolContext;

/// A tool that handles the mouse and the keys. It queries and changes the document. It paints nothing and owns no view,
/// so it runs without a window. Its visual feedback is in the overlay.
class Tool : public QObject
{
    Q_OBJECT

public:
    /// The context is borrowed and outlives the tool.
    explicit Tool(ToolContext &context, QObject *parent = nullptr);

    virtual void activate() { }
    /// Cancels the gesture in progress, as cancel() does.
    virtual void deactivate();
    /// The user chooses another tool. Unlike deactivate(), this keeps what is drawn so far.
    virtual void settle() { }
    virtual void press(const ToolEvent &event) = 0;
    /// Also called without a button pressed, for hovering.
    virtual void move(const ToolEvent &event) = 0;
    virtual void release(const ToolEvent &event) = 0;
    /// The pointer has left the view, and nothing is hovered.
    virtual void leave() { }
    virtual void doubleClick(const ToolEvent &event);
    /// Returns whether the key was used.
    virtual bool key(QKeyEvent *event);
    /// The modifiers or Space (see ToolEvent) have changed without a mouse event. The gesture in progress is updated at
    /// once.
    virtual void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld);
    /// Cancels the gesture in progress (Escape, focus lost, document replaced). Returns whether there was one.
    virtual bool cancel() = 0;
    /// Whether events have the pressure of the pen of a tablet. The pen then does not cause double clicks.
    virtual bool usesPressure() const { return false; }
    /// Whether a gesture is in progress.
    virtual bool isBusy() const = 0;
    /// A hint about the possible actions, for the status bar. ToolContext::refusal takes precedence.
    virtual QString hint() const = 0;

Q_SIGNALS:
    /// The tool has finished its single task (a shape was created). The editor may return to the select tool.
    void finished();
    void hintChanged();
    /// See the signals of ShapeEditor.
    void shapeClicked(Trammel::ShapeId id);
    /// A plain click in a read-only editor, after shapeClicked().
    void linkClicked(Trammel::ShapeId id);
    void shapeActivated(Trammel::ShapeId id);
    void shapeHovered(Trammel::ShapeId id);
    void gestureStarted();
    void gestureCommitted();
    void gestureCanceled();

protected:
    ToolContext &context() const { return m_context; }
    /// Whether the pointer is too far from the press, on the screen, for a click.
    static bool isDrag(const ToolEvent &press, const ToolEvent &event);
    /// The overlay without a gesture: only the frame of the entered group.
    Overlay::State restingOverlay() const;
    /// Must be called when the frame of the entered group may have changed.
    void updateGroupFrame();
    const std::optional<Obb> &groupFrame() const { return m_groupFrame; }
    /// Selects by a click and emits shapeClicked().
    void clickOn(const PressTarget &target, const ToolEvent &press);
    /// Emits shapeActivated(). Returns whether the shape may be edited then: a slot may have removed it, or have
    /// changed the document, the selection or the tool.
    bool activateShape(ShapeId id);
    /// Emits shapeHovered() if the shape under the pointer has changed; null for none.
    void setHoveredShape(ShapeId id);
    /// Handles Escape: cancels the gesture, or else leaves the group, or else clears the selection. Returns whether
    /// there was anything to do.
    bool escape();

private:
    ToolContext &m_context;
    /// Cached, since a group may be large.
    std::optional<Obb> m_groupFrame;
    ShapeId m_hoveredShape;
};

} // namespace Trammel
