#include "widgets/model/query/similarshapes_p.h"

#include <trammel/document.h>
#include <trammel/shapeidset.h>
#include <trammel/shapekind.h>

#include <array>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

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

using GradientKey = std::tuple<Gradient::Type, std::array<double, 4>, std::vector<std::pair<double, QRgb>>>;

GradientKey keyOf(const Gradient &gradient)
{
    GradientKey key{gradient.type, {gradient.start.x(), gradient.start.y(), gradient.end.x(), gradient.end.y()}, {}};
    for (const auto &[offset, color] : gradient.stops)
        std::get<2>(key).emplace_back(offset, color.rgba());
    return key;
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
        const Shadow &shadow = *shape.shadow;
        return std::tuple(keyOf(shape.fill), keyOf(shape.fill.gradient()), keyOf(line.color), line.width, line.style,
                          line.cap, line.join, line.dashPattern.lengths(), shape.startHead, shape.endHead,
                          keyOf(shadow.color), shadow.offset.x(), shadow.offset.y(), shadow.blurRadius);
    });
}

} // namespace Trammel
