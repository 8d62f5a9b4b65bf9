#include <trammel/shape.h>

#include "widgets/model/path/pathbounds_p.h"
#include "widgets/model/path/pathconversion_p.h"
#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/freefields_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/outlinefit_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linenames_p.h"
#include "widgets/model/style/look_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <span>
#include <utility>

namespace Trammel {

namespace {

bool isClean(const Shape::Outline &outline)
{
    for (const QList<QPointF> &ring : outline) {
        for (QPointF point : ring) {
            const QPointF clean = cleaned(point);
            if (!same(clean, point) || std::signbit(clean.x()) != std::signbit(point.x())
                || std::signbit(clean.y()) != std::signbit(point.y()))
                return false;
        }
    }
    return true;
}

bool isSameRing(const QList<QPointF> &a, const QList<QPointF> &b)
{
    return a.constData() == b.constData() ? a.size() == b.size()
                                          : std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

bool isSameOutline(const Shape::Outline &a, const Shape::Outline &b)
{
    return a.constData() == b.constData() ? a.size() == b.size()
                                          : std::equal(a.begin(), a.end(), b.begin(), b.end(), isSameRing);
}

bool isSameConnector(const QSharedDataPointer<Connector> &a, const QSharedDataPointer<Connector> &b)
{
    return a.constData() == b.constData() || (a && b && *a == *b);
}

/// A number in a shape, and its valid range.
struct Given
{
    double value;
    double least;
    double most;
    const char *name;
};

QString faultOf(const Given &number)
{
    if (!std::isfinite(number.value))
        return Text::tr("%1 is not a finite number").arg(Text::tr(number.name));
    if (number.least == 0 && number.value < 0)
        return Text::tr("%1 is negative").arg(Text::tr(number.name));
    return Text::tr("%1 is larger than 1e9").arg(Text::tr(number.name));
}

/// The reason for the first number that is invalid. This is inline, since it checks the numbers of each changed shape.
template <typename... Numbers> Q_ALWAYS_INLINE QString firstFault(const Numbers &...numbers)
{
    QString reason;
    // The comparisons are false for NaN.
    const auto isGood = [&reason](const Given &number) {
        if (std::abs(number.value) <= std::numeric_limits<double>::max() && number.value >= number.least
            && number.value <= number.most)
            return true;
        reason = faultOf(number);
        return false;
    };
    static_cast<void>((isGood(numbers) && ...));
    return reason;
}

QString outlineError(const Shape::Outline &outline, double largestUnit)
{
    if (outline.size() > Shape::LargestPointCount)
        return Text::tr("the outline has more than %1 rings").arg(Shape::LargestPointCount);
    qsizetype count = 0;
    for (const QList<QPointF> &ring : outline) {
        count += ring.size();
        if (count > Shape::LargestPointCount)
            return Text::tr("the outline has more than %1 points").arg(Shape::LargestPointCount);
        for (QPointF point : ring) {
            if (!isFinite(point))
                return Text::tr("a point of the outline is not a finite number");
            if (std::abs(point.x()) > largestUnit || std::abs(point.y()) > largestUnit)
                return Text::tr("a point of the outline lies far outside the frame");
        }
    }
    return {};
}

using Name = QLatin1StringView;

/// A text that is shorter than this fits into LargestRecordText even if every character is escaped.
constexpr qsizetype largestShortText = LargestRecordText / 6;

/// The names of the fields of a shape in a file.
constexpr Name shapeNames[] = {
    Name("id"),        Name("kind"),         Name("center"),  Name("size"),      Name("rotation"), Name("mirroredX"),
    Name("mirroredY"), Name("cornerRadius"), Name("fill"),    Name("text"),      Name("name"),     Name("locked"),
    Name("hidden"),    Name("group"),        Name("data"),    Name("startHead"), Name("endHead"),  Name("opacity"),
    Name("solidity"),  Name("denied"),       Name("toolTip"), Name("link"),      Name("fillRule"), Name("pressures")};
constexpr Name strokeNames[] = {Name("color"), Name("width"), Name("style"),
                                Name("cap"),   Name("join"),  Name("dashPattern")};
constexpr Name shadowNames[] = {Name("color"), Name("offset"), Name("blurRadius")};
constexpr Name textStyleNames[] = {Name("family"),    Name("size"),      Name("weight"), Name("italic"),
                                   Name("underline"), Name("strikeOut"), Name("color"),  Name("horizontal"),
                                   Name("vertical"),  Name("padding"),   Name("wrap"),   Name("lineSpacing"),
                                   Name("upright"),   Name("overflow")};

/// The error for a misspelled field name. If the field were kept as unknown, its value would be ignored, which would
/// silently change the drawing.
QString spellingError(const QString &name, Name now)
{
    return Text::tr("the field \"%1\" is spelled \"%2\"").arg(name, now);
}

/// The reason why the unknown fields of an object in a shape, which are extra fields of the shape, are refused; empty
/// if they are valid.
QString objectError(const QJsonObject &extra, Name object, std::span<const Name> ownNames)
{
    if (!extra.contains(object))
        return {};
    const QJsonValue fields = extra.value(object);
    if (!fields.isObject() || fields.toObject().isEmpty())
        return Text::tr("the field \"%1\" is the format's own").arg(object);
    if (fields.toObject().contains(Name("colour")))
        return spellingError(object + QLatin1String(".colour"), Name("color"));
    for (Name name : ownNames) {
        if (fields.toObject().contains(name))
            return Text::tr("the field \"%1\" is the format's own").arg(object + QLatin1Char('.') + name);
    }
    return {};
}

/// The reason why the extra fields, data and texts are refused; empty if they are valid. Unknown fields of the
/// stroke, the text style and the shadow, and the outline of a kind without one, are extra fields, too.
QString fieldsError(const Shape &shape)
{
    QVarLengthArray<const QString *, 4> texts{&shape.text, &shape.name};
    if (!shape.annotation.isDefault())
        texts.append(&shape.annotation->toolTip);
    if (shape.connector) {
        for (const ConnectorText &each : shape.connector->furtherTexts)
            texts.append(&each.text);
    }
    qsizetype size = 0;
    for (const QString *text : texts)
        size += text->size();
    // Most shapes have only short texts and no free fields.
    if (shape.extra.isEmpty() && shape.data.isEmpty() && size < largestShortText)
        return {};
    const QString reason = freeFieldsError({shape.extra, shape.data, shapeNames}, texts);
    if (!reason.isEmpty() || shape.extra.isEmpty())
        return reason;
    constexpr Name stroke("stroke"), outline("outline");
    if (shape.kind->isKnown() && shape.extra.contains(Name("centre")))
        return spellingError(QStringLiteral("centre"), Name("center"));
    if (shape.extra.contains(outline) && shape.kind->hasOutline())
        return Text::tr("the field \"%1\" is the format's own").arg(outline);
    for (Name name : {Name("ends"), Name("route"), Name("pins"), Name("label"), Name("furtherTexts"), Name("jumps"),
                      Name("spacing")}) {
        if (shape.extra.contains(name) && isConnector(shape))
            return Text::tr("the field \"%1\" is the format's own").arg(name);
    }
    const std::pair<Name, std::span<const Name>> objects[] = {
        {stroke, strokeNames}, {Name("textStyle"), textStyleNames}, {Name("shadow"), shadowNames}};
    for (const auto &[object, names] : objects) {
        if (const QString objectReason = objectError(shape.extra, object, names); !objectReason.isEmpty())
            return objectReason;
    }
    return {};
}

QString headError(const Shape &shape)
{
    for (LineHead head : {shape.startHead, shape.endHead}) {
        if (std::none_of(std::begin(lineHeadNames), std::end(lineHeadNames),
                         [head](const auto &each) { return each.first == head; }))
            return Text::tr("the head of the line is unknown");
    }
    return {};
}

/// Whether the kind is built in and its lines have no heads.
bool hasNoHeads(const ShapeKind &kind)
{
    switch (kind.form()) {
    case ShapeKind::Form::Box:
    case ShapeKind::Form::RoundedBox:
    case ShapeKind::Form::Ellipse:
    case ShapeKind::Form::Polygon:
    case ShapeKind::Form::Path:
        return kind.isKnown();
    default:
        return false;
    }
}

/// Whether the kind is built in and not a path. The details of an unknown kind are kept.
bool hasNoPathDetails(const ShapeKind &kind)
{
    return kind.isKnown() && kind.form() != ShapeKind::Form::Path && kind.form() != ShapeKind::Form::Custom;
}

} // namespace

QString Placement::errorString() const
{
    constexpr double largest = LargestCoordinate, infinity = std::numeric_limits<double>::infinity();
    return firstFault(Given{center.x(), -largest, largest, QT_TRANSLATE_NOOP("Trammel", "the center's x")},
                      Given{center.y(), -largest, largest, QT_TRANSLATE_NOOP("Trammel", "the center's y")},
                      Given{size.width(), 0, largest, QT_TRANSLATE_NOOP("Trammel", "the width")},
                      Given{size.height(), 0, largest, QT_TRANSLATE_NOOP("Trammel", "the height")},
                      Given{rotation, -infinity, infinity, QT_TRANSLATE_NOOP("Trammel", "the rotation")});
}

Placement Placement::normalized() const
{
    return {cleaned(center),
            {cleaned(size.width()), cleaned(size.height())},
            cleaned(normalizedDegrees(rotation)),
            mirroredX,
            mirroredY};
}

bool operator==(const Placement &a, const Placement &b)
{
    // The comparison operators of QPointF and QSizeF are fuzzy.
    return same(a.center, b.center) && a.size.width() == b.size.width() && a.size.height() == b.size.height()
        && a.rotation == b.rotation && a.mirroredX == b.mirroredX && a.mirroredY == b.mirroredY;
}

Shape::Shape() : kind(&ShapeKind::rectangle())
{
}

Shape::Shape(const ShapeKind &ofKind, QPointF at, QSizeF sized, double turned)
    : kind(&ofKind), center(at), size(sized), rotation(turned)
{
}

Shape Shape::rectangle(QPointF center, QSizeF size, double rotation)
{
    return {ShapeKind::rectangle(), center, size, rotation};
}

Shape Shape::roundedRectangle(QPointF center, QSizeF size, double cornerRadius, double rotation)
{
    Shape shape(ShapeKind::roundedRectangle(), center, size, rotation);
    shape.cornerRadius = cornerRadius;
    return shape;
}

Shape Shape::ellipse(QPointF center, QSizeF size, double rotation)
{
    return {ShapeKind::ellipse(), center, size, rotation};
}

Shape Shape::polygon(const QList<QPointF> &points, const QList<QList<QPointF>> &holes)
{
    Shape shape(ShapeKind::polygon(), {}, {0, 0});
    shape.setSceneOutline(Outline{points} + holes);
    return shape;
}

Shape Shape::polyline(const QList<QPointF> &points)
{
    Shape shape(ShapeKind::polyline(), {}, {0, 0});
    shape.setSceneOutline({points});
    return shape;
}

Shape Shape::connectorBetween(const ConnectorEnd &from, const ConnectorEnd &to)
{
    Shape shape(ShapeKind::connector(), {}, {0, 0});
    shape.connector = new Connector(from, to);
    shape.endHead = LineHead::Arrow;
    shape.setSceneOutline({{from.point, to.point}});
    return shape;
}

Shape Shape::bezierPath(const Outline &rings)
{
    Shape shape(ShapeKind::bezierPath(), {}, {0, 0});
    shape.setSceneOutline(rings);
    return shape;
}

std::optional<Shape> Shape::asPath() const
{
    return pathOf(*this);
}

void Shape::setPlacement(const Placement &placement)
{
    center = placement.center;
    size = placement.size;
    rotation = placement.rotation;
    mirroredX = placement.mirroredX;
    mirroredY = placement.mirroredY;
}

bool Shape::isSameElsewhere(const Shape &other) const
{
    return isSameApartFromLook(*this, other) && isSameLook(*this, other);
}

bool Shape::allows(Permissions needed) const
{
    return (permissions & kind->permissions()).testFlags(needed);
}

bool Shape::isClosed() const
{
    switch (kind->form()) {
    case ShapeKind::Form::Polyline:
        return false;
    case ShapeKind::Form::Path:
        return outline.isEmpty() || isClosedRing(outline.first());
    default:
        return true;
    }
}

bool Shape::isFilled() const
{
    return fill.isValid() && kind->canBeFilled() && isClosed();
}

Extent Shape::extent() const
{
    return isFilled() || kind->isAlwaysArea() ? Extent::Area : Extent::Curve;
}

bool Shape::isSolid() const
{
    const bool isMeant = solidity == Solidity::Automatic ? extent() == Extent::Area : solidity != Solidity::None;
    return isMeant && kind->isSolid() && !connector;
}

bool Shape::isHolding() const
{
    return solidity == Solidity::Holding && isClosed() && !connector;
}

Obb Shape::frame() const
{
    return {center, size.width() / 2, size.height() / 2, axisFromDegrees(rotation)};
}

Primitive Shape::scenePrimitive() const
{
    return kind->primitive(*this);
}

Shape::Outline Shape::sceneOutline() const
{
    const OutlineMap toScene(*this);
    Outline rings;
    rings.reserve(outline.size());
    for (const QList<QPointF> &units : outline)
        rings.append(toScene(units));
    return rings;
}

QList<QPointF> Shape::toScene(const QList<QPointF> &units) const
{
    return OutlineMap(*this)(units);
}

void Shape::setSceneOutline(const Outline &rings)
{
    fitOutline(*this, rings);
}

Aabb2 Shape::sceneBounds() const
{
    if (kind->form() == ShapeKind::Form::Path)
        return pathBounds(*this);
    if (!isMadeOfPoints(*this))
        return bounds(scenePrimitive());
    const OutlineMap toScene(*this);
    Aabb2 box;
    for (const QList<QPointF> &units : outline) {
        for (QPointF unit : units) {
            const QPointF point = toScene(unit);
            if (!isFinite(point))
                return {};
            box.include(point);
        }
    }
    return box;
}

Aabb2 Shape::paintedBounds() const
{
    return paintedBoundsOf(*this, sceneBounds());
}

Aabb2 paintedBoundsOf(const Shape &shape, const Aabb2 &sceneBounds)
{
    Aabb2 box = sceneBounds;
    if (shape.kind->form() == ShapeKind::Form::Custom)
        box = box.united(partBounds(shape, partsOf(shape)));
    else if (shape.stroke.color.isValid())
        box = box.expanded(strokeReach(shape));
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        if (!textAt(shape, i).isEmpty())
            box = box.united(textExtent(shape, i));
    }
    return withShadow(box, shape);
}

QString Shape::errorString() const
{
    // The frame and the outline of a connector follow from its ends. Shapes extend beyond the largest coordinate, and
    // so do the connectors between them.
    const bool isDerived = isConnector(*this);
    QString reason = isDerived ? QString() : placement().errorString();
    if (reason.isEmpty())
        reason =
            firstFault(Given{cornerRadius, 0, LargestCoordinate, QT_TRANSLATE_NOOP("Trammel", "the corner radius")});
    if (reason.isEmpty() && solidity > Solidity::None)
        reason = Text::tr("the solidity is unknown");
    if (reason.isEmpty())
        reason = lookError(*this);
    if (reason.isEmpty() && !annotation.isDefault())
        reason = annotation->errorString();
    if (reason.isEmpty() && !path.isDefault())
        reason = path->errorString();
    if (reason.isEmpty())
        reason = headError(*this);
    if (reason.isEmpty() && !isDerived)
        reason = outlineError(outline, kind->form() == ShapeKind::Form::Path ? LargestControlUnit : LargestUnit);
    if (reason.isEmpty() && !kind->isRegistered())
        reason = Text::tr("the kind \"%1\" is not registered").arg(Text::shortened(kind->name()));
    if (reason.isEmpty() && kind->hasCompartments() && textCount(*this) > LargestCompartmentCount)
        reason = Text::tr("the text has more than %1 compartments").arg(LargestCompartmentCount);
    if (reason.isEmpty())
        reason = fieldsError(*this);
    return reason.isEmpty() ? kindError(*this) : reason;
}

QString lookError(const Shape &shape, const Shape *valid)
{
    QString reason;
    const bool hasStroke = valid && shape.stroke == valid->stroke;
    if (!hasStroke)
        reason = firstFault(
            Given{shape.stroke.width, 0, LargestCoordinate, QT_TRANSLATE_NOOP("Trammel", "the stroke's width")});
    // The condition is false for NaN.
    if (reason.isEmpty() && !(shape.opacity >= 0 && shape.opacity <= 1))
        reason = Text::tr("the opacity is not from 0 to 1");
    if (reason.isEmpty() && !(valid && shape.fill == valid->fill))
        reason = shape.fill.errorString();
    if (reason.isEmpty() && !hasStroke)
        reason = strokeError(shape.stroke);
    if (reason.isEmpty() && !shape.shadow.isDefault() && !(valid && shape.shadow == valid->shadow))
        reason = shape.shadow->errorString();
    if (reason.isEmpty() && !shape.textStyle.isDefault() && !(valid && shape.textStyle == valid->textStyle))
        reason = shape.textStyle->errorString();
    return reason;
}

Look Look::of(const Shape &shape)
{
    return {shape.locked, shape.hidden, shape.opacity, shape.fill, shape.stroke, shape.shadow, shape.textStyle};
}

void Look::applyTo(Shape &shape) const
{
    shape.locked = locked;
    shape.hidden = hidden;
    shape.opacity = opacity;
    shape.fill = fill;
    shape.stroke = stroke;
    shape.shadow = shadow;
    shape.textStyle = textStyle;
}

bool isSameLook(const Shape &a, const Shape &b)
{
    return a.locked == b.locked && a.hidden == b.hidden && a.opacity == b.opacity && a.fill == b.fill
        && a.stroke == b.stroke && a.shadow == b.shadow && a.textStyle == b.textStyle;
}

bool isSameApartFromLook(const Shape &a, const Shape &b)
{
    return a.kind == b.kind && a.solidity == b.solidity && a.permissions == b.permissions && a.group == b.group
        && a.cornerRadius == b.cornerRadius && a.path == b.path && a.startHead == b.startHead && a.endHead == b.endHead
        && isSameConnector(a.connector, b.connector) && (a.connector || isSameOutline(a.outline, b.outline))
        && a.text == b.text && a.name == b.name && a.annotation == b.annotation && isSameFields(a.data, b.data)
        && isSameFields(a.extra, b.extra);
}

void normalizeLook(Shape &shape, const Shape *normalized)
{
    // Equal parts can differ in the sign of a zero.
    const auto keeps = [&](auto Shape::*part) {
        if (!normalized || shape.*part != normalized->*part)
            return false;
        shape.*part = normalized->*part;
        return true;
    };
    if (!keeps(&Shape::opacity))
        shape.opacity = float(roundedOpacity(double(shape.opacity)));
    if (!keeps(&Shape::fill))
        shape.fill = shape.fill.normalized();
    if (!keeps(&Shape::stroke)) {
        shape.stroke.color = cleaned(shape.stroke.color);
        shape.stroke.width = cleaned(shape.stroke.width);
    }
    if (!keeps(&Shape::shadow) && !shape.shadow.isDefault())
        shape.shadow = shape.shadow->normalized();
    if (!keeps(&Shape::textStyle) && !shape.textStyle.isDefault())
        shape.textStyle = shape.textStyle->normalized();
}

void normalize(Shape &shape)
{
    shape.setPlacement(shape.placement().normalized());
    shape.cornerRadius = cleaned(shape.cornerRadius);
    normalizeLook(shape);
    if (!shape.text.isValidUtf16())
        shape.text = cleaned(shape.text);
    if (!shape.name.isValidUtf16())
        shape.name = cleaned(shape.name);
    if (!shape.annotation.isDefault())
        shape.annotation = shape.annotation->normalized();
    if (!shape.path.isDefault())
        shape.path = hasNoPathDetails(*shape.kind) ? PathDetails() : shape.path->normalized();
    if (hasNoHeads(*shape.kind))
        shape.startHead = shape.endHead = LineHead::None;
    if (isConnector(shape) && shape.connector) {
        const Connector &given = *std::as_const(shape.connector);
        Connector ends = given;
        ends.from = ends.from.normalized();
        ends.to = ends.to.normalized();
        for (ConnectorPin &pin : ends.pins)
            pin.position = cleaned(pin.position);
        for (QPointF &waypoint : ends.waypoints)
            waypoint = cleaned(waypoint);
        ends.label = cleaned(ends.label);
        for (ConnectorText &each : ends.furtherTexts)
            each = {cleaned(each.text), cleaned(each.label)};
        ends.furtherTexts.removeIf([](const ConnectorText &each) { return each.text.isEmpty(); });
        const QPointF from = ends.from.point, to = ends.to.point;
        if (given != ends)
            shape.connector = new Connector(ends);
        if (shape.outline.isEmpty())
            shape.setSceneOutline({{from, to}});
    } else {
        shape.connector.reset();
    }
    if (!shape.kind->hasOutline()) {
        shape.outline = {};
    } else if (!isClean(shape.outline)) {
        for (QList<QPointF> &ring : shape.outline) {
            for (QPointF &point : ring)
                point = cleaned(point);
        }
    }
}

Shape Shape::normalized() const
{
    Shape shape = *this;
    normalize(shape);
    return shape;
}

bool operator==(const Shape &a, const Shape &b)
{
    return a.placement() == b.placement() && a.isSameElsewhere(b)
        && (!a.connector || isSameOutline(a.outline, b.outline));
}

} // namespace Trammel
