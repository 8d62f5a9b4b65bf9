#pragma once

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <optional>

namespace Trammel {

/// What was typed into a number's field: a number, or what to do to the one that is there.
struct NumberInput
{
    enum class Kind { Set, Add, Subtract, Multiply, Divide };

    Kind kind = Kind::Set;
    double number = 0;

    double applied(double old) const;
};

/// Reads arithmetic with + - * / and parentheses, numbers as the locale or else as C writes them. A leading +, *, /, or
/// one of += -= *= /=, changes the number that is there; a leading - alone is a sign. Nothing, and the reason, for all
/// else, also where the result is not finite.
std::optional<NumberInput> readNumberInput(const QString &text, const QLocale &locale, QString *fault);

/// In the shortest digits, at most three after the point, without separators of groups: to be read back.
QString numberText(double value, const QLocale &locale);

} // namespace Trammel
