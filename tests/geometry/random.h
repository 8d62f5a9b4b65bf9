#pragma once

#include "tests/seed.h"

#include <QtCore/QPointF>

#include <cmath>
#include <random>

/// Seeded random numbers for tests: the seed is printed, and TRAMMEL_SEED sets it.
class Random
{
public:
    explicit Random(quint32 seed = 20240229) : m_engine(testSeed(seed)) { }

    double real(double least, double most) { return std::uniform_real_distribution<double>(least, most)(m_engine); }
    int integer(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_engine); }
    bool coin() { return integer(0, 1) == 1; }
    QPointF point(double reach) { return {real(-reach, reach), real(-reach, reach)}; }
    QPointF gridPoint(int reach) { return {double(integer(-reach, reach)), double(integer(-reach, reach))}; }

    /// The value, moved at random by at most this many units in the last place.
    double nudged(double value, int ulps)
    {
        const int steps = integer(-ulps, ulps);
        for (int i = 0; i < std::abs(steps); ++i)
            value = std::nextafter(value, steps > 0 ? HUGE_VAL : -HUGE_VAL);
        return value;
    }
    QPointF nudged(QPointF point, int ulps) { return {nudged(point.x(), ulps), nudged(point.y(), ulps)}; }

private:
    std::mt19937 m_engine;
};
