#include "widgets/model/group/reordering_p.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

/// The sort key of a unit that moves: the index of the sibling that it moves next to (or its own), the side of that
/// sibling (1 above, -1 below, 0 for its own position), and its old index to break ties.
struct Key
{
    int anchor;
    int side;
    int place;

    auto tied() const { return std::tie(anchor, side, place); }
    bool operator<(const Key &other) const { return tied() < other.tied(); }
};

/// The units directly in one group, with their ranges in the order, and which of them move. Each unit is identified by
/// its index in this list.
class Siblings
{
public:
    Siblings(const Document &document, GroupId parent, const Units &moved);

    /// The indices of the units in their order after the move.
    std::vector<int> moved(Document::Place place) const;
    /// Applies an order of the units, given by their indices, to the order of the shapes.
    void rearrange(ShapeIds &order, const std::vector<int> &places) const;

private:
    std::vector<int> steppedBy(int direction) const;
    int nextOverlap(int unit, int direction) const;
    int unitAt(int rank) const;
    int count() const { return int(m_isMoved.size()); }

    const Document &m_document;
    const ShapeIds m_order;
    /// The rank at which each unit begins, and the end of the last one.
    std::vector<int> m_starts;
    std::vector<bool> m_isMoved;
};

Siblings::Siblings(const Document &document, GroupId parent, const Units &moved)
    : m_document(document), m_order(document.ids())
{
    const auto firstOf = [&](const Unit &unit) {
        return unit.group.isNull() ? unit.shape : document.members(unit.group).first();
    };
    const Units all = document.units(parent);
    m_starts.reserve(std::size_t(all.size()) + 1);
    m_isMoved.reserve(std::size_t(all.size()));
    int rank = document.rank(firstOf(all.first()));
    auto next = moved.begin();
    for (const Unit &unit : all) {
        m_starts.push_back(rank);
        rank += unit.group.isNull() ? 1 : int(document.members(unit.group).size());
        m_isMoved.push_back(next != moved.end() && *next == unit);
        next += m_isMoved.back() ? 1 : 0;
    }
    m_starts.push_back(rank);
}

int Siblings::unitAt(int rank) const
{
    return int(std::upper_bound(m_starts.begin(), m_starts.end(), rank) - m_starts.begin()) - 1;
}

/// The next unit above (direction 1) or below (-1) that does not move and has a visible shape that overlaps a shape of
/// the unit. Returns the unit itself if there is none.
int Siblings::nextOverlap(int unit, int direction) const
{
    const std::size_t at = std::size_t(unit);
    int next = unit;
    for (int rank = m_starts[at]; rank < m_starts[at + 1]; ++rank) {
        for (ShapeId other : m_document.candidates(m_document.paintedBounds(m_order[rank]))) {
            const int otherRank = m_document.rank(other);
            if (otherRank < m_starts.front() || otherRank >= m_starts.back() || !m_document.isVisible(other))
                continue;
            const int found = unitAt(otherRank);
            if ((found - unit) * direction <= 0 || m_isMoved[std::size_t(found)])
                continue;
            if (next == unit || (next - found) * direction > 0)
                next = found;
        }
    }
    return next;
}

std::vector<int> Siblings::steppedBy(int direction) const
{
    std::vector<Key> keys;
    // Starts with the foremost unit in the direction of the move, so that no moving unit passes another one.
    for (int i = 0; i < count(); ++i) {
        const int unit = direction > 0 ? count() - 1 - i : i;
        if (!m_isMoved[std::size_t(unit)])
            continue;
        const int next = nextOverlap(unit, direction);
        Key key{next, next == unit ? 0 : direction, unit};
        if (!keys.empty() && (direction > 0 ? keys.back() < key : key < keys.back()))
            key = {keys.back().anchor, keys.back().side, unit};
        keys.push_back(key);
    }
    std::sort(keys.begin(), keys.end());

    // The other units keep their order, and the moved ones are inserted between them.
    std::vector<int> places;
    places.reserve(m_isMoved.size());
    auto key = keys.begin();
    for (int unit = 0; unit < count(); ++unit) {
        for (; key != keys.end() && *key < Key{unit, 0, unit}; ++key)
            places.push_back(key->place);
        if (!m_isMoved[std::size_t(unit)])
            places.push_back(unit);
    }
    for (; key != keys.end(); ++key)
        places.push_back(key->place);
    return places;
}

std::vector<int> Siblings::moved(Document::Place place) const
{
    if (place == Document::Place::Up)
        return steppedBy(1);
    if (place == Document::Place::Down)
        return steppedBy(-1);
    const bool goesFirst = place == Document::Place::Bottom;
    std::vector<int> places;
    places.reserve(m_isMoved.size());
    for (bool isFirst : {true, false}) {
        for (int unit = 0; unit < count(); ++unit) {
            if (m_isMoved[std::size_t(unit)] == (isFirst == goesFirst))
                places.push_back(unit);
        }
    }
    return places;
}

void Siblings::rearrange(ShapeIds &order, const std::vector<int> &places) const
{
    ShapeIds result;
    result.reserve(m_starts.back() - m_starts.front());
    for (int unit : places) {
        for (int rank = m_starts[std::size_t(unit)]; rank < m_starts[std::size_t(unit) + 1]; ++rank)
            result.append(order[rank]);
    }
    std::copy(result.cbegin(), result.cend(), order.begin() + m_starts.front());
}

GroupId parentOf(const Document &document, const Unit &unit)
{
    return unit.group.isNull() ? document.find(unit.shape)->group : document.find(unit.group)->parent;
}

} // namespace

ShapeIds reordered(const Document &document, const Units &moved, Document::Place place)
{
    QMap<GroupId, Units> byParent;
    for (const Unit &unit : moved)
        byParent[parentOf(document, unit)].append(unit);
    ShapeIds order = document.ids();
    std::vector<std::pair<int, GroupId>> parents;
    for (auto parent = byParent.constBegin(); parent != byParent.constEnd(); ++parent) {
        int depth = 0;
        for (GroupId up = parent.key(); !up.isNull(); up = document.find(up)->parent)
            ++depth;
        parents.push_back({depth, parent.key()});
    }
    // Inner groups come first, since reordering within a group does not move anything around it.
    std::sort(parents.rbegin(), parents.rend());
    for (const auto &[depth, parent] : parents) {
        const Siblings siblings(document, parent, byParent.value(parent));
        siblings.rearrange(order, siblings.moved(place));
    }
    return order;
}

} // namespace Trammel
