#include "tests/geometry/everykind.h"

#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sat.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/triangulation.h>

#include <QtTest/QTest>

#include <limits>

using namespace Trammel;

/// Pairs that are mirrored, exchanged, rotated by quarter turns, scaled by powers of two and translated by exact
/// amounts get the same answers as the original pairs.
class TestInvariance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void predicates_data();
    void predicates();
    void colliders_data();
    void colliders();
    void contacts_data();
    void contacts();
    void circlesOfAllMagnitudes();
    void distancesOfAllMagnitudes();
    void ellipsesOfAllMagnitudes();
    void namedPairs();
    void turnedBoxesNextToNothing();
};

namespace {

/// A map under which no coordinate of the pairs below is rounded.
struct ExactMap
{
    bool isMirrored;
    int quarters;
    int exponent;
    QPointF offset;

    QPointF vector(QPointF v) const
    {
        if (isMirrored)
            v.setX(-v.x());
        for (int i = 0; i < quarters; ++i)
            v = perpendicular(v);
        return v;
    }
    double size(double value) const { return std::ldexp(value, exponent); }
    QPointF point(QPointF p) const
    {
        const QPointF turned = vector(p + offset);
        return {size(turned.x()), size(turned.y())};
    }

    QList<QPointF> points(QList<QPointF> list) const
    {
        for (QPointF &p : list)
            p = point(p);
        return list;
    }

    QPointF operator()(QPointF p) const { return point(p); }
    Segment operator()(const Segment &segment) const { return {point(segment.from), point(segment.to)}; }
    Aabb2 operator()(const Aabb2 &box) const
    {
        Aabb2 image;
        for (QPointF corner : Quad::fromBox(box).corners)
            image.include(point(corner));
        return image;
    }
    Quad operator()(Quad quad) const
    {
        for (QPointF &corner : quad.corners)
            corner = point(corner);
        return quad;
    }
    ConvexPolygon operator()(const ConvexPolygon &polygon) const
    {
        return ConvexPolygon(points({polygon.corners().begin(), polygon.corners().end()}));
    }
    Obb operator()(const Obb &box) const
    {
        return {point(box.center), size(box.halfWidth), size(box.halfHeight), vector(box.axis)};
    }
    Circle operator()(const Circle &circle) const { return {point(circle.center), size(circle.radius)}; }
    Ellipse operator()(const Ellipse &ellipse) const
    {
        return {point(ellipse.center), size(ellipse.radiusX), size(ellipse.radiusY), vector(ellipse.axis)};
    }
    RoundedBox operator()(const RoundedBox &box) const { return {(*this)(box.core), size(box.radius)}; }
    Polyline operator()(const Polyline &line) const { return {points(line.points)}; }
    Polygon operator()(const Polygon &polygon) const
    {
        Polygon image{points(polygon.outline), {}};
        for (const QList<QPointF> &hole : polygon.holes)
            image.holes.append(points(hole));
        return image;
    }
    Subject operator()(const Subject &subject) const
    {
        return {std::visit([this](const auto &value) { return AnyValue((*this)(value)); }, subject.value),
                subject.extent};
    }
    Primitive operator()(const Primitive &primitive) const
    {
        return std::visit([this](const auto &value) { return Primitive((*this)(value)); }, primitive);
    }

    QByteArray text() const
    {
        return (isMirrored ? " mirrored, " : " ") + QByteArray::number(quarters) + " quarters, 2^"
            + QByteArray::number(exponent) + ", by " + textOf(offset);
    }
};

/// The coordinates of the translated families are multiples of a unit, so that sums with the offsets are exact.
ExactMap someMap(Random &random, Family family, std::initializer_list<int> exponents)
{
    QPointF offset;
    if (family == Family::IntegerGrid)
        offset = random.gridPoint(1 << 20);
    else if (family == Family::SmallAndFar)
        offset = QPointF(random.integer(-400'000, 40'000), random.integer(-40'000, 400'000));
    int exponent = exponents.begin()[random.integer(0, int(exponents.size()) - 1)];
    // A nudged 0 is a denormal number, which smaller scales lose.
    if (family == Family::WithinUlps)
        exponent = std::abs(exponent);
    return {random.coin(), random.integer(0, 3), exponent, offset};
}

void addFamilies()
{
    QTest::addColumn<Family>("family");
    QTest::newRow("random") << Family::Random;
    QTest::newRow("integers") << Family::IntegerGrid;
    QTest::newRow("tenths") << Family::TenthsGrid;
    QTest::newRow("within ulps") << Family::WithinUlps;
    QTest::newRow("small and far") << Family::SmallAndFar;
}

bool hasEllipse(const Subject &subject)
{
    return std::holds_alternative<Ellipse>(subject.value) && subject.isRound();
}

/// Whether the answers for a pair are exact. Those for an ellipse and another round set are rounded, and depend on the
/// position.
bool isExact(const Subject &a, const Subject &b)
{
    return !(hasEllipse(a) && b.isRound()) && !(hasEllipse(b) && a.isRound());
}

std::optional<Primitive> asPrimitive(const Subject &subject)
{
    return std::visit(
        [](const auto &value) -> std::optional<Primitive> {
            if constexpr (std::is_convertible_v<decltype(value), Primitive>)
                return Primitive(value);
            else
                return std::nullopt;
        },
        subject.value);
}

std::optional<Contact> contactOf(const Subject &a, const Subject &b, Reading reading)
{
    return std::visit(
        [reading](const auto &own, const auto &other) -> std::optional<Contact> {
            if constexpr (ConvexPrimitive<
                              std::decay_t<decltype(own)>> && ConvexPrimitive<std::decay_t<decltype(other)>>)
                return contact(own, other, reading);
            else
                return std::nullopt;
        },
        a.value, b.value);
}

/// Whether edges cross: crossing points are rounded, and differently under each map.
bool isCrossing(const Subject &subject)
{
    const auto *polygon = std::get_if<Polygon>(&subject.value);
    return polygon && triangulate(*polygon).error != Triangulation::Error::None;
}

double sizeOf(const Subject &a, const Subject &b)
{
    const Aabb2 box = bounds(*asPrimitive(a)).united(bounds(*asPrimitive(b)));
    return box.size()[0] + box.size()[1];
}

} // namespace

Q_DECLARE_METATYPE(Family)

void TestInvariance::predicates_data()
{
    addFamilies();
}

void TestInvariance::predicates()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family);
    for (int round = 0; round < 2500; ++round) {
        const Subject a = maker.subject(), b = maker.subject();
        if (!isExact(a, b))
            continue;
        const ExactMap map = someMap(random, family, {0, 1, 500, -500, 515, -530, 600, -560});
        const Subject imageA = map(a), imageB = map(b);
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            const QByteArray text = textOf(a) + " and " + textOf(b) + map.text();
            const bool doMeet = intersects(a.view(), b.view(), reading);
            QVERIFY2(intersects(imageA.view(), imageB.view(), reading) == doMeet, text);
            QVERIFY2(intersects(imageB.view(), imageA.view(), reading) == doMeet, text);
            QVERIFY2(contains(imageA.view(), imageB.view(), reading) == contains(a.view(), b.view(), reading), text);
        }
    }
}

void TestInvariance::colliders_data()
{
    addFamilies();
}

void TestInvariance::colliders()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family, 4);
    int depths = 0;
    for (int round = 0; round < 1200; ++round) {
        // Colliders hold primitives, which are the kinds from 5 to 10.
        const Subject a = maker.subject(random.integer(5, 10)), b = maker.subject(random.integer(5, 10));
        if (!isExact(a, b) || isCrossing(a) || isCrossing(b))
            continue;
        // Colliders rescale huge and tiny pairs, which would lose the denormal numbers of this family.
        const bool isLeastLost = family == Family::WithinUlps;
        const ExactMap map = isLeastLost ? someMap(random, family, {0, 1, 20})
                                         : someMap(random, family, {0, 0, 1, 500, -500, 600, -600});
        const QByteArray text = textOf(a) + " and " + textOf(b) + map.text();
        const Collider first(*asPrimitive(a), a.extent), second(*asPrimitive(b), b.extent);
        const Collider firstImage(map(*asPrimitive(a)), a.extent), secondImage(map(*asPrimitive(b)), b.extent);
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            const bool doMeet = intersects(first, second, reading);
            QVERIFY2(intersects(firstImage, secondImage, reading) == doMeet, text);
            QVERIFY2(intersects(secondImage, firstImage, reading) == doMeet, text);
        }
        const std::optional<Contact> way = minimumTranslation(first, second);
        const std::optional<Contact> there = minimumTranslation(firstImage, secondImage);
        const std::optional<Contact> back = minimumTranslation(secondImage, firstImage);
        QVERIFY2(way.has_value() == there.has_value() && way.has_value() == back.has_value(), text);
        if (!way)
            continue;
        ++depths;
        const double size = sizeOf(a, b);
        // A depth next to 0 is rounded to one of the least denormal numbers.
        double slack = 1e-12 * way->depth + 4 * std::numeric_limits<double>::denorm_min();
        if (a.isRound() || b.isRound()) {
            // A tiny radius, such as a nudged 0, counts as 1e-12 of the size.
            const bool isRough = hasEllipse(a) || hasEllipse(b) || family == Family::WithinUlps;
            slack = (isRough ? 1e-11 : 2e-13) * size;
        }
        for (const std::optional<Contact> &image : {there, back}) {
            QVERIFY2(std::abs(std::ldexp(image->depth, -map.exponent) - way->depth) <= slack,
                     text + ' ' + QByteArray::number(way->depth, 'g', 17) + ' '
                         + QByteArray::number(std::ldexp(image->depth, -map.exponent), 'g', 17));
            QVERIFY2(std::abs(length(image->normal) - 1) < 1e-12, text);
        }
    }
    QVERIFY(depths > 10);
}

void TestInvariance::contacts_data()
{
    addFamilies();
}

void TestInvariance::contacts()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family);
    constexpr std::array kinds{2, 4, 5, 6};
    const auto someSubject = [&] {
        Subject subject = maker.subject(kinds[std::size_t(random.integer(0, 3))]);
        subject.extent = Extent::Area;
        return subject;
    };
    int depths = 0;
    for (int round = 0; round < 2500; ++round) {
        const Subject a = someSubject(), b = someSubject();
        const ExactMap map = someMap(random, family, {0, 1, 500, -500, 515, -530, 600, -560});
        const Subject imageA = map(a), imageB = map(b);
        const QByteArray text = textOf(a) + " and " + textOf(b) + map.text();
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            const std::optional<Contact> way = contactOf(a, b, reading);
            const std::optional<Contact> there = contactOf(imageA, imageB, reading);
            const std::optional<Contact> back = contactOf(imageB, imageA, reading);
            QVERIFY2(way.has_value() == there.has_value() && way.has_value() == back.has_value(), text);
            if (!way)
                continue;
            ++depths;
            // The rounding errors of a box's corners are relative to the coordinates of its center.
            const double slack = 1e-13 * (family == Family::SmallAndFar ? 1e6 : 10);
            for (const std::optional<Contact> &image : {there, back}) {
                QVERIFY2(std::abs(std::ldexp(image->depth, -map.exponent) - way->depth) <= slack,
                         text + ' ' + QByteArray::number(way->depth, 'g', 17) + ' '
                             + QByteArray::number(std::ldexp(image->depth, -map.exponent), 'g', 17));
                QVERIFY2(std::abs(length(image->normal) - 1) < 1e-12, text);
            }
        }
    }
    QVERIFY(depths > 100);
}

/// A corner next to the circle decides, and its squared distance overflows or underflows.
void TestInvariance::circlesOfAllMagnitudes()
{
    Random random;
    SubjectMaker maker(random, Family::IntegerGrid, 9);
    const auto sign = [&] { return random.coin() ? 1 : -1; };
    for (int round = 0; round < 4000; ++round) {
        Subject other = maker.subject();
        // Some boxes are rotated, so that their corners are not representable as doubles.
        if (random.integer(0, 3) == 0)
            other.value = Obb{random.gridPoint(9), double(random.integer(0, 9)), double(random.integer(0, 9)),
                              axisFromDegrees(random.real(0, 360))};
        Subject circle{Circle{random.gridPoint(9) + QPointF(9 * sign(), 9 * sign()), double(random.integer(1, 12))}};
        if (random.coin())
            circle.extent = Extent::Curve;
        if (!isExact(circle, other))
            continue;
        // The exponents range from just above the least denormal number to the largest at which the pair is finite.
        const ExactMap map{random.coin(), random.integer(0, 3), random.integer(-1070, 1015), {}};
        const Subject circleImage = map(circle), otherImage = map(other);
        const QByteArray text = textOf(circle) + " and " + textOf(other) + map.text();
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            const bool doMeet = intersects(circle.view(), other.view(), reading);
            QVERIFY2(intersects(circleImage.view(), otherImage.view(), reading) == doMeet, text);
            QVERIFY2(intersects(otherImage.view(), circleImage.view(), reading) == doMeet, text);
            QVERIFY2(contains(circleImage.view(), otherImage.view(), reading)
                         == contains(circle.view(), other.view(), reading),
                     text);
            QVERIFY2(contains(otherImage.view(), circleImage.view(), reading)
                         == contains(other.view(), circle.view(), reading),
                     text);
        }
    }
}

/// The distances, the nearest points and the touches of a ray.
void TestInvariance::distancesOfAllMagnitudes()
{
    Random random;
    SubjectMaker maker(random, Family::IntegerGrid, 9);
    int apart = 0, touches = 0;
    for (int round = 0; round < 2000; ++round) {
        const Subject a = maker.subject(), b = maker.subject();
        const ExactMap map{random.coin(), random.integer(0, 3), random.integer(-900, 1000), {}};
        const Subject imageA = map(a), imageB = map(b);
        const QByteArray text = textOf(a) + " and " + textOf(b) + map.text();
        const double slack = 1e-10;
        const auto isClose = [&](double image, double value) {
            return std::abs(std::ldexp(image, -map.exponent) - value) <= slack;
        };
        const double away = distance(a.view(), b.view());
        // Next to contact, the verdict on an ellipse and another round set is rounded.
        if (away > 0 && away < 1e-9)
            continue;
        apart += away > 0;
        QVERIFY2(isClose(distance(imageA.view(), imageB.view()), away), text);
        const QPointF point = random.gridPoint(9);
        QVERIFY2(isClose(distance(map(point), imageA.view()), distance(point, a.view())), text + textOf(point));
        const std::optional<NearestPoints> nearest = nearestPoints(imageA.view(), imageB.view());
        QVERIFY2(nearest.has_value() == (away > 0), text);
        if (nearest)
            QVERIFY2(isClose(length(nearest->second - nearest->first), away), text);
        const Segment ray{point, random.gridPoint(9)};
        const std::optional<Touch> touch = raycast(ray, a.view()), image = raycast(map(ray), imageA.view());
        QVERIFY2(touch.has_value() == image.has_value(), text);
        touches += touch.has_value();
        if (touch) {
            const double difference = std::abs(touch->fraction - image->fraction);
            QVERIFY2(difference < 1e-6 && touch->startsOverlapping == image->startsOverlapping, text);
        }
    }
    QVERIFY(apart > 300 && touches > 300);
}

/// Ellipses and other round sets, which are compared in doubles.
void TestInvariance::ellipsesOfAllMagnitudes()
{
    Random random;
    SubjectMaker maker(random, Family::Random, 9);
    int depths = 0, holding = 0;
    for (int round = 0; round < 1500; ++round) {
        const auto someRound = [&](int least) {
            Subject subject = maker.subject(random.integer(least, 8));
            subject.extent = Extent::Area;
            return subject;
        };
        Subject a = someRound(7), b = someRound(6);
        if (random.coin())
            std::swap(a, b);
        const ExactMap map{false, 0, random.integer(-900, 1000), {}};
        const Subject imageA = map(a), imageB = map(b);
        const QByteArray text = textOf(a) + " and " + textOf(b) + map.text();
        const std::optional<Contact> way = contactOf(a, b, Reading::Closed),
                                     image = contactOf(imageA, imageB, Reading::Closed);
        if (way ? way->depth < 1e-9 : distance(a.view(), b.view()) < 1e-9)
            continue;
        depths += way.has_value();
        QVERIFY2(way.has_value() == image.has_value(), text);
        QVERIFY2(!way || std::abs(std::ldexp(image->depth, -map.exponent) - way->depth) < 1e-10, text);
        for (Reading reading : {Reading::Closed, Reading::Open})
            QVERIFY2(intersects(imageA.view(), imageB.view(), reading) == way.has_value(), text);
        const bool isHeld = contains(a.view(), b.view());
        holding += isHeld;
        if (isHeld == contains(a.view(), b.view(), Reading::Open))
            QVERIFY2(contains(imageA.view(), imageB.view()) == isHeld, text);
    }
    QVERIFY(depths > 100 && holding > 10);
}

/// Pairs whose answers depend on rounding, underflow or overflow.
void TestInvariance::namedPairs()
{
    // The normal of an edge has a coordinate that underflows, and must still come first in the order of the angles.
    constexpr double least = std::numeric_limits<double>::denorm_min();
    const ConvexPolygon turned(std::array{QPointF(2 * least, 1.5), QPointF(3 * least, -1.5), QPointF(1.5, -1.5)});
    const ConvexPolygon wide(std::array{QPointF(-1, 2), QPointF(-1, 0), QPointF(0, -1), QPointF(2, 2)});
    const std::optional<Contact> way = contact(turned, wide), back = contact(wide, turned);
    QVERIFY(way && back);
    QVERIFY(std::abs(way->depth - back->depth) < 1e-13);

    // A product overflows in the position of a circle along an edge.
    const auto large = [](double value) { return std::ldexp(value, 506); };
    const Circle circle{{large(9), large(-4)}, large(10)};
    const RoundedBox rounded{{{0, large(-8)}, large(8), 0, {3, 4}}, large(8)};
    QVERIFY(intersects(circle, rounded));

    // The corners of a core coincide after rounding.
    const RoundedBox disc{{{0.6, -1.6}, least, 2 * least, {-0.98, -0.198}}, 1.3};
    QVERIFY(!contains(disc, Ellipse{{1.3, -0.3}, 2 * least, least, {0.17, -0.985}}));

    // An ellipse next to zero holds another one.
    const Ellipse outer{{-5e-253, -5e-253}, 5e-253, 5e-253, {1, 0}};
    const Ellipse inner{{-5e-253, -4e-253}, 7e-308, 1e-291, {0.6, -0.8}};
    QVERIFY(contains(outer, inner) && intersects(outer, inner));

    // The bounds of a box with a huge axis overflow.
    const Obb endless{{0, 0}, 1, 1e289, {-1e289, -1e289}};
    const Polygon huge{{{-1e289, 0}, {0, -1e289}, {0, 0}}, {}};
    QVERIFY(intersects(huge, endless, Reading::Open));
    QVERIFY(!contains(huge, endless));

    // The depth and the normal of a box of a few denormal numbers.
    const Polygon kite{{{1.25, 0}, {0.5, 1.25}, {-1.25, 0.25}, {-1.25, -1}}, {}};
    const Obb dot{{1.25, -2 * least}, 3 * least, 3 * least, axisFromDegrees(41)};
    for (const std::optional<Contact> &found :
         {minimumTranslation(Collider(kite), Collider(dot)), minimumTranslation(Collider(dot), Collider(kite))}) {
        QVERIFY(found && found->depth < 1e-322);
        QVERIFY(std::abs(length(found->normal) - 1) < 1e-12);
    }
}

/// The boxes are so small that their corners are rounded to a few bits.
void TestInvariance::turnedBoxesNextToNothing()
{
    Random random;
    for (int round = 0; round < 1000; ++round) {
        const Obb box{random.gridPoint(9), double(random.integer(1, 9)), double(random.integer(1, 9)),
                      axisFromDegrees(random.real(0, 360))};
        const Circle circle{random.gridPoint(15), double(random.integer(1, 9))};
        const ExactMap map{random.coin(), random.integer(0, 3), random.integer(-1074, -1060), {}};
        const bool doMeet = intersects(box, circle);
        const QByteArray text = textOf(Subject{box}) + " and " + textOf(Subject{circle}) + map.text();
        QVERIFY2(intersects(map(box), map(circle)) == doMeet, text);
        QVERIFY2(intersects(map(circle), map(box)) == doMeet, text);
        QVERIFY2(contact(map(box), map(circle)).has_value() == doMeet, text);
    }
}

TRAMMEL_TEST(TestInvariance)
#include "tst_invariance.moc"
