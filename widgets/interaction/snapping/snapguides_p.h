#pragma once

#include "widgets/interaction/frame/guide_p.h"
#include "widgets/interaction/snapping/snapline_p.h"

namespace Trammel {

/// The guides for a list of obeyed lines. All points on a common line in the scene form one guide with marks. Each gap
/// is a distance with its length, in the user's locale. The situation is that at the end of the move.
QList<Guide> guidesFor(const SnapLines &obeyed, const SnapSituation &situation);

} // namespace Trammel
