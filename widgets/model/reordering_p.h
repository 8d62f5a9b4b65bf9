#pragma once

#include "widgets/model/document.h"

namespace Trammel {

/// The order after units, sorted, were moved among their siblings. See Document::reorder().
ShapeIds reordered(const Document &document, const Units &moved, Document::Place place);

} // namespace Trammel
