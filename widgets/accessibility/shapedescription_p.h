#pragma once

#include <trammel/group.h>

#include <QtCore/QString>

namespace Trammel {

class Document;

/// The name of a unit for assistive technology: that of the shape or group, otherwise the first line of the text,
/// otherwise the kind. The unit of a container can be its shape or its group. Empty for an unknown unit.
QString accessibleName(const Document &document, const Unit &unit);
/// The other things that a sighted user sees: the kind, the size, the angle, the place, the number of shapes that a
/// shape touches, and the shapes that it is connected with. For a connector, the shapes that it connects and its text.
/// For a group or a container, the number of units in it.
QString accessibleDescription(const Document &document, const Unit &unit);

} // namespace Trammel
