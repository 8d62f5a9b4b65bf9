#pragma once

#include "widgets/companion.h"

namespace Trammel {

/// The whole drawing, small, and the part of it that an editor shows: a click goes there, a drag moves
/// the view, the wheel zooms, and so do the keys (arrows, plus and minus). Drawn now and then, in short
/// steps, so that a drawing of a million shapes is not slowed down.
class TRAMMEL_WIDGETS_EXPORT Minimap : public Companion
{
    Q_OBJECT

public:
    Q_INVOKABLE explicit Minimap(QWidget *parent = nullptr);
    ~Minimap() override;

    /// Where a place of the drawing is in this widget, and back; the origin without an editor.
    QPointF mapFromScene(QPointF scenePos) const;
    QPointF mapToScene(QPointF pos) const;
    /// Whether the picture shows the drawing as it is, as of the last paint.
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
