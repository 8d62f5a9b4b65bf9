#pragma once

#include "widgets/interaction/frame/connecthandles_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include <trammel/shape.h>
#include <trammel/shapeid.h>

#include <QtCore/QPointer>

#include <functional>
#include <optional>

namespace Trammel {

class Document;

/// A text that the user wants to edit.
struct TextTarget
{
    ShapeId shape;
    /// The index of the text, which is the number of texts for a new one of a connector: see textCount().
    qsizetype index = 0;
    /// The place of a new text of a connector.
    std::optional<ConnectorLabel> place{};
};

/// Holds a text of one shape while the user edits it. The view provides the text field. The text is written to the
/// document as one undo step, no matter how the editing ends, if the shape still exists. A new text is added to the
/// document when it is not empty, and a text without an outline that has become empty is removed. The tool emits
/// finished() when the user ends the editing, and when the shape is no longer the only selected shape, or is locked,
/// hidden or removed.
class TextTool : public Tool
{
    Q_OBJECT

public:
    explicit TextTool(ToolContext &context);

    /// Whether the user can edit the text of a shape now.
    static bool canEdit(const ToolContext &context, ShapeId id);
    /// Must be called before activate(), with a shape that canEdit() accepts and that is the only selected shape.
    void setTarget(const TextTarget &target);
    /// Must be called before activate(), while nothing is selected. The shape is not in the document.
    void setNewShape(const Shape &shape);
    bool isEditing() const { return !m_target.shape.isNull() || m_new; }
    /// Null while the tool is inactive, and for a new shape.
    ShapeId shape() const { return m_target.shape; }
    /// The index of the text.
    qsizetype index() const { return m_target.index; }
    /// The shape with the text typed so far, at the size to which it has grown; nothing if it no longer exists.
    std::optional<Shape> shownShape() const;
    void setText(const QString &text);
    /// The text typed so far.
    QString text() const { return m_text; }
    /// The shape under the pointer that shows handles for drawing connectors, or the last one while the pointer is
    /// near; null for none.
    ShapeId connectable() const { return m_connectable; }
    /// Changes the style of the text, as one undo step unless the shape is new.
    void changeStyle(const std::function<void(TextStyle &)> &change, const QString &step);
    /// Edits another text instead.
    void edit(const TextTarget &target) { Q_EMIT textWanted(target); }
    /// Writes the text to the document at once. Later changes join the same undo step.
    void keep();
    /// Writes the text to the document at the end of the editing. Must be called before deactivate(), because a slot
    /// that reacts to the change may start something else.
    void conclude();

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &) override { }
    void leave() override;
    bool key(QKeyEvent *event) override;
    bool cancel() override;
    bool isBusy() const override { return false; }
    QString hint() const override;

Q_SIGNALS:
    /// The shape has moved or its look has changed.
    void shapeChanged();
    /// The new shape has been added to the document, and the editing continues.
    void shapeAdded();
    /// The user wants to edit another text.
    void textWanted(const Trammel::TextTarget &target);
    /// The user has pressed outside of the text. The next tool must handle this event.
    void pressedElsewhere(const Trammel::ToolEvent &event);

private:
    void onShapesChanged(const ShapeIds &ids);
    void onSelectionChanged();
    void refresh();
    void finish();

    void addNew();
    /// Whether the text typed so far would leave nothing of a text shape, or of a further text of a connector.
    bool wouldBeInvisible(const Shape &shape) const;
    /// The text as it is kept while the user types. A line that separates compartments does so only at the end.
    QString textToKeep(const Shape &shape) const;
    void write(const QString &text);
    bool hasCompartment(const TextTarget &target) const;
    std::optional<ConnectHandles> connectHandles(const ToolEvent &event) const;
    void showConnectHandles(const std::optional<ConnectHandles> &handles, Handle hovered);

    QPointer<Document> m_document;
    TextTarget m_target;
    std::optional<Shape> m_new;
    QString m_text;
    /// The text last read from the document or written to it.
    QString m_kept;
    int m_mergeId = 0;
    ShapeId m_connectable;
};

} // namespace Trammel
