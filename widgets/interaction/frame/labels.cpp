#include "widgets/interaction/frame/labels_p.h"

#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

QString number(double value, int decimals)
{
    const double power = std::pow(10, decimals);
    // Adding zero turns -0 into 0.
    const double rounded = std::round(value * power) / power + 0.0;
    return QLocale().toString(rounded, 'f', QLocale::FloatingPointShortest);
}

int decimalsOf(double pixel)
{
    constexpr int most = 9;
    // A pixel size such as 1 / 1000 may be rounded down. The small term keeps this rounding from adding a decimal.
    return std::clamp(2 - int(std::floor(std::log10(pixel) + 1e-9)), 0, most);
}

} // namespace

QString offsetLabel(QPointF offset, double pixel)
{
    const int decimals = decimalsOf(pixel);
    //: A distance moved: across, down
    const QString sides = QCoreApplication::translate("Trammel", "%1, %2")
                              .arg(number(offset.x(), decimals), number(offset.y(), decimals));
    if (offset.x() == 0 || offset.y() == 0)
        return sides;
    //: A distance moved: across and down, then the straight-line distance
    return QCoreApplication::translate("Trammel", "%1   %2").arg(sides, lengthLabel(length(offset), pixel));
}

QString sizeLabel(QSizeF size, double pixel)
{
    const int decimals = decimalsOf(pixel);
    //: A size: width x height
    return QCoreApplication::translate("Trammel", "%1 \u00d7 %2")
        .arg(number(size.width(), decimals), number(size.height(), decimals));
}

QString angleLabel(double degrees)
{
    //: An angle in degrees
    return QCoreApplication::translate("Trammel", "%1\u00b0").arg(number(degrees, 2));
}

QString lengthLabel(double length, double pixel)
{
    return number(length, decimalsOf(pixel));
}

QString stretchLabel(QPointF way, double pixel)
{
    //: A length and a direction
    return QCoreApplication::translate("Trammel", "%1   %2")
        .arg(lengthLabel(length(way), pixel), angleLabel(normalizedDegrees(degreesFromAxis(way))));
}

} // namespace Trammel
