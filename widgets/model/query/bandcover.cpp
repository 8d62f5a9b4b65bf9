#include "widgets/model/query/bandcover_p.h"

#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

std::optional<Aabb2> asUprightBox(const Quad &quad)
{
    const auto &[a, b, c, d] = quad.corners;
    const bool isUpright =
        (same(b, {c.x(), a.y()}) && same(d, {a.x(), c.y()})) || (same(b, {a.x(), c.y()}) && same(d, {c.x(), a.y()}));
    return isUpright ? std::optional(boundsOf(quad.corners)) : std::nullopt;
}

/// Adds the part of a box beyond each side of another box, if there is one.
void coverBeyond(const Aabb2 &box, const Aabb2 &other, std::vector<CoverPart> &cover)
{
    for (std::size_t axis = 0; axis < 2; ++axis) {
        if (box.min[axis] < other.min[axis]) {
            cover.push_back({box});
            cover.back().box.max[axis] = std::min(box.max[axis], other.min[axis]);
        }
        if (box.max[axis] > other.max[axis]) {
            cover.push_back({box});
            cover.back().box.min[axis] = std::max(box.min[axis], other.max[axis]);
        }
    }
}

/// 1 for a strictly convex quad that is wound clockwise on screen, -1 for a counterclockwise one, 0 for any other.
int turnOf(const Quad &quad)
{
    const auto &[a, b, c, d] = quad.corners;
    const int turn = orientation(a, b, c);
    const bool isConvex = orientation(b, c, d) == turn && orientation(c, d, a) == turn && orientation(d, a, b) == turn;
    return isConvex ? turn : 0;
}

double magnitude(const Quad &quad)
{
    double most = 0;
    for (QPointF corner : quad.corners)
        most = std::max({most, std::abs(corner.x()), std::abs(corner.y())});
    return most;
}

/// The part of a quad that lies beyond a line, by its extent along the line and across it.
///
///     from ----------------> to       along: m_along
///       |    the part    |            across: m_out, out of the other quad
class Strip
{
public:
    /// The slack, in scene units, covers rounding errors: points less than the slack inside the line count as beyond
    /// it, and pieces are enlarged by it.
    Strip(QPointF from, QPointF to, int turn, double slack)
        : m_from(from), m_along((to - from) / length(to - from)), m_out(perpendicular(m_along) * -turn), m_slack(slack)
    {
    }

    void includeBeyond(const Quad &quad)
    {
        for (std::size_t i = 0; i < 4; ++i) {
            const QPointF p = quad.corners[i], q = quad.corners[(i + 1) % 4];
            const double depthP = depth(p), depthQ = depth(q);
            if (depthP >= 0)
                include(p);
            if ((depthP >= 0) != (depthQ >= 0))
                include(p + (q - p) * (depthP / (depthP - depthQ)));
        }
    }

    /// Cuts the part into pieces that are about as long as they are wide, and adds their axis-aligned bounding boxes.
    void cover(std::vector<CoverPart> &parts) const
    {
        if (m_extent.isEmpty())
            return;
        constexpr double mostPieces = 64;
        const auto [longSide, width] = m_extent.size();
        const int count = int(std::clamp(longSide / std::max(width, longSide / mostPieces), 1.0, mostPieces));
        const double atLine = dot(m_out, m_from);
        const double least = atLine + m_extent.min[1] - m_slack, most = atLine + m_extent.max[1] + m_slack;
        for (int i = 0; i < count; ++i) {
            Aabb2 box;
            for (int end : {i, i + 1}) {
                const double place = m_extent.min[0] + longSide * end / count;
                for (double across : {m_extent.min[1], m_extent.max[1]})
                    box.include(m_from + m_along * place + m_out * across);
            }
            parts.push_back({box.expanded(m_slack), m_out, least, most});
        }
    }

private:
    double depth(QPointF point) const { return dot(m_out, point - m_from) + m_slack; }

    void include(QPointF point) { m_extent.include(QPointF(dot(m_along, point - m_from), dot(m_out, point - m_from))); }

    QPointF m_from;
    QPointF m_along;
    QPointF m_out;
    double m_slack;
    Aabb2 m_extent;
};

/// Adds the part of a quad beyond each side of another quad, which is convex with the given turn. A point that is not
/// in the other quad lies beyond one of its sides.
void coverBeyond(const Quad &quad, const Quad &other, int turn, double slack, std::vector<CoverPart> &cover)
{
    for (std::size_t i = 0; i < 4; ++i) {
        const QPointF from = other.corners[i], to = other.corners[(i + 1) % 4];
        const bool isAnyBeyond = std::any_of(quad.corners.begin(), quad.corners.end(),
                                             [&](QPointF corner) { return orientation(from, to, corner) == -turn; });
        if (!isAnyBeyond)
            continue;
        Strip strip(from, to, turn, slack);
        strip.includeBeyond(quad);
        strip.cover(cover);
    }
}

} // namespace

std::vector<CoverPart> coverOfDifference(const Quad &a, const Quad &b)
{
    std::vector<CoverPart> cover;
    if (!isFinite(a) || !isFinite(b)) {
        cover.push_back({isFinite(a) ? bounds(a) : bounds(b)});
        return cover;
    }
    const std::optional<Aabb2> boxA = asUprightBox(a), boxB = asUprightBox(b);
    if (boxA && boxB) {
        coverBeyond(*boxA, *boxB, cover);
        coverBeyond(*boxB, *boxA, cover);
        return cover;
    }
    const int turnA = turnOf(a), turnB = turnOf(b);
    if (turnA == 0 || turnB == 0) {
        cover.push_back({bounds(a).united(bounds(b))});
        return cover;
    }
    // About 500 times the rounding error of the distances below.
    const double slack = std::ldexp(std::max(magnitude(a), magnitude(b)), -44);
    coverBeyond(a, b, turnB, slack, cover);
    coverBeyond(b, a, turnA, slack, cover);
    return cover;
}

} // namespace Trammel
