#pragma once

#include "widgets/model/solid/solidrules_p.h"
#include <trammel/shapeeditor.h>

namespace Trammel {

/// The rules for solid shapes that the properties of an editor describe.
inline SolidRules solidRules(const ShapeEditor &editor)
{
    return {editor.overlapMode(), editor.pushDepth(), editor.clearance(), editor.hopsOverObstacles(),
            editor.leastCollisionDepth()};
}

} // namespace Trammel
