#pragma once

#include <QtCore/QtGlobal>

#include <bit>
#include <vector>

namespace Trammel {

/// A set of positions in a list, such as ranks, with one bit per position. The marked positions are visited in
/// ascending order, and counted within a range in constant time.
class Bitset
{
public:
    explicit Bitset(qsizetype count) : m_words(std::size_t(count) / 64 + 1, 0) { }

    /// Ignores a negative position, such as the rank of an unknown id.
    void mark(int place)
    {
        if (place >= 0)
            m_words[std::size_t(place) / 64] |= quint64(1) << place % 64;
    }

    /// Prepares count(). Call it after the last mark().
    void sum()
    {
        m_before.reserve(m_words.size());
        int before = 0;
        for (quint64 word : m_words) {
            m_before.push_back(before);
            before += std::popcount(word);
        }
    }

    int count(int first, int end) const { return countBefore(end) - countBefore(first); }

    /// Calls a function with each marked position in [first, end), in ascending order.
    template <typename Function> void forEach(int first, int end, const Function &function) const
    {
        if (first >= end)
            return;
        const std::size_t firstWord = std::size_t(first) / 64, lastWord = std::size_t(end - 1) / 64;
        for (std::size_t word = firstWord; word <= lastWord; ++word) {
            quint64 bits = m_words[word];
            if (word == firstWord)
                bits &= ~quint64(0) << first % 64;
            for (; bits != 0; bits &= bits - 1) {
                const int place = int(word * 64) + std::countr_zero(bits);
                if (place >= end)
                    return;
                function(place);
            }
        }
    }

private:
    int countBefore(int place) const
    {
        const quint64 word = m_words[std::size_t(place) / 64];
        return m_before[std::size_t(place) / 64] + std::popcount(word & ((quint64(1) << place % 64) - 1));
    }

    std::vector<quint64> m_words;
    std::vector<int> m_before;
};

} // namespace Trammel
