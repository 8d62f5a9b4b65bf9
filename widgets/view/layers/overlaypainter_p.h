#pragma once

#include "widgets/interaction/frame/overlay_p.h"

#include <QtGui/QPalette>
#include <QtGui/QTransform>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

/// Paints the contents of an overlay, in view pixels.
class OverlayPainter
{
public:
    /// The painter's transform maps from the scene. The destructor restores it.
    OverlayPainter(QPainter &painter, const QPalette &palette);
    ~OverlayPainter();

    void paintHovered(const Shape &shape);
    void paintHoveredFrame(const Obb &frame);
    void paintDraft(const Shape &shape);
    /// The marks of a tool: frames, guides, handles, the pivot, the band and the label.
    void paintMarks(const Overlay::State &state);
    void paintFrame(const Overlay::State &state);
    /// Paints the ends and bends of a selected line.
    void paintGradient(const GradientHandles &handles, std::optional<GradientHandles::Part> hovered);
    void paintCollapseButton(const Overlay::CollapseButton &button, bool isHovered);
    void paintLinePoints(const LinePoints &line, std::optional<qsizetype> hovered);
    void paintSegmentHandles(const LinePoints &line, std::optional<qsizetype> hovered);
    void paintConnectionPoints(const QList<QPointF> &points, const std::optional<QPointF> &bound);
    void paintConnectHandles(const ConnectHandles &handles, Handle hovered);
    void paintPivot(QPointF scenePos, bool isHovered);
    void paintEnteredFrame(const Obb &frame);
    void paintVertices(const Overlay::Vertices &vertices);
    void paintBand(const Overlay::Band &band);
    void paintLasso(const Overlay::Lasso &lasso);
    /// Paints the part of a line that an area of the scene shows.
    void paintInk(const Overlay::Ink &ink, const QRectF &area);
    void paintGuides(const QList<Guide> &guides);
    void paintContact(const SolidContact &contact);
    void paintLabel(const Overlay::Label &label);

private:
    void paintGuide(const Guide &guide);
    void paintDistance(const Guide &guide);
    void paintHandle(const Obb &frame, Handle handle, RotateSide side, bool isHovered);
    /// The corners, moved by a distance in view pixels.
    QPolygonF outlineOf(const Obb &frame, QPointF move = {}) const;
    /// The center of the device pixel at a view position, in view pixels.
    QPointF snapped(QPointF viewPos) const;

    QPainter &m_painter;
    QPalette m_palette;
    QTransform m_sceneToView;
    double m_pixel;
    double m_ratio;
};

} // namespace Trammel
