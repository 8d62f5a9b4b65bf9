#pragma once

#include "widgets/view/painting/damage_p.h"
#include "widgets/view/painting/occlusion_p.h"
#include <trammel/shapeid.h>

#include <QtCore/QDeadlineTimer>
#include <QtGui/QImage>
#include <QtGui/QPalette>
#include <QtGui/QTransform>

#include <functional>
#include <optional>
#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

class ShapePainter;
class SpriteStore;

/// Redraws the damaged parts of an image, some shapes at a time, in a separate picture. Every damaged tile gets all
/// shapes that meet it, in stacking order, regardless of changes between two steps: new damage is left to the next
/// repair, and removed shapes are skipped. Outside the damaged tiles the picture is incomplete and never shown.
class ProgressivePainter
{
public:
    /// Draws these shapes, some of which may no longer exist, until the painter refuses one. Returns the number of
    /// shapes that are done. Called concurrently for different painters.
    using Draw = std::function<qsizetype(ShapePainter &painter, std::span<const ShapeId> ids)>;

    /// The canvas is an image of the damage's size to draw on, with any contents. If its size differs, another image is
    /// created.
    ProgressivePainter(const Damage &damage, const QTransform &sceneToImage, double ratio, QImage canvas);

    /// The damaged parts as a few areas of the scene, slightly enlarged, for querying their shapes.
    QList<QRectF> areas() const;
    /// Sets the shapes, from the bottom to the top: all that meet the areas, and possibly others. If a function to find
    /// them is given, covered shapes are skipped where this saves time; the function must remain valid as long as this
    /// painter exists.
    void setShapes(const ShapeIds &ids, const Occlusion::Find &find = {});
    /// Continues until everything is drawn (returns true) or the deadline has expired (returns false). Every call does
    /// at least one step. Uses and records sprites if a store is given.
    bool run(const Draw &draw, const QPalette &palette, QDeadlineTimer deadline, SpriteStore *sprites = nullptr);

    /// Follows a move of the image's contents by an offset in pixels.
    void move(QPoint offset) { m_offset += offset; }
    /// The damaged parts, in the image's current position.
    QList<QRect> rects() const;
    /// Copies the damaged parts into the image, and returns a canvas for the next repair.
    QImage finish(QImage &image);
    /// How often the bands were drawn concurrently. For tests.
    int rounds() const { return m_rounds; }
    /// Paints the unfinished picture in an exposed part of the image.
    void show(QPainter &painter, const QRect &exposed) const;

private:
    /// A horizontal strip of the picture. Each band gets all shapes in stacking order, independently of the other
    /// bands.
    struct Band
    {
        QRect rect;
        qsizetype next = 0;
    };
    struct Brush;

    /// Draws some shapes of a band, from its next one up to an end. Returns whether they were all drawn.
    bool drawStep(ShapePainter &painter, Band &band, const Brush &brush, qsizetype end);
    /// Draws the bands concurrently.
    void drawTogether(const Brush &brush);
    /// Draws until the deadline, or until a shape needs a QPainter.
    void drawDirectly(Band &band, const Brush &brush);
    void drawAny(Band &band, const Brush &brush, qsizetype end, SpriteStore *sprites);
    const Damage *wanted() const { return m_rects.size() == 1 ? nullptr : &m_wanted; }

    /// A picture of the whole image, in which only the bounds of the damage are drawn. A smaller picture would give
    /// other pixels, since Qt rounds large outlines differently on devices of other sizes.
    QImage m_picture;
    QTransform m_sceneToPicture;
    double m_ratio;
    Damage m_wanted;
    QList<QRect> m_rects;
    QRect m_bounds;
    /// The offset from the picture to the image.
    QPoint m_offset;
    ShapeIds m_ids;
    Occlusion::Find m_find;
    std::optional<Occlusion> m_occlusion;
    bool m_isSearching = false;
    std::vector<Band> m_bands;
    /// The number of shapes per band that a QPainter draws before the bands are drawn concurrently again.
    qsizetype m_perRound = 0;
    int m_rounds = 0;
};

} // namespace Trammel
