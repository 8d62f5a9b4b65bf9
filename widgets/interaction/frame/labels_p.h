#pragma once

#include <QtCore/QPointF>
#include <QtCore/QSizeF>
#include <QtCore/QString>

namespace Trammel {

/// Labels next to the pointer during a drag, in the user's locale. Lengths are in scene units, with as many decimals as
/// a hundredth of a view pixel needs, at most nine; angles have at most two. Trailing zeros are dropped. The pixel is
/// the size of one view pixel in scene units.
QString offsetLabel(QPointF offset, double pixel);
QString sizeLabel(QSizeF size, double pixel);
QString angleLabel(double degrees);
QString lengthLabel(double length, double pixel);
/// The length and the direction of a vector.
QString stretchLabel(QPointF way, double pixel);

} // namespace Trammel
