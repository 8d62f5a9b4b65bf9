#pragma once

#include "widgets/model/group.h"

namespace Trammel {

class Document;

/// Which shapes a user who works in a group (null: everywhere) may mean beside some others; from the bottom to the top,
/// without hidden and locked ones.
ShapeIds allBut(const Document &document, const ShapeIds &ids, GroupId scope);
/// Those of the same kinds, with the others themselves.
ShapeIds shapesOfSameKind(const Document &document, const ShapeIds &ids, GroupId scope);
/// Those with the same fill and stroke as one of the others, with the others themselves.
ShapeIds shapesOfSameStyle(const Document &document, const ShapeIds &ids, GroupId scope);

} // namespace Trammel
