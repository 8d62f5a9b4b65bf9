#pragma once

#include "widgets/model/shape.h"
#include "widgets/model/shapeid.h"
#include "widgets/view/damage_p.h"
#include "widgets/view/viewoutline_p.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QHash>
#include <QtGui/QTransform>

#include <functional>
#include <span>
#include <vector>

namespace Trammel {

/// What need not be painted of a stack of shapes, since opaque shapes lie above it. The picture is cut into tiles.
/// A walk from the top to the bottom notes which tiles lie wholly within an opaque fill: this writes every pixel of
/// the tile, whatever was there, so that leaving out a shape that lies lower, and in no other tiles, changes no bit.
/// All others are painted in full, since a QPainter rounds otherwise within another clip. Where the outlines of all
/// are in the open, as with copies in one place, nothing is left out.
///
/// A picture may be painted from it in parts while the shapes go on changing. So that what was left out leaves no
/// hole, the shapes that cover something are kept as they were.
class Occlusion
{
public:
    /// The shape that is painted for an id; null for none.
    using Find = std::function<const Shape *(ShapeId id)>;

    /// In pixels.
    static constexpr int TileSize = 16;

    /// Whether shapes, from a sample of them, are large and lie upon each other so often that the walk is little
    /// beside what painting all of them would take.
    static bool isWorthwhile(const ShapeIds &ids, const Find &find, const QTransform &sceneToPicture,
                             const QRect &bounds);

    /// From the bottom to the top; only what is damaged will be painted. The least stroke is in scene units: a shape
    /// may be shown with a line as wide as that beyond its own.
    Occlusion(const ShapeIds &ids, const Damage &damage, const QTransform &sceneToPicture, double leastStroke);

    /// Goes on until all is known (true) or the time is up (false), but by some shapes at least.
    bool run(const Find &find, QDeadlineTimer deadline);
    /// The shapes of which something can be seen, from the bottom to the top. Once all is known; so are the others.
    const ShapeIds &shown() const { return m_shown; }
    /// A shape that covers something, as it was; null for any other.
    const Shape *cover(ShapeId id) const;

private:
    enum class Mark : quint8 {
        Outside,
        /// The outline, or its line, may pass through the tile.
        Cut,
        Inside,
    };

    void look(ShapeId id, const Shape &shape);
    bool isOpen(const QRect &tiles) const;
    /// Notes what an outline does in each tile of a part. The margin is in pixels.
    void mark(const QRect &tiles, double margin);
    void markEdge(QPointF from, QPointF to, const QRect &tiles, double margin);
    QRect tilesOf(const QRect &pixels) const;
    quint8 &open(int x, int y) { return m_isOpen[std::size_t(y) * std::size_t(m_columns) + std::size_t(x)]; }

    ShapeIds m_ids;
    QTransform m_transform;
    double m_scale;
    double m_leastStroke;
    QRect m_bounds;
    int m_columns;
    /// Whether a tile is painted, and no shape that was looked at covers it; and how many are.
    std::vector<quint8> m_isOpen;
    int m_open = 0;
    ShapeIds m_shown;
    QHash<ShapeId, Shape> m_covers;
    /// Of the shape at hand.
    ViewOutline m_outline;
    std::vector<Mark> m_marks;
    std::vector<quint8> m_turns;
};

} // namespace Trammel
