#include "widgets/panels/inspector/inspectorfields_p.h"

#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/view/painting/colors_p.h"
#include <trammel/retranslation.h>

#include <QtCore/QScopedValueRollback>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QColorDialog>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace Trammel {

namespace {

/// Light tints in the first row, full colors in the second, grays in the third.
constexpr std::array<QRgb, 18> Swatches{0xffdce6f5, 0xffd5eddb, 0xfffdf1c7, 0xfffbe0cc, 0xfff8d7da, 0xffe6dcf3,
                                        0xff4a7fd0, 0xff3f9b57, 0xffe3b62b, 0xffe07b2c, 0xffcf4350, 0xff7d55b8,
                                        0xffffffff, 0xffe6e6e6, 0xffc4c4c4, 0xff8c8c8c, 0xff4d4d4d, 0xff1f1f1f};
constexpr int Columns = 6;
constexpr int SwatchSide = 18;

/// A square in the common color. It is struck through for no color, black and white for an automatic color, and hatched
/// for mixed colors.
QPixmap swatch(const Common<QColor> &common, ColorButton::Invalid invalid, const QWidget &widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(SwatchSide, SwatchSide) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor edge = widget.palette().color(QPalette::ButtonText);
    edge.setAlphaF(0.4f);
    const QRectF square(1.5, 1.5, SwatchSide - 3, SwatchSide - 3);
    const bool hasColor = common.value && common.value->isValid();
    if (common.isMixed)
        painter.setBrush(QBrush(edge, Qt::BDiagPattern));
    else if (hasColor)
        painter.setBrush(*common.value);
    painter.setPen(edge);
    painter.drawRoundedRect(square, 3, 3);
    if (common.value && !hasColor && invalid == ColorButton::Invalid::Automatic) {
        const QRectF inner = square.adjusted(2, 2, -2, -2);
        painter.fillRect(inner, Qt::white);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawPolygon(QPolygonF{inner.topLeft(), inner.topRight(), inner.bottomLeft()});
    } else if (common.value && !hasColor) {
        painter.setPen(QPen(warningColor(widget.palette()), 2));
        painter.drawLine(square.bottomLeft() + QPointF(2, -2), square.topRight() + QPointF(-2, 2));
    }
    return pixmap;
}

QString nameOf(const QColor &color)
{
    return color.alpha() == 255 ? color.name()
                                : Text::tr("%1, opacity %2 %").arg(color.name()).arg(qRound(color.alphaF() * 100));
}

} // namespace

QLabel *newLabel(const char *text)
{
    auto *label = new QLabel;
    keepTranslated(label, [label, text] { label->setText(Text::tr(text)); });
    return label;
}

void nameField(QWidget *field, const char *name)
{
    keepTranslated(field, [field, name] { field->setAccessibleName(Text::tr(name)); });
}

CommitLine::CommitLine(QWidget *parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, [this] { setError({}); });
}

void CommitLine::show(const QString &text, bool isMixed)
{
    setPlaceholderText(isMixed ? Text::tr("mixed") : QString());
    const bool isLong = text.size() > LargestShownText;
    m_shown = isLong ? text.left(LargestShownText) + QChar(0x2026) : text;
    setReadOnly(isLong);
    setToolTip(isLong ? Text::tr("This text is shortened. Edit it on the shape.") : QString());
    // A text that the user is editing is not replaced.
    if (hasFocus() && (isModified() || !m_errorString.isEmpty()) && !m_isCommitting)
        return;
    if (this->text() != text)
        setText(text);
    if (!hasFocus())
        setCursorPosition(0);
    setModified(false);
    setError({});
}

void CommitLine::setError(const QString &errorString)
{
    if (errorString == m_errorString)
        return;
    m_errorString = errorString;
    QPalette marked;
    if (!errorString.isEmpty())
        marked.setColor(QPalette::Text, warningColor(parentWidget() ? parentWidget()->palette() : QPalette()));
    setPalette(errorString.isEmpty() ? QPalette() : marked);
    setToolTip(errorString);
    Q_EMIT faultChanged();
}

void CommitLine::commit()
{
    if ((!isModified() && !m_isRepeated) || m_isCommitting)
        return;
    const QScopedValueRollback committing(m_isCommitting, true);
    const QString typed = text();
    setModified(false);
    Q_EMIT committed(typed);
    if (!m_errorString.isEmpty())
        setText(typed);
}

void CommitLine::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_isRepeated = !isModified() && !m_errorString.isEmpty();
        commit();
        m_isRepeated = false;
        event->setAccepted(!m_errorString.isEmpty());
    } else if (event->key() == Qt::Key_Escape && (isModified() || !m_errorString.isEmpty())) {
        setModified(false);
        setError({});
        setText(m_shown);
        selectAll();
    } else if (event->key() == Qt::Key_Escape) {
        event->ignore();
    } else {
        const QString before = text();
        const bool wasModified = isModified();
        QLineEdit::keyPressEvent(event);
        // A completion makes the text unmodified.
        if (completer() && (wasModified || text() != before))
            setModified(true);
    }
}

void CommitLine::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    // The first click into the field selects all of it, the next one places the cursor.
    m_isFresh = event->reason() == Qt::MouseFocusReason;
}

void CommitLine::mouseReleaseEvent(QMouseEvent *event)
{
    QLineEdit::mouseReleaseEvent(event);
    if (std::exchange(m_isFresh, false) && !hasSelectedText())
        selectAll();
}

void CommitLine::focusOutEvent(QFocusEvent *event)
{
    // Opening the context menu of the field does not leave the field.
    if (event->reason() != Qt::PopupFocusReason) {
        commit();
        setModified(false);
        if (!m_errorString.isEmpty())
            setText(m_shown);
        setError({});
        // The beginning of a text that is longer than the field becomes visible.
        setCursorPosition(0);
    }
    QLineEdit::focusOutEvent(event);
}

CommitText::CommitText(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
}

void CommitText::show(const QString &text, bool isMixed)
{
    setPlaceholderText(isMixed ? Text::tr("mixed") : QString());
    const bool isLong = text.size() > LargestShownText;
    m_shown = isLong ? text.left(LargestShownText) + QChar(0x2026) : text;
    setReadOnly(isLong);
    setToolTip(isLong ? Text::tr("This text is shortened. Edit it on the shape.") : QString());
    if (toPlainText() == m_shown || (hasFocus() && document()->isModified()))
        return;
    setPlainText(m_shown);
    document()->setModified(false);
}

void CommitText::commit()
{
    if (!document()->isModified())
        return;
    document()->setModified(false);
    Q_EMIT committed(toPlainText());
}

void CommitText::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier)) {
        commit();
        event->ignore();
    } else if (event->key() == Qt::Key_Escape && document()->isModified()) {
        setPlainText(m_shown);
        document()->setModified(false);
    } else if (event->key() == Qt::Key_Escape) {
        event->ignore();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void CommitText::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        commit();
    QPlainTextEdit::focusOutEvent(event);
}

NumberField::NumberField(QWidget *parent) : CommitLine(parent)
{
    connect(this, &CommitLine::committed, this, [this](const QString &text) {
        QString errorString;
        if (const std::optional<NumberInput> input = readNumberInput(text, locale(), &errorString))
            Q_EMIT entered(*input);
        else
            setError(errorString);
    });
}

void NumberField::show(const Common<double> &common)
{
    CommitLine::show(common.value ? numberText(*common.value, locale()) : QString(), common.isMixed);
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    const int direction = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (direction == 0 || isReadOnly())
        return CommitLine::keyPressEvent(event);
    constexpr double largeStep = 10;
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? largeStep : 1;
    setModified(false);
    Q_EMIT entered({{{NumberInput::Kind::Add, direction * step * m_unit}}});
}

NumberLabel::NumberLabel(NumberField &field) : m_field(field)
{
    setBuddy(&field);
    setCursor(Qt::SizeHorCursor);
}

void NumberLabel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_state != State::Idle)
        return;
    m_state = State::Pressed;
    m_pressX = event->globalPosition().toPoint().x();
}

void NumberLabel::mouseMoveEvent(QMouseEvent *event)
{
    const int pixels = event->globalPosition().toPoint().x() - m_pressX;
    constexpr int slack = 3;
    if (m_state == State::Pressed && std::abs(pixels) > slack) {
        m_state = State::Dragging;
        // Escape cancels the drag, wherever the focus is.
        grabKeyboard();
    }
    if (m_state != State::Dragging)
        return;
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 10
        : event->modifiers().testFlag(Qt::ControlModifier)             ? 0.1
                                                                       : 1;
    Q_EMIT dragged(pixels * step);
}

void NumberLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_state == State::Pressed) {
        m_field.setFocus(Qt::MouseFocusReason);
        m_field.selectAll();
    }
    finish(true);
}

void NumberLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        finish(false);
}

void NumberLabel::finish(bool isAccepted)
{
    if (std::exchange(m_state, State::Idle) != State::Dragging)
        return;
    releaseKeyboard();
    Q_EMIT finished(isAccepted);
}

MessageLabel::MessageLabel(QWidget *panel) : QLabel(panel)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setMargin(4);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    panel->installEventFilter(this);
}

void MessageLabel::showText(const QString &message)
{
    QPalette colors = parentWidget()->palette();
    colors.setColor(QPalette::WindowText, warningColor(colors));
    setPalette(colors);
    setText(message);
    setVisible(!message.isEmpty());
    place();
}

void MessageLabel::place()
{
    if (isHidden())
        return;
    constexpr int margin = 4;
    const QWidget &panel = *parentWidget();
    const QRect seen = panel.visibleRegion().isEmpty() ? panel.rect() : panel.visibleRegion().boundingRect();
    const int width = std::max(seen.width() - 2 * margin, 1), height = heightForWidth(width);
    setGeometry(seen.left() + margin, seen.bottom() - margin - height, width, height);
    raise();
}

bool MessageLabel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        place();
    return QLabel::eventFilter(watched, event);
}

ColorButton::ColorButton(Invalid invalid, QWidget *parent) : QToolButton(parent), m_invalid(invalid)
{
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    createMenu();
    showSwatch();
}

void ColorButton::createMenu()
{
    auto *menu = new QMenu(this);
    auto *squares = new QWidget;
    auto *grid = new QGridLayout(squares);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(2);
    for (int i = 0; i < int(Swatches.size()); ++i) {
        const QColor color(Swatches[std::size_t(i)]);
        auto *button = new QToolButton;
        button->setAutoRaise(true);
        button->setIcon(swatch({color}, m_invalid, *this));
        button->setIconSize(QSize(SwatchSide, SwatchSide));
        button->setToolTip(color.name());
        connect(button, &QToolButton::clicked, this, [this, menu, color] {
            menu->close();
            Q_EMIT chosen(withAlpha(color));
        });
        grid->addWidget(button, i / Columns, i % Columns);
    }
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(squares);
    menu->addAction(action);
    QAction *none = menu->addAction(QIcon(swatch({QColor()}, m_invalid, *this)), QString(), this,
                                    [this] { Q_EMIT chosen(QColor()); });
    none->setVisible(m_invalid != Invalid::Refused);
    QAction *other = menu->addAction(QString(), this, &ColorButton::askForColor);
    keepTranslated(this, [this, none, other] {
        none->setText(m_invalid == Invalid::Automatic ? Text::tr("Automatic") : Text::tr("None"));
        other->setText(Text::tr("Other..."));
        showSwatch();
    });
    setMenu(menu);
}

QColor ColorButton::withAlpha(QColor color) const
{
    const QColor now = m_common.value.value_or(QColor());
    if (m_swatchAlpha != 255)
        color.setAlpha(now.isValid() ? now.alpha() : m_swatchAlpha);
    return color;
}

void ColorButton::show(const Common<QColor> &common)
{
    m_common = common;
    showSwatch();
}

void ColorButton::showSwatch()
{
    setIcon(swatch(m_common, m_invalid, *this));
    setIconSize(QSize(SwatchSide, SwatchSide));
    const QColor color = m_common.value.value_or(QColor());
    const QString what = m_common.isMixed ? Text::tr("mixed")
        : color.isValid()                 ? nameOf(color)
        : m_invalid == Invalid::Automatic ? Text::tr("automatic")
                                          : Text::tr("none");
    setToolTip(what);
    setAccessibleDescription(what);
}

void ColorButton::askForColor()
{
    const QColor now = m_common.value.value_or(QColor());
    const QColor color = QColorDialog::getColor(now.isValid() ? now : QColor(Qt::white), this, Text::tr("Color"),
                                                QColorDialog::ShowAlphaChannel);
    if (color.isValid())
        Q_EMIT chosen(color);
}

void ColorButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showSwatch();
}

} // namespace Trammel
