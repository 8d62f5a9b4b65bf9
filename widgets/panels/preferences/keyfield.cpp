#include "widgets/panels/preferences/keyfield_p.h"

#include <QtGui/QKeyEvent>

namespace Trammel {

namespace {

/// The modifiers of a shortcut. Shift is left out if the key needs it to type its symbol, such as "!".
Qt::KeyboardModifiers modifiersOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const QChar typed = event.text().isEmpty() ? QChar() : event.text().at(0);
    if (typed.isPrint() && !typed.isSpace() && !typed.isLetterOrNumber())
        modifiers &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
    return modifiers;
}

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr || key == Qt::Key_Super_L || key == Qt::Key_Super_R || key == Qt::Key_CapsLock
        || key == Qt::Key_NumLock || key == 0 || key == Qt::Key_unknown;
}

} // namespace

KeyField::KeyField(QWidget *parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void KeyField::setKeys(const QKeySequence &keys)
{
    if (keys == m_keys)
        return;
    m_keys = keys;
    setText(keys.toString(QKeySequence::NativeText));
    Q_EMIT keysChanged();
}

bool KeyField::event(QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QLineEdit::event(event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    constexpr Qt::KeyboardModifiers others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
    if (isTab && !(key.modifiers() & others))
        return QLineEdit::event(event);
    event->setAccepted(isOverride || press(key));
    return event->isAccepted();
}

bool KeyField::press(const QKeyEvent &event)
{
    const bool isPlain = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    if (event.key() == Qt::Key_Escape && isPlain) {
        const bool isEmpty = m_keys.isEmpty();
        setKeys({});
        return !isEmpty;
    }
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && isPlain) {
        Q_EMIT confirmed();
        return true;
    }
    if (!isModifier(event.key()) && !event.isAutoRepeat())
        setKeys(QKeySequence(QKeyCombination(modifiersOf(event), Qt::Key(event.key()))));
    return true;
}

} // namespace Trammel
