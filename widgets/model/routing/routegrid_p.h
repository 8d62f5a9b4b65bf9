#pragma once

#include "widgets/model/routing/orthogonalroute_p.h"

#include <cstddef>
#include <optional>
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
    bool isFreeRight(std::size_t column, std::size_t row);
    bool isFreeDown(std::size_t column, std::size_t row);

private:
    enum class Freedom : quint8 { Unknown, Free, Blocked };
    /// The obstacles whose clearance a grid line may violate.
    using Candidates = std::optional<std::vector<std::size_t>>;

    void addPortLines();
    void addObstacleLines();
    void addLine(int axis, double value, RouteLine::Origin origin);
    /// Marks the line of a pin as free everywhere.
    void openLine(const ConnectorPin &pin);
    bool isFree(const Segment &segment, int axis, Candidates &candidates);
    /// Whether an edge is on the line that leaves a port in its heading.
    bool isAtPort(const Segment &segment, int axis, const std::vector<RoutePort> &ports) const;
    qint64 stepOf(double value, int axis) const;
    std::size_t lineAt(double value, int axis) const;

    const RouteRequest &m_request;
    double m_quantum = 1;
    double m_slack = 0;
    std::vector<RouteLine> m_xs;
    std::vector<RouteLine> m_ys;
    std::vector<Freedom> m_right;
    std::vector<Freedom> m_down;
    std::vector<Candidates> m_besideRows;
    std::vector<Candidates> m_besideColumns;
};

} // namespace Trammel
