#pragma once

#include "widgets/model/query/bandcover_p.h"

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The outline of a lasso while it is drawn, in scene coordinates. It consists of fixed points and of the tip, which
/// follows the pointer. The last point is joined to the first.
///
/// The path records the region that has changed since the last takeCover(). Adding a point p between its neighbors q
/// and s changes the outline by the boundary of the triangle q, p, s. By the even-odd rule, this inverts the inside of
/// the triangle and leaves the outside unchanged, including all edges there. The triangle therefore covers the
/// difference of the two regions, even if the outline crosses itself.
class LassoPath
{
public:
    /// If the path has more points, every second one is dropped. From then on the distance between new points is
    /// doubled.
    static constexpr qsizetype MostPoints = 4096;

    /// The fixed points, followed by the tip if it differs from the last of them.
    QList<QPointF> outline() const;
    const QList<QPointF> &points() const { return m_points; }
    bool isEmpty() const { return m_points.isEmpty(); }

    /// Adds a fixed point. Returns false, and adds nothing, if the point equals the last one.
    bool append(QPointF point);
    /// Moves the tip. Adds it as a fixed point if its distance from the last one is large enough: at least the given
    /// distance in scene units, or a multiple of it after points have been dropped (see MostPoints).
    void draw(QPointF tip, double leastDistance);
    void setTip(std::optional<QPointF> tip);
    void translate(QPointF way);
    void removeLast();

    /// Boxes that cover the difference between the outline at the last call and now; nothing if the difference may be
    /// anywhere.
    std::optional<std::vector<CoverPart>> takeCover();

private:
    void note(QPointF point);
    void thin();

    QList<QPointF> m_points;
    std::optional<QPointF> m_tip;
    double m_coarseness = 1;
    std::optional<std::vector<CoverPart>> m_cover;
};

} // namespace Trammel
