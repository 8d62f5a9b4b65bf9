#pragma once

#include "widgets/model/document/parallelconnectors_p.h"
#include "widgets/model/group/grouptree_p.h"
#include "widgets/model/routing/connectorports_p.h"
#include "widgets/model/routing/orthogonalpath_p.h"
#include "widgets/model/routing/routespacing_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/shapeports_p.h"
#include <trammel/documentdata.h>
#include <trammel/drawingfile.h>
#include <trammel/geometry/spatialindex.h>
#include <trammel/shapeidset.h>

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace Trammel {

/// The connectors that are bound to each shape.
class ConnectorMap
{
public:
    /// Whether there are no connectors, bound or free.
    bool isEmpty() const { return m_count == 0; }
    /// Adds or removes a connector. Other shapes are ignored.
    void add(ShapeId id, const Shape &shape);
    void remove(ShapeId id, const Shape &shape);
    const QSet<ShapeId> &of(ShapeId shape) const;
    /// Stores the surroundings of an orthogonal connector, and forgets those of another one. See
    /// Connector::surroundings.
    void noteSurroundings(ShapeId id, const Connector &connector);
    /// The routes that are spaced, of the visible connectors.
    RouteSpacing &spacing() { return m_spacing; }
    /// Sets the lane of a connector. See Connector::lane.
    void setLane(ShapeId id, Shape &connector) const { m_parallel.setLane(id, connector); }
    /// Adds the connectors whose lanes may have changed since the last call.
    void takeParallel(ShapeIdSet &ids);
    /// The connectors that jump over others.
    const ShapeIdSet &jumping() const { return m_jumping; }
    /// Adds the orthogonal connectors whose paths may depend on obstacles in a box.
    void addAffected(const Aabb2 &box, ShapeIdSet &ids) const;

private:
    void forgetSurroundings(ShapeId id);

    QHash<ShapeId, QSet<ShapeId>> m_connectors;
    ParallelConnectors m_parallel;
    RouteSpacing m_spacing;
    QHash<ShapeId, QList<Aabb2>> m_surroundings;
    /// The bounding boxes of the surroundings.
    SpatialIndex m_index;
    ShapeIdSet m_jumping;
    qsizetype m_count = 0;
};

/// Gives a connector its jumps over the paths of other connectors. Returns whether anything changed.
bool setJumps(Shape &connector, const std::vector<QList<QPointF>> &others);
/// The box in which other connectors are examined, given a box of a connector. It is larger, since the bounds of lines
/// that meet at their borders are rounded.
Aabb2 nearJumps(const Aabb2 &box);
/// The path of a connector without jumps, in scene coordinates.
QList<QPointF> lineOf(const Shape &connector);

/// The lines of other connectors that a connector may jump over.
class JumpedLines
{
public:
    explicit JumpedLines(const Shape &connector);
    /// Adds the line of another connector if its bounds meet those of the connector. Returns whether there can be jumps
    /// still: see MostJumped.
    bool add(const Shape &other);
    const std::vector<QList<QPointF>> &lines() const { return m_lines; }

private:
    Aabb2 m_bounds;
    std::vector<QList<QPointF>> m_lines;
};

/// Whether the shape is a connector whose path goes around other shapes.
bool isRouted(const Shape &shape);

/// The route of a connector for RouteSpacing; without corners if it is not spaced.
SpacedRoute spacedRoute(const Shape &connector);

/// The parts of a drawing that only routed connectors depend on. Building it is linear in the shapes.
struct ObstacleIndex
{
    SpatialIndex index;
    ShapeIdSet visible;

    explicit ObstacleIndex(const DocumentData &drawing);
};

/// The shapes of a drawing among which connectors are routed.
struct RoutedDrawing
{
    const ShapeStore &shapes;
    /// Boxes that contain the outlines of the shapes. Used only for routed connectors, as is the set.
    const SpatialIndex &index;
    const ShapeIdSet &visible;
    const Groups &groups;
    const GroupFlags &flags;
    /// Whether the index contains no connectors.
    bool isOfObstacles = false;

    /// The shape that a connector leads to if its end is bound to a shape: the outermost collapsed container that the
    /// shape is in or, if there is none, the shape.
    ShapeId shown(ShapeId id) const;
};

/// Computes the paths of connectors from the shapes of a drawing. The geometry of the shapes at their ends and next to
/// them is kept for further connectors.
class ConnectorRouter
{
public:
    explicit ConnectorRouter(const RoutedDrawing &drawing) : m_drawing(drawing) { }

    /// Gives a connector its path. Returns whether anything changed.
    bool route(Shape &connector);
    struct Routed
    {
        ShapeId id;
        Shape connector;
        bool isChanged = false;
    };
    /// Gives several connectors their paths, in parallel if that pays.
    void route(std::vector<Routed> &connectors);
    /// Gives a routed connector the corners that it has among other routes, if there are any. Returns whether anything
    /// changed.
    bool setCorners(Shape &connector, const QList<QPointF> &corners);
    /// The reach of a segment of a routed connector, and its ends elsewhere. See SpacingLimits.
    double reach(const Shape &connector, qsizetype index, const Aabb2 &segment, int axis, double distance);
    std::optional<QPointF> endAt(const Shape &connector, bool isLast, int axis, double place);
    /// Computes the outlines of shapes in advance. Connectors near other outlines are not routed in parallel until
    /// these are known.
    void prepare(const ShapeIds &ids);
    /// Must be called for shapes that have changed since they were routed to.
    void forget(const ShapeIds &changed);

private:
    /// Binds the ends of a connector to the shapes that they lead to, and ends at ports to their places. Returns the
    /// original ends if they differ.
    std::optional<std::pair<ConnectorEnd, ConnectorEnd>> redirect(Shape &connector);
    /// Gives an end at a port the place of the port. Without such a port, the end is bound to the whole shape.
    void resolvePort(ConnectorEnd &end);
    bool routeRedirected(Shape &connector);
    const ConnectorTarget *targetOf(ShapeId id);
    PortShape portShapeOf(const ConnectorEnd &end);
    /// The side of a shape at an end of a routed connector; nothing for a free end.
    struct Side
    {
        const ConnectorTarget *target = nullptr;
        Heading heading = Heading::Right;
        SideRange range;
        /// Points of the side by their levels: each one is needed several times.
        std::unordered_map<double, std::optional<QPointF>> points;
    };
    Side *sideAt(const Connector &connector, bool isLast);
    /// The outline of a shape that obstructs connectors; null for other shapes.
    const RouteOutline *outlineOf(ShapeId id);
    using Outlines = std::unordered_map<quint32, std::optional<RouteOutline>>;
    static const RouteOutline *outlineIn(const Outlines::value_type &known)
    {
        return known.second ? &*known.second : nullptr;
    }
    /// Finds the geometry of the shapes at the ends of connectors, so that these can be routed in parallel.
    void findEnds(const std::vector<Routed *> &connectors);
    /// Finds the outlines near the known routes of connectors, since a connector near an unknown one is not routed in
    /// parallel: benchmark "one step of a drag".
    void findOutlines(const std::vector<Routed *> &connectors);
    bool setPath(Shape &connector);
    /// Gives an orthogonal connector with corners its path.
    bool setRoundPath(Shape &connector);
    /// Notes the shapes that the texts of a connector must not overlap. Returns whether they changed.
    bool setEndBounds(Shape &connector);
    /// Returns whether anything changed, or no value if that requires an outline that is not known.
    std::optional<bool> routeAround(Shape &connector, bool knowsOutlines);

    /// The boxes of all shapes that may obstruct connectors, and perhaps of others.
    const SpatialIndex &obstacles() const { return m_obstacles ? *m_obstacles : m_drawing.index; }
    /// Finds the boxes of the shapes that are no connectors when that pays, given the number of further routes.
    void findObstacles(qsizetype routes);
    void updateObstacles(const ShapeIds &changed);

    RoutedDrawing m_drawing;
    std::optional<SpatialIndex> m_obstacles;
    qsizetype m_routedCount = 0;
    std::unordered_map<quint32, ConnectorTarget> m_targets;
    std::unordered_map<quint32, std::vector<RoutePort>> m_sides;
    /// By the headings.
    std::unordered_map<quint32, std::array<std::optional<Side>, 4>> m_ranges;
    std::unordered_map<quint32, QList<ScenePort>> m_ports;
    Outlines m_outlines;
    /// The boxes in which the outlines near the route of a connector have been found.
    std::unordered_map<quint32, Aabb2> m_outlined;
    /// The routes of the latest connectors, by the shapes at their ends.
    std::map<std::pair<ShapeId, ShapeId>, KnownRoutes> m_known;
};

/// Moves the segments of routes apart where routes or shapes have changed. The routes must have been given to the
/// spacing. Also updates the connectors in the set. Returns the connectors whose paths have changed.
ShapeIds spaceRoutes(ShapeStore &shapes, RouteSpacing &spacing, ConnectorRouter &router, ShapeIdSet ids);

/// Gives all connectors of a drawing their paths. Returns false if canceled, with only some of them changed.
bool routeConnectors(DocumentData &drawing, const FileProgress &progress = {});

/// A connector whose ends are freed if they are bound to certain shapes. The freed ends stay where the path ends.
Shape withFreeEnds(const Shape &connector, const std::function<bool(ShapeId)> &isFreed);

/// A connector with pins whose ends are bound to two shapes of a list, or to one of them twice.
struct PinnedConnector
{
    ShapeId id;
    /// The places of the shapes in the list.
    qsizetype from = -1;
    qsizetype to = -1;
};

/// Connectors with their pins moved by the offsets of the shapes at their ends. The pins stay if the ends have
/// different offsets, or if a pin would leave the range of coordinates. Takes the connectors from a store, and the
/// offsets from a function of the place in the list.
QList<Shape> withMovedPins(const std::vector<PinnedConnector> &connectors, const ShapeStore &start,
                           const std::function<QPointF(qsizetype)> &offset);

/// The reason why the ends of a connector do not fit the shapes of a drawing; empty if they do, and for other shapes.
QString endsError(const Shape &connector, const ShapeStore &shapes);

} // namespace Trammel
