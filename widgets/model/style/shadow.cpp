#include <trammel/shadow.h>

#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

QString Shadow::errorString() const
{
    // The conditions are false for NaN.
    if (!(std::abs(offset.x()) <= LargestLength && std::abs(offset.y()) <= LargestLength))
        return Text::tr("the offset of the shadow is not from -%1 to %1").arg(LargestLength);
    if (!(blurRadius >= 0 && blurRadius <= LargestLength))
        return Text::tr("the blur radius of the shadow is not from 0 to %1").arg(LargestLength);
    return {};
}

Shadow Shadow::normalized() const
{
    return isValid() ? Shadow{cleaned(color), cleaned(offset), cleaned(blurRadius)} : Shadow();
}

bool operator==(const Shadow &a, const Shadow &b)
{
    // The comparison operator of QPointF is fuzzy.
    return a.color == b.color && same(a.offset, b.offset) && a.blurRadius == b.blurRadius;
}

} // namespace Trammel
