#pragma once

#include <QtWidgets/QGraphicsTextItem>

namespace Trammel {

struct Shape;

/// Where the text of a shape is typed: right on it, in its size and at its angle, however the view lies. Where that
/// would be too small to read it is larger.
class TextField : public QGraphicsTextItem
{
    Q_OBJECT

public:
    /// With all of the text selected.
    explicit TextField(const QString &text);

    /// Lies on a shape, in a view of that zoom.
    void place(const Shape &shape, double zoom);
    /// Takes what an input method has in hand as typed.
    void settle();
    /// Of what is not there any more: gone when the present event is done with.
    void dismiss();

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void edited(const QString &text);
    /// Somebody else may be about to look at the drawing: the program, by a shortcut, or the user, in another window.
    void paused();
    /// The user is done.
    void left();

protected:
    bool sceneEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent *event) override;

private:
    void centre();
    void copy() const;
    void paste();

    /// Of the shape, about the text's centre.
    QSizeF m_frame;
    bool m_isMenuOpen = false;
};

} // namespace Trammel
