#pragma once

#include "tests/geometry/random.h"

#include <array>

/// Numbers for which contact is common, or that provoke rounding errors: a small integer grid, where exact numbers
/// are short, too, a grid of tenths, thirds within 3 ulps, features of 1e-6 at 1e6, and plain random numbers.
enum class Scene { Grid, Tenths, Ulps, Far, Anywhere };
inline constexpr std::array AllScenes{Scene::Grid, Scene::Tenths, Scene::Ulps, Scene::Far, Scene::Anywhere};

inline QPointF placeIn(Random &random, Scene scene, int reach)
{
    const QPointF point = random.gridPoint(reach);
    switch (scene) {
    case Scene::Grid:
        return point;
    case Scene::Tenths:
        return point / 10;
    case Scene::Ulps:
        return random.nudged(point / 3, 3);
    case Scene::Far:
        return QPointF(1e6, -1e6) + point * 1e-6;
    case Scene::Anywhere:
        break;
    }
    return random.point(reach);
}

inline double lengthIn(Random &random, Scene scene, int most)
{
    const double length = random.integer(0, most);
    switch (scene) {
    case Scene::Grid:
        return length;
    case Scene::Tenths:
        return length / 10;
    case Scene::Ulps:
        return random.nudged(length / 3, 3);
    case Scene::Far:
        return length * 1e-6;
    case Scene::Anywhere:
        break;
    }
    return random.real(0, most);
}
