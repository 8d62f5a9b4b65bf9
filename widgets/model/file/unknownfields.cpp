#include "widgets/model/file/unknownfields_p.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QSet>

namespace Trammel {

void UnknownFields::append(QByteArrayView field)
{
    if (++count > 1)
        text += ',';
    text += field;
}

bool UnknownFields::evaluate()
{
    if (count == 0)
        return true;
    QJsonParseError error;
    values = JsonText::parsed('{' + text + '}', error).toObject();
    if (error.error != QJsonParseError::NoError)
        return false;
    if (values.size() == count)
        return true;
    // QJsonObject silently keeps the last of two fields with the same name.
    enum class Step { Taken, Unknown, Bad };
    const QByteArray object = '{' + text + '}';
    JsonText fields(object);
    QSet<QByteArray> seen;
    UnknownFields ignored;
    return takeFields<Step>(fields, ignored, [&](QByteArrayView name) {
        const QByteArray key = name.toByteArray();
        if (seen.contains(key) && repeated.isNull())
            repeated = QString::fromUtf8(key);
        seen.insert(key);
        return Step::Unknown;
    });
}

} // namespace Trammel
