#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QSharedData>

namespace Trammel {

/// A value of a shape that few shapes change. It is implicitly shared, takes the size of one pointer, and allocates
/// nothing as long as it is the default.
template <typename Value> class RareValue
{
public:
    RareValue() = default;
    RareValue(const Value &value) { *this = value; } // NOLINT: a value converts implicitly

    RareValue &operator=(const Value &value)
    {
        if (isDefault() ? value == Value() : value == **this)
            return *this;
        m_data = value == Value() ? nullptr : new Data(value);
        return *this;
    }

    bool isDefault() const { return !m_data; }
    const Value &operator*() const
    {
        static const Value none;
        return m_data ? m_data->value : none;
    }
    const Value *operator->() const { return &**this; }

    /// Changes the value with a function. The value is then no longer shared.
    template <typename Change> void edit(const Change &change)
    {
        Value value = **this;
        change(value);
        *this = value;
    }

    friend bool operator==(const RareValue &a, const RareValue &b) { return a.m_data == b.m_data || *a == *b; }

private:
    struct Data : QSharedData
    {
        explicit Data(const Value &given) : value(given) { }
        Value value;
    };

    QExplicitlySharedDataPointer<Data> m_data;
};

} // namespace Trammel
