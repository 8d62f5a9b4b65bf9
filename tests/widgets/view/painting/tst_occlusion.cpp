#include "tests/widgets/randomshapes.h"

#include "tests/testprogram.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace Trammel;

namespace {

constexpr QSize OcclusionSize(400, 300);

/// Paints a document as the layer of shapes does, with or without the occluded shapes.
class Painting
{
public:
    Painting(const Document &document, const QTransform &sceneToImage) : m_document(document), m_view(sceneToImage) { }

    QImage all(const Damage &damage, double ratio = 1) const { return painted(damage, ratio, {}); }
    QImage seen(const Damage &damage, double ratio = 1) const { return painted(damage, ratio, find()); }

    Occlusion::Find find() const
    {
        return [this](ShapeId id) { return m_document.isVisible(id) ? m_document.find(id) : nullptr; };
    }
    ProgressivePainter::Draw draw() const
    {
        return [this](ShapePainter &painter, std::span<const ShapeId> ids) {
            for (std::size_t i = 0; i < ids.size(); ++i) {
                const Shape *shape = painter.cover(ids[i]);
                if (!shape)
                    shape = find()(ids[i]);
                const Tint tint = ids[i].value() % 7 == 3 ? Tint::Colliding : Tint::None;
                if (shape && !painter.paint(*shape, tint, ids[i]))
                    return qsizetype(i);
            }
            return qsizetype(ids.size());
        };
    }

private:
    QImage painted(const Damage &damage, double ratio, const Occlusion::Find &find) const
    {
        ProgressivePainter repair(damage, m_view, ratio, {});
        repair.setShapes(m_document.ids(), find);
        // Paints in the smallest possible stages.
        while (!repair.run(draw(), QPalette(), QDeadlineTimer(0))) { }
        QImage image(OcclusionSize, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        repair.finish(image);
        return image;
    }

    const Document &m_document;
    QTransform m_view;
};

Damage everything()
{
    Damage damage(OcclusionSize);
    damage.addAll();
    return damage;
}

Damage someOf(RandomShapes &random)
{
    Damage damage(OcclusionSize);
    for (int i = 0; i < 3; ++i)
        damage.add(
            QRect(random.upTo(OcclusionSize.width()), random.upTo(OcclusionSize.height()), 1 + random.upTo(200), 80));
    return damage;
}

QList<Shape> stack(RandomShapes &random, int count)
{
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        Shape shape = random.shape();
        shape.size *= random.real(0.5, 6);
        if (random.chance(70))
            shape.fill = QColor(random.upTo(255), random.upTo(255), random.upTo(255), random.chance(80) ? 255 : 90);
        if (random.chance(30))
            shape.stroke.color.setAlpha(120);
        if (random.chance(10))
            shape.stroke.style = Qt::DashLine;
        shape.hidden = random.chance(10);
        if (random.chance(10))
            shape.text = QStringLiteral("text");
        shapes.append(shape.normalized());
    }
    return shapes;
}

/// A kind whose primitive is its frame, but which paints a rectangle far beyond the frame.
class FarKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.far"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override
    {
        return Obb{{0, 0}, shape.size.width() / 2, shape.size.height() / 2};
    }
    QList<ShapePart> parts(const Shape &) const override
    {
        QPainterPath path;
        path.addRect(QRectF(-200, -5, 400, 10));
        return {{path, Qt::red}};
    }

    static const ShapeKind &instance()
    {
        static FarKind kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }
};

// The largest difference of two pixels, in levels of a color.
int difference(const QImage &one, const QImage &other)
{
    int largest = 0;
    for (int y = 0; y < OcclusionSize.height(); ++y) {
        for (int x = 0; x < OcclusionSize.width(); ++x) {
            const QRgb a = one.pixel(x, y), b = other.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                std::abs(qBlue(a) - qBlue(b)), std::abs(qAlpha(a) - qAlpha(b))});
        }
    }
    return largest;
}

QTransform anyView(RandomShapes &random)
{
    const double zoom = std::exp(random.real(-0.7, random.chance(20) ? 12 : 1.2));
    return QTransform::fromTranslate(200, 150).rotate(random.chance(50) ? 0 : random.real(0, 360)).scale(zoom, zoom);
}

} // namespace

class TestOcclusion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pictureIsTheSame();
    void pileIsLeftOut();
    void everyKindCovers_data();
    void everyKindCovers();
    void coverHidesOnlyWhatItCovers_data();
    void coverHidesOnlyWhatItCovers();
    void ordinaryDrawingsAreNotLookedThrough();
    void copiesAreLeftOut_data();
    void copiesAreLeftOut();
    void translucentPileIsLeftOut();
    void changedCoverLeavesNoHole();
};

void TestOcclusion::pictureIsTheSame()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 150);
    int worthwhile = 0;
    qsizetype hidden = 0;
    for (int round = 0; round < 20; ++round) {
        Document document;
        document.addShapes(stack(random, 40 + random.upTo(200)));
        const QTransform view = anyView(random);
        const Painting painting(document, view);
        const Damage damage = random.chance(50) ? everything() : someOf(random);
        const double ratio = random.chance(50) ? 1 : 2;
        QCOMPARE(painting.seen(damage, ratio), painting.all(damage, ratio));
        if (Occlusion::isWorthwhile(document.ids(), painting.find(), view, damage.boundingRect())) {
            ++worthwhile;
            Occlusion occlusion(document.ids(), damage, view, 1);
            QVERIFY(occlusion.run(painting.find(), QDeadlineTimer(QDeadlineTimer::Forever)));
            hidden += document.count() - occlusion.shown().size();
        }
    }
    QVERIFY2(worthwhile > 8, QByteArray::number(worthwhile).constData());
    QVERIFY2(hidden > 300, QByteArray::number(hidden).constData());
}

void TestOcclusion::pileIsLeftOut()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 20);
    Document document;
    QList<Shape> pile;
    for (int i = 0; i < 10'000; ++i) {
        pile.append(Shape::ellipse(random.point(), {1000, 900}, random.real(0, 360)));
        pile.last().fill = QColor(Qt::red).darker(100 + i % 100);
    }
    const ShapeIds ids = document.addShapes(pile);
    const QTransform view = QTransform::fromTranslate(200, 150);
    Occlusion occlusion(ids, everything(), view, 1);
    int looks = 0;
    const Occlusion::Find find = [&](ShapeId id) {
        ++looks;
        return document.find(id);
    };
    QVERIFY(Occlusion::isWorthwhile(ids, find, view, QRect(QPoint(0, 0), OcclusionSize)));
    looks = 0;
    QVERIFY(occlusion.run(find, QDeadlineTimer(QDeadlineTimer::Forever)));
    QCOMPARE(occlusion.shown(), ids.last(1));
    QCOMPARE(looks, 1);
}

void TestOcclusion::everyKindCovers_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<bool>("covers");

    Shape box = Shape::rectangle({0, 0}, {300, 200}, 30);
    box.fill = Qt::green;
    QTest::newRow("rectangle") << box << true;
    Shape seeThrough = box;
    seeThrough.fill = QColor(0, 255, 0, 254);
    QTest::newRow("see-through") << seeThrough << false;
    Shape gradient = box;
    gradient.fill = Gradient::linear(Qt::red, Qt::blue);
    QTest::newRow("gradient") << gradient << true;
    gradient.fill = Gradient::radial(Qt::red, QColor(0, 0, 255, 254));
    QTest::newRow("see-through gradient") << gradient << false;
    Shape line = box;
    line.stroke.color.setAlpha(254);
    QTest::newRow("line that can be seen through") << line << false;
    Shape unfilled = box;
    unfilled.fill = QColor();
    QTest::newRow("not filled") << unfilled << false;
    const auto filled = [](Shape shape) {
        shape.fill = Qt::green;
        return shape;
    };
    QTest::newRow("rounded") << filled(Shape::roundedRectangle({0, 0}, {300, 200}, 50)) << true;
    QTest::newRow("ellipse") << filled(Shape::ellipse({0, 0}, {300, 200}, 50)) << true;
    const QList<QPointF> ring{{-150, -100}, {150, -100}, {150, 100}, {-150, 100}};
    QTest::newRow("polygon") << filled(Shape::polygon(ring)) << true;
    QTest::newRow("polygon with a hole") << filled(Shape::polygon(ring, {{{-50, -50}, {50, -50}, {50, 50}, {-50, 50}}}))
                                         << true;
    QTest::newRow("thin polygon") << filled(Shape::polygon({{-150, 0}, {150, 4}, {150, 9}})) << false;
    QTest::newRow("polyline") << filled(Shape::polyline(ring)) << false;
}

void TestOcclusion::everyKindCovers()
{
    QFETCH(const Shape, shape);
    QFETCH(const bool, covers);
    const auto view = QTransform::fromTranslate(200, 150);
    for (const QColor &below : {QColor(Qt::black), QColor(Qt::white)}) {
        Document document;
        Shape floor = Shape::rectangle({0, 0}, {1000, 1000});
        floor.fill = below;
        document.addShapes({floor, floor, floor});
        const ShapeId id = document.addShape(shape);
        const Painting painting(document, view);
        QCOMPARE(painting.seen(everything()), painting.all(everything()));
        Occlusion occlusion(document.ids(), everything(), view, 1);
        QVERIFY(occlusion.run(painting.find(), QDeadlineTimer(QDeadlineTimer::Forever)));
        QCOMPARE(occlusion.cover(id) != nullptr, covers);
    }
}

void TestOcclusion::coverHidesOnlyWhatItCovers_data()
{
    QTest::addColumn<Shape>("below");

    Shape box = Shape::rectangle({0, 0}, {100, 100});
    box.fill = Qt::red;
    // The shape extends beyond the cover by less and by more than the cover's line width.
    for (const double by : {0.25, 0.5, 1.0, 1.5, 2.0, 3.0}) {
        Shape wider = box;
        wider.size = QSizeF(100 + 2 * by, 60);
        QTest::addRow("by %g", by) << wider;
    }
    Shape own(FarKind::instance(), {0, 0}, {60, 60});
    own.fill = Qt::red;
    QTest::newRow("by a part of a program's own kind") << own;
}

// A cover hides nothing next to it, at any position of its edges relative to the tiles.
void TestOcclusion::coverHidesOnlyWhatItCovers()
{
    QFETCH(const Shape, below);
    Shape floor = Shape::rectangle({0, 0}, {1000, 1000});
    floor.fill = Qt::white;
    Shape cover = Shape::rectangle({0, 0}, {100, 100});
    cover.fill = Qt::blue;
    for (const double lineWidth : {0.0, 1.0}) {
        cover.stroke.width = lineWidth;
        if (lineWidth == 0)
            cover.stroke.style = Qt::NoPen;
        Document document;
        document.addShapes({floor, floor, below, cover});
        for (double shift = 0; shift < Occlusion::TileSize; shift += 0.375) {
            const Painting painting(document, QTransform::fromTranslate(200 + shift, 150 + shift / 2));
            QVERIFY(
                Occlusion::isWorthwhile(document.ids(), painting.find(), QTransform(), QRect(QPoint(), OcclusionSize)));
            QCOMPARE(painting.seen(everything()), painting.all(everything()));
        }
    }
}

void TestOcclusion::ordinaryDrawingsAreNotLookedThrough()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 1000);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 2000; ++i) {
        shapes.append(random.shape());
        shapes.last().fill = Qt::blue;
    }
    document.addShapes(shapes);
    const QRect picture(QPoint(0, 0), OcclusionSize);
    const auto view = [](double zoom) { return QTransform::fromTranslate(200, 150).scale(zoom, zoom); };
    const Painting painting(document, view(1));
    // The shapes are much smaller than tiles and lie side by side. Only visible shapes are examined.
    QVERIFY(!Occlusion::isWorthwhile(document.ids(), painting.find(), view(0.15), picture));
    const ShapeIds few = document.ids().first(20);
    QVERIFY(!Occlusion::isWorthwhile(few, painting.find(), view(1), picture));
    QVERIFY(!Occlusion::isWorthwhile({}, painting.find(), view(1), picture));
}

void TestOcclusion::copiesAreLeftOut_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<bool>("areMany");
    Shape shape = Shape::rectangle({3.3, 4.7}, {90, 60}, 20);
    shape.fill = Qt::cyan;
    QTest::newRow("opaque") << shape << true;
    shape.fill = QColor(90, 160, 230, 40);
    QTest::newRow("translucent") << shape << true;
    shape.opacity = 0.5f;
    QTest::newRow("too faint") << shape << false;
    shape.fill = QColor();
    shape.opacity = 1;
    QTest::newRow("unfilled") << shape << true;
    shape.text = QStringLiteral("text");
    QTest::newRow("text") << shape << false;
    Shape ellipse = Shape::ellipse({3.3, 4.7}, {90, 60});
    ellipse.fill = QColor(Qt::red);
    QTest::newRow("ellipse") << ellipse << true;
}

// Nearly all copies at one position are skipped, including their borders, and the picture is the same.
void TestOcclusion::copiesAreLeftOut()
{
    QFETCH(Shape, shape);
    QFETCH(bool, areMany);
    Document document;
    QList<Shape> copies(3 * Occlusion::MostCopies, shape);
    // The lower copies have another color.
    for (qsizetype i = 0; i < Occlusion::MostCopies && shape.isFilled(); ++i)
        copies[i].fill = QColor(0, 0, 0, shape.fill.color().alpha());
    // A shape at another position is no copy.
    Shape beside = shape;
    beside.center.rx() += 0.5;
    copies.prepend(beside);
    document.addShapes(copies);
    const Painting painting(document, QTransform::fromTranslate(200, 150));
    Occlusion occlusion(document.ids(), everything(), QTransform::fromTranslate(200, 150), 0);
    QVERIFY(occlusion.run(painting.find(), QDeadlineTimer(QDeadlineTimer::Forever)));
    const ShapeIds shown = document.ids().first(1) + document.ids().last(Occlusion::MostCopies);
    QCOMPARE(occlusion.shown(), areMany ? shown : document.ids());
    if (!areMany)
        return;
    const QImage all = painting.all(everything()), seen = painting.seen(everything());
    // Where an edge covers a fraction of a pixel, each color changes it by less than a level, and rounding remains.
    QVERIFY(difference(all, seen) <= 16);
}

// Below many translucent shapes, further ones are skipped.
void TestOcclusion::translucentPileIsLeftOut()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 20);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 2000; ++i) {
        shapes.append(Shape::rectangle({random.real(-10, 10), random.real(-10, 10)}, {200, 150}, random.real(0, 360)));
        shapes.last().fill = QColor(random.upTo(255), random.upTo(255), random.upTo(255), 40);
        shapes.last().stroke.style = Qt::NoPen;
    }
    // A small shape at the bottom.
    shapes[0].size = {40, 40};
    document.addShapes(shapes);
    const Painting painting(document, QTransform::fromTranslate(200, 150));
    Occlusion occlusion(document.ids(), everything(), QTransform::fromTranslate(200, 150), 0);
    QVERIFY(occlusion.run(painting.find(), QDeadlineTimer(QDeadlineTimer::Forever)));
    QVERIFY(!occlusion.shown().contains(document.ids().first()));
    const QImage all = painting.all(everything()), seen = painting.seen(everything());
    QVERIFY(difference(all, seen) <= 4);
    // Few layers hide nothing.
    Occlusion few(document.ids().first(60), everything(), QTransform::fromTranslate(200, 150), 0);
    QVERIFY(few.run(painting.find(), QDeadlineTimer(QDeadlineTimer::Forever)));
    QCOMPARE(few.shown(), document.ids().first(60));
}

// The shapes below the cover have already been left out when the cover is removed.
void TestOcclusion::changedCoverLeavesNoHole()
{
    Document document;
    Shape floor = Shape::rectangle({0, 0}, {500, 500});
    floor.fill = QColor(0, 100, 200, 50);
    Shape cover = Shape::rectangle({0, 0}, {200, 200});
    cover.fill = Qt::red;
    document.addShapes(QList<Shape>(40, floor));
    const ShapeId id = document.addShape(cover);
    const Painting painting(document, QTransform::fromTranslate(200, 150));
    const QImage before = painting.all(everything());
    ProgressivePainter repair(everything(), QTransform::fromTranslate(200, 150), 1, {});
    repair.setShapes(document.ids(), painting.find());
    QVERIFY(!repair.run(painting.draw(), QPalette(), QDeadlineTimer(0)));
    document.removeShapes({id});
    while (!repair.run(painting.draw(), QPalette(), QDeadlineTimer(0))) { }
    QImage image(OcclusionSize, QImage::Format_ARGB32_Premultiplied);
    repair.finish(image);
    QCOMPARE(image, before);
    QVERIFY(painting.all(everything()) != before);
}

TRAMMEL_WIDGET_TEST(TestOcclusion)
#include "tst_occlusion.moc"
