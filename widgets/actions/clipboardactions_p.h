#pragma once

#include <trammel/documentdata.h>

#include <QtCore/QObject>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace Trammel {

class ShapeEditor;

/// The actions that copy shapes, through the clipboard or directly.
class ClipboardActions : public QObject
{
    Q_OBJECT

public:
    explicit ClipboardActions(ShapeEditor &editor);

    /// Whether the clipboard contains data that may be a drawing. Plain text counts.
    bool canPaste() const;
    void cut();
    /// Puts the selected shapes on the clipboard for this program and others: as shapes, as SVG and as a picture.
    void copy();
    void copyAsSvg();
    void copyAsPicture();
    void paste() { paste(false); }
    void pasteInPlace() { paste(true); }
    void duplicate();
    /// Adds the drawing in data that was dragged onto the canvas, centered at a position in the scene.
    void drop(const QMimeData &data, QPointF scenePos);

Q_SIGNALS:
    /// The contents of the clipboard have changed.
    void changed();

private:
    ShapeIds chosen() const;
    void paste(bool isInPlace);
    void insert(const DocumentData &drawing, QPointF offset, const QString &text);
    double step() const;
    QPointF pasteOffset(const DocumentData &drawing) const;

    ShapeEditor &m_editor;
    bool m_isOwn = false;
    /// The offset of the next paste from the original position, in steps. It grows with each paste, so that no copy
    /// covers another.
    int m_steps = 0;
};

} // namespace Trammel
