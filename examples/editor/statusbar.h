#pragma once

#include <QtWidgets/QStatusBar>

QT_BEGIN_NAMESPACE
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace Trammel {
class ShapeEditor;
}

/// Shows the state of an editor: the hint, the selection, the collisions, the position of the pointer and the zoom.
class StatusBar : public QStatusBar
{
    Q_OBJECT

public:
    /// The editor is borrowed and outlives the bar.
    explicit StatusBar(Trammel::ShapeEditor &editor, QWidget *parent = nullptr);

private:
    void showHint();
    void showSelection();
    void showCollisions();
    void showPointer(QPointF scenePos);
    void showZoom();
    void createZoomMenu();

    Trammel::ShapeEditor &m_editor;
    QLabel *m_hint;
    QLabel *m_selection;
    QLabel *m_collisions;
    QLabel *m_pointer;
    QToolButton *m_zoom;
};
