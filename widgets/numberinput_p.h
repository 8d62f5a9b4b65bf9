#pragma once

#include <QtCore/QList>
#include <QtCore/QLocale>
#include <QtCore/QString>

#include <optional>

namespace Trammel {

/// What was typed into a number's field: a number, or what to do to the one that is there.
struct NumberInput
{
    enum class Kind { Set, Add, Subtract, Multiply, Divide };
    struct Step
    {
        Kind kind = Kind::Set;
        double number = 0;
    };

    /// One after the other.
    QList<Step> steps;

    double applied(double old) const;
};

/// Reads arithmetic with + - * / and parentheses, numbers as the locale or else as C writes them. A leading +, * or /
/// goes on from the number that is there, with the usual precedence: "*2+1" is twice that number, and 1. A leading - is
/// a sign. After one of += -= *= /= comes a whole term: "*=2+1" is three times the number. Nothing, and the reason, for
/// all else, also where a number is not finite.
std::optional<NumberInput> readNumberInput(const QString &text, const QLocale &locale, QString *fault);

/// In the shortest digits, at most three after the point, without separators of groups: to be read back.
QString numberText(double value, const QLocale &locale);

} // namespace Trammel
