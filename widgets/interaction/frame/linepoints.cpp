#include "widgets/interaction/frame/linepoints_p.h"

#include "widgets/model/style/linehead_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

namespace Trammel {

namespace {

// A line with more vertices shows its ends only.
constexpr qsizetype MostPoints = 64;

} // namespace

std::optional<qsizetype> LinePoints::pointNear(QPointF place, double reach) const
{
    std::optional<qsizetype> nearest;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const double away = length(points[i] - place);
        if (away <= reach) {
            nearest = i;
            reach = away;
        }
    }
    return nearest;
}

std::optional<LinePoints> linePointsOf(const Document &document, ShapeId id)
{
    const Shape *shape = document.find(id);
    if (!shape || !canHaveHeads(*shape->kind) || shape->outline.isEmpty())
        return std::nullopt;
    const QList<QPointF> &units = shape->outline.first();
    // The bends of a connector follow from its ends.
    const bool areAll = units.size() <= MostPoints && !shape->connector;
    return LinePoints{id, shape->toScene(areAll ? units : QList<QPointF>{units.first(), units.last()}),
                      shape->connector ? 2 : units.size()};
}

} // namespace Trammel
