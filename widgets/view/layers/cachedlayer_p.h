#pragma once

#include "widgets/view/layers/layer_p.h"
#include "widgets/view/painting/damage_p.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include "widgets/view/painting/spritestore_p.h"
#include <trammel/document.h>

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtGui/QImage>

#include <optional>

namespace Trammel {

/// A layer of shapes that caches its drawing in the canvas as an image, so that changes above it (a rubber band,
/// handles) do not cause shapes to be drawn again. Other views and exports are drawn directly.
///
/// The image always follows the camera. Its outdated parts are the damage. A repair redraws the damage in a separate
/// picture and then replaces it in the image as a whole, so that no incomplete part is shown. In a window, a repair
/// works for a few milliseconds per frame, and continues between the frames. Until it is done, the image shows its old
/// contents, moved and scaled with the camera, or, if there are none yet, the part that has been drawn so far. Any
/// other request for a picture (grab(), a rendering) waits for the whole repair, and for late paths of connectors. New
/// damage neither stops nor restarts the current repair, but is repaired next, so that frames appear even during a long
/// drag. If nothing is damaged and no repair is in progress, the image is identical to one that is drawn in a single
/// step.
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
    /// The document of the shapes; null for none.
    virtual const Document *drawnDocument() const = 0;
    /// Whether there is anything to show.
    virtual bool hasShapes() const = 0;
    /// All shapes that are visible in one of the areas, from the bottom to the top. Additional shapes are harmless.
    virtual ShapeIds shapesIn(const QList<QRectF> &areas) const = 0;
    /// Draws the shapes that still exist, until the painter refuses one. Returns the number of shapes that are done.
    /// Also called on other threads, while the calling thread waits.
    virtual qsizetype drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const = 0;
    /// The shape that drawShapes() paints for an id, including its fill, so that the shapes that it covers may be
    /// skipped. Null if the shape is not painted, or if no shapes may be skipped.
    virtual const Shape *shownShape(ShapeId) const { return nullptr; }
    /// Whether a gesture is in progress, during which the same shapes are drawn repeatedly at changing positions. Their
    /// sprites are cached until it ends.
    virtual bool isInGesture() const { return false; }

    void refresh(const QRectF &area, double margin) override;
    /// damage() and refreshDamaged() split refresh() into two steps. One call of damage() costs only a few
    /// instructions, so that many parts of the scene can be damaged before one refresh. The margin is in view pixels.
    void damage(const QRectF &area, double margin);
    void refreshDamaged();
    /// Redraws everything. The old image is shown until the new one is complete.
    void invalidate();
    /// Discards the old image at once, and redraws everything.
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
