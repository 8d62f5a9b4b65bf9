#pragma once

#include "geometry/primitives.h"

#include <functional>
#include <vector>

/// Polygons to measure with, by family: each from a number of points (of all rings together, about) and always
/// the same.
struct PolygonFamily
{
    const char *name;
    std::function<Trammel::Polygon(int points)> make;
    /// Making larger ones takes too long.
    int mostPoints;
};

const std::vector<PolygonFamily> &polygonFamilies();
