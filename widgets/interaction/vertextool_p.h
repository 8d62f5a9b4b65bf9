#pragma once

#include "widgets/interaction/choosing_p.h"
#include "widgets/interaction/nudge_p.h"
#include "widgets/interaction/outlinecrossings_p.h"
#include "widgets/interaction/tool_p.h"
#include "widgets/interaction/vertextarget_p.h"

#include <QtCore/QPointer>

#include <functional>

namespace Trammel {

class Document;
class Drag;

/// Edits the vertices of one polygon or polyline: moves them, adds some on edges, takes some out. It is finished when
/// the user leaves, and when the shape is not selected alone any more, or locked, hidden or gone.
///
///     Idle --press--> Pressed --far enough--> Dragging --release--> Idle
///                        |  `--release: click--> Idle     |
///                        `------ cancel ---> Spent <------'   until the button is up
class VertexTool : public Tool
{
    Q_OBJECT

public:
    explicit VertexTool(ToolContext &context);
    ~VertexTool() override;

    /// Whether the user may edit the vertices of a shape now.
    static bool canEdit(const ToolContext &context, ShapeId id);
    /// To be called before activate(), with a shape that canEdit() takes and that is selected alone.
    void setShape(ShapeId id);
    /// Null while the tool rests.
    ShapeId shape() const { return m_edit.shape; }

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

    const VertexEdit &edit() const { return m_edit; }
    void select(const Vertices &vertices);
    void selectInverse();
    /// Takes the selected vertices out; refused, with a hint, when too few would be left.
    void removeSelected();

private:
    enum class State { Idle, Pressed, Dragging, Spent };

    void setState(State state);
    void startDrag();
    std::unique_ptr<Drag> makeDrag();
    void updateDrag(const ToolEvent &event);
    void finishDrag();
    void dropEndedDrag();
    void click(const ToolEvent &event);
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
    /// Returns whether a press would take something else than before.
    bool hover();
    void showOverlay();
    QCursor cursor() const;

    State m_state = State::Idle;
    QPointer<Document> m_document;
    VertexEdit m_edit;
    /// Before the drag.
    VertexEdit m_before;
    QList<OutlineCrossing> m_crossings;
    ToolEvent m_press;
    /// The last event; none while the pointer is elsewhere.
    std::optional<ToolEvent> m_last;
    VertexTarget m_target;
    std::unique_ptr<Drag> m_drag;
    /// While true the document changes by the tool's own doing; a drag may be ended then, but not deleted.
    bool m_isUpdating = false;
    Nudge m_nudge;
    /// Why something was not done; until the next press or key.
    QString m_refusal;
};

} // namespace Trammel
