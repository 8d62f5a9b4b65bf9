#include "widgets/model/query/similarshapes_p.h"

#include <trammel/document.h>
#include <trammel/shapeidset.h>
#include <trammel/shapekind.h>

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

// Colors in a document have eight bits per channel. All invalid colors are equal.
std::tuple<bool, QRgb> keyOf(const QColor &color)
{
    return {color.isValid(), color.isValid() ? color.rgba() : 0};
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
        const Stroke &line = shape.stroke;
        return std::tuple(keyOf(shape.fill), keyOf(line.color), line.width, line.style, line.cap, line.join,
                          line.dashPattern.lengths(), shape.startHead, shape.endHead);
    });
}

} // namespace Trammel
