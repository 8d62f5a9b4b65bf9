#pragma once

#include <trammel/shapekind.h>

#include <memory>
#include <vector>

namespace Trammel {

/// Adds the built-in kinds with compartments: the boxes of classes and objects.
void addCompartmentKinds(std::vector<std::unique_ptr<const ShapeKind>> &kinds);

} // namespace Trammel
