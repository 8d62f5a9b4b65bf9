#pragma once

#include "widgets/interaction/guide_p.h"
#include "widgets/interaction/snapline_p.h"

namespace Trammel {

/// What tells that lines are obeyed: what lies on one line in the scene is one guide with its marks, and each
/// gap is a distance with its number, in the user's locale. The situation is that at the end of the move.
QList<Guide> guidesFor(const SnapLines &obeyed, const SnapSituation &situation);

} // namespace Trammel
