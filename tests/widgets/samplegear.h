#pragma once

#include "widgets/model/shapekind.h"

#include <cmath>
#include <numbers>

/// A kind of an application's own for tests: a ring with teeth, concave and with a hole, that stays as wide as it is
/// high; its number of teeth is a field of its own. It is painted in two parts, of which a dot lies outside of the
/// ring.
class SampleGear : public Trammel::ShapeKind
{
public:
    using Shape = Trammel::Shape;

    QString name() const override { return QStringLiteral("test.gear"); }
    QString displayName() const override { return QStringLiteral("Gear"); }
    static int teeth(const Shape &shape) { return shape.extra.value(QLatin1String("teeth")).toInt(8); }
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
        return ShapeKind::parts(shape) + QList{Trammel::ShapePart{dot, shape.stroke.colour}};
    }
    Trammel::SizeRule sizeRule(const Shape &) const override { return {1, {20, 20}, {400, 400}, {60, 60}}; }
    QString read(QJsonObject &fields, Shape &shape) const override
    {
        const int count = fields.value(QLatin1String("teeth")).toInt(8);
        Q_UNUSED(shape);
        return count >= 3 && count <= 100 ? QString() : QStringLiteral("a gear has 3 to 100 teeth");
    }

    static const SampleGear &instance()
    {
        static const SampleGear kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }

    static Shape gear(QPointF centre, double size, double rotation = 0, int teeth = 8)
    {
        Shape shape(instance(), centre, {size, size}, rotation);
        shape.fill = QColor(0xf0, 0xb4, 0x4c);
        if (teeth != 8)
            shape.extra.insert(QLatin1String("teeth"), teeth);
        return shape;
    }
};
