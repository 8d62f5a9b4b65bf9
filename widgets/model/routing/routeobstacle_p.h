#pragma once

#include "widgets/model/routing/routearea_p.h"
#include <trammel/geometry/aabb.h>
#include <trammel/geometry/primitives.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace Trammel {

/// The outline of a shape, prepared for tests of many segments. A closed shape counts with its inside, filled or not.
class RouteOutline
{
public:
    explicit RouteOutline(Primitive primitive);

    const Aabb2 &bounds() const { return m_bounds; }
    const Primitive &primitive() const { return m_primitive; }
    /// Whether the exact distance of a segment from the shape is at least the clearance. For a clearance of 0, whether
    /// the segment does not enter the inside of the shape; it may run along the outline, but not touch a shape without
    /// an inside. The clearance is reduced by leeway().
    bool isClear(const Segment &segment, double clearance, double slack) const;
    /// The area around the outline. It is kept for further calls with the same clearance, which may come from several
    /// threads at once.
    const RouteArea &area(double clearance) const;
    /// The part of a clearance that rounding may take away: the slack plus 1e-11 of the clearance, but at most half of
    /// the clearance.
    static double leeway(double clearance, double slack)
    {
        constexpr double rounding = 1e-11;
        return std::min(slack + clearance * rounding, clearance / 2);
    }

private:
    /// Some consecutive edges of a long outline.
    struct Chain
    {
        Aabb2 box;
        Polyline edges;
    };

    void addDisc();
    /// Whether a segment is certain to be nearer than a distance. Cheap; often false for segments that are.
    bool meetsDisc(const Segment &segment, double distance) const;
    void addChains(const QList<QPointF> &points);
    void addEdges();
    /// Whether a horizontal or vertical segment is nearer than a distance, by the edges; nothing if rounding or the
    /// deviation could decide, and for outlines without edges.
    std::optional<bool> isSurelyNearer(const Segment &segment, double distance) const;

    Primitive m_primitive;
    Aabb2 m_bounds;
    /// A disc inside the shape, for a quick rejection of segments; without a radius for other shapes.
    QPointF m_center;
    double m_innerRadius = 0;
    std::vector<Chain> m_chains;
    /// The edges of a short outline, or chords of an ellipse. The shape consists of all points within a radius of its
    /// edges, and of the inside; an ellipse, also of points that are at most a deviation farther away.
    std::vector<Segment> m_edges;
    double m_edgeRadius = 0;
    double m_edgeDeviation = 0;
    /// The largest absolute coordinate of the edges.
    double m_largest = 0;
    mutable std::mutex m_mutex;
    mutable std::map<double, RouteArea> m_areas;
};

/// A shape that a route must not approach. The outline must outlive it.
struct RouteObstacle
{
    const RouteOutline *outline = nullptr;
    double clearance = 0;
    /// Whether it holds an end of the route. The segment from a port of this end is not tested against it.
    bool holdsFrom = false;
    bool holdsTo = false;

    friend bool operator==(const RouteObstacle &, const RouteObstacle &) = default;
};

} // namespace Trammel
