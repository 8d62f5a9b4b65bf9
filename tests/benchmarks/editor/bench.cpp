#include "tests/benchmarks/editor/bench.h"

#include <QtCore/QElapsedTimer>

#include <cstdio>

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
    for (const Job &job : m_results.jobs) {
        if (job.key != key)
            continue;
        for (const auto &[size, sides] : job.results) {
            const Result *result = job.find(size, Who::Stock);
            if (size < m_size && result && !result->isFinished())
                return true;
            const double growth = double(m_size) / size;
            if (size < m_size && result && result->samples.median() * growth > limitInMilliseconds())
                return true;
        }
    }
    return false;
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
