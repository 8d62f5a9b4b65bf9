#pragma once

#include "widgets/view/layers/layer_p.h"
#include "widgets/view/painting/damage_p.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include "widgets/view/painting/spritestore_p.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtGui/QImage>

#include <optional>

namespace Trammel {

/// A layer of shapes that caches its drawing in the canvas as an image, so that anything that moves above it (a rubber
/// band, handles) needs no drawing of shapes. Other views and exports are drawn directly.
///
/// The image always follows the camera. Its outdated parts are the damage. A repair redraws the damage in a separate
/// picture and then replaces it in the image as a whole, so that no incomplete part is shown. In a window, a repair
/// works for a few milliseconds per frame, and continues between the frames. Until it is done, the image shows its old
/// contents, moved and scaled with the camera, or, if there are none yet, the part that has been drawn so far. Any
/// other request for a picture (grab(), a rendering) waits for the whole repair. Damage during a repair neither stops
/// nor restarts it, and is repaired next, so that frames appear however long a drag continues. If nothing is damaged
/// and no repair is open, the image is identical to a drawing in one go.
class CachedLayer : public Layer
{
    Q_OBJECT

public:
    using Layer::Layer;

    /// Sets the view whose image is cached.
    void setCachedView(QWidget *viewport) { m_viewport = viewport; }
    /// Sets how long a repair works at a time, in milliseconds; 0 for the smallest steps. For tests.
    void setBudget(int budget) { m_budget = budget; }
    /// Whether the image is up to date, as of the last paint of the view. Always true for a hidden layer.
    bool isRepaired() const { return !isVisible() || (!m_repair && m_stale.isEmpty()); }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    /// Whether there is anything to show.
    virtual bool hasShapes() const = 0;
    /// All shapes that are visible in one of the areas, from the bottom to the top. Additional shapes are harmless.
    virtual ShapeIds shapesIn(const QList<QRectF> &areas) const = 0;
    /// Draws the shapes that still exist, until the painter refuses one. Returns the number of shapes that are done.
    /// Also called on other threads, while this one waits.
    virtual qsizetype drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const = 0;
    /// The shape that is painted for an id with its fill, if the shapes below it may be left out; otherwise null.
    virtual const Shape *shownShape(ShapeId) const { return nullptr; }
    /// Whether the same shapes are about to be drawn repeatedly, in changing arrangements. Their sprites are then kept
    /// until this ends.
    virtual bool isInGesture() const { return false; }

    void refresh(const QRectF &area, double margin) override;
    /// damage() and refreshDamaged() do the work of refresh() in two steps. For many parts of the scene, this costs
    /// only a few instructions for each.
    void damage(const QRectF &area, double margin);
    void refreshDamaged();
    /// Redraws everything, and shows the old image until then.
    void invalidate();
    /// Redraws everything, and discards the old image at once.
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
    /// The image on which the next repair draws.
    QImage m_canvas;
    double m_ratio = 1;
    qint64 m_paletteKey = 0;
    /// Maps from the scene to the image's pixels.
    QTransform m_sceneToImage;
    /// Whether the image has not shown anything yet.
    bool m_isBlank = true;
    /// The outdated parts of the image that the current repair does not cover.
    Damage m_stale;
    std::optional<ProgressivePainter> m_repair;
    /// Set while a gesture lasts.
    std::optional<SpriteStore> m_sprites;
    QBasicTimer m_timer;
    QElapsedTimer m_sinceShown;
};

} // namespace Trammel
