#pragma once

#include "geometry/base/arena_p.h"
#include "geometry/triangulation/rings_p.h"
#include <trammel/geometry/orientation.h>

#include <vector>

namespace Trammel {

/// Ear clipping behind a sweep line. In each gap between two edges, a chain of corners from the edge below (at
/// smaller y) to the edge above bounds the part that is not yet clipped. The chain bulges to the right or runs
/// straight at all corners except for its ends. The next corner sees an end of the chain, or the foremost corner if
/// it splits the gap, and possibly some corners that follow along the chain. Each of these makes an ear, which is cut
/// off. The foremost corner of a chain is the one that was added last. Sources: D. Eberly, "Triangulation by Ear
/// Clipping"; S. Hertel and K. Mehlhorn, "Fast Triangulation of Simple Polygons".
class SweepClipper
{
public:
    /// The span must have room for the indices of all triangles.
    SweepClipper(std::size_t cornerCount, std::span<quint32> indices, Arena &arena)
        : m_indices(indices), m_links(arena.take<Link>(2 * cornerCount))
    {
    }

    static std::size_t bytes(std::size_t cornerCount) { return Arena::bytesFor<Link>(2 * cornerCount); }

    /// The number of indices written.
    std::size_t count() const { return m_count; }

    // The interface for SweepLine.

    /// A chain, given by its links.
    struct Gap
    {
        quint32 lowest;
        quint32 highest;
        quint32 foremost;
    };

    void start(Gap &gap, const Corner &corner)
    {
        const quint32 link = addLink(corner, none, none);
        gap = {link, link, link};
    }

    void end(Gap &gap, const Corner &corner)
    {
        quint32 link = gap.lowest;
        for (quint32 above = m_links[link].above; above != none; above = m_links[link].above) {
            emitTriangle(m_links[link].index, corner.index, m_links[above].index);
            free(link);
            link = above;
        }
        free(link);
    }

    void extendBelow(Gap &gap, const Corner &corner)
    {
        const quint32 above = clipUp(gap.lowest, corner);
        const quint32 link = addLink(corner, none, above);
        m_links[above].below = link;
        gap.lowest = gap.foremost = link;
    }

    void extendAbove(Gap &gap, const Corner &corner)
    {
        const quint32 below = clipDown(gap.highest, corner);
        const quint32 link = addLink(corner, below, none);
        m_links[below].above = link;
        gap.highest = gap.foremost = link;
    }

    void split(Gap &gap, Gap &upperGap, const Corner &corner)
    {
        const quint32 foremost = gap.foremost, highest = gap.highest;
        // The foremost corner is the first visible one on both sides.
        const quint32 twin = addLink(corner, none, m_links[foremost].above);
        m_links[twin].point = m_links[foremost].point;
        m_links[twin].index = m_links[foremost].index;
        if (m_links[twin].above != none)
            m_links[m_links[twin].above].below = twin;
        m_links[foremost].above = none;

        const quint32 above = clipUp(twin, corner);
        const quint32 lowest = addLink(corner, none, above);
        m_links[above].below = lowest;
        upperGap = {lowest, highest == foremost ? twin : highest, lowest};

        const quint32 below = clipDown(foremost, corner);
        const quint32 link = addLink(corner, below, none);
        m_links[below].above = link;
        gap.highest = gap.foremost = link;
    }

    void merge(Gap &gap, Gap &upperGap, const Corner &corner)
    {
        const quint32 below = clipDown(gap.highest, corner);
        const quint32 above = clipUp(upperGap.lowest, corner);
        const quint32 link = addLink(corner, below, above);
        m_links[below].above = link;
        m_links[above].below = link;
        gap.highest = upperGap.highest;
        gap.foremost = link;
    }

private:
    static constexpr quint32 none = ~quint32(0);

    struct Link
    {
        QPointF point;
        quint32 index;
        quint32 below;
        quint32 above;
    };

    /// Cuts the ears between a corner and the links from this one downward; returns the last visible link.
    quint32 clipDown(quint32 link, const Corner &corner)
    {
        for (quint32 below = m_links[link].below; below != none; below = m_links[link].below) {
            if (orientation(m_links[below].point, corner.point, m_links[link].point) <= 0)
                break;
            emitTriangle(m_links[below].index, corner.index, m_links[link].index);
            free(link);
            link = below;
        }
        return link;
    }

    quint32 clipUp(quint32 link, const Corner &corner)
    {
        for (quint32 above = m_links[link].above; above != none; above = m_links[link].above) {
            if (orientation(m_links[link].point, corner.point, m_links[above].point) <= 0)
                break;
            emitTriangle(m_links[link].index, corner.index, m_links[above].index);
            free(link);
            link = above;
        }
        return link;
    }

    quint32 addLink(const Corner &corner, quint32 below, quint32 above)
    {
        const quint32 number =
            m_freeLink != none ? std::exchange(m_freeLink, m_links[m_freeLink].above) : m_linksUsed++;
        m_links[number] = {corner.point, corner.index, below, above};
        return number;
    }

    void free(quint32 link) { m_links[link].above = std::exchange(m_freeLink, link); }

    void emitTriangle(quint32 a, quint32 b, quint32 c)
    {
        // Rings that cross may make more triangles than there is room for, until the sweep finds the crossing.
        if (m_count + 3 > m_indices.size())
            return;
        quint32 *index = m_indices.data() + m_count;
        index[0] = a;
        index[1] = b;
        index[2] = c;
        m_count += 3;
    }

    std::span<quint32> m_indices;
    std::size_t m_count = 0;
    std::span<Link> m_links;
    quint32 m_linksUsed = 0;
    quint32 m_freeLink = none;
};

} // namespace Trammel
