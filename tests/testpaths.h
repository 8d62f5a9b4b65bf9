#pragma once

#include <QtCore/QString>

/// Absolute paths of the source tree and of built programs. They are compiled into one small file, so that no other
/// object file depends on the folder of the checkout and a compiler cache serves every checkout.
namespace TestPaths {

/// The folder of the source tree.
QString source();
/// The folder of the built Designer plugins.
QString plugins();
/// The program trammel-plugin-check.
QString pluginCheck();
/// The program trammel-collide.
QString collide();

} // namespace TestPaths
