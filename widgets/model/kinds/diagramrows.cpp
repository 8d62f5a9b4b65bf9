#include "widgets/model/kinds/diagramrows_p.h"

#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

using Chain = QList<QPointF>;
using Places = DiagramRow::Places;

constexpr double Third = 1.0 / 3, Sixth = 1.0 / 6;
/// The cut corners of a regular octagon end at this unit coordinate.
constexpr double OctagonCut = 0.20710678118654752;
/// The inner radius of a pentagram, whose edges are collinear in pairs.
constexpr double Pentagram = 0.38196601125010515;

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

// The range of the inner radius of a star. The places of its first inner corner lie on a line.
constexpr double LeastInner = 0.05, MostInner = 0.8;

OutlineHandle starHandle()
{
    return {regular(5, Pentagram)[1], regular(5, LeastInner)[1], regular(5, MostInner)[1]};
}

Chain star(Places places)
{
    const OutlineHandle handle = starHandle();
    if (same(places[0], handle.first))
        return regular(5, Pentagram);
    const double share = length(places[0] - handle.from) / length(handle.to - handle.from);
    return regular(5, LeastInner + share * (MostInner - LeastInner));
}

/// A ring of curves, in the form of Shape::bezierPath().
class CurveRing
{
public:
    explicit CurveRing(QPointF start) : m_points{start} { }

    CurveRing &line(QPointF to) { return curve(m_points.last(), to, to); }
    CurveRing &curve(QPointF control1, QPointF control2, QPointF to)
    {
        m_points << control1 << control2 << to;
        return *this;
    }
    /// A quarter of an ellipse, whose tangents at its ends meet in a corner.
    CurveRing &quarter(QPointF corner, QPointF to)
    {
        constexpr double handle = 0.5522847498307936;
        const QPointF from = m_points.last();
        return curve(from + handle * (corner - from), to + handle * (corner - to), to);
    }
    /// The ring, closed by a line if it does not end at its start.
    Chain closed()
    {
        if (!same(m_points.first(), m_points.last()))
            line(m_points.first());
        m_points.removeLast();
        return m_points;
    }
    const Chain &open() const { return m_points; }

private:
    Chain m_points;
};

Chain cylinder(Places places)
{
    const double rim = (places[0].y() + 0.5) / 2, top = rim - 0.5, bottom = 0.5 - rim;
    return CurveRing({-0.5, top})
        .quarter({-0.5, -0.5}, {0, -0.5})
        .quarter({0.5, -0.5}, {0.5, top})
        .line({0.5, bottom})
        .quarter({0.5, 0.5}, {0, 0.5})
        .quarter({-0.5, 0.5}, {-0.5, bottom})
        .closed();
}

Shape::Outline rimOfCylinder(Places places)
{
    const double front = places[0].y(), top = (front - 0.5) / 2;
    return {CurveRing({-0.5, top}).quarter({-0.5, front}, {0, front}).quarter({0.5, front}, {0.5, top}).open()};
}

// A control point of the wave is 4/3 times as far from the middle as the curve.
Chain document(Places places)
{
    const double middle = places[0].y(), wave = (0.5 - middle) / 0.75;
    return CurveRing({-0.5, -0.5})
        .line({0.5, -0.5})
        .line({0.5, middle})
        .curve({Third, middle - wave}, {Sixth, middle - wave}, {0, middle})
        .curve({-Sixth, middle + wave}, {-Third, middle + wave}, {-0.5, middle})
        .closed();
}

Chain cloud(Places)
{
    constexpr double bulge = 1.5;
    const auto at = [](double degrees) { return axisFromDegrees(degrees) * 0.5; };
    CurveRing ring(at(200));
    double last = 200;
    for (double next : {252.0, 310.0, 355.0, 400.0, 450.0, 507.0, 560.0}) {
        ring.curve(at(last) * bulge, at(next) * bulge, at(next == 560 ? 200 : next));
        last = next;
    }
    // The frame of a path contains its curves.
    return Shape::bezierPath({ring.closed()}).outline.first();
}

Chain brace(Places places)
{
    const double tip = places[0].y(), turn = std::min(0.15, (0.5 - std::abs(tip)) / 2);
    return CurveRing({0.5, -0.5})
        .quarter({0, -0.5}, {0, turn - 0.5})
        .line({0, tip - turn})
        .quarter({0, tip}, {-0.5, tip})
        .quarter({0, tip}, {0, tip + turn})
        .line({0, 0.5 - turn})
        .quarter({0, 0.5}, {0.5, 0.5})
        .open();
}

/// A head with shoulders.
Chain actor(Places)
{
    constexpr double side = 0.27;
    return CurveRing({-0.5, 0.5})
        .curve({-0.5, 0.1}, {-0.4, -0.06}, {-0.1, -0.08})
        .curve({-0.2, -0.12}, {-side, -0.2}, {-side, -0.3})
        .quarter({-side, -0.5}, {0, -0.5})
        .quarter({side, -0.5}, {side, -0.3})
        .curve({side, -0.2}, {0.2, -0.12}, {0.1, -0.08})
        .curve({0.4, -0.06}, {0.5, 0.1}, {0.5, 0.5})
        .closed();
}

Chain delay(Places places)
{
    const double x = places[0].x();
    return CurveRing({-0.5, -0.5})
        .line({x, -0.5})
        .quarter({0.5, -0.5}, {0.5, 0})
        .quarter({0.5, 0.5}, {x, 0.5})
        .line({-0.5, 0.5})
        .closed();
}

Chain display(Places places)
{
    const double left = places[0].x(), right = places[1].x();
    return CurveRing({-0.5, 0})
        .line({left, -0.5})
        .line({right, -0.5})
        .quarter({0.5, -0.5}, {0.5, 0})
        .quarter({0.5, 0.5}, {right, 0.5})
        .line({left, 0.5})
        .closed();
}

Chain box(Places)
{
    return {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
}

Chain component(Places)
{
    return {{-0.4, -0.5}, {0.5, -0.5}, {0.5, 0.5},   {-0.4, 0.5},  {-0.4, 0.3},  {-0.5, 0.3},
            {-0.5, 0.1},  {-0.4, 0.1}, {-0.4, -0.1}, {-0.5, -0.1}, {-0.5, -0.3}, {-0.4, -0.3}};
}

Chain cross(Places places)
{
    const double half = -places[0].x();
    return {{-half, -0.5}, {half, -0.5}, {half, -half}, {0.5, -half}, {0.5, half},   {half, half},
            {half, 0.5},   {-half, 0.5}, {-half, half}, {-0.5, half}, {-0.5, -half}, {-half, -half}};
}

Chain octagon(Places places)
{
    const double cut = -places[0].x();
    return {{-cut, -0.5}, {cut, -0.5}, {0.5, -cut}, {0.5, cut}, {cut, 0.5}, {-cut, 0.5}, {-0.5, cut}, {-0.5, -cut}};
}

// The base of the tail follows its tip.
Chain callout(Places places)
{
    const QPointF tip = places[0];
    const double bottom = places[1].y(), base = tip.x() / 3;
    return {
        {-0.5, -0.5},         {0.5, -0.5},   {0.5, bottom}, {base + 0.1, bottom}, {tip.x(), std::max(tip.y(), bottom)},
        {base - 0.1, bottom}, {-0.5, bottom}};
}

/// The box of a text between two corners; the whole frame if there is no room between them.
QRectF room(double left, double top, double right, double bottom)
{
    constexpr double least = 0.1;
    const QRectF box(QPointF(left, top), QPointF(right, bottom));
    return box.width() >= least && box.height() >= least ? box : QRectF(-0.5, -0.5, 1, 1);
}

/// The box between two mirrored points on the upper and the lower edge.
QRectF roomBetween(Places at)
{
    return room(-std::abs(at[0].x()), -0.5, std::abs(at[0].x()), 0.5);
}

QRectF roomBelow(Places at)
{
    return room(-0.5, at[0].y(), 0.5, 0.5);
}

// The slanted edge of the head of an arrow, at the height of the shaft.
QRectF roomInArrow(Places at)
{
    const double x = at[0].x(), y = at[0].y();
    return room(-0.5, y, x + (0.5 - x) * (1 + 2 * y), -y);
}

QRectF roomInDoubleArrow(Places at)
{
    const double x = -0.5 - (at[0].x() + 0.5) * 2 * at[0].y(), y = at[0].y();
    return room(x, y, -x, -y);
}

QRectF roomInTriangle(Places at)
{
    return room((at[0].x() - 0.5) / 2, 0, (at[0].x() + 0.5) / 2, 0.5);
}

} // namespace

QPointF OutlineHandle::nearest(QPointF place) const
{
    if (isInBox)
        return {std::clamp(place.x(), from.x(), to.x()), std::clamp(place.y(), from.y(), to.y())};
    const QPointF way = to - from;
    const double share = std::clamp(dot(place - from, way) / lengthSquared(way), 0.0, 1.0);
    return from + share * way;
}

std::span<const DiagramRow> diagramRows()
{
    static const DiagramRow rows[] = {
        {"triangle",
         QT_TRANSLATE_NOOP("Trammel", "Triangle"),
         [](Places at) {
             return Chain{at[0], {0.5, 0.5}, {-0.5, 0.5}};
         },
         {{{0, -0.5}, {-0.5, -0.5}, {0.5, -0.5}}},
         nullptr,
         false,
         {100, 86},
         roomInTriangle},
        {"rightTriangle",
         QT_TRANSLATE_NOOP("Trammel", "Right triangle"),
         [](Places) {
             return Chain{{-0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
         },
         {},
         nullptr,
         false,
         {120, 80},
         [](Places) { return room(-0.5, 0, 0, 0.5); }},
        {"diamond", QT_TRANSLATE_NOOP("Trammel", "Diamond"),
         [](Places) {
             return Chain{{0, -0.5}, {0.5, 0}, {0, 0.5}, {-0.5, 0}};
         }},
        {"parallelogram",
         QT_TRANSLATE_NOOP("Trammel", "Parallelogram"),
         [](Places at) {
             return Chain{at[0], {0.5, -0.5}, -at[0], {-0.5, 0.5}};
         },
         {{{-0.3, -0.5}, {-0.5, -0.5}, {0.5, -0.5}}},
         nullptr,
         false,
         {120, 80},
         roomBetween},
        {"trapezoid",
         QT_TRANSLATE_NOOP("Trammel", "Trapezoid"),
         [](Places at) {
             return Chain{at[0], {-at[0].x(), -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
         },
         {{{-0.3, -0.5}, {-0.5, -0.5}, {0, -0.5}}},
         nullptr,
         false,
         {120, 80},
         roomBetween},
        {"pentagon",
         QT_TRANSLATE_NOOP("Trammel", "Pentagon"),
         [](Places) { return regular(5); },
         {},
         nullptr,
         false,
         {100, 95}},
        {"hexagon",
         QT_TRANSLATE_NOOP("Trammel", "Hexagon"),
         [](Places at) {
             const double x = at[0].x();
             return Chain{{x, -0.5}, {-x, -0.5}, {0.5, 0}, {-x, 0.5}, {x, 0.5}, {-0.5, 0}};
         },
         {{{-0.3, -0.5}, {-0.5, -0.5}, {0, -0.5}}}},
        {"octagon",
         QT_TRANSLATE_NOOP("Trammel", "Octagon"),
         octagon,
         {{{-OctagonCut, -0.5}, {-0.5, -0.5}, {0, -0.5}}},
         nullptr,
         false,
         {100, 100}},
        {"star", QT_TRANSLATE_NOOP("Trammel", "Star"), star, {starHandle()}, nullptr, false, {100, 95}},
        {"cross",
         QT_TRANSLATE_NOOP("Trammel", "Cross"),
         cross,
         {{{-Sixth, -0.5}, {-0.5, -0.5}, {0, -0.5}}},
         nullptr,
         false,
         {100, 100}},
        {"blockArrow",
         QT_TRANSLATE_NOOP("Trammel", "Block arrow"),
         [](Places at) {
             const double x = at[0].x(), y = at[0].y();
             return Chain{{-0.5, y}, {x, y}, {x, -0.5}, {0.5, 0}, {x, 0.5}, {x, -y}, {-0.5, -y}};
         },
         {{{0.1, -0.25}, {-0.5, -0.5}, {0.5, 0}, true}},
         nullptr,
         false,
         {120, 80},
         roomInArrow},
        {"doubleArrow",
         QT_TRANSLATE_NOOP("Trammel", "Double arrow"),
         [](Places at) {
             const double x = at[0].x(), y = at[0].y();
             return Chain{{-0.5, 0}, {x, -0.5}, {x, y},   {-x, y}, {-x, -0.5},
                          {0.5, 0},  {-x, 0.5}, {-x, -y}, {x, -y}, {x, 0.5}};
         },
         {{{-0.2, -0.25}, {-0.5, -0.5}, {0, 0}, true}},
         nullptr,
         false,
         {120, 80},
         roomInDoubleArrow},
        {"chevron",
         QT_TRANSLATE_NOOP("Trammel", "Chevron"),
         [](Places at) {
             const double x = at[0].x();
             return Chain{{-0.5, -0.5}, {x, -0.5}, {0.5, 0}, {x, 0.5}, {-0.5, 0.5}, {-x, 0}};
         },
         {{{0.3, -0.5}, {0, -0.5}, {0.5, -0.5}}},
         nullptr,
         false,
         {120, 80},
         roomBetween},
        {"callout",
         QT_TRANSLATE_NOOP("Trammel", "Callout"),
         callout,
         {{{-0.3, 0.5}, {-0.5, 0}, {0.5, 0.5}, true}, {{0.5, 0.2}, {0.5, 0}, {0.5, 0.5}}},
         nullptr,
         false,
         {120, 80},
         [](Places at) { return room(-0.5, -0.5, 0.5, at[1].y()); }},
        {"cylinder",
         QT_TRANSLATE_NOOP("Trammel", "Cylinder"),
         cylinder,
         {{{0, -0.25}, {0, -0.5}, {0, 0.5}}},
         rimOfCylinder,
         true,
         {80, 100},
         [](Places at) { return room(-0.5, at[0].y(), 0.5, 0.25 - at[0].y() / 2); }},
        {"cloud", QT_TRANSLATE_NOOP("Trammel", "Cloud"), cloud, {}, nullptr, true},
        {"brace",
         QT_TRANSLATE_NOOP("Trammel", "Brace"),
         brace,
         {{{-0.5, 0}, {-0.5, -0.45}, {-0.5, 0.45}}},
         nullptr,
         true,
         {30, 120}},
        {"actor", QT_TRANSLATE_NOOP("Trammel", "Actor"), actor, {}, nullptr, true, {60, 80}},

        {"document",
         QT_TRANSLATE_NOOP("Trammel", "Document"),
         document,
         {{{-0.5, 0.4}, {-0.5, 0}, {-0.5, 0.5}}},
         nullptr,
         true,
         {120, 80},
         [](Places at) { return room(-0.5, -0.5, 0.5, 2 * at[0].y() - 0.5); }},
        {"delay",
         QT_TRANSLATE_NOOP("Trammel", "Delay"),
         delay,
         {{{Sixth, -0.5}, {-0.5, -0.5}, {0.5, -0.5}}},
         nullptr,
         true,
         {120, 80},
         [](Places at) { return room(-0.5, -0.5, at[0].x(), 0.5); }},
        {"display",
         QT_TRANSLATE_NOOP("Trammel", "Display"),
         display,
         {{{-0.3, -0.5}, {-0.5, -0.5}, {0, -0.5}}, {{0.3, -0.5}, {0, -0.5}, {0.5, -0.5}}},
         nullptr,
         true,
         {120, 80},
         [](Places at) { return room(at[0].x(), -0.5, at[1].x(), 0.5); }},
        {"predefinedProcess",
         QT_TRANSLATE_NOOP("Trammel", "Predefined process"),
         box,
         {{{-0.4, -0.5}, {-0.5, -0.5}, {0, -0.5}}},
         [](Places at) {
             const double x = at[0].x();
             return Shape::Outline{{{x, -0.5}, {x, 0.5}}, {{-x, -0.5}, {-x, 0.5}}};
         },
         false,
         {120, 80},
         roomBetween},
        {"internalStorage",
         QT_TRANSLATE_NOOP("Trammel", "Internal storage"),
         box,
         {{{-0.4, -0.35}, {-0.5, -0.5}, {0.5, 0.5}, true}},
         [](Places at) {
             return Shape::Outline{{{at[0].x(), -0.5}, {at[0].x(), 0.5}}, {{-0.5, at[0].y()}, {0.5, at[0].y()}}};
         },
         false,
         {120, 80},
         [](Places at) { return room(at[0].x(), at[0].y(), 0.5, 0.5); }},
        {"manualInput",
         QT_TRANSLATE_NOOP("Trammel", "Manual input"),
         [](Places at) {
             return Chain{at[0], {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
         },
         {{{-0.5, -0.2}, {-0.5, -0.5}, {-0.5, 0.5}}},
         nullptr,
         false,
         {120, 80},
         roomBelow},
        {"manualOperation",
         QT_TRANSLATE_NOOP("Trammel", "Manual operation"),
         [](Places at) {
             return Chain{{-0.5, -0.5}, {0.5, -0.5}, at[0], {-at[0].x(), 0.5}};
         },
         {{{0.3, 0.5}, {0, 0.5}, {0.5, 0.5}}},
         nullptr,
         false,
         {120, 80},
         roomBetween},
        {"card",
         QT_TRANSLATE_NOOP("Trammel", "Card"),
         [](Places at) {
             return Chain{{at[0].x(), -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}, {-0.5, at[0].y()}};
         },
         {{{-0.3, -0.2}, {-0.5, -0.5}, {0.5, 0.5}, true}},
         nullptr,
         false,
         {120, 80},
         roomBelow},
        {"loopLimit",
         QT_TRANSLATE_NOOP("Trammel", "Loop limit"),
         [](Places at) {
             const double x = at[0].x(), y = at[0].y();
             return Chain{{x, -0.5}, {-x, -0.5}, {0.5, y}, {0.5, 0.5}, {-0.5, 0.5}, {-0.5, y}};
         },
         {{{-0.35, -0.2}, {-0.5, -0.5}, {0, 0.5}, true}},
         nullptr,
         false,
         {120, 80},
         roomBelow},
        {"offPageReference",
         QT_TRANSLATE_NOOP("Trammel", "Off-page reference"),
         [](Places at) {
             return Chain{{-0.5, -0.5}, {0.5, -0.5}, at[0], {0, 0.5}, {-0.5, at[0].y()}};
         },
         {{{0.5, 0.1}, {0.5, -0.5}, {0.5, 0.5}}},
         nullptr,
         false,
         {60, 60},
         [](Places at) { return room(-0.5, -0.5, 0.5, at[0].y()); }},
        {"merge",
         QT_TRANSLATE_NOOP("Trammel", "Merge"),
         [](Places) {
             return Chain{{-0.5, -0.5}, {0.5, -0.5}, {0, 0.5}};
         },
         {},
         nullptr,
         false,
         {80, 60},
         [](Places) { return room(-0.25, -0.5, 0.25, 0); }},
        {"sort",
         QT_TRANSLATE_NOOP("Trammel", "Sort"),
         [](Places) {
             return Chain{{0, -0.5}, {0.5, 0}, {0, 0.5}, {-0.5, 0}};
         },
         {},
         [](Places) {
             return Shape::Outline{{{-0.5, 0}, {0.5, 0}}};
         },
         false,
         {80, 80}},

        {"note",
         QT_TRANSLATE_NOOP("Trammel", "Note"),
         [](Places at) {
             return Chain{{-0.5, -0.5}, {at[0].x(), -0.5}, {0.5, at[0].y()}, {0.5, 0.5}, {-0.5, 0.5}};
         },
         {{{Third, -0.25}, {-0.5, -0.5}, {0.5, 0.5}, true}},
         [](Places at) {
             return Shape::Outline{{{at[0].x(), -0.5}, at[0], {0.5, at[0].y()}}};
         }},
        {"package",
         QT_TRANSLATE_NOOP("Trammel", "Package"),
         [](Places at) {
             const double x = at[0].x(), y = at[0].y();
             return Chain{{-0.5, -0.5}, {x, -0.5}, at[0], {0.5, y}, {0.5, 0.5}, {-0.5, 0.5}};
         },
         {{{-0.1, -0.3}, {-0.5, -0.5}, {0.5, 0.5}, true}},
         [](Places at) {
             return Shape::Outline{{{-0.5, at[0].y()}, at[0]}};
         },
         false,
         {120, 80},
         roomBelow},
        {"component",
         QT_TRANSLATE_NOOP("Trammel", "Component"),
         component,
         {},
         [](Places) {
             return Shape::Outline{{{-0.4, -0.3}, {-0.3, -0.3}, {-0.3, -0.1}, {-0.4, -0.1}},
                                   {{-0.4, 0.1}, {-0.3, 0.1}, {-0.3, 0.3}, {-0.4, 0.3}}};
         }},
    };
    return rows;
}

} // namespace Trammel
