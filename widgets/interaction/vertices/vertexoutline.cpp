#include "widgets/interaction/vertices/vertexoutline_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

Aabb2 around(QPointF place, double reach)
{
    Aabb2 box;
    box.include(place);
    return box.expanded(reach);
}

/// An upper bound on the error of a point's coordinates after a shape has stored the point relative to its frame: see
/// Shape::setSceneOutline().
double roundingOf(const Shape &shape, QPointF point)
{
    const double extent = std::max(shape.size.width(), shape.size.height());
    const double coordinate = std::max(std::abs(point.x()), std::abs(point.y()));
    return 8 * std::numeric_limits<double>::epsilon() * std::max(extent, coordinate);
}

} // namespace

VertexOutline::VertexOutline(const Shape &shape) : m_isClosed(shape.isClosed())
{
    const Shape::Outline rings = shape.sceneOutline();
    const bool isCurved = shape.kind->form() == ShapeKind::Form::Path;
    for (const QList<QPointF> &ring : rings) {
        if (!isCurved)
            m_points.append(ring);
        for (qsizetype i = 0; isCurved && i < ring.size(); i += 3) {
            const bool hasBefore = i > 0 || m_isClosed, hasAfter = i + 1 < ring.size();
            m_points.append(ring[i]);
            m_handles[0].append(hasBefore ? ring[i > 0 ? i - 1 : ring.size() - 1] : ring[i]);
            m_handles[1].append(hasAfter ? ring[i + 1] : ring[i]);
        }
        m_ends.append(m_points.size());
    }
    boxRuns();
}

// Most undo steps move, add or remove points in one section of a ring. The points before and after that section are
// unchanged.
Vertices VertexOutline::update(const Shape &shape, const Vertices &vertices)
{
    VertexOutline now(shape);
    if (now.m_isClosed != m_isClosed || now.isPath() != isPath() || now.m_ends.size() != m_ends.size()) {
        *this = now;
        return {};
    }
    Vertices kept;
    const auto isNear = [&shape](QPointF old, QPointF point) {
        const QPointF way = old - point;
        return std::max(std::abs(way.x()), std::abs(way.y())) <= roundingOf(shape, old);
    };
    const auto isSame = [&](qsizetype old, qsizetype there) {
        return isNear(m_points[old], now.m_points[there])
            && isNear(handle(old, Side::Before), now.handle(there, Side::Before))
            && isNear(handle(old, Side::After), now.handle(there, Side::After));
    };
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring) {
        const qsizetype oldStart = ringStart(ring), start = now.ringStart(ring);
        const qsizetype oldCount = m_ends[ring] - oldStart, count = now.m_ends[ring] - start;
        const bool isAsMany = oldCount == count;
        const auto keep = [&](qsizetype old, qsizetype there) {
            if (isNear(m_points[old], now.m_points[there]))
                now.m_points[there] = m_points[old];
            for (std::size_t side = 0; side < 2 && isPath(); ++side) {
                if (isNear(m_handles[side][old], now.m_handles[side][there]))
                    now.m_handles[side][there] = m_handles[side][old];
            }
            if (std::binary_search(vertices.begin(), vertices.end(), old))
                kept.append(there);
        };
        if (isAsMany) {
            for (qsizetype i = 0; i < count; ++i)
                keep(oldStart + i, start + i);
            continue;
        }
        const qsizetype least = std::min(oldCount, count);
        qsizetype before = 0, behind = 0;
        while (before < least && isSame(oldStart + before, start + before))
            ++before;
        while (behind < least - before && isSame(m_ends[ring] - 1 - behind, now.m_ends[ring] - 1 - behind))
            ++behind;
        for (qsizetype i = 0; i < before; ++i)
            keep(oldStart + i, start + i);
        for (qsizetype i = behind; i > 0; --i)
            keep(m_ends[ring] - i, now.m_ends[ring] - i);
    }
    now.boxRuns();
    *this = now;
    return kept;
}

qsizetype VertexOutline::ringOf(qsizetype vertex) const
{
    return std::upper_bound(m_ends.begin(), m_ends.end(), vertex) - m_ends.begin();
}

std::optional<qsizetype> VertexOutline::next(qsizetype vertex) const
{
    const qsizetype ring = ringOf(vertex);
    if (vertex + 1 < m_ends[ring])
        return vertex + 1;
    return m_isClosed ? std::optional(ringStart(ring)) : std::nullopt;
}

std::optional<qsizetype> VertexOutline::previous(qsizetype vertex) const
{
    const qsizetype ring = ringOf(vertex);
    if (vertex > ringStart(ring))
        return vertex - 1;
    return m_isClosed ? std::optional(m_ends[ring] - 1) : std::nullopt;
}

Shape::Outline VertexOutline::rings() const
{
    Shape::Outline rings;
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring) {
        const qsizetype start = ringStart(ring), end = m_ends[ring];
        if (!isPath()) {
            rings.append(m_points.mid(start, end - start));
            continue;
        }
        QList<QPointF> &points = rings.emplaceBack();
        for (qsizetype i = start; i < end; ++i) {
            points.append(m_points[i]);
            if (const std::optional<qsizetype> to = next(i))
                points.append({m_handles[1][i], m_handles[0][*to]});
        }
    }
    return rings;
}

Aabb2 VertexOutline::bounds() const
{
    Aabb2 box;
    for (const Aabb2 &run : m_boxes)
        box = box.united(run);
    return box;
}

void VertexOutline::move(const Vertices &vertices, QPointF offset)
{
    for (qsizetype vertex : vertices) {
        m_points[vertex] += offset;
        for (std::size_t side = 0; side < 2 && isPath(); ++side)
            m_handles[side][vertex] += offset;
    }
    boxRuns();
}

// A retracted handle stays exactly at its vertex.
void VertexOutline::place(qsizetype vertex, QPointF point)
{
    for (std::size_t side = 0; side < 2 && isPath(); ++side) {
        if (same(m_handles[side][vertex], m_points[vertex]))
            m_handles[side][vertex] = point;
    }
    m_points[vertex] = point;
    boxRuns();
}

qsizetype VertexOutline::insert(qsizetype edge, QPointF point)
{
    const qsizetype ring = ringOf(edge);
    if (isPath()) {
        const bool isLine = isStraight(edge);
        const Cubic whole = curve(edge);
        const auto [before, after] = whole.split(isLine ? 0 : nearestParameter(whole, point));
        const qsizetype to = *next(edge);
        if (!isLine) {
            point = before.to;
            m_handles[1][edge] = before.control1;
            m_handles[0][to] = after.control2;
        }
        m_handles[0].insert(edge + 1, isLine ? point : before.control2);
        m_handles[1].insert(edge + 1, isLine ? point : after.control1);
    }
    m_points.insert(edge + 1, point);
    for (qsizetype i = ring; i < m_ends.size(); ++i)
        ++m_ends[i];
    boxRuns();
    return edge + 1;
}

bool VertexOutline::remove(const Vertices &vertices)
{
    QList<QPointF> points;
    Handles handles;
    QList<qsizetype> ends;
    auto removed = vertices.begin();
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring) {
        Vertices kept;
        for (qsizetype i = ringStart(ring); i < m_ends[ring]; ++i) {
            if (removed != vertices.end() && *removed == i)
                ++removed;
            else
                kept.append(i);
        }
        if (kept.size() < leastCount()) {
            if (ring == 0)
                return false;
            continue;
        }
        for (qsizetype i : std::as_const(kept))
            points.append(m_points[i]);
        if (isPath())
            appendHandles(handles, kept);
        ends.append(points.size());
    }
    m_points = points;
    m_handles = handles;
    m_ends = ends;
    boxRuns();
    return true;
}

std::optional<qsizetype> VertexOutline::vertexNear(QPointF place, double reach) const
{
    std::optional<qsizetype> nearest;
    double least = reach;
    visitRuns(around(place, reach), [&](qsizetype first, qsizetype end, const Aabb2 &) {
        for (qsizetype i = first; i < end; ++i) {
            const double away = length(m_points[i] - place);
            if (away < least || (away == least && !nearest)) {
                nearest = i;
                least = away;
            }
        }
    });
    return nearest;
}

std::optional<qsizetype> VertexOutline::edgeNear(QPointF place, double reach) const
{
    std::optional<qsizetype> nearest;
    double least = reach;
    visitRuns(around(place, reach), [&](qsizetype first, qsizetype end, const Aabb2 &) {
        for (qsizetype i = first; i < end; ++i) {
            const double away = hasEdge(i) ? distanceTo(i, place) : std::numeric_limits<double>::infinity();
            if (away < least || (away == least && !nearest)) {
                nearest = i;
                least = away;
            }
        }
    });
    return nearest;
}

Vertices VertexOutline::verticesIn(const Quad &quad) const
{
    Vertices found;
    visitRuns(Trammel::bounds(quad), [&](qsizetype first, qsizetype end, const Aabb2 &) {
        for (qsizetype i = first; i < end; ++i) {
            if (intersects(m_points[i], quad))
                found.append(i);
        }
    });
    return found;
}

Vertices VertexOutline::all() const
{
    Vertices vertices(count());
    for (qsizetype i = 0; i < count(); ++i)
        vertices[i] = i;
    return vertices;
}

void VertexOutline::boxRuns()
{
    m_boxes.clear();
    m_boxes.resize((count() + RunLength - 1) / RunLength);
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring) {
        const qsizetype start = ringStart(ring), end = m_ends[ring];
        for (qsizetype i = start; i < end; ++i) {
            Aabb2 &box = m_boxes[i / RunLength];
            box.include(m_points[i]);
            const qsizetype next = i + 1 < end ? i + 1 : start;
            if (i + 1 < end || m_isClosed)
                box.include(m_points[next]);
            if (isPath()) {
                box.include(m_handles[1][i]);
                box.include(m_handles[0][next]);
            }
        }
    }
}

} // namespace Trammel
