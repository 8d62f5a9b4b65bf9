#pragma once

#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/outlinetree_p.h"
#include <trammel/geometry/primitives.h>
#include <trammel/shape.h>

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <optional>

namespace Trammel {

/// A shape that connectors end at, with everything about it that their paths depend on.
class ConnectorTarget
{
public:
    explicit ConnectorTarget(const Shape &shape);

    /// A point in the area of the shape, even if the shape is concave or has holes; for an open line, a point on the
    /// line. It is rotated and mirrored with the shape. Connectors without a fixed point lead toward it.
    QPointF aim() const { return m_aim; }
    /// The position of a fixed point, given in the units of Shape::outline.
    QPointF fixedPoint(QPointF unit) const;
    /// The point of the outline at which a line from another point toward the aim arrives. If the line does not cross
    /// the outline, since it begins inside, the nearest point of the outline. Examines only the nearby edges of large
    /// outlines.
    QPointF arrival(QPointF from) const;
    /// The first point at which a line from its start meets the outline.
    std::optional<QPointF> firstTouch(const Segment &line) const;
    /// The bounding box of the outline.
    Aabb2 bounds() const;
    const Primitive &primitive() const { return m_primitive; }

private:
    QPointF nearestTo(QPointF point) const;

    OutlineMap m_toScene;
    Primitive m_primitive;
    OutlineTree m_tree;
    QPointF m_aim;
};

/// The point toward which a connector leads at one of its ends.
QPointF placeOf(const ConnectorEnd &end, const ConnectorTarget *target);

/// The points of a connector in scene coordinates: at least two. A target is null for a free end, and for a shape that
/// does not exist. A connector from a shape to itself runs around a corner of the shape's bounds.
QList<QPointF> connectorPath(const Connector &connector, const ConnectorTarget *from, const ConnectorTarget *to);

/// The point halfway along a line; its first point if it has no length.
QPointF halfway(const QList<QPointF> &points);

/// The center of a text next to a path; the origin without points.
QPointF centerOfLabel(const QList<QPointF> &path, const ConnectorLabel &label);

/// The direction of a text next to a path, as a unit vector to the right or straight down.
QPointF directionOfLabel(const QList<QPointF> &path, const ConnectorLabel &label);

/// The nearest place of a text along the path at which its box overlaps none of the given boxes; the given place if
/// there is none. The size is that of the box of a level text.
ConnectorLabel labelOutside(const QList<QPointF> &path, const ConnectorLabel &label, QSizeF size,
                            const QList<Aabb2> &boxes);

/// The place of a text whose center is as near as possible to a point: next to the nearest point of the path.
ConnectorLabel labelNear(const QList<QPointF> &path, QPointF center);

/// Whether a connector joins a shape with itself, without fixed points.
bool isLoop(const Connector &connector);

/// Whether two lines have exactly the same points. QPointF's operator== is fuzzy.
bool areSame(const QList<QPointF> &a, const QList<QPointF> &b);

/// Gives a connector its path. The frame becomes the upright bounding box. Returns whether anything changed.
bool setConnectorPath(Shape &connector, const QList<QPointF> &points);
/// Likewise, without a change of Connector::line: for a path with arcs.
bool setConnectorOutline(Shape &connector, const QList<QPointF> &points);

/// Whether two shapes are equal, apart from the frame and the outline of a connector, which a document computes.
bool isSameApartFromPath(const Shape &a, const Shape &b);

/// Moves the pins and waypoints of a connector.
void movePins(Connector &connector, QPointF offset);

/// The pin of each segment between the corners of a connector; nothing for a segment that is not pinned.
QList<std::optional<qsizetype>> pinsOfSegments(const Connector &connector);

/// The pins of a connector after a segment between its corners has been moved to a coordinate. Consecutive pins that
/// coincide become one.
QList<ConnectorPin> pinsWithSegment(const Connector &connector, qsizetype segment, double position);

/// Applies a placement that was assigned to a connector: moves the ends that are free and unchanged from the old frame
/// to the new one, and the pins and waypoints if they are unchanged, and restores the frame, which follows from the
/// ends. Does nothing for shapes that are no connectors.
void movePlacedEnds(Shape &shape, const Shape &before);

/// Moves a shape; for a connector, the ends that are free, the pins and the waypoints.
void moveShape(Shape &shape, QPointF offset);

} // namespace Trammel
