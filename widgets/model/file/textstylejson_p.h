#pragma once

#include <trammel/textstyle.h>

#include <QtCore/QJsonObject>

namespace Trammel {

/// The fields of a style that differ from the default, merged with the unknown fields that are kept.
QJsonObject textStyleFields(const TextStyle &style, const QJsonObject &kept);

/// Reads the known fields of a style, and removes them from the fields. Returns the reason for a failure; empty on
/// success.
QString takeTextStyle(QJsonObject &fields, TextStyle &style);

} // namespace Trammel
