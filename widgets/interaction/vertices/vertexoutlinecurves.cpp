// The curves and handles of a path whose vertices are edited.
#include "widgets/interaction/vertices/vertexoutline_p.h"

#include "widgets/model/path/curvefit_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

bool VertexOutline::isStraight(qsizetype edge) const
{
    const qsizetype to = *next(edge);
    return !isPath() || (same(m_handles[1][edge], m_points[edge]) && same(m_handles[0][to], m_points[to]));
}

double VertexOutline::distanceTo(qsizetype edge, QPointF place) const
{
    return isStraight(edge) ? distance(place, this->edge(edge)) : length(nearestOn(edge, place) - place);
}

Cubic VertexOutline::curve(qsizetype edge) const
{
    const qsizetype to = *next(edge);
    // The control points of a straight edge divide it evenly.
    if (isStraight(edge)) {
        const QPointF way = m_points[to] - m_points[edge];
        return {m_points[edge], m_points[edge] + way / 3, m_points[to] - way / 3, m_points[to]};
    }
    return {m_points[edge], m_handles[1][edge], m_handles[0][to], m_points[to]};
}

QPointF VertexOutline::middle(qsizetype edge) const
{
    if (!isStraight(edge))
        return curve(edge).at(0.5);
    const Segment ends = this->edge(edge);
    return ends.from + (ends.to - ends.from) / 2;
}

QPointF VertexOutline::nearestOn(qsizetype edge, QPointF place) const
{
    if (isStraight(edge)) {
        const Segment ends = this->edge(edge);
        const QPointF way = ends.to - ends.from;
        const double size = lengthSquared(way);
        const double share = size > 0 ? std::clamp(dot(place - ends.from, way) / size, 0.0, 1.0) : 0;
        return ends.from + share * way;
    }
    const Cubic whole = curve(edge);
    return whole.at(nearestParameter(whole, place));
}

VertexOutline::Type VertexOutline::type(qsizetype vertex) const
{
    constexpr double rounding = 1e-6;
    const QPointF before = handle(vertex, Side::Before) - m_points[vertex];
    const QPointF after = handle(vertex, Side::After) - m_points[vertex];
    const double first = length(before), second = length(after);
    if (!(dot(before, after) < 0) || std::abs(cross(before, after)) > rounding * first * second)
        return Type::Corner;
    return std::abs(first - second) <= rounding * first ? Type::Symmetric : Type::Smooth;
}

void VertexOutline::placeHandle(qsizetype vertex, Side side, QPointF point, Type type)
{
    const QPointF at = m_points[vertex], way = point - at;
    QPointF &other = m_handles[side == Side::Before ? 1 : 0][vertex];
    m_handles[std::size_t(side)][vertex] = point;
    const bool hasBoth = previous(vertex) && next(vertex);
    if (hasBoth && type == Type::Symmetric)
        other = at - way;
    else if (hasBoth && type == Type::Smooth && length(way) > 0)
        other = at - way * (length(other - at) / length(way));
    boxRuns();
}

void VertexOutline::setType(qsizetype vertex, Type type)
{
    const QPointF at = m_points[vertex];
    QPointF &before = m_handles[0][vertex], &after = m_handles[1][vertex];
    const std::optional<qsizetype> from = previous(vertex), to = next(vertex);
    if (!from || !to)
        return;
    if (type == Type::Corner) {
        before = after = at;
    } else {
        const auto lengthOf = [at](QPointF handle, QPointF neighbor) {
            return same(handle, at) ? length(neighbor - at) / 3 : length(handle - at);
        };
        double first = lengthOf(before, m_points[*from]), second = lengthOf(after, m_points[*to]);
        if (type == Type::Symmetric)
            first = second = (first + second) / 2;
        const auto unit = [](QPointF way) { return normalized(way).value_or(QPointF()); };
        std::optional<QPointF> along = normalized(unit(after - at) - unit(before - at));
        if (!along)
            along = normalized(m_points[*to] - m_points[*from]);
        if (along) {
            before = at - first * *along;
            after = at + second * *along;
        }
    }
    boxRuns();
}

void VertexOutline::appendHandles(Handles &handles, const Vertices &kept) const
{
    const qsizetype first = handles[0].size();
    for (qsizetype vertex : kept) {
        handles[0].append(m_handles[0][vertex]);
        handles[1].append(m_handles[1][vertex]);
    }
    for (qsizetype i = 0; i < kept.size(); ++i) {
        const bool isLast = i + 1 == kept.size();
        const qsizetype from = kept[i], to = kept[isLast ? 0 : i + 1];
        if (isLast && !m_isClosed)
            break;
        if (*next(from) == to)
            continue;
        Cubic joined = curve(from);
        bool isLine = isStraight(from);
        for (qsizetype edge = *next(from); edge != to; edge = *next(edge)) {
            isLine = isLine && isStraight(edge);
            joined = merged(joined, curve(edge));
        }
        handles[1][first + i] = isLine ? joined.from : joined.control1;
        handles[0][first + (isLast ? 0 : i + 1)] = isLine ? joined.to : joined.control2;
    }
    // Nothing precedes the first vertex of an open path, and nothing follows the last one.
    if (!m_isClosed) {
        handles[0][first] = m_points[kept.first()];
        handles[1].last() = m_points[kept.last()];
    }
}

} // namespace Trammel
