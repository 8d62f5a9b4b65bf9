#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

#include <span>

namespace Trammel {

/// The maximum nesting depth of values in a file. Values that are nested deeper are refused.
inline constexpr int LargestJsonDepth = 200;
/// The maximum size, in bytes as JSON, of the texts and free fields of a shape, a group or the head of a file. Larger
/// records are refused.
inline constexpr qsizetype LargestRecordText = 64 << 20;

/// The free fields of a shape, a group or the head of a file, which the format does not define, and the names that the
/// format defines.
struct FreeFields
{
    /// The fields that this version does not know.
    const QJsonObject &extra;
    /// The fields that belong to an application.
    const QJsonObject &data;
    /// The names that the format defines. Extra fields must not have them.
    std::span<const QLatin1StringView> ownNames;
    /// The nesting level of the extra fields: the number of braces and brackets around them. It counts toward
    /// LargestJsonDepth.
    int depth = 1;
};

/// The reason why a reader would not restore these fields and texts exactly: a name that the format defines, a number
/// that is not finite, a text that is not valid UTF-16, values that are nested too deeply, or a size above
/// LargestRecordText. Empty if there is none. The separate texts count only toward the size, since normalizing makes
/// them valid.
QString freeFieldsError(const FreeFields &fields, std::span<const QString *const> texts = {});

/// Whether fields are equal, with numbers compared by value. Qt's operator== distinguishes integers from doubles of the
/// same value, and objects whose names it has sorted differently while parsing.
bool isSameFields(const QJsonObject &a, const QJsonObject &b);

} // namespace Trammel
