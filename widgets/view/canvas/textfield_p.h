#pragma once

#include <QtWidgets/QGraphicsTextItem>

namespace Trammel {

struct Shape;

/// The field in which the user types the text of a shape: on the shape itself, at its text size and angle, in any view.
/// If that would be too small to read, the field is larger.
class TextField : public QGraphicsTextItem
{
    Q_OBJECT

public:
    /// All of the text is selected.
    explicit TextField(const QString &text);

    /// Places the field on a shape, in a view of the given zoom.
    void place(const Shape &shape, double zoom);
    /// Commits the pending text of an input method.
    void settle();
    /// Hides the field, and deletes it when control returns to the event loop.
    void dismiss();

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void edited(const QString &text);
    /// Others may be about to use the drawing: the program, through a shortcut, or the user, in another window.
    void paused();
    /// The user has finished typing.
    void left();

protected:
    bool sceneEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent *event) override;

private:
    void center();
    void copy() const;
    void paste();

    /// The size of the shape's frame, which is centered at the text's center.
    QSizeF m_frame;
    bool m_isMenuOpen = false;
};

} // namespace Trammel
