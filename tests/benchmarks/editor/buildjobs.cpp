#include "tests/benchmarks/editor/stage.h"
#include "tests/benchmarks/memory.h"

#include "examples/editor/stress.h"
#include <trammel/shapekind.h>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr double Room = 200;

// Adds the memory per shape of one side, without the list that the side is built from.
void addMemory(Bench &bench, const Side &side, std::optional<std::int64_t> before, const QString &key,
               const QString &title)
{
    const std::optional<std::int64_t> after = bytesInUse();
    if (before && after)
        bench.add(key, title, side.who(), double(*after - *before) / bench.size(), ::Unit::Bytes);
}

void buildSide(Bench &bench, Stage &stage, Side &side)
{
    side.prepare();
    const std::optional<std::int64_t> before = bytesInUse();
    {
        const QList<Shape> shapes = stressShapes(bench.size());
        Aabb2 bounds;
        for (const Shape &shape : shapes)
            bounds = bounds.united(shape.sceneBounds());
        stage.field = toRect(bounds);
        if (side.who() == Who::Stock)
            stage.stock->setField(stage.field.adjusted(-Room, -Room, Room, Room));
        bench.add(u"build"_s, u"build"_s, side.who(), timeOf([&] { side.build(shapes); }));
    }
    addMemory(bench, side, before, u"memory-built"_s, u"memory per shape, after building"_s);
    side.lookAt(stage.field.center(), stage.zoomToAll());
    bench.add(u"first-sight"_s, u"first picture of everything"_s, side.who(), timeOf([&] { settle(side); }));
    addMemory(bench, side, before, u"memory"_s, u"memory per shape, after painting"_s);
}

// Builds only the rectangles of the drawing, to measure a shape without points of its own.
void buildRectangles(Bench &bench, Side &side)
{
    side.prepare();
    const std::optional<std::int64_t> before = bytesInUse();
    qsizetype count = 0;
    {
        QList<Shape> shapes = stressShapes(bench.size());
        shapes.removeIf([](const Shape &shape) { return shape.kind != &ShapeKind::rectangle(); });
        count = shapes.size();
        side.build(shapes);
    }
    side.lookAt({0, 0}, 1);
    settle(side);
    if (const std::optional<std::int64_t> after = bytesInUse(); before && after)
        bench.add(u"memory-simple"_s, u"memory per shape, after painting, rectangles only"_s, side.who(),
                  double(*after - *before) / double(count), ::Unit::Bytes);
}

} // namespace

void runBuildJobs(Bench &bench, Stage &stage)
{
    const QList<Side *> sides = stage.sides();
    for (Side *side : sides)
        buildSide(bench, stage, *side);
    TrammelSide own;
    buildRectangles(bench, own);
    if (stage.stock) {
        StockSide stock;
        buildRectangles(bench, stock);
    }
}
