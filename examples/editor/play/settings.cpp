#include "play/settings.h"

#include <trammel/shapeeditor.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonValue>
#include <QtCore/QMetaProperty>
#include <QtGui/QColor>

#include <cmath>

using namespace Qt::StringLiterals;
using Trammel::ShapeEditor;

namespace {

QStringList settingNames()
{
    const QMetaObject &meta = ShapeEditor::staticMetaObject;
    QStringList names;
    for (int i = meta.propertyOffset(); i < meta.propertyCount(); ++i)
        names.append(QString::fromLatin1(meta.property(i).name()));
    return names;
}

QStringList keys(const QMetaEnum &names)
{
    QStringList keys;
    for (int i = 0; i < names.keyCount(); ++i)
        keys.append(QString::fromLatin1(names.key(i)));
    return keys;
}

QVariant enumFromJson(const QMetaEnum &names, const QJsonValue &value, QString &fault)
{
    const QStringList words = keys(names);
    for (int i = 0; i < names.keyCount(); ++i) {
        if (words.at(i).compare(value.toString(), Qt::CaseInsensitive) == 0)
            return names.value(i);
    }
    fault = QCoreApplication::translate("Play", "must be one of %1").arg(words.join(", "_L1));
    return {};
}

QVariant valueFromJson(const QMetaProperty &property, const QJsonValue &value, QString &fault)
{
    if (property.isEnumType())
        return enumFromJson(property.enumerator(), value, fault);
    const int type = property.typeId();
    if (type == QMetaType::Bool && value.isBool())
        return value.toBool();
    if (type == QMetaType::Double && value.isDouble())
        return value.toDouble();
    if (type == QMetaType::QColor && QColor::isValidColor(value.toString()))
        return QColor(value.toString());
    fault = QCoreApplication::translate("Play", "must be of the type %1").arg(QString::fromLatin1(property.typeName()));
    return {};
}

bool isSame(const QVariant &actual, const QVariant &expected)
{
    constexpr double Rounding = 1e-9;
    if (expected.typeId() == QMetaType::Int)
        return actual.toInt() == expected.toInt();
    if (expected.typeId() == QMetaType::Double)
        return std::abs(actual.toDouble() - expected.toDouble()) <= Rounding * std::abs(expected.toDouble());
    return actual == expected;
}

QString describe(const QMetaProperty &property, const QVariant &value)
{
    if (property.isEnumType())
        return QString::fromLatin1(property.enumerator().valueToKey(value.toInt()));
    if (property.typeId() == QMetaType::QColor)
        return value.value<QColor>().name();
    return value.toString();
}

} // namespace

QList<Setting> settingsFromJson(const QJsonObject &object, QString &fault)
{
    const QMetaObject &meta = ShapeEditor::staticMetaObject;
    QList<Setting> settings;
    for (auto it = object.begin(); it != object.end() && fault.isEmpty(); ++it) {
        const QByteArray name = it.key().toLatin1();
        const int index = meta.indexOfProperty(name.constData());
        if (index < meta.propertyOffset()) {
            fault = QCoreApplication::translate("Play", "there is no setting \"%1\"; there are: %2")
                        .arg(it.key(), settingNames().join(", "_L1));
            break;
        }
        settings.append({name, valueFromJson(meta.property(index), it.value(), fault)});
        if (!fault.isEmpty())
            fault = QCoreApplication::translate("Play", "\"%1\" %2").arg(it.key(), fault);
    }
    return settings;
}

QString difference(const Setting &setting, const QObject &editor)
{
    const QMetaObject &meta = ShapeEditor::staticMetaObject;
    const QMetaProperty property = meta.property(meta.indexOfProperty(setting.name.constData()));
    const QVariant actual = property.read(&editor);
    if (isSame(actual, setting.value))
        return {};
    return QCoreApplication::translate("Play", "%1: %2 was expected, but it is %3")
        .arg(QString::fromLatin1(setting.name), describe(property, setting.value), describe(property, actual));
}
