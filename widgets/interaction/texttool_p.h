#pragma once

#include "widgets/interaction/tool_p.h"
#include "widgets/model/shapeid.h"

#include <QtCore/QPointer>

namespace Trammel {

class Document;

/// Has the text of one shape while the user types it, in a field that is the view's business. However that ends, what
/// was typed is kept, as one step of undo, if the shape still is there. It is finished when the user leaves,
/// and when the shape is not selected alone any more, or locked, hidden or gone.
class TextTool : public Tool
{
    Q_OBJECT

public:
    explicit TextTool(ToolContext &context);

    /// Whether the user may edit the text of a shape now.
    static bool canEdit(const ToolContext &context, ShapeId id);
    /// To be called before activate(), with a shape that canEdit() takes and that is selected alone.
    void setShape(ShapeId id);
    /// Null while the tool rests.
    ShapeId shape() const { return m_shape; }
    /// What has been typed so far.
    void setText(const QString &text) { m_text = text; }
    QString text() const { return m_text; }
    /// Puts that into the document at once; whatever is typed afterwards joins the same step of undo. To be called
    /// before deactivate(), too: whoever is told of the change may begin something else.
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
    /// The shape is elsewhere or looks different.
    void shapeChanged();
    /// The user has pressed beside the text: that is for the tool that comes next.
    void pressedElsewhere(const Trammel::ToolEvent &event);

private:
    void followChange(const ShapeIds &ids);
    void followSelection();
    void follow();
    void finish();

    QPointer<Document> m_document;
    ShapeId m_shape;
    QString m_text;
    /// As it is in the document.
    QString m_kept;
    int m_mergeId = 0;
};

} // namespace Trammel
