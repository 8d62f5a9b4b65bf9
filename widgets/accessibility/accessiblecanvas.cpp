#include "widgets/accessibility/accessiblecanvas_p.h"

#if QT_CONFIG(accessibility)

#include "widgets/accessibility/accessibleshape_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include "widgets/view/canvas/textfield_p.h"
#include <trammel/document.h>
#include <trammel/selection.h>
#include <trammel/shapeeditor.h>

namespace Trammel {

AccessibleCanvas::AccessibleCanvas(Canvas &canvas) : QAccessibleWidget(&canvas, QAccessible::Canvas)
{
}

AccessibleDrawing *AccessibleCanvas::drawing() const
{
    if (!m_drawing && object())
        m_drawing = object()->findChild<AccessibleDrawing *>({}, Qt::FindDirectChildrenOnly);
    return m_drawing;
}

TextField *AccessibleCanvas::textField() const
{
    return drawing() ? drawing()->textField() : nullptr;
}

QAccessibleInterface *AccessibleCanvas::childAt(int x, int y) const
{
    if (TextField *field = textField()) {
        QAccessibleInterface *text = QAccessible::queryAccessibleInterface(field);
        if (text->rect().contains(x, y))
            return text;
    }
    const Unit hit = drawing() ? drawing()->childAt({}, {x, y}) : Unit();
    return hit.isNull() ? nullptr : drawing()->interfaceOf(hit);
}

QAccessibleInterface *AccessibleCanvas::child(int index) const
{
    const Unit node = drawing() ? drawing()->children({}).value(index) : Unit();
    if (node.isNull() && textField() && index == childCount() - 1)
        return QAccessible::queryAccessibleInterface(textField());
    return node.isNull() ? nullptr : drawing()->interfaceOf(node);
}

int AccessibleCanvas::childCount() const
{
    return drawing() ? int(drawing()->children({}).size()) + (textField() ? 1 : 0) : 0;
}

int AccessibleCanvas::indexOfChild(const QAccessibleInterface *child) const
{
    if (textField() && child && child->object() == textField())
        return childCount() - 1;
    const auto *shape = dynamic_cast<const AccessibleShape *>(child);
    return drawing() && shape && shape->parent() == this ? drawing()->indexInParent(shape->node()) : -1;
}

QAccessibleInterface *AccessibleCanvas::focusChild() const
{
    if (textField() && widget()->hasFocus())
        return QAccessible::queryAccessibleInterface(textField());
    const Unit current = drawing() && widget()->hasFocus() ? drawing()->current() : Unit();
    return current.isNull() ? QAccessibleWidget::focusChild() : drawing()->interfaceOf(current);
}

QString AccessibleCanvas::text(QAccessible::Text kind) const
{
    const bool isOver = kind == QAccessible::Description && drawing() && drawing()->isMessageOver();
    return isOver ? Canvas::usualDescription() : QAccessibleWidget::text(kind);
}

QAccessible::State AccessibleCanvas::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.multiSelectable = true;
    state.extSelectable = true;
    state.readOnly = drawing() && drawing()->editor().isReadOnly();
    return state;
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
void *AccessibleCanvas::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::SelectionInterface)
        return static_cast<QAccessibleSelectionInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

int AccessibleCanvas::selectedItemCount() const
{
    return int(selectedItems().size());
}

QList<QAccessibleInterface *> AccessibleCanvas::selectedItems() const
{
    QList<QAccessibleInterface *> items;
    if (!drawing())
        return items;
    const Units nodes = drawing()->selected();
    for (const Unit &node : nodes)
        items.append(drawing()->interfaceOf(node));
    return items;
}

bool AccessibleCanvas::isSelected(QAccessibleInterface *child) const
{
    const auto *shape = dynamic_cast<const AccessibleShape *>(child);
    return shape && shape->state().selected;
}

bool AccessibleCanvas::select(QAccessibleInterface *child)
{
    const auto *shape = dynamic_cast<const AccessibleShape *>(child);
    if (!drawing() || !shape || !shape->isValid() || !drawing()->isSelectable(shape->node()))
        return false;
    drawing()->setSelected(shape->node(), true);
    return true;
}

bool AccessibleCanvas::unselect(QAccessibleInterface *child)
{
    const auto *shape = dynamic_cast<const AccessibleShape *>(child);
    if (!drawing() || !shape || !shape->isValid() || !drawing()->isSelected(shape->node()))
        return false;
    drawing()->setSelected(shape->node(), false);
    return true;
}

bool AccessibleCanvas::selectAll()
{
    if (drawing())
        drawing()->editor().selectAll();
    return drawing();
}

bool AccessibleCanvas::clear()
{
    if (drawing())
        drawing()->editor().selection()->clear();
    return drawing();
}
#endif

} // namespace Trammel

#endif
