#pragma once

#include "widgets/model/jsontext_p.h"

#include <QtCore/QJsonObject>

namespace Trammel {

/// Fields that are not known here: their text as it stands in the file, and then their values.
struct UnknownFields
{
    QByteArray text;
    int count = 0;
    QJsonObject values;
    /// A name that is there twice.
    QString repeated;

    void append(QByteArrayView field);
    /// False when the text is not good JSON.
    bool evaluate();
};

/// The fields of an object; each taken by a function, or else kept as unknown.
template <typename Step, typename TakeField>
bool takeFields(JsonText &text, UnknownFields &unknown, const TakeField &takeField)
{
    if (!text.take('{'))
        return false;
    if (text.take('}'))
        return true;
    do {
        text.peek();
        const char *start = text.place();
        QByteArrayView name, value;
        if (!text.takeWord(name) || !text.take(':'))
            return false;
        const Step step = takeField(name);
        if (step == Step::Bad || (step == Step::Unknown && !text.takeValue(value)))
            return false;
        if (step == Step::Unknown)
            unknown.append({start, text.place()});
    } while (text.take(','));
    return text.take('}');
}

} // namespace Trammel
