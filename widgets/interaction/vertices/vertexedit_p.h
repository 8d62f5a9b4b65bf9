#pragma once

#include "widgets/interaction/vertices/vertexoutline_p.h"
#include <trammel/shapeid.h>

#include <algorithm>

namespace Trammel {

/// A handle of a vertex of a path.
struct CurveHandle
{
    qsizetype vertex = -1;
    VertexOutline::Side side = VertexOutline::Side::Before;
};

/// A shape whose vertices are being edited.
struct VertexEdit
{
    ShapeId shape;
    VertexOutline outline;
    Vertices selected;

    bool isSelected(qsizetype vertex) const { return std::binary_search(selected.begin(), selected.end(), vertex); }
    /// Deselects the vertices if all of them are selected; otherwise selects all of them.
    void toggle(const Vertices &vertices);
    /// The handles that are shown: those of the curves at the selected vertices, unless they are retracted. None if
    /// many vertices are selected.
    QList<CurveHandle> handles() const;
};

} // namespace Trammel
