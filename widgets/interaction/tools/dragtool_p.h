#pragma once

#include "widgets/interaction/context/stackwalk_p.h"
#include "widgets/interaction/tools/tool_p.h"

#include <QtCore/QPointer>
#include <QtGui/QCursor>

namespace Trammel {

class Document;
class Drag;

/// A tool that distinguishes clicks from drags. If the pointer moves far enough while the button is held, a Drag
/// starts; otherwise the press is a click.
///
///     Idle --press--> Pressed --far enough--> Dragging --release--> Idle
///                        |  `--release: click--> Idle     |
///                        `------ cancel ---> Spent <------'   until the button is up
class DragTool : public Tool
{
    Q_OBJECT

public:
    explicit DragTool(ToolContext &context);
    ~DragTool() override;

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void leave() override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool cancel() override;
    bool isBusy() const override { return m_state == State::Pressed || m_state == State::Dragging; }

protected:
    bool isIdle() const { return m_state == State::Idle; }
    bool isPressed() const { return m_state == State::Pressed; }
    /// Ignores the rest of the press.
    void spend() { setState(State::Spent); }
    /// Null while the tool is inactive.
    Document *document() const { return m_document; }
    const ToolEvent &pressed() const { return m_press; }
    /// The last event; empty while the pointer is outside of the view.
    const std::optional<ToolEvent> &last() const { return m_last; }
    const Drag *drag() const { return m_drag.get(); }

    /// Decides what the press grabbed. Called once, at the press.
    virtual void take(const ToolEvent &press) = 0;
    virtual void click(const ToolEvent &press) = 0;
    /// Creates the drag of the press; null for none.
    virtual std::unique_ptr<Drag> begin() = 0;
    virtual void updated(const Drag &) { }
    virtual void committed(const Drag &drag) = 0;
    /// The drag was canceled, by the user or by other code, or did not start. The tool may be inactive by now.
    virtual void dropped() = 0;
    /// Updates the target that a press would have now. Returns whether the target has changed.
    virtual bool hover() = 0;
    virtual void showOverlay() = 0;
    /// The cursor for this target.
    virtual QCursor cursor() const = 0;
    void hoverAndShow();
    /// During a drag, a key can choose another candidate under the pointer: see StackWalk. Returns whether it did.
    bool walkByKey(int key, Qt::KeyboardModifiers modifiers);
    /// Shows the cursor of the drag if it has one, otherwise cursor().
    void showCursor();

private:
    enum class State { Idle, Pressed, Dragging, Spent };

    void setState(State state);
    void startDrag();
    void updateDrag(const ToolEvent &event);
    void finishDrag();
    void dropEndedDrag();
    /// The gesture of the drag has ended, if the drag has one.
    void tellGestureEnd(bool isCommitted);

    State m_state = State::Idle;
    QPointer<Document> m_document;
    ToolEvent m_press;
    std::optional<ToolEvent> m_last;
    StackWalk m_walk;
    std::unique_ptr<Drag> m_drag;
    /// True while a function of the drag is running. The drag may end meanwhile, but must not be deleted.
    bool m_isUpdating = false;
    /// Whether gestureStarted() was emitted and the end of the gesture was not.
    bool m_isInGesture = false;
};

} // namespace Trammel
