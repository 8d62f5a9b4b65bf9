#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/orthogonalscenes.h"
#include <trammel/minimap.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>

#include <cmath>
#include <numbers>

using namespace Trammel;

namespace {

constexpr int connectorCount = 120;

/// A hub in the origin, with connectors to boxes around it.
void fill(Document &document)
{
    QList<Shape> shapes{box(0, 0, 60)};
    for (int i = 0; i < connectorCount; ++i) {
        const double angle = 2 * std::numbers::pi * i / connectorCount;
        shapes.append(box(260 * std::cos(angle), 260 * std::sin(angle), 8));
    }
    const ShapeIds ids = document.addShapes(shapes);
    QList<Shape> connectors;
    for (int i = 1; i <= connectorCount; ++i)
        connectors.append(orthogonal(ids[0], ids[i]));
    connectors.last().connector->jumps = ConnectorJumps::ArcJumps;
    document.addShapes(connectors);
}

QImage pictureOf(EditorBench &bench)
{
    bench.editor->selection()->clear();
    QCoreApplication::processEvents();
    bench.viewport().repaint();
    return bench.viewport().grab().toImage();
}

} // namespace

/// Tests that dragging a shape with very many connectors in an editor does not wait for their routes.
class TestLateDrags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neitherMovesNorPaintingWait();
    void escapeDoesNotWait();
    void requestedPicturesAreComplete();
};

void TestLateDrags::neitherMovesNorPaintingWait()
{
    EditorBench bench, whole;
    ShapeInspector inspector;
    ShapeList list;
    Minimap minimap;
    inspector.setEditor(bench.editor.get());
    list.setEditor(bench.editor.get());
    minimap.setEditor(bench.editor.get());
    for (QWidget *panel :
         {static_cast<QWidget *>(&inspector), static_cast<QWidget *>(&list), static_cast<QWidget *>(&minimap)})
        panel->show();
    for (EditorBench *each : {&bench, &whole}) {
        fill(each->document());
        each->editor->centerOn({0, 0});
        QCoreApplication::processEvents();
    }
    Document &document = bench.document();
    document.setRouteBudget(0);
    whole.document().setRouteBudget(-1);
    for (EditorBench *each : {&bench, &whole}) {
        each->press({5, 5});
        for (int i = 1; i <= 4; ++i) {
            each->move(QPointF(5, 5) + QPointF(12, 9) * i);
            QCOMPARE(each->document().hasLateRoutes(), each == &bench);
            each->viewport().repaint();
            QCOMPARE(each->document().hasLateRoutes(), each == &bench);
        }
        each->release(QPointF(5, 5) + QPointF(48, 36));
        QCOMPARE(each->document().hasLateRoutes(), each == &bench);
        // The pointer moves over connectors.
        each->move({-100, 40});
        each->viewport().repaint();
        QCOMPARE(each->document().hasLateRoutes(), each == &bench);
    }
    QTRY_VERIFY(!document.hasLateRoutes());
    QCOMPARE(bench.steps(), whole.steps());
    QCOMPARE(document.data(), whole.document().data());
    for (ShapeId id : document.ids())
        QVERIFY(!document.find(id)->connector || isSamePath(*document.find(id), *whole.document().find(id)));
    QCOMPARE(pictureOf(bench), pictureOf(whole));
}

void TestLateDrags::escapeDoesNotWait()
{
    EditorBench bench;
    fill(bench.document());
    bench.editor->centerOn({0, 0});
    const DocumentData before = bench.document().data();
    const QImage picture = pictureOf(bench);
    bench.document().setRouteBudget(0);
    bench.beginDrag({5, 5}, {60, 40});
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.document().hasLateRoutes());
    bench.release({60, 40});
    QTRY_VERIFY(!bench.document().hasLateRoutes());
    QCOMPARE(bench.document().data(), before);
    bench.move({-390, -290});
    QCOMPARE(pictureOf(bench), picture);
}

void TestLateDrags::requestedPicturesAreComplete()
{
    EditorBench bench, whole;
    bench.document().setRouteBudget(0);
    whole.document().setRouteBudget(-1);
    QList<QImage> pictures;
    for (EditorBench *each : {&bench, &whole}) {
        fill(each->document());
        each->editor->centerOn({0, 0});
        QCoreApplication::processEvents();
        each->beginDrag({5, 5}, {60, 40});
        pictures.append(each->viewport().grab().toImage());
        QVERIFY(!each->document().hasLateRoutes());
    }
    QCOMPARE(pictures[0], pictures[1]);
}

TRAMMEL_WIDGET_TEST(TestLateDrags)
#include "tst_latedrags.moc"
