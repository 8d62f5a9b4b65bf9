#pragma once

#include <QtCore/QtGlobal>

#include <cstring>

namespace Trammel {

/// The index of the first value from there on that is not 0, or the end.
inline int skipZeros(const float *values, int from, int end)
{
    // Eight at a time, by their bits.
    for (; from + 8 <= end; from += 8) {
        quint64 bits[4];
        std::memcpy(bits, values + from, sizeof bits);
        if ((bits[0] | bits[1]) != 0)
            break;
        if ((bits[2] | bits[3]) != 0) {
            from += 4;
            break;
        }
    }
    while (from < end && values[from] == 0)
        ++from;
    return from;
}

} // namespace Trammel
