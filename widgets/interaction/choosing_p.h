#pragma once

#include "widgets/interaction/presstarget_p.h"

namespace Trammel {

/// What a click selects: plain the unit around what was under it, and in the open nothing, out of all groups;
/// Shift adds the unit or takes it out, Ctrl the shape by itself; Alt goes down through the units that lie
/// under the pointer, one with each click, and around to the top.
void chooseByClick(const ToolContext &context, const PressTarget &target, const ToolEvent &press);

/// What that click would take of what is there, or take off: a group or a single shape; null for nothing.
Unit unitForClick(const ToolContext &context, const PressTarget &target, const ToolEvent &event);

/// A double click on a group enters it and selects the unit there; false where there is none to enter.
bool enterByDoubleClick(const ToolContext &context, const PressTarget &target);

/// What is pressed and not selected is chosen alone when a drag takes hold of it.
void chooseForDrag(const ToolContext &context, const PressTarget &target);

/// How a key goes through things in their order.
enum class Walk { Next, Previous, First, Last };

/// What Tab, Shift+Tab, Home and End do, by themselves or with Ctrl; nothing for other keys.
std::optional<Walk> walkOf(int key, Qt::KeyboardModifiers modifiers);

/// Selects the next unit above what is selected, or the one below (of several selected, first the lowest or the
/// topmost of them; when adding, the one beyond them, and these as well), or the lowest or topmost of all. False when
/// there is none, or nothing was selected that could be gone on from: the keyboard's focus goes on then.
bool chooseByWalk(const ToolContext &context, Walk walk, bool isAdding = false);

} // namespace Trammel
