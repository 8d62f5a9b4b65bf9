#include "widgets/panels/shapelabel_p.h"

#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtGui/QPixmap>

#include <algorithm>

namespace Trammel {

namespace {

/// The lines of the shapes are at least one pixel wide.
QIcon picture(const QList<Shape> &shapes, const QPalette &palette, int side)
{
    constexpr double ratio = 2;
    const double room = side - 3;
    QImage image(int(side * ratio), int(side * ratio), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    Aabb2 box;
    for (const Shape &shape : shapes)
        box = box.united(shape.sceneBounds());
    const double largest = std::max({box.size()[0], box.size()[1], 1e-9}), scale = room / largest;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(scale, scale);
    painter.translate(-box.center()[0], -box.center()[1]);
    ShapePainter shapePainter(painter, palette);
    for (const Shape &shape : shapes) {
        constexpr double leastText = 4;
        const bool isLegible = shape.kind == &ShapeKind::text() || shape.textStyle->size * scale >= leastText;
        Shape drawn = isLegible ? shape : withoutTexts(shape);
        drawn.stroke.width = std::max(drawn.stroke.width, 1 / scale);
        shapePainter.paint(drawn);
    }
    painter.end();
    return QIcon(QPixmap::fromImage(image));
}

QIcon picture(const Shape &shape, const QPalette &palette, int side)
{
    Shape drawn = withoutTexts(shape);
    drawn.stroke = {palette.color(QPalette::Text), 0, Qt::SolidLine};
    return picture(QList<Shape>{drawn}, palette, side);
}

} // namespace

QIcon pictureOf(const Shape &shape, const QPalette &palette)
{
    return picture(shape, palette, 16);
}

Shape newShape(const ShapeKind &kind)
{
    constexpr QSizeF usual(100, 75);
    Shape shape(kind, {}, usual);
    kind.initialize(shape);
    const SizeRule rule = kind.sizeRule(shape);
    shape.size = rule.applied(rule.first.isEmpty() ? usual : rule.first);
    if (kind.form() == ShapeKind::Form::RoundedBox)
        shape.cornerRadius = usualCornerRadius(shape.size);
    return shape;
}

Shape newShape(const ShapeKind &kind, const ShapeEditor &editor)
{
    Shape shape = newShape(kind);
    const LineForm form = editor.lineForm();
    shape.fill = editor.shapeFill();
    shape.stroke = {editor.strokeColor(), editor.strokeWidth(), editor.strokeStyle(), form.cap, form.join,
                    form.dashPattern};
    shape.opacity = float(editor.shapeOpacity());
    shape.textStyle = editor.textStyle();
    shape.shadow = editor.shapeShadow().normalized();
    kind.initialize(shape);
    return shape;
}

QIcon pictureOf(const ShapeKind &kind, const QPalette &palette, int side)
{
    const Shape shape = newShape(kind);
    return shape.errorString().isEmpty() ? picture(shape, palette, side) : QIcon();
}

QIcon pictureOf(const DocumentData &drawing, const QPalette &palette, int side)
{
    QList<Shape> shapes;
    for (ShapeId id : drawing.order) {
        if (const Shape *shape = drawing.shapes.find(id); shape && !shape->hidden)
            shapes.append(*shape);
    }
    return picture(shapes, palette, side);
}

} // namespace Trammel
