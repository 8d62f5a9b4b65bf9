#include "widgets/interaction/selecting/grouphits_p.h"

#include <algorithm>

namespace Trammel {

GroupHits::GroupHits(const Document &document, GroupId scope, const ShapeIdSet &start)
    : m_document(document), m_scope(scope), m_start(start)
{
    reset();
}

void GroupHits::reset()
{
    m_units.clear();
    if (!m_document.contains(m_scope))
        m_scope = {};
    m_isEverything = m_scope.isNull();
    if (m_document.groups().isEmpty())
        return;
    const ShapeIds all = m_document.members(m_scope);
    m_first = m_document.rank(all.value(0));
    m_end = m_first + int(all.size());
    int place = m_first;
    for (const Unit &unit : m_document.unitsWithContents(m_scope)) {
        if (unit.group.isNull()) {
            ++place;
            continue;
        }
        Counts counts{unit.group, place, place + int(m_document.members(unit.group).size())};
        for (; place < counts.end; ++place) {
            const ShapeId id = all[place - m_first];
            counts.selectable += m_document.isSelectable(id) ? 1 : 0;
            counts.selectedAtStart += m_document.isSelectable(id) && m_start.contains(id) ? 1 : 0;
        }
        m_units.push_back(counts);
    }
}

int GroupHits::unitOf(ShapeId id) const
{
    if (isEmpty())
        return Single;
    const int place = m_document.rank(id);
    if (place < m_first || place >= m_end)
        return Outside;
    const auto after = std::upper_bound(m_units.begin(), m_units.end(), place,
                                        [](int searched, const Counts &counts) { return searched < counts.first; });
    if (after == m_units.begin() || place >= (after - 1)->end)
        return Single;
    return int(after - m_units.begin()) - 1;
}

int GroupHits::count(ShapeId id, bool isHit)
{
    const int unit = unitOf(id);
    if (unit >= 0)
        m_units[std::size_t(unit)].hit += isHit ? 1 : -1;
    return unit;
}

bool GroupHits::isHit(int unit, RubberBandMode mode) const
{
    const Counts &counts = at(unit);
    return counts.hit > 0 && (mode == RubberBandMode::Touch || counts.hit == counts.selectable);
}

bool GroupHits::wasSelected(int unit) const
{
    return at(unit).selectable > 0 && at(unit).selectedAtStart == at(unit).selectable;
}

} // namespace Trammel
