#pragma once

#include "widgets/model/document.h"
#include "widgets/model/shapeidset.h"

#include <vector>

namespace Trammel {

/// The groups that an area may select as one, those directly in a scope, and how many shapes of each the
/// area takes: so that each step of a band costs what differs. Nothing to do in a scope without groups.
class AreaUnits
{
public:
    /// The shapes that were selected at the start.
    AreaUnits(const Document &document, GroupId scope, const ShapeIdSet &start);

    /// By number, or one of these.
    static constexpr int Single = -1;
    static constexpr int Outside = -2;
    int unitOf(ShapeId id) const;
    bool isEmpty() const { return m_units.empty() && m_isEverything; }

    /// Looks at the document again, and counts the hits from none on.
    void reset();
    /// Returns the number of the unit.
    int count(ShapeId id, bool isHit);
    /// Whether any of its shapes is hit, or all of them that can be selected.
    bool isHit(int unit, RubberBandMode mode) const;
    /// Whether all of its shapes that can be selected were at the start.
    bool wasSelected(int unit) const;
    /// Those that can be selected.
    ShapeIds shapes(int unit) const { return m_document.selectableIds(at(unit).group); }

private:
    struct Counts
    {
        GroupId group;
        /// Its places in the order: from the first to before the end.
        int first = 0;
        int end = 0;
        int selectable = 0;
        int selectedAtStart = 0;
        int hit = 0;
    };

    const Counts &at(int unit) const { return m_units[std::size_t(unit)]; }

    const Document &m_document;
    GroupId m_scope;
    const ShapeIdSet &m_start;
    bool m_isEverything = true;
    int m_first = 0;
    int m_end = 0;
    /// From the bottom to the top.
    std::vector<Counts> m_units;
};

} // namespace Trammel
