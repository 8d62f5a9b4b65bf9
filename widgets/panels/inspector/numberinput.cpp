#include "widgets/panels/inspector/numberinput_p.h"

#include "widgets/model/shape/text_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// The largest depth of nested parentheses and signs, which limits the recursion.
constexpr int MostDepth = 50;

/// A number plus a share of the current number of the field.
struct Operand
{
    double number = 0;
    double share = 0;
};

class Calculator
{
public:
    Calculator(QStringView text, const QLocale &locale) : m_text(text), m_locale(locale) { }

    std::optional<NumberInput> run()
    {
        const std::optional<Kind> first = takeOperator();
        if (first && take(u'=')) {
            add(*first, sum());
        } else if (!first || *first == Kind::Subtract) {
            m_place = 0;
            add(Kind::Set, sum());
        } else {
            addStep(*first);
            while (const std::optional<Kind> next = takeOperator())
                addStep(*next);
        }
        if (m_place < m_text.size())
            fail();
        return m_isGood ? std::optional(m_input) : std::nullopt;
    }

private:
    using Kind = NumberInput::Kind;

    void add(Kind kind, Operand operand)
    {
        if (!std::isfinite(operand.number) || !std::isfinite(operand.share))
            fail();
        // As a factor, a percentage is a plain number.
        if (kind == Kind::Multiply || kind == Kind::Divide)
            operand = {operand.number + operand.share, 0};
        m_input.steps.append({kind, operand.number, operand.share});
    }

    // A leading * or / applies to one factor, and + or - to a product, so that multiplication precedes addition as
    // usual.
    void addStep(Kind kind)
    {
        const bool isFactor = kind == Kind::Multiply || kind == Kind::Divide;
        add(kind, isFactor ? factor() : product());
    }

    std::optional<Kind> takeOperator()
    {
        if (!m_isGood)
            return std::nullopt;
        if (take(u'+'))
            return Kind::Add;
        if (take(u'-') || take(u'\u2212'))
            return Kind::Subtract;
        if (take(u'*') || take(u'\u00d7'))
            return Kind::Multiply;
        if (take(u'/') || take(u'\u00f7'))
            return Kind::Divide;
        return std::nullopt;
    }

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

    Operand sum()
    {
        Operand value = product();
        while (m_isGood) {
            const double sign = take(u'+') ? 1 : take(u'-') || take(u'\u2212') ? -1 : 0;
            if (sign == 0)
                break;
            const Operand next = product();
            value = {value.number + sign * next.number, value.share + sign * next.share};
        }
        return value;
    }

    Operand product()
    {
        Operand value = factor();
        while (m_isGood) {
            if (take(u'*') || take(u'\u00d7'))
                value = times(value, factor());
            else if (take(u'/') || take(u'\u00f7'))
                value = over(value, factor());
            else
                break;
        }
        return value;
    }

    Operand times(Operand a, Operand b)
    {
        if (a.share != 0 && b.share != 0)
            fail();
        return {a.number * b.number, a.number * b.share + a.share * b.number};
    }

    Operand over(Operand a, Operand b)
    {
        if (b.share != 0)
            fail();
        return {a.number / b.number, a.share == 0 ? 0 : a.share / b.number};
    }

    Operand factor()
    {
        if (++m_depth > MostDepth)
            fail();
        Operand value;
        if (!m_isGood) {
            // Nothing is read after an error.
        } else if (take(u'-') || take(u'\u2212')) {
            value = factor();
            value = {-value.number, -value.share};
        } else if (take(u'+')) {
            value = factor();
        } else if (take(u'(')) {
            value = sum();
            if (!take(u')'))
                fail();
        } else {
            value.number = number();
            if (take(u'%'))
                value = {0, value.number / 100};
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
    NumberInput m_input;
};

double after(double old, const NumberInput::Step &step)
{
    using Kind = NumberInput::Kind;
    const double operand = step.share == 0 ? step.number : step.number + step.share * old;
    switch (step.kind) {
    case Kind::Set:
        return operand;
    case Kind::Add:
        return old + operand;
    case Kind::Subtract:
        return old - operand;
    case Kind::Multiply:
        return old * operand;
    case Kind::Divide:
        return old / operand;
    }
    return operand;
}

} // namespace

double NumberInput::applied(double old) const
{
    double value = old;
    for (const Step &step : steps)
        value = after(value, step);
    return value;
}

std::optional<NumberInput> readNumberInput(const QString &text, const QLocale &locale, QString *errorString)
{
    const QString given = text.trimmed();
    const std::optional<NumberInput> input = Calculator(given, locale).run();
    if (!input) {
        *errorString = Text::tr("\"%1\" is not a number").arg(given.left(40));
        return std::nullopt;
    }
    const auto isImpossible = [](const NumberInput::Step &step) {
        return step.kind == NumberInput::Kind::Divide && step.number == 0;
    };
    if (std::any_of(input->steps.begin(), input->steps.end(), isImpossible)) {
        *errorString = Text::tr("division by zero");
        return std::nullopt;
    }
    return input;
}

QString numberText(double value, const QLocale &locale)
{
    constexpr double decimals = 1000;
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    // Adding 0.0 avoids -0.
    const double rounded = std::abs(value) < 1e12 ? std::round(value * decimals) / decimals + 0.0 : value;
    return plain.toString(rounded, 'f', QLocale::FloatingPointShortest);
}

} // namespace Trammel
