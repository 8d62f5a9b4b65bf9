#pragma once

#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>

/// A gear, as a kind of shape defined by the application. Gears mesh if they have the same module, which is size /
/// (teeth + 2). The number of teeth is stored in Shape::data, and thus also in files.
class GearKind : public Trammel::ShapeKind
{
public:
    static int teeth(const Trammel::Shape &gear) { return gear.data.value(QLatin1String("teeth")).toInt(16); }

    QString name() const override { return QStringLiteral("example.gear"); }
    QString displayName() const override { return QCoreApplication::translate("GearKind", "Gear"); }

    /// The exact outline for selecting, snapping and collisions: a rim with teeth around a bore.
    Trammel::Primitive primitive(const Trammel::Shape &gear) const override
    {
        const double pitch = 360.0 / teeth(gear), root = rootRadius(gear);
        const auto at = [](double degrees, double radius) { return Trammel::axisFromDegrees(degrees) * radius; };
        QList<QPointF> rim, bore;
        for (int i = 0; i < teeth(gear); ++i) {
            rim += {at((i - 0.22) * pitch, root), at((i - 0.1) * pitch, 0.5), at((i + 0.1) * pitch, 0.5),
                    at((i + 0.22) * pitch, root)};
            bore.append(at(i * pitch, 0.1));
        }
        return Trammel::Polygon{gear.toScene(rim), {gear.toScene(bore)}};
    }

    /// The painted parts: the outline, and a groove around the bore.
    QList<Trammel::ShapePart> parts(const Trammel::Shape &gear) const override
    {
        QPainterPath groove;
        for (double reach : {0.3, 0.17})
            groove.addEllipse(QPointF(), gear.size.width() * reach, gear.size.height() * reach);
        return ShapeKind::parts(gear) + QList<Trammel::ShapePart>{{groove, gear.fill.color().darker(112), gear.stroke}};
    }

    /// Keeps the gear round, with room for its teeth. A click creates a gear of 144 x 144 units.
    Trammel::SizeRule sizeRule(const Trammel::Shape &gear) const override
    {
        const double least = 2.0 * teeth(gear);
        return {.ratio = 1, .least = {least, least}, .first = {144, 144}};
    }

    /// Connectors can end in the middle, and at the first tooth, which they leave in its direction.
    QList<Trammel::ShapePort> ports(const Trammel::Shape &gear) const override
    {
        const QPointF corner = Trammel::axisFromDegrees(36.0 / teeth(gear)) * 0.5;
        return {
            {QStringLiteral("axle"), QCoreApplication::translate("GearKind", "Axle"), {0, 0}, {}},
            {QStringLiteral("tooth"), QCoreApplication::translate("GearKind", "First Tooth"), {corner.x(), 0}, {1, 0}}};
    }

    /// The handle in the middle of the first gap changes the number of teeth.
    QList<QPointF> handles(const Trammel::Shape &gear) const override
    {
        return {Trammel::axisFromDegrees(180.0 / teeth(gear)) * rootRadius(gear)};
    }
    void moveHandle(Trammel::Shape &gear, qsizetype, QPointF place) const override
    {
        const double depth = std::max(0.5 - Trammel::length(place), 0.001);
        gear.data.insert(QLatin1String("teeth"), int(std::clamp(std::round(toothDepth / depth - 2), 8.0, 80.0)));
    }

    /// Refuses gears with fewer than 8 or more than 80 teeth, from files and from programs.
    QString errorString(const Trammel::Shape &gear) const override
    {
        const QJsonValue count = gear.data.value(QLatin1String("teeth"));
        const bool isGood = count.isUndefined() || (count.toInt() >= 8 && count.toInt() <= 80);
        return isGood ? QString() : QCoreApplication::translate("GearKind", "8 to 80 teeth, please");
    }

private:
    /// The depth of a tooth in modules.
    static constexpr double toothDepth = 2.25;

    /// The distance of the gaps from the center, in the units of Shape::outline.
    static double rootRadius(const Trammel::Shape &gear) { return 0.5 - toothDepth / (teeth(gear) + 2); }
};
