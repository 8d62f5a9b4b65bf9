#pragma once

#include <QtCore/QCoreApplication>

/// Values that fields must have, as error messages name them. They are translated in the context "Trammel".
namespace Trammel::FieldWords {

inline constexpr const char *aNumber = QT_TRANSLATE_NOOP("Trammel", "a number");
inline constexpr const char *trueOrFalse = QT_TRANSLATE_NOOP("Trammel", "true or false");
inline constexpr const char *aText = QT_TRANSLATE_NOOP("Trammel", "a text");
inline constexpr const char *aColor = QT_TRANSLATE_NOOP("Trammel", "a color such as \"#ff8000\"");

} // namespace Trammel::FieldWords
