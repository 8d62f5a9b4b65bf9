#pragma once

namespace Trammel {

/// Makes the classes that forms have known to Qt by their names: of two copies of one in a process, as of a program
/// that holds Trammel as a static library and loads Designer's plugin, the one that was known first is used by both.
/// All of them together, since a companion of one copy does not know an editor of the other.
int registerFormClasses();

} // namespace Trammel
