#include "tests/benchmarks/editor/stage.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <cmath>
#include <numeric>

const QList<Family> families{
    {"build", runBuildJobs},   {"paint", runPaintJobs},  {"band", runBandJobs},     {"hit", runHitJobs},
    {"dropin", runDropInJobs}, {"lasso", runLassoJobs},  {"select", runSelectJobs}, {"transform", runTransformJobs},
    {"snap", runSnapJobs},     {"pairs", runPairJobs},   {"file", runFileJobs},     {"remove", runRemovalJobs},
    {"styles", runStyleJobs},  {"cliffs", runCliffJobs},
};

QList<Side *> Stage::sides()
{
    QList<Side *> sides;
    if (stock)
        sides.append(stock.get());
    sides.append(&own);
    return sides;
}

double Stage::zoomToAll()
{
    constexpr double Filled = 0.9;
    const QSizeF view = own.viewport().size();
    return Filled * std::min(view.width() / field.width(), view.height() / field.height());
}

void Stage::lookAtMiddle(double zoom)
{
    for (Side *side : sides()) {
        side->lookAt(field.center(), zoom);
        settle(*side);
    }
}

std::vector<int> Stage::middle(int count) const
{
    std::vector<int> places(std::size_t(this->count()));
    std::iota(places.begin(), places.end(), 0);
    const double ratio = 1.6;
    const auto distance = [&](int place) {
        const QPointF offset = shape(place).center - field.center();
        return std::max(std::abs(offset.x()), std::abs(offset.y()) * ratio);
    };
    const auto last = places.begin() + std::min(count, this->count());
    std::nth_element(places.begin(), last - 1, places.end(), [&](int a, int b) { return distance(a) < distance(b); });
    places.erase(last, places.end());
    return places;
}
