#pragma once

#include <trammel/shape.h>

#include <QtCore/QVarLengthArray>

#include <limits>
#include <span>

QT_BEGIN_NAMESPACE
class QPainterPath;
class QTransform;
QT_END_NAMESPACE

namespace Trammel {

/// Whether a shape of this kind is an open line, so that its ends can have heads.
bool canHaveHeads(const ShapeKind &kind);
/// Whether the shape is a line that is drawn with a head.
bool hasHeads(const Shape &shape);

/// The largest distance of a head from the segment at its end, for a line of the given width.
double headReach(double strokeWidth);
/// The radius of a circle around the tip of a head that contains the head, for a line of the given width.
double headRadius(double strokeWidth);

/// An end of a line with its head. The head covers the line from the tip as far as the stop.
struct LineEnd
{
    LineHead head = LineHead::None;
    QPointF tip;
    /// The unit vector from the tip along the line.
    QPointF inward;
    /// The size of the head: the length of an arrow.
    double size = 0;
    /// The distance from the tip at which the line must stop, with any cap. It is at most the length of the segment, or
    /// half of it if the segment has two heads.
    double stop = 0;

    bool isEmpty() const { return head == LineHead::None; }
    QPointF lineEnd() const { return tip + inward * stop; }
    /// Whether a point is certainly farther from the head than a distance.
    bool isFartherThan(QPointF point, double distance) const;
    /// The end after a transform that keeps angles.
    LineEnd mapped(const QTransform &transform, double scale) const;
};

struct LineEnds
{
    LineEnd start;
    LineEnd end;

    bool isEmpty() const { return start.isEmpty() && end.isEmpty(); }
    /// Shortens a line to the parts that the heads do not cover. The points must be those of the line, apart from
    /// rounding.
    void shorten(std::span<QPointF> line) const;
};

/// The ends of a line along some points. A line whose points are all equal has no direction, and therefore no heads.
LineEnds lineEnds(std::span<const QPointF> line, LineHead start, LineHead end, double strokeWidth);
/// The ends of a shape in scene coordinates. Empty if the shape is no line, or if its line is not drawn.
LineEnds lineEnds(const Shape &shape);

/// The area of a head: closed rings to be filled by the nonzero rule. Rings are counterclockwise on screen, and holes
/// are clockwise. A head has no line of its own: its outlines are parts of the area with the given thickness.
class HeadOutline
{
public:
    struct Circle
    {
        QPointF center;
        double radius;
        bool isHole;
    };

    HeadOutline(const LineEnd &end, double thickness);

    std::size_t ringCount() const { return std::size_t(m_ends.size()); }
    std::span<const QPointF> ring(std::size_t i) const;
    std::span<const Circle> circles() const { return {m_circles.data(), std::size_t(m_circles.size())}; }
    /// The distance of a point from the area with its holes filled, if it is at most the reach; otherwise infinity. 0
    /// inside.
    double distanceTo(QPointF point, double reach = std::numeric_limits<double>::infinity()) const;
    void addTo(QPainterPath &path) const;

private:
    void addRing(std::initializer_list<QPointF> points, bool isHole = false);
    void addCircle(double at, double radius);
    void addHole(double at, double radius);
    void addBar(double at, double half);
    /// A piece of the line itself, from one distance to another.
    void addPiece(double from, double to);
    void addFoot();

    LineEnd m_end;
    double m_thickness;
    QVarLengthArray<QPointF, 12> m_points;
    QVarLengthArray<qsizetype, 4> m_ends;
    QVarLengthArray<Circle, 2> m_circles;
};

/// The heads of both ends as a path, to be filled by its rule, Qt::WindingFill.
QPainterPath headPath(const LineEnds &ends, double thickness);

} // namespace Trammel
