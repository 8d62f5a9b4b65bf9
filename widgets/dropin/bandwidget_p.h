#pragma once

#include <QtCore/QRect>
#include <QtGui/QPolygonF>
#include <QtWidgets/QWidget>

namespace Trammel {

/// A widget above a view's viewport that shows a rubber band or a lasso, in viewport coordinates. It is transparent for
/// mouse events. Only the difference between two successive bands is repainted, since every repaint includes the view
/// below.
class BandWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BandWidget(QWidget *viewport);

    void showBand(QPointF anchor, QPointF tip, bool isTouch);
    /// The outline is closed from the last point to the first.
    void showLasso(const QPolygonF &outline, bool isTouch);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setTouching(bool isTouch);
    QRect band() const;

    QPoint m_anchor;
    QPoint m_tip;
    QPolygonF m_lasso;
    bool m_isTouch = false;
    bool m_isBand = true;
};

} // namespace Trammel
