#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QPointF>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

/// Reads the fields of a JSON object, each of a known type. Only the first fault is kept, in a string that several
/// readers may share. After a fault, all functions return default values.
class Fields
{
    Q_DECLARE_TR_FUNCTIONS(Fields)

public:
    /// The fault is borrowed.
    Fields(const QJsonObject &object, QString &fault);

    bool has(QLatin1StringView name) const;
    /// Returns whether the field exists and there was no fault before. A missing field is a fault.
    bool needs(QLatin1StringView name);
    QJsonValue value(QLatin1StringView name);
    QString text(QLatin1StringView name);
    QString text(QLatin1StringView name, const QString &otherwise);
    double number(QLatin1StringView name);
    double number(QLatin1StringView name, double otherwise);
    /// A whole number, from the given minimum to one million.
    int count(QLatin1StringView name, int least);
    int count(QLatin1StringView name, int least, int otherwise);
    bool flag(QLatin1StringView name);
    /// A point, given as two numbers.
    QPointF point(QLatin1StringView name);
    QPointF point(QLatin1StringView name, QPointF otherwise);
    QJsonArray list(QLatin1StringView name);
    QJsonObject object(QLatin1StringView name);

    void refuse(const QString &reason);
    bool isFaulty() const { return !m_fault.isEmpty(); }
    QString &fault() { return m_fault; }
    /// Refuses all fields that have not been read.
    void refuseOthers();

private:
    QJsonObject m_object;
    QStringList m_known;
    QString &m_fault;
};

/// The point given by two numbers; none for any other value.
std::optional<QPointF> pointFromJson(const QJsonValue &value);
