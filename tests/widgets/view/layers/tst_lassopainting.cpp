#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"

#include <QtGui/QPaintEvent>
#include <QtGui/QScreen>

using namespace Trammel;

namespace {

/// Counts the pixels that a widget repaints.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget &widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            for (const QRect &rect : static_cast<QPaintEvent *>(event)->region())
                pixels += qint64(rect.width()) * rect.height();
        }
        return false;
    }

    qint64 pixels = 0;
};

QImage onScreen(EditorBench &bench)
{
    const QPoint corner = bench.viewport().mapTo(bench.editor.get(), QPoint(0, 0));
    return bench.editor->screen()
        ->grabWindow(bench.editor->winId(), corner.x(), corner.y(), bench.viewport().width(), bench.viewport().height())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

// Compares blocks of pixels, because Qt shifts a thin line by a fraction of a pixel when its clip changes. The remains
// of a fill or of a line make a much larger difference.
constexpr int MostShifted = 3;
int differentBlocks(const QImage &a, const QImage &b)
{
    const QSize blocks = a.size() / 4;
    const QImage one = a.scaled(blocks, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage other = b.scaled(blocks, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int different = 0;
    for (int y = 0; y < blocks.height(); ++y) {
        for (int x = 0; x < blocks.width(); ++x)
            different += std::abs(qRed(one.pixel(x, y)) - qRed(other.pixel(x, y))) > 20;
    }
    return different;
}

int staleAfterPainting(EditorBench &bench)
{
    QCoreApplication::processEvents();
    const QImage seen = onScreen(bench);
    bench.viewport().repaint();
    return differentBlocks(seen, onScreen(bench));
}

} // namespace

/// Tests that a lasso repaints its changes on the screen, and little else.
class TestLassoPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsPainted_data() { addViews(); }
    void everyStepIsPainted();
    void cornersArePainted();
    void littleElseIsPainted();
};

void TestLassoPainting::everyStepIsPainted()
{
    QFETCH(const double, zoom);
    QFETCH(const double, rotation);
    auto engine = seededEngine();
    RandomShapes random(engine);
    EditorBench bench(zoom, rotation);
    bench.editor->setTool(ShapeEditor::Lasso);
    for (int round = 0; round < 3; ++round) {
        const auto anywhere = [&] { return bench.editor->mapToScene({random.real(0, 790), random.real(0, 560)}); };
        bench.press(anywhere());
        for (int step = 0; step < 12; ++step) {
            // Moves by any distance, several between two paint events, in either mode.
            for (int moves = random.upTo(3); moves >= 0; --moves)
                bench.move(anywhere());
            if (random.chance(20))
                bench.editor->setRubberBandMode(random.chance(50) ? ShapeEditor::Enclose : ShapeEditor::Touch);
            QVERIFY(staleAfterPainting(bench) <= MostShifted);
        }
        if (random.chance(50))
            bench.key(Qt::Key_Escape);
        bench.release(anywhere());
        QVERIFY(staleAfterPainting(bench) <= MostShifted);
    }
}

void TestLassoPainting::cornersArePainted()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 280);
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Lasso);
    bench.click(random.point());
    for (int step = 0; step < 40; ++step) {
        if (random.chance(30))
            bench.click(random.point());
        else if (random.chance(20))
            bench.key(Qt::Key_Backspace);
        else
            QTest::mouseMove(&bench.viewport(), bench.at(random.point()));
        QVERIFY(staleAfterPainting(bench) <= MostShifted);
    }
    bench.key(Qt::Key_Escape);
    QVERIFY(staleAfterPainting(bench) <= MostShifted);
}

void TestLassoPainting::littleElseIsPainted()
{
    EditorBench bench;
    bench.editor->setTool(ShapeEditor::Lasso);
    const QPointF start(-250, -180);
    bench.press(start);
    for (int x = -250; x < 250; x += 10)
        bench.move({double(x), -180});
    QCoreApplication::processEvents();
    PaintCounter counter(bench.viewport());
    int frames = 0;
    for (int y = -180; y < 180; y += 10, ++frames) {
        bench.move({250, double(y)});
        QCoreApplication::processEvents();
    }
    const double each = double(counter.pixels) / frames;
    QVERIFY2(each > 100, QByteArray::number(each).constData());
    // The bounding box has 90,000 pixels on average.
    QVERIFY2(each < 15'000, QByteArray::number(each).constData());
}

TRAMMEL_WIDGET_TEST(TestLassoPainting)
#include "tst_lassopainting.moc"
