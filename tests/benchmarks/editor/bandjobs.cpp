#include "tests/benchmarks/editor/dropinside.h"
#include "tests/benchmarks/editor/exactly.h"

#include <QtWidgets/QWidget>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Moves = 40;
constexpr int Jumps = 5;
// Larger than the distance that the mouse may move in a click.
constexpr QPoint Nudge(15, 15);

// Moves back and forth by a few pixels, as a hand that adjusts the band.
QPoint step(int i)
{
    constexpr std::array<int, 8> Wave{0, 1, 2, 3, 4, 3, 2, 1};
    return QPoint(4, 3) * Wave[std::size_t(i) % Wave.size()];
}

struct BandJob
{
    Bench &bench;
    Stage &stage;
    bool enclosing = false;
    QString keyPrefix;
    QString titlePrefix;
    QString mode = enclosing ? u"enclose"_s : u"touch"_s;

    void judgeBand(Side &side, const Aabb2 &band, const QString &question)
    {
        const Verdict verdict = judge(titlePrefix + question + u", "_s + mode, bench, side,
                                      exactlyIn(stage, band, enclosing, side.isPenInShape()));
        bench.add(verdict);
        if (side.who() == Who::Trammel)
            bench.expect(verdict.missed == 0 && verdict.surplus == 0, u"the %1 is exact"_s.arg(verdict.question));
    }

    void wander(Side &side, QPoint from, QPoint to, const QString &key, const QString &title)
    {
        Mouse mouse(side);
        mouse.press(from);
        mouse.move(from + Nudge);
        settle(side);
        mouse.move(to);
        settle(side);
        bench.sample(keyPrefix + key + u'-' + mode, titlePrefix + title + u", "_s + mode, side, bench.repeats(Moves),
                     [&](int i) { return costOf(side, [&] { mouse.move(to + step(i + 1)); }); });
        mouse.move(to);
        const Aabb2 band = side.band(from, to);
        mouse.release(to);
        judgeBand(side, band, title);
        side.clearSelection();
        settle(side);
    }

    void jump(Side &side, QPoint from, QPoint to)
    {
        Mouse mouse(side);
        bench.sample(keyPrefix + u"band-jump-"_s + mode, titlePrefix + u"band, first jump to half, "_s + mode, side,
                     bench.repeats(Jumps), [&](int) {
                         mouse.press(from);
                         mouse.move(from + Nudge);
                         settle(side);
                         const Cost cost = costOf(side, [&] { mouse.move(to); });
                         mouse.release(to);
                         side.clearSelection();
                         settle(side);
                         return cost;
                     });
    }
};

// A pixel in the upper left of the view with no shape nearby: a press there starts a rubber band.
QPoint emptyPixel(Stage &stage, Side &side)
{
    constexpr double Clearance = 8;
    for (int sum = 200;; ++sum) {
        for (int x = 100; x < sum - 100; ++x) {
            const QPoint pixel(x, sum - x);
            if (stage.own.document().shapesAt(side.toScene(pixel), Clearance).isEmpty())
                return pixel;
        }
    }
}

void runBands(Bench &bench, Stage &stage, const QList<Side *> &sides, const QString &keyPrefix = {},
              const QString &titlePrefix = {})
{
    const auto look = [&](double zoom) {
        for (Side *side : sides) {
            side->lookAt(stage.field.center(), zoom);
            settle(*side);
        }
    };
    for (bool enclosing : {false, true}) {
        BandJob job{
            .bench = bench, .stage = stage, .enclosing = enclosing, .keyPrefix = keyPrefix, .titlePrefix = titlePrefix};
        look(stage.zoomToAll());
        for (Side *side : sides) {
            side->setEnclosing(enclosing);
            const QPoint from = side->toView(stage.field.topLeft()) - QPoint(10, 10);
            const double half = std::sqrt(0.5);
            const QPoint to =
                side->toView(stage.field.topLeft() + half * QPointF(stage.field.width(), stage.field.height()));
            job.jump(*side, from, to);
            job.wander(*side, from, to, u"band-half"_s, u"band over half"_s);
        }
        look(1);
        for (Side *side : sides) {
            side->setEnclosing(enclosing);
            const QPoint from = emptyPixel(stage, *side);
            job.wander(*side, from, from + QPoint(900, 600), u"band-1to1"_s, u"band at 1:1"_s);
        }
    }
    for (Side *side : sides)
        side->setEnclosing(false);
}

} // namespace

void runBandJobs(Bench &bench, Stage &stage)
{
    runBands(bench, stage, stage.sides());
}

// Stock Qt's items on both sides: the rubber band of QGraphicsView against that of SceneSelector.

void runDropInJobs(Bench &bench, Stage &stage)
{
    constexpr int MostItems = 100'000;
    if (!stage.stock || stage.count() > MostItems)
        return;
    DropInSide dropIn;
    dropIn.setField(stage.field);
    QList<Shape> shapes;
    for (int place = 0; place < stage.count(); ++place)
        shapes.append(stage.shape(place));
    dropIn.build(shapes);
    runBands(bench, stage, {stage.stock.get(), &dropIn}, u"dropin-"_s, u"stock items, "_s);
}
