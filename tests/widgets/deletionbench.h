#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QHash>
#include <QtCore/QMetaMethod>
#include <QtCore/QObject>

#include <functional>
#include <utility>

/// A slot for any signal, which does something at one of its emissions.
class SignalSlot : public QObject
{
public:
    SignalSlot(const QObject &sender, const QMetaMethod &signal, int which, std::function<void()> deed)
        : m_which(which), m_deed(std::move(deed))
    {
        QMetaObject::connect(&sender, signal.methodIndex(), this, QObject::staticMetaObject.methodCount());
    }

    int count() const { return m_count; }

    int qt_metacall(QMetaObject::Call call, int id, void **arguments) override
    {
        id = QObject::qt_metacall(call, id, arguments);
        if (id == 0 && call == QMetaObject::InvokeMetaMethod && ++m_count == m_which)
            m_deed();
        return id - 1;
    }

private:
    int m_count = 0;
    int m_which;
    std::function<void()> m_deed;
};

/// The signals that a class declares itself.
inline QList<QMetaMethod> ownSignals(const QMetaObject &type)
{
    QList<QMetaMethod> found;
    for (int i = type.methodOffset(); i < type.methodCount(); ++i) {
        if (type.method(i).methodType() == QMetaMethod::Signal)
            found.append(type.method(i));
    }
    return found;
}

/// As an event loop does when control is back in it.
inline void deleteDeferred()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}
