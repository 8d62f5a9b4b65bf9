#pragma once

#include "widgets/model/path/flattening_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/aabb.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

/// The edges of a flattened path, with a single edge in place of consecutive ones where a query needs no more detail. A
/// query thus takes about as long as for a polygon of the anchors, and no chords are stored.
class CoarseChords
{
public:
    explicit CoarseChords(const Shape &path)
        : m_path(path), m_toScene(path),
          m_slack(1e-12
                  * (std::abs(path.center.x()) + std::abs(path.center.y())
                     + 2 * Shape::LargestControlUnit * (path.size.width() + path.size.height())))
    {
    }

    /// Calls visitor.edge() with the ends of each edge of a ring, in scene coordinates and in order. An edge replaces
    /// consecutive ones if visitor.isCoarse() returns true for a box that contains all of these. For points outside of
    /// the box, this does not change whether the ring contains them. Before, calls visitor.vertex() with ends of edges
    /// that may be near.
    template <typename Visitor> void visit(const QList<QPointF> &ring, Visitor &visitor)
    {
        if (ring.isEmpty())
            return;
        QPointF from = m_toScene(ring.first());
        forEachCurve(ring, [&](const Cubic &units) {
            const Cubic curve = m_toScene(units);
            const auto [left, right] = std::minmax({from.x(), curve.control1.x(), curve.control2.x(), curve.to.x()});
            const auto [top, bottom] = std::minmax({from.y(), curve.control1.y(), curve.control2.y(), curve.to.y()});
            const Aabb2 hull{{left, top}, {right, bottom}};
            const qsizetype least = leastChordCount(ring);
            if (least == 1 && visitor.isCoarse(hull.expanded(m_slack))) {
                visitor.edge(from, curve.to);
            } else {
                visitor.vertex(curve.to);
                if (!m_counts)
                    m_counts = chordCounts(m_path);
                const qsizetype count = std::max(m_counts->of(units), least);
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

    template <typename Visitor>
    void divide(const Chords &chords, const Place &from, const Place &to, Visitor &visitor) const
    {
        const qsizetype count = to.chord - from.chord;
        bool isWhole = count == 1;
        if (!isWhole && count * chords.least <= chords.count) {
            const double share = double(count) / double(chords.count);
            const auto [left, right] = std::minmax({from.point.x(), to.point.x()});
            const auto [top, bottom] = std::minmax({from.point.y(), to.point.y()});
            const Aabb2 box{{left, top}, {right, bottom}};
            isWhole = visitor.isCoarse(box.expanded(chords.sag * share * share + m_slack));
        }
        if (isWhole) {
            visitor.edge(from.point, to.point);
            return;
        }
        const qsizetype chord = from.chord + count / 2;
        const Place middle{chord, m_toScene(chords.units.at(double(chord) / double(chords.count)))};
        visitor.vertex(middle.point);
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
        void vertex(QPointF) { }
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
