#include "tests/benchmarks/editor/stage.h"
#include "tests/benchmarks/editor/stockclear.h"
#include "tests/benchmarks/goals.h"
#include "tests/benchmarks/page.h"
#include "tests/benchmarks/plot.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QSysInfo>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

bool write(const QString &fileName, const QByteArray &text)
{
    QFile file(fileName);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush())
        return true;
    std::fprintf(stderr, "%s: %s\n", qPrintable(fileName), qPrintable(file.errorString()));
    return false;
}

QJsonObject circumstances()
{
    return {{u"date"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
            {u"machine"_s, processorName()},
            {u"system"_s, QSysInfo::prettyProductName()},
            {u"load"_s, machineLoad()},
            {u"qt"_s, QString::fromLatin1(qVersion())},
            {u"version"_s, QStringLiteral(TRAMMEL_VERSION)}};
}

void runSize(Bench &bench, int size)
{
    bench.setSize(size);
    Stage stage;
    if (bench.options().withStock)
        stage.stock = std::make_unique<StockSide>();
    for (const Family &family : families) {
        const QString name = QString::fromLatin1(family.name);
        const QStringList &wanted = bench.options().families;
        const bool isWanted = wanted.isEmpty()
            || std::any_of(wanted.begin(), wanted.end(),
                           [&name](const QString &each) { return each.section(u'/', 0, 0) == name; });
        // All other jobs need the drawing.
        if (family.run == runBuildJobs || isWanted) {
            std::fprintf(stderr, "%d shapes: %s\n", size, family.name);
            family.run(bench, stage);
        }
    }
}

// Pays the costs that arise once per process: fonts, caches, the first window.
void warmUp()
{
    Bench bench({.sizes = {}, .families = {}, .isQuick = true});
    bench.setSize(30);
    Stage stage;
    stage.stock = std::make_unique<StockSide>();
    for (const auto &run : {runBuildJobs, runPaintJobs, runBandJobs})
        run(bench, stage);
}

struct CommandLine
{
    BenchOptions options;
    QString json;
    QString plot;
    QString into;
    QString chosenInto;
    int stockClear = 0;
};

std::optional<CommandLine> read(const QStringList &arguments, QString &fault)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Compares Trammel's editor with stock Qt: the same drawing, the same mouse events."_s);
    parser.addHelpOption();
    QStringList names;
    for (const Family &family : families)
        names.append(QString::fromLatin1(family.name));
    parser.addOptions({
        {u"sizes"_s, u"Numbers of shapes."_s, u"1000,10000,..."_s, u"1000,10000,100000,1000000"_s},
        {u"jobs"_s, u"Families of jobs: %1. \"cliffs/text\" is a part of a family."_s.arg(names.join(u", ")), u"a,b"_s},
        {u"limit"_s, u"Seconds after which a job of stock Qt is stopped, if it can be interrupted."_s, u"seconds"_s,
         u"60"_s},
        {u"budget"_s, u"Seconds for which a job is repeated."_s, u"seconds"_s, u"2"_s},
        {u"json"_s, u"Writes the results to a file."_s, u"file"_s},
        {u"plot"_s, u"Draws cost over size to a file."_s, u"file.svg"_s},
        {u"into"_s, u"Puts the tables into a Markdown file between \"editor\" comments."_s, u"file.md"_s},
        {u"chosen-into"_s, u"Puts a table of a few representative jobs into a Markdown file."_s, u"file.md"_s},
        {u"quick"_s, u"Uses a small drawing, to check the results only."_s},
        {u"without-stock"_s, u"Measures Trammel alone."_s},
        {u"stock-clear"_s, u"Prints the milliseconds that stock Qt takes to clear a scene."_s, u"size"_s},
    });
    if (!parser.parse(arguments)) {
        fault = parser.errorText();
        return {};
    }
    if (parser.isSet(u"help"_s))
        parser.showHelp();
    CommandLine line;
    line.json = parser.value(u"json"_s);
    line.plot = parser.value(u"plot"_s);
    line.into = parser.value(u"into"_s);
    line.chosenInto = parser.value(u"chosen-into"_s);
    line.stockClear = parser.value(u"stock-clear"_s).toInt();
    line.options.isQuick = parser.isSet(u"quick"_s);
    line.options.withStock = !parser.isSet(u"without-stock"_s);
    line.options.limit = parser.value(u"limit"_s).toDouble();
    line.options.budget = parser.value(u"budget"_s).toDouble();
    line.options.families = parser.value(u"jobs"_s).split(u',', Qt::SkipEmptyParts);
    for (const QString &name : std::as_const(line.options.families)) {
        if (!names.contains(name.section(u'/', 0, 0)))
            fault = u"there are no jobs \"%1\""_s.arg(name);
    }
    line.options.sizes.clear();
    const QStringList sizes =
        (line.options.isQuick && !parser.isSet(u"sizes"_s) ? u"300"_s : parser.value(u"sizes"_s)).split(u',');
    for (const QString &size : sizes) {
        line.options.sizes.append(size.toInt());
        if (line.options.sizes.last() < 3)
            fault = u"\"%1\" is not a number of shapes"_s.arg(size);
    }
    std::sort(line.options.sizes.begin(), line.options.sizes.end());
    return fault.isEmpty() ? std::optional(line) : std::nullopt;
}

// Writes all results so far, so that none are lost if a large size is aborted.
bool writeFiles(const CommandLine &line, const Results &results, const QJsonObject &about)
{
    QJsonObject json = results.toJson();
    json.insert(u"about"_s, about);
    bool isWritten = line.json.isEmpty() || write(line.json, QJsonDocument(json).toJson());
    isWritten &= line.plot.isEmpty() || write(line.plot, growthPlot(results));
    return isWritten;
}

/// Writes the tables of the documentation.
bool publish(const CommandLine &line, const Results &results, const QJsonObject &about)
{
    static const QStringList chosen{u"memory"_s, u"paint-all"_s, u"band-half-touch-repaint"_s,
                                    u"hit"_s,    u"lasso"_s,     u"drag-1to1-repaint"_s};
    const QString intro =
        circumstancesText(about[u"date"_s].toString(), about[u"load"_s].toDouble(), QStringLiteral(TRAMMEL_COMPILER))
        + u"A job of stock Qt that can be interrupted is stopped after %1 seconds.\n\n"_s.arg(line.options.limit);
    bool isWritten = line.into.isEmpty()
        || putBetween(line.into, u"editor"_s, intro + goalText(results) + u'\n' + results.markdown());
    isWritten &=
        line.chosenInto.isEmpty() || putBetween(line.chosenInto, u"editor"_s, intro + results.markdown(chosen));
    return isWritten;
}

bool run(const CommandLine &line)
{
    Bench bench(line.options);
    const QJsonObject about = circumstances();
    std::printf("%s, %s, Qt %s, %s\n", qPrintable(about[u"date"_s].toString()),
                qPrintable(about[u"machine"_s].toString()), qPrintable(about[u"qt"_s].toString()),
                qPrintable(about[u"system"_s].toString()));
    bool isGood = true;
    for (int size : line.options.sizes) {
        runSize(bench, size);
        std::printf("\n%s", qPrintable(bench.results().sizeText(size)));
        std::fflush(stdout);
        isGood &= writeFiles(line, bench.results(), about);
    }
    if (line.options.sizes.size() > 1)
        std::printf("\n%s", qPrintable(bench.results().growthText()));
    if (!bench.results().verdicts.isEmpty())
        std::printf("\n%s", qPrintable(bench.results().verdictText()));
    std::printf("\n%s", qPrintable(goalText(bench.results())));
    isGood &= publish(line, bench.results(), about);
    return isGood && bench.faults() == 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QString fault;
    const std::optional<CommandLine> line = read(QCoreApplication::arguments(), fault);
    if (!line) {
        std::fprintf(stderr, "%s\n", qPrintable(fault));
        return 2;
    }
    if (line->stockClear > 0) {
        printStockClear(line->stockClear);
        return 0;
    }

    warmUp();
    return run(*line) ? 0 : 1;
}
