#include "widgets/panels/search/canvasoverlay_p.h"

#include "widgets/view/painting/colors_p.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

#include <algorithm>

namespace Trammel {

namespace {

constexpr int Margin = 8;

} // namespace

CanvasOverlay::CanvasOverlay(QWidget &widget, Qt::Alignment alignment)
    : QObject(&widget), m_widget(widget), m_alignment(alignment)
{
    widget.setAutoFillBackground(true);
    widget.hide();
}

void CanvasOverlay::setEditor(QWidget *editor)
{
    if (m_editor)
        m_editor->removeEventFilter(this);
    m_editor = editor;
    if (editor)
        editor->installEventFilter(this);
    else
        m_widget.hide();
}

bool CanvasOverlay::open(QWidget &field)
{
    if (m_editor) {
        const QWidget *parent = m_widget.parentWidget();
        if (!parent || (parent != m_editor && !parent->isAncestorOf(m_editor)))
            m_widget.setParent(m_editor->window());
        place();
    }
    // The show event may find an editor.
    if (m_editor || m_widget.parentWidget())
        m_widget.show();
    if (!m_editor) {
        m_widget.hide();
        return false;
    }
    place();
    m_widget.raise();
    field.setFocus(Qt::ShortcutFocusReason);
    return true;
}

void CanvasOverlay::close()
{
    const QWidget *focus = QApplication::focusWidget();
    const bool hasFocus = focus && (focus == &m_widget || m_widget.isAncestorOf(focus));
    if (hasFocus && m_editor)
        m_editor->setFocus(Qt::OtherFocusReason);
    m_widget.hide();
}

void CanvasOverlay::place()
{
    const QWidget *parent = m_widget.parentWidget();
    if (!m_editor || !parent || (parent != m_editor && !parent->isAncestorOf(m_editor)))
        return;
    const QRect window = parent->rect().adjusted(Margin, Margin, -Margin, -Margin);
    const QRect room =
        QRect(m_editor->mapTo(parent, QPoint()), m_editor->size()).adjusted(Margin, Margin, -Margin, -Margin);
    const QSize size = m_widget.sizeHint().boundedTo({window.width(), window.bottom() - room.top() + 1});
    QRect placed = QStyle::alignedRect(m_widget.layoutDirection(), m_alignment | Qt::AlignTop, size, room);
    placed.moveLeft(
        std::clamp(placed.left(), window.left(), std::max(window.left(), window.right() - size.width() + 1)));
    m_widget.setGeometry(placed);
}

void CanvasOverlay::paintFrame()
{
    QPainter painter(&m_widget);
    painter.setPen(withAlpha(m_widget.palette().color(QPalette::WindowText), 0.3));
    painter.drawRect(m_widget.rect().adjusted(0, 0, -1, -1));
}

int CanvasOverlay::coveredHeight() const
{
    return m_widget.isVisible() ? m_widget.height() + Margin : 0;
}

bool CanvasOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (m_widget.isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QObject::eventFilter(watched, event);
}

} // namespace Trammel
