#pragma once

#include "tests/benchmarks/samples.h"

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <map>
#include <optional>

/// Who is measured.
enum class Who { Stock, Trammel };

enum class Unit { Milliseconds, Bytes };

/// What one side needs for one job at one size.
struct Result
{
    Samples samples;
    /// The time limit in milliseconds, when it was not finished by then.
    std::optional<double> limit;

    bool isFinished() const { return !samples.isEmpty(); }
};

/// One line of the table: a job, at all sizes.
struct Job
{
    QString key;
    QString title;
    Unit unit = Unit::Milliseconds;
    std::map<int, std::map<Who, Result>> results;

    /// Null when it was not measured.
    const Result *find(int size, Who who) const;
    /// The medians of one side, by size.
    std::vector<Growth> growth(Who who) const;
};

/// How right the answers of one side are: shapes that it selects, against brute force over the exact outlines.
struct Verdict
{
    QString question;
    int size = 0;
    Who who = Who::Trammel;
    int expected = 0;
    int missed = 0;
    int surplus = 0;
};

/// Everything that was measured, in the order of measuring.
struct Results
{
    QList<Job> jobs;
    QList<Verdict> verdicts;

    /// Where to write a result; the job is added when it is new.
    Result &at(const QString &key, const QString &title, Unit unit, int size, Who who);

    /// Tables for people, a job a line: what it costs at one size, and how it grows.
    QString sizeText(int size) const;
    QString growthText() const;
    QString verdictText() const;
    /// A table in Markdown of some jobs, stock Qt / Trammel, a size a column and how the cost grows in the last one;
    /// of all when none is named.
    QString markdown(const QStringList &keys = {}) const;
    QJsonObject toJson() const;
};

/// "1.23 ms"; with two or three digits that count.
QString readable(double value, Unit unit);
/// "100,000"
QString readableCount(int count);
