#pragma once

namespace Trammel {

struct Shape;
struct ToolContext;

/// Adds a drawn shape to the document, as one undo step, and selects it. Returns false if the document refuses the
/// shape; the reason is in the context.
bool addNewShape(ToolContext &context, const Shape &shape);

} // namespace Trammel
