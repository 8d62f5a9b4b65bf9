#include "widgets/interaction/labels_p.h"

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
    return QCoreApplication::translate("Trammel", "%1, %2").arg(number(offset.x()), number(offset.y()));
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

} // namespace Trammel
