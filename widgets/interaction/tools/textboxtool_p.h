#pragma once

#include "widgets/interaction/tools/boxtool_p.h"

namespace Trammel {

/// Draws texts without an outline. A click starts a text that becomes wider as it is typed, and a drag starts a text
/// that is broken at the width of the drag. A click on such a text edits it. The tool only draws the box: the shape is
/// added to the document when a text has been typed.
class TextBoxTool : public BoxTool
{
    Q_OBJECT

public:
    explicit TextBoxTool(ToolContext &context);

    void press(const ToolEvent &event) override;
    void move(const ToolEvent &event) override;
    QString hint() const override;

Q_SIGNALS:
    /// The user wants to type a new text.
    void textDrawn(const Trammel::Shape &shape);
    /// The user wants to edit the text of a shape.
    void textWanted(Trammel::ShapeId id);

protected:
    Shape newShape() const override;
    void add(const Shape &shape, bool isDrag) override;

private:
    ShapeId textUnder(const ToolEvent &event) const;

    /// The text at the press; null for none.
    ShapeId m_pressed;
};

} // namespace Trammel
