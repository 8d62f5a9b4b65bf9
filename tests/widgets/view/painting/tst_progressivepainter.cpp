#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"

#include "tests/testprogram.h"
#include "widgets/view/layers/cachedlayer_p.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/selection.h>

#include <QtGui/QPainter>
#include <QtGui/QScreen>

using namespace Trammel;

namespace {

struct Layers
{
    explicit Layers(const EditorBench &bench)
    {
        // This tool highlights no shapes under the pointer.
        bench.editor->setTool(ShapeEditor::Rectangle);
        const QList<QGraphicsItem *> items = bench.editor->scene()->items();
        for (QGraphicsItem *item : items) {
            if (auto *layer = qobject_cast<CachedLayer *>(item->toGraphicsObject()))
                layers.append(layer);
        }
    }

    void setBudget(int budget)
    {
        for (CachedLayer *layer : layers)
            layer->setBudget(budget);
    }

    bool areRepaired() const
    {
        return std::all_of(layers.begin(), layers.end(), [](const CachedLayer *layer) { return layer->isRepaired(); });
    }

    QList<CachedLayer *> layers;
};

// The picture on the screen. It may be unfinished, unlike a picture that a program requests.
QImage onScreen(EditorBench &bench)
{
    const QPoint corner = bench.viewport().mapTo(bench.editor.get(), QPoint(0, 0));
    const QPixmap pixmap = bench.editor->screen()->grabWindow(bench.editor->winId(), corner.x(), corner.y(),
                                                              bench.viewport().width(), bench.viewport().height());
    return pixmap.toImage().convertToFormat(QImage::Format_RGB32);
}

QImage asked(EditorBench &bench)
{
    return bench.picture().convertToFormat(QImage::Format_RGB32);
}

int differentPixels(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return -1;
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += a.pixel(x, y) != b.pixel(x, y);
    }
    return different;
}

// The picture without the cache, which a temporary zoom discards.
QImage drawnAtOnce(EditorBench &bench)
{
    const double zoom = bench.editor->zoom();
    bench.editor->setZoom(zoom * 2);
    bench.picture();
    bench.editor->setZoom(zoom);
    return asked(bench);
}

QList<Shape> manyShapes(RandomShapes &random, int count)
{
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        shapes.append(random.shape());
        if (i % 10 == 0)
            shapes.last().stroke.style = Qt::DashLine;
        if (i % 15 == 0)
            shapes.last().text = QStringLiteral("text");
    }
    return shapes;
}

} // namespace

class TestProgressivePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowIsPaintedInStages();
    void oldPictureIsShownUntilTheNewIsDone();
    void askingWaitsForAll();
    void exportsWaitForNothing();
    void stagesEqualAllAtOnce();
    void dragKeepsFinishing();
    void seeThroughStacksArePaintedFewAtATime();
};

void TestProgressivePainter::windowIsPaintedInStages()
{
    auto engine = seededEngine();
    RandomShapes random(engine);
    EditorBench bench;
    Layers layers(bench);
    QCOMPARE(layers.layers.size(), 2);
    layers.setBudget(0);
    bench.document().addShapes(manyShapes(random, 1000));
    bench.viewport().repaint();
    QVERIFY(!layers.areRepaired());
    QVERIFY(QTest::qWaitFor([&] { return layers.areRepaired(); }, 30000));
    QCoreApplication::processEvents();
    const QImage seen = onScreen(bench);
    QCOMPARE(differentPixels(seen, asked(bench)), 0);
    QCOMPARE(differentPixels(seen, drawnAtOnce(bench)), 0);
}

void TestProgressivePainter::oldPictureIsShownUntilTheNewIsDone()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 200);
    EditorBench bench;
    Layers layers(bench);
    const ShapeIds ids = bench.document().addShapes(manyShapes(random, 400));
    const QImage before = asked(bench);
    bench.viewport().repaint();
    layers.setBudget(0);
    bench.document().changeShapes(ids, [](Shape &shape) { shape.center += QPointF(15.5, -7.25); });
    QList<QImage> frames;
    do {
        bench.viewport().repaint();
        frames.append(onScreen(bench));
    } while (!layers.areRepaired());
    QVERIFY(frames.size() > 3);
    const QImage after = asked(bench);
    QVERIFY(differentPixels(before, after) > 1000);
    for (const QImage &frame : std::as_const(frames))
        QVERIFY(differentPixels(frame, before) == 0 || differentPixels(frame, after) == 0);
    QCOMPARE(differentPixels(frames.last(), after), 0);
}

void TestProgressivePainter::askingWaitsForAll()
{
    auto engine = seededEngine();
    RandomShapes random(engine);
    EditorBench bench;
    Layers layers(bench);
    layers.setBudget(0);
    bench.document().addShapes(manyShapes(random, 500));
    bench.viewport().repaint();
    QVERIFY(!layers.areRepaired());
    const QImage grabbed = asked(bench);
    QVERIFY(layers.areRepaired());
    bench.wheel({100, 100}, 120);
    bench.viewport().repaint();
    QVERIFY(!layers.areRepaired());
    QImage rendered(bench.viewport().size() * bench.viewport().devicePixelRatioF(), QImage::Format_RGB32);
    rendered.setDevicePixelRatio(bench.viewport().devicePixelRatioF());
    bench.viewport().render(&rendered);
    QCOMPARE(differentPixels(rendered, asked(bench)), 0);
    QCOMPARE(differentPixels(rendered, drawnAtOnce(bench)), 0);
    QVERIFY(differentPixels(rendered, grabbed) > 0);
}

void TestProgressivePainter::exportsWaitForNothing()
{
    auto engine = seededEngine();
    RandomShapes random(engine);
    EditorBench bench;
    Layers layers(bench);
    layers.setBudget(0);
    bench.document().addShapes(manyShapes(random, 500));
    const auto exported = [&] {
        QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        bench.editor->scene()->render(&painter, {}, QRectF(-500, -500, 1000, 1000));
        return image;
    };
    bench.viewport().repaint();
    QVERIFY(!layers.areRepaired());
    const QImage during = exported();
    QVERIFY(!layers.areRepaired());
    bench.picture();
    QCOMPARE(differentPixels(during, exported()), 0);
}

void TestProgressivePainter::stagesEqualAllAtOnce()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 400);
    EditorBench bench;
    Layers layers(bench);
    layers.setBudget(0);
    Document &document = bench.document();
    document.addShapes(manyShapes(random, 200));
    for (int round = 0; round < 8; ++round) {
        for (int step = 0; step < 8; ++step) {
            const ShapeIds ids = document.ids();
            const ShapeIds some = ids.mid(random.upTo(int(ids.size()) - 1), 1 + random.upTo(40));
            const QPoint at(random.upTo(700), random.upTo(500));
            switch (random.upTo(9)) {
            case 0:
                document.changeShapes(some, [&](Shape &shape) { shape.center += random.point() / 20; });
                break;
            case 1:
                document.removeShapes(some.mid(0, 10));
                break;
            case 2:
                document.addShapes(manyShapes(random, 20));
                break;
            case 3:
                document.reorder(some, Document::Place::Top);
                break;
            case 4:
                bench.editor->selection()->set(some);
                break;
            case 5:
                bench.editor->selection()->toggle(ids.mid(0, 150));
                break;
            case 6:
                bench.wheel(at, random.upTo(200) - 100, Qt::ShiftModifier);
                break;
            case 7:
                bench.wheel(at, random.chance(50) ? 120 : -120);
                break;
            case 8:
                // The first step is the drawing itself.
                if (document.undoStack()->index() > 1)
                    document.undoStack()->undo();
                break;
            default:
                bench.editor->resize(700 + random.upTo(200), 500 + random.upTo(200));
                break;
            }
            for (int frame = random.upTo(3); frame > 0; --frame)
                bench.viewport().repaint();
            if (random.chance(30))
                QCoreApplication::processEvents();
        }
        const QImage kept = asked(bench);
        QCOMPARE(differentPixels(kept, drawnAtOnce(bench)), 0);
        bench.editor->zoomTo(QRectF(-450, -450, 900, 900));
    }
}

// Each step of a drag damages the area under repair, but frames are still finished.
void TestProgressivePainter::dragKeepsFinishing()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 200);
    EditorBench bench;
    Layers layers(bench);
    const ShapeIds ids = bench.document().addShapes(manyShapes(random, 400));
    bench.picture();
    bench.viewport().repaint();
    layers.setBudget(0);
    int changes = 0;
    QImage last = onScreen(bench);
    for (int step = 0; step < 100; ++step) {
        bench.document().changeShapes(ids, [](Shape &shape) { shape.center += QPointF(1, 1); });
        bench.viewport().repaint();
        const QImage frame = onScreen(bench);
        changes += differentPixels(frame, last) > 0;
        last = frame;
    }
    QVERIFY2(changes >= 3, QByteArray::number(changes).constData());
}

// No shape of a transparent stack is occluded, and painting each shape takes as long as painting thousands of small
// ones.
void TestProgressivePainter::seeThroughStacksArePaintedFewAtATime()
{
    constexpr int Count = 200;
    constexpr QSize Size(1000, 800);
    Shape shape = Shape::rectangle({500, 400}, {2000, 2000}, 20);
    shape.fill = QColor(0, 100, 200, 10);
    Document document;
    const ShapeIds ids = document.addShapes(QList<Shape>(Count, shape));
    const Occlusion::Find find = [&](ShapeId id) { return document.find(id); };
    QList<qsizetype> steps;
    const auto draw = [&](ShapePainter &painter, std::span<const ShapeId> some) {
        std::size_t done = 0;
        while (done < some.size() && painter.paint(*document.find(some[done]), Tint::None, some[done]))
            ++done;
        if (done > 0)
            steps.append(qsizetype(done));
        return qsizetype(done);
    };
    Damage damage(Size);
    damage.addAll();
    ProgressivePainter repair(damage, {}, 1, {});
    repair.setShapes(ids, find);
    int runs = 1;
    for (; !repair.run(draw, QPalette(), QDeadlineTimer(0)); ++runs) {
        // Each band of rows runs one step.
        QVERIFY(steps.size() <= 4);
        QCOMPARE(std::count(steps.begin(), steps.end(), 1), steps.size());
        steps.clear();
    }
    QVERIFY2(runs >= Count, QByteArray::number(runs).constData());
}

TRAMMEL_WIDGET_TEST(TestProgressivePainter)
#include "tst_progressivepainter.moc"
