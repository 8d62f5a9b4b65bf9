#include "widgets/model/routing/spacedgroup_p.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

class Spacer
{
public:
    Spacer(const std::vector<SpacedLine> &lines, std::vector<SpacedPair> pairs)
        : m_lines(lines), m_pairs(std::move(pairs)), m_least(lines.size()), m_most(lines.size())
    {
        sort();
    }

    std::vector<double> run()
    {
        // Each round solves one lack of room.
        std::size_t rounds = 4 * m_lines.size();
        while (isCramped()) {
            if (rounds-- > 0)
                continue;
            for (SpacedPair &pair : m_pairs)
                pair.gap = 0;
            isCramped();
            break;
        }
        return places();
    }

private:
    static constexpr std::size_t None = std::size_t(-1);
    static constexpr double rounding = 1e-9;

    bool stays(std::size_t line) const { return m_lines[line].least == m_lines[line].most; }
    /// Orders the lines, and the pairs by their lines.
    void sort();
    /// Computes the ranges that the gaps leave. If one is empty, makes the gaps narrower that cause it.
    bool isCramped();
    std::vector<double> places() const;

    const std::vector<SpacedLine> &m_lines;
    /// Sorted by the order of the second lines.
    std::vector<SpacedPair> m_pairs;
    /// The pairs in the order of their first lines.
    std::vector<std::size_t> m_byFirst;
    std::vector<std::size_t> m_order;
    /// The ranges that the gaps to the lines before and after leave.
    std::vector<double> m_least;
    std::vector<double> m_most;
};

void Spacer::sort()
{
    const std::size_t count = m_lines.size();
    std::vector<std::size_t> waiting(count, 0), rank(count, None);
    for (const SpacedPair &pair : m_pairs)
        ++waiting[pair.second];
    std::vector<std::vector<std::size_t>> later(count);
    for (const SpacedPair &pair : m_pairs)
        later[pair.first].push_back(pair.second);
    while (m_order.size() < count) {
        std::size_t next = None;
        const auto isSooner = [&](std::size_t a, std::size_t b) {
            if ((waiting[a] == 0) != (waiting[b] == 0))
                return waiting[a] == 0;
            return std::pair(m_lines[a].place, a) < std::pair(m_lines[b].place, b);
        };
        for (std::size_t line = 0; line < count; ++line) {
            if (rank[line] == None && (next == None || isSooner(line, next)))
                next = line;
        }
        rank[next] = m_order.size();
        m_order.push_back(next);
        for (std::size_t line : later[next])
            waiting[line] -= waiting[line] > 0 ? 1 : 0;
    }
    for (SpacedPair &pair : m_pairs) {
        if (rank[pair.second] < rank[pair.first])
            std::swap(pair.first, pair.second);
    }
    std::sort(m_pairs.begin(), m_pairs.end(), [&](const SpacedPair &a, const SpacedPair &b) {
        return std::pair(rank[a.second], rank[a.first]) < std::pair(rank[b.second], rank[b.first]);
    });
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        m_byFirst.push_back(i);
    std::sort(m_byFirst.begin(), m_byFirst.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(rank[m_pairs[a].first], a) < std::pair(rank[m_pairs[b].first], b);
    });
}

bool Spacer::isCramped()
{
    const std::size_t count = m_lines.size();
    std::vector<std::size_t> before(count, None), after(count, None);
    for (std::size_t line = 0; line < count; ++line) {
        m_least[line] = m_lines[line].least;
        m_most[line] = m_lines[line].most;
    }
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        const SpacedPair &pair = m_pairs[i];
        const double least = m_least[pair.first] + pair.gap;
        if (least > m_least[pair.second]) {
            m_least[pair.second] = least;
            before[pair.second] = i;
        }
    }
    for (std::size_t k = m_byFirst.size(); k-- > 0;) {
        const SpacedPair &pair = m_pairs[m_byFirst[k]];
        const double most = m_most[pair.second] - pair.gap;
        if (most < m_most[pair.first]) {
            m_most[pair.first] = most;
            after[pair.first] = m_byFirst[k];
        }
    }
    std::size_t worst = None;
    double lack = rounding;
    for (std::size_t line : m_order) {
        if (m_least[line] - m_most[line] > lack) {
            lack = m_least[line] - m_most[line];
            worst = line;
        }
    }
    if (worst == None)
        return false;
    std::vector<std::size_t> chain;
    std::size_t first = worst, last = worst;
    for (; before[first] != None; first = m_pairs[before[first]].first)
        chain.push_back(before[first]);
    for (; after[last] != None; last = m_pairs[after[last]].second)
        chain.push_back(after[last]);
    const double room = std::max(0.0, m_lines[last].most - m_lines[first].least);
    for (std::size_t i : chain)
        m_pairs[i].gap = std::min(m_pairs[i].gap, room / double(chain.size()));
    return !chain.empty();
}

std::vector<double> Spacer::places() const
{
    // The middle between the places after moves to one side only and to the other side only.
    std::vector<double> up(m_lines.size()), down(m_lines.size()), places(m_lines.size());
    for (std::size_t line = 0; line < m_lines.size(); ++line)
        up[line] = down[line] = m_lines[line].place;
    for (const SpacedPair &pair : m_pairs) {
        if (!stays(pair.second))
            up[pair.second] = std::max(up[pair.second], up[pair.first] + pair.gap);
    }
    for (std::size_t k = m_byFirst.size(); k-- > 0;) {
        const SpacedPair &pair = m_pairs[m_byFirst[k]];
        if (!stays(pair.first))
            down[pair.first] = std::min(down[pair.first], down[pair.second] - pair.gap);
    }
    std::vector<double> bound(m_lines.size(), -std::numeric_limits<double>::infinity());
    auto pair = m_pairs.begin();
    for (std::size_t line : m_order) {
        for (; pair != m_pairs.end() && pair->second == line; ++pair)
            bound[line] = std::max(bound[line], places[pair->first] + pair->gap);
        const double middle = up[line] / 2 + down[line] / 2;
        places[line] = stays(line) ? m_lines[line].place
                                   : std::min(m_most[line], std::max({middle, m_lines[line].least, bound[line]}));
        if (std::abs(places[line] - m_lines[line].place) <= rounding)
            places[line] = m_lines[line].place;
    }
    return places;
}

} // namespace

std::vector<double> spacedPlaces(const std::vector<SpacedLine> &lines, std::vector<SpacedPair> pairs)
{
    return Spacer(lines, std::move(pairs)).run();
}

} // namespace Trammel
