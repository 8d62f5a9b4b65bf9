#pragma once

#include <trammel/document.h>
#include <trammel/widgets_export.h>

namespace Trammel {

/// Decides whether two shapes of a document count for each other: as a collision to show, as an obstacle of a drag, or
/// as shapes that are arranged. Hidden shapes and connectors never count.
struct TRAMMEL_WIDGETS_EXPORT PairRule
{
    enum class Purpose { Show, Block, Arrange };

    /// Locked shapes count except for Show, since they are the walls of a drawing. Shapes that are not solid count for
    /// Show only, on request.
    static PairRule forPurpose(Purpose purpose);

    /// Whether locked shapes count.
    bool locked = false;
    /// Whether a filled shape counts for the shapes that lie completely inside it: a floor for a chair, a lane for a
    /// box. Shapes that contain each other always count.
    bool inner = false;
    /// Whether shapes count that show nothing but their text, regardless of open.
    bool textOnly = false;
    /// Whether shapes count that are neither solid nor holding. See Shape::solidity.
    bool open = true;
    /// Whether containers count although shapes can be dragged into them.
    bool containers = false;

    /// Whether a shape counts at all.
    bool counts(const Document &document, ShapeId id) const;
    /// Whether a shape counts if it is visible and not locked.
    bool counts(const Shape &shape) const;
    /// Whether two shapes that overlap, and that count each by itself, count together.
    bool countsTogether(const Document &document, ShapeId a, ShapeId b) const;
    /// As above, with the scene bounds of both shapes.
    bool countsTogether(const Shape &first, const Aabb2 &firstBounds, const Shape &second,
                        const Aabb2 &secondBounds) const;

    friend bool operator==(const PairRule &, const PairRule &) = default;
};

} // namespace Trammel
