#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

namespace Trammel {

/// Shows a widget above an editor, at its upper edge. The widget must be a child of a widget that contains the editor;
/// if it is not, it becomes a child of the editor's window. It has the size of its size hint, as far as its parent has
/// room for it: it may extend beyond a narrow editor.
class CanvasOverlay : public QObject
{
    Q_OBJECT

public:
    /// The widget is borrowed and hidden. The alignment is horizontal.
    explicit CanvasOverlay(QWidget &widget, Qt::Alignment alignment);

    /// The editor is borrowed; null for none. Without an editor, the widget is hidden.
    void setEditor(QWidget *editor);
    /// Shows the widget, and gives a field in it the keyboard focus. Returns false if there is no editor.
    bool open(QWidget &field);
    /// Hides the widget. If the focus is in the widget, the canvas gets it.
    void close();
    /// Adjusts the geometry to the size hint.
    void place();
    /// Paints a line around the widget, from its paint event.
    void paintFrame();
    /// The height of the part of the editor that the widget covers while it is visible.
    int coveredHeight() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_widget;
    Qt::Alignment m_alignment;
    /// As a QWidget, since the editor is no ShapeEditor any more when it notifies of its destruction.
    QPointer<QWidget> m_editor;
};

} // namespace Trammel
