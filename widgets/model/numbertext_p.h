#pragma once

namespace Trammel {

/// Room for any number as text.
inline constexpr int LargestNumberText = 32;

/// Writes a number as JSON wants it, in the shortest digits that read back bit for bit, whatever the
/// locale: whole numbers without an exponent, -0 as 0, what is not finite as null. Returns the end.
char *writeNumber(char *to, double value);

/// Reads a JSON number, to the nearest double. One that is too small counts as 0. Returns its end; null
/// when there is none, or one that is beyond all doubles.
const char *readNumber(const char *from, const char *end, double &value);

} // namespace Trammel
