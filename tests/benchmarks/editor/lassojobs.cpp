#include "tests/benchmarks/editor/stage.h"

#include "geometry/vector.h"

#include <QtGui/QPainterPath>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Vertices = 200;
constexpr double Covered = 0.26;

// A concave, wavy ring around the middle.
QPolygonF lassoOver(const QRectF &field)
{
    const auto radius = [](int i) { return i % 2 == 0 ? 1.0 : 0.75; };
    // Two radii and the angle between them make a triangle.
    const double area = Vertices * radius(0) * radius(1) * std::sin(2 * std::numbers::pi / Vertices) / 2;
    const double scale = std::sqrt(Covered * field.width() * field.height() / area);
    QPolygonF ring;
    for (int i = 0; i < Vertices; ++i)
        ring.append(field.center() + axisFromDegrees(360.0 * i / Vertices) * radius(i) * scale);
    return ring;
}

} // namespace

void runLassoJobs(Bench &bench, Stage &stage)
{
    constexpr int Repeats = 10;
    stage.lookAtAll();
    if (!stage.stock)
        return;
    QPainterPath path;
    path.addPolygon(lassoOver(stage.field));
    path.closeSubpath();
    bench.sample(u"lasso"_s, u"lasso of 200 vertices over 26 %"_s, *stage.stock, bench.repeats(Repeats), [&](int) {
        const Cost cost = costOf(*stage.stock, [&] { stage.stock->lasso(path); });
        stage.stock->clearSelection();
        settle(*stage.stock);
        return cost;
    });
}
