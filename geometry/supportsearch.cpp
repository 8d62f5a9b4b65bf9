#include "geometry/supportsearch_p.h"

#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace Trammel {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// The point of a part that lies farthest along a direction.
QPointF farthest(const ConvexPart &part, QPointF direction)
{
    if (part.ellipse) {
        const Ellipse &ellipse = *part.ellipse;
        const QPointF u = ellipse.axis * ellipse.radiusX, v = perpendicular(ellipse.axis) * ellipse.radiusY;
        const double alongU = dot(u, direction), alongV = dot(v, direction);
        const double reach = std::hypot(alongU, alongV);
        return reach > 0 ? ellipse.centre + (u * alongU + v * alongV) / reach : ellipse.centre;
    }
    QPointF best = part.corners.front();
    for (QPointF corner : part.corners) {
        if (dot(corner - best, direction) > 0)
            best = corner;
    }
    return best + direction * part.radius;
}

QPointF directionAt(double angle)
{
    return {std::cos(angle), std::sin(angle)};
}

/// Directions between two angles, and the points of the difference set that lie farthest along them. The
/// set reaches at least as far along every direction between as one of the two points.
struct Sector
{
    double from;
    double to;
    QPointF first;
    QPointF last;
    double splitAngle = 0;
    double bound = 0;

    void evaluate()
    {
        bound = infinity;
        consider(from);
        consider(to);
        // Both points reach as far where the direction is across their chord, least opposite to a point.
        const QPointF chord = last - first;
        if (chord != QPointF() || chord.x() != 0 || chord.y() != 0)
            considerTurned(std::atan2(-chord.x(), chord.y()));
        considerTurned(std::atan2(-first.y(), -first.x()));
        considerTurned(std::atan2(-last.y(), -last.x()));
    }

    void considerTurned(double angle)
    {
        while (angle < from)
            angle += 2 * pi;
        while (angle > to)
            angle -= 2 * pi;
        if (angle > from && angle < to)
            consider(angle);
    }

    void consider(double angle)
    {
        const QPointF direction = directionAt(angle);
        const double reach = std::max(dot(first, direction), dot(last, direction));
        if (reach < bound) {
            bound = reach;
            splitAngle = angle;
        }
    }
};

bool isLess(const Sector &a, const Sector &b)
{
    return a.bound > b.bound;
}

/// The largest value near a sample that is larger than its neighbours, by golden sections.
template <class Function> double peakBetween(const Function &function, double from, double to)
{
    constexpr double ratio = 0.6180339887498949;
    double left = to - ratio * (to - from), right = from + ratio * (to - from);
    double valueLeft = function(left), valueRight = function(right);
    for (int i = 0; i < 80 && right > left; ++i) {
        if (valueLeft > valueRight) {
            to = right;
            right = left;
            valueRight = valueLeft;
            left = to - ratio * (to - from);
            valueLeft = function(left);
        } else {
            from = left;
            left = right;
            valueLeft = valueRight;
            right = from + ratio * (to - from);
            valueRight = function(right);
        }
    }
    return std::max(valueLeft, valueRight);
}

} // namespace

template <class Function> double largestOverTurn(const Function &function, int sampleCount)
{
    const double step = 2 * pi / sampleCount;
    std::vector<double> samples;
    for (int i = 0; i < sampleCount; ++i)
        samples.push_back(function(i * step));
    double largest = -infinity;
    for (int i = 0; i < sampleCount; ++i) {
        const double before = samples[std::size_t((i + sampleCount - 1) % sampleCount)];
        const double after = samples[std::size_t((i + 1) % sampleCount)];
        const double here = samples[std::size_t(i)];
        largest = std::max(largest, here);
        if (here >= before && here >= after)
            largest = std::max(largest, peakBetween(function, (i - 1) * step, (i + 1) * step));
    }
    return largest;
}

double leastSupport(const ConvexPart &a, const ConvexPart &b)
{
    const auto contactPoint = [&](double angle) {
        const QPointF direction = directionAt(angle);
        return farthest(a, direction) - farthest(b, -direction);
    };
    std::vector<Sector> sectors;
    double least = infinity, scale = 0;
    std::array<QPointF, 5> points;
    for (int i = 0; i < 5; ++i) {
        points[std::size_t(i)] = contactPoint(i * pi / 2);
        least = std::min(least, dot(points[std::size_t(i)], directionAt(i * pi / 2)));
        scale = std::max(scale, length(points[std::size_t(i)]));
    }
    if (!std::isfinite(scale))
        return -infinity;
    for (std::size_t i = 0; i < 4; ++i) {
        Sector sector{double(i) * pi / 2, double(i + 1) * pi / 2, points[i], points[i + 1]};
        sector.evaluate();
        sectors.push_back(sector);
    }
    std::make_heap(sectors.begin(), sectors.end(), isLess);
    for (int step = 0; step < 300; ++step) {
        std::pop_heap(sectors.begin(), sectors.end(), isLess);
        const Sector sector = sectors.back();
        sectors.pop_back();
        if (sector.bound >= least - 1e-15 * scale)
            break;
        double angle = sector.splitAngle;
        if (angle <= sector.from || angle >= sector.to)
            angle = (sector.from + sector.to) / 2;
        if (angle <= sector.from || angle >= sector.to)
            break;
        const QPointF point = contactPoint(angle);
        least = std::min(least, dot(point, directionAt(angle)));
        for (Sector half :
             {Sector{sector.from, angle, sector.first, point}, Sector{angle, sector.to, point, sector.last}}) {
            half.evaluate();
            sectors.push_back(half);
            std::push_heap(sectors.begin(), sectors.end(), isLess);
        }
    }
    return least;
}

double largestReach(const ConvexPart &inner, const ConvexPart &outer)
{
    return largestOverTurn(
        [&](double angle) {
            const QPointF direction = directionAt(angle);
            return dot(farthest(inner, direction) - farthest(outer, direction), direction);
        },
        128);
}

double coreDistance(QPointF point, const ConvexPart &part)
{
    if (part.corners.size() > 2) {
        const auto isWithin = [point](const Side &side) { return dot(side.normal, point) <= side.offset; };
        if (std::all_of(part.sides.begin(), part.sides.end(), isWithin))
            return 0;
    }
    double least = infinity;
    for (std::size_t i = 0; i < part.corners.size(); ++i) {
        const QPointF from = part.corners[i], to = part.corners[i + 1 == part.corners.size() ? 0 : i + 1];
        const QPointF along = to - from;
        const double lengthSq = lengthSquared(along);
        const double place = lengthSq > 0 ? std::clamp(dot(point - from, along) / lengthSq, 0.0, 1.0) : 0;
        least = std::min(least, length(point - (from + along * place)));
    }
    return least;
}

double largestDistance(const ConvexPart &round, const Ellipse &ellipse)
{
    const QPointF u = ellipse.axis * ellipse.radiusX, v = perpendicular(ellipse.axis) * ellipse.radiusY;
    return largestOverTurn(
               [&](double angle) {
                   return coreDistance(ellipse.centre + u * std::cos(angle) + v * std::sin(angle), round);
               },
               64)
        - round.radius;
}

double largestUnitDistance(const Ellipse &outer, const ConvexPart &other)
{
    const double axisSq = lengthSquared(outer.axis);
    const auto mapped = [&](QPointF vector) {
        return QPointF(dot(vector, outer.axis) / (axisSq * outer.radiusX),
                       dot(vector, perpendicular(outer.axis)) / (axisSq * outer.radiusY));
    };
    const auto largestFrom = [&](QPointF centre, QPointF u, QPointF v) {
        return std::sqrt(largestOverTurn(
            [&](double angle) { return lengthSquared(centre + u * std::cos(angle) + v * std::sin(angle)); }, 16));
    };
    if (other.ellipse) {
        const Ellipse &inner = *other.ellipse;
        return largestFrom(mapped(inner.centre - outer.centre), mapped(inner.axis * inner.radiusX),
                           mapped(perpendicular(inner.axis) * inner.radiusY));
    }
    double largest = 0;
    for (QPointF corner : other.corners) {
        const QPointF place = mapped(corner - outer.centre);
        largest = std::max(largest,
                           other.radius > 0 ? largestFrom(place, mapped({other.radius, 0}), mapped({0, other.radius}))
                                            : length(place));
    }
    return largest;
}

} // namespace Trammel
