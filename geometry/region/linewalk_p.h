#pragma once

#include "geometry/region/vicinity_p.h"

#include <algorithm>
#include <array>

namespace Trammel {

/// A segment between two points that are polynomials: functions from a number maker to a vector.
template <class From, class To> struct Line
{
    Line(const From &first, const To &last) : from(first), to(last) { }

    From from;
    To to;

    template <class Number> ExactVector<Number> along(const NumberMaker<Number> &exact) const
    {
        return to(exact) - from(exact);
    }
    int turn(QPointF point) const
    {
        return exactSign([&](auto exact) { return cross(along(exact), exact(point) - from(exact)); });
    }
    bool isPoint() const
    {
        return exactSign([&](auto exact) { return along(exact).x; }) == 0
            && exactSign([&](auto exact) { return along(exact).y; }) == 0;
    }
};

/// A position on a line at which the filling on its positive side, or the number of edges on the line, changes.
struct Stop
{
    Segment edge;
    /// The index of the region that has the edge.
    int region = 0;
    /// Whether the edge leads from one side of the line to the other, with points on the line counted to the negative
    /// side. Otherwise the edge lies on the line, and edge.from is the position.
    bool crosses = true;
    /// The change in the number of edges on the line: 0 for an edge that crosses it, otherwise 1 or -1.
    int coverChange = 0;

    /// The position as a fraction of the line: numerator and denominator.
    template <class Number, class From, class To>
    ExactVector<Number> fraction(const NumberMaker<Number> &exact, const Line<From, To> &line) const
    {
        const auto along = line.along(exact);
        const auto offset = exact(edge.from) - line.from(exact);
        if (!crosses)
            return {dot(offset, along), dot(along, along)};
        const auto way = exact(edge.to) - exact(edge.from);
        return {cross(offset, way), cross(along, way)};
    }

    /// The sign of the fraction minus a whole number.
    template <class From, class To> int compare(double whole, const Line<From, To> &line) const
    {
        return exactSign([&](auto exact) {
            const auto [numerator, denominator] = fraction(exact, line);
            return (numerator - denominator * exact(whole)) * denominator;
        });
    }

    template <class From, class To> int compare(const Stop &other, const Line<From, To> &line) const
    {
        return exactSign([&](auto exact) {
            const auto [a, b] = fraction(exact, line);
            const auto [c, d] = other.fraction(exact, line);
            return (a * d - c * b) * b * d;
        });
    }
};

using Stops = QVarLengthArray<Stop, 16>;

/// Appends the stops of a region's edges on the infinite line through a segment.
template <class From, class To>
void findStops(std::span<const Segment> edges, const Line<From, To> &line, int region, Stops &stops)
{
    for (const Segment &edge : edges) {
        const int from = line.turn(edge.from), to = line.turn(edge.to);
        if ((from > 0) != (to > 0)) {
            stops.append({edge, region});
        } else if (from == 0 && to == 0) {
            const bool isForward =
                exactSign([&](auto exact) { return dot(exact(edge.to) - exact(edge.from), line.along(exact)); }) > 0;
            stops.append({{isForward ? edge.from : edge.to, {}}, region, false, 1});
            stops.append({{isForward ? edge.to : edge.from, {}}, region, false, -1});
        }
    }
}

/// Walks along a line from a first to a last position, through the stops of one region or of two overlaid regions.
/// The parameter filled is the filling just after the first position; compareFirst and compareLast compare a stop
/// with the two positions. Calls visit(filled, cover) for each piece between two stops until it returns true. For
/// each region, filled is whether the positive side of the piece is filled, and cover is the number of edges on the
/// piece; if this number is odd, the other side has the opposite filling. Returns whether visit() returned true.
template <class From, class To, std::size_t Count, class CompareFirst, class CompareLast, class Visit>
bool walkStops(const Line<From, To> &line, Stops &stops, std::array<bool, Count> filled,
               const CompareFirst &compareFirst, const CompareLast &compareLast, const Visit &visit)
{
    std::array<int, Count> cover{};
    // The given filling already includes the stops up to the first position.
    const auto isBeyond = [&](const Stop &stop) {
        const bool isBefore = compareFirst(stop) <= 0;
        if (isBefore)
            cover[std::size_t(stop.region)] += stop.coverChange;
        return isBefore || compareLast(stop) >= 0;
    };
    stops.erase(std::remove_if(stops.begin(), stops.end(), isBeyond), stops.end());
    std::sort(stops.begin(), stops.end(), [&](const Stop &a, const Stop &b) { return a.compare(b, line) < 0; });
    for (qsizetype i = 0; i < stops.size(); ++i) {
        const Stop &stop = stops[i];
        if ((i == 0 || stops[i - 1].compare(stop, line) < 0) && visit(filled, cover))
            return true;
        filled[std::size_t(stop.region)] ^= stop.crosses;
        cover[std::size_t(stop.region)] += stop.coverChange;
    }
    return visit(filled, cover);
}

/// As walkStops() above, for a whole segment that is not a point.
template <class From, class To, std::size_t Count, class Visit>
bool walkAlong(const Line<From, To> &line, const std::array<const Vicinity *, Count> &regions, const Visit &visit)
{
    std::array<bool, Count> filled{};
    const PlaceBeside start(line.from, [&line](auto exact) { return line.along(exact); });
    Stops stops;
    for (std::size_t i = 0; i < Count; ++i) {
        const Vicinity &region = *regions[i];
        filled[i] = isFilled(region.edges, region.reference, region.isReferenceFilled, start);
        findStops(region.edges, line, int(i), stops);
    }
    return walkStops(
        line, stops, filled, [&line](const Stop &stop) { return stop.compare(0, line); },
        [&line](const Stop &stop) { return stop.compare(1, line); }, visit);
}

/// Whether some piece of a segment lies on no edge and has the given filling. The segment must not be a point.
template <class From, class To> bool lineHasPlace(const Vicinity &vicinity, const Line<From, To> &line, bool filled)
{
    return walkAlong(line, std::array{&vicinity},
                     [filled](const auto &fill, const auto &cover) { return cover[0] == 0 && fill[0] == filled; });
}

} // namespace Trammel
