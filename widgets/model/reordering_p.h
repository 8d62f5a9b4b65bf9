#pragma once

#include "widgets/model/document.h"

namespace Trammel {

/// The order of a document's shapes after some of them (existing, from the bottom to the top) are moved.
ShapeIds reordered(const Document &document, const ShapeIds &moved, Document::Place place);

} // namespace Trammel
