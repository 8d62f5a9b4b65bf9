#include "tests/fuzz/bytes.h"
#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/vector.h>

#include <array>
#include <cstdlib>
#include <vector>

using namespace Trammel;

namespace {

using Result = QList<CombinedPolygon>;

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

Result resultOf(std::span<const FilledRings> operands, BooleanOperation operation)
{
    const std::optional<Result> result = combined(operands, operation);
    expect(result.has_value());
    return *result;
}

bool isPlace(double place)
{
    return place >= 0 && place <= 1;
}

void expectValidRing(const CombinedRing &ring, std::span<const FilledRings> operands)
{
    expect(ring.size() >= 3);
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const CombinedEdge &edge = ring[i];
        expect(isFinite(edge.start) && isPlace(edge.from) && isPlace(edge.to));
        expect(!same(edge.start, ring[i + 1 < ring.size() ? i + 1 : 0].start));
        expect(edge.operand < operands.size());
        const QList<QList<QPointF>> &rings = operands[edge.operand].rings;
        expect(edge.ring < rings.size() && edge.edge < rings[edge.ring].size());
    }
}

/// The corners in an order that does not depend on the operands' order. A straight point can be another one then.
std::vector<std::pair<double, double>> cornersOf(const Result &result)
{
    std::vector<std::pair<double, double>> corners;
    const auto append = [&](const QList<QPointF> &ring) {
        for (QPointF corner : ring)
            corners.emplace_back(corner.x(), corner.y());
    };
    for (const CombinedPolygon &combined : result) {
        const Polygon polygon = polygonOf(combined);
        append(polygon.outline);
        for (const QList<QPointF> &hole : polygon.holes)
            append(hole);
    }
    std::sort(corners.begin(), corners.end());
    return corners;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes({data, size});
    const FillRule rule = bytes.byte() % 2 == 0 ? FillRule::EvenOdd : FillRule::NonZero;
    const Polygon polygon = polygonFrom(bytes);
    // The rings are distributed over three operands.
    std::array<FilledRings, 3> operands{FilledRings{{polygon.outline}, rule}, FilledRings{{}, rule},
                                        FilledRings{{}, FillRule::EvenOdd}};
    for (qsizetype i = 0; i < polygon.holes.size(); ++i)
        operands[std::size_t(i + 1) % 3].rings.append(polygon.holes[i]);
    const std::array reversed{operands[2], operands[1], operands[0]};
    if (!isFinite(Primitive(polygon))) {
        expect(!combined(operands, BooleanOperation::Union));
        return 0;
    }
    for (BooleanOperation operation :
         {BooleanOperation::Union, BooleanOperation::Intersection, BooleanOperation::Difference,
          BooleanOperation::SymmetricDifference, BooleanOperation::Division}) {
        const Result result = resultOf(operands, operation);
        for (const CombinedPolygon &each : result) {
            expectValidRing(each.outline, operands);
            for (const CombinedRing &hole : each.holes)
                expectValidRing(hole, operands);
            expect(each.lastOperand < operands.size());
        }
        if (operation != BooleanOperation::Difference)
            expect(cornersOf(result) == cornersOf(resultOf(reversed, operation)));
    }
    const std::array twice{operands[0], operands[0]};
    expect(resultOf(twice, BooleanOperation::Difference).isEmpty());
    expect(resultOf(twice, BooleanOperation::SymmetricDifference).isEmpty());
    const auto itself = cornersOf(resultOf(std::span(operands).first(1), BooleanOperation::Union));
    expect(cornersOf(resultOf(twice, BooleanOperation::Union)) == itself);
    expect(cornersOf(resultOf(twice, BooleanOperation::Intersection)) == itself);
    return 0;
}
