#pragma once

#include "geometry/primitives.h"
#include "widgets/model/shape.h"
#include "widgets/widgets_export.h"

#include <QtCore/QString>
#include <QtGui/QPainterPath>

namespace Trammel {

/// A piece of what is seen of a shape: a path in the shape's own frame (the centre is the origin, nothing is
/// turned), filled where the colour is valid, by the path's own rule, with a line along it where that has a colour.
struct ShapePart
{
    QPainterPath path;
    QColor fill;
    Stroke stroke{QColor(), 0, Qt::NoPen};
};

/// What a user may make of the size of a shape, by its handles, by numbers or when drawing it. A program may give it
/// any size.
struct TRAMMEL_WIDGETS_EXPORT SizeRule
{
    /// Which side the other one follows where the ratio is kept.
    enum class Lead { Larger, Width, Height };

    /// Width by height; 0 for any.
    double ratio = 0;
    QSizeF least{0, 0};
    /// The same as the least in one direction for a fixed width or height.
    QSizeF most{LargestCoordinate, LargestCoordinate};
    /// Of a shape drawn by a click; a hundred pixels of the view where it has no extent.
    QSizeF first{0, 0};

    /// Whether any size will do.
    bool isFree() const;
    bool keepsRatio() const;
    /// The nearest size that it allows; the same to the last bit when it is allowed already. Where the numbers
    /// contradict each other the ratio comes first, then the least size.
    QSizeF applied(QSizeF wanted, Lead lead = Lead::Larger) const;
};

/// What all shapes of one kind have in common: the outline, the looks, how they are resized, the fields in a
/// file. The built-in kinds are below; an application may register kinds of its own (they must live as
/// long as the program uses shapes of them). Stateless: every answer comes from the shape given, on any
/// thread. A kind of an application's own has to say its names and its outline; all else has a default.
class TRAMMEL_WIDGETS_EXPORT ShapeKind
{
public:
    virtual ~ShapeKind();
    ShapeKind(const ShapeKind &) = delete;
    ShapeKind &operator=(const ShapeKind &) = delete;

    /// The name in files, such as "rectangle".
    virtual QString name() const = 0;
    /// The name that a user sees.
    virtual QString displayName() const = 0;
    /// The exact outline in scene coordinates: what is selected, hit, snapped to and collided with. A document
    /// refuses a shape of an application's own kind whose outline has no point, or one that is not finite.
    virtual Primitive primitive(const Shape &shape) const = 0;
    /// The outline for painting, in the shape's own frame: the centre is the origin, nothing is turned,
    /// mirroring is applied. By default made of the primitive.
    virtual QPainterPath path(const Shape &shape) const;
    /// What is seen of the shape, from bottom to top; by default path() with the shape's fill and line. Asked of the
    /// shape at the origin, unturned, with the colours that it is to be shown in: parts that take theirs from it follow
    /// when it collides. Parts rather than a painter, so that the view, on several threads at once, SVG, PNG and icons
    /// show the same. They may reach beyond the outline. A part with a coordinate that is not finite, or beyond
    /// 4e9, is left out.
    virtual QList<ShapePart> parts(const Shape &shape) const;
    /// By default any size.
    virtual SizeRule sizeRule(const Shape &shape) const;
    /// False for kinds that are curves whatever their fill.
    virtual bool canBeFilled() const;
    /// True for kinds that keep Shape::outline.
    virtual bool hasOutline() const;
    /// False for a stand-in for a kind that this program does not know.
    virtual bool isKnown() const;
    /// Whether it is an application's, and neither built in nor a stand-in.
    bool isOwn() const { return m_isOwn; }
    /// The reason why a shape of this kind is not a good one, beyond what every shape must hold.
    virtual QString fault(const Shape &shape) const;
    /// Moves between a file's fields and the shape what only this kind has. Reads from the fields and
    /// takes out what it used; what is left is kept as Shape::extra, which is a good place for a kind's own values as
    /// well. Returns a reason on failure.
    virtual QString read(QJsonObject &fields, Shape &shape) const;
    virtual void write(const Shape &shape, QJsonObject &fields) const;

    static const ShapeKind &rectangle();
    static const ShapeKind &roundedRectangle();
    static const ShapeKind &ellipse();
    static const ShapeKind &polygon();
    static const ShapeKind &polyline();

    /// The kind of that name: built in, registered, or else a stand-in that is kept as long as the
    /// program runs, drawn as its frame. Safe from any thread.
    static const ShapeKind &named(const QString &name);
    /// Registers a kind of an application's own, before files with shapes of it are read. A name that is taken already
    /// is refused (false).
    static bool add(const ShapeKind &kind);

protected:
    ShapeKind() = default;

private:
    friend class GivenKind;

    bool m_isOwn = true;
};

} // namespace Trammel
