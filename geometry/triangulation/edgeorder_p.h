#pragma once

#include "geometry/base/arena_p.h"

#include <QtCore/QtGlobal>

#include <algorithm>
#include <array>
#include <utility>

namespace Trammel {

/// The slots of the edges that a sweep line cuts, from below to above, that is, by ascending y. Stored in short runs
/// that a directory lists, so that binary search is possible and no long array is ever moved.
class EdgeOrder
{
public:
    EdgeOrder(std::size_t mostSlots, Arena &arena)
        : m_runs(arena.take<Run>(runCount(mostSlots))), m_directory(arena.take<quint32>(runCount(mostSlots))),
          m_runOf(arena.take<quint32>(mostSlots + 1))
    {
    }

    static std::size_t bytes(std::size_t mostSlots)
    {
        return Arena::bytesFor<Run>(runCount(mostSlots)) + Arena::bytesFor<quint32>(runCount(mostSlots))
            + Arena::bytesFor<quint32>(mostSlots + 1);
    }

    /// The last slot for which the test returns true; 0 if there is none. All slots for which it returns true must
    /// come before the others.
    template <class Test> quint32 findLastBelow(const Test &isBelow)
    {
        std::span<quint32> directory(m_directory.data(), m_size);
        const auto run = std::partition_point(directory.begin(), directory.end(),
                                              [&](quint32 number) { return isBelow(m_runs[number].entries[0]); });
        m_found = quint32(run - directory.begin());
        if (m_found == 0)
            return 0;
        Run &found = m_runs[directory[--m_found]];
        const auto end = std::partition_point(found.entries.begin() + 1, found.entries.begin() + found.size, isBelow);
        return *(end - 1);
    }

    /// Calls visit(slot) for the slots above the one that findLastBelow() just found, in order, until it returns false.
    template <class Visit> void visitAbove(quint32 found, const Visit &visit) const
    {
        for (quint32 i = m_found; i < m_size; ++i) {
            const Run &run = m_runs[m_directory[i]];
            const quint32 *slot = run.entries.data(), *const end = slot + run.size;
            if (i == m_found && found != 0)
                slot = std::find(slot, end, found) + 1;
            while (slot != end) {
                if (!visit(*slot++))
                    return;
            }
        }
    }

    /// Inserts slots after the one that findLastBelow() just found, or after the last one inserted since.
    template <std::size_t size> void insert(quint32 found, const std::array<quint32, size> &slots)
    {
        constexpr quint32 count = size;
        if (m_size == 0) {
            m_directory[0] = newRun();
            m_runs[m_directory[0]].size = 0;
            m_size = 1;
        }
        if (m_runs[m_directory[m_found]].size + count > Run::capacity)
            halveFound(found);
        const quint32 number = m_directory[m_found];
        Run &run = m_runs[number];
        quint32 *place =
            found == 0 ? run.entries.data() : std::find(run.entries.data(), run.entries.data() + run.size, found) + 1;
        std::copy_backward(place, run.entries.data() + run.size, run.entries.data() + run.size + count);
        for (quint32 slot : slots) {
            *place++ = slot;
            m_runOf[slot] = number;
        }
        run.size += count;
    }

    void remove(quint32 slot) { remove(slot, 1); }
    /// Removes two adjacent slots.
    void removeTwo(quint32 lower, quint32 upper)
    {
        if (m_runOf[lower] == m_runOf[upper]) {
            remove(lower, 2);
        } else {
            remove(lower, 1);
            remove(upper, 1);
        }
    }

private:
    struct Run
    {
        static constexpr quint32 capacity = 63;
        quint32 size;
        std::array<quint32, capacity> entries;
    };

    static constexpr quint32 none = ~quint32(0);

    /// The maximum number of runs. A run is split only after about thirty slots have been added to it. No more than
    /// mostSlots are ever added in all.
    static std::size_t runCount(std::size_t mostSlots) { return mostSlots / 30 + 2; }

    void remove(quint32 slot, quint32 count)
    {
        const quint32 number = m_runOf[slot];
        Run &run = m_runs[number];
        quint32 *const end = run.entries.data() + run.size;
        quint32 *const place = std::find(run.entries.data(), end, slot);
        std::copy(place + count, end, place);
        run.size -= count;
        if (run.size > 0)
            return;
        quint32 *const entry = std::find(m_directory.data(), m_directory.data() + m_size, number);
        std::copy(entry + 1, m_directory.data() + m_size, entry);
        --m_size;
        run.entries[0] = std::exchange(m_freeRun, number);
    }

    quint32 newRun()
    {
        return m_freeRun != none ? std::exchange(m_freeRun, m_runs[m_freeRun].entries[0]) : m_runsUsed++;
    }

    void halveFound(quint32 found)
    {
        Run &full = m_runs[m_directory[m_found]];
        const quint32 number = newRun();
        Run &half = m_runs[number];
        const quint32 kept = full.size / 2;
        half.size = full.size - kept;
        std::copy(full.entries.begin() + kept, full.entries.begin() + full.size, half.entries.begin());
        full.size = kept;
        for (quint32 i = 0; i < half.size; ++i)
            m_runOf[half.entries[i]] = number;
        std::copy_backward(m_directory.data() + m_found + 1, m_directory.data() + m_size,
                           m_directory.data() + m_size + 1);
        m_directory[m_found + 1] = number;
        ++m_size;
        if (found != 0 && m_runOf[found] == number)
            ++m_found;
    }

    std::span<Run> m_runs;
    std::span<quint32> m_directory;
    std::span<quint32> m_runOf;
    quint32 m_size = 0;
    quint32 m_runsUsed = 0;
    quint32 m_freeRun = none;
    /// The index in the directory of the run found last.
    quint32 m_found = 0;
};

} // namespace Trammel
