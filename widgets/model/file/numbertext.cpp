#include "widgets/model/file/numbertext_p.h"

#include <QtCore/QByteArray>
#include <QtCore/QLocale>

#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <system_error>

namespace Trammel {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

const char *endOfDigits(const char *from, const char *end)
{
    while (from != end && isDigit(*from))
        ++from;
    return from;
}

/// The end of the JSON number at the start of the text; null if the text does not start with one.
const char *endOfNumber(const char *from, const char *end)
{
    if (from != end && *from == '-')
        ++from;
    if (from == end || !isDigit(*from))
        return nullptr;
    from = *from == '0' ? from + 1 : endOfDigits(from, end);
    if (from != end && *from == '.') {
        if (++from == end || !isDigit(*from))
            return nullptr;
        from = endOfDigits(from, end);
    }
    if (from != end && (*from == 'e' || *from == 'E')) {
        if (++from != end && (*from == '+' || *from == '-'))
            ++from;
        if (from == end || !isDigit(*from))
            return nullptr;
        from = endOfDigits(from, end);
    }
    return from;
}

/// Whether a number that is out of range for a double is too large rather than too small.
bool isTooLarge(const char *from, const char *end)
{
    // The power of ten of the number in the form 0.d..., where d is its first nonzero digit.
    qint64 power = 0;
    bool isFraction = false, isFound = false;
    for (; from != end && *from != 'e' && *from != 'E'; ++from) {
        isFraction = isFraction || *from == '.';
        isFound = isFound || (*from >= '1' && *from <= '9');
        if (isFound && !isFraction)
            ++power;
        else if (!isFound && isFraction && *from == '0')
            --power;
    }
    int exponent = 0;
    if (from != end) {
        from += from[1] == '+' ? 2 : 1;
        const bool isNegative = *from == '-';
        if (std::from_chars(from, end, exponent).ec != std::errc())
            exponent = isNegative ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    }
    return power + exponent > 0;
}

} // namespace

char *writeNumber(char *to, double value)
{
    constexpr double mostWhole = 1e15, leastPlain = 1e-4;
    const double magnitude = std::abs(value);
    if (magnitude < mostWhole && value == std::trunc(value))
        return std::to_chars(to, to + LargestNumberText, qint64(value)).ptr;
    if (!std::isfinite(value)) {
        std::memcpy(to, "null", 4);
        return to + 4;
    }
    // The notation is that of Qt's JSON, so that files look alike. Only short numbers such as 0.0002 differ: Qt writes
    // 2e-04.
    const bool isPlain = magnitude >= leastPlain && magnitude < mostWhole;
#ifdef __cpp_lib_to_chars
    const std::chars_format format = isPlain ? std::chars_format::fixed : std::chars_format::scientific;
    return std::to_chars(to, to + LargestNumberText, value, format).ptr;
#else
    const QByteArray text = QByteArray::number(value, isPlain ? 'f' : 'e', QLocale::FloatingPointShortest);
    std::memcpy(to, text.constData(), std::size_t(text.size()));
    return to + text.size();
#endif
}

const char *readNumber(const char *from, const char *end, double &value)
{
    const char *stop = endOfNumber(from, end);
    if (!stop)
        return nullptr;
#ifdef __cpp_lib_to_chars
    const bool isDouble = std::from_chars(from, stop, value).ec == std::errc();
#else
    bool isDouble = false;
    value = QByteArray::fromRawData(from, stop - from).toDouble(&isDouble);
#endif
    if (isDouble)
        return stop;
    value = 0;
    return isTooLarge(from, stop) ? nullptr : stop;
}

} // namespace Trammel
