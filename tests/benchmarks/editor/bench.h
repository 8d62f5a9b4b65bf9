#pragma once

#include "tests/benchmarks/editor/side.h"
#include "tests/benchmarks/results.h"

#include <QtCore/QStringList>

#include <functional>

struct BenchOptions
{
    QList<int> sizes{1000, 10'000, 100'000, 1'000'000};
    /// Families of jobs; all when empty.
    QStringList families;
    /// Seconds that one job may go on sampling, and after which one call counts as not finished where it can
    /// be stopped.
    double budget = 2;
    double limit = 60;
    /// The fewest samples, and nothing that takes long: for correctness.
    bool isQuick = false;
    bool withStock = true;
};

/// Takes samples and collects results for the size at hand, and notes what is not as it must be.
class Bench
{
public:
    explicit Bench(BenchOptions options) : m_options(std::move(options)) { }

    const BenchOptions &options() const { return m_options; }
    const Results &results() const { return m_results; }
    int faults() const { return m_faults; }

    void setSize(int size) { m_size = size; }
    int size() const { return m_size; }
    /// How often at most to repeat what is cheap.
    int repeats(int usual) const { return m_options.isQuick ? 2 : usual; }
    double limitInMilliseconds() const { return m_options.limit * 1000; }

    /// Repeats until there are enough samples or the budget is spent. An action with its repaint becomes two
    /// rows, the second with "-repaint" after its key; a plain one becomes one.
    void sample(const QString &key, const QString &title, Side &side, int repeats,
                const std::function<Cost(int)> &once);
    void sample(const QString &key, const QString &title, Who who, int repeats, const std::function<double(int)> &once);
    void add(const QString &key, const QString &title, Who who, double value, Unit unit = Unit::Milliseconds);
    void addUnfinished(const QString &key, const QString &title, Who who);
    void add(const Verdict &verdict) { m_results.verdicts.append(verdict); }

    /// Something that must be true; printed and counted when it is not.
    void expect(bool isTrue, const QString &text);

private:
    /// Whether stock Qt would exceed the limit at this size, by its cost at the one before and linear growth.
    bool isHopeless(const QString &key) const;

    BenchOptions m_options;
    Results m_results;
    int m_size = 0;
    int m_faults = 0;
};
