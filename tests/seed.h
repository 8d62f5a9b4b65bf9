#pragma once

#include <QtCore/QString>

#include <algorithm>

/// The seed of a random test: TRAMMEL_SEED, or the standard one. Prints the seed, so that a failure can be repeated.
inline quint32 testSeed(quint32 standard)
{
    bool isGiven = false;
    const quint32 given = qEnvironmentVariable("TRAMMEL_SEED").toUInt(&isGiven);
    const quint32 seed = isGiven ? given : standard;
    qInfo("TRAMMEL_SEED=%u", seed);
    return seed;
}

/// The number of rounds of a random test: the percentage TRAMMEL_ROUNDS of the given number, or all. The build with
/// sanitizers takes several times as long for each round.
inline int testRounds(int all)
{
    bool isGiven = false;
    const int percentage = qEnvironmentVariableIntValue("TRAMMEL_ROUNDS", &isGiven);
    return isGiven ? std::max(1, int(qint64(all) * percentage / 100)) : all;
}
