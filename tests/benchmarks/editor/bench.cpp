#include "tests/benchmarks/editor/bench.h"

#include <QtCore/QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <iterator>

using namespace Qt::StringLiterals;

void Bench::sample(const QString &key, const QString &title, Side &side, int repeats,
                   const std::function<Cost(int)> &once)
{
    if (side.who() == Who::Stock && isHopeless(key + u"-repaint"_s)) {
        addUnfinished(key + u"-repaint"_s, title + u": event and repaint"_s, side.who());
        return;
    }
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < repeats && (i == 0 || double(timer.elapsed()) < m_options.budget * 1000); ++i) {
        const Cost cost = once(i);
        add(key, title + u": event"_s, side.who(), cost.event);
        add(key + u"-repaint"_s, title + u": event and repaint"_s, side.who(), cost.complete);
    }
}

void Bench::sample(const QString &key, const QString &title, Who who, int repeats,
                   const std::function<double(int)> &once)
{
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < repeats && (i == 0 || double(timer.elapsed()) < m_options.budget * 1000); ++i)
        add(key, title, who, once(i));
}

bool Bench::isHopeless(const QString &key) const
{
    const auto job =
        std::find_if(m_results.jobs.begin(), m_results.jobs.end(), [&](const Job &each) { return each.key == key; });
    if (job == m_results.jobs.end())
        return false;
    // Extrapolates from the previous size only: at small sizes fixed costs dominate.
    const auto next = job->results.lower_bound(m_size);
    if (next == job->results.begin())
        return false;
    const int before = std::prev(next)->first;
    const Result *result = job->find(before, Who::Stock);
    return result && (!result->isFinished() || result->samples.median() * m_size / before > limitInMilliseconds());
}

void Bench::add(const QString &key, const QString &title, Who who, double value, Unit unit)
{
    m_results.at(key, title, unit, m_size, who).samples.add(value);
}

void Bench::addUnfinished(const QString &key, const QString &title, Who who)
{
    m_results.at(key, title, Unit::Milliseconds, m_size, who).limit = limitInMilliseconds();
}

void Bench::expect(bool isTrue, const QString &text)
{
    if (isTrue)
        return;
    ++m_faults;
    std::fprintf(stderr, "FAULT at %d shapes: %s\n", m_size, qPrintable(text));
}
