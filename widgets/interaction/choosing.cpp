#include "widgets/interaction/choosing_p.h"

#include "widgets/interaction/toolcontext_p.h"
#include "widgets/model/selection.h"

#include <algorithm>

namespace Trammel {

namespace {

ShapeId nextBelow(const ToolContext &context, const ToolEvent &press)
{
    const ShapeIds under = shapesUnder(*context.document, press.scenePos, press.tolerance);
    if (under.isEmpty())
        return {};
    const auto isSelected = [&](ShapeId id) { return context.selection->contains(id); };
    const auto current = std::find_if(under.begin(), under.end(), isSelected);
    return current == under.end() || current + 1 == under.end() ? under.first() : *(current + 1);
}

} // namespace

void chooseByClick(const ToolContext &context, const PressTarget &target, const ToolEvent &press)
{
    Selection &selection = *context.selection;
    const bool toggles = press.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    if (press.modifiers.testFlag(Qt::AltModifier) && !toggles) {
        const ShapeId below = nextBelow(context, press);
        selection.set(below.isNull() ? ShapeIds() : ShapeIds{below});
    } else if (target.kind == PressTarget::Kind::Handle) {
        return;
    } else if (target.shape.isNull()) {
        if (!toggles)
            selection.clear();
    } else if (toggles) {
        selection.toggle({target.shape});
    } else {
        selection.set({target.shape});
    }
}

void chooseForDrag(const ToolContext &context, const PressTarget &target)
{
    if (target.isGrip() && !context.selection->contains(target.shape))
        context.selection->set({target.shape});
}

bool chooseNext(const ToolContext &context, bool upwards)
{
    Selection &selection = *context.selection;
    const ShapeIds all = context.document->selectableIds();
    const auto isSelected = [&](ShapeId id) { return selection.contains(id); };
    const auto count = std::count_if(all.begin(), all.end(), isSelected);
    if (count == 0)
        return false;
    qsizetype place = std::find_if(all.begin(), all.end(), isSelected) - all.begin();
    if (count == 1)
        place += upwards ? 1 : -1;
    else if (!upwards)
        place = all.crend() - std::find_if(all.crbegin(), all.crend(), isSelected) - 1;
    if (place < 0 || place >= all.size())
        return false;
    selection.set({all[place]});
    return true;
}

} // namespace Trammel
