#pragma once

#include <trammel/document.h>

namespace Trammel {

/// The order after moving the given units, which are sorted, among their siblings. See Document::reorder().
ShapeIds reordered(const Document &document, const Units &moved, Document::Place place);

} // namespace Trammel
