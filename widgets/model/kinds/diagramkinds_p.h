#pragma once

#include <trammel/shapekind.h>

#include <memory>
#include <vector>

namespace Trammel {

/// The built-in kinds for diagrams, such as diamonds, stars and the symbols of flow charts.
const std::vector<std::unique_ptr<const ShapeKind>> &diagramKinds();

} // namespace Trammel
