#include "tests/widgets/editorbench.h"

#include "tests/testprogram.h"

#include <QtCore/QMimeData>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

Shape styledBox()
{
    Shape box = Shape::roundedRectangle({0, 0}, {60, 40}, 12);
    box.fill = Qt::red;
    box.opacity = 0.25F;
    box.stroke = {Qt::blue, 3, Qt::DashLine, LineCap::Flat, LineJoin::Bevel, DashPattern({2, 1})};
    box.textStyle.edit([](TextStyle &style) {
        style.size = 20;
        style.setBold(true);
        style.horizontal = TextStyle::Horizontal::Left;
    });
    return box;
}

Shape filledBox(QPointF center)
{
    Shape box = Shape::rectangle(center, {60, 40});
    box.fill = Qt::white;
    return box;
}

Shape styledLine()
{
    Shape line = Shape::polyline({{0, 100}, {100, 100}});
    line.stroke = {Qt::green, 5};
    line.startHead = LineHead::Diamond;
    line.endHead = LineHead::Many;
    return line;
}

} // namespace

/// Tests pasting the style of copied shapes, and the style of new shapes.
class TestStyleActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void pastesTheStyleInOneStep();
    void eachSortGetsItsOwn();
    void textsAndBoxesShareTheFontOnly();
    void linesAndBoxesKeepTheirFill();
    void newShapesGetTheStyle();
    void gradientsAreStyles();
    void shadowsAreStyles();
    void defaultsAreSetAndReset();
    void explainsWhatCannotBePasted();
    void keepsGeometryAndContents();
    void memberOfAGroupGetsTheStyleAlone();

private:
    Document &document() { return m_bench->document(); }
    const Shape &shape(ShapeId id) { return *document().find(id); }
    /// Copies shapes, which are then removed again.
    void copy(const QList<Shape> &shapes)
    {
        const ShapeIds ids = document().addShapes(shapes);
        m_bench->editor->selection()->set(ids);
        m_bench->key(Qt::Key_C, Qt::ControlModifier);
        document().removeShapes(ids);
    }
    void pasteOn(const ShapeIds &ids)
    {
        m_bench->editor->selection()->set(ids);
        m_bench->key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    }

    std::unique_ptr<EditorBench> m_bench;
};

void TestStyleActions::init()
{
    m_bench = std::make_unique<EditorBench>();
}

void TestStyleActions::pastesTheStyleInOneStep()
{
    const ShapeIds ids = document().addShapes({Shape::roundedRectangle({0, 0}, {10, 10}, 2),
                                               Shape::ellipse({50, 0}, {10, 20}), Shape::rectangle({90, 0}, {5, 5})});
    copy({styledBox()});
    const DocumentData before = document().data();
    const int steps = m_bench->steps();
    pasteOn({ids[0], ids[1]});
    for (ShapeId id : {ids[0], ids[1]}) {
        QCOMPARE(shape(id).fill, QColor(Qt::red));
        QVERIFY(shape(id).stroke == styledBox().stroke);
        QVERIFY(*shape(id).textStyle == *styledBox().textStyle);
    }
    QCOMPARE(shape(ids[0]).cornerRadius, 12.0);
    QCOMPARE(shape(ids[1]).cornerRadius, 0.0);
    QVERIFY(shape(ids[2]) == *before.shapes.find(ids[2]));
    QCOMPARE(m_bench->steps(), steps + 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Paste Style"));
    m_bench->editor->undo();
    QVERIFY(document().data() == before);
}

void TestStyleActions::eachSortGetsItsOwn()
{
    const ShapeIds boxes =
        document().addShapes({Shape::rectangle({0, 0}, {50, 50}), Shape::rectangle({200, 0}, {9, 9})});
    const ShapeId connector = document().connect(boxes[0], boxes[1]);
    const ShapeId line = document().addShape(Shape::polyline({{0, 200}, {100, 200}, {150, 250}}));
    Shape link = Shape::connectorBetween(QPointF(0, 300), QPointF(100, 350));
    link.stroke = {Qt::magenta, 2};
    link.connector->route = ConnectorRoute::Orthogonal;
    link.cornerRadius = 7;
    link.connector->jumps = ConnectorJumps::GapJumps;
    copy({styledLine(), link, styledBox()});
    pasteOn(ShapeIds(boxes) + ShapeIds{connector, line});
    QCOMPARE(shape(boxes[0]).fill, QColor(Qt::red));
    QCOMPARE(shape(line).stroke.color, QColor(Qt::green));
    QCOMPARE(shape(line).endHead, LineHead::Many);
    QCOMPARE(shape(connector).stroke.color, QColor(Qt::magenta));
    QCOMPARE(shape(connector).connector->route, ConnectorRoute::Orthogonal);
    QCOMPARE(shape(connector).cornerRadius, 7.0);
    QCOMPARE(shape(connector).connector->jumps, ConnectorJumps::GapJumps);
    // The ends stay bound.
    QCOMPARE(shape(connector).connector->from.shape, boxes[0]);
}

void TestStyleActions::textsAndBoxesShareTheFontOnly()
{
    Shape text(ShapeKind::text(), {0, 0}, {100, 20});
    text.text = QStringLiteral("text");
    text.stroke.color = QColor();
    text.textStyle.edit([](TextStyle &style) {
        style.size = 33;
        style.horizontal = TextStyle::Horizontal::Right;
    });
    Shape plain = styledBox();
    plain.text = QStringLiteral("box");
    const ShapeId box = document().addShape(plain), label = document().addShape(text);
    copy({text});
    pasteOn({box});
    QCOMPARE(shape(box).textStyle->size, 33.0);
    QCOMPARE(shape(box).textStyle->horizontal, TextStyle::Horizontal::Left);
    QCOMPARE(shape(box).fill, QColor(Qt::red));
    QCOMPARE(shape(box).stroke.color, QColor(Qt::blue));
    copy({styledBox()});
    pasteOn({label});
    QCOMPARE(shape(label).textStyle->size, 20.0);
    QVERIFY(!shape(label).stroke.color.isValid());
    QVERIFY(!shape(label).fill.isValid());
}

void TestStyleActions::linesAndBoxesKeepTheirFill()
{
    const ShapeId box = document().addShape(styledBox()), line = document().addShape(styledLine());
    copy({styledLine()});
    pasteOn({box});
    QCOMPARE(shape(box).fill, QColor(Qt::red));
    QCOMPARE(shape(box).stroke.color, QColor(Qt::green));
    QCOMPARE(shape(box).startHead, LineHead::None);
    copy({styledBox()});
    pasteOn({line});
    QVERIFY(!shape(line).fill.isValid());
    QCOMPARE(shape(line).stroke.width, 3.0);
    QCOMPARE(shape(line).endHead, LineHead::Many);
    QCOMPARE(shape(line).opacity, 0.25F);
}

void TestStyleActions::newShapesGetTheStyle()
{
    ShapeEditor &editor = *m_bench->editor;
    copy({styledBox()});
    pasteOn({});
    QCOMPARE(editor.fillColor(), QColor(Qt::red));
    QCOMPARE(editor.strokeColor(), QColor(Qt::blue));
    QCOMPARE(editor.strokeWidth(), 3.0);
    QCOMPARE(editor.textStyle().size, 20.0);
    QCOMPARE(editor.shapeOpacity(), 0.25);
    m_bench->key(Qt::Key_R);
    m_bench->drag({-50, -50}, {50, 50});
    QVERIFY(shape(document().ids().last()).stroke == styledBox().stroke);
    QCOMPARE(shape(document().ids().last()).fill, QColor(Qt::red));
}

void TestStyleActions::gradientsAreStyles()
{
    ShapeEditor &editor = *m_bench->editor;
    const Fill fill = Gradient::linear(Qt::red, QColor(0, 0, 255, 100));
    Shape source = Shape::ellipse({0, 0}, {100, 80});
    source.fill = fill;
    const ShapeId box = document().addShape(Shape::rectangle({300, 0}, {100, 80}));
    copy({source});
    pasteOn({box});
    QVERIFY(shape(box).fill == fill);
    QVERIFY(editor.shapeFill() == fill);
    QCOMPARE(editor.fillColor(), fill.gradient().color());
    document().undoStack()->undo();
    QVERIFY(!shape(box).fill.isValid());
    document().undoStack()->redo();
    QVERIFY(shape(box).fill == fill);
    m_bench->key(Qt::Key_R);
    m_bench->drag({-50, -50}, {50, 50});
    QVERIFY(shape(document().ids().last()).fill == fill);
    editor.action(Action::ResetDefaultStyle)->trigger();
    QVERIFY(!editor.shapeFill().isGradient());
    m_bench->key(Qt::Key_V);
    editor.selection()->set({box});
    QSignalSpy fills(&editor, &ShapeEditor::shapeFillChanged), colors(&editor, &ShapeEditor::fillColorChanged);
    editor.action(Action::SetDefaultStyle)->trigger();
    QVERIFY(editor.shapeFill() == fill);
    QCOMPARE(fills.size(), 1);
    QCOMPARE(colors.size(), 1);
    // A color replaces the gradient, also its mean color.
    editor.setFillColor(fill.gradient().color());
    QVERIFY(!editor.shapeFill().isGradient());
    QCOMPARE(fills.size(), 2);
    QCOMPARE(colors.size(), 1);
    // An invalid gradient is ignored.
    Gradient gradient = fill.gradient();
    gradient.stops.resize(1);
    editor.setShapeFill(gradient);
    QVERIFY(!editor.shapeFill().isGradient());
    QCOMPARE(fills.size(), 2);
}

void TestStyleActions::shadowsAreStyles()
{
    ShapeEditor &editor = *m_bench->editor;
    const Shadow shadow{QColor(0, 0, 0, 64), {3, 5}, 7};
    Shape source = Shape::ellipse({0, 0}, {100, 80});
    source.shadow = shadow;
    const ShapeId box = document().addShape(Shape::rectangle({300, 0}, {100, 80}));
    copy({source});
    pasteOn({box});
    QVERIFY(*shape(box).shadow == shadow);
    QVERIFY(editor.shapeShadow() == shadow);
    document().undoStack()->undo();
    QVERIFY(shape(box).shadow.isDefault());
    // All new shapes but lines get it.
    const std::pair<Qt::Key, bool> tools[] = {{Qt::Key_R, true}, {Qt::Key_E, true}, {Qt::Key_L, false}};
    for (const auto &[key, hasShadow] : tools) {
        m_bench->key(key);
        m_bench->drag({-50, -50}, {50, 50});
        QVERIFY(*shape(document().ids().last()).shadow == (hasShadow ? shadow : Shadow()));
    }
    // A shape without a shadow turns off the shadow of new shapes, and so does the reset.
    m_bench->key(Qt::Key_V);
    editor.selection()->set({box});
    editor.action(Action::SetDefaultStyle)->trigger();
    QVERIFY(!editor.shapeShadow().isValid());
    QCOMPARE(editor.shadowOffset(), QPointF(3, 5));
    editor.setShapeShadow(shadow);
    editor.action(Action::ResetDefaultStyle)->trigger();
    QVERIFY(editor.shapeShadow() == Shadow());
    // Invalid values are ignored.
    editor.setShadowBlurRadius(qQNaN());
    editor.setShadowBlurRadius(1e9);
    editor.setShadowOffset({0, qInf()});
    QVERIFY(editor.shapeShadow() == Shadow());
}

void TestStyleActions::defaultsAreSetAndReset()
{
    ShapeEditor &editor = *m_bench->editor;
    QAction &set = *editor.action(Action::SetDefaultStyle);
    QVERIFY(!set.isEnabled());
    const ShapeId line = document().addShape(styledLine());
    editor.selection()->set({line});
    const int steps = m_bench->steps();
    QVERIFY(set.isEnabled());
    const QColor fill = editor.fillColor();
    set.trigger();
    QCOMPARE(editor.strokeColor(), QColor(Qt::green));
    QCOMPARE(editor.lineForm().endHead, LineHead::Many);
    QCOMPARE(editor.fillColor(), fill);
    editor.action(Action::ResetDefaultStyle)->trigger();
    const ShapeEditor fresh;
    QCOMPARE(editor.strokeColor(), fresh.strokeColor());
    QCOMPARE(editor.strokeWidth(), fresh.strokeWidth());
    QCOMPARE(editor.shapeOpacity(), fresh.shapeOpacity());
    QCOMPARE(editor.fillColor(), fresh.fillColor());
    QVERIFY(editor.lineForm() == fresh.lineForm());
    QVERIFY(editor.textStyle() == fresh.textStyle());
    QCOMPARE(editor.connectorLine(), fresh.connectorLine());
    // The drawing has not changed.
    QCOMPARE(m_bench->steps(), steps);
    // New connectors get the jumps, too, until they are reset.
    Shape link = Shape::connectorBetween(QPointF(0, 0), QPointF(10, 10));
    link.connector->jumps = ConnectorJumps::ArcJumps;
    editor.selection()->set({document().addShape(link)});
    set.trigger();
    for (const ConnectorJumps jumps : {ConnectorJumps::ArcJumps, ConnectorJumps::NoJumps}) {
        editor.setTool(ShapeEditor::Connector);
        m_bench->drag({-200, -200}, {-100, -150});
        QCOMPARE(shape(document().ids().last()).connector->jumps, jumps);
        editor.action(Action::ResetDefaultStyle)->trigger();
    }
}

void TestStyleActions::explainsWhatCannotBePasted()
{
    const ShapeId box = document().addShape(styledBox());
    QSignalSpy refused(m_bench->editor.get(), &ShapeEditor::changeRefused);
    auto *data = new QMimeData;
    data->setText(QStringLiteral("no drawing"));
    QApplication::clipboard()->setMimeData(data);
    const int steps = m_bench->steps();
    pasteOn({box});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(m_bench->steps(), steps);
    m_bench->editor->setReadOnly(true);
    QVERIFY(!m_bench->editor->action(Action::PasteStyle)->isEnabled());
}

void TestStyleActions::keepsGeometryAndContents()
{
    Shape target = Shape::roundedRectangle({10, 20}, {30, 40}, 3, 27);
    target.text = QStringLiteral("text");
    target.name = QStringLiteral("name");
    target.data = {{QStringLiteral("key"), 1}};
    target.mirroredX = true;
    const ShapeId id = document().addShape(target);
    Shape source = styledBox();
    source.text = QStringLiteral("other");
    source.name = QStringLiteral("other");
    source.locked = source.hidden = false;
    copy({source});
    pasteOn({id});
    QVERIFY(shape(id).placement() == target.placement());
    QCOMPARE(shape(id).text, target.text);
    QCOMPARE(shape(id).name, target.name);
    QCOMPARE(shape(id).data, target.data);
}

void TestStyleActions::memberOfAGroupGetsTheStyleAlone()
{
    const ShapeIds ids = document().addShapes({filledBox({0, 0}), filledBox({100, 0}), filledBox({200, 0})});
    document().group({ids[0], ids[1]});
    copy({styledBox()});
    const DocumentData before = document().data();
    const auto areRed = [&] {
        QList<bool> result;
        for (ShapeId id : ids)
            result.append(shape(id).fill == QColor(Qt::red));
        return result;
    };
    // Ctrl with a click selects the shape in the group.
    m_bench->click({0, 0}, Qt::ControlModifier);
    QCOMPARE(m_bench->editor->selection()->ids(), ShapeIds{ids[0]});
    m_bench->key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(areRed(), (QList<bool>{true, false, false}));
    m_bench->key(Qt::Key_U, Qt::ControlModifier);
    QVERIFY(shape(ids[0]).textStyle->underline && !shape(ids[1]).textStyle->underline);
    m_bench->editor->undo();
    m_bench->editor->undo();
    QVERIFY(document().data() == before);
    // A click selects the group, whose members get the style together.
    m_bench->editor->selection()->leaveGroup();
    m_bench->editor->selection()->clear();
    m_bench->click({0, 0});
    QCOMPARE(m_bench->editor->selection()->ids(), (ShapeIds{ids[0], ids[1]}));
    m_bench->key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(areRed(), (QList<bool>{true, true, false}));
}

TRAMMEL_WIDGET_TEST(TestStyleActions)
#include "tst_styleactions.moc"
