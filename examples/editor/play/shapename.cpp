#include "play/shapename.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QStringList>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

ShapeId findByName(const QString &name, const Document &document, QString &fault)
{
    ShapeIds found;
    const ShapeIds ids = document.ids();
    for (ShapeId id : ids) {
        if (document.find(id)->name == name)
            found.append(id);
    }
    if (found.size() == 1)
        return found.first();
    fault = found.isEmpty()
        ? QCoreApplication::translate("Play", "there is no shape \"%1\"").arg(name)
        : QCoreApplication::translate("Play", "%n shape(s) are called \"%1\": use an id", nullptr, int(found.size()))
              .arg(name);
    return {};
}

} // namespace

ShapeName shapeNameFromJson(const QJsonValue &value, QString &fault)
{
    const double number = value.toDouble();
    if (value.isDouble() && number >= 1 && number <= ShapeId::Largest && number == std::floor(number))
        return ShapeId(quint32(number));
    if (value.isString() && !value.toString().isEmpty())
        return value.toString();
    if (fault.isEmpty())
        fault = QCoreApplication::translate("Play", "a shape is given by its name or its id");
    return {};
}

QList<ShapeName> shapeNamesFromJson(const QJsonValue &value, QString &fault)
{
    if (!value.isArray() && fault.isEmpty())
        fault = QCoreApplication::translate("Play", "a list of shapes is expected");
    QList<ShapeName> names;
    const QJsonArray values = value.toArray();
    for (const QJsonValue &element : values)
        names.append(shapeNameFromJson(element, fault));
    return names;
}

ShapeId findShape(const ShapeName &name, const ShapeEditor &editor, QString &fault)
{
    const Document &document = *editor.document();
    if (const ShapeId *id = std::get_if<ShapeId>(&name)) {
        if (document.contains(*id))
            return *id;
        fault = QCoreApplication::translate("Play", "there is no shape with the id %1").arg(id->value());
        return {};
    }
    const QString &text = std::get<QString>(name);
    const ShapeIds selected = editor.selection()->ids();
    const ShapeIds all = document.ids();
    if (text == "@selected"_L1 && selected.size() == 1)
        return selected.first();
    if (text == "@top"_L1 && !all.isEmpty())
        return all.last();
    return findByName(text, document, fault);
}

ShapeIds findShapes(const QList<ShapeName> &names, const ShapeEditor &editor, QString &fault)
{
    ShapeIds ids;
    for (const ShapeName &name : names)
        ids.append(findShape(name, editor, fault));
    return ids;
}

QString describe(ShapeId id, const Document &document)
{
    const Shape *shape = document.find(id);
    if (!shape || shape->name.isEmpty())
        return QCoreApplication::translate("Play", "id %1").arg(id.value());
    return QCoreApplication::translate("Play", "%1 (id %2)").arg(shape->name).arg(id.value());
}

QString describe(const ShapeIds &ids, const Document &document)
{
    if (ids.isEmpty())
        return QCoreApplication::translate("Play", "nothing");
    QStringList texts;
    for (ShapeId id : ids)
        texts.append(describe(id, document));
    return texts.join(", "_L1);
}
