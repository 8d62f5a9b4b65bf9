#include "geometry/collision/filter_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/overlappingpairs.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <iterator>

namespace Trammel {

namespace {

using Edges = QVarLengthArray<Segment, 64>;
/// Above this many pairs of edges, a broad phase finds the pairs whose bounding boxes overlap.
constexpr qsizetype manyPairs = 65536;

/// The edges whose bounding boxes overlap a box.
Edges edgesNear(const Chain &chain, const Aabb2 &near)
{
    Edges edges;
    chain.anyEdge([&](const QPointF &from, const QPointF &to) {
        if (overlaps(from, to, near))
            edges.append({from, to});
        return false;
    });
    return edges;
}

/// Whether an area contains a point.
bool holdsPoint(const Chain &area, QPointF point)
{
    return area.bounds.contains(point) && area.locate(point) != Location::Outside;
}

/// Whether the first point of any ring lies in an area. If the boundaries are disjoint, a ring lies in the area if
/// and only if its first point does.
bool holdsRing(const Chain &area, const Chain &other)
{
    return other.anyRing(
        [&area](std::span<const QPointF> ring) { return !ring.empty() && holdsPoint(area, ring.front()); });
}

/// The bounding boxes of segments as a structure of arrays, so that a segment is tested against two at a time
/// (SIMD).
class EdgeBoxes
{
public:
    explicit EdgeBoxes(const Edges &edges) : m_count(edges.size())
    {
        for (auto *side : {&m_left, &m_top, &m_right, &m_bottom})
            side->resize(m_count + 1);
        for (qsizetype i = 0; i < m_count; ++i)
            set(i, edges[i]);
        // Pads the arrays to whole SIMD lanes.
        set(m_count, edges.last());
    }

    /// Calls test(i) for each box that overlaps the segment's bounding box, until it returns true.
    template <class Test> bool anyMeeting(const Segment &edge, const Test &test) const
    {
        const Lanes2 ownLeft = Lanes2::all(std::min(edge.from.x(), edge.to.x()));
        const Lanes2 ownRight = Lanes2::all(std::max(edge.from.x(), edge.to.x()) + 0.0);
        const Lanes2 ownTop = Lanes2::all(std::min(edge.from.y(), edge.to.y()));
        const Lanes2 ownBottom = Lanes2::all(std::max(edge.from.y(), edge.to.y()) + 0.0);
        for (qsizetype i = 0; i < m_count; i += 2) {
            // The sign of a subtraction survives rounding. The result is never -0, because the minuend is never
            // -0.
            const Lanes2 across = min(ownRight - Lanes2::load(&m_left[i]), Lanes2::load(&m_right[i]) - ownLeft);
            const Lanes2 down = min(ownBottom - Lanes2::load(&m_top[i]), Lanes2::load(&m_bottom[i]) - ownTop);
            const unsigned apart = min(across, down).negatives();
            if (apart == 3) [[likely]]
                continue;
            if (((apart & 1) == 0 && test(i)) || ((apart & 2) == 0 && i + 1 < m_count && test(i + 1)))
                return true;
        }
        return false;
    }

private:
    void set(qsizetype i, const Segment &edge)
    {
        m_left[i] = std::min(edge.from.x(), edge.to.x());
        m_top[i] = std::min(edge.from.y(), edge.to.y());
        m_right[i] = std::max(edge.from.x(), edge.to.x()) + 0.0;
        m_bottom[i] = std::max(edge.from.y(), edge.to.y()) + 0.0;
    }

    qsizetype m_count;
    QVarLengthArray<double, 65> m_left, m_top, m_right, m_bottom;
};

/// Quick accept: tests one or two edge endpoints for containment before comparing edges.
bool holdsAnyEnd(const Chain &area, Extent extent, const Edges &edgesOfOther)
{
    constexpr qsizetype witnesses = 2;
    const qsizetype step = std::max<qsizetype>(1, edgesOfOther.size() / witnesses);
    for (qsizetype i = step / 2; area.isArea(extent) && i < edgesOfOther.size(); i += step) {
        if (holdsPoint(area, edgesOfOther[i].to))
            return true;
    }
    return false;
}

} // namespace

bool chainsMeet(const Chain &a, Extent extentOfA, const Chain &b, Extent extentOfB)
{
    const Aabb2 common = a.bounds.intersected(b.bounds);
    const Edges edgesOfA = edgesNear(a, common), edgesOfB = edgesNear(b, common);
    if (holdsAnyEnd(a, extentOfA, edgesOfB) || holdsAnyEnd(b, extentOfB, edgesOfA))
        return true;
    // Closed sets meet if their boundaries meet or if one contains the other.
    return anyMeet(edgesOfA, edgesOfB, Reading::Closed) || (a.isArea(extentOfA) && holdsRing(a, b))
        || (b.isArea(extentOfB) && holdsRing(b, a));
}

bool anyMeet(const QVarLengthArray<Segment, 64> &a, const QVarLengthArray<Segment, 64> &b, Reading reading)
{
    if (a.isEmpty() || b.isEmpty())
        return false;
    if (a.size() * b.size() <= manyPairs) {
        const EdgeBoxes boxes(b);
        return std::any_of(a.begin(), a.end(), [&](const Segment &own) {
            return boxes.anyMeeting(own, [&](qsizetype i) { return intersects(own, b[i], reading); });
        });
    }
    std::vector<Aabb2> boxes;
    boxes.reserve(std::size_t(a.size() + b.size()));
    for (const auto *edges : {&a, &b}) {
        for (const Segment &edge : *edges)
            boxes.push_back(boxOf(edge));
    }
    return !visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
        return std::none_of(pairs.begin(), pairs.end(), [&](IndexPair pair) {
            const qsizetype first = pair.first, second = qsizetype(pair.second) - a.size();
            return first < a.size() && second >= 0 && intersects(a[first], b[second], reading);
        });
    });
}

} // namespace Trammel
