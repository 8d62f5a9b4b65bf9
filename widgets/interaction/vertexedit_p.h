#pragma once

#include "widgets/interaction/vertexoutline_p.h"
#include "widgets/model/shapeid.h"

#include <algorithm>

namespace Trammel {

/// A shape whose vertices are edited.
struct VertexEdit
{
    ShapeId shape;
    VertexOutline outline;
    Vertices selected;

    bool isSelected(qsizetype vertex) const { return std::binary_search(selected.begin(), selected.end(), vertex); }
    /// Takes vertices out that are selected, when all of them are, or else adds them.
    void toggle(const Vertices &vertices);
};

} // namespace Trammel
