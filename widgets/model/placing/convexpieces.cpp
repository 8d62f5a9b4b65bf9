#include "widgets/model/placing/convexpieces_p.h"

#include "widgets/model/placing/outlinemargin_p.h"
#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

ConvexPieceSides withSides(std::vector<QPointF> corners)
{
    ConvexPieceSides piece;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF along = corners[(i + 1) % corners.size()] - corners[i];
        const std::optional<QPointF> normal = normalized(-perpendicular(along));
        if (!normal)
            continue;
        piece.normals.push_back(*normal);
        piece.extents.push_back(std::max(dot(*normal, corners[i]), dot(*normal, corners[(i + 1) % corners.size()])));
    }
    piece.corners = std::move(corners);
    piece.box = boundsOf(piece.corners);
    for (QPointF corner : piece.corners)
        piece.center += corner / double(piece.corners.size());
    return piece;
}

void appendPieces(const Polygon &polygon, ConvexPieces &pieces)
{
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const QList<QPointF> &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    const Triangulation triangulation = triangulate(polygon);
    for (const ConvexPiece &piece : convexPieces(polygon, triangulation)) {
        std::vector<QPointF> corners;
        for (quint32 index : piece.indices)
            corners.push_back(points[index]);
        pieces.push_back(withSides(std::move(corners)));
    }
    if (triangulation.error != Triangulation::Error::CrossingEdges)
        return;
    const FilledRings rings{QList<QList<QPointF>>{polygon.outline} + polygon.holes};
    const auto simple = combined({&rings, 1}, BooleanOperation::Union);
    for (const CombinedPolygon &each : simple.value_or(QList<CombinedPolygon>())) {
        const Polygon part = polygonOf(each);
        // Rounding may make edges cross again.
        if (triangulate(part).error != Triangulation::Error::CrossingEdges)
            appendPieces(part, pieces);
    }
}

/// The gap between a side of one piece and another piece, negative for an overlap, and that side's normal.
struct Gap
{
    double least = -std::numeric_limits<double>::infinity();
    QPointF normal;
};

/// The widest gap beyond any side of the first piece. Stops at a gap of at least the given one. Along successive
/// normals, the nearest corners of the second piece follow each other (rotating calipers).
Gap widestGap(const ConvexPieceSides &first, const ConvexPieceSides &second, QPointF offset, double most)
{
    const std::size_t sides = first.normals.size(), corners = second.corners.size();
    // Pieces that are apart mostly are so along the side that faces the other piece.
    const QPointF away = second.center - first.center + offset;
    std::size_t facing = 0;
    double mostFacing = 0;
    for (std::size_t i = 0; i < sides; ++i) {
        const double towards = dot(first.normals[i], away);
        if (towards > mostFacing) {
            mostFacing = towards;
            facing = i;
        }
    }
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < corners; ++i) {
        if (dot(first.normals[facing], second.corners[i]) < dot(first.normals[facing], second.corners[nearest]))
            nearest = i;
    }
    Gap widest;
    for (std::size_t turn = 0, i = facing; turn < sides && widest.least < most;
         ++turn, i = i + 1 == sides ? 0 : i + 1) {
        const QPointF normal = first.normals[i];
        double least = dot(normal, second.corners[nearest]);
        // Rounding can make the distances of close corners rise for one step.
        for (std::size_t step = 0, next = nearest, risen = 0; step < corners && risen < 2; ++step) {
            next = next + 1 == corners ? 0 : next + 1;
            const double distance = dot(normal, second.corners[next]);
            risen = distance < least ? 0 : risen + 1;
            if (distance < least) {
                least = distance;
                nearest = next;
            }
        }
        const double gap = least + dot(normal, offset) - first.extents[i];
        if (gap > widest.least)
            widest = {gap, normal};
    }
    return widest;
}

bool meet(const Aabb2 &first, const Aabb2 &second, QPointF offset)
{
    return first.min[0] < second.max[0] + offset.x() && second.min[0] + offset.x() < first.max[0]
        && first.min[1] < second.max[1] + offset.y() && second.min[1] + offset.y() < first.max[1];
}

} // namespace

ConvexPieces convexPiecesOf(const Primitive &area)
{
    ConvexPieces pieces;
    if (const auto *polygon = std::get_if<Polygon>(&area)) {
        appendPieces(*polygon, pieces);
    } else if (const QList<QPointF> outline = circumscribed(area); !outline.isEmpty()) {
        pieces.push_back(withSides({outline.begin(), outline.end()}));
    }
    return pieces;
}

std::optional<Contact> deepestContact(const ConvexPieces &first, const ConvexPieces &second, QPointF offset,
                                      double leastDepth)
{
    std::optional<Contact> deepest;
    double least = leastDepth;
    for (const ConvexPieceSides &a : first) {
        for (const ConvexPieceSides &b : second) {
            if (a.normals.empty() || b.normals.empty() || !meet(a.box, b.box, offset))
                continue;
            const Gap ofFirst = widestGap(a, b, offset, -least);
            if (ofFirst.least >= -least)
                continue;
            const Gap ofSecond = widestGap(b, a, -offset, -least);
            if (ofSecond.least >= -least)
                continue;
            deepest = ofFirst.least >= ofSecond.least ? Contact{ofFirst.normal, -ofFirst.least}
                                                      : Contact{-ofSecond.normal, -ofSecond.least};
            least = deepest->depth;
        }
    }
    return deepest;
}

ConvexPieces rotated(const ConvexPieces &pieces, QPointF pivot, double degrees)
{
    const QPointF axis = axisFromDegrees(degrees);
    ConvexPieces turned;
    for (const ConvexPieceSides &piece : pieces) {
        std::vector<QPointF> corners;
        for (QPointF corner : piece.corners)
            corners.push_back(pivot + rotated(corner - pivot, axis));
        turned.push_back(withSides(std::move(corners)));
    }
    return turned;
}

namespace {

/// The range of the lengths of a motion along which two pieces overlap.
struct Stay
{
    double enter = -std::numeric_limits<double>::infinity();
    double leave = std::numeric_limits<double>::infinity();
};

/// Narrows the range to the lengths at which the pieces overlap along the normals of the first one. The offset moves
/// the second piece; the motion is that of the second piece, too.
void narrow(Stay &stay, const ConvexPieceSides &first, const ConvexPieceSides &second, QPointF offset, QPointF motion)
{
    constexpr double touch = 1e-9;
    for (std::size_t i = 0; i < first.normals.size() && stay.enter < stay.leave; ++i) {
        const QPointF normal = first.normals[i];
        double least = std::numeric_limits<double>::infinity();
        for (QPointF corner : second.corners)
            least = std::min(least, dot(normal, corner));
        const double gap = least + dot(normal, offset) - first.extents[i];
        const double speed = dot(normal, motion);
        if (std::abs(speed) < 1e-12) {
            if (gap > -touch)
                stay.leave = stay.enter;
        } else if (speed < 0) {
            stay.enter = std::max(stay.enter, gap / -speed);
        } else {
            stay.leave = std::min(stay.leave, -gap / speed);
        }
    }
}

} // namespace

double freeLength(const ConvexPieces &first, QPointF offset, const ConvexPieces &second, QPointF direction, double most)
{
    const QPointF way = direction * most;
    for (const ConvexPieceSides &a : first) {
        const Aabb2 moved = a.box.translated({offset.x(), offset.y()});
        const Aabb2 swept = moved.united(moved.translated({way.x(), way.y()}));
        for (const ConvexPieceSides &b : second) {
            if (!swept.overlaps(b.box))
                continue;
            Stay stay;
            narrow(stay, a, b, -offset, -direction);
            narrow(stay, b, a, offset, direction);
            if (stay.enter < stay.leave && stay.leave > 1e-9)
                most = std::min(most, std::max(stay.enter, 0.0));
        }
    }
    return most;
}

double areaOf(const ConvexPieces &pieces)
{
    double twice = 0;
    for (const ConvexPieceSides &piece : pieces) {
        for (std::size_t i = 1; i + 1 < piece.corners.size(); ++i)
            twice += cross(piece.corners[i] - piece.corners[0], piece.corners[i + 1] - piece.corners[0]);
    }
    return twice / 2;
}

Aabb2 boundsOf(const ConvexPieces &pieces)
{
    Aabb2 box;
    for (const ConvexPieceSides &piece : pieces)
        box = box.united(piece.box);
    return box;
}

} // namespace Trammel
