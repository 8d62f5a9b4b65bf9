#include <trammel/pathdetails.h>

#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

double PathDetails::pressureAt(double share) const
{
    if (pressures.isEmpty())
        return 1;
    const auto next = std::lower_bound(pressures.begin(), pressures.end(), share,
                                       [](QPointF entry, double place) { return entry.x() < place; });
    if (next == pressures.begin())
        return pressures.first().y();
    if (next == pressures.end())
        return pressures.last().y();
    const QPointF before = *(next - 1);
    return before.y() + (next->y() - before.y()) * (share - before.x()) / (next->x() - before.x());
}

QString PathDetails::errorString() const
{
    if (fillRule != FillRule::EvenOdd && fillRule != FillRule::NonZero)
        return Text::tr("the fill rule is unknown");
    if (pressures.size() > LargestPressureCount)
        return Text::tr("the path has more than %1 pressures").arg(LargestPressureCount);
    double last = 0;
    for (QPointF pressure : pressures) {
        // The conditions are false for NaN.
        if (!(pressure.x() >= last && pressure.x() <= 1))
            return Text::tr("the places of the pressures do not ascend from 0 to 1");
        if (!(pressure.y() >= 0 && pressure.y() <= 1))
            return Text::tr("a pressure is not from 0 to 1");
        last = pressure.x();
    }
    return {};
}

PathDetails PathDetails::normalized() const
{
    PathDetails details = *this;
    for (QPointF &pressure : details.pressures)
        pressure = cleaned(pressure);
    return details;
}

bool operator==(const PathDetails &a, const PathDetails &b)
{
    // The comparison operator of QPointF is fuzzy.
    return a.fillRule == b.fillRule
        && std::equal(a.pressures.begin(), a.pressures.end(), b.pressures.begin(), b.pressures.end(), same);
}

} // namespace Trammel
