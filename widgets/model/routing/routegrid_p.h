#pragma once

#include "widgets/model/routing/orthogonalroute_p.h"

#include <array>
#include <cstddef>
#include <vector>

namespace Trammel {

/// A line of the grid.
struct RouteLine
{
    /// The coordinate in quanta from the corner of the window.
    qint64 step = 0;
    double value = 0;
    /// The origin of the line, from the most to the least desirable.
    enum class Origin : quint8 { Port, BetweenPorts, Beside, BetweenObstacles };
    Origin origin = Origin::Port;
};

/// The grid of one request. Costs are whole numbers of quanta, so that sums of lengths are exact.
class RouteGrid
{
public:
    explicit RouteGrid(const RouteRequest &request);

    const std::vector<RouteLine> &xs() const { return m_xs; }
    const std::vector<RouteLine> &ys() const { return m_ys; }
    double quantum() const { return m_quantum; }
    /// The indexes of the lines through a point of the grid.
    std::size_t column(QPointF point) const { return lineAt(point.x(), 0); }
    std::size_t row(QPointF point) const { return lineAt(point.y(), 1); }
    /// Whether the edge from a grid point to the next one on the right, or the next one below, is free; always on the
    /// line of a pin. Edges are tested once.
    bool isFreeRight(std::size_t column, std::size_t row)
    {
        const Freedom known = m_right[row * m_xs.size() + column];
        return known == Freedom::Unknown ? testRight(column, row) : known == Freedom::Free;
    }
    bool isFreeDown(std::size_t column, std::size_t row)
    {
        const Freedom known = m_down[column * m_ys.size() + row];
        return known == Freedom::Unknown ? testDown(column, row) : known == Freedom::Free;
    }

private:
    enum class Freedom : quint8 { Unknown, Free, Blocked };
    bool testRight(std::size_t column, std::size_t row);
    bool testDown(std::size_t column, std::size_t row);
    /// The grid lines of each axis on which an obstacle may be nearer than its clearance, from a first one to the one
    /// after the last.
    struct Reach
    {
        std::array<std::size_t, 2> first;
        std::array<std::size_t, 2> end;

        bool isOn(std::size_t axis, std::size_t line) const { return first[axis] <= line && line < end[axis]; }
    };
    Reach reachOf(const RouteObstacle &obstacle) const;
    /// Finds the obstacles near each line.
    void findNear();
    /// Marks the edges of a line along an axis that are near no obstacle as free, when the first one is tested:
    /// benchmark "all routes of a drawing that is opened".
    void openEdges(std::size_t axis, std::size_t line, std::vector<Freedom> &edges);

    void addPortLines();
    void addObstacleLines();
    /// Sorts boxes by the distances of their centers from the line between the ports.
    void sortByDistance(std::vector<Aabb2> &boxes) const;
    void addLine(int axis, double value, RouteLine::Origin origin);
    /// Marks the line of a pin as free everywhere.
    void openLine(const ConnectorPin &pin);
    /// An edge along an axis: the index of its line, and that of the line across it at its start.
    struct Edge
    {
        std::size_t axis;
        std::size_t line;
        std::size_t from;
    };
    bool isFree(const Edge &edge) const;
    /// A port by the steps of its lines.
    struct Port
    {
        std::array<qint64, 2> steps;
        int axis;
        bool isForward;
    };
    std::vector<Port> portsOf(const std::vector<RoutePort> &ports) const;
    /// Whether an edge is on the line that leaves a port in its heading.
    bool isAtPort(const Edge &edge, const std::vector<Port> &ports) const;
    const std::vector<RouteLine> &linesAcross(std::size_t axis) const { return axis == 0 ? m_xs : m_ys; }
    qint64 stepOf(double value, int axis) const;
    std::size_t lineAt(double value, int axis) const;

    const RouteRequest &m_request;
    /// A power of two, as is the number of quanta in a unit.
    double m_quantum = 1;
    double m_quantaPerUnit = 1;
    double m_slack = 0;
    std::vector<Port> m_from;
    std::vector<Port> m_to;
    std::vector<RouteLine> m_xs;
    std::vector<RouteLine> m_ys;
    /// The edges of the first row, then of the second one, and so on.
    std::vector<Freedom> m_right;
    /// Likewise for the columns.
    std::vector<Freedom> m_down;
    std::vector<Reach> m_reaches;
    /// The obstacles near a row or a column, as a part of the list of all.
    struct NearLine
    {
        quint32 first = 0;
        quint32 end = 0;
    };
    std::array<std::vector<NearLine>, 2> m_nearLines;
    std::vector<quint32> m_near;
    /// Whether openEdges() was called for a row or a column.
    std::array<std::vector<bool>, 2> m_areOpen;
};

} // namespace Trammel
