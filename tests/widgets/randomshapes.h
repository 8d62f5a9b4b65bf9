#pragma once

#include "tests/seed.h"
#include <trammel/document.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <random>
#include <vector>

namespace Trammel {

inline std::mt19937 seededEngine()
{
    return std::mt19937(testSeed(20240607u));
}

/// Random shapes of every built-in kind, filled or not, with any rotation, in a square around the origin.
class RandomShapes
{
public:
    explicit RandomShapes(std::mt19937 &engine, double extent = 500) : m_engine(engine), m_extent(extent) { }

    int upTo(int last) { return std::uniform_int_distribution(0, last)(m_engine); }
    double real(double least, double most) { return std::uniform_real_distribution(least, most)(m_engine); }
    bool chance(int percent) { return upTo(99) < percent; }
    QPointF point() { return {real(-m_extent, m_extent), real(-m_extent, m_extent)}; }

    Shape shape()
    {
        Shape shape = ofKind(upTo(7));
        shape.rotation = chance(30) ? 90.0 * upTo(3) : real(0, 360);
        shape.mirroredX = chance(20);
        shape.mirroredY = chance(20);
        if (chance(50))
            shape.fill = chance(20) ? Fill(gradient()) : Fill(color());
        if (chance(20))
            shape.stroke.color = QColor();
        shape.stroke.width = real(0, 5);
        if (chance(20)) {
            shape.stroke.cap = LineCap(upTo(2));
            shape.stroke.join = LineJoin(upTo(2));
        }
        if (chance(10))
            shape.stroke.dashPattern = DashPattern({real(0.01, 5), real(0.01, 5), 1, 2});
        if (chance(20))
            shape.opacity = chance(10) ? 0 : float(real(0, 1));
        if (chance(10))
            shape.shadow = shadow();
        if (shape.kind == &ShapeKind::bezierPath() && chance(40))
            shape.path = PathDetails{FillRule(upTo(1)), {{real(0, 0.5), real(0, 1)}, {real(0.5, 1), real(0, 1)}}};
        if (chance(10))
            shape.annotation = Annotation{QStringLiteral("Tip %1").arg(upTo(9)), links()[upTo(3)]};
        if (chance(20))
            shape.solidity = Solidity(upTo(3));
        return shape;
    }

    static QStringList links()
    {
        return {QString(), QStringLiteral("https://example.com/a?b=c&d#e"), QStringLiteral("mailto:a@example.com"),
                QStringLiteral("plans/first floor.trammel")};
    }

    QColor color() { return QColor(upTo(255), upTo(255), upTo(255), upTo(255)); }

    Shadow shadow() { return {color(), {real(-20, 20), real(-20, 20)}, chance(20) ? 0 : real(0, 30)}; }

    Gradient gradient()
    {
        Gradient gradient = chance(50) ? Gradient::linear(color(), color()) : Gradient::radial(color(), color());
        if (chance(70)) {
            gradient.start = {real(-0.6, 0.6), real(-0.6, 0.6)};
            gradient.end = gradient.start + axisFromDegrees(real(0, 360)) * real(0.1, 1.5);
        }
        for (auto &[offset, ofStop] : gradient.stops)
            offset = real(0.5 * offset, 0.5 * offset + 0.5);
        for (int i = chance(50) ? upTo(3) : 0; i > 0; --i)
            gradient.stops.append({real(gradient.stops.last().first, 1), color()});
        if (chance(20))
            gradient.stops.append({gradient.stops.last().first, color()});
        return gradient;
    }

    /// A star-shaped ring around the origin, which does not cross itself. The radii are between the arguments.
    QList<QPointF> star(double least, double most)
    {
        QList<QPointF> points;
        const int count = 3 + upTo(9);
        for (int i = 0; i < count; ++i)
            points.append(axisFromDegrees((i + real(0.1, 0.9)) * 360 / count) * real(least, most));
        return points;
    }

    TextStyle textStyle()
    {
        TextStyle style;
        style.family = chance(50) ? QString() : QStringLiteral("DejaVu Serif");
        style.size = chance(50) ? upTo(40) + 1 : real(0.1, 60);
        style.weight = 1 + upTo(999);
        style.italic = chance(50);
        style.underline = chance(20);
        style.strikeOut = chance(20);
        style.color = chance(50) ? QColor() : QColor(upTo(255), upTo(255), upTo(255), upTo(255));
        style.horizontal = TextStyle::Horizontal(upTo(2));
        style.vertical = TextStyle::Vertical(upTo(2));
        style.padding = chance(50) ? 4 : real(0, 20);
        style.wrap = chance(70);
        style.lineSpacing = chance(50) ? 1 : real(0.5, 3);
        style.upright = chance(30);
        style.overflow = TextStyle::Overflow(upTo(2));
        return style;
    }

    /// As star(), with curves between the points, as a closed ring of a path. Every ray from the origin meets the ring
    /// once, since the angles of the points and control points increase by less than half a turn in each curve.
    QList<QPointF> curvedStar(double least, double most)
    {
        QList<QPointF> points;
        const int count = 5 + upTo(3);
        std::vector<double> angles;
        for (int i = 0; i < count; ++i)
            angles.push_back((i + real(0.1, 0.9)) * 360 / count);
        angles.push_back(angles.front() + 360);
        for (int i = 0; i < count; ++i) {
            const double from = angles[std::size_t(i)], step = (angles[std::size_t(i) + 1] - from) / 3;
            for (int j = 0; j < 3; ++j)
                points.append(axisFromDegrees(from + j * step) * real(least, most));
        }
        return points;
    }

private:
    Shape ofKind(int kind)
    {
        const QSizeF size(real(1, 120), real(1, 120));
        switch (kind) {
        case 0:
            return Shape::rectangle(point(), size);
        case 1:
            return Shape::roundedRectangle(point(), size, real(0, 70));
        case 2:
            return Shape::ellipse(point(), size);
        case 3:
            return Shape::ellipse(point(), {size.width(), size.width()});
        case 4:
            return moved(Shape::polygon(star(30, 80), Shape::Outline(chance(30) ? 1 : 0, star(3, 7))));
        case 5:
            return moved(Shape::bezierPath(Shape::Outline{curvedStar(30, 80)}
                                           + Shape::Outline(chance(30) ? 1 : 0, curvedStar(3, 7))));
        case 6:
            return moved(Shape::bezierPath({withoutLast(2, curvedStar(10, 80))}));
        default:
            return withHeads(moved(Shape::polyline(star(10, 80))));
        }
    }

    Shape withHeads(Shape line)
    {
        constexpr int last = int(LineHead::ExactlyOne);
        line.startHead = chance(30) ? LineHead(upTo(last)) : LineHead::None;
        line.endHead = chance(50) ? LineHead(upTo(last)) : LineHead::None;
        return line;
    }

    static QList<QPointF> withoutLast(qsizetype count, const QList<QPointF> &points)
    {
        return points.first(points.size() - count);
    }

    Shape moved(Shape shape)
    {
        shape.center += point();
        return shape;
    }

    std::mt19937 &m_engine;
    double m_extent;
};

} // namespace Trammel
