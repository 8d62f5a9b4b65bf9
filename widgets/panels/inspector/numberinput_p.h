#pragma once

#include <QtCore/QList>
#include <QtCore/QLocale>
#include <QtCore/QString>

#include <optional>

namespace Trammel {

/// The input of a number field: a number, or operations on the current number.
struct NumberInput
{
    enum class Kind { Set, Add, Subtract, Multiply, Divide };
    struct Step
    {
        Kind kind = Kind::Set;
        double number = 0;
        /// The part of the current number that is added to the operand, as "50%" gives 0.5.
        double share = 0;
    };

    /// The operations, in their order.
    QList<Step> steps;

    double applied(double old) const;
};

/// Reads arithmetic with + - * / and parentheses. Numbers are written as in the locale, or else as in C. A leading +, *
/// or / continues from the current number, with the usual precedence: "*2+1" is twice the current number, plus 1. A
/// leading - is a sign. The operators += -= *= /= apply to the whole expression that follows: "*=2+1" is three times
/// the current number. A percent sign refers to the current number: "50%" is half of it, "+10%" adds a tenth of it, and
/// "*50%" halves it. Percentages cannot be multiplied with each other, nor be divisors. Returns nothing, and sets the
/// reason, for any other text, for a division by zero, and if a number is not finite.
std::optional<NumberInput> readNumberInput(const QString &text, const QLocale &locale, QString *errorString);

/// A number as text that can be read back: with the fewest digits, at most three decimals, and no group separators.
QString numberText(double value, const QLocale &locale);

} // namespace Trammel
