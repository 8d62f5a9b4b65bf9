#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QHash>
#include <QtCore/QMetaMethod>
#include <QtCore/QObject>

#include <functional>
#include <utility>

/// A slot for any signal. It calls a function at one emission, given by its number from 1 on. With the number 0, the
/// slot only counts the emissions.
class SignalSlot : public QObject
{
public:
    SignalSlot(const QObject &sender, const QMetaMethod &signal, int which, std::function<void()> deed)
        : m_which(which), m_deed(std::move(deed))
    {
        QMetaObject::connect(&sender, signal.methodIndex(), this, QObject::staticMetaObject.methodCount());
    }

    int count() const { return m_count; }
    /// Emissions are counted only while the slot is armed. Default: true.
    void setArmed(bool isArmed) { m_isArmed = isArmed; }

    int qt_metacall(QMetaObject::Call call, int id, void **arguments) override
    {
        id = QObject::qt_metacall(call, id, arguments);
        if (id == 0 && call == QMetaObject::InvokeMetaMethod && m_isArmed && ++m_count == m_which)
            m_deed();
        return id - 1;
    }

private:
    bool m_isArmed = true;
    int m_count = 0;
    int m_which;
    std::function<void()> m_deed;
};

/// The signals that a class declares itself, without those that it inherits.
inline QList<QMetaMethod> ownSignals(const QMetaObject &type)
{
    QList<QMetaMethod> found;
    for (int i = type.methodOffset(); i < type.methodCount(); ++i) {
        if (type.method(i).methodType() == QMetaMethod::Signal)
            found.append(type.method(i));
    }
    return found;
}

/// Delivers deferred deletions, as the event loop does when control returns to it.
inline void deleteDeferred()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}
