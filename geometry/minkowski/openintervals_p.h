#pragma once

#include <QtCore/QVarLengthArray>

#include <algorithm>

namespace Trammel {

/// A set of open intervals of a line.
class OpenIntervals
{
public:
    void clear() { m_intervals.clear(); }

    void add(double begin, double end)
    {
        if (begin < end)
            m_intervals.append({begin, end});
    }

    /// Sorts the intervals and unites those that overlap. Must be called before holds() and forEachEnd().
    void merge()
    {
        std::sort(m_intervals.begin(), m_intervals.end(),
                  [](const Interval &a, const Interval &b) { return a.begin < b.begin; });
        qsizetype last = 0;
        for (qsizetype i = 1; i < m_intervals.size(); ++i) {
            if (m_intervals[i].begin < m_intervals[last].end)
                m_intervals[last].end = std::max(m_intervals[last].end, m_intervals[i].end);
            else
                m_intervals[++last] = m_intervals[i];
        }
        if (!m_intervals.isEmpty())
            m_intervals.resize(last + 1);
    }

    bool holds(double value) const
    {
        return std::any_of(m_intervals.begin(), m_intervals.end(), [value](const Interval &interval) {
            return interval.begin < value && value < interval.end;
        });
    }

    template <class Visit> void forEachEnd(const Visit &visit) const
    {
        for (const Interval &interval : m_intervals) {
            visit(interval.begin);
            visit(interval.end);
        }
    }

private:
    struct Interval
    {
        double begin;
        double end;
    };

    QVarLengthArray<Interval, 64> m_intervals;
};

} // namespace Trammel
