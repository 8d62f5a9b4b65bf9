#pragma once

#include <trammel/documentdata.h>
#include <trammel/geometry/aabb.h>

#include <QtCore/QString>

#include <optional>
#include <utility>
#include <vector>

/// Boxes and the pairs of points to be connected, as a test of libavoid lists them.
struct RoutingInstance
{
    struct Line
    {
        QPointF from;
        QPointF to;
    };
    std::vector<Trammel::Aabb2> boxes;
    std::vector<Line> lines;
    /// The numbers and values of libavoid's routing parameters and options.
    std::vector<std::pair<int, double>> parameters;
    std::vector<std::pair<int, bool>> options;

    /// The smallest box that contains a point; empty if there is none.
    std::optional<std::size_t> boxAt(QPointF point) const;
    /// The box that contains the number of ends nearest to a number.
    std::size_t boxWithEnds(int count) const;
    int endsIn(std::size_t box) const;
    /// Copies of the instance in rows and columns. They do not touch, and no line connects two of them.
    RoutingInstance grown(int rows) const;
};

/// Reads the calls of a test of libavoid. Empty if the file has no boxes or no lines.
std::optional<RoutingInstance> readInstance(const QString &fileName);

/// An instance as a drawing. Ends in a box are bound to it and stay at their points.
struct InstanceDrawing
{
    explicit InstanceDrawing(const RoutingInstance &instance);

    Trammel::DocumentData data;
    /// The shapes of the boxes.
    Trammel::ShapeIds boxes;
};
