#include "tests/benchmarks/connectors/diagram.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

using namespace Trammel;

namespace {

/// The distance between the centers of neighbors.
constexpr double columnWidth = 180, rowHeight = 160;
constexpr int hubConnectors = 20;

} // namespace

Diagram::Diagram(int shapeCount, int connectorCount, ConnectorRoute route)
{
    const int columns = std::max(1, int(std::sqrt(shapeCount)));
    const auto upTo = [this](int last) { return std::uniform_int_distribution(0, last)(m_engine); };
    const auto shift = [this](double most) { return std::uniform_real_distribution(-most, most)(m_engine); };
    ShapeIds ids;
    for (int i = 0; i < shapeCount; ++i) {
        const QPointF cell(i % columns * columnWidth, double(i / columns) * rowHeight); // NOLINT
        ids.append(addShape(data, shapeAt(cell + QPointF(shift(15), shift(15)))));
    }
    const auto connect = [&](int from, int to) {
        if (from == to || to < 0 || to >= shapeCount)
            return false;
        Shape connector = Shape::connectorBetween(ids[from], ids[to]);
        connector.connector->route = route;
        addShape(data, connector);
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

ShapeId addShape(DocumentData &data, const Shape &shape)
{
    const ShapeId id(data.nextId);
    data.nextId = id.value() + 1;
    data.shapes.insert(id, shape);
    data.order.append(id);
    return id;
}
