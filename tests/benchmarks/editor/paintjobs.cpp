#include "tests/benchmarks/editor/stage.h"

#include <QtWidgets/QWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr int Repeats = 15;
// Invisible, but enough to invalidate a picture that is cached for another zoom.
constexpr double ZoomStep = 1e-4;

void repaint(Bench &bench, Stage &stage, const QString &key, const QString &place, double zoom)
{
    const QList<Side *> sides = stage.sides();
    for (Side *side : sides) {
        bench.sample(key, u"repaint after a zoom, %1"_s.arg(place), side->who(), bench.repeats(Repeats), [&](int i) {
            return costOf(*side, [&] { side->lookAt(stage.field.center(), zoom * (1 + (i + 1) * ZoomStep)); }).complete;
        });
        side->lookAt(stage.field.center(), zoom);
        settle(*side);
        // Stock Qt caches no picture and repaints everything.
        bench.sample(key + u"-kept"_s, u"plain repaint, %1"_s.arg(place), side->who(), bench.repeats(Repeats),
                     [&](int) { return costOf(*side, [&] { side->viewport().update(); }).complete; });
    }
}

} // namespace

void runPaintJobs(Bench &bench, Stage &stage)
{
    stage.lookAtAll();
    repaint(bench, stage, u"paint-all"_s, u"everything in view"_s, stage.zoomToAll());
    stage.lookAtMiddle(1);
    repaint(bench, stage, u"paint-1to1"_s, u"at 1:1"_s, 1);
}
