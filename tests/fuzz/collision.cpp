#include "tests/fuzz/bytes.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/vector.h>

#include <cmath>
#include <cstdlib>

using namespace Trammel;

namespace {

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

/// Whether a move by the depth must separate the shape from another one, up to rounding: its coordinates are within a
/// million, and its bounds are wider and higher than a thousandth. Excludes self-intersecting polygons: their crossings
/// are rounded again after each move, and may leave slivers.
bool isTame(const Primitive &primitive)
{
    const auto *polygon = std::get_if<Polygon>(&primitive);
    const Aabb2 box = bounds(primitive);
    return (!polygon || isSimple(*polygon)) && !box.isEmpty() && box.max[0] - box.min[0] > 1e-3
        && box.max[1] - box.min[1] > 1e-3 && box.max[0] < 1e6 && box.min[0] > -1e6 && box.max[1] < 1e6
        && box.min[1] > -1e6;
}

struct Shape
{
    Primitive primitive;
    Extent extent;
};

Primitive primitiveFrom(Bytes &bytes)
{
    const std::uint8_t kind = bytes.byte() % 6, range = bytes.byte();
    const auto number = [&] { return numberFrom(bytes, range); };
    const auto point = [&] {
        const double x = number();
        return QPointF(x, number());
    };
    const auto axis = [&] {
        const std::uint8_t turn = bytes.byte();
        return turn < 250 ? axisFromDegrees(turn * 1.5) : point();
    };
    const auto box = [&] {
        const QPointF center = point(), half = point();
        return Obb{center, half.x(), half.y(), axis()};
    };
    const auto points = [&] {
        QList<QPointF> points;
        for (std::uint8_t left = bytes.byte() % 24; left > 0; --left)
            points.append(point());
        return points;
    };
    switch (kind) {
    case 0:
        return box();
    case 1: {
        const QPointF center = point();
        return Circle{center, number()};
    }
    case 2: {
        const Obb frame = box();
        return Ellipse{frame.center, frame.halfWidth, frame.halfHeight, frame.axis};
    }
    case 3: {
        const Obb core = box();
        return RoundedBox{core, number()};
    }
    case 4:
        return Polyline{points()};
    default:
        break;
    }
    Polygon polygon{points(), {}};
    while (bytes.byte() > 128)
        polygon.holes.append(points());
    return polygon;
}

Shape shapeFrom(Bytes &bytes)
{
    const Extent extent = bytes.byte() % 2 == 0 ? Extent::Area : Extent::Curve;
    return {primitiveFrom(bytes), extent};
}

void expectAgreement(const Shape &first, const Shape &second)
{
    const PrimitiveView a(first.primitive, first.extent), b(second.primitive, second.extent);
    // Shapes that exceed the range of doubles, because their axis is far from unit length, must not crash, but the
    // answers need not agree.
    const bool isPromised = bounds(first.primitive).isFinite() && bounds(second.primitive).isFinite();
    const auto expectPromised = [isPromised](bool isSo) { expect(isSo || !isPromised); };
    const bool isMeeting = intersects(a, b), isOverlapping = intersects(a, b, Reading::Open);
    expectPromised(isMeeting == intersects(b, a) && isOverlapping == intersects(b, a, Reading::Open));
    expectPromised(isMeeting || !isOverlapping);
    expectPromised(isMeeting || (!contains(a, b) && !contains(b, a)));
    expectPromised(contains(a, b) || !contains(a, b, Reading::Open));
    const double apart = distance(a, b);
    expectPromised(isMeeting ? apart == 0 : apart >= 0);
}

void ask(const Shape &first, const Shape &second)
{
    expectAgreement(first, second);
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
    expect(!contact || (contact->depth >= 0 && std::abs(length(contact->normal) - 1) < 1e-12));
    if (!contact || !isTame(first.primitive) || !isTame(second.primitive))
        return;
    const Collider parted(transformed(second.primitive, {contact->normal * contact->depth, {1, 0}}), second.extent);
    expect(!collide(a, parted, 1e-6));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes({data, size});
    const Shape first = shapeFrom(bytes), second = shapeFrom(bytes);
    ask(first, second);
    return 0;
}
