#pragma once

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/model/solid/solidmotion_p.h"

namespace Trammel {

/// Announces what solid shapes do in a gesture, for people who do not see it: at most once that they push others, and
/// after that at most once what stops them.
class StopNotice
{
public:
    explicit StopNotice(const ToolContext &context) : m_context(context) { }

    /// An obstacle has stopped moving shapes, or they slide along it.
    void stopped(const SolidContact &contact, const ShapeIds &moving, bool isSliding);
    void pushed(const QList<SolidMotion::Push> &pushes);
    /// Obstacles keep shapes from the placements to which they were to be rotated or resized.
    using PlacementAt = std::function<Placement(qsizetype index)>;
    void kept(const ShapeIds &ids, QList<Shape> shapes, const PlacementAt &wanted);

private:
    const ToolContext &m_context;
    bool m_isPushTold = false;
    bool m_isStopTold = false;
};

} // namespace Trammel
