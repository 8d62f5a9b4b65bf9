#pragma once

#include "widgets/model/shapeid.h"
#include "widgets/view/damage_p.h"
#include "widgets/view/occlusion_p.h"

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

/// The drawing anew of the damaged parts of an image, some shapes at a time, on a picture of its own.
/// Every damaged tile gets all shapes that meet it, in their order, whatever happens between two steps:
/// what is damaged meanwhile is the business of the next repair, and shapes that are gone are passed
/// over. Beyond the damaged tiles the picture is incomplete and never shown.
class Repair
{
public:
    /// Draws these shapes, of which some may not exist any more, until the painter cannot go on; returns how many
    /// are done. Called for different painters at the same time.
    using Draw = std::function<qsizetype(ShapePainter &painter, std::span<const ShapeId> ids)>;

    /// The canvas is an image of the damage's size to draw on, whatever it shows; one is made if it is not.
    Repair(const Damage &damage, const QTransform &sceneToImage, double ratio, QImage canvas);

    /// The damaged parts as few areas of the scene, to ask for their shapes; a little larger.
    QList<QRectF> areas() const;
    /// From the bottom to the top; all that meet the areas, and any others. Where there is a way to find them, what
    /// lies under others is left out if that pays; it must live as long as this.
    void setShapes(const ShapeIds &ids, const Occlusion::Find &find = {});
    /// Goes on until all is drawn (true) or the time is up (false), but by one step at least. Sprites are used, and
    /// kept, where there is a store for them.
    bool run(const Draw &draw, const QPalette &palette, QDeadlineTimer deadline, SpriteStore *sprites = nullptr);

    /// The image was moved within its frame.
    void move(QPoint offset) { m_offset += offset; }
    /// The damaged parts in the image, as it lies now.
    QList<QRect> rects() const;
    /// Puts the damaged parts into the image, and gives back a canvas for the next repair.
    QImage finish(QImage &image);
    /// Shows what there is so far in an exposed part of the image.
    void show(QPainter &painter, const QRect &exposed) const;

private:
    /// Some rows of what is drawn upon. Each gets all shapes in their order, whatever the others have got.
    struct Band
    {
        QRect rect;
        qsizetype next = 0;
    };
    struct Brush;

    /// Some shapes from the next of a band up to an end; returns whether they were all drawn.
    bool drawStep(ShapePainter &painter, Band &band, const Brush &brush, qsizetype end);
    /// Until the deadline, or until it takes a QPainter.
    void drawByHand(Band &band, const Brush &brush);
    void drawAny(Band &band, const Brush &brush, qsizetype end, SpriteStore *sprites);
    const Damage *wanted() const { return m_rects.size() == 1 ? nullptr : &m_wanted; }

    /// A picture of the whole image, of which only the bounds of the damage are drawn upon: on other devices
    /// Qt rounds large outlines in other ways.
    QImage m_picture;
    QTransform m_sceneToPicture;
    double m_ratio;
    Damage m_wanted;
    QList<QRect> m_rects;
    QRect m_bounds;
    /// From the picture to the image.
    QPoint m_offset;
    ShapeIds m_ids;
    Occlusion::Find m_find;
    std::optional<Occlusion> m_occlusion;
    bool m_isSearching = false;
    std::vector<Band> m_bands;
};

} // namespace Trammel
