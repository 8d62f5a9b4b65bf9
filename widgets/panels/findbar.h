#pragma once

#include <trammel/editorpanel.h>

QT_BEGIN_NAMESPACE
class QAction;
QT_END_NAMESPACE

namespace Trammel {

/// A bar that finds the visible shapes and groups of a drawing by their names and texts. A match is selected and
/// brought into view, and the bar shows its number and the number of all matches. The order is that of ShapeList, from
/// the top to the bottom, and the search wraps around. Enter selects the next match, Shift+Enter the previous one, and
/// Escape closes the bar. The bar appears over the editor, and is hidden at first. It should be a child of a widget
/// that contains the editor.
class TRAMMEL_WIDGETS_EXPORT FindBar : public EditorPanel
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit FindBar(QWidget *parent = nullptr);
    ~FindBar() override;

    /// Actions for a menu or a window, with the shortcuts Ctrl+F, F3 and Shift+F3. The first one opens the bar. The
    /// others work as long as there are words to find, even if the bar is closed.
    QAction *findAction() const;
    QAction *nextAction() const;
    QAction *previousAction() const;

public Q_SLOTS:
    /// Shows the bar and selects the words in it. Does nothing without an editor.
    void open();
    /// Select the next or the previous match. Without words, they open the bar.
    void findNext();
    void findPrevious();

protected:
    void useEditor(ShapeEditor *editor) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
