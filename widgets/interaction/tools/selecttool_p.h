#pragma once

#include "widgets/interaction/drags/nudge_p.h"
#include "widgets/interaction/frame/gradienthandles_p.h"
#include "widgets/interaction/frame/linepoints_p.h"
#include "widgets/interaction/selecting/clickselection_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/tools/dragtool_p.h"
#include "widgets/interaction/tools/texttool_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// Selects by clicks and rubber bands, and moves, resizes and rotates the selection. This class decides which drag a
/// press starts; each drag is a class of its own.
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
    /// The pivot of the selection, if the user has moved it; nothing while it is the center.
    std::optional<QPointF> pivot() const { return m_frame ? m_frame->pivot : std::nullopt; }
    /// Sets the pivot in scene coordinates; nothing for the center. Returns false if the selection cannot be rotated, a
    /// gesture is in progress, or the position is not finite.
    bool setPivot(const std::optional<QPointF> &place);
    /// Shows the handles for drawing connectors beside a shape until the pointer is no longer near.
    void showConnectHandles(ShapeId shape) { m_connectable = shape; }
    /// Shows the handles of the gradient of the only selected shape instead of those of the frame, until the selection
    /// changes, Escape, or another tool. Returns whether they are shown.
    bool showGradient(bool isOn);

Q_SIGNALS:
    /// The user wants to edit the vertices of a shape made of points.
    void verticesWanted(Trammel::ShapeId id);
    /// The user wants to edit the text of a shape.
    void textWanted(Trammel::ShapeId id);
    /// The user wants to edit a compartment or a text of a connector, or to add such a text.
    void textAtWanted(const Trammel::TextTarget &target);

protected:
    void take(const ToolEvent &press) override;
    void click(const ToolEvent &press) override;
    std::unique_ptr<Drag> begin() override;
    void committed(const Drag &drag) override;
    void dropped() override;
    bool hover() override;
    void showOverlay() override;
    double frameMargin() const;
    QCursor cursor() const override;

private:
    std::unique_ptr<Drag> makeDrag();
    /// Shapes that may not be moved stay in place.
    std::unique_ptr<Drag> makeMoveDrag();
    /// The segment of the selected connector that a drag would move; nothing for none. A connector with two bound ends
    /// is grabbed anywhere, others at the handle of the segment.
    std::optional<qsizetype> segmentToDrag() const;
    /// The text that a drag from a point moves: of a connector that is selected by itself, or would be selected by the
    /// press.
    std::optional<qsizetype> labelToDrag(QPointF scenePos) const;
    /// Whether all shapes are connectors with two bound ends, which stay where their shapes are. Several connectors
    /// move if they have pins.
    bool areFixed(const ShapeIds &ids) const;
    /// The shapes that a drag of the shape under the pointer would move.
    ShapeIds movableByTarget() const;
    /// Whether a drag of the shape under the pointer would move nothing.
    bool isTargetFixed() const;
    void tellChoice();

    /// Activates the only selected shape, or enters the only selected group. Returns whether the key was used.
    bool activateSelected();
    /// Requests editing of the vertices of the only selected shape, or of its text if it has no vertices. Returns
    /// whether there is something to edit.
    bool wantInside();
    /// Requests editing of the compartment or the text of the selected connector at a point, or a new text there.
    /// Returns whether the only selected shape is a connector, or a shape with compartments, that can be edited.
    bool wantTextAt(const ToolEvent &event);
    /// Requests editing of the text of the single selected shape, or of the shape under the pointer. Returns whether
    /// there is one that can be edited.
    bool wantText();
    /// Removes the pin of a segment, or a waypoint, of the selected connector. Returns whether it had one.
    bool resetSegment(qsizetype segment);
    bool chooseAndShow(Walk walk, bool isAdding = false);
    bool arrowKey(int key, Qt::KeyboardModifiers modifiers);
    bool pivotKey(int key, Qt::KeyboardModifiers modifiers);
    bool removeSelected();
    bool nudgeSelected(QPointF offset);
    /// Chooses the next or previous handle that varies the outline of the only selected shape. Returns whether there is
    /// one.
    bool chooseOutlineHandle(bool isNext);
    /// Moves the chosen handle as far as it can go.
    void nudgeOutlineHandle(qsizetype handle, QPointF offset);
    /// The number of the chosen handle among those that are shown; nothing for none.
    std::optional<qsizetype> chosenOutlineHandle() const;
    /// The number of handles that vary the outline of the only selected shape and are shown.
    qsizetype shownOutlineHandles() const;
    /// Returns whether a handle was chosen.
    bool dropOutlineHandle();
    bool turnSelected(double degrees);
    bool resizeSelected(int key);
    bool mayChange() const;
    void takeFrame(const std::optional<SelectionFrame> &frame);

    void onSelectionChanged();
    void onShapesChanged(const ShapeIds &ids);
    void refreshFrame();
    /// Moves the pivot with the frame, given the previous frame. A change of the selection resets the pivot.
    void onFrameChanged(const std::optional<SelectionFrame> &before);
    void keepFrame(const std::optional<SelectionFrame> &frame);
    /// The frame whose handles can be grabbed now, with the pivot if it is shown.
    std::optional<SelectionFrame> handleFrame() const;
    PressTarget targetOf(const ToolEvent &event) const;
    /// The points of the selected shape that can be grabbed now. Handles that vary its outline are shown if there is
    /// room for them, away from those of the frame.
    std::optional<LinePoints> shownLine() const;
    /// The handles of the gradient that can be grabbed now.
    std::optional<GradientHandles> shownGradient() const;
    /// The handles for drawing connectors that can be grabbed now.
    std::optional<ConnectHandles> connectHandles() const;
    /// The button of the container under the pointer, or of the selected one.
    std::optional<Overlay::CollapseButton> collapseButton() const;
    /// Decides which shape shows these handles, given the target under the pointer.
    void updateConnectHandles(const PressTarget &target);
    /// Adds a shape next to another one, connected. If the other one has a text, that of the new one is edited.
    void addConnected(ShapeId source, Handle side);
    /// Adds a shape in the direction of the diagram after the only selected one. Returns whether there is one.
    bool addConnectedAhead();
    void editTextLike(ShapeId source, ShapeId added);
    /// Whether the selection is a line of two points, which has no frame.
    bool isPlainLine() const { return m_line && m_line->isPlain(); }

    /// The shapes that an edit with these permissions changes, with everything in the containers among them.
    ShapeIds moved(Permissions needed) const;
    void refreshUse();
    /// A rotation about another point than the center also moves the shapes.
    bool mayMovePivot() const { return m_use.rotates && m_mayMoveAll; }

    /// The frame around the changeable shapes of the selection, or around the whole selection if there are none.
    std::optional<SelectionFrame> m_frame;
    ShapeIds m_changeable;
    /// The operations that all of them allow together.
    HandleUse m_use;
    bool m_mayMoveAll = true;
    /// The points of the selected line, if it is the only selected shape and is not locked.
    std::optional<LinePoints> m_line;
    /// The vertices of the line while one of them is dragged.
    VertexEdit m_dragged;
    /// Whether a pivot at the center is shown and can be grabbed. True after the pointer has been on the rotation
    /// handle, or the pivot has been set, until another drag starts or the selection changes.
    bool m_isPivotWanted = false;
    /// The selection for which the pivot is valid.
    ShapeIds m_pivotOwners;
    /// The handle that varies the outline of a shape and that arrow keys move, as long as the shape is the only
    /// selected one.
    struct OutlineHandle
    {
        ShapeId shape;
        qsizetype number;
    };
    std::optional<OutlineHandle> m_outlineHandle;
    /// The shape with the handles of its gradient, as long as it is the only selected one; null for none.
    ShapeId m_gradientOwner;
    PressTarget m_target;
    /// The unit that a click would select; null if the target cannot be dragged.
    Unit m_hovered;
    /// The shape that shows handles for drawing connectors, from the moment at which the pointer is on it until it is
    /// no longer near; null for none.
    ShapeId m_connectable;
    /// Whether Selection::begin() was called and end() is due at the end of the drag.
    bool m_isChoosing = false;
    /// Whether the drag moves all changeable shapes.
    bool m_dragsAll = true;
    Nudge m_nudge;
};

} // namespace Trammel
