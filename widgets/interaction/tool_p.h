#pragma once

#include "widgets/interaction/overlay_p.h"
#include "widgets/interaction/toolevent_p.h"

#include <QtCore/QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QKeyEvent;
QT_END_NAMESPACE

namespace Trammel {

struct ToolContext;

/// What the mouse and the keys mean at present. A tool asks the document and pushes changes; it paints
/// nothing and owns no view, so it runs without a window. Its visible traces are in the overlay.
class Tool : public QObject
{
    Q_OBJECT

public:
    /// The context is borrowed and outlives the tool.
    explicit Tool(ToolContext &context, QObject *parent = nullptr);

    virtual void activate() { }
    /// Ends what is in progress as cancel() does.
    virtual void deactivate();
    virtual void press(const ToolEvent &event) = 0;
    /// Also without a button down, for hovering.
    virtual void move(const ToolEvent &event) = 0;
    virtual void release(const ToolEvent &event) = 0;
    /// The pointer has left the view: nothing is hovered any more.
    virtual void leave() { }
    virtual void doubleClick(const ToolEvent &event);
    /// Returns whether the key was used.
    virtual bool key(QKeyEvent *event);
    /// Modifiers or Space (see ToolEvent) changed while the mouse rests: the gesture in progress follows at
    /// once.
    virtual void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld);
    /// Takes back what is in progress (Escape, focus lost, document swapped). Returns whether there was
    /// anything.
    virtual bool cancel() = 0;
    /// Whether a gesture is in progress.
    virtual bool isBusy() const = 0;
    /// What the user can do now, for the status bar.
    virtual QString hint() const = 0;

Q_SIGNALS:
    /// The tool has done its one job (a shape was created): the editor may go back to selecting.
    void finished();
    void hintChanged();

protected:
    ToolContext &context() const { return m_context; }
    /// Whether the pointer is so far from its press, on screen, that this is no click any more.
    static bool isDrag(const ToolEvent &press, const ToolEvent &event);
    /// What is seen of any tool: the frame of the group that is worked in.
    Overlay::State restingOverlay() const;
    /// To be called when that may be another one.
    void followEnteredGroup();
    const std::optional<Obb> &groupFrame() const { return m_groupFrame; }
    /// What Escape ends: the gesture, or else the selection. Returns whether there was anything.
    bool escape();

private:
    ToolContext &m_context;
    /// Kept, since a group may be large.
    std::optional<Obb> m_groupFrame;
};

} // namespace Trammel
