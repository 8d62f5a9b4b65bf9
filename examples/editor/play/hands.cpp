#include "play/hands.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QApplication>

#include <array>
#include <cstdlib>

// This function of Qt, which is exported for Qt Test, offers a key to the shortcuts first. A key event alone would
// bypass them.
QT_BEGIN_NAMESPACE
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject *receiver, ulong timestamp, int key,
                                               Qt::KeyboardModifiers modifiers, const QString &text = QString(),
                                               bool isRepeated = false, ushort count = 1);
QT_END_NAMESPACE

namespace {

struct ModifierKey
{
    Qt::KeyboardModifier modifier;
    Qt::Key key;
};
constexpr std::array ModifierKeys{
    ModifierKey{Qt::ShiftModifier, Qt::Key_Shift}, ModifierKey{Qt::ControlModifier, Qt::Key_Control},
    ModifierKey{Qt::AltModifier, Qt::Key_Alt}, ModifierKey{Qt::MetaModifier, Qt::Key_Meta}};

} // namespace

Hands::Hands(QWidget &widget) : m_widget(widget)
{
}

void Hands::moveTo(QPointF position)
{
    m_position = position;
    sendMouse(QEvent::MouseMove, Qt::NoButton);
}

void Hands::press(Qt::MouseButton button)
{
    const QPoint inWindow = m_widget.mapTo(m_widget.window(), m_position.toPoint());
    QWidget *child = m_widget.rect().contains(m_position.toPoint()) ? nullptr : m_widget.window()->childAt(inWindow);
    m_grabber = child ? child : &m_widget;
    m_buttons |= button;
    sendMouse(QEvent::MouseButtonPress, button);
}

void Hands::release(Qt::MouseButton button)
{
    m_buttons &= ~Qt::MouseButtons(button);
    sendMouse(QEvent::MouseButtonRelease, button);
}

void Hands::doubleClick(Qt::MouseButton button)
{
    press(button);
    release(button);
    m_buttons |= button;
    sendMouse(QEvent::MouseButtonDblClick, button);
    release(button);
}

void Hands::turnWheel(int notches)
{
    constexpr int DegreesPerNotchTimes8 = 120;
    const QPoint delta(0, notches > 0 ? DegreesPerNotchTimes8 : -DegreesPerNotchTimes8);
    for (int i = 0; i < std::abs(notches); ++i) {
        QWheelEvent event(m_position, m_widget.mapToGlobal(m_position), {}, delta, m_buttons, m_modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&m_widget, &event);
    }
}

void Hands::strike(QKeyCombination key)
{
    const Qt::KeyboardModifiers before = m_modifiers;
    hold(before | key.keyboardModifiers());
    QWidget *receiver = QApplication::focusWidget();
    if (!receiver || !qt_sendShortcutOverrideEvent(receiver, 0, key.key(), m_modifiers)) {
        sendKey(QEvent::KeyPress, key.key());
        sendKey(QEvent::KeyRelease, key.key());
    }
    hold(before);
}

void Hands::type(const QString &text)
{
    for (QChar letter : text) {
        const bool isBreak = letter == u'\n';
        const int key = isBreak ? int(Qt::Key_Return) : letter.toUpper().unicode();
        const QString typed = isBreak ? QStringLiteral("\r") : QString(letter);
        QWidget *receiver = QApplication::focusWidget();
        if (receiver && qt_sendShortcutOverrideEvent(receiver, 0, key, m_modifiers, typed))
            continue;
        for (QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, m_modifiers, typed);
            QCoreApplication::sendEvent(receiver ? receiver : &m_widget, &event);
        }
    }
}

void Hands::hold(Qt::KeyboardModifiers modifiers)
{
    for (const ModifierKey &candidate : ModifierKeys) {
        const bool wanted = modifiers & candidate.modifier;
        if (wanted == bool(m_modifiers & candidate.modifier))
            continue;
        // As with a window system, the event carries the modifiers before the change.
        sendKey(wanted ? QEvent::KeyPress : QEvent::KeyRelease, candidate.key);
        m_modifiers.setFlag(candidate.modifier, wanted);
    }
}

void Hands::sendMouse(QEvent::Type type, Qt::MouseButton button)
{
    QWidget *receiver = m_grabber ? m_grabber.data() : &m_widget;
    const QPointF global = m_widget.mapToGlobal(m_position);
    QMouseEvent event(type, receiver->mapFromGlobal(global), global, button, m_buttons, m_modifiers);
    QCoreApplication::sendEvent(receiver, &event);
    if (!m_buttons)
        m_grabber = nullptr;
}

void Hands::sendKey(QEvent::Type type, int key)
{
    QWidget *receiver = QApplication::focusWidget();
    QKeyEvent event(type, key, m_modifiers);
    QCoreApplication::sendEvent(receiver ? receiver : &m_widget, &event);
}
