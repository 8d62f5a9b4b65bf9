#include "widgets/model/text/labelgap_p.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QPolygonF>

#include <algorithm>

namespace Trammel {

bool isCutByTexts(const Shape &shape)
{
    const ShapeKind::Form form = shape.kind->form();
    return (form == ShapeKind::Form::Polyline || form == ShapeKind::Form::Path) && !shape.isFilled();
}

namespace {

/// A rectangle along a part of a line that is as wide as the line.
QPainterPath aroundJump(QPointF from, QPointF to, double width)
{
    const QPointF along = (to - from) / std::max(length(to - from), 1e-9);
    const QPointF across = QPointF(-along.y(), along.x()) * (width / 2 + 1);
    QPainterPath path;
    path.addPolygon(QPolygonF{from + across, to + across, to - across, from - across, from + across});
    return path;
}

} // namespace

QPainterPath labelGap(const Shape &shape, const std::function<QRectF(qsizetype)> &boundsOfText)
{
    // In font sizes and in lengths of the head.
    constexpr double marginOfText = 0.2, marginOfHead = 1.5;
    QPainterPath gap;
    if (!isCutByTexts(shape))
        return gap;
    const QList<QPointF> jumps = shape.connector ? shape.connector->gaps : QList<QPointF>();
    for (qsizetype i = 1; i < jumps.size(); i += 2)
        gap = gap.united(aroundJump(jumps[i - 1], jumps[i], shape.stroke.width));
    const double margin = marginOfText * shape.textStyle->size;
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        if (textAt(shape, i).trimmed().isEmpty())
            continue;
        QPainterPath box;
        const QRectF words = boundsOfText(i).adjusted(-margin, -margin, margin, margin);
        box.addPolygon(textToScene(shape, i).map(QPolygonF(words)));
        gap = gap.united(box);
    }
    if (gap.isEmpty())
        return gap;
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

QPainterPath outsideOf(const QPainterPath &gap, const Shape &shape)
{
    const Aabb2 painted = shape.paintedBounds().expanded(headReach(shape.stroke.width));
    QPainterPath outside;
    outside.addRect(toRect(painted).united(gap.boundingRect().adjusted(-1, -1, 1, 1)));
    outside.addPath(gap);
    return outside;
}

} // namespace Trammel
