#pragma once

#include <trammel/shapekind.h>

#include <memory>
#include <vector>

namespace Trammel {

/// Adds the built-in containers: boxes with a title at one side.
void addContainerKinds(std::vector<std::unique_ptr<const ShapeKind>> &kinds);

} // namespace Trammel
