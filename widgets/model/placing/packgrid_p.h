#pragma once

#include "widgets/model/placing/convexpieces_p.h"

#include <optional>
#include <vector>

namespace Trammel {

/// Cells of a grid that an area covers, as runs. The corner of its bounding box is at the corner of a cell.
struct Footprint
{
    struct Run
    {
        int row;
        int first;
        int last;
    };

    /// Longer runs come first, since they are more likely to be blocked.
    std::vector<Run> runs;
    int columns = 0;
    int rows = 0;
};

/// All cells that the area touches, so that it fits wherever these are free.
Footprint wholeFootprint(const ConvexPieces &pieces, const Aabb2 &box, double cell);
/// About half of the cells at the outline, so that the area may fit where the others are free.
Footprint innerFootprint(const ConvexPieces &pieces, const Aabb2 &box, double cell);

/// The occupied cells of a region, which has a fixed width. Its cells below the last row are free, or blocked if its
/// height is limited.
class PackGrid
{
public:
    PackGrid(QPointF corner, double cell, int columns, std::optional<int> rows = {});

    double cell() const { return m_cell; }
    QPointF corner() const { return m_corner; }
    /// Occupies the cells that the pieces touch at an offset.
    void occupy(const ConvexPieces &pieces, QPointF offset);
    struct Place
    {
        int row = 0;
        int column = 0;
    };
    /// The first free place of a footprint from a place on: that with the least row, then with the least column. No
    /// column is beyond the last one.
    std::optional<Place> firstFree(const Footprint &footprint, int lastColumn, Place from) const;

private:
    QPointF m_corner;
    double m_cell;
    int m_columns;
    std::optional<int> m_rows;
    /// For each cell of a row, the first occupied cell from there on.
    std::vector<std::vector<int>> m_next;
};

} // namespace Trammel
