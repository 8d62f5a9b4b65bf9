#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"

#include "widgets/panels/inspector/gradientbar_p.h"

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QToolButton>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace Trammel;

/// Tests the bar in the inspector that edits the stops of gradients, by mouse and keys.
class TestGradientBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clickAddsAStop();
    void dragMovesAStop();
    void dragBackChangesNothing();
    void dragPastOthersKeepsTheOrder();
    void dragAwayRemoves();
    void escapeCancels();
    void keysEdit();
    void fieldsEditTheCurrentStop();
    void buttonsEdit();
    void limitsTheStops();
    void tellsTheCurrentStop();
    void severalShapes();
    void newShapes();
    void programInterferes();
};

namespace {

struct BarBench : InspectorBench
{
    explicit BarBench(QGradientStops stops = {{0, Qt::red}, {1, Qt::blue}})
        : bar(*inspector.findChild<GradientBar *>(u"stops"_s))
    {
        Gradient gradient = Gradient::radial(Qt::red, Qt::blue);
        gradient.stops = std::move(stops);
        document().changeShapes({ids[0]}, [&](Shape &shape) { shape.fill = gradient; });
        editor->selection()->set({ids[0]});
        document().undoStack()->clear();
        inspector.resize(300, 700);
        QCoreApplication::processEvents();
    }

    const QGradientStops &stops(int i = 0) { return shape(i).fill.gradient().stops; }
    QPoint at(double offset, int y = 8) const { return {int(std::lround(6.5 + offset * (bar.width() - 13))), y}; }
    void press(double offset, int y = 8) { QTest::mousePress(&bar, Qt::LeftButton, {}, at(offset, y)); }
    void move(double offset, int y = 8) { QTest::mouseMove(&bar, at(offset, y)); }
    void release(double offset, int y = 8) { QTest::mouseRelease(&bar, Qt::LeftButton, {}, at(offset, y)); }
    void drag(double from, double to, int y = 8)
    {
        press(from);
        move((from + to) / 2);
        move(to, y);
        release(to, y);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        activate();
        bar.setFocus();
        QTest::keyClick(&bar, key, modifiers);
    }
    QToolButton &button(const QString &name)
    {
        for (QToolButton *button : inspector.findChildren<QToolButton *>()) {
            if (button->accessibleName() == name)
                return *button;
        }
        qFatal("There is no such button.");
    }

    GradientBar &bar;
};

bool isClose(double a, double b)
{
    return std::abs(a - b) < 0.01;
}

} // namespace

void TestGradientBar::clickAddsAStop()
{
    BarBench bench;
    QCOMPARE(bench.bar.current(), 1);
    bench.press(0.25);
    bench.release(0.25);
    QCOMPARE(bench.stops().size(), 3);
    QVERIFY(isClose(bench.stops()[1].first, 0.25));
    // The new stop has the color of the bar.
    const QColor color = bench.stops()[1].second;
    QVERIFY(std::abs(color.red() - 191) <= 2 && color.green() == 0 && std::abs(color.blue() - 64) <= 2);
    QCOMPARE(bench.bar.current(), 1);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), u"Change Fill"_s);
    // A press that adds a stop can go on as a drag, in the same step.
    bench.drag(0.6, 0.8);
    QCOMPARE(bench.stops().size(), 4);
    QVERIFY(isClose(bench.stops()[2].first, 0.8));
    QCOMPARE(bench.steps(), 2);
    // A click on a marker only makes it current.
    bench.press(0);
    bench.release(0);
    QCOMPARE(bench.bar.current(), 0);
    QCOMPARE(bench.steps(), 2);
    QVERIFY(bench.editor->shapeFill() == bench.shape(0).fill);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.stops().size(), 3);
    QTRY_COMPARE(bench.bar.stops().size(), 3);
}

void TestGradientBar::dragMovesAStop()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    bench.press(0.5);
    bench.move(0.6);
    // The shape follows during the drag.
    QVERIFY(isClose(bench.stops()[1].first, 0.6));
    QCOMPARE(bench.steps(), 0);
    bench.move(0.7);
    bench.release(0.7);
    QVERIFY(isClose(bench.stops()[1].first, 0.7));
    QCOMPARE(bench.stops()[1].second, QColor(Qt::green));
    QCOMPARE(bench.steps(), 1);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.stops()[1].first, 0.5);
    // Beyond the ends, the offset is clamped.
    QTRY_COMPARE(bench.bar.stops()[1].first, 0.5);
    bench.drag(1, 1.5);
    QCOMPARE(bench.stops()[2].first, 1.0);
    QVERIFY(bench.document().undoStack()->canRedo());
}

void TestGradientBar::dragBackChangesNothing()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    const Fill before = bench.shape(0).fill;
    bench.press(0);
    bench.move(0.3);
    QVERIFY(bench.document().gesture());
    bench.move(-0.05);
    bench.release(-0.05);
    QVERIFY(!bench.document().gesture());
    QVERIFY(bench.shape(0).fill == before);
    QCOMPARE(bench.steps(), 0);
}

void TestGradientBar::dragPastOthersKeepsTheOrder()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    bench.press(0);
    bench.move(0.3);
    bench.move(0.75);
    QCOMPARE(bench.bar.current(), 1);
    QCOMPARE(bench.stops()[0].second, QColor(Qt::green));
    bench.move(0.25);
    QCOMPARE(bench.bar.current(), 0);
    bench.move(0.75);
    bench.release(0.75);
    QCOMPARE(bench.stops()[1].second, QColor(Qt::red));
    QVERIFY(isClose(bench.stops()[1].first, 0.75));
    QVERIFY(bench.shape(0).errorString().isEmpty());
    QCOMPARE(bench.steps(), 1);
}

void TestGradientBar::dragAwayRemoves()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    bench.press(0.5);
    bench.move(0.5, 200);
    QCOMPARE(bench.stops().size(), 2);
    // It comes back with the pointer.
    bench.move(0.4);
    QCOMPARE(bench.stops().size(), 3);
    bench.move(0.4, 200);
    bench.release(0.4, 200);
    QCOMPARE(bench.stops(), (QGradientStops{{0, Qt::red}, {1, Qt::blue}}));
    QCOMPARE(bench.steps(), 1);
    // Two stops remain.
    bench.drag(0, 0.2, 200);
    QCOMPARE(bench.stops().size(), 2);
}

void TestGradientBar::escapeCancels()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    const QGradientStops before = bench.stops();
    for (double from : {0.5, 0.25}) {
        bench.press(from);
        bench.move(0.6);
        bench.move(0.7);
        QVERIFY(bench.stops() != before);
        QTest::keyClick(&bench.bar, Qt::Key_Escape);
        QCOMPARE(bench.stops(), before);
        QCOMPARE(bench.bar.stops(), before);
        bench.move(0.9);
        bench.release(0.9);
        QCOMPARE(bench.stops(), before);
    }
    QCOMPARE(bench.steps(), 0);
}

void TestGradientBar::keysEdit()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    bench.key(Qt::Key_Up);
    QCOMPARE(bench.bar.current(), 1);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.stops()[1].first, 0.51);
    bench.key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(bench.stops()[1].first, 0.41);
    QCOMPARE(bench.steps(), 2);
    bench.key(Qt::Key_Insert);
    QCOMPARE(bench.stops().size(), 4);
    QCOMPARE(bench.bar.current(), 2);
    QCOMPARE(bench.stops()[2].first, 0.705);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.stops().size(), 3);
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.bar.current(), 0);
    bench.key(Qt::Key_Up);
    QCOMPARE(bench.bar.current(), 0);
    bench.key(Qt::Key_End);
    QCOMPARE(bench.bar.current(), 2);
    bench.key(Qt::Key_Down);
    QCOMPARE(bench.bar.current(), 2);
    const int steps = bench.steps();
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.steps(), steps);
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.stops().size(), 2);
    // The shape is still there.
    QCOMPARE(bench.document().count(), 2);
    while (bench.document().undoStack()->index() > 0)
        bench.document().undoStack()->undo();
    QCOMPARE(bench.stops()[1], (QGradientStop{0.5, Qt::green}));
}

void TestGradientBar::fieldsEditTheCurrentStop()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    QCOMPARE(bench.shown("stopOffset"), u"100"_s);
    bench.bar.setCurrent(1);
    QCOMPARE(bench.shown("stopOffset"), u"50"_s);
    bench.type("stopOffset", u"12.5"_s);
    QCOMPARE(bench.stops()[1].first, 0.125);
    bench.type("stopOffset", u"+30"_s);
    QCOMPARE(bench.stops()[1].first, 0.425);
    bench.type("stopOffset", u"101"_s);
    QCOMPARE(bench.inspector.errorString(), u"the position of a color must be from 0 to 100"_s);
    QCOMPARE(bench.stops()[1].first, 0.425);
    QTest::keyClick(&bench.field("stopOffset"), Qt::Key_Escape);
    QCOMPARE(bench.inspector.errorString(), QString());
    auto &color = *bench.inspector.findChild<ColorButton *>(u"stopColor"_s);
    Q_EMIT color.chosen(QColor(1, 2, 3, 4));
    QCOMPARE(bench.stops()[1].second, QColor(1, 2, 3, 4));
    QCOMPARE(color.toolTip(), u"#010203, opacity 2 %"_s);
    QCOMPARE(bench.steps(), 3);
}

void TestGradientBar::buttonsEdit()
{
    BarBench bench({{0, Qt::red}, {0.25, Qt::green}, {1, Qt::blue}});
    bench.bar.setCurrent(1);
    bench.button(u"Reverse the order of the colors"_s).click();
    QCOMPARE(bench.stops(), (QGradientStops{{0, Qt::blue}, {0.75, Qt::green}, {1, Qt::red}}));
    QCOMPARE(bench.bar.current(), 1);
    bench.button(u"Add a color"_s).click();
    QCOMPARE(bench.stops().size(), 4);
    bench.button(u"Remove the marked color"_s).click();
    bench.button(u"Remove the marked color"_s).click();
    QCOMPARE(bench.stops().size(), 2);
    QVERIFY(!bench.button(u"Remove the marked color"_s).isEnabled());
    QCOMPARE(bench.steps(), 4);
}

void TestGradientBar::limitsTheStops()
{
    QGradientStops stops;
    for (int i = 0; i < 64; ++i)
        stops.append({i / 63.0, QColor(4 * i, 0, 0)});
    stops[0].first = stops[1].first = 0.3;
    std::sort(stops.begin(), stops.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    BarBench bench(stops);
    QVERIFY(!bench.bar.canAdd());
    bench.press(0.005);
    bench.release(0.005);
    bench.key(Qt::Key_Insert);
    QCOMPARE(bench.stops().size(), 64);
    QCOMPARE(bench.steps(), 0);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.stops().size(), 63);
    bench.key(Qt::Key_Insert);
    QCOMPARE(bench.stops().size(), 64);
}

void TestGradientBar::tellsTheCurrentStop()
{
    BarBench bench({{0, Qt::red}, {0.5, QColor(0, 255, 0, 128)}, {1, Qt::blue}});
    QCOMPARE(bench.bar.accessibleName(), u"Colors of the gradient"_s);
    bench.bar.setCurrent(1);
    QCOMPARE(bench.bar.accessibleDescription(), u"Color 2 of 3: #8000ff00 at 50 %"_s);
    for (const char *name : {"stopColor", "stopOffset"})
        QVERIFY(!bench.inspector.findChild<QWidget *>(QLatin1String(name))->accessibleName().isEmpty());
}

// The stops are common; the lines of the gradients are not.
void TestGradientBar::severalShapes()
{
    BarBench bench;
    Gradient other = Gradient::linear(Qt::red, Qt::blue);
    bench.document().changeShapes({bench.ids[1]}, [&](Shape &shape) { shape.fill = other; });
    bench.editor->selection()->set(bench.ids);
    QVERIFY(bench.bar.isEnabled());
    bench.drag(1, 0.5);
    QVERIFY(isClose(bench.stops(0)[1].first, 0.5));
    QCOMPARE(bench.stops(1), bench.stops(0));
    QVERIFY(bench.shape(1).fill.gradient().type == Gradient::Type::Linear);
    other.stops.last().second = Qt::green;
    bench.document().changeShapes({bench.ids[1]}, [&](Shape &shape) { shape.fill = other; });
    QTRY_VERIFY(!bench.bar.isEnabled());
    QVERIFY(bench.bar.stops().isEmpty());
    const int steps = bench.steps();
    bench.press(0.5);
    bench.release(0.5);
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.steps(), steps);
    bench.document().changeShapes({bench.ids[1]}, [&](Shape &shape) { shape.fill = Qt::red; });
    QTRY_VERIFY(bench.bar.isEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.bar.isEnabled());
}

void TestGradientBar::newShapes()
{
    BarBench bench;
    ShapeEditor &editor = *bench.editor;
    editor.setShapeFill(Gradient::linear(Qt::white, Qt::black));
    editor.setTool(ShapeEditor::Rectangle);
    QVERIFY(bench.bar.isVisible());
    bench.drag(1, 0.5);
    QVERIFY(isClose(editor.shapeFill().gradient().stops[1].first, 0.5));
    bench.press(0);
    bench.move(0.2);
    QVERIFY(isClose(editor.shapeFill().gradient().stops[0].first, 0.2));
    QTest::keyClick(&bench.bar, Qt::Key_Escape);
    QCOMPARE(editor.shapeFill().gradient().stops[0].first, 0.0);
    bench.release(0.2);
    QCOMPARE(bench.steps(), 0);
}

void TestGradientBar::programInterferes()
{
    BarBench bench({{0, Qt::red}, {0.5, Qt::green}, {1, Qt::blue}});
    // The program changes the fill during a drag.
    bench.press(0.5);
    bench.move(0.7);
    bench.document().changeShapes({bench.ids[0]},
                                  [](Shape &shape) { shape.fill = Gradient::linear(Qt::red, Qt::blue); });
    QTRY_COMPARE(bench.bar.stops().size(), 2);
    bench.move(0.8);
    bench.release(0.8);
    QCOMPARE(bench.stops().size(), 2);
    // It removes the gradient, the shape, the selection, and the document.
    const QList<std::function<void()>> acts{
        [&] { bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.fill = Qt::red; }); },
        [&] { bench.editor->selection()->clear(); },
        [&] { bench.document().removeShapes({bench.ids[0]}); },
        [&] { bench.editor->setDocument(nullptr); },
        [&] { bench.editor.reset(); },
    };
    for (const auto &act : acts) {
        if (bench.document().contains(bench.ids[0])) {
            bench.document().changeShapes({bench.ids[0]},
                                          [](Shape &shape) { shape.fill = Gradient::linear(Qt::red, Qt::blue); });
            bench.editor->selection()->set({bench.ids[0]});
        }
        QCoreApplication::processEvents();
        bench.press(1);
        bench.move(0.7);
        act();
        bench.move(0.8);
        QCoreApplication::processEvents();
        bench.release(0.8);
        if (!bench.editor)
            break;
    }
    QVERIFY(!bench.bar.isEnabled());
}

TRAMMEL_WIDGET_TEST(TestGradientBar)
#include "tst_gradientbar.moc"
