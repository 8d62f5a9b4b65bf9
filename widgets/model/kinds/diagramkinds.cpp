#include "widgets/model/kinds/diagramkinds_p.h"

#include "widgets/model/kinds/compartmentkinds_p.h"
#include "widgets/model/kinds/containerkinds_p.h"
#include "widgets/model/kinds/givenkind_p.h"
#include "widgets/model/shape/text_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

namespace Trammel {

namespace {

/// A chain of points in unit coordinates, from -0.5 to 0.5 in both directions of the frame.
using Chain = QList<QPointF>;

constexpr QRectF WholeFrame(-0.5, -0.5, 1, 1);

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

/// A row of the table of kinds: a polygon that scales with the frame, and lines painted in it.
struct DiagramRow
{
    const char *name;
    /// To be translated in the context "Trammel".
    const char *displayName;
    Chain outline;
    /// The box of the text, in unit coordinates.
    QRectF text = WholeFrame;
    QList<Chain> lines = {};
    /// The size of a shape drawn by a click.
    QSizeF first = {120, 80};
};

class DiagramKind final : public GivenKind
{
public:
    explicit DiagramKind(DiagramRow row) : GivenKind(Form::Custom), m_row(std::move(row)) { }
    QString name() const override { return QLatin1String(m_row.name); }
    QString displayName() const override { return Text::tr(m_row.displayName); }
    Primitive primitive(const Shape &shape) const override { return Polygon{shape.toScene(m_row.outline), {}}; }
    QList<ShapePart> parts(const Shape &shape) const override
    {
        QList<ShapePart> parts = ShapeKind::parts(shape);
        QPainterPath path;
        for (const Chain &line : m_row.lines) {
            path.moveTo(inFrame(shape, line.first()));
            for (qsizetype i = 1; i < line.size(); ++i)
                path.lineTo(inFrame(shape, line[i]));
        }
        if (!path.isEmpty())
            parts.append({path, QColor(), shape.stroke});
        return parts;
    }
    SizeRule sizeRule(const Shape &) const override
    {
        SizeRule rule;
        rule.first = m_row.first;
        return rule;
    }
    TextBox textBox(const Shape &shape) const override
    {
        if (m_row.text == WholeFrame)
            return ShapeKind::textBox(shape);
        return {inFrame(shape, m_row.text.center()),
                {m_row.text.width() * shape.size.width(), m_row.text.height() * shape.size.height()}};
    }
    QList<ShapePort> ports(const Shape &) const override { return portsAround(m_row.outline); }

private:
    DiagramRow m_row;
};

/// The corners of a regular polygon or, with an inner radius, of a star, from the topmost one clockwise. The frame is
/// their bounding box.
Chain regular(int corners, double inner = 1)
{
    const bool isStar = inner != 1;
    Chain points;
    QPointF least(1, 1), most(-1, -1);
    for (int i = 0; i < (isStar ? 2 * corners : corners); ++i) {
        const double degrees = 360.0 * i / (isStar ? 2 * corners : corners) - 90;
        const QPointF point = axisFromDegrees(degrees) * (isStar && i % 2 == 1 ? inner : 1);
        points.append(point);
        least = {std::min(least.x(), point.x()), std::min(least.y(), point.y())};
        most = {std::max(most.x(), point.x()), std::max(most.y(), point.y())};
    }
    for (QPointF &point : points)
        point = {(point.x() - least.x()) / (most.x() - least.x()) - 0.5,
                 (point.y() - least.y()) / (most.y() - least.y()) - 0.5};
    return points;
}

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

constexpr double Third = 1.0 / 3, Sixth = 1.0 / 6;
/// The cut corners of a regular octagon end at this unit coordinate.
constexpr double OctagonCut = 0.20710678118654752;
/// The inner radius of a pentagram, whose edges are collinear in pairs.
constexpr double Pentagram = 0.38196601125010515;

std::span<const DiagramRow> diagramRows()
{
    static const DiagramRow rows[] = {
        {"triangle",
         QT_TRANSLATE_NOOP("Trammel", "Triangle"),
         {{0, -0.5}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.25, 0, 0.5, 0.5},
         {},
         {100, 86}},
        {"rightTriangle",
         QT_TRANSLATE_NOOP("Trammel", "Right triangle"),
         {{-0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.5, 0, 0.5, 0.5}},
        {"diamond", QT_TRANSLATE_NOOP("Trammel", "Diamond"), {{0, -0.5}, {0.5, 0}, {0, 0.5}, {-0.5, 0}}},
        {"parallelogram",
         QT_TRANSLATE_NOOP("Trammel", "Parallelogram"),
         {{-0.3, -0.5}, {0.5, -0.5}, {0.3, 0.5}, {-0.5, 0.5}},
         {-0.3, -0.5, 0.6, 1}},
        {"trapezoid",
         QT_TRANSLATE_NOOP("Trammel", "Trapezoid"),
         {{-0.3, -0.5}, {0.3, -0.5}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.3, -0.5, 0.6, 1}},
        {"pentagon", QT_TRANSLATE_NOOP("Trammel", "Pentagon"), regular(5), WholeFrame, {}, {100, 95}},
        {"hexagon",
         QT_TRANSLATE_NOOP("Trammel", "Hexagon"),
         {{-0.3, -0.5}, {0.3, -0.5}, {0.5, 0}, {0.3, 0.5}, {-0.3, 0.5}, {-0.5, 0}}},
        {"octagon",
         QT_TRANSLATE_NOOP("Trammel", "Octagon"),
         {{-OctagonCut, -0.5},
          {OctagonCut, -0.5},
          {0.5, -OctagonCut},
          {0.5, OctagonCut},
          {OctagonCut, 0.5},
          {-OctagonCut, 0.5},
          {-0.5, OctagonCut},
          {-0.5, -OctagonCut}},
         WholeFrame,
         {},
         {100, 100}},
        {"star", QT_TRANSLATE_NOOP("Trammel", "Star"), regular(5, Pentagram), WholeFrame, {}, {100, 95}},
        {"cross",
         QT_TRANSLATE_NOOP("Trammel", "Cross"),
         {{-Sixth, -0.5},
          {Sixth, -0.5},
          {Sixth, -Sixth},
          {0.5, -Sixth},
          {0.5, Sixth},
          {Sixth, Sixth},
          {Sixth, 0.5},
          {-Sixth, 0.5},
          {-Sixth, Sixth},
          {-0.5, Sixth},
          {-0.5, -Sixth},
          {-Sixth, -Sixth}},
         WholeFrame,
         {},
         {100, 100}},
        {"blockArrow",
         QT_TRANSLATE_NOOP("Trammel", "Block arrow"),
         {{-0.5, -0.25}, {0.1, -0.25}, {0.1, -0.5}, {0.5, 0}, {0.1, 0.5}, {0.1, 0.25}, {-0.5, 0.25}},
         {-0.5, -0.25, 0.8, 0.5}},
        {"doubleArrow",
         QT_TRANSLATE_NOOP("Trammel", "Double arrow"),
         {{-0.5, 0},
          {-0.2, -0.5},
          {-0.2, -0.25},
          {0.2, -0.25},
          {0.2, -0.5},
          {0.5, 0},
          {0.2, 0.5},
          {0.2, 0.25},
          {-0.2, 0.25},
          {-0.2, 0.5}},
         {-0.35, -0.25, 0.7, 0.5}},
        {"chevron",
         QT_TRANSLATE_NOOP("Trammel", "Chevron"),
         {{-0.5, -0.5}, {0.3, -0.5}, {0.5, 0}, {0.3, 0.5}, {-0.5, 0.5}, {-0.3, 0}},
         {-0.3, -0.5, 0.6, 1}},
        {"callout",
         QT_TRANSLATE_NOOP("Trammel", "Callout"),
         {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.2}, {0, 0.2}, {-0.3, 0.5}, {-0.2, 0.2}, {-0.5, 0.2}},
         {-0.5, -0.5, 1, 0.7}},

        {"predefinedProcess",
         QT_TRANSLATE_NOOP("Trammel", "Predefined process"),
         {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.4, -0.5, 0.8, 1},
         {{{-0.4, -0.5}, {-0.4, 0.5}}, {{0.4, -0.5}, {0.4, 0.5}}}},
        {"internalStorage",
         QT_TRANSLATE_NOOP("Trammel", "Internal storage"),
         {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.4, -0.35, 0.9, 0.85},
         {{{-0.4, -0.5}, {-0.4, 0.5}}, {{-0.5, -0.35}, {0.5, -0.35}}}},
        {"manualInput",
         QT_TRANSLATE_NOOP("Trammel", "Manual input"),
         {{-0.5, -0.2}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.5, -0.2, 1, 0.7}},
        {"manualOperation",
         QT_TRANSLATE_NOOP("Trammel", "Manual operation"),
         {{-0.5, -0.5}, {0.5, -0.5}, {0.3, 0.5}, {-0.3, 0.5}},
         {-0.3, -0.5, 0.6, 1}},
        {"card",
         QT_TRANSLATE_NOOP("Trammel", "Card"),
         {{-0.3, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}, {-0.5, -0.2}},
         {-0.5, -0.2, 1, 0.7}},
        {"loopLimit",
         QT_TRANSLATE_NOOP("Trammel", "Loop limit"),
         {{-0.35, -0.5}, {0.35, -0.5}, {0.5, -0.2}, {0.5, 0.5}, {-0.5, 0.5}, {-0.5, -0.2}},
         {-0.5, -0.2, 1, 0.7}},
        {"offPageReference",
         QT_TRANSLATE_NOOP("Trammel", "Off-page reference"),
         {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.1}, {0, 0.5}, {-0.5, 0.1}},
         {-0.5, -0.5, 1, 0.6},
         {},
         {60, 60}},
        {"merge",
         QT_TRANSLATE_NOOP("Trammel", "Merge"),
         {{-0.5, -0.5}, {0.5, -0.5}, {0, 0.5}},
         {-0.25, -0.5, 0.5, 0.5},
         {},
         {80, 60}},
        {"sort",
         QT_TRANSLATE_NOOP("Trammel", "Sort"),
         {{0, -0.5}, {0.5, 0}, {0, 0.5}, {-0.5, 0}},
         WholeFrame,
         {{{-0.5, 0}, {0.5, 0}}},
         {80, 80}},

        {"note",
         QT_TRANSLATE_NOOP("Trammel", "Note"),
         {{-0.5, -0.5}, {Third, -0.5}, {0.5, -0.25}, {0.5, 0.5}, {-0.5, 0.5}},
         WholeFrame,
         {{{Third, -0.5}, {Third, -0.25}, {0.5, -0.25}}}},
        {"package",
         QT_TRANSLATE_NOOP("Trammel", "Package"),
         {{-0.5, -0.5}, {-0.1, -0.5}, {-0.1, -0.3}, {0.5, -0.3}, {0.5, 0.5}, {-0.5, 0.5}},
         {-0.5, -0.3, 1, 0.8},
         {{{-0.5, -0.3}, {-0.1, -0.3}}}},
        {"component",
         QT_TRANSLATE_NOOP("Trammel", "Component"),
         {{-0.4, -0.5},
          {0.5, -0.5},
          {0.5, 0.5},
          {-0.4, 0.5},
          {-0.4, 0.3},
          {-0.5, 0.3},
          {-0.5, 0.1},
          {-0.4, 0.1},
          {-0.4, -0.1},
          {-0.5, -0.1},
          {-0.5, -0.3},
          {-0.4, -0.3}},
         WholeFrame,
         {{{-0.4, -0.3}, {-0.3, -0.3}, {-0.3, -0.1}, {-0.4, -0.1}},
          {{-0.4, 0.1}, {-0.3, 0.1}, {-0.3, 0.3}, {-0.4, 0.3}}}},
    };
    return rows;
}

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
          {"callout"}}},
        {QT_TRANSLATE_NOOP("Trammel", "Flow chart"),
         {{"rectangle", QT_TRANSLATE_NOOP("Trammel", "Process")},
          {"diamond", QT_TRANSLATE_NOOP("Trammel", "Decision")},
          {"terminator"},
          {"parallelogram", QT_TRANSLATE_NOOP("Trammel", "Data")},
          {"predefinedProcess"},
          {"hexagon", QT_TRANSLATE_NOOP("Trammel", "Preparation")},
          {"manualInput"},
          {"manualOperation"},
          {"internalStorage"},
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
