#pragma once

#include <trammel/editorpanel.h>

namespace Trammel {

/// Shows and edits the numbers, colors and texts of the selected shapes, of one shape or of several at once. Values
/// that differ between shapes are shown as mixed. A number field accepts arithmetic ("100/3"), operations on each
/// shape's own number ("+10", "-=10", "*2+1", "/2") and percentages of it ("50%"), in the widget's locale. Dragging the
/// label of a number changes it. X and Y are the left and the top edge of the exact outline, in scene coordinates. For
/// several shapes and groups, X, Y, W and H describe their common frame. Each edit is one undo step. A refused input
/// stays marked, shows the reason, and changes nothing. Return and Escape give the keyboard back to the canvas. For
/// locked shapes, only Locked and Hidden can be changed. The fill, the line and the font also apply to new shapes.
/// While nothing is selected or a drawing tool is active, they apply to new shapes only. While nothing is selected, the
/// panel also shows the settings of the drawing. The style of a text can be changed while it is being typed. Lines
/// without a text show no fields for it.
class TRAMMEL_WIDGETS_EXPORT ShapeInspector : public EditorPanel
{
    Q_OBJECT
    /// Whether the permissions of the selected shapes are shown: see Shape::permissions. Users can then change them.
    /// Default: false.
    Q_PROPERTY(
        bool permissionsVisible READ arePermissionsVisible WRITE setPermissionsVisible NOTIFY permissionsVisibleChanged)

public:
    Q_INVOKABLE explicit ShapeInspector(QWidget *parent = nullptr);
    ~ShapeInspector() override;

    /// Why the last edit was refused; empty if it was accepted.
    QString errorString() const;
    bool arePermissionsVisible() const;

public Q_SLOTS:
    void setPermissionsVisible(bool visible);

Q_SIGNALS:
    void permissionsVisibleChanged(bool visible);

protected:
    bool event(QEvent *event) override;
    void useEditor(ShapeEditor *editor) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
