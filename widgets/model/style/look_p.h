#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// The parts of a shape that locking, hiding and most changes of its style concern. A step that changes nothing else
/// stores only these, which are about a third of a shape.
struct Look
{
    static Look of(const Shape &shape);
    void applyTo(Shape &shape) const;
    /// Whether any part is implicitly shared data.
    bool hasSharedParts() const { return fill.isGradient() || !shadow.isDefault() || !textStyle.isDefault(); }
    friend bool operator==(const Look &a, const Look &b) = default;

    bool locked;
    bool hidden;
    float opacity;
    Fill fill;
    Stroke stroke;
    RareValue<Shadow> shadow;
    RareValue<TextStyle> textStyle;
};

bool isSameLook(const Shape &a, const Shape &b);
/// Whether two shapes are equal apart from their looks, their placements and, for connectors, their outlines.
bool isSameApartFromLook(const Shape &a, const Shape &b);

/// The reason why the values of a look are invalid; empty if they are valid. Parts that are equal to those of a valid
/// shape are not checked again.
QString lookError(const Shape &shape, const Shape *valid = nullptr);
/// Gives a shape the look of Shape::normalized(). Parts that are equal to those of a normalized shape
/// become these.
void normalizeLook(Shape &shape, const Shape *normalized = nullptr);

} // namespace Trammel
