#include "tests/benchmarks/editor/stage.h"

#include <trammel/geometry/collision.h>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

std::vector<Collider> collidersOf(const Stage &stage)
{
    std::vector<Collider> colliders;
    for (int place = 0; place < stage.count(); ++place)
        colliders.emplace_back(stage.shape(place).scenePrimitive(), stage.shape(place).extent());
    return colliders;
}

// Compares the results with a brute-force test of every pair.
void checkPairs(Bench &bench, Stage &stage)
{
    const std::vector<Collider> colliders = collidersOf(stage);
    const double leastDepth = stage.own.editor().leastCollisionDepth();
    int touching = 0, colliding = 0;
    for (std::size_t i = 0; i < colliders.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            touching += intersects(colliders[i], colliders[j]);
            colliding += collide(colliders[i], colliders[j], leastDepth);
        }
    }
    bench.expect(stage.own.document().overlappingPairs().pairs.size() == touching,
                 u"all overlapping pairs are found"_s);
    ShapeEditor &editor = stage.own.editor();
    editor.setShowInnerCollisions(true);
    editor.setShowCollisions(ShapeEditor::CollisionsAlways);
    bench.expect(editor.collisionCount() == colliding, u"all collisions are counted"_s);
    editor.setShowCollisions(ShapeEditor::CollisionsWhileDragging);
    editor.setShowInnerCollisions(false);
}

} // namespace

void runPairJobs(Bench &bench, Stage &stage)
{
    constexpr int Repeats = 5;
    const QString key = u"pairs"_s;
    const QString title = u"all overlapping pairs"_s;
    if (stage.stock) {
        std::optional<qint64> pairs;
        const double time = timeOf([&] { pairs = stage.stock->overlappingPairs(bench.limitInMilliseconds()); });
        if (pairs)
            bench.add(key, title, Who::Stock, time);
        else
            bench.addUnfinished(key, title, Who::Stock);
    }
    bench.sample(key, title, Who::Trammel, bench.repeats(Repeats),
                 [&](int) { return timeOf([&] { stage.own.document().overlappingPairs(); }); });
    ShapeEditor &editor = stage.own.editor();
    bench.sample(u"collisions"_s, u"collisions shown: event"_s, Who::Trammel, bench.repeats(Repeats), [&](int) {
        const double time = timeOf([&] { editor.setShowCollisions(ShapeEditor::CollisionsAlways); });
        editor.setShowCollisions(ShapeEditor::CollisionsWhileDragging);
        settle(stage.own);
        return time;
    });
    if (bench.options().isQuick)
        checkPairs(bench, stage);
}
