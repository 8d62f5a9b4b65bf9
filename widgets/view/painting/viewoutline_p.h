#pragma once

#include <QtCore/QRectF>
#include <QtGui/QTransform>

#include <array>
#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainterPath;
QT_END_NAMESPACE

namespace Trammel {

struct Shape;

/// The outline of a shape in view pixels, as rings of points (chains for a polyline), reduced to the visible detail:
/// points within a fraction of a pixel of each other merge, and a line that fills its frame with crossings is reduced
/// to fewer points, which limits the time to draw it. The result does not depend on the part of the view that is drawn.
/// The object reuses its memory from shape to shape.
class ViewOutline
{
public:
    /// Curves much larger than any screen are approximated closely in the visible part only. The pixel is the size of a
    /// pixel in the units of the transform's target. Returns false if there are no points.
    bool trace(const Shape &shape, const QTransform &sceneToView, double pixel = 1, const QRectF &visible = {});
    /// As above, with another center, in view pixels.
    bool trace(const Shape &shape, QPointF center, const QTransform &sceneToView, double pixel = 1,
               const QRectF &visible = {});
    /// As above, for a path.
    bool trace(const QPainterPath &path, const QTransform &pathToView, double pixel = 1, const QRectF &visible = {});

    std::size_t ringCount() const { return m_ends.size(); }
    std::span<const QPointF> ring(std::size_t i) const;
    /// The points of a ring, for moving the ends of a line. The bounds do not follow.
    std::span<QPointF> ring(std::size_t i);
    std::size_t pointCount() const { return m_points.size(); }
    bool isClosed(std::size_t i) const { return m_isClosed[i]; }
    /// The number of times that the line of a ring crosses its frame: its length divided by the frame's width plus
    /// height. The maximum over all rings, independent of the zoom.
    double crossings() const { return m_crossings; }
    QPointF min() const { return m_min; }
    QPointF max() const { return m_max; }

private:
    void addEllipse(QPointF center, QPointF radiusX, QPointF radiusY);
    void addRoundedBox(QPointF center, QPointF halfX, QPointF halfY, double radiusShareX, double radiusShareY);
    void addRings(const Shape &shape, QPointF center, QPointF across, QPointF down, double pixel);
    void addCurves(const Shape &shape, QPointF center, QPointF across, QPointF down, double pixel);
    void addPath(const QPainterPath &path, const QTransform &pathToView, double pixel);
    /// Adds a curve without its start point. It is halved as long as it deviates from its chord and is visible.
    void flatten(const std::array<QPointF, 4> &curve, int depth);
    /// Adds the points of a ring, which the map converts to view pixels. The frame is the width plus the height of its
    /// bounding box, in view pixels.
    template <typename Ring, typename Map>
    void addRing(const Ring &ring, const Map &map, double frame, double pixel, bool isClosed);
    /// Adds an arc between two angles, in radians, without its start point.
    void addArc(QPointF center, QPointF radiusX, QPointF radiusY, double from, double to);
    void endRing(bool isClosed = true);
    void begin(const QRectF &visible);
    /// Computes min() and max(). Returns false if there are no points.
    bool measure();

    std::vector<QPointF> m_points;
    /// The index of the end of each ring in the points.
    std::vector<std::size_t> m_ends;
    std::vector<bool> m_isClosed;
    /// A ring of a path, before it is thinned.
    std::vector<QPointF> m_ring;
    /// Whether curves are divided into equal steps of the parameter.
    bool m_hasEqualSteps = false;
    QRectF m_visible;
    double m_crossings = 0;
    QPointF m_min;
    QPointF m_max;
};

/// The move of a shape, by nothing or by half a pixel in each direction, after which a line along its outline is sharp.
/// The move is not zero only if the width of the line is an odd number of pixels, and if the greater part of the
/// vertical or horizontal edges lies on the border between two pixels, and not in the middle of a pixel. All are in
/// pixels. Outlines of many points are not moved.
QPointF sharpeningMove(const Shape &shape, double lineWidth, QPointF center, const QTransform &sceneToPixels);
/// As above, for a path.
QPointF sharpeningMove(const QPainterPath &path, double lineWidth, const QTransform &pathToPixels);

} // namespace Trammel
