#pragma once

#include <QtCore/QRectF>
#include <QtCore/QTimer>
#include <QtWidgets/QScrollBar>

#include <functional>

namespace Trammel {

class Canvas;

/// The scroll bars of an editor. They cover its contents and the visible part of the scene, so that they never limit
/// the view. The bars of QGraphicsView count in whole pixels of the scene, and overflow far from the origin.
class ScrollBars : public QObject
{
    Q_OBJECT

public:
    /// The bars become children of the canvas's parent and are hidden. The function returns the contents in scene
    /// coordinates.
    ScrollBars(Canvas &canvas, std::function<QRectF()> contents);

    QScrollBar &horizontal() { return *m_across.bar; }
    QScrollBar &vertical() { return *m_down.bar; }
    bool areVisible() const { return m_areVisible; }
    void setVisible(bool visible);
    /// Updates the bars a moment later, since the contents may change often.
    void contentsChanged();

private:
    /// A bar, with the position of the view within the contents and the length of a step, in view pixels.
    struct Axis
    {
        QScrollBar *bar;
        double position = 0;
        double unit = 1;
    };

    void build(Axis &axis, Qt::Orientation orientation);
    void update();
    static void update(Axis &axis, double low, double high, double length);

    Canvas &m_canvas;
    std::function<QRectF()> m_contents;
    Axis m_across{};
    Axis m_down{};
    QTimer m_pause;
    bool m_areVisible = false;
};

} // namespace Trammel
