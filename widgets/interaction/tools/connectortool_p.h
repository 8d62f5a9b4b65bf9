#pragma once

#include "widgets/interaction/connecting/connectordraft_p.h"
#include "widgets/interaction/connecting/enddrag_p.h"
#include "widgets/interaction/context/stackwalk_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include <trammel/connector.h>
#include <trammel/document.h>

#include <QtCore/QPointer>

#include <memory>

namespace Trammel {

/// Draws connectors, by a drag from shape to shape or by two clicks. See PointedEnd for what an end is bound to. Enter
/// draws a free line in the middle of the view. With keys, arrow keys and Tab choose the shape at the end of a
/// connector from the selected shape, or the shape at an end of the selected connector, and Enter connects it.
class ConnectorTool : public Tool
{
    Q_OBJECT

public:
    explicit ConnectorTool(ToolContext &context);
    ~ConnectorTool() override;

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void leave() override;
    bool key(QKeyEvent *event) override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool cancel() override;
    bool isBusy() const override { return m_start.has_value(); }
    QString hint() const override;

private:
    struct Start
    {
        ToolEvent press;
        ConnectorEnd end;
        /// The position of the end, for the other end.
        QPointF point;
        /// Whether the pointer has left the shape of this end, so that returning to it makes a loop.
        bool hasLeft = false;
    };

    /// The shape that keys have chosen for an end.
    struct Choice
    {
        /// The selected connector; null for a new one.
        ShapeId connector;
        /// The end of a new connector at the selected shape: the middle of the side to which the first arrow key leads.
        ConnectorEnd source;
        /// 0 for the first end of the path and 1 for the last one.
        int end = 1;
        /// Null while the end of the selected connector is free.
        ShapeId shape;
    };

    bool chooseByKey(int key, Qt::KeyboardModifiers modifiers);
    /// Starts a choice at the selected shape or connector. Returns false if there is none.
    bool startChoice(int end = 1);
    /// The connector with the chosen shape; nothing without a choice.
    std::optional<Shape> chosen() const;
    void finishChoice();
    void update(const ToolEvent &event);
    /// Finds the end at the pointer, and shows the draft. The search is costly in a stack of shapes.
    void refresh();
    /// The connector if the button were released now.
    Connector connector() const;
    void finish(const Connector &ends);
    void showDraft();

    QPointer<Document> m_document;
    std::optional<Start> m_start;
    std::optional<Choice> m_choice;
    /// Empty while the pointer is outside of the view.
    std::optional<ToolEvent> m_last;
    /// The end at the position of the last event.
    PointedEnd m_pointed;
    /// The shape on which the pointer rests while a connector is drawn.
    ShapeId m_precise;
    StackWalk m_walk;
    /// Kept while the document does not change.
    std::unique_ptr<ConnectorDraft> m_drawing;
};

} // namespace Trammel
