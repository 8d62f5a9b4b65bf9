#pragma once

#include <trammel/documentdata.h>
#include <trammel/shapeidset.h>

#include <QtCore/QObject>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace Trammel {

class ShapeEditor;
struct Duplication;

/// Adds a drawing to the document of an editor, moved by an offset, as one undo step, and selects it. Returns the
/// inserted shapes, unless a slot has deleted the editor or changed its document.
ShapeIds insertInto(ShapeEditor &editor, const DocumentData &drawing, QPointF offset, const QString &text);
/// The offset that centers a drawing at a position in the scene, or moves its corner to the grid nearby if the editor
/// snaps to the grid.
QPointF offsetTo(const ShapeEditor &editor, const DocumentData &drawing, QPointF scenePos);
/// The first offset, in steps from the given one, at which no shape of the document lies exactly where the first shape
/// of the drawing would be inserted. If a set is given, only its shapes count.
QPointF freeOffset(const ShapeEditor &editor, const DocumentData &drawing, QPointF offset,
                   const ShapeIdSet *counted = nullptr);
/// The bounding box, in the scene, of the visible part of an editor.
Aabb2 visibleArea(const ShapeEditor &editor);

/// The actions that copy shapes, through the clipboard or directly.
class ClipboardActions : public QObject
{
    Q_OBJECT

public:
    explicit ClipboardActions(ShapeEditor &editor);

    /// Whether the clipboard contains a drawing, or data that a user may want to paste: paste() explains why texts,
    /// pictures, SVG and files are refused.
    bool canPaste() const;
    /// The shapes on the clipboard, from the bottom to the top. If there are none, the user is told why.
    QList<Shape> copiedShapes() const;
    void cut();
    /// Puts the selected shapes on the clipboard for this program and others: as shapes, as SVG and as a picture.
    void copy();
    void copyAsSvg();
    void copyAsPicture();
    void paste() { paste(false); }
    void pasteInPlace() { paste(true); }
    /// Copies the selected shapes next to them. If they are the last copies, the new copies have the same offset from
    /// them as they have from their originals now.
    void duplicate(Duplication &last);
    /// Adds the drawing in data that was dragged onto the canvas, centered at a position in the scene.
    void drop(const QMimeData &data, QPointF scenePos);

Q_SIGNALS:
    /// The contents of the clipboard have changed.
    void changed();

private:
    ShapeIds chosen() const;
    /// Reads the drawing on the clipboard. If there is none, the user is told why. Returns whether there is one.
    bool readDrawing(DocumentData &drawing) const;
    void paste(bool isInPlace);
    QPointF pasteOffset(const DocumentData &drawing) const;

    ShapeEditor &m_editor;
    bool m_isOwn = false;
    /// The offset of the next paste from the original position, in steps. It grows with each paste.
    int m_steps = 0;
    /// The shapes that were pasted from the present contents of the clipboard.
    ShapeIdSet m_pasted;
};

} // namespace Trammel
