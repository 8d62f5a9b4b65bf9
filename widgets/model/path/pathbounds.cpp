#include "widgets/model/path/pathbounds_p.h"

#include "widgets/model/path/cubic_p.h"
#include "widgets/model/path/flattening_p.h"
#include "widgets/model/path/recentresults_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/shape.h>

#include <bit>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// The number of points after which a generation of results is full.
constexpr qsizetype MostMeasuredPoints = qsizetype(1) << 20;
// The memory of a result apart from its outline, in points.
constexpr qsizetype PointsPerResult = 16;
constexpr double Epsilon = std::numeric_limits<double>::epsilon();

/// Everything that determines the box around the center.
struct ExtentsKey
{
    const void *outline;
    double width;
    double height;
    double rotation;
    bool mirroredX;
    bool mirroredY;

    friend bool operator==(const ExtentsKey &, const ExtentsKey &) = default;
    friend size_t qHash(const ExtentsKey &key, size_t seed)
    {
        // Faster than hashing each value.
        const auto bits = [](double value) { return std::bit_cast<quint64>(value); };
        const quint64 sum = bits(key.width) * 3 + bits(key.height) * 5 + bits(key.rotation) * 7;
        return qHash(quint64(quintptr(key.outline)) * 11 + sum + (key.mirroredX ? 1 : 0) + (key.mirroredY ? 2 : 0),
                     seed);
    }
};

/// The extent of a path relative to its center.
struct Extents
{
    /// Its address is in the key, so the outline must stay in memory.
    Shape::Outline outline;
    /// Empty if a coordinate is not finite.
    Aabb2 box;
    /// Whether a curve extends beyond all anchors.
    std::array<bool, 2> isRoundedAtMin{};
    std::array<bool, 2> isRoundedAtMax{};
};

Extents extentsOf(const Shape &path)
{
    const OutlineMap toScene(path);
    const auto offsets = [&toScene](const Cubic &units) {
        return Cubic{toScene.offset(units.from), toScene.offset(units.control1), toScene.offset(units.control2),
                     toScene.offset(units.to)};
    };
    Extents extents;
    extents.outline = path.outline;
    for (const QList<QPointF> &units : path.outline) {
        for (qsizetype i = 0; i < units.size(); i += 3)
            extents.box.include(toScene.offset(units[i]));
    }
    // The points of the chords are rounded in the unit frame and again relative to the center, except for the ends.
    const double error = 16 * Epsilon * Shape::LargestControlUnit * (path.size.width() + path.size.height());
    bool isAllFinite = true;
    Aabb2 all = extents.box;
    for (const QList<QPointF> &units : path.outline) {
        const bool hasInnerPoints = leastChordCount(units) > 1;
        forEachCurve(units, [&](const Cubic &unitCurve) {
            const Cubic curve = offsets(unitCurve);
            isAllFinite = isAllFinite && curve.isFinite();
            include(all, curve, 1.0 / MostFlattenedPoints, unitCurve.isSegment() && !hasInnerPoints ? 0 : error);
        });
    }
    for (std::size_t axis = 0; axis < 2; ++axis) {
        extents.isRoundedAtMin[axis] = all.min[axis] < extents.box.min[axis];
        extents.isRoundedAtMax[axis] = all.max[axis] > extents.box.max[axis];
    }
    extents.box = isAllFinite ? all : Aabb2();
    return extents;
}

// Adding the center and rounding keeps the order of two offsets. The box therefore contains each rounded point of the
// chords, since the box around the center contains its offset.
Aabb2 placed(const Extents &extents, QPointF center)
{
    const double outward = 16 * Epsilon * (std::abs(center.x()) + std::abs(center.y()));
    const std::array<double, 2> at{center.x(), center.y()};
    Aabb2 box;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        box.min[axis] = at[axis] + extents.box.min[axis] - (extents.isRoundedAtMin[axis] ? outward : 0);
        box.max[axis] = at[axis] + extents.box.max[axis] + (extents.isRoundedAtMax[axis] ? outward : 0);
    }
    return box.isFinite() ? box : Aabb2();
}

} // namespace

Aabb2 pathBounds(const Shape &path)
{
    static RecentResults<ExtentsKey, Extents> recent(MostMeasuredPoints);
    if (path.outline.isEmpty())
        return {};
    const ExtentsKey key{path.outline.constData(), path.size.width(), path.size.height(), path.rotation,
                         path.mirroredX,           path.mirroredY};
    Aabb2 box;
    if (recent.find(key, [&](const Extents &extents) { box = placed(extents, path.center); }))
        return box;
    const Extents extents = extentsOf(path);
    // A NaN in a key is never found.
    if (extents.box.isFinite()) {
        qsizetype points = PointsPerResult;
        for (const QList<QPointF> &ring : path.outline)
            points += ring.size();
        recent.insert(key, extents, points);
    }
    return placed(extents, path.center);
}

} // namespace Trammel
