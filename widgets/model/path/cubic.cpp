#include "widgets/model/path/cubic_p.h"

#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

using Coordinates = std::array<double, 4>;
using Parameters = QVarLengthArray<double, 4>;

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

/// The coefficients of a polynomial in Bernstein form.
using Quintic = std::array<double, 6>;
using Roots = QVarLengthArray<double, 8>;

int signChanges(const Quintic &coefficients)
{
    int changes = 0;
    double last = 0;
    for (const double value : coefficients) {
        changes += (value < 0 && last > 0) || (value > 0 && last < 0);
        last = value != 0 ? value : last;
    }
    return changes;
}

/// Appends the roots at which a polynomial over an interval changes its sign. The interval is halved as long as the
/// coefficients change their sign, which is at least as often as the polynomial does. The halves together have no more
/// changes than the whole, so at most five intervals of each size are halved.
void appendRoots(Roots &roots, const Quintic &whole, double low, double high)
{
    constexpr double leastInterval = 1e-12;
    if (signChanges(whole) == 0)
        return;
    const double middle = (low + high) / 2;
    if (high - low < leastInterval) {
        roots.append(middle);
        return;
    }
    Quintic first, second = whole;
    for (std::size_t i = 0; i < first.size(); ++i) {
        first[i] = second[0];
        for (std::size_t j = 0; j + 1 + i < second.size(); ++j)
            second[j] = (second[j] + second[j + 1]) / 2;
    }
    if (second[0] == 0)
        roots.append(middle);
    appendRoots(roots, first, low, middle);
    appendRoots(roots, second, middle, high);
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
    return std::sqrt(
        std::max(lengthSquared(from - 2 * control1 + control2), lengthSquared(control1 - 2 * control2 + to)));
}

void include(Aabb2 &box, const Cubic &curve, double leastParameter, double error)
{
    box.include(curve.from);
    box.include(curve.to);
    const Coordinates coordinates[] = {{curve.from.x(), curve.control1.x(), curve.control2.x(), curve.to.x()},
                                       {curve.from.y(), curve.control1.y(), curve.control2.y(), curve.to.y()}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const Coordinates &p = coordinates[axis];
        const auto [least, most] = std::minmax({p[0], p[1], p[2], p[3]});
        const double rounding =
            error + 8 * std::numeric_limits<double>::epsilon() * std::max(std::abs(least), std::abs(most));
        // The control points contain the curve.
        if (least - rounding >= box.min[axis] && most + rounding <= box.max[axis])
            continue;
        Parameters parameters = turningPoints(p);
        if (error > 0) {
            parameters.append(leastParameter);
            parameters.append(1 - leastParameter);
        }
        for (const double t : std::as_const(parameters)) {
            const double value = valueAt(p, t);
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
    const QPointF c0 = curve.from - point, c1 = curve.control1 - point, c2 = curve.control2 - point,
                  c3 = curve.to - point;
    const QPointF d0 = c1 - c0, d1 = c2 - c1, d2 = c3 - c2;
    // A sixth of the derivative of the squared distance.
    const Quintic slope{dot(c0, d0),
                        (2 * dot(c0, d1) + 3 * dot(c1, d0)) / 5,
                        (dot(c0, d2) + 6 * dot(c1, d1) + 3 * dot(c2, d0)) / 10,
                        (3 * dot(c1, d2) + 6 * dot(c2, d1) + dot(c3, d0)) / 10,
                        (3 * dot(c2, d2) + 2 * dot(c3, d1)) / 5,
                        dot(c3, d2)};
    Roots parameters{1};
    appendRoots(parameters, slope, 0, 1);
    double best = 0, least = lengthSquared(c0);
    for (const double t : std::as_const(parameters)) {
        if (const double distance = lengthSquared(curve.at(t) - point); distance < least) {
            least = distance;
            best = t;
        }
    }
    return best;
}

} // namespace Trammel
