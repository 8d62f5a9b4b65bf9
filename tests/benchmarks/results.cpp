#include "tests/benchmarks/results.h"

#include <QtCore/QJsonArray>
#include <QtCore/QLocale>
#include <QtCore/QTextStream>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace {

constexpr int TitleWidth = 56;
constexpr int Width = 11;

struct Scale
{
    double least;
    const char *unit;
};
// In descending order, in milliseconds.
constexpr std::array<Scale, 4> Times{{{1000, "s"}, {1, "ms"}, {1e-3, "us"}, {0, "ns"}}};

QString digits(double value)
{
    return QString::number(value, 'f', value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

QString cell(const Result *result, Unit unit, double share)
{
    if (!result)
        return u"-"_s;
    if (result->isFinished())
        return readable(result->samples.percentile(share), unit);
    return u"> "_s + readable(result->limit.value_or(0), unit);
}

QString ratio(const Result *stock, const Result *own)
{
    if (!stock || !own || !own->isFinished() || own->samples.median() <= 0)
        return u"-"_s;
    const double least = stock->isFinished() ? stock->samples.median() : stock->limit.value_or(0);
    return (stock->isFinished() ? u"x "_s : u"> x "_s) + digits(least / own->samples.median());
}

QString exponent(const Job &job, Who who)
{
    const std::optional<double> fitted = fittedExponent(job.growth(who));
    return fitted ? u"N^"_s + QString::number(*fitted, 'f', 2) : u"-"_s;
}

QJsonObject toJson(const Result &result)
{
    if (!result.isFinished())
        return {{u"moreThan"_s, result.limit.value_or(0)}};
    return {{u"median"_s, result.samples.median()},
            {u"p99"_s, result.samples.percentile(99)},
            {u"samples"_s, qint64(result.samples.count())}};
}

QJsonObject toJson(const Job &job)
{
    QJsonArray sizes;
    for (const auto &[size, sides] : job.results) {
        QJsonObject entry{{u"shapes"_s, size}};
        for (const auto &[who, result] : sides)
            entry.insert(who == Who::Stock ? u"stock"_s : u"trammel"_s, toJson(result));
        sizes.append(entry);
    }
    QJsonObject object{{u"job"_s, job.key},
                       {u"title"_s, job.title},
                       {u"unit"_s, job.unit == Unit::Bytes ? u"byte"_s : u"ms"_s},
                       {u"sizes"_s, sizes}};
    for (Who who : {Who::Stock, Who::Trammel}) {
        if (const std::optional<double> fitted = fittedExponent(job.growth(who)))
            object.insert(who == Who::Stock ? u"stockExponent"_s : u"trammelExponent"_s, *fitted);
    }
    return object;
}

} // namespace

const Result *Job::find(int size, Who who) const
{
    const auto sides = results.find(size);
    if (sides == results.end())
        return nullptr;
    const auto result = sides->second.find(who);
    return result == sides->second.end() ? nullptr : &result->second;
}

std::vector<Growth> Job::growth(Who who) const
{
    std::vector<Growth> costs;
    for (const auto &[size, sides] : results) {
        const auto result = sides.find(who);
        if (result != sides.end() && result->second.isFinished())
            costs.push_back({double(size), result->second.samples.median()});
    }
    return costs;
}

Result &Results::at(const QString &key, const QString &title, Unit unit, int size, Who who)
{
    auto job = std::find_if(jobs.begin(), jobs.end(), [&](const Job &each) { return each.key == key; });
    if (job == jobs.end())
        job = jobs.insert(jobs.end(), Job{key, title, unit, {}});
    return job->results[size][who];
}

QString Results::sizeText(int size) const
{
    QString text;
    QTextStream out(&text);
    const auto line = [&out](const QString &title, std::initializer_list<QString> cells) {
        out << title.leftJustified(TitleWidth);
        for (const QString &each : cells)
            out << each.rightJustified(Width);
        out << '\n';
    };
    line(readableCount(size) + u" shapes"_s, {u"stock Qt"_s, u"p99"_s, u"Trammel"_s, u"p99"_s, u"ratio"_s});
    for (const Job &job : jobs) {
        const Result *stock = job.find(size, Who::Stock);
        const Result *own = job.find(size, Who::Trammel);
        if (stock || own)
            line(job.title,
                 {cell(stock, job.unit, 50), cell(stock, job.unit, 99), cell(own, job.unit, 50),
                  cell(own, job.unit, 99), ratio(stock, own)});
    }
    out.flush();
    return text;
}

QString Results::growthText() const
{
    QString text;
    QTextStream out(&text);
    out << u"grows as"_s.leftJustified(TitleWidth) << u"stock Qt"_s.rightJustified(Width)
        << u"Trammel"_s.rightJustified(Width) << '\n';
    for (const Job &job : jobs)
        out << job.title.leftJustified(TitleWidth) << exponent(job, Who::Stock).rightJustified(Width)
            << exponent(job, Who::Trammel).rightJustified(Width) << '\n';
    out.flush();
    return text;
}

QString Results::verdictText() const
{
    QString text;
    QTextStream out(&text);
    out << "Shapes selected, against brute force over the exact outlines\n";
    for (const Verdict &each : verdicts) {
        out << u"%1, %2 shapes, %3"_s
                   .arg(each.question, readableCount(each.size), each.who == Who::Stock ? u"stock Qt"_s : u"Trammel"_s)
                   .leftJustified(TitleWidth + Width)
            << u"%1 are right, %2 missed, %3 too many\n"_s.arg(each.expected).arg(each.missed).arg(each.surplus);
    }
    out.flush();
    return text;
}

QString Results::markdown(const QStringList &keys) const
{
    std::set<int> sizes;
    for (const Job &job : jobs)
        std::transform(job.results.begin(), job.results.end(), std::inserter(sizes, sizes.end()),
                       [](const auto &result) { return result.first; });
    QString text;
    QTextStream out(&text);
    out << "| stock Qt / Trammel |";
    for (int size : sizes)
        out << ' ' << readableCount(size) << " shapes |";
    out << " grows as |\n|---|" << u"---|"_s.repeated(qsizetype(sizes.size())) << "---|\n";
    for (const Job &job : jobs) {
        if (!keys.isEmpty() && !keys.contains(job.key))
            continue;
        const bool isCompared = std::any_of(job.results.begin(), job.results.end(),
                                            [](const auto &result) { return result.second.count(Who::Stock) > 0; });
        out << "| " << job.title << " |";
        for (int size : sizes) {
            const Result *stock = job.find(size, Who::Stock), *own = job.find(size, Who::Trammel);
            if (stock || (own && isCompared))
                out << ' ' << cell(stock, job.unit, 50) << " /";
            out << ' ' << cell(own, job.unit, 50) << " |";
        }
        out << ' ' << exponent(job, Who::Stock) << " / " << exponent(job, Who::Trammel) << " |\n";
    }
    out.flush();
    return text;
}

QJsonObject Results::toJson() const
{
    QJsonArray jobArray;
    for (const Job &job : jobs)
        jobArray.append(::toJson(job));
    QJsonArray verdictArray;
    for (const Verdict &each : verdicts) {
        verdictArray.append(QJsonObject{{u"question"_s, each.question},
                                        {u"shapes"_s, each.size},
                                        {u"side"_s, each.who == Who::Stock ? u"stock"_s : u"trammel"_s},
                                        {u"right"_s, each.expected},
                                        {u"missed"_s, each.missed},
                                        {u"tooMany"_s, each.surplus}});
    }
    return {{u"jobs"_s, jobArray}, {u"selections"_s, verdictArray}};
}

QString readable(double value, Unit unit)
{
    if (unit == Unit::Bytes)
        return QString::number(value, 'f', 0) + u" B"_s;
    for (const Scale &scale : Times) {
        if (value >= scale.least)
            return digits(scale.least > 0 ? value / scale.least : value * 1e6) + u' ' + QLatin1StringView(scale.unit);
    }
    return digits(value);
}

QString readableCount(int count)
{
    return QLocale(QLocale::English).toString(count);
}
