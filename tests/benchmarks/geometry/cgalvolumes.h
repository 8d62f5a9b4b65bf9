#pragma once

#include <QtCore/QPointF>

#include <span>

/// The number of vertices of the convex hull.
std::size_t cgalHull(std::span<const QPointF> points);
/// The squared radius of the smallest enclosing circle, in CGAL's fast inexact form.
double cgalCircle(std::span<const QPointF> points);
/// The area of the smallest enclosing box; includes the computation of the convex hull.
double cgalBox(std::span<const QPointF> points);
