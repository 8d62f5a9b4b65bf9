#include "widgets/interaction/drags/stopnotice_p.h"

#include "widgets/model/query/hittest_p.h"
#include "widgets/model/query/pairrule_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"

#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// The shape that is touched at a contact; null if there is none.
ShapeId obstacleAt(const Document &document, const SolidContact &contact, const ShapeIds &moving, double clearance)
{
    const PairRule rule = PairRule::forPurpose(PairRule::Purpose::Block);
    const QPointF point = contact.point;
    double nearest = clearance + 1e-6 * (1 + std::abs(point.x()) + std::abs(point.y()));
    Aabb2 box;
    box.include(point);
    ShapeId found;
    for (ShapeId id : document.candidates(box.expanded(nearest))) {
        if (moving.contains(id) || !rule.counts(document, id))
            continue;
        const double apart = hitAt(*document.find(id), point, nearest).apart;
        if (apart <= nearest) {
            nearest = apart;
            found = id;
        }
    }
    return found;
}

} // namespace

void StopNotice::stopped(const SolidContact &contact, const ShapeIds &moving, bool isSliding)
{
    if (std::exchange(m_isStopTold, true) || !m_context.announce)
        return;
    const Document &document = *m_context.document;
    const ShapeId id = obstacleAt(document, contact, moving, m_context.settings.solid.clearance);
    const QString title = id.isNull() ? QString() : Text::shortened(titleOf(*document.find(id)));
    if (isSliding)
        m_context.announce(title.isEmpty() ? Text::tr("Slides along another shape.")
                                           : Text::tr("Slides along \"%1\".").arg(title));
    else
        m_context.announce(title.isEmpty() ? Text::tr("Stopped by another shape.")
                                           : Text::tr("Stopped by \"%1\".").arg(title));
}

void StopNotice::pushed(const QList<SolidMotion::Push> &pushes)
{
    if (m_isPushTold || m_isStopTold || !m_context.announce || pushes.isEmpty())
        return;
    m_isPushTold = true;
    const Shape *first = m_context.document->find(pushes.first().ids.value(0));
    if (pushes.size() == 1 && first)
        m_context.announce(Text::tr("Pushes \"%1\" aside.").arg(Text::shortened(titleOf(*first))));
    else
        m_context.announce(Text::tr("Pushes shapes aside: %L1").arg(pushes.size()));
}

void StopNotice::kept(const ShapeIds &ids, QList<Shape> shapes, const PlacementAt &wanted)
{
    if (std::exchange(m_isStopTold, true) || !m_context.announce)
        return;
    for (qsizetype i = 0; i < shapes.size(); ++i)
        shapes[i].setPlacement(wanted(i));
    const Document &document = *m_context.document;
    const ShapeIds obstacles = SolidMotion(document, shapes, m_context.settings.solid, ids).obstaclesAt({});
    if (obstacles.isEmpty())
        m_context.announce(Text::tr("Stopped by another shape."));
    else
        m_context.announce(
            Text::tr("Stopped by \"%1\".").arg(Text::shortened(titleOf(*document.find(obstacles.first())))));
}

} // namespace Trammel
