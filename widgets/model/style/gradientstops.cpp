#include "widgets/model/style/gradientstops_p.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace Trammel {

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int from, int to) { return int(std::lround(from + share * (to - from))); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()),
                  part(a.alpha(), b.alpha()));
}

QColor colorAt(const QGradientStops &stops, double offset)
{
    const auto next =
        std::find_if(stops.begin(), stops.end(), [offset](const QGradientStop &stop) { return stop.first > offset; });
    if (next == stops.begin())
        return next->second;
    const QGradientStop &before = *std::prev(next);
    return next == stops.end()
        ? before.second
        : mixed(before.second, next->second, (offset - before.first) / (next->first - before.first));
}

qsizetype insertStop(QGradientStops &stops, const QGradientStop &stop)
{
    const auto next = std::find_if(stops.begin(), stops.end(),
                                   [&stop](const QGradientStop &each) { return each.first > stop.first; });
    const qsizetype index = next - stops.begin();
    stops.insert(index, stop);
    return index;
}

qsizetype moveStop(QGradientStops &stops, qsizetype index, double offset)
{
    const bool isBetween = (index == 0 || stops[index - 1].first <= offset)
        && (index == stops.size() - 1 || stops[index + 1].first >= offset);
    if (isBetween) {
        stops[index].first = offset;
        return index;
    }
    const QGradientStop moved{offset, stops.takeAt(index).second};
    return insertStop(stops, moved);
}

double roundedOffset(double offset)
{
    return std::round(std::clamp(offset, 0.0, 1.0) * 1000) / 1000;
}

} // namespace Trammel
