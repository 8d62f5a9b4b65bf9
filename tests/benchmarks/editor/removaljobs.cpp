#include "tests/benchmarks/editor/stage.h"
#include "tests/benchmarks/editor/stockclear.h"

#include <QtGui/QUndoStack>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Repeats = 5;

std::vector<int> everySecond(int count)
{
    std::vector<int> places;
    for (int i = 0; i < count; i += 2)
        places.push_back(i);
    return places;
}

void removeAndUndo(Bench &bench, TrammelSide &own, const std::vector<int> &places, const QString &key,
                   const QString &title)
{
    const DocumentData before = own.document().data();
    for (int i = 0; i < bench.repeats(Repeats); ++i) {
        own.select(places);
        settle(own);
        const Cost removed = costOf(own, [&] { own.trigger(ShapeEditor::Action::Delete); });
        bench.add(key, u"delete "_s + title, Who::Trammel, removed.event);
        bench.expect(own.document().count() == before.order.size() - qsizetype(places.size()),
                     u"what is deleted is gone"_s);
        const Cost undone = costOf(own, [&] { own.trigger(ShapeEditor::Action::Undo); });
        bench.add(key + u"-undo"_s, u"undo of delete "_s + title, Who::Trammel, undone.event);
        bench.expect(own.document().data() == before, u"undo brings back what was deleted"_s);
    }
    own.clearSelection();
    settle(own);
}

void removeStock(Bench &bench, StockSide &stock, const std::vector<int> &places, const QString &key,
                 const QString &title)
{
    stock.select(places);
    settle(stock);
    bool isDone = false;
    const double time = timeOf([&] { isDone = stock.removeSelected(bench.limitInMilliseconds()); });
    if (isDone)
        bench.add(key, u"delete "_s + title, Who::Stock, time);
    else
        bench.addUnfinished(key, u"delete "_s + title, Who::Stock);
    settle(stock);
}

} // namespace

void runRemovalJobs(Bench &bench, Stage &stage)
{
    stage.lookAtAll();
    const struct
    {
        QString key;
        QString title;
        std::vector<int> places;
    } jobs[]{{u"delete-one"_s, u"one shape"_s, {stage.count() / 3}},
             {u"delete-half"_s, u"half"_s, everySecond(stage.count())}};
    for (const auto &job : jobs) {
        if (stage.stock)
            removeStock(bench, *stage.stock, job.places, job.key, job.title);
        removeAndUndo(bench, stage.own, job.places, job.key, job.title);
    }
    if (stage.stock) {
        if (const std::optional<double> time = timeOfStockClear(bench.size(), bench.limitInMilliseconds()))
            bench.add(u"clear"_s, u"clear"_s, Who::Stock, *time);
        else
            bench.addUnfinished(u"clear"_s, u"clear"_s, Who::Stock);
    }
    bench.add(u"clear"_s, u"clear"_s, Who::Trammel, timeOf([&] { stage.own.document().clear(); }));
    bench.expect(stage.own.document().count() == 0, u"a cleared document is empty"_s);
    settle(stage.own);
}
