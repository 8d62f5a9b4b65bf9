#pragma once

#include <trammel/geometry/primitives.h>

#include <functional>
#include <vector>

/// A family of benchmark polygons. make() takes the approximate number of points in all rings and always returns the
/// same polygon for it.
struct PolygonFamily
{
    const char *name;
    std::function<Trammel::Polygon(int points)> make;
    /// The largest number of points: construction takes too long beyond it.
    int mostPoints;
};

const std::vector<PolygonFamily> &polygonFamilies();
