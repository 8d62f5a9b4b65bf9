#pragma once

#include "widgets/model/path/cubic_p.h"

#include <QtCore/QList>
#include <QtCore/QPointF>

namespace Trammel {

/// Fits a ring of a path to drawn points, after P. J. Schneider, "An Algorithm for Automatically Fitting Digitized
/// Curves" (Graphics Gems, 1990): each point is within the tolerance of the curve at the parameter of the point, and so
/// few segments are used as the algorithm finds. Sharp bends become corners; elsewhere the segments join smoothly. If
/// the ring is closed, the last point is taken as the first one. Returns an open or a closed ring, or an empty one for
/// fewer than two different points. The cost is about linear in the number of points.
QList<QPointF> fittedRing(const QList<QPointF> &points, double tolerance, bool isClosed);

/// One curve in place of two that follow each other, with the ends and the directions at the ends of the two, as near
/// to them as the method of least squares finds.
Cubic merged(const Cubic &first, const Cubic &second);

} // namespace Trammel
