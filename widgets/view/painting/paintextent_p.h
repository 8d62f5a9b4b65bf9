#pragma once

#include <QtCore/QRectF>
#include <QtGui/QPaintDevice>
#include <QtGui/QRegion>

#include <memory>

namespace Trammel {

/// A paint device that draws nothing and collects the area that a QPainter would draw on, in the coordinates of
/// another device and with the same fonts.
class PaintExtent : public QPaintDevice
{
public:
    explicit PaintExtent(const QPaintDevice &like);
    ~PaintExtent() override;

    /// The bounds of each drawn part, inside the device.
    QRegion region() const;

    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    QSize m_size;
    int m_dpiX;
    int m_dpiY;
    std::unique_ptr<Engine> m_engine;
};

} // namespace Trammel
