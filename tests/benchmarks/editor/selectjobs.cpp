#include "tests/benchmarks/editor/stage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int Repeats = 10;

}

void runSelectJobs(Bench &bench, Stage &stage)
{
    stage.lookAtAll();
    const QList<Side *> sides = stage.sides();
    for (Side *side : sides) {
        const int signalsBefore = side->selectionSignals();
        int rounds = 0;
        bench.sample(u"select-all"_s, u"select all"_s, *side, bench.repeats(Repeats), [&](int) {
            ++rounds;
            const Cost cost = costOf(*side, [&] { side->selectAll(); });
            const std::vector<bool> selected = side->selected();
            bench.expect(std::find(selected.begin(), selected.end(), false) == selected.end(),
                         u"all shapes are selected"_s);
            side->clearSelection();
            settle(*side);
            return cost;
        });
        if (side->who() == Who::Trammel)
            bench.expect(side->selectionSignals() - signalsBefore == 2 * rounds, u"each selection is one signal"_s);
        bench.sample(u"select-none"_s, u"clear the selection of all"_s, *side, bench.repeats(Repeats), [&](int) {
            side->selectAll();
            settle(*side);
            return costOf(*side, [&] { side->clearSelection(); });
        });
    }
}
