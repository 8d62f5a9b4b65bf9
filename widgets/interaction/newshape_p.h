#pragma once

namespace Trammel {

struct Shape;
struct ToolContext;

/// Puts a drawn shape into the document, as one step of undo, and selects it. Returns false when the
/// document refuses it.
bool addNewShape(const ToolContext &context, const Shape &shape);

} // namespace Trammel
