#pragma once

#include <QtCore/QRect>
#include <QtGui/QPolygonF>
#include <QtWidgets/QWidget>

namespace Trammel {

/// The rubber band or lasso above a view's viewport, in the viewport's coordinates. It is transparent to the mouse. It
/// repaints only the difference between two bands, since everything below is repainted there as well.
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
