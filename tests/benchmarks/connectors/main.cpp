// Measures the routing of connectors: all routes of a drawing at first, and one step of a drag. Compares it with
// libavoid if its sources are given. Prints tables in Markdown.
#include "tests/benchmarks/connectors/diagram.h"
#include "tests/benchmarks/page.h"
#include "tests/benchmarks/samples.h"
#include "widgets/model/document/connectorrouting_p.h"
#ifdef TRAMMEL_LIBAVOID_SOURCE_DIR
#include "tests/benchmarks/connectors/instance.h"
#include "tests/benchmarks/connectors/libavoidscene.h"
#endif
#include <trammel/document.h>
#include <trammel/gesture.h>

#include <QtCore/QDate>
#include <QtCore/QElapsedTimer>
#include <QtCore/QTextStream>
#include <QtGui/QGuiApplication>

#include <functional>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

/// The times of one job in milliseconds.
struct Times
{
    /// The sum of all threads.
    Samples processor;
    Samples elapsed;

    void measure(const std::function<void()> &job)
    {
        QElapsedTimer timer;
        timer.start();
        const double start = processorTime();
        job();
        processor.add(1e3 * (processorTime() - start));
        elapsed.add(1e-6 * double(timer.nsecsElapsed()));
    }
};

QString timeText(double milliseconds)
{
    const bool isLong = milliseconds >= 1000;
    return QString::number(isLong ? milliseconds / 1000 : milliseconds, 'g', 3) + QLatin1String(isLong ? " s" : " ms");
}

void measureFirstRouting(Times &times, DocumentData data)
{
    times.measure([&] { routeConnectors(data); });
}

QPointF dragStep(int step)
{
    return QPointF(3, 1.5) * step;
}

Times dragSteps(Document &document, ShapeId id, int steps)
{
    Times times;
    // All routes of a step are measured, as if a question followed it.
    document.setRouteBudget(-1);
    Gesture gesture(document, u"Move"_s);
    const Placement start = document.find(id)->placement();
    for (int i = 1; i <= steps; ++i) {
        Placement placement = start;
        placement.center += dragStep(i);
        times.measure([&] { gesture.place({id}, {placement}); });
    }
    gesture.cancel();
    return times;
}

int blockedCount(const Document &document)
{
    int blocked = 0;
    for (ShapeId id : document.ids()) {
        const Shape *shape = document.find(id);
        blocked += shape->connector && shape->connector->isBlocked ? 1 : 0;
    }
    return blocked;
}

void printRows(QTextStream &out, int shapes, int connectors, ConnectorRoute route)
{
    // Polyline routes take more than ten times as long.
    const int rounds = route == ConnectorRoute::Polyline ? 1 : 5, steps = route == ConnectorRoute::Polyline ? 10 : 60;
    const Diagram diagram(shapes, connectors, route);
    const QString kind = route == ConnectorRoute::Polyline ? u"polyline"_s : u"orthogonal"_s;
    const auto print = [&](const QString &job, const Times &times) {
        out << "| " << kind << ": " << job << " | " << shapes << ", " << connectors << " | "
            << timeText(times.processor.median()) << " | " << timeText(times.processor.percentile(99)) << " | "
            << timeText(times.elapsed.median()) << " |\n";
        out.flush();
    };
    Times first;
    for (int i = 0; i < rounds; ++i)
        measureFirstRouting(first, diagram.data);
    print(u"all routes of a drawing that is opened"_s, first);
    Document document;
    document.setData(diagram.data);
    print(u"one step of a drag of a shape with 20 connectors"_s, dragSteps(document, diagram.hub, steps));
    print(u"one step of a drag of a shape next to it"_s, dragSteps(document, diagram.neighbor, steps));
    if (const int blocked = blockedCount(document))
        out << "| " << kind << ": blocked connectors | " << shapes << ", " << connectors << " | " << blocked
            << " | | |\n";
}

#ifdef TRAMMEL_LIBAVOID_SOURCE_DIR

void printPeerRows(QTextStream &out, const RoutingInstance &instance, int rounds, int steps)
{
    const InstanceDrawing drawing(instance);
    const std::size_t box = instance.boxWithEnds(20);
    Times first, peersFirst, peersSteps;
    for (int i = 0; i < rounds; ++i) {
        measureFirstRouting(first, drawing.data);
        LibavoidScene scene(instance);
        peersFirst.measure([&] { scene.route(); });
        for (int step = 1; i == 0 && step <= steps; ++step)
            peersSteps.measure([&] { scene.moveBox(box, dragStep(1)); });
    }
    Document document;
    document.setData(drawing.data);
    const auto print = [&](const QString &job, const Times &ourTimes, const Times &peersTimes) {
        constexpr double goal = 10;
        out << "| " << job << " | " << instance.boxes.size() << ", " << instance.lines.size() << " | ";
        double ratio = 0;
        for (Samples Times::*kind : {&Times::processor, &Times::elapsed}) {
            const Samples &ours = ourTimes.*kind, &peers = peersTimes.*kind;
            ratio = peers.median() / ours.median();
            out << timeText(ours.median()) << " | " << timeText(peers.median()) << " | "
                << QString::number(ratio, 'f', 1) << " | ";
        }
        out << "10, " << (ratio >= goal ? "met" : "**not met**") << " |\n";
        out.flush();
    };
    print(u"all routes, first"_s, first, peersFirst);
    print(u"one step of a drag of a box with %1 lines"_s.arg(instance.endsIn(box)),
          dragSteps(document, drawing.boxes[qsizetype(box)], steps), peersSteps);
    if (const int blocked = blockedCount(document))
        out << "| blocked connectors | " << instance.boxes.size() << ", " << instance.lines.size() << " | " << blocked
            << " | | | | | | |\n";
}

#endif

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    const bool isQuick = arguments.contains("--quick"_L1);
    QTextStream out(stdout);
    out << circumstancesText(QDate::currentDate().toString(Qt::ISODate), machineLoad(),
                             QStringLiteral(TRAMMEL_COMPILER))
        << "\n\n";
    if (!arguments.contains("--peer"_L1)) {
        out << "| job | shapes, connectors | processor time | slowest of a hundred | elapsed time "
               "|\n|---|---|---|---|---|\n";
        const QList<std::pair<int, int>> sizes =
            isQuick ? QList<std::pair<int, int>>{{200, 300}} : QList<std::pair<int, int>>{{1000, 1500}, {10000, 15000}};
        for (const auto &[shapes, connectors] : sizes) {
            printRows(out, shapes, connectors, ConnectorRoute::Orthogonal);
            // The polyline routes of the larger drawing take minutes.
            if (shapes <= 1000)
                printRows(out, shapes, connectors, ConnectorRoute::Polyline);
        }
    }
#ifdef TRAMMEL_LIBAVOID_SOURCE_DIR
    const QString fileName = QStringLiteral(TRAMMEL_LIBAVOID_SOURCE_DIR) + u"/libavoid/tests/performance01.cpp"_s;
    const auto instance = readInstance(fileName);
    if (!instance) {
        QTextStream(stderr) << fileName << " cannot be read, or has no boxes or lines.\n";
        return 1;
    }
    out << "\n| job | boxes, lines | Trammel, processor time | libavoid | ratio | Trammel, elapsed time | libavoid | "
           "ratio "
           "| goal |\n|---|---|---|---|---|---|---|---|---|\n";
    printPeerRows(out, *instance, isQuick ? 1 : 5, isQuick ? 3 : 20);
    if (!isQuick) {
        // libavoid takes minutes for more copies.
        printPeerRows(out, instance->grown(2), 1, 3);
        printPeerRows(out, instance->grown(3), 1, 1);
    }
#endif
    return 0;
}
