#include "widgets/model/similarshapes_p.h"

#include "widgets/model/document.h"
#include "widgets/model/shapeidset.h"
#include "widgets/model/shapekind.h"

#include <set>
#include <tuple>

namespace Trammel {

namespace {

template <typename IsWanted> ShapeIds selectableIf(const Document &document, GroupId scope, const IsWanted &isWanted)
{
    ShapeIds found = document.selectableIds(scope);
    found.removeIf([&](ShapeId id) { return !isWanted(id); });
    return found;
}

template <typename KeyOf>
ShapeIds shapesLike(const Document &document, const ShapeIds &ids, GroupId scope, const KeyOf &keyOf)
{
    std::set<decltype(keyOf(Shape()))> keys;
    for (ShapeId id : ids) {
        if (const Shape *shape = document.find(id))
            keys.insert(keyOf(*shape));
    }
    return selectableIf(document, scope, [&](ShapeId id) { return keys.count(keyOf(*document.find(id))) > 0; });
}

// Colours of a document have eight bits a channel; all that are not valid are no colour alike.
std::tuple<bool, QRgb> keyOf(const QColor &colour)
{
    return {colour.isValid(), colour.isValid() ? colour.rgba() : 0};
}

} // namespace

ShapeIds allBut(const Document &document, const ShapeIds &ids, GroupId scope)
{
    const ShapeIdSet left(ids);
    return selectableIf(document, scope, [&](ShapeId id) { return !left.contains(id); });
}

ShapeIds shapesOfSameKind(const Document &document, const ShapeIds &ids, GroupId scope)
{
    return shapesLike(document, ids, scope, [](const Shape &shape) { return shape.kind->name(); });
}

ShapeIds shapesOfSameStyle(const Document &document, const ShapeIds &ids, GroupId scope)
{
    return shapesLike(document, ids, scope, [](const Shape &shape) {
        return std::tuple(keyOf(shape.fill), keyOf(shape.stroke.colour), shape.stroke.width, shape.stroke.style);
    });
}

} // namespace Trammel
