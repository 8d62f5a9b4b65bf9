#include "tests/benchmarks/editor/stage.h"

#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Repeats = 15;
constexpr int Moves = 30;
constexpr int Points = 20'000;
// A single hit test is shorter than reading the processor time.
constexpr int PointsAtOnce = 100;
constexpr int Selected = 1000;
constexpr double Tolerance = 4;
constexpr double Cell = 60;
// Invisible, but enough to invalidate a picture that is cached for another zoom.
constexpr double ZoomStep = 1e-4;

/// The shapes of a drawing, and the style that they have in common.
struct Drawing
{
    QString key;
    QString what;
    /// Creates the shape with a number in its cell. The argument is the top left corner of the cell.
    Shape (*shape)(int number, QPointF cell, QRandomGenerator &random);
};

/// A line of two or three points.
Shape line(int number, QPointF cell, QRandomGenerator &random)
{
    const auto point = [&] { return cell + QPointF(random.generateDouble(), random.generateDouble()) * Cell; };
    QList<QPointF> points{point(), point()};
    if (number % 2 == 0)
        points.append(point());
    Shape line = Shape::polyline(points);
    line.stroke.width = 1 + number % 3;
    return line;
}

Shape headedLine(int number, QPointF cell, QRandomGenerator &random)
{
    Shape headed = line(number, cell, random);
    headed.startHead = LineHead(number % 3 == 0 ? number % 15 : 0);
    headed.endHead = LineHead(1 + number % 14);
    return headed;
}

/// A rectangle or an ellipse with a fill and a line, rotated by any angle.
Shape box(int number, QPointF cell, QRandomGenerator &random)
{
    const ShapeKind &kind = number % 2 == 0 ? ShapeKind::rectangle() : ShapeKind::ellipse();
    const auto side = [&] { return Cell * (0.2 + 0.5 * random.generateDouble()); };
    Shape shape(kind, cell + QPointF(Cell, Cell) / 2, {side(), side()}, 360 * random.generateDouble());
    shape.fill = QColor::fromHsv(number % 360, 90, 240);
    shape.stroke.width = 1 + number % 3;
    return shape;
}

Shape fadedBox(int number, QPointF cell, QRandomGenerator &random)
{
    Shape shape = box(number, cell, random);
    shape.opacity = 0.5F;
    return shape;
}

Shape shadowedBox(int number, QPointF cell, QRandomGenerator &random)
{
    Shape shape = box(number, cell, random);
    shape.shadow = Shadow{QColor(0, 0, 0, 64)};
    return shape;
}

Shape gradientBox(int number, QPointF cell, QRandomGenerator &random)
{
    Shape shape = box(number, cell, random);
    const QColor other = QColor::fromHsv((number + 60) % 360, 90, 240);
    shape.fill = number % 3 == 0 ? Gradient::radial(shape.fill, other) : Gradient::linear(shape.fill, other);
    return shape;
}

Shape namedBox(int number, QPointF cell, QRandomGenerator &random)
{
    Shape shape = box(number, cell, random);
    shape.text = u"No. %1"_s.arg(number);
    return shape;
}

/// Points around the center of a cell.
QList<QPointF> ring(int points, QPointF cell, QRandomGenerator &random)
{
    QList<QPointF> ring;
    for (int i = 0; i < points; ++i)
        ring.append(cell + QPointF(Cell, Cell) / 2
                    + axisFromDegrees(i * 360.0 / points) * (Cell * (0.15 + 0.2 * random.generateDouble())));
    return ring;
}

Shape colored(Shape shape, int number)
{
    shape.fill = QColor::fromHsv(number % 360, 90, 240);
    shape.stroke.width = 1 + number % 3;
    return shape;
}

/// A polygon of 20 corners.
Shape polygon(int number, QPointF cell, QRandomGenerator &random)
{
    return colored(Shape::polygon(ring(20, cell, random)), number);
}

/// A closed path of 20 curves.
Shape path(int number, QPointF cell, QRandomGenerator &random)
{
    return colored(Shape::bezierPath({ring(60, cell, random)}), number);
}

/// One shape in each cell of a square.
QList<Shape> shapesOf(const Drawing &drawing, int count)
{
    QRandomGenerator random(11);
    const int columns = int(std::ceil(std::sqrt(count)));
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.append(drawing.shape(i, QPointF(i % columns * Cell, i / columns * Cell), random));
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
                 bench.repeats(Points / PointsAtOnce), [&](int) {
                     std::array<QPointF, PointsAtOnce> points;
                     for (QPointF &point : points)
                         point =
                             field.topLeft() + QPointF(random.bounded(field.width()), random.bounded(field.height()));
                     const double together = timeOf([&] {
                         for (QPointF point : points)
                             side.hits(point, Tolerance);
                     });
                     return together / PointsAtOnce;
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
    bench.expect(!chosen.isEmpty(), u"there are shapes to drag"_s);
    if (chosen.isEmpty())
        return;
    side.editor().selection()->set(chosen);
    settle(side);
    const DocumentData before = side.document().data();
    // Far from the edges of the view, where it would scroll.
    const auto distance = [&](ShapeId id) { return length(side.document().find(id)->center - field.center()); };
    const Shape &held = *side.document().find(*std::min_element(
        chosen.begin(), chosen.end(), [&](ShapeId a, ShapeId b) { return distance(a) < distance(b); }));
    const QList<QList<QPointF>> rings = held.isFilled() ? QList<QList<QPointF>>() : held.sceneOutline();
    const QPoint grip = side.toView(rings.isEmpty() ? held.center : (rings[0][0] + rings[0][1]) / 2);
    mouse.press(grip);
    mouse.move(grip + QPoint(20, 12));
    settle(side);
    bench.sample(key + u"-drag"_s, u"%1: drag 1000 at 1:1"_s.arg(what), side, bench.repeats(Moves), [&](int i) {
        return costOf(side, [&] { mouse.move(grip + QPoint(20, 12) + QPoint(3, 2) * (1 + i % 10)); });
    });
    mouse.release(grip + QPoint(40, 30));
    bench.expect(!(side.document().data() == before), u"the shapes are dragged"_s);
}

} // namespace

// The rows should take at most 1.5 times as long as those of the plain lines, boxes or polygons; those of boxes with a
// text at most three times. Shadows are blurred, which takes longer.
void runStyleJobs(Bench &bench, Stage &)
{
    const ProcessorTime time;
    const Drawing drawings[] = {
        {u"lines"_s, u"lines"_s, line},
        {u"heads"_s, u"lines with heads"_s, headedLine},
        {u"boxes"_s, u"boxes"_s, box},
        {u"faded"_s, u"half transparent boxes"_s, fadedBox},
        {u"shadows"_s, u"boxes with shadows"_s, shadowedBox},
        {u"gradients"_s, u"boxes with gradients"_s, gradientBox},
        {u"texts"_s, u"boxes with a text"_s, namedBox},
        {u"polygons"_s, u"polygons of 20 corners"_s, polygon},
        {u"paths"_s, u"paths of 20 curves"_s, path},
    };
    for (const Drawing &drawing : drawings) {
        TrammelSide side;
        side.prepare();
        side.build(shapesOf(drawing, bench.size()));
        measure(bench, side, drawing.key, drawing.what);
    }
}
