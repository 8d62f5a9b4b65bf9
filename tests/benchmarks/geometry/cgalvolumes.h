#pragma once

#include <QtCore/QPointF>

#include <span>

/// The number of the hull's corners.
std::size_t cgalHull(std::span<const QPointF> points);
/// The squared radius of the smallest circle, in CGAL's fast inexact form.
double cgalCircle(std::span<const QPointF> points);
/// The area of the least box, hull included.
double cgalBox(std::span<const QPointF> points);
