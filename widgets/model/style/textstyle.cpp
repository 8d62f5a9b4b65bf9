#include <trammel/textstyle.h>

#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/shape.h>

#include <cmath>

namespace Trammel {

namespace {

template <class Enum> bool isKnown(Enum value, Enum last)
{
    return int(value) >= 0 && value <= last;
}

} // namespace

QString TextStyle::errorString() const
{
    // Comparisons with NaN are false.
    if (!(size >= SmallestSize && size <= LargestSize))
        return Text::tr("the text's size is not from %1 to %2").arg(SmallestSize).arg(LargestSize);
    if (!(padding >= 0 && padding <= LargestCoordinate))
        return Text::tr("the text's padding is not from 0 to 1e9");
    if (!(lineSpacing >= SmallestLineSpacing && lineSpacing <= LargestLineSpacing))
        return Text::tr("the text's line spacing is not from %1 to %2")
            .arg(SmallestLineSpacing)
            .arg(LargestLineSpacing);
    if (weight < 1 || weight > LargestWeight)
        return Text::tr("the text's weight is not a whole number from 1 to %1").arg(LargestWeight);
    if (family.size() > LargestFamily)
        return Text::tr("the name of the text's font has more than %1 characters").arg(LargestFamily);
    if (!isKnown(horizontal, Horizontal::Right) || !isKnown(vertical, Vertical::Bottom))
        return Text::tr("the text's alignment is unknown");
    if (!isKnown(overflow, Overflow::Grow))
        return Text::tr("the text's overflow is unknown");
    return {};
}

TextStyle TextStyle::normalized() const
{
    TextStyle style = *this;
    style.family = cleaned(family);
    style.color = cleaned(color);
    style.padding = cleaned(padding);
    return style;
}

} // namespace Trammel
