#pragma once

#include "widgets/interaction/tools/tool_p.h"
#include <trammel/editorenums.h>

#include <memory>

namespace Trammel {

/// Creates a tool of a kind. The context is borrowed and must outlive the tool. Everything in the context must be set
/// while a tool is active. Before the document is replaced, the tool must be deactivated, and activated again
/// afterward. A slot may replace a tool while the tool emits a signal, so delete the old tool with deleteLater().
std::unique_ptr<Tool> makeTool(ToolKind kind, ToolContext &context);

} // namespace Trammel
