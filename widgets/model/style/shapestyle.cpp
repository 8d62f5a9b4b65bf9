#include "widgets/model/style/shapestyle_p.h"

#include "widgets/model/style/linehead_p.h"
#include <trammel/shapekind.h>

#include <algorithm>

namespace Trammel {

namespace {

enum class Sort { Connector, Line, Text, Other };

Sort sortOf(const Shape &shape)
{
    if (shape.connector)
        return Sort::Connector;
    if (shape.kind == &ShapeKind::text())
        return Sort::Text;
    return shape.isClosed() ? Sort::Other : Sort::Line;
}

bool isLine(Sort sort)
{
    return sort == Sort::Connector || sort == Sort::Line;
}

void setFont(TextStyle &style, const TextStyle &source)
{
    style.family = source.family;
    style.size = source.size;
    style.weight = source.weight;
    style.italic = source.italic;
    style.underline = source.underline;
    style.strikeOut = source.strikeOut;
    style.color = source.color;
    style.lineSpacing = source.lineSpacing;
}

} // namespace

void setStyle(Shape &shape, const Shape &source)
{
    const Sort sort = sortOf(shape), other = sortOf(source);
    shape.opacity = source.opacity;
    if ((sort == Sort::Text) != (other == Sort::Text)) {
        shape.textStyle.edit([&](TextStyle &style) { setFont(style, *source.textStyle); });
        return;
    }
    shape.stroke = source.stroke;
    if (isLine(sort) == isLine(other)) {
        shape.shadow = source.shadow;
        shape.textStyle = source.textStyle;
    } else {
        shape.textStyle.edit([&](TextStyle &style) { setFont(style, *source.textStyle); });
    }
    if (!isLine(sort) && !isLine(other))
        shape.fill = source.fill;
    if (canHaveHeads(*shape.kind) && canHaveHeads(*source.kind)) {
        shape.startHead = source.startHead;
        shape.endHead = source.endHead;
    }
    const bool areBoxes = shape.kind->form() == ShapeKind::Form::RoundedBox && source.kind == shape.kind;
    const bool areConnectors = sort == Sort::Connector && other == Sort::Connector;
    if (areBoxes || areConnectors)
        shape.cornerRadius = source.cornerRadius;
    if (areConnectors) {
        shape.connector->route = source.connector->route;
        shape.connector->jumps = source.connector->jumps;
        shape.connector->spacing = source.connector->spacing;
    }
}

const Shape &bestStyleFor(const Shape &shape, const QList<Shape> &sources)
{
    const auto find = [&](const auto &isWanted) { return std::find_if(sources.begin(), sources.end(), isWanted); };
    const Sort sort = sortOf(shape);
    auto found = find([&](const Shape &source) { return sortOf(source) == sort; });
    if (found == sources.end())
        found = find([&](const Shape &source) { return isLine(sortOf(source)) == isLine(sort); });
    return found == sources.end() ? sources.first() : *found;
}

} // namespace Trammel
