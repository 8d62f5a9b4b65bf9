#pragma once

#include <QtWidgets/QGraphicsObject>

namespace Trammel {

/// The z values of the editor's layers. Items of an application lie below 0 or above 1000.
inline constexpr double GridLayerZ = 0;
inline constexpr double ShapeLayerZ = 1;
inline constexpr double SelectionLayerZ = 999;
inline constexpr double OverlayLayerZ = 1000;

/// A part of the canvas's contents, as one item of its scene. A layer only draws: clicks and queries of the scene do
/// not find it.
class Layer : public QGraphicsObject
{
    Q_OBJECT

public:
    explicit Layer(double z);

    /// Sets the part of the scene that the canvas shows.
    void setVisibleArea(const QRectF &area);

    QRectF boundingRect() const override { return m_reach; }
    /// Empty, so that QGraphicsScene::items() does not find the layer under every point.
    QPainterPath shape() const override { return {}; }

protected:
    /// The part of the scene that paint() should draw: the exposed area or, on an image or a printer, the part of it
    /// that the device shows.
    static QRectF areaToPaint(const QPainter &painter, const QStyleOptionGraphicsItem &option, const QWidget *widget);
    /// Repaints a part of the scene in all views; the margin is in view pixels.
    virtual void refresh(const QRectF &area, double margin);
    void refreshAll();

private:
    QRectF m_reach;
};

/// Maps a part of the scene to view pixels, adds a margin in view pixels, and clips the result to the viewport, so that
/// it does not exceed the range of integers.
QRect viewRect(const QRectF &area, const QTransform &sceneToView, const QRect &viewport, double margin);

} // namespace Trammel
