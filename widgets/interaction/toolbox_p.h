#pragma once

#include "widgets/interaction/tool_p.h"

#include <memory>

namespace Trammel {

enum class ToolKind { Select, Rectangle, RoundedRectangle, Ellipse, Polygon, Polyline, Lasso, OwnKind };

/// A tool of that kind. The context is borrowed and outlives it. Everything in the context must be set
/// while a tool is active; whoever changes the document deactivates the tool before and activates it
/// after. A tool may end inside a signal that it emits, so replace it with deleteLater().
std::unique_ptr<Tool> makeTool(ToolKind kind, ToolContext &context);

} // namespace Trammel
