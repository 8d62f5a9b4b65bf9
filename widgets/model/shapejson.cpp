#include "widgets/model/serialization.h"
#include "widgets/model/shapereader_p.h"
#include "widgets/model/shapewriter_p.h"
#include "widgets/model/text_p.h"

#include <QtCore/QJsonDocument>

#include <optional>

namespace Trammel {

QJsonObject toJson(const Shape &shape)
{
    QByteArray text;
    appendShape(text, {}, shape);
    return QJsonDocument::fromJson(text).object();
}

std::optional<Shape> shapeFromJson(const QJsonObject &fields, QString *reason)
{
    QJsonObject known = fields;
    known.remove(QLatin1String("id"));
    known.remove(QLatin1String("group"));
    ShapeReader reader;
    std::optional<Shape> shape(std::in_place);
    QString fault = Text::tr("this is not JSON");
    if (reader.parse(QJsonDocument(known).toJson(QJsonDocument::Compact)))
        fault = reader.finish(*shape);
    if (reason)
        *reason = fault;
    return fault.isEmpty() ? shape : std::nullopt;
}

} // namespace Trammel
