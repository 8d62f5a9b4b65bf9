#pragma once

#include "geometry/primitives.h"

#include <benchmark/benchmark.h>

/// Triangulates by CGAL's constrained Delaunay triangulation: exact predicates, the faces of the whole hull,
/// without telling inside from outside.
void cgal(benchmark::State &state, const Trammel::Polygon &polygon);
