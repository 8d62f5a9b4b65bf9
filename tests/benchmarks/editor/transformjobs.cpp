#include "tests/benchmarks/editor/stage.h"

#include <trammel/geometry/vector.h>

#include <QtGui/QUndoStack>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Moves = 30;
constexpr int Selected = 1000;

// Steps back and forth between 1 and 11.
int wave(int i)
{
    constexpr int Period = 10;
    return 1 + std::abs(i % (2 * Period) - Period);
}

QRectF frameOf(const Stage &stage, const std::vector<int> &places)
{
    Aabb2 box;
    for (int place : places)
        box = box.united(stage.shape(place).sceneBounds());
    return toRect(box);
}

// Undoes a gesture and checks that the drawing is as before.
void undo(Bench &bench, TrammelSide &own, const DocumentData &before, const QString &what)
{
    bench.expect(!(own.document().data() == before), u"the %1 changes the drawing"_s.arg(what));
    own.trigger(ShapeEditor::Action::Undo);
    bench.expect(own.document().data() == before, u"undo takes the %1 back"_s.arg(what));
    settle(own);
}

// A scene position where a press grabs the selection, on all sides at their current zoom, and far from the edges of
// the view, where the view would scroll. With the whole drawing in view, a pixel is larger than a shape, and the
// pixel of a shape's center may miss the shape.
std::optional<QPointF> grip(Stage &stage, const std::vector<int> &places)
{
    const QPointF middle = stage.field.center();
    const QList<Side *> sides = stage.sides();
    double least = std::numeric_limits<double>::infinity();
    std::optional<QPointF> best;
    for (int place : places) {
        const QPointF center = stage.shape(place).center;
        const double distance = length(center - middle);
        if (distance >= least || !std::all_of(sides.begin(), sides.end(), [&](const Side *side) {
                return side->hitsSelected(side->toView(center));
            }))
            continue;
        least = distance;
        best = center;
    }
    return best;
}

QList<QPointF> positionsOf(const Stage &stage, const Side &side, const std::vector<int> &places)
{
    QList<QPointF> positions;
    if (side.who() == Who::Stock) {
        const QList<QGraphicsItem *> items = stage.stock->itemsOf(places);
        for (const QGraphicsItem *item : items)
            positions.append(item->pos());
    } else {
        for (int place : places)
            positions.append(stage.shape(place).center);
    }
    return positions;
}

void drag(Bench &bench, Stage &stage, const std::vector<int> &places, const QString &key, const QString &title)
{
    const QList<Side *> sides = stage.sides();
    for (Side *side : sides) {
        side->select(places);
        settle(*side);
    }
    const std::optional<QPointF> held = grip(stage, places);
    bench.expect(held.has_value(), u"a press can take hold of what is selected"_s);
    if (!held)
        return;
    for (Side *side : sides) {
        const DocumentData before = stage.own.document().data();
        const QList<QPointF> positions = positionsOf(stage, *side, places);
        Mouse mouse(*side);
        const QPoint from = side->toView(*held);
        mouse.press(from);
        mouse.move(from + QPoint(20, 12));
        settle(*side);
        bench.sample(key, title, *side, bench.repeats(Moves), [&](int i) {
            return costOf(*side, [&] { mouse.move(from + QPoint(20, 12) + QPoint(3, 2) * wave(i)); });
        });
        const QList<QPointF> moved = positionsOf(stage, *side, places);
        bench.expect(std::equal(moved.begin(), moved.end(), positions.begin(), std::not_equal_to<>()),
                     side->who() == Who::Trammel ? u"a drag moves all that is selected"_s
                                                 : u"stock Qt drags all that is selected"_s);
        if (side->who() == Who::Trammel) {
            mouse.release(from + QPoint(40, 30));
            undo(bench, stage.own, before, title);
        } else {
            mouse.move(from);
            mouse.release(from);
        }
        side->clearSelection();
        settle(*side);
    }
}

// Drags a handle of the selection along a path of view positions.
void dragHandle(Bench &bench, TrammelSide &own, const std::vector<int> &places, ShapeEditor::Handle handle,
                const QString &key, const QString &title, const std::function<QPoint(QPoint, int)> &path)
{
    own.select(places);
    settle(own);
    const DocumentData before = own.document().data();
    const std::optional<QPointF> place = own.editor().handlePosition(handle);
    bench.expect(place.has_value(), u"the selection has its handles"_s);
    if (!place)
        return;
    const QPoint from = place->toPoint();
    Mouse mouse(own);
    mouse.press(from);
    mouse.move(path(from, 12));
    settle(own);
    bench.sample(key, title, own, bench.repeats(Moves),
                 [&](int i) { return costOf(own, [&] { mouse.move(path(from, wave(i))); }); });
    mouse.release(path(from, 12));
    undo(bench, own, before, title);
    own.clearSelection();
    settle(own);
}

/// The placement of stock items before they are rotated or scaled.
struct StockItems
{
    struct Place
    {
        QGraphicsItem *item;
        QPointF pos;
        double rotation;
    };
    QList<Place> places;
    QPointF center;

    StockItems(const QList<QGraphicsItem *> &items, QPointF middle) : center(middle)
    {
        for (QGraphicsItem *item : items)
            places.append({item, item->pos(), item->rotation()});
    }
    void turn(double degrees) const
    {
        const QPointF axis = axisFromDegrees(degrees);
        for (const Place &each : places) {
            each.item->setPos(center + rotated(each.pos - center, axis));
            each.item->setRotation(each.rotation + degrees);
        }
    }
    void scale(double factor) const
    {
        for (const Place &each : places) {
            each.item->setPos(center + (each.pos - center) * factor);
            each.item->setTransform(QTransform::fromScale(factor, factor));
        }
    }
};

} // namespace

void runTransformJobs(Bench &bench, Stage &stage)
{
    const std::vector<int> places = stage.middle(Selected);
    stage.lookAtMiddle(1);
    drag(bench, stage, places, u"drag-1to1"_s, u"drag 1000 at 1:1"_s);
    stage.lookAtAll();
    drag(bench, stage, places, u"drag-all"_s, u"drag 1000, everything in view"_s);

    // The handles surround the selection, which has to fit the view.
    const QRectF frame = frameOf(stage, places);
    const QSizeF view = stage.own.viewport().size();
    stage.lookAtMiddle(0.7 * std::min(view.width() / frame.width(), view.height() / frame.height()));
    const QString turnKey = u"rotate"_s, turnTitle = u"rotate 1000"_s;
    const QString scaleKey = u"resize"_s, scaleTitle = u"resize 1000"_s;
    if (stage.stock) {
        // Stock Qt has no handles: the items are transformed one by one.
        stage.stock->select(places);
        settle(*stage.stock);
        const StockItems items(stage.stock->itemsOf(places), frame.center());
        bench.sample(turnKey, turnTitle, *stage.stock, bench.repeats(Moves),
                     [&](int i) { return costOf(*stage.stock, [&] { items.turn(0.5 * wave(i)); }); });
        items.turn(0);
        bench.sample(scaleKey, scaleTitle, *stage.stock, bench.repeats(Moves),
                     [&](int i) { return costOf(*stage.stock, [&] { items.scale(1 + 0.005 * wave(i)); }); });
        items.scale(1);
        stage.stock->clearSelection();
        settle(*stage.stock);
    }
    dragHandle(bench, stage.own, places, ShapeEditor::Handle::Rotate, turnKey, turnTitle,
               [](QPoint from, int i) { return from + QPoint(4 * i, 0); });
    dragHandle(bench, stage.own, places, ShapeEditor::Handle::BottomRight, scaleKey, scaleTitle,
               [](QPoint from, int i) { return from + QPoint(4 * i, 3 * i); });
}
