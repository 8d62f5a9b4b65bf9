#include "widgets/view/canvas/textfield_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/labelgap_p.h"
#include "widgets/view/canvas/textfieldlayout_p.h"
#include "widgets/view/layers/layer_p.h"
#include "widgets/view/painting/textcolor_p.h"
#include <trammel/shape.h>

#include <QtCore/QMimeData>
#include <QtCore/QPointer>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QInputMethod>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainterPath>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtGui/QTextDocumentFragment>
#include <QtGui/QTextLayout>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsSceneContextMenuEvent>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QStyleOptionGraphicsItem>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace Trammel {

namespace {

// The minimum size of the letters, in view pixels.
constexpr double LeastSize = 9;
// The name of a dynamic property.
constexpr char KeepsTyping[] = "_trammel_keepsTyping";
// Characters and the caret may extend beyond the lines by this number of font units.
constexpr double Overhang = 20;

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

bool isUndoOrRedo(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Undo) || isRedo(event);
}

// A menu bar that is used by keys has the focus until its menu is closed.
bool isMenuBar(const QWidget &widget)
{
    return qobject_cast<const QMenuBar *>(&widget);
}

} // namespace

bool keepsTyping(const QWidget &widget)
{
    const QWidget *within = &widget;
    while (within && !within->property(KeepsTyping).toBool())
        within = within->isWindow() ? nullptr : within->parentWidget();
    return within;
}

void setKeepsTyping(QWidget &widget)
{
    widget.setProperty(KeepsTyping, true);
}

TextField::TextField(const QString &text)
{
    setZValue((SelectionLayerZ + OverlayLayerZ) / 2);
    auto *words = new QTextDocument(this);
    m_layout = new TextFieldLayout(words);
    words->setDocumentMargin(0);
    words->setDocumentLayout(m_layout);
    setDocument(words);
    setTextInteractionFlags(Qt::TextEditorInteraction);
    // Drops are refused, since they may contain formatted text or shapes.
    setAcceptDrops(false);
    showAround(text, 0);
    selectAll();
    connect(words, &QTextDocument::contentsChange, this, &TextField::onContentsChange);
    connect(words, &QTextDocument::contentsChanged, this, &TextField::onContentsChanged);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { onFocusChanged(now); });
}

void TextField::place(const Shape &shape, qsizetype index, double zoom)
{
    const RareValue<TextStyle> shown = shownTextStyle(shape, index);
    const TextStyle &style = *shown;
    const QPalette palette = scene() ? scene()->palette() : QPalette();
    setDefaultTextColor(textColor(shape, shape.isFilled() ? shape.fill : Fill(), palette));
    m_hidesLine = isCutByTexts(shape);
    m_box = textBox(shape, index);
    m_boxToScene = textToScene(shape, index);
    const double enlarged = std::max(1.0, LeastSize / (style.size * zoom));
    prepareGeometryChange();
    m_layout->setStyle(style, m_box);
    m_scale = m_layout->measures().unit * enlarged;
    m_share = {double(style.horizontal) / 2, double(style.vertical) / 2};
    putOnBox();
}

void TextField::putOnBox()
{
    prepareGeometryChange();
    const TextMeasures &measures = m_layout->measures();
    const QPointF origin = measures.origin(m_box, m_layout->lineCount());
    // An enlarged text stays at the side at which it is aligned.
    const QPointF aligned(m_share.x() * measures.width, m_share.y() * m_layout->lineCount() * measures.spacing);
    const QPointF place = (origin + aligned) * measures.unit - aligned * m_scale;
    QTransform toScene = m_boxToScene;
    toScene.translate(place.x(), place.y());
    setTransform(toScene.scale(m_scale, m_scale));
    m_frame = QRectF(QPointF(), m_box / m_scale);
    m_frame.moveCenter(-place / m_scale);
}

QString TextField::plainText() const
{
    return isShortened() ? m_hidden.before + shownText() + m_hidden.after : shownText();
}

// QTextDocument::toPlainText() replaces more characters than the separators of its blocks.
QString TextField::shownText() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void TextField::selectAll()
{
    QTextCursor all = textCursor();
    all.select(QTextCursor::Document);
    setTextCursor(all);
}

bool TextField::isAllSelected() const
{
    return textCursor().selectionEnd() - textCursor().selectionStart() + 1 == document()->characterCount();
}

void TextField::showAround(const QString &text, qsizetype position)
{
    const bool isLong = text.size() > 2 * LargestTypedText;
    // Both ends of a surrogate pair are hidden or shown.
    const auto boundary = [&text](qsizetype at) {
        return at > 0 && at < text.size() && text[at].isLowSurrogate() && text[at - 1].isHighSurrogate() ? at - 1 : at;
    };
    const qsizetype from = isLong
        ? boundary(std::clamp<qsizetype>(position - LargestTypedText / 2, 0, text.size() - LargestTypedText))
        : 0;
    const qsizetype end = isLong ? boundary(from + LargestTypedText) : text.size();
    m_isShowing = true;
    m_hidden = {text.left(from), text.mid(end)};
    setPlainText(text.mid(from, end - from));
    QTextCursor caret = textCursor();
    caret.setPosition(int(std::min(position - from, qsizetype(document()->characterCount()) - 1)));
    setTextCursor(caret);
    m_shown = shownText();
    m_hiddenAt = {{document()->availableUndoSteps(), m_hidden}};
    m_isShowing = false;
    putOnBox();
}

void TextField::followCaret()
{
    const QTextCursor caret = textCursor();
    const bool isNearHidden = !caret.hasSelection()
        && ((caret.atStart() && !m_hidden.before.isEmpty()) || (caret.atEnd() && !m_hidden.after.isEmpty()));
    const bool isComposing = !caret.block().layout()->preeditAreaText().isEmpty();
    if (!isComposing && (isNearHidden || m_shown.size() > 2 * LargestTypedText))
        showAround(plainText(), m_hidden.before.size() + caret.position());
}

bool TextField::moveFar(const QKeyEvent &event)
{
    using Key = QKeySequence;
    if (!isShortened())
        return false;
    const bool isPlain = !(event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier));
    const auto isOneOf = [&](std::initializer_list<int> keys) {
        return isPlain && isAllSelected() && std::find(keys.begin(), keys.end(), event.key()) != keys.end();
    };
    if (event.matches(Key::MoveToStartOfDocument) || isOneOf({Qt::Key_Left, Qt::Key_Up, Qt::Key_Home}))
        showAround(plainText(), 0);
    else if (event.matches(Key::MoveToEndOfDocument) || isOneOf({Qt::Key_Right, Qt::Key_Down, Qt::Key_End}))
        showAround(plainText(), plainText().size());
    else
        return false;
    return true;
}

// Replacing everything that is shown replaces the hidden parts, too. Text that an input method composes is reported as
// a replacement of its whole paragraph.
void TextField::onContentsChange(int from, int removed, int)
{
    const bool isWhole = m_isWholeChosen && from == 0 && removed >= m_shown.size();
    if (isWhole && !m_isShowing && !m_isUndoing && shownText() != m_shown)
        m_hidden = {};
}

void TextField::onContentsChanged()
{
    if (m_isShowing)
        return;
    const int steps = document()->availableUndoSteps();
    m_shown = shownText();
    if (m_isUndoing)
        m_hidden = m_hiddenAt.value(steps, m_hidden);
    else
        m_hiddenAt.insert(steps, m_hidden);
    putOnBox();
    Q_EMIT edited(plainText());
}

void TextField::undo()
{
    QTextCursor caret = textCursor();
    m_isUndoing = true;
    document()->undo(&caret);
    m_isUndoing = false;
    setTextCursor(caret);
}

void TextField::redo()
{
    QTextCursor caret = textCursor();
    m_isUndoing = true;
    document()->redo(&caret);
    m_isUndoing = false;
    setTextCursor(caret);
}

void TextField::settle()
{
    if (hasFocus())
        QGuiApplication::inputMethod()->commit();
}

void TextField::dismiss()
{
    // The signal destroyed() stays connected, since Qt then deletes the interface for screen readers.
    for (const auto signal : {&TextField::paused, &TextField::left, &TextField::cursorMoved})
        disconnect(this, signal, nullptr, nullptr);
    disconnect(this, &TextField::edited, nullptr, nullptr);
    disconnect(this, &TextField::pasteRefused, nullptr, nullptr);
    // A hidden field could regain the focus together with the window.
    setTextInteractionFlags(Qt::NoTextInteraction);
    hide();
    deleteLater();
}

QRectF TextField::words() const
{
    const QRectF layout = QGraphicsTextItem::boundingRect();
    double left = layout.center().x(), right = left;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).naturalTextRect();
            left = std::min(left, line.left());
            right = std::max(right, line.right());
        }
    }
    return {left, layout.top(), right - left, layout.height()};
}

QRectF TextField::boundingRect() const
{
    // Words that are not wrapped extend beyond the width of the layout.
    return QGraphicsTextItem::boundingRect()
        .united(words())
        .adjusted(-Overhang, -Overhang - hiddenLine(), Overhang, Overhang + hiddenLine())
        .united(m_frame);
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
    if (m_hidesLine)
        painter->fillRect(words().adjusted(-Overhang / 2, 0, Overhang / 2, 0),
                          (widget ? widget->palette() : QPalette()).base());
    QGraphicsTextItem::paint(painter, &plain, widget);
    const QRectF lines = QGraphicsTextItem::boundingRect();
    painter->setPen(defaultTextColor());
    painter->setFont(m_layout->measures().font);
    const auto mark = [&](double top) {
        painter->drawText(QRectF(lines.left(), top, lines.width(), hiddenLine()), Qt::AlignCenter, QChar(0x2026));
    };
    if (!m_hidden.before.isEmpty())
        mark(lines.top() - hiddenLine());
    if (!m_hidden.after.isEmpty())
        mark(lines.bottom());
}

double TextField::hiddenLine() const
{
    return isShortened() ? m_layout->measures().spacing : 0;
}

bool TextField::sceneEvent(QEvent *event)
{
    // A slot may delete the editor, with its scene.
    const QPointer<TextField> guard(this);
    m_isWholeChosen = isShortened() && isAllSelected();
    const bool isUsed = QGraphicsTextItem::sceneEvent(event);
    const QEvent::Type type = event->type();
    // Undo must not discard the steps of redo.
    const bool isStep = type == QEvent::KeyPress && isUndoOrRedo(*static_cast<QKeyEvent *>(event));
    const bool mayMoveCaret =
        type == QEvent::KeyPress || type == QEvent::InputMethod || type == QEvent::GraphicsSceneMouseRelease;
    if (guard && mayMoveCaret && !isStep && event->isAccepted())
        followCaret();
    if (!guard)
        return isUsed;
    const QTextCursor cursor = textCursor();
    const std::pair<int, int> now(cursor.position(), cursor.anchor());
    if (std::exchange(m_cursor, now) != now)
        Q_EMIT cursorMoved();
    if (!guard)
        return isUsed;
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
        redo();
    else if (event->matches(QKeySequence::Undo))
        undo();
    else if (isShortened() && (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::Cut)))
        copySelection(event->matches(QKeySequence::Cut));
    else if (!moveFar(*event))
        QGraphicsTextItem::keyPressEvent(event);
}

void TextField::focusOutEvent(QFocusEvent *event)
{
    QGraphicsTextItem::focusOutEvent(event);
    if (m_isMenuOpen)
        return;
    const QWidget *next = QApplication::focusWidget();
    const bool isKept = next && (keepsTyping(*next) || isMenuBar(*next));
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason || isKept)
        Q_EMIT paused();
    else
        Q_EMIT left();
}

// The focus may return from a widget that keeps the text open, or move on to one that does not.
void TextField::onFocusChanged(QWidget *now)
{
    const QList<QGraphicsView *> views = scene() ? scene()->views() : QList<QGraphicsView *>();
    if (!now || views.isEmpty() || m_isMenuOpen || !isVisible())
        return;
    const QGraphicsView &view = *views.first();
    const bool isOnCanvas = now == &view || view.isAncestorOf(now);
    // A scene that loses the focus to a menu twice, to its window and to its entries, does not return it to its item.
    if (isOnCanvas && !hasFocus())
        setFocus(Qt::OtherFocusReason);
    else if (!isOnCanvas && now->window() == view.window() && !keepsTyping(*now) && !isMenuBar(*now))
        Q_EMIT left();
}

void TextField::contextMenuEvent(QGraphicsSceneContextMenuEvent *event)
{
    // Qt's own menu pastes any clipboard contents with their formatting.
    auto *menu = new QMenu(event->widget());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool hasChosen = textCursor().hasSelection();
    menu->addAction(Text::tr("Undo"), this, &TextField::undo)->setEnabled(document()->isUndoAvailable());
    menu->addAction(Text::tr("Redo"), this, &TextField::redo)->setEnabled(document()->isRedoAvailable());
    menu->addSeparator();
    QAction *cut = menu->addAction(Text::tr("Cut"), this, [this] { copySelection(true); });
    cut->setEnabled(hasChosen);
    menu->addAction(Text::tr("Copy"), this, [this] { copySelection(false); })->setEnabled(hasChosen);
    menu->addAction(Text::tr("Paste"), this, &TextField::paste)
        ->setEnabled(!QGuiApplication::clipboard()->text().isEmpty());
    menu->addSeparator();
    menu->addAction(Text::tr("Select All"), this, &TextField::selectAll);
    m_isMenuOpen = true;
    connect(menu, &QObject::destroyed, this, [this] { m_isMenuOpen = false; });
    menu->popup(event->screenPos());
    event->accept();
}

void TextField::copySelection(bool isRemoved)
{
    if (!textCursor().hasSelection())
        return;
    m_isWholeChosen = isShortened() && isAllSelected();
    QGuiApplication::clipboard()->setText(m_isWholeChosen ? plainText() : textCursor().selection().toPlainText());
    if (isRemoved)
        textCursor().removeSelectedText();
}

void TextField::paste()
{
    m_isWholeChosen = isShortened() && isAllSelected();
    const QClipboard &clipboard = *QGuiApplication::clipboard();
    const QMimeData *data = clipboard.mimeData();
    if (data && !data->hasText() && !data->formats().isEmpty())
        Q_EMIT pasteRefused(Text::tr("Only text can be pasted while a text is typed."));
    else
        textCursor().insertText(clipboard.text());
    followCaret();
}

} // namespace Trammel
