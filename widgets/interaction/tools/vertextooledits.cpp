// Immediate edits of the vertex tool, without a drag.
#include "widgets/interaction/tools/vertextool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/vertices/vertexmarks_p.h"
#include <trammel/combination.h>
#include <trammel/geometry/vector.h>
#include <trammel/selection.h>

#include <QtCore/QScopedValueRollback>

#include <algorithm>
#include <iterator>

namespace Trammel {

namespace {

/// The numbers of vertices after one vertex is removed.
Vertices without(const Vertices &vertices, qsizetype removed)
{
    Vertices left;
    for (qsizetype vertex : vertices) {
        if (vertex != removed)
            left.append(vertex > removed ? vertex - 1 : vertex);
    }
    return left;
}

} // namespace

void VertexTool::select(const Vertices &vertices)
{
    m_nudge = {};
    m_edit.selected = vertices;
    showOverlay();
}

void VertexTool::selectInverse()
{
    const Vertices all = m_edit.outline.all();
    Vertices others;
    std::set_difference(all.begin(), all.end(), m_edit.selected.begin(), m_edit.selected.end(),
                        std::back_inserter(others));
    select(others);
}

void VertexTool::walk(Walk walk, bool isAdding)
{
    const qsizetype last = m_edit.outline.count() - 1;
    const Vertices &selected = m_edit.selected;
    const bool goesUp = walk == Walk::Next || walk == Walk::First;
    qsizetype vertex = goesUp ? 0 : last;
    if (!selected.isEmpty() && walk == Walk::Next)
        vertex = selected.last() == last ? 0 : selected.last() + 1;
    else if (!selected.isEmpty() && walk == Walk::Previous)
        vertex = selected.first() == 0 ? last : selected.first() - 1;
    Vertices now{vertex};
    if (isAdding) {
        now = selected;
        if (!m_edit.isSelected(vertex))
            now.insert(std::lower_bound(now.begin(), now.end(), vertex), vertex);
    }
    select(now);
    Aabb2 place;
    place.include(m_edit.outline.point(vertex));
    context().viewPort->reveal(place);
}

bool VertexTool::apply(const VertexOutline &outline, const Vertices &selected, const QString &text)
{
    const ShapeId id = m_edit.shape;
    Shape shape = *document()->find(id);
    shape.setSceneOutline(outline.rings());
    int changed = 0;
    {
        const QScopedValueRollback guard(m_isApplying, true);
        changed = document()->changeShape(id, shape, text);
    }
    // A slot may have ended the editing.
    if (m_edit.shape != id)
        return false;
    if (changed == 0) {
        refuse(document()->errorString());
        return false;
    }
    m_edit.outline = outline;
    m_edit.selected = selected;
    m_nudge = {};
    refresh();
    return true;
}

void VertexTool::remove(const Vertices &vertices)
{
    VertexOutline outline = m_edit.outline;
    if (!outline.remove(vertices)) {
        refuse(outline.isPath() ? tr("A path needs at least two vertices. Leave this mode to delete the shape.")
                   : outline.isClosed()
                   ? tr("A polygon needs at least three vertices. Leave this mode to delete the shape.")
                   : tr("A polyline needs at least two vertices. Leave this mode to delete the shape."));
        return;
    }
    const bool isOneLess = vertices.size() == 1 && outline.count() + 1 == m_edit.outline.count();
    const Vertices selected = isOneLess ? without(m_edit.selected, vertices.first()) : Vertices();
    apply(outline, selected, vertices.size() == 1 ? tr("Delete Vertex") : tr("Delete Vertices"));
}

void VertexTool::removeSelected()
{
    if (m_edit.selected.isEmpty())
        refuse(tr("Select the vertices to delete: click them, or drag around them."));
    else
        remove(m_edit.selected);
}

void VertexTool::insert(qsizetype edge, QPointF place)
{
    VertexOutline outline = m_edit.outline;
    const qsizetype added = outline.insert(edge, outline.nearestOn(edge, place));
    apply(outline, {added}, tr("Insert Vertex"));
}

void VertexTool::insertBehindSelected()
{
    VertexOutline outline = m_edit.outline;
    Vertices added;
    // Inserts from the last vertex to the first, so that the numbers of the remaining vertices stay valid.
    for (auto vertex = m_edit.selected.crbegin(); vertex != m_edit.selected.crend(); ++vertex) {
        if (!outline.hasEdge(*vertex))
            continue;
        const qsizetype number = outline.insert(*vertex, outline.middle(*vertex));
        for (qsizetype &other : added)
            ++other;
        added.prepend(number);
    }
    if (added.isEmpty())
        refuse(tr("Select the vertices after which new ones are inserted."));
    else
        apply(outline, added, added.size() == 1 ? tr("Insert Vertex") : tr("Insert Vertices"));
}

void VertexTool::setSelectedType(VertexOutline::Type type)
{
    context().refusal.clear();
    if (m_edit.selected.isEmpty() || !m_edit.outline.isPath()) {
        refuse(tr("Select the vertices to change: click them, or drag around them."));
        return;
    }
    VertexOutline outline = m_edit.outline;
    for (qsizetype vertex : std::as_const(m_edit.selected))
        outline.setType(vertex, type);
    apply(outline, m_edit.selected,
          type == VertexOutline::Type::Corner       ? tr("Corner")
              : type == VertexOutline::Type::Smooth ? tr("Smooth Point")
                                                    : tr("Symmetric Point"));
}

void VertexTool::breakAtSelected()
{
    context().refusal.clear();
    if (m_edit.selected.isEmpty()) {
        refuse(tr("Select the vertices to break: click them, or drag around them."));
        return;
    }
    const ShapeId id = m_edit.shape;
    CombinationResult result;
    {
        const QScopedValueRollback guard(m_isApplying, true);
        result = breakShape(*document(), id, m_edit.selected);
    }
    // A slot may have ended the editing.
    if (m_edit.shape != id)
        return;
    if (!result) {
        refuse(result.errorString);
        return;
    }
    if (result.shapes.size() > 1) {
        context().selection->set(result.shapes);
        return;
    }
    // The ends of the open ring lie on each other.
    m_edit.outline = VertexOutline(*document()->find(id));
    m_edit.selected = {0};
    m_nudge = {};
    refresh();
}

bool VertexTool::nudge(QPointF offset)
{
    if (m_edit.selected.isEmpty()) {
        refuse(tr("Select the vertices to move: click them, or drag around them."));
        return true;
    }
    const ShapeId id = m_edit.shape;
    VertexOutline outline = m_edit.outline;
    outline.move(m_edit.selected, offset);
    Shape shape = *document()->find(id);
    shape.setSceneOutline(outline.rings());
    bool isDone = false;
    {
        const QScopedValueRollback guard(m_isApplying, true);
        isDone = m_nudge.change(*document(), id, shape,
                                m_edit.selected.size() == 1 ? tr("Move Vertex") : tr("Move Vertices"));
    }
    if (m_edit.shape != id)
        return true;
    if (isDone)
        m_edit.outline = outline;
    refresh();
    return true;
}

void VertexTool::refuse(const QString &reason)
{
    context().refusal = reason;
    Q_EMIT hintChanged();
}

} // namespace Trammel
