#include "tests/widgets/editorbench.h"

#include <trammel/geometry/vector.h>

#include "tests/testprogram.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QMenuBar>

using namespace Trammel;

namespace {

/// Three squares of 40 x 40 in a row, upright in the view, for rubber bands and lassos that select some of them.
struct AreaBench : EditorBench
{
    AreaBench(bool isLasso, double zoom, double rotation)
        : EditorBench(zoom, rotation), axis(axisFromDegrees(-rotation))
    {
        for (double x : {0.0, 100.0, 200.0}) {
            Shape square = Shape::rectangle(upright({x, 0}), {40, 40}, -rotation);
            square.fill = Qt::yellow;
            ids << document().addShape(square);
        }
        editor->zoomTo(QRectF(upright({100, 0}), QSizeF(0, 0)));
        editor->setTool(isLasso ? ShapeEditor::Lasso : ShapeEditor::Select);
    }

    /// Converts a position on the screen, relative to the center of the first square, to the scene.
    QPointF upright(QPointF place) const { return rotated(place, axis); }

    /// Presses, and moves around the rectangle between two opposite corners. letGo() releases the button.
    void pull(QPointF from, QPointF to)
    {
        corners = {from, {to.x(), from.y()}, to, {from.x(), to.y()}};
        press(upright(from));
        for (QPointF corner : corners.mid(1))
            move(upright(corner));
        // A band ends at the opposite corner, and a lasso after all four corners.
        end = editor->tool() == ShapeEditor::Lasso ? corners.last() : to;
        move(upright(end));
    }
    void letGo() { release(upright(end)); }

    QList<int> selected()
    {
        QList<int> numbers;
        for (int i = 0; i < ids.size(); ++i) {
            if (editor->selection()->contains(ids[i]))
                numbers << i + 1;
        }
        return numbers;
    }

    QPointF axis;
    ShapeIds ids;
    QList<QPointF> corners;
    QPointF end;
};

void addAreas()
{
    QTest::addColumn<bool>("isLasso");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
}

QByteArray nameOf(bool isLasso, double rotation)
{
    return QByteArray(isLasso ? "lasso" : "band") + (rotation == 0 ? "" : ", turned view");
}

} // namespace

class TestAreaSelecting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modes_data();
    void modes();
    void modifiers_data();
    void modifiers();
    void heldAtThePressAreLive_data();
    void heldAtThePressAreLive();
    void spaceMovesIt_data();
    void spaceMovesIt();
    void escapeRestores_data() { spaceMovesIt_data(); }
    void escapeRestores();
    void tellsOnce_data() { spaceMovesIt_data(); }
    void tellsOnce();
    void altLeavesTheMenuBarAlone();
};

void TestAreaSelecting::modes_data()
{
    addAreas();
    QTest::addColumn<RubberBandMode>("mode");
    QTest::addColumn<bool>("toTheLeft");
    QTest::addColumn<bool>("alt");
    QTest::addColumn<bool>("encloses");
    constexpr std::array names{"touch", "enclose", "by direction"};
    for (bool isLasso : {false, true}) {
        for (double rotation : {0.0, 30.0, 200.0}) {
            for (int mode = ShapeEditor::Touch; mode <= ShapeEditor::ByDirection; ++mode) {
                for (bool toTheLeft : {false, true}) {
                    for (bool alt : {false, true}) {
                        // A lasso has no direction. In the mode ByDirection it encloses.
                        const bool byDirection = isLasso || !toTheLeft;
                        const bool encloses =
                            mode == ShapeEditor::Enclose || (mode == ShapeEditor::ByDirection && byDirection);
                        QTest::addRow("%s, %s%s%s", nameOf(isLasso, rotation).constData(), names[std::size_t(mode)],
                                      toTheLeft ? ", to the left" : "", alt ? ", Alt" : "")
                            << isLasso << (rotation == 200 ? 0.7 : 1.0) << rotation << RubberBandMode(mode) << toTheLeft
                            << alt << (encloses != alt);
                    }
                }
            }
        }
    }
}

void TestAreaSelecting::modes()
{
    QFETCH(bool, isLasso);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(RubberBandMode, mode);
    QFETCH(bool, toTheLeft);
    QFETCH(bool, alt);
    QFETCH(bool, encloses);
    AreaBench bench(isLasso, zoom, rotation);
    bench.editor->setRubberBandMode(mode);
    const QPointF left(-30, 30), right(90, -30);
    bench.pull(toTheLeft ? right : left, toTheLeft ? left : right);
    bench.hold(alt ? Qt::AltModifier : Qt::NoModifier);
    QCOMPARE(bench.selected(), encloses ? QList<int>{1} : (QList<int>{1, 2}));
    // The border shows the mode and follows its changes.
    const QImage held = bench.picture();
    bench.hold(alt ? Qt::NoModifier : Qt::AltModifier);
    QCOMPARE(bench.selected(), encloses ? (QList<int>{1, 2}) : QList<int>{1});
    QVERIFY(bench.picture() != held);
    bench.hold(alt ? Qt::AltModifier : Qt::NoModifier);
    bench.letGo();
    QCOMPARE(bench.selected(), encloses ? QList<int>{1} : (QList<int>{1, 2}));
    QCOMPARE(bench.steps(), 3);
}

void TestAreaSelecting::modifiers_data()
{
    addAreas();
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QList<int>>("after");
    using Numbers = QList<int>;
    // Squares 2 and 3 are selected before. The area encloses squares 1 and 2.
    for (bool isLasso : {false, true}) {
        for (double rotation : {0.0, 30.0}) {
            const auto row = [&](const char *what, Qt::KeyboardModifiers modifiers, const Numbers &after) {
                QTest::addRow("%s: %s", nameOf(isLasso, rotation).constData(), what)
                    << isLasso << 1.0 << rotation << modifiers << after;
            };
            row("none replaces", Qt::NoModifier, {1, 2});
            row("Shift adds", Qt::ShiftModifier, {1, 2, 3});
            row("Ctrl toggles", Qt::ControlModifier, {1, 3});
            row("both subtract", Qt::ShiftModifier | Qt::ControlModifier, {3});
        }
    }
}

void TestAreaSelecting::modifiers()
{
    QFETCH(bool, isLasso);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QList<int>, after);
    AreaBench bench(isLasso, zoom, rotation);
    bench.editor->selection()->set({bench.ids[1], bench.ids[2]});
    bench.pull({-30, -45}, {130, 45});
    QCOMPARE(bench.selected(), (QList<int>{1, 2}));
    // Pressing and releasing modifiers takes effect without a mouse move.
    bench.hold(modifiers);
    QCOMPARE(bench.selected(), after);
    bench.hold({});
    QCOMPARE(bench.selected(), (QList<int>{1, 2}));
    bench.hold(modifiers);
    bench.letGo();
    QCOMPARE(bench.selected(), after);
}

void TestAreaSelecting::heldAtThePressAreLive_data()
{
    modifiers_data();
}

void TestAreaSelecting::heldAtThePressAreLive()
{
    QFETCH(bool, isLasso);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QList<int>, after);
    AreaBench bench(isLasso, zoom, rotation);
    bench.editor->selection()->set({bench.ids[1], bench.ids[2]});
    bench.hold(modifiers);
    bench.pull({-30, -45}, {130, 45});
    QCOMPARE(bench.selected(), after);
    // Modifiers held at the press have no effect after they are released.
    bench.hold({});
    QCOMPARE(bench.selected(), (QList<int>{1, 2}));
    bench.letGo();
    QCOMPARE(bench.selected(), (QList<int>{1, 2}));
}

void TestAreaSelecting::spaceMovesIt_data()
{
    addAreas();
    for (bool isLasso : {false, true}) {
        for (double rotation : {0.0, 30.0})
            QTest::newRow(nameOf(isLasso, rotation).constData()) << isLasso << 1.0 << rotation;
    }
}

void TestAreaSelecting::spaceMovesIt()
{
    QFETCH(bool, isLasso);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    AreaBench bench(isLasso, zoom, rotation);
    bench.pull({-30, -45}, {30, 45});
    QCOMPARE(bench.selected(), QList<int>{1});
    const QPointF middle = bench.editor->mapFromScene({0, 0});
    bench.hold({}, true);
    for (double x : {50.0, 100.0})
        bench.move(bench.upright(bench.end + QPointF(x, 0)));
    QCOMPARE(bench.selected(), QList<int>{2});
    bench.hold(Qt::ShiftModifier, true);
    bench.move(bench.upright(bench.end + QPointF(200, 0)));
    QCOMPARE(bench.selected(), QList<int>{3});
    // After the release of Space, a mouse move resizes the area at its new position.
    bench.hold({});
    bench.move(bench.upright(bench.end + QPointF(250, 0)));
    QCOMPARE(bench.selected(), QList<int>{3});
    bench.release(bench.upright(bench.end + QPointF(250, 0)));
    QCOMPARE(bench.selected(), QList<int>{3});
    // Space during the drag has not moved the view. Space before the press pans the view.
    QCOMPARE(bench.editor->mapFromScene({0, 0}), middle);
    bench.hold({}, true);
    bench.drag(bench.upright({-30, -45}), bench.upright({-10, -45}));
    bench.hold({});
    QVERIFY(bench.editor->mapFromScene({0, 0}).x() > middle.x() + 10);
    QCOMPARE(bench.selected(), QList<int>{3});
}

void TestAreaSelecting::escapeRestores()
{
    QFETCH(bool, isLasso);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    AreaBench bench(isLasso, zoom, rotation);
    const ShapeIds before{bench.ids[2], bench.ids[0]};
    bench.editor->selection()->set(before);
    QSignalSpy changes(bench.editor.get(), &ShapeEditor::selectionChanged);
    bench.pull({-30, -45}, {130, 45});
    QCOMPARE(bench.selected(), (QList<int>{1, 2}));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.editor->selection()->ids(), before);
    bench.move(bench.upright({230, 45}));
    bench.letGo();
    QCOMPARE(bench.editor->selection()->ids(), before);
    QCOMPARE(changes.count(), 0);
}

void TestAreaSelecting::tellsOnce()
{
    QFETCH(bool, isLasso);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    AreaBench bench(isLasso, zoom, rotation);
    QSignalSpy changes(bench.editor.get(), &ShapeEditor::selectionChanged);
    bench.pull({-30, -45}, {230, 45});
    bench.hold(Qt::AltModifier);
    bench.hold(Qt::ControlModifier);
    QCOMPARE(bench.selected(), (QList<int>{1, 2, 3}));
    QCOMPARE(changes.count(), 0);
    bench.letGo();
    QCOMPARE(changes.count(), 1);
}

// A menu bar takes the focus when Alt alone is pressed and released, which would end the band.
void TestAreaSelecting::altLeavesTheMenuBarAlone()
{
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.menuBar()->addMenu(QStringLiteral("&File"))->addAction(QStringLiteral("Quit"));
    window.setCentralWidget(editor);
    window.resize(800, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    editor->setFocus();
    QWidget *viewport = editor->view()->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(viewport, {300, 300});
    QTest::keyPress(window.windowHandle(), Qt::Key_Alt, Qt::AltModifier);
    QTest::keyRelease(window.windowHandle(), Qt::Key_Alt, Qt::AltModifier);
    QVERIFY(editor->view()->hasFocus());
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, {300, 300});
}

TRAMMEL_WIDGET_TEST(TestAreaSelecting)
#include "tst_areaselecting.moc"
