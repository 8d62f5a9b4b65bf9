#include "widgets/model/file/jsontext_p.h"
#include "widgets/model/file/shapereader_p.h"
#include "widgets/model/file/shapewriter_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/drawingfile.h>

#include <QtCore/QJsonDocument>

namespace Trammel {

QJsonObject toJson(const Shape &shape)
{
    QByteArray text;
    appendShape(text, {}, shape);
    QJsonParseError error;
    return JsonText::parsed(text, error).toObject();
}

FileResult shapeFromJson(const QJsonObject &fields, Shape &shape)
{
    QJsonObject known = fields;
    known.remove(QLatin1String("id"));
    known.remove(QLatin1String("group"));
    ShapeReader reader(1);
    if (!reader.parse(QJsonDocument(known).toJson(QJsonDocument::Compact)))
        return {false, 0, Text::tr("this is not JSON")};
    const QString reason = reader.finish(shape);
    return {reason.isEmpty(), 0, reason};
}

} // namespace Trammel
