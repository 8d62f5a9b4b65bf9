#include "tests/benchmarks/editor/stage.h"

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QWidget>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Repeats = 15;
constexpr int Moves = 30;
constexpr int Points = 20'000;
constexpr int Selected = 1000;
constexpr double Tolerance = 4;
constexpr double Cell = 60;
// Invisible, but enough to invalidate a picture that is cached for another zoom.
constexpr double ZoomStep = 1e-4;

/// Lines of two or three points in the cells of a square, with or without heads.
QList<Shape> lines(int count, bool withHeads)
{
    QRandomGenerator random(11);
    const int columns = int(std::ceil(std::sqrt(count)));
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        const QPointF at(i % columns * Cell, i / columns * Cell);
        const auto point = [&] { return at + QPointF(random.generateDouble(), random.generateDouble()) * Cell; };
        QList<QPointF> points{point(), point()};
        if (i % 2 == 0)
            points.append(point());
        Shape line = Shape::polyline(points);
        line.stroke.width = 1 + i % 3;
        if (withHeads) {
            line.startHead = LineHead(i % 3 == 0 ? i % 15 : 0);
            line.endHead = LineHead(1 + i % 14);
        }
        shapes.append(line);
    }
    return shapes;
}

void measure(Bench &bench, TrammelSide &side, const QString &key, const QString &what)
{
    const QRectF field = toRect(side.document().bounds());
    const QSizeF view = side.viewport().size();
    const double all = 0.9 * std::min(view.width() / field.width(), view.height() / field.height());
    const auto look = [&](double zoom) {
        side.lookAt(field.center(), zoom);
        settle(side);
    };
    const auto repaint = [&](const QString &name, const QString &place, double zoom) {
        look(zoom);
        bench.sample(
            key + name, u"%1: repaint, %2, nothing kept"_s.arg(what, place), Who::Trammel, bench.repeats(Repeats),
            [&](int i) {
                return costOf(side, [&] { side.lookAt(field.center(), zoom * (1 + (i + 1) * ZoomStep)); }).complete;
            });
    };
    repaint(u"-paint-all"_s, u"everything in view"_s, all);
    repaint(u"-paint-1to1"_s, u"at 1:1"_s, 1);
    QRandomGenerator random(7);
    bench.sample(key + u"-hit"_s, u"%1: hit test with a tolerance of 4 px"_s.arg(what), Who::Trammel,
                 bench.repeats(Points), [&](int) {
                     const QPointF point(random.bounded(field.width()), random.bounded(field.height()));
                     return timeOf([&] { side.hits(field.topLeft() + point, Tolerance); });
                 });

    look(all);
    Mouse mouse(side);
    const QPoint from = side.toView(field.topLeft()) - QPoint(10, 10);
    const QPoint to = side.toView(field.topLeft() + QPointF(field.width(), field.height()) * std::sqrt(0.5));
    mouse.press(from);
    mouse.move(from + QPoint(15, 15));
    mouse.move(to);
    settle(side);
    bench.sample(key + u"-band"_s, u"%1: band over half, touch"_s.arg(what), side, bench.repeats(Moves),
                 [&](int i) { return costOf(side, [&] { mouse.move(to + QPoint(4, 3) * (i % 4)); }); });
    mouse.release(to);

    look(1);
    const ShapeIds near =
        side.document().shapesIn(Quad::fromBox(Aabb2{{field.center().x() - 20 * Cell, field.center().y() - 12 * Cell},
                                                     {field.center().x() + 20 * Cell, field.center().y() + 12 * Cell}}),
                                 RubberBandMode::Enclose);
    const ShapeIds chosen = near.first(std::min<qsizetype>(near.size(), Selected));
    bench.expect(!chosen.isEmpty(), u"there are lines to drag"_s);
    if (chosen.isEmpty())
        return;
    side.editor().selection()->set(chosen);
    settle(side);
    const DocumentData before = side.document().data();
    const Shape &held = *side.document().find(chosen[chosen.size() / 2]);
    const QList<QPointF> points = held.sceneOutline().first();
    const QPoint grip = side.toView((points[0] + points[1]) / 2);
    mouse.press(grip);
    mouse.move(grip + QPoint(20, 12));
    settle(side);
    bench.sample(key + u"-drag"_s, u"%1: drag 1000 at 1:1"_s.arg(what), side, bench.repeats(Moves), [&](int i) {
        return costOf(side, [&] { mouse.move(grip + QPoint(20, 12) + QPoint(3, 2) * (1 + i % 10)); });
    });
    mouse.release(grip + QPoint(40, 30));
    bench.expect(!(side.document().data() == before), u"the lines are dragged"_s);
}

} // namespace

// The rows of lines with heads should take at most 1.5 times as long as those of plain lines.
void runLineJobs(Bench &bench, Stage &)
{
    for (bool withHeads : {false, true}) {
        TrammelSide side;
        side.prepare();
        side.build(lines(bench.size(), withHeads));
        measure(bench, side, withHeads ? u"heads"_s : u"lines"_s, withHeads ? u"lines with heads"_s : u"lines"_s);
    }
}
