#include <trammel/connector.h>

#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shape.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

bool isWithin(QPointF point, double limit)
{
    return std::abs(point.x()) <= limit && std::abs(point.y()) <= limit;
}

} // namespace

QString ConnectorEnd::errorString() const
{
    constexpr double largestUnit = 0.5;
    constexpr qsizetype largestName = 1000;
    if (!isFinite(at.value_or(QPointF())) || !isFinite(point))
        return Text::tr("an end of the connector is not a finite point");
    if (isBound() && !isWithin(at.value_or(QPointF()), largestUnit))
        return Text::tr("an end of the connector lies outside the frame of its shape");
    if (isBound() && at && !port.isEmpty())
        return Text::tr("an end of the connector has both a point and a port");
    if (isBound() && (port.size() > largestName || !port.isValidUtf16()))
        return Text::tr("the port of an end of the connector is no name of at most %1 characters").arg(largestName);
    if (!isWithin(point, LargestCoordinate))
        return Text::tr("an end of the connector is farther away than 1e9");
    return {};
}

QString ConnectorPin::errorString() const
{
    if (orientation != Qt::Horizontal && orientation != Qt::Vertical)
        return Text::tr("the direction of a pin of the connector is unknown");
    if (!std::isfinite(position))
        return Text::tr("a pin of the connector is not finite");
    if (std::abs(position) > LargestCoordinate)
        return Text::tr("a pin of the connector is farther away than 1e9");
    return {};
}

QString ConnectorLabel::errorString() const
{
    if (!(position >= 0 && position <= 1))
        return Text::tr("the position of the connector's text is not a number from 0 to 1");
    if (!(std::abs(offset) <= LargestCoordinate))
        return Text::tr("the text of the connector is not a finite distance of at most 1e9 away from its path");
    return {};
}

ConnectorEnd ConnectorEnd::normalized() const
{
    ConnectorEnd end;
    end.shape = shape;
    if (!isBound())
        end.point = cleaned(point);
    else if (at)
        end.at = cleaned(*at);
    else
        end.port = port;
    return end;
}

bool operator==(const ConnectorEnd &a, const ConnectorEnd &b)
{
    return a.shape == b.shape && a.at.has_value() == b.at.has_value()
        && same(a.at.value_or(QPointF()), b.at.value_or(QPointF())) && same(a.point, b.point) && a.port == b.port;
}

} // namespace Trammel
