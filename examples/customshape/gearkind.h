#pragma once

#include "geometry/vector.h"
#include "widgets/model/shapekind.h"

#include <QtCore/QCoreApplication>

/// A gear, as a kind of shape of the application's own. Gears of the same module, which is their size by the number of
/// their teeth and two more, mesh. The number is kept in files.
class GearKind : public Trammel::ShapeKind
{
public:
    static int teeth(const Trammel::Shape &gear) { return gear.extra.value(QLatin1String("teeth")).toInt(16); }

    QString name() const override { return QStringLiteral("example.gear"); }
    QString displayName() const override { return QCoreApplication::translate("GearKind", "Gear"); }

    /// The exact outline, by which it is selected, snaps and collides: a rim with teeth around a bore.
    Trammel::Primitive primitive(const Trammel::Shape &gear) const override
    {
        const double pitch = 360.0 / teeth(gear), root = 0.5 - 2.25 / (teeth(gear) + 2);
        const auto at = [](double degrees, double radius) { return Trammel::axisFromDegrees(degrees) * radius; };
        QList<QPointF> rim, bore;
        for (int i = 0; i < teeth(gear); ++i) {
            rim += {at((i - 0.22) * pitch, root), at((i - 0.1) * pitch, 0.5), at((i + 0.1) * pitch, 0.5),
                    at((i + 0.22) * pitch, root)};
            bore.append(at(i * pitch, 0.1));
        }
        return Trammel::Polygon{gear.toScene(rim), {gear.toScene(bore)}};
    }

    /// What is seen: the outline, and a groove around the bore.
    QList<Trammel::ShapePart> parts(const Trammel::Shape &gear) const override
    {
        QPainterPath groove;
        for (double reach : {0.3, 0.17})
            groove.addEllipse(QPointF(), gear.size.width() * reach, gear.size.height() * reach);
        return ShapeKind::parts(gear) + QList<Trammel::ShapePart>{{groove, gear.fill.darker(112), gear.stroke}};
    }

    /// Round, with room for its teeth; a click makes one of some size.
    Trammel::SizeRule sizeRule(const Trammel::Shape &gear) const override
    {
        const double least = 2.0 * teeth(gear);
        return {.ratio = 1, .least = {least, least}, .first = {144, 144}};
    }

    /// Its own field stays among the shape's extra ones, from where it is written as well.
    QString read(QJsonObject &fields, Trammel::Shape &) const override
    {
        const int count = fields.contains(QLatin1String("teeth")) ? fields.value(QLatin1String("teeth")).toInt() : 16;
        return count >= 8 && count <= 80 ? QString() : QCoreApplication::translate("GearKind", "8 to 80 teeth, please");
    }
};
