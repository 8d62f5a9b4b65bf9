#pragma once

#include <trammel/shape.h>

#include <optional>

namespace Trammel {

/// See Shape::asPath().
std::optional<Shape> pathOf(const Shape &shape);

} // namespace Trammel
