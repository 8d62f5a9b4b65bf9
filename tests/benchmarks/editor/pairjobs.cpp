#include "tests/benchmarks/editor/stage.h"

#include "geometry/collision.h"

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

int collisionsByBruteForce(const Stage &stage, double leastDepth)
{
    std::vector<Collider> colliders;
    for (int place = 0; place < stage.count(); ++place)
        colliders.emplace_back(stage.shape(place).scenePrimitive(), stage.shape(place).extent());
    int pairs = 0;
    for (std::size_t i = 0; i < colliders.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            pairs += collide(colliders[i], colliders[j], leastDepth);
    }
    return pairs;
}

} // namespace

void runPairJobs(Bench &bench, Stage &stage)
{
    constexpr int Repeats = 3;
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
    ShapeEditor &editor = stage.own.editor();
    bench.sample(key, title, Who::Trammel, bench.repeats(Repeats), [&](int) {
        const double time = timeOf([&] { editor.setShowCollisions(true); });
        if (bench.options().isQuick)
            bench.expect(editor.collisionCount() == collisionsByBruteForce(stage, editor.leastCollisionDepth()),
                         u"all collisions are counted"_s);
        editor.setShowCollisions(false);
        settle(stage.own);
        return time;
    });
}
