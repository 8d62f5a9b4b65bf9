#pragma once

#include "widgets/model/document.h"

namespace Trammel {

/// The order of a document's shapes after some of them (existing, from the bottom to the top) are moved.
ShapeIds reordered(const Document &document, const ShapeIds &moved, Document::Place place);
/// The same when they go to right above or below one that exists and may be one of them.
ShapeIds reorderedAbove(const Document &document, const ShapeIds &moved, ShapeId other);
ShapeIds reorderedBelow(const Document &document, const ShapeIds &moved, ShapeId other);

} // namespace Trammel
