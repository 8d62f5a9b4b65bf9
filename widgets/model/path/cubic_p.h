#pragma once

#include <trammel/geometry/aabb.h>

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <utility>

namespace Trammel {

/// A cubic Bézier curve: a segment of a path.
struct Cubic
{
    QPointF from;
    QPointF control1;
    QPointF control2;
    QPointF to;

    /// The point at a parameter in [0, 1].
    QPointF at(double t) const;
    /// The parts before and after a parameter, by de Casteljau's algorithm. Together they are the same curve.
    std::pair<Cubic, Cubic> split(double t) const;
    bool isFinite() const;
    /// Whether the control points coincide with the ends, so that the curve is the segment between them.
    bool isSegment() const;
    /// The longer of the two second differences of the points. Divided into n parts of equal parameter lengths, the
    /// curve deviates from the chords by at most 0.75 * bend() / (n * n).
    double bend() const;
};

inline Cubic reversed(const Cubic &curve)
{
    return {curve.to, curve.control2, curve.control1, curve.from};
}

/// Extends a box by a curve. The sides are exact where an end of the curve is outermost, and otherwise rounded outward.
/// The box also contains each point that deviates by at most the given error from a point of the curve whose parameter
/// is at least the given distance from 0 and 1: the rounded points of the chords, whose first and last point are exact.
void include(Aabb2 &box, const Cubic &curve, double leastParameter = 0, double error = 0);
/// The point of a curve that is farthest in a direction.
QPointF farthest(const Cubic &curve, QPointF direction);

/// The parameter of the point of a curve that is nearest to a point, after P. J. Schneider, "Solving the
/// Nearest-Point-on-Curve Problem" (Graphics Gems, 1990).
double nearestParameter(const Cubic &curve, QPointF point);

/// Whether a ring of a path is a closed curve. A ring lists its anchors, each followed by the two control points of the
/// segment that starts there. A closed ring ends with the control points of the segment back to the first anchor; an
/// open ring ends with an anchor.
inline bool isClosedRing(const QList<QPointF> &ring)
{
    return ring.size() % 3 == 0;
}

/// Calls a function with the four points of each segment of a ring of a path. The points are those of the ring.
template <typename Function> void forEachCurveOf(const QList<QPointF> &ring, const Function &function)
{
    const qsizetype count = ring.size();
    const QPointF *points = ring.constData();
    for (qsizetype i = 0; i + 2 < count; i += 3)
        function(points[i], points[i + 1], points[i + 2], points[i + 3 < count ? i + 3 : 0]);
}

/// Calls a function with each segment of a ring of a path.
template <typename Function> void forEachCurve(const QList<QPointF> &ring, const Function &function)
{
    forEachCurveOf(ring, [&function](const auto &...points) { function(Cubic{points...}); });
}

} // namespace Trammel
