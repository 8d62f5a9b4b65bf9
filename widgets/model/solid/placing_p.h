#pragma once

#include "widgets/model/solid/solidscene_p.h"
#include <trammel/placingresult.h>

#include <QtCore/QString>

namespace Trammel {

/// The reason why a clearance is refused; empty if it is not.
QString clearanceError(double clearance);

/// Moves all shapes of the units of a scene by the offsets of the units, as one undo step.
PlacingResult place(Document &document, const SolidScene &scene, const QString &text);

} // namespace Trammel
