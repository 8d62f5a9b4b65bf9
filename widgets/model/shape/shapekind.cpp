#include <trammel/shapekind.h>

#include "widgets/model/kinds/diagramkinds_p.h"
#include "widgets/model/kinds/givenkind_p.h"
#include "widgets/model/path/pathkind_p.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QHash>
#include <QtCore/QMutex>
#include <QtGui/QTransform>

#include <cmath>
#include <memory>
#include <vector>

namespace Trammel {

namespace {

QRectF frameRect(const Shape &shape)
{
    return {-shape.size.width() / 2, -shape.size.height() / 2, shape.size.width(), shape.size.height()};
}

double usedRadius(const Shape &shape)
{
    return std::min({shape.cornerRadius, shape.size.width() / 2, shape.size.height() / 2});
}

class RectangleKind : public GivenKind
{
public:
    explicit RectangleKind(Form form = Form::Box, bool isRegistered = true) : GivenKind(form, isRegistered) { }
    QString name() const override { return QStringLiteral("rectangle"); }
    QString displayName() const override { return Text::tr("Rectangle"); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QPainterPath path(const Shape &shape) const override
    {
        QPainterPath path;
        path.addRect(frameRect(shape));
        return path;
    }
};

/// A text, which looks like a rectangle if it has a fill or a line.
class TextKind final : public RectangleKind
{
public:
    QString name() const override { return QStringLiteral("text"); }
    QString displayName() const override { return Text::tr("Text"); }
    bool isAlwaysArea() const override { return true; }
};

class RoundedRectangleKind final : public RectangleKind
{
public:
    RoundedRectangleKind() : RectangleKind(Form::RoundedBox) { }
    QString name() const override { return QStringLiteral("roundedRectangle"); }
    QString displayName() const override { return Text::tr("Rounded rectangle"); }
    Primitive primitive(const Shape &shape) const override
    {
        const double radius = usedRadius(shape);
        Obb box = shape.frame();
        if (!(radius > 0))
            return box;
        box.halfWidth -= radius;
        box.halfHeight -= radius;
        return RoundedBox{box, radius};
    }
    QPainterPath path(const Shape &shape) const override
    {
        QPainterPath path;
        path.addRoundedRect(frameRect(shape), usedRadius(shape), usedRadius(shape));
        return path;
    }
    /// The center of the first rounded corner.
    QList<QPointF> handles(const Shape &shape) const override
    {
        const double radius = usedRadius(shape);
        const auto along = [radius](double side) { return side > 0 ? radius / side - 0.5 : 0; };
        return {{along(shape.size.width()), along(shape.size.height())}};
    }
    void moveHandle(Shape &shape, qsizetype, QPointF place) const override
    {
        const double x = (place.x() + 0.5) * shape.size.width(), y = (place.y() + 0.5) * shape.size.height();
        const double most = std::min(shape.size.width(), shape.size.height()) / 2;
        shape.cornerRadius = std::clamp(std::round((x + y) / 2 * 10) / 10, 0.0, most);
    }
};

class EllipseKind final : public GivenKind
{
public:
    EllipseKind() : GivenKind(Form::Ellipse) { }
    QString name() const override { return QStringLiteral("ellipse"); }
    QString displayName() const override { return Text::tr("Ellipse"); }
    Primitive primitive(const Shape &shape) const override
    {
        const double radiusX = shape.size.width() / 2, radiusY = shape.size.height() / 2;
        if (radiusX == radiusY)
            return Circle{shape.center, radiusX};
        return Ellipse{shape.center, radiusX, radiusY, axisFromDegrees(shape.rotation)};
    }
    QPainterPath path(const Shape &shape) const override
    {
        QPainterPath path;
        path.addEllipse(frameRect(shape));
        return path;
    }
};

/// The base class of kinds whose outline is a list of points.
class PointsKind : public GivenKind
{
public:
    using GivenKind::GivenKind;
    bool hasOutline() const final { return true; }
    QPainterPath path(const Shape &shape) const final
    {
        const double width = shape.mirroredX ? -shape.size.width() : shape.size.width();
        const double height = shape.mirroredY ? -shape.size.height() : shape.size.height();
        QPainterPath path;
        for (const QList<QPointF> &ring : shape.outline) {
            QPolygonF points;
            points.reserve(ring.size() + 1);
            for (QPointF unit : ring)
                points.append({unit.x() * width, unit.y() * height});
            path.addPolygon(points);
            if (canBeFilled())
                path.closeSubpath();
        }
        return path;
    }
};

class PolygonKind final : public PointsKind
{
public:
    PolygonKind() : PointsKind(Form::Polygon) { }
    QString name() const override { return QStringLiteral("polygon"); }
    QString displayName() const override { return Text::tr("Polygon"); }
    Primitive primitive(const Shape &shape) const override
    {
        if (shape.outline.isEmpty())
            return Polygon{};
        const OutlineMap toScene(shape);
        Polygon polygon{toScene(shape.outline.first()), {}};
        for (qsizetype i = 1; i < shape.outline.size(); ++i)
            polygon.holes.append(toScene(shape.outline[i]));
        return polygon;
    }
    QString errorString(const Shape &shape) const override
    {
        if (shape.outline.isEmpty() || shape.outline.first().size() < 3)
            return Text::tr("the polygon has fewer than three points");
        for (const QList<QPointF> &ring : shape.outline) {
            if (ring.size() < 3)
                return Text::tr("a hole of the polygon has fewer than three points");
        }
        return {};
    }
};

class PolylineKind : public PointsKind
{
public:
    PolylineKind() : PointsKind(Form::Polyline) { }
    QString name() const override { return QStringLiteral("polyline"); }
    QString displayName() const override { return Text::tr("Polyline"); }
    bool canBeFilled() const override { return false; }
    Primitive primitive(const Shape &shape) const override
    {
        const Shape::Outline rings = shape.sceneOutline();
        return Polyline{rings.isEmpty() ? QList<QPointF>() : rings.first()};
    }
    QString errorString(const Shape &shape) const override
    {
        if (shape.outline.isEmpty() || shape.outline.first().size() < 2)
            return Text::tr("the polyline has fewer than two points");
        return shape.outline.size() > 1 ? Text::tr("the polyline has more than one chain") : QString();
    }
};

class ConnectorKind final : public PolylineKind
{
public:
    QString name() const override { return QStringLiteral("connector"); }
    QString displayName() const override { return Text::tr("Connector"); }
    QString errorString(const Shape &shape) const override
    {
        if (!shape.connector)
            return Text::tr("the connector has no ends");
        for (const ConnectorEnd &end : {shape.connector->from, shape.connector->to}) {
            const QString reason = end.errorString();
            if (!reason.isEmpty())
                return reason;
        }
        if (shape.connector->route < ConnectorRoute::Straight || shape.connector->route > ConnectorRoute::Curved)
            return Text::tr("the route of the connector is unknown");
        if (shape.connector->jumps < ConnectorJumps::NoJumps || shape.connector->jumps > ConnectorJumps::GapJumps)
            return Text::tr("the jumps of the connector are unknown");
        if (!(shape.connector->spacing >= 0 && shape.connector->spacing <= Connector::LargestSpacing))
            return Text::tr("the spacing of the connector is not a number from 0 to %1").arg(Connector::LargestSpacing);
        if (shape.connector->pins.size() > Connector::LargestPinCount)
            return Text::tr("the connector has more than %1 pins").arg(Connector::LargestPinCount);
        for (const ConnectorPin &pin : shape.connector->pins) {
            const QString reason = pin.errorString();
            if (!reason.isEmpty())
                return reason;
        }
        if (shape.connector->waypoints.size() > Connector::LargestWaypointCount)
            return Text::tr("the connector has more than %1 waypoints").arg(Connector::LargestWaypointCount);
        for (QPointF waypoint : shape.connector->waypoints) {
            if (!isFinite(waypoint))
                return Text::tr("a waypoint of the connector is not a finite point");
            if (std::max(std::abs(waypoint.x()), std::abs(waypoint.y())) > LargestCoordinate)
                return Text::tr("a waypoint of the connector is farther away than 1e9");
        }
        if (shape.connector->furtherTexts.size() > Connector::LargestTextCount)
            return Text::tr("the connector has more than %1 further texts").arg(Connector::LargestTextCount);
        QString reasonOfLabel = shape.connector->label.errorString();
        for (const ConnectorText &text : shape.connector->furtherTexts)
            reasonOfLabel = reasonOfLabel.isEmpty() ? text.label.errorString() : reasonOfLabel;
        if (!reasonOfLabel.isEmpty())
            return reasonOfLabel;
        const QPointF extent(shape.size.width(), shape.size.height());
        const bool isSound = isFinite(shape.center) && isFinite(extent) && std::isfinite(shape.rotation);
        return isSound ? QString() : Text::tr("the frame of the connector is not finite");
    }
};

/// Makes the path of a primitive, in the coordinates of the primitive.
class PathMaker
{
public:
    QPainterPath operator()(const Obb &box) const
    {
        const auto corners = box.corners();
        return closed({{corners.begin(), corners.end()}});
    }
    QPainterPath operator()(const Circle &circle) const
    {
        QPainterPath path;
        path.addEllipse(circle.center, circle.radius, circle.radius);
        return path;
    }
    QPainterPath operator()(const Ellipse &ellipse) const
    {
        QPainterPath path;
        path.addEllipse(QPointF(), ellipse.radiusX, ellipse.radiusY);
        return turned(path, ellipse.center, ellipse.axis);
    }
    QPainterPath operator()(const RoundedBox &box) const
    {
        const double width = std::abs(box.core.halfWidth) + box.radius;
        const double height = std::abs(box.core.halfHeight) + box.radius;
        QPainterPath path;
        path.addRoundedRect(-width, -height, 2 * width, 2 * height, box.radius, box.radius);
        return turned(path, box.core.center, box.core.axis);
    }
    QPainterPath operator()(const Polyline &line) const
    {
        QPainterPath path;
        path.addPolygon(line.points);
        return path;
    }
    QPainterPath operator()(const Polygon &polygon) const
    {
        return closed(QList<QList<QPointF>>{polygon.outline} + polygon.holes);
    }

private:
    static QPainterPath closed(const QList<QList<QPointF>> &rings)
    {
        QPainterPath path;
        for (const QList<QPointF> &ring : rings) {
            path.addPolygon(ring);
            path.closeSubpath();
        }
        return path;
    }
    static QPainterPath turned(const QPainterPath &path, QPointF center, QPointF axis)
    {
        return QTransform(axis.x(), axis.y(), -axis.y(), axis.x(), center.x(), center.y()).map(path);
    }
};

/// The largest number of characters in the name of a kind.
constexpr qsizetype LargestName = 1000;

/// Stands in for a kind that only another program or a newer version knows.
class UnknownKind final : public RectangleKind
{
public:
    UnknownKind(const QString &name, bool isRegistered) : RectangleKind(Form::Box, isRegistered), m_name(name) { }
    QString name() const override { return m_name; }
    QString displayName() const override { return m_name; }
    bool isKnown() const override { return false; }

private:
    QString m_name;
};

class Registry
{
public:
    Registry()
    {
        for (const ShapeKind *kind :
             {&ShapeKind::rectangle(), &ShapeKind::roundedRectangle(), &ShapeKind::ellipse(), &ShapeKind::polygon(),
              &ShapeKind::polyline(), &ShapeKind::bezierPath(), &ShapeKind::text(), &ShapeKind::connector()})
            m_kinds.insert(kind->name(), kind);
        for (const auto &kind : diagramKinds())
            m_kinds.insert(kind->name(), kind.get());
    }

    const ShapeKind &named(const QString &name, bool isGoodName)
    {
        const QMutexLocker locker(&m_mutex);
        const ShapeKind *&kind = m_kinds[name];
        if (!kind)
            kind = m_standIns.emplace_back(std::make_unique<UnknownKind>(name, isGoodName)).get();
        return *kind;
    }

    bool add(const ShapeKind &added)
    {
        const QString name = added.name();
        const QMutexLocker locker(&m_mutex);
        const ShapeKind *&kind = m_kinds[name];
        if (kind && kind->isKnown())
            return false;
        kind = &added;
        return true;
    }

private:
    QMutex m_mutex;
    QHash<QString, const ShapeKind *> m_kinds;
    std::vector<std::unique_ptr<UnknownKind>> m_standIns;
};

Registry &registry()
{
    static Registry registry;
    return registry;
}

} // namespace

ShapeKind::~ShapeKind() = default;

QPainterPath ShapeKind::path(const Shape &shape) const
{
    Shape local = shape;
    local.center = {};
    local.rotation = 0;
    const Primitive outline = primitive(local);
    return isFinite(outline) ? std::visit(PathMaker(), outline) : QPainterPath();
}

QList<ShapePart> ShapeKind::parts(const Shape &shape) const
{
    QList<ShapePart> parts{{path(shape), shape.isFilled() ? shape.fill : Fill(), shape.stroke}};
    if (const QPainterPath lines = hasCompartments() ? compartmentLines(shape) : QPainterPath(); !lines.isEmpty())
        parts.append({lines, Fill(), shape.stroke});
    return parts;
}

SizeRule ShapeKind::sizeRule(const Shape &) const
{
    return {};
}

bool ShapeKind::canBeFilled() const
{
    return true;
}

bool ShapeKind::isAlwaysArea() const
{
    return false;
}

bool ShapeKind::isSolid() const
{
    return !isContainer();
}

Permissions ShapeKind::permissions() const
{
    return {};
}

bool ShapeKind::isContainer() const
{
    return false;
}

QSizeF ShapeKind::collapsedSize(const Shape &shape) const
{
    return shape.size;
}

TextBox ShapeKind::textBox(const Shape &shape) const
{
    return {{}, shape.size};
}

bool ShapeKind::hasCompartments() const
{
    return false;
}

void ShapeKind::initialize(Shape &) const
{
}

QList<QPointF> ShapeKind::handles(const Shape &) const
{
    return {};
}

void ShapeKind::moveHandle(Shape &, qsizetype, QPointF) const
{
}

QList<ShapePort> ShapeKind::ports(const Shape &) const
{
    return {};
}

bool ShapeKind::hasOutline() const
{
    return false;
}

bool ShapeKind::isKnown() const
{
    return true;
}

QString ShapeKind::errorString(const Shape &) const
{
    return {};
}

const ShapeKind &ShapeKind::rectangle()
{
    static const RectangleKind kind;
    return kind;
}

const ShapeKind &ShapeKind::roundedRectangle()
{
    static const RoundedRectangleKind kind;
    return kind;
}

const ShapeKind &ShapeKind::ellipse()
{
    static const EllipseKind kind;
    return kind;
}

const ShapeKind &ShapeKind::polygon()
{
    static const PolygonKind kind;
    return kind;
}

const ShapeKind &ShapeKind::polyline()
{
    static const PolylineKind kind;
    return kind;
}

const ShapeKind &ShapeKind::text()
{
    static const TextKind kind;
    return kind;
}

const ShapeKind &ShapeKind::connector()
{
    static const ConnectorKind kind;
    return kind;
}

const ShapeKind &ShapeKind::bezierPath()
{
    static const PathKind kind;
    return kind;
}

const ShapeKind &ShapeKind::named(const QString &name)
{
    // A name that is too long is refused later. Its stand-in, which is kept, does not need all of it.
    return registry().named(name.left(LargestName + 1), isGoodName(name));
}

bool ShapeKind::isGoodName(const QString &name)
{
    return !name.isEmpty() && name.size() <= LargestName && name.isValidUtf16();
}

bool ShapeKind::add(const ShapeKind &kind)
{
    if (!isGoodName(kind.name()) || !registry().add(kind))
        return false;
    kind.m_isRegistered = true;
    return true;
}

} // namespace Trammel
