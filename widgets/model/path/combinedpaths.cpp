#include "widgets/model/path/combinedpaths_p.h"

#include "geometry/base/edges_p.h"
#include "widgets/model/path/cubic_p.h"
#include "widgets/model/path/flattening_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace Trammel {

namespace {

// Limits the time and the memory.
constexpr std::size_t MostCrossings = 2'000'000;
constexpr double MostChords = 1'000'000;
constexpr double LeastWidth = 1e-9;

/// The rings of a painter path, in the form of the outline of a path.
Shape::Outline ringsOf(const QPainterPath &path)
{
    Shape::Outline rings;
    const auto close = [&rings] {
        if (rings.isEmpty())
            return;
        QList<QPointF> &ring = rings.last();
        if (ring.size() > 1 && same(ring.first(), ring.last()))
            ring.removeLast();
        else
            ring.append({ring.last(), ring.first()});
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF point = path.elementAt(i);
        switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement:
            close();
            rings.append({point});
            break;
        case QPainterPath::LineToElement:
            rings.last().append({rings.last().last(), point, point});
            break;
        case QPainterPath::CurveToElement:
        case QPainterPath::CurveToDataElement:
            rings.last().append(point);
            break;
        }
    }
    close();
    return rings;
}

/// An operand with the curves of its outline and the chords in place of them.
struct Operand
{
    /// In scene coordinates, in the form of the outline of a path.
    Shape::Outline rings;
    FilledRings flat;

    /// A part of a curve that a chord replaces: the part with this index among parts of equal parameter lengths.
    struct Chord
    {
        qsizetype curve;
        qsizetype index;
        qsizetype count;
    };
    /// The chord of each edge of each ring.
    QList<QList<Chord>> chords;

    Cubic curve(qsizetype ring, qsizetype index) const
    {
        const QList<QPointF> &points = rings[ring];
        const qsizetype i = 3 * index;
        return {points[i], points[i + 1], points[i + 2], points[i + 3 < points.size() ? i + 3 : 0]};
    }
};

Operand operandOf(const Shape &shape)
{
    Operand operand;
    if (shape.kind->form() == ShapeKind::Form::Path) {
        operand.rings = shape.sceneOutline();
        operand.flat.rule = shape.path->fillRule;
    } else if (const std::optional<Shape> path = shape.asPath()) {
        operand.rings = path->sceneOutline();
    } else {
        const QPainterPath painted = shape.kind->path(shape);
        operand.rings = ringsOf(painted);
        operand.flat.rule = painted.fillRule() == Qt::WindingFill ? FillRule::NonZero : FillRule::EvenOdd;
        const QPointF axis = axisFromDegrees(shape.rotation);
        for (QList<QPointF> &ring : operand.rings) {
            for (QPointF &point : ring)
                point = shape.center + rotated(point, axis);
        }
    }
    return operand;
}

/// The deviation of chords from all curves: 1/10,000 of the smallest shape and at most 1/100 unit, or more if that
/// takes too many chords.
double deviationFor(const QList<Shape> &shapes, const QList<Operand> &operands)
{
    double deviation = 0.01;
    for (const Shape &shape : shapes) {
        const double larger = std::max(shape.size.width(), shape.size.height());
        if (larger > 0)
            deviation = std::min(deviation, larger * 1e-4);
    }
    const auto total = [&] {
        double count = 0;
        for (const Operand &operand : operands)
            count += ChordCounts(operand.rings, deviation).total(operand.rings);
        return count;
    };
    // The number of edges that are straight already does not depend on the deviation.
    double before = HUGE_VAL;
    for (double count = total(); count > MostChords && count < before; count = total()) {
        before = count;
        deviation *= std::max(1.5, (count / MostChords) * (count / MostChords));
    }
    return deviation;
}

/// Replaces the curves by chords. A curve and its reverse get the same points, so that shapes with a common curve share
/// all chords.
void flatten(Operand &operand, double deviation)
{
    const ChordCounts counts(operand.rings, deviation);
    for (const QList<QPointF> &ring : std::as_const(operand.rings)) {
        QList<QPointF> points;
        QList<Operand::Chord> chords;
        qsizetype number = 0;
        forEachCurve(ring, [&](const Cubic &curve) {
            const qsizetype count = counts.of(curve);
            const bool isReversed = isBefore(curve.to, curve.from)
                || (same(curve.to, curve.from) && isBefore(curve.control2, curve.control1));
            const Cubic sampled = isReversed ? reversed(curve) : curve;
            for (qsizetype i = 0; i < count; ++i) {
                points.append(i == 0 ? curve.from : sampled.at(double(isReversed ? count - i : i) / double(count)));
                chords.append({number, i, count});
            }
            ++number;
        });
        operand.flat.rings.append(points);
        operand.chords.append(chords);
    }
}

/// A part of a result's ring: a straight edge, or a part of a curve.
struct Piece
{
    QPointF start;
    /// The start is on a straight line of two pieces.
    bool isStraight;
    bool isCurve;
    /// A straight edge has its control points at the thirds, so that its parameter is its place.
    Cubic curve;
    /// The parameters of the start and the end.
    double from;
    double to;
    /// The parameter length of a chord.
    double step;
    std::tuple<quint32, quint32, qsizetype> source;

    bool continues(const Piece &before) const
    {
        return isCurve && before.isCurve && source == before.source && before.to == from;
    }
};

Piece pieceOf(const CombinedEdge &edge, const QList<Operand> &operands)
{
    const Operand &operand = operands[edge.operand];
    const Operand::Chord chord = operand.chords[edge.ring][edge.edge];
    Cubic curve = operand.curve(edge.ring, chord.curve);
    const bool isCurve = !curve.isSegment();
    if (!isCurve) {
        curve.control1 = curve.from + (curve.to - curve.from) / 3;
        curve.control2 = curve.to - (curve.to - curve.from) / 3;
    }
    const auto parameter = [&](double place) { return (double(chord.index) + place) / double(chord.count); };
    return {edge.start,
            edge.isStraight,
            isCurve,
            curve,
            parameter(edge.from),
            parameter(edge.to),
            1 / double(chord.count),
            {edge.operand, edge.ring, chord.curve}};
}

QPointF derivative(const Cubic &curve, double t)
{
    const double s = 1 - t;
    return 3
        * (s * s * (curve.control1 - curve.from) + 2 * s * t * (curve.control2 - curve.control1)
           + t * t * (curve.to - curve.control2));
}

/// Moves a crossing of two pieces from their chords to their curves, by Newton's method. It stays unchanged if that
/// would lead far away.
void refineCrossing(Piece &before, Piece &after, double deviation)
{
    const auto isInside = [](double t) { return t > 0 && t < 1; };
    if (!(before.isCurve || after.isCurve) || !isInside(before.to) || !isInside(after.from))
        return;
    // The order of the curves does not matter for the result, which other rings share.
    const bool isSwapped = after.source < before.source;
    const Cubic &one = isSwapped ? after.curve : before.curve, &other = isSwapped ? before.curve : after.curve;
    const double oneStart = isSwapped ? after.from : before.to, otherStart = isSwapped ? before.to : after.from;
    double oneT = oneStart, otherT = otherStart;
    for (int i = 0; i < 10; ++i) {
        const QPointF gap = other.at(otherT) - one.at(oneT);
        const QPointF along = derivative(one, oneT), otherAlong = derivative(other, otherT);
        const double area = cross(along, otherAlong);
        const double change = cross(gap, otherAlong) / area, otherChange = cross(gap, along) / area;
        if (!std::isfinite(change) || !std::isfinite(otherChange))
            return;
        oneT += change;
        otherT += otherChange;
        if (std::abs(change) + std::abs(otherChange) < 1e-15)
            break;
    }
    const QPointF point = one.at(oneT);
    const bool isNear = isInside(oneT) && isInside(otherT) && length(point - before.curve.at(before.to)) < 8 * deviation
        && std::abs(oneT - oneStart) < 2 * (isSwapped ? after : before).step
        && std::abs(otherT - otherStart) < 2 * (isSwapped ? before : after).step
        && length(other.at(otherT) - point) < deviation / 1000;
    if (!isNear)
        return;
    after.start = point;
    before.to = isSwapped ? otherT : oneT;
    after.from = isSwapped ? oneT : otherT;
}

std::vector<Piece> piecesOf(const CombinedRing &ring, const QList<Operand> &operands, double deviation)
{
    std::vector<Piece> pieces;
    for (const CombinedEdge &edge : ring) {
        const Piece piece = pieceOf(edge, operands);
        if (!pieces.empty() && piece.continues(pieces.back()))
            pieces.back().to = piece.to;
        else
            pieces.push_back(piece);
    }
    if (pieces.size() > 1 && pieces.front().continues(pieces.back())) {
        pieces.front().from = pieces.back().from;
        pieces.front().start = pieces.back().start;
        pieces.front().isStraight = pieces.back().isStraight;
        pieces.pop_back();
    }
    // A straight edge ends where the next one starts, so only its start needs to be kept.
    const std::vector<Piece> all = pieces;
    pieces.clear();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Piece &before = all[i == 0 ? all.size() - 1 : i - 1];
        if (!all[i].isStraight || all[i].isCurve || before.isCurve)
            pieces.push_back(all[i]);
    }
    const std::vector<Piece> unrefined = pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        refineCrossing(pieces[i], pieces[(i + 1) % pieces.size()], deviation);
    // A piece that is shorter than the corrections of its ends could be reversed by them.
    const bool isReversed = std::any_of(pieces.begin(), pieces.end(), [&](const Piece &piece) {
        const Piece &old = unrefined[std::size_t(&piece - pieces.data())];
        return piece.isCurve && (piece.to - piece.from) * (old.to - old.from) <= 0;
    });
    return isReversed ? unrefined : pieces;
}

/// The part of a curve between two parameters, backward if the first one is larger.
Cubic part(const Cubic &curve, double from, double to)
{
    if (from > to)
        return reversed(part(curve, to, from));
    const Cubic start = to < 1 ? curve.split(to).first : curve;
    return from > 0 ? start.split(from / to).second : start;
}

QList<QPointF> pathRing(const std::vector<Piece> &pieces)
{
    QList<QPointF> ring;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece &piece = pieces[i];
        const QPointF start = piece.start, end = pieces[(i + 1) % pieces.size()].start;
        if (piece.isCurve) {
            const Cubic curve = part(piece.curve, piece.from, piece.to);
            ring.append({start, curve.control1 + (start - curve.from), curve.control2 + (end - curve.to)});
        } else {
            ring.append({start, start, end});
        }
    }
    return ring;
}

bool isSliver(const CombinedRing &ring)
{
    double area = 0, circumference = 0, largest = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF start = ring[i].start, end = ring[(i + 1) % ring.size()].start;
        area += cross(start - ring[0].start, end - ring[0].start);
        circumference += length(end - start);
        largest = std::max({largest, std::abs(start.x()), std::abs(start.y())});
    }
    return std::abs(area) < LeastWidth * largest * circumference;
}

/// Gives the shape the outline of some polygons, as a polygon if all edges are straight, otherwise as a path.
void setOutline(Shape &shape, const QList<CombinedPolygon> &polygons, const QList<Operand> &operands, double deviation)
{
    std::vector<std::vector<Piece>> rings;
    for (const CombinedPolygon &polygon : polygons) {
        rings.push_back(piecesOf(polygon.outline, operands, deviation));
        for (const CombinedRing &hole : polygon.holes)
            rings.push_back(piecesOf(hole, operands, deviation));
    }
    const bool hasCurves = std::any_of(rings.begin(), rings.end(), [](const std::vector<Piece> &ring) {
        return std::any_of(ring.begin(), ring.end(), [](const Piece &piece) { return piece.isCurve; });
    });
    Shape::Outline outline;
    for (const std::vector<Piece> &ring : rings) {
        if (hasCurves) {
            outline.append(pathRing(ring));
            continue;
        }
        QList<QPointF> points;
        for (const Piece &piece : ring)
            points.append(piece.start);
        outline.append(points);
    }
    shape.kind = hasCurves ? &ShapeKind::bezierPath() : &ShapeKind::polygon();
    shape.cornerRadius = 0;
    shape.setSceneOutline(outline);
}

/// Whether a division changes nothing: each operand is a single region, bounded by its own edges.
bool isUndivided(const QList<CombinedPolygon> &polygons, qsizetype operandCount)
{
    const auto isWhole = [](const CombinedPolygon &polygon) {
        const auto isOwn = [&](const CombinedRing &ring) {
            return std::all_of(ring.begin(), ring.end(),
                               [&](const CombinedEdge &edge) { return edge.operand == polygon.lastOperand; });
        };
        return isOwn(polygon.outline) && std::all_of(polygon.holes.begin(), polygon.holes.end(), isOwn);
    };
    return polygons.size() == operandCount && std::all_of(polygons.begin(), polygons.end(), isWhole);
}

} // namespace

bool isCombinable(const Shape &shape)
{
    return shape.isClosed() && shape.kind->isKnown() && shape.kind->canBeFilled() && shape.kind != &ShapeKind::text()
        && !shape.connector && !shape.kind->isContainer();
}

CombinedShapes combinedShapes(const QList<Shape> &shapes, BooleanOperation operation)
{
    const auto failed = [](const QString &reason) { return CombinedShapes{{}, {}, reason}; };
    if (shapes.size() < 2 || !std::all_of(shapes.begin(), shapes.end(), isCombinable))
        return failed(Text::tr("Combining needs at least two closed shapes."));
    QList<Operand> operands;
    for (const Shape &shape : shapes)
        operands.append(operandOf(shape));
    const double deviation = deviationFor(shapes, operands);
    std::vector<FilledRings> flat;
    for (Operand &operand : operands) {
        flatten(operand, deviation);
        flat.push_back(operand.flat);
    }
    std::optional<QList<CombinedPolygon>> polygons = combined(flat, operation, MostCrossings);
    if (!polygons)
        return failed(Text::tr("The outlines of the shapes cross each other too often."));
    polygons->removeIf([](const CombinedPolygon &polygon) { return isSliver(polygon.outline); });
    for (CombinedPolygon &polygon : *polygons)
        polygon.holes.removeIf(isSliver);
    if (polygons->isEmpty())
        return failed(Text::tr("Nothing would remain of the shapes."));

    if (operation == BooleanOperation::Division && isUndivided(*polygons, shapes.size()))
        return failed(Text::tr("The shapes do not overlap."));

    CombinedShapes result;
    const auto add = [&](const QList<CombinedPolygon> &parts, int source) {
        Shape shape = shapes[source];
        shape.path = PathDetails();
        setOutline(shape, parts, operands, deviation);
        result.shapes.append(shape);
        result.sources.append(source);
    };
    if (operation == BooleanOperation::Division) {
        for (const CombinedPolygon &polygon : std::as_const(*polygons))
            add({polygon}, int(polygon.lastOperand));
    } else {
        add(*polygons, operation == BooleanOperation::Difference ? 0 : int(shapes.size()) - 1);
    }
    for (const Shape &shape : std::as_const(result.shapes)) {
        if (const QString error = shape.errorString(); !error.isEmpty())
            return failed(error);
    }
    return result;
}

} // namespace Trammel
