#pragma once

#include "tests/geometry/random.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/primitiveview.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QByteArray>

#include <memory>
#include <variant>

/// Sets of every kind that the predicates accept, held by value, and random ones of families that provoke rounding
/// errors.

using AnyValue =
    std::variant<QPointF, Trammel::Segment, Trammel::Aabb2, Trammel::Quad, Trammel::ConvexPolygon, Trammel::Obb,
                 Trammel::Circle, Trammel::Ellipse, Trammel::RoundedBox, Trammel::Polyline, Trammel::Polygon>;

struct Subject
{
    AnyValue value;
    Trammel::Extent extent = Trammel::Extent::Area;

    Trammel::PrimitiveView view() const
    {
        return std::visit([this](const auto &kind) { return Trammel::PrimitiveView(kind, extent); }, value);
    }
    bool isRound() const
    {
        if (const auto *circle = std::get_if<Trammel::Circle>(&value))
            return circle->radius != 0;
        if (const auto *ellipse = std::get_if<Trammel::Ellipse>(&value))
            return ellipse->radiusX != 0 && ellipse->radiusY != 0;
        const auto *box = std::get_if<Trammel::RoundedBox>(&value);
        return box && box->radius != 0;
    }
};

enum class Family { Random, IntegerGrid, TenthsGrid, WithinUlps, SmallAndFar };

class SubjectMaker
{
public:
    SubjectMaker(Random &random, Family family, int reach = 5) : m_random(random), m_family(family), m_reach(reach) { }

    static constexpr int KindCount = int(std::variant_size_v<AnyValue>);

    QPointF point()
    {
        const QPointF grid = m_random.gridPoint(m_reach);
        switch (m_family) {
        case Family::IntegerGrid:
            return grid;
        case Family::TenthsGrid:
            return grid / 10;
        case Family::WithinUlps:
            return m_random.nudged(grid / 3, 3);
        case Family::SmallAndFar:
            return QPointF(1e6, -1e6) + grid * 1e-6;
        case Family::Random:
            break;
        }
        return m_random.point(m_reach);
    }

    double size()
    {
        const double grid = m_random.integer(0, m_reach);
        switch (m_family) {
        case Family::IntegerGrid:
            return grid;
        case Family::TenthsGrid:
            return grid / 10;
        case Family::WithinUlps:
            return m_random.nudged(grid / 3, 3);
        case Family::SmallAndFar:
            return grid * 1e-6;
        case Family::Random:
            break;
        }
        return m_random.real(0, m_reach);
    }

    /// Includes axes that are not of unit length: the sets are defined for them, too, and they make contact on a grid
    /// common.
    QPointF axis()
    {
        constexpr std::array axes{QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 1), QPointF(3, 4)};
        if (m_family == Family::IntegerGrid)
            return axes[std::size_t(m_random.integer(0, 4))];
        return Trammel::axisFromDegrees(m_random.coin() ? m_random.integer(0, 23) * 15 : m_random.real(0, 360));
    }

    QList<QPointF> points(int least, int most)
    {
        QList<QPointF> list;
        for (int count = m_random.integer(least, most); count > 0; --count)
            list.append(m_random.integer(0, 9) == 0 && !list.isEmpty() ? list.last() : point());
        return list;
    }

    AnyValue value(int kind)
    {
        using namespace Trammel;
        switch (kind) {
        case 0:
            return point();
        case 1:
            return Segment{point(), m_random.integer(0, 9) == 0 ? QPointF() : point()};
        case 2: {
            Aabb2 box;
            box.include(point());
            box.include(point());
            return box;
        }
        case 3:
            return Quad{{point(), point(), point(), point()}};
        case 4:
            return ConvexPolygon(points(1, 7));
        case 5:
            return Obb{point(), size(), size(), axis()};
        case 6:
            return Circle{point(), size()};
        case 7:
            return Ellipse{point(), size(), size(), axis()};
        case 8:
            return RoundedBox{{point(), size(), size(), axis()}, size()};
        case 9: {
            Polyline line{points(1, 4)};
            if (m_random.integer(0, 4) == 0)
                line.points.append(line.points.first());
            return line;
        }
        default: {
            Polygon polygon{points(1, 5), {}};
            if (m_random.integer(0, 2) == 0)
                polygon.holes.append(points(1, 4));
            return polygon;
        }
        }
    }

    Subject subject(int kind)
    {
        return {value(kind), m_random.coin() ? Trammel::Extent::Area : Trammel::Extent::Curve};
    }
    Subject subject() { return subject(m_random.integer(0, KindCount - 1)); }

private:
    Random &m_random;
    Family m_family;
    int m_reach;
};

inline QByteArray textOf(QPointF point)
{
    return "(" + QByteArray::number(point.x(), 'g', 17) + ", " + QByteArray::number(point.y(), 'g', 17) + ")";
}

inline QByteArray textOf(std::span<const QPointF> points)
{
    QByteArray text = "[";
    for (QPointF point : points)
        text += textOf(point);
    return text + "]";
}

inline QByteArray textOf(const Trammel::Obb &box)
{
    return "{" + textOf(box.center) + ", " + QByteArray::number(box.halfWidth, 'g', 17) + ", "
        + QByteArray::number(box.halfHeight, 'g', 17) + ", " + textOf(box.axis) + "}";
}

/// The text that a failed check prints.
inline QByteArray textOf(const Subject &subject)
{
    using namespace Trammel;
    struct Printer
    {
        QByteArray operator()(QPointF point) const { return "point " + textOf(point); }
        QByteArray operator()(const Segment &s) const { return "segment " + textOf(s.from) + textOf(s.to); }
        QByteArray operator()(const Aabb2 &box) const { return "aabb " + textOf(Quad::fromBox(box).corners); }
        QByteArray operator()(const Quad &quad) const { return "quad " + textOf(quad.corners); }
        QByteArray operator()(const ConvexPolygon &polygon) const { return "convex " + textOf(polygon.corners()); }
        QByteArray operator()(const Obb &box) const { return "obb " + textOf(box); }
        QByteArray operator()(const Circle &circle) const
        {
            return "circle " + textOf(circle.center) + QByteArray::number(circle.radius, 'g', 17);
        }
        QByteArray operator()(const Ellipse &e) const
        {
            return "ellipse " + textOf(Obb{e.center, e.radiusX, e.radiusY, e.axis});
        }
        QByteArray operator()(const RoundedBox &box) const
        {
            return "rounded " + textOf(box.core) + QByteArray::number(box.radius, 'g', 17);
        }
        QByteArray operator()(const Polyline &line) const { return "polyline " + textOf(line.points); }
        QByteArray operator()(const Polygon &polygon) const
        {
            QByteArray text = "polygon " + textOf(polygon.outline);
            for (const QList<QPointF> &hole : polygon.holes)
                text += " hole " + textOf(hole);
            return text;
        }
    };
    return std::visit(Printer(), subject.value) + (subject.extent == Extent::Curve ? " curve" : " area");
}
