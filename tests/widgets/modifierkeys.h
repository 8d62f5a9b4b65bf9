#pragma once

#include <QtCore/Qt>

namespace Trammel {

inline const Qt::KeyboardModifiers Shift = Qt::ShiftModifier, Ctrl = Qt::ControlModifier, Alt = Qt::AltModifier;

} // namespace Trammel
