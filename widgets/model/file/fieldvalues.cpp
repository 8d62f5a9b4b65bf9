#include "widgets/model/file/fieldvalues_p.h"

#include "widgets/model/style/linenames_p.h"

#include <algorithm>
#include <bitset>
#include <iterator>
#include <limits>
#include <optional>

namespace Trammel {

namespace {

template <typename Names, typename Value> bool takeName(JsonText &text, const Names &known, Value &value)
{
    QByteArrayView word;
    if (!text.takeWord(word))
        return false;
    for (const auto &[named, name] : known) {
        if (name == word) {
            value = named;
            return true;
        }
    }
    return false;
}

/// Takes the name of a field and the colon. Returns the place of the name in the names, or nothing if it is another
/// name or was seen before.
template <std::size_t count>
std::optional<std::size_t> takeField(JsonText &text, const QByteArrayView (&names)[count], std::bitset<count> &seen)
{
    QByteArrayView name;
    if (!text.takeWord(name) || !text.take(':'))
        return {};
    const auto field = std::size_t(std::find(std::begin(names), std::end(names), name) - std::begin(names));
    if (field == count || seen[field])
        return {};
    seen.set(field);
    return field;
}

/// Takes an object with the place of a text of a connector, and with the text unless it is null. Fields may be missing,
/// but not repeated.
bool takePlaced(JsonText &text, ConnectorLabel &label, QString *words)
{
    constexpr QByteArrayView names[] = {"position", "offset", "along", "text"};
    std::bitset<std::size(names)> seen;
    if (!text.take('{'))
        return false;
    do {
        const std::optional<std::size_t> field = takeField(text, names, seen);
        const bool isTaken = field == 0 ? text.takeNumber(label.position)
            : field == 1                ? text.takeNumber(label.offset)
            : field == 2                ? text.takeBool(label.isAlong)
            : field == 3 && words       ? text.takeString(*words)
                                        : false;
        if (!isTaken)
            return false;
    } while (text.take(','));
    return text.take('}');
}

bool takeValueOf(JsonText &text, ConnectorPin &pin)
{
    QByteArrayView name;
    if (!text.take('{') || !text.takeWord(name) || (name != "x" && name != "y"))
        return false;
    pin.orientation = name == "x" ? Qt::Vertical : Qt::Horizontal;
    return text.take(':') && text.takeNumber(pin.position) && text.take('}');
}

bool takeValueOf(JsonText &text, ConnectorText &value)
{
    return takePlaced(text, value.label, &value.text) && !value.text.isEmpty();
}

bool takeValueOf(JsonText &text, Permission &value)
{
    return takeName(text, permissionNames, value);
}

bool takeValueOf(JsonText &text, QGradientStop &stop)
{
    return text.take('[') && text.takeNumber(stop.first) && text.take(',') && takeValueOf(text, stop.second)
        && text.take(']');
}

/// Takes a list. Values beyond one more than the largest count are refused later, so they need no memory.
template <typename Value> bool takeList(JsonText &text, QList<Value> &values, qsizetype largestCount)
{
    if (!text.take('['))
        return false;
    if (text.take(']'))
        return true;
    do {
        Value value{};
        if (!takeValueOf(text, value))
            return false;
        if (values.size() <= largestCount)
            values.append(value);
    } while (text.take(','));
    return text.take(']');
}

} // namespace

bool takeValueOf(JsonText &text, double &value)
{
    return text.takeNumber(value);
}

bool takeValueOf(JsonText &text, float &value)
{
    double number = 0;
    const bool isTaken = text.takeNumber(number);
    // Numbers that are too large are refused later.
    constexpr double largest = std::numeric_limits<float>::max();
    value = float(std::clamp(number, -largest, largest));
    return isTaken;
}

bool takeValueOf(JsonText &text, bool &value)
{
    return text.takeBool(value);
}

bool takeValueOf(JsonText &text, QString &value)
{
    return text.takeString(value);
}

bool takeValueOf(JsonText &text, QPointF &value)
{
    double x = 0, y = 0;
    if (!text.take('[') || !text.takeNumber(x) || !text.take(',') || !text.takeNumber(y))
        return false;
    value = {x, y};
    return text.take(']');
}

bool takeValueOf(JsonText &text, QSizeF &value)
{
    QPointF pair;
    const bool isTaken = takeValueOf(text, pair);
    value = {pair.x(), pair.y()};
    return isTaken;
}

bool takeValueOf(JsonText &text, QColor &value)
{
    QByteArrayView word;
    // QColor also reads "#rgb" and colors with more than eight bits per channel, which the format does not allow.
    if (!text.takeWord(word) || !word.startsWith('#') || (word.size() != 7 && word.size() != 9))
        return false;
    value = QColor::fromString(QString::fromUtf8(word));
    return value.isValid();
}

bool takeValueOf(JsonText &text, Qt::PenStyle &value)
{
    return takeName(text, penStyleNames, value);
}

bool takeValueOf(JsonText &text, LineCap &value)
{
    return takeName(text, lineCapNames, value);
}

bool takeValueOf(JsonText &text, LineJoin &value)
{
    return takeName(text, lineJoinNames, value);
}

bool takeValueOf(JsonText &text, LineHead &value)
{
    return takeName(text, lineHeadNames, value);
}

bool takeValueOf(JsonText &text, Solidity &value)
{
    return takeName(text, solidityNames, value);
}

bool takeValueOf(JsonText &text, Permissions &value)
{
    QList<Permission> denied;
    if (!takeList(text, denied, qsizetype(std::size(permissionNames))))
        return false;
    for (Permission permission : std::as_const(denied))
        value.setFlag(permission, false);
    return true;
}

bool takeValueOf(JsonText &text, ConnectorRoute &value)
{
    return takeName(text, connectorRouteNames, value);
}

bool takeValueOf(JsonText &text, ConnectorJumps &value)
{
    return takeName(text, connectorJumpsNames, value);
}

bool takeValueOf(JsonText &text, ConnectorLabel &label)
{
    return takePlaced(text, label, nullptr);
}

bool takeValueOf(JsonText &text, QList<ConnectorText> &texts)
{
    return takeList(text, texts, Connector::LargestTextCount);
}

bool takeValueOf(JsonText &text, QList<ConnectorPin> &pins)
{
    return takeList(text, pins, Connector::LargestPinCount);
}

bool takeValueOf(JsonText &text, QList<QPointF> &waypoints)
{
    return takeList(text, waypoints, Connector::LargestWaypointCount);
}

bool takeValueOf(JsonText &text, PathDetails &withPressures)
{
    return takeList(text, withPressures.pressures, PathDetails::LargestPressureCount);
}

bool takeValueOf(JsonText &text, FillRule &value)
{
    return takeName(text, fillRuleNames, value);
}

bool takeValueOf(JsonText &text, DashPattern &value)
{
    QList<double> lengths;
    if (!takeList(text, lengths, DashPattern::LargestCount))
        return false;
    value = DashPattern(lengths);
    return true;
}

bool takeValueOf(JsonText &text, Gradient &gradient)
{
    constexpr QByteArrayView names[] = {"type", "start", "end", "stops"};
    std::bitset<std::size(names)> seen;
    if (!text.take('{'))
        return false;
    do {
        const std::optional<std::size_t> field = takeField(text, names, seen);
        const bool isTaken = field == 0 ? takeName(text, gradientTypeNames, gradient.type)
            : field == 1                ? takeValueOf(text, gradient.start)
            : field == 2                ? takeValueOf(text, gradient.end)
            : field == 3                ? takeList(text, gradient.stops, Gradient::LargestStopCount)
                                        : false;
        if (!isTaken)
            return false;
    } while (text.take(','));
    return seen.all() && text.take('}');
}

} // namespace Trammel
