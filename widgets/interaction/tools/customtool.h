#pragma once

#include <trammel/shape.h>
#include <trammel/toolevent.h>
#include <trammel/widgets_export.h>

#include <QtCore/QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QCursor;
class QKeyEvent;
QT_END_NAMESPACE

namespace Trammel {

class Document;
class Selection;
struct ToolContext;

/// A tool of an application: see ShapeEditor::setCustomTool(). An editor passes the mouse and the keys to it, with
/// positions in the scene. The tool asks and changes the document, and shows shapes in the overlay. It knows neither
/// the scene nor a widget. A slot may delete the editor or the document while the tool changes the document; the tool
/// is inactive then. It must not be deleted while one of its functions is running.
class TRAMMEL_WIDGETS_EXPORT CustomTool : public QObject
{
    Q_OBJECT

public:
    explicit CustomTool(QObject *parent = nullptr);
    ~CustomTool() override;

    /// The document and the selection of the editor; null while the tool is inactive.
    Document *document() const;
    Selection *selection() const;
    /// Whether the tool is the current one of an editor.
    bool isActive() const { return m_context != nullptr; }
    /// Whether the user must not change the document, since the editor is read-only or the tool is inactive.
    bool isReadOnly() const;

    /// Called when the tool becomes the current one, and when the editor gets another document. The default does
    /// nothing.
    virtual void activate();
    /// Called before the tool is no longer the current one. Calls cancel() by default.
    virtual void deactivate();
    /// The user chooses another tool. Unlike deactivate(), which follows, this can keep what is drawn so far. The
    /// default does nothing.
    virtual void settle();
    virtual void press(const ToolEvent &event) = 0;
    /// Also called without a button pressed, for hovering.
    virtual void move(const ToolEvent &event) = 0;
    virtual void release(const ToolEvent &event) = 0;
    /// The second press of a double click. Calls press() by default.
    virtual void doubleClick(const ToolEvent &event);
    /// The pointer has left the view. The default does nothing.
    virtual void leave();
    /// Returns whether the key was used. Escape, unless it was used here, calls cancel() or else ends the tool. The
    /// default uses no key.
    virtual bool key(QKeyEvent *event);
    /// Cancels the gesture in progress: after Escape, and when the focus is lost or the document changes. Returns
    /// whether there was one. The default returns false.
    virtual bool cancel();
    /// Whether a gesture is in progress. Plain keys then belong to the tool. The default is false.
    virtual bool isBusy() const;
    /// A hint about the possible actions, for the status bar. The default is empty.
    virtual QString hint() const;

Q_SIGNALS:
    /// The tool has finished its task. The editor returns to the select tool.
    void finished();
    void hintChanged();

protected:
    /// The nearest point to which a point snaps, according to the settings of the editor; the point itself without
    /// snapping, and while Ctrl is held. The next call of show() includes the guides.
    QPointF snapped(QPointF scenePos, const ToolEvent &event);
    /// Shows shapes above the drawing, and a text beside a position in the scene, until the next call. They are not
    /// part of the document. Shapes that a document would refuse are left out.
    void show(const QList<Shape> &shapes = {}, const QString &label = {}, QPointF labelPos = {});
    /// Sets the cursor of the canvas. The default is a cross.
    void setCursor(const QCursor &cursor);
    /// Gives a shape the fill, the line, the opacity and the text style of new shapes.
    void applyStyle(Shape &shape) const;
    /// The pointer is at the edge of the view during a drag: scrolls there, step by step.
    void scrollToward(const ToolEvent &event);

private:
    friend class CustomToolHost;
    class Private;

    ToolContext *m_context = nullptr;
    std::unique_ptr<Private> d;
};

} // namespace Trammel
