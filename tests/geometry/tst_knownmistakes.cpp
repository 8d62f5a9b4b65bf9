#include "tests/testprogram.h"
#include <trammel/geometry/aabb.h>
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/sat.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

#include <QtTest/QtTest>

#include <functional>
#include <limits>

using namespace Trammel;

/// The common mistakes of tutorials on two-dimensional collision, one per row: the library gives the right answer.
class TestKnownMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightAnswers_data();
    void rightAnswers();
};

namespace {

using Row = std::pair<const char *, bool (*)()>;

Aabb2 upright(double left, double top, double right, double bottom)
{
    return Aabb2{{left, top}, {right, bottom}};
}

Obb turned(QPointF center, double width, double height, double degrees)
{
    return {center, width / 2, height / 2, axisFromDegrees(degrees)};
}

Polygon square(double left, double top, double size)
{
    return {{{left, top}, {left + size, top}, {left + size, top + size}, {left, top + size}}, {}};
}

Primitive moved(const Primitive &primitive, QPointF way)
{
    return transformed(primitive, {way, {1, 0}});
}

bool isClose(double value, double expected)
{
    return std::abs(value - expected) < 1e-6;
}

bool isContact(const std::optional<Contact> &contact, QPointF normal, double depth)
{
    return contact && isClose(contact->depth, depth) && length(contact->normal - normal) < 1e-6;
}

/// Whether the minimum translation of two areas has this depth and separates them.
bool parts(const Primitive &a, const Primitive &b, double depth)
{
    const Collider one(a, Extent::Area), other(b, Extent::Area);
    const std::optional<Contact> way = minimumTranslation(one, other);
    return way && isClose(way->depth, depth)
        && !collide(one, Collider(moved(b, way->normal * way->depth), Extent::Area), 1e-9);
}

double areaOfTriangles(const Polygon &polygon)
{
    const std::vector<quint32> indices = triangulate(polygon).indices;
    QList<QPointF> points = polygon.outline;
    for (const QList<QPointF> &hole : polygon.holes)
        points += hole;
    double area = 0;
    for (std::size_t i = 0; i < indices.size(); i += 3)
        area += cross(points[indices[i + 1]] - points[indices[i]], points[indices[i + 2]] - points[indices[i]]) / 2;
    return area;
}

const Polygon pentagram{{{0, -10}, {6, 8}, {-9.5, -3}, {9.5, -3}, {-6, 8}}, {}};
const Obb published = turned({355, 430}, 350, 150, 0), publishedTurned = turned({575, 295}, 350, 150, 220);

// A single policy for touching.
constexpr Row touchingRows[] = {
    {"rectangles side by side touch, and their interiors do not meet",
     [] {
         const Aabb2 a = upright(0, 0, 10, 10), b = upright(10, 0, 20, 10);
         return a.overlaps(b) && !a.overlaps(b, Reading::Open) && intersects(a, b) && !intersects(a, b, Reading::Open);
     }},
    {"a circle touches at its rim as a rectangle does at its side",
     [] {
         const Circle circle{{0, 0}, 5};
         return intersects(circle, QPointF(3, 4)) && contains(circle, QPointF(3, 4))
             && !contains(circle, QPointF(3, 4), Reading::Open);
     }},
    {"neighbors that overlap by less than the least depth do not collide",
     [] {
         const Collider a(square(0, 0, 10), Extent::Area), b(square(10 - 1e-7, 0, 10), Extent::Area);
         return collide(a, b) && !collide(a, b, 1e-6);
     }},
    {"a least overlap is asked of every axis",
     [] {
         return !upright(0, 0, 10, 10).overlaps(upright(5, 9, 15, 19), 1)
             && upright(0, 0, 10, 10).overlaps(upright(5, 8, 15, 18), 1);
     }},
};

// Axis-aligned boxes and rays.
constexpr Row boxRows[] = {
    {"7 to 8 overlaps 0 to 10 by 1, not by 8",
     [] { return upright(0, 0, 10, 10).overlapExtent(upright(7, 0, 8, 10))[0] == 1; }},
    {"the minimum translation of 7 to 8 out of 0 to 10 is 3",
     [] {
         return upright(0, 0, 10, 10).minimumTranslation(upright(7, 0, 8, 10)) == Aabb2::Vector{3, 0};
     }},
    {"apart, boxes overlap by nothing, not by less than nothing",
     [] {
         return upright(0, 0, 1, 1).overlapExtent(upright(5, 5, 6, 6)) == Aabb2::Vector{0, 0};
     }},
    {"the union with no box at all is the other box",
     [] { return Aabb2().united(upright(3, 4, 5, 6)) == upright(3, 4, 5, 6); }},
    {"a band dragged up and to the left is the same band",
     [] { return toBox(QRectF(10, 10, -6, -8)) == upright(4, 2, 10, 10); }},
    {"a thin rectangle meets what it crosses", [] { return upright(0, 5, 10, 5).overlaps(upright(4, 0, 6, 10)); }},
    {"a turned box is asked itself, not by its upright bounds",
     [] {
         const Obb box = turned({0, 0}, 20, 2, 45);
         return bounds(box).overlaps(upright(4, -6, 6, -4)) && !intersects(box, upright(4, -6, 6, -4));
     }},
    {"a ray along an axis, beside the box, misses",
     [] {
         return !upright(0, 0, 10, 10).raycast({-5, 11}, {1, 0});
     }},
    {"a ray along an axis, within the slab, hits",
     [] {
         return upright(0, 0, 10, 10).raycast({-5, 9}, {1, 0})->entry == 5;
     }},
    {"a direction of -0 is one of 0",
     [] {
         return upright(0, 0, 10, 10).raycast({-5, 9}, {1, -0.0})->entry == 5;
     }},
    {"a ray that begins inside hits at once",
     [] {
         const auto hit = upright(0, 0, 10, 10).raycast({5, 5}, {1, 0});
         return hit->entry == 0 && hit->exit == 5 && hit->startsInside;
     }},
    {"a box behind a ray is not hit",
     [] {
         return !upright(0, 0, 10, 10).raycast({15, 5}, {1, 0});
     }},
    {"a ray along a face hits",
     [] {
         return upright(0, 0, 10, 10).raycast({-5, 10}, {1, 0}).has_value();
     }},
    {"a ray through a corner hits",
     [] {
         return upright(0, 0, 10, 10).raycast({-5, 5}, {1, 1}).has_value();
     }},
    {"a ray without a direction is its origin",
     [] {
         return upright(0, 0, 10, 10).raycast({5, 5}, {0, 0}).has_value()
             && !upright(0, 0, 10, 10).raycast({15, 5}, {0, 0});
     }},
    {"nearly parallel is not parallel",
     [] {
         return upright(0, 0, 10, 10).raycast({-1e8, -1}, {1, 2e-8}).has_value();
     }},
    {"a ray with NaN hits nothing",
     [] {
         return !upright(0, 0, 10, 10).raycast({-5, 5}, {1, std::numeric_limits<double>::quiet_NaN()});
     }},
    {"a ray in space enters by the face that it meets last",
     [] {
         const auto hit = Aabb3{{0, 0, 0}, {1, 1, 1}}.raycast({-1, 0.5, -2}, {1, 0, 2});
         return hit->entry == 1 && hit->point == Aabb3::Vector{0, 0.5, 0}
         && length({hit->normal[0], hit->normal[2]}) == 1;
     }},
};

// Rotated boxes, circles, ellipses.
constexpr Row shapeRows[] = {
    {"the published pair of turned boxes collides, by a hair",
     [] {
         return isContact(contact(published, publishedTurned), {0.642788, -0.766044}, 0.111891);
     }},
    {"one axis that separates is enough",
     [] {
         return !intersects(turned({0, 0}, 10, 10, 0), turned({12, 12}, 10, 10, 45));
     }},
    {"a box turned by 3-4-5 touches in whole numbers: its axis need not be of length 1",
     [] {
         // Its corners are (1, 7), (-7, 1), (-1, -7) and (7, -1).
         const Obb box{{0, 0}, 1, 1, {3, 4}};
         return intersects(box, upright(7, -5, 9, 5)) && !intersects(box, upright(7, -5, 9, 5), Reading::Open);
     }},
    {"a circle off a corner does not meet the box whose bounds it meets",
     [] {
         return !intersects(Circle{{14, 14}, 5}, upright(0, 0, 10, 10));
     }},
    {"a circle meets a turned box in that box's own frame",
     [] {
         return intersects(Circle{{0, 9}, 2}, turned({0, 0}, 10, 10, 45))
             && !intersects(Circle{{6, 6}, 2}, turned({0, 0}, 10, 10, 45));
     }},
    {"a circle inside a box collides with it",
     [] {
         return intersects(Circle{{5, 5}, 1}, upright(0, 0, 10, 10), Reading::Open);
     }},
    {"a box inside a circle collides with it",
     [] {
         return intersects(upright(4, 4, 6, 6), Circle{{5, 5}, 50}, Reading::Open);
     }},
    {"a circle is no polygon of 26 corners",
     [] {
         const Circle circle{{0, 0}, 1000};
         const QPointF place = axisFromDegrees(360 / 52.0) * 999;
         return polygonOf(circle).outline.size() == 26 && locate(place, polygonOf(circle)) == Location::Outside
             && locate(place, circle) == Location::Inside;
     }},
    {"an ellipse is no box about it",
     [] {
         return !intersects(Ellipse{{0, 0}, 10, 5}, upright(8, 4, 10, 5))
             && intersects(Ellipse{{0, 0}, 10, 5}, upright(7, 3, 10, 5));
     }},
};

// Points in polygons.
constexpr Row pointRows[] = {
    {"a corner on the ray is counted once",
     [] {
         const Polygon diamond{{{0, -5}, {5, 0}, {0, 5}, {-5, 0}}, {}};
         return locate({0, 0}, diamond) == Location::Inside && locate({-9, 0}, diamond) == Location::Outside
             && locate({-9, 5}, diamond) == Location::Outside;
     }},
    {"counting crossings is the even-odd rule: the core of a star is not in it",
     [] {
         return locate({0, 0}, pentagram) == Location::Outside;
     }},
    {"by the non-zero rule it is",
     [] {
         return locate({0, 0}, pentagram, FillRule::NonZero) == Location::Inside;
     }},
    {"a point on an edge is on the boundary, not inside here and outside there",
     [] {
         const Polygon box = square(0, 0, 10);
         return locate({0, 5}, box) == Location::Boundary && locate({10, 5}, box) == Location::Boundary
             && locate({5, 0}, box) == Location::Boundary && locate({5, 10}, box) == Location::Boundary;
     }},
    {"an ulp off an edge, far out, is off it",
     [] {
         const Polygon triangle{{{1e9, 1e9}, {1e9 + 3, 1e9}, {1e9, 1e9 + 3}}, {}};
         const double off = std::nextafter(1e9 + 1.5, 2e9);
         return locate({1e9 + 1.5, 1e9 + 1.5}, triangle) == Location::Boundary
             && locate({off, 1e9 + 1.5}, triangle) == Location::Outside;
     }},
};

// Convex polygons by separating axes.
constexpr Row axisRows[] = {
    {"the depth is a length, whatever the edges' lengths",
     [] {
         return isContact(contact(ConvexPolygon(square(0, 0, 100).outline), ConvexPolygon(square(97, 40, 10).outline)),
                          {1, 0}, 3);
     }},
    {"the normal points from the first to the second",
     [] {
         return isContact(contact(ConvexPolygon(square(0, 0, 10).outline), ConvexPolygon(square(7, 2, 10).outline)),
                          {1, 0}, 3)
             && isContact(contact(ConvexPolygon(square(7, 2, 10).outline), ConvexPolygon(square(0, 0, 10).outline)),
                          {-1, 0}, 3);
     }},
    {"in one another, the depth is the way out, not the overlap",
     [] {
         return isContact(contact(ConvexPolygon(square(0, 0, 10).outline), ConvexPolygon(square(7, 4, 1).outline)),
                          {1, 0}, 3);
     }},
    {"a corner that repeats gives no axis of no length",
     [] {
         const QList<QPointF> repeated{{0, 0}, {10, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}};
         return isContact(contact(ConvexPolygon(repeated), ConvexPolygon(square(8, 2, 10).outline)), {1, 0}, 2);
     }},
    {"the axis is the shortest way's, not the longest edge's",
     [] {
         const QList<QPointF> bar{{0, 0}, {100, 0}, {100, 4}, {0, 4}};
         return isContact(contact(ConvexPolygon(bar), ConvexPolygon(square(98, 1, 10).outline)), {1, 0}, 2);
     }},
    {"a circle at a corner needs the axis to that corner",
     [] {
         const ConvexPolygon corners(square(0, 0, 10).outline);
         return !contact(Circle{{13, 14}, 4.9}, corners)
             && isContact(contact(corners, Circle{{13, 14}, 6}), {0.6, 0.8}, 1);
     }},
    {"shapes with one center part toward (1, 0)",
     [] {
         return isContact(contact(Circle{{3, 3}, 2}, Circle{{3, 3}, 1}), {1, 0}, 3);
     }},
    {"touching shapes of whole numbers touch",
     [] {
         const QList<QPointF> a{{0, 0}, {3, 4}, {-1, 7}, {-4, 3}}, b{{3, 4}, {6, 8}, {2, 11}, {-1, 7}};
         return intersects(ConvexPolygon(a), ConvexPolygon(b))
             && !intersects(ConvexPolygon(a), ConvexPolygon(b), Reading::Open);
     }},
};

// Concave polygons.
constexpr Row concaveRows[] = {
    {"ears are clipped off a ring that runs clockwise, and off one that does not",
     [] {
         Polygon shape{{{0, 0}, {10, 0}, {10, 10}, {5, 3}, {0, 10}}, {}};
         const double clockwise = areaOfTriangles(shape);
         std::reverse(shape.outline.begin(), shape.outline.end());
         return clockwise == 65 && areaOfTriangles(shape) == 65;
     }},
    {"n corners and h holes give n + 2h - 2 triangles, of the polygon's area",
     [] {
         const Polygon frame{square(0, 0, 10).outline, {square(1, 1, 2).outline, square(5, 5, 2).outline}};
         return triangulate(frame).indices.size() == 3 * (12 + 2 * 2 - 2) && areaOfTriangles(frame) == 92;
     }},
    {"corners in line yield no triangle of their own",
     [] {
         const Polygon shape{{{0, 0}, {5, 0}, {10, 0}, {10, 10}, {0, 10}}, {}};
         return triangulate(shape).indices.size() == 3 * 2 && areaOfTriangles(shape) == 100;
     }},
    {"corners that repeat, and a closed ring, are taken",
     [] {
         const Polygon shape{{{0, 0}, {10, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, {}};
         return areaOfTriangles(shape) == 100;
     }},
    {"a shape of a size of 1e-9 is no point",
     [] {
         return isClose(areaOfTriangles(square(0, 0, 1e-9)) * 1e18, 1)
             && triangulate(square(0, 0, 1e-9)).indices.size() == 6;
     }},
    {"a ring that crosses itself ends with the two edges that cross",
     [] {
         const Triangulation bow = triangulate(Polygon{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {}});
         return bow.error == Triangulation::Error::CrossingEdges && bow.indices.empty() && bow.crossingEdges[0] % 2 == 0
             && bow.crossingEdges[0] + bow.crossingEdges[1] == 2;
     }},
    {"a ring in one line ends without triangles",
     [] {
         return triangulate(Polygon{{{0, 0}, {5, 5}, {10, 10}}, {}}).error == Triangulation::Error::NoArea;
     }},
    {"squares that overlap by 3 x 3 part by 3, not by the 1.414 of their triangles",
     [] { return parts(square(0, 0, 10), square(7, 7, 10), 3); }},
    {"the notch of an L is a way out",
     [] {
         const Polygon shape{{{0, 0}, {20, 0}, {20, 10}, {10, 10}, {10, 20}, {0, 20}}, {}};
         return parts(shape, square(9, 12, 4), 1);
     }},
    {"what lies in a hole does not meet the polygon around it, nor is it held",
     [] {
         const Polygon frame{square(0, 0, 30).outline, {square(10, 10, 10).outline}};
         const Circle disc{{15, 15}, 3};
         return !intersects(frame, disc) && !contains(frame, disc) && distance(frame, disc) == 2
             && locate({15, 15}, frame) == Location::Outside && intersects(frame, Circle{{5, 5}, 1});
     }},
    {"what lies in a notch without touching does not collide",
     [] {
         const Polygon shape{{{0, 0}, {20, 0}, {20, 10}, {10, 10}, {10, 20}, {0, 20}}, {}};
         return !intersects(shape, square(11, 11, 4)) && bounds(Primitive(shape)).overlaps(upright(11, 11, 15, 15));
     }},
};

// Bounding volumes.
constexpr Row volumeRows[] = {
    {"the smallest circle holds its points to the last bit",
     [] {
         const std::array points{QPointF(0, 0), QPointF(1, 0.1), QPointF(0.3, 0.9)};
         const std::optional<Circle> circle = smallestCircle(points);
         return std::all_of(points.begin(), points.end(), [&](QPointF p) { return contains(*circle, p); });
     }},
    {"the least box of a turned square is that square, not its upright bounds",
     [] {
         const std::array points{QPointF(0, 3), QPointF(4, 0), QPointF(7, 4), QPointF(3, 7)};
         const std::optional<Obb> box = leastAreaBox(points);
         return isClose(box->halfWidth, 2.5) && isClose(box->halfHeight, 2.5);
     }},
    {"an octagon tells apart what upright boxes do not",
     [] {
         const std::array a{QPointF(0, 0), QPointF(10, 10)}, b{QPointF(9, 0), QPointF(10, 1)};
         return boundsOf(a).overlaps(boundsOf(b)) && !Kdop::around(a).overlaps(Kdop::around(b));
     }},
};

} // namespace

void TestKnownMistakes::rightAnswers_data()
{
    QTest::addColumn<std::function<bool()>>("isRight");
    const auto add = [](std::span<const Row> rows) {
        for (const auto &[name, isRight] : rows)
            QTest::newRow(name) << std::function<bool()>(isRight);
    };
    add(touchingRows);
    add(boxRows);
    add(shapeRows);
    add(pointRows);
    add(axisRows);
    add(concaveRows);
    add(volumeRows);
}

void TestKnownMistakes::rightAnswers()
{
    QFETCH(std::function<bool()>, isRight);
    QVERIFY(isRight());
}

TRAMMEL_TEST(TestKnownMistakes)
#include "tst_knownmistakes.moc"
