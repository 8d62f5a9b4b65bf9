#pragma once

#include <trammel/geometry/primitives.h>

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

/// Results by plain rational arithmetic, written from the definitions and independent of the library's algorithms.
namespace Oracle {

/// A fraction of integers, never reduced: Boost's rational numbers are reduced and compared by Euclid's algorithm,
/// which takes most of a test's time.
class Rational
{
public:
    using Whole = boost::multiprecision::cpp_int;

    Rational(int value = 0) : m_numerator(value) { }
    Rational(int numerator, int denominator) : m_numerator(numerator), m_denominator(denominator) { }
    explicit Rational(double value)
    {
        int exponent = 0;
        m_numerator = Whole(std::ldexp(std::frexp(value, &exponent), 53));
        exponent -= 53;
        // Integers get no denominator, which keeps all numbers on grids short.
        for (; exponent < 0 && m_numerator != 0 && !bit_test(m_numerator, 0); ++exponent)
            m_numerator /= 2;
        if (m_numerator == 0)
            return;
        if (exponent > 0)
            m_numerator <<= exponent;
        else
            m_denominator <<= -exponent;
    }

    int sign() const { return m_numerator.sign(); }
    /// The value as a double, rounded twice.
    double toDouble() const
    {
        if (m_numerator == 0)
            return 0;
        // The integer quotient then has at least 64 bits.
        const int shift = int(msb(m_denominator)) - int(msb(abs(m_numerator))) + 64;
        const Whole numerator = shift > 0 ? Whole(m_numerator << shift) : m_numerator;
        const Whole denominator = shift < 0 ? Whole(m_denominator << -shift) : m_denominator;
        return std::ldexp(double(Whole(numerator / denominator)), -shift);
    }

    friend Rational operator+(const Rational &a, const Rational &b)
    {
        if (a.m_denominator == b.m_denominator)
            return {a.m_numerator + b.m_numerator, a.m_denominator};
        return {a.m_numerator * b.m_denominator + b.m_numerator * a.m_denominator, a.m_denominator * b.m_denominator};
    }
    friend Rational operator*(const Rational &a, const Rational &b)
    {
        return {a.m_numerator * b.m_numerator, a.m_denominator * b.m_denominator};
    }
    friend Rational operator/(const Rational &a, const Rational &b)
    {
        const int sign = b.sign();
        return {a.m_numerator * b.m_denominator * sign, a.m_denominator * b.m_numerator * sign};
    }
    Rational operator-() const { return {-m_numerator, m_denominator}; }
    friend Rational operator-(const Rational &a, const Rational &b) { return a + -b; }
    friend bool operator==(const Rational &a, const Rational &b) { return (a - b).sign() == 0; }
    friend bool operator<(const Rational &a, const Rational &b) { return (a - b).sign() < 0; }
    friend bool operator>(const Rational &a, const Rational &b) { return b < a; }
    friend bool operator<=(const Rational &a, const Rational &b) { return !(b < a); }
    friend bool operator>=(const Rational &a, const Rational &b) { return !(a < b); }

    /// The value rounded to a floating-point type of any precision and exponent range.
    template <class Real> Real to() const { return Real(m_numerator) / Real(m_denominator); }

private:
    Rational(Whole numerator, Whole denominator)
        : m_numerator(std::move(numerator)), m_denominator(std::move(denominator))
    {
    }

    Whole m_numerator = 0;
    Whole m_denominator = 1;
};

struct Point
{
    Rational x, y;

    Point() = default;
    Point(Rational px, Rational py) : x(std::move(px)), y(std::move(py)) { }
    explicit Point(QPointF p) : x(p.x()), y(p.y()) { }
    friend bool operator==(const Point &a, const Point &b) { return a.x == b.x && a.y == b.y; }
    friend bool operator<(const Point &a, const Point &b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
    friend Point operator+(const Point &a, const Point &b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(const Point &a, const Point &b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(const Point &a, const Rational &f) { return {a.x * f, a.y * f}; }
};

inline Rational dot(const Point &a, const Point &b)
{
    return a.x * b.x + a.y * b.y;
}

inline Rational cross(const Point &a, const Point &b)
{
    return a.x * b.y - a.y * b.x;
}

using Points = std::vector<Point>;
using Edge = std::pair<Point, Point>;

inline bool isOnEdge(const Point &p, const Edge &edge)
{
    const Point along = edge.second - edge.first;
    return cross(along, p - edge.first) == 0 && dot(p - edge.first, p - edge.second) <= 0;
}

/// Whether the point lies on the edge but not at its ends, unless the edge is a point.
inline bool isInsideEdge(const Point &p, const Edge &edge)
{
    return isOnEdge(p, edge) && (edge.first == edge.second || (!(p == edge.first) && !(p == edge.second)));
}

/// The convex hull with positive area, without collinear points.
inline Points hull(Points points)
{
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3)
        return points;
    Points ring;
    for (int pass = 0; pass < 2; ++pass) {
        const std::size_t start = ring.size();
        for (const Point &p : points) {
            while (ring.size() >= start + 2 && cross(ring.back() - ring[ring.size() - 2], p - ring.back()) <= 0)
                ring.pop_back();
            ring.push_back(p);
        }
        ring.pop_back();
        std::reverse(points.begin(), points.end());
    }
    return ring;
}

inline std::vector<Edge> ringEdges(const Points &ring)
{
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < ring.size(); ++i)
        edges.emplace_back(ring[i], ring[(i + 1) % ring.size()]);
    return edges;
}

inline Points points(const Trammel::Quad &quad)
{
    Points ring;
    for (QPointF corner : quad.corners)
        ring.emplace_back(corner);
    return hull(ring);
}

/// The exact corners of a box, by its definition.
inline Points corners(const Trammel::Obb &box)
{
    const Point center(box.center), axis(box.axis);
    const Point along = axis * Rational(box.halfWidth);
    const Point across = Point(-axis.y, axis.x) * Rational(box.halfHeight);
    return {center - along - across, center + along - across, center + along + across, center - along + across};
}

/// 1 in the relative interior of a convex hull, 0 on its relative boundary, -1 outside.
inline int side(const Point &p, const Points &ring)
{
    if (ring.size() == 1)
        return p == ring[0] ? 1 : -1;
    if (ring.size() == 2) {
        const Edge edge(ring[0], ring[1]);
        return isInsideEdge(p, edge) ? 1 : isOnEdge(p, edge) ? 0 : -1;
    }
    int least = 1;
    for (const auto &[from, to] : ringEdges(ring))
        least = std::min(least, cross(to - from, p - from).sign());
    return least;
}

/// The even-odd rule over all edges: 1 inside, 0 on an edge, -1 outside.
inline int side(const Point &p, const std::vector<Edge> &edges)
{
    bool isOdd = false;
    for (const Edge &edge : edges) {
        if (isOnEdge(p, edge))
            return 0;
        const auto &[a, b] = edge;
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            isOdd = !isOdd;
    }
    return isOdd ? 1 : -1;
}

/// The segment (or point) that edges on one line cover without gaps; empty for other edges.
inline Points flatHull(const std::vector<Edge> &edges)
{
    Points ends;
    for (const auto &[from, to] : edges) {
        ends.push_back(from);
        ends.push_back(to);
    }
    const Points whole = hull(ends);
    if (whole.size() > 2)
        return {};
    const bool isCovered = std::all_of(ends.begin(), ends.end(), [&](const Point &p) {
        return p == whole.back() || std::any_of(edges.begin(), edges.end(), [&](const Edge &edge) {
                   const auto &[first, last] = std::minmax(edge.first, edge.second);
                   return !(p < first) && p < last;
               });
    });
    return isCovered ? whole : Points();
}

/// 1 in the relative interior of the rings with these edges, read as an area or as a curve; 0 on the rest of the set;
/// -1 outside. Rings on one line without gaps are a segment.
inline int relativeSide(const Point &p, const std::vector<Edge> &edges, Trammel::Extent extent = Trammel::Extent::Area)
{
    if (const Points flat = flatHull(edges); !flat.empty())
        return side(p, flat);
    const int where = side(p, edges);
    return extent == Trammel::Extent::Area ? where : where == 0 ? 1 : -1;
}

/// A point in every cell (vertex, piece of an edge, face) of the arrangement of some edges. Two sets made of such
/// cells intersect if and only if they share one of these points.
inline Points cellSamples(const std::vector<Edge> &edges)
{
    Points samples;
    for (const auto &[from, to] : edges) {
        samples.push_back(from);
        samples.push_back(to);
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Point u = edges[i].second - edges[i].first, v = edges[j].second - edges[j].first;
            const Rational area = cross(u, v);
            if (area == 0)
                continue;
            const Point p = edges[i].first + u * (cross(edges[j].first - edges[i].first, v) / area);
            if (isOnEdge(p, edges[i]) && isOnEdge(p, edges[j]))
                samples.push_back(p);
        }
    }
    std::sort(samples.begin(), samples.end());
    samples.erase(std::unique(samples.begin(), samples.end()), samples.end());
    const Points vertices = samples;
    for (const Edge &edge : edges) {
        const Point *last = nullptr;
        for (const Point &vertex : vertices) {
            if (!isOnEdge(vertex, edge))
                continue;
            if (last)
                samples.push_back((*last + vertex) * Rational(1, 2));
            last = &vertex;
        }
    }
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        const Rational x = (vertices[i].x + vertices[i + 1].x) / 2;
        if (vertices[i].x == vertices[i + 1].x)
            continue;
        std::vector<Rational> heights;
        for (const auto &[a, b] : edges) {
            if ((a.x > x) != (b.x > x))
                heights.push_back(a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y));
        }
        std::sort(heights.begin(), heights.end());
        for (std::size_t k = 0; k + 1 < heights.size(); ++k)
            samples.emplace_back(x, (heights[k] + heights[k + 1]) / 2);
    }
    return samples;
}

inline Rational squaredDistance(const Point &p, const Edge &edge)
{
    const Point along = edge.second - edge.first;
    Rational t = 0;
    if (!(edge.first == edge.second))
        t = std::clamp(Rational(dot(p - edge.first, along) / dot(along, along)), Rational(0), Rational(1));
    const Point offset = p - edge.first - along * t;
    return dot(offset, offset);
}

/// The squared distance from a convex hull; 0 inside.
inline Rational squaredDistance(const Point &p, const Points &ring)
{
    if (side(p, ring) >= 0)
        return 0;
    Rational least = squaredDistance(p, Edge(ring[0], ring[0]));
    for (const Edge &edge : ringEdges(ring))
        least = std::min(least, squaredDistance(p, edge));
    return least;
}

inline bool meet(const Points &a, const Points &b)
{
    std::vector<Edge> edges = ringEdges(a);
    for (const Edge &edge : ringEdges(b))
        edges.push_back(edge);
    for (const Point &p : cellSamples(edges)) {
        if (side(p, a) >= 0 && side(p, b) >= 0)
            return true;
    }
    return false;
}

inline Rational squaredDistance(const Points &a, const Points &b)
{
    if (meet(a, b))
        return 0;
    Rational least = squaredDistance(a[0], b);
    for (const Point &p : a)
        least = std::min(least, squaredDistance(p, b));
    for (const Point &p : b)
        least = std::min(least, squaredDistance(p, a));
    return least;
}

/// Whether a ring with area contains the disc of a radius around a center; the interior of the ring, if open.
inline bool holdsDisc(const Points &ring, const Point &center, const Rational &squaredRadius, bool open)
{
    if (side(center, ring) < (open ? 1 : 0))
        return false;
    for (const auto &[from, to] : ringEdges(ring)) {
        const Point along = to - from;
        const Rational area = cross(along, center - from);
        const Rational margin = area * area - squaredRadius * dot(along, along);
        if (margin < 0 || (open && margin == 0))
            return false;
    }
    return true;
}

/// Maps a point to the frame in which an ellipse with area is the unit circle.
inline Point inUnitCircle(const Point &p, const Trammel::Ellipse &ellipse)
{
    const Point axis(ellipse.axis), offset = p - Point(ellipse.center);
    const Rational square = dot(axis, axis);
    return {dot(offset, axis) / square / Rational(ellipse.radiusX),
            cross(axis, offset) / square / Rational(ellipse.radiusY)};
}

} // namespace Oracle
