#pragma once

#include <trammel/document.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtCore/QString>

#include <algorithm>

namespace Trammel {

/// Whether the bounds of a shape are those of its primitive. The curves of a path extend beyond the chords of its
/// primitive by at most 1/100 of a scene unit, or by more in a large path, whose number of chords is limited.
inline bool areBoundsRight(const Shape &shape)
{
    const double deviation = std::max(0.01, 1e-5 * std::max(shape.size.width(), shape.size.height()));
    const Aabb2 box = shape.sceneBounds(), own = bounds(shape.scenePrimitive());
    if (shape.kind->form() != ShapeKind::Form::Path)
        return box == own;
    return box.contains(own) && own.expanded(deviation).contains(box);
}

inline QString textOf(const Aabb2 &box)
{
    return QString::asprintf("(%.17g, %.17g) to (%.17g, %.17g)", box.min[0], box.min[1], box.max[0], box.max[1]);
}

/// Compares a document's bounds, and its candidates in a box, with a linear search over the shapes. Returns the fault,
/// or an empty string if there is none.
inline QString indexFault(const Document &document, const Aabb2 &box)
{
    Aabb2 all;
    ShapeIds met;
    for (ShapeId id : document.ids()) {
        if (!areBoundsRight(*document.find(id)))
            return QStringLiteral("the bounds of a %1 are %2, and those of its primitive %3")
                .arg(document.find(id)->kind->name(), textOf(document.find(id)->sceneBounds()),
                     textOf(bounds(document.find(id)->scenePrimitive())));
        all = all.united(document.find(id)->sceneBounds());
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
