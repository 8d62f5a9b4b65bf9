#include "tests/benchmarks/editor/stockclear.h"

#include "examples/editor/stress.h"
#include "tests/benchmarks/editor/stockside.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QProcess>

#include <cstdio>

using namespace Qt::StringLiterals;

std::optional<double> timeOfStockClear(int size, double limit)
{
    // The time limit includes the time to build the scene.
    constexpr double MillisecondsAnItem = 0.02;
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {u"--stock-clear"_s, QString::number(size)});
    if (!process.waitForFinished(int(limit + 5000 + MillisecondsAnItem * size))) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    bool isNumber = false;
    const double time = process.readAllStandardOutput().trimmed().toDouble(&isNumber);
    return isNumber ? std::optional(time) : std::nullopt;
}

void printStockClear(int size)
{
    StockSide stock;
    stock.build(stressShapes(size));
    // Painting builds the scene's index.
    stock.lookAt({0, 0}, 1);
    settle(stock);
    std::printf("%.6f\n", timeOf([&] { stock.clear(); }));
}
