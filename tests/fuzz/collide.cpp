#include "geometry/collision.h"
#include "geometry/predicates.h"
#include "geometry/sweep.h"
#include "geometry/vector.h"
#include "shapereader.h"

#include <cmath>
#include <cstdlib>

using namespace Trammel;

namespace {

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

/// What may be off by rounding is left out: shapes within a million and not thinner than a millionth.
bool isTame(const Aabb2 &box)
{
    return !box.isEmpty() && box.max[0] - box.min[0] > 1e-3 && box.max[1] - box.min[1] > 1e-3 && box.max[0] < 1e6
        && box.min[0] > -1e6 && box.max[1] < 1e6 && box.min[1] > -1e6;
}

void ask(const Shape &first, const Shape &second)
{
    const Collider a(first.primitive, first.extent), b(second.primitive, second.extent);
    const bool isMeeting = intersects(a, b), isOverlapping = collide(a, b);
    expect(isMeeting || !isOverlapping);
    const std::optional<Contact> contact = minimumTranslation(a, b);
    expect(isOverlapping || !contact);
    const QPointF motion(7, 3);
    const std::optional<Touch> touch = sweep(b, motion, a);
    expect(!touch || (touch->fraction >= 0 && touch->fraction <= 1));
    const QPointF way = slide(b, motion, {&a, 1});
    expect(std::isfinite(way.x()) && std::isfinite(way.y()));
    if (!contact || !isTame(a.bounds()) || !isTame(b.bounds()))
        return;
    expect(contact->depth >= 0 && std::abs(length(contact->normal) - 1) < 1e-12);
    const Collider parted(transformed(second.primitive, {contact->normal * contact->depth, {1, 0}}), second.extent);
    expect(!collide(a, parted, 1e-6));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView text(data, qsizetype(size));
    const ShapeOrError shape = readShape(text);
    const PairOrError pair = readPair(text);
    if (const Shape *single = std::get_if<Shape>(&shape))
        ask(*single, *single);
    if (const auto *both = std::get_if<std::array<Shape, 2>>(&pair))
        ask((*both)[0], (*both)[1]);
    return 0;
}
