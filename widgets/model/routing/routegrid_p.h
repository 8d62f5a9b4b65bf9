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
        const Freedom known = m_down[row * m_xs.size() + column];
        return known == Freedom::Unknown ? testDown(column, row) : known == Freedom::Free;
    }

private:
    enum class Freedom : quint8 { Unknown, Free, Blocked };
    bool testRight(std::size_t column, std::size_t row);
    bool testDown(std::size_t column, std::size_t row);
    /// The obstacles whose clearance a grid line may violate: a part of m_candidates. They are found when the first
    /// edge of the line is tested.
    struct Candidates
    {
        static constexpr std::size_t Unknown = std::size_t(-1);
        std::size_t first = Unknown;
        std::size_t end = 0;
    };

    void addPortLines();
    void addObstacleLines();
    void addLine(int axis, double value, RouteLine::Origin origin);
    /// Marks the line of a pin as free everywhere.
    void openLine(const ConnectorPin &pin);
    /// An edge along an axis: its line, and the lines across it at its ends.
    struct Edge
    {
        int axis;
        const RouteLine &line;
        const RouteLine &from;
        const RouteLine &to;
    };
    bool isFree(const Edge &edge, Candidates &candidates);
    /// A port by the steps of its lines.
    struct Port
    {
        std::array<qint64, 2> steps;
        int axis;
        bool isForward;
    };
    std::vector<Port> portsOf(const std::vector<RoutePort> &ports) const;
    /// Whether an edge is on the line that leaves a port in its heading.
    static bool isAtPort(const Edge &edge, const std::vector<Port> &ports);
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
    std::vector<Freedom> m_right;
    std::vector<Freedom> m_down;
    /// The bounds of each obstacle with its clearance.
    std::vector<Aabb2> m_reaches;
    std::vector<quint32> m_candidates;
    std::vector<Candidates> m_besideRows;
    std::vector<Candidates> m_besideColumns;
};

} // namespace Trammel
