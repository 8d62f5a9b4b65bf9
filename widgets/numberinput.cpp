#include "widgets/numberinput_p.h"

#include "widgets/model/text_p.h"

#include <cmath>

namespace Trammel {

namespace {

/// Deeper parentheses are not arithmetic that people type.
constexpr int MostDepth = 50;

class Calculator
{
public:
    Calculator(QStringView text, const QLocale &locale) : m_text(text), m_locale(locale) { }

    std::optional<double> run()
    {
        const double value = sum();
        if (m_place < m_text.size())
            fail();
        return m_isGood && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

private:
    void fail() { m_isGood = false; }

    bool take(char16_t symbol)
    {
        while (m_place < m_text.size() && m_text[m_place].isSpace())
            ++m_place;
        if (m_place == m_text.size() || m_text[m_place] != symbol)
            return false;
        ++m_place;
        return true;
    }

    double sum()
    {
        double value = product();
        while (m_isGood) {
            if (take(u'+'))
                value += product();
            else if (take(u'-') || take(u'\u2212'))
                value -= product();
            else
                break;
        }
        return value;
    }

    double product()
    {
        double value = factor();
        while (m_isGood) {
            if (take(u'*') || take(u'\u00d7'))
                value *= factor();
            else if (take(u'/') || take(u'\u00f7'))
                value /= factor();
            else
                break;
        }
        return value;
    }

    double factor()
    {
        if (++m_depth > MostDepth)
            fail();
        double value = 0;
        if (!m_isGood) {
            // It stays at that.
        } else if (take(u'-') || take(u'\u2212')) {
            value = -factor();
        } else if (take(u'+')) {
            value = factor();
        } else if (take(u'(')) {
            value = sum();
            if (!take(u')'))
                fail();
        } else {
            value = number();
        }
        --m_depth;
        return value;
    }

    double number()
    {
        const qsizetype from = m_place;
        const QString separators = m_locale.decimalPoint() + m_locale.groupSeparator() + QLatin1Char('.');
        while (m_place < m_text.size() && (m_text[m_place].isDigit() || separators.contains(m_text[m_place])))
            ++m_place;
        QString digits = m_text.sliced(from, m_place - from).toString();
        if (m_locale.groupSeparator().trimmed().isEmpty())
            digits = digits.trimmed();
        bool isNumber = false;
        double value = m_locale.toDouble(digits, &isNumber);
        if (!isNumber)
            value = QLocale::c().toDouble(digits, &isNumber);
        if (!isNumber)
            fail();
        return value;
    }

    QStringView m_text;
    const QLocale &m_locale;
    qsizetype m_place = 0;
    int m_depth = 0;
    bool m_isGood = true;
};

std::optional<NumberInput::Kind> kindOf(QChar symbol)
{
    using Kind = NumberInput::Kind;
    switch (symbol.unicode()) {
    case u'+':
        return Kind::Add;
    case u'-':
        return Kind::Subtract;
    case u'*':
        return Kind::Multiply;
    case u'/':
        return Kind::Divide;
    default:
        return std::nullopt;
    }
}

} // namespace

double NumberInput::applied(double old) const
{
    switch (kind) {
    case Kind::Set:
        return number;
    case Kind::Add:
        return old + number;
    case Kind::Subtract:
        return old - number;
    case Kind::Multiply:
        return old * number;
    case Kind::Divide:
        return old / number;
    }
    return number;
}

std::optional<NumberInput> readNumberInput(const QString &text, const QLocale &locale, QString *fault)
{
    const QString given = text.trimmed();
    NumberInput input;
    QStringView arithmetic = given;
    if (const auto kind = given.isEmpty() ? std::nullopt : kindOf(given.front())) {
        const bool isAssignment = given.size() > 1 && given[1] == QLatin1Char('=');
        if (isAssignment || *kind != NumberInput::Kind::Subtract) {
            input.kind = *kind;
            arithmetic = arithmetic.sliced(isAssignment ? 2 : 1);
        }
    }
    const std::optional<double> value = Calculator(arithmetic, locale).run();
    if (!value) {
        *fault = Text::tr("\"%1\" is not a number").arg(given.left(40));
        return std::nullopt;
    }
    if (input.kind == NumberInput::Kind::Divide && *value == 0) {
        *fault = Text::tr("nothing can be divided by 0");
        return std::nullopt;
    }
    input.number = *value;
    return input;
}

QString numberText(double value, const QLocale &locale)
{
    constexpr double decimals = 1000;
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    // No -0.
    const double rounded = std::abs(value) < 1e12 ? std::round(value * decimals) / decimals + 0.0 : value;
    return plain.toString(rounded, 'f', QLocale::FloatingPointShortest);
}

} // namespace Trammel
