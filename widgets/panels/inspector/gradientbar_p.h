#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/fill.h>

#include <QtWidgets/QWidget>

#include <optional>

namespace Trammel {

/// A bar with the colors of a gradient and a marker for each stop. One of the stops is the current one.
///
/// A click on a marker makes it current, and a drag moves it, past other stops, too. A press elsewhere adds a stop in
/// the color of the bar. A stop that is dragged away from the bar is removed; Escape cancels the drag. Left and Right
/// move the current stop by a percent, with Shift by ten. Up and Down, Home and End choose another one. Insert adds a
/// stop after the current one, and Delete removes it. Two stops always remain.
class GradientBar : public QWidget
{
    Q_OBJECT

public:
    explicit GradientBar(QWidget *parent = nullptr);

    /// The bar can be used only if all shapes have the same stops.
    void show(const Common<QGradientStops> &common);
    const QGradientStops &stops() const { return m_stops; }
    /// -1 without stops.
    qsizetype current() const { return m_current; }
    void setCurrent(qsizetype index);
    bool canAdd() const;
    bool canRemove() const;

    // The changes of the current stop, as by the user.
    void setColor(const QColor &color);
    /// From 0 to 1; other offsets are clamped.
    void setOffset(double offset);
    void add();
    void remove();
    void reverse();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentChanged();
    /// New stops, which replace those of earlier signals since the last finished().
    void edited(const QGradientStops &stops);
    void finished(bool isAccepted);
    /// The user has clicked on the bar or moved the keyboard focus to it.
    void entered();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    /// A stop that is being dragged.
    struct Drag
    {
        QGradientStops stops;
        qsizetype index;
        int pressX;
        bool isMoving;
        /// The state at the press.
        QGradientStops stopsAtPress;
        qsizetype currentAtPress;
    };

    QRectF barRect() const;
    double xOf(double offset) const;
    double offsetAt(double x) const;
    /// The stop whose marker is at a place; -1 for none.
    qsizetype stopAt(QPointF pos) const;
    /// Shows stops and announces them. Returns whether they differ from those that were shown.
    bool edit(const QGradientStops &stops, qsizetype current);
    void finishDrag(bool isAccepted);
    void tellCurrent();

    QGradientStops m_stops;
    bool m_isMixed = false;
    qsizetype m_current = -1;
    std::optional<Drag> m_drag;
};

} // namespace Trammel
