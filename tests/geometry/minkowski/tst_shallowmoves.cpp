#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <limits>

using namespace Trammel;

/// Compares minimumTranslation() with exact rationals, for pairs that overlap, fit or are apart by a few units in the
/// last place.
class TestShallowMoves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convexPolygons();
    void teethInSlots();
    void cornersAtEdges();
    void cornersAtCorners();
    void discs();
    void discsAndPolygons();
    void roundTips();
    void tinyBoxesAndDiscs();
};

namespace {

using Real = boost::multiprecision::cpp_bin_float_100;

constexpr double infinity = std::numeric_limits<double>::infinity();
/// The unit in the last place of numbers from 8 to 16. Coordinates are multiples of it, so that those below 8 can be
/// added and subtracted exactly.
constexpr double ulp = 0x1p-49;

double rounded(double value)
{
    return std::round(value / ulp) * ulp;
}

QPointF rounded(QPointF point)
{
    return {rounded(point.x()), rounded(point.y())};
}

/// A symmetry of the grid, scaled by a power of two. With isDiagonal, it also rotates by 45 degrees and multiplies all
/// lengths by sqrt(2).
struct ExactMap
{
    bool isMirrored;
    bool isDiagonal;
    int quarters;
    int exponent;

    explicit ExactMap(Random &random)
        : isMirrored(random.coin()), isDiagonal(random.coin()), quarters(random.integer(0, 3)),
          exponent(random.integer(0, 2) == 0 ? random.integer(-1, 1) * 500 : random.integer(-8, 8))
    {
    }
    QPointF operator()(QPointF p) const
    {
        if (isMirrored)
            p.setX(-p.x());
        if (isDiagonal)
            p = {p.x() - p.y(), p.x() + p.y()};
        for (int i = 0; i < quarters; ++i)
            p = perpendicular(p);
        return {std::ldexp(p.x(), exponent), std::ldexp(p.y(), exponent)};
    }
    Polygon operator()(Polygon polygon) const
    {
        for (QPointF &p : polygon.outline)
            p = (*this)(p);
        return polygon;
    }
};

Polygon movedBy(Polygon polygon, QPointF offset)
{
    for (QPointF &point : polygon.outline)
        point += offset;
    return polygon;
}

Real real(const Oracle::Rational &value)
{
    return value.to<Real>();
}

Real length(const Oracle::Point &p)
{
    return sqrt(real(Oracle::dot(p, p)));
}

/// The minimum translations that separate two polygons: the points closest to the origin on the boundary of the union
/// of the Minkowski differences of all their triangles. Several if their lengths agree within a relative 1e-11, since
/// rounding may choose any of them. An empty list if the polygons are apart; no value if no interiors of triangles meet
/// but some triangles touch.
std::optional<std::vector<Oracle::Point>> shortestMoves(const Polygon &a, const Polygon &b)
{
    const auto triangles = [](const Polygon &polygon) {
        std::vector<Oracle::Points> list;
        const Triangulation triangulation = triangulate(polygon);
        for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
            Oracle::Points &corners = list.emplace_back();
            for (std::size_t j = i; j < i + 3; ++j)
                corners.emplace_back(polygon.outline[triangulation.indices[j]]);
        }
        return list;
    };
    std::vector<Oracle::Points> sums;
    for (const Oracle::Points &one : triangles(a)) {
        for (const Oracle::Points &other : triangles(b)) {
            Oracle::Points differences;
            for (const Oracle::Point &p : one) {
                for (const Oracle::Point &q : other)
                    differences.push_back(p - q);
            }
            sums.push_back(Oracle::hull(differences));
        }
    }
    int side = -1;
    for (const Oracle::Points &sum : sums)
        side = std::max(side, Oracle::side(Oracle::Point(), sum));
    if (side < 0)
        return std::vector<Oracle::Point>();
    if (side == 0)
        return std::nullopt;
    struct Candidate
    {
        Real distance;
        Oracle::Point place;
    };
    std::vector<Candidate> candidates;
    std::vector<Oracle::Edge> edges;
    for (const Oracle::Points &sum : sums) {
        for (const Oracle::Edge &edge : Oracle::ringEdges(sum))
            edges.push_back(edge);
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    const auto add = [&](const Oracle::Point &place) { candidates.push_back({length(place), place}); };
    for (const auto &[from, to] : edges) {
        const Oracle::Point along = to - from;
        const Oracle::Rational share = -Oracle::dot(from, along) / Oracle::dot(along, along);
        add(from);
        if (share > 0 && share < 1)
            add(from + along * share);
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Oracle::Point u = edges[i].second - edges[i].first, v = edges[j].second - edges[j].first;
            const Oracle::Rational turn = Oracle::cross(u, v);
            if (turn == 0)
                continue;
            const Oracle::Point p = edges[i].first + u * (Oracle::cross(edges[j].first - edges[i].first, v) / turn);
            if (Oracle::isOnEdge(p, edges[i]) && Oracle::isOnEdge(p, edges[j]))
                add(p);
        }
    }
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate &p, const Candidate &q) { return p.distance < q.distance; });
    std::vector<Oracle::Point> nearest;
    Real least = 0;
    for (const Candidate &candidate : candidates) {
        if (!nearest.empty() && candidate.distance > least * (1 + Real(1e-11)))
            break;
        const bool isHeld = std::any_of(sums.begin(), sums.end(), [&](const Oracle::Points &sum) {
            return sum.size() > 2 && Oracle::side(candidate.place, sum) > 0;
        });
        if (isHeld)
            continue;
        if (nearest.empty())
            least = candidate.distance;
        nearest.push_back(candidate.place);
    }
    return nearest;
}

QByteArray textOf(QPointF point)
{
    return "{" + QByteArray::number(point.x(), 'g', 17) + ", " + QByteArray::number(point.y(), 'g', 17) + "}";
}

QByteArray textOf(const Polygon &polygon)
{
    QByteArray text = "[";
    for (QPointF point : polygon.outline)
        text += textOf(point);
    return text + "]";
}

QByteArray textOf(const std::optional<Contact> &found)
{
    return found ? textOf(found->normal) + " * " + QByteArray::number(found->depth, 'g', 17) : QByteArray("nothing");
}

/// Empty if minimumTranslation() returns one of the minimum translations of the second polygon, and the opposite one
/// if the polygons are exchanged.
QByteArray faultOf(const Polygon &a, const Polygon &b)
{
    const std::optional<std::vector<Oracle::Point>> moves = shortestMoves(a, b);
    if (!moves)
        return {};
    const std::vector<Oracle::Point> &expected = *moves;
    for (bool isExchanged : {false, true}) {
        const Collider first(isExchanged ? b : a, Extent::Area), second(isExchanged ? a : b, Extent::Area);
        const std::optional<Contact> found = minimumTranslation(first, second);
        const Real least = expected.empty() ? Real(0) : length(expected.front());
        const auto isFound = [&](const Oracle::Point &move) {
            const QPointF normal = isExchanged ? -found->normal : found->normal;
            const Real x = real(move.x) / least, y = real(move.y) / least;
            return abs(x - normal.x()) < 1e-9 && abs(y - normal.y()) < 1e-9;
        };
        const bool isRight = least == 0 ? !found
                                        : found && abs(Real(found->depth) - least) <= least * 1e-12
                && std::any_of(expected.begin(), expected.end(), isFound);
        if (!isRight)
            return textOf(a) + " and " + textOf(b) + (isExchanged ? ", exchanged: " : ": ") + textOf(found)
                + " instead of " + QByteArray::number(double(least), 'g', 17);
    }
    return {};
}

Polygon upright(double left, double top, double right, double bottom)
{
    return {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}, {}};
}

/// Does not nudge a 0: its neighbors are so small that they vanish next to 1 even in numbers of a hundred digits.
QPointF nudged(Random &random, QPointF point)
{
    return {point.x() == 0 ? 0 : random.nudged(point.x(), 3), point.y() == 0 ? 0 : random.nudged(point.y(), 3)};
}

double ulps(Random &random)
{
    return random.integer(-3, 3) * ulp;
}

/// A strictly convex polygon around the origin.
Polygon convexPolygon(Random &random)
{
    Polygon polygon;
    const double start = random.real(0, 360);
    for (int i = 0, count = random.integer(3, 5); i < count; ++i)
        polygon.outline.append(rounded(axisFromDegrees(start + (i + random.real(0, 0.5)) * 360 / count) * 2));
    return polygon;
}

} // namespace

/// Rectangles whose edges nearly touch, and are much longer than the overlap is deep.
void TestShallowMoves::convexPolygons()
{
    Random random;
    int met = 0;
    for (int round = 0; round < 200; ++round) {
        const Polygon a = upright(-random.integer(1, 7), -random.integer(1, 7), ulps(random), ulps(random));
        const bool isAtCorner = random.coin();
        const double top = isAtCorner ? ulps(random) : -random.integer(1, 7);
        const Polygon b = upright(ulps(random), top, random.integer(1, 7), random.integer(1, 7));
        const ExactMap map(random);
        const QByteArray fault = faultOf(map(a), map(b));
        QVERIFY2(fault.isEmpty(), fault);
        met += minimumTranslation({a, Extent::Area}, {b, Extent::Area}).has_value();
    }
    QVERIFY(met > 20);
}

/// A tooth in a slot: wider than the slot, equally wide or narrower, with its lower edge at the bottom of the slot up
/// to rounding.
void TestShallowMoves::teethInSlots()
{
    Random random;
    int fitting = 0, rounds = 0;
    for (int round = 0; round < 16; ++round) {
        const double left = rounded(random.real(-5, -1)), right = rounded(random.real(1, 5));
        const double depth = random.integer(2, 6);
        const Polygon slot{{{left - 2, -1},
                            {right + 2, -1},
                            {right + 2, depth},
                            {right, depth},
                            {right, 0},
                            {left, 0},
                            {left, depth},
                            {left - 2, depth}},
                           {}};
        const double aside =
            random.coin() ? ulps(random) : rounded(std::ldexp(random.real(-1, 1), random.integer(-45, -4)));
        const double low = random.coin() ? 0 : ulps(random);
        const Polygon tooth =
            upright(left + aside + ulps(random), low, right + aside + ulps(random), random.integer(2, 7));
        const ExactMap map(random);
        const QByteArray fault = faultOf(map(slot), map(tooth));
        QVERIFY2(fault.isEmpty(), fault);
        ++rounds;
        const std::optional<Contact> found = minimumTranslation({slot, Extent::Area}, {tooth, Extent::Area});
        fitting += !found || found->depth < 1;
    }
    QVERIFY(fitting > 0 && fitting < rounds);
}

/// A corner of one polygon lies on an edge of the other, up to rounding.
void TestShallowMoves::cornersAtEdges()
{
    Random random;
    int met = 0;
    for (int round = 0; round < 60; ++round) {
        const Polygon a = convexPolygon(random);
        Polygon b = convexPolygon(random);
        const int edge = random.integer(0, int(a.outline.size()) - 1);
        const QPointF from = a.outline[edge], to = a.outline[(edge + 1) % a.outline.size()];
        const QPointF outward = -perpendicular(to - from);
        const QPointF place =
            rounded(from + (to - from) * random.real(0.05, 0.95)) + QPointF(ulps(random), ulps(random));
        const auto nearest = std::min_element(b.outline.begin(), b.outline.end(), [outward](QPointF p, QPointF q) {
            return dot(p, outward) < dot(q, outward);
        });
        b = movedBy(b, place - *nearest);
        const ExactMap map(random);
        const QByteArray fault = faultOf(map(a), map(b));
        QVERIFY2(fault.isEmpty(), fault);
        met += minimumTranslation({a, Extent::Area}, {b, Extent::Area}).has_value();
    }
    QVERIFY(met > 10);
}

/// Two rectangles with opposite corners at the same place, up to rounding, so that the translations over two sides
/// are short. If the sides are much longer than the overlap, rounded numbers do not decide which is shorter.
void TestShallowMoves::cornersAtCorners()
{
    Random random;
    int met = 0;
    for (int round = 0; round < 150; ++round) {
        const bool isLong = random.coin();
        const QPointF place = isLong ? QPointF() : random.point(3);
        const double degrees = random.real(0, 360);
        const auto rectangle = [&](double left, double top, double right, double bottom, double turn) {
            Polygon polygon = upright(left, top, right, bottom);
            for (QPointF &corner : polygon.outline)
                corner = place + rotated(corner, axisFromDegrees(degrees + turn));
            return polygon;
        };
        const auto size = [&] { return random.real(1, isLong ? 1000 : 7); };
        const Polygon a = rectangle(-size(), -size(), ulps(random), ulps(random), 0);
        const double turn = random.coin() ? 0 : random.real(-40, 40);
        const Polygon b = rectangle(ulps(random), ulps(random), size(), size(), turn);
        const QByteArray fault = faultOf(a, b);
        QVERIFY2(fault.isEmpty(), fault);
        met += minimumTranslation({a, Extent::Area}, {b, Extent::Area}).has_value();
    }
    QVERIFY(met > 10);
}

namespace {

/// The depth of a disc in a convex polygon, which may be a point, and the direction that moves the disc out. The
/// depth is negative if they are apart.
struct RealContact
{
    Real depth;
    Real x, y;
};

RealContact expectedContact(const Oracle::Points &ring, const Circle &circle, const Oracle::Rational &radius)
{
    const Oracle::Point center(circle.center);
    RealContact best{infinity, 0, 0};
    bool isInside = ring.size() > 2;
    for (std::size_t i = 0; i < ring.size() && ring.size() > 2; ++i) {
        const Oracle::Point &from = ring[i], along = ring[i + 1 == ring.size() ? 0 : i + 1] - from;
        // The sign of an area is more accurate than the difference of roots.
        const Oracle::Rational area = Oracle::cross(along, center - from), square = Oracle::dot(along, along);
        const Real size = sqrt(real(square));
        const Real depth = real(radius) + real(area) / size;
        const Oracle::Rational place = Oracle::dot(center - from, along);
        isInside = isInside && area.sign() >= 0;
        if (depth < best.depth && (isInside || (place.sign() >= 0 && place <= square)))
            best = {depth, real(along.y) / size, -real(along.x) / size};
    }
    if (isInside)
        return best;
    // Outside, the closest point decides.
    best.depth = -infinity;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Oracle::Point &from = ring[i], along = ring[i + 1 == ring.size() ? 0 : i + 1] - from;
        Oracle::Point offset = center - from;
        if (ring.size() > 1) {
            const Oracle::Rational share = Oracle::dot(offset, along) / Oracle::dot(along, along);
            offset = offset - along * std::clamp(share, Oracle::Rational(0), Oracle::Rational(1));
        }
        const Real distance = length(offset);
        if (real(radius) - distance > best.depth)
            best = {real(radius) - distance, real(offset.x) / distance, real(offset.y) / distance};
    }
    return best;
}

/// Empty if minimumTranslation() returns the expected depth and direction, also with the shapes exchanged.
QByteArray faultOf(const Primitive &other, const Circle &circle, const RealContact &expected)
{
    for (bool isExchanged : {false, true}) {
        const Collider first(isExchanged ? Primitive(circle) : other, Extent::Area);
        const Collider second(isExchanged ? other : Primitive(circle), Extent::Area);
        const std::optional<Contact> found = minimumTranslation(first, second);
        if (found.has_value() != (expected.depth > 0))
            return isExchanged ? "exchanged: " + textOf(found) : textOf(found);
        if (!found)
            continue;
        const QPointF normal = isExchanged ? -found->normal : found->normal;
        const bool isRight = abs(Real(found->depth) - expected.depth) <= expected.depth * 1e-12
            && abs(expected.x - normal.x()) < 1e-7 && abs(expected.y - normal.y()) < 1e-7;
        if (!isRight)
            return (isExchanged ? "exchanged: " : "") + textOf(found) + " instead of "
                + textOf(QPointF(double(expected.x), double(expected.y))) + " * "
                + QByteArray::number(double(expected.depth), 'g', 17);
    }
    return {};
}

} // namespace

void TestShallowMoves::discs()
{
    constexpr std::array ways{QPointF(5, 0), QPointF(3, 4), QPointF(4, 3), QPointF(1, 1), QPointF(1, 2)};
    Random random;
    int met = 0, deep = 0;
    for (int round = 0; round < 1500; ++round) {
        const ExactMap map(random);
        const double scale = std::ldexp(1, map.exponent);
        const QPointF way = map(ways[std::size_t(random.integer(0, 4))] * random.integer(1, 5));
        const double distance = Trammel::length(way);
        const double own = random.nudged(distance * random.integer(1, 15) / 16, 3);
        const bool isDeep = random.integer(0, 4) == 0;
        const double radius = random.nudged(isDeep ? random.real(0, 2) * distance : distance - own, 3);
        const QPointF center = random.gridPoint(3) * scale;
        const Circle circle{center, own}, other{nudged(random, center + way), radius};
        const RealContact expected =
            expectedContact({Oracle::Point(circle.center)}, other,
                            Oracle::Rational(std::abs(circle.radius)) + Oracle::Rational(std::abs(other.radius)));
        const QByteArray fault = faultOf(circle, other, expected);
        QVERIFY2(fault.isEmpty(),
                 textOf(circle.center) + QByteArray::number(circle.radius, 'g', 17) + " and " + textOf(other.center)
                     + QByteArray::number(other.radius, 'g', 17) + ": " + fault);
        met += expected.depth > 0;
        deep += expected.depth > 1e-3 * scale;
    }
    QVERIFY(met > 200 && deep > 50 && met - deep > 100);
}

/// Discs next to a side or a corner, touching it up to rounding.
void TestShallowMoves::discsAndPolygons()
{
    Random random;
    int met = 0, apart = 0;
    for (int round = 0; round < 1500; ++round) {
        const ExactMap map(random);
        const double scale = std::ldexp(1, map.exponent);
        const Polygon polygon = map(convexPolygon(random));
        Oracle::Points ring;
        for (QPointF corner : polygon.outline)
            ring.emplace_back(corner);
        ring = Oracle::hull(ring);
        const QPointF center = random.point(3) * scale;
        // The radius is the distance of the center, within a few units in the last place.
        const RealContact onlyCenter = expectedContact(ring, {center, 0}, 0);
        if (onlyCenter.depth >= 0)
            continue;
        const Circle circle{center, random.nudged(double(-onlyCenter.depth), 3)};
        const RealContact expected = expectedContact(ring, circle, Oracle::Rational(circle.radius));
        const QByteArray fault = faultOf(polygon, circle, expected);
        QVERIFY2(fault.isEmpty(),
                 textOf(polygon) + " and " + textOf(circle.center) + QByteArray::number(circle.radius, 'g', 17) + ": "
                     + fault);
        ++(expected.depth > 0 ? met : apart);
    }
    QVERIFY(met > 100 && apart > 100);
}

/// Ellipses and rounded boxes whose tips overlap the side of a rectangle by little more than the rounding errors.
void TestShallowMoves::roundTips()
{
    Random random;
    for (int round = 0; round < 400; ++round) {
        const ExactMap map(random);
        const double scale = std::ldexp(1, map.exponent);
        const QPointF axis = perpendicular({map.quarters % 2 == 0 ? 1.0 : 0.0, map.quarters % 2 == 0 ? 0.0 : 1.0});
        const double radius = random.integer(1, 3) * scale, half = random.integer(1, 3) * scale;
        const Primitive round1 = random.coin() ? Primitive(Ellipse{{0, 0}, radius, half, axis})
                                               : Primitive(RoundedBox{{{0, 0}, half / 2, half, axis}, radius});
        // The distance from the center to the tip, along the axis.
        const double reach = std::holds_alternative<Ellipse>(round1) ? radius : half / 2 + radius;
        const double overlap = random.integer(1, 3) * std::ldexp(reach, -52);
        const double place = reach - overlap;
        const QPointF center = axis * (place + 4 * scale);
        const Polygon wall{{center - axis * (4 * scale) - perpendicular(axis) * (8 * scale),
                            center + axis * (4 * scale) - perpendicular(axis) * (8 * scale),
                            center + axis * (4 * scale) + perpendicular(axis) * (8 * scale),
                            center - axis * (4 * scale) + perpendicular(axis) * (8 * scale)},
                           {}};
        const double side = dot(wall.outline[0], axis);
        const std::optional<Contact> found = minimumTranslation({round1, Extent::Area}, {wall, Extent::Area});
        const double expected = reach - side;
        QCOMPARE(found.has_value(), expected > 0);
        if (!found)
            continue;
        QVERIFY2(std::abs(found->depth - expected) <= 1e-12 * expected,
                 QByteArray::number(found->depth, 'g', 17) + " instead of " + QByteArray::number(expected, 'g', 17));
        QVERIFY2(Trammel::length(found->normal - axis) < 1e-7, textOf(found));
    }
}

/// Boxes so small that doubles do not distinguish their corners, with and without a radius, next to a disc.
void TestShallowMoves::tinyBoxesAndDiscs()
{
    Random random;
    int met = 0;
    for (int round = 0; round < 1000; ++round) {
        const double size = std::pow(10, random.real(-15, -11)), radius = size * random.real(0.5, 2);
        const RoundedBox box{{random.point(100), size * random.real(0.3, 2), size * random.real(0.3, 2),
                              axisFromDegrees(random.real(0, 360))},
                             random.coin() ? size * random.real(0.1, 2) : 0};
        const Circle circle{box.core.center + random.point(3 * size), radius};
        // The difference of numbers this close is exact. The numbers below are in the frame of the box.
        const QPointF offset = circle.center - box.core.center;
        const double x = std::abs(dot(offset, box.core.axis)) - box.core.halfWidth;
        const double y = std::abs(dot(offset, perpendicular(box.core.axis))) - box.core.halfHeight;
        const double outside = x < 0 && y < 0 ? std::max(x, y) : std::hypot(std::max(x, 0.0), std::max(y, 0.0));
        const double expected = radius + box.radius - outside;
        const Primitive other = box.radius > 0 ? Primitive(box) : Primitive(box.core);
        if (std::abs(expected) < 1e-12 * size)
            continue;
        for (bool isExchanged : {false, true}) {
            const Collider first(isExchanged ? Primitive(circle) : other, Extent::Area);
            const Collider second(isExchanged ? other : Primitive(circle), Extent::Area);
            const std::optional<Contact> found = minimumTranslation(first, second);
            QCOMPARE(found.has_value(), expected > 0);
            QVERIFY2(!found || std::abs(found->depth - expected) <= 1e-12 * size,
                     textOf(found) + " instead of " + QByteArray::number(expected, 'g', 17));
        }
        met += expected > 0;
    }
    QVERIFY(met > 200);
}

TRAMMEL_TEST(TestShallowMoves)
#include "tst_shallowmoves.moc"
