#pragma once

#include <trammel/editorpanel.h>

namespace Trammel {

/// Shows and edits the numbers, colors and texts of the selected shapes, of one shape or of several at once. Values
/// that differ between shapes are shown as mixed. A number field accepts arithmetic ("100/3") and operations on each
/// shape's own number ("+10", "-=10", "*2+1", "/2"), in the widget's locale. X and Y are the left and the top edge of
/// the exact outline, in scene coordinates. Each edit is one undo step. A refused input stays marked, shows the reason,
/// and changes nothing. For locked shapes, only Locked and Hidden can be changed. The fill also applies to new shapes.
/// While nothing is selected or a drawing tool is active, it applies to new shapes only.
class TRAMMEL_WIDGETS_EXPORT ShapeInspector : public EditorPanel
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit ShapeInspector(QWidget *parent = nullptr);
    ~ShapeInspector() override;

    /// Why the last edit was refused; empty if it was accepted.
    QString errorString() const;

protected:
    void useEditor(ShapeEditor *editor) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
