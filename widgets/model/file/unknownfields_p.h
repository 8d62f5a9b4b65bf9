#pragma once

#include "widgets/model/file/jsontext_p.h"

#include <QtCore/QJsonObject>

namespace Trammel {

/// Fields with unknown names: their text as it is in the file and, after evaluate(), their values.
struct UnknownFields
{
    QByteArray text;
    int count = 0;
    QJsonObject values;
    /// A name that occurs twice; null for none.
    QString repeated;

    void append(QByteArrayView field);
    /// Returns false if the text is not valid JSON.
    bool evaluate();
};

/// Reads the fields of an object. takeField(name) reads the value of each known field; the others are appended to
/// unknown.
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
