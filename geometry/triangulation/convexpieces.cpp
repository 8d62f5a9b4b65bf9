#include <trammel/geometry/triangulation.h>

#include "geometry/base/chain_p.h"
#include <trammel/geometry/orientation.h>

#include <algorithm>
#include <numeric>

namespace Trammel {

namespace {

constexpr quint32 none = ~quint32(0);

/// Half-edges of the triangles: each directed edge is linked to its neighbors around its piece and to its twin in
/// the adjacent piece.
class PieceEdges
{
public:
    PieceEdges(std::vector<QPointF> points, const std::vector<quint32> &indices) : m_points(std::move(points))
    {
        m_edges.reserve(indices.size());
        for (quint32 i = 0; i < indices.size(); ++i) {
            const quint32 first = i - i % 3;
            m_edges.push_back({indices[i], first + (i + 2) % 3, first + (i + 1) % 3, none});
        }
        linkTwins();
    }

    void mergeWhereConvex()
    {
        for (quint32 edge = 0; edge < m_edges.size(); ++edge) {
            const quint32 twin = m_edges[edge].twin;
            if (twin != none && edge < twin && staysConvexAtStart(edge, twin) && staysConvexAtStart(twin, edge)) {
                join(m_edges[edge].previous, m_edges[twin].next);
                join(m_edges[twin].previous, m_edges[edge].next);
                m_edges[edge].isGone = m_edges[twin].isGone = true;
            }
        }
    }

    std::vector<ConvexPiece> pieces()
    {
        std::vector<ConvexPiece> all;
        for (quint32 start = 0; start < m_edges.size(); ++start) {
            if (m_edges[start].isGone)
                continue;
            ConvexPiece piece;
            for (quint32 edge = start; !m_edges[edge].isGone; edge = m_edges[edge].next) {
                piece.indices.push_back(m_edges[edge].from);
                m_edges[edge].isGone = true;
            }
            all.push_back(std::move(piece));
        }
        return all;
    }

private:
    struct Edge
    {
        quint32 from;
        quint32 previous;
        quint32 next;
        quint32 twin;
        bool isGone = false;
    };

    quint32 to(quint32 edge) const { return m_edges[m_edges[edge].next].from; }

    /// Sorts the edges into buckets by the lower index of their ends, in linear time, and the few edges of each
    /// bucket by the higher index.
    void linkTwins()
    {
        std::vector<quint32> begins(m_points.size() + 1), order(m_edges.size());
        const auto lower = [this](quint32 edge) { return std::min(m_edges[edge].from, to(edge)); };
        const auto higher = [this](quint32 edge) { return std::max(m_edges[edge].from, to(edge)); };
        for (quint32 edge = 0; edge < m_edges.size(); ++edge)
            ++begins[lower(edge)];
        std::partial_sum(begins.begin(), begins.end(), begins.begin());
        for (quint32 edge = 0; edge < m_edges.size(); ++edge)
            order[--begins[lower(edge)]] = edge;
        for (std::size_t point = 0; point < m_points.size(); ++point) {
            std::sort(order.begin() + begins[point], order.begin() + begins[point + 1],
                      [&](quint32 a, quint32 b) { return higher(a) < higher(b); });
            for (quint32 i = begins[point]; i + 1 < begins[point + 1]; ++i) {
                if (higher(order[i]) != higher(order[i + 1]))
                    continue;
                m_edges[order[i]].twin = order[i + 1];
                m_edges[order[i + 1]].twin = order[i];
            }
        }
    }

    /// Whether the corner at the start of an edge stays strictly convex without the edge.
    bool staysConvexAtStart(quint32 edge, quint32 twin) const
    {
        return orientation(m_points[m_edges[m_edges[edge].previous].from], m_points[m_edges[edge].from],
                           m_points[to(m_edges[twin].next)])
            > 0;
    }

    void join(quint32 edge, quint32 following)
    {
        m_edges[edge].next = following;
        m_edges[following].previous = edge;
    }

    std::vector<QPointF> m_points;
    std::vector<Edge> m_edges;
};

} // namespace

std::vector<ConvexPiece> convexPieces(const Polygon &polygon, const Triangulation &triangulation)
{
    PieceEdges edges(pointsOf(polygon), triangulation.indices);
    edges.mergeWhereConvex();
    return edges.pieces();
}

} // namespace Trammel
