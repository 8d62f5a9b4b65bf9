#pragma once

#include <trammel/group.h>

#include <QtCore/QByteArray>

namespace Trammel {

/// Appends a group in the format of a file: a JSON object on one line, with the id first and the other fields in the
/// order of their names.
void appendGroup(QByteArray &text, GroupId id, const Group &group);

/// Reads a group from its fields in a file and normalizes it. Returns the reason for a failure; empty on success.
QString readGroup(const QJsonObject &fields, GroupId &id, Group &group);

/// The number as an id, if it is a whole number in the valid range; otherwise 0.
quint32 idFrom(double number);

} // namespace Trammel
