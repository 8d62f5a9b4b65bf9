#include "widgets/interaction/tools/textboxtool_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/selecting/presstarget_p.h"
#include "widgets/interaction/tools/texttool_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QCursor>

namespace Trammel {

TextBoxTool::TextBoxTool(ToolContext &context) : BoxTool(context, &ShapeKind::text())
{
}

void TextBoxTool::press(const ToolEvent &event)
{
    m_pressed = textUnder(event);
    BoxTool::press(event);
}

void TextBoxTool::move(const ToolEvent &event)
{
    BoxTool::move(event);
    if (!isBusy() && !textUnder(event).isNull())
        context().viewPort->setCursor(QCursor(Qt::IBeamCursor));
}

ShapeId TextBoxTool::textUnder(const ToolEvent &event) const
{
    if (!isFinite(event.scenePos))
        return {};
    const ShapeId id = context().document->shapeAt(event.scenePos, 0);
    const Shape *shape = context().document->find(id);
    return shape && shape->kind == &ShapeKind::text() && TextTool::canEdit(context(), id) ? id : ShapeId();
}

Shape TextBoxTool::newShape() const
{
    Shape shape = BoxTool::newShape();
    shape.fill = QColor();
    shape.stroke.color = QColor();
    shape.textStyle.edit([](TextStyle &style) {
        style.horizontal = TextStyle::Horizontal::Left;
        style.vertical = TextStyle::Vertical::Top;
        style.overflow = TextStyle::Overflow::Grow;
        style.wrap = true;
    });
    return shape;
}

void TextBoxTool::add(const Shape &drawn, bool isDrag)
{
    if (!isDrag && !m_pressed.isNull()) {
        Q_EMIT textWanted(m_pressed);
        return;
    }
    Shape shape = drawn;
    if (isDrag) {
        Q_EMIT textDrawn(grownToText(shape));
        return;
    }
    // The first line is centered at the clicked point, which is the top left corner of the box.
    shape.textStyle.edit([](TextStyle &style) { style.wrap = false; });
    const QPointF axis = axisFromDegrees(shape.rotation);
    const QPointF corner = shape.center - rotated({shape.size.width() / 2, shape.size.height() / 2}, axis);
    shape.size = {0, 0};
    shape.center = corner;
    shape = grownToText(shape);
    const QPointF toLine(-shape.textStyle->padding, -shape.size.height() / 2);
    shape.center += rotated(toLine, axis);
    Q_EMIT textDrawn(shape);
}

QString TextBoxTool::hint() const
{
    return tr("Click to type a text, or drag to give it a width. Click a text to edit it.");
}

} // namespace Trammel
