#include "widgets/model/placing/placing_p.h"

#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>
#include <trammel/shapeidset.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>

#include <algorithm>

namespace Trammel {

QString clearanceError(double clearance)
{
    if (clearance >= 0 && clearance <= LargestCoordinate)
        return {};
    return Text::tr("The clearance must be a number from 0 to %L1.").arg(LargestCoordinate, 0, 'f', 0);
}

PlacingResult apply(Document &document, const PlacingChange &change, const QString &text)
{
    PlacingResult result{change.ids, {}};
    if (change.joining.isEmpty()) {
        if (!change.ids.isEmpty()
            && document.placeShapes(change.ids, change.placements, text, 0, change.groups, change.rotations) == 0)
            return {{}, document.errorString()};
        return result;
    }
    const ShapeIdSet moved(change.ids);
    for (ShapeId id : change.joining) {
        if (!moved.contains(id))
            result.shapes.append(id);
    }
    // A slot may delete the document.
    const QPointer<Document> self(&document);
    Gesture gesture(document, text);
    if (!gesture.isOpen() || !gesture.place(change.ids, change.placements)
        || !gesture.turnGroups(change.groups, change.rotations) || !gesture.moveInto(change.joining, change.container))
        return {{}, self ? self->errorString() : QString()};
    gesture.commit();
    return result;
}

PlacingResult place(Document &document, const std::vector<UnitMove> &moves, const QString &text, ShapeId container)
{
    PlacingChange change;
    const Shape *around = document.find(container);
    if (around && around->kind->isContainer())
        change.container = container;
    const ShapeIdSet contents(document.contents(change.container));
    const auto isInside = [&contents](ShapeId id) { return contents.contains(id); };
    for (const UnitMove &move : moves) {
        if (!change.container.isNull() && !std::all_of(move.ids.begin(), move.ids.end(), isInside))
            change.joining += move.ids;
        if (same(move.offset, {}) && move.degrees == 0)
            continue;
        for (ShapeId id : move.ids) {
            Placement placement = turned(document.find(id)->placement(), move.pivot, 0, move.degrees);
            placement.center += move.offset;
            change.ids.append(id);
            change.placements.append(placement);
        }
        if (move.degrees == 0)
            continue;
        // The frames of groups rotate with them.
        for (GroupId group : document.wholeGroups(move.ids)) {
            change.groups.append(group);
            change.rotations.append(turnedDegrees(document.find(group)->rotation, 0, move.degrees));
        }
    }
    return apply(document, change, text);
}

} // namespace Trammel
