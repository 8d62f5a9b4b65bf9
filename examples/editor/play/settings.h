#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QVariant>

QT_BEGIN_NAMESPACE
class QObject;
QT_END_NAMESPACE

/// A property of the editor and a value of its type. The value of an enumeration is its number.
struct Setting
{
    QByteArray name;
    QVariant value;
};

/// Reads settings such as {"gridSize": 5, "rubberBandMode": "enclose"}. The names are those of the editor's properties.
/// After a fault the result is meaningless; only the first fault is kept.
QList<Setting> settingsFromJson(const QJsonObject &object, QString &fault);
/// The difference between the editor's present value and a setting, in words; empty if they are equal.
QString difference(const Setting &setting, const QObject &editor);
