#include "widgets/interaction/tools/toolfactory_p.h"

#include "widgets/interaction/tools/boxtool_p.h"
#include "widgets/interaction/tools/connectortool_p.h"
#include "widgets/interaction/tools/customtoolhost_p.h"
#include "widgets/interaction/tools/lassotool_p.h"
#include "widgets/interaction/tools/pathtool_p.h"
#include "widgets/interaction/tools/penciltool_p.h"
#include "widgets/interaction/tools/pentool_p.h"
#include "widgets/interaction/tools/selecttool_p.h"
#include "widgets/interaction/tools/textboxtool_p.h"
#include <trammel/shapekind.h>

namespace Trammel {

std::unique_ptr<Tool> makeTool(ToolKind kind, ToolContext &context)
{
    switch (kind) {
    case ToolKind::Select:
        break;
    case ToolKind::Rectangle:
        return std::make_unique<BoxTool>(context, &ShapeKind::rectangle());
    case ToolKind::RoundedRectangle:
        return std::make_unique<BoxTool>(context, &ShapeKind::roundedRectangle());
    case ToolKind::Ellipse:
        return std::make_unique<BoxTool>(context, &ShapeKind::ellipse());
    case ToolKind::Polygon:
        return std::make_unique<PathTool>(context, PathTool::Ends::Closed);
    case ToolKind::Polyline:
        return std::make_unique<PathTool>(context, PathTool::Ends::Open);
    case ToolKind::Arrow:
        return std::make_unique<PathTool>(context, PathTool::Ends::Arrow);
    case ToolKind::Lasso:
        return std::make_unique<LassoTool>(context);
    case ToolKind::Text:
        return std::make_unique<TextBoxTool>(context);
    case ToolKind::OwnKind:
        return std::make_unique<BoxTool>(context, nullptr);
    case ToolKind::Connector:
        return std::make_unique<ConnectorTool>(context);
    case ToolKind::Pen:
        return std::make_unique<PenTool>(context);
    case ToolKind::Pencil:
        return std::make_unique<PencilTool>(context);
    case ToolKind::Custom:
        return std::make_unique<CustomToolHost>(context);
    }
    return std::make_unique<SelectTool>(context);
}

} // namespace Trammel
