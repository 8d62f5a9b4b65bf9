#pragma once

#include <QtCore/QBasicTimer>
#include <QtWidgets/QPushButton>

#include <functional>

namespace Trammel {

class ShapeEditor;

/// A button at the lower edge of an editor that leads back to the drawing. It is shown a moment after the view has
/// stopped on a part of the scene without visible shapes, and hidden during drags. It is a widget above the canvas, so
/// that pictures of the scene do not contain it.
class ReturnButton : public QPushButton
{
    Q_OBJECT

public:
    /// Becomes a child of the editor. The function returns whether a gesture is in progress.
    explicit ReturnButton(ShapeEditor &editor, std::function<bool()> isBusy);

    /// Whether the button appears at all. Default: true.
    bool isOffered() const { return m_isOffered; }
    void setOffered(bool offered);

protected:
    void timerEvent(QTimerEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void onViewChanged();
    void onDrawingChanged();
    bool isDragging() const;
    bool isDrawingOutOfView() const;
    void place();

    ShapeEditor &m_editor;
    std::function<bool()> m_isBusy;
    QBasicTimer m_pause;
    bool m_isOffered = true;
};

} // namespace Trammel
