#include "tests/widgets/randomshapes.h"

#include "tests/testprogram.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include "widgets/view/painting/shapepainter_p.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

constexpr QSize BandSize(700, 500);

QList<Shape> anyShapes(RandomShapes &random, int count)
{
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        shapes.append(random.shape());
        Shape &shape = shapes.last();
        // Some of these shapes are painted with a QPainter.
        if (i % 50 == 0)
            shape.text = QStringLiteral("text");
        if (i % 70 == 0)
            shape.size *= 6;
        if (i % 9 == 0)
            shape.stroke.style = Qt::DashLine;
        if (i % 3 == 0)
            shape.size /= 20;
    }
    return shapes;
}

QImage inOnePiece(const QList<Shape> &shapes, const QTransform &view)
{
    QImage image(BandSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setWorldTransform(view);
    ShapePainter shapePainter(painter, QPalette(), Pixels(image), 1, nullptr);
    for (const Shape &shape : shapes)
        shapePainter.paint(shape);
    return image;
}

} // namespace

class TestBands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bandsEqualOnePiece();
    void threadsAreNotWokenInVain();
    void hugeShadowsArePaintedInStages();
};

// The picture depends neither on how its rows are divided into bands nor on which part is repainted.
void TestBands::bandsEqualOnePiece()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 400);
    for (int round = 0; round < 12; ++round) {
        const QList<Shape> shapes = anyShapes(random, 600);
        ShapeIds ids;
        for (quint32 i = 0; i < shapes.size(); ++i)
            ids.append(ShapeId(i + 1));
        const double zoom = round % 3 == 0 ? 0.1 : random.real(0.5, 2);
        const QTransform view = QTransform::fromTranslate(BandSize.width() / 2.0, BandSize.height() / 2.0)
                                    .rotate(round % 2 ? 0 : random.real(0, 360))
                                    .scale(zoom, zoom);
        const QImage expected = inOnePiece(shapes, view);
        Damage damage(BandSize);
        if (round % 4 == 0)
            damage.addAll();
        for (int i = 0; i < 8; ++i)
            damage.add(QRect(random.upTo(600), random.upTo(400), 100, 60));
        const QDeadlineTimer forever(QDeadlineTimer::Forever);
        const auto draw = [&](ShapePainter &painter, std::span<const ShapeId> some) {
            for (std::size_t i = 0; i < some.size(); ++i) {
                if (!painter.paint(shapes[some[i].value() - 1]))
                    return qsizetype(i);
            }
            return qsizetype(some.size());
        };
        ProgressivePainter repair(damage, view, 1, {});
        repair.setShapes(ids);
        if (round % 5 == 1) {
            while (!repair.run(draw, QPalette(), QDeadlineTimer(0))) { }
        }
        QVERIFY(repair.run(draw, QPalette(), forever));
        const QList<QRect> rects = repair.rects();
        QImage image(BandSize, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        repair.finish(image);
        for (const QRect &rect : rects)
            QCOMPARE(image.copy(rect), expected.copy(rect));
    }
}

// Where nearly all shapes need a QPainter, waking the threads would take longer than painting.
void TestBands::threadsAreNotWokenInVain()
{
    constexpr int count = 4000;
    Shape shape = Shape::rectangle({0, 0}, {300, 200});
    shape.fill = Qt::cyan;
    ShapeIds ids;
    for (quint32 i = 0; i < count; ++i)
        ids.append(ShapeId(i + 1));
    const auto draw = [&](ShapePainter &painter, std::span<const ShapeId> some) {
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (!painter.paint(shape))
                return qsizetype(i);
        }
        return qsizetype(some.size());
    };
    Damage damage(BandSize);
    damage.addAll();
    ProgressivePainter repair(damage, QTransform::fromTranslate(200, 150), 1, {});
    repair.setShapes(ids);
    QVERIFY(repair.run(draw, QPalette(), QDeadlineTimer(QDeadlineTimer::Forever)));
    QVERIFY2(repair.rounds() <= 12, qPrintable(QString::number(repair.rounds())));
}

// On a large screen, a single shape with a shadow is divided into steps.
void TestBands::hugeShadowsArePaintedInStages()
{
    constexpr QSize large(3840, 2160);
    Shape shape = Shape::ellipse({1920, 1080}, {3000, 1600});
    shape.fill = QColor(90, 160, 230, 200);
    shape.shadow = Shadow{QColor(0, 0, 0, 90), {40, 40}, 300};
    const Aabb2 painted = shape.paintedBounds();
    const auto draw = [&](ShapePainter &painter, std::span<const ShapeId> some) {
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (!painter.paint(shape, Tint::None, some[i], &painted))
                return qsizetype(i);
        }
        return qsizetype(some.size());
    };
    Damage damage(large);
    damage.addAll();
    const auto picture = [&](const QDeadlineTimer &deadline, int &steps) {
        ProgressivePainter repair(damage, QTransform(), 1, {});
        repair.setShapes({ShapeId(1)});
        for (steps = 1; !repair.run(draw, QPalette(), deadline); ++steps) { }
        QImage image(large, QImage::Format_ARGB32_Premultiplied);
        repair.finish(image);
        return image;
    };
    int steps = 0;
    const QImage inStages = picture(QDeadlineTimer(0), steps);
    QVERIFY2(steps >= 4, qPrintable(QString::number(steps)));
    QCOMPARE(picture(QDeadlineTimer(QDeadlineTimer::Forever), steps), inStages);
    QImage whole(large, QImage::Format_ARGB32_Premultiplied);
    whole.fill(Qt::transparent);
    QPainter onWhole(&whole);
    ShapePainter painter(onWhole, QPalette(), Pixels(whole), 1, nullptr);
    QVERIFY(painter.paint(shape, Tint::None, {}, &painted));
    QCOMPARE(inStages, whole);
}

TRAMMEL_WIDGET_TEST(TestBands)
#include "tst_bands.moc"
