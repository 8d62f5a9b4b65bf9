#pragma once

#include "widgets/interaction/selecting/presstarget_p.h"

namespace Trammel {

/// Selects by a click. A plain click selects the unit under the pointer. On empty canvas it clears the selection and
/// leaves all groups. Shift toggles the unit; Ctrl toggles the single shape. With Alt each click selects the next lower
/// unit under the pointer, and starts again at the top after the lowest. Returns the shape that was clicked; null for
/// none.
ShapeId selectByClick(const ToolContext &context, const PressTarget &target, const ToolEvent &press);

/// The unit that such a click would select or deselect: a group or a single shape. Null for none.
Unit unitForClick(const ToolContext &context, const PressTarget &target, const ToolEvent &event);

/// Handles a double click: enters the group under the pointer, and selects the unit under the pointer in it. Returns
/// false if there is no group to enter.
bool enterByDoubleClick(const ToolContext &context, const PressTarget &target);

/// Selects the unit of the pressed shape before it is dragged, unless the shape is already selected.
void selectForDrag(const ToolContext &context, const PressTarget &target);

/// A step of keyboard navigation through an ordered list.
enum class Walk { Next, Previous, First, Last };

/// The step of Tab, Shift+Tab, Home and End, with or without Ctrl; nothing for other keys.
std::optional<Walk> walkOf(int key, Qt::KeyboardModifiers modifiers);

/// Selects the next unit above or below the selection, or the lowest or topmost of all. If several units are selected,
/// Next goes to the lowest of them and Previous to the topmost. When adding, Next adds the unit above the topmost
/// selected unit, and Previous adds the unit below the lowest selected unit. Returns false if there is no such unit, or
/// if nothing is selected for Next and Previous; the keyboard focus should then move on.
bool selectByWalk(const ToolContext &context, Walk walk, bool isAdding = false);

} // namespace Trammel
