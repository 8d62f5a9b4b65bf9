#include "tests/benchmarks/editor/stage.h"

#include <QtGui/QUndoStack>
#include <QtWidgets/QWidget>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Moves = 100;

// A shape near the middle of the view whose center no other shape covers: a press there grabs it.
int held(const Stage &stage)
{
    const std::vector<int> places = stage.middle(200);
    for (int place : places) {
        if (stage.own.document().shapesAt(stage.shape(place).center, 0) == ShapeIds{stage.own.ids()[place]})
            return place;
    }
    return places.front();
}

void setSnapping(ShapeEditor &editor, bool on)
{
    editor.setSnapToShapes(on);
    editor.setSnapToSpacing(on);
}

// A winding path over some hundred pixels, so that the neighbors change.
QPoint wayAt(int i)
{
    return {40 + 2 * (i % 60), int(std::lround(60 * std::sin(0.2 * i)))};
}

void drag(Bench &bench, Stage &stage, const std::vector<int> &places, int place, bool on, const QString &key,
          const QString &title)
{
    TrammelSide &own = stage.own;
    setSnapping(own.editor(), on);
    own.select(places);
    settle(own);
    const DocumentData before = own.document().data();
    Mouse mouse(own);
    const QPoint from = own.toView(stage.shape(place).center);
    mouse.press(from);
    mouse.move(from + wayAt(0));
    settle(own);
    bench.sample(key, title, own, bench.repeats(Moves),
                 [&](int i) { return costOf(own, [&] { mouse.move(from + wayAt(i + 1)); }); });
    mouse.release(from + wayAt(0));
    bench.expect(!(own.document().data() == before), u"the %1 changes the drawing"_s.arg(title));
    own.trigger(ShapeEditor::Action::Undo);
    bench.expect(own.document().data() == before, u"undo takes the %1 back"_s.arg(title));
    setSnapping(own.editor(), false);
    own.clearSelection();
    settle(own);
}

} // namespace

void runSnapJobs(Bench &bench, Stage &stage)
{
    const auto dragBoth = [&](const QString &key, const QString &view) {
        const int place = held(stage);
        drag(bench, stage, {place}, place, false, u"snap-off-"_s + key, u"drag one shape, %1, freely"_s.arg(view));
        drag(bench, stage, {place}, place, true, u"snap-"_s + key, u"drag one shape, %1, snapping"_s.arg(view));
    };
    stage.lookAtMiddle(1);
    dragBoth(u"1to1"_s, u"at 1:1"_s);
    stage.lookAtAll();
    dragBoth(u"all"_s, u"everything in view"_s);
}
