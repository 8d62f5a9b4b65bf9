#pragma once

namespace Trammel {

/// The size of a buffer that holds any number as text.
inline constexpr int LargestNumberText = 32;

/// Writes a number as JSON, independently of the locale, with the shortest digits that read back bit for bit. Whole
/// numbers below 1e15 have no exponent, -0 is written as 0, and numbers that are not finite are written as null.
/// Returns the end.
char *writeNumber(char *to, double value);

/// Reads a JSON number, rounded to the nearest double. A number that is too small counts as 0. Returns the end; null if
/// there is no number or if it is too large for a double.
const char *readNumber(const char *from, const char *end, double &value);

} // namespace Trammel
