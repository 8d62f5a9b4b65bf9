#pragma once

#include "widgets/interaction/tool_p.h"

#include <QtCore/QPointer>
#include <QtGui/QCursor>

namespace Trammel {

class Document;
class Drag;

/// A tool whose press takes hold of something: let go at once it is a click, and else a drag, of a class of its own.
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
    /// Nothing more comes of the press.
    void spend() { setState(State::Spent); }
    /// Null while the tool rests.
    Document *document() const { return m_document; }
    const ToolEvent &pressed() const { return m_press; }
    /// The last event; none while the pointer is elsewhere.
    const std::optional<ToolEvent> &last() const { return m_last; }
    const Drag *drag() const { return m_drag.get(); }

    /// Settles what a press takes, whatever comes to lie there after it.
    virtual void take(const ToolEvent &press) = 0;
    virtual void click(const ToolEvent &press) = 0;
    /// Null where nothing comes of it.
    virtual std::unique_ptr<Drag> begin() = 0;
    virtual void updated(const Drag &) { }
    virtual void committed(const Drag &drag) = 0;
    /// The drag was cancelled, by the user or by another part of the program, or did not begin; the tool may rest by
    /// now.
    virtual void dropped() = 0;
    /// Returns whether a press would take something else than before.
    virtual bool hover() = 0;
    virtual void showOverlay() = 0;
    /// Of what a press would take.
    virtual QCursor cursor() const = 0;
    /// That, or the drag's own.
    void showCursor();

private:
    enum class State { Idle, Pressed, Dragging, Spent };

    void setState(State state);
    void startDrag();
    void updateDrag(const ToolEvent &event);
    void finishDrag();
    void dropEndedDrag();

    State m_state = State::Idle;
    QPointer<Document> m_document;
    ToolEvent m_press;
    std::optional<ToolEvent> m_last;
    std::unique_ptr<Drag> m_drag;
    /// While true the drag is at work, and may be ended but not deleted.
    bool m_isUpdating = false;
};

} // namespace Trammel
