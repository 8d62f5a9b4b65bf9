// Places that an application allows: a slider on a rail, pieces on the squares of a board, and a boat on a pond.
#include <trammel/shapeeditor.h>

#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cmath>

using namespace Trammel;

namespace {

constexpr double side = 60;

Shape colored(Shape shape, const QString &name, const QColor &color)
{
    shape.name = name;
    shape.text = name;
    shape.fill = color;
    return shape;
}

/// A locked shape that blocks nothing.
Shape background(Shape shape, const QColor &color)
{
    shape.fill = color;
    shape.locked = true;
    shape.solidity = Solidity::None;
    return shape;
}

Placement allowed(ShapeId, const Shape &shape, const Placement &wanted)
{
    Placement placement = wanted;
    QPointF &center = placement.center;
    if (shape.name == QLatin1String("slider")) {
        center = {std::clamp(center.x(), -200.0, 200.0), -140};
        placement.rotation = 0;
    } else if (shape.name == QLatin1String("piece")) {
        const auto middle = [](double value, double least) {
            return least + side * std::clamp(std::round((value - least) / side), 0.0, 3.0);
        };
        center = {middle(center.x(), -210), middle(center.y(), -30)};
    } else if (shape.name == QLatin1String("boat")) {
        constexpr double reach = 60;
        const QPointF pond(150, 80), way = center - pond;
        if (std::hypot(way.x(), way.y()) > reach)
            center = pond + way * (reach / std::hypot(way.x(), way.y()));
    }
    return placement;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    ShapeEditor editor;
    QList<Shape> shapes{background(Shape::rectangle({0, -140}, {440, 6}), Qt::gray),
                        background(Shape::ellipse({150, 80}, {220, 220}), 0xcfe4ec)};
    for (int square = 0; square < 16; ++square) {
        const int column = square % 4, row = square / 4;
        const Shape shape = Shape::rectangle({-210 + column * side, -30 + row * side}, {side, side});
        shapes.append(background(shape, (column + row) % 2 == 0 ? 0xf0d9b5 : 0xb58863));
    }
    shapes.append(colored(Shape::roundedRectangle({0, -140}, {90, 36}, 8), QStringLiteral("slider"), 0xe2b961));
    for (double x : {-210.0, -150.0, -90.0})
        shapes.append(colored(Shape::ellipse({x, -30}, {50, 50}), QStringLiteral("piece"), 0x9db8a3));
    shapes.append(colored(Shape::polygon({{105, 80}, {125, 60}, {175, 60}, {195, 80}, {175, 100}, {125, 100}}),
                          QStringLiteral("boat"), 0xd9a79c));
    editor.document()->addShapes(shapes);
    editor.document()->undoStack()->clear();
    editor.setOverlapMode(ShapeEditor::SlideAlong);
    editor.setPlacementConstraint(allowed);
    editor.resize(900, 600);
    editor.show();
    return application.exec();
}
