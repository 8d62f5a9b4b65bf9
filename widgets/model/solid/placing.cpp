#include "widgets/model/solid/placing_p.h"

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

PlacingResult place(Document &document, const SolidScene &scene, const QString &text)
{
    PlacingResult result;
    QList<Placement> placements;
    for (const SolidUnit &unit : scene.units) {
        if (unit.isFixed || same(unit.offset, {}))
            continue;
        for (ShapeId id : unit.ids) {
            Placement placement = document.find(id)->placement();
            placement.center += unit.offset;
            result.shapes.append(id);
            placements.append(placement);
        }
    }
    if (result.shapes.isEmpty())
        return result;
    if (document.placeShapes(result.shapes, placements, text) == 0)
        return {{}, document.errorString()};
    return result;
}

} // namespace Trammel
