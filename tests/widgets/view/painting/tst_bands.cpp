#include "tests/widgets/randomshapes.h"

#include "tests/testprogram.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include "widgets/view/painting/shapepainter_p.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

constexpr QSize Size(700, 500);

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
    QImage image(Size, QImage::Format_ARGB32_Premultiplied);
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
        const QTransform view = QTransform::fromTranslate(Size.width() / 2.0, Size.height() / 2.0)
                                    .rotate(round % 2 ? 0 : random.real(0, 360))
                                    .scale(zoom, zoom);
        const QImage expected = inOnePiece(shapes, view);
        Damage damage(Size);
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
        QImage image(Size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        repair.finish(image);
        for (const QRect &rect : rects)
            QCOMPARE(image.copy(rect), expected.copy(rect));
    }
}

TRAMMEL_WIDGET_TEST(TestBands)
#include "tst_bands.moc"
