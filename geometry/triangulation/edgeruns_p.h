#pragma once

#include <QtCore/QtGlobal>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The edges that a sweep line cuts, from below to above, that is, by ascending y. Stored in short runs, so that a
/// position is found by binary search, and replacing edges moves no long array.
class EdgeRuns
{
public:
    /// The position of an edge, or the end.
    struct Place
    {
        std::size_t run = 0;
        std::size_t offset = 0;
    };

    /// The position after the edges for which the test holds; these must come before all others.
    template <class Test> Place endOf(const Test &test) const
    {
        const auto run = std::partition_point(m_runs.begin(), m_runs.end(),
                                              [&](const Run &candidate) { return test(candidate.back()); });
        if (run == m_runs.end())
            return {m_runs.size(), 0};
        return {std::size_t(run - m_runs.begin()),
                std::size_t(std::partition_point(run->begin(), run->end(), test) - run->begin())};
    }

    std::optional<quint32> at(Place place) const
    {
        return place.run == m_runs.size() ? std::nullopt : std::optional(m_runs[place.run][place.offset]);
    }
    std::optional<quint32> before(Place place) const
    {
        if (place.offset > 0)
            return m_runs[place.run][place.offset - 1];
        return place.run == 0 ? std::nullopt : std::optional(m_runs[place.run - 1].back());
    }
    Place next(Place place) const
    {
        return place.offset + 1 < m_runs[place.run].size() ? Place{place.run, place.offset + 1}
                                                           : Place{place.run + 1, 0};
    }

    /// Replaces the edges from the first position up to, but not including, the last.
    void replace(Place first, Place last, std::span<const quint32> edges)
    {
        if (m_runs.empty())
            m_runs.emplace_back();
        // The end of a run is preferred to the start of the next one.
        if (last.offset == 0 && last.run > 0)
            last = {last.run - 1, m_runs[last.run - 1].size()};
        if (first.run > last.run)
            first = last;
        Run &run = m_runs[first.run];
        if (first.run == last.run) {
            run.erase(run.begin() + qsizetype(first.offset), run.begin() + qsizetype(last.offset));
        } else {
            const Run &end = m_runs[last.run];
            run.resize(first.offset);
            run.insert(run.end(), end.begin() + qsizetype(last.offset), end.end());
            m_runs.erase(m_runs.begin() + qsizetype(first.run) + 1, m_runs.begin() + qsizetype(last.run) + 1);
        }
        m_runs[first.run].insert(m_runs[first.run].begin() + qsizetype(first.offset), edges.begin(), edges.end());
        keepShort(first.run);
    }

private:
    using Run = std::vector<quint32>;
    static constexpr std::size_t mostEdges = 128;

    void keepShort(std::size_t number)
    {
        const auto place = m_runs.begin() + qsizetype(number);
        if (place->empty()) {
            m_runs.erase(place);
        } else if (place->size() > mostEdges) {
            std::vector<Run> pieces;
            for (std::size_t i = 0; i < place->size(); i += mostEdges / 2) {
                const auto begin = place->begin() + qsizetype(i);
                pieces.emplace_back(begin, begin + qsizetype(std::min(mostEdges / 2, place->size() - i)));
            }
            m_runs.insert(m_runs.erase(place), pieces.begin(), pieces.end());
        }
    }

    std::vector<Run> m_runs;
};

} // namespace Trammel
