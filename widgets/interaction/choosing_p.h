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

/// Selects the next unit above what is selected, or the one below; of several selected, first the lowest or
/// the topmost of them. False when there is none, or nothing was selected: the keyboard's focus goes on then.
bool chooseNext(const ToolContext &context, bool upwards);

} // namespace Trammel
