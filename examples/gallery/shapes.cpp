#include "../customshape/gearkind.h"
#include "gallery.h"
#include "picture.h"

#include <trammel/arrangement.h>
#include <trammel/combination.h>
#include <trammel/packing.h>
#include <trammel/pathdistribution.h>
#include <trammel/repetition.h>
#include <trammel/separation.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtWidgets/QHBoxLayout>

using namespace Trammel;

namespace {

const QColor Yellow(0xfd, 0xf0, 0xc8), Green(0xd9, 0xf0, 0xdf), Red(0xfb, 0xdd, 0xda);

/// Shows a document without the grid.
void take(Picture &picture, ShapeEditor &editor, QSize size)
{
    editor.setGridVisible(false);
    picture.show(editor, size);
    picture.take();
}

} // namespace

void shapes(Picture &picture)
{
    //! [shapes]
    ShapeEditor editor;
    Document *document = editor.document();
    document->addShape(Shape::rectangle({0, 0}, {100, 60}, 15)); // center, size, degrees
    document->addShape(Shape::roundedRectangle({140, 0}, {100, 60}, 16));
    document->addShape(Shape::ellipse({280, 0}, {100, 60}, -20));
    document->addShape(Shape::polygon({{-50, 80}, {50, 80}, {50, 160}, {0, 120}, {-50, 160}}));
    document->addShape(Shape::polygon({{90, 80}, {190, 80}, {140, 160}}, {{{120, 95}, {160, 95}, {140, 125}}}));
    Shape line = Shape::polyline({{230, 150}, {270, 90}, {300, 150}, {330, 90}});
    line.endHead = LineHead::Triangle;
    line.stroke.width = 2;
    document->addShape(line);
    for (const ShapeId id : document->ids())
        document->changeShapes({id}, [](Shape &shape) { shape.fill = QColor(0xdc, 0xe6, 0xf5); });
    //! [shapes]
    take(picture, editor, {520, 300});
}

void diagramKinds(Picture &picture)
{
    //! [diagramkinds]
    ShapeEditor editor;
    int row = 0;
    for (const ShapeKindCategory &category : ShapeKind::categories()) {
        int column = 0;
        for (const ShapeKindCategory::Entry &entry :
             category.entries.first(std::min<qsizetype>(6, category.entries.size()))) {
            Shape shape(*entry.kind, QPointF(column++ * 130, row * 110), {90, 60});
            entry.kind->initialize(shape);
            shape.fill = QColor(0xdc, 0xe6, 0xf5);
            editor.document()->addShape(shape);
        }
        ++row;
    }
    //! [diagramkinds]
    take(picture, editor, {640, 420});
}

void fills(Picture &picture)
{
    //! [fills]
    ShapeEditor editor;
    Shape sky = Shape::rectangle({0, 0}, {160, 110});
    Gradient dawn = Gradient::linear(QColor(0x3b, 0x5b, 0xa5), QColor(0xf7, 0xc5, 0x9f));
    dawn.setAngle(90, sky.size);
    sky.fill = dawn;

    Shape sun = Shape::ellipse({200, 0}, {110, 110});
    sun.fill = Gradient::radial(QColor(0xff, 0xf3, 0xb0), QColor(0xe0, 0x8d, 0x3c));
    sun.shadow = Shadow{QColor(0, 0, 0, 90), {6, 8}, 16};

    Shape glass = Shape::roundedRectangle({150, 25}, {120, 50}, 12, -10);
    glass.fill = QColor(0xff, 0xff, 0xff);
    glass.opacity = 0.6f;

    editor.document()->addShapes({sky, sun, glass});
    //! [fills]
    take(picture, editor, {480, 240});
}

void strokes(Picture &picture)
{
    //! [strokes]
    ShapeEditor editor;
    const QList<LineHead> heads{LineHead::Arrow, LineHead::Triangle, LineHead::Diamond, LineHead::Circle,
                                LineHead::Many};
    double y = 0;
    for (const LineHead head : heads) {
        Shape line = Shape::polyline({{0, y}, {160, y}});
        line.startHead = LineHead::Bar;
        line.endHead = head;
        line.stroke.width = 2;
        editor.document()->addShape(line);
        y += 30;
    }
    Shape dashed = Shape::polyline({{220, 0}, {280, 120}, {340, 0}});
    dashed.stroke = {QColor(0xc5, 0x30, 0x30), 6, Qt::DashLine, LineCap::Flat, LineJoin::Miter,
                     DashPattern({3, 1, 1, 1})};
    editor.document()->addShape(dashed);
    //! [strokes]
    take(picture, editor, {480, 240});
}

void texts(Picture &picture)
{
    //! [texts]
    ShapeEditor editor;
    Shape card = Shape::roundedRectangle({0, 0}, {200, 90}, 12, -8);
    card.fill = QColor(0xfd, 0xf0, 0xc8);
    card.text = QStringLiteral("A text belongs to its shape\nand turns with it");
    card.textStyle.edit([](TextStyle &style) {
        style.size = 16;
        style.setBold(true);
        style.horizontal = TextStyle::Horizontal::Left;
        style.padding = 12;
    });

    Shape label(ShapeKind::text(), {190, 0}, {140, 60});
    label.text = QStringLiteral("A text of its own");
    label.textStyle.edit([](TextStyle &style) { style.italic = true; });

    editor.document()->addShapes({card, label});
    //! [texts]
    take(picture, editor, {480, 240});
}

void compartments(Picture &picture)
{
    //! [compartments]
    ShapeEditor editor;
    Document *document = editor.document();
    Shape account(ShapeKind::named(QStringLiteral("classBox")), {0, 0}, {170, 120});
    account.fill = QColor(0xfd, 0xf0, 0xc8);
    account.text = QStringLiteral("Account\n--\nowner: Person\nbalance: Money\n--\ndeposit(amount)");
    Shape savings = account;
    savings.center = {0, 190};
    savings.text = QStringLiteral("SavingsAccount\n--\nrate: Percent\n--\naddInterest()");
    const ShapeIds boxes = document->addShapes({account, savings});

    Shape inherits = Shape::connectorBetween(boxes[1], boxes[0]);
    inherits.connector->route = ConnectorRoute::Orthogonal;
    inherits.endHead = LineHead::TriangleOutline;
    document->addShape(inherits);
    //! [compartments]
    take(picture, editor, {360, 400});
}

void connectors(Picture &picture)
{
    //! [connectors]
    ShapeEditor editor;
    Document *document = editor.document();
    Shape box = Shape::roundedRectangle({0, 0}, {120, 60}, 10);
    QList<Shape> boxes(4, box);
    const QStringList names{QStringLiteral("Order"), QStringLiteral("Pay"), QStringLiteral("Ship"),
                            QStringLiteral("Pack")};
    for (int i = 0; i < boxes.size(); ++i) {
        boxes[i].text = names[i];
        boxes[i].center = {(i % 2) * 220.0, (i / 2) * 140.0};
        boxes[i].fill = QColor(0xdc, 0xe6, 0xf5);
    }
    const ShapeIds ids = document->addShapes(boxes);
    const auto connect = [&](int from, int to, ConnectorRoute route, const QString &text = {}) {
        Shape line = Shape::connectorBetween(ids[from], ids[to]);
        line.connector->route = route;
        line.endHead = LineHead::Triangle;
        line.text = text;
        document->addShape(line);
    };
    connect(0, 1, ConnectorRoute::Orthogonal);
    connect(1, 3, ConnectorRoute::Orthogonal);
    connect(3, 2, ConnectorRoute::Straight);
    connect(0, 2, ConnectorRoute::Curved, QStringLiteral("on account"));
    //! [connectors]
    take(picture, editor, {480, 320});
}

void containers(Picture &picture)
{
    //! [containers]
    ShapeEditor editor;
    Document *document = editor.document();
    for (int lane = 0; lane < 2; ++lane) {
        Shape frame(ShapeKind::named(QStringLiteral("swimlane")), {lane * 200.0, 0}, {190, 260});
        frame.text = lane == 0 ? QStringLiteral("Customer") : QStringLiteral("Shop");
        const ShapeId id = document->addShape(frame);
        QList<Shape> steps;
        for (int step = 0; step < 2; ++step) {
            Shape box = Shape::roundedRectangle({lane * 200.0, step * 90.0 - 20}, {120, 50}, 10);
            box.fill = QColor(0xdc, 0xe6, 0xf5);
            box.text = QStringLiteral("Step %1").arg(2 * step + lane + 1);
            steps.append(box);
        }
        document->addShapesInto(id, steps); // the steps move with the lane
    }
    //! [containers]
    take(picture, editor, {480, 320});
}

void ownKind(Picture &picture)
{
    //! [ownkind]
    static const GearKind gearKind; // examples/customshape/gearkind.h
    ShapeKind::add(gearKind);

    ShapeEditor editor;
    const auto gear = [](QPointF center, int teeth, const QColor &color) {
        Shape shape(gearKind, center, {(teeth + 2) * 8.0, (teeth + 2) * 8.0});
        shape.data.insert(QStringLiteral("teeth"), teeth);
        shape.fill = color;
        return shape;
    };
    editor.document()->addShape(gear({0, 0}, 16, QColor(0xdc, 0xe6, 0xf5)));
    editor.document()->addShape(gear({112, 0}, 12, QColor(0xfd, 0xf0, 0xc8)));
    editor.setOwnKind(gearKind.name()); // users draw gears
    editor.setTool(ShapeEditor::OwnKind);
    //! [ownkind]
    editor.document()->changeShapes({editor.document()->ids().last()}, [](Shape &shape) { shape.rotation = 15; });
    take(picture, editor, {480, 300});
}

void operations(Picture &picture)
{
    //! [operations]
    ShapeEditor editor;
    Document *document = editor.document();
    double x = 0;
    for (const BooleanOperation operation : {BooleanOperation::Union, BooleanOperation::Difference,
                                             BooleanOperation::Intersection, BooleanOperation::SymmetricDifference}) {
        Shape box = Shape::rectangle({x, 0}, {80, 80}, 20);
        Shape disc = Shape::ellipse({x + 40, 30}, {80, 80});
        box.fill = disc.fill = QColor(0xdc, 0xe6, 0xf5);
        const CombinationResult result = combineShapes(*document, document->addShapes({box, disc}), operation);
        if (!result)
            qWarning("%s", qPrintable(result.errorString));
        x += 150;
    }
    //! [operations]
    take(picture, editor, {640, 200});
}

void arranging(Picture &picture)
{
    //! [arranging]
    ShapeEditor editor;
    Document *document = editor.document();
    const ShapeIds ids =
        document->addShapes({Shape::rectangle({0, 20}, {80, 50}, 30), Shape::ellipse({120, -10}, {60, 90}),
                             Shape::rectangle({200, 30}, {50, 50}), Shape::ellipse({330, 0}, {90, 50}, 20)});
    const ShapeUnits units = separateUnits(ids); // each shape is a unit of its own
    align(*document, units, Alignment::Top);
    distribute(*document, units, Spacing::Gaps, Qt::Horizontal);
    editor.selection()->set(ids);
    //! [arranging]
    document->changeShapes(ids, [](Shape &shape) { shape.fill = Green; });
    take(picture, editor, {520, 200});
}

void repetition(Picture &picture)
{
    //! [repetition]
    ShapeEditor editor;
    Document *document = editor.document();
    const ShapeId table = document->addShape(Shape::ellipse({0, 0}, {130, 130}));
    const ShapeId chair = document->addShape(Shape::roundedRectangle({0, -90}, {40, 34}, 8));

    Repetition around;
    around.form = Repetition::Form::Circle;
    around.count = 7;
    around.angle = 360.0 / 8;
    around.pivot = document->find(table)->center;
    const RepetitionResult chairs = repeatShapes(*document, {chair}, around);
    //! [repetition]
    document->changeShapes(document->ids(), [](Shape &shape) { shape.fill = Yellow; });
    picture.show(editor, {360, 300});
    if (chairs)
        picture.take();
}

void separation(Picture &picture)
{
    //! [separation]
    ShapeEditor editor;
    Document *document = editor.document();
    QList<Shape> heap;
    for (int i = 0; i < 12; ++i) {
        const QPointF center((i % 4) * 30, (i / 4) * 30);
        heap.append(i % 2 ? Shape::ellipse(center, {60, 40}, i * 25) : Shape::rectangle(center, {50, 40}, i * 15));
        heap.last().fill = QColor(0xdc, 0xe6, 0xf5); // lines would not block each other
    }
    const ShapeIds ids = document->addShapes(heap);
    const PlacingResult result = separate(*document, separateUnits(ids), 4); // a clearance of 4 units
    //! [separation]
    if (result)
        take(picture, editor, {420, 320});
}

void packing(Picture &picture)
{
    //! [packing]
    ShapeEditor editor;
    Document *document = editor.document();
    Shape sheet = Shape::polygon({{0, 0}, {360, 0}, {360, 120}, {200, 120}, {200, 220}, {0, 220}});
    sheet.fill = Qt::white;
    const ShapeId container = document->addShape(sheet);
    QList<Shape> parts;
    for (int i = 0; i < 18; ++i) {
        parts.append(i % 3 ? Shape::rectangle({500, 0}, {30.0 + 10 * (i % 4), 40})
                           : Shape::polygon({{500, 0}, {550, 0}, {550, 20}, {520, 20}, {520, 60}, {500, 60}}));
        parts.last().fill = QColor(0xd9, 0xf0, 0xdf);
    }
    const ShapeIds ids = document->addShapes(parts);
    const PlacingResult result = pack(*document, separateUnits(ids), {.container = container, .clearance = 5});
    //! [packing]
    if (result)
        take(picture, editor, {480, 320});
}

void distribution(Picture &picture)
{
    //! [distribution]
    ShapeEditor editor;
    Document *document = editor.document();
    const ShapeId path = document->addShape(Shape::polyline({{0, 60}, {80, 0}, {200, 40}, {320, -30}, {400, 40}}));
    const ShapeIds chairs = document->addShapes(QList<Shape>(8, Shape::roundedRectangle({0, 120}, {30, 24}, 5)));
    const PlacingResult result =
        distributeAlong(*document, separateUnits(chairs), path, {.spacing = Spacing::Centers, .isFollowing = true});
    //! [distribution]
    document->changeShapes(chairs, [](Shape &shape) { shape.fill = Red; });
    if (result)
        take(picture, editor, {520, 220});
}
