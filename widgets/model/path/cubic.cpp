#include "widgets/model/path/cubic_p.h"

#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

using Coordinates = std::array<double, 4>;
using Parameters = QVarLengthArray<double, 2>;

double valueAt(const Coordinates &p, double t)
{
    const double s = 1 - t;
    return s * s * s * p[0] + 3 * t * s * (s * p[1] + t * p[2]) + t * t * t * p[3];
}

/// The parameters in (0, 1) at which a coordinate has a turning point outside the range of its ends.
Parameters turningPoints(const Coordinates &p)
{
    Parameters parameters;
    const auto [least, most] = std::minmax(p[0], p[3]);
    if (std::min(p[1], p[2]) >= least && std::max(p[1], p[2]) <= most)
        return parameters;
    // A third of the derivative is a t^2 + 2 b t + c.
    const double a = p[3] - p[0] + 3 * (p[1] - p[2]), b = p[2] - 2 * p[1] + p[0], c = p[1] - p[0];
    const double inner = b * b - a * c;
    if (!(inner >= 0))
        return parameters;
    const double q = -(b + std::copysign(std::sqrt(inner), b));
    for (const double t : {q / a, c / q}) {
        if (t > 0 && t < 1)
            parameters.append(t);
    }
    return parameters;
}

Coordinates along(const Cubic &curve, QPointF direction)
{
    return {dot(curve.from, direction), dot(curve.control1, direction), dot(curve.control2, direction),
            dot(curve.to, direction)};
}

} // namespace

QPointF Cubic::at(double t) const
{
    const double s = 1 - t;
    return s * s * s * from + 3 * t * s * (s * control1 + t * control2) + t * t * t * to;
}

std::pair<Cubic, Cubic> Cubic::split(double t) const
{
    const auto between = [t](QPointF a, QPointF b) { return a + t * (b - a); };
    const QPointF a = between(from, control1), b = between(control1, control2), c = between(control2, to);
    const QPointF ab = between(a, b), bc = between(b, c), middle = between(ab, bc);
    return {{from, a, ab, middle}, {middle, bc, c, to}};
}

bool Cubic::isFinite() const
{
    return Trammel::isFinite(from) && Trammel::isFinite(control1) && Trammel::isFinite(control2)
        && Trammel::isFinite(to);
}

bool Cubic::isSegment() const
{
    return same(from, control1) && same(control2, to);
}

double Cubic::bend() const
{
    return std::max(length(from - 2 * control1 + control2), length(control1 - 2 * control2 + to));
}

void include(Aabb2 &box, const Cubic &curve)
{
    box.include(curve.from);
    box.include(curve.to);
    const Coordinates coordinates[] = {{curve.from.x(), curve.control1.x(), curve.control2.x(), curve.to.x()},
                                       {curve.from.y(), curve.control1.y(), curve.control2.y(), curve.to.y()}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const Coordinates &p = coordinates[axis];
        for (const double t : turningPoints(p)) {
            const double value = valueAt(p, t);
            const double rounding = 8 * std::numeric_limits<double>::epsilon()
                * std::max({std::abs(p[0]), std::abs(p[1]), std::abs(p[2]), std::abs(p[3])});
            box.min[axis] = std::min(box.min[axis], value - rounding);
            box.max[axis] = std::max(box.max[axis], value + rounding);
        }
    }
}

QPointF farthest(const Cubic &curve, QPointF direction)
{
    const Coordinates p = along(curve, direction);
    QPointF best = p[0] >= p[3] ? curve.from : curve.to;
    double most = std::max(p[0], p[3]);
    for (const double t : turningPoints(p)) {
        if (const double value = valueAt(p, t); value > most) {
            most = value;
            best = curve.at(t);
        }
    }
    return best;
}

double nearestParameter(const Cubic &curve, QPointF point)
{
    constexpr int samples = 32;
    constexpr int refinements = 40;
    const auto away = [&](double t) { return lengthSquared(curve.at(t) - point); };
    std::array<double, samples + 1> distances;
    for (int i = 0; i <= samples; ++i)
        distances[std::size_t(i)] = away(double(i) / samples);
    double best = 0, least = distances.front();
    for (int i = 0; i <= samples; ++i) {
        const int before = std::max(i - 1, 0), after = std::min(i + 1, samples);
        const double sample = distances[std::size_t(i)];
        if (sample > distances[std::size_t(before)] || sample > distances[std::size_t(after)])
            continue;
        double low = double(before) / samples, high = double(after) / samples;
        for (int j = 0; j < refinements; ++j) {
            const double third = (high - low) / 3;
            if (away(low + third) <= away(high - third))
                high -= third;
            else
                low += third;
        }
        for (const double t : {double(i) / samples, (low + high) / 2}) {
            if (const double distance = away(t); distance < least) {
                least = distance;
                best = t;
            }
        }
    }
    return best;
}

} // namespace Trammel
