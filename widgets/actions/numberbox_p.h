#pragma once

#include <QtWidgets/QDoubleSpinBox>

namespace Trammel {

/// A field that shows only the decimals that a number needs.
class NumberBox : public QDoubleSpinBox
{
public:
    QString textFromValue(double value) const override
    {
        return locale().toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

} // namespace Trammel
