#pragma once

namespace Trammel {

/// Installs the translator of the library, once for each QCoreApplication. It is usually installed in the constructor
/// of QCoreApplication, so that the translators of the application take precedence. Calls keep the linker from leaving
/// the translator out of programs that use the static library.
void installTranslator();

} // namespace Trammel
