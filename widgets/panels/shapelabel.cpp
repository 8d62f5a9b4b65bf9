#include "widgets/panels/shapelabel_p.h"

#include "widgets/interaction/tools/boxtool_p.h"
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

QString titleOf(const Shape &shape)
{
    constexpr qsizetype most = 60;
    for (const QString &words : {shape.name, allTexts(shape)}) {
        const QString line = words.left(most).trimmed().section(QLatin1Char('\n'), 0, 0);
        if (!line.isEmpty())
            return line;
    }
    return shape.kind->displayName();
}

namespace {

QIcon picture(const Shape &shape, const QPalette &palette, int side)
{
    constexpr double ratio = 2;
    const double room = side - 3;
    QImage image(int(side * ratio), int(side * ratio), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    const Aabb2 box = shape.sceneBounds();
    const double largest = std::max({box.size()[0], box.size()[1], 1e-9});
    Shape drawn = withoutTexts(shape);
    drawn.stroke = {palette.color(QPalette::Text), largest / room, Qt::SolidLine};
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(room / largest, room / largest);
    painter.translate(-box.center()[0], -box.center()[1]);
    ShapePainter(painter, palette).paint(drawn);
    painter.end();
    return QIcon(QPixmap::fromImage(image));
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
    kind.initialize(shape);
    return shape;
}

QIcon pictureOf(const ShapeKind &kind, const QPalette &palette, int side)
{
    const Shape shape = newShape(kind);
    return shape.errorString().isEmpty() ? picture(shape, palette, side) : QIcon();
}

} // namespace Trammel
