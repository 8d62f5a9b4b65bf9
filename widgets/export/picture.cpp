#include <trammel/picture.h>

#include "widgets/export/svgwriter_p.h"
#include "widgets/model/group/grouptree_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/shapeidset.h>

#include <QtCore/QSaveFile>
#include <QtGui/QGuiApplication>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

constexpr double LargestMargin = 1e6;

QList<Shape> visibleShapesOf(const DocumentData &drawing, const PictureOptions &options)
{
    const GroupFlags flags = GroupFlags::of(drawing.groups);
    const ShapeIdSet wanted(options.shapes.value_or(ShapeIds()));
    QList<Shape> shapes;
    for (ShapeId id : drawing.order) {
        const Shape *shape = drawing.shapes.find(id);
        if (shape && flags.isVisible(id, *shape) && (!options.shapes || wanted.contains(id)))
            shapes.append(*shape);
    }
    return shapes;
}

/// Qt terminates a program that requests a font without a QGuiApplication.
bool lacksFonts(const QList<Shape> &shapes)
{
    return !qobject_cast<QGuiApplication *>(QCoreApplication::instance())
        && std::any_of(shapes.begin(), shapes.end(), hasText);
}

// The area begins and ends at whole units. At a whole scale, a picture thus has the same pixels as the canvas, and
// every program gives it the same size.
QRectF areaOf(const QList<Shape> &shapes, const PictureOptions &options)
{
    if (!options.area.isNull())
        return options.area;
    Aabb2 box;
    for (const Shape &shape : shapes)
        box = box.united(exactBounds(shape));
    if (box.isEmpty())
        return toRect(box);
    const QRectF area = toRect(box.expanded(options.margin));
    return {QPointF(std::floor(area.left()), std::floor(area.top())),
            QPointF(std::ceil(area.right()), std::ceil(area.bottom()))};
}

void paintShapes(QPainter &painter, const QList<Shape> &shapes)
{
    ShapePainter shapePainter(painter, paper());
    for (const Shape &shape : shapes)
        shapePainter.paint(shape);
}

} // namespace

QString PictureOptions::errorString() const
{
    if (!(scale >= 0) || !std::isfinite(scale))
        return Text::tr("the scale is not a positive number");
    const auto isGood = [](double value) { return std::abs(value) <= LargestCoordinate; };
    const bool isAreaGood = isGood(area.left()) && isGood(area.top()) && isGood(area.right()) && isGood(area.bottom());
    if (!area.isNull() && !(isAreaGood && area.width() > 0 && area.height() > 0))
        return Text::tr("the area is empty or too large");
    if (!(margin >= 0 && margin <= LargestMargin))
        return Text::tr("the margin is not from 0 to %L1").arg(LargestMargin, 0, 'f', 0);
    return {};
}

void paintDrawing(QPainter &painter, const DocumentData &drawing, const PictureOptions &options)
{
    const QList<Shape> shapes = visibleShapesOf(drawing, options);
    painter.save();
    if (options.background.isValid()) {
        painter.resetTransform();
        painter.fillRect(painter.viewport(), options.background);
        painter.restore();
        painter.save();
    }
    if (!lacksFonts(shapes))
        paintShapes(painter, shapes);
    painter.restore();
}

void paintDrawing(QPainter &painter, const QRectF &target, const DocumentData &drawing, const PictureOptions &options)
{
    const QRectF area = pictureArea(drawing, options);
    painter.save();
    if (options.background.isValid())
        painter.fillRect(target, options.background);
    const double scale = std::min(target.width() / area.width(), target.height() / area.height());
    // The condition is false for NaN.
    if (options.errorString().isEmpty() && scale > 0 && std::isfinite(scale)) {
        painter.translate(target.center());
        painter.scale(scale, scale);
        painter.translate(-area.center());
        PictureOptions shown = options;
        shown.background = QColor();
        if (!options.area.isNull())
            painter.setClipRect(options.area, Qt::IntersectClip);
        paintDrawing(painter, drawing, shown);
    }
    painter.restore();
}

QRectF pictureArea(const DocumentData &drawing, const PictureOptions &options)
{
    const QList<Shape> shapes = visibleShapesOf(drawing, options);
    return lacksFonts(shapes) || !options.errorString().isEmpty() ? QRectF() : areaOf(shapes, options);
}

QByteArray toSvg(const DocumentData &drawing, const PictureOptions &options)
{
    const QList<Shape> shapes = visibleShapesOf(drawing, options);
    if (lacksFonts(shapes) || !options.errorString().isEmpty())
        return {};
    SvgWriter writer(areaOf(shapes, options), options.scale > 0 ? options.scale : 1, options.background);
    for (const Shape &shape : shapes)
        writer.append(shape);
    return writer.finish();
}

QImage toImage(const DocumentData &drawing, double pixelsPerUnit, const QColor &background)
{
    return pixelsPerUnit > 0 ? toImage(drawing, PictureOptions{.scale = pixelsPerUnit, .background = background})
                             : QImage();
}

QImage toImage(const DocumentData &drawing, const PictureOptions &options)
{
    const QList<Shape> shapes = visibleShapesOf(drawing, options);
    if (lacksFonts(shapes) || !options.errorString().isEmpty())
        return {};
    const QRectF area = areaOf(shapes, options);
    if (area.isNull())
        return {};
    const double wanted = options.scale > 0 ? options.scale : 2;
    const double scale = std::min(wanted, LargestPictureSide / std::max(area.width(), area.height()));
    QImage image((area.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(options.background.isValid() ? options.background : QColor(Qt::transparent));
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    paintShapes(painter, shapes);
    painter.end();
    return image;
}

FileResult savePicture(const QString &fileName, const DocumentData &drawing, const PictureOptions &options)
{
    const auto failure = [](const QString &reason) {
        FileResult result;
        result.ok = false;
        result.reason = Text::tr("the picture cannot be written: %1").arg(reason);
        return result;
    };
    if (const QString errorString = options.errorString(); !errorString.isEmpty())
        return failure(errorString);
    if (lacksFonts(visibleShapesOf(drawing, options)))
        return failure(Text::tr("its texts need a QGuiApplication"));
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return failure(file.errorString());
    if (fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        file.write(toSvg(drawing, options));
    } else {
        PictureOptions onWhite = options;
        if (!options.background.isValid())
            onWhite.background = Qt::white;
        const QImage image = toImage(drawing, onWhite);
        if (image.isNull())
            return failure(Text::tr("there is nothing to show"));
        image.save(&file, "PNG");
    }
    return file.commit() ? FileResult() : failure(file.errorString());
}

} // namespace Trammel
