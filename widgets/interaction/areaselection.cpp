#include "widgets/interaction/areaselection_p.h"

#include "widgets/interaction/toolcontext_p.h"

#include <QtCore/QScopedValueRollback>

#include <utility>

namespace Trammel {

AreaSelection::AreaSelection(const ToolContext &context)
    : m_selection(*context.selection), m_hits(*context.document), m_start(m_selection.ids()), m_startSet(m_start)
{
    m_selection.begin();
    // Others may select and drop as well, such as what is removed meanwhile.
    connect(&m_selection, &Selection::previewed, this, [this] { m_isInStep = m_isInStep && m_isChanging; });
}

AreaSelection::~AreaSelection()
{
    cancel();
}

void AreaSelection::update(const Area &area, RubberBandMode mode, Qt::KeyboardModifiers modifiers,
                           std::optional<std::span<const CoverPart>> cover)
{
    const auto [entered, left] = m_hits.update(area, mode, cover);
    const Qt::KeyboardModifiers combining = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    if (!m_isInStep || combining != m_modifiers) {
        m_modifiers = combining;
        assign();
        return;
    }
    ShapeIds added, removed;
    for (const ShapeIds &ids : {entered, left}) {
        for (ShapeId id : ids) {
            if (isSelected(m_startSet.contains(id), m_hits.contains(id)))
                added.append(id);
            else
                removed.append(id);
        }
    }
    const QScopedValueRollback changing(m_isChanging, true);
    m_selection.change(added, removed);
}

bool AreaSelection::isSelected(bool wasSelected, bool isHit) const
{
    const bool shift = m_modifiers.testFlag(Qt::ShiftModifier), ctrl = m_modifiers.testFlag(Qt::ControlModifier);
    if (shift && ctrl)
        return wasSelected && !isHit;
    if (shift)
        return wasSelected || isHit;
    if (ctrl)
        return wasSelected != isHit;
    return isHit;
}

void AreaSelection::assign()
{
    const bool keepsStart = m_modifiers != Qt::NoModifier;
    ShapeIds ids;
    if (keepsStart) {
        for (ShapeId id : std::as_const(m_start)) {
            if (isSelected(true, m_hits.contains(id)))
                ids.append(id);
        }
    }
    for (ShapeId id : m_hits.ids()) {
        if (!(keepsStart && m_startSet.contains(id)) && isSelected(false, true))
            ids.append(id);
    }
    {
        const QScopedValueRollback changing(m_isChanging, true);
        m_selection.set(ids);
    }
    m_isInStep = true;
}

void AreaSelection::commit()
{
    if (!std::exchange(m_isOpen, false))
        return;
    assign();
    m_selection.end();
}

void AreaSelection::cancel()
{
    if (std::exchange(m_isOpen, false))
        m_selection.cancel();
}

} // namespace Trammel
