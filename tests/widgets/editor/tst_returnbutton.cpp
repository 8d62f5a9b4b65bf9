#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtWidgets/QPushButton>

using namespace Trammel;

namespace {

struct ReturnBench : EditorBench
{
    ReturnBench()
    {
        Shape shape = Shape::rectangle({0, 0}, {100, 100});
        shape.fill = Qt::red;
        id = document().addShape(shape);
        editor->centerOn({0, 0});
        button = editor->findChild<QPushButton *>(QStringLiteral("returnButton"));
    }

    bool appears()
    {
        return QTest::qWaitFor([this] { return button->isVisible(); });
    }
    /// Waits longer than the pause before the button appears.
    bool staysHidden()
    {
        return !QTest::qWaitFor([this] { return button->isVisible(); }, 600);
    }

    ShapeId id;
    QPushButton *button;
};

} // namespace

/// Tests the button that leads from an empty part of the scene back to the drawing.
class TestReturnButton : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadsBack();
    void onlyOutsideOfTheDrawing();
    void countsVisibleShapes();
    void notDuringDrags();
    void staysInTheEditor();
    void canBeTurnedOff();
};

void TestReturnButton::leadsBack()
{
    ReturnBench bench;
    QVERIFY(!bench.button->isVisible());
    bench.editor->centerOn({9000, 0});
    QVERIFY(bench.appears());
    QVERIFY(!bench.viewport().isAncestorOf(bench.button));
    bench.editor->setFocus();
    QTest::mouseClick(bench.button, Qt::LeftButton);
    QVERIFY(!bench.button->isVisible());
    QVERIFY(QRectF(bench.viewport().rect()).contains(bench.editor->mapFromScene({0, 0})));
    QVERIFY(bench.canvas().hasFocus());
}

void TestReturnButton::onlyOutsideOfTheDrawing()
{
    ReturnBench bench;
    bench.editor->centerOn({430, 0});
    QVERIFY(bench.staysHidden());
    // Between two shapes, which are both out of view.
    bench.document().addShape(Shape::rectangle({20000, 0}, {100, 100}));
    bench.editor->centerOn({9000, 0});
    QVERIFY(bench.appears());
    bench.editor->centerOn({9010, 0});
    QVERIFY(bench.button->isVisible());
    bench.editor->centerOn({0, 0});
    QVERIFY(!bench.button->isVisible());
    bench.document().clear();
    QVERIFY(bench.staysHidden());
}

void TestReturnButton::countsVisibleShapes()
{
    ReturnBench bench;
    const ShapeId far = bench.document().addShape(Shape::rectangle({20000, 0}, {100, 100}));
    const auto setHidden = [&](ShapeId id, bool isHidden) {
        bench.document().changeShapes({id}, [isHidden](Shape &shape) { shape.hidden = isHidden; });
    };
    setHidden(bench.id, true);
    QVERIFY(bench.appears());
    setHidden(bench.id, false);
    QVERIFY(!bench.button->isVisible());
    setHidden(far, true);
    setHidden(bench.id, true);
    QVERIFY(bench.staysHidden());
    // A new shape in view hides the button.
    setHidden(far, false);
    QVERIFY(bench.appears());
    bench.document().addShape(Shape::rectangle({10, 10}, {10, 10}));
    QVERIFY(!bench.button->isVisible());
}

void TestReturnButton::notDuringDrags()
{
    ReturnBench bench;
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.press({10, 60});
    bench.move({90, 110});
    bench.editor->centerOn({9000, 0});
    QVERIFY(bench.staysHidden());
    bench.key(Qt::Key_Escape);
    bench.release({9000, 0});
    QVERIFY(bench.appears());
    // Panning away with the middle button.
    bench.press({9000, 0}, {}, Qt::MiddleButton);
    bench.move({9040, 0});
    QVERIFY(!bench.button->isVisible());
    QVERIFY(bench.staysHidden());
    bench.release({9000, 0}, {}, Qt::MiddleButton);
    QVERIFY(bench.appears());
}

void TestReturnButton::staysInTheEditor()
{
    ReturnBench bench;
    bench.editor->centerOn({9000, 0});
    QVERIFY(bench.appears());
    for (const QSize size : {QSize(400, 300), QSize(130, 100)}) {
        bench.editor->resize(size);
        QVERIFY(bench.editor->rect().contains(bench.button->geometry()));
    }
}

void TestReturnButton::canBeTurnedOff()
{
    ReturnBench bench;
    bench.editor->setReturnButtonEnabled(false);
    bench.editor->centerOn({9000, 0});
    QVERIFY(bench.staysHidden());
    bench.editor->setReturnButtonEnabled(true);
    QVERIFY(bench.appears());
    bench.editor->setReturnButtonEnabled(false);
    QVERIFY(!bench.button->isVisible());
}

TRAMMEL_WIDGET_TEST(TestReturnButton)
#include "tst_returnbutton.moc"
