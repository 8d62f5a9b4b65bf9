#pragma once

#include "geometry/base/segments_p.h"
#include "widgets/model/path/flattening_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/aabb.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

// Internal linkage, like the lanes.
namespace {

/// Whether four points lie beyond one side of a box. False for NaN.
[[maybe_unused]] inline bool areBeyond(const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &d,
                                       const Aabb2 &box)
{
    const Lanes2 least = min(min(lanesOf(a), lanesOf(b)), min(lanesOf(c), lanesOf(d)));
    const Lanes2 most = max(max(lanesOf(a), lanesOf(b)), max(lanesOf(c), lanesOf(d)));
    return (areLess(Lanes2::load(box.max.data()), least) | areLess(most, Lanes2::load(box.min.data()))) != 0;
}

/// Equals Cubic::at() bit for bit.
[[maybe_unused]] inline QPointF quickAt(const Cubic &curve, double t)
{
    const double s = 1 - t;
    const auto times = [](double factor, Lanes2 point) { return Lanes2::all(factor) * point; };
    const Lanes2 inner = times(s, lanesOf(curve.control1)) + times(t, lanesOf(curve.control2));
    const Lanes2 sum =
        times(s * s * s, lanesOf(curve.from)) + times(3 * t * s, inner) + times(t * t * t, lanesOf(curve.to));
    return {sum.first(), sum.swapped().first()};
}

} // namespace

/// The edges of a flattened path, with a single edge in place of consecutive ones where a query needs no more detail. A
/// query thus takes about as long as for a polygon of the anchors, and no chords are stored.
class CoarseChords
{
public:
    explicit CoarseChords(const Shape &path) : CoarseChords(path, OutlineMap(path)) { }
    CoarseChords(const Shape &path, const OutlineMap &toScene)
        : m_path(path), m_toScene(toScene),
          m_slack(1e-12
                  * (std::abs(path.center.x()) + std::abs(path.center.y())
                     + 2 * Shape::LargestControlUnit * (path.size.width() + path.size.height())))
    {
    }

    const ChordCounts &counts()
    {
        if (!m_counts)
            m_counts = chordCounts(m_path);
        return *m_counts;
    }

    /// Calls visitor.edge() with the ends of each edge of a ring, in scene coordinates and in order. An edge replaces
    /// consecutive ones if visitor.isCoarse() returns true for a box that contains all of these. For points outside of
    /// the box, this does not change whether the ring contains them.
    template <typename Visitor> void visit(const QList<QPointF> &ring, Visitor &visitor)
    {
        visit(ring, visitor, [](const auto &...) { return false; });
    }

    /// As above. A curve is replaced by one edge, passed to visitor.farEdge(), if a function of its four points
    /// in unit coordinates returns true. This must not be one whose control points are around the point of a query.
    template <typename Visitor, typename IsFar>
    void visit(const QList<QPointF> &ring, Visitor &visitor, const IsFar &isFar)
    {
        if (ring.isEmpty())
            return;
        const qsizetype least = leastChordCount(ring);
        QPointF from = m_toScene(ring.first());
        forEachCurveOf(ring, [&](const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &d) {
            if (isFar(a, b, c, d) && least == 1) {
                const QPointF to = m_toScene(d);
                visitor.farEdge(from, to);
                from = to;
                return;
            }
            const Cubic units{a, b, c, d}, curve = m_toScene(units);
            const Aabb2 hull = boxOf(from, curve.control1).united(boxOf(curve.control2, curve.to));
            if (least == 1 && visitor.isCoarse(hull.expanded(m_slack))) {
                visitor.edge(from, curve.to);
            } else {
                const qsizetype count = std::max(counts().of(units), least);
                divide({units, 0.75 * curve.bend(), count, least}, {0, from}, {count, curve.to}, visitor);
            }
            from = curve.to;
        });
    }

private:
    struct Chords
    {
        const Cubic &units;
        /// The largest distance of the curve from its chord.
        double sag;
        qsizetype count;
        /// The least number of edges.
        qsizetype least;
    };
    struct Place
    {
        qsizetype chord;
        QPointF point;
    };

    QPointF pointAt(const Chords &chords, qsizetype chord) const
    {
        return m_toScene(quickAt(chords.units, double(chord) / double(chords.count)));
    }

    template <typename Visitor>
    void divide(const Chords &chords, const Place &from, const Place &to, Visitor &visitor) const
    {
        // Boxes around large parts of a curve are seldom beyond. Fewer chords are not divided further, which would take
        // longer than to visit all of them.
        constexpr qsizetype fewChords = 6;
        const qsizetype count = to.chord - from.chord;
        if (count > 1 && count * std::max<qsizetype>(chords.least, 4) <= chords.count + 3) {
            const double share = double(count) / double(chords.count);
            const double margin = chords.sag * share * share + m_slack;
            Aabb2 box = boxOf(from.point, to.point);
            box = {{box.min[0] - margin, box.min[1] - margin}, {box.max[0] + margin, box.max[1] + margin}};
            if (visitor.isCoarse(box)) {
                visitor.edge(from.point, to.point);
                return;
            }
        }
        if (count <= fewChords) {
            QPointF last = from.point;
            for (qsizetype chord = from.chord + 1; chord < to.chord; ++chord) {
                const QPointF point = pointAt(chords, chord);
                visitor.edge(last, point);
                last = point;
            }
            visitor.edge(last, to.point);
            return;
        }
        const qsizetype chord = from.chord + count / 2;
        const Place middle{chord, pointAt(chords, chord)};
        divide(chords, from, middle, visitor);
        divide(chords, middle, to, visitor);
    }

    const Shape &m_path;
    OutlineMap m_toScene;
    /// An upper bound for rounding errors.
    double m_slack;
    std::optional<ChordCounts> m_counts;
};

/// The primitive of a path, with a single edge in place of consecutive ones if isCoarse() returns true for a box that
/// contains them.
template <typename IsCoarse> Primitive coarsePrimitive(const Shape &path, const IsCoarse &isCoarse)
{
    struct Ring
    {
        const IsCoarse &decide;
        QList<QPointF> corners = {};
        QPointF last = {};

        bool isCoarse(const Aabb2 &box) const { return decide(box); }
        void farEdge(QPointF from, QPointF to) { edge(from, to); }
        void edge(QPointF from, QPointF to)
        {
            corners.append(from);
            last = to;
        }
    };
    CoarseChords chords(path);
    const bool isClosed = path.isClosed();
    Polygon polygon;
    for (const QList<QPointF> &units : path.outline) {
        Ring ring{isCoarse};
        chords.visit(units, ring);
        if (!isClosed) {
            ring.corners.append(ring.last);
            return Polyline{ring.corners};
        }
        if (polygon.outline.isEmpty())
            polygon.outline = ring.corners;
        else
            polygon.holes.append(ring.corners);
    }
    return polygon;
}

} // namespace Trammel
