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

/// The outline of a shape in view pixels, as rings of points (chains for a polyline), with no more points
/// than can be seen: those within a part of a pixel of each other become one, and a
/// line that does nothing but blacken its frame is thinned, so that no outline takes long to draw. Does
/// not depend on the part of the view that is drawn. Keeps its memory, for one shape after another.
class ViewOutline
{
public:
    /// Curves much larger than any screen are followed closely in the visible part only. The pixel is the size of one
    /// in the units of the transform's target. False where there is no point.
    bool trace(const Shape &shape, const QTransform &sceneToView, double pixel = 1, const QRectF &visible = {});
    /// The same about another centre, in view pixels.
    bool trace(const Shape &shape, QPointF centre, const QTransform &sceneToView, double pixel = 1,
               const QRectF &visible = {});
    /// The same of a path.
    bool trace(const QPainterPath &path, const QTransform &pathToView, double pixel = 1, const QRectF &visible = {});

    std::size_t ringCount() const { return m_ends.size(); }
    std::span<const QPointF> ring(std::size_t i) const;
    std::size_t pointCount() const { return m_points.size(); }
    bool isClosed(std::size_t i) const { return m_isClosed[i]; }
    /// How often the line runs across its frame, at most over all rings; the same at any zoom.
    double crossings() const { return m_crossings; }
    QPointF min() const { return m_min; }
    QPointF max() const { return m_max; }

private:
    void addEllipse(QPointF centre, QPointF radiusX, QPointF radiusY);
    void addRoundedBox(QPointF centre, QPointF halfX, QPointF halfY, double radiusShareX, double radiusShareY);
    void addRings(const Shape &shape, QPointF centre, QPointF across, QPointF down, double pixel);
    void addPath(const QPainterPath &path, const QTransform &pathToView, double pixel);
    /// Without the start. Halved as long as it is off its chord and can be seen.
    void flatten(const std::array<QPointF, 4> &curve, int depth);
    /// The points, given in view pixels by the map, of a ring in a frame of so many pixels around.
    template <typename Ring, typename Map>
    void addRing(const Ring &ring, const Map &map, double frame, double pixel, bool isClosed);
    /// From one angle to another, in radians, without the start.
    void addArc(QPointF centre, QPointF radiusX, QPointF radiusY, double from, double to);
    void endRing(bool isClosed = true);
    void begin(const QRectF &visible);
    /// False where there is no point.
    bool measure();

    std::vector<QPointF> m_points;
    /// The end of each ring in the points.
    std::vector<std::size_t> m_ends;
    std::vector<bool> m_isClosed;
    /// Of a path, not thinned yet.
    std::vector<QPointF> m_ring;
    QRectF m_visible;
    double m_crossings = 0;
    QPointF m_min;
    QPointF m_max;
};

} // namespace Trammel
