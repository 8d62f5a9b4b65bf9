#include "widgets/interaction/selecting/areaselection_p.h"

#include "widgets/interaction/context/selectionmode_p.h"
#include "widgets/interaction/context/toolcontext_p.h"

#include <QtCore/QHash>
#include <QtCore/QScopedValueRollback>

#include <utility>

namespace Trammel {

AreaSelection::AreaSelection(const ToolContext &context)
    : m_selection(*context.selection), m_document(context.document), m_hits(*context.document),
      m_start(m_selection.ids()), m_startSet(m_start),
      m_units(*context.document, m_selection.enteredGroup(), m_startSet)
{
    m_selection.begin();
    // Other code may change the selection too, for example when a selected shape is removed.
    connect(&m_selection, &Selection::previewed, this, [this] { m_isInStep = m_isInStep && m_isChanging; });
}

AreaSelection::~AreaSelection()
{
    cancel();
}

void AreaSelection::update(const Area &area, RubberBandMode mode, Qt::KeyboardModifiers modifiers,
                           std::optional<std::span<const CoverPart>> cover)
{
    if (isOver())
        return;
    const AreaHits::Difference difference = m_hits.update(area, mode, cover);
    const Qt::KeyboardModifiers combining = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    if (!m_isInStep || difference.isDocumentChanged || combining != m_modifiers || mode != m_mode) {
        m_modifiers = combining;
        m_mode = mode;
        assign();
        return;
    }
    apply(difference);
}

bool AreaSelection::isOver() const
{
    return !m_document || m_selection.document() != m_document;
}

void AreaSelection::apply(const AreaHits::Difference &difference)
{
    // For each group whose count changes, whether it was hit before.
    QHash<int, bool> counted;
    ShapeIds added, removed;
    for (const ShapeIds *ids : {&difference.entered, &difference.left}) {
        for (ShapeId id : *ids) {
            const int unit = m_units.unitOf(id);
            if (unit >= 0 && !counted.contains(unit))
                counted.insert(unit, m_units.isHit(unit, m_mode));
            m_units.count(id, ids == &difference.entered);
            if (unit < 0)
                (isSelected(id, unit) ? added : removed).append(id);
        }
    }
    for (auto unit = counted.constBegin(); unit != counted.constEnd(); ++unit) {
        if (m_units.isHit(unit.key(), m_mode) == unit.value())
            continue;
        for (ShapeId id : m_units.shapes(unit.key()))
            (isSelected(id, unit.key()) ? added : removed).append(id);
    }
    const QScopedValueRollback changing(m_isChanging, true);
    m_selection.change(added, removed);
}

// A group that is hit counts as one unit, no matter which of its shapes were selected.
bool AreaSelection::isSelected(ShapeId id, int unit) const
{
    if (unit >= 0 && m_units.isHit(unit, m_mode))
        return isSelectedBy(m_modifiers, m_units.wasSelected(unit), true);
    return isSelectedBy(m_modifiers, m_startSet.contains(id), unit == GroupHits::Single && m_hits.contains(id));
}

bool AreaSelection::isSelected(ShapeId id) const
{
    return isSelected(id, m_units.unitOf(id));
}

void AreaSelection::assign()
{
    m_units.reset();
    const ShapeIds hits = m_hits.ids();
    if (!m_units.isEmpty()) {
        for (ShapeId id : hits)
            m_units.count(id, true);
    }
    const bool keepsStart = m_modifiers != Qt::NoModifier;
    ShapeIds ids;
    if (keepsStart) {
        for (ShapeId id : std::as_const(m_start)) {
            if (isSelected(id))
                ids.append(id);
        }
    }
    const auto addNew = [&](ShapeId id) {
        if (!(keepsStart && m_startSet.contains(id)) && isSelected(id))
            ids.append(id);
    };
    int last = GroupHits::Single;
    for (ShapeId id : hits) {
        const int unit = m_units.unitOf(id);
        if (unit == GroupHits::Single) {
            addNew(id);
        } else if (unit >= 0 && unit != last) {
            for (ShapeId member : m_units.shapes(unit))
                addNew(member);
        }
        last = unit;
    }
    {
        const QScopedValueRollback changing(m_isChanging, true);
        m_selection.set(ids);
    }
    m_isInStep = true;
}

void AreaSelection::commit()
{
    if (!std::exchange(m_isOpen, false) || isOver())
        return;
    assign();
    m_selection.end();
}

void AreaSelection::cancel()
{
    if (std::exchange(m_isOpen, false) && !isOver())
        m_selection.cancel();
}

} // namespace Trammel
