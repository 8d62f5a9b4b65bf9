#pragma once

#include <trammel/geometry/primitives.h>

#include <benchmark/benchmark.h>

#include <functional>
#include <span>
#include <vector>

/// Triangulates by CGAL's constrained Delaunay triangulation: exact predicates, all faces of the convex hull, without
/// an inside test.
void cgal(benchmark::State &state, const Trammel::Polygon &polygon);

/// The Minkowski differences of the first and the second polygon, the third and the fourth, and so on, by CGAL's
/// reduced convolution, with holes. Excludes the search of the boundary for the point closest to the origin.
void cgalMinkowskiSum(benchmark::State &state, const std::vector<Trammel::Polygon> &polygons);

/// Point location in a ring: exact, linear.
void cgalLocate(benchmark::State &state, std::span<const QPointF> ring, std::span<const QPointF> points);

/// Visits all pairs of intersecting boxes, by streamed segment trees.
void cgalVisitPairs(std::span<const Trammel::Aabb<2>> boxes,
                    const std::function<void(std::size_t first, std::size_t second)> &visit);
