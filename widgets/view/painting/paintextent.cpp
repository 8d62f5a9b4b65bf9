#include "widgets/view/painting/paintextent_p.h"

#include <QtGui/QPaintEngine>
#include <QtGui/QPainterPath>
#include <QtGui/QPen>
#include <QtGui/QPolygonF>

#include <algorithm>

namespace Trammel {

class PaintExtent::Engine : public QPaintEngine
{
public:
    Engine() : QPaintEngine(QPaintEngine::AllFeatures) { }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &changed) override
    {
        m_transform = changed.transform();
        m_pen = changed.pen();
    }

    void drawPath(const QPainterPath &path) override { include(path.controlPointRect(), penWidth()); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode) override
    {
        include(QPolygonF(QList<QPointF>(points, points + count)).boundingRect(), penWidth());
    }
    void drawPixmap(const QRectF &target, const QPixmap &, const QRectF &) override { include(target, 0); }
    void drawImage(const QRectF &target, const QImage &, const QRectF &, Qt::ImageConversionFlags) override
    {
        include(target, 0);
    }
    void drawTextItem(const QPointF &pos, const QTextItem &text) override
    {
        include({pos.x(), pos.y() - text.ascent(), text.width(), text.ascent() + text.descent()}, 0);
    }

    const QRegion &region() const { return m_region; }

private:
    double penWidth() const { return m_pen.style() == Qt::NoPen ? 0 : std::max(m_pen.widthF(), 1.0); }

    /// The margin also covers antialiasing, and the rounding of the other device to its own pixels.
    void include(const QRectF &rect, double width)
    {
        constexpr double largest = 1e6;
        const double margin = width / 2 + 1;
        const QRectF all(-largest, -largest, 2 * largest, 2 * largest);
        m_region += (m_transform.mapRect(rect).adjusted(-margin, -margin, margin, margin) & all).toAlignedRect();
    }

    QTransform m_transform;
    QPen m_pen;
    QRegion m_region;
};

PaintExtent::PaintExtent(const QPaintDevice &like)
    : m_size(like.width(), like.height()), m_dpiX(like.logicalDpiX()), m_dpiY(like.logicalDpiY()),
      m_engine(std::make_unique<Engine>())
{
}

PaintExtent::~PaintExtent() = default;

QRegion PaintExtent::region() const
{
    return m_engine->region() & QRect({0, 0}, m_size);
}

QPaintEngine *PaintExtent::paintEngine() const
{
    return m_engine.get();
}

int PaintExtent::metric(PaintDeviceMetric metric) const
{
    constexpr double millimetersPerInch = 25.4;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return int(m_size.width() * millimetersPerInch / m_dpiX);
    case PdmHeightMM:
        return int(m_size.height() * millimetersPerInch / m_dpiY);
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmPhysicalDpiX:
        return m_dpiX;
    case PdmDpiY:
    case PdmPhysicalDpiY:
        return m_dpiY;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return int(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace Trammel
