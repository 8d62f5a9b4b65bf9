#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/geometry/predicates.h>

#include <QtGui/QPainterPath>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// A tolerance that is much smaller than the shapes and much larger than rounding errors.
constexpr double hair = 1e-9;

} // namespace

class TestShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysSmall();
    void equalityIsExact();
    void normalizedIsWhatDocumentsKeep();
    void faultNamesTheReason_data();
    void faultNamesTheReason();
    void primitiveFollowsTheKind();
    void polygonComesBack();
    void outlineIsMirroredThenTurned();
    void pathFollowsThePrimitive();
    void paintedBoundsHoldTheStroke();
    void kindsAreFoundByName();
};

void TestShape::staysSmall()
{
    QVERIFY2(sizeof(Shape) <= 256, qPrintable(QString::number(sizeof(Shape))));
}

void TestShape::equalityIsExact()
{
    const Shape shape = Shape::polygon({{0, 0}, {10, 0}, {0, 10}});
    Shape other = shape;
    QVERIFY(shape == other);
    other.center.rx() = std::nextafter(other.center.x(), 100.0);
    QVERIFY(shape != other);
    other = shape;
    other.outline[0][0].ry() = std::nextafter(other.outline[0][0].y(), 0.0);
    QVERIFY(shape != other);
    other = shape;
    other.size.rheight() += 1e-13;
    QVERIFY(shape != other);
    other = shape;
    other.outline.append(QList<QPointF>());
    QVERIFY(shape != other);
    QVERIFY(Shape::rectangle({0, 0}, {1, 1}) != Shape::ellipse({0, 0}, {1, 1}));
    QVERIFY(Shape::rectangle({1e-13, 0}, {1, 1}) != Shape::rectangle({0, 0}, {1, 1}));
}

void TestShape::normalizedIsWhatDocumentsKeep()
{
    Shape shape = Shape::rectangle({-0.0, 1e-61}, {-0.0, 5}, -90);
    shape.fill = QColor::fromHsvF(0.3f, 0.4f, 0.5f);
    shape.text = QString(QChar(0xd800));
    shape.outline = {{{1, 1}}};
    const Shape clean = shape.normalized();
    QVERIFY(!std::signbit(clean.center.x()) && !std::signbit(clean.size.width()));
    QCOMPARE(clean.center.y(), 0.0);
    QCOMPARE(clean.rotation, 270.0);
    QCOMPARE(clean.fill.color().spec(), QColor::Rgb);
    QVERIFY(clean.text.isValidUtf16());
    QVERIFY(clean.outline.isEmpty());
    QVERIFY(clean == clean.normalized());

    Shape ring = Shape::polygon({{0, 0}, {10, 0}, {0, 10}});
    QVERIFY(ring.normalized().outline.constData() == ring.outline.constData());
    ring.outline[0][1] = {-0.0, 1e-70};
    QVERIFY(same(ring.normalized().outline[0][1], {0, 0}));
    QVERIFY(!std::signbit(ring.normalized().outline[0][1].x()));

    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 2000; ++i) {
        shape = random.shape();
        shape.rotation = random.real(-1e6, 1e6);
        const Shape once = shape.normalized();
        QVERIFY(once.rotation >= 0 && once.rotation < 360);
        QVERIFY(once == once.normalized());
    }
}

void TestShape::faultNamesTheReason_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const Shape &shape, const char *fault) {
        QTest::newRow(name) << shape << QString::fromLatin1(fault);
    };
    const Shape good = Shape::rectangle({0, 0}, {10, 10});
    const auto with = [&](auto change) {
        Shape shape = good;
        change(shape);
        return shape;
    };
    row("good", good, "");
    row("no size", Shape::rectangle({0, 0}, {0, 0}), "");
    row("largest", Shape::rectangle({1e9, -1e9}, {1e9, 1e9}), "");
    row("NaN center", Shape::rectangle({std::nan(""), 0}, {1, 1}), "the center's x is not a finite number");
    row("infinite center", Shape::rectangle({0, -infinity}, {1, 1}), "the center's y is not a finite number");
    row("far center", Shape::rectangle({0, -1.1e9}, {1, 1}), "the center's y is larger than 1e9");
    row("infinite width", Shape::rectangle({0, 0}, {infinity, 1}), "the width is not a finite number");
    row("negative height", Shape::rectangle({0, 0}, {1, -1}), "the height is negative");
    row("huge height", Shape::rectangle({0, 0}, {1, 1e300}), "the height is larger than 1e9");
    row("NaN rotation", Shape::rectangle({0, 0}, {1, 1}, std::nan("")), "the rotation is not a finite number");
    row("large rotation", Shape::rectangle({0, 0}, {1, 1}, 1e15), "");
    row("negative radius", Shape::roundedRectangle({0, 0}, {1, 1}, -1), "the corner radius is negative");
    row("NaN stroke", with([](Shape &shape) { shape.stroke.width = std::nan(""); }),
        "the stroke's width is not a finite number");
    row("two points", Shape::polygon({{0, 0}, {1, 1}}), "the polygon has fewer than three points");
    row("no points", Shape::polygon({}), "the polygon has fewer than three points");
    row("small hole", Shape::polygon({{0, 0}, {1, 1}, {0, 1}}, {{{0, 0}, {1, 1}}}),
        "a hole of the polygon has fewer than three points");
    row("flat polygon", Shape::polygon({{0, 0}, {1, 0}, {2, 0}}), "");
    row("one point", Shape::polyline({{0, 0}}), "the polyline has fewer than two points");
    row("NaN point", Shape::polygon({{0, 0}, {1, std::nan("")}, {2, 0}, {2, 2}}),
        "a point of the outline is not a finite number");
    Shape wide = Shape::polygon({{0, 0}, {10, 0}, {0, 10}});
    wide.outline[0][1] = {3, 0};
    row("outline far out", wide, "a point of the outline lies far outside the frame");
    wide.kind = &ShapeKind::polyline();
    wide.outline = {{{0, 0}, {0.5, 0.5}}, {{0, 0}, {0.5, 0.5}}};
    row("two chains", wide, "the polyline has more than one chain");
}

void TestShape::faultNamesTheReason()
{
    QFETCH(Shape, shape);
    QFETCH(QString, fault);
    QCOMPARE(shape.errorString(), fault);
}

void TestShape::primitiveFollowsTheKind()
{
    QVERIFY(std::holds_alternative<Obb>(Shape::rectangle({0, 0}, {4, 2}, 30).scenePrimitive()));
    QVERIFY(std::holds_alternative<Obb>(Shape::roundedRectangle({0, 0}, {4, 2}, 0).scenePrimitive()));
    const Primitive rounded = Shape::roundedRectangle({1, 2}, {4, 2}, 9, 90).scenePrimitive();
    const RoundedBox box = std::get<RoundedBox>(rounded);
    QCOMPARE(box.radius, 1.0);
    QCOMPARE(box.core.halfWidth, 1.0);
    QCOMPARE(box.core.halfHeight, 0.0);
    QVERIFY(same(box.core.axis, {0, 1}));
    QCOMPARE(std::get<Circle>(Shape::ellipse({0, 0}, {4, 4}, 30).scenePrimitive()).radius, 2.0);
    const Primitive ellipse = Shape::ellipse({0, 0}, {4, 2}, 90).scenePrimitive();
    QCOMPARE(std::get<Ellipse>(ellipse).radiusX, 2.0);
    QCOMPARE(std::get<Ellipse>(ellipse).radiusY, 1.0);
    const Primitive polygon = Shape::polygon({{0, 0}, {8, 0}, {0, 8}}, {{{1, 1}, {2, 1}, {1, 2}}}).scenePrimitive();
    QCOMPARE(std::get<Polygon>(polygon).holes.size(), 1);
    QVERIFY(same(std::get<Polygon>(polygon).outline[1], {8, 0}));

    Shape line = Shape::polyline({{0, 0}, {8, 4}});
    line.fill = Qt::red;
    QVERIFY(!line.isFilled());
    QCOMPARE(std::get<Polyline>(line.scenePrimitive()).points.size(), 2);
    QVERIFY(!Shape::rectangle({0, 0}, {1, 1}).isFilled());
}

void TestShape::polygonComesBack()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    int exact = 0, all = 0;
    for (int i = 0; i < 2000; ++i) {
        QList<QPointF> points;
        const double scale = std::pow(10, random.real(-3, 8));
        for (int j = 3 + random.upTo(5); j > 0; --j)
            points.append(random.point() * scale / 500);
        const Shape shape = Shape::polygon(points);
        QCOMPARE(shape.errorString(), QString());
        const QList<QPointF> back = shape.sceneOutline().first();
        for (qsizetype j = 0; j < points.size(); ++j) {
            const double slack = 4e-16
                * (shape.size.width() + shape.size.height() + std::abs(shape.center.x()) + std::abs(shape.center.y()));
            QVERIFY(std::abs(back[j].x() - points[j].x()) <= slack);
            QVERIFY(std::abs(back[j].y() - points[j].y()) <= slack);
            exact += (back[j].x() == points[j].x()) + (back[j].y() == points[j].y());
            all += 2;
        }
    }
    QVERIFY2(exact > all * 2 / 3, qPrintable(QStringLiteral("%1 of %2").arg(exact).arg(all)));
    const QList<QPointF> whole{{13, 17}, {1300, 17}, {1300, 911}, {700, 913}, {13, 400}};
    const QList<QPointF> back = Shape::polygon(whole).sceneOutline().first();
    QVERIFY(std::equal(whole.begin(), whole.end(), back.begin(), same));
}

void TestShape::outlineIsMirroredThenTurned()
{
    Shape shape = Shape::polyline({{-4, -2}, {4, 2}, {4, -2}});
    shape.mirroredX = true;
    shape.rotation = 90;
    const QList<QPointF> points = shape.sceneOutline().first();
    QVERIFY(same(points[0], {2, 4}));
    QVERIFY(same(points[1], {-2, -4}));
    QVERIFY(same(points[2], {2, -4}));
    QVERIFY(Shape::rectangle({0, 0}, {1, 1}).sceneOutline().isEmpty());
}

void TestShape::pathFollowsThePrimitive()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 300; ++i) {
        Shape shape = random.shape();
        shape.mirroredX = random.chance(50);
        const QPainterPath path = shape.kind->path(shape);
        const Primitive primitive = shape.scenePrimitive();
        // The cubic curves of a path deviate from the arcs by less than 3 / 10000 of the size.
        const double slack = 3e-4 * (shape.size.width() + shape.size.height()) + hair;
        for (int percent = 0; percent < 100; percent += 7) {
            const QPointF local = path.pointAtPercent(percent / 100.0);
            const QPointF point = shape.center + rotated(local, axisFromDegrees(shape.rotation));
            // With the nonzero rule, a filled shape has no inner edges.
            const bool isRegion = shape.isFilled() && shape.path->fillRule == FillRule::NonZero;
            QVERIFY((isRegion ? distance(point, primitive) : distance(point, asCurve(primitive))) <= slack);
        }
    }
}

void TestShape::paintedBoundsHoldTheStroke()
{
    Shape shape = Shape::rectangle({0, 0}, {10, 10}, 45);
    shape.stroke.width = 2;
    const double mitre = std::sqrt(2) * 6;
    QVERIFY(shape.paintedBounds().contains(QPointF(mitre - hair, 0)));
    shape.stroke.color = QColor();
    QCOMPARE(shape.paintedBounds(), shape.sceneBounds());
}

void TestShape::kindsAreFoundByName()
{
    QCOMPARE(&ShapeKind::named(QStringLiteral("ellipse")), &ShapeKind::ellipse());
    const ShapeKind &unknown = ShapeKind::named(QStringLiteral("test.star"));
    QVERIFY(!unknown.isKnown());
    QCOMPARE(unknown.name(), QStringLiteral("test.star"));
    QCOMPARE(&ShapeKind::named(QStringLiteral("test.star")), &unknown);
    const Shape shape(unknown, {0, 0}, {4, 2}, 10);
    QVERIFY(std::holds_alternative<Obb>(shape.scenePrimitive()));

    class Star : public ShapeKind
    {
    public:
        explicit Star(const QString &name) : m_name(name) { }
        QString name() const override { return m_name; }
        QString displayName() const override { return m_name; }
        Primitive primitive(const Shape &own) const override { return own.frame(); }
        QPainterPath path(const Shape &) const override { return {}; }

    private:
        QString m_name;
    };
    static const Star star(QStringLiteral("test.star")), ellipse(QStringLiteral("ellipse"));
    QVERIFY(!ShapeKind::add(ellipse));
    QVERIFY(ShapeKind::add(star));
    QVERIFY(!ShapeKind::add(star));
    QCOMPARE(&ShapeKind::named(QStringLiteral("test.star")), &star);
}

TRAMMEL_TEST(TestShape)
#include "tst_shape.moc"
