#include "widgets/model/file/groupjson_p.h"

#include "widgets/model/file/fieldwords_p.h"
#include "widgets/model/file/shapewriter_p.h"
#include "widgets/model/shape/text_p.h"

#include <QtCore/QJsonArray>

#include <cmath>
#include <initializer_list>

namespace Trammel {

namespace {

/// The required type of a field.
struct Wanted
{
    const char *name;
    QJsonValue::Type type;
    const char *words;
};

constexpr Wanted wantedFields[] = {
    {"name", QJsonValue::String, FieldWords::aText},
    {"locked", QJsonValue::Bool, FieldWords::trueOrFalse},
    {"hidden", QJsonValue::Bool, FieldWords::trueOrFalse},
    {"rotation", QJsonValue::Double, FieldWords::aNumber},
    {"expandedSize", QJsonValue::Array, QT_TRANSLATE_NOOP("Trammel", "a pair of numbers")},
    {"data", QJsonValue::Object, QT_TRANSLATE_NOOP("Trammel", "an object")},
};

} // namespace

quint32 idFrom(double number)
{
    return number >= 1 && number <= ShapeId::Largest && number == std::floor(number) ? quint32(number) : 0;
}

void appendGroup(QByteArray &text, GroupId id, const Group &group)
{
    QJsonObject fields = group.extra;
    const auto write = [&fields](const char *name, const QJsonValue &value, bool isWanted) {
        if (isWanted)
            fields.insert(QLatin1String(name), value);
        else
            fields.remove(QLatin1String(name));
    };
    write("container", qint64(group.container.value()), !group.container.isNull());
    write("data", group.data, !group.data.isEmpty());
    write("expandedSize", QJsonArray{group.expandedSize.width(), group.expandedSize.height()}, group.isCollapsed());
    write("hidden", true, group.hidden);
    write("locked", true, group.locked);
    write("name", group.name, !group.name.isEmpty());
    write("parent", qint64(group.parent.value()), !group.parent.isNull());
    write("rotation", group.rotation, group.rotation != 0);
    fields.remove(QLatin1String("id"));
    text += "{\"id\":" + QByteArray::number(id.value());
    if (!fields.isEmpty())
        text += ',' + fieldsOf(fields);
    text += '}';
}

QString readGroup(const QJsonObject &fields, GroupId &id, Group &group)
{
    group = {};
    group.extra = fields;
    const QJsonValue number = group.extra.take(QLatin1String("id"));
    if (number.isUndefined())
        return Text::tr("the field \"%1\" is missing").arg(QLatin1String("id"));
    id = GroupId(idFrom(number.toDouble(0)));
    if (id.isNull())
        return Text::tr("the field \"id\" is not a whole number from 1 to %1").arg(ShapeId::Largest);
    for (const Wanted &field : wantedFields) {
        const QJsonValue value = fields.value(QLatin1String(field.name));
        if (!value.isUndefined() && value.type() != field.type)
            return Text::tr("the field \"%1\" is not %2").arg(QLatin1String(field.name), Text::tr(field.words));
    }
    group.name = group.extra.take(QLatin1String("name")).toString();
    group.locked = group.extra.take(QLatin1String("locked")).toBool();
    group.hidden = group.extra.take(QLatin1String("hidden")).toBool();
    group.rotation = group.extra.take(QLatin1String("rotation")).toDouble();
    group.data = group.extra.take(QLatin1String("data")).toObject();
    const QJsonValue parent = group.extra.take(QLatin1String("parent"));
    group.parent = GroupId(idFrom(parent.toDouble(0)));
    if (!parent.isUndefined() && group.parent.isNull())
        return Text::tr("the field \"%1\" is not the id of a group").arg(QLatin1String("parent"));
    const QJsonValue container = group.extra.take(QLatin1String("container"));
    group.container = ShapeId(idFrom(container.toDouble(0)));
    if (!container.isUndefined() && group.container.isNull())
        return Text::tr("the field \"%1\" is not the id of a shape").arg(QLatin1String("container"));
    const QJsonValue size = group.extra.take(QLatin1String("expandedSize"));
    if (!size.isUndefined()) {
        const QJsonArray sides = size.toArray();
        if (sides.size() != 2 || !sides[0].isDouble() || !sides[1].isDouble())
            return Text::tr("the field \"%1\" is not %2")
                .arg(QLatin1String("expandedSize"), Text::tr("a pair of numbers"));
        group.expandedSize = {sides[0].toDouble(), sides[1].toDouble()};
    }
    const QString reason = group.errorString();
    group = group.normalized();
    return reason;
}

} // namespace Trammel
