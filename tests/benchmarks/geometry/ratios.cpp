#include "tests/benchmarks/geometry/ratiorows.h"
#include "tests/benchmarks/page.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTextStream>

#include <algorithm>
#include <cmath>
#include <optional>

// Runs the geometry benchmarks and compares Trammel with its peers in a Markdown table: the times, how many times as
// long the peers take, and the goals.

namespace {

/// The times in nanoseconds, by the name of the benchmark.
using Times = QHash<QString, double>;

struct Machine
{
    QString date;
    /// The largest load average at the start of a program.
    double load = 0;
};

double nanoseconds(double time, const QString &unit)
{
    return time * (unit == QLatin1String("ms") ? 1e6 : unit == QLatin1String("us") ? 1e3 : 1);
}

/// Reads the medians: of the processor time, or of the wall-clock time for benchmarks with several threads.
void readTimes(QByteArray json, Times &times, Machine &machine)
{
    // The spread of a counter that is always 0 is NaN, which is invalid in JSON.
    json.replace("NaN", "null");
    const QJsonObject answer = QJsonDocument::fromJson(json).object();
    const QJsonObject context = answer[QLatin1String("context")].toObject();
    machine.date = context[QLatin1String("date")].toString();
    machine.load = std::max(machine.load, context[QLatin1String("load_avg")].toArray().at(0).toDouble());
    for (const QJsonValue &value : answer[QLatin1String("benchmarks")].toArray()) {
        const QJsonObject job = value.toObject();
        const QString aggregate = job[QLatin1String("aggregate_name")].toString();
        if (!aggregate.isEmpty() && aggregate != QLatin1String("median"))
            continue;
        const QString name = job[QLatin1String("run_name")].toString();
        const bool isByClock = name.endsWith(QLatin1String("/real_time"));
        const double time = job[isByClock ? QLatin1String("real_time") : QLatin1String("cpu_time")].toDouble();
        times[name] = nanoseconds(time, job[QLatin1String("time_unit")].toString());
    }
}

/// Runs benchmarks of a program and reads their times; returns false if the program fails.
bool run(const QString &program, const QStringList &names, const QStringList &options, Times &times, Machine &machine)
{
    // The dot is the only character in the names that is special in a regular expression.
    const QString pattern = names.join(QLatin1Char('|')).replace(QLatin1Char('.'), QLatin1String("\\."));
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(QCoreApplication::applicationDirPath() + QLatin1String("/benchmark_") + program,
                  options
                      + QStringList{QStringLiteral("--benchmark_filter=^(%1)$").arg(pattern),
                                    QStringLiteral("--benchmark_format=json")});
    if (!process.waitForStarted() || !process.waitForFinished(-1) || process.exitCode() != 0)
        return false;
    readTimes(process.readAllStandardOutput(), times, machine);
    return true;
}

QString rounded(double value)
{
    return QString::number(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
}

QString inWords(double time)
{
    const auto *unit = time < 1e3 ? "ns" : time < 1e6 ? "us" : time < 1e9 ? "ms" : "s";
    const double size = time < 1e3 ? 1 : time < 1e6 ? 1e3 : time < 1e9 ? 1e6 : 1e9;
    return rounded(time / size) + QLatin1Char(' ') + QLatin1String(unit);
}

/// The time of the peer that the goal refers to. Empty if it was not measured.
std::optional<double> timeAgainst(const RatioRow &row, const Times &times)
{
    std::optional<double> least;
    for (const RatioRow::Peer &peer : row.peers) {
        const auto time = times.find(peer.benchmark);
        if (time != times.end() && (row.against.isEmpty() || row.against == peer.name))
            least = std::min(least.value_or(*time), *time);
    }
    return least;
}

QString line(const RatioRow &row, const Times &times)
{
    const double own = times[row.own] / row.items;
    QStringList peers;
    for (const RatioRow::Peer &peer : row.peers) {
        if (times.contains(peer.benchmark))
            peers.append(peer.name + QLatin1Char(' ') + inWords(times[peer.benchmark]));
    }
    const std::optional<double> against = timeAgainst(row, times);
    const QString ratio = against ? rounded(*against / own) : QStringLiteral("-");
    QString goal = row.goal == 0 ? QString() : rounded(row.goal);
    if (row.goal != 0 && against)
        goal += *against / own >= row.goal ? QStringLiteral(", met") : QStringLiteral(", **not met**");
    return QStringLiteral("| %1 | %2 | %3 | %4 | %5 |")
        .arg(row.question, inWords(own), peers.join(QLatin1String(", ")), ratio, goal);
}

QString table(const std::vector<RatioRow> &rows, const Times &times, const Machine &machine)
{
    QString text;
    QTextStream out(&text);
    out << circumstancesText(machine.date, machine.load, QStringLiteral(TRAMMEL_COMPILER));
    out << "\n| question | Trammel | peers | ratio | goal |\n|---|---|---|---|---|\n";
    for (const RatioRow &row : rows) {
        if (times.contains(row.own))
            out << line(row, times) << '\n';
    }
    return text;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Compares the geometry's times with those of its peers, in a Markdown table."));
    const QCommandLineOption only(QStringLiteral("only"),
                                  QStringLiteral("Measures only rows whose title contains this text."),
                                  QStringLiteral("text"));
    const QCommandLineOption repetitions(QStringLiteral("repetitions"),
                                         QStringLiteral("The number of runs; times are medians."),
                                         QStringLiteral("count"), QStringLiteral("5"));
    const QCommandLineOption seconds(QStringLiteral("seconds"), QStringLiteral("The minimum time of each run."),
                                     QStringLiteral("time"), QStringLiteral("0.1"));
    const QCommandLineOption into(
        QStringLiteral("into"),
        QStringLiteral("Also puts the table into a Markdown file, between \"ratios\" comments."),
        QStringLiteral("file"));
    const QCommandLineOption chosenInto(
        QStringLiteral("chosen-into"),
        QStringLiteral("Puts a table of a few representative rows into a Markdown file."), QStringLiteral("file"));
    parser.addOptions({only, repetitions, seconds, into, chosenInto});
    parser.addHelpOption();
    parser.process(application);

    std::vector<RatioRow> rows = ratioRows();
    std::erase_if(rows, [&](const RatioRow &row) { return !row.question.contains(parser.value(only)); });
    // The benchmarks are interleaved, so that other load on the machine affects all of them alike.
    const QStringList options{QStringLiteral("--benchmark_repetitions=") + parser.value(repetitions),
                              QStringLiteral("--benchmark_enable_random_interleaving=true"),
                              QStringLiteral("--benchmark_min_time=") + parser.value(seconds)};
    QStringList programs;
    QHash<QString, QStringList> names;
    for (const RatioRow &row : rows) {
        if (!programs.contains(row.program))
            programs.append(row.program);
        names[row.program].append(row.own);
        for (const RatioRow::Peer &peer : row.peers)
            names[row.program].append(peer.benchmark);
    }
    QTextStream out(stdout), error(stderr);
    Times times;
    Machine machine;
    for (const QString &program : programs) {
        error << "benchmark_" << program << " ..." << Qt::endl;
        names[program].removeDuplicates();
        if (!run(program, names[program], options, times, machine)) {
            error << "benchmark_" << program << " did not run" << Qt::endl;
            return 1;
        }
    }
    bool isComplete = true;
    for (const RatioRow &row : rows) {
        if (!times.contains(row.own))
            error << "no benchmark " << row.own << Qt::endl;
        isComplete &= times.contains(row.own);
    }
    const QString whole = table(rows, times, machine);
    out << whole;
    std::erase_if(rows, [](const RatioRow &row) { return !row.isChosen; });
    if (parser.isSet(into) && !putBetween(parser.value(into), QStringLiteral("ratios"), whole))
        isComplete = false;
    if (parser.isSet(chosenInto)
        && !putBetween(parser.value(chosenInto), QStringLiteral("ratios"), table(rows, times, machine)))
        isComplete = false;
    return isComplete ? 0 : 1;
}
