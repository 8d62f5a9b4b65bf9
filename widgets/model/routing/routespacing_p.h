#pragma once

#include <trammel/connector.h>
#include <trammel/geometry/aabb.h>
#include <trammel/geometry/spatialindex.h>

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <cstddef>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace Trammel {

/// An orthogonal route whose segments are moved apart from those of other routes. See Connector::spacing.
struct SpacedRoute
{
    QList<QPointF> corners;
    double spacing = 0;
    QList<ConnectorPin> pins;
    /// Whether the ends are bound to whole shapes, so that they may move along the outlines.
    bool isFromLoose = false;
    bool isToLoose = false;

    friend bool operator==(const SpacedRoute &a, const SpacedRoute &b);
};

/// The shapes that limit the moves of segments.
struct SpacingLimits
{
    /// The distance by which a segment of a route, from the corner with an index to the next one, can be moved along an
    /// axis, at most the given one, without coming nearer to shapes than the route keeps, or leaving the side of a
    /// shape. Both distances have the sign of the direction.
    std::function<double(quint32 route, qsizetype index, const Aabb2 &segment, int axis, double distance)> reach;
    /// The first or the last point of a route, on the outline of its shape, after the segment there has been moved to a
    /// place on an axis; nothing if it does not reach the outline there.
    std::function<std::optional<QPointF>(quint32 route, bool isLast, int axis, double place)> end;
};

/// The routes of a drawing with those segments moved apart that are parallel to one axis. The places of the segments
/// depend on the routes and on the shapes alone, not on the order of the changes.
///
/// Segments at the ends of a route stay, unless the end is bound to a whole shape.
///
/// Segments of different routes are near to each other if they run side by side at less than twice the spacing. A group
/// consists of segments that are near to others of the group. Each group is arranged by itself, between those segments
/// of other groups that are next to it: the free space between two groups is divided in the middle.
class ChannelSpacing
{
public:
    /// Segments are moved along the axis: 0 for vertical segments, 1 for horizontal ones.
    explicit ChannelSpacing(int axis) : m_axis(axis) { }
    Q_DISABLE_COPY(ChannelSpacing)
    ChannelSpacing(ChannelSpacing &&) = default;
    ChannelSpacing &operator=(ChannelSpacing &&) = default;

    /// Adds or replaces a route, or removes one without corners.
    void set(quint32 id, const SpacedRoute &route);
    /// Adds a route that has been spaced among the others already.
    void restore(quint32 id, const SpacedRoute &route, const QList<QPointF> &spaced);
    /// Must be called for the boxes in which shapes have changed.
    void noteShapes(const Aabb2 &box);
    /// Moves the segments near all changes since the last call. Returns the routes that have other corners than before,
    /// and those that have been set, in the order of the ids.
    std::vector<quint32> update(const SpacingLimits &limits);
    /// The corners with the segments moved; empty for an unknown route.
    QList<QPointF> corners(quint32 id) const;
    /// The route as it was set; without corners if it is unknown.
    SpacedRoute given(quint32 id) const;

private:
    struct Route
    {
        SpacedRoute given;
        QList<QPointF> corners;
        std::vector<quint32> segments;
    };
    /// A segment along the other axis.
    struct Segment
    {
        quint32 id = 0;
        Route *route = nullptr;
        qsizetype index = 0;
        double place = 0;
        double from = 0;
        double to = 0;
        bool isFixed = false;
        /// The number of the group that it was last in, and whether that was too large.
        quint64 group = 0;
        bool isCrowded = false;

        double spacing() const { return route->given.spacing; }
        auto key() const { return std::pair(id, index); }
    };

    Aabb2 boxOf(const Segment &segment, double across) const;
    void add(quint32 id, const SpacedRoute &route, const QList<QPointF> &spaced, bool isNew);
    void remove(quint32 id);
    void flush();
    /// Calls visit(number, segment) for the other segments that overlap a segment along its length within a distance.
    template <typename Visit> void visitBeside(const Segment &segment, double distance, const Visit &visit) const;
    /// The group of a segment; empty if it is too large.
    std::vector<quint32> groupOf(quint32 first, const SpacingLimits &limits);
    void arrange(const std::vector<quint32> &numbers, const SpacingLimits &limits);
    /// Whether two parallel segments, side by side, are near to each other.
    static bool areNear(const Segment &a, const Segment &b);
    /// Whether a segment belongs before another one, so that routes on top of each other do not cross.
    bool isBefore(const Segment &a, const Segment &b) const;
    /// The nearest fixed segments near to a segment, before and after it; null for none. Coincident
    /// ones are all on the same side.
    std::pair<const Segment *, const Segment *> fixedBeside(const Segment &segment) const;
    /// The room of a segment between those of other groups, from its least to its largest place.
    std::pair<double, double> roomBeside(const Segment &segment) const;
    /// Moves a segment, or puts it back if an end of the route would miss its shape or come too near to the next
    /// corner.
    void move(quint32 number, double place, const SpacingLimits &limits);

    int m_axis;
    std::unordered_map<quint32, Route> m_routes;
    std::vector<Segment> m_segments;
    std::vector<quint32> m_unused;
    SpatialIndex m_index;
    std::vector<SpatialIndex::Entry> m_added;
    std::vector<Aabb2> m_changed;
    std::vector<quint32> m_moved;
    double m_largestSpacing = 0;
    /// The number of groups so far, and before the last update.
    quint64 m_groupCount = 1;
    quint64 m_oldGroupCount = 1;
};

/// The routes of a drawing, spaced along both axes: first the vertical segments, then the horizontal ones.
class RouteSpacing
{
public:
    RouteSpacing() : m_passes{ChannelSpacing(0), ChannelSpacing(1)} { }

    void set(quint32 id, const SpacedRoute &route);
    void restore(quint32 id, const SpacedRoute &route, const QList<QPointF> &spaced);
    void noteShapes(const Aabb2 &box);
    std::vector<quint32> update(const SpacingLimits &limits);
    QList<QPointF> corners(quint32 id) const { return m_passes[1].corners(id); }

private:
    ChannelSpacing m_passes[2];
};

} // namespace Trammel
