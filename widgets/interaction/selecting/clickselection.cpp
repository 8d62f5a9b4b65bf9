#include "widgets/interaction/selecting/clickselection_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include <trammel/selection.h>

#include <algorithm>

namespace Trammel {

namespace {

/// The topmost shape of each unit under the pointer.
ShapeIds unitsUnder(const ToolContext &context, const ToolEvent &press)
{
    ShapeIds under = shapesUnder(*context.document, press.scenePos, press.tolerance);
    if (context.document->groups().isEmpty())
        return under;
    Units seen;
    under.removeIf([&](ShapeId id) {
        const Unit unit = context.document->unitOf(id, context.selection->enteredGroup());
        const bool isSeen = !unit.isNull() && seen.contains(unit);
        seen.append(unit);
        return isSeen;
    });
    return under;
}

ShapeId nextBelow(const ToolContext &context, const ToolEvent &press)
{
    const ShapeIds under = unitsUnder(context, press);
    if (under.isEmpty())
        return {};
    const auto isSelected = [&](ShapeId id) { return context.selection->contains(id); };
    const auto current = std::find_if(under.begin(), under.end(), isSelected);
    return current == under.end() || current + 1 == under.end() ? under.first() : *(current + 1);
}

/// The first selectable shape of each unit in the entered group, from the bottom to the top.
ShapeIds selectableUnits(const ToolContext &context)
{
    const Document &document = *context.document;
    if (document.groups().isEmpty())
        return document.selectableIds();
    ShapeIds first;
    for (const Unit &unit : document.unitsWithContents(context.selection->enteredGroup())) {
        const ShapeIds shapes = unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group);
        const auto found =
            std::find_if(shapes.begin(), shapes.end(), [&](ShapeId id) { return document.isSelectable(id); });
        if (found != shapes.end())
            first.append(*found);
    }
    return first;
}

} // namespace

Unit unitForClick(const ToolContext &context, const PressTarget &target, const ToolEvent &event)
{
    const bool takesMember = event.modifiers.testFlag(Qt::ControlModifier);
    const bool toggles = takesMember || event.modifiers.testFlag(Qt::ShiftModifier);
    if (event.modifiers.testFlag(Qt::AltModifier) && !toggles)
        return context.selection->unitOf(nextBelow(context, event));
    return takesMember ? Unit{{}, target.shape} : context.selection->unitOf(target.shape);
}

ShapeId selectByClick(const ToolContext &context, const PressTarget &target, const ToolEvent &press)
{
    Selection &selection = *context.selection;
    const bool takesMember = press.modifiers.testFlag(Qt::ControlModifier);
    const bool toggles = takesMember || press.modifiers.testFlag(Qt::ShiftModifier);
    const bool isBelow = press.modifiers.testFlag(Qt::AltModifier) && !toggles;
    const ShapeId id = isBelow ? nextBelow(context, press) : target.shape;
    if (isBelow) {
        selection.set(selection.unitAround(id));
    } else if (target.kind == PressTarget::Kind::FrameHandle) {
        return {};
    } else if (id.isNull()) {
        if (toggles)
            return {};
        selection.clear();
        selection.enterGroup({});
    } else if (takesMember) {
        selection.toggleMember(id);
    } else if (toggles) {
        selection.toggleUnit(id);
    } else {
        selection.set(selection.unitAround(id));
    }
    return id;
}

bool enterByDoubleClick(const ToolContext &context, const PressTarget &target)
{
    Selection &selection = *context.selection;
    if (target.kind == PressTarget::Kind::FrameHandle)
        return false;
    const GroupId group = context.document->unitOf(target.shape, selection.enteredGroup()).group;
    if (group.isNull() || !context.document->containerOf(group).isNull())
        return false;
    selection.enterGroup(group);
    selection.set(selection.unitAround(target.shape));
    return true;
}

void selectForDrag(const ToolContext &context, const PressTarget &target)
{
    if (target.isGrip() && !context.selection->contains(target.shape))
        context.selection->set(context.selection->unitAround(target.shape));
}

std::optional<Walk> walkOf(int key, Qt::KeyboardModifiers modifiers)
{
    const Qt::KeyboardModifiers rest = modifiers & ~Qt::KeyboardModifiers(Qt::ControlModifier);
    if (key == Qt::Key_Backtab || (key == Qt::Key_Tab && rest == Qt::ShiftModifier))
        return Walk::Previous;
    if (rest != Qt::NoModifier)
        return std::nullopt;
    if (key == Qt::Key_Tab)
        return Walk::Next;
    if (key == Qt::Key_Home)
        return Walk::First;
    return key == Qt::Key_End ? std::optional(Walk::Last) : std::nullopt;
}

bool selectByWalk(const ToolContext &context, Walk walk, bool isAdding)
{
    Selection &selection = *context.selection;
    const ShapeIds all = selectableUnits(context);
    const auto isSelected = [&](ShapeId id) { return selection.contains(id); };
    const auto count = std::count_if(all.begin(), all.end(), isSelected);
    const qsizetype lowest = std::find_if(all.begin(), all.end(), isSelected) - all.begin();
    const qsizetype topmost = all.crend() - std::find_if(all.crbegin(), all.crend(), isSelected) - 1;
    // If several units are selected, Next goes to the lowest of them and Previous to the topmost. From a single unit,
    // or when adding, the walk goes one unit further.
    const qsizetype step = count == 1 || isAdding ? 1 : 0;
    qsizetype place = walk == Walk::First ? 0 : all.size() - 1;
    if (walk == Walk::Next)
        place = (isAdding ? topmost : lowest) + step;
    else if (walk == Walk::Previous)
        place = (isAdding ? lowest : topmost) - step;
    const bool goesOn = walk == Walk::Next || walk == Walk::Previous;
    if ((goesOn && count == 0) || place < 0 || place >= all.size())
        return false;
    const ShapeIds unit = selection.unitAround(all[place]);
    if (isAdding)
        selection.add(unit);
    else
        selection.set(unit);
    return true;
}

} // namespace Trammel
