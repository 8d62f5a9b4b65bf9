#pragma once

#include "play/hands.h"
#include <trammel/shapeeditor.h>

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

/// Operates a window with mouse and keys, and saves a picture of it.
class Picture
{
public:
    /// The picture is saved in a folder as NAME.png.
    Picture(const QString &folder, const QString &name);

    /// Shows a window.
    void show(QWidget &window, QSize size);
    /// Shows an editor with its whole drawing, or with a part of it.
    void show(Trammel::ShapeEditor &editor, QSize size, const QRectF &part = {});

    /// Presses the button at the first point of the scene and moves to the others, and holds the button.
    void drag(QGraphicsView &view, const QList<QPointF> &points);
    void release();
    void doubleClick(QGraphicsView &view, QPointF point);
    void moveTo(QGraphicsView &view, QPointF point);
    /// Types a text into a widget.
    void type(QWidget &widget, const QString &text);

    /// Saves the window with all its children, with another visible window above it. Returns an error; empty on
    /// success.
    void take(QWidget *above = nullptr, QPoint position = {});
    QString errorString() const { return m_error; }

private:
    Hands &handsOf(QGraphicsView &view);

    QString m_fileName;
    QWidget *m_window = nullptr;
    QGraphicsView *m_view = nullptr;
    std::optional<Hands> m_hands;
    QString m_error;
};
