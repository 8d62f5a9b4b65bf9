#include "tests/benchmarks/connectors/instance.h"

#include "tests/benchmarks/connectors/diagram.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>

#include <cstdlib>
#include <map>

using namespace Qt::StringLiterals;
using namespace Trammel;

std::optional<RoutingInstance> readInstance(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // One call per match: a corner of a box, the box, an end of a line, or a setting.
    static const QRegularExpression call(
        u"ps\\[\\d+\\] = Point\\((?<x>[^,]+), (?<y>[^)]+)\\)"
        "|(?<box>new ShapeRef)"
        "|ConnEnd\\(Point\\((?<endX>[^,]+), (?<endY>[^)]+)\\)"
        "|\\(Routing(?<type>Parameter|Option)\\)(?<number>\\d+), (?<value>[^)]+)\\)"_s);
    RoutingInstance instance;
    Aabb2 box;
    std::optional<QPointF> start;
    auto calls = call.globalMatch(QString::fromLatin1(file.readAll()));
    while (calls.hasNext()) {
        const QRegularExpressionMatch match = calls.next();
        if (match.hasCaptured(u"x")) {
            box.include(QPointF(match.captured(u"x").toDouble(), match.captured(u"y").toDouble()));
        } else if (match.hasCaptured(u"box")) {
            instance.boxes.push_back(box);
            box = {};
        } else if (match.hasCaptured(u"endX")) {
            const QPointF end(match.captured(u"endX").toDouble(), match.captured(u"endY").toDouble());
            if (start)
                instance.lines.push_back({*start, end});
            start = start ? std::nullopt : std::optional(end);
        } else if (match.captured(u"type") == "Parameter"_L1) {
            instance.parameters.emplace_back(match.captured(u"number").toInt(), match.captured(u"value").toDouble());
        } else {
            instance.options.emplace_back(match.captured(u"number").toInt(), match.captured(u"value") == "true"_L1);
        }
    }
    if (instance.boxes.empty() || instance.lines.empty())
        return std::nullopt;
    return instance;
}

std::optional<std::size_t> RoutingInstance::boxAt(QPointF point) const
{
    std::optional<std::size_t> smallest;
    const auto area = [this](std::size_t i) {
        return (boxes[i].max[0] - boxes[i].min[0]) * (boxes[i].max[1] - boxes[i].min[1]);
    };
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].contains(point) && (!smallest || area(i) < area(*smallest)))
            smallest = i;
    }
    return smallest;
}

int RoutingInstance::endsIn(std::size_t box) const
{
    int count = 0;
    for (const Line &line : lines) {
        for (QPointF end : {line.from, line.to})
            count += boxAt(end) == box ? 1 : 0;
    }
    return count;
}

std::size_t RoutingInstance::boxWithEnds(int count) const
{
    std::map<std::size_t, int> ends;
    for (const Line &line : lines) {
        for (QPointF end : {line.from, line.to}) {
            if (const auto box = boxAt(end))
                ++ends[*box];
        }
    }
    std::size_t best = 0;
    for (const auto &[box, number] : ends) {
        if (std::abs(number - count) < std::abs(ends[best] - count))
            best = box;
    }
    return best;
}

RoutingInstance RoutingInstance::grown(int rows) const
{
    constexpr double gap = 200;
    Aabb2 bounds;
    for (const Aabb2 &box : boxes)
        bounds = bounds.united(box);
    for (const Line &line : lines) {
        for (QPointF end : {line.from, line.to})
            bounds.include(end);
    }
    RoutingInstance copies;
    copies.parameters = parameters;
    copies.options = options;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < rows; ++column) {
            const QPointF offset(column * (bounds.max[0] - bounds.min[0] + gap),
                                 row * (bounds.max[1] - bounds.min[1] + gap));
            for (const Aabb2 &box : boxes)
                copies.boxes.push_back({{box.min[0] + offset.x(), box.min[1] + offset.y()},
                                        {box.max[0] + offset.x(), box.max[1] + offset.y()}});
            for (const Line &line : lines)
                copies.lines.push_back({line.from + offset, line.to + offset});
        }
    }
    return copies;
}

InstanceDrawing::InstanceDrawing(const RoutingInstance &instance)
{
    for (const Aabb2 &box : instance.boxes) {
        const QRectF rect = toRect(box);
        Shape shape = Shape::rectangle(rect.center(), rect.size());
        shape.fill = Qt::white;
        boxes.append(addShape(data, shape));
    }
    const auto end = [&](QPointF point) {
        const auto index = instance.boxAt(point);
        if (!index)
            return ConnectorEnd(point);
        const QRectF rect = toRect(instance.boxes[*index]);
        const QPointF offset = point - rect.center();
        return ConnectorEnd(boxes[qsizetype(*index)], {offset.x() / rect.width(), offset.y() / rect.height()});
    };
    for (const RoutingInstance::Line &line : instance.lines) {
        Shape connector = Shape::connectorBetween(end(line.from), end(line.to));
        connector.connector->route = ConnectorRoute::Orthogonal;
        addShape(data, connector);
    }
}
