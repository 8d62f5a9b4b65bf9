#include "widgets/panels/inspector/numberinput_p.h"

#include "widgets/model/shape/text_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// The largest depth of nested parentheses and signs, which limits the recursion.
constexpr int MostDepth = 50;

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

    void add(Kind kind, double number)
    {
        if (!std::isfinite(number))
            fail();
        m_input.steps.append({kind, number});
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
            // Nothing is read after an error.
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
    NumberInput m_input;
};

double after(double old, const NumberInput::Step &step)
{
    using Kind = NumberInput::Kind;
    switch (step.kind) {
    case Kind::Set:
        return step.number;
    case Kind::Add:
        return old + step.number;
    case Kind::Subtract:
        return old - step.number;
    case Kind::Multiply:
        return old * step.number;
    case Kind::Divide:
        return old / step.number;
    }
    return step.number;
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
