#pragma once

#include <trammel/geometry/booleanoperations.h>

#include <algorithm>
#include <array>
#include <vector>

namespace Trammel {

inline constexpr std::array Operations{BooleanOperation::Union, BooleanOperation::Intersection,
                                       BooleanOperation::Difference, BooleanOperation::SymmetricDifference,
                                       BooleanOperation::Division};

/// Whether a point is in the result of a set operation, by definition. The argument says for each operand whether the
/// point is inside it.
inline bool isSelected(const std::vector<bool> &inside, BooleanOperation operation)
{
    const auto count = std::count(inside.begin(), inside.end(), true);
    switch (operation) {
    case BooleanOperation::Union:
    case BooleanOperation::Division:
        return count > 0;
    case BooleanOperation::Intersection:
        return count == std::ptrdiff_t(inside.size()) && count > 0;
    case BooleanOperation::Difference:
        return count == 1 && inside[0];
    case BooleanOperation::SymmetricDifference:
        return count % 2 == 1;
    }
    return false;
}

} // namespace Trammel
