#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

using namespace Trammel;

int main()
{
    const Obb box{{0, 0}, 2, 1, axisFromDegrees(30)};
    const Circle circle{{1, 0}, 1};
    const bool isRight =
        intersects(box, circle) && collide(Collider(box), Collider(circle)) && distance(box, circle) == 0;
    return isRight ? 0 : 1;
}
