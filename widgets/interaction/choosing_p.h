#pragma once

#include "widgets/interaction/presstarget_p.h"

namespace Trammel {

/// What a click selects. Plain it takes what was under it, or nothing in the open; Shift and Ctrl toggle;
/// Alt goes down through what lies under the pointer, one with each click, and around to the top.
void chooseByClick(const ToolContext &context, const PressTarget &target, const ToolEvent &press);

/// What is pressed and not selected is chosen alone when a drag takes hold of it.
void chooseForDrag(const ToolContext &context, const PressTarget &target);

/// Selects the next shape above what is selected, or the one below; of several selected, first the lowest or
/// the topmost of them. False when there is none, or nothing was selected: the keyboard's focus goes on then.
bool chooseNext(const ToolContext &context, bool upwards);

} // namespace Trammel
