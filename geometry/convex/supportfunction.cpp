#include "geometry/convex/supportfunction_p.h"

#include "geometry/convex/shortestmove_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace Trammel {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// The support point of a set: its point that lies farthest along a direction. The direction must be a unit vector.
QPointF farthest(const Convex &set, QPointF direction)
{
    if (set.ellipse()) {
        const Ellipse &ellipse = *set.ellipse();
        const QPointF u = ellipse.axis * ellipse.radiusX, v = perpendicular(ellipse.axis) * ellipse.radiusY;
        const double alongU = dot(u, direction), alongV = dot(v, direction);
        const double reach = std::sqrt(alongU * alongU + alongV * alongV);
        return reach > 0 ? ellipse.center + (u * alongU + v * alongV) / reach : ellipse.center;
    }
    const std::span<const QPointF> corners = set.corners();
    QPointF best = corners.front();
    for (QPointF corner : corners) {
        if (dot(corner - best, direction) > 0)
            best = corner;
    }
    return best + direction * set.radius();
}

/// The directions between two unit vectors, and the support points of the Minkowski difference along both. For every
/// direction in between, these two points give a lower bound of the support function.
struct Sector
{
    QPointF from;
    QPointF to;
    QPointF first;
    QPointF last;
    QPointF splitDirection = {};
    double bound = infinity;

    void evaluate()
    {
        consider(from);
        consider(to);
        // The bound is least at an end of the sector, perpendicular to the chord, where both points extend equally far,
        // or opposite to a point.
        considerWithin(-perpendicular(last - first));
        considerWithin(-first);
        considerWithin(-last);
    }

    bool holds(QPointF direction) const { return cross(from, direction) > 0 && cross(direction, to) > 0; }

    void considerWithin(QPointF vector)
    {
        const double size = std::sqrt(lengthSquared(vector));
        if (size > 0 && holds(vector))
            consider(vector / size);
    }

    void consider(QPointF direction)
    {
        const double reach = std::max(dot(first, direction), dot(last, direction));
        if (reach < bound) {
            bound = reach;
            splitDirection = direction;
        }
    }
};

bool isLater(const Sector &a, const Sector &b)
{
    return a.bound > b.bound;
}

struct Peak
{
    double angle;
    double value;
};

/// The largest value of a function between two angles, by golden-section search. The function must have a single peak
/// there.
template <class Function> Peak peakBetween(const Function &function, double from, double to)
{
    constexpr double ratio = 0.6180339887498949;
    Peak left{to - ratio * (to - from), 0}, right{from + ratio * (to - from), 0};
    left.value = function(left.angle);
    right.value = function(right.angle);
    for (int i = 0; i < 80 && right.angle > left.angle; ++i) {
        if (left.value > right.value) {
            to = right.angle;
            right = left;
            left.angle = to - ratio * (to - from);
            left.value = function(left.angle);
        } else {
            from = left.angle;
            left = right;
            right.angle = from + ratio * (to - from);
            right.value = function(right.angle);
        }
    }
    return left.value > right.value ? left : right;
}

/// The largest value of a function over a full turn. The samples must be dense enough to separate its peaks.
template <int sampleCount, class Function> Peak largestOverTurn(const Function &function)
{
    constexpr double step = 2 * pi / sampleCount;
    std::array<double, sampleCount + 2> samples;
    for (int i = 0; i < sampleCount + 2; ++i)
        samples[std::size_t(i)] = function((i - 1) * step);
    Peak largest{0, -infinity};
    for (int i = 1; i <= sampleCount; ++i) {
        const double here = samples[std::size_t(i)];
        if (!(here >= samples[std::size_t(i - 1)] && here >= samples[std::size_t(i + 1)]))
            continue;
        for (const Peak &peak : {Peak{(i - 1) * step, here}, peakBetween(function, (i - 2) * step, i * step)}) {
            if (peak.value > largest.value)
                largest = peak;
        }
    }
    return largest;
}

} // namespace

double support(const Convex &set, QPointF direction)
{
    return dot(farthest(set, direction), direction);
}

Segment supportEdge(const Convex &set, QPointF direction)
{
    const QPointF point = farthest(set, direction);
    if (set.ellipse())
        return {point, point};
    const QPointF across = perpendicular(direction), onHull = point - direction * set.radius();
    const double slack = 1e-11 * (set.bounds().size()[0] + set.bounds().size()[1]);
    Segment edge{onHull, onHull};
    for (QPointF corner : set.corners()) {
        if (dot(corner - onHull, direction) < -slack)
            continue;
        if (dot(corner - edge.from, across) < 0)
            edge.from = corner;
        if (dot(corner - edge.to, across) > 0)
            edge.to = corner;
    }
    return {edge.from + direction * set.radius(), edge.to + direction * set.radius()};
}

Segment commonEdge(const Convex &a, const Convex &b, QPointF normal)
{
    const Segment own = supportEdge(a, normal), other = supportEdge(b, -normal);
    const QPointF across = perpendicular(normal);
    // The other edge runs the other way, since it belongs to the opposite direction.
    const double begin = std::max(0.0, dot(other.to - own.from, across));
    const double end = std::min(dot(own.to - own.from, across), dot(other.from - own.from, across));
    if (begin < end)
        return {own.from + across * begin, own.from + across * end};
    const QPointF point = own.from + across * ((begin + end) / 2);
    return {point, point};
}

double leastSupport(const Convex &a, const Convex &b, double threshold, double slack, QPointF *leastDirection)
{
    const auto contactPoint = [&](QPointF direction) { return farthest(a, direction) - farthest(b, -direction); };
    constexpr std::array<QPointF, 5> directions{QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1),
                                                QPointF(1, 0)};
    std::array<QPointF, 5> points;
    double least = infinity, scale = 0;
    const auto consider = [&](QPointF direction, QPointF point) {
        const double reach = dot(point, direction);
        if (reach < least && leastDirection)
            *leastDirection = direction;
        least = std::min(least, reach);
    };
    for (std::size_t i = 0; i < 5; ++i) {
        points[i] = contactPoint(directions[i]);
        consider(directions[i], points[i]);
        scale = std::max(scale, std::abs(points[i].x()) + std::abs(points[i].y()));
    }
    if (!std::isfinite(scale))
        return -infinity;
    QVarLengthArray<Sector, 64> sectors;
    const auto add = [&sectors](Sector sector) {
        sector.evaluate();
        sectors.append(sector);
        std::push_heap(sectors.begin(), sectors.end(), isLater);
    };
    for (std::size_t i = 0; i < 4; ++i)
        add({directions[i], directions[i + 1], points[i], points[i + 1]});
    for (int step = 0; step < 300 && least >= threshold - slack; ++step) {
        std::pop_heap(sectors.begin(), sectors.end(), isLater);
        const Sector sector = sectors.back();
        sectors.removeLast();
        if (sector.bound > threshold + slack)
            return sector.bound;
        if (sector.bound >= least - 1e-15 * scale)
            break;
        QPointF direction = sector.splitDirection;
        if (!sector.holds(direction))
            direction = *normalized(sector.from + sector.to);
        if (!sector.holds(direction))
            break;
        const QPointF point = contactPoint(direction);
        consider(direction, point);
        add({sector.from, direction, sector.first, point});
        add({direction, sector.to, point, sector.last});
    }
    return least;
}

double protrusionOfEllipse(const Convex &round, const Ellipse &ellipse)
{
    const QPointF u = ellipse.axis * ellipse.radiusX, v = perpendicular(ellipse.axis) * ellipse.radiusY;
    const auto pointAt = [&](double angle) { return ellipse.center + u * std::cos(angle) + v * std::sin(angle); };
    if (!round.ellipse()) {
        const auto distanceAt = [&](double angle) { return roundedDistanceFromHull(pointAt(angle), round); };
        return largestOverTurn<64>(distanceAt).value - round.radius();
    }

    // In the frame in which the outer ellipse is the unit circle, the distance from the origin decides.
    const Ellipse &outer = *round.ellipse();
    const double axisSquared = lengthSquared(outer.axis);
    const auto mapped = [&](QPointF vector) {
        return QPointF(dot(vector, outer.axis) / (axisSquared * outer.radiusX),
                       dot(vector, perpendicular(outer.axis)) / (axisSquared * outer.radiusY));
    };
    const QPointF center = mapped(ellipse.center - outer.center), mappedU = mapped(u), mappedV = mapped(v);
    const Peak farthest = largestOverTurn<16>(
        [&](double angle) { return lengthSquared(center + mappedU * std::cos(angle) + mappedV * std::sin(angle)); });
    const double beyond = std::sqrt(farthest.value) - 1;
    // The gradient of that distance gives the length of a unit in the original frame.
    const QPointF place = mapped(pointAt(farthest.angle) - outer.center);
    const double unitLength = length(place) / std::hypot(place.x() / outer.radiusX, place.y() / outer.radiusY);
    return std::isfinite(unitLength) ? beyond * unitLength : beyond * std::min(outer.radiusX, outer.radiusY);
}

// The samples are dense where the outer boundary has the largest curvature: an ellipse is sampled by its parameter
// angle, which is dense at its tips.
double leastClearance(const Convex &round, const Convex &inner, QPointF *leastDirection)
{
    const auto directionAt = [&round](double angle) {
        const QPointF turn(std::cos(angle), std::sin(angle));
        if (const Ellipse *ellipse = round.ellipse())
            return *normalized(rotated({turn.x() * ellipse->radiusY, turn.y() * ellipse->radiusX}, ellipse->axis));
        return round.box() ? *normalized(rotated(turn, round.box()->axis)) : turn;
    };
    const Peak least = largestOverTurn<64>([&](double angle) {
        const QPointF direction = directionAt(angle);
        return dot(farthest(inner, direction) - farthest(round, direction), direction);
    });
    if (leastDirection)
        *leastDirection = directionAt(least.angle);
    return -least.value;
}

Contact searchedTranslation(const Convex &a, const Convex &b, QPointF fromCenterToCenter)
{
    ShortestMove way(fromCenterToCenter);
    QPointF least;
    leastSupport(a, b, 0, infinity, &least);
    for (QPointF direction : {least, -least, normalized(fromCenterToCenter).value_or(QPointF(1, 0))})
        way.consider(direction, support(a, direction) + support(b, -direction));
    return way.best();
}

} // namespace Trammel
