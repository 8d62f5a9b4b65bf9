#include "widgets/view/layers/overlaypainter_p.h"

#include "widgets/model/path/pressureoutline_p.h"

#include "widgets/interaction/frame/outlinemarks_p.h"
#include "widgets/view/layers/vertexpainter_p.h"
#include "widgets/view/painting/clippedline_p.h"
#include "widgets/view/painting/colors_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

constexpr double HoverWidth = 2;
constexpr double LabelOffset = 18;
// The radius of the pivot's ring, and half the length of its cross.
constexpr double PivotRadius = 4.5;
constexpr double PivotReach = 8;
// The diameters of the marks at the ends and bends of a line.
constexpr double EndSize = 9;
constexpr double BendSize = 7;
// Half the sizes of the crosses and end bars of guides.
constexpr double MarkSize = 3;
constexpr double BarSize = 4;

} // namespace

OverlayPainter::OverlayPainter(QPainter &painter, const QPalette &palette)
    : m_painter(painter), m_palette(palette), m_sceneToView(painter.worldTransform()),
      m_pixel(1 / std::sqrt(std::abs(m_sceneToView.determinant()))), m_ratio(painter.device()->devicePixelRatioF())
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setWorldTransform({});
}

OverlayPainter::~OverlayPainter()
{
    m_painter.restore();
}

void OverlayPainter::paintHovered(const Shape &shape)
{
    m_painter.setWorldTransform(m_sceneToView);
    ShapePainter(m_painter, m_palette).paintOutline(shape, hoverColor(m_palette), HoverWidth);
    m_painter.setWorldTransform({});
}

void OverlayPainter::paintHoveredFrame(const Obb &frame)
{
    m_painter.setPen(QPen(hoverColor(m_palette), 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawConvexPolygon(outlineOf(frame));
}

void OverlayPainter::paintMarks(const Overlay::State &state)
{
    if (state.hovered && state.hovered->frame)
        paintHoveredFrame(*state.hovered->frame);
    if (state.enteredFrame)
        paintEnteredFrame(*state.enteredFrame);
    paintGuides(state.guides);
    if (state.frame)
        paintFrame(state);
    if (const std::optional<LinePoints> line = outlineMarks(state.line, state.frame, m_pixel, state.handleUse)) {
        paintSegmentHandles(*line, state.hoveredSegment);
        paintLinePoints(*line, state.hoveredPoint);
    }
    if (state.collapseButton)
        paintCollapseButton(*state.collapseButton, state.isCollapseButtonHovered);
    if (state.gradient)
        paintGradient(*state.gradient, state.hoveredGradient);
    paintConnectionPoints(state.connectionPoints, state.boundPoint);
    if (state.connectHandles)
        paintConnectHandles(*state.connectHandles, state.hoveredConnectSide);
    if (state.pivot)
        paintPivot(*state.pivot, state.hoveredHandle == Handle::Pivot);
    if (state.band)
        paintBand(*state.band);
    if (state.contact)
        paintContact(*state.contact);
    if (state.label)
        paintLabel(*state.label);
}

void OverlayPainter::paintDraft(const Shape &shape)
{
    m_painter.setWorldTransform(m_sceneToView);
    ShapePainter(m_painter, m_palette).paint(shape);
    m_painter.setWorldTransform({});
}

void OverlayPainter::paintFrame(const Overlay::State &state)
{
    const Obb &frame = *state.frame;
    // A frame without a margin is that of a shape whose line is not visible.
    Obb line = frame;
    const double margin = state.frameMargin > 0 ? state.frameMargin + (SelectionGap + SelectionWidth / 2) * m_pixel : 0;
    // The frame moves with the lines of the shapes.
    QPainterPath edges;
    for (QPointF corner : frame.corners())
        edges.elementCount() == 0 ? edges.moveTo(corner) : edges.lineTo(corner);
    edges.closeSubpath();
    const QPointF move = sharpeningMove(edges, 2 * state.frameMargin / m_pixel * m_ratio,
                                        m_sceneToView * QTransform::fromScale(m_ratio, m_ratio))
        / m_ratio;
    line.halfWidth += margin;
    line.halfHeight += margin;
    m_painter.setPen(QPen(selectionColor(m_palette), 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawConvexPolygon(outlineOf(line, move));
    if (!state.handlesVisible)
        return;
    const QList<Handle> handles = handlesOf(frame, m_pixel, state.handleUse);
    const RotateSide side = state.rotateSide.value_or(rotateSide(frame, m_sceneToView, QRectF(m_painter.window())));
    if (handles.contains(Handle::Rotate)) {
        const QPointF handle = handlePosition(frame, Handle::Rotate, m_pixel, side);
        const QPointF way = unrotated(handle - frame.center, frame.axis);
        const QPointF edge(std::clamp(way.x(), -frame.halfWidth, frame.halfWidth),
                           std::clamp(way.y(), -frame.halfHeight, frame.halfHeight));
        m_painter.drawLine(snapped(m_sceneToView.map(frame.center + rotated(edge, frame.axis))),
                           snapped(m_sceneToView.map(handle)));
    }
    for (Handle handle : handles)
        paintHandle(frame, handle, side, handle == state.hoveredHandle);
}

// The marks are round, unlike the handles of a frame, which may lie at the same points.
// The line is white between two lines in the color of the selection, so that it is visible on any color.
void OverlayPainter::paintGradient(const GradientHandles &handles, std::optional<GradientHandles::Part> hovered)
{
    const QColor color = selectionColor(m_palette);
    const QPointF start = m_sceneToView.map(handles.start()), end = m_sceneToView.map(handles.end());
    const Gradient &gradient = handles.gradient;
    const double radius = length(gradient.end - gradient.start);
    for (const QPen &pen : {QPen(color, 3), QPen(Qt::white, 1)}) {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawLine(start, end);
        if (gradient.type == Gradient::Type::Radial) {
            QPainterPath circle;
            circle.addEllipse(gradient.start, radius, radius);
            m_painter.drawPath((handles.unitsToScene * m_sceneToView).map(circle));
        }
    }
    for (GradientHandles::Part part = GradientHandles::FirstStop + gradient.stops.size() - 1; part >= 0; --part) {
        const bool isStop = part >= GradientHandles::FirstStop, isHovered = part == hovered;
        const double half = (isStop ? BendSize : EndSize + 4) / 2 + (isHovered ? 1 : 0);
        const QPointF place = snapped(m_sceneToView.map(handles.place(part)));
        QColor inner = isStop ? gradient.stops[part - GradientHandles::FirstStop].second : QColor();
        inner.setAlpha(255);
        m_painter.setPen(QPen(isHovered ? color : QColor(Qt::white), isStop ? 3.5 : 4));
        m_painter.setBrush(isStop ? QBrush(inner) : QBrush());
        const auto put = [&] {
            if (isStop)
                m_painter.drawRect(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half));
            else
                m_painter.drawEllipse(place, half, half);
        };
        put();
        m_painter.setPen(QPen(isHovered ? QColor(Qt::white) : color, 1.5));
        put();
    }
}

void OverlayPainter::paintLinePoints(const LinePoints &line, std::optional<qsizetype> hovered)
{
    const QColor color = selectionColor(m_palette);
    m_painter.setPen(QPen(color, 1.5));
    if (!line.isLine()) {
        // Diamonds, unlike the marks of frames and lines.
        for (qsizetype i = 0; i < line.points.size(); ++i) {
            const double half = EndSize / 2 + (i == hovered ? 2 : 1);
            const QPointF place = snapped(m_sceneToView.map(line.points[i]));
            m_painter.setBrush(i == hovered ? color : QColor(Qt::white));
            const std::array<QPointF, 4> corners{place - QPointF(0, half), place + QPointF(half, 0),
                                                 place + QPointF(0, half), place - QPointF(half, 0)};
            m_painter.drawConvexPolygon(corners.data(), int(corners.size()));
        }
        return;
    }
    for (qsizetype i = line.points.size() - 1; i >= 0; --i) {
        const bool isEnd = i == 0 || i == line.points.size() - 1;
        const double radius = (isEnd ? EndSize : BendSize) / 2 + (i == hovered ? 1 : 0);
        m_painter.setBrush(i == hovered ? color : QColor(Qt::white));
        m_painter.drawEllipse(snapped(m_sceneToView.map(line.points[i])), radius, radius);
    }
}

// A minus, or a plus if the container is collapsed.
void OverlayPainter::paintCollapseButton(const Overlay::CollapseButton &button, bool isHovered)
{
    constexpr double half = 6.5, arm = 3.5;
    const QColor color = selectionColor(m_palette);
    const QPointF place = snapped(m_sceneToView.map(button.place));
    m_painter.setPen(QPen(color, 1.5));
    m_painter.setBrush(isHovered ? color : QColor(Qt::white));
    m_painter.drawRoundedRect(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half), 2, 2);
    m_painter.setPen(QPen(isHovered ? QColor(Qt::white) : color, 1.5));
    m_painter.drawLine(place - QPointF(arm, 0), place + QPointF(arm, 0));
    if (button.isCollapsed)
        m_painter.drawLine(place - QPointF(0, arm), place + QPointF(0, arm));
}

// The handle of a pinned segment is filled, and that of a waypoint is a disc.
void OverlayPainter::paintSegmentHandles(const LinePoints &line, std::optional<qsizetype> hovered)
{
    constexpr double length = 12, width = 5, diameter = 8;
    const QColor color = selectionColor(m_palette);
    m_painter.setPen(QPen(color, 1.5));
    for (qsizetype i = 0; i < line.segments.size(); ++i) {
        const LinePoints::Segment &segment = line.segments[i];
        if (!segment.hasHandle(m_pixel) && i != hovered)
            continue;
        const QPointF along = m_sceneToView.map(segment.to) - m_sceneToView.map(segment.from);
        const double grown = i == hovered ? 2 : 0;
        QTransform place;
        const QPointF middle = snapped(m_sceneToView.map(segment.middle()));
        place.translate(middle.x(), middle.y());
        place.rotateRadians(std::atan2(along.y(), along.x()));
        const QSizeF size = segment.isAtWaypoint() ? QSizeF(diameter, diameter) : QSizeF(length, width);
        const QRectF bar(-(size.width() + grown) / 2, -(size.height() + grown) / 2, size.width() + grown,
                         size.height() + grown);
        m_painter.setWorldTransform(place);
        m_painter.setBrush(segment.isPinned || i == hovered ? color : QColor(Qt::white));
        m_painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    }
    m_painter.setWorldTransform({});
}

// An arrow that leads away from the shape; in a disc under the pointer.
void OverlayPainter::paintConnectionPoints(const QList<QPointF> &points, const std::optional<QPointF> &bound)
{
    constexpr double radius = 3, boundRadius = 4.5;
    const QColor color = selectionColor(m_palette);
    m_painter.setPen(QPen(color, 1));
    m_painter.setBrush(QColor(Qt::white));
    for (QPointF point : points)
        m_painter.drawEllipse(snapped(m_sceneToView.map(point)), radius, radius);
    if (!bound)
        return;
    m_painter.setBrush(color);
    m_painter.drawEllipse(snapped(m_sceneToView.map(*bound)), boundRadius, boundRadius);
}

void OverlayPainter::paintConnectHandles(const ConnectHandles &handles, Handle hovered)
{
    constexpr double radius = 8, half = 3.5;
    const QColor color = selectionColor(m_palette);
    for (Handle side : ConnectHandles::sides) {
        const QPointF center = snapped(m_sceneToView.map(handles.position(side, m_pixel)));
        const QPointF away = center - m_sceneToView.map(handles.frame.center);
        QTransform place;
        place.translate(center.x(), center.y());
        place.rotateRadians(std::atan2(away.y(), away.x()));
        m_painter.setWorldTransform(place);
        if (side == hovered) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(color);
            m_painter.drawEllipse(QPointF(), radius, radius);
        }
        m_painter.setPen(QPen(side == hovered ? QColor(Qt::white) : withAlpha(color, 0.6), 2, Qt::SolidLine,
                              Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawLine(QPointF(-half - 1, 0), QPointF(half + 1, 0));
        m_painter.drawPolyline(QPolygonF{{half - 2, -half}, {half + 1, 0}, {half - 2, half}});
    }
    m_painter.setWorldTransform({});
}

void OverlayPainter::paintPivot(QPointF scenePos, bool isHovered)
{
    const QPointF center = snapped(m_sceneToView.map(scenePos));
    const QColor color = selectionColor(m_palette);
    const QPointF across(PivotReach, 0), down(0, PivotReach);
    // A light rim keeps the pivot visible on any background.
    for (const QPen &pen : {QPen(withAlpha(Qt::white, 0.85), 3.5), QPen(color, isHovered ? 2.5 : 1.5)}) {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(center, PivotRadius, PivotRadius);
        m_painter.drawLine(center - across, center + across);
        m_painter.drawLine(center - down, center + down);
    }
}

void OverlayPainter::paintEnteredFrame(const Obb &frame)
{
    m_painter.setPen(QPen(selectionColor(m_palette), 1, Qt::DashLine));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawConvexPolygon(outlineOf(frame));
}

QPolygonF OverlayPainter::outlineOf(const Obb &frame, QPointF move) const
{
    QPolygonF outline;
    for (QPointF corner : frame.corners())
        outline << snapped(m_sceneToView.map(corner) + move);
    return outline;
}

void OverlayPainter::paintHandle(const Obb &frame, Handle handle, RotateSide side, bool isHovered)
{
    const QPointF center = snapped(m_sceneToView.map(handlePosition(frame, handle, m_pixel, side)));
    const QPointF axis = m_sceneToView.map(frame.center + frame.axis) - m_sceneToView.map(frame.center);
    const QColor color = selectionColor(m_palette);
    m_painter.save();
    m_painter.translate(center);
    m_painter.rotate(degreesFromAxis(axis));
    m_painter.setPen(QPen(color, 1));
    // Handles are white in dark palettes, too, since the shapes below may be dark.
    m_painter.setBrush(isHovered ? color : QColor(Qt::white));
    const QRectF body(-HandleSize / 2, -HandleSize / 2, HandleSize, HandleSize);
    if (handle == Handle::Rotate)
        m_painter.drawEllipse(body.adjusted(-0.5, -0.5, 0.5, 0.5));
    else
        m_painter.drawRoundedRect(body, 1.5, 1.5);
    m_painter.restore();
}

void OverlayPainter::paintVertices(const Overlay::Vertices &vertices)
{
    VertexPainter(m_painter, m_palette, m_sceneToView).paint(vertices);
}

void OverlayPainter::paintBand(const Overlay::Band &band)
{
    const bool isTouch = band.mode == RubberBandMode::Touch;
    const QColor color = bandColor(isTouch, m_palette);
    QPolygonF outline;
    for (QPointF corner : band.quad.corners)
        outline << snapped(m_sceneToView.map(corner));
    QPen pen(color, 1);
    if (isTouch)
        pen.setDashPattern({4, 3});
    m_painter.setPen(pen);
    m_painter.setBrush(withAlpha(color, 0.12));
    m_painter.drawConvexPolygon(outline);
}

void OverlayPainter::paintLasso(const Overlay::Lasso &lasso)
{
    const QColor color = bandColor(lasso.mode == RubberBandMode::Touch, m_palette);
    QPolygonF outline;
    for (QPointF point : lasso.outline)
        outline << m_sceneToView.map(point);
    if (outline.isEmpty())
        return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(withAlpha(color, 0.12));
    m_painter.drawPolygon(outline, Qt::OddEvenFill);
    m_painter.setBrush(Qt::NoBrush);
    QPen pen(color, 1);
    m_painter.setPen(pen);
    m_painter.drawPolyline(outline);
    // The closing edge, which the user has not drawn.
    pen.setDashPattern({4, 3});
    m_painter.setPen(pen);
    m_painter.drawLine(outline.last(), outline.first());
}

// As a polyline, the line has the colors that it has in the drawing.
void OverlayPainter::paintInk(const Overlay::Ink &ink, const QRectF &area)
{
    Aabb2 shown;
    shown.include(area.topLeft());
    shown.include(area.bottomRight());
    shown = shown.expanded(ink.stroke.width + 2 * m_pixel);
    QList<QPointF> run;
    QList<double> pressures;
    const bool isPressed = ink.pressures.size() == ink.points.size();
    const auto paintRun = [&] {
        if (!run.isEmpty()) {
            Shape line = Shape::polyline(run);
            if (isPressed) {
                line = line.asPath().value_or(line);
                line.path = PathDetails{FillRule::EvenOdd, pressuresAlong(run, pressures)};
            }
            line.stroke = ink.stroke;
            line.opacity = ink.opacity;
            line.stroke.style = ink.stroke.style == Qt::NoPen ? Qt::NoPen : Qt::SolidLine;
            paintDraft(line);
        }
        run.clear();
        pressures.clear();
    };
    const auto append = [&](qsizetype i) {
        run.append(ink.points[i]);
        if (isPressed)
            pressures.append(ink.pressures[i]);
    };
    for (qsizetype i = 1; i < ink.points.size(); ++i) {
        Aabb2 box;
        box.include(ink.points[i - 1]);
        box.include(ink.points[i]);
        if (!box.overlaps(shown)) {
            paintRun();
            continue;
        }
        if (run.isEmpty())
            append(i - 1);
        append(i);
    }
    paintRun();
}

void OverlayPainter::paintGuides(const QList<Guide> &guides)
{
    m_painter.setPen(QPen(guideColor(m_palette), 1));
    for (const Guide &guide : guides)
        paintGuide(guide);
    // The texts are painted last, above all lines.
    for (const Guide &guide : guides) {
        if (!guide.text.isEmpty())
            paintDistance(guide);
    }
}

void OverlayPainter::paintGuide(const Guide &guide)
{
    const QLineF whole(snapped(m_sceneToView.map(guide.line.p1())), snapped(m_sceneToView.map(guide.line.p2())));
    // Lines that extend far outside the view overload a painter.
    const std::optional<QLineF> line = clipped(whole, QRectF(m_painter.window()).adjusted(-16, -16, 16, 16));
    if (!line)
        return;
    m_painter.drawLine(*line);
    for (QPointF place : guide.marks) {
        const QPointF mark = snapped(m_sceneToView.map(place));
        const QPointF down(MarkSize, MarkSize), up(MarkSize, -MarkSize);
        m_painter.drawLine(mark - down, mark + down);
        m_painter.drawLine(mark - up, mark + up);
    }
    if (guide.kind == Guide::Kind::Distance && whole.length() > 0) {
        const QPointF bar = perpendicular(whole.p2() - whole.p1()) / whole.length() * BarSize;
        for (QPointF end : {whole.p1(), whole.p2()})
            m_painter.drawLine(end - bar, end + bar);
    }
}

void OverlayPainter::paintDistance(const Guide &guide)
{
    const QFontMetricsF metrics(m_painter.font());
    const QSizeF size(std::ceil(metrics.horizontalAdvance(guide.text)) + 8, std::ceil(metrics.height()) + 2);
    const QPointF from = m_sceneToView.map(guide.line.p1()), to = m_sceneToView.map(guide.line.p2());
    const QPointF way = to - from;
    // The box lies in the middle of the line if there is room, otherwise next to the line.
    const double taken = std::abs(way.x()) > std::abs(way.y()) ? size.width() : size.height();
    QPointF middle = (from + to) / 2;
    if (length(way) < taken + 2 * BarSize && length(way) > 0) {
        const QPointF across = perpendicular(way) / length(way);
        const double reach = (std::abs(across.x()) * size.width() + std::abs(across.y()) * size.height()) / 2;
        middle += across * (reach + BarSize + 3);
    }
    const QRectF box(snapped(middle - QPointF(size.width(), size.height()) / 2) - QPointF(0.5, 0.5), size);
    const QColor color = guideColor(m_palette);
    m_painter.save();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawRoundedRect(box, 3, 3);
    m_painter.setPen(isDark(m_palette) ? QColor(0x20, 0x10, 0x18) : QColor(Qt::white));
    m_painter.drawText(box, Qt::AlignCenter, guide.text);
    m_painter.restore();
}

// A line along the touching outlines, and an arrow toward the shape that they stop.
void OverlayPainter::paintContact(const SolidContact &contact)
{
    constexpr double half = 9, arrow = 14, barb = 4;
    const QPointF center = m_sceneToView.map(contact.point);
    const std::optional<QPointF> up = normalized(m_sceneToView.map(contact.point + contact.normal) - center);
    if (!up || !QRectF(m_painter.window()).adjusted(-arrow, -arrow, arrow, arrow).contains(center))
        return;
    const QPointF along = perpendicular(*up), tip = center + *up * arrow;
    m_painter.setPen(QPen(guideColor(m_palette), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawLine(center - along * half, center + along * half);
    m_painter.drawLine(center, tip);
    m_painter.drawPolyline(QPolygonF{{tip - (*up + along) * barb, tip, tip - (*up - along) * barb}});
}

void OverlayPainter::paintLabel(const Overlay::Label &label)
{
    const QFontMetricsF metrics(m_painter.font());
    const QSizeF size(std::ceil(metrics.horizontalAdvance(label.text)) + 14, std::ceil(metrics.height()) + 6);
    const QPointF pointer = m_sceneToView.map(label.scenePos);
    // The label lies to the lower right of the pointer, or on the opposite side if it would extend beyond the view.
    const QRectF view(m_painter.window());
    const bool fitsRight = pointer.x() + LabelOffset + size.width() <= view.right();
    const bool fitsBelow = pointer.y() + LabelOffset + size.height() <= view.bottom();
    const QPointF offset(fitsRight ? LabelOffset : -LabelOffset - size.width(),
                         fitsBelow ? LabelOffset : -LabelOffset - size.height());
    const QPointF corner = snapped(pointer + offset) - QPointF(0.5, 0.5);
    const QRectF box(corner, size);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(isDark(m_palette) ? QColor(0xf0, 0xf0, 0xf0, 0xf0) : QColor(0x26, 0x2a, 0x30, 0xeb));
    m_painter.drawRoundedRect(box, 4, 4);
    m_painter.setPen(isDark(m_palette) ? QColor(0x20, 0x20, 0x20) : QColor(Qt::white));
    m_painter.drawText(box, Qt::AlignCenter, label.text);
}

QPointF OverlayPainter::snapped(QPointF viewPos) const
{
    const auto middle = [this](double value) { return (std::floor(value * m_ratio) + 0.5) / m_ratio; };
    return {middle(viewPos.x()), middle(viewPos.y())};
}

} // namespace Trammel
