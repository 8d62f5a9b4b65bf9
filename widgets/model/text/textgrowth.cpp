#include "widgets/model/text/textgrowth_p.h"

#include "widgets/model/shape/compartments_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textlayout_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QGuiApplication>

#include <algorithm>

namespace Trammel {

namespace {

/// The share of a growth by which the center moves. The enum's first value is the side that stays.
template <typename Alignment> double shareOf(Alignment alignment)
{
    return (1 - int(alignment)) / 2.0;
}

/// The extent of a frame whose text box needs another extent. The box keeps its share of the frame.
double frameExtent(double frame, double box, double needed)
{
    return box == frame || box <= 0 ? needed : frame * (needed / box);
}

} // namespace

Shape grownToText(const Shape &shape)
{
    const TextStyle &style = *shape.textStyle;
    if (!growsWithText(shape) || !qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return shape;
    if (shape.kind->hasCompartments()) {
        const QSizeF growth = (sizeForCompartments(shape) - shape.size).expandedTo({0, 0});
        Shape result = shape;
        result.size += growth;
        const bool isTurned = shape.kind->textBox(shape).isTurned;
        const double along = shareOf(style.horizontal) * (isTurned ? growth.height() : growth.width());
        const QPointF shift = isTurned ? QPointF(growth.width() / 2, -along) : QPointF(along, growth.height() / 2);
        result.center += rotated(shift, axisFromDegrees(shape.rotation));
        return result;
    }
    const QSizeF box = textBox(shape);
    // A title does not resize its container.
    if (shape.kind->isContainer())
        return shape;
    const QSizeF needed = TextLayout(shape.text, style, box).size() + QSizeF(2 * style.padding, 2 * style.padding);
    const bool isText = shape.kind == &ShapeKind::text();
    QSizeF grown(isText ? needed.width() : std::max(box.width(), needed.width()),
                 isText ? needed.height() : std::max(box.height(), needed.height()));
    if (style.wrap)
        grown.setWidth(box.width());
    const QSizeF frame = isOnSide(shape) ? shape.size.transposed() : shape.size;
    grown = {frameExtent(frame.width(), box.width(), grown.width()),
             frameExtent(frame.height(), box.height(), grown.height())};
    grown = grown.boundedTo({LargestCoordinate, LargestCoordinate});
    const QPointF shift(shareOf(style.horizontal) * (grown.width() - frame.width()),
                        shareOf(style.vertical) * (grown.height() - frame.height()));
    Shape result = shape;
    result.center += style.upright ? shift : rotated(shift, axisFromDegrees(shape.rotation));
    result.size = isOnSide(shape) ? grown.transposed() : grown;
    return result;
}

bool isInvisibleText(const Shape &shape)
{
    return shape.text.isEmpty() && shape.kind == &ShapeKind::text() && !shape.isFilled()
        && !shape.stroke.color.isValid();
}

} // namespace Trammel
