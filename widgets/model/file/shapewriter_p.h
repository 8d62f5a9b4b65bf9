#pragma once

#include <trammel/shape.h>
#include <trammel/shapeid.h>

#include <QtCore/QByteArray>

namespace Trammel {

/// Appends a shape in the format of a file: a JSON object on one line, with the id first and the other fields in the
/// order of their names. If the id is null, id and group are omitted.
void appendShape(QByteArray &text, ShapeId id, const Shape &shape);

/// The oldest version of the format that represents the shape, apart from its group.
int versionNeededBy(const Shape &shape);

/// The fields of an object as JSON, without the braces.
QByteArray fieldsOf(const QJsonObject &object);

} // namespace Trammel
