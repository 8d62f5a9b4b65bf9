#include "play/fields.h"

#include <cmath>

using namespace Qt::StringLiterals;

Fields::Fields(const QJsonObject &object, QString &fault) : m_object(object), m_fault(fault)
{
}

bool Fields::has(QLatin1StringView name) const
{
    return m_object.contains(name);
}

bool Fields::needs(QLatin1StringView name)
{
    m_known.append(name);
    if (!has(name))
        refuse(tr("the field \"%1\" is missing").arg(name));
    return !isFaulty();
}

QJsonValue Fields::value(QLatin1StringView name)
{
    return needs(name) ? m_object.value(name) : QJsonValue();
}

QString Fields::text(QLatin1StringView name)
{
    const QJsonValue found = value(name);
    if (!found.isString())
        refuse(tr("\"%1\" must be a text").arg(name));
    return found.toString();
}

QString Fields::text(QLatin1StringView name, const QString &otherwise)
{
    return has(name) ? text(name) : otherwise;
}

double Fields::number(QLatin1StringView name)
{
    const QJsonValue found = value(name);
    if (!found.isDouble())
        refuse(tr("\"%1\" must be a number").arg(name));
    return found.toDouble();
}

double Fields::number(QLatin1StringView name, double otherwise)
{
    return has(name) ? number(name) : otherwise;
}

int Fields::count(QLatin1StringView name, int least)
{
    constexpr double Most = 1e6;
    const double found = number(name);
    if (found < least || found > Most || found != std::floor(found)) {
        refuse(tr("\"%1\" must be a whole number, at least %2").arg(name).arg(least));
        return least;
    }
    return int(found);
}

int Fields::count(QLatin1StringView name, int least, int otherwise)
{
    return has(name) ? count(name, least) : otherwise;
}

bool Fields::flag(QLatin1StringView name)
{
    const QJsonValue found = value(name);
    if (!found.isBool())
        refuse(tr("\"%1\" must be true or false").arg(name));
    return found.toBool();
}

QPointF Fields::point(QLatin1StringView name)
{
    const std::optional<QPointF> found = pointFromJson(value(name));
    if (!found)
        refuse(tr("\"%1\" must be two numbers, such as [10, 20]").arg(name));
    return found.value_or(QPointF());
}

QPointF Fields::point(QLatin1StringView name, QPointF otherwise)
{
    return has(name) ? point(name) : otherwise;
}

QJsonArray Fields::list(QLatin1StringView name)
{
    const QJsonValue found = value(name);
    if (!found.isArray())
        refuse(tr("\"%1\" must be a list").arg(name));
    return found.toArray();
}

QJsonObject Fields::object(QLatin1StringView name)
{
    const QJsonValue found = value(name);
    if (!found.isObject())
        refuse(tr("\"%1\" must be an object").arg(name));
    return found.toObject();
}

void Fields::refuse(const QString &reason)
{
    if (m_fault.isEmpty())
        m_fault = reason;
}

void Fields::refuseOthers()
{
    const QStringList names = m_object.keys();
    for (const QString &name : names) {
        if (!m_known.contains(name))
            refuse(tr("\"%1\" means nothing here").arg(name));
    }
}

std::optional<QPointF> pointFromJson(const QJsonValue &value)
{
    const QJsonArray pair = value.toArray();
    if (pair.size() != 2 || !pair.at(0).isDouble() || !pair.at(1).isDouble())
        return std::nullopt;
    return QPointF(pair.at(0).toDouble(), pair.at(1).toDouble());
}
