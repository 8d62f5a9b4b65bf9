#include "widgets/formclasses_p.h"

#include "widgets/minimap.h"
#include "widgets/shapeinspector.h"
#include "widgets/shapelist.h"
#include "widgets/toolpalette.h"

namespace Trammel {

int registerFormClasses()
{
    qRegisterMetaType<Minimap *>();
    qRegisterMetaType<ShapeInspector *>();
    qRegisterMetaType<ShapeList *>();
    qRegisterMetaType<ToolPalette *>();
    return qRegisterMetaType<ShapeEditor *>();
}

} // namespace Trammel
