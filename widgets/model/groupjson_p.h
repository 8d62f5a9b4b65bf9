#pragma once

#include "widgets/model/group.h"

#include <QtCore/QByteArray>

namespace Trammel {

/// Appends a group as it stands in a file: a JSON object on one line, its fields in the order of their
/// names but the id first.
void appendGroup(QByteArray &text, GroupId id, const Group &group);

/// A group from its fields in a file, normalized, or the reason why there is none.
QString readGroup(const QJsonObject &fields, GroupId &id, Group &group);

/// A whole number that can be an id, or 0.
quint32 idFrom(double number);

} // namespace Trammel
