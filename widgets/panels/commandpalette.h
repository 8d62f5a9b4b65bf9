#pragma once

#include <trammel/editorpanel.h>

QT_BEGIN_NAMESPACE
class QAction;
QT_END_NAMESPACE

namespace Trammel {

/// A field that finds actions by words and triggers them: all actions of an editor, and those of the application, which
/// are added with QWidget::addAction(). If such an action has a menu, the actions in the menu are found, with the
/// titles of their menus. Unavailable actions are grayed. A word matches the beginning or a part of a word, or letters
/// in their order. The arrow keys choose an action, Enter triggers it, and Escape closes the palette. The palette
/// appears over the editor, and is hidden at first. It should be a child of a widget that contains the editor.
class TRAMMEL_WIDGETS_EXPORT CommandPalette : public EditorPanel
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit CommandPalette(QWidget *parent = nullptr);
    ~CommandPalette() override;

    /// An action that opens and closes the palette, for a menu or a window. Its shortcuts are Ctrl+K and /.
    QAction *openAction() const;

    QSize sizeHint() const override;

public Q_SLOTS:
    /// Shows all actions in the order of the menus. Does nothing without an editor.
    void open();

protected:
    void useEditor(ShapeEditor *editor) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
