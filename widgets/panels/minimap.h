#pragma once

#include <trammel/editorpanel.h>

namespace Trammel {

/// An overview of the whole drawing, and of the part of it that an editor shows. A click centers the view at a place, a
/// drag moves the view, and the wheel zooms. Keys do the same: the arrows, plus and minus. The picture is updated at
/// intervals, in short steps, so that a drawing of a million shapes is not slowed down.
class TRAMMEL_WIDGETS_EXPORT Minimap : public EditorPanel
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit Minimap(QWidget *parent = nullptr);
    ~Minimap() override;

    /// Map between scene coordinates and widget coordinates. Without an editor the result is the origin.
    QPointF mapFromScene(QPointF scenePos) const;
    QPointF mapToScene(QPointF pos) const;
    /// Whether the picture shows the present drawing, as of the last paint.
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
