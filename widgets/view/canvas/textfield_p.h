#pragma once

#include <QtCore/QMap>
#include <QtWidgets/QGraphicsTextItem>

#include <utility>

namespace Trammel {

class TextFieldLayout;
struct Shape;

/// Whether a text that is being typed stays open while a widget has the focus, because setKeepsTyping() was called for
/// it or for a widget that contains it.
bool keepsTyping(const QWidget &widget);
void setKeepsTyping(QWidget &widget);

/// The number of characters of a long text that are shown while it is typed: laying out more takes longer than a frame.
inline constexpr qsizetype LargestTypedText = 4000;

/// An editable text item in which the user types the text of a shape. It lies on the shape and shows each line as the
/// shape does. It is enlarged if the text would be too small to read at the current zoom.
///
/// A text with more than twice LargestTypedText characters is shortened to those around the caret, with an ellipsis at
/// each end that hides characters. When the caret reaches such an end, the characters beyond are shown, and the steps
/// of undo within the field are discarded. Selecting everything that is shown selects the whole text.
class TextField : public QGraphicsTextItem
{
    Q_OBJECT

public:
    /// The whole text is selected at first.
    explicit TextField(const QString &text);

    /// Places the field on a shape, in a view of the given zoom.
    void place(const Shape &shape, qsizetype index, double zoom);
    /// The whole text, with a line feed after each paragraph but the last.
    QString plainText() const;
    /// The part of the text to which positions of the cursor refer.
    QString shownText() const;
    /// Commits the pending text of an input method.
    void settle();
    /// Hides the field, and deletes it when control returns to the event loop.
    void dismiss();

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void edited(const QString &text);
    /// The user has moved the cursor or selected a part of the text.
    void cursorMoved();
    /// Emitted before something else may use the document: at a key press that may be a shortcut, and when a menu,
    /// another window or a widget for which keepsTyping() is true takes the focus.
    void paused();
    /// The user has finished typing.
    void left();
    /// The clipboard contains something other than text.
    void pasteRefused(const QString &reason);

protected:
    bool sceneEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent *event) override;

private:
    /// The parts of a shortened text before and after the shown one.
    struct Hidden
    {
        QString before;
        QString after;
    };

    /// The bounding rectangle of the words, in item coordinates.
    QRectF words() const;
    void putOnBox();
    /// Shows the characters of the text around a position, and places the caret there.
    void showAround(const QString &text, qsizetype position);
    /// Shows further characters if the caret is next to hidden ones, or fewer if the shown ones have become too many.
    void followCaret();
    /// The height of the lines with an ellipsis before and after a shortened text; otherwise 0.
    double hiddenLine() const;
    bool isShortened() const { return !m_hidden.before.isEmpty() || !m_hidden.after.isEmpty(); }
    void selectAll();
    bool isAllSelected() const;
    /// Moves the caret between the parts of a shortened text. Returns whether the key was used.
    bool moveFar(const QKeyEvent &event);
    void onContentsChange(int from, int removed, int);
    void onContentsChanged();
    void undo();
    void redo();
    void onFocusChanged(QWidget *now);
    void copySelection(bool isRemoved);
    void paste();

    /// Owned by the document.
    TextFieldLayout *m_layout = nullptr;
    /// The box of the text, its transform to the scene, and the size of a font unit.
    QSizeF m_box;
    QTransform m_boxToScene;
    double m_scale = 1;
    /// The position and the anchor of the cursor after the last event.
    std::pair<int, int> m_cursor{0, 0};
    /// The point of the lines that stays if they are enlarged: from (0, 0), the top left corner, to (1, 1).
    QPointF m_share;
    /// The box in item coordinates.
    QRectF m_frame;
    Hidden m_hidden;
    /// The hidden parts by the number of steps that can be undone.
    QMap<int, Hidden> m_hiddenAt;
    QString m_shown;
    /// Whether the field itself changes the shown part.
    bool m_isShowing = false;
    bool m_isUndoing = false;
    /// Whether the event that is being handled found the whole of a shortened text selected.
    bool m_isWholeChosen = false;
    /// Whether a background hides the line that the text lies on.
    bool m_hidesLine = false;
    bool m_isMenuOpen = false;
};

} // namespace Trammel
