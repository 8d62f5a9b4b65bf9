#pragma once

#include <QtWidgets/QGraphicsTextItem>

namespace Trammel {

struct Shape;

/// An editable text item in which the user types the text of a shape. It lies on the shape and has the shape's text
/// size and rotation. It is enlarged if the text would be too small to read at the current zoom.
class TextField : public QGraphicsTextItem
{
    Q_OBJECT

public:
    /// The whole text is selected at first.
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
    /// Emitted before something else may use the document: at a key press that may be a shortcut, and when another
    /// window becomes active.
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

    /// The size of the shape's frame in item coordinates. The frame and the text have the same center.
    QSizeF m_frame;
    bool m_isMenuOpen = false;
};

} // namespace Trammel
