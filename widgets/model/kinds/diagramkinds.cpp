#include "widgets/model/kinds/diagramkinds_p.h"

#include "widgets/model/kinds/compartmentkinds_p.h"
#include "widgets/model/kinds/containerkinds_p.h"
#include "widgets/model/kinds/diagramrows_p.h"
#include "widgets/model/kinds/givenkind_p.h"
#include "widgets/model/shape/text_p.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <vector>

namespace Trammel {

namespace {

/// A chain of points in unit coordinates, from -0.5 to 0.5 in both directions of the frame.
using Chain = QList<QPointF>;

/// A point in the shape's own frame.
QPointF inFrame(const Shape &shape, QPointF unit)
{
    return {unit.x() * (shape.mirroredX ? -shape.size.width() : shape.size.width()),
            unit.y() * (shape.mirroredY ? -shape.size.height() : shape.size.height())};
}

ShapePort portOn(Qt::Edge side, double place)
{
    switch (side) {
    case Qt::TopEdge:
        return {QStringLiteral("top"), Text::tr("Top"), {0, place}, {0, -1}};
    case Qt::RightEdge:
        return {QStringLiteral("right"), Text::tr("Right"), {place, 0}, {1, 0}};
    case Qt::BottomEdge:
        return {QStringLiteral("bottom"), Text::tr("Bottom"), {0, place}, {0, 1}};
    case Qt::LeftEdge:
        break;
    }
    return {QStringLiteral("left"), Text::tr("Left"), {place, 0}, {-1, 0}};
}

/// The ports of a polygon in unit coordinates: the first and the last point of its outline on each middle line.
QList<ShapePort> portsAround(const Chain &outline)
{
    // The least and the greatest coordinate along the vertical line and along the horizontal one.
    double least[2] = {0.5, 0.5}, most[2] = {-0.5, -0.5};
    for (qsizetype i = 0; i < outline.size(); ++i) {
        for (int axis : {0, 1}) {
            const auto across = [axis](QPointF point) { return axis == 0 ? point.x() : point.y(); };
            const auto along = [axis](QPointF point) { return axis == 0 ? point.y() : point.x(); };
            const QPointF a = outline[i], b = outline[i + 1 == outline.size() ? 0 : i + 1];
            const auto include = [&](double place) {
                least[axis] = std::min(least[axis], place);
                most[axis] = std::max(most[axis], place);
            };
            if (across(a) == 0)
                include(along(a));
            if ((across(a) < 0) != (across(b) < 0) && across(b) != 0)
                include(along(a) - across(a) / (across(b) - across(a)) * (along(b) - along(a)));
        }
    }
    return {portOn(Qt::TopEdge, least[0]), portOn(Qt::RightEdge, most[1]), portOn(Qt::BottomEdge, most[0]),
            portOn(Qt::LeftEdge, least[1])};
}

/// The ports of a round outline in the middle of a frame, of which it occupies shares of the width and of the height.
QList<ShapePort> portsOfRound(double width = 1, double height = 1)
{
    return {portOn(Qt::TopEdge, -height / 2), portOn(Qt::RightEdge, width / 2), portOn(Qt::BottomEdge, height / 2),
            portOn(Qt::LeftEdge, -width / 2)};
}

/// A kind of the table in diagramRows().
class DiagramKind final : public GivenKind
{
public:
    explicit DiagramKind(const DiagramRow &row)
        : GivenKind(Form::Custom), m_row(row), m_outline{outlineAt(firstPlaces())}
    {
    }
    QString name() const override { return QLatin1String(m_row.name); }
    QString displayName() const override { return Text::tr(m_row.displayName); }
    bool hasOutline() const override { return !m_row.handles.isEmpty(); }
    bool canBeFilled() const override { return !m_row.isCurved || asPath(Shape(), m_outline).isClosed(); }
    Primitive primitive(const Shape &shape) const override
    {
        const Shape::Outline outline = outlineOf(shape);
        return m_row.isCurved ? asPath(shape, outline).scenePrimitive() : Polygon{shape.toScene(outline.first()), {}};
    }
    QPainterPath path(const Shape &shape) const override
    {
        return m_row.isCurved ? ShapeKind::bezierPath().path(asPath(shape, outlineOf(shape))) : ShapeKind::path(shape);
    }
    QList<ShapePart> parts(const Shape &shape) const override
    {
        QList<ShapePart> parts = ShapeKind::parts(shape);
        if (!m_row.lines)
            return parts;
        QPainterPath path;
        for (const QList<QPointF> &line : m_row.lines(handles(shape))) {
            if (m_row.isCurved) {
                path.addPath(ShapeKind::bezierPath().path(asPath(shape, {line})));
                continue;
            }
            path.moveTo(inFrame(shape, line.first()));
            for (qsizetype i = 1; i < line.size(); ++i)
                path.lineTo(inFrame(shape, line[i]));
        }
        parts.append({path, QColor(), shape.stroke});
        return parts;
    }
    TextBox textBox(const Shape &shape) const override
    {
        if (!m_row.text)
            return ShapeKind::textBox(shape);
        const QRectF box = m_row.text(handles(shape));
        return {inFrame(shape, box.center()), {box.width() * shape.size.width(), box.height() * shape.size.height()}};
    }
    SizeRule sizeRule(const Shape &) const override
    {
        SizeRule rule;
        rule.first = m_row.size;
        return rule;
    }
    QList<ShapePort> ports(const Shape &shape) const override
    {
        const Shape::Outline outline = outlineOf(shape);
        if (!m_row.isCurved)
            return portsAround(outline.first());
        // A line has one at its tip.
        if (!canBeFilled()) {
            ShapePort tip = portOn(Qt::LeftEdge, -0.5);
            tip.at = handles(shape).value(0);
            return {tip};
        }
        const Shape unit = asPath(Shape(*this, {}, {1, 1}), outline);
        return portsAround(std::get<Polygon>(unit.scenePrimitive()).outline);
    }
    QString errorString(const Shape &shape) const override
    {
        const qsizetype count = m_row.handles.size();
        const bool isGood =
            shape.outline.isEmpty() || (shape.outline.size() == 1 && shape.outline.first().size() == count);
        return isGood ? QString() : Text::tr("the outline does not list the handles of the shape");
    }
    QList<QPointF> handles(const Shape &shape) const override
    {
        QList<QPointF> places = firstPlaces();
        const QList<QPointF> given = shape.outline.value(0);
        for (qsizetype i = 0; i < places.size() && given.size() == places.size(); ++i)
            places[i] = m_row.handles[i].nearest(given[i]);
        return places;
    }
    void moveHandle(Shape &shape, qsizetype handle, QPointF place) const override
    {
        constexpr double steps = 1000;
        QList<QPointF> places = handles(shape);
        const QPointF rounded(std::round(place.x() * steps) / steps, std::round(place.y() * steps) / steps);
        places[handle] = m_row.handles[handle].nearest(rounded);
        shape.outline = {places};
    }

private:
    QList<QPointF> firstPlaces() const
    {
        QList<QPointF> places;
        for (const OutlineHandle &handle : m_row.handles)
            places.append(handle.first);
        return places;
    }
    Shape::Outline outlineAt(const QList<QPointF> &places) const { return {m_row.outline(places)}; }
    /// Shapes whose handles have not been moved share the outline, and thus its chords.
    Shape::Outline outlineOf(const Shape &shape) const
    {
        return shape.outline.isEmpty() ? m_outline : outlineAt(handles(shape));
    }
    static Shape asPath(const Shape &shape, const Shape::Outline &outline)
    {
        Shape path(ShapeKind::bezierPath(), shape.center, shape.size, shape.rotation);
        path.mirroredX = shape.mirroredX;
        path.mirroredY = shape.mirroredY;
        path.outline = outline;
        return path;
    }

    const DiagramRow &m_row;
    Shape::Outline m_outline;
};

/// A box whose shorter sides are semicircles.
class TerminatorKind final : public GivenKind
{
public:
    TerminatorKind() : GivenKind(Form::Custom) { }
    QString name() const override { return QStringLiteral("terminator"); }
    QString displayName() const override { return Text::tr("Terminator"); }
    Primitive primitive(const Shape &shape) const override
    {
        Obb core = shape.frame();
        const double radius = std::min(core.halfWidth, core.halfHeight);
        core.halfWidth -= radius;
        core.halfHeight -= radius;
        return RoundedBox{core, radius};
    }
    SizeRule sizeRule(const Shape &) const override
    {
        SizeRule rule;
        rule.first = {120, 48};
        return rule;
    }
    QList<ShapePort> ports(const Shape &) const override { return portsOfRound(); }
};

/// A circle, which stays one when it is resized.
class DotKind final : public GivenKind
{
public:
    DotKind() : GivenKind(Form::Custom) { }
    QString name() const override { return QStringLiteral("dot"); }
    QString displayName() const override { return Text::tr("Connector dot"); }
    Primitive primitive(const Shape &shape) const override
    {
        return Circle{shape.center, std::min(shape.size.width(), shape.size.height()) / 2};
    }
    SizeRule sizeRule(const Shape &) const override
    {
        SizeRule rule;
        rule.ratio = 1;
        rule.first = {40, 40};
        return rule;
    }
    QList<ShapePort> ports(const Shape &shape) const override
    {
        const double width = shape.size.width(), height = shape.size.height(), diameter = std::min(width, height);
        return portsOfRound(width > 0 ? diameter / width : 0, height > 0 ? diameter / height : 0);
    }
};

/// An entry of a palette. A null title stands for the name of the kind in the user interface.
struct EntryRow
{
    const char *kind;
    const char *title = nullptr;
};

struct CategoryRow
{
    const char *title;
    QList<EntryRow> entries;
};

std::span<const CategoryRow> categoryTable()
{
    static const CategoryRow categoryRows[] = {
        {QT_TRANSLATE_NOOP("Trammel", "Basic shapes"),
         {{"rectangle"},
          {"roundedRectangle"},
          {"ellipse"},
          {"triangle"},
          {"rightTriangle"},
          {"diamond"},
          {"parallelogram"},
          {"trapezoid"},
          {"pentagon"},
          {"hexagon"},
          {"octagon"},
          {"star"},
          {"cross"},
          {"blockArrow"},
          {"doubleArrow"},
          {"chevron"},
          {"callout"},
          {"cloud"},
          {"brace"}}},
        {QT_TRANSLATE_NOOP("Trammel", "Flow chart"),
         {{"rectangle", QT_TRANSLATE_NOOP("Trammel", "Process")},
          {"diamond", QT_TRANSLATE_NOOP("Trammel", "Decision")},
          {"terminator"},
          {"parallelogram", QT_TRANSLATE_NOOP("Trammel", "Data")},
          {"predefinedProcess"},
          {"manualInput"},
          {"hexagon", QT_TRANSLATE_NOOP("Trammel", "Preparation")},
          {"manualOperation"},
          {"document"},
          {"cylinder"},
          {"internalStorage"},
          {"delay"},
          {"display"},
          {"card"},
          {"loopLimit"},
          {"dot"},
          {"offPageReference"},
          {"merge"},
          {"triangle", QT_TRANSLATE_NOOP("Trammel", "Extract")},
          {"sort"}}},
        {QT_TRANSLATE_NOOP("Trammel", "Containers"), {{"frame"}, {"swimlane"}, {"pool"}}},
        {QT_TRANSLATE_NOOP("Trammel", "UML"),
         {{"classBox"},
          {"objectBox"},
          {"note"},
          {"package"},
          {"component"},
          {"actor"},
          {"ellipse", QT_TRANSLATE_NOOP("Trammel", "Use case")}}},
    };
    return categoryRows;
}

} // namespace

const std::vector<std::unique_ptr<const ShapeKind>> &diagramKinds()
{
    static const auto kinds = [] {
        std::vector<std::unique_ptr<const ShapeKind>> made;
        for (const DiagramRow &row : diagramRows())
            made.push_back(std::make_unique<DiagramKind>(row));
        made.push_back(std::make_unique<TerminatorKind>());
        made.push_back(std::make_unique<DotKind>());
        addContainerKinds(made);
        addCompartmentKinds(made);
        return made;
    }();
    return kinds;
}

QList<ShapeKindCategory> ShapeKind::categories()
{
    QList<ShapeKindCategory> categories;
    for (const CategoryRow &row : categoryTable()) {
        ShapeKindCategory category{Text::tr(row.title), {}};
        for (const EntryRow &entry : row.entries) {
            const ShapeKind &kind = named(QLatin1String(entry.kind));
            category.entries.append({&kind, entry.title ? Text::tr(entry.title) : kind.displayName()});
        }
        categories.append(category);
    }
    return categories;
}

} // namespace Trammel
