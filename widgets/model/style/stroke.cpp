#include <trammel/stroke.h>

#include "widgets/model/shape/text_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/linenames_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include <trammel/shape.h>

#include <algorithm>

namespace Trammel {

namespace {

template <typename Names, typename Value> bool hasName(const Names &names, Value value)
{
    return std::any_of(std::begin(names), std::end(names), [value](const auto &each) { return each.first == value; });
}

} // namespace

DashPattern::DashPattern(const QList<double> &lengths)
{
    if (lengths.isEmpty())
        return;
    d = new Data;
    d->lengths = lengths;
}

QString DashPattern::errorString() const
{
    if (!d)
        return {};
    const QList<double> &lengths = d->lengths;
    if (lengths.size() > LargestCount)
        return Text::tr("the dash pattern has more than %1 lengths").arg(LargestCount);
    if (lengths.size() % 2 != 0)
        return Text::tr("the dash pattern has an odd number of lengths");
    const bool isGood = std::all_of(lengths.begin(), lengths.end(),
                                    [](double length) { return length >= LeastLength && length <= LargestLength; });
    return isGood
        ? QString()
        : Text::tr("a length of the dash pattern is not between %1 and %2").arg(LeastLength).arg(LargestLength);
}

QList<double> dashLengths(const Stroke &stroke)
{
    if (!stroke.dashPattern.isEmpty())
        return stroke.dashPattern.lengths();
    switch (stroke.style) {
    case Qt::DashLine:
        return {4, 2};
    case Qt::DotLine:
        return {1, 2};
    case Qt::DashDotLine:
        return {4, 2, 1, 2};
    case Qt::DashDotDotLine:
        return {4, 2, 1, 2, 1, 2};
    default:
        return {};
    }
}

double strokeReach(const Stroke &stroke)
{
    return stroke.join == LineJoin::Miter ? MiterLimit / 2 * stroke.width : stroke.width;
}

double strokeReach(const Shape &shape)
{
    const double reach = strokeReach(shape.stroke);
    return hasHeads(shape) ? std::max(reach, headReach(shape.stroke.width)) : reach;
}

QString strokeError(const Stroke &stroke)
{
    if (!hasName(penStyleNames, stroke.style))
        return Text::tr("the stroke's style is unknown");
    if (!hasName(lineCapNames, stroke.cap))
        return Text::tr("the stroke's cap is unknown");
    if (!hasName(lineJoinNames, stroke.join))
        return Text::tr("the stroke's join is unknown");
    return stroke.dashPattern.errorString();
}

} // namespace Trammel
