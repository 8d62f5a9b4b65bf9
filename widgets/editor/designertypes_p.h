#pragma once

namespace Trammel {

/// Registers the classes that are used in forms with Qt, by their names. A process may contain two copies of a class,
/// such as a program that holds Trammel as a static library and loads Designer's plugin. Both then use the copy that
/// was registered first. All classes are registered together, since a companion of one copy does not recognize an
/// editor of the other.
int registerDesignerTypes();

} // namespace Trammel
