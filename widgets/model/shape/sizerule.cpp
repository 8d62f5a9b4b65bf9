#include <trammel/shapekind.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// The relative tolerance of a kept ratio, which covers rounding errors.
constexpr double Rounding = 1e-12;

double good(double value, double otherwise)
{
    return std::isfinite(value) && value >= 0 ? std::min(value, LargestCoordinate) : otherwise;
}

} // namespace

bool SizeRule::isFree() const
{
    return !keepsRatio() && !(least.width() > 0) && !(least.height() > 0) && !(most.width() < LargestCoordinate)
        && !(most.height() < LargestCoordinate);
}

bool SizeRule::keepsRatio() const
{
    return std::isfinite(ratio) && ratio > 0;
}

QSizeF SizeRule::applied(QSizeF wanted, Lead lead) const
{
    if (isFree())
        return wanted;
    const double leastWidth = good(least.width(), 0), leastHeight = good(least.height(), 0);
    const double mostWidth = std::max(good(most.width(), LargestCoordinate), leastWidth);
    const double mostHeight = std::max(good(most.height(), LargestCoordinate), leastHeight);
    if (!keepsRatio())
        return {std::clamp(wanted.width(), leastWidth, mostWidth),
                std::clamp(wanted.height(), leastHeight, mostHeight)};

    // The ratio is fixed, so the height determines the size.
    const double byWidth = wanted.width() / ratio;
    const double height = lead == Lead::Width ? byWidth
        : lead == Lead::Height                ? wanted.height()
                                              : std::max(byWidth, wanted.height());
    const double from = std::max(leastHeight, leastWidth / ratio);
    const double allowed = std::clamp(height, from, std::max(from, std::min(mostHeight, mostWidth / ratio)));
    const bool isSame =
        std::abs(allowed - wanted.height()) <= Rounding * allowed && std::abs(allowed - byWidth) <= Rounding * allowed;
    return isSame ? wanted : QSizeF(allowed * ratio, allowed);
}

} // namespace Trammel
