#pragma once

#include <QtCore/QtGlobal>

#include <cstring>

namespace Trammel {

/// The index of the first nonzero value in [from, end); the end if there is none.
inline int firstNonzero(const float *values, int from, int end)
{
    // Tests the bits of eight values at a time.
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
