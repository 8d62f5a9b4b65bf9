#pragma once

#include <trammel/document.h>
#include <trammel/selection.h>

namespace Trammel {

/// Compares a document's index with a linear search over all shapes and over those in a box. Returns the fault, or an
/// empty string for none.
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

/// Checks that all selected shapes can be selected, and can be selected together. Returns the fault, or an empty string
/// for none.
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
