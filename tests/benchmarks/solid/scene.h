#pragma once

#include <trammel/document.h>

#include <vector>

/// A dense drawing of shapes of 40 units in a grid of 60 units, with random gaps of at least 2 units. No shapes
/// overlap.
struct Scene
{
    /// One third rotated boxes, one third circles, and one third concave stars, or convex polygons instead of stars.
    enum class Kinds { All, Convex };
    Scene(int count, Kinds kinds);

    /// The shapes nearest to the center of the drawing: a block.
    Trammel::ShapeIds block(int count) const;
    /// Shapes around the center, one from each square block of cells, so that other shapes lie between them. The
    /// argument cells is the side of a block.
    Trammel::ShapeIds scattered(int count, int cells) const;
    /// Removes all other shapes within a distance of the bounding box of some, so that these have room to move.
    void clearAround(const Trammel::ShapeIds &chosen, double distance);

    Trammel::Document document;
    Trammel::ShapeIds ids;

private:
    int m_columns;
};

/// The path of the pointer in a drag: curves that cover some cells of the grid, in steps of about 4 units.
QPointF pointerAt(int step);
