#include "widgets/model/query/pairrule_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/shapekind.h>

namespace Trammel {

namespace {

bool hasOutline(const Shape &shape)
{
    return shape.stroke.style != Qt::NoPen && shape.stroke.color.isValid() && shape.stroke.color.alpha() > 0;
}

bool isTextOnly(const Shape &shape)
{
    return (shape.kind == &ShapeKind::text() || !shape.text.isEmpty()) && !shape.isFilled() && !hasOutline(shape);
}

bool isInside(const Shape &inner, const Aabb2 &innerBounds, const Shape &outer, const Aabb2 &outerBounds)
{
    if (outer.extent() != Extent::Area || !outerBounds.contains(innerBounds))
        return false;
    const Primitive area = outer.scenePrimitive(), part = inner.scenePrimitive();
    return inner.extent() == Extent::Area ? contains(area, part) : contains(area, asCurve(part));
}

/// Whether two shapes cover exactly the same points. False for some shapes that do.
bool areCongruent(const Shape &first, const Shape &second)
{
    return first.kind == second.kind && first.kind->form() != ShapeKind::Form::Custom
        && first.placement() == second.placement() && first.cornerRadius == second.cornerRadius
        && first.extent() == second.extent() && first.outline.constData() == second.outline.constData();
}

} // namespace

PairRule PairRule::forPurpose(Purpose purpose)
{
    return {.locked = purpose != Purpose::Show, .open = false, .containers = purpose == Purpose::Arrange};
}

bool PairRule::counts(const Document &document, ShapeId id) const
{
    if (!document.isVisible(id) || (!locked && !document.isSelectable(id)))
        return false;
    return counts(*document.find(id));
}

bool PairRule::counts(const Shape &shape) const
{
    const bool isContainer = containers && shape.kind->isContainer() && shape.solidity != Solidity::None;
    if (shape.connector || isTextOnly(shape))
        return textOnly && !shape.connector;
    return open || shape.isSolid() || shape.isHolding() || isContainer;
}

bool PairRule::countsTogether(const Document &document, ShapeId a, ShapeId b) const
{
    if (inner)
        return true;
    const Shape &first = *document.find(a), &second = *document.find(b);
    return countsTogether(first, first.sceneBounds(), second, second.sceneBounds());
}

bool PairRule::countsTogether(const Shape &first, const Aabb2 &firstBounds, const Shape &second,
                              const Aabb2 &secondBounds) const
{
    // Two congruent shapes contain each other. The exact test is slow for coincident edges.
    if (inner || areCongruent(first, second))
        return true;
    return isInside(first, firstBounds, second, secondBounds) == isInside(second, secondBounds, first, firstBounds);
}

} // namespace Trammel
