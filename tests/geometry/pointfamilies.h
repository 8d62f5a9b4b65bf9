#pragma once

#include "tests/geometry/random.h"
#include <trammel/geometry/vector.h>

#include <vector>

using Points = std::vector<QPointF>;

/// Point sets that provoke rounding errors.
inline Points somePoints(Random &random, int round)
{
    Points points;
    const int count = random.integer(1, 30);
    const QPointF base = random.point(10), along = Trammel::axisFromDegrees(random.real(0, 360));
    for (int i = 0; i < count; ++i) {
        switch (round % 6) {
        case 0:
            points.push_back(random.point(100));
            break;
        case 1:
            points.push_back(random.gridPoint(5));
            break;
        case 2: // on a circle, up to rounding
            points.push_back(base + Trammel::axisFromDegrees(random.real(0, 360)) * 7);
            break;
        case 3: // collinear up to rounding
            points.push_back(random.nudged(base + along * random.real(-9, 9), 2));
            break;
        case 4: // within a few units in the last place
            points.push_back(random.nudged(base, 4));
            break;
        default: // small and far
            points.push_back(QPointF(1e6, 1e6) + random.gridPoint(9) * 1e-6);
        }
    }
    return points;
}
