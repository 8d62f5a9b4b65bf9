#include <trammel/geometry/aabb.h>

#include "geometry/numbers/exact_p.h"

namespace Trammel {

bool isRatioAtMost(double a, double b, double c, double p, double q, double r)
{
    const int sign =
        exactSign([&](auto exact) { return (exact(a) - exact(b)) * exact(r) - (exact(p) - exact(q)) * exact(c); });
    return (c > 0) == (r > 0) ? sign <= 0 : sign >= 0;
}

} // namespace Trammel
