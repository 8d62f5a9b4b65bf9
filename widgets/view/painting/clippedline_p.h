#pragma once

#include <QtCore/QLineF>
#include <QtCore/QRectF>

#include <algorithm>
#include <optional>

namespace Trammel {

/// The part of a line inside a rectangle, by the Liang-Barsky algorithm; nothing if the line lies outside. Horizontal
/// and vertical lines remain exactly horizontal and vertical. Lines that extend far outside the device overload a
/// painter.
inline std::optional<QLineF> clipped(const QLineF &line, const QRectF &area)
{
    double first = 0, last = 1;
    const auto cut = [&](double speed, double room) {
        if (speed == 0)
            return room >= 0;
        const double share = room / speed;
        speed < 0 ? first = std::max(first, share) : last = std::min(last, share);
        return first <= last;
    };
    if (!cut(-line.dx(), line.x1() - area.left()) || !cut(line.dx(), area.right() - line.x1())
        || !cut(-line.dy(), line.y1() - area.top()) || !cut(line.dy(), area.bottom() - line.y1()))
        return std::nullopt;
    return QLineF(line.pointAt(first), line.pointAt(last));
}

} // namespace Trammel
