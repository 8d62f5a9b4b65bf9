// Measures the routing of connectors: all routes of a drawing at first, and one step of a drag. Prints a table in
// Markdown.
#include "tests/benchmarks/page.h"
#include "tests/benchmarks/samples.h"
#include "widgets/model/document/connectorrouting_p.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>

#include <QtCore/QDate>
#include <QtCore/QElapsedTimer>
#include <QtCore/QTextStream>
#include <QtGui/QGuiApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace Trammel;

namespace {

/// The distance between the centers of neighbors.
constexpr double columnWidth = 180, rowHeight = 160;
constexpr int hubConnectors = 20;

/// A diagram of shapes in a loose grid, one third rectangles, one third rotated ones, and one third ellipses and
/// concave stars. Most connectors join neighbors; one shape near the center, the hub, has 20.
struct Diagram
{
    explicit Diagram(int shapeCount, int connectorCount);

    DocumentData data;
    ShapeId hub;
    /// A shape next to the hub.
    ShapeId neighbor;

private:
    Shape shapeAt(QPointF center);
    ShapeId add(const Shape &shape);

    std::mt19937 m_engine{7};
};

Diagram::Diagram(int shapeCount, int connectorCount)
{
    const int columns = std::max(1, int(std::sqrt(shapeCount)));
    const auto upTo = [this](int last) { return std::uniform_int_distribution(0, last)(m_engine); };
    const auto shift = [this](double most) { return std::uniform_real_distribution(-most, most)(m_engine); };
    ShapeIds ids;
    for (int i = 0; i < shapeCount; ++i) {
        const QPointF cell(i % columns * columnWidth, double(i / columns) * rowHeight); // NOLINT
        ids.append(add(shapeAt(cell + QPointF(shift(15), shift(15)))));
    }
    const auto connect = [&](int from, int to) {
        if (from == to || to < 0 || to >= shapeCount)
            return false;
        Shape connector = Shape::connectorBetween(ids[from], ids[to]);
        connector.connector->route = ConnectorRoute::Orthogonal;
        add(connector);
        return true;
    };
    const int center = shapeCount / 2 + columns / 2;
    hub = ids[center];
    neighbor = ids[center + 1];
    int made = 0;
    while (made < hubConnectors)
        made += connect(center, center + upTo(8) - 4 + (upTo(8) - 4) * columns);
    while (made < connectorCount) {
        const int from = upTo(shapeCount - 1);
        // One connector in ten leads far away.
        const int most = upTo(9) == 0 ? 8 : 2;
        made += connect(from, from + upTo(2 * most) - most + (upTo(2 * most) - most) * columns);
    }
}

Shape Diagram::shapeAt(QPointF center)
{
    const int kind = std::uniform_int_distribution(0, 5)(m_engine);
    const double angle = kind < 2 ? 0 : std::uniform_real_distribution(0.0, 360.0)(m_engine);
    if (kind < 4) {
        Shape box = Shape::rectangle(center, {80, 48}, angle);
        box.fill = Qt::white;
        return box;
    }
    if (kind == 4)
        return Shape::ellipse(center, {80, 56}, angle);
    QList<QPointF> star;
    for (int i = 0; i < 16; ++i)
        star.append(center + axisFromDegrees(angle + i * 22.5) * (i % 2 == 0 ? 40 : 20));
    return Shape::polygon(star);
}

ShapeId Diagram::add(const Shape &shape)
{
    const ShapeId id(data.nextId);
    data.nextId = id.value() + 1;
    data.shapes.insert(id, shape);
    data.order.append(id);
    return id;
}

double milliseconds(const std::function<void()> &job)
{
    QElapsedTimer timer;
    timer.start();
    job();
    return double(timer.nsecsElapsed()) / 1e6;
}

QString timeText(double milliseconds)
{
    const bool isLong = milliseconds >= 1000;
    return QString::number(isLong ? milliseconds / 1000 : milliseconds, 'g', 3) + QLatin1String(isLong ? " s" : " ms");
}

Samples firstRouting(const Diagram &diagram)
{
    constexpr int rounds = 5;
    Samples samples;
    for (int i = 0; i < rounds; ++i) {
        DocumentData data = diagram.data;
        samples.add(milliseconds([&] { routeConnectors(data); }));
    }
    return samples;
}

Samples dragSteps(Document &document, ShapeId id)
{
    constexpr int steps = 60;
    Samples samples;
    Gesture gesture(document, QStringLiteral("Move"));
    const Placement start = document.find(id)->placement();
    for (int i = 1; i <= steps; ++i) {
        Placement placement = start;
        placement.center += QPointF(3 * i, 1.5 * i);
        samples.add(milliseconds([&] { gesture.place({id}, {placement}); }));
    }
    gesture.cancel();
    return samples;
}

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    QTextStream out(stdout);
    out << circumstancesText(QDate::currentDate().toString(Qt::ISODate), machineLoad(),
                             QStringLiteral(TRAMMEL_COMPILER))
        << "\n\n| job | shapes, connectors | median | slowest of a hundred |\n|---|---|---|---|\n";
    const bool isQuick = application.arguments().contains(QStringLiteral("--quick"));
    const QList<std::pair<int, int>> sizes =
        isQuick ? QList<std::pair<int, int>>{{200, 300}} : QList<std::pair<int, int>>{{1000, 1500}, {10000, 15000}};
    for (const auto &[shapes, connectors] : sizes) {
        const Diagram diagram(shapes, connectors);
        const auto print = [&, shapes = shapes, connectors = connectors](const char *job, const Samples &samples) {
            out << "| " << job << " | " << shapes << ", " << connectors << " | " << timeText(samples.median()) << " | "
                << timeText(samples.percentile(99)) << " |\n";
            out.flush();
        };
        print("all routes of a drawing that is opened", firstRouting(diagram));
        Document document;
        document.setData(diagram.data);
        int blocked = 0;
        for (ShapeId id : document.ids())
            blocked += document.find(id)->connector && document.find(id)->connector->isBlocked ? 1 : 0;
        print("one step of a drag of a shape with 20 connectors", dragSteps(document, diagram.hub));
        print("one step of a drag of a shape beside it", dragSteps(document, diagram.neighbor));
        if (blocked > 0)
            out << "| blocked connectors | " << shapes << ", " << connectors << " | " << blocked << " | |\n";
    }
    return 0;
}
