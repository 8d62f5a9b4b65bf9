#include "answers.h"

#include "text.h"

#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/triangulation.h>

#include <QtCore/QJsonArray>

using namespace Trammel;

namespace {

std::optional<Triangles> trianglesOf(const Shape &shape)
{
    const Polygon *polygon = std::get_if<Polygon>(&shape.primitive);
    if (!polygon)
        return std::nullopt;
    QList<QPointF> points = polygon->outline;
    for (const QList<QPointF> &hole : polygon->holes)
        points += hole;
    const Triangulation triangulation = triangulate(*polygon);
    Triangles answer{{}, triangulation.errorString()};
    const std::vector<quint32> &indices = triangulation.indices;
    for (std::size_t i = 0; i < indices.size(); i += 3)
        answer.triangles.append({points[indices[i]], points[indices[i + 1]], points[indices[i + 2]]});
    return answer;
}

QString number(double value)
{
    return QString::number(value, 'g', 17);
}

QString point(QPointF value)
{
    return number(value.x()) + QLatin1Char(' ') + number(value.y());
}

QString yesOrNo(bool isSo)
{
    return isSo ? Text::tr("yes") : Text::tr("no");
}

QJsonArray jsonPoint(QPointF value)
{
    return {value.x(), value.y()};
}

} // namespace

Answers::Answers(const std::array<Shape, 2> &shapes)
{
    const PrimitiveView first(shapes[0].primitive, shapes[0].extent), second(shapes[1].primitive, shapes[1].extent);
    isMeeting = intersects(first, second);
    isOverlapping = intersects(first, second, Reading::Open);
    isHolding = contains(first, second);
    isHeld = contains(second, first);
    distance = Trammel::distance(first, second);
    contact = minimumTranslation({shapes[0].primitive, shapes[0].extent}, {shapes[1].primitive, shapes[1].extent});
    triangles = {trianglesOf(shapes[0]), trianglesOf(shapes[1])};
}

QString Answers::text() const
{
    QStringList lines{Text::tr("intersects: %1").arg(yesOrNo(isMeeting)),
                      Text::tr("overlaps: %1").arg(yesOrNo(isOverlapping)),
                      Text::tr("the first contains the second: %1").arg(yesOrNo(isHolding)),
                      Text::tr("the second contains the first: %1").arg(yesOrNo(isHeld)),
                      Text::tr("distance: %1").arg(number(distance))};
    if (contact) {
        lines += Text::tr("depth: %1").arg(number(contact->depth));
        lines += Text::tr("normal: %1").arg(point(contact->normal));
        lines += Text::tr("minimum translation of the second: %1").arg(point(contact->normal * contact->depth));
    } else {
        lines += Text::tr("depth: none");
    }
    for (std::size_t i = 0; i < 2; ++i) {
        if (!triangles[i])
            continue;
        const QString which = i == 0 ? Text::tr("first") : Text::tr("second");
        if (!triangles[i]->refusal.isEmpty()) {
            lines += Text::tr("triangles of the %1: none, %2").arg(which, triangles[i]->refusal);
            continue;
        }
        lines += Text::tr("triangles of the %1: %2").arg(which).arg(triangles[i]->triangles.size());
        for (const std::array<QPointF, 3> &corners : triangles[i]->triangles)
            lines += QStringLiteral("  %1, %2, %3").arg(point(corners[0]), point(corners[1]), point(corners[2]));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QJsonObject Answers::json() const
{
    QJsonObject object{{QStringLiteral("intersects"), isMeeting},
                       {QStringLiteral("overlaps"), isOverlapping},
                       {QStringLiteral("contains"), isHolding},
                       {QStringLiteral("within"), isHeld},
                       {QStringLiteral("distance"), std::isfinite(distance) ? QJsonValue(distance) : QJsonValue()}};
    if (contact) {
        object[QLatin1String("depth")] = contact->depth;
        object[QLatin1String("normal")] = jsonPoint(contact->normal);
        object[QLatin1String("translation")] = jsonPoint(contact->normal * contact->depth);
    }
    QJsonArray counts;
    for (const std::optional<Triangles> &of : triangles)
        counts.append(of ? QJsonValue(of->triangles.size()) : QJsonValue());
    object[QLatin1String("triangles")] = counts;
    return object;
}
