#include <trammel/fill.h>

#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

QSizeF withoutZero(QSizeF size)
{
    return {size.width() > 0 ? size.width() : 1, size.height() > 0 ? size.height() : 1};
}

bool isNear(QPointF point)
{
    // The condition is false for NaN.
    return std::abs(point.x()) <= Gradient::LargestUnit && std::abs(point.y()) <= Gradient::LargestUnit;
}

/// A sum of premultiplied colors.
struct ColorSum
{
    double red = 0;
    double green = 0;
    double blue = 0;
    double alpha = 0;

    /// Adds the integral of the colors between two stops at this distance, in which each channel is linear.
    void add(const QColor &a, const QColor &b, double width)
    {
        const double alphaA = double(a.alphaF()), alphaB = double(b.alphaF());
        const auto integral = [&](float inA, float inB) {
            return width / 6 * (double(inA) * (2 * alphaA + alphaB) + double(inB) * (alphaA + 2 * alphaB));
        };
        red += integral(a.redF(), b.redF());
        green += integral(a.greenF(), b.greenF());
        blue += integral(a.blueF(), b.blueF());
        alpha += width / 2 * (alphaA + alphaB);
    }
};

} // namespace

Gradient Gradient::linear(const QColor &from, const QColor &to)
{
    Gradient gradient;
    gradient.stops = {{0, from}, {1, to}};
    return gradient;
}

Gradient Gradient::radial(const QColor &from, const QColor &to)
{
    Gradient gradient = linear(from, to);
    gradient.type = Type::Radial;
    gradient.start = {};
    return gradient;
}

double Gradient::angle(QSizeF frame) const
{
    const QSizeF size = withoutZero(frame);
    const QPointF line((end.x() - start.x()) * size.width(), (end.y() - start.y()) * size.height());
    return degreesFromAxis(line);
}

void Gradient::setAngle(double degrees, QSizeF frame)
{
    if (!std::isfinite(degrees))
        return;
    const QSizeF size = withoutZero(frame);
    const QPointF axis = axisFromDegrees(degrees);
    const double half = (std::abs(axis.x()) * size.width() + std::abs(axis.y()) * size.height()) / 2;
    QPointF unit(axis.x() * half / size.width(), axis.y() * half / size.height());
    const double most = std::max(std::abs(unit.x()), std::abs(unit.y()));
    if (most > LargestUnit)
        unit *= LargestUnit / most;
    start = -unit;
    end = unit;
}

QColor Gradient::color() const
{
    if (stops.isEmpty())
        return {};
    ColorSum sum;
    double last = 0;
    const QColor *before = &stops.first().second;
    for (const auto &[offset, color] : stops) {
        sum.add(*before, color, offset - last);
        last = offset;
        before = &color;
    }
    sum.add(*before, *before, 1 - last);
    const auto channel = [](double value) { return float(std::clamp(value, 0.0, 1.0)); };
    if (!(sum.alpha > 0))
        return QColor(before->red(), before->green(), before->blue(), 0);
    return cleaned(QColor::fromRgbF(channel(sum.red / sum.alpha), channel(sum.green / sum.alpha),
                                    channel(sum.blue / sum.alpha), channel(sum.alpha)));
}

QString Gradient::errorString() const
{
    if (type != Type::Linear && type != Type::Radial)
        return Text::tr("the type of the gradient is unknown");
    if (!isNear(start) || !isNear(end))
        return Text::tr("a point of the gradient is not from -%1 to %1").arg(LargestUnit);
    if (!(length(end - start) >= SmallestLength))
        return Text::tr("the start and the end of the gradient are too close together");
    if (stops.size() < 2 || stops.size() > LargestStopCount)
        return Text::tr("the gradient does not have from 2 to %1 stops").arg(LargestStopCount);
    double last = 0;
    for (const auto &[offset, color] : stops) {
        if (!(offset >= 0 && offset <= 1))
            return Text::tr("the offset of a stop of the gradient is not from 0 to 1");
        if (offset < last)
            return Text::tr("the stops of the gradient are not in ascending order");
        if (!color.isValid())
            return Text::tr("a stop of the gradient has no valid color");
        last = offset;
    }
    return {};
}

Gradient Gradient::normalized() const
{
    Gradient gradient = *this;
    gradient.start = cleaned(start);
    gradient.end = cleaned(end);
    for (auto &[offset, color] : gradient.stops) {
        offset = cleaned(offset);
        color = cleaned(color);
    }
    return gradient;
}

bool operator==(const Gradient &a, const Gradient &b)
{
    // The comparison operator of QPointF is fuzzy.
    return a.type == b.type && same(a.start, b.start) && same(a.end, b.end) && a.stops == b.stops;
}

bool Fill::isOpaque() const
{
    if (!isGradient())
        return qAlpha(m_rgba) == 255;
    const QGradientStops &stops = m_gradient->stops;
    return std::all_of(stops.begin(), stops.end(),
                       [](const QGradientStop &stop) { return stop.second.isValid() && stop.second.alpha() == 255; });
}

Fill Fill::normalized() const
{
    if (!isGradient())
        return *this;
    // A gradient that is normal already stays shared.
    const Gradient gradient = m_gradient->normalized();
    return gradient == *m_gradient ? *this : Fill(gradient);
}

} // namespace Trammel
