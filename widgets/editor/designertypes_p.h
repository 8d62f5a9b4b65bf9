#pragma once

namespace Trammel {

/// Registers the widget classes of forms with Qt's type system, under their names. A process may contain two copies of
/// a class, for example if a program contains Trammel as a static library and loads Designer's plugin. Both then use
/// the copy that was registered first. All classes are registered together, since a panel of one copy does not
/// recognize an editor of the other.
int registerDesignerTypes();

} // namespace Trammel
