#include <trammel/geometry/vector.h>

#include <numbers>

namespace Trammel {

std::optional<QPointF> normalized(QPointF v)
{
    const double square = lengthSquared(v);
    if (square > 1e-280 && square < 1e280)
        return v / std::sqrt(square);
    const double largest = std::max(std::abs(v.x()), std::abs(v.y()));
    if (!isFinite(v) || largest == 0)
        return std::nullopt;
    // Scaling by a power of two first keeps the length from overflowing and from losing digits to underflow.
    const int exponent = -std::ilogb(largest);
    const QPointF scaled(std::scalbn(v.x(), exponent), std::scalbn(v.y(), exponent));
    return scaled / length(scaled);
}

QPointF axisFromDegrees(double degrees)
{
    // Most shapes are not rotated, and a sine costs more than the rest of many queries.
    if (degrees == 0 || !std::isfinite(degrees))
        return {1, 0};
    const double turned = normalizedDegrees(degrees);
    const int quarters = int(turned / 90 + 0.5);
    const double angle = (turned - 90 * quarters) * (std::numbers::pi / 180);
    // The angle is within 45 degrees of a quarter turn. Quarter turns are exact: they only swap and negate coordinates.
    // Differences from zero keep a zero positive. Selections are faster than branches, which are hard to predict.
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const bool isSwapped = quarters % 2 == 1;
    const double x = isSwapped ? s : c;
    const double y = isSwapped ? c : s;
    const bool isLeft = quarters % 4 == 1 || quarters % 4 == 2;
    const bool isUp = quarters % 4 == 2 || quarters % 4 == 3;
    return {isLeft ? 0 - x : x, isUp ? 0 - y : y};
}

double degreesFromAxis(QPointF axis)
{
    if (!isFinite(axis) || (axis.x() == 0 && axis.y() == 0))
        return 0;
    const bool steep = std::abs(axis.y()) > std::abs(axis.x());
    const double degreesPerRadian = 180 / std::numbers::pi;
    double degrees = 0;
    if (!steep)
        degrees = std::atan(axis.y() / axis.x()) * degreesPerRadian + (axis.x() < 0 ? 180 : 0);
    else
        degrees = (axis.y() > 0 ? 90 : 270) - std::atan(axis.x() / axis.y()) * degreesPerRadian;
    return normalizedDegrees(degrees);
}

double normalizedDegrees(double degrees)
{
    if (degrees >= 0 && degrees < 360)
        return degrees + 0.0;
    if (!std::isfinite(degrees))
        return 0;
    const double remainder = std::fmod(degrees, 360);
    if (remainder >= 0)
        return remainder + 0.0;
    // A tiny negative angle would round up to 360.
    const double turned = remainder + 360;
    return turned < 360 ? turned : 0;
}

} // namespace Trammel
