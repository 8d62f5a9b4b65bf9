#pragma once

#include "widgets/interaction/choosing_p.h"
#include "widgets/interaction/dragtool_p.h"
#include "widgets/interaction/nudge_p.h"
#include "widgets/interaction/presstarget_p.h"

namespace Trammel {

/// Selects by click and rubber band, and moves, resizes and turns what is selected. Here is only which
/// press begins what; each drag is a class of its own.
class SelectTool : public DragTool
{
    Q_OBJECT

public:
    explicit SelectTool(ToolContext &context);

    void activate() override;
    void deactivate() override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
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

protected:
    void take(const ToolEvent &press) override;
    void click(const ToolEvent &press) override;
    std::unique_ptr<Drag> begin() override;
    void committed(const Drag &drag) override;
    void dropped() override;
    bool hover() override;
    void showOverlay() override;
    QCursor cursor() const override;

private:
    std::unique_ptr<Drag> makeDrag() const;
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
    /// Where handles may be taken now; with the pivot where that is shown.
    std::optional<SelectionFrame> handleFrame() const;

    /// Around what the user may change of the selection, or else around all of it.
    std::optional<SelectionFrame> m_frame;
    ShapeIds m_changeable;
    /// The pivot shows itself, and can be taken, from the first touch of the handle that turns on.
    bool m_isPivotWanted = false;
    ShapeIds m_pivotOwners;
    PressTarget m_target;
    /// What a click would take; null while it is nothing that could be dragged.
    Unit m_hovered;
    /// The selection is told of at the end of the drag.
    bool m_isChoosing = false;
    Nudge m_nudge;
};

} // namespace Trammel
