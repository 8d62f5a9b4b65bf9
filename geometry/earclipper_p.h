#pragma once

#include "geometry/arena_p.h"
#include "geometry/orientation_p.h"
#include "geometry/rings_p.h"

#include <vector>

namespace Trammel {

/// Clips ears behind a sweep line. What is left of each gap there is bounded by a chain of corners from the
/// edge below to the edge above, which bulges to the right or runs straight at all of them but its ends. The
/// next corner sees the last one, and with it some that follow it along the chain: each makes an ear that is
/// cut off. The foremost corner of a chain is the last one that came to it. Sources: D. Eberly, "Triangulation
/// by Ear Clipping"; S. Hertel and K. Mehlhorn, "Fast Triangulation of Simple Polygons".
class EarClipper
{
public:
    /// Room for the indices of all triangles must be there.
    EarClipper(std::span<const Corner> corners, std::span<quint32> indices, Arena &arena);
    static std::size_t bytes(std::size_t cornerCount);

    /// The number of indices written.
    std::size_t count() const { return m_count; }

    // What EdgeSweep calls.
    void start(quint32 slot, quint32 corner);
    void end(quint32 slot, quint32 corner);
    void extendBelow(quint32 slot, quint32 corner);
    void extendAbove(quint32 slot, quint32 corner);
    void split(quint32 slot, quint32 upperSlot, quint32 corner);
    void merge(quint32 slot, quint32 upperSlot, quint32 corner);

private:
    static constexpr quint32 none = ~quint32(0);

    struct Link
    {
        QPointF point;
        quint32 index;
        quint32 below;
        quint32 above;
    };

    struct Chain
    {
        quint32 lowest;
        quint32 highest;
        quint32 foremost;
    };

    quint32 clipDown(quint32 link, const Corner &corner);
    quint32 clipUp(quint32 link, const Corner &corner);
    quint32 addLink(const Corner &corner, quint32 below, quint32 above);
    void free(quint32 link);
    void emitTriangle(quint32 a, quint32 b, quint32 c);

    std::span<const Corner> m_corners;
    std::span<quint32> m_indices;
    std::size_t m_count = 0;
    std::span<Link> m_links;
    std::span<Chain> m_chains;
    quint32 m_linksUsed = 0;
    quint32 m_freeLink = none;
};

inline EarClipper::EarClipper(std::span<const Corner> corners, std::span<quint32> indices, Arena &arena)
    : m_corners(corners), m_indices(indices), m_links(arena.take<Link>(2 * corners.size())),
      m_chains(arena.take<Chain>(corners.size() + 1))
{
}

inline std::size_t EarClipper::bytes(std::size_t cornerCount)
{
    return Arena::bytesFor<Link>(2 * cornerCount) + Arena::bytesFor<Chain>(cornerCount + 1);
}

inline void EarClipper::start(quint32 slot, quint32 corner)
{
    const quint32 link = addLink(m_corners[corner], none, none);
    m_chains[slot] = {link, link, link};
}

inline void EarClipper::end(quint32 slot, quint32 corner)
{
    quint32 link = m_chains[slot].lowest;
    for (quint32 above = m_links[link].above; above != none; above = m_links[link].above) {
        emitTriangle(m_links[link].index, m_corners[corner].index, m_links[above].index);
        free(link);
        link = above;
    }
    free(link);
}

inline void EarClipper::extendBelow(quint32 slot, quint32 corner)
{
    Chain &chain = m_chains[slot];
    const quint32 above = clipUp(chain.lowest, m_corners[corner]);
    const quint32 link = addLink(m_corners[corner], none, above);
    m_links[above].below = link;
    chain.lowest = chain.foremost = link;
}

inline void EarClipper::extendAbove(quint32 slot, quint32 corner)
{
    Chain &chain = m_chains[slot];
    const quint32 below = clipDown(chain.highest, m_corners[corner]);
    const quint32 link = addLink(m_corners[corner], below, none);
    m_links[below].above = link;
    chain.highest = chain.foremost = link;
}

inline void EarClipper::split(quint32 slot, quint32 upperSlot, quint32 corner)
{
    Chain &chain = m_chains[slot];
    const quint32 foremost = chain.foremost, highest = chain.highest;
    // The foremost corner is the first in sight on both sides.
    const quint32 twin = addLink(m_corners[corner], none, m_links[foremost].above);
    m_links[twin].point = m_links[foremost].point;
    m_links[twin].index = m_links[foremost].index;
    if (m_links[twin].above != none)
        m_links[m_links[twin].above].below = twin;
    m_links[foremost].above = none;

    const quint32 above = clipUp(twin, m_corners[corner]);
    const quint32 lowest = addLink(m_corners[corner], none, above);
    m_links[above].below = lowest;
    m_chains[upperSlot] = {lowest, highest == foremost ? twin : highest, lowest};

    const quint32 below = clipDown(foremost, m_corners[corner]);
    const quint32 link = addLink(m_corners[corner], below, none);
    m_links[below].above = link;
    chain.highest = chain.foremost = link;
}

inline void EarClipper::merge(quint32 slot, quint32 upperSlot, quint32 corner)
{
    Chain &chain = m_chains[slot];
    const quint32 below = clipDown(chain.highest, m_corners[corner]);
    const quint32 above = clipUp(m_chains[upperSlot].lowest, m_corners[corner]);
    const quint32 link = addLink(m_corners[corner], below, above);
    m_links[below].above = link;
    m_links[above].below = link;
    chain.highest = m_chains[upperSlot].highest;
    chain.foremost = link;
}

/// Cuts the ears between a corner and the links from this one down; returns the last one in sight.
inline quint32 EarClipper::clipDown(quint32 link, const Corner &corner)
{
    for (quint32 below = m_links[link].below; below != none; below = m_links[link].below) {
        if (quickOrientation(m_links[below].point, corner.point, m_links[link].point) <= 0)
            break;
        emitTriangle(m_links[below].index, corner.index, m_links[link].index);
        free(link);
        link = below;
    }
    return link;
}

inline quint32 EarClipper::clipUp(quint32 link, const Corner &corner)
{
    for (quint32 above = m_links[link].above; above != none; above = m_links[link].above) {
        if (quickOrientation(m_links[link].point, corner.point, m_links[above].point) <= 0)
            break;
        emitTriangle(m_links[link].index, corner.index, m_links[above].index);
        free(link);
        link = above;
    }
    return link;
}

inline quint32 EarClipper::addLink(const Corner &corner, quint32 below, quint32 above)
{
    const quint32 number = m_freeLink != none ? std::exchange(m_freeLink, m_links[m_freeLink].above) : m_linksUsed++;
    m_links[number] = {corner.point, corner.index, below, above};
    return number;
}

inline void EarClipper::free(quint32 link)
{
    m_links[link].above = std::exchange(m_freeLink, link);
}

inline void EarClipper::emitTriangle(quint32 a, quint32 b, quint32 c)
{
    // Rings that cross may make more triangles than there is room for, until the crossing is found.
    if (m_count + 3 > m_indices.size())
        return;
    quint32 *index = m_indices.data() + m_count;
    index[0] = a;
    index[1] = b;
    index[2] = c;
    m_count += 3;
}

} // namespace Trammel
