#pragma once

#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <array>
#include <optional>
#include <vector>

/// Scenes of straight shapes whose edges run along each other and along a motion, up to rounding, and exact maps
/// under which each scene can be repeated.
namespace AlongEdges {

/// A moving shape and an obstacle.
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

/// An exact map: mirrors, rotates by quarter turns, scales by a power of two, then translates.
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
    /// The direction that is mapped to the given one.
    QPointF directionBefore(QPointF image) const
    {
        for (int i = quarterTurns; i % 4 != 0; ++i)
            image = Trammel::perpendicular(image);
        return isMirrored ? QPointF(-image.x(), image.y()) : image;
    }
    QPointF point(QPointF p) const { return vector(p) + shift; }

    Trammel::Primitive primitive(Trammel::Primitive primitive) const
    {
        if (const Trammel::Obb *box = std::get_if<Trammel::Obb>(&primitive)) {
            return Trammel::Obb{point(box->center), std::ldexp(box->halfWidth, exponent),
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

    /// Whether neither the map nor the library rounds a coordinate. The library scales huge and tiny shapes to a size
    /// of about 1, which loses coordinates below 1e-300 of the size.
    bool isExactFor(QPointF p) const
    {
        const auto isLost = [](double value) { return value != 0 && std::abs(value) < 1e-290; };
        if (exponent != 0 && (isLost(p.x()) || isLost(p.y())))
            return false;
        const QPointF before = vector(p), after = before + shift;
        const QPointF back(std::ldexp(before.x(), -exponent), std::ldexp(before.y(), -exponent));
        return Trammel::same(back, direction(p)) && Trammel::same(after - shift, before)
            && Trammel::same(after - before, shift);
    }
    bool isExactFor(Trammel::Primitive primitive) const
    {
        if (const Trammel::Obb *box = std::get_if<Trammel::Obb>(&primitive))
            return isExactFor(box->center);
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

/// A rotated coordinate system for scenes.
struct Frame
{
    QPointF origin;
    QPointF axis;
    double scale;
    /// The grid to which coordinates are rounded; 0 for no grid.
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

/// A box or a polygon around a position in the frame, with the given half sizes; possibly concave unless isConvex.
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

/// Few distinct sizes, so that edges are often collinear.
inline QPointF randomHalf(Random &random)
{
    return {random.integer(1, 6) * 0.5, random.integer(1, 6) * 0.5};
}

/// A segment, a chain of two segments, or an outline.
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

/// The vector of an edge, by the number of the edge, which wraps around.
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

/// A motion along an edge toward an obstacle, past it, or at some distance from it. The shapes are areas; the moving
/// one is a curve if isCurve.
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
    // Some shapes touch at the start already, up to rounding.
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

/// The parts of a shape: convex pieces that cover it, each clockwise on screen, or the edges of a curve; and the
/// edges that two pieces share.
struct Pieces
{
    std::vector<Oracle::Points> pieces;
    std::vector<Oracle::Edge> seams;
};

/// The decomposition of a concave polygon: into triangles, or into the convex pieces that the library uses.
enum class Cut { Triangles, ConvexPieces };

inline std::vector<std::vector<quint32>> cutUp(const Trammel::Polygon &polygon, Cut cut)
{
    const Trammel::Triangulation triangulation = Trammel::triangulate(polygon);
    std::vector<std::vector<quint32>> rings;
    if (cut == Cut::ConvexPieces) {
        for (const Trammel::ConvexPiece &piece : Trammel::convexPieces(polygon, triangulation))
            rings.push_back(piece.indices);
        return rings;
    }
    for (auto corner = triangulation.indices.begin(); corner != triangulation.indices.end(); corner += 3)
        rings.emplace_back(corner, corner + 3);
    return rings;
}

inline Pieces piecesOf(Trammel::Primitive primitive, Trammel::Extent extent, Cut cut = Cut::Triangles)
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
    std::vector<std::pair<quint32, quint32>> edges;
    for (const std::vector<quint32> &ring : cutUp(std::get<Trammel::Polygon>(primitive), cut)) {
        Oracle::Points piece;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            piece.push_back(chain[ring[i]]);
            const std::pair<quint32, quint32> edge = std::minmax(ring[i], ring[(i + 1) % ring.size()]);
            if (std::find(edges.begin(), edges.end(), edge) != edges.end())
                found.seams.emplace_back(chain[edge.first], chain[edge.second]);
            edges.push_back(edge);
        }
        found.pieces.push_back(Oracle::hull(piece));
    }
    return found;
}

inline Oracle::Point turned(const Oracle::Point &v)
{
    return {-v.y, v.x};
}

/// A direction of any length, from the first of two convex pieces to the second, that may separate them.
struct Separation
{
    Oracle::Point normal;
    /// The overlap along the normal: the largest dot product of the normal and a - b, for points a of the first and b
    /// of the second piece.
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

/// Whether a vector points in a direction, within 1e-12.
inline bool pointsAlong(QPointF vector, const Oracle::Point &direction)
{
    const Oracle::Point exact(vector);
    const Oracle::Rational across = cross(exact, direction);
    return dot(exact, direction) > 0
        && across * across <= Oracle::Rational(1e-24) * dot(direction, direction) * dot(exact, exact);
}

inline bool pointsAlongAny(QPointF vector, const std::vector<Oracle::Point> &directions)
{
    return std::any_of(directions.begin(), directions.end(),
                       [vector](const Oracle::Point &direction) { return pointsAlong(vector, direction); });
}

} // namespace AlongEdges
