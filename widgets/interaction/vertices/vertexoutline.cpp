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

VertexOutline::VertexOutline(const Shape &shape) : m_isClosed(shape.kind->form() != ShapeKind::Form::Polyline)
{
    const Shape::Outline rings = shape.sceneOutline();
    for (const QList<QPointF> &ring : rings) {
        m_points.append(ring);
        m_ends.append(m_points.size());
    }
    boxRuns();
}

// Most undo steps move, add or remove points in one section of a ring. The points before and after that section are
// unchanged.
Vertices VertexOutline::update(const Shape &shape, const Vertices &vertices)
{
    VertexOutline now(shape);
    if (now.m_isClosed != m_isClosed || now.m_ends.size() != m_ends.size()) {
        *this = now;
        return {};
    }
    Vertices kept;
    const auto isSame = [&](qsizetype old, qsizetype there) {
        const QPointF way = m_points[old] - now.m_points[there];
        return std::max(std::abs(way.x()), std::abs(way.y())) <= roundingOf(shape, m_points[old]);
    };
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring) {
        const qsizetype oldStart = ringStart(ring), start = now.ringStart(ring);
        const qsizetype oldCount = m_ends[ring] - oldStart, count = now.m_ends[ring] - start;
        const bool isAsMany = oldCount == count;
        const auto keep = [&](qsizetype old, qsizetype there) {
            if (isSame(old, there))
                now.m_points[there] = m_points[old];
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
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring)
        rings.append(m_points.mid(ringStart(ring), m_ends[ring] - ringStart(ring)));
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
    for (qsizetype vertex : vertices)
        m_points[vertex] += offset;
    boxRuns();
}

void VertexOutline::place(qsizetype vertex, QPointF point)
{
    m_points[vertex] = point;
    boxRuns();
}

qsizetype VertexOutline::insert(qsizetype edge, QPointF point)
{
    const qsizetype ring = ringOf(edge);
    m_points.insert(edge + 1, point);
    for (qsizetype i = ring; i < m_ends.size(); ++i)
        ++m_ends[i];
    boxRuns();
    return edge + 1;
}

bool VertexOutline::remove(const Vertices &vertices)
{
    QList<QPointF> points;
    QList<qsizetype> ends;
    auto removed = vertices.begin();
    for (qsizetype ring = 0; ring < m_ends.size(); ++ring) {
        const qsizetype start = points.size();
        for (qsizetype i = ringStart(ring); i < m_ends[ring]; ++i) {
            if (removed != vertices.end() && *removed == i)
                ++removed;
            else
                points.append(m_points[i]);
        }
        const bool isEnough = points.size() - start >= (m_isClosed ? 3 : 2);
        if (isEnough)
            ends.append(points.size());
        else if (ring == 0)
            return false;
        else
            points.resize(start);
    }
    m_points = points;
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
            const double away = hasEdge(i) ? distance(place, edge(i)) : std::numeric_limits<double>::infinity();
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
            if (i + 1 < end || m_isClosed)
                box.include(m_points[i + 1 < end ? i + 1 : start]);
        }
    }
}

} // namespace Trammel
