#pragma once

#include "widgets/interaction/drags/spacemove_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/tools/tool_p.h"
#include <trammel/shape.h>

#include <optional>

namespace Trammel {

class ShapeKind;

/// Draws a shape that fills a box, by a drag from corner to corner. The box is upright on the screen, even in a rotated
/// view. Shift makes it a square, Alt draws from the center, and Space moves it. A click creates a shape of a default
/// size. The kind of shape may require a ratio or limit the sizes.
class BoxTool : public Tool
{
    Q_OBJECT

public:
    /// A null kind stands for ToolSettings::ownKind.
    BoxTool(ToolContext &context, const ShapeKind *kind);

    void activate() override;
    void deactivate() override;
    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    void release(const ToolEvent &event) override;
    void heldKeysChanged(Qt::KeyboardModifiers modifiers, bool isSpaceHeld) override;
    bool key(QKeyEvent *event) override;
    bool cancel() override;
    bool isBusy() const override { return m_press.has_value(); }
    QString hint() const override;

protected:
    /// A shape without a size and a position, with the look of new shapes.
    virtual Shape newShape() const;
    /// Adds the drawn shape to the document. A drag gives the size; a click gives a default size.
    virtual void add(const Shape &shape, bool isDrag);

private:
    void drawInTheMiddle();
    void updateDraft();
    void showDraft() const;
    /// The required ratio of width to height; 0 for any.
    double ratio(Qt::KeyboardModifiers modifiers) const;
    Shape shapeFor(QPointF anchor, QPointF corner, Qt::KeyboardModifiers modifiers, QSizeF least) const;
    QPointF anchor(Qt::KeyboardModifiers modifiers) const;
    Snap cornerFor(const ToolEvent &event) const;
    Shape dragged() const;
    Shape clicked() const;

    const ShapeKind *m_kind;
    std::optional<ToolEvent> m_press;
    QPointF m_anchor;
    Snap m_corner;
    ToolEvent m_last;
    SpaceMove m_shift;
    bool m_isDrag = false;
    std::optional<Shape> m_draft;
};

} // namespace Trammel
