#pragma once

#include "widgets/interaction/choosing_p.h"
#include "widgets/interaction/dragtool_p.h"
#include "widgets/interaction/nudge_p.h"
#include "widgets/interaction/outlinecrossings_p.h"
#include "widgets/interaction/vertextarget_p.h"

namespace Trammel {

/// Edits the vertices of one polygon or polyline: moves them, adds some on edges, takes some out. It is finished when
/// the user leaves, and when the shape is not selected alone any more, or locked, hidden or gone.
class VertexTool : public DragTool
{
    Q_OBJECT

public:
    explicit VertexTool(ToolContext &context);

    /// Whether the user may edit the vertices of a shape now.
    static bool canEdit(const ToolContext &context, ShapeId id);
    /// To be called before activate(), with a shape that canEdit() takes and that is selected alone.
    void setShape(ShapeId id);
    /// Null while the tool rests.
    ShapeId shape() const { return m_edit.shape; }

    void activate() override;
    void deactivate() override;
    void doubleClick(const ToolEvent &event) override;
    bool key(QKeyEvent *event) override;
    QString hint() const override;

    const VertexEdit &edit() const { return m_edit; }
    void select(const Vertices &vertices);
    void selectInverse();
    /// Takes the selected vertices out; refused, with a hint, when too few would be left.
    void removeSelected();

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

    /// Selects the next one around, or an end of the outline, and shows it.
    void walk(Walk walk, bool isAdding);
    bool nudge(QPointF offset);
    void remove(const Vertices &vertices);
    void insert(qsizetype edge, QPointF place);
    void insertBehindSelected();
    /// One step of undo.
    bool apply(const VertexOutline &outline, const Vertices &selected, const QString &text);

    void followChange(const ShapeIds &ids);
    void followSelection();
    /// Takes the outline from the document, or leaves.
    void follow();
    void checkCrossings();
    void finish();
    Vertices endsOf(qsizetype edge) const;
    void refuse(const QString &reason);

    VertexEdit m_edit;
    /// Before the drag; null before the first.
    VertexEdit m_before;
    QList<OutlineCrossing> m_crossings;
    VertexTarget m_target;
    /// While true the document changes by the tool's own doing.
    bool m_isApplying = false;
    Nudge m_nudge;
    /// Why something was not done; until the next press or key.
    QString m_refusal;
};

} // namespace Trammel
