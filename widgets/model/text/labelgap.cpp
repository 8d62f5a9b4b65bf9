#include "widgets/model/text/labelgap_p.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/text/textlayout_p.h"

#include <QtGui/QPolygonF>

namespace Trammel {

QPainterPath labelGap(const Shape &shape, const TextLayout &layout)
{
    // In font sizes and in lengths of the head.
    constexpr double marginOfText = 0.2, marginOfHead = 1.5;
    QPainterPath gap;
    if (!shape.connector || shape.text.trimmed().isEmpty())
        return gap;
    const QRectF words = layout.bounds();
    const double margin = marginOfText * shape.textStyle->size;
    gap.addPolygon(textToScene(shape).map(QPolygonF(words.adjusted(-margin, -margin, margin, margin))));
    const LineEnds ends = lineEnds(shape);
    for (const LineEnd *end : {&ends.start, &ends.end}) {
        if (end->isEmpty())
            continue;
        QPainterPath head;
        head.addEllipse(end->tip, marginOfHead * end->size, marginOfHead * end->size);
        gap = gap.subtracted(head);
    }
    return gap;
}

bool isOnLabel(const Shape &shape, QPointF scenePos)
{
    // The estimate contains the words and is cheap.
    if (!shape.connector || shape.text.trimmed().isEmpty() || !textExtent(shape).contains(scenePos))
        return false;
    const TextLayout layout(shape.text, *shape.textStyle, textBox(shape));
    return textToScene(shape).mapRect(layout.bounds()).contains(scenePos);
}

QPainterPath outsideOf(const QPainterPath &gap, const Shape &shape)
{
    const Aabb2 painted = shape.paintedBounds().expanded(headReach(shape.stroke.width));
    QPainterPath outside;
    outside.addRect(toRect(painted).united(gap.boundingRect().adjusted(-1, -1, 1, 1)));
    outside.addPath(gap);
    return outside;
}

} // namespace Trammel
