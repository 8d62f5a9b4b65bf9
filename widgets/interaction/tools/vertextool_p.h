#pragma once

#include "widgets/interaction/drags/nudge_p.h"
#include "widgets/interaction/selecting/clickselection_p.h"
#include "widgets/interaction/tools/dragtool_p.h"
#include "widgets/interaction/vertices/outlinecrossings_p.h"
#include "widgets/interaction/vertices/vertextarget_p.h"

namespace Trammel {

/// Edits the vertices of one polygon, polyline or path: moves them, inserts them on edges, deletes them, and moves the
/// handles of curves. The tool emits finished() when the user ends the editing, and when the shape is no longer the
/// only selected shape, or is locked, hidden or removed.
class VertexTool : public DragTool
{
    Q_OBJECT

public:
    explicit VertexTool(ToolContext &context);

    /// Whether the user can edit the vertices of a shape now.
    static bool canEdit(const ToolContext &context, ShapeId id);
    /// Must be called before activate(), with a shape that canEdit() accepts and that is the only selected shape.
    void setShape(ShapeId id);
    /// Null while the tool is inactive.
    ShapeId shape() const { return m_edit.shape; }

    void activate() override;
    void deactivate() override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
    QString hint() const override;

    const VertexEdit &edit() const { return m_edit; }
    void select(const Vertices &vertices);
    void selectInverse();
    /// Deletes the selected vertices. If too few would remain, refuses and shows the reason as a hint.
    void removeSelected();
    /// Changes the type of the selected vertices of a path.
    void setSelectedType(VertexOutline::Type type);
    /// Breaks the outline at the selected vertices: see breakShape(). If there are several parts, selects all of them
    /// and ends the editing.
    void breakAtSelected();

protected:
    void take(const ToolEvent &press) override;
    void click(const ToolEvent &press) override;
    std::unique_ptr<Drag> begin() override;
    void updated(const Drag &drag) override;
    void committed(const Drag &drag) override;
    void dropped() override;
    bool hover() override;
    void showOverlay() override;
    QCursor cursor() const override;

private:
    void clickOutside(const ToolEvent &event);

    /// Selects the next or previous vertex, or the first or last one, and scrolls it into view.
    void walk(Walk walk, bool isAdding);
    bool nudge(QPointF offset);
    void remove(const Vertices &vertices);
    void insert(qsizetype edge, QPointF place);
    void insertBehindSelected();
    /// Applies a change as one undo step.
    bool apply(const VertexOutline &outline, const Vertices &selected, const QString &text);

    void onShapesChanged(const ShapeIds &ids);
    void onSelectionChanged();
    /// Reads the outline from the document, or ends the editing if the shape can no longer be edited.
    void refresh();
    void checkCrossings();
    void finish();
    Vertices endsOf(qsizetype edge) const;
    void refuse(const QString &reason);

    VertexEdit m_edit;
    /// The state before the drag; null before the first drag.
    VertexEdit m_before;
    QList<OutlineCrossing> m_crossings;
    VertexTarget m_target;
    /// True while the tool itself changes the document.
    bool m_isApplying = false;
    Nudge m_nudge;
};

} // namespace Trammel
