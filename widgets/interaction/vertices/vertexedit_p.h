#pragma once

#include "widgets/interaction/vertices/vertexoutline_p.h"
#include <trammel/shapeid.h>

#include <algorithm>

namespace Trammel {

/// A shape whose vertices are being edited.
struct VertexEdit
{
    ShapeId shape;
    VertexOutline outline;
    Vertices selected;

    bool isSelected(qsizetype vertex) const { return std::binary_search(selected.begin(), selected.end(), vertex); }
    /// Deselects the vertices if all of them are selected; otherwise selects all of them.
    void toggle(const Vertices &vertices);
};

} // namespace Trammel
