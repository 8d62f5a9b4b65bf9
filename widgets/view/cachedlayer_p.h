#pragma once

#include "widgets/view/damage_p.h"
#include "widgets/view/layer_p.h"
#include "widgets/view/repair_p.h"
#include "widgets/view/spritestore_p.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtGui/QImage>

#include <optional>

namespace Trammel {

/// A layer of shapes that keeps what it has drawn in the canvas as an image, so that whatever moves above
/// it (a rubber band, handles) costs no drawing of shapes. Other views and exports are drawn directly.
///
/// The image always lies as the camera does. What it shows no longer is damage, and a repair draws that
/// anew beside it and is put in as a whole: nothing half done is seen. In a window a repair works for a
/// few milliseconds a frame and goes on between the frames; until it is done the image shows what it
/// showed before, moved and scaled with the camera, or at first sight as much as there is. Whoever else
/// asks for a picture (grab(), a rendering) waits for all of it. Damage during a repair neither stops it
/// nor starts it anew, and is repaired next, so that frames come however long a drag goes on. When
/// nothing is damaged and no repair is open, the image is what drawing all at once would give.
class CachedLayer : public Layer
{
    Q_OBJECT

public:
    using Layer::Layer;

    /// The view whose image is kept.
    void setCachedView(QWidget *viewport) { m_viewport = viewport; }
    /// How long a repair works at a time, in milliseconds; 0 for the smallest steps. For tests.
    void setBudget(int budget) { m_budget = budget; }
    /// Whether the image is as it should be, as far as it is shown and the view has been painted.
    bool isRepaired() const { return !isVisible() || (!m_repair && m_stale.isEmpty()); }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    /// Whether there is anything to show.
    virtual bool hasShapes() const = 0;
    /// All shapes that have something to show in one of the areas, from the bottom to the top; more do no
    /// harm.
    virtual ShapeIds shapesIn(const QList<QRectF> &areas) const = 0;
    /// Draws those of the shapes that exist, until the painter refuses one; returns how many are done. Also called on
    /// other threads, while this one waits.
    virtual qsizetype drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const = 0;
    /// The shape that is painted for an id with its fill, if what lies below it may be left out; else null.
    virtual const Shape *shownShape(ShapeId) const { return nullptr; }
    /// Whether the same shapes are about to be drawn again and again, beside each other in other ways: then what
    /// is drawn of them is kept until this ends.
    virtual bool isInGesture() const { return false; }

    void refresh(const QRectF &area, double margin) override;
    /// The same in two steps: for many parts of the scene, whose cost is then a few instructions each.
    void damage(const QRectF &area, double margin);
    void refreshDamaged();
    /// Draws everything anew, and shows the old until then.
    void invalidate();
    /// Draws everything anew, and shows nothing of the old.
    void forget();

    void timerEvent(QTimerEvent *event) override;

private:
    void adapt(const QTransform &sceneToView, double ratio);
    void scroll(QPoint offset);
    void replaceImage(const QTransform &sceneToImage, QSize size);
    QRegion work(QDeadlineTimer deadline);
    void startRepair();
    void dropImage();
    void updateView(const QRegion &region);
    void show(QPainter &painter, const QRect &exposed);

    QWidget *m_viewport = nullptr;
    int m_budget = 8;
    QImage m_image;
    /// For the next repair to draw on.
    QImage m_canvas;
    double m_ratio = 1;
    qint64 m_paletteKey = 0;
    /// From the scene to the image's pixels.
    QTransform m_sceneToImage;
    /// The image has shown nothing yet.
    bool m_isBlank = true;
    /// What the image shows no longer, and the repair at work does not repair.
    Damage m_stale;
    std::optional<Repair> m_repair;
    /// While a gesture lasts.
    std::optional<SpriteStore> m_sprites;
    QBasicTimer m_timer;
    QElapsedTimer m_sinceShown;
};

} // namespace Trammel
