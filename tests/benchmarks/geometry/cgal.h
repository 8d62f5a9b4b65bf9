#pragma once

#include "geometry/primitives.h"

#include <benchmark/benchmark.h>

#include <functional>
#include <span>
#include <vector>

/// Triangulates by CGAL's constrained Delaunay triangulation: exact predicates, the faces of the whole hull,
/// without telling inside from outside.
void cgal(benchmark::State &state, const Trammel::Polygon &polygon);

/// The differences of the first and the second polygon, of the third and the fourth and so on, by CGAL's reduced
/// convolution, with holes: its boundary still has to be searched for the point nearest to the origin.
void cgalMinkowskiSum(benchmark::State &state, const std::vector<Trammel::Polygon> &polygons);

/// Where points lie in a ring: exact, linear.
void cgalLocate(benchmark::State &state, std::span<const QPointF> ring, std::span<const QPointF> points);

/// All pairs of boxes that meet, by streamed segment trees.
void cgalVisitPairs(std::span<const Trammel::Aabb<2>> boxes,
                    const std::function<void(std::size_t first, std::size_t second)> &visit);
