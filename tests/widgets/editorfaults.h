#pragma once

#include <trammel/document.h>
#include <trammel/selection.h>

namespace Trammel {

/// Compares a document's bounds, and its candidates in a box, with a linear search over the shapes. Returns the fault,
/// or an empty string if there is none.
inline QString indexFault(const Document &document, const Aabb2 &box)
{
    Aabb2 all;
    ShapeIds met;
    for (ShapeId id : document.ids()) {
        all = all.united(bounds(document.find(id)->scenePrimitive()));
        if (document.paintedBounds(id).overlaps(box))
            met << id;
    }
    if (!(document.bounds() == all))
        return QStringLiteral("the bounds are not those of the shapes");
    return met == document.candidates(box) ? QString() : QStringLiteral("the index is not a walk over the shapes");
}

/// Checks that each selected shape is visible, is in the entered group and is selected once, and that no group is
/// selected together with one of its members. Returns the fault, or an empty string if there is none.
inline QString selectionFault(const Selection &selection, const Document &document)
{
    ShapeIdSet seen;
    for (ShapeId id : selection.ids()) {
        if (!document.isVisible(id) || !document.isWithin(id, selection.enteredGroup()))
            return QStringLiteral("what cannot be selected is");
        if (!seen.insert(id))
            return QStringLiteral("selected twice");
    }
    ShapeIdSet meant;
    for (const Unit &unit : selection.units()) {
        const ShapeIds members = unit.group.isNull() ? ShapeIds{unit.shape} : document.members(unit.group);
        for (ShapeId id : members) {
            if (!meant.insert(id))
                return QStringLiteral("a group and its member are selected");
        }
    }
    return {};
}

} // namespace Trammel
