#include "widgets/interaction/vertices/vertexedit_p.h"

#include <trammel/geometry/vector.h>

#include <iterator>

namespace Trammel {

namespace {

constexpr qsizetype MostWithHandles = 64;

} // namespace

void VertexEdit::toggle(const Vertices &vertices)
{
    Vertices result;
    const bool takesOut = std::includes(selected.begin(), selected.end(), vertices.begin(), vertices.end());
    if (takesOut)
        std::set_difference(selected.begin(), selected.end(), vertices.begin(), vertices.end(),
                            std::back_inserter(result));
    else
        std::set_union(selected.begin(), selected.end(), vertices.begin(), vertices.end(), std::back_inserter(result));
    selected = result;
}

QList<CurveHandle> VertexEdit::handles() const
{
    using Side = VertexOutline::Side;
    QList<CurveHandle> found;
    if (!outline.isPath() || selected.size() > MostWithHandles)
        return found;
    const auto add = [&](qsizetype vertex, Side side) {
        if (!same(outline.handle(vertex, side), outline.point(vertex)))
            found.append({vertex, side});
    };
    for (qsizetype vertex : selected) {
        add(vertex, Side::Before);
        add(vertex, Side::After);
        const std::optional<qsizetype> before = outline.previous(vertex), after = outline.next(vertex);
        if (before && !isSelected(*before))
            add(*before, Side::After);
        if (after && !isSelected(*after))
            add(*after, Side::Before);
    }
    return found;
}

} // namespace Trammel
