#include "widgets/interaction/vertices/outlinecrossings_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>

namespace Trammel {

namespace {

QPointF commonPlace(const Segment &a, const Segment &b)
{
    const QPointF way = a.to - a.from;
    const double turn = cross(way, b.to - b.from);
    if (turn != 0)
        return a.from + std::clamp(cross(b.from - a.from, b.to - b.from) / turn, 0.0, 1.0) * way;
    // Sorted along the edges, the second and the third of the four ends bound the overlap of two collinear edges.
    std::array ends{a.from, a.to, b.from, b.to};
    std::sort(ends.begin(), ends.end(), [&](QPointF p, QPointF q) { return dot(p, way) < dot(q, way); });
    return ends[1] + (ends[2] - ends[1]) / 2;
}

Simplicity simplicityOf(const VertexOutline &outline)
{
    Shape::Outline rings = outline.rings();
    const QList<QPointF> outer = rings.takeFirst();
    return isSimple(Polygon{outer, rings}, Reading::Open);
}

} // namespace

QList<OutlineCrossing> crossingsOf(const VertexOutline &outline)
{
    QList<OutlineCrossing> crossings;
    if (!outline.isClosed() || outline.isPath() || outline.count() < 3 || outline.count() > MostCheckedPoints)
        return crossings;
    const Simplicity simplicity = simplicityOf(outline);
    if (simplicity.error != Simplicity::Error::EdgesMeet)
        return crossings;
    if (outline.count() > MostSearchedPoints) {
        const qsizetype first = std::min(simplicity.edges[0], simplicity.edges[1]);
        const qsizetype second = std::max(simplicity.edges[0], simplicity.edges[1]);
        return {{first, second, commonPlace(outline.edge(first), outline.edge(second))}};
    }
    for (qsizetype i = 0; i < outline.count(); ++i) {
        const Segment edge = outline.edge(i);
        // Repeated points form edges of zero length, which are skipped.
        if (same(edge.from, edge.to))
            continue;
        Aabb2 box;
        box.include(edge.from);
        box.include(edge.to);
        outline.visitRuns(box, [&](qsizetype first, qsizetype end, const Aabb2 &) {
            for (qsizetype j = std::max(first, i + 1); j < end && crossings.size() < MostCrossings; ++j) {
                const Segment other = outline.edge(j);
                if (!same(other.from, other.to) && intersects(edge, other, Reading::Open))
                    crossings.append({i, j, commonPlace(edge, other)});
            }
        });
        if (crossings.size() == MostCrossings)
            break;
    }
    return crossings;
}

} // namespace Trammel
