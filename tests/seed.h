#pragma once

#include <QtCore/QString>

/// The seed of a random test: TRAMMEL_SEED, or the standard one. Prints the seed, so that a failure can be repeated.
inline quint32 testSeed(quint32 standard)
{
    bool isGiven = false;
    const quint32 given = qEnvironmentVariable("TRAMMEL_SEED").toUInt(&isGiven);
    const quint32 seed = isGiven ? given : standard;
    qInfo("TRAMMEL_SEED=%u", seed);
    return seed;
}
