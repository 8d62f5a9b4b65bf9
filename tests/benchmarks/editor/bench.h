#pragma once

#include "tests/benchmarks/editor/side.h"
#include "tests/benchmarks/results.h"

#include <QtCore/QStringList>

#include <functional>

struct BenchOptions
{
    QList<int> sizes{1000, 10'000, 100'000, 1'000'000};
    /// The families of jobs to run. Empty runs all.
    QStringList families;
    /// The seconds for which one job is repeated.
    double budget = 2;
    /// The seconds after which one call counts as unfinished, if it can be interrupted.
    double limit = 60;
    /// Takes the fewest samples and avoids long runs: checks correctness only.
    bool isQuick = false;
    bool withStock = true;
};

/// Takes samples, collects the results for the current size, and reports failed expectations.
class Bench
{
public:
    explicit Bench(BenchOptions options) : m_options(std::move(options)) { }

    const BenchOptions &options() const { return m_options; }
    const Results &results() const { return m_results; }
    int faults() const { return m_faults; }

    void setSize(int size) { m_size = size; }
    int size() const { return m_size; }
    /// The maximum number of repetitions of a cheap job.
    int repeats(int usual) const { return m_options.isQuick ? 2 : usual; }
    double limitInMilliseconds() const { return m_options.limit * 1000; }

    /// Repeats until there are enough samples or the budget is spent. An action with its repaint yields two rows, the
    /// second with "-repaint" after its key; a plain action yields one.
    void sample(const QString &key, const QString &title, Side &side, int repeats,
                const std::function<Cost(int)> &once);
    void sample(const QString &key, const QString &title, Who who, int repeats, const std::function<double(int)> &once);
    void add(const QString &key, const QString &title, Who who, double value, Unit unit = Unit::Milliseconds);
    void addUnfinished(const QString &key, const QString &title, Who who);
    void add(const Verdict &verdict) { m_results.verdicts.append(verdict); }

    /// Prints the text and counts a fault if the condition is false.
    void expect(bool isTrue, const QString &text);

private:
    /// Whether stock Qt would exceed the limit at this size: extrapolates linearly from the previous size.
    bool isHopeless(const QString &key) const;

    BenchOptions m_options;
    Results m_results;
    int m_size = 0;
    int m_faults = 0;
};
