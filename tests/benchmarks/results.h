#pragma once

#include "tests/benchmarks/samples.h"

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <map>
#include <optional>

/// The measured program.
enum class Who { Stock, Trammel };

enum class Unit { Milliseconds, Bytes };

/// The cost of one job on one side at one size.
struct Result
{
    Samples samples;
    /// The time limit in milliseconds, if the job did not finish within it.
    std::optional<double> limit;

    bool isFinished() const { return !samples.isEmpty(); }
};

/// One row of the table: a job, at all sizes.
struct Job
{
    QString key;
    QString title;
    Unit unit = Unit::Milliseconds;
    std::map<int, std::map<Who, Result>> results;

    /// Null if the job was not measured.
    const Result *find(int size, Who who) const;
    /// The medians of one side, by size.
    std::vector<Growth> growth(Who who) const;
};

/// The correctness of one side's selection, compared with brute force over the exact outlines.
struct Verdict
{
    QString question;
    int size = 0;
    Who who = Who::Trammel;
    int expected = 0;
    int missed = 0;
    int surplus = 0;
};

/// All measurements, in the order in which they were made.
struct Results
{
    QList<Job> jobs;
    QList<Verdict> verdicts;

    /// The entry for a result; adds the job if it is new.
    Result &at(const QString &key, const QString &title, Unit unit, int size, Who who);

    /// Plain-text tables, one job per line: the cost at one size, and its growth.
    QString sizeText(int size) const;
    QString growthText() const;
    QString verdictText() const;
    /// A table in Markdown of some jobs, or of all if keys is empty: stock Qt / Trammel, one size per column, and the
    /// growth of the cost in the last column.
    QString markdown(const QStringList &keys = {}) const;
    QJsonObject toJson() const;
};

/// For example "1.23 ms", with two or three significant digits.
QString readable(double value, Unit unit);
/// For example "100,000".
QString readableCount(int count);
