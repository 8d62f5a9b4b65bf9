#include "play/expectation.h"
#include "play/fields.h"
#include <trammel/drawingfile.h>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

template <typename Value, typename Read>
std::optional<Value> optional(const Fields &fields, QLatin1StringView name, Read read)
{
    return fields.has(name) ? std::optional<Value>(read()) : std::nullopt;
}

/// A shape with a field, such as the fill, that has the form of files.
Shape shapeWith(QLatin1StringView name, Fields &fields)
{
    QJsonObject object = toJson(Shape::rectangle({0, 0}, {1, 1}));
    object.insert(name, fields.value(name));
    Shape shape;
    const FileResult result = shapeFromJson(object, shape);
    if (!result)
        fields.refuse(result.reason);
    return shape;
}

Expected::ShapeLooks shapeLooksFromJson(const QJsonValue &value, QString &fault)
{
    Fields fields(value.toObject(), fault);
    const auto number = [&](QLatin1StringView name) {
        return optional<double>(fields, name, [&] { return fields.number(name); });
    };
    const auto point = [&](QLatin1StringView name) {
        return optional<QPointF>(fields, name, [&] { return fields.point(name); });
    };
    Expected::ShapeLooks looks;
    looks.shape = shapeNameFromJson(fields.value("shape"_L1), fault);
    looks.exists = !fields.has("exists"_L1) || fields.flag("exists"_L1);
    looks.tolerance = fields.number("tolerance"_L1, looks.tolerance);
    looks.kind = optional<QString>(fields, "kind"_L1, [&] { return fields.text("kind"_L1); });
    looks.center = point("center"_L1);
    looks.size = point("size"_L1);
    looks.rotation = number("rotation"_L1);
    looks.points = optional<int>(fields, "points"_L1, [&] { return fields.count("points"_L1, 0); });
    looks.text = optional<QString>(fields, "text"_L1, [&] { return fields.text("text"_L1); });
    looks.fill = optional<Fill>(fields, "fill"_L1, [&] { return shapeWith("fill"_L1, fields).fill; });
    looks.shadow = optional<Shadow>(fields, "shadow"_L1, [&] { return *shapeWith("shadow"_L1, fields).shadow; });
    looks.toolTip = optional<QString>(fields, "toolTip"_L1, [&] { return fields.text("toolTip"_L1); });
    looks.link = optional<QString>(fields, "link"_L1, [&] { return fields.text("link"_L1); });
    looks.data = optional<QJsonObject>(fields, "data"_L1, [&] { return fields.object("data"_L1); });
    if (fields.has("textStyle"_L1))
        looks.textStyle = fields.object("textStyle"_L1);
    looks.movedBy = point("movedBy"_L1);
    looks.turnedBy = number("turnedBy"_L1);
    looks.about = point("about"_L1);
    if (fields.has("kept"_L1)) {
        const QJsonArray places = fields.list("kept"_L1);
        for (const QJsonValue &place : places)
            looks.kept.append(placeFromJson(place, fault));
    }
    if (looks.movedBy || looks.turnedBy || !looks.kept.isEmpty() || fields.has("since"_L1))
        looks.since = fields.text("since"_L1);
    fields.refuseOthers();
    return looks;
}

Expectation collisionsFromJson(const QJsonValue &value, QString &fault)
{
    if (value.isDouble())
        return Expected::CollisionCount{value.toInt(-1)};
    Expected::CollidingPairs expected;
    const QJsonArray pairs = value.toArray();
    bool good = value.isArray();
    for (const QJsonValue &pair : pairs) {
        const QList<ShapeName> names = shapeNamesFromJson(pair, fault);
        good = good && names.size() == 2;
        if (good)
            expected.pairs.append({names.at(0), names.at(1)});
    }
    if (!good && fault.isEmpty())
        fault = QCoreApplication::translate("Play", "\"collisions\" is a number or a list of pairs of shapes");
    return expected;
}

} // namespace

QList<Expectation> expectationsFromJson(const QJsonObject &object, QString &fault)
{
    Fields fields(object, fault);
    QList<Expectation> expectations;
    if (fields.has("selected"_L1))
        expectations.append(Expected::Selected{shapeNamesFromJson(fields.value("selected"_L1), fault)});
    if (fields.has("count"_L1))
        expectations.append(Expected::Count{fields.count("count"_L1, 0)});
    if (fields.has("undoDepth"_L1))
        expectations.append(Expected::UndoDepth{fields.count("undoDepth"_L1, 0)});
    if (fields.has("undoText"_L1))
        expectations.append(Expected::UndoText{fields.text("undoText"_L1)});
    if (fields.has("modified"_L1))
        expectations.append(Expected::Modified{fields.flag("modified"_L1)});
    if (fields.has("collisions"_L1))
        expectations.append(collisionsFromJson(fields.value("collisions"_L1), fault));
    if (fields.has("order"_L1))
        expectations.append(Expected::Order{shapeNamesFromJson(fields.value("order"_L1), fault)});
    if (fields.has("same"_L1))
        expectations.append(Expected::Same{fields.text("same"_L1), true});
    if (fields.has("different"_L1))
        expectations.append(Expected::Same{fields.text("different"_L1), false});
    if (fields.has("sameAsFile"_L1))
        expectations.append(Expected::SameAsFile{fields.text("sameAsFile"_L1)});
    if (fields.has("sameGraphAs"_L1))
        expectations.append(Expected::SameGraphAs{fields.text("sameGraphAs"_L1)});
    if (fields.has("settings"_L1))
        expectations.append(Expected::Settings{settingsFromJson(fields.object("settings"_L1), fault)});
    if (fields.has("shape"_L1))
        expectations.append(shapeLooksFromJson(fields.value("shape"_L1), fault));
    if (fields.has("shapes"_L1)) {
        const QJsonArray shapes = fields.list("shapes"_L1);
        for (const QJsonValue &shape : shapes)
            expectations.append(shapeLooksFromJson(shape, fault));
    }
    fields.refuseOthers();
    if (expectations.isEmpty())
        fields.refuse(QCoreApplication::translate("Play", "nothing is expected"));
    return expectations;
}
