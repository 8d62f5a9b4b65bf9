#include "widgets/interaction/labels_p.h"

#include "geometry/vector.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <cmath>

namespace Trammel {

namespace {

QString number(double value)
{
    // Adding zero makes -0 a plain 0.
    const double rounded = std::round(value * 100) / 100 + 0.0;
    return QLocale().toString(rounded, 'f', QLocale::FloatingPointShortest);
}

} // namespace

QString offsetLabel(QPointF offset)
{
    //: A distance moved: across, down
    const QString sides = QCoreApplication::translate("Trammel", "%1, %2").arg(number(offset.x()), number(offset.y()));
    if (offset.x() == 0 || offset.y() == 0)
        return sides;
    //: A distance moved: across and down, as the crow flies
    return QCoreApplication::translate("Trammel", "%1   %2").arg(sides, lengthLabel(length(offset)));
}

QString sizeLabel(QSizeF size)
{
    //: A size: width x height
    return QCoreApplication::translate("Trammel", "%1 \u00d7 %2").arg(number(size.width()), number(size.height()));
}

QString angleLabel(double degrees)
{
    //: An angle in degrees
    return QCoreApplication::translate("Trammel", "%1\u00b0").arg(number(degrees));
}

QString lengthLabel(double length)
{
    return number(length);
}

QString stretchLabel(QPointF way)
{
    //: A length and a direction
    return QCoreApplication::translate("Trammel", "%1   %2")
        .arg(lengthLabel(length(way)), angleLabel(normalizedDegrees(degreesFromAxis(way))));
}

} // namespace Trammel
