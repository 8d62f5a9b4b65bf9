#pragma once

#include "geometry/triangulation/edgeorder_p.h"
#include "geometry/triangulation/rings_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

/// Whether the sweep must find edges that meet, or gets rings that are known to touch only at corners. Such rings
/// consist of parts of edges and run clockwise around the inside.
enum class Meetings { Found, AtCorners };

/// A sweep from left to right over the edges of rings. Distinguishes inside from outside by the even-odd rule, and
/// detects coinciding corners and edges that meet. Below and above mean at smaller and at larger y. When two edges
/// become neighbors along the sweep line, the corner that brings them together must lie strictly between the edges
/// below and above it. If neighbors in the right order meet later, they are in the wrong order when the first of them
/// ends. Nothing comes between them after they meet, since no point is then above the lower edge and below the upper
/// one. It is therefore enough to compare each corner with the edge below it and the edge above it. Source: M. I.
/// Shamos and D. Hoey, "Geometric Intersection Problems".
///
/// A gap is the space between an edge and the next edge above it. The sweep notifies Gaps of the gaps inside the
/// area, corner by corner: start(gap, corner), end(gap, corner), extendBelow(gap, corner), extendAbove(gap, corner),
/// split(gap, upperGap, corner) and merge(gap, upperGap, corner). Gaps stores its data about each gap in a Gaps::Gap.
template <class Gaps, Meetings meetings> class SweepLine
{
public:
    SweepLine(std::span<Corner> corners, Gaps &gaps, Arena &arena)
        : m_corners(corners), m_gaps(gaps), m_slots(arena.take<Slot>(corners.size() + 1)),
          m_order(corners.size(), arena)
    {
        // The sentinel: the edge below all others and above all others.
        m_slots[0] = {{}, {}, 0, 0, 0, false, {}};
    }

    static std::size_t bytes(std::size_t cornerCount)
    {
        return Arena::bytesFor<Slot>(cornerCount + 1) + EdgeOrder::bytes(cornerCount);
    }

    /// False if edges meet.
    bool run(std::span<const quint32> order)
    {
        for (std::size_t i = 0; i < order.size(); ++i) {
            const quint32 number = order[i];
            if (meetings == Meetings::Found && i > 0 && same(point(order[i - 1]), point(number)))
                return meet(order[i - 1], number);
            if (!take(number))
                return false;
        }
        return true;
    }

    /// Two edges that meet, by their first corners, after run() returned false.
    std::array<quint32, 2> meetingEdges() const { return m_meeting; }

private:
    struct Slot
    {
        QPointF left;
        QPointF right;
        quint32 edge;
        quint32 below;
        quint32 above;
        bool isInteriorAbove;
        typename Gaps::Gap gap;
    };

    QPointF point(quint32 corner) const { return m_corners[corner].point; }

    bool meet(quint32 edge, quint32 other)
    {
        m_meeting = {edge, other};
        return false;
    }

    bool take(quint32 number)
    {
        const Corner &corner = m_corners[number];
        const bool comesFromLeft = isBefore(point(corner.previous), corner.point);
        const bool goesRight = isBefore(corner.point, point(corner.next));
        if (comesFromLeft == goesRight) {
            return comesFromLeft ? pass(number, corner.previous, number, point(corner.next))
                                 : pass(number, number, corner.previous, point(corner.previous));
        }
        return comesFromLeft ? close(number) : open(number);
    }

    int side(quint32 slot, QPointF place) const { return orientation(m_slots[slot].left, m_slots[slot].right, place); }

    /// Whether a corner lies strictly between the edges of two slots. If not, records that one of them meets
    /// lowerEdge or upperEdge, which end at the corner.
    bool isBetween(quint32 below, quint32 above, QPointF place, quint32 lowerEdge, quint32 upperEdge)
    {
        if constexpr (meetings == Meetings::Found) {
            if (below != 0 && side(below, place) <= 0)
                return meet(lowerEdge, m_slots[below].edge);
            if (above != 0 && side(above, place) >= 0)
                return meet(upperEdge, m_slots[above].edge);
        }
        return true;
    }

    /// One edge ends and the next one begins.
    bool pass(quint32 number, quint32 edge, quint32 following, QPointF right)
    {
        const QPointF place = point(number);
        const quint32 slotNumber = m_corners[edge].slot;
        Slot &slot = m_slots[slotNumber];
        if (!isBetween(slot.below, slot.above, place, edge, edge))
            return false;
        if (slot.isInteriorAbove)
            m_gaps.extendBelow(slot.gap, m_corners[number]);
        else
            m_gaps.extendAbove(m_slots[slot.below].gap, m_corners[number]);
        slot.left = place;
        slot.right = right;
        slot.edge = following;
        m_corners[following].slot = slotNumber;
        return true;
    }

    /// Two edges end.
    bool close(quint32 number)
    {
        quint32 lower = m_corners[number].slot, upper = m_corners[m_corners[number].previous].slot;
        if (m_slots[lower].above != upper) {
            std::swap(lower, upper);
            if (m_slots[lower].above != upper)
                return findBetween(lower, upper, point(number));
        }
        const quint32 below = m_slots[lower].below, above = m_slots[upper].above;
        if (!isBetween(below, above, point(number), m_slots[lower].edge, m_slots[upper].edge))
            return false;
        if (m_slots[lower].isInteriorAbove)
            m_gaps.end(m_slots[lower].gap, m_corners[number]);
        else
            m_gaps.merge(m_slots[below].gap, m_slots[upper].gap, m_corners[number]);
        m_slots[below].above = above;
        m_slots[above].below = below;
        m_order.removeTwo(lower, upper);
        m_slots[upper].below = m_freeSlot;
        m_slots[lower].below = upper;
        m_freeSlot = lower;
        return true;
    }

    /// Called if two edges that end at one corner are not neighbors along the sweep line. Between them are
    /// neighboring edges in the wrong order, which meet. Records two such edges, and returns false.
    bool findBetween(quint32 slot, quint32 other, QPointF place)
    {
        for (quint32 end = slot; end != 0 && end != other; end = m_slots[end].above) {
            if (m_slots[end].above == other)
                return findInverted(slot, other, place);
        }
        return findInverted(other, slot, place);
    }

    bool findInverted(quint32 lower, quint32 upper, QPointF place)
    {
        while (m_slots[lower].above != upper && side(m_slots[lower].above, place) < 0)
            lower = m_slots[lower].above;
        return meet(m_slots[lower].edge, m_slots[m_slots[lower].above].edge);
    }

    /// Two edges begin.
    bool open(quint32 number)
    {
        const Corner &corner = m_corners[number];
        const QPointF place = corner.point, end = point(corner.next), otherEnd = point(corner.previous);
        const int turn = orientation(place, end, otherEnd);
        if (turn == 0)
            return meet(number, corner.previous);
        quint32 touched = 0;
        const quint32 below = m_order.findLastBelow([&](quint32 slot) {
            const int found = side(slot, place);
            if (found != 0)
                return found > 0;
            touched = slot;
            return meetings == Meetings::AtCorners && orientation(place, m_slots[slot].right, end) > 0;
        });
        if (meetings == Meetings::Found && touched != 0)
            return meet(number, m_slots[touched].edge);
        const quint32 lower = addSlot(place, turn > 0 ? end : otherEnd, turn > 0 ? number : corner.previous);
        const quint32 upper = addSlot(place, turn > 0 ? otherEnd : end, turn > 0 ? corner.previous : number);
        m_order.insert(below, std::array{lower, upper});
        const quint32 above = m_slots[below].above;
        m_slots[below].above = lower;
        m_slots[lower].below = below;
        m_slots[lower].above = upper;
        m_slots[upper].below = lower;
        m_slots[upper].above = above;
        m_slots[above].below = upper;
        const bool isInterior = m_slots[below].isInteriorAbove;
        m_slots[lower].isInteriorAbove = !isInterior;
        m_slots[upper].isInteriorAbove = isInterior;
        if (isInterior)
            m_gaps.split(m_slots[below].gap, m_slots[upper].gap, corner);
        else
            m_gaps.start(m_slots[lower].gap, corner);
        return true;
    }

    quint32 addSlot(QPointF left, QPointF right, quint32 edge)
    {
        const quint32 number = m_freeSlot != 0 ? std::exchange(m_freeSlot, m_slots[m_freeSlot].below) : m_slotsUsed++;
        m_slots[number] = {left, right, edge, 0, 0, false, {}};
        m_corners[edge].slot = number;
        return number;
    }

    std::span<Corner> m_corners;
    Gaps &m_gaps;
    std::span<Slot> m_slots;
    EdgeOrder m_order;
    quint32 m_slotsUsed = 1;
    quint32 m_freeSlot = 0;
    std::array<quint32, 2> m_meeting{};
};

} // namespace Trammel
