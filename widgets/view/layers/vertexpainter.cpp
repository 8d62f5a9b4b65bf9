#include "widgets/view/layers/vertexpainter_p.h"

#include "widgets/interaction/vertices/vertexmarks_p.h"
#include "widgets/view/painting/clippedline_p.h"
#include "widgets/view/painting/colors_p.h"

#include <QtGui/QPainter>

#include <cmath>

namespace Trammel {

namespace {

// The number of lines that show a curve under the pointer.
constexpr int CurveSteps = 64;
constexpr double EdgeWidth = 2;
constexpr double HoveredEdgeWidth = 3;
// The diameter of the ring around a crossing.
constexpr double CrossingSize = 13;

QRectF around(QPointF place, double size)
{
    return {place.x() - size / 2, place.y() - size / 2, size, size};
}

} // namespace

VertexPainter::VertexPainter(QPainter &painter, const QPalette &palette, const QTransform &sceneToView)
    : m_painter(painter), m_palette(palette), m_sceneToView(sceneToView), m_view(painter.window()),
      m_ratio(painter.device()->devicePixelRatioF())
{
}

void VertexPainter::paint(const Overlay::Vertices &vertices)
{
    const VertexOutline &outline = vertices.edit.outline;
    const VertexTarget &target = vertices.target;
    const bool isOnEdge = target.isOnEdge() && target.number < outline.count() && outline.hasEdge(target.number);
    if (isOnEdge && outline.isStraight(target.number))
        paintEdge(outline.edge(target.number), selectionColor(m_palette), HoveredEdgeWidth);
    else if (isOnEdge)
        paintCurve(outline.curve(target.number));
    paintCrossings(vertices);

    const VertexMarks marks = vertexMarks(outline, vertices.edit.selected, m_sceneToView, m_view);
    for (qsizetype edge : vertices.showsMidpoints ? marks.midpoints : Vertices())
        paintMidpoint(outline.middle(edge), false);
    if (isOnEdge && target.kind == VertexTarget::Kind::Midpoint)
        paintMidpoint(outline.middle(target.number), true);
    for (const CurveHandle &handle : vertices.edit.handles()) {
        const bool isHovered = target.kind == VertexTarget::Kind::ControlPoint && target.number == handle.vertex
            && target.side == handle.side;
        paintHandle(outline.point(handle.vertex), outline.handle(handle.vertex, handle.side), isHovered);
    }
    for (qsizetype i = marks.selected.size(); i < marks.vertices.size(); ++i)
        paintVertex(outline.point(marks.vertices[i]), false, false);
    for (qsizetype vertex : marks.selected)
        paintVertex(outline.point(vertex), true, false);
    if (target.kind == VertexTarget::Kind::Vertex && target.number < outline.count())
        paintVertex(outline.point(target.number), vertices.edit.isSelected(target.number), true);
}

void VertexPainter::paintEdge(const Segment &edge, const QColor &color, double width)
{
    const QLineF whole(m_sceneToView.map(edge.from), m_sceneToView.map(edge.to));
    const std::optional<QLineF> line = clipped(whole, m_view.adjusted(-16, -16, 16, 16));
    if (!line)
        return;
    m_painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(*line);
}

void VertexPainter::paintCurve(const Cubic &curve)
{
    QPointF last = curve.from;
    for (int i = 1; i <= CurveSteps; ++i) {
        const QPointF point = curve.at(double(i) / CurveSteps);
        paintEdge({last, point}, selectionColor(m_palette), HoveredEdgeWidth);
        last = point;
    }
}

void VertexPainter::paintHandle(QPointF vertex, QPointF handle, bool isHovered)
{
    const QColor color = selectionColor(m_palette);
    paintEdge({vertex, handle}, color, 1);
    m_painter.setPen(QPen(color, 1));
    m_painter.setBrush(isHovered ? color : QColor(Qt::white));
    m_painter.drawEllipse(around(placeOf(handle), isHovered ? CurveHandleSize + 2 : CurveHandleSize));
}

void VertexPainter::paintCrossings(const Overlay::Vertices &vertices)
{
    const QColor color = warningColor(m_palette);
    for (const OutlineCrossing &crossing : vertices.crossings) {
        for (qsizetype edge : {crossing.first, crossing.second})
            paintEdge(vertices.edit.outline.edge(edge), color, EdgeWidth);
    }
    for (const OutlineCrossing &crossing : vertices.crossings) {
        const QPointF place = m_sceneToView.map(crossing.place);
        m_painter.setPen(QPen(color, EdgeWidth));
        m_painter.setBrush(withAlpha(color, 0.25));
        if (m_view.adjusted(-16, -16, 16, 16).contains(place))
            m_painter.drawEllipse(around(place, CrossingSize));
    }
}

void VertexPainter::paintMidpoint(QPointF scenePos, bool isHovered)
{
    const QColor color = selectionColor(m_palette);
    m_painter.setPen(QPen(color, 1));
    m_painter.setBrush(isHovered ? color : withAlpha(Qt::white, 0.75));
    m_painter.drawEllipse(around(placeOf(scenePos), isHovered ? MidpointSize + 3 : MidpointSize));
}

// Vertices are white in dark palettes, too, since the shapes below may be dark.
void VertexPainter::paintVertex(QPointF scenePos, bool isSelected, bool isHovered)
{
    const QColor color = selectionColor(m_palette);
    m_painter.setPen(QPen(isSelected ? QColor(Qt::white) : color, 1));
    m_painter.setBrush(isSelected ? color : QColor(Qt::white));
    const QRectF body = around(placeOf(scenePos), isHovered ? VertexSize + 3 : VertexSize);
    m_painter.drawRect(body);
    if (isSelected) {
        m_painter.setPen(QPen(color, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(body.adjusted(-1, -1, 1, 1));
    }
}

QPointF VertexPainter::placeOf(QPointF scenePos) const
{
    const QPointF place = m_sceneToView.map(scenePos);
    const auto middle = [this](double value) { return (std::floor(value * m_ratio) + 0.5) / m_ratio; };
    return {middle(place.x()), middle(place.y())};
}

} // namespace Trammel
