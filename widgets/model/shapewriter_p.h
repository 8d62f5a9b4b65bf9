#pragma once

#include "widgets/model/shape.h"
#include "widgets/model/shapeid.h"

#include <QtCore/QByteArray>

namespace Trammel {

/// Appends a shape as it stands in a file: a JSON object on one line, its fields in the order of their
/// names but the id first; without an id and a group when the id is null.
void appendShape(QByteArray &text, ShapeId id, const Shape &shape);

/// The fields of an object without its braces.
QByteArray fieldsOf(const QJsonObject &object);

} // namespace Trammel
