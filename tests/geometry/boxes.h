#pragma once

#include <trammel/geometry/aabb.h>

inline Trammel::Aabb2 box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, bottom}};
}

inline Trammel::Aabb3 box3(Trammel::Aabb3::Vector min, Trammel::Aabb3::Vector max)
{
    return {min, max};
}
