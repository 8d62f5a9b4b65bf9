#pragma once

#include "geometry/quaddifference.h"

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <optional>
#include <span>
#include <vector>

namespace Trammel {

/// The outline of a lasso while it is drawn, in scene coordinates: points that stay, and the tip, which
/// follows the pointer. The last of them is joined to the first.
///
/// It remembers what has changed since it was asked last. Of the regions inside two outlines that differ
/// in a point p between its neighbours q and s, the even-odd rule tells the same wherever a point is in or
/// out of the triangle of q, p and s alike, since the outlines differ by the way around that triangle; and
/// outside it no edge differs either. So the triangle covers all that is in one region and not in the
/// other, however often the outline crosses itself.
class LassoPath
{
public:
    /// When it has more points, every second one is dropped, and from then on points keep twice the
    /// distance from each other.
    static constexpr qsizetype MostPoints = 4096;

    /// The points, and then the tip if it is another place.
    QList<QPointF> outline() const;
    const QList<QPointF> &points() const { return m_points; }
    bool isEmpty() const { return m_points.isEmpty(); }

    /// Adds a point; returns whether it was, as it is not where the last one is.
    bool append(QPointF point);
    /// Moves the tip, and leaves a point behind wherever it has gone at least so far from the last one.
    void draw(QPointF tip, double leastDistance);
    void setTip(std::optional<QPointF> tip);
    /// Moves all of it.
    void translate(QPointF way);
    void removeLast();

    /// Boxes around all that lies in one and not the other of the outlines at the last call and now;
    /// nothing when that may be anywhere.
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
