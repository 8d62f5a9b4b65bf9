#pragma once

#include "geometry/primitives.h"
#include "widgets/model/shape.h"
#include "widgets/widgets_export.h"

#include <QtCore/QString>

QT_BEGIN_NAMESPACE
class QPainterPath;
QT_END_NAMESPACE

namespace Trammel {

/// What all shapes of one kind have in common: the outline in the frame, the painting, the fields in a
/// file. The built-in kinds are below; an application may register kinds of its own (they must live as
/// long as the program uses shapes of them). Stateless: every answer comes from the shape given, on any
/// thread.
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
    /// The exact outline in scene coordinates.
    virtual Primitive primitive(const Shape &shape) const = 0;
    /// The outline for painting, in the shape's own frame: the centre is the origin, nothing is turned,
    /// mirroring is applied.
    virtual QPainterPath path(const Shape &shape) const = 0;
    /// False for kinds that are curves whatever their fill.
    virtual bool canBeFilled() const;
    /// True for kinds that keep Shape::outline.
    virtual bool hasOutline() const;
    /// False for a stand-in for a kind that this program does not know.
    virtual bool isKnown() const;
    /// The reason why a shape of this kind is not a good one, beyond what every shape must hold.
    virtual QString fault(const Shape &shape) const;
    /// Moves between a file's fields and the shape what only this kind has. Reads from the fields and
    /// takes out what it used; what is left is kept as Shape::extra. Returns a reason on failure.
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
    /// Registers a kind of an application's own. A name that is taken already is refused (false).
    static bool add(const ShapeKind &kind);

protected:
    ShapeKind() = default;
};

} // namespace Trammel
