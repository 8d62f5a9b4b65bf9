#pragma once

#include "widgets/interaction/choosing_p.h"
#include "widgets/interaction/nudge_p.h"
#include "widgets/interaction/presstarget_p.h"
#include "widgets/interaction/tool_p.h"

#include <QtCore/QPointer>

namespace Trammel {

class Drag;

/// Selects by click and rubber band, and moves, resizes and turns what is selected. Here is only which
/// press begins what; each drag is a class of its own.
///
///     Idle --press--> Pressed --far enough--> Dragging --release--> Idle
///                        |  `--release: click--> Idle     |
///                        `------ cancel ---> Spent <------'   until the button is up
class SelectTool : public Tool
{
    Q_OBJECT

public:
    explicit SelectTool(ToolContext &context);
    ~SelectTool() override;

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void doubleClick(const ToolEvent &event) override;
    void leave() override;
    bool key(QKeyEvent *event) override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool cancel() override;
    bool isBusy() const override { return m_state == State::Pressed || m_state == State::Dragging; }
    QString hint() const override;
    /// Where the user has put what the selection turns about; none while that is the centre.
    std::optional<QPointF> pivot() const { return m_frame ? m_frame->pivot : std::nullopt; }
    /// False where nothing is selected that could be turned.
    bool setPivot(const std::optional<QPointF> &place);

Q_SIGNALS:
    /// The user wants to edit the vertices of a shape that has some.
    void verticesWanted(Trammel::ShapeId id);
    /// The user wants to type the text of a shape.
    void textWanted(Trammel::ShapeId id);

private:
    enum class State { Idle, Pressed, Dragging, Spent };

    void setState(State state);
    void startDrag();
    std::unique_ptr<Drag> makeDrag() const;
    void updateDrag(const ToolEvent &event);
    void finishDrag();
    void dropEndedDrag();
    void tellChoice();

    /// Of the shape that is selected alone: its vertices, or, where it is not made of any, its text. Returns whether
    /// there is one that may be edited.
    bool wantInside();
    /// Of the shape that is selected alone, or else is under the pointer.
    bool wantText();
    bool chooseAndShow(Walk walk, bool isAdding = false);
    bool arrowKey(int key, Qt::KeyboardModifiers modifiers);
    bool pivotKey(int key, Qt::KeyboardModifiers modifiers);
    bool removeSelected();
    bool nudgeSelected(QPointF offset);
    bool turnSelected(double degrees);
    bool resizeSelected(int key);
    bool mayChange() const;
    void takeFrame(const std::optional<SelectionFrame> &frame);

    void followSelection();
    void followChange(const ShapeIds &ids);
    void refreshFrame();
    /// Lets the pivot go along with the frame, which was another one before. Forgotten with the selection.
    void followFrame(const std::optional<SelectionFrame> &before);
    void keepFrame(const std::optional<SelectionFrame> &frame);
    /// Returns whether a press would take something else than before.
    bool hover();
    void showOverlay();
    QCursor cursor() const;
    /// Where handles may be taken now; with the pivot where that is shown.
    std::optional<SelectionFrame> handleFrame() const;

    State m_state = State::Idle;
    QPointer<Document> m_document;
    /// Around what the user may change of the selection, or else around all of it.
    std::optional<SelectionFrame> m_frame;
    ShapeIds m_changeable;
    /// The pivot shows itself, and can be taken, from the first touch of the handle that turns on.
    bool m_isPivotWanted = false;
    ShapeIds m_pivotOwners;
    ToolEvent m_press;
    /// The last event; none while the pointer is elsewhere.
    std::optional<ToolEvent> m_last;
    PressTarget m_target;
    /// What a click would take; null while it is nothing that could be dragged.
    Unit m_hovered;
    std::unique_ptr<Drag> m_drag;
    /// The selection is told of at the end of the drag.
    bool m_isChoosing = false;
    /// While true the drag is at work, and may be ended but not deleted.
    bool m_isUpdating = false;
    Nudge m_nudge;
};

} // namespace Trammel
