#pragma once

#include <QtCore/QPointF>
#include <QtCore/QSizeF>
#include <QtCore/QString>

namespace Trammel {

/// What is written beside the pointer while it drags, in the user's locale, with two decimals at most.
QString offsetLabel(QPointF offset);
QString sizeLabel(QSizeF size);
QString angleLabel(double degrees);
QString lengthLabel(double length);
/// How long a stretch is, and where it goes.
QString stretchLabel(QPointF way);

} // namespace Trammel
