#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"

#include <QtGui/QUndoStack>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QWidgetAction>

#include <cmath>

using namespace Trammel;

/// Tests the fields of an inspector for gradients and shadows.
class TestInspectorFill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsGradients();
    void keepsFurtherStops();
    void setsGradientsOfNewShapes();
    void setsShadows();
    void setsShadowsOfNewShapes();
};

namespace {

/// The fields of the fill.
struct FillFields
{
    explicit FillFields(const ShapeInspector &inspector)
        : type(*inspector.findChild<QComboBox *>(QStringLiteral("fillType"))),
          start(*inspector.findChild<QToolButton *>(QStringLiteral("fill"))),
          end(*inspector.findChild<QToolButton *>(QStringLiteral("stopColor"))),
          angle(*inspector.findChild<QLineEdit *>(QStringLiteral("gradientAngle")))
    {
    }

    void choose(const char *words) const
    {
        const int index = type.findText(QString::fromLatin1(words));
        QVERIFY(index >= 0);
        type.setCurrentIndex(index);
        Q_EMIT type.activated(index);
    }
    /// Chooses a color of the menu of a button.
    static void press(const QToolButton &button, int square)
    {
        auto *squares = qobject_cast<QWidgetAction *>(button.menu()->actions()[0])->defaultWidget();
        squares->findChildren<QToolButton *>()[square]->click();
    }

    QComboBox &type;
    QToolButton &start;
    QToolButton &end;
    QLineEdit &angle;
};

} // namespace

void TestInspectorFill::setsGradients()
{
    InspectorBench bench;
    bench.document().undoStack()->clear();
    bench.editor->selection()->set(bench.ids);
    const FillFields fields(bench.inspector);
    QCOMPARE(fields.type.currentText(), QStringLiteral("Solid Color"));
    QVERIFY(fields.end.isHidden() && fields.angle.isHidden());
    const QColor red = bench.shape(0).fill;
    fields.choose("Linear Gradient");
    const Gradient &gradient = bench.shape(0).fill.gradient();
    QVERIFY(gradient.type == Gradient::Type::Linear);
    QCOMPARE(gradient.stops.size(), 2);
    QCOMPARE(gradient.stops.first().second, red);
    QVERIFY(gradient.stops.last().second != red);
    QVERIFY(bench.shape(1).fill == bench.shape(0).fill);
    QVERIFY(bench.editor->shapeFill() == bench.shape(0).fill);
    QCOMPARE(bench.steps(), 1);
    QVERIFY(!fields.end.isHidden() && !fields.angle.isHidden());
    QCOMPARE(fields.start.toolTip(), red.name());
    QCOMPARE(bench.shown("gradientAngle"), QStringLiteral("90"));

    FillFields::press(fields.start, 6);
    FillFields::press(fields.end, 7);
    QCOMPARE(bench.shape(1).fill.gradient().stops,
             (QGradientStops{{0, QColor(0x4a, 0x7f, 0xd0)}, {1, QColor(0x3f, 0x9b, 0x57)}}));
    QCOMPARE(bench.steps(), 3);
    bench.type("gradientAngle", QStringLiteral("30"));
    QCOMPARE(bench.shown("gradientAngle"), QStringLiteral("30"));
    QVERIFY(std::abs(bench.shape(0).fill.gradient().angle(bench.shape(0).size) - 30) < 1e-9);
    bench.type("gradientAngle", QStringLiteral("+ 345"));
    QCOMPARE(bench.shown("gradientAngle"), QStringLiteral("15"));
    QCOMPARE(bench.steps(), 5);

    fields.choose("Radial Gradient");
    QVERIFY(bench.shape(0).fill.gradient().type == Gradient::Type::Radial);
    QCOMPARE(bench.shape(0).fill.gradient().stops.last().second, QColor(0x3f, 0x9b, 0x57));
    QVERIFY(!fields.end.isHidden() && fields.angle.isHidden());
    fields.choose("Solid Color");
    QVERIFY(bench.shape(0).fill == QColor(0x4a, 0x7f, 0xd0));
    QVERIFY(fields.end.isHidden());
    bench.document().undoStack()->undo();
    QVERIFY(bench.shape(0).fill.isGradient());

    // No color removes the gradient.
    fields.start.menu()->actions()[1]->trigger();
    QVERIFY(bench.shape(0).fill == Fill());
    QVERIFY(!fields.end.menu()->actions()[1]->isVisible());
    // A shape without a fill gets one.
    fields.choose("Linear Gradient");
    QVERIFY(bench.shape(0).fill.isGradient());
    while (bench.document().undoStack()->index() > 0)
        bench.document().undoStack()->undo();
    QVERIFY(bench.shape(0).fill == red);
}

void TestInspectorFill::keepsFurtherStops()
{
    InspectorBench bench;
    bench.document().undoStack()->clear();
    Gradient gradient = Gradient::linear(Qt::red, Qt::blue);
    gradient.stops.insert(1, {0.3, QColor(1, 2, 3, 4)});
    bench.document().changeShapes({bench.ids[0]}, [&](Shape &shape) { shape.fill = gradient; });
    bench.editor->selection()->set(bench.ids);
    const FillFields fields(bench.inspector);
    // The other shape is solid.
    QCOMPARE(fields.type.currentIndex(), -1);
    QCOMPARE(fields.type.placeholderText(), QStringLiteral("mixed"));
    const Fill solid = bench.shape(1).fill, next = bench.editor->shapeFill();
    FillFields::press(fields.end, 7);
    gradient.stops.last().second = QColor(0x3f, 0x9b, 0x57);
    QVERIFY(bench.shape(0).fill == Fill(gradient));
    QVERIFY(bench.shape(1).fill == solid);
    QVERIFY(bench.editor->shapeFill() == next);
    FillFields::press(fields.start, 6);
    gradient.stops.first().second = QColor(0x4a, 0x7f, 0xd0);
    QVERIFY(bench.shape(0).fill == Fill(gradient));
    QVERIFY(bench.shape(1).fill == QColor(0x4a, 0x7f, 0xd0));
    bench.type("gradientAngle", QStringLiteral("180"));
    QCOMPARE(bench.shape(0).fill.gradient().stops, gradient.stops);
    QVERIFY(bench.shape(1).fill == QColor(0x4a, 0x7f, 0xd0));
    fields.choose("Radial Gradient");
    QCOMPARE(bench.shape(0).fill.gradient().stops, gradient.stops);
    QVERIFY(bench.shape(1).fill.isGradient());
    // An open line has no fill.
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 0}, {10, 10}}));
    bench.editor->selection()->set({line});
    QVERIFY(!fields.type.isEnabled() && fields.end.isHidden());
    bench.editor->selection()->set({line, bench.ids[0]});
    fields.choose("Linear Gradient");
    QVERIFY(!bench.document().find(line)->fill.isValid());
    QVERIFY(bench.shape(0).fill.gradient().type == Gradient::Type::Linear);
}

void TestInspectorFill::setsGradientsOfNewShapes()
{
    InspectorBench bench;
    bench.document().undoStack()->clear();
    ShapeEditor &editor = *bench.editor;
    editor.setTool(ShapeEditor::Rectangle);
    const FillFields fields(bench.inspector);
    const Fill before = editor.shapeFill();
    fields.choose("Linear Gradient");
    QVERIFY(editor.shapeFill().isGradient());
    FillFields::press(fields.end, 7);
    QCOMPARE(editor.shapeFill().gradient().stops.last().second, QColor(0x3f, 0x9b, 0x57));
    QCOMPARE(editor.shapeFill().gradient().stops.first().second, before.color());
    QCOMPARE(bench.shown("gradientAngle"), QStringLiteral("90"));
    bench.type("gradientAngle", QStringLiteral("0"));
    QVERIFY(editor.shapeFill().gradient().end == QPointF(0.5, 0));
    QCOMPARE(bench.steps(), 0);
    editor.setReadOnly(true);
    QVERIFY(!fields.type.isEnabled() && !fields.start.isEnabled());
    bench.inspector.setEditor(nullptr);
    QVERIFY(!fields.type.isEnabled() && fields.end.isHidden());
}

void TestInspectorFill::setsShadows()
{
    InspectorBench bench;
    bench.document().undoStack()->clear();
    bench.editor->selection()->set(bench.ids);
    auto &color = *bench.inspector.findChild<QToolButton *>(QStringLiteral("shadow"));
    QCOMPARE(color.accessibleName(), QStringLiteral("Color of the shadow"));
    QCOMPARE(color.toolTip(), QStringLiteral("none"));
    for (const char *number : {"shadowX", "shadowY", "shadowBlur"})
        QVERIFY(bench.field(number).isHidden());
    FillFields::press(color, 17);
    QVERIFY(*bench.shape(0).shadow == (Shadow{QColor(0x1f, 0x1f, 0x1f, 64), {0, 4}, 8}));
    QVERIFY(*bench.shape(1).shadow == *bench.shape(0).shadow);
    QVERIFY(bench.editor->shapeShadow() == *bench.shape(0).shadow);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.shown("shadowY"), QStringLiteral("4"));
    bench.type("shadowX", QStringLiteral("-3"));
    bench.type("shadowY", QStringLiteral("+2"));
    bench.type("shadowBlur", QStringLiteral("12.5"));
    QVERIFY(*bench.shape(1).shadow == (Shadow{QColor(0x1f, 0x1f, 0x1f, 64), {-3, 6}, 12.5}));
    QVERIFY(bench.editor->shapeShadow() == *bench.shape(1).shadow);
    QCOMPARE(bench.steps(), 4);
    bench.type("shadowBlur", QStringLiteral("-1"));
    QCOMPARE(bench.inspector.errorString(), QStringLiteral("The blur radius of the shadow is not from 0 to 1e+06"));
    QCOMPARE(bench.shape(1).shadow->blurRadius, 12.5);
    QTest::keyClick(&bench.field("shadowBlur"), Qt::Key_Escape);
    // A color that is offered keeps the alpha.
    bench.document().changeShapes(
        bench.ids, [](Shape &shape) { shape.shadow.edit([](Shadow &shadow) { shadow.color.setAlpha(200); }); });
    QTRY_COMPARE(color.toolTip(), QStringLiteral("#1f1f1f, opacity 78 %"));
    FillFields::press(color, 6);
    QCOMPARE(bench.shape(0).shadow->color, QColor(0x4a, 0x7f, 0xd0, 200));
    // No color removes the shadow, and the next one has the same lengths.
    color.menu()->actions()[1]->trigger();
    QVERIFY(bench.shape(0).shadow.isDefault());
    QVERIFY(bench.field("shadowX").isHidden());
    FillFields::press(color, 6);
    QVERIFY(*bench.shape(0).shadow == (Shadow{QColor(0x4a, 0x7f, 0xd0, 64), {-3, 6}, 12.5}));
    while (bench.document().undoStack()->index() > 0)
        bench.document().undoStack()->undo();
    QVERIFY(bench.shape(0).shadow.isDefault());
}

void TestInspectorFill::setsShadowsOfNewShapes()
{
    InspectorBench bench;
    bench.document().undoStack()->clear();
    ShapeEditor &editor = *bench.editor;
    editor.setTool(ShapeEditor::Rectangle);
    FillFields::press(*bench.inspector.findChild<QToolButton *>(QStringLiteral("shadow")), 17);
    bench.type("shadowX", QStringLiteral("5"));
    QVERIFY(editor.shapeShadow() == (Shadow{QColor(0x1f, 0x1f, 0x1f, 64), {5, 4}, 8}));
    bench.type("shadowX", QStringLiteral("10000000"));
    QVERIFY(bench.inspector.errorString().contains(QStringLiteral("offset of the shadow")));
    QCOMPARE(editor.shadowOffset(), QPointF(5, 4));
    QCOMPARE(bench.steps(), 0);
}

TRAMMEL_WIDGET_TEST(TestInspectorFill)
#include "tst_inspectorfill.moc"
