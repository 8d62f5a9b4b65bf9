#pragma once

#include <trammel/editorpanel.h>

namespace Trammel {

/// An overview of the whole drawing, with a frame around the part that is visible in an editor. If this part is larger
/// than the drawing or lies outside of it, the picture shrinks, so that the frame remains in the widget. A click
/// centers the view at a position, a drag moves the view, and the wheel zooms. The arrow keys also move the view, and
/// plus and minus zoom. The picture is updated at intervals, in short steps, so that editing a drawing of a million
/// shapes stays responsive.
class TRAMMEL_WIDGETS_EXPORT Minimap : public EditorPanel
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit Minimap(QWidget *parent = nullptr);
    ~Minimap() override;

    /// Map between scene coordinates and widget coordinates, for the picture that is shown. The result is meaningless
    /// while there is no picture: without an editor, for an empty drawing, and before the first update.
    QPointF mapFromScene(QPointF scenePos) const;
    QPointF mapToScene(QPointF pos) const;
    /// Whether the picture includes all changes of the drawing so far. The widget may still have to be repainted.
    bool isUpToDate() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void useEditor(ShapeEditor *editor) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
