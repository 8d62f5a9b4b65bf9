#pragma once

#include "geometry/sumline_p.h"

#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// A point in exact, homogeneous coordinates: divide by the weight.
template <class Number> struct WeightedPoint
{
    ExactVector<Number> place;
    Number weight;
};

/// A point of an edge of the convolution: an end, the point of its line that is nearest to the origin, or
/// where another line crosses it.
struct SumPlace
{
    enum class Kind { From, To, Nearest, Crossing };

    const SumLine *line;
    Kind kind;
    /// For Crossing alone.
    SumLine crossing;
    /// Rounded, and how far it may be off.
    QPointF point;
    double slack = 0;

    template <class Number> WeightedPoint<Number> at(const NumberMaker<Number> &exact) const
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
        const ExactVector<Number> otherAlong = crossing.along(exact);
        const Number weight = cross(along, otherAlong);
        return {from * weight + along * cross(crossing.from(exact) - from, otherAlong), weight};
    }

    /// Within 1e-14 relative in each coordinate.
    QPointF accuratePoint() const;
};

/// An edge of the convolution, which an edge of one outline and a tip of the other make: where the two can
/// touch.
struct SumEdge
{
    explicit SumEdge(const SumLine &line);

    SumPlace end(SumPlace::Kind which) const;
    SumPlace nearest() const;

    SumLine line;
    // Rounded.
    QPointF from;
    QPointF along;
    /// Not less than the length, nor more than half as much again.
    double size;
    /// How far places on it may be off.
    double slack;
};

/// On which side of the line a place lies: -1 where the sum is, 0 on it, 1 beyond. Exact.
int sideOf(const SumPlace &place, const SumLine &line);

/// All sums of a part of one shape and a part of another that lie within a reach of the origin, each made when
/// it is first needed. The parts are polygons.
class PairSums
{
public:
    PairSums(std::span<const ConvexPart> a, std::span<const ConvexPart> b, double reach);

    std::size_t count() const { return m_sums.size(); }

    /// The number of a sum that has a place in its interior, exactly; nothing where none has. The one that
    /// is left out is known not to have it. Sums that are found move to the front.
    std::optional<quint32> holder(const SumPlace &place, std::optional<quint32> leftOut);

    /// Where an edge leaves a sum that holds a place of it, forwards or backwards; nothing where it does not
    /// up to its end.
    std::optional<SumPlace> exit(quint32 sum, const SumEdge &edge, bool isForward) const;

private:
    /// What a line that bounds a sum is in rounded numbers.
    struct Side
    {
        QPointF normal;
        double offset;
    };

    /// Two parts' sum: where all of its sides have it.
    struct Sum
    {
        const ConvexPart *first;
        const ConvexPart *second;
        /// A little larger than the sum.
        Aabb2 box;
        /// Into the sides; both are 0 until it is made.
        quint32 begin = 0;
        quint32 end = 0;
        /// How far the offsets may be off.
        double slack = 0;
    };

    void make(Sum &sum);
    bool holds(const Sum &sum, const SumPlace &place) const;
    /// Whether the sum has a point by more than a slack.
    bool surelyHolds(const Sum &sum, QPointF point, double slack) const;
    /// Where an edge crosses the line of a side that is nearly parallel, in units of the edge from its begin;
    /// nothing where it does not lead out over it, forwards or backwards.
    std::optional<double> shareAtParallel(const SumEdge &edge, quint32 side, int direction) const;

    /// What is asked of all sums for each place, by itself.
    struct Candidate
    {
        Aabb2 box;
        quint32 sum;
    };

    std::vector<Sum> m_sums;
    std::vector<Candidate> m_order;
    std::vector<Side> m_sides;
    std::vector<SumLine> m_lines;
};

} // namespace Trammel
