#pragma once

#include "widgets/model/file/jsontext_p.h"
#include <trammel/shape.h>

namespace Trammel {

// Values of fields of a shape. A function returns false if the next value is invalid or of another type; the position
// and the value are then undefined.
bool takeValueOf(JsonText &text, double &value);
bool takeValueOf(JsonText &text, float &value);
bool takeValueOf(JsonText &text, bool &value);
bool takeValueOf(JsonText &text, QString &value);
bool takeValueOf(JsonText &text, QPointF &value);
bool takeValueOf(JsonText &text, QSizeF &value);
bool takeValueOf(JsonText &text, QColor &value);
bool takeValueOf(JsonText &text, Qt::PenStyle &value);
bool takeValueOf(JsonText &text, LineCap &value);
bool takeValueOf(JsonText &text, LineJoin &value);
bool takeValueOf(JsonText &text, LineHead &value);
bool takeValueOf(JsonText &text, Solidity &value);
/// A list of the permissions that are missing.
bool takeValueOf(JsonText &text, Permissions &value);
bool takeValueOf(JsonText &text, ConnectorRoute &value);
bool takeValueOf(JsonText &text, ConnectorJumps &value);
bool takeValueOf(JsonText &text, ConnectorLabel &label);
bool takeValueOf(JsonText &text, QList<ConnectorText> &texts);
bool takeValueOf(JsonText &text, QList<ConnectorPin> &pins);
bool takeValueOf(JsonText &text, QList<QPointF> &waypoints);
bool takeValueOf(JsonText &text, PathDetails &withPressures);
bool takeValueOf(JsonText &text, FillRule &value);
bool takeValueOf(JsonText &text, DashPattern &value);
bool takeValueOf(JsonText &text, Gradient &gradient);

} // namespace Trammel
