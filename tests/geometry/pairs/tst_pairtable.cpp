#include "tests/geometry/everykind.h"

#include <trammel/geometry/predicates.h>

#include "tests/testprogram.h"

#include <QtTest/QtTest>

using namespace Trammel;

/// Named cases for every ordered pair of kinds, at four scales. Each shape contains or surrounds its center, and
/// extends by exactly the same reach to the left and to the right.
class TestPairTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void badNumbers();
    void extremes();
    void manyEqualPoints();
};

namespace {

constexpr int KindCount = 11;

AnyValue kindAbout(int kind, QPointF center, double reach)
{
    const double x = center.x(), y = center.y(), left = x - reach, right = x + reach;
    const QPointF top(x, y - reach), bottom(x, y + reach), west(left, y), east(right, y);
    const QPointF corners[] = {{left, y - reach}, {right, y - reach}, {right, y + reach}, {left, y + reach}};
    switch (kind) {
    case 0:
        return Segment{west, east};
    case 1:
        return Aabb2{{left, y - reach}, {right, y + reach}};
    case 2:
        return Quad{{west, top, east, bottom}};
    case 3:
        return ConvexPolygon(corners);
    case 4:
        return Obb{center, -reach, reach, QPointF(1, 0)};
    case 5:
        return Circle{center, -reach};
    case 6:
        return Ellipse{center, reach, reach / 2, QPointF(1, 0)};
    case 7:
        return RoundedBox{{center, reach / 2, reach / 4, QPointF(-1, 0)}, reach / 2};
    case 8: // repeated and collinear points
        return Polyline{{west, west, center, center, east, east}};
    case 9:
        return Polygon{{corners[0], corners[0], top, corners[1], east, corners[2], corners[3], west}, {}};
    default: // a spike and a hole without area
        return Polygon{{corners[0], corners[1], corners[2], corners[3], west, west}, {{top, top}}};
    }
}

/// The form that decides the answers: an area, the closed curve around one, or a segment.
enum class Form { Area, Curve, Line };

Form formOf(int kind, Extent extent)
{
    return kind == 0 || kind == 8 ? Form::Line : extent == Extent::Area ? Form::Area : Form::Curve;
}

struct Expected
{
    bool meets, meetsOpen, firstHolds, firstHoldsOpen, secondHolds, secondHoldsOpen;
};

constexpr Expected None{false, false, false, false, false, false};

/// The offset of the second shape's center along x and the reach of the shape, in units, and the expected answers. The
/// reach of the first shape is 4.
struct Case
{
    const char *name;
    double offset;
    double reach;
    Expected (*expected)(Form a, Form b);
};

constexpr Case Cases[] = {
    {"outside", 20, 4, [](Form, Form) { return None; }},
    {"touching", 8, 4,
     [](Form a, Form b) { return Expected{true, a == Form::Curve && b == Form::Curve, false, false, false, false}; }},
    {"overlapping", 4, 4, [](Form, Form) { return Expected{true, true, false, false, false, false}; }},
    {"nested", 0, 1,
     [](Form a, Form b) {
         const bool holds = a == Form::Area || (a == Form::Line && b == Form::Line);
         return Expected{a != Form::Curve, a != Form::Curve, holds, holds, false, false};
     }},
};

} // namespace

void TestPairTable::cases_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("units") << 1.0;
    QTest::newRow("negative") << -1.0;
    QTest::newRow("huge") << 1e9;
    QTest::newRow("tiny") << 1e-9;
}

void TestPairTable::cases()
{
    QFETCH(double, scale);
    const auto check = [](const QByteArray &name, const Subject &a, const Subject &b, const Expected &expected) {
        const QByteArray message = name + ": " + textOf(a) + " and " + textOf(b);
        const PrimitiveView first = a.view(), second = b.view();
        QVERIFY2(intersects(first, second) == expected.meets, message);
        QVERIFY2(intersects(first, second, Reading::Open) == expected.meetsOpen, "open " + message);
        QVERIFY2(contains(first, second) == expected.firstHolds, "first holds " + message);
        QVERIFY2(contains(first, second, Reading::Open) == expected.firstHoldsOpen, "first holds open " + message);
        QVERIFY2(contains(second, first) == expected.secondHolds, "second holds " + message);
        QVERIFY2(contains(second, first, Reading::Open) == expected.secondHoldsOpen, "second holds open " + message);
        QVERIFY2((distance(first, second) == 0) == expected.meets, "distance " + message);
    };
    const double unit = std::abs(scale);
    const QPointF center(3 * scale, -2 * scale);
    for (int kindA = 0; kindA < KindCount; ++kindA) {
        for (Extent extentA : {Extent::Area, Extent::Curve}) {
            const Subject a{kindAbout(kindA, center, 4 * unit), extentA};
            const Form form = formOf(kindA, extentA);
            for (int kindB = 0; kindB < KindCount; ++kindB) {
                for (Extent extentB : {Extent::Area, Extent::Curve}) {
                    for (const Case &row : Cases) {
                        const QPointF place = center + QPointF(row.offset * scale, 0);
                        const Subject b{kindAbout(kindB, place, row.reach * unit), extentB};
                        check(row.name, a, b, row.expected(form, formOf(kindB, extentB)));
                    }
                }
                // A shape without size is a point, whatever its kind.
                const bool isCurve = form == Form::Curve;
                const Subject atCenter{kindAbout(kindB, center, 0)};
                const Subject atEnd{kindAbout(kindB, center + QPointF(4 * scale, 0), 0)};
                const bool isInside = !isCurve;
                check("point at the center", a, atCenter, {isInside, isInside, isInside, isInside, false, false});
                check("point at the end", a, atEnd, {true, isCurve, true, isCurve, false, false});
            }
            check("identical", a, a, {true, true, true, form == Form::Curve, true, form == Form::Curve});
        }
    }
}

void TestPairTable::badNumbers()
{
    const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
    for (int kindA = 0; kindA < KindCount; ++kindA) {
        for (double bad : {infinity, nan}) {
            const Subject a{kindAbout(kindA, {bad, 0}, 4)}, whole{kindAbout(kindA, {0, 0}, bad)};
            for (int kindB = 0; kindB < KindCount; ++kindB) {
                const Subject b{kindAbout(kindB, {0, 0}, 4)};
                for (const Subject &subject : {a, whole}) {
                    QVERIFY2(!intersects(subject.view(), b.view()), textOf(subject));
                    QVERIFY2(!intersects(b.view(), subject.view(), Reading::Open), textOf(subject));
                    QVERIFY2(!contains(subject.view(), b.view()) && !contains(b.view(), subject.view()),
                             textOf(subject));
                    QVERIFY2(distance(subject.view(), b.view()) == infinity, textOf(subject));
                    QVERIFY2(distance(b.view(), subject.view()) == infinity, textOf(subject));
                }
            }
        }
    }
}

// Straight shapes and circles have exact answers at any magnitude. The others must finish and be consistent.
void TestPairTable::extremes()
{
    for (double unit : {1e300, 1e-160, 1e-300}) {
        for (int kindA = 0; kindA < KindCount; ++kindA) {
            const Subject a{kindAbout(kindA, {0, 0}, 4 * unit)};
            for (int kindB = 0; kindB < KindCount; ++kindB) {
                const Subject touching{kindAbout(kindB, {8 * unit, 0}, 4 * unit)};
                const Subject apart{kindAbout(kindB, {9 * unit, 0}, 4 * unit)};
                const QByteArray message = textOf(a) + " and " + textOf(touching);
                const bool areRound = a.isRound() && touching.isRound() && (kindA == 6 || kindB == 6);
                QVERIFY2(intersects(a.view(), touching.view()) || areRound, message);
                QVERIFY2(!intersects(a.view(), touching.view(), Reading::Open) || areRound, message);
                QVERIFY2(!intersects(a.view(), apart.view()) || areRound, message);
                QVERIFY2(!contains(a.view(), apart.view()), message);
                QVERIFY2(distance(a.view(), apart.view()) >= 0, message);
            }
        }
    }
}

void TestPairTable::manyEqualPoints()
{
    const QPointF place(3, 4);
    const Polyline few{QList<QPointF>(1000, place)}, line{QList<QPointF>(1'000'000, place)};
    const Polygon fewInRing{few.points, {}}, ring{line.points, {}};
    for (int kind = 0; kind < KindCount; ++kind) {
        const Subject around{kindAbout(kind, place, 4)};
        for (const PrimitiveView &point : {PrimitiveView(few), PrimitiveView(fewInRing)}) {
            QVERIFY2(intersects(around.view(), point), textOf(around));
            QVERIFY2(contains(around.view(), point), textOf(around));
            QVERIFY2(distance(around.view(), point) == 0, textOf(around));
        }
    }
    QVERIFY(intersects(line, ring) && contains(line, ring) && contains(ring, line) && distance(ring, line) == 0);
    QVERIFY(intersects(Circle{place, 1}, line) && distance(line, QPointF(3, 9)) == 5);
}

TRAMMEL_TEST(TestPairTable)
#include "tst_pairtable.moc"
