#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/partpicture.h>
#include <trammel/shape.h>
#include <trammel/widgets_export.h>

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QPainterPath>

#include <atomic>

namespace Trammel {

/// A piece of a shape's appearance: a path or a picture in the shape's own frame, where the center is the origin and
/// the rotation is not applied. The path is filled by its own fill rule if the fill color is valid, and stroked if the
/// stroke has a valid color. A gradient refers to the shape's frame, not to the path.
struct ShapePart
{
    QPainterPath path;
    Fill fill;
    Stroke stroke{QColor(), 0, Qt::NoPen};
    /// Fills its box, above the path, which may be empty. The image is mirrored within the box if the shape is.
    PartPicture picture{};
    QRectF pictureBox{};
};

/// The limits on the sizes that a user can give a shape by its handles, by numbers or when drawing it. A program can
/// set any size.
struct TRAMMEL_WIDGETS_EXPORT SizeRule
{
    /// The side that determines the other one if the ratio is kept.
    enum class Lead { Larger, Width, Height };

    /// Width divided by height; 0 for any ratio.
    double ratio = 0;
    QSizeF least{0, 0};
    /// For a fixed width or height, this equals the least size in that direction.
    QSizeF most{LargestCoordinate, LargestCoordinate};
    /// The size of a shape drawn by a click. If it is empty, the shape is a hundred pixels of the view in size.
    QSizeF first{0, 0};

    /// Whether any size is allowed.
    bool isFree() const;
    bool keepsRatio() const;
    /// The nearest allowed size. A size that is allowed already is returned unchanged to the last bit. If the numbers
    /// contradict each other, the ratio takes precedence, then the least size.
    QSizeF applied(QSizeF wanted, Lead lead = Lead::Larger) const;
};

/// The box in which the text of a shape is laid out, in the shape's own frame: see ShapePart.
struct TextBox
{
    QPointF center;
    /// The width is the length of the lines, even if the box is rotated.
    QSizeF size;
    /// Whether the text is rotated counterclockwise by 90 degrees.
    bool isTurned = false;
};

/// A named place of a shape at which connectors can end: see ShapeKind::ports().
struct ShapePort
{
    /// The name in files, at most 1000 characters. The ports of a shape have different names.
    QString name;
    /// The name in the user interface.
    QString displayName;
    /// The place in the frame, in the units of Shape::outline, from -0.5 to 0.5. Usually it lies on the outline.
    QPointF at;
    /// The direction in which connectors leave the port, in the frame before it is mirrored and rotated, of any length.
    /// Orthogonal and curved connectors leave along the axis of the scene that is nearest to it. Null for all
    /// directions that lead away from the outline.
    QPointF direction;
    /// The largest number of ends that the user can bind to the port: a full one does not attract ends. 0 for any
    /// number. Programs, files and pasted shapes may exceed it.
    int capacity = 0;
};

class ShapeKind;

/// A part of the built-in kinds, for a palette. A kind may occur in several categories, with different titles: a
/// diamond is also a decision in a flow chart.
struct ShapeKindCategory
{
    struct Entry
    {
        /// Never null.
        const ShapeKind *kind;
        QString title;
    };

    QString title;
    QList<Entry> entries;
};

/// The properties that all shapes of a kind share: the outline, the appearance, the rule for resizing, and the fields
/// in a file. The built-in kinds are below. An application can register kinds of its own, which must live as long as
/// the program uses shapes of them. A kind is stateless: every result depends only on the given shape, on any thread.
/// An application's own kind must implement its names and its outline; everything else has a default.
class TRAMMEL_WIDGETS_EXPORT ShapeKind
{
public:
    /// The geometry of a kind. Box, RoundedBox and Ellipse fill the shape's frame; Polygon, Polyline and Path consist
    /// of Shape::outline. The built-in kinds for diagrams and an application's own kinds are Custom, regardless of
    /// their primitives. A stand-in is a Box.
    enum class Form { Box, RoundedBox, Ellipse, Polygon, Polyline, Path, Custom };

    virtual ~ShapeKind();
    ShapeKind(const ShapeKind &) = delete;
    ShapeKind &operator=(const ShapeKind &) = delete;

    /// The name in files, such as "rectangle".
    virtual QString name() const = 0;
    /// The name in the user interface.
    virtual QString displayName() const = 0;
    /// The outline in scene coordinates, which selecting, hit tests, snapping and collisions use. It is exact except
    /// for a path, whose curves it replaces by chords: see Shape::bezierPath(). A document refuses a shape of an
    /// application's own kind if the outline has no points or a point that is not finite.
    virtual Primitive primitive(const Shape &shape) const = 0;
    /// The outline for painting, in the shape's own frame: the center is the origin, the path is not rotated, mirroring
    /// is applied. Made from the primitive by default.
    virtual QPainterPath path(const Shape &shape) const;
    /// The visible parts of the shape, from bottom to top. The default is path() with the shape's fill and stroke. The
    /// function is called with the shape at the origin, not rotated, and with the colors to show, so that parts that
    /// take their colors from the shape also show collisions. Parts are used instead of a painter so that the view (on
    /// several threads at once), SVG, PNG and icons look alike. Parts can extend beyond the outline. A part with a
    /// coordinate that is not finite or beyond 4e9, with an invalid dash pattern, or with a picture in an empty box is
    /// left out.
    virtual QList<ShapePart> parts(const Shape &shape) const;
    /// The default allows any size.
    virtual SizeRule sizeRule(const Shape &shape) const;
    /// False for kinds whose shapes are all curves, regardless of the fill. See also Shape::isFilled().
    virtual bool canBeFilled() const;
    /// True for kinds whose inside counts for selecting and collisions regardless of the fill.
    virtual bool isAlwaysArea() const;
    /// False for kinds whose shapes do not block others, regardless of Shape::solidity. They can still be holding. The
    /// default is false for containers, so that shapes can be dragged into them.
    virtual bool isSolid() const;
    /// The operations that the user may perform on shapes of this kind. A shape can restrict them. Default: all.
    virtual Permissions permissions() const;
    /// True for containers, such as a frame or a swimlane: see Group::container. The editor moves shapes that are
    /// dropped on them into them.
    virtual bool isContainer() const;
    /// The size of a collapsed container. The default is the shape's size.
    virtual QSizeF collapsedSize(const Shape &shape) const;
    /// The box of the text; for a container, the box of its title. The default is the whole frame.
    virtual TextBox textBox(const Shape &shape) const;
    /// True for kinds whose text box consists of compartments, such as a class of UML: a name, above attributes, above
    /// operations. In Shape::text, a line of two hyphens separates two compartments. The line itself is not shown:
    /// parts() draws a line across the box instead. There are at most 64 compartments. The first one has the font and
    /// the alignment of the text style, and the others are regular and left-aligned. Lines are never broken, and the
    /// shape grows when its text is edited.
    virtual bool hasCompartments() const;
    /// Gives a shape that the user is about to draw the initial values of its kind, such as empty compartments. The
    /// default does nothing.
    virtual void initialize(Shape &shape) const;
    /// The ports of a shape. A port without a name, with a place outside of the frame, or with the name of an earlier
    /// one is left out. The default has none. The built-in kinds for diagrams have the ports "top", "right", "bottom"
    /// and "left" where the middle lines of the frame first meet the outline from outside, apart from containers and
    /// kinds with compartments.
    virtual QList<ShapePort> ports(const Shape &shape) const;
    /// The places of the handles with which the user varies the outline of a shape, such as the tail of a callout, in
    /// the units of Shape::outline. They are shown on the only selected shape if there is room for them. The default
    /// has none. If a place is not finite, or if the shape has no extent, no handle is shown.
    virtual QList<QPointF> handles(const Shape &shape) const;
    /// Changes a shape so that one of its handles is at a place, or at the nearest place that the handle can have. The
    /// place may lie outside of the frame. A change after which the shape is invalid is refused.
    virtual void moveHandle(Shape &shape, qsizetype handle, QPointF place) const;
    /// True for kinds that use Shape::outline.
    virtual bool hasOutline() const;
    /// False for a stand-in, which represents a kind that this program does not know.
    virtual bool isKnown() const;
    Form form() const { return m_form; }
    /// Whether documents accept shapes of this kind: a built-in kind, a kind registered by add(), or a stand-in with a
    /// valid name.
    bool isRegistered() const { return m_isRegistered; }
    /// The reason why a shape of this kind is invalid, beyond the rules for every shape; empty for a valid one. A kind
    /// stores its own values in Shape::data and checks them here, so that neither files nor programs can add invalid
    /// ones.
    virtual QString errorString(const Shape &shape) const;

    static const ShapeKind &rectangle();
    static const ShapeKind &roundedRectangle();
    static const ShapeKind &ellipse();
    static const ShapeKind &polygon();
    static const ShapeKind &polyline();
    /// A text without an outline of its own. Its frame is the box of the text, which counts as an area for selecting.
    static const ShapeKind &text();
    /// Lines between shapes. See Shape::connector. Its form is Polyline.
    static const ShapeKind &connector();
    /// Named "path" in files. See Shape::bezierPath().
    static const ShapeKind &bezierPath();
    /// The built-in kinds for drawing by a palette, in the language of the application. named() returns those without
    /// a function of their own, such as "diamond".
    static QList<ShapeKindCategory> categories();

    /// The kind with a name: built in, registered, or otherwise a stand-in, which is drawn as its frame and kept as
    /// long as the program runs. Thread-safe.
    static const ShapeKind &named(const QString &name);
    /// Registers an application's own kind. Call it before shapes of the kind are used and files with them are read.
    /// Returns false if the name is taken already, is empty, has more than 1000 characters or is not valid UTF-16.
    static bool add(const ShapeKind &kind);

protected:
    ShapeKind() = default;

private:
    friend class GivenKind;

    static bool isGoodName(const QString &name);

    Form m_form = Form::Custom;
    /// Mutable, since add() sets it on a const kind.
    mutable std::atomic<bool> m_isRegistered{false};
};

} // namespace Trammel
