#include "widgets/interaction/snapping/snapfeatures_p.h"

#include "widgets/model/path/cubic_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace Trammel {

namespace {

qsizetype pointCount(const Shape::Outline &outline)
{
    qsizetype count = 0;
    for (const QList<QPointF> &ring : outline)
        count += ring.size();
    return count;
}

// Collects the snap features of an outline.
class Collector
{
public:
    Collector(SnapFeatures &features, QPointF axis)
        : m_features(features), m_axis(axis), m_directions{axis, perpendicular(axis), -axis, -perpendicular(axis)}
    {
    }

    void operator()(const Obb &box) const
    {
        addRing(box.corners(), true);
        addPoints(box.corners());
    }

    void operator()(const Circle &circle) const
    {
        for (QPointF direction : m_directions)
            addPoint(circle.center + circle.radius * direction);
    }

    void operator()(const Ellipse &ellipse) const
    {
        const QPointF across = perpendicular(ellipse.axis);
        if (!areParallelAxes(ellipse.axis, m_axis)) {
            for (const double side : {-1.0, 1.0}) {
                addPoint(ellipse.center + side * ellipse.radiusX * ellipse.axis);
                addPoint(ellipse.center + side * ellipse.radiusY * across);
            }
        }
        for (QPointF direction : m_directions) {
            const QPointF way(ellipse.radiusX * dot(direction, ellipse.axis), ellipse.radiusY * dot(direction, across));
            const double reach = length(way);
            const QPointF share = reach > 0 ? way / reach : QPointF();
            addPoint(ellipse.center + ellipse.radiusX * share.x() * ellipse.axis
                     + ellipse.radiusY * share.y() * across);
        }
    }

    void operator()(const RoundedBox &box) const
    {
        const QPointF along = box.core.axis, across = perpendicular(along);
        for (QPointF direction : m_directions) {
            const double x = dot(direction, along), y = dot(direction, across);
            // An outermost side parallel to the ruler contributes its midpoint.
            const bool isSide = areParallelAxes(along, m_axis);
            const double least = isSide ? 0.5 : 0;
            const double signX = std::abs(x) > least ? std::copysign(1, x) : 0;
            const double signY = std::abs(y) > least ? std::copysign(1, y) : 0;
            addPoint(box.core.center + signX * box.core.halfWidth * along + signY * box.core.halfHeight * across
                     + box.radius * direction);
        }
        addSides(box, along, box.core.halfWidth, across, box.core.halfHeight);
        addSides(box, across, box.core.halfHeight, along, box.core.halfWidth);
    }

    void operator()(const Polyline &line) const { addOutline({line.points}, false); }
    void operator()(const Polygon &polygon) const { addOutline(Shape::Outline{polygon.outline} + polygon.holes, true); }

    /// Adds a path: its anchors, its straight segments and the outermost points of its curves.
    void addCurves(const Shape::Outline &rings) const
    {
        std::vector<QPointF> anchors;
        std::array<QPointF, 4> outermost;
        outermost.fill(rings.first().first());
        for (const QList<QPointF> &ring : rings) {
            anchors.push_back(ring.first());
            forEachCurve(ring, [&](const Cubic &curve) {
                anchors.push_back(curve.to);
                if (curve.isSegment() && !same(curve.from, curve.to))
                    m_features.edges.push_back({curve.from, curve.to});
                for (std::size_t i = 0; i < m_directions.size(); ++i) {
                    const QPointF point = farthest(curve, m_directions[i]);
                    if (dot(point, m_directions[i]) > dot(outermost[i], m_directions[i]))
                        outermost[i] = point;
                }
            });
            if (isClosedRing(ring))
                anchors.pop_back();
        }
        if (qsizetype(anchors.size()) <= MostPlainCorners)
            addPoints(anchors);
        else
            m_features.corners = anchors;
        for (QPointF point : outermost) {
            if (std::none_of(m_features.points.begin(), m_features.points.end(),
                             [&](QPointF other) { return same(other, point); }))
                addPoint(point);
        }
    }

private:
    void addPoint(QPointF point) const
    {
        m_features.points.push_back(point);
        m_features.box.include(unrotated(point, m_axis));
    }

    template <typename Points> void addPoints(const Points &points) const
    {
        for (QPointF point : points)
            addPoint(point);
    }

    template <typename Ring> void addRing(const Ring &ring, bool isClosed) const
    {
        if (ring.empty())
            return;
        QPointF last = isClosed ? ring.back() : ring.front();
        for (QPointF point : ring) {
            if (!same(last, point))
                m_features.edges.push_back({last, point});
            last = point;
        }
    }

    // Adds the straight parts of two opposite sides.
    void addSides(const RoundedBox &box, QPointF along, double half, QPointF across, double away) const
    {
        for (const double side : {-1.0, 1.0}) {
            const QPointF middle = box.core.center + side * (away + box.radius) * across;
            if (half > 0)
                m_features.edges.push_back({middle - half * along, middle + half * along});
        }
    }

    void addOutline(const Shape::Outline &rings, bool isClosed) const
    {
        for (const QList<QPointF> &ring : rings)
            addRing(ring, isClosed);
        if (pointCount(rings) <= MostPlainCorners) {
            for (const QList<QPointF> &ring : rings)
                addPoints(ring);
            return;
        }
        for (const QList<QPointF> &ring : rings)
            m_features.corners.insert(m_features.corners.end(), ring.begin(), ring.end());
        for (QPointF direction : m_directions) {
            const auto isNearer = [&](QPointF a, QPointF b) { return dot(direction, a) < dot(direction, b); };
            addPoint(*std::max_element(m_features.corners.begin(), m_features.corners.end(), isNearer));
        }
    }

    SnapFeatures &m_features;
    QPointF m_axis;
    std::array<QPointF, 4> m_directions;
};

// An outline with too many points is represented by its frame. The side midpoints are outermost points only if the
// frame is parallel to the ruler.
SnapFeatures featuresOfIntricate(const Obb &frame, QPointF axis)
{
    SnapFeatures features;
    features.center = frame.center;
    features.frame = frame;
    for (QPointF corner : frame.corners())
        features.box.include(unrotated(corner, axis));
    if (areParallelAxes(frame.axis, axis)) {
        const QPointF along = frame.halfWidth * frame.axis, across = frame.halfHeight * perpendicular(frame.axis);
        features.points = {frame.center - along, frame.center - across, frame.center + along, frame.center + across};
    }
    return features;
}

} // namespace

bool areParallelAxes(QPointF a, QPointF b)
{
    // The product is half the sine of twice the angle; for a billionth of a degree it is 1.7e-11.
    return std::abs(cross(a, b) * dot(a, b)) <= 2e-11;
}

SnapFeatures snapFeatures(const Shape &shape, QPointF axis)
{
    if (pointCount(shape.outline) > MostCorners)
        return featuresOfIntricate(shape.frame(), axis);
    SnapFeatures features;
    features.center = shape.center;
    features.frame = shape.frame();
    const Collector collector(features, axis);
    if (shape.kind->form() == ShapeKind::Form::Path)
        collector.addCurves(shape.sceneOutline());
    else
        std::visit(collector, shape.scenePrimitive());
    return features;
}

SnapFeatures snapFeatures(const Obb &frame, QPointF axis)
{
    SnapFeatures features;
    features.center = frame.center;
    features.frame = frame;
    Collector(features, axis)(frame);
    return features;
}

SnapFeatures snapFeatures(QPointF point, QPointF axis)
{
    SnapFeatures features;
    features.points = {point};
    features.center = point;
    features.frame = {point, 0, 0, axis};
    features.box.include(unrotated(point, axis));
    return features;
}

SnapFeatures pulledFeatures(const Obb &frame, QPointF direction, QPointF axis)
{
    const QPointF along = frame.halfWidth * frame.axis, across = frame.halfHeight * perpendicular(frame.axis);
    const QPointF grip = frame.center + direction.x() * along + direction.y() * across;
    SnapFeatures features = snapFeatures(grip, axis);
    features.frame.axis = frame.axis;
    // The sides that end at a dragged corner change their length, so they are not features.
    if (direction.x() != 0 && direction.y() != 0)
        return features;
    const QPointF half = direction.x() != 0 ? across : along;
    features.points = {grip - half, grip + half};
    features.edges = {{grip - half, grip + half}};
    for (QPointF point : features.points)
        features.box.include(unrotated(point, axis));
    return features;
}

} // namespace Trammel
