#include "widgets/view/canvas/textfield_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/view/layers/layer_p.h"
#include "widgets/view/painting/shapetext_p.h"
#include <trammel/shape.h>

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QInputMethod>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainterPath>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtGui/QTextDocumentFragment>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsSceneContextMenuEvent>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyleOptionGraphicsItem>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

// The minimum size of the letters, in view pixels.
constexpr double LeastSize = 9;
// The minimum width of the text before scaling, for shapes that are too small for a text.
constexpr double LeastWidth = 6 * TextSize;

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr;
}

/// Whether a key event is one of the editor's shortcuts for redo: a standard key of the platform, or Ctrl+Y, which is
/// not standard on all platforms.
bool isRedo(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Redo) || (event.key() == Qt::Key_Y && event.modifiers() == Qt::ControlModifier);
}

} // namespace

TextField::TextField(const QString &text)
{
    setZValue((SelectionLayerZ + OverlayLayerZ) / 2);
    QTextOption option(Qt::AlignHCenter);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(0);
    document()->setDefaultTextOption(option);
    setPlainText(text);
    setTextInteractionFlags(Qt::TextEditorInteraction);
    // Drops are refused, since they may contain formatted text or shapes.
    setAcceptDrops(false);
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    setTextCursor(all);
    connect(document(), &QTextDocument::contentsChanged, this, [this] {
        center();
        Q_EMIT edited(toPlainText());
    });
}

void TextField::place(const Shape &shape, double zoom)
{
    const ShapeText text(shape, QFont());
    prepareGeometryChange();
    setFont(text.font);
    setTextWidth(std::max(text.width, LeastWidth));
    const double scale = std::max(1.0, LeastSize / (TextSize * zoom));
    m_frame = shape.size / scale;
    setPos(shape.center);
    setRotation(shape.rotation);
    setScale(scale);
    const QPalette palette = scene() ? scene()->palette() : QPalette();
    setDefaultTextColor(shape.isFilled() ? readableOn(shape.fill) : palette.color(QPalette::Text));
    center();
}

// Puts the center of the text at the item's position, and makes it the center of rotation.
void TextField::center()
{
    const QRectF box = QGraphicsTextItem::boundingRect();
    prepareGeometryChange();
    setTransformOriginPoint(box.center());
    setTransform(QTransform::fromTranslate(-box.center().x(), -box.center().y()));
}

void TextField::settle()
{
    if (hasFocus())
        QGuiApplication::inputMethod()->commit();
}

void TextField::dismiss()
{
    disconnect();
    // A hidden field could regain the focus together with the window.
    setTextInteractionFlags(Qt::NoTextInteraction);
    hide();
    deleteLater();
}

QRectF TextField::boundingRect() const
{
    const QRectF box = QGraphicsTextItem::boundingRect();
    QRectF frame(QPointF(), m_frame);
    frame.moveCenter(box.center());
    return box.united(frame);
}

QPainterPath TextField::shape() const
{
    QPainterPath path;
    path.addRect(boundingRect());
    return path;
}

void TextField::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    // The overlay draws a frame, so the focus rectangle is left out.
    QStyleOptionGraphicsItem plain = *option;
    plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
    QGraphicsTextItem::paint(painter, &plain, widget);
}

bool TextField::sceneEvent(QEvent *event)
{
    const bool isUsed = QGraphicsTextItem::sceneEvent(event);
    if (event->type() != QEvent::ShortcutOverride || event->isAccepted())
        return isUsed;
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (key.key() == Qt::Key_Escape || isRedo(key))
        event->accept();
    else if (!isModifier(key.key()))
        Q_EMIT paused();
    return isUsed;
}

void TextField::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && event->modifiers().testFlag(Qt::ControlModifier)))
        Q_EMIT left();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (isRedo(*event))
        document()->redo();
    else
        QGraphicsTextItem::keyPressEvent(event);
}

void TextField::focusOutEvent(QFocusEvent *event)
{
    QGraphicsTextItem::focusOutEvent(event);
    if (m_isMenuOpen)
        return;
    if (event->reason() == Qt::ActiveWindowFocusReason)
        Q_EMIT paused();
    else
        Q_EMIT left();
}

void TextField::contextMenuEvent(QGraphicsSceneContextMenuEvent *event)
{
    // Qt's own menu pastes any clipboard contents with their formatting.
    auto *menu = new QMenu(event->widget());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool hasChosen = textCursor().hasSelection();
    menu->addAction(Text::tr("Undo"), this, [this] { document()->undo(); })->setEnabled(document()->isUndoAvailable());
    menu->addAction(Text::tr("Redo"), this, [this] { document()->redo(); })->setEnabled(document()->isRedoAvailable());
    menu->addSeparator();
    QAction *cut = menu->addAction(Text::tr("Cut"), this, [this] {
        copy();
        textCursor().removeSelectedText();
    });
    cut->setEnabled(hasChosen);
    menu->addAction(Text::tr("Copy"), this, &TextField::copy)->setEnabled(hasChosen);
    menu->addAction(Text::tr("Paste"), this, &TextField::paste)
        ->setEnabled(!QGuiApplication::clipboard()->text().isEmpty());
    menu->addSeparator();
    menu->addAction(Text::tr("Select All"), this, [this] {
        QTextCursor all = textCursor();
        all.select(QTextCursor::Document);
        setTextCursor(all);
    });
    m_isMenuOpen = true;
    connect(menu, &QObject::destroyed, this, [this] { m_isMenuOpen = false; });
    menu->popup(event->screenPos());
    event->accept();
}

void TextField::copy() const
{
    QGuiApplication::clipboard()->setText(textCursor().selection().toPlainText());
}

void TextField::paste()
{
    textCursor().insertText(QGuiApplication::clipboard()->text());
}

} // namespace Trammel
