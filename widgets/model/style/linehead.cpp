#include "widgets/model/style/linehead_p.h"

#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/style/nearestedge_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QPainterPath>
#include <QtGui/QTransform>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// The size of a head is LeastSize plus SizePerWidth times the width of the line. The lengths below are in sizes.
constexpr double LeastSize = 8;
constexpr double SizePerWidth = 4;
constexpr double HalfWidth = 0.4;
constexpr double DiamondLength = 1.4;
constexpr double CircleRadius = 0.4;
constexpr double ZeroRadius = 0.3;
constexpr double LargestThickness = 0.25;
// More than the distance of any point of a head from its tip.
constexpr double LongestHead = 2;
// The ratio of a slanted side to half of the width.
const double ArrowSlant = std::hypot(1, HalfWidth) / HalfWidth;
const double DiamondSlant = std::hypot(DiamondLength / 2, HalfWidth) / HalfWidth;

double headSize(double strokeWidth)
{
    return LeastSize + SizePerWidth * strokeWidth;
}

/// The length of a head in sizes.
double extent(LineHead head)
{
    switch (head) {
    case LineHead::None:
        return 0;
    case LineHead::Arrow:
    case LineHead::Triangle:
    case LineHead::TriangleOutline:
    case LineHead::Many:
        return 1;
    case LineHead::Diamond:
    case LineHead::DiamondOutline:
        return DiamondLength;
    case LineHead::Circle:
    case LineHead::CircleOutline:
        return 2 * CircleRadius;
    case LineHead::Bar:
        return 0.25;
    case LineHead::One:
        return 0.65;
    case LineHead::ExactlyOne:
        return 0.95;
    case LineHead::ZeroOrOne:
        return 1.4;
    case LineHead::OneOrMany:
        return 1.45;
    case LineHead::ZeroOrMany:
        return 1.6;
    }
    return 0;
}

/// Where the line stops. A cap reaches half of the line's width farther, which the head must cover, too.
double stopOf(LineHead head, double size, double width)
{
    const double thickness = std::min(width, LargestThickness * size);
    switch (head) {
    case LineHead::None:
        return 0;
    case LineHead::Arrow:
        return 0.8 * ArrowSlant * thickness;
    case LineHead::Triangle:
        return size / 2;
    case LineHead::TriangleOutline:
        return size - thickness / 2;
    case LineHead::Diamond:
        return DiamondLength / 2 * size;
    case LineHead::DiamondOutline:
        return DiamondLength * size - DiamondSlant * thickness + width / 2;
    case LineHead::Circle:
        return CircleRadius * size;
    case LineHead::CircleOutline:
        return 2 * CircleRadius * size - thickness / 2;
    case LineHead::Bar:
        return width / 2;
    case LineHead::One:
    case LineHead::ExactlyOne:
        return 0.4 * size;
    case LineHead::ZeroOrOne:
        return 1.4 * size - thickness / 2;
    case LineHead::Many:
    case LineHead::OneOrMany:
        return 0.75 * size;
    case LineHead::ZeroOrMany:
        return 1.6 * size - thickness / 2;
    }
    return 0;
}

LineEnd endAt(LineHead head, QPointF tip, QPointF next, double room, double width)
{
    if (head == LineHead::None)
        return {};
    const QPointF way = next - tip;
    const double size = std::min(headSize(width), room / extent(head));
    return {head, tip, way / length(way), size, std::min(stopOf(head, size, width), room)};
}

/// The points are given by their count and a function of their index.
template <typename PointAt>
LineEnds endsOf(qsizetype count, const PointAt &pointAt, LineHead start, LineHead end, double width)
{
    if (count < 2)
        return {};
    const QPointF first = pointAt(0), last = pointAt(count - 1);
    qsizetype second = 1, secondLast = count - 2;
    while (second < count && same(pointAt(second), first))
        ++second;
    if (second == count)
        return {};
    while (same(pointAt(secondLast), last))
        --secondLast;
    const QPointF next = pointAt(second), before = pointAt(secondLast);
    const bool isShared = secondLast < second && start != LineHead::None && end != LineHead::None;
    const double share = isShared ? 0.5 : 1;
    return {endAt(start, first, next, length(next - first) * share, width),
            endAt(end, last, before, length(before - last) * share, width)};
}

} // namespace

bool canHaveHeads(const ShapeKind &kind)
{
    return kind.form() == ShapeKind::Form::Polyline;
}

bool hasHeads(const Shape &shape)
{
    return (shape.startHead != LineHead::None || shape.endHead != LineHead::None) && canHaveHeads(*shape.kind)
        && isSeen(shape.stroke);
}

double headReach(double strokeWidth)
{
    return HalfWidth * headSize(strokeWidth);
}

double headRadius(double strokeWidth)
{
    return LongestHead * headSize(strokeWidth);
}

bool LineEnd::isFartherThan(QPointF point, double distance) const
{
    const QPointF local = unrotated(point - tip, inward);
    // The lines of a head are at most as thick as this. The sides of a head lie within its extent, apart from them.
    const double margin = distance + LargestThickness * size
        + 1e-12 * (std::abs(point.x()) + std::abs(point.y()) + std::abs(tip.x()) + std::abs(tip.y()));
    return local.x() < -margin || local.x() > extent(head) * size + margin
        || std::abs(local.y()) > HalfWidth * size + margin;
}

LineEnd LineEnd::mapped(const QTransform &transform, double scale) const
{
    const QPointF there(transform.m11() * inward.x() + transform.m21() * inward.y(),
                        transform.m12() * inward.x() + transform.m22() * inward.y());
    const double stretch = length(there);
    return {head, transform.map(tip), stretch > 0 ? there / stretch : inward, size * scale, stop * scale};
}

void LineEnds::shorten(std::span<QPointF> line) const
{
    // Points at the tip that are there twice are moved together.
    const auto move = [](const LineEnd &headed, auto from, auto to) {
        if (headed.isEmpty() || from == to)
            return;
        const QPointF place = headed.lineEnd();
        do {
            *from++ = place;
        } while (from != to && length(*from - headed.tip) < 0.99 * headed.stop);
    };
    move(start, line.begin(), line.end());
    move(end, line.rbegin(), line.rend());
}

LineEnds lineEnds(std::span<const QPointF> line, LineHead start, LineHead end, double strokeWidth)
{
    return endsOf(
        qsizetype(line.size()), [&](qsizetype i) { return line[std::size_t(i)]; }, start, end, strokeWidth);
}

LineEnds lineEnds(const Shape &shape)
{
    if (!hasHeads(shape) || shape.outline.isEmpty())
        return {};
    const OutlineMap toScene(shape);
    const QList<QPointF> &units = shape.outline.first();
    return endsOf(
        units.size(), [&](qsizetype i) { return toScene(units[i]); }, shape.startHead, shape.endHead,
        shape.stroke.width);
}

HeadOutline::HeadOutline(const LineEnd &end, double thickness)
    : m_end(end), m_thickness(std::min(thickness, LargestThickness * end.size))
{
    const double size = end.size, half = HalfWidth * size, thick = m_thickness;
    switch (end.head) {
    case LineHead::None:
        break;
    case LineHead::Arrow: {
        // The arms end at right angles, within the length of the head.
        const QPointF arm = QPointF(size, half) / std::hypot(size, half);
        const QPointF outer = arm * ((size - thick * arm.y()) / arm.x());
        const QPointF inner = outer + QPointF(arm.y(), -arm.x()) * thick;
        const auto opposite = [](QPointF point) { return QPointF(point.x(), -point.y()); };
        addRing({{0, 0}, outer, inner, {ArrowSlant * thick, 0}, opposite(inner), opposite(outer)});
        break;
    }
    case LineHead::Triangle:
    case LineHead::TriangleOutline: {
        addRing({{0, 0}, {size, half}, {size, -half}});
        const double from = ArrowSlant * thick, to = size - thick;
        if (end.head == LineHead::TriangleOutline && from < to)
            addRing({{from, 0}, {to, HalfWidth * (to - from)}, {to, -HalfWidth * (to - from)}}, true);
        break;
    }
    case LineHead::Diamond:
    case LineHead::DiamondOutline: {
        const double all = DiamondLength * size, from = DiamondSlant * thick;
        addRing({{0, 0}, {all / 2, half}, {all, 0}, {all / 2, -half}});
        const double inner = half * (1 - 2 * from / all);
        if (end.head == LineHead::DiamondOutline && inner > 0)
            addRing({{from, 0}, {all / 2, inner}, {all - from, 0}, {all / 2, -inner}}, true);
        break;
    }
    case LineHead::Circle:
        addCircle(CircleRadius * size, CircleRadius * size);
        break;
    case LineHead::CircleOutline:
        addCircle(CircleRadius * size, CircleRadius * size);
        addHole(CircleRadius * size, CircleRadius * size - thick);
        break;
    case LineHead::Bar:
        addBar(thick / 2, half);
        break;
    case LineHead::One:
        addPiece(0, 0.5 * size);
        addBar(0.5 * size, half);
        break;
    case LineHead::ExactlyOne:
        addPiece(0, 0.5 * size);
        addBar(0.4 * size, half);
        addBar(0.8 * size, half);
        break;
    case LineHead::Many:
        addFoot();
        break;
    case LineHead::OneOrMany:
        addFoot();
        addBar(1.3 * size, half);
        break;
    case LineHead::ZeroOrOne:
        addPiece(0, 0.8 * size + thick / 2);
        addBar(0.5 * size, half);
        addCircle(1.1 * size, ZeroRadius * size);
        addHole(1.1 * size, ZeroRadius * size - thick);
        break;
    case LineHead::ZeroOrMany:
        addFoot();
        addPiece(0.9 * size, size + thick / 2);
        addCircle(1.3 * size, ZeroRadius * size);
        addHole(1.3 * size, ZeroRadius * size - thick);
        break;
    }
}

std::span<const QPointF> HeadOutline::ring(std::size_t i) const
{
    const qsizetype from = i == 0 ? 0 : m_ends[qsizetype(i) - 1], to = m_ends[qsizetype(i)];
    return {m_points.data() + from, std::size_t(to - from)};
}

double HeadOutline::distanceTo(QPointF point, double reach) const
{
    double least = std::numeric_limits<double>::infinity();
    for (const Circle &circle : m_circles)
        least = std::min(least, std::max(length(point - circle.center) - circle.radius, 0.0));
    NearestEdge nearest(point, std::min(reach, least));
    for (std::size_t i = 0; i < ringCount(); ++i) {
        const std::span<const QPointF> points = ring(i);
        if (locate(point, points) != Location::Outside)
            return 0;
        QPointF last = points.back();
        for (QPointF next : points) {
            nearest.see(last, next);
            last = next;
        }
    }
    least = std::min(least, nearest.within(reach));
    return least <= reach ? least : std::numeric_limits<double>::infinity();
}

void HeadOutline::addTo(QPainterPath &path) const
{
    for (std::size_t i = 0; i < ringCount(); ++i) {
        const std::span<const QPointF> points = ring(i);
        path.moveTo(points.front());
        for (QPointF point : points.subspan(1))
            path.lineTo(point);
        path.closeSubpath();
    }
    for (const Circle &circle : m_circles) {
        const QPointF radius(circle.radius, circle.radius);
        const QRectF box(circle.center - radius, circle.center + radius);
        path.arcMoveTo(box, 0);
        // Positive angles are counterclockwise.
        path.arcTo(box, 0, circle.isHole ? -360 : 360);
        path.closeSubpath();
    }
}

// The points are relative to the tip: along the line and clockwise from it. They are counterclockwise on screen.
void HeadOutline::addRing(std::initializer_list<QPointF> points, bool isHole)
{
    for (QPointF point : points)
        m_points.append(m_end.tip + rotated(point, m_end.inward));
    if (isHole)
        std::reverse(m_points.end() - qsizetype(points.size()), m_points.end());
    m_ends.append(m_points.size());
}

void HeadOutline::addCircle(double at, double radius)
{
    m_circles.append({m_end.tip + m_end.inward * at, radius, false});
}

void HeadOutline::addHole(double at, double radius)
{
    if (radius > 0)
        m_circles.append({m_end.tip + m_end.inward * at, radius, true});
}

void HeadOutline::addBar(double at, double half)
{
    const double from = at - m_thickness / 2, to = at + m_thickness / 2;
    addRing({{from, half}, {to, half}, {to, -half}, {from, -half}});
}

void HeadOutline::addPiece(double from, double to)
{
    const double half = m_thickness / 2;
    addRing({{from, half}, {to, half}, {to, -half}, {from, -half}});
}

// The toes are cut off along the line through the tip.
void HeadOutline::addFoot()
{
    const double size = m_end.size, half = HalfWidth * size, cut = m_thickness * std::hypot(1, HalfWidth);
    addPiece(0, size);
    addRing({{0, half}, {size, cut / 2}, {size, -cut / 2}, {0, half - cut}});
    addRing({{0, cut - half}, {size, cut / 2}, {size, -cut / 2}, {0, -half}});
}

QPainterPath headPath(const LineEnds &ends, double thickness)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const LineEnd &end : {ends.start, ends.end})
        HeadOutline(end, thickness).addTo(path);
    return path;
}

} // namespace Trammel
