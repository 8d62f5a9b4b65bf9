#pragma once

#include "widgets/view/painting/damage_p.h"
#include "widgets/view/painting/viewoutline_p.h"
#include <trammel/shape.h>
#include <trammel/shapeid.h>

#include <QtCore/QDeadlineTimer>
#include <QtCore/QHash>
#include <QtGui/QTransform>

#include <functional>
#include <span>
#include <vector>

namespace Trammel {

/// Finds the shapes in a stack that need not be painted, since opaque shapes lie above them. The picture is divided
/// into tiles. A walk from the top to the bottom marks the tiles that lie entirely within an opaque fill. Such a fill
/// overwrites every pixel of the tile, so leaving out a lower shape that lies in no other tiles changes no bit. All
/// other shapes are painted in full, since a QPainter rounds differently within another clip. If no outline lies
/// entirely within marked tiles, as with copies in one place, nothing is left out.
///
/// A picture may be painted in several steps while the shapes change. To avoid holes where shapes were left out, the
/// shapes that cover something are kept in their state at the walk.
class Occlusion
{
public:
    /// The shape that is painted for an id; null for none.
    using Find = std::function<const Shape *(ShapeId id)>;

    /// In pixels.
    static constexpr int TileSize = 16;

    /// Whether the shapes, judged by a sample, are so large and overlap so often that the walk costs little compared
    /// with painting all of them.
    static bool isWorthwhile(const ShapeIds &ids, const Find &find, const QTransform &sceneToPicture,
                             const QRect &bounds);

    /// The ids are ordered from the bottom to the top. Only the damage is painted. The least stroke is in scene units:
    /// a shape may be shown with a line wider by that than its own.
    Occlusion(const ShapeIds &ids, const Damage &damage, const QTransform &sceneToPicture, double leastStroke);

    /// Continues until everything is known (true) or the time is up (false), but tests some shapes at least.
    bool run(const Find &find, QDeadlineTimer deadline);
    /// The shapes that are at least partly visible, from the bottom to the top. Complete, as is cover(), when run() has
    /// returned true.
    const ShapeIds &shown() const { return m_shown; }
    /// A shape that covers something, in its state at the walk; null for any other.
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
    /// Classifies each tile of a part by the traced outline. The margin is in pixels.
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
    /// Whether a tile is painted and not covered by any shape tested so far, and the number of such tiles.
    std::vector<quint8> m_isOpen;
    int m_open = 0;
    ShapeIds m_shown;
    QHash<ShapeId, Shape> m_covers;
    /// The outline of the shape that is being tested.
    ViewOutline m_outline;
    std::vector<Mark> m_marks;
    std::vector<quint8> m_turns;
};

} // namespace Trammel
