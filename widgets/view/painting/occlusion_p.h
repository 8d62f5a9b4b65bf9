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
/// with another clip. A shape is skipped only if its whole outline lies in marked tiles.
///
/// Deep piles are an exception. Each pixel is then a mixture of so many colors that another one below them is
/// invisible, although rounding may change it by some levels. A tile is also marked if it lies within many translucent
/// fills, and a shape is skipped below MostCopies others at the same position, whose borders lie in no marked tile.
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
    static constexpr qsizetype MostCopies = 1024;

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

    /// The pixels that a shape without a text and a shadow paints.
    struct Place
    {
        explicit Place(const Shape &shape);

        const ShapeKind *kind;
        const void *outline;
        QPointF center;
        QSizeF size;
        double rotation;
        double cornerRadius;
        bool isMirroredX;
        bool isMirroredY;
        bool isFilled;
        Stroke line;
        RareValue<PathDetails> path;

        bool operator==(const Place &other) const;
        friend size_t qHash(const Place &place, size_t seed)
        {
            return qHashMulti(seed, place.kind, place.center.x(), place.center.y(), place.size.width(),
                              place.size.height(), place.rotation);
        }
    };
    /// The shapes that are shown at one place.
    struct Copies
    {
        ShapeIds shown;
        bool areCovers = false;
    };

    void look(ShapeId id, const Shape &shape, const Find &find);
    /// Whether the shape is one copy too many.
    bool isBelowCopies(ShapeId id, const Shape &shape, const Find &find);
    bool isOpen(const QRect &tiles) const;
    /// Covers a tile by a fill that lets a share of the light pass.
    void addLayer(int x, int y, float passing);
    void addCovers(const ShapeIds &ids, const Find &find);
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
    /// The fills that cover a tile.
    struct Layers
    {
        float passing = 1;
        quint8 count = 0;
    };
    std::vector<Layers> m_layers;
    /// The translucent shapes that cover a tile and are not among the covers.
    ShapeIds m_translucent;
    bool m_hasDeepPile = false;
    ShapeIds m_shown;
    QHash<ShapeId, Shape> m_covers;
    QHash<Place, Copies> m_copies;
    /// The outline of the shape that is being tested.
    ViewOutline m_outline;
    std::vector<Mark> m_marks;
    std::vector<quint8> m_turns;
};

} // namespace Trammel
