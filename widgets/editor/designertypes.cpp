#include "widgets/editor/designertypes_p.h"

#include <trammel/minimap.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>

namespace Trammel {

int registerDesignerTypes()
{
    qRegisterMetaType<Minimap *>();
    qRegisterMetaType<ShapeInspector *>();
    qRegisterMetaType<ShapeList *>();
    qRegisterMetaType<ShapePalette *>();
    qRegisterMetaType<ToolPalette *>();
    return qRegisterMetaType<ShapeEditor *>();
}

} // namespace Trammel
