#pragma once

#include <trammel/document.h>
#include <trammel/shapeidset.h>

#include <vector>

namespace Trammel {

/// Counts the hit shapes of each group directly in a scope. An area selects such a group as one unit. Each step of a
/// rubber band counts only the shapes whose hit has changed since the previous step.
class GroupHits
{
public:
    /// start is the set of shapes that were selected when the drag started. The set and the document are borrowed.
    GroupHits(const Document &document, GroupId scope, const ShapeIdSet &start);

    /// unitOf() returns the index of a group, Single for a shape in the scope but in none of these groups, or Outside
    /// for a shape that is not in the scope.
    static constexpr int Single = -1;
    static constexpr int Outside = -2;
    int unitOf(ShapeId id) const;
    /// Whether the scope is the whole document and has no groups. Every shape is then Single.
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
    /// Whether the scope is the whole document.
    bool m_isEverything = true;
    /// The range of the scope's shapes in the stacking order. The end is exclusive.
    int m_first = 0;
    int m_end = 0;
    /// From the bottom to the top.
    std::vector<Counts> m_units;
};

} // namespace Trammel
