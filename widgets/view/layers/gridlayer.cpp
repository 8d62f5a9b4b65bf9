#include "widgets/view/layers/gridlayer_p.h"

#include "widgets/view/painting/colors_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QStyleOptionGraphicsItem>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// The distances between lines, in view pixels, at which the lines begin to show and at which they reach full strength.
constexpr double DensestLines = 8;
constexpr double FullLines = 16;
// More lines than fit on any screen. The limit applies to recorded pictures, which have no size.
constexpr double MostLines = 10000;
constexpr int LinesPerStrongLine = 10;

// Draws the grid lines of one direction, each across the whole area.
class LinePainter
{
public:
    LinePainter(QPainter &painter, const QTransform &sceneToView, const QRectF &area)
        : m_painter(painter), m_transform(sceneToView), m_area(area), m_ratio(painter.device()->devicePixelRatioF())
    {
    }

    void paint(Qt::Orientation orientation, double distance, bool isStrong, const QColor &color)
    {
        const bool isVertical = orientation == Qt::Vertical;
        const double from = isVertical ? m_area.left() : m_area.top();
        const double to = isVertical ? m_area.right() : m_area.bottom();
        const double first = std::ceil(from / distance);
        const int count = int(std::min(std::floor(to / distance) - first + 1, MostLines));
        for (int i = 0; i < count; ++i) {
            const double index = first + i;
            if ((std::fmod(index, LinesPerStrongLine) == 0) != isStrong)
                continue;
            const double at = index * distance;
            if (isVertical)
                paintLine({at, m_area.top()}, {at, m_area.bottom()}, color);
            else
                paintLine({m_area.left(), at}, {m_area.right(), at}, color);
        }
    }

private:
    void paintLine(QPointF from, QPointF to, const QColor &color)
    {
        const QPointF a = m_transform.map(from), b = m_transform.map(to);
        if (a.x() == b.x() || a.y() == b.y()) {
            // Lines cover whole device pixels, so that all are equally sharp.
            const double width = std::max(1.0, std::floor(m_ratio)) / m_ratio;
            const auto snapped = [&](double value) { return std::floor(value * m_ratio) / m_ratio; };
            const QPointF low(std::min(a.x(), b.x()), std::min(a.y(), b.y()));
            const QSizeF size(a.x() == b.x() ? width : std::abs(a.x() - b.x()),
                              a.x() == b.x() ? std::abs(a.y() - b.y()) : width);
            m_painter.fillRect(QRectF(QPointF(snapped(low.x()), snapped(low.y())), size), color);
        } else {
            m_painter.setPen(QPen(color, 1));
            m_painter.drawLine(a, b);
        }
    }

    QPainter &m_painter;
    const QTransform &m_transform;
    QRectF m_area;
    double m_ratio;
};

} // namespace

GridSpacing gridSpacing(double size, double zoom)
{
    double distance = size;
    while (distance * zoom < DensestLines)
        distance *= LinesPerStrongLine;
    return {distance, std::clamp((distance * zoom - DensestLines) / (FullLines - DensestLines), 0.0, 1.0)};
}

GridLayer::GridLayer() : Layer(GridLayerZ)
{
}

void GridLayer::setGridSize(double size)
{
    m_size = size;
    m_image = {};
    refreshAll();
}

void GridLayer::setGridVisible(bool visible)
{
    m_visible = visible;
    refreshAll();
}

void GridLayer::setPage(const QRectF &page)
{
    m_page = page;
    refreshAll();
}

void GridLayer::setPagePicture(const QImage &picture)
{
    m_picture = picture;
    refreshAll();
}

// The area that is filled is limited to the exposed one, since a page may be much larger than a device.
void GridLayer::paintPage(QPainter &painter, const QRectF &exposed) const
{
    const double pixel = 1 / std::sqrt(std::abs(painter.worldTransform().determinant()));
    const QRectF area = exposed.adjusted(-2 * pixel, -2 * pixel, 2 * pixel, 2 * pixel);
    const QRectF seen = m_page.intersected(area);
    const QPalette palette = scene()->palette();
    const QColor ink = palette.color(QPalette::Text);
    painter.save();
    if (!seen.isEmpty() && !m_picture.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(m_page, m_picture);
    }
    QPainterPath around;
    around.addRect(area);
    if (!seen.isEmpty())
        around.addRect(seen);
    painter.fillPath(around, withAlpha(ink, isDark(palette) ? 0.2 : 0.1));
    // The sides of the seen part that are not sides of the page lie outside of the exposed area.
    painter.setPen(QPen(withAlpha(ink, 0.5), 0));
    painter.setBrush(Qt::NoBrush);
    if (!seen.isEmpty())
        painter.drawRect(seen);
    painter.restore();
}

void GridLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    const QTransform sceneToView = painter->worldTransform();
    const QRectF exposed = areaToPaint(*painter, *option, widget);
    if (!(sceneToView.determinant() != 0) || exposed.isEmpty())
        return;
    if (!m_page.isNull())
        paintPage(*painter, exposed);
    if (!m_visible)
        return;
    painter->save();
    if (!m_page.isNull())
        painter->setClipRect(m_page.intersected(exposed), Qt::IntersectClip);
    painter->setWorldTransform({});
    if (widget) {
        const QRect area = viewRect(exposed, sceneToView, widget->rect(), 2);
        painter->drawImage(area.topLeft(), imageFor(sceneToView, *widget),
                           QRectF(QPointF(area.topLeft()) * m_image.devicePixelRatio(),
                                  QSizeF(area.size()) * m_image.devicePixelRatio()));
    } else {
        drawLines(*painter, sceneToView, exposed);
    }
    painter->restore();
}

// Qt's raster engine takes many times longer for translucent lines than for opaque ones (it hands long vertical lines
// to threads). Therefore the lines are drawn into a cached image, in which they replace the pixels below them.
const QImage &GridLayer::imageFor(const QTransform &sceneToView, const QWidget &widget)
{
    const double ratio = widget.devicePixelRatioF();
    const QSize size = (QSizeF(widget.size()) * ratio).toSize() + QSize(1, 1);
    const QPalette palette = scene()->palette();
    if (m_image.size() == size && m_image.devicePixelRatio() == ratio && m_sceneToView == sceneToView
        && m_paletteKey == palette.cacheKey())
        return m_image;
    m_image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_image.setDevicePixelRatio(ratio);
    m_image.fill(Qt::transparent);
    m_sceneToView = sceneToView;
    m_paletteKey = palette.cacheKey();
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (sceneToView.type() <= QTransform::TxScale)
        painter.setCompositionMode(QPainter::CompositionMode_Source);
    drawLines(painter, sceneToView, sceneToView.inverted().mapRect(QRectF(widget.rect())));
    return m_image;
}

void GridLayer::drawLines(QPainter &painter, const QTransform &sceneToView, const QRectF &exposed) const
{
    const double zoom = std::sqrt(std::abs(sceneToView.determinant()));
    const GridSpacing spacing = gridSpacing(m_size, zoom);
    const QPalette palette = scene()->palette();
    const QColor ink = palette.color(QPalette::Text);
    const double strong = isDark(palette) ? 0.13 : 0.11;
    const QColor strongColor = withAlpha(ink, strong);
    const QColor fineColor = withAlpha(ink, strong * 0.6 * spacing.strength);

    // A line outside the exposed area may reach into it with its width.
    const double margin = 2 / zoom;
    LinePainter lines(painter, sceneToView, exposed.adjusted(-margin, -margin, margin, margin));
    for (const bool isStrong : {false, true}) {
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical})
            lines.paint(orientation, spacing.distance, isStrong, isStrong ? strongColor : fineColor);
    }
}

} // namespace Trammel
