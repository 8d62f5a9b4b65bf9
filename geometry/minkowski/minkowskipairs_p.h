#pragma once

#include "geometry/minkowski/minimumtranslation_p.h"
#include "geometry/minkowski/minkowskiline_p.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// A point on the line of an edge of the convolution: an end, the point nearest to the origin, or the crossing
/// with another line.
struct MinkowskiPoint
{
    enum class Kind { From, To, Nearest, Crossing };

    const MinkowskiLine *line;
    Kind kind;
    /// Used only for Kind::Crossing.
    MinkowskiLine crossing;
    /// The rounded point, and its error bound.
    QPointF point;
    double slack = 0;

    template <class Number> Weighted<Number> at(const NumberMaker<Number> &exact) const
    {
        const ExactVector<Number> from = line->from(exact), along = line->along(exact);
        switch (kind) {
        case Kind::From:
            return {from, exact(1)};
        case Kind::To:
            return {from + along, exact(1)};
        case Kind::Nearest: {
            const Number weight = dot(along, along);
            return {from * weight - along * dot(from, along), weight};
        }
        case Kind::Crossing:
            break;
        }
        return crossingOf(from, along, crossing.from(exact), crossing.along(exact));
    }

    /// The point with a relative error of at most 1e-14 in each coordinate.
    QPointF accuratePoint() const;
};

/// An edge of the convolution: an edge of one outline combined with a tip of the other, where the two can touch.
struct MinkowskiEdge
{
    explicit MinkowskiEdge(const MinkowskiLine &line);

    MinkowskiPoint end(MinkowskiPoint::Kind which) const;
    MinkowskiPoint nearest() const;

    MinkowskiLine line;
    // The start and the vector to the end, rounded.
    QPointF from;
    QPointF along;
    /// At least the length, and at most 1.5 times the length.
    double size;
    /// The error bound of points on the edge.
    double slack;
};

/// The side of the line on which a point lies: -1 on the side of the Minkowski difference, 0 on the line, 1 beyond
/// it. Exact.
int sideOf(const MinkowskiPoint &place, const MinkowskiLine &line);

/// The Minkowski differences of all part pairs within a radius of the origin, built lazily. The parts are
/// polygons.
class MinkowskiPairs
{
public:
    /// The shapes must outlive the pairs.
    MinkowskiPairs(const Outlined &a, const Outlined &b, double reach);

    std::size_t count() const { return m_differences.size(); }

    /// The index of a Minkowski difference that has a point in its interior; nothing if there is none. Exact. Skips
    /// the difference leftOut, which is known not to contain the point. A difference that is found moves toward the
    /// front of the search order.
    std::optional<quint32> holder(const MinkowskiPoint &place, std::optional<quint32> leftOut);

    /// The point at which an edge, followed forward or backward, leaves a Minkowski difference that contains a point of
    /// the edge. Nothing if the edge stays inside up to its end.
    std::optional<MinkowskiPoint> exit(quint32 difference, const MinkowskiEdge &edge, bool isForward) const;

private:
    /// The Minkowski difference of two parts: the intersection of the half-planes of all of its sides.
    struct Difference
    {
        const Convex *first;
        const Convex *second;
        /// The bounding box; slightly enlarged if a part has rounded corners.
        Aabb2 box;
        /// The range of its sides. Both are 0 until the sides are built.
        quint32 begin = 0;
        quint32 end = 0;
        /// The error bound of the offsets.
        double slack = 0;
    };

    /// Builds the sides of the difference at a position in m_order, which moves to the end of those that are built.
    void build(std::size_t position);
    /// The index of the difference of the part across the edge of a line and the same other part; none if it is not
    /// within the radius.
    quint32 numberAcross(const MinkowskiLine &line) const;
    bool holds(const Difference &difference, const MinkowskiPoint &place) const;
    /// The crossing of an edge with the line of a nearly parallel side, as a fraction of the edge from its start.
    /// Nothing if the edge does not lead out across the line in this direction (1 forward, -1 backward).
    std::optional<double> shareAtParallel(const MinkowskiEdge &edge, quint32 side, int direction) const;

    /// The data that each query reads for all differences, stored compactly.
    struct Candidate
    {
        Aabb2 box;
        quint32 difference;
    };

    static constexpr quint32 none = std::numeric_limits<quint32>::max();

    Outlined m_a;
    Outlined m_b;
    std::vector<Difference> m_differences;
    /// First those with sides that are built.
    std::vector<Candidate> m_order;
    std::size_t m_builtCount = 0;
    /// The index of the difference of each pair of parts; none if it is not within the radius.
    std::vector<quint32> m_numbers;
    /// The position in m_order of each difference. If its sides are built, any position among those that are built.
    std::vector<quint32> m_positions;
    /// The sides of all differences, in rounded numbers and as the lines that bound them.
    std::vector<Side> m_sides;
    std::vector<MinkowskiLine> m_lines;
};

} // namespace Trammel
