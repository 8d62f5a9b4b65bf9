#pragma once

#include "widgets/interaction/frame/guide_p.h"
#include "widgets/interaction/snapping/snapline_p.h"

namespace Trammel {

/// The guides for the snap lines on which a snapped offset lies. All points on a common line in the scene form one
/// guide with marks. Each gap is shown as a distance with its length, in the user's locale. The offset of the situation
/// is the snapped one.
QList<Guide> guidesFor(const SnapLines &obeyed, const SnapSituation &situation);

} // namespace Trammel
