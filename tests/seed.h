#pragma once

#include <QtCore/QString>

/// The seed of a random test: printed, so that a failure can be repeated, and set by TRAMMEL_SEED.
inline quint32 testSeed(quint32 standard)
{
    bool isGiven = false;
    const quint32 given = qEnvironmentVariable("TRAMMEL_SEED").toUInt(&isGiven);
    const quint32 seed = isGiven ? given : standard;
    qInfo("TRAMMEL_SEED=%u", seed);
    return seed;
}
