#include "tests/benchmarks/editor/stage.h"

#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>

#include <QtGui/QPainterPath>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Vertices = 200;
constexpr double Covered = 0.26;
constexpr int Repeats = 10;

// A concave, wavy ring around the center.
QPolygonF lassoOver(const QRectF &field)
{
    const auto radius = [](int i) { return i % 2 == 0 ? 1.0 : 0.75; };
    // Each edge forms a triangle with the two radii at its ends.
    const double area = Vertices * radius(0) * radius(1) * std::sin(2 * std::numbers::pi / Vertices) / 2;
    const double scale = std::sqrt(Covered * field.width() * field.height() / area);
    QPolygonF ring;
    for (int i = 0; i < Vertices; ++i)
        ring.append(field.center() + axisFromDegrees(360.0 * i / Vertices) * radius(i) * scale);
    return ring;
}

QPainterPath pathOf(const QPolygonF &ring)
{
    QPainterPath path;
    path.addPolygon(ring);
    path.closeSubpath();
    return path;
}

void lassoAtOnce(Bench &bench, Stage &stage, const QPolygonF &ring)
{
    const QString key = u"lasso"_s, title = u"lasso of 200 vertices over 26 %"_s;
    if (StockSide *stock = stage.stock.get()) {
        bench.sample(key, title, *stock, bench.repeats(Repeats), [&](int) {
            stock->clearSelection();
            settle(*stock);
            return costOf(*stock, [&] { stock->lasso(pathOf(ring)); });
        });
    }
    TrammelSide &own = stage.own;
    bench.sample(key, title, own, bench.repeats(Repeats), [&](int) {
        own.clearSelection();
        settle(own);
        return costOf(own, [&] { own.lasso(ring); });
    });
    const Region region(Polygon{ring, {}});
    Verdict verdict{.question = u"lasso"_s, .size = bench.size()};
    const std::vector<bool> selected = own.selected();
    for (int place = 0; place < stage.count(); ++place) {
        const Shape &shape = stage.shape(place);
        const bool isHit = intersects(region, PrimitiveView(shape.scenePrimitive(), shape.extent()));
        verdict.expected += isHit;
        verdict.missed += isHit && !selected[std::size_t(place)];
        verdict.surplus += !isHit && selected[std::size_t(place)];
    }
    bench.add(verdict);
    bench.expect(verdict.missed == 0 && verdict.surplus == 0, u"the lasso is exact"_s);
}

// The last mouse moves of a lasso drawn by hand. Stock Qt has no lasso: a program passes the path so far.
void lassoByHand(Bench &bench, Stage &stage, const QPolygonF &ring)
{
    constexpr int Moves = 30;
    const QString key = u"lasso-move"_s, title = u"mouse move of that lasso"_s;
    const auto partOf = [&ring](int i) { return ring.first(Vertices - Moves + i + 1); };
    if (StockSide *stock = stage.stock.get()) {
        bench.sample(key, title, *stock, bench.repeats(Moves),
                     [&](int i) { return costOf(*stock, [&] { stock->lasso(pathOf(partOf(i))); }); });
    }
    TrammelSide &own = stage.own;
    own.clearSelection();
    own.editor().setTool(ShapeEditor::Lasso);
    Mouse mouse(own);
    mouse.press(own.toView(ring.first()));
    for (int i = 1; i < Vertices - Moves; ++i)
        mouse.move(own.toView(ring[i]));
    settle(own);
    bench.sample(key, title, own, bench.repeats(Moves),
                 [&](int i) { return costOf(own, [&] { mouse.move(own.toView(partOf(i).last())); }); });
    mouse.release(own.toView(ring.last()));
    bench.expect(!own.editor().selection()->isEmpty(), u"a lasso by hand selects"_s);
    own.editor().setTool(ShapeEditor::Select);
    own.clearSelection();
    settle(own);
}

} // namespace

void runLassoJobs(Bench &bench, Stage &stage)
{
    stage.lookAtAll();
    const QPolygonF ring = lassoOver(stage.field);
    lassoAtOnce(bench, stage, ring);
    lassoByHand(bench, stage, ring);
    if (stage.stock) {
        stage.stock->clearSelection();
        settle(*stage.stock);
    }
}
