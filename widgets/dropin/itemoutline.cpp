#include "widgets/dropin/itemoutline_p.h"

#include <trammel/geometry/vector.h>

#include <QtGui/QPainterPath>
#include <QtWidgets/QGraphicsItem>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

constexpr int MostChords = 4096;

/// Appends points on a cubic curve from the ring's last point to c, so that the chords deviate from the curve by at
/// most the tolerance; the number of chords is limited to MostChords. Returns whether the second derivative of the
/// curve is nonzero.
bool appendCurve(QList<QPointF> &ring, QPointF a, QPointF b, QPointF c, double tolerance)
{
    const QPointF from = ring.last();
    // The distance between a curve and its n chords is at most its second derivative / (8 n^2), and the second
    // derivative is at most 6 * bend.
    const double bend = std::max(length(from - 2 * a + b), length(a - 2 * b + c));
    const double chords = std::ceil(std::sqrt(0.75 * bend / tolerance));
    const int count = std::isfinite(chords) ? int(std::clamp(chords, 1.0, double(MostChords))) : 1;
    for (int i = 1; i < count; ++i) {
        const double t = double(i) / count, s = 1 - t;
        ring.append(s * s * s * from + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * c);
    }
    ring.append(c);
    return bend > 0;
}

QPointF nearestOnSegment(QPointF point, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double squared = dot(along, along);
    return squared > 0 ? from + along * std::clamp(dot(point - from, along) / squared, 0.0, 1.0) : from;
}

} // namespace

ItemOutline::ItemOutline(const QPainterPath &shape, const QTransform &toScene, double tolerance)
    : m_rule(shape.fillRule() == Qt::WindingFill ? FillRule::NonZero : FillRule::EvenOdd)
{
    const QPainterPath path = toScene.map(shape);
    const QRectF around = path.controlPointRect();
    const double slack = tolerance * std::hypot(around.width(), around.height());
    QList<QList<QPointF>> rings;
    const auto close = [&] {
        // A ring does not repeat its first point, but a closed subpath does.
        if (!rings.isEmpty() && rings.last().size() > 1 && same(rings.last().first(), rings.last().last()))
            rings.last().removeLast();
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            close();
            rings.append({element});
        } else if (element.isCurveTo() && slack > 0) {
            if (appendCurve(rings.last(), element, path.elementAt(i + 1), path.elementAt(i + 2), slack))
                m_slack = slack;
            i += 2;
        } else {
            rings.last().append(element);
        }
    }
    close();
    if (!rings.isEmpty())
        m_rings.outline = rings.takeFirst();
    m_rings.holes = rings;
    m_bounds = Trammel::bounds(m_rings);
}

std::optional<QPointF> ItemOutline::nearest(QPointF point) const
{
    std::optional<QPointF> best;
    double least = std::numeric_limits<double>::infinity();
    const auto look = [&](const QList<QPointF> &ring) {
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF candidate = nearestOnSegment(point, ring[i], ring[(i + 1) % ring.size()]);
            const double distance = length(candidate - point);
            if (distance < least) {
                least = distance;
                best = candidate;
            }
        }
    };
    look(m_rings.outline);
    for (const QList<QPointF> &hole : m_rings.holes)
        look(hole);
    return best;
}

double ItemOutline::distance(QPointF point) const
{
    if (locate(point) != Location::Outside)
        return 0;
    const auto place = nearest(point);
    return place ? length(*place - point) : std::numeric_limits<double>::infinity();
}

QTransform itemToScene(const QGraphicsItem &item, const QTransform &sceneToView)
{
    if (item.flags().testFlag(QGraphicsItem::ItemIgnoresTransformations))
        return item.deviceTransform(sceneToView) * sceneToView.inverted();
    return item.sceneTransform();
}

} // namespace Trammel
