#include "widgets/view/layers/cachedlayer_p.h"

#include "widgets/model/document/asdrawn_p.h"
#include "widgets/view/painting/shapepainter_p.h"

#include <QtCore/QTimerEvent>
#include <QtGui/QBackingStore>
#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QStyleOptionGraphicsItem>
#include <QtWidgets/QWidget>

#include <cmath>
#include <cstring>
#include <functional>
#include <numeric>
#include <utility>

namespace Trammel {

namespace {

constexpr int MostUpdates = 24;
// The interval in milliseconds at which an incomplete first picture is shown.
constexpr qint64 ProgressInterval = 80;
// An old image is discarded if it covers less than this share of the view, or if it would be scaled by more than this
// factor.
constexpr double LeastCover = 0.25;
constexpr double MostScale = 32;

// The offset from one transform to the other in whole pixels; nothing if they differ in any other way.
std::optional<QPoint> offsetBetween(const QTransform &from, const QTransform &to)
{
    if (from.m11() != to.m11() || from.m12() != to.m12() || from.m21() != to.m21() || from.m22() != to.m22())
        return {};
    const QPointF offset(to.dx() - from.dx(), to.dy() - from.dy());
    if (!(std::abs(offset.x()) < 1e5 && std::abs(offset.y()) < 1e5))
        return {};
    const QPoint whole = offset.toPoint();
    if (std::abs(offset.x() - whole.x()) > 1e-3 || std::abs(offset.y() - whole.y()) > 1e-3)
        return {};
    return whole;
}

// Whether the painter draws on the screen, rather than into an image of the widget.
bool isForScreen(const QPainter &painter, const QWidget &widget)
{
    QBackingStore *store = widget.backingStore();
    const QPaintEngine *engine = painter.paintEngine();
    return store && engine && engine->paintDevice() == store->paintDevice();
}

// The region of the image that a paint event shows, given its bounding box. The painter maps the image to the device
// without scaling it.
QRegion paintedRegion(const QPainter &painter, const QRect &exposed)
{
    const QRegion clip = painter.paintEngine()->systemClip();
    const QTransform &toDevice = painter.deviceTransform();
    return clip.isEmpty() ? QRegion(exposed)
                          : clip.translated(-qRound(toDevice.dx()), -qRound(toDevice.dy())) & exposed;
}

void moveContents(QImage &image, QPoint offset)
{
    const QRect target = image.rect().translated(offset) & image.rect();
    const qsizetype length = qsizetype(target.width()) * qsizetype(sizeof(QRgb));
    for (int i = 0; i < target.height(); ++i) {
        // The rows are moved in the order in which no row is overwritten before it has been moved.
        const int y = offset.y() > 0 ? target.bottom() - i : target.top() + i;
        const auto *from = reinterpret_cast<const QRgb *>(image.constScanLine(y - offset.y()));
        auto *to = reinterpret_cast<QRgb *>(image.scanLine(y));
        std::memmove(to + target.left(), from + target.left() - offset.x(), std::size_t(length));
    }
}

// A paint event of a window handles small rectangles one by one, so many of them are replaced by their bounding box.
QRegion regionOf(const QList<QRect> &rects)
{
    if (rects.size() > MostUpdates)
        return std::accumulate(rects.begin(), rects.end(), QRect(), std::bit_or());
    return std::accumulate(rects.begin(), rects.end(), QRegion());
}

} // namespace

void CachedLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (!hasShapes()) {
        if (widget == m_viewport)
            dropImage();
        return;
    }
    const bool isShown = widget && widget == m_viewport && isForScreen(*painter, *widget);
    if (!isShown)
        AsDrawn::finishRoutes(drawnDocument());
    const AsDrawn drawn(drawnDocument());
    if (!widget || widget != m_viewport) {
        ShapePainter shapes(*painter, scene()->palette());
        const ShapeIds ids = shapesIn({areaToPaint(*painter, *option, widget)});
        drawShapes(shapes, {ids.constData(), std::size_t(ids.size())});
        return;
    }
    // Texts and lines of unfilled shapes depend on the palette.
    if (const qint64 key = scene()->palette().cacheKey(); std::exchange(m_paletteKey, key) != key)
        m_stale.addAll();
    const QTransform sceneToView = painter->worldTransform();
    adapt(sceneToView, widget->devicePixelRatioF());
    const QRect exposed = viewRect(option->exposedRect, m_sceneToImage, m_image.rect(), 2);
    const QRegion done = work(isShown ? QDeadlineTimer(m_budget) : QDeadlineTimer(QDeadlineTimer::Forever));
    painter->setWorldTransform(QTransform::fromScale(1 / m_ratio, 1 / m_ratio));
    show(*painter, exposed);
    // Repaired parts outside the painted region need another update. They are small, because every damaged part has
    // already requested an update and is usually painted.
    const QRegion beyond = done - paintedRegion(*painter, exposed);
    painter->setWorldTransform(sceneToView);
    updateView(beyond);
    if (!isRepaired() && !m_timer.isActive())
        m_timer.start(1, this);
}

void CachedLayer::show(QPainter &painter, const QRect &exposed)
{
    if (!m_isBlank) {
        painter.drawImage(exposed.topLeft(), m_image, exposed);
    } else if (m_repair) {
        m_repair->show(painter, exposed);
        m_sinceShown.start();
    }
}

void CachedLayer::adapt(const QTransform &sceneToView, double ratio)
{
    const QTransform sceneToImage = sceneToView * QTransform::fromScale(ratio, ratio);
    const QSize size = (QSizeF(m_viewport->size()) * ratio).toSize() + QSize(1, 1);
    const std::optional<QPoint> offset = offsetBetween(m_sceneToImage, sceneToImage);
    m_ratio = ratio;
    if (m_image.size() != size || !offset) {
        replaceImage(sceneToImage, size);
    } else if (!offset->isNull()) {
        scroll(*offset);
        // The transform is assigned only if the offset is not 0; otherwise the remainders of rounded offsets would add
        // up.
        m_sceneToImage = sceneToImage;
    }
}

void CachedLayer::scroll(QPoint offset)
{
    moveContents(m_image, offset);
    m_stale = m_stale.moved(offset);
    const QRegion uncovered = QRegion(m_image.rect()) - m_image.rect().translated(offset);
    for (const QRect &rect : uncovered)
        m_stale.add(rect);
    if (m_repair)
        m_repair->move(offset);
}

void CachedLayer::replaceImage(const QTransform &sceneToImage, QSize size)
{
    QImage old(size, QImage::Format_ARGB32_Premultiplied);
    old.fill(Qt::transparent);
    old.swap(m_image);
    const QTransform oldToNew = m_sceneToImage.inverted() * sceneToImage;
    const QRectF covered = oldToNew.mapRect(QRectF(old.rect())) & QRectF(m_image.rect());
    const double scale = std::sqrt(std::abs(oldToNew.determinant()));
    const bool isUseful = covered.width() * covered.height() > LeastCover * size.width() * size.height()
        && scale < MostScale && scale > 1 / MostScale;
    if (!m_isBlank && isUseful) {
        QPainter painter(&m_image);
        painter.setWorldTransform(oldToNew);
        painter.drawImage(QPointF(0, 0), old);
    } else {
        m_isBlank = true;
    }
    m_sceneToImage = sceneToImage;
    m_stale = Damage(size);
    m_stale.addAll();
    m_repair.reset();
}

void CachedLayer::startRepair()
{
    m_repair.emplace(m_stale, m_sceneToImage, m_ratio, std::exchange(m_canvas, QImage()));
    m_repair->setShapes(shapesIn(m_repair->areas()), [this](ShapeId id) { return shownShape(id); });
    m_stale.clear();
    if (m_sprites)
        m_sprites->begin(m_sceneToImage);
}

// Returns the changed part of the image.
QRegion CachedLayer::work(QDeadlineTimer deadline)
{
    QRegion done;
    if (!isInGesture())
        m_sprites.reset();
    else if (!m_sprites)
        m_sprites.emplace();
    while (m_repair || !m_stale.isEmpty()) {
        if (!m_repair)
            startRepair();
        const auto draw = [this](ShapePainter &painter, std::span<const ShapeId> ids) {
            return drawShapes(painter, ids);
        };
        if (!m_repair->run(draw, scene()->palette(), deadline, m_sprites ? &*m_sprites : nullptr))
            break;
        done += regionOf(m_repair->rects());
        m_canvas = m_repair->finish(m_image);
        m_repair.reset();
        m_isBlank = false;
        if (deadline.hasExpired())
            break;
    }
    return done;
}

void CachedLayer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId()) {
        Layer::timerEvent(event);
        return;
    }
    const bool isNeeded = m_viewport && m_viewport->isVisible() && scene() && !isRepaired();
    if (!isNeeded) {
        m_timer.stop();
        return;
    }
    const AsDrawn drawn(drawnDocument());
    updateView(work(QDeadlineTimer(m_budget)));
    if (m_isBlank && m_sinceShown.hasExpired(ProgressInterval))
        m_viewport->update();
}

void CachedLayer::damage(const QRectF &area, double margin)
{
    if (m_viewport)
        m_stale.add(viewRect(area, m_sceneToImage, m_image.rect(), (margin + 1) * m_ratio));
}

void CachedLayer::refreshDamaged()
{
    if (!scene())
        return;
    const auto views = scene()->views();
    for (QGraphicsView *view : views) {
        if (view->viewport() != m_viewport || m_image.isNull())
            view->viewport()->update();
        else
            updateView(regionOf(m_stale.rects(MostUpdates)));
    }
}

void CachedLayer::updateView(const QRegion &region)
{
    const QTransform imageToView = QTransform::fromScale(1 / m_ratio, 1 / m_ratio);
    for (const QRect &rect : region)
        m_viewport->update(viewRect(rect, imageToView, m_viewport->rect(), 1));
}

void CachedLayer::refresh(const QRectF &area, double margin)
{
    damage(area, margin);
    Layer::refresh(area, margin);
}

void CachedLayer::invalidate()
{
    m_stale.addAll();
    refreshAll();
}

void CachedLayer::forget()
{
    dropImage();
    refreshAll();
}

void CachedLayer::dropImage()
{
    m_image = QImage();
    m_canvas = QImage();
    m_stale = Damage();
    m_repair.reset();
    m_sprites.reset();
    m_isBlank = true;
    m_timer.stop();
}

} // namespace Trammel
