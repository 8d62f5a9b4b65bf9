#pragma once

#include <QtCore/QEvent>
#include <QtCore/QPointF>
#include <QtCore/QPointer>
#include <QtCore/Qt>

#include <QtWidgets/QWidget>

/// A simulated mouse and keyboard that send real events to a widget, with positions in the widget's coordinates. A
/// press outside of the widget goes to another one of the window. They keep the position of the pointer and the state
/// of the buttons and modifier keys.
class Hands
{
public:
    /// The widget is borrowed.
    explicit Hands(QWidget &widget);

    QPointF position() const { return m_position; }
    void moveTo(QPointF position);
    void press(Qt::MouseButton button);
    void release(Qt::MouseButton button);
    void doubleClick(Qt::MouseButton button);
    /// Turns the wheel; positive notches turn it away from the user.
    void turnWheel(int notches);
    /// Presses and releases a key. A shortcut takes precedence, as with a real keyboard.
    void strike(QKeyCombination key);
    /// Types a text; a line break is the Return key.
    void type(const QString &text);
    /// Presses and releases modifier keys until exactly the given ones are held.
    void hold(Qt::KeyboardModifiers modifiers);
    Qt::KeyboardModifiers held() const { return m_modifiers; }

private:
    void sendMouse(QEvent::Type type, Qt::MouseButton button);
    void sendKey(QEvent::Type type, int key);

    QWidget &m_widget;
    /// The widget in which a button was pressed.
    QPointer<QWidget> m_grabber;
    QPointF m_position;
    Qt::MouseButtons m_buttons;
    Qt::KeyboardModifiers m_modifiers;
};
