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

/// Occlusion culling: finds the shapes that need not be painted because opaque shapes above cover them. The picture is
/// divided into tiles. A pass over the shapes, from the top to the bottom, marks the tiles that lie entirely within an
/// opaque fill. Such a fill overwrites every pixel of the tile, so a lower shape that lies only in marked tiles can be
/// skipped without changing a single bit. All other shapes are painted in full, since a QPainter rounds differently
/// with another clip. A shape is skipped only if its whole outline lies in marked tiles. Copies at one position are
/// therefore all painted.
///
/// A picture may be painted in several steps while the shapes change. To avoid holes where shapes were skipped, the
/// shapes that cover others are stored in the state that they had during the pass. For the benchmark family "cliffs",
/// with 100,000 filled shapes on one spot.
class Occlusion
{
public:
    /// The shape that is painted for an id; null for none.
    using Find = std::function<const Shape *(ShapeId id)>;

    /// In pixels.
    static constexpr int TileSize = 16;

    /// Whether the shapes, judged by a sample, are so large and overlap so often that the pass costs little compared
    /// with painting all of them.
    static bool isWorthwhile(const ShapeIds &ids, const Find &find, const QTransform &sceneToPicture,
                             const QRect &bounds);

    /// The ids are ordered from the bottom to the top. Only the damage is painted. widening is the maximum by which a
    /// line is shown wider than in the shape, in scene units.
    Occlusion(const ShapeIds &ids, const Damage &damage, const QTransform &sceneToPicture, double widening);

    /// Continues the pass until it is complete (returns true) or the deadline has expired (returns false). Every call
    /// tests at least some shapes.
    bool run(const Find &find, QDeadlineTimer deadline);
    /// The shapes that are at least partly visible, from the bottom to the top. shown() and cover() are complete after
    /// run() has returned true.
    const ShapeIds &shown() const { return m_shown; }
    /// A shape that covers at least one tile, in the state that it had during the pass; null for any other shape.
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
    double m_widening;
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
