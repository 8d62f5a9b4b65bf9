#pragma once

#include "widgets/model/document.h"
#include "widgets/model/selection.h"

namespace Trammel {

/// What is wrong with a document's index, by a walk over all shapes and those in a box; empty for nothing.
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

/// What is selected that cannot be, or not beside what is selected as well; empty for nothing.
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
