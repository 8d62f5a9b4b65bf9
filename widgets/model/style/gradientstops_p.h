#pragma once

#include <trammel/fill.h>

namespace Trammel {

/// The color of a gradient at an offset.
QColor colorAt(const QGradientStops &stops, double offset);

/// A color between two others, without regard to premultiplication.
QColor mixed(const QColor &a, const QColor &b, double share);

/// Adds a stop in the order of the offsets, after those of the same offset. Returns its index.
qsizetype insertStop(QGradientStops &stops, const QGradientStop &stop);

/// Moves a stop, past others if necessary. Returns its new index.
qsizetype moveStop(QGradientStops &stops, qsizetype index, double offset);

/// An offset that the user chooses with the pointer: percents with one decimal.
double roundedOffset(double offset);

} // namespace Trammel
