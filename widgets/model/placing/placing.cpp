#include "widgets/model/placing/placing_p.h"

#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

QString clearanceError(double clearance)
{
    if (clearance >= 0 && clearance <= LargestCoordinate)
        return {};
    return Text::tr("The clearance must be a number from 0 to %L1.").arg(LargestCoordinate, 0, 'f', 0);
}

PlacingResult place(Document &document, const std::vector<UnitMove> &moves, const QString &text)
{
    PlacingResult result;
    QList<Placement> placements;
    GroupIds groups;
    QList<double> rotations;
    for (const UnitMove &move : moves) {
        if (same(move.offset, {}) && move.degrees == 0)
            continue;
        for (ShapeId id : move.ids) {
            Placement placement = turned(document.find(id)->placement(), move.pivot, 0, move.degrees);
            placement.center += move.offset;
            result.shapes.append(id);
            placements.append(placement);
        }
        if (move.degrees == 0)
            continue;
        // The frames of groups rotate with them.
        for (GroupId group : document.wholeGroups(move.ids)) {
            groups.append(group);
            rotations.append(turnedDegrees(document.find(group)->rotation, 0, move.degrees));
        }
    }
    if (result.shapes.isEmpty())
        return result;
    if (document.placeShapes(result.shapes, placements, text, 0, groups, rotations) == 0)
        return {{}, document.errorString()};
    return result;
}

} // namespace Trammel
