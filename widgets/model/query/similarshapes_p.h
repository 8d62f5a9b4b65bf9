#pragma once

#include <trammel/group.h>

namespace Trammel {

class Document;

/// The selectable shapes in a scope (null: the whole drawing) that are not in a list, from the bottom to the top.
ShapeIds allBut(const Document &document, const ShapeIds &ids, GroupId scope);
/// The selectable shapes in a scope that have the kind of a shape in a list, including the listed ones.
ShapeIds shapesOfSameKind(const Document &document, const ShapeIds &ids, GroupId scope);
/// The selectable shapes in a scope that have the fill and the stroke of a shape in a list, including the listed ones.
ShapeIds shapesOfSameStyle(const Document &document, const ShapeIds &ids, GroupId scope);

} // namespace Trammel
