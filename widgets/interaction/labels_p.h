#pragma once

#include <QtCore/QPointF>
#include <QtCore/QSizeF>
#include <QtCore/QString>

namespace Trammel {

/// What is written beside the pointer while it drags, in the user's locale. Lengths have as many decimals as a
/// hundredth of a view pixel needs (its size is in scene units), and angles two, both at most.
QString offsetLabel(QPointF offset, double pixel);
QString sizeLabel(QSizeF size, double pixel);
QString angleLabel(double degrees);
QString lengthLabel(double length, double pixel);
/// How long a stretch is, and where it goes.
QString stretchLabel(QPointF way, double pixel);

} // namespace Trammel
