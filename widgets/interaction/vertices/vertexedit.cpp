#include "widgets/interaction/vertices/vertexedit_p.h"

#include <iterator>

namespace Trammel {

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

} // namespace Trammel
