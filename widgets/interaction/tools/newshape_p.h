#pragma once

namespace Trammel {

struct Shape;
struct ToolContext;

/// Adds a drawn shape to the document, as one undo step, and selects it. Returns false if the document refuses the
/// shape, and sets ToolContext::refusal to the reason.
bool addNewShape(ToolContext &context, const Shape &shape);

} // namespace Trammel
