#pragma once

#include <trammel/shapekind.h>

#include <cmath>
#include <numbers>

/// An application's shape kind for tests: a concave ring with teeth and a hole, whose width and height are always
/// equal. The number of teeth is an additional field. The gear is painted in two parts, one of which is a dot outside
/// of the ring.
class SampleGear : public Trammel::ShapeKind
{
public:
    using Shape = Trammel::Shape;

    QString name() const override { return QStringLiteral("test.gear"); }
    QString displayName() const override { return QStringLiteral("Gear"); }
    static int teeth(const Shape &shape) { return shape.data.value(QLatin1String("teeth")).toInt(8); }
    Trammel::Primitive primitive(const Shape &shape) const override
    {
        QList<QPointF> rim, hole;
        const int count = 4 * teeth(shape);
        for (int i = 0; i < count; ++i) {
            const double angle = 2 * std::numbers::pi * i / count;
            const QPointF way(std::cos(angle), std::sin(angle));
            rim.append(way * (i % 4 < 2 ? 0.5 : 0.4));
            if (i % 4 == 0)
                hole.append(way * 0.2);
        }
        return Trammel::Polygon{shape.toScene(rim), {shape.toScene(hole)}};
    }
    QList<Trammel::ShapePart> parts(const Shape &shape) const override
    {
        QPainterPath dot;
        dot.addEllipse(QPointF(shape.size.width() * 0.75, 0), shape.size.width() / 20, shape.size.height() / 20);
        return ShapeKind::parts(shape) + QList{Trammel::ShapePart{dot, shape.stroke.color}};
    }
    Trammel::SizeRule sizeRule(const Shape &) const override { return {1, {20, 20}, {400, 400}, {60, 60}}; }
    QString errorString(const Shape &shape) const override
    {
        const QJsonValue value = shape.data.value(QLatin1String("teeth"));
        const int count = value.isUndefined() ? 8 : value.toInt();
        return count >= 3 && count <= 100 ? QString() : QStringLiteral("a gear has 3 to 100 teeth");
    }

    static const SampleGear &instance()
    {
        static const SampleGear kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }

    static Shape gear(QPointF center, double size, double rotation = 0, int teeth = 8)
    {
        Shape shape(instance(), center, {size, size}, rotation);
        shape.fill = QColor(0xf0, 0xb4, 0x4c);
        if (teeth != 8)
            shape.data.insert(QLatin1String("teeth"), teeth);
        return shape;
    }
};
