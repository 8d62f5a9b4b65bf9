#pragma once

#include "widgets/interaction/tools/tool_p.h"
#include <trammel/shapeid.h>

#include <QtCore/QPointer>

namespace Trammel {

class Document;

/// Holds the text of one shape while the user edits it. The view provides the text field. The text is written to the
/// document as one undo step, no matter how the editing ends, if the shape still exists. The tool emits finished() when
/// the user ends the editing, and when the shape is no longer the only selected shape, or is locked, hidden or removed.
class TextTool : public Tool
{
    Q_OBJECT

public:
    explicit TextTool(ToolContext &context);

    /// Whether the user can edit the text of a shape now.
    static bool canEdit(const ToolContext &context, ShapeId id);
    /// Must be called before activate(), with a shape that canEdit() accepts and that is the only selected shape.
    void setShape(ShapeId id);
    /// Null while the tool is inactive.
    ShapeId shape() const { return m_shape; }
    /// The text typed so far.
    void setText(const QString &text) { m_text = text; }
    QString text() const { return m_text; }
    /// Writes the text to the document at once. Later changes join the same undo step. Must also be called before
    /// deactivate(), because a slot that reacts to the change may start something else.
    void keep();

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &) override { }
    bool key(QKeyEvent *event) override;
    bool cancel() override;
    bool isBusy() const override { return false; }
    QString hint() const override;

Q_SIGNALS:
    /// The shape has moved or its look has changed.
    void shapeChanged();
    /// The user has pressed outside of the text. The next tool must handle this event.
    void pressedElsewhere(const Trammel::ToolEvent &event);

private:
    void onShapesChanged(const ShapeIds &ids);
    void onSelectionChanged();
    void refresh();
    void finish();

    QPointer<Document> m_document;
    ShapeId m_shape;
    QString m_text;
    /// The text last read from the document or written to it.
    QString m_kept;
    int m_mergeId = 0;
};

} // namespace Trammel
