#pragma once

#include "tests/geometry/random.h"
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/vector.h>

/// Families of boxes that provoke rounding errors.
enum class BoxFamily { Random, IntegerGrid, TenthsGrid, WithinUlps, SmallAndFar };

inline Trammel::Obb familyBox(Random &random, BoxFamily family)
{
    using Trammel::axisFromDegrees;
    const auto quarter = [&] { return axisFromDegrees(90 * random.integer(0, 3)); };
    switch (family) {
    case BoxFamily::Random:
        return {random.point(50), random.real(0, 30), random.real(0, 30), axisFromDegrees(random.real(0, 360))};
    case BoxFamily::IntegerGrid:
        return {random.gridPoint(8), double(random.integer(0, 4)), double(random.integer(0, 4)), quarter()};
    case BoxFamily::TenthsGrid:
        return {random.gridPoint(40) / 10, random.integer(0, 20) / 10.0, random.integer(0, 20) / 10.0,
                random.coin() ? quarter() : QPointF(0.6, 0.8)};
    case BoxFamily::WithinUlps:
        return {random.nudged(random.gridPoint(8), 3), random.nudged(double(random.integer(1, 4)), 3),
                double(random.integer(1, 4)), axisFromDegrees(random.integer(0, 3) * 45)};
    case BoxFamily::SmallAndFar:
        break;
    }
    return {QPointF(1e6, -1e6) + random.gridPoint(8) * 1e-6, random.integer(0, 4) * 1e-6, random.integer(1, 4) * 1e-6,
            axisFromDegrees(random.integer(0, 7) * 45)};
}

constexpr std::array AllBoxFamilies{BoxFamily::Random, BoxFamily::IntegerGrid, BoxFamily::TenthsGrid,
                                    BoxFamily::WithinUlps, BoxFamily::SmallAndFar};
