#pragma once

#include <trammel/document.h>
#include <trammel/shapeidset.h>

#include <vector>

namespace Trammel {

/// The groups directly in a scope, each of which an area selects as one unit, with the number of hit shapes in each.
/// Each step of a rubber band costs only the difference to the last step. Empty in a scope without groups.
class GroupHits
{
public:
    /// The start is the set of shapes selected when the drag started. It is borrowed, as is the document.
    GroupHits(const Document &document, GroupId scope, const ShapeIdSet &start);

    /// unitOf() returns the index of a group, or Single for a shape outside of these groups, or Outside for a shape
    /// that is not in the scope.
    static constexpr int Single = -1;
    static constexpr int Outside = -2;
    int unitOf(ShapeId id) const;
    bool isEmpty() const { return m_units.empty() && m_isEverything; }

    /// Reads the groups from the document again and sets all hit counts to zero.
    void reset();
    /// Adds a shape to the hits or removes it. Returns the result of unitOf().
    int count(ShapeId id, bool isHit);
    /// Whether the group is hit: in Touch mode by any of its shapes, otherwise by all its selectable shapes.
    bool isHit(int unit, RubberBandMode mode) const;
    /// Whether all selectable shapes of the group were selected at the start; false if there are none.
    bool wasSelected(int unit) const;
    /// The selectable shapes of the group.
    ShapeIds shapes(int unit) const { return m_document.selectableIds(at(unit).group); }

private:
    struct Counts
    {
        GroupId group;
        /// The range of the group's shapes in the stacking order. The end is exclusive.
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
