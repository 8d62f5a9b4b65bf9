#include "examples/editor/stress.h"
#include "tests/benchmarks/editor/freezes.h"
#include "tests/benchmarks/editor/stage.h"
#include "tests/benchmarks/memory.h"

#include <QtCore/QRandomGenerator>
#include <QtGui/QAction>
#include <QtWidgets/QWidget>

#include <cmath>
#include <functional>
#include <numbers>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Few = 5;
constexpr int Moves = 10;
constexpr int Selected = 1000;

// Steps back and forth, so that the pointer stays on the shape.
QPoint stepOf(int i)
{
    return QPoint(3, 2) * (1 + i % 4);
}

// Drags what a press at the point grabs, and undoes it.
void dragAt(Bench &bench, TrammelSide &side, Freezes &freezes, QPoint from)
{
    const DocumentData before = side.document().data();
    Mouse mouse(side);
    freezes.sample(u"-press"_s, u"press"_s, 1, [&](int) { mouse.press(from); });
    freezes.sample(u"-begin"_s, u"begin of a drag"_s, 1, [&](int) { mouse.move(from + QPoint(20, 12)); });
    freezes.sample(u"-drag"_s, u"move of a drag"_s, Moves,
                   [&](int i) { mouse.move(from + QPoint(20, 12) + stepOf(i)); });
    freezes.sample(u"-release"_s, u"release"_s, 1, [&](int) { mouse.release(from + QPoint(40, 30)); });
    bench.expect(!(side.document().data() == before), u"a drag changes the drawing"_s);
    side.trigger(ShapeEditor::Action::Undo);
    bench.expect(side.document().data() == before, u"undo reverts the drag"_s);
    settle(side);
}

/// Shapes that all contain the origin.
struct Spot
{
    QString key;
    QString title;
    std::function<Shape(QRandomGenerator &)> make;
};

Shape square(QPointF center, double side, const QColor &fill)
{
    Shape shape = Shape::rectangle(center, {side, side});
    shape.fill = fill;
    return shape;
}

Shape scattered(QRandomGenerator &random, int alpha)
{
    const auto within = [&](double least, double most) { return least + random.generateDouble() * (most - least); };
    const QPointF center(within(-100, 100), within(-100, 100));
    const QSizeF size(within(150, 400), within(150, 400));
    Shape shape =
        random.bounded(2) == 0 ? Shape::rectangle(center, size, within(0, 360)) : Shape::ellipse(center, size);
    shape.fill = QColor::fromHsv(random.bounded(360), 90, 230, alpha);
    return shape;
}

Shape withGradient(Shape shape)
{
    shape.fill = Gradient::linear(Qt::white, shape.fill.color());
    return shape;
}

Shape withShadow(Shape shape)
{
    shape.shadow = Shadow{QColor(0, 0, 0, 90), {6, 6}, 30};
    return shape;
}

Shape withText(Shape shape)
{
    shape.text = QStringLiteral("text");
    return shape;
}

Shape unfilled(Shape shape)
{
    shape.fill = QColor();
    return shape;
}

void measureSpot(Bench &bench, const Spot &spot)
{
    TrammelSide side;
    side.prepare();
    QRandomGenerator random(5);
    QList<Shape> shapes;
    for (int i = 0; i < bench.size(); ++i)
        shapes.append(spot.make(random));
    side.build(shapes);
    Freezes freezes(bench, side, u"cliff-spot-"_s + spot.key, u"shapes on one spot, %1"_s.arg(spot.title));
    freezes.lookAt({}, 1);
    freezes.sampleRepaint({}, 1);
    const QPoint at = side.toView({});
    Mouse mouse(side);
    freezes.sample(u"-hover"_s, u"hover"_s, Moves, [&](int i) { mouse.hover(at + stepOf(i)); });
    freezes.sample(u"-click"_s, u"click"_s, Few, [&](int i) {
        mouse.press(at + stepOf(i));
        mouse.release(at + stepOf(i));
    });
    // The topmost ones.
    const ShapeIds all = side.document().ids();
    side.editor().selection()->set(all.last(std::min<qsizetype>(Selected, all.size())));
    settle(side);
    dragAt(bench, side, freezes, at);
}

void measureSpots(Bench &bench)
{
    const QList<Spot> spots{
        {u"opaque"_s, u"opaque copies"_s, [](QRandomGenerator &) { return square({}, 200, Qt::cyan); }},
        {u"sheer"_s, u"translucent copies"_s,
         [](QRandomGenerator &) { return square({}, 200, QColor(90, 160, 230, 40)); }},
        {u"mixed"_s, u"opaque and scattered"_s, [](QRandomGenerator &random) { return scattered(random, 255); }},
        {u"mixed-sheer"_s, u"translucent and scattered"_s,
         [](QRandomGenerator &random) { return scattered(random, 40); }},
        {u"unfilled"_s, u"unfilled and scattered"_s,
         [](QRandomGenerator &random) { return unfilled(scattered(random, 255)); }},
        {u"text"_s, u"with texts"_s, [](QRandomGenerator &random) { return withText(scattered(random, 255)); }},
        {u"gradient"_s, u"with gradients"_s,
         [](QRandomGenerator &random) { return withGradient(scattered(random, 255)); }},
        {u"shadow"_s, u"with shadows"_s, [](QRandomGenerator &random) { return withShadow(scattered(random, 255)); }},
    };
    for (const Spot &spot : spots)
        measureSpot(bench, spot);
}

// Shapes of the size of the view, with shadows that are as soft as possible.
void measureShadows(Bench &bench)
{
    constexpr int ShapesPerShadow = 1000;
    TrammelSide side;
    side.prepare();
    QList<Shape> shapes;
    for (int i = 0; i < std::max(bench.size() / ShapesPerShadow, 1); ++i) {
        shapes.append(Shape::ellipse({i % 10 * 20.0, i / 10 * 20.0}, {1500, 900}));
        shapes.last().fill = QColor(90, 160, 230, 200);
        shapes.last().shadow = Shadow{QColor(0, 0, 0, 90), {40, 40}, i % 2 == 0 ? 60.0 : 600.0};
    }
    side.build(shapes);
    Freezes freezes(bench, side, u"cliff-shadows"_s, u"huge soft shadows"_s);
    freezes.lookAt({}, 1);
    freezes.sampleRepaint({}, 1);
    dragAt(bench, side, freezes, side.toView({}));
}

void measureCrowd(Bench &bench)
{
    TrammelSide side;
    side.prepare();
    side.build(stressShapes(bench.size()));
    const QRectF field = toRect(side.document().bounds());
    const QSizeF view = side.viewport().size();
    Freezes freezes(bench, side, u"cliff-crowd"_s, u"a third of the shapes, with collisions"_s);
    freezes.lookAt(field.center(), 0.9 * std::min(view.width() / field.width(), view.height() / field.height()));
    ShapeIds chosen;
    for (qsizetype i = 0; i < side.ids().size(); i += 3)
        chosen.append(side.ids()[i]);
    side.editor().selection()->set(chosen);
    settle(side);
    // The pixel of a small shape's center may miss the shape.
    for (ShapeId id : std::as_const(chosen)) {
        const QPoint at = side.toView(side.document().find(id)->center);
        if (side.hitsSelected(at) && QRect(QPoint(200, 200), (view - QSizeF(400, 400)).toSize()).contains(at))
            return dragAt(bench, side, freezes, at);
    }
    bench.expect(false, u"there is a shape to drag"_s);
}

void measureCommands(Bench &bench)
{
    using Action = ShapeEditor::Action;
    TrammelSide side;
    side.prepare();
    side.build(stressShapes(bench.size()));
    const QRectF field = toRect(side.document().bounds());
    const QSizeF view = side.viewport().size();
    Freezes freezes(bench, side, u"cliff-all"_s, u"all shapes"_s);
    freezes.lookAt(field.center(), 0.9 * std::min(view.width() / field.width(), view.height() / field.height()));
    side.selectAll();
    settle(side);
    const DocumentData before = side.document().data();
    const auto undo = [&] {
        freezes.sample(u"-undo"_s, u"undo"_s, 1, [&](int) { side.trigger(Action::Undo); });
        bench.expect(side.document().data() == before, u"undo reverts a command on all shapes"_s);
        side.selectAll();
        settle(side);
    };
    freezes.sample(u"-nudge"_s, u"nudge"_s, Few, [&](int) { freezes.press(Qt::Key_Right); });
    bench.expect(!(side.document().data() == before), u"a nudge moves all shapes"_s);
    while (!(side.document().data() == before) && side.editor().action(Action::Undo)->isEnabled())
        side.trigger(Action::Undo);
    const QList<std::tuple<QString, QString, Action>> commands{
        {u"-flip"_s, u"flip"_s, Action::FlipHorizontally},
        {u"-turn"_s, u"turn left"_s, Action::TurnLeft},
        {u"-align"_s, u"align left"_s, Action::AlignLeft},
        {u"-bold"_s, u"bold text"_s, Action::Bold},
        {u"-group"_s, u"group"_s, Action::Group},
        {u"-lock"_s, u"lock"_s, Action::Lock},
        {u"-duplicate"_s, u"duplicate"_s, Action::Duplicate},
        {u"-delete"_s, u"delete"_s, Action::Delete},
    };
    for (const auto &[key, title, action] : commands) {
        freezes.sample(key, title, 1, [&, act = action](int) { side.trigger(act); });
        undo();
    }
}

QList<QPointF> zigzag(int count)
{
    QList<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.append({i * 1000.0 / count, i % 2 == 0 ? 0.0 : 600.0});
    return points;
}

void measureVertices(Bench &bench)
{
    TrammelSide side;
    side.prepare();
    const QList<QPointF> points = zigzag(bench.size());
    side.build({Shape::polyline(points)});
    Freezes freezes(bench, side, u"cliff-vertices"_s, u"a zigzag of as many points"_s);
    freezes.lookAt({500, 300}, 1);
    freezes.sampleRepaint({500, 300}, 1);
    const QPoint at = side.toView({500, 300});
    Mouse mouse(side);
    freezes.sample(u"-hover"_s, u"hover"_s, Moves, [&](int i) { mouse.hover(at + stepOf(i)); });
    freezes.sample(u"-edit"_s, u"begin of vertex editing"_s, 1,
                   [&](int) { side.editor().editVertices(side.ids().first()); });
    bench.expect(side.editor().editedShape() == side.ids().first(), u"vertex editing begins"_s);
    freezes.sample(u"-edit-hover"_s, u"hover over vertices"_s, Moves, [&](int i) { mouse.hover(at + stepOf(i)); });
    dragAt(bench, side, freezes, side.toView(points[bench.size() / 2]));
}

// A freehand line that winds around the middle of the view.
void measureFreehand(Bench &bench)
{
    TrammelSide side;
    side.prepare();
    Freezes freezes(bench, side, u"cliff-freehand"_s, u"a freehand line of as many points"_s);
    freezes.lookAt({}, 1);
    side.trigger(ShapeEditor::Action::PencilTool);
    const QPoint middle = side.toView({});
    const auto at = [middle](int i) {
        const double angle = i * 0.02, radius = 200 + i % 97;
        return middle + QPoint(int(std::cos(angle) * radius), int(std::sin(angle) * radius));
    };
    Mouse mouse(side);
    mouse.press(at(0));
    for (int i = 1; i < bench.size(); ++i)
        mouse.move(at(i));
    settle(side);
    freezes.sample(u"-move"_s, u"move"_s, Moves, [&](int i) { mouse.move(at(bench.size() + i)); });
    freezes.sample(u"-release"_s, u"release"_s, 1, [&](int) { mouse.release(at(bench.size())); });
    bench.expect(side.document().count() == 1, u"a freehand line is added"_s);
}

void measureOverlap(Bench &bench)
{
    TrammelSide side;
    side.prepare();
    QList<Shape> shapes;
    for (QPointF center : {QPointF(0, 0), QPointF(150, 40)}) {
        QList<QPointF> points;
        for (int i = 0; i < bench.size(); ++i) {
            const double angle = 2 * std::numbers::pi * i / bench.size();
            points.append(center + QPointF(std::cos(angle), std::sin(angle)) * (200 + i % 7));
        }
        shapes.append(Shape::polygon(points));
        shapes.last().fill = Qt::cyan;
    }
    side.build(shapes);
    Freezes freezes(bench, side, u"cliff-overlap"_s, u"two polygons of as many points"_s);
    freezes.lookAt({75, 20}, 1);
    const std::optional<std::int64_t> bytes = bytesInUse();
    freezes.sample(u"-show"_s, u"collisions shown"_s, 1,
                   [&](int) { side.editor().setShowCollisions(ShapeEditor::CollisionsAlways); });
    // The collisions of large outlines are determined on another thread.
    while (!side.editor().countsAllCollisions())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    bench.expect(side.editor().collisionCount() == 1, u"two overlapping polygons collide"_s);
    if (const std::optional<std::int64_t> now = bytesInUse(); bytes && now)
        bench.add(u"cliff-overlap-memory"_s, u"two polygons of as many points: memory for their collision"_s,
                  Who::Trammel, double(*now - *bytes), ::Unit::Bytes);
    dragAt(bench, side, freezes, side.toView({0, 0}));
}

void measureText(Bench &bench)
{
    TrammelSide side;
    side.prepare();
    Shape shape = Shape::rectangle({0, 0}, {400, 300});
    shape.text = QString(bench.size(), u'n');
    side.build({shape});
    Freezes freezes(bench, side, u"cliff-text"_s, u"a text of as many characters"_s);
    freezes.lookAt({}, 1);
    freezes.sampleRepaint({}, 1);
    freezes.sample(u"-edit"_s, u"begin of typing"_s, 1, [&](int) { side.editor().editText(side.ids().first()); });
    freezes.sample(u"-end"_s, u"to the end of the text"_s, 1, [&](int) { freezes.press(Qt::Key_End); });
    freezes.sample(u"-type"_s, u"typing"_s, Few, [&](int) { freezes.press(Qt::Key_X, u"x"_s); });
    freezes.sample(u"-leave"_s, u"end of typing"_s, 1, [&](int) { side.editor().editText({}); });
    const QString text = side.document().find(side.ids().first())->text;
    bench.expect(text == shape.text + QString(bench.repeats(Few), u'x'), u"the typed characters are in the text"_s);
}

// The outline of a random walk, like a coast on a map, at a zoom at which an edge fills the view.
void measureMap(Bench &bench)
{
    constexpr int Points = 500;
    TrammelSide side;
    side.prepare();
    QRandomGenerator random(3);
    QList<Shape> shapes;
    for (int country = 0; country < std::max(bench.size() / Points, 1); ++country) {
        const QPointF center(country % 20 * 50, country / 20 * 50);
        QList<QPointF> points;
        for (int i = 0; i < Points; ++i) {
            const double angle = 2 * std::numbers::pi * i / Points;
            const double radius = 20 + 10 * random.generateDouble();
            points.append(center + QPointF(std::cos(angle), std::sin(angle)) * radius);
        }
        shapes.append(Shape::polygon(points));
        shapes.last().stroke.width = 0.3;
    }
    side.build(shapes);
    Freezes freezes(bench, side, u"cliff-map"_s, u"coasts of as many points at zoom 10,000"_s);
    const QPointF vertex = shapes.first().sceneOutline().first()[Points / 3];
    freezes.lookAt(vertex, ShapeEditor::LargestZoom);
    freezes.sampleRepaint(vertex, ShapeEditor::LargestZoom / 1.01);
}

} // namespace

// The drawings grow with the number of shapes in other ways than the usual one. Each event should take at most 50 ms.
void runCliffJobs(Bench &bench, Stage &)
{
    const QList<std::pair<QString, void (*)(Bench &)>> parts{
        {u"spots"_s, measureSpots},       {u"shadows"_s, measureShadows},   {u"crowd"_s, measureCrowd},
        {u"commands"_s, measureCommands}, {u"vertices"_s, measureVertices}, {u"overlap"_s, measureOverlap},
        {u"text"_s, measureText},         {u"map"_s, measureMap},           {u"freehand"_s, measureFreehand},
    };
    const QStringList &wanted = bench.options().families;
    for (const auto &[name, measure] : parts) {
        if (wanted.isEmpty() || wanted.contains(u"cliffs"_s) || wanted.contains(u"cliffs/"_s + name))
            measure(bench);
    }
}
