#include "widgets/accessibility/accessibletext_p.h"

#if QT_CONFIG(accessibility)

#include "widgets/accessibility/accessibledrawing_p.h"
#include "widgets/accessibility/shapedescription_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/view/canvas/canvas_p.h"
#include "widgets/view/canvas/textfield_p.h"
#include <trammel/document.h>
#include <trammel/shapeeditor.h>

#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtGui/QTextLayout>
#include <QtGui/QWindow>
#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

QGraphicsView *viewOf(const TextField *field)
{
    return field && field->scene() ? field->scene()->views().value(0) : nullptr;
}

} // namespace

AccessibleText::AccessibleText(TextField &field) : QAccessibleObject(&field)
{
}

TextField *AccessibleText::field() const
{
    return qobject_cast<TextField *>(object());
}

QWindow *AccessibleText::window() const
{
    const QGraphicsView *view = viewOf(field());
    return view ? view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleText::parent() const
{
    return QAccessible::queryAccessibleInterface(viewOf(field()));
}

QString AccessibleText::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Value)
        return field() ? field()->shownText() : QString();
    const QGraphicsView *view = viewOf(field());
    const auto *drawing = view ? view->findChild<AccessibleDrawing *>({}, Qt::FindDirectChildrenOnly) : nullptr;
    if (kind != QAccessible::Name || !drawing)
        return {};
    const ShapeId shape = drawing->editor().editedText();
    return shape.isNull() ? Text::tr("New text")
                          : Text::tr("Text of %1").arg(accessibleName(drawing->document(), {{}, shape}));
}

QRect AccessibleText::toScreen(const QRectF &itemRect) const
{
    const auto *canvas = qobject_cast<const Canvas *>(viewOf(field()));
    if (!canvas)
        return {};
    const QRectF inView = canvas->sceneToView().mapRect(field()->mapRectToScene(itemRect));
    return inView.toAlignedRect().translated(canvas->viewport()->mapToGlobal(QPoint(0, 0)));
}

QRect AccessibleText::rect() const
{
    return field() ? toScreen(field()->boundingRect()) : QRect();
}

QAccessible::State AccessibleText::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.editable = true;
    state.multiLine = true;
    state.selectableText = true;
    state.focused = field() && field()->hasFocus();
    state.invisible = !field() || !field()->isVisible();
    return state;
}

void *AccessibleText::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    if (type == QAccessible::EditableTextInterface)
        return static_cast<QAccessibleEditableTextInterface *>(this);
    return nullptr;
}

void AccessibleText::selection(int index, int *start, int *end) const
{
    const QTextCursor cursor = field() && index == 0 ? field()->textCursor() : QTextCursor();
    *start = cursor.selectionStart();
    *end = cursor.selectionEnd();
}

int AccessibleText::selectionCount() const
{
    return field() && field()->textCursor().hasSelection() ? 1 : 0;
}

void AccessibleText::removeSelection(int index)
{
    if (index == 0)
        setCursorPosition(cursorPosition());
}

void AccessibleText::setSelection(int index, int start, int end)
{
    if (index == 0)
        select(start, end);
}

void AccessibleText::select(int anchor, int position)
{
    if (!field())
        return;
    QTextCursor cursor = field()->textCursor();
    cursor.setPosition(std::clamp(anchor, 0, characterCount()));
    cursor.setPosition(std::clamp(position, 0, characterCount()), QTextCursor::KeepAnchor);
    field()->setTextCursor(cursor);
}

int AccessibleText::cursorPosition() const
{
    return field() ? field()->textCursor().position() : 0;
}

void AccessibleText::setCursorPosition(int position)
{
    select(position, position);
}

QString AccessibleText::text(int start, int end) const
{
    return field() ? field()->shownText().mid(start, end < 0 ? -1 : end - start) : QString();
}

int AccessibleText::characterCount() const
{
    return field() ? int(field()->shownText().size()) : 0;
}

QRect AccessibleText::characterRect(int offset) const
{
    if (!field() || offset < 0 || offset > characterCount())
        return {};
    const QTextDocument &document = *field()->document();
    const QTextBlock block = document.findBlock(offset);
    const int place = offset - block.position();
    const QTextLine line = block.layout()->lineForTextPosition(place);
    if (!line.isValid())
        return {};
    const double x = line.cursorToX(place), end = line.cursorToX(std::min(place + 1, block.length() - 1));
    const QRectF box(std::min(x, end), line.y(), std::abs(end - x), line.height());
    return toScreen(box.translated(document.documentLayout()->blockBoundingRect(block).topLeft()));
}

int AccessibleText::offsetAtPoint(const QPoint &point) const
{
    const auto *canvas = qobject_cast<const Canvas *>(viewOf(field()));
    if (!canvas)
        return -1;
    const QPointF scenePos = canvas->camera().toScene(QPointF(canvas->viewport()->mapFromGlobal(point)));
    return field()->document()->documentLayout()->hitTest(field()->mapFromScene(scenePos), Qt::FuzzyHit);
}

QString AccessibleText::attributes(int, int *start, int *end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

void AccessibleText::replaceText(int start, int end, const QString &text)
{
    if (!field())
        return;
    QTextCursor cursor(field()->document());
    cursor.setPosition(std::clamp(start, 0, characterCount()));
    cursor.setPosition(std::clamp(end, 0, characterCount()), QTextCursor::KeepAnchor);
    cursor.insertText(text);
}

} // namespace Trammel

#endif
