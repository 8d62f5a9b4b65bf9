#pragma once

#include "widgets/interaction/snapping_p.h"
#include "widgets/interaction/spaceshift_p.h"
#include "widgets/interaction/tool_p.h"
#include "widgets/model/shape.h"

#include <optional>

namespace Trammel {

class ShapeKind;

/// Draws a shape that fills a box, by a drag from corner to corner, upright on screen however the view is
/// turned. Shift makes it a square, Alt works from the centre, Space moves it; a click alone makes one of a
/// default size. The kind may have a ratio and sizes to keep.
class BoxTool : public Tool
{
    Q_OBJECT

public:
    /// Null for the kind that the settings name.
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

private:
    void drawInTheMiddle();
    void updateDraft();
    void showDraft() const;
    Shape newShape() const;
    /// Width by height; 0 for any.
    double ratio(Qt::KeyboardModifiers modifiers) const;
    Shape shapeFor(QPointF anchor, QPointF corner, Qt::KeyboardModifiers modifiers, QSizeF least) const;
    QPointF anchor(Qt::KeyboardModifiers modifiers) const;
    Snap cornerFor(const ToolEvent &event) const;
    Shape dragged() const;
    Shape clicked() const;
    void add(const Shape &shape);

    const ShapeKind *m_kind;
    std::optional<ToolEvent> m_press;
    QPointF m_anchor;
    Snap m_corner;
    ToolEvent m_last;
    SpaceShift m_shift;
    bool m_isDrag = false;
    std::optional<Shape> m_draft;
};

} // namespace Trammel
