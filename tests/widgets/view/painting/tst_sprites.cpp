#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/gesture.h>

using namespace Trammel;

namespace {

constexpr int Side = 300;

Shape anyShape(RandomShapes &random)
{
    Shape shape = random.shape();
    if (random.chance(20))
        shape.stroke.style = Qt::DashDotLine;
    if (random.chance(30))
        shape.fill = shape.fill.mapped([](const QColor &color) { return QColor(color.rgb()); });
    if (random.chance(30))
        shape.stroke.color.setAlpha(120);
    if (random.chance(20))
        shape.size /= 10;
    if (random.chance(10))
        shape.size *= 4;
    // A QPainter draws larger texts with other rounding in each part of a picture.
    if (random.chance(30) && std::max(shape.size.width(), shape.size.height()) < 60)
        shape.text = QString::number(random.upTo(99));
    return shape.normalized();
}

QImage speckled(RandomShapes &random)
{
    QImage image(Side, Side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < Side; ++y) {
        for (int x = 0; x < Side; ++x)
            image.setPixel(x, y, qPremultiply(qRgba(x * 7, y * 5, x + y, random.upTo(2) * 127)));
    }
    return image;
}

// A second editor with the same drawing and without a gesture, so that it caches nothing.
struct Twin
{
    Twin(EditorBench &original, double zoom, double rotation) : bench(zoom, rotation), first(original)
    {
        QList<Shape> shapes;
        const ShapeIds ids = original.document().ids();
        for (ShapeId id : ids)
            shapes.append(*original.document().find(id));
        bench.document().addShapes(shapes);
    }

    QImage picture()
    {
        const ShapeIds originals = first.document().ids();
        qsizetype next = 0;
        bench.document().changeShapes(bench.document().ids(),
                                      [&](Shape &shape) { shape = *first.document().find(originals[next++]); });
        return bench.picture();
    }

    EditorBench bench;
    EditorBench &first;
};

} // namespace

class TestSprites : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spriteEqualsDrawing();
    void wholeSpriteEqualsDrawing();
    void overlappingHeadsEqualDrawing();
    void partsFollowTheTextStyle();
    void movesByWholePixelsKeep();
    void turningKeepsNothing();
    void memoryIsBounded();
    void gestureEqualsFreshPictures_data() { addViews(); }
    void gestureEqualsFreshPictures();
};

void TestSprites::spriteEqualsDrawing()
{
    auto engine = seededEngine();
    RandomShapes random(engine, Side / 2);
    const QImage background = speckled(random);
    int kept = 0;
    for (int round = 0; round < 200; ++round) {
        const double scale = random.real(0.5, 2), degrees = random.chance(50) ? 0 : random.real(0, 360);
        const QTransform view =
            QTransform::fromTranslate(random.real(100, 200), random.real(100, 200)).rotate(degrees).scale(scale, scale);
        Shape shape = anyShape(random);
        SpriteStore sprites;
        for (int step = 0; step < 4; ++step) {
            // The shape may cross the border of the image, and painting may be clipped to a part.
            const QRect part = random.chance(50) ? QRect(0, 0, Side, Side)
                                                 : QRect(random.upTo(99), random.upTo(99), 50 + random.upTo(150), 120);
            const QTransform moved = view * QTransform::fromTranslate(random.upTo(200) - 100, random.upTo(200) - 100);
            QImage drawn = background.copy(), put = background.copy();
            const bool isDrawn = PixelPainter(Pixels(drawn, part), moved).paint(shape, shape.fill, shape.stroke);
            sprites.begin(moved);
            const bool isPut =
                PixelPainter(Pixels(put, part), moved).paint(shape, shape.fill, shape.stroke, ShapeId(1), sprites);
            QCOMPARE(isPut, isDrawn);
            QCOMPARE(put, drawn);
            kept += step > 0 && !sprites.isWanted();
        }
    }
    QVERIFY2(kept > 200, QByteArray::number(kept).constData());
}

// Faded shapes and shapes with a text have sprites of the whole shape.
void TestSprites::wholeSpriteEqualsDrawing()
{
    auto engine = seededEngine();
    RandomShapes random(engine, Side / 4);
    const QImage background = speckled(random);
    int kept = 0;
    for (int round = 0; round < 200; ++round) {
        const double scale = random.real(0.7, 1.5), degrees = random.chance(50) ? 0 : random.real(0, 360);
        const QTransform view =
            QTransform::fromTranslate(random.real(120, 180), random.real(120, 180)).rotate(degrees).scale(scale, scale);
        Shape shape = anyShape(random);
        shape.opacity = random.chance(50) ? 1 : float(random.real(0.01, 0.99));
        if (shape.opacity == 1 || random.chance(50)) {
            shape.text = QStringLiteral("Whole");
            shape.textStyle = random.textStyle();
        }
        const Tint tint = random.chance(20) ? Tint::CollidingInHand : Tint::None;
        const Aabb2 painted = shape.paintedBounds();
        SpriteStore sprites;
        for (int step = 0; step < 4; ++step) {
            const QTransform moved = view * QTransform::fromTranslate(random.upTo(60) - 30, random.upTo(60) - 30);
            const auto paintOn = [&](QImage &image, SpriteStore *store) {
                QPainter painter(&image);
                painter.setWorldTransform(moved);
                ShapePainter shapes(painter, QPalette(), Pixels(image), 1, nullptr);
                shapes.setSprites(store);
                QVERIFY(shapes.paint(shape, tint, ShapeId(1), &painted));
            };
            QImage drawn = background.copy(), put = background.copy();
            paintOn(drawn, nullptr);
            sprites.begin(moved);
            paintOn(put, &sprites);
            QCOMPARE(put, drawn);
            kept += step > 0 && !sprites.isWanted();
        }
    }
    QVERIFY2(kept > 200, QByteArray::number(kept).constData());
}

// The heads of a thin and short line meet in some pixels, where a translucent color is mixed twice.
void TestSprites::overlappingHeadsEqualDrawing()
{
    for (double length = 6; length <= 12; length += 0.5) {
        Shape shape = Shape::polyline({{100, 100}, {100 + length, 100}});
        shape.stroke = {QColor(20, 80, 200, 120), 0.9, Qt::SolidLine};
        shape.startHead = shape.endHead = LineHead::Circle;
        QImage drawn(Side, Side, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::white);
        QImage put = drawn.copy();
        SpriteStore sprites;
        sprites.begin({});
        QVERIFY(PixelPainter(Pixels(drawn), {}).paint(shape, QColor(), shape.stroke));
        QVERIFY(PixelPainter(Pixels(put), {}).paint(shape, QColor(), shape.stroke, ShapeId(1), sprites));
        QVERIFY(sprites.isWanted());
        QCOMPARE(put, drawn);
    }
}

// As usual after a zoom, the scale is not a round number.
// The line below the title of a swimlane depends on the size of the font.
void TestSprites::partsFollowTheTextStyle()
{
    Shape shape(ShapeKind::named(QStringLiteral("swimlane")), {100, 100}, {80, 120});
    SpriteStore sprites;
    for (double size : {14.0, 14.0, 14.0, 25.0}) {
        shape.textStyle.edit([size](TextStyle &style) { style.size = size; });
        QImage drawn(Side, Side, QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::white);
        QImage put = drawn.copy();
        PixelPainter(Pixels(drawn), {}).paint(shape, partsOf(shape), ShapeId(1), nullptr);
        sprites.begin({});
        PixelPainter(Pixels(put), {}).paint(shape, partsOf(shape), ShapeId(1), &sprites);
        QCOMPARE(put, drawn);
    }
}

void TestSprites::movesByWholePixelsKeep()
{
    const double zoom = 1.37;
    const QTransform view = QTransform::fromScale(zoom, zoom);
    Shape shape = Shape::ellipse({70.1, 60.3}, {40, 30}, 20);
    shape.fill = Qt::red;
    SpriteStore sprites;
    const QPointF start = shape.center;
    for (int i = 0; i < 20; ++i) {
        shape.center = start + QPointF(3 * i, 2 * i) / zoom;
        QImage image = QImage(Side, Side, QImage::Format_ARGB32_Premultiplied);
        sprites.begin(view);
        PixelPainter(Pixels(image), view).paint(shape, shape.fill, shape.stroke, ShapeId(1), sprites);
        QCOMPARE(sprites.isWanted(), i == 0);
    }
    // At a position between pixels, the sprite is first noted and then recorded.
    shape.center += QPointF(0.5, 0) / zoom;
    for (const bool isWanted : {false, true, false}) {
        QImage image = QImage(Side, Side, QImage::Format_ARGB32_Premultiplied);
        sprites.begin(view);
        PixelPainter(Pixels(image), view).paint(shape, shape.fill, shape.stroke, ShapeId(1), sprites);
        QCOMPARE(sprites.isWanted(), isWanted);
    }
    // Another scale discards the sprites.
    sprites.begin(QTransform::fromScale(2, 2));
    QCOMPARE(sprites.bytes(), std::size_t(0));
}

void TestSprites::turningKeepsNothing()
{
    Shape shape = Shape::rectangle({70, 60}, {40, 30});
    SpriteStore sprites;
    QImage image(Side, Side, QImage::Format_ARGB32_Premultiplied);
    std::size_t first = 0;
    for (int i = 0; i < 5; ++i) {
        shape.rotation = i * 3;
        sprites.begin({});
        PixelPainter(Pixels(image), {}).paint(shape, shape.fill, shape.stroke, ShapeId(1), sprites);
        if (i == 0)
            first = sprites.bytes();
        else
            QVERIFY(!sprites.isWanted() && sprites.bytes() < first);
    }
}

void TestSprites::memoryIsBounded()
{
    Shape shape = Shape::ellipse({70, 60}, {90, 80});
    SpriteStore sprites;
    QImage image(Side, Side, QImage::Format_ARGB32_Premultiplied);
    PixelPainter fine(Pixels(image), {});
    std::size_t one = 0;
    for (int picture = 0; picture < 4; ++picture) {
        sprites.begin({});
        for (quint32 i = 1; i <= 3000; ++i) {
            fine.paint(shape, Qt::red, shape.stroke, ShapeId(quint32(picture) * 3000 + i), sprites);
            one = std::max(one, i == 1 && picture == 0 ? sprites.bytes() : 0);
            QVERIFY(sprites.bytes() <= SpriteStore::MostBytes + one);
        }
    }
    // Sprites that are no longer visible are discarded when they take much memory.
    for (int picture = 0; picture < 3; ++picture)
        sprites.begin({});
    QCOMPARE(sprites.bytes(), std::size_t(0));
}

void TestSprites::gestureEqualsFreshPictures()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    auto engine = seededEngine();
    RandomShapes random(engine, 150);
    EditorBench bench(zoom, rotation);
    QList<Shape> shapes;
    for (int i = 0; i < 120; ++i) {
        shapes.append(anyShape(random));
        if (i % 20 == 0)
            shapes.last().text = QStringLiteral("text");
    }
    const ShapeIds ids = bench.document().addShapes(shapes);
    Twin twin(bench, zoom, rotation);
    // Every third shape moves, below and above shapes that do not move.
    ShapeIds moving;
    QList<Placement> starts;
    for (qsizetype i = 0; i < ids.size(); i += 3) {
        moving.append(ids[i]);
        starts.append(bench.document().find(ids[i])->placement());
    }
    bench.picture();
    Gesture gesture(bench.document(), QStringLiteral("move"));
    for (int step = 0; step < 8; ++step) {
        const bool isWhole = step % 4 != 3;
        const QPointF way(random.upTo(60) - 30 + (isWhole ? 0 : 0.4), random.upTo(60) - 30);
        const QPointF offset = bench.editor->mapToScene(way) - bench.editor->mapToScene(QPointF(0, 0));
        QList<Placement> placements = starts;
        for (Placement &placement : placements) {
            placement.center += offset;
            if (step == 5)
                placement.rotation += 10;
        }
        QVERIFY(gesture.place(moving, placements));
        if (step == 6)
            bench.editor->setShowCollisions(ShapeEditor::CollisionsWhileDragging);
        QCOMPARE(bench.picture(), twin.picture());
    }
    gesture.commit();
    QCOMPARE(bench.picture(), twin.picture());
}

TRAMMEL_WIDGET_TEST(TestSprites)
#include "tst_sprites.moc"
