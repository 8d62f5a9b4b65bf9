#pragma once

#include "geometry/primitives.h"
#include "geometry/triangulation.h"
#include "geometry/vector.h"
#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"

#include <array>
#include <optional>
#include <vector>

/// Straight shapes whose edges run along each other and along a motion, up to rounding, and the same again under
/// maps that round nothing.
namespace AlongEdges {

/// A shape that is moved, and an obstacle.
struct Scene
{
    Trammel::Primitive moving;
    QPointF motion;
    Trammel::Primitive obstacle;
    Trammel::Extent movingExtent = Trammel::Extent::Area;
    Trammel::Extent obstacleExtent = Trammel::Extent::Area;

    Scene exchanged() const { return {obstacle, -motion, moving, obstacleExtent, movingExtent}; }
};

/// The points of a polyline or of a polygon's outline.
inline QList<QPointF> &chainOf(Trammel::Primitive &primitive)
{
    if (Trammel::Polyline *line = std::get_if<Trammel::Polyline>(&primitive))
        return line->points;
    return std::get<Trammel::Polygon>(primitive).outline;
}

/// Mirrors, turns by quarters, scales by a power of two, then moves.
struct ExactMap
{
    bool isMirrored = false;
    int quarterTurns = 0;
    int exponent = 0;
    QPointF shift;

    QPointF direction(QPointF v) const
    {
        if (isMirrored)
            v.setX(-v.x());
        for (int i = 0; i < quarterTurns; ++i)
            v = Trammel::perpendicular(v);
        return v;
    }
    QPointF vector(QPointF v) const
    {
        v = direction(v);
        return {std::ldexp(v.x(), exponent), std::ldexp(v.y(), exponent)};
    }
    QPointF point(QPointF p) const { return vector(p) + shift; }

    Trammel::Primitive primitive(Trammel::Primitive primitive) const
    {
        if (const Trammel::Obb *box = std::get_if<Trammel::Obb>(&primitive)) {
            return Trammel::Obb{point(box->centre), std::ldexp(box->halfWidth, exponent),
                                std::ldexp(box->halfHeight, exponent), direction(box->axis)};
        }
        for (QPointF &p : chainOf(primitive))
            p = point(p);
        return primitive;
    }
    bool isExactFor(const Scene &scene) const
    {
        return ExactMap{isMirrored, quarterTurns, exponent, {}}.isExactFor(scene.motion) && isExactFor(scene.moving)
            && isExactFor(scene.obstacle);
    }
    Scene scene(const Scene &scene) const
    {
        return {primitive(scene.moving), vector(scene.motion), primitive(scene.obstacle), scene.movingExtent,
                scene.obstacleExtent};
    }

    /// Whether it rounds no coordinate.
    bool isExactFor(QPointF p) const
    {
        const QPointF before = vector(p), after = before + shift;
        const QPointF back(std::ldexp(before.x(), -exponent), std::ldexp(before.y(), -exponent));
        return Trammel::same(back, direction(p)) && Trammel::same(after - shift, before)
            && Trammel::same(after - before, shift);
    }
    bool isExactFor(Trammel::Primitive primitive) const
    {
        if (const Trammel::Obb *box = std::get_if<Trammel::Obb>(&primitive))
            return isExactFor(box->centre);
        const QList<QPointF> &chain = chainOf(primitive);
        return std::all_of(chain.begin(), chain.end(), [this](QPointF p) { return isExactFor(p); });
    }
};

inline const std::array<ExactMap, 8> exactMaps{{{true, 0, 0, {}},
                                                {false, 1, 0, {}},
                                                {false, 2, 0, {}},
                                                {true, 1, 0, {}},
                                                {false, 0, 500, {}},
                                                {false, 0, -500, {}},
                                                {false, 0, 0, {4096, -1024}},
                                                {true, 3, 7, {-65536, 32768}}}};

/// A turned coordinate system in which scenes are drawn.
struct Frame
{
    QPointF origin;
    QPointF axis;
    double scale;
    /// What coordinates are rounded to; with 0 as doubles are.
    double step;

    QPointF onGrid(QPointF p) const
    {
        return step > 0 ? QPointF(std::round(p.x() / step) * step, std::round(p.y() / step) * step) : p;
    }
    QPointF at(double u, double v) const
    {
        return onGrid(origin + axis * (u * scale) + Trammel::perpendicular(axis) * (v * scale));
    }
};

inline Frame randomFrame(Random &random)
{
    QPointF axis = Trammel::axisFromDegrees(random.real(0, 360));
    if (random.integer(0, 5) == 0)
        axis = Trammel::axisFromDegrees(random.integer(0, 359));
    if (random.integer(0, 5) == 0)
        axis = random.coin() ? QPointF(0.6, 0.8) : QPointF(-0.8, 0.6);
    constexpr std::array steps{0.0, 0.0, 0x1p-30, 0x1p-40};
    return {random.coin() ? QPointF() : random.point(100), axis,
            random.coin() ? 1 : std::exp2(random.integer(-4, 4)) * random.real(1, 2),
            steps[std::size_t(random.integer(0, 3))]};
}

/// A box or a polygon, convex or concave, of some half sizes about a place in the frame.
inline Trammel::Primitive shapeAt(Random &random, const Frame &frame, QPointF place, QPointF half, bool isConvex)
{
    const double u = half.x(), v = half.y();
    const Trammel::Obb box{frame.at(place.x(), place.y()), u * frame.scale, v * frame.scale, frame.axis};
    QList<QPointF> ring;
    switch (random.integer(0, isConvex ? 2 : 4)) {
    case 0:
        return box;
    case 1:
        ring = {{-u, -v}, {u, -v}, {u, v}, {-u, v}};
        break;
    case 2:
        ring = {{-u, -v}, {u, -v}, {u + 1, v / 2}, {u, v}, {-u, v}, {-u - 0.5, 0}};
        break;
    case 3:
        ring = {{-u, -v}, {u, -v}, {u, 0}, {0, 0}, {0, v}, {-u, v}};
        break;
    default:
        ring = {{-u, -v}, {u, -v}, {u, v}, {u / 2, v}, {u / 2, 0}, {-u / 2, 0}, {-u / 2, v}, {-u, v}};
        break;
    }
    const double signU = random.coin() ? 1 : -1, signV = random.coin() ? 1 : -1;
    Trammel::Polygon polygon;
    for (QPointF p : ring)
        polygon.outline.append(frame.at(place.x() + signU * p.x(), place.y() + signV * p.y()));
    if (random.integer(0, 5) == 0) {
        for (QPointF &p : polygon.outline)
            p = frame.onGrid(random.nudged(p, 3));
    }
    return polygon;
}

/// Few sizes, so that edges often lie on one line.
inline QPointF randomHalf(Random &random)
{
    return {random.integer(1, 6) * 0.5, random.integer(1, 6) * 0.5};
}

/// A line, a chain of two, or an outline.
inline Trammel::Primitive curveAt(Random &random, const Frame &frame, QPointF place, QPointF half)
{
    const double u = half.x(), v = half.y();
    QList<QPointF> points;
    switch (random.integer(0, 4)) {
    case 0:
        return shapeAt(random, frame, place, half, false);
    case 1:
        points = {{0, -v}, {0, v}};
        break;
    case 2:
        points = {{-u, 0}, {u, 0}, {u, v}};
        break;
    default:
        points = {{-u, 0}, {u, 0}};
        break;
    }
    for (QPointF &p : points)
        p = frame.at(place.x() + p.x(), place.y() + p.y());
    return Trammel::Polyline{points};
}

/// One of the edges, counted around.
inline QPointF edgeOf(Trammel::Primitive primitive, int number)
{
    QList<QPointF> ring;
    if (const Trammel::Obb *box = std::get_if<Trammel::Obb>(&primitive)) {
        const std::array<QPointF, 4> corners = box->corners();
        ring = QList<QPointF>(corners.begin(), corners.end());
    } else {
        ring = chainOf(primitive);
    }
    return ring[(number + 1) % ring.size()] - ring[number % ring.size()];
}

/// A motion along an edge towards an obstacle, past it, or at some distance from it; the shapes are areas, and the
/// moving one a curve where it is asked for.
inline Scene randomScene(Random &random, bool isConvex, bool isCurve = false)
{
    const Frame frame = randomFrame(random);
    const QPointF half = randomHalf(random), otherHalf = randomHalf(random);
    double beside = 0;
    switch (random.integer(0, 4)) {
    case 0:
        beside = (half.y() + otherHalf.y()) * (random.coin() ? 1 : -1);
        break;
    case 1:
        beside = 9 * (random.coin() ? 1 : -1);
        break;
    case 2:
        beside = random.integer(-6, 6) * 0.5;
        break;
    default:
        break;
    }
    // Some touch at the start already, up to rounding.
    const bool isAlong = random.integer(0, 3) > 0;
    const double away = random.integer(0, 3) > 0
        ? random.integer(-12, 12)
        : (isAlong ? half.x() + otherHalf.x() : half.y() + otherHalf.y()) * (random.coin() ? 1 : -1);
    const QPointF place = isAlong ? QPointF(away, beside) : QPointF(beside, away);
    Scene scene{isCurve ? curveAt(random, frame, {0, 0}, half) : shapeAt(random, frame, {0, 0}, half, isConvex),
                {},
                shapeAt(random, frame, place, otherHalf, isConvex)};
    if (isCurve)
        scene.movingExtent = Trammel::Extent::Curve;
    const double way = random.integer(1, 24) * (away < 0 ? -1 : 1);
    switch (random.integer(0, 4)) {
    case 0:
        scene.motion = frame.at(way, 0) - frame.at(0, 0);
        break;
    case 1:
        scene.motion = Trammel::perpendicular(frame.axis) * (way * frame.scale);
        break;
    case 2:
        scene.motion = edgeOf(random.coin() ? scene.moving : scene.obstacle, random.integer(0, 7)) * way;
        break;
    default:
        scene.motion = frame.axis * (way * frame.scale);
        break;
    }
    if (random.integer(0, 5) == 0)
        scene.motion = random.nudged(scene.motion, 3);
    return scene;
}

/// What a shape consists of: convex pieces that cover it, each clockwise on screen, or the edges of a curve; and the
/// edges between two pieces.
struct Pieces
{
    std::vector<Oracle::Points> pieces;
    std::vector<Oracle::Edge> seams;
};

inline Pieces piecesOf(Trammel::Primitive primitive, Trammel::Extent extent)
{
    Oracle::Points chain;
    if (const Trammel::Obb *box = std::get_if<Trammel::Obb>(&primitive)) {
        chain = Oracle::corners(*box);
    } else {
        for (QPointF p : chainOf(primitive))
            chain.emplace_back(p);
    }
    Pieces found;
    if (extent == Trammel::Extent::Curve || std::holds_alternative<Trammel::Polyline>(primitive)) {
        std::vector<Oracle::Edge> edges = Oracle::ringEdges(chain);
        if (std::holds_alternative<Trammel::Polyline>(primitive))
            edges.pop_back();
        for (const auto &[from, to] : edges)
            found.pieces.push_back({from, to});
        return found;
    }
    if (Oracle::hull(chain).size() == chain.size()) {
        found.pieces = {Oracle::hull(chain)};
        return found;
    }
    const std::vector<quint32> indices = Trammel::triangulate(std::get<Trammel::Polygon>(primitive)).indices;
    std::vector<std::pair<quint32, quint32>> edges;
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
        found.pieces.push_back(Oracle::hull({chain[indices[i]], chain[indices[i + 1]], chain[indices[i + 2]]}));
        for (std::size_t j = 0; j < 3; ++j) {
            const std::pair<quint32, quint32> edge = std::minmax(indices[i + j], indices[i + (j + 1) % 3]);
            if (std::find(edges.begin(), edges.end(), edge) != edges.end())
                found.seams.emplace_back(chain[edge.first], chain[edge.second]);
            edges.push_back(edge);
        }
    }
    return found;
}

inline Oracle::Point turned(const Oracle::Point &v)
{
    return {-v.y, v.x};
}

/// A direction, from the first of two convex pieces to the second, along which they can be parted; of any length.
struct Separation
{
    Oracle::Point normal;
    /// The largest dot product of the normal with a difference of points, the first less the second.
    Oracle::Rational reach;
};

inline std::vector<Separation> separations(const Oracle::Points &a, const Oracle::Points &b)
{
    std::vector<Oracle::Point> normals;
    for (const auto &[from, to] : Oracle::ringEdges(a))
        normals.push_back(turned(from - to));
    for (const auto &[from, to] : Oracle::ringEdges(b))
        normals.push_back(turned(to - from));
    std::vector<Separation> found;
    for (const Oracle::Point &normal : normals) {
        std::optional<Oracle::Rational> most, least;
        for (const Oracle::Point &p : a) {
            const Oracle::Rational place = dot(normal, p);
            if (!most || *most < place)
                most = place;
        }
        for (const Oracle::Point &p : b) {
            const Oracle::Rational place = dot(normal, p);
            if (!least || place < *least)
                least = place;
        }
        found.push_back({normal, *most - *least});
    }
    return found;
}

/// Whether a vector has a direction, to 1e-12.
inline bool pointsAlong(QPointF vector, const Oracle::Point &direction)
{
    const Oracle::Point exact(vector);
    const Oracle::Rational across = cross(exact, direction);
    return dot(exact, direction) > 0
        && across * across <= Oracle::Rational(1e-24) * dot(direction, direction) * dot(exact, exact);
}

} // namespace AlongEdges
