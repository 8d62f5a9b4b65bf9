#include "widgets/model/path/flattening_p.h"

#include "widgets/model/path/recentresults_p.h"
#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

// The deviation in unit coordinates, up to this length of the longer side.
constexpr double Deviation = 1e-4;
constexpr double LongestPlainSide = 100;
// The number of points, flattened or not, after which a generation of results is full.
constexpr qsizetype MostKeptPoints = qsizetype(1) << 21;

/// The number of times that LongestPlainSide must be doubled to reach the longer side of a frame.
int levelOf(QSizeF size)
{
    const double longest = std::min(std::max(size.width(), size.height()), LargestCoordinate);
    int level = 0;
    for (double side = LongestPlainSide; side < longest; side *= 2)
        ++level;
    return level;
}

qsizetype pointCount(const Shape::Outline &rings)
{
    qsizetype count = 0;
    for (const QList<QPointF> &ring : rings)
        count += ring.size();
    return count;
}

ChordCounts chordCounts(const Shape::Outline &rings, int level)
{
    return {rings, std::ldexp(Deviation, -level)};
}

Shape::Outline flattened(const Shape::Outline &rings, int level)
{
    const ChordCounts chords = chordCounts(rings, level);
    Shape::Outline flat;
    flat.reserve(rings.size());
    for (const QList<QPointF> &ring : rings) {
        const bool isClosed = isClosedRing(ring);
        const qsizetype least = leastChordCount(ring);
        QList<QPointF> &points = flat.emplaceBack();
        if (ring.isEmpty())
            continue;
        points.append(ring.first());
        forEachCurve(ring, [&](const Cubic &curve) {
            const qsizetype count = std::max(chords.of(curve), least);
            for (qsizetype i = 1; i < count; ++i)
                points.append(curve.at(double(i) / double(count)));
            points.append(curve.to);
        });
        if (isClosed)
            points.removeLast();
        points.squeeze();
    }
    return flat;
}

Shape::Outline region(const Shape::Outline &flat)
{
    const FilledRings filled{flat, FillRule::NonZero};
    const std::optional<QList<CombinedPolygon>> parts = combined({&filled, 1}, BooleanOperation::Union);
    Shape::Outline rings;
    for (const CombinedPolygon &part : parts.value_or(QList<CombinedPolygon>())) {
        const Polygon polygon = polygonOf(part);
        rings.append(polygon.outline);
        rings.append(polygon.holes);
    }
    return rings.isEmpty() ? flat : rings;
}

QList<Aabb2> boxesOf(const Shape::Outline &flat, bool areClosed)
{
    QList<Aabb2> boxes;
    for (const QList<QPointF> &ring : flat) {
        const qsizetype count = areClosed ? ring.size() : ring.size() - 1;
        for (qsizetype first = 0; first < count; first += FlatRings::BoxLength) {
            const qsizetype last = std::min(first + FlatRings::BoxLength, count);
            Aabb2 &box = boxes.emplaceBack();
            for (qsizetype i = first; i <= last; ++i)
                box.include(ring[i < ring.size() ? i : 0]);
        }
    }
    return boxes;
}

/// The address of an outline, and twice the level, plus one for a region.
using ChordsKey = std::pair<const void *, int>;
struct FlatOutline
{
    /// Its address is in the key, so the outline must stay in memory.
    Shape::Outline outline;
    FlatRings flat;
};

} // namespace

ChordCounts::ChordCounts(const Shape::Outline &rings, double deviation) : m_deviation(deviation)
{
    qsizetype segments = 0;
    for (const QList<QPointF> &ring : rings)
        segments += ring.size() / 3;
    const qsizetype most = std::max(segments, MostFlattenedPoints);
    if (segments >= MostFlattenedPoints) {
        m_isCoarse = true;
        return;
    }
    if (quickBound(rings, segments) <= double(most) || bound(rings) <= double(most))
        return;
    for (double count = total(rings); count > double(most); count = total(rings))
        m_deviation *= std::max(1.5, (count / double(most)) * (count / double(most)));
}

qsizetype ChordCounts::of(const Cubic &curve) const
{
    if (m_isCoarse || curve.isSegment())
        return 1;
    // The comparison is false for NaN.
    const double count = std::ceil(std::sqrt(0.75 * curve.bend() / m_deviation));
    return count > 1 && count <= double(MostFlattenedPoints) ? qsizetype(count) : count > 1 ? MostFlattenedPoints : 1;
}

// Each coordinate of a second difference is at most four times the largest one of the points.
double ChordCounts::quickBound(const Shape::Outline &rings, qsizetype segments) const
{
    double x = 0, y = 0;
    for (const QList<QPointF> &ring : rings) {
        for (const QPointF &point : ring) {
            x = std::max(x, std::abs(point.x()));
            y = std::max(y, std::abs(point.y()));
        }
    }
    const double size = x + y;
    return double(segments) * (1 + std::sqrt(0.75 * 4 * size / m_deviation));
}

// By the inequality of Cauchy and Schwarz, the sum of the square roots of n numbers is at most the square root of n
// times their sum.
double ChordCounts::bound(const Shape::Outline &rings) const
{
    double count = 0, bends = 0;
    const auto size = [](QPointF v) { return std::abs(v.x()) + std::abs(v.y()); };
    for (const QList<QPointF> &ring : rings) {
        forEachCurve(ring, [&](const Cubic &curve) {
            ++count;
            bends += std::max(size(curve.from - 2 * curve.control1 + curve.control2),
                              size(curve.control1 - 2 * curve.control2 + curve.to));
        });
    }
    return count + std::sqrt(count * 0.75 * bends / m_deviation);
}

double ChordCounts::total(const Shape::Outline &rings) const
{
    qsizetype count = 0;
    for (const QList<QPointF> &ring : rings)
        forEachCurve(ring, [&](const Cubic &curve) { count += of(curve); });
    return double(count);
}

ChordCounts chordCounts(const Shape &path)
{
    return chordCounts(path.outline, levelOf(path.size));
}

namespace {

FlatRings found(const Shape &shape, FillRule rule)
{
    static RecentResults<ChordsKey, FlatOutline> recent(MostKeptPoints);
    if (shape.outline.isEmpty())
        return {};
    const int level = levelOf(shape.size);
    const bool isNonZero = rule == FillRule::NonZero;
    const ChordsKey key(shape.outline.constData(), 2 * level + int(isNonZero));
    FlatRings flat;
    if (recent.find(key, [&flat](const FlatOutline &result) { flat = result.flat; }))
        return flat;
    // Two threads may flatten the same outline; the results are equal.
    flat.rings = flattened(shape.outline, level);
    if (isNonZero)
        flat.rings = region(flat.rings);
    flat.boxes = boxesOf(flat.rings, isClosedRing(shape.outline.first()));
    recent.insert(key, {shape.outline, flat},
                  pointCount(shape.outline) + pointCount(flat.rings) + 2 * flat.boxes.size());
    return flat;
}

} // namespace

Shape::Outline flattened(const Shape &shape)
{
    return found(shape, FillRule::EvenOdd).rings;
}

Shape::Outline flattenedRegion(const Shape &path)
{
    return found(path, FillRule::NonZero).rings;
}

FlatRings flatRings(const Shape &path)
{
    return found(path, isFilledNonZero(path) ? FillRule::NonZero : FillRule::EvenOdd);
}

} // namespace Trammel
