#pragma once

#include <trammel/editorenums.h>
#include <trammel/geometry/aabb.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapeid.h>
#include <trammel/widgets_export.h>

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QSharedData>
#include <QtCore/QString>

#include <algorithm>
#include <optional>

namespace Trammel {

/// One end of a connector: a free point, or a shape of the same drawing that the end follows.
struct TRAMMEL_WIDGETS_EXPORT ConnectorEnd
{
    /// The shape that the end is bound to; null for a free end.
    ShapeId shape;
    /// The point of the shape's frame that the end stays at, in the units of Shape::outline, from -0.5 to 0.5. It is
    /// rotated, mirrored and resized with the shape. Without a value, the end lies on the shape's exact outline, where
    /// the line from the other end reaches it.
    std::optional<QPointF> at;
    /// The name of a port of the shape's kind that the end stays at: see ShapeKind::ports(). Empty for none; an end has
    /// either a port or a point. If the kind has no port of this name, the end is bound to the whole shape, and the
    /// name is kept: the shape can get its kind back.
    QString port;
    /// The position of a free end in scene coordinates.
    QPointF point;

    ConnectorEnd() = default;
    ConnectorEnd(ShapeId to) : shape(to) { }
    ConnectorEnd(ShapeId to, QPointF unit) : shape(to), at(unit) { }
    ConnectorEnd(QPointF free) : point(free) { }

    /// An end at a port.
    static ConnectorEnd atPort(ShapeId shape, const QString &name)
    {
        ConnectorEnd end(shape);
        end.port = name;
        return end;
    }

    bool isBound() const { return !shape.isNull(); }
    /// Whether the end stays at a point or a port of its shape.
    bool isFixed() const { return isBound() && (at || !port.isEmpty()); }
    /// The reason why the numbers are invalid; empty if they are valid.
    QString errorString() const;
    /// The end as a document stores it, with 0 for -0 and for the values that are not used.
    ConnectorEnd normalized() const;

    /// Compares exactly.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const ConnectorEnd &a, const ConnectorEnd &b);
};

/// The form of the path of a connector. Straight: a line between the ends. Polyline: the shortest line around the
/// outlines of other shapes. Orthogonal: horizontal and vertical lines around them. Curved: an orthogonal path whose
/// bends are curves.
enum class ConnectorRoute { Straight, Polyline, Orthogonal, Curved };

/// A segment of an orthogonal path that stays where the user has placed it.
struct TRAMMEL_WIDGETS_EXPORT ConnectorPin
{
    /// The direction of the segment.
    Qt::Orientation orientation = Qt::Horizontal;
    /// The y coordinate of a horizontal segment, or the x coordinate of a vertical one, in scene coordinates.
    double position = 0;

    /// The reason why the pin is invalid; empty if it is valid.
    QString errorString() const;

    /// Compares exactly.
    friend bool operator==(const ConnectorPin &, const ConnectorPin &) = default;
};

/// The place of a text of a connector. The text is centered there: the alignment and the overflow of its style have no
/// effect. If the text would overlap the bounds of a shape at an end, it is shown at the nearest place along the path
/// where it does not, if there is one.
struct TRAMMEL_WIDGETS_EXPORT ConnectorLabel
{
    /// The share of the path's length at which the text is centered, from 0 to 1.
    double position = 0.5;
    /// The distance of the text's center from the path, in scene units: positive to the right of the path's direction.
    double offset = 0;
    /// Whether the text runs along the path, so that it is never upside down. Otherwise it is level.
    bool isAlong = false;

    /// The reason why the numbers are invalid; empty if they are valid.
    QString errorString() const;

    /// Compares exactly.
    friend bool operator==(const ConnectorLabel &, const ConnectorLabel &) = default;
};

/// A text of a connector in addition to Shape::text.
struct ConnectorText
{
    QString text;
    ConnectorLabel label;

    /// Compares exactly.
    friend bool operator==(const ConnectorText &, const ConnectorText &) = default;
};

/// The ends and the route of a connector. The path between them is not stored here: a document computes it from the
/// ends and from the shapes that they are bound to, and keeps it in the frame and in the outline of the connector's
/// shape.
struct Connector : QSharedData
{
    static constexpr qsizetype LargestPinCount = 16;
    static constexpr qsizetype LargestWaypointCount = 16;
    static constexpr qsizetype LargestTextCount = 64;
    static constexpr double LargestSpacing = 100;

    ConnectorEnd from;
    ConnectorEnd to;
    /// Default: Straight. An orthogonal path keeps a distance of 16 units from the outlines of visible shapes. The
    /// distance is smaller where an end of the path is nearer to a shape, and a quarter if there is no other path.
    /// Connectors, texts without a fill, and shapes that contain an end do not obstruct it. Among the paths nearby, it
    /// has the least length plus 32 units for each bend. A segment between two parallel ones lies in the middle of the
    /// free space. Shape::cornerRadius rounds the bends. The radius is at most twice the distance that the path keeps,
    /// and at most half of the shorter segment at a bend. A connector from a shape to itself has the same corners with
    /// each route, unless an end has a fixed point.
    ///
    /// A polyline path goes around the same obstacles: around polygons that contain all points within this distance of
    /// an outline. Their corners are mitered, up to 1.5 times as far away, and those of acute corners are cut off.
    /// Sides that touch the area replace round outlines; outlines of more than 24 points, such as curves, are
    /// simplified by at most half of the distance, which is added to it. The path is the shortest one around all these
    /// polygons from the middle of one shape to that of the other, or from point to point, and is cut at the outlines.
    /// It has no round bends.
    ///
    /// A curved path is an orthogonal one with a quadratic Bézier curve at each bend. The bend is the control point,
    /// and the curve reaches to the middles of the segments, so that curves join smoothly. A part of the first and of
    /// the last segment stays straight. Where a curve would come nearer to a shape than half of the distance that the
    /// path keeps, it is smaller. The curve is replaced by chords, which deviate from it by at most 1/50 of a unit for
    /// curves up to 160 units.
    ConnectorRoute route = ConnectorRoute::Straight;
    /// Default: None. Visible connectors that are lower in the stacking order are jumped over, with a radius of 6
    /// units. One jump passes over several lines that are close together. Among more than 1,000 lines there are no
    /// jumps. There are no jumps within 12 units of the ends.
    ConnectorJumps jumps = ConnectorJumps::NoJumps;
    /// The distance at which segments of an orthogonal path run beside segments of other orthogonal paths that would
    /// lie on them or be nearer, from 0 to LargestSpacing. For two connectors, the smaller distance counts; with 0,
    /// they may coincide. Default: 0. Pinned segments, and those at free ends, fixed points and ports, stay where they
    /// are. The others move by at most 40 units, and not into the distance that the path keeps from shapes. If there is
    /// less room, they share it evenly. The order is chosen so that there are no new crossings. Connectors whose paths
    /// are blocked, and groups of more than 64 segments, stay. An end that is bound to a whole shape moves along the
    /// outline with its segment: around the middle of the side, not beyond its corners, and not nearer to the bounds of
    /// the shape than an eighth of the extent. With 0, all connectors that end at a side meet in its middle, as the
    /// lines of a tree do.
    double spacing = 0;
    /// The pinned segments in the order of the path, at most LargestPinCount. An orthogonal path is the shortest one
    /// that runs along each of them, even where a shape is in the way. A curved path also does so, apart from its
    /// bends. Other paths do not use them. If both ends are bound and their shapes move by the same offset in one
    /// step, the pins move, too.
    QList<ConnectorPin> pins;
    /// The points in scene coordinates that a polyline path runs through, in the order of the path, at most
    /// LargestWaypointCount. Other paths do not use them. They move as the pins do.
    QList<QPointF> waypoints;
    /// The place of Shape::text. Default: in the middle of the path.
    ConnectorLabel label;
    /// The other texts, at most LargestTextCount, in the style of Shape::text. A document removes empty ones.
    QList<ConnectorText> furtherTexts;
    /// Computed with the path, neither saved nor compared: the boxes in which other shapes influence a routed
    /// path; none for a straight one.
    QList<Aabb2> surroundings;
    /// Likewise: the ends and bends of a routed path in scene coordinates, before the bends are rounded; none for a
    /// straight one.
    QList<QPointF> corners;
    /// Likewise: the corners before segments are moved apart, see spacing, and the distance that the path keeps from
    /// shapes; nothing for paths whose segments stay.
    QList<QPointF> ownCorners;
    double clearance = 0;
    /// Likewise: the path without arcs, if there may be jumps, and the ends of the gaps, in pairs.
    QList<QPointF> line;
    QList<QPointF> gaps;
    /// Likewise: the bounds of the shapes that the ends are bound to.
    QList<Aabb2> endBounds;
    /// Likewise: the place among the connectors between the same two shapes, in either direction, that have neither
    /// fixed points, ports, pins nor waypoints, and their number. They follow one common path side by side in the order
    /// of their ids, 16 units apart, or less if the shapes are small or other shapes are near. If there are more than
    /// 64, they coincide.
    int lane = 0;
    int laneCount = 1;
    /// Likewise: whether a routed path crosses shapes, since there is no free way, or since a pin crosses them or a
    /// waypoint lies in one.
    bool isBlocked = false;

    Connector() = default;
    Connector(const ConnectorEnd &first, const ConnectorEnd &second) : from(first), to(second) { }

    bool isBound() const { return from.isBound() || to.isBound(); }
    /// Whether there are pins or waypoints, with any route.
    bool hasPins() const { return !pins.isEmpty() || !waypoints.isEmpty(); }
    /// Whether the path goes around other shapes.
    bool isRouted() const { return route != ConnectorRoute::Straight; }
    /// Whether the path consists of horizontal and vertical lines, apart from its bends.
    bool isOrthogonal() const { return route == ConnectorRoute::Orthogonal || route == ConnectorRoute::Curved; }

    friend bool operator==(const Connector &a, const Connector &b)
    {
        return a.from == b.from && a.to == b.to && a.route == b.route && a.jumps == b.jumps && a.spacing == b.spacing
            && a.pins == b.pins
            && std::equal(a.waypoints.begin(), a.waypoints.end(), b.waypoints.begin(), b.waypoints.end(), same)
            && a.label == b.label && a.furtherTexts == b.furtherTexts;
    }
};

} // namespace Trammel
