#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QVariant>

QT_BEGIN_NAMESPACE
class QObject;
QT_END_NAMESPACE

/// A property of the editor and a value of its type; of an enumeration, the number.
struct Setting
{
    QByteArray name;
    QVariant value;
};

/// Reads {"gridSize": 5, "rubberBandMode": "enclose"}: the names are those of the editor's properties.
/// On a fault (the first is kept) the answer means nothing.
QList<Setting> settingsFromJson(const QJsonObject &object, QString &fault);
/// How the editor's present value differs from a setting, in words; empty when it is the same.
QString difference(const Setting &setting, const QObject &editor);
