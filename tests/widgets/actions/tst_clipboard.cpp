#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/fragment.h>
#include <trammel/picture.h>

#include <QtCore/QMimeData>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>

#include <set>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

Shape tile(double x, double y, double side = 10)
{
    Shape shape = Shape::rectangle({x, y}, {side, side});
    shape.fill = Qt::red;
    return shape;
}

/// The shapes in their stacking order, without their ids.
QList<Shape> shapesOf(const DocumentData &data)
{
    QList<Shape> shapes;
    for (ShapeId id : data.order)
        shapes.append(*data.shapes.find(id));
    return shapes;
}

QClipboard &clipboard()
{
    return *QGuiApplication::clipboard();
}

} // namespace

class TestClipboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clipboard().clear(); }

    void copiesAndPastes();
    void cutsAndPastesBack();
    void pastesWhereItIsSeen();
    void duplicates();
    void duplicatesAgainAtTheSameOffset();
    void undoSelectsTheOriginals();
    void pastingEndsADrawing();
    void pastesNowhereTwice();
    void goesBetweenEditors();
    void badTextIsRefused_data();
    void badTextIsRefused();
    void otherContentsAreExplained_data();
    void otherContentsAreExplained();
    void canBeUsedWhenThereIsSomethingToDo();
    void otherProgramsGetPictures();
    void copyIsIndependentOfLaterChanges();
    void svgHoldsEveryShape();
    void svgSaysWhatIsDrawn();
    void excerptsComeBackExactly();
    void copiesOfTheWholeDrawing();
    void picturesAreBounded();
};

void TestClipboard::copiesAndPastes()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({tile(0, 0), tile(50, 0), tile(20, 9)});
    bench.editor->selection()->set({ids[2], ids[0]});
    bench.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(bench.steps(), 1);
    bench.editor->setTool(ShapeEditor::Ellipse);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.steps(), 2);
    QCOMPARE(bench.document().count(), 5);
    const ShapeIds pasted = bench.document().ids().sliced(3);
    QCOMPARE(bench.editor->selection()->ids(), pasted);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(same(bench.document().find(pasted[0])->center, {16, 16}));
    QVERIFY(same(bench.document().find(pasted[1])->center, {36, 25}));
    // A second copy is offset from the first one. A copy pasted in place covers the original.
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(same(bench.document().find(bench.document().ids()[5])->center, {32, 32}));
    bench.key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(same(bench.document().find(bench.document().ids()[7])->center, {0, 0}));
    for (int i = 0; i < 3; ++i)
        bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.document().ids(), ids);
}

void TestClipboard::cutsAndPastesBack()
{
    EditorBench bench;
    Shape locked = tile(80, 80);
    locked.locked = true;
    const ShapeIds ids = bench.document().addShapes({tile(0, 0), tile(50, 0), locked});
    const QList<Shape> before = shapesOf(bench.document().data());
    bench.editor->selection()->set({ids[1], ids[2]});
    bench.key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(bench.document().ids(), (ShapeIds{ids[0], ids[2]}));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Cut"));
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.document().count(), 3);
    QVERIFY(*bench.document().find(bench.document().ids().last()) == before[1]);
}

void TestClipboard::pastesWhereItIsSeen()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({tile(0, 0)});
    bench.editor->selection()->set(ids);
    bench.key(Qt::Key_C, Qt::ControlModifier);
    bench.editor->zoomTo(QRectF(5000, 7000, 200, 200));
    bench.key(Qt::Key_V, Qt::ControlModifier);
    const QPointF seen = bench.editor->mapFromScene(bench.document().find(bench.document().ids().last())->center);
    QVERIFY(length(seen - QPointF(400, 300)) < 40);
}

void TestClipboard::duplicates()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({tile(0, 0), tile(50, 0)});
    bench.editor->selection()->set(ids);
    clipboard().setText(QStringLiteral("mine"));
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(clipboard().text(), QStringLiteral("mine"));
    QCOMPARE(bench.document().count(), 4);
    QVERIFY(same(bench.document().find(bench.document().ids().last())->center, {66, 16}));
    QCOMPARE(bench.editor->selection()->ids(), bench.document().ids().sliced(2));
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(7);
    bench.editor->selection()->set(ids);
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(same(bench.document().find(bench.document().ids().last())->center, {57, 7}));
    QCOMPARE(bench.steps(), 3);
}

void TestClipboard::duplicatesAgainAtTheSameOffset()
{
    EditorBench bench;
    const auto lastCenter = [&] { return bench.document().find(bench.document().ids().last())->center; };
    bench.editor->selection()->set(bench.document().addShapes({tile(0, 0), tile(50, 0, 20)}));
    bench.key(Qt::Key_D, Qt::ControlModifier);
    // The copies are moved. The next copies are as far from them as they are from their originals.
    bench.drag({66, 16}, {96, 16});
    const QPointF offset = lastCenter() - QPointF(50, 0);
    QVERIFY(length(offset - QPointF(46, 16)) < 2);
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(length(lastCenter() - (QPointF(50, 0) + 2 * offset)) < 1e-9);
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(length(lastCenter() - (QPointF(50, 0) + 3 * offset)) < 1e-9);

    // A drag with Alt copies, too.
    const ShapeId one = bench.document().addShape(tile(0, -200, 20));
    bench.editor->selection()->set({one});
    bench.drag({0, -200}, {40, -200}, Qt::AltModifier);
    const QPointF way = lastCenter() - QPointF(0, -200);
    QVERIFY(length(way - QPointF(40, 0)) < 2);
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(length(lastCenter() - (QPointF(0, -200) + 2 * way)) < 1e-9);
    // Other shapes start with the usual offset, and a copy that was moved back does not cover its original.
    bench.editor->selection()->set({one});
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(same(lastCenter(), {16, -184}));
    bench.document().changeShapes(bench.editor->selection()->ids(), [](Shape &shape) { shape.center = {0, -200}; });
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(same(lastCenter(), {16, -184}));
}

void TestClipboard::undoSelectsTheOriginals()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({tile(0, 0), tile(50, 0), tile(20, 90)});
    bench.editor->selection()->set({ids[2], ids[0]});
    bench.key(Qt::Key_D, Qt::ControlModifier);
    const ShapeIds copies = bench.editor->selection()->ids();
    QCOMPARE(copies.size(), 2);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds({ids[2], ids[0]}));
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.editor->selection()->ids(), copies);
}

// The polygon that is being drawn is added first, so that one undo removes only the pasted shape.
void TestClipboard::pastingEndsADrawing()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({tile(0, 0)});
    bench.editor->selection()->set(ids);
    bench.editor->copy();
    bench.editor->setTool(ShapeEditor::Polygon);
    for (QPointF corner : {QPointF(100, 0), QPointF(180, 0), QPointF(140, 90)})
        bench.click(corner);
    const int steps = bench.steps();
    bench.editor->paste();
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QCOMPARE(bench.steps(), steps + 2);
    const ShapeIds all = bench.document().ids();
    QCOMPARE(all.size(), 3);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{all.last()});
    bench.document().undoStack()->undo();
    QCOMPARE(bench.document().ids(), all.first(2));
    QVERIFY(bench.document().find(all[1])->kind == &ShapeKind::polygon());
}

void TestClipboard::pastesNowhereTwice()
{
    EditorBench bench;
    const auto centers = [&] {
        std::set<std::pair<double, double>> different;
        for (ShapeId id : bench.document().ids())
            different.insert({bench.document().find(id)->center.x(), bench.document().find(id)->center.y()});
        return int(different.size());
    };
    bench.editor->selection()->set(bench.document().addShapes({tile(0, 0)}));
    bench.key(Qt::Key_X, Qt::ControlModifier);
    // In place.
    for (int count = 1; count <= 3; ++count) {
        bench.key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(centers(), count);
    }
    // In another part of the drawing, where each paste starts in the center.
    bench.editor->zoomTo(QRectF(5000, 7000, 200, 200));
    for (int count = 4; count <= 6; ++count) {
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(centers(), count);
    }
    // After an undone paste, the place is free again.
    const QPointF last = bench.document().find(bench.document().ids().last())->center;
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.editor->zoomTo(QRectF(5000, 7000, 200, 200));
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(same(bench.document().find(bench.document().ids().last())->center, last));
}

void TestClipboard::goesBetweenEditors()
{
    EditorBench one;
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    QList<Shape> shapes;
    for (int i = 0; i < 50; ++i)
        shapes.append(random.shape());
    one.editor->selection()->set(one.document().addShapes(shapes));
    one.editor->action(Action::Copy)->trigger();
    ShapeEditor other;
    QVERIFY(other.action(Action::PasteInPlace)->isEnabled());
    other.action(Action::PasteInPlace)->trigger();
    QVERIFY(shapesOf(other.document()->data()) == shapesOf(one.document().data()));
    // The drawing can also be pasted as text, for example from a mail.
    const QByteArray text = clipboard().mimeData()->data(QStringLiteral("application/x-trammel-drawing"));
    clipboard().setText(QString::fromUtf8(text));
    other.document()->clear();
    other.action(Action::PasteInPlace)->trigger();
    QVERIFY(shapesOf(other.document()->data()) == shapesOf(one.document().data()));
}

void TestClipboard::badTextIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("prose") << QByteArray("Dear all,") << QStringLiteral("line 1");
    QTest::newRow("blank") << QByteArray(" \n ") << QString();
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}") << QString();
    QTest::newRow("a faulty shape") << QByteArray(
        "{\"format\":\"trammel\",\"version\":1,\"shapes\":[\n{\"id\":1,\"kind\":\"rectangle\",\"center\":"
        "[0,0],\"size\":[-1,2]}]}") << QStringLiteral("line 2");
    QTest::newRow("cut off") << QByteArray("{\"format\":\"trammel\",\"version\":1,\"shapes\":[") << QString();
    QTest::newRow("newer") << QByteArray("{\"format\":\"trammel\",\"version\":99,\"shapes\":[]}")
                           << QStringLiteral("version");
}

void TestClipboard::badTextIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    for (const char *type : {"application/x-trammel-drawing", "text/plain"}) {
        // See otherContentsAreExplained() for other texts.
        if (!text.startsWith('{') && qstrcmp(type, "text/plain") == 0)
            continue;
        ShapeEditor editor;
        QSignalSpy refusals(&editor, &ShapeEditor::changeRefused);
        auto *data = new QMimeData;
        data->setData(QString::fromLatin1(type), text);
        clipboard().setMimeData(data);
        editor.action(Action::Paste)->trigger();
        QCOMPARE(refusals.count(), 1);
        const QString said = refusals.first().first().toString();
        QVERIFY2(said.startsWith(QStringLiteral("The clipboard holds no shapes. "))
                     && said.contains(reason, Qt::CaseInsensitive),
                 qPrintable(said));
        QCOMPARE(editor.document()->count(), 0);
        QCOMPARE(editor.document()->undoStack()->count(), 0);
    }
}

void TestClipboard::otherContentsAreExplained_data()
{
    const QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    const QString words = QStringLiteral("Dear all, {see} <below>");
    QTest::addColumn<QStringList>("types");
    QTest::addColumn<QString>("contents");
    QTest::addColumn<QString>("beginning");
    const auto row = [](const char *name, const QStringList &types, const QString &contents, const char *beginning) {
        QTest::newRow(name) << types << contents << QString::fromLatin1(beginning);
    };
    row("text", {QStringLiteral("text/plain")}, words, "Text cannot");
    row("blank text", {QStringLiteral("text/plain")}, QStringLiteral(" \n"), "Text cannot");
    row("formatted text", {QStringLiteral("text/html")}, QStringLiteral("<b>Dear</b> all"), "Text cannot");
    row("both", {QStringLiteral("text/plain"), QStringLiteral("text/html")}, words, "Text cannot");
    row("SVG", {QStringLiteral("image/svg+xml")}, svg, "An SVG drawing cannot");
    row("SVG as text", {QStringLiteral("text/plain")}, svg, "An SVG drawing cannot");
    row("SVG file as text", {QStringLiteral("text/plain")}, QStringLiteral("\n<?xml version=\"1.0\"?>\n<!-- -->") + svg,
        "An SVG drawing cannot");
    row("other XML", {QStringLiteral("text/plain")}, QStringLiteral("<?xml version=\"1.0\"?><a/>"), "Text cannot");
    row("picture", {QStringLiteral("application/x-qt-image")}, {}, "A picture cannot");
    row("file", {QStringLiteral("text/uri-list")}, QStringLiteral("file:///tmp/a.png"), "Files cannot");
}

void TestClipboard::otherContentsAreExplained()
{
    QFETCH(QStringList, types);
    QFETCH(QString, contents);
    QFETCH(QString, beginning);
    for (Action action : {Action::Paste, Action::PasteInPlace}) {
        ShapeEditor editor;
        QSignalSpy refusals(&editor, &ShapeEditor::changeRefused);
        auto *data = new QMimeData;
        for (const QString &type : types)
            data->setData(type, contents.toUtf8());
        if (types.first().contains(QLatin1String("qt-image")))
            data->setImageData(QImage(2, 2, QImage::Format_RGB32));
        clipboard().setMimeData(data);
        QVERIFY(editor.action(action)->isEnabled());
        editor.action(action)->trigger();
        QCOMPARE(refusals.count(), 1);
        const QString said = refusals.first().first().toString();
        QVERIFY2(said.startsWith(beginning), qPrintable(said));
        QCOMPARE(editor.hint(), said);
        QCOMPARE(editor.document()->undoStack()->count(), 0);
    }
}

void TestClipboard::canBeUsedWhenThereIsSomethingToDo()
{
    ShapeEditor editor;
    const auto enabled = [&] {
        return QList<bool>{editor.action(Action::Copy)->isEnabled(), editor.action(Action::Cut)->isEnabled(),
                           editor.action(Action::Paste)->isEnabled(), editor.action(Action::Duplicate)->isEnabled()};
    };
    QCOMPARE(enabled(), (QList<bool>{false, false, false, false}));
    editor.selection()->set(editor.document()->addShapes({tile(0, 0)}));
    QCOMPARE(enabled(), (QList<bool>{true, true, false, true}));
    editor.action(Action::Copy)->trigger();
    QCOMPARE(enabled(), (QList<bool>{true, true, true, true}));
    editor.setReadOnly(true);
    QCOMPARE(enabled(), (QList<bool>{true, false, false, false}));
    clipboard().setImage(QImage(2, 2, QImage::Format_RGB32));
    editor.setReadOnly(false);
    // Pasting a picture explains why it is refused.
    QCOMPARE(enabled(), (QList<bool>{true, true, true, true}));
}

void TestClipboard::otherProgramsGetPictures()
{
    ShapeEditor editor;
    Shape plain = tile(0, 0, 40);
    plain.stroke.color = QColor();
    editor.selection()->set(editor.document()->addShapes({plain}));
    editor.action(Action::Copy)->trigger();
    const QMimeData *data = clipboard().mimeData();
    QVERIFY(data->hasImage() && data->hasFormat(QStringLiteral("image/svg+xml")));
    const auto image = data->imageData().value<QImage>();
    // The picture has two pixels per unit and a margin of four units.
    QCOMPARE(image.size(), QSize(96, 96));
    QCOMPARE(image.pixelColor(48, 48), QColor(Qt::red));
    QCOMPARE(image.pixelColor(2, 2).alpha(), 0);

    editor.action(Action::CopyAsSvg)->trigger();
    QVERIFY(clipboard().text().contains(QStringLiteral("<rect")));
    editor.action(Action::CopyAsPicture)->trigger();
    QCOMPARE(clipboard().image().size(), QSize(96, 96));
    QVERIFY(!clipboard().mimeData()->hasText());
}

void TestClipboard::copyIsIndependentOfLaterChanges()
{
    ShapeEditor editor;
    const ShapeIds ids = editor.document()->addShapes({tile(0, 0)});
    editor.selection()->set(ids);
    editor.action(Action::Copy)->trigger();
    editor.document()->changeShapes(ids, [](Shape &shape) { shape.center = {500, 500}; });
    editor.action(Action::PasteInPlace)->trigger();
    QVERIFY(same(editor.document()->find(editor.document()->ids().last())->center, {0, 0}));
}

void TestClipboard::svgHoldsEveryShape()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 200; ++i) {
        shapes.append(random.shape());
        shapes.last().stroke.style = Qt::PenStyle(random.upTo(5));
        // Heads and lines of varying width are paths of their own.
        shapes.last().startHead = shapes.last().endHead = LineHead::None;
        shapes.last().path = PathDetails();
        if (random.chance(30))
            shapes.last().text = QStringLiteral("a < b & \"c\"\nnext \u00e4 \x01");
    }
    document.addShapes(shapes);
    QXmlStreamReader reader(toSvg(document.data()));
    int count = 0;
    while (!reader.atEnd()) {
        const bool isStart = reader.readNext() == QXmlStreamReader::StartElement;
        // A line with a text is clipped.
        if (isStart && reader.name() == u"clipPath")
            reader.skipCurrentElement();
        else if (isStart && (reader.name() == u"rect" || reader.name() == u"ellipse" || reader.name() == u"path"))
            ++count;
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(count, 200);
}

void TestClipboard::svgSaysWhatIsDrawn()
{
    Document document;
    Shape box = Shape::roundedRectangle({10, 20}, {30, 40}, 99, 45.5);
    box.fill = QColor(255, 0, 0, 51);
    box.stroke = {QColor(0, 0, 255), 2, Qt::DotLine};
    Shape triangle = Shape::polygon({{0, 0}, {8, 0}, {0, 8}});
    triangle.stroke.color = QColor();
    Shape hidden = tile(1000, 1000);
    hidden.hidden = true;
    document.addShapes({box, triangle, hidden});
    const QByteArray svg = toSvg(document.data());
    QVERIFY(svg.contains("<rect x=\"-15\" y=\"-20\" width=\"30\" height=\"40\" rx=\"15\" "
                         "transform=\"translate(10 20) rotate(45.5)\" fill=\"#ff0000\" fill-opacity=\"0.2\" "
                         "fill-rule=\"evenodd\" stroke=\"#0000ff\" stroke-linecap=\"round\" stroke-linejoin=\"round\" "
                         "stroke-width=\"2\" stroke-dasharray=\"2 4\"/>"));
    QVERIFY(svg.contains("<path d=\"M0 0L8 0L0 8Z\" fill=\"none\"/>"));
    QVERIFY(!svg.contains("1000"));
}

void TestClipboard::excerptsComeBackExactly()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document from;
    QList<Shape> shapes;
    for (int i = 0; i < 100; ++i)
        shapes.append(random.shape());
    const ShapeIds ids = from.addShapes(shapes);
    const DocumentData excerpt = fragmentOf(from, ids.first(40) + ShapeIds{ShapeId(9999), ids[0]});
    QCOMPARE(excerpt.order, ids.first(40));
    QVERIFY(excerpt.errorString().isEmpty());
    QCOMPARE(boundsOf(excerpt), from.bounds(ids.first(40)));
    DocumentData read;
    QVERIFY(fromText(toText(excerpt), read));
    Document to;
    to.addShapes(shapes.first(1));
    QCOMPARE(insertDrawing(to, read).size(), 40);
    QVERIFY(shapesOf(to.data()).sliced(1) == shapesOf(excerpt));
    QCOMPARE(to.undoStack()->count(), 2);
    QCOMPARE(insertDrawing(to, excerpt, {2e9, 0}), ShapeIds());
    QVERIFY(!to.errorString().isEmpty());
    QCOMPARE(insertDrawing(to, {}), ShapeIds());
    QCOMPARE(to.count(), 41);
}

void TestClipboard::copiesOfTheWholeDrawing()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 60; ++i)
        shapes.append(random.shape());
    const ShapeIds ids = document.addShapes(shapes);
    const DocumentData before = document.data();
    const QPointF offset(-shapes.first().center.x(), 7.25);
    const ShapeIds copies = insertDrawing(document, before, offset);
    QCOMPARE(copies.size(), ids.size());
    for (qsizetype i = 0; i < ids.size(); ++i) {
        Shape expected = *document.find(ids[i]);
        expected.center += offset;
        const Shape &copy = *document.find(copies[i]);
        QVERIFY(copy == expected.normalized());
        QVERIFY(copy.outline.isSharedWith(expected.outline));
    }
    // No shape is added if only one of them cannot be moved.
    for (QPointF refused : {QPointF(2e9, 0), QPointF(0, qQNaN())}) {
        QCOMPARE(insertDrawing(document, document.data(), refused), ShapeIds());
        QVERIFY(!document.errorString().isEmpty());
    }
    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
}

void TestClipboard::picturesAreBounded()
{
    Document document;
    QVERIFY(toImage(document.data()).isNull());
    document.addShapes({tile(0, 0), tile(1e9, 1e9)});
    QCOMPARE(toImage(document.data()).width(), LargestPictureSide);
    QVERIFY(toImage(document.data(), 0).isNull());
    QVERIFY(toImage(document.data(), -1).isNull());
}

TRAMMEL_WIDGET_TEST(TestClipboard)
#include "tst_clipboard.moc"
