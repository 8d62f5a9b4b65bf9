#pragma once

#include <QtCore/QRect>
#include <QtGui/QPolygonF>
#include <QtWidgets/QWidget>

namespace Trammel {

/// The rubber band or lasso above a view's viewport, in its coordinates. No click meets it. It repaints the
/// places by which two bands differ, as all that is below is painted again there.
class BandWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BandWidget(QWidget *viewport);

    void showBand(QPointF anchor, QPointF tip, bool isTouch);
    /// Closed from the last point to the first.
    void showLasso(const QPolygonF &outline, bool isTouch);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(bool isTouch);
    QRect band() const;

    QPoint m_anchor;
    QPoint m_tip;
    QPolygonF m_lasso;
    bool m_isTouch = false;
    bool m_isBand = true;
};

} // namespace Trammel
