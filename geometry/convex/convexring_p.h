#pragma once

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <array>

namespace Trammel {

/// The convex hull of a quad's corners: one point, the two ends of a segment, or three or four corners,
/// strictly convex and clockwise on screen.
class ConvexRing
{
public:
    explicit ConvexRing(const Quad &quad);
    explicit ConvexRing(const Segment &segment)
        : m_points{segment.from, segment.to}, m_size(same(segment.from, segment.to) ? 1 : 2)
    {
    }

    int size() const { return m_size; }
    QPointF operator[](int i) const { return m_points[std::size_t(i)]; }
    const QPointF *begin() const { return m_points.data(); }
    const QPointF *end() const { return m_points.data() + m_size; }
    bool hasArea() const { return m_size > 2; }

    /// A point and a segment have one edge.
    int edgeCount() const { return hasArea() ? m_size : 1; }
    Segment edge(int i) const { return {(*this)[i], (*this)[i + 1 < m_size ? i + 1 : 0]}; }

    /// The location relative to the ring itself. All of a segment but its ends is Inside; so is a point itself.
    Location locate(QPointF point) const;

    /// Whether the ring meets the segment; with Reading::Open, whether their relative interiors meet.
    bool meets(const Segment &segment, Reading reading) const;

private:
    void setHull(std::array<QPointF, 4> points);

    std::array<QPointF, 4> m_points;
    int m_size = 4;
};

} // namespace Trammel
