#pragma once

#include "widgets/model/path/cubic_p.h"
#include <trammel/shape.h>
#include <trammel/shapekind.h>

#include <limits>

namespace Trammel {

/// The largest number of points in a flattened path, unless the path has more segments.
inline constexpr qsizetype MostFlattenedPoints = 10'000;

/// Chooses the number of chords for each segment of a path, so that the segments deviate from the chords by at most a
/// given distance. If that takes more than MostFlattenedPoints points, the deviation is larger.
class ChordCounts
{
public:
    ChordCounts(const Shape::Outline &rings, double deviation);

    qsizetype of(const Cubic &curve) const;
    /// The largest distance of the segments from their chords. Infinite if it is not known.
    double deviation() const { return m_isCoarse ? std::numeric_limits<double>::infinity() : m_deviation; }
    /// The number of chords for all segments of a path.
    double total(const Shape::Outline &rings) const;

private:
    /// Upper bounds of total(), which are faster to compute. The quick bound may be much larger.
    double quickBound(const Shape::Outline &rings, qsizetype segments) const;
    double bound(const Shape::Outline &rings) const;

    double m_deviation;
    bool m_isCoarse = false;
};

/// The curves of a path as rings of points in unit coordinates, in the form of the outline of a polygon or a polyline.
/// All anchors are among the points. In the scene, the curves deviate from the chords by at most 1/10,000 of the
/// frame's longer side and by at most 1/100 of a scene unit. If that takes more than MostFlattenedPoints points, the
/// deviation is larger; a path of more segments has one point for each of them.
///
/// The points depend only on the outline and on the number of times that 100 scene units must be doubled to reach the
/// longer side. Shapes that share an outline also share the result, which is kept for the next call until many other
/// outlines have been flattened. Thread-safe. Invalid outlines give some points.
Shape::Outline flattened(const Shape &shape);

/// Whether the inside of a shape is determined by the nonzero rule, so that it is not that of the rings by the even-odd
/// rule.
inline bool isFilledNonZero(const Shape &shape)
{
    return !shape.path.isDefault() && shape.path->fillRule == FillRule::NonZero
        && shape.kind->form() == ShapeKind::Form::Path && shape.isFilled();
}

/// The region that flattened() fills by the nonzero rule, as rings for the even-odd rule: the outlines of its parts and
/// their holes. A path without area gives its chords, and so does one whose chords cross too often. Cached like
/// flattened().
Shape::Outline flattenedRegion(const Shape &path);

/// The chords of a path, and bounding boxes of consecutive ones, in unit coordinates.
struct FlatRings
{
    /// The number of chords in a box.
    static constexpr qsizetype BoxLength = 16;

    Shape::Outline rings;
    /// Ring by ring, the boxes of each BoxLength chords and of the rest.
    QList<Aabb2> boxes;
};

/// The rings of a path's primitive: flattenedRegion() if it is filled by the nonzero rule, otherwise flattened().
FlatRings flatRings(const Shape &path);

/// The numbers of chords in flattened().
ChordCounts chordCounts(const Shape &path);

/// The least number of chords that replace each segment of a ring, even a straight one: a closed ring gets at least
/// three points, as the rings of polygons have.
inline qsizetype leastChordCount(const QList<QPointF> &ring)
{
    return !isClosedRing(ring) || ring.size() >= 9 ? 1 : ring.size() < 6 ? 3 : 2;
}

} // namespace Trammel
