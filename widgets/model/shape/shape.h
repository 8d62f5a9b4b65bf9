#pragma once

#include <trammel/annotation.h>
#include <trammel/connector.h>
#include <trammel/fill.h>
#include <trammel/geometry/primitives.h>
#include <trammel/pathdetails.h>
#include <trammel/permissions.h>
#include <trammel/rarevalue.h>
#include <trammel/shadow.h>
#include <trammel/shapeid.h>
#include <trammel/stroke.h>
#include <trammel/textstyle.h>
#include <trammel/widgets_export.h>

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QSharedDataPointer>
#include <QtCore/QSizeF>
#include <QtCore/QString>
#include <QtGui/QColor>

#include <optional>

namespace Trammel {

class ShapeKind;

/// The effect of a shape on the shapes that a user moves, unless they are allowed to overlap: see
/// ShapeEditor::overlapMode. A solid shape blocks solid shapes, apart from those that lie completely inside it. A
/// holding shape also keeps these inside. A shape with None neither blocks nor is blocked. Automatic means that areas
/// are solid and curves are not.
enum class Solidity : quint8 { Automatic, Solid, Holding, None };

/// The position, size and orientation of a shape: everything that moving, rotating and resizing change. See Shape.
struct TRAMMEL_WIDGETS_EXPORT Placement
{
    QPointF center;
    QSizeF size{0, 0};
    double rotation = 0;
    bool mirroredX = false;
    bool mirroredY = false;

    /// The reason why these numbers are invalid; empty if they are valid. See Shape::errorString() and
    /// Shape::normalized().
    QString errorString() const;
    Placement normalized() const;

    /// Compares exactly.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Placement &a, const Placement &b);
};

/// A user's object in a drawing, as a value. The center, size and rotation define a frame in scene coordinates, and the
/// kind defines the outline in that frame. For selecting, hit tests and collisions, a filled shape is an area and an
/// unfilled shape is a curve.
struct TRAMMEL_WIDGETS_EXPORT Shape
{
    /// Rings in unit coordinates, from -0.5 to 0.5 in both directions of the frame, for the kinds that have an outline
    /// of their own: the outer ring, then the holes; for a polyline, one open chain. The rings of a path also contain
    /// control points: see bezierPath(). The outline is independent of the size, so that scaling to zero and back loses
    /// nothing. Copies share it.
    using Outline = QList<QList<QPointF>>;
    /// The largest absolute unit coordinate. Points slightly outside the frame are accepted, since other programs
    /// round; points beyond this limit are refused.
    static constexpr double LargestUnit = 1;
    /// The largest absolute unit coordinate of a control point. If a curve lies within the frame, its control points
    /// are at most 2.5 away from the center.
    static constexpr double LargestControlUnit = 5;
    /// The maximum number of points in all rings together, and the maximum number of rings. Larger outlines are
    /// refused.
    static constexpr qsizetype LargestPointCount = 1'000'000;

    /// Never null. Default: a rectangle.
    const ShapeKind *kind;
    QPointF center;
    /// Not negative. The flags mirroredX and mirroredY describe a mirrored shape.
    QSizeF size{0, 0};
    /// Degrees, clockwise on screen, in [0, 360).
    double rotation = 0;
    bool mirroredX = false;
    bool mirroredY = false;
    bool locked = false;
    bool hidden = false;
    /// See isSolid().
    Solidity solidity = Solidity::Automatic;
    /// The heads at the first and the last point of a polyline, drawn with its stroke. They belong to hit tests and to
    /// paintedBounds(), but not to scenePrimitive(). Closed built-in kinds have none.
    LineHead startHead = LineHead::None;
    LineHead endHead = LineHead::None;
    /// The operations that the user may perform on the shape. See allows().
    Permissions permissions;
    /// The group that directly contains the shape; null for none. In a document, only functions such as
    /// Document::group() change it.
    GroupId group;
    /// From 0, invisible, to 1, opaque. Applies to the shape as a whole: where its line, its text and its fill overlap,
    /// only the topmost is seen. A shape that is invisible can still be selected.
    float opacity = 1;
    /// The corner radius of a rounded rectangle, in scene units. The outline uses at most half of the shorter side.
    double cornerRadius = 0;
    /// A color or a gradient. An invalid color means unfilled.
    Fill fill;
    Stroke stroke;
    RareValue<Shadow> shadow;
    Outline outline;
    /// The fill rule and the pressures of a path. Other built-in kinds have none.
    RareValue<PathDetails> path;
    /// The ends of a connector; null for all other kinds. Changing them through the pointer detaches it from copies. In
    /// a document, the center, size, rotation, mirroring and outline of a connector follow from its ends: they are not
    /// saved, and changing only them is no step. A new placement moves the free ends with the frame; bound ends stay.
    QSharedDataPointer<Connector> connector;
    QString text;
    RareValue<TextStyle> textStyle;
    QString name;
    /// The tool tip and the link. They are not part of the style.
    RareValue<Annotation> annotation;
    /// The values of an application and of its own kinds. A file stores them in the single field "data". Any names are
    /// allowed, and later versions of the format never use them.
    QJsonObject data;
    /// The fields of a file that this version does not know. They are written back unchanged. Names that the format
    /// defines are refused.
    QJsonObject extra;

    Shape();
    Shape(const ShapeKind &kind, QPointF center, QSizeF size, double rotation = 0);

    static Shape rectangle(QPointF center, QSizeF size, double rotation = 0);
    static Shape roundedRectangle(QPointF center, QSizeF size, double cornerRadius, double rotation = 0);
    static Shape ellipse(QPointF center, QSizeF size, double rotation = 0);
    /// Creates a polygon from points in scene coordinates. The frame is their axis-aligned bounding box. The accuracy
    /// is that of setSceneOutline().
    static Shape polygon(const QList<QPointF> &points, const QList<QList<QPointF>> &holes = {});
    static Shape polyline(const QList<QPointF> &points);
    /// Creates a path of cubic Bézier curves from anchors and control points in scene coordinates. The frame is the
    /// axis-aligned bounding box of the curves. A ring lists its anchors, each followed by the two control points of
    /// the segment to the next anchor. An open path is a single ring that ends with an anchor, and has 3n + 1 points
    /// for n segments. The other rings are closed: their last segment ends at the first anchor, which is not repeated,
    /// so that they have 3n points. Control points at both ends of a segment make it straight. The
    /// even-odd rule determines the inside of closed rings, unless PathDetails::fillRule is changed. Painting, SVG and
    /// files keep the curves. Queries use chords that deviate from the curves by at most 1/10,000 of the frame's longer
    /// side and at most 1/100 of a scene unit; a path that needs more than 10,000 chords for that has a larger
    /// deviation.
    static Shape bezierPath(const Outline &rings);

    /// The shape as a path, for polygons, polylines, rectangles, rounded rectangles and ellipses, with the same frame
    /// and style. Arcs become curves that deviate from them by at most 3/10,000 of the radius. Nothing for other kinds,
    /// and for polylines with heads, which paths do not have.
    std::optional<Shape> asPath() const;

    /// A line between two points or shapes, with an arrow at its end. For ends that are bound, the document that it is
    /// added to computes the path.
    static Shape connectorBetween(const ConnectorEnd &from, const ConnectorEnd &to);

    Placement placement() const { return {center, size, rotation, mirroredX, mirroredY}; }
    void setPlacement(const Placement &placement);
    /// Whether the shapes are equal apart from the placement and, for connectors, the outline.
    bool isSameElsewhere(const Shape &other) const;

    /// Whether the user may do all of this with the shape, by its permissions and those of its kind. The tools, keys,
    /// menus and panels of an editor obey; a program can do everything. A shape that may not be selected is as if it
    /// were locked, and the user cannot unlock it. See Document::permitted() for several shapes.
    bool allows(Permissions needed) const;
    /// False for a polyline and for an open path.
    bool isClosed() const;
    /// Whether the shape has a fill and an inside.
    bool isFilled() const;
    /// A filled shape is an area, and so is a text. Any other shape is a curve.
    Extent extent() const;
    /// Whether the shape blocks other solid shapes, according to its solidity and its kind. Connectors do not.
    bool isSolid() const;
    /// Whether the shape keeps solid shapes inside that are completely inside it. It must be closed.
    bool isHolding() const;

    /// The frame as an oriented box.
    Obb frame() const;
    /// The geometry that hit tests, rubber bands and collisions use, in scene coordinates, without the stroke.
    Primitive scenePrimitive() const;
    /// The rings of the outline in scene coordinates, mirrored and rotated; empty for kinds without an outline. Those
    /// of a path contain its control points.
    Outline sceneOutline() const;
    /// Maps points in unit coordinates, like those of the outline, to scene coordinates, mirrored and rotated.
    QList<QPointF> toScene(const QList<QPointF> &units) const;
    /// Sets the outline from rings in scene coordinates, for kinds that have an outline. The frame becomes the bounding
    /// box of the rings, or of the curves of a path, along the frame's axes; rotation and mirroring stay. Let s be the
    /// sum of the frame's extent and a point's larger coordinate. The point that is mapped back to the scene has an
    /// error of at most four units in the last place of s. If the rotation is a multiple of 90 degrees, most points are
    /// restored exactly.
    void setSceneOutline(const Outline &rings);
    /// The bounding box of the outline. For a path, it contains the curves as well as the chords.
    Aabb2 sceneBounds() const;
    /// The bounding box including the stroke with its joins, caps and heads, the text and the shadow, for painting
    /// only. For an application's own kinds it includes all parts. For a text that may extend beyond the frame, it is
    /// an estimate from the number of characters, which is too large for most fonts.
    Aabb2 paintedBounds() const;

    /// The reason why a document refuses this shape (a number that is not finite or beyond 1e9, a negative size, too
    /// few points, a kind that is not registered ...); empty for a valid shape. A document accepts only shapes that its
    /// file restores exactly. In data and extra, values are nested at most 200 deep and texts are valid UTF-16;
    /// together with the text, the name and the tool tip they take at most 64 MB as JSON.
    QString errorString() const;
    /// The shape as a document stores it: the rotation is in [0, 360), -0 and magnitudes below 1e-60 become 0, the
    /// opacity has six decimals, colors have eight bits per channel, texts are valid UTF-16, kinds without an outline
    /// have none, closed built-in kinds have no heads, and only paths have path details.
    Shape normalized() const;

    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Shape &a, const Shape &b);
};

/// The largest magnitude of coordinates and sizes. Larger values are refused.
inline constexpr double LargestCoordinate = 1e9;

} // namespace Trammel
