#include "tests/benchmarks/goals.h"

#include <QtCore/QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int TenThousand = 10'000, HundredThousand = 100'000, Million = 1'000'000;

const Job *find(const Results &results, const QString &key)
{
    const auto job =
        std::find_if(results.jobs.begin(), results.jobs.end(), [&](const Job &each) { return each.key == key; });
    return job == results.jobs.end() ? nullptr : &*job;
}

QString ratioText(double ratio)
{
    return QString::number(ratio, 'f', ratio < 10 ? 1 : 0);
}

QString line(const Goal &goal, const Job &job, const Result &own, const Result *stock)
{
    const double reached = own.samples.percentile(goal.share);
    std::optional<double> ratio;
    if (stock && reached > 0)
        ratio = (stock->isFinished() ? stock->samples.percentile(goal.share) : stock->limit.value_or(0)) / reached;
    QString wanted = readable(goal.most, job.unit);
    if (goal.ratio)
        wanted += u" or "_s + ratioText(*goal.ratio);
    const QString reachedRatio = ratio ? (stock->isFinished() ? u""_s : u"> "_s) + ratioText(*ratio) : u"-"_s;
    const bool isCheap = reached <= goal.most, isRatioMet = goal.ratio && ratio && *ratio >= *goal.ratio;
    const QString verdict = isCheap ? u"met"_s : isRatioMet ? u"met by ratio"_s : u"**not met**"_s;
    const QString title = goal.share == 50 ? job.title : u"%1, slowest of a hundred"_s.arg(job.title);
    return u"| %1 | %2 | %3 | %4 | %5 | %6 |\n"_s.arg(title, readableCount(goal.size), wanted,
                                                      readable(reached, job.unit), reachedRatio, verdict);
}

} // namespace

const std::vector<Goal> &goals()
{
    static const std::vector<Goal> all{
        {u"band-half-touch"_s, HundredThousand, 50, 1, 389},
        {u"band-half-enclose"_s, HundredThousand, 50, 1, 389},
        {u"band-half-touch"_s, Million, 50, 8, 500},
        {u"band-half-enclose"_s, Million, 50, 8, 500},
        {u"band-half-touch-repaint"_s, HundredThousand, 50, 16, 40},
        {u"band-half-enclose-repaint"_s, HundredThousand, 50, 16, 40},
        {u"band-half-touch-repaint"_s, Million, 50, 40, 100},
        {u"band-half-enclose-repaint"_s, Million, 50, 40, 100},
        {u"band-1to1-touch-repaint"_s, TenThousand, 50, 8},
        {u"band-1to1-touch-repaint"_s, HundredThousand, 50, 8, 1.5},
        {u"band-1to1-touch-repaint"_s, Million, 50, 8, 10},
        {u"hit"_s, HundredThousand, 50, 1e-3, 2.6},
        {u"hit"_s, HundredThousand, 99, 2e-3, 11},
        {u"lasso"_s, HundredThousand, 50, 3, 150},
        {u"lasso-move"_s, HundredThousand, 50, 3, 150},
        {u"select-all"_s, HundredThousand, 50, 2, 16},
        {u"paint-all"_s, HundredThousand, 50, 30, 11.8},
        {u"paint-all"_s, Million, 50, 100, 31},
        {u"drag-1to1-repaint"_s, TenThousand, 50, 10, 3.1},
        {u"drag-1to1-repaint"_s, HundredThousand, 50, 10, 3.8},
        {u"drag-1to1-repaint"_s, Million, 50, 10, 11},
        {u"pairs"_s, HundredThousand, 50, 50, 112},
        {u"build"_s, HundredThousand, 50, 100, 1},
        {u"memory-simple"_s, HundredThousand, 50, 400, 3},
        {u"open"_s, HundredThousand, 50, 1000},
        {u"save"_s, HundredThousand, 50, 500},
        {u"open"_s, Million, 50, 15'000},
    };
    return all;
}

QString goalText(const Results &results)
{
    QString text;
    QTextStream out(&text);
    out << "| job | shapes | goal: maximum, or ratio | Trammel | ratio | result |\n|---|---|---|---|---|---|\n";
    for (const Goal &goal : goals()) {
        const Job *job = find(results, goal.key);
        const Result *own = job ? job->find(goal.size, Who::Trammel) : nullptr;
        if (own && own->isFinished())
            out << line(goal, *job, *own, job->find(goal.size, Who::Stock));
    }
    out.flush();
    return text;
}
