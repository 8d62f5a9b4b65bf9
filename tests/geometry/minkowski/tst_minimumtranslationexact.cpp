#include "tests/geometry/alongedges.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>

#include <QtTest/QTest>

#include <limits>

using namespace Trammel;
using AlongEdges::ExactMap;
using Oracle::Point;
using Oracle::Points;
using Oracle::Rational;

namespace {

/// The Minkowski difference of two convex pieces, as a convex ring: all moves of the second piece that make it meet the
/// first.
struct Sum
{
    Points ring;
    std::vector<QPointF> rounded;
};

QPointF rounded(const Point &p)
{
    return {p.x.toDouble(), p.y.toDouble()};
}

std::vector<Sum> sumsOf(const Primitive &a, const Primitive &b)
{
    std::vector<Sum> sums;
    const std::vector<Points> others = AlongEdges::piecesOf(b, Extent::Area).pieces;
    for (const Points &piece : AlongEdges::piecesOf(a, Extent::Area).pieces) {
        for (const Points &other : others) {
            Points differences;
            for (const Point &p : piece) {
                for (const Point &q : other)
                    differences.push_back(p - q);
            }
            Sum &sum = sums.emplace_back();
            sum.ring = Oracle::hull(differences);
            for (const Point &p : sum.ring)
                sum.rounded.push_back(rounded(p));
        }
    }
    return sums;
}

/// An upper bound for the rounding errors of coordinates in the scenes.
constexpr double slack = 1e-10;

bool isWithin(const Point &p, const Sum &sum)
{
    const QPointF place = rounded(p);
    bool isSure = true;
    for (std::size_t i = 0; i < sum.rounded.size(); ++i) {
        const QPointF from = sum.rounded[i], along = sum.rounded[(i + 1) % sum.rounded.size()] - from;
        const double depth = cross(along, place - from);
        const double bound = slack * (std::abs(along.x()) + std::abs(along.y()));
        if (depth < -bound)
            return false;
        isSure = isSure && depth > bound;
    }
    return isSure || Oracle::side(p, sum.ring) > 0;
}

/// The squared length of the minimum translation; empty if it is clearly longer than a bound. Tests every point at
/// which the boundary of the union of all differences can be closest to the origin.
std::optional<Rational> squaredDepth(const std::vector<Sum> &sums, double bound)
{
    struct Near
    {
        Oracle::Edge edge;
        QPointF from;
        QPointF along;
    };
    std::vector<Near> near;
    for (const Sum &sum : sums) {
        for (std::size_t i = 0; i < sum.ring.size(); ++i) {
            const std::size_t next = (i + 1) % sum.ring.size();
            const QPointF from = sum.rounded[i], along = sum.rounded[next] - from;
            const double share = std::clamp(-dot(from, along) / lengthSquared(along), 0.0, 1.0);
            if (length(from + along * share) <= bound + slack)
                near.push_back({{sum.ring[i], sum.ring[next]}, from, along});
        }
    }
    std::optional<Rational> least;
    const auto consider = [&](const Point &place) {
        const Rational square = dot(place, place);
        if (least && *least <= square)
            return;
        if (std::none_of(sums.begin(), sums.end(), [&place](const Sum &sum) { return isWithin(place, sum); }))
            least = square;
    };
    for (std::size_t i = 0; i < near.size(); ++i) {
        const Point from = near[i].edge.first, along = near[i].edge.second - from;
        const Rational share = std::clamp(Rational(-dot(from, along) / dot(along, along)), Rational(0), Rational(1));
        consider(from + along * share);
        for (std::size_t j = 0; j < i; ++j) {
            const QPointF u = near[i].along, v = near[j].along, w = near[j].from - near[i].from;
            const double turn = cross(u, v);
            const bool isClear = std::abs(turn) > 1e-6 * length(u) * length(v);
            if (isClear && length(near[i].from + u * (cross(w, v) / turn)) > bound + 1e6 * slack)
                continue;
            const Point otherAlong = near[j].edge.second - near[j].edge.first;
            const Rational exactTurn = cross(along, otherAlong);
            if (exactTurn == 0)
                continue;
            const Point p = from + along * (cross(near[j].edge.first - from, otherAlong) / exactTurn);
            if (Oracle::isOnEdge(p, near[i].edge) && Oracle::isOnEdge(p, near[j].edge))
                consider(p);
        }
    }
    return least;
}

std::optional<Contact> way(const Primitive &a, const Primitive &b)
{
    return minimumTranslation({a, Extent::Area}, {b, Extent::Area});
}

QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 17);
}

QByteArray text(const Primitive &primitive)
{
    QByteArray points = "polygon";
    const auto add = [&points](QPointF p) { points += " (" + number(p.x()) + ", " + number(p.y()) + ')'; };
    if (const Obb *box = std::get_if<Obb>(&primitive)) {
        points = "box";
        for (QPointF p : {box->center, QPointF(box->halfWidth, box->halfHeight), box->axis})
            add(p);
        return points;
    }
    for (QPointF p : std::get<Polygon>(primitive).outline)
        add(p);
    return points;
}

/// Compares a depth with the square of the exact one, within a relative error of 1e-12.
bool isDepth(double depth, const Rational &square)
{
    const Rational above(depth * (1 + 1.1e-12)), below(depth * (1 - 1.1e-12));
    return below * below <= square && square <= above * above;
}

/// Checks the minimum translation of a pair as it is, with the shapes exchanged, and under all exact maps. Returns the
/// first fault; empty if there is none.
QByteArray faultOf(const Primitive &a, const Primitive &b)
{
    const std::optional<Contact> found = way(a, b);
    const std::vector<Sum> sums = sumsOf(a, b);
    const Point origin;
    const bool doOverlap = std::any_of(sums.begin(), sums.end(), [&](const Sum &sum) { return isWithin(origin, sum); });
    QByteArray wrong;
    if (found.has_value() != doOverlap) {
        wrong = found ? "depth of what is apart" : "no depth";
    } else if (found) {
        const std::optional<Rational> square = squaredDepth(sums, found->depth);
        const auto check = [&](const QByteArray &name, const Primitive &first, const Primitive &second, int exponent) {
            const std::optional<Contact> other = way(first, second);
            const double depth = other ? std::ldexp(other->depth, -exponent) : -1;
            if (wrong.isEmpty() && (!other || !square || !isDepth(depth, *square)))
                wrong = name + ": " + number(depth) + ", expected "
                    + (square ? number(std::sqrt(square->toDouble())) : "more");
        };
        check("as it is", a, b, 0);
        check("exchanged", b, a, 0);
        for (const ExactMap &map : AlongEdges::exactMaps) {
            if (map.isExactFor(a) && map.isExactFor(b))
                check("mapped", map.primitive(a), map.primitive(b), map.exponent);
        }
    }
    return wrong.isEmpty() ? wrong : wrong + " for " + text(a) + " and " + text(b);
}

} // namespace

class TestMinimumTranslationExact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedCases_data();
    void namedCases();
    void alongRandomEdges_data();
    void alongRandomEdges();
    void cornersOfBoxes();
};

void TestMinimumTranslationExact::namedCases_data()
{
    QTest::addColumn<Primitive>("a");
    QTest::addColumn<Primitive>("b");
    QTest::addColumn<double>("depth");
    const auto row = [](const char *name, const Primitive &a, const Primitive &b, double depth) {
        QTest::newRow(name) << a << b << depth;
    };
    row("diamonds, barely", Polygon{{{70, -62}, {28, -20}, {-14, -62}, {28, -104}}, {}},
        Polygon{{{100.999999999, -1}, {54.999999999, 45}, {8.999999999, -1}, {54.999999999, -47}}, {}},
        7.0710580206650444e-10);
    row("nearly parallel edges, by less than their ends are rounded",
        Polygon{{{-769.73369865399798, 446.59758506509905},
                 {-169.53846402316034, -166.08344761179393},
                 {7.5360444996054473e-15, -7.7578836542843295e-17},
                 {-600.1952346308376, 612.68103267689298}},
                {}},
        Polygon{{{2.4602956088399202e-15, -5.0498892785845791e-15},
                 {48.991297744986888, -50.010458535282581},
                 {119.92465055911151, 19.477346806779494},
                 {70.933352814124632, 69.487805342062074}},
                {}},
        8.391663653371362e-31);
    row("boxes, by less than their corners are rounded",
        Obb{{4096, -1024}, 0x1.7aa0e64894edfp+1, 0x1.7aa0e64894edfp+0, {-0x1.53da274d31a33p-2, -0x1.e2fabbbb56c1cp-1}},
        Obb{{0x1.00238daf47d0bp+12, -0x1.01c369f6ae9a0p+10},
            0x1.7aa0e64894edfp+1,
            0x1.7aa0e64894edfp+1,
            {-0x1.53da274d31a33p-2, -0x1.e2fabbbb56c1cp-1}},
        1.1570539002764957e-13);
}

void TestMinimumTranslationExact::namedCases()
{
    QFETCH(Primitive, a);
    QFETCH(Primitive, b);
    QFETCH(double, depth);
    const std::optional<Contact> found = way(a, b);
    QVERIFY(found);
    QVERIFY2(std::abs(found->depth - depth) <= 1e-13 * depth, number(found->depth));
    const QByteArray wrong = faultOf(a, b);
    QVERIFY2(wrong.isEmpty(), wrong);
}

void TestMinimumTranslationExact::alongRandomEdges_data()
{
    QTest::addColumn<bool>("isConvex");
    QTest::addColumn<int>("rounds");
    QTest::newRow("convex") << true << 400;
    QTest::newRow("any") << false << 100;
}

/// Overlaps from a fraction of the sizes down to little more than rounding errors.
void TestMinimumTranslationExact::alongRandomEdges()
{
    QFETCH(bool, isConvex);
    QFETCH(int, rounds);
    Random random;
    int faults = 0, overlaps = 0;
    QByteArray first;
    for (int round = 0; round < rounds; ++round) {
        const AlongEdges::Frame frame = AlongEdges::randomFrame(random);
        const QPointF half = AlongEdges::randomHalf(random), otherHalf = AlongEdges::randomHalf(random);
        const double overlap = random.coin() ? random.integer(1, 4) * 0.25 : std::pow(10, random.real(-16, 0));
        const Primitive a = AlongEdges::shapeAt(random, frame, {0, 0}, half, isConvex);
        const Primitive b = AlongEdges::shapeAt(
            random, frame, {half.x() + otherHalf.x() - overlap, random.integer(-4, 4) * 0.5}, otherHalf, isConvex);
        overlaps += way(a, b).has_value();
        const QByteArray wrong = faultOf(a, b);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(overlaps > rounds / 2);
}

/// Rotated boxes, corner at corner, that overlap by about the rounding error of their corners.
void TestMinimumTranslationExact::cornersOfBoxes()
{
    Random random;
    int faults = 0, overlaps = 0;
    QByteArray first;
    for (int round = 0; round < 1000; ++round) {
        const double far = random.coin() ? 0 : random.coin() ? 100 : 4096;
        const auto boxAround = [&random](QPointF center) {
            return Obb{center, random.real(0.5, 3), random.real(0.5, 3), axisFromDegrees(random.real(0, 360))};
        };
        const Obb a = boxAround(random.point(far)), turned = boxAround({});
        const double overlap = std::pow(10, random.real(-17, -13)) * std::max(1.0, far / 30);
        const QPointF corner = a.corners()[std::size_t(random.integer(0, 3))] + random.point(overlap);
        const Obb b{corner - turned.corners()[std::size_t(random.integer(0, 3))], turned.halfWidth, turned.halfHeight,
                    turned.axis};
        overlaps += way(a, b).has_value();
        const QByteArray wrong = faultOf(a, b);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(overlaps > 100);
}

TRAMMEL_TEST(TestMinimumTranslationExact)
#include "tst_minimumtranslationexact.moc"
