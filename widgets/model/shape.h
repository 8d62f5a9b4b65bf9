#pragma once

#include "geometry/primitives.h"
#include "widgets/model/group.h"
#include "widgets/widgets_export.h"

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QSizeF>
#include <QtCore/QString>
#include <QtGui/QColor>

namespace Trammel {

class ShapeKind;

/// A line along a shape's outline, in scene units. No colour means no line.
struct Stroke
{
    QColor colour{0x33, 0x33, 0x33};
    double width = 1;
    Qt::PenStyle style = Qt::SolidLine;

    friend bool operator==(const Stroke &, const Stroke &) = default;
};

/// Where a shape is and how large: all that moving, turning and resizing change. See Shape.
struct TRAMMEL_WIDGETS_EXPORT Placement
{
    QPointF centre;
    QSizeF size{0, 0};
    double rotation = 0;
    bool mirroredX = false;
    bool mirroredY = false;

    /// As of shapes, as far as these numbers tell.
    QString fault() const;
    Placement normalized() const;

    /// Exact.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Placement &a, const Placement &b);
};

/// A user's object in a drawing: a value. Its place is a frame, given by centre, size and rotation in
/// scene coordinates; its kind says which outline it has in that frame. A filled shape is an area and an
/// unfilled one a curve, for selecting, hit tests and collisions alike.
struct TRAMMEL_WIDGETS_EXPORT Shape
{
    /// Rings in unit coordinates, -0.5 to 0.5 in both directions of the frame, for the kinds that have
    /// an outline of their own: the outer ring, then holes; for a polyline one open chain. Kept apart
    /// from the size, so that scaling through zero loses nothing. Copies share it.
    using Outline = QList<QList<QPointF>>;
    /// Other programs round: points a little outside the frame are taken, those beyond this refused.
    static constexpr double LargestUnit = 1;
    /// Outlines of more points, in all rings together, are refused.
    static constexpr qsizetype LargestPointCount = 1'000'000;

    /// Never null; a rectangle by default.
    const ShapeKind *kind;
    QPointF centre;
    /// Not negative; a mirrored shape has its flags set instead.
    QSizeF size{0, 0};
    /// Degrees, clockwise on screen, in [0, 360).
    double rotation = 0;
    bool mirroredX = false;
    bool mirroredY = false;
    bool locked = false;
    bool hidden = false;
    /// The group that it is directly in; null for none. Only a document's own functions change it.
    GroupId group;
    /// Of a rounded rectangle, in scene units; the outline uses at most half of the shorter side.
    double cornerRadius = 0;
    /// An invalid colour means unfilled.
    QColor fill;
    Stroke stroke;
    Outline outline;
    QString text;
    QString name;
    /// What a file said about this shape that this version does not know; written back unchanged. Here a kind of an
    /// application's own keeps its values.
    QJsonObject extra;

    Shape();
    Shape(const ShapeKind &kind, QPointF centre, QSizeF size, double rotation = 0);

    static Shape rectangle(QPointF centre, QSizeF size, double rotation = 0);
    static Shape roundedRectangle(QPointF centre, QSizeF size, double cornerRadius, double rotation = 0);
    static Shape ellipse(QPointF centre, QSizeF size, double rotation = 0);
    /// From points in scene coordinates; the frame is their upright bounding box. As exact as setSceneOutline().
    static Shape polygon(const QList<QPointF> &points, const QList<QList<QPointF>> &holes = {});
    static Shape polyline(const QList<QPointF> &points);

    Placement placement() const { return {centre, size, rotation, mirroredX, mirroredY}; }
    void setPlacement(const Placement &placement);
    /// Whether nothing but the placement differs.
    bool isSameElsewhere(const Shape &other) const;

    bool isFilled() const;
    Extent extent() const { return isFilled() ? Extent::Area : Extent::Curve; }

    /// The frame as an oriented box.
    Obb frame() const;
    /// The one geometry behind every answer: bounds, hit test, rubber band, collision. In scene
    /// coordinates, without the stroke.
    Primitive scenePrimitive() const;
    /// The outline's rings in scene coordinates, mirrored and turned; empty for kinds without one.
    Outline sceneOutline() const;
    /// Points in unit coordinates of the frame, as of the outline, in scene coordinates, mirrored and turned.
    QList<QPointF> toScene(const QList<QPointF> &units) const;
    /// Gives it another outline, by rings in scene coordinates, for kinds that have one: the frame becomes the one
    /// around it in its own axes, turned and mirrored as before. On the way back to the scene a point is off by at
    /// most four units in the last place of the frame's extent and of its own larger coordinate together; where the
    /// frame is upright most come back exactly.
    void setSceneOutline(const Outline &rings);
    Aabb2 sceneBounds() const;
    /// Bounds with the stroke's width around them: for painting only. That holds round joins, and mitred
    /// ones down to corners of 60 degrees. For kinds of an application's own with all their parts.
    Aabb2 paintedBounds() const;

    /// The reason why a document would refuse this shape (a number that is not finite or beyond 1e9, a
    /// negative size, too few points ...); empty for a good one.
    QString fault() const;
    /// As a document keeps it: the rotation in [0, 360), -0 and magnitudes below 1e-60 as 0, colours with
    /// eight bits a channel, texts in valid UTF-16, no outline where the kind has none.
    Shape normalized() const;

    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Shape &a, const Shape &b);
};

/// Coordinates and sizes beyond this are refused.
inline constexpr double LargestCoordinate = 1e9;

} // namespace Trammel
