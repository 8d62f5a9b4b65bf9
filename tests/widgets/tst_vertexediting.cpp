#include "tests/seed.h"
#include "tests/widgets/editorbench.h"

#include "geometry/vector.h"

#include <QtCore/QRandomGenerator>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

const Qt::KeyboardModifiers Shift = Qt::ShiftModifier, Ctrl = Qt::ControlModifier, Alt = Qt::AltModifier;

/// A polygon of five corners, one of them concave, whose vertices are edited.
///
///     0-----------1
///     |     2    /        2 is at the origin
///     |   /   \ /
///     4--/     3
struct VertexBench : EditorBench
{
    VertexBench(double zoom = 1, double rotation = 0, double turned = 0, bool mirrored = false)
        : EditorBench(zoom, rotation)
    {
        Shape shape = Shape::polygon({{-100, -60}, {100, -60}, {0, 0}, {60, 80}, {-100, 80}});
        shape.fill = Qt::yellow;
        shape.rotation = turned;
        shape.mirroredX = mirrored;
        id = document().addShape(shape);
        editor->editVertices(id);
    }

    const Shape &shape() { return *document().find(id); }
    QList<QPointF> points() { return shape().sceneOutline().first(); }
    QPointF vertex(int i) { return points().at(i); }
    QPointF middle(int i) { return (vertex(i) + vertex((i + 1) % int(points().size()))) / 2; }
    bool isEditing() { return editor->editedShape() == id; }
    void doubleClick(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        click(scenePos, modifiers);
        QTest::mouseDClick(&viewport(), Qt::LeftButton, held | modifiers, at(scenePos));
        QCoreApplication::processEvents();
    }

    ShapeId id;
};

bool isNear(QPointF a, QPointF b, double tolerance = 1e-9)
{
    return length(a - b) < tolerance;
}

} // namespace

class VertexEditingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubleClickEnters();
    void keysAndActionsEnterAndLeave();
    void leavesWhenTheShapeIsNotSelectedAlone_data();
    void leavesWhenTheShapeIsNotSelectedAlone();
    void onlyWhatHasVertices();
    void insideAGroup();
    void dragMovesOneVertex_data();
    void dragMovesOneVertex();
    void escapeGivesAllBack();
    void middlesInsert_data() { addViews(); }
    void middlesInsert();
    void edgesMoveWithBothEnds();
    void doubleClickDeletesAndInserts();
    void altClickDeletes();
    void clicksChoose();
    void bandsChoose_data() { addViews(); }
    void bandsChoose();
    void keysWork();
    void nudgesAreOneStep();
    void actionsAreAboutVertices();
    void enoughIsKept();
    void holes();
    void endsOfALine();
    void snapsToTheGridAndToShapes();
    void shiftHoldsToSteps();
    void severalMoveTogether();
    void clickOnAnotherShapeSelectsIt();
    void changesFromElsewhereAreFollowed();
    void documentOfItsOwnInTheMiddle();
    void vertexIsSeen();
    void crossingIsSeen();
    void refusedFarOut();
    void undoOfEverythingIsTheStart();
};

void VertexEditingTest::doubleClickEnters()
{
    VertexBench bench;
    bench.editor->editVertices({});
    bench.editor->selection()->clear();
    QSignalSpy edited(bench.editor.get(), &ShapeEditor::editedShapeChanged);
    bench.doubleClick({-50, 20});
    QVERIFY(bench.isEditing());
    QCOMPARE(edited.count(), 1);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(bench.editor->action(ShapeEditor::Action::EditVertices)->isChecked());
    QVERIFY(bench.editor->hint().contains(QStringLiteral("vertices")));
    QVERIFY(!bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    bench.click({300, 200});
    QVERIFY(!bench.isEditing());
    QCOMPARE(edited.count(), 2);
    // The shape stays selected, with its handles.
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
    QVERIFY(bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    QCOMPARE(bench.steps(), 1);
}

void VertexEditingTest::keysAndActionsEnterAndLeave()
{
    VertexBench bench;
    QAction *action = bench.editor->action(ShapeEditor::Action::EditVertices);
    for (Qt::Key leave : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter}) {
        QVERIFY(bench.isEditing());
        bench.key(leave);
        QVERIFY(!bench.isEditing());
        bench.key(leave == Qt::Key_Enter ? Qt::Key_Enter : Qt::Key_Return);
    }
    action->trigger();
    QVERIFY(!bench.isEditing());
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(bench.isEditing());
    bench.editor->setTool(ShapeEditor::Rectangle);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
    bench.editor->editVertices(bench.id);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(bench.isEditing());
    // The tool that it stands for ends it as well.
    bench.key(Qt::Key_V);
    QVERIFY(!bench.isEditing());
    bench.editor->selection()->clear();
    QVERIFY(!action->isEnabled());
    bench.key(Qt::Key_Return);
    QVERIFY(!bench.isEditing());
}

void VertexEditingTest::leavesWhenTheShapeIsNotSelectedAlone_data()
{
    QTest::addColumn<int>("way");
    const QStringList names{QStringLiteral("selection cleared"),
                            QStringLiteral("another shape added"),
                            QStringLiteral("removed"),
                            QStringLiteral("locked"),
                            QStringLiteral("hidden"),
                            QStringLiteral("read only"),
                            QStringLiteral("document cleared"),
                            QStringLiteral("another document"),
                            QStringLiteral("its addition undone")};
    for (int i = 0; i < names.size(); ++i) {
        QTest::newRow(qPrintable(names[i])) << i;
        QTest::newRow(qPrintable(names[i] + QStringLiteral(" in a drag"))) << i + 100;
    }
}

void VertexEditingTest::leavesWhenTheShapeIsNotSelectedAlone()
{
    QFETCH(int, way);
    VertexBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    const DocumentData before = bench.document().data();
    Document another;
    const bool isInDrag = way >= 100;
    if (isInDrag)
        bench.beginDrag(bench.vertex(0), {-150, -90});
    const auto with = [&](auto change) { bench.document().changeShapes({bench.id}, change); };
    switch (way % 100) {
    case 0:
        bench.editor->selection()->clear();
        break;
    case 1:
        bench.editor->selection()->add({other});
        break;
    case 2:
        bench.document().removeShapes({bench.id});
        break;
    case 3:
        with([](Shape &shape) { shape.locked = true; });
        break;
    case 4:
        with([](Shape &shape) { shape.hidden = true; });
        break;
    case 5:
        bench.editor->setReadOnly(true);
        break;
    case 6:
        bench.document().clear();
        break;
    case 7:
        bench.editor->setDocument(&another);
        break;
    case 8:
        bench.document().undoStack()->undo();
        bench.document().undoStack()->undo();
        break;
    }
    QVERIFY(!bench.isEditing());
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditVertices)->isChecked());
    if (isInDrag)
        bench.release({-150, -90});
    QVERIFY(!bench.editor->document()->gesture());
    bench.editor->setReadOnly(false);
    bench.editor->setDocument(nullptr);
    if (way % 100 == 5 || way % 100 == 7)
        QVERIFY(bench.document().data() == before);
    while (bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QCOMPARE(bench.document().count(), 0);
}

void VertexEditingTest::onlyWhatHasVertices()
{
    VertexBench bench;
    const ShapeId box = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    const ShapeId line = bench.document().addShape(Shape::polyline({{200, 200}, {250, 100}, {300, 200}}));
    bench.editor->editVertices(box);
    QVERIFY(bench.isEditing());
    bench.editor->editVertices(line);
    QCOMPARE(bench.editor->editedShape(), line);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{line});
    bench.editor->selection()->set({box});
    QVERIFY(bench.editor->editedShape().isNull());
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditVertices)->isEnabled());
    bench.editor->selection()->set({line, bench.id});
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditVertices)->isEnabled());
    bench.key(Qt::Key_Return);
    QVERIFY(bench.editor->editedShape().isNull());
    bench.editor->setReadOnly(true);
    bench.editor->editVertices(line);
    QVERIFY(bench.editor->editedShape().isNull());
}

void VertexEditingTest::insideAGroup()
{
    VertexBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    bench.editor->editVertices({});
    const GroupId group = bench.document().group({bench.id, other});
    bench.editor->selection()->clear();
    // The first double click enters the group, the next one edits.
    bench.doubleClick({-50, 20});
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.doubleClick({-50, 20});
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->selection()->enteredGroup().isNull());
    bench.editor->editVertices(bench.id);
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    QVERIFY(bench.isEditing());
}

void VertexEditingTest::dragMovesOneVertex_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<double>("turned");
    QTest::addColumn<bool>("mirrored");
    for (double zoom : {0.2, 1.0, 8.0}) {
        for (double rotation : {0.0, 30.0}) {
            QTest::addRow("zoom %g, view turned by %g", zoom, rotation) << zoom << rotation << 0.0 << false;
            QTest::addRow("zoom %g, view turned by %g, mirrored", zoom, rotation) << zoom << rotation << 0.0 << true;
            QTest::addRow("zoom %g, view turned by %g, turned", zoom, rotation) << zoom << rotation << 25.0 << true;
        }
    }
}

void VertexEditingTest::dragMovesOneVertex()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(double, turned);
    QFETCH(bool, mirrored);
    VertexBench bench(zoom, rotation, turned, mirrored);
    QSignalSpy changed(bench.document().undoStack(), &QUndoStack::indexChanged);
    const DocumentData before = bench.document().data();
    const QList<QPointF> points = bench.points();
    // The middle one is in view at every zoom.
    const QPointF from = points[2], to = from + QPointF(30, -22) / std::min(zoom, 1.0);
    bench.drag(from, to);
    const QPointF way = bench.seen(to) - bench.seen(from);
    for (int i = 0; i < 5; ++i)
        QVERIFY2(isNear(bench.vertex(i), i == 2 ? points[i] + way : points[i], 1e-12 * 400),
                 qPrintable(QString::number(i)));
    QCOMPARE(bench.shape().rotation, turned);
    QCOMPARE(bench.shape().mirroredX, mirrored);
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move Vertex"));
    bench.key(Qt::Key_Z, Ctrl);
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.isEditing());
}

void VertexEditingTest::escapeGivesAllBack()
{
    VertexBench bench(1, 0, 33);
    bench.drag(bench.vertex(0), bench.vertex(0) + QPointF(-20, 5));
    bench.key(Qt::Key_Z, Ctrl);
    const DocumentData before = bench.document().data();
    QVERIFY(bench.document().undoStack()->canRedo());
    bench.beginDrag(bench.vertex(0), {-150, -90});
    QVERIFY(bench.document().data() != before);
    bench.key(Qt::Key_Escape);
    bench.release({-150, -90});
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.document().undoStack()->canRedo());
    QVERIFY(bench.isEditing());
    // An inserted one goes too.
    bench.beginDrag(bench.middle(0), {0, -150});
    QCOMPARE(bench.points().size(), 6);
    bench.key(Qt::Key_Escape);
    bench.release({0, -150});
    QVERIFY(bench.document().data() == before);
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.isEditing());
}

void VertexEditingTest::middlesInsert()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    VertexBench bench(zoom, rotation, 20, true);
    const DocumentData before = bench.document().data();
    const QList<QPointF> points = bench.points();
    const QPointF from = bench.middle(0), to = from + QPointF(10, -40);
    bench.drag(from, to);
    QCOMPARE(bench.points().size(), 6);
    QVERIFY(isNear(bench.vertex(1), from + bench.seen(to) - bench.seen(from)));
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i < 1 ? i : i + 1), points[i]));
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Insert Vertex"));
    // It is the selected one.
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.points().size(), 5);
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
}

void VertexEditingTest::edgesMoveWithBothEnds()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    const QPointF from = points[4] + (points[0] - points[4]) * 0.25;
    bench.drag(from, from + QPointF(-30, 10));
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), i == 4 || i == 0 ? points[i] + QPointF(-30, 10) : points[i]));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move Vertices"));
}

void VertexEditingTest::doubleClickDeletesAndInserts()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.doubleClick(points[2]);
    QCOMPARE(bench.points(), (QList<QPointF>{points[0], points[1], points[3], points[4]}));
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Delete Vertex"));
    // Where it was clicked, and on the edge.
    bench.doubleClick(points[0] + QPointF(50, 1));
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(isNear(bench.vertex(1), points[0] + QPointF(50, 0)));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Insert Vertex"));
    // In the middle, twice in a row.
    bench.doubleClick(bench.middle(4));
    QCOMPARE(bench.points().size(), 6);
    // Within the outline it means nothing.
    bench.doubleClick({-60, 30});
    QCOMPARE(bench.steps(), 4);
    QVERIFY(bench.isEditing());
}

void VertexEditingTest::altClickDeletes()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.click(points[4]);
    bench.click(points[1], Alt);
    QCOMPARE(bench.points(), (QList<QPointF>{points[0], points[2], points[3], points[4]}));
    // What was selected still is.
    bench.key(Qt::Key_Left);
    QVERIFY(isNear(bench.vertex(3), points[4] - QPointF(1, 0)));
}

void VertexEditingTest::clicksChoose()
{
    VertexBench bench;
    const auto selected = [&] {
        const QList<QPointF> before = bench.points();
        bench.key(Qt::Key_Right);
        QList<int> moved;
        for (int i = 0; i < before.size(); ++i) {
            if (!same(before[i], bench.points()[i]))
                moved << i;
        }
        if (!moved.isEmpty())
            bench.document().undoStack()->undo();
        return moved;
    };
    QCOMPARE(selected(), QList<int>());
    bench.click(bench.vertex(1));
    QCOMPARE(selected(), QList<int>{1});
    bench.click(bench.vertex(3), Shift);
    QCOMPARE(selected(), (QList<int>{1, 3}));
    bench.click(bench.vertex(1), Ctrl);
    QCOMPARE(selected(), QList<int>{3});
    // An edge is its two ends.
    bench.click(bench.vertex(0) + QPointF(60, 0));
    QCOMPARE(selected(), (QList<int>{0, 1}));
    bench.click(bench.vertex(0) + QPointF(0, 30), Shift);
    QCOMPARE(selected(), (QList<int>{0, 1, 4}));
    // A miss with Shift takes nothing away; one within the outline does without it.
    bench.click({300, 200}, Shift);
    QVERIFY(bench.isEditing());
    bench.click({-60, 30}, Shift);
    QCOMPARE(selected(), (QList<int>{0, 1, 4}));
    bench.click({-60, 30});
    QCOMPARE(selected(), QList<int>());
    QVERIFY(bench.isEditing());
}

void VertexEditingTest::bandsChoose()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    VertexBench bench(zoom, rotation);
    const QList<QPointF> points = bench.points();
    const auto isMoved = [&](int i) { return !isNear(bench.vertex(i), points[i]); };
    // In the axes of the view, around the two vertices on the left alone.
    const double pixel = 1 / zoom;
    const QPointF across = unrotated({1, 0}, axisFromDegrees(rotation)), down = perpendicular(across);
    const auto band = [&](QPointF a, QPointF b, Qt::KeyboardModifiers modifiers) {
        const QPointF first = dot(a, across) < dot(b, across) ? a : b, second = same(first, a) ? b : a;
        const double sign = dot(second - first, down) < 0 ? -1 : 1;
        const QPointF margin = 12 * pixel * (across + sign * down);
        bench.drag(first - margin, second + margin, modifiers);
    };
    band(points[0], points[4], {});
    bench.key(Qt::Key_Right);
    QVERIFY(isMoved(0) && isMoved(4) && !isMoved(1) && !isMoved(2) && !isMoved(3));
    bench.document().undoStack()->undo();
    band(points[2], points[2], Shift);
    band(points[0], points[0], Ctrl);
    bench.key(Qt::Key_Right);
    QVERIFY(!isMoved(0) && isMoved(4) && !isMoved(1) && isMoved(2) && !isMoved(3));
    bench.document().undoStack()->undo();
    band(points[2], points[2], Ctrl | Shift);
    bench.key(Qt::Key_Right);
    QVERIFY(isMoved(4) && !isMoved(2));
    bench.document().undoStack()->undo();
    // Escape gives the choice back.
    bench.beginDrag({300, 200}, {-120, -80});
    bench.key(Qt::Key_Escape);
    bench.release({-120, -80});
    bench.key(Qt::Key_Right);
    QVERIFY(isMoved(4) && !isMoved(1));
    bench.document().undoStack()->undo();
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.points(), points);
}

void VertexEditingTest::keysWork()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Down);
    QVERIFY(isNear(bench.vertex(1), points[1] + QPointF(0, 1)));
    bench.key(Qt::Key_Backtab, Shift);
    bench.key(Qt::Key_Backtab, Shift);
    bench.key(Qt::Key_Up, Shift);
    QVERIFY(isNear(bench.vertex(4), points[4] - QPointF(0, 10)));
    bench.key(Qt::Key_Insert);
    QCOMPARE(bench.points().size(), 6);
    QVERIFY(isNear(bench.vertex(5), (bench.vertex(4) + bench.vertex(0)) / 2));
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(bench.editor->hasFocus());
    // With nothing selected there is nothing to delete, and the status bar tells.
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(bench.editor->hint().startsWith(QStringLiteral("Select the vertices")));
    QCOMPARE(bench.document().count(), 1);
    // In a drag, keys wait.
    bench.beginDrag(bench.vertex(0), {-120, -90});
    for (Qt::Key key : {Qt::Key_Delete, Qt::Key_Tab, Qt::Key_Return, Qt::Key_Left})
        bench.key(key);
    bench.release({-120, -90});
    QVERIFY(isNear(bench.vertex(0), {-120, -90}));
    QCOMPARE(bench.points().size(), 5);
}

void VertexEditingTest::nudgesAreOneStep()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    const int before = bench.steps();
    bench.click(points[2]);
    for (int i = 0; i < 5; ++i)
        bench.key(Qt::Key_Right);
    QVERIFY(isNear(bench.vertex(2), points[2] + QPointF(5, 0)));
    QCOMPARE(bench.steps(), before + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move Vertex"));
    // Another vertex is another burst.
    bench.click(points[0]);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.steps(), before + 2);
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QCOMPARE(bench.points(), points);
}

void VertexEditingTest::actionsAreAboutVertices()
{
    using Action = ShapeEditor::Action;
    VertexBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    const QList<QPointF> points = bench.points();
    bench.key(Qt::Key_A, Ctrl);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Right);
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), points[i] + QPointF(1, 0)));
    bench.editor->action(Action::Delete)->trigger();
    QCOMPARE(bench.points().size(), 5);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("three")));
    bench.editor->action(Action::SelectNone)->trigger();
    bench.click(bench.vertex(1));
    bench.click(bench.vertex(2), Shift);
    bench.click(bench.vertex(3), Shift);
    bench.editor->action(Action::SelectInverse)->trigger();
    bench.editor->action(Action::Delete)->trigger();
    QCOMPARE(bench.points().size(), 3);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Delete Vertices"));
    QVERIFY(bench.document().contains(other));
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_A, Ctrl);
    QCOMPARE(bench.editor->selection()->count(), 2);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.document().count(), 0);
}

void VertexEditingTest::enoughIsKept()
{
    VertexBench bench;
    bench.doubleClick(bench.vertex(2));
    bench.doubleClick(bench.vertex(2));
    QCOMPARE(bench.points().size(), 3);
    const int steps = bench.steps();
    bench.doubleClick(bench.vertex(0));
    bench.click(bench.vertex(1), Alt);
    QCOMPARE(bench.points().size(), 3);
    QCOMPARE(bench.steps(), steps);
    QVERIFY(bench.isEditing());
}

void VertexEditingTest::holes()
{
    VertexBench bench;
    const QList<QPointF> ring{{-100, -100}, {100, -100}, {100, 100}, {-100, 100}};
    const QList<QPointF> hole{{-40, -40}, {40, -40}, {0, 40}};
    Shape shape = Shape::polygon(ring, {hole});
    shape.fill = Qt::yellow;
    const ShapeId id = bench.document().addShape(shape);
    bench.editor->editVertices(id);
    const auto rings = [&] { return bench.document().find(id)->sceneOutline(); };
    bench.drag(hole[2], {10, 60});
    QCOMPARE(rings(), (Shape::Outline{ring, {hole[0], hole[1], {10, 60}}}));
    bench.drag((hole[0] + hole[1]) / 2, {0, -70});
    QCOMPARE(rings()[1], (QList<QPointF>{hole[0], {0, -70}, hole[1], {10, 60}}));
    bench.doubleClick(hole[0]);
    QCOMPARE(rings()[1].size(), 3);
    bench.doubleClick(hole[1]);
    QCOMPARE(rings(), Shape::Outline{ring});
    // The hole comes back with undo, and can be edited on.
    bench.key(Qt::Key_Z, Ctrl);
    QCOMPARE(rings().size(), 2);
    bench.drag(QPointF(10, 60), {0, 50});
    QCOMPARE(rings()[1].last(), QPointF(0, 50));
}

void VertexEditingTest::endsOfALine()
{
    VertexBench bench;
    const QList<QPointF> points{{-200, 150}, {-100, 200}, {0, 150}};
    const ShapeId id = bench.document().addShape(Shape::polyline(points));
    bench.editor->editVertices(id);
    const auto now = [&] { return bench.document().find(id)->sceneOutline().first(); };
    bench.drag(points[2], {50, 180});
    QCOMPARE(now(), (QList<QPointF>{points[0], points[1], {50, 180}}));
    // There is no edge from the last point to the first one, but empty room.
    bench.click({-75, 165});
    QVERIFY(bench.editor->editedShape().isNull());
    bench.editor->editVertices(id);
    bench.click(now().last());
    bench.key(Qt::Key_Insert);
    QCOMPARE(now().size(), 3);
    bench.doubleClick(points[0]);
    QCOMPARE(now().size(), 2);
    bench.doubleClick(points[1]);
    QCOMPARE(now().size(), 2);
    QVERIFY(bench.document().fault().isEmpty());
}

void VertexEditingTest::snapsToTheGridAndToShapes()
{
    VertexBench bench;
    bench.document().addShape(Shape::rectangle({200, -150}, {40, 40}));
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    bench.beginDrag(bench.vertex(1), {136, -111});
    QCOMPARE(bench.vertex(1), QPointF(125, -100));
    bench.hold(Ctrl);
    QCOMPARE(bench.vertex(1), QPointF(136, -111));
    bench.hold({});
    bench.editor->setSnapToGrid(false);
    bench.editor->setSnapToShapes(true);
    // A corner of the box.
    bench.move({183, -128});
    QCOMPARE(bench.vertex(1), QPointF(180, -130));
    // Level with a vertex of its own, and with one that is not its neighbour.
    bench.move({63, -97});
    QCOMPARE(bench.vertex(1), QPointF(60, -97));
    bench.release({63, -97});
    QCOMPARE(bench.vertex(1), QPointF(60, -97));
}

void VertexEditingTest::shiftHoldsToSteps()
{
    VertexBench bench;
    const QList<QPointF> points = bench.points();
    bench.beginDrag(points[4], {-75, 120}, Shift);
    for (QPointF neighbour : {points[3], points[0]}) {
        const double degrees = degreesFromAxis(bench.vertex(4) - neighbour);
        if (std::abs(std::remainder(degrees, 15)) < 1e-9)
            return;
    }
    QFAIL("It is on no ray of a neighbour.");
}

void VertexEditingTest::severalMoveTogether()
{
    VertexBench bench(1, 0, 40, true);
    const QList<QPointF> points = bench.points();
    bench.click(points[0]);
    bench.click(points[3], Shift);
    bench.beginDrag(points[3], points[3] + QPointF(25, 8));
    const QPointF way = bench.seen(points[3] + QPointF(25, 8)) - bench.seen(points[3]);
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), i == 0 || i == 3 ? points[i] + way : points[i]));
    bench.hold(Shift);
    QVERIFY(isNear(bench.vertex(0), points[0] + QPointF(way.x(), 0)));
    bench.hold({});
    bench.release(points[3] + QPointF(25, 8));
    QVERIFY(isNear(bench.vertex(0), points[0] + way));
    QCOMPARE(bench.steps(), 2);
}

void VertexEditingTest::clickOnAnotherShapeSelectsIt()
{
    VertexBench bench;
    Shape box = Shape::rectangle({300, 0}, {80, 80});
    box.fill = Qt::red;
    const ShapeId other = bench.document().addShape(box);
    QSignalSpy selected(bench.editor.get(), &ShapeEditor::selectionChanged);
    bench.click({300, 0});
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{other});
    QCOMPARE(selected.count(), 1);
    bench.editor->editVertices(bench.id);
    // A drag from there is a band.
    bench.drag({300, 0}, {-60, -100});
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.document().find(other)->centre, QPointF(300, 0));
}

void VertexEditingTest::changesFromElsewhereAreFollowed()
{
    VertexBench bench;
    const auto moveBy = [&](QPointF way) {
        bench.document().changeShapes({bench.id}, [way](Shape &shape) { shape.centre += way; });
    };
    bench.click(bench.vertex(0));
    moveBy({20, 30});
    QVERIFY(bench.isEditing());
    bench.drag(bench.vertex(0), {-120, -90});
    QVERIFY(isNear(bench.vertex(0), {-120, -90}));
    // In the middle of a drag that ends the drag and gives back what it did.
    const QList<QPointF> before = bench.points();
    bench.beginDrag(bench.vertex(0), {-150, -120});
    moveBy({-20, -30});
    bench.move({-160, -120});
    bench.release({-160, -120});
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), before[i] - QPointF(20, 30)));
    // Fewer vertices between press and release: the click is void.
    bench.press(bench.vertex(4));
    Shape triangle = Shape::polygon({{-100, -100}, {100, -100}, {0, 50}});
    bench.document().changeShape(bench.id, triangle);
    bench.release({-100, 80});
    QVERIFY(bench.isEditing());
    bench.drag(bench.vertex(2), {0, 100});
    QVERIFY(isNear(bench.vertex(2), {0, 100}));
}

// Whoever is told of a drag's changes may end it all from there.
void VertexEditingTest::documentOfItsOwnInTheMiddle()
{
    for (int way = 0; way < 5; ++way) {
        VertexBench bench;
        auto another = std::make_unique<Document>();
        auto borrowed = std::make_unique<Document>();
        bench.editor->setDocument(borrowed.get());
        Shape shape = Shape::polygon({{-100, -60}, {100, -60}, {0, 0}, {60, 80}, {-100, 80}});
        const ShapeId id = borrowed->addShape(shape);
        const ShapeId second = borrowed->addShape(Shape::polyline({{150, 150}, {200, 150}}));
        bench.editor->editVertices(id);
        int count = 0;
        connect(borrowed.get(), &Document::shapesChanged, this, [&] {
            if (++count != 2)
                return;
            if (way == 0)
                bench.editor->setDocument(another.get());
            else if (way == 1)
                bench.editor->editVertices({});
            else if (way == 2)
                bench.editor->editVertices(second);
            else if (way == 3)
                borrowed->removeShapes({id});
            else
                bench.editor->selection()->clear();
        });
        bench.beginDrag({-100, -60}, {-150, -90});
        bench.move({-170, -100});
        bench.release({-170, -100});
        QVERIFY(bench.editor->editedShape() == (way == 2 ? second : ShapeId()));
        QVERIFY(!borrowed->gesture());
        if (way != 3)
            QCOMPARE(borrowed->find(id)->sceneOutline(), shape.sceneOutline());
        // The document goes while its vertices are edited.
        bench.editor->setDocument(borrowed.get());
        bench.editor->editVertices(second);
        bench.beginDrag({150, 150}, {130, 130});
        borrowed.reset();
        QVERIFY(bench.editor->editedShape().isNull());
        bench.release({130, 130});
        bench.click({0, 0});
    }
}

void VertexEditingTest::vertexIsSeen()
{
    VertexBench bench;
    bench.move({300, 200});
    const QImage plain = bench.picture();
    const QPointF corner = bench.vertex(0);
    QCOMPARE(bench.colourAt(plain, corner), QColor(Qt::white));
    const auto move = [&](QPointF scenePos) {
        QMouseEvent event(QEvent::MouseMove, bench.at(scenePos), bench.viewport().mapToGlobal(bench.at(scenePos)),
                          Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&bench.viewport(), &event);
    };
    move(corner);
    QCOMPARE(bench.viewport().cursor().shape(), Qt::SizeAllCursor);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("delete")));
    move(bench.middle(0));
    QCOMPARE(bench.viewport().cursor().shape(), Qt::CrossCursor);
    QVERIFY(bench.picture() != plain);
    move({-60, 30});
    QCOMPARE(bench.viewport().cursor().shape(), Qt::ArrowCursor);
    bench.click(corner);
    QVERIFY(bench.colourAt(bench.picture(), corner) != QColor(Qt::white));
}

void VertexEditingTest::crossingIsSeen()
{
    VertexBench bench;
    const QImage before = bench.picture();
    bench.drag(bench.vertex(2), {-160, 20});
    // The ring around the crossing is of a colour that was not there.
    const auto isWarning = [](QColor colour) {
        return colour.red() > 190 && colour.green() < 110 && colour.blue() < 110;
    };
    const auto warnings = [&](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += isWarning(image.pixelColor(x, y));
        }
        return count;
    };
    QCOMPARE(warnings(before), 0);
    bench.move({300, 200});
    QVERIFY(warnings(bench.picture()) > 100);
    bench.key(Qt::Key_Z, Ctrl);
    QCOMPARE(warnings(bench.picture()), 0);
}

void VertexEditingTest::refusedFarOut()
{
    VertexBench bench;
    bench.editor->editVertices({});
    const ShapeId id = bench.document().addShape(Shape::polygon({{0, 0}, {9.99e8, 0}, {0, 9.99e8}}));
    bench.editor->editVertices(id);
    bench.editor->setZoom(1e-4);
    bench.editor->centreOn({9.99e8, 0});
    const DocumentData before = bench.document().data();
    bench.drag({9.99e8, 0}, {9.99e8 + 3e6, 0});
    // It goes as far as it may.
    QVERIFY(bench.document().find(id)->size.width() <= 1e9);
    while (bench.steps() > 2 && bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before || bench.document().count() < 2);
}

void VertexEditingTest::undoOfEverythingIsTheStart()
{
    QRandomGenerator generator(testSeed(21));
    for (int round = 0; round < 12; ++round) {
        VertexBench bench(std::array{0.4, 1.0, 3.0}[round % 3], round % 2 ? 25 : 0, round * 17, round % 4 == 1);
        const DocumentData start = bench.document().data();
        const auto place = [&] {
            return QPointF(generator.bounded(-180, 180), generator.bounded(-130, 130)) / bench.editor->zoom();
        };
        const auto vertex = [&] { return bench.vertex(int(generator.bounded(int(bench.points().size())))); };
        for (int step = 0; step < 60; ++step) {
            if (!bench.isEditing())
                bench.editor->editVertices(bench.id);
            const std::array modifiers{Qt::KeyboardModifiers(), Shift, Ctrl, Alt, Shift | Ctrl};
            const Qt::KeyboardModifiers held = modifiers[generator.bounded(5u)];
            switch (generator.bounded(10)) {
            case 0:
                bench.drag(vertex(), place(), held);
                break;
            case 1:
                bench.drag(bench.middle(int(generator.bounded(int(bench.points().size())))), place(), held);
                break;
            case 2:
                bench.doubleClick(vertex());
                break;
            case 3:
                bench.click(vertex(), held);
                break;
            case 4:
                bench.drag(place(), place(), held);
                break;
            case 5:
                bench.key(std::array{Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Tab, Qt::Key_Left}[generator.bounded(4u)]);
                break;
            case 6:
                bench.beginDrag(vertex(), place());
                bench.key(Qt::Key_Escape);
                bench.release(place());
                break;
            case 7:
                bench.key(Qt::Key_Z, Ctrl);
                break;
            case 8:
                bench.key(Qt::Key_Z, Ctrl | Shift);
                break;
            default:
                bench.doubleClick(bench.middle(int(generator.bounded(int(bench.points().size())))));
            }
            QVERIFY(!bench.document().gesture());
            if (!bench.document().contains(bench.id))
                bench.document().undoStack()->redo();
        }
        while (bench.steps() > 0 && bench.document().undoStack()->index() > 1)
            bench.document().undoStack()->undo();
        QVERIFY(bench.document().data() == start);
    }
}

QTEST_MAIN(VertexEditingTest)
#include "tst_vertexediting.moc"
