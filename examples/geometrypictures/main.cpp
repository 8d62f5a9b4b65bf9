#include "picture.h"

#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>

#include <array>
#include <cstdio>

// Draws pictures of the geometry's functions, colored by their results: trammel-geometrypictures FOLDER

using namespace Trammel;

namespace {

const QByteArray Blue = "#2b6cb0", Green = "#2f855a", Red = "#c53030", Gray = "#888";

QString word(bool answer)
{
    return answer ? QStringLiteral("yes") : QStringLiteral("no");
}

struct Pair
{
    QString caption;
    Primitive first;
    Extent firstExtent;
    Primitive second;
    Extent secondExtent = Extent::Area;

    PrimitiveView a() const { return {first, firstExtent}; }
    PrimitiveView b() const { return {second, secondExtent}; }
};

const Obb Room{{0, 0}, 50, 35, {1, 0}};
const Polygon Ring{{{-55, -45}, {55, -45}, {55, 45}, {-55, 45}}, {{{-30, -25}, {30, -25}, {30, 25}, {-30, 25}}}};

void drawPair(Picture &picture, const Pair &pair, const QString &answers, bool isYes)
{
    picture.beginCell(pair.caption + QStringLiteral(": ") + answers);
    picture.draw(pair.a(), {Blue, Blue});
    picture.draw(pair.b(), {isYes ? Green : Red, isYes ? Green : Red});
}

Picture intersectsPicture()
{
    Picture picture(4);
    const QList<Pair> pairs{
        {QStringLiteral("overlap"), Room, Extent::Area, Circle{{45, 20}, 25}},
        {QStringLiteral("edge"), Room, Extent::Area, Obb{{70, 0}, 20, 20, {1, 0}}},
        {QStringLiteral("corner"), Room, Extent::Area, Obb{{64, -49}, 14, 14, {1, 0}}},
        {QStringLiteral("apart"), Room, Extent::Area, Ellipse{{70, -45}, 20, 12, axisFromDegrees(30)}},
        {QStringLiteral("in an area"), Room, Extent::Area, Circle{{5, 5}, 15}},
        {QStringLiteral("in a curve"), Room, Extent::Curve, Circle{{5, 5}, 15}},
        {QStringLiteral("in a hole"), Ring, Extent::Area, Circle{{0, 0}, 15}},
        {QStringLiteral("end of a line"), Room, Extent::Area, Polyline{{{50, 10}, {70, -5}, {80, 40}}}},
    };
    for (const Pair &pair : pairs) {
        const bool closed = intersects(pair.a(), pair.b()), open = intersects(pair.a(), pair.b(), Reading::Open);
        drawPair(picture, pair, QStringLiteral("%1, open %2").arg(word(closed), word(open)), closed);
    }
    return picture;
}

Picture containsPicture()
{
    Picture picture(4);
    const QList<Pair> pairs{
        {QStringLiteral("inside"), Room, Extent::Area, Circle{{5, 0}, 25}},
        {QStringLiteral("touching within"), Room, Extent::Area, Circle{{15, 0}, 35}},
        {QStringLiteral("sticking out"), Room, Extent::Area, Ellipse{{30, 0}, 35, 15, {1, 0}}},
        {QStringLiteral("itself"), Room, Extent::Area, Room},
        {QStringLiteral("in a hole"), Ring, Extent::Area, Circle{{0, 0}, 15}},
        {QStringLiteral("curve around a hole"), Ring, Extent::Area, Circle{{0, 0}, 41}, Extent::Curve},
        {QStringLiteral("on a curve"), Room, Extent::Curve, Polyline{{{-20, -35}, {50, -35}, {50, 10}}}},
        {QStringLiteral("in a curve"), Room, Extent::Curve, Circle{{5, 5}, 15}},
    };
    for (const Pair &pair : pairs) {
        const bool closed = contains(pair.a(), pair.b()), open = contains(pair.a(), pair.b(), Reading::Open);
        drawPair(picture, pair, QStringLiteral("%1, open %2").arg(word(closed), word(open)), closed);
    }
    return picture;
}

Picture distancePicture()
{
    Picture picture(4);
    const QList<Pair> pairs{
        {QStringLiteral("of areas"), Obb{{-30, -10}, 30, 25, axisFromDegrees(20)}, Extent::Area, Circle{{50, 15}, 20}},
        {QStringLiteral("of ellipses"), Ellipse{{-40, -10}, 40, 18, axisFromDegrees(60)}, Extent::Area,
         Ellipse{{40, 10}, 30, 18, axisFromDegrees(-30)}},
        {QStringLiteral("within a curve"), Room, Extent::Curve, Circle{{15, 5}, 15}},
        {QStringLiteral("within a hole"), Ring, Extent::Area, RoundedBox{{{0, 0}, 8, 4, {1, 0}}, 8}},
    };
    for (const Pair &pair : pairs) {
        const double gap = distance(pair.a(), pair.b());
        drawPair(picture, pair, QString::number(gap, 'f', 2), true);
    }
    return picture;
}

QByteArray colorOf(Location location)
{
    return location == Location::Inside ? Green : location == Location::Boundary ? QByteArray("#d69e2e") : Red;
}

Picture locatePicture()
{
    Picture picture(3);
    Polygon star;
    for (int i = 0; i < 5; ++i)
        star.outline.append(axisFromDegrees(144.0 * i - 90) * 60);
    const auto drawRule = [&](const QString &caption, const Polygon &polygon, FillRule rule) {
        picture.beginCell(caption);
        picture.draw(polygon, {"none", Blue});
        for (int x = -60; x <= 60; x += 10) {
            for (int y = -50; y <= 50; y += 10)
                picture.draw(QPointF(x, y), {colorOf(locate(QPointF(x, y), polygon, rule)), "none"});
        }
    };
    drawRule(QStringLiteral("locate: a hole is outside"),
             {{{-50, -40}, {50, -40}, {50, 40}, {-50, 40}}, {{{-20, -20}, {20, -20}, {0, 20}}}}, FillRule::EvenOdd);
    drawRule(QStringLiteral("FillRule::EvenOdd"), star, FillRule::EvenOdd);
    drawRule(QStringLiteral("FillRule::NonZero"), star, FillRule::NonZero);
    return picture;
}

Picture wayOutPicture()
{
    Picture picture(3);
    const auto drawMove = [&](const QString &caption, const Primitive &a, const Primitive &b) {
        const auto move = minimumTranslation(Collider(a, Extent::Area), Collider(b, Extent::Area));
        picture.beginCell(caption);
        picture.draw(a, {Blue, Blue});
        picture.draw(b, {Red, Red});
        if (!move)
            return;
        const QPointF way = move->normal * move->depth, center(bounds(b).center()[0], bounds(b).center()[1]);
        picture.draw(transformed(b, {way, {1, 0}}), {"none", Green, 1.5, true});
        picture.drawArrow(center, center + way, Green);
    };
    drawMove(QStringLiteral("boxes"), Obb{{-15, 0}, 40, 30, {1, 0}}, Obb{{35, 15}, 25, 20, axisFromDegrees(30)});
    drawMove(QStringLiteral("held: the way out"), Obb{{-10, 0}, 60, 45, {1, 0}}, Circle{{35, 5}, 15});
    drawMove(QStringLiteral("concave: into the notch"),
             Polygon{{{-55, -45}, {50, -45}, {50, -15}, {-20, -15}, {-20, 20}, {50, 20}, {50, 45}, {-55, 45}}, {}},
             Obb{{10, 8}, 22, 15, {1, 0}});
    return picture;
}

Picture piecesPicture()
{
    Picture picture(2);
    const Polygon polygon{{{-60, -45}, {-10, -30}, {55, -50}, {40, 5}, {60, 45}, {0, 30}, {-55, 50}, {-35, 0}},
                          {{{-12, -12}, {14, -8}, {6, 14}}}};
    QList<QPointF> points = polygon.outline;
    for (const QList<QPointF> &hole : polygon.holes)
        points += hole;
    const Triangulation triangulation = triangulate(polygon);
    picture.beginCell(QStringLiteral("triangulate"));
    for (std::size_t i = 0; i + 2 < triangulation.indices.size(); i += 3) {
        Polygon triangle;
        for (std::size_t j = i; j < i + 3; ++j)
            triangle.outline.append(points[qsizetype(triangulation.indices[j])]);
        picture.draw(triangle, {Blue, Blue, 1});
    }
    picture.beginCell(QStringLiteral("convexPieces"));
    for (const ConvexPiece &piece : convexPieces(polygon, triangulation)) {
        Polygon convex;
        for (quint32 index : piece.indices)
            convex.outline.append(points[qsizetype(index)]);
        picture.draw(convex, {Green, Green, 1});
    }
    return picture;
}

Picture setOperationsPicture()
{
    Picture picture(5);
    const QList<QPointF> star{{-20, -50}, {22, 48}, {-66, -12}, {26, -12}, {-62, 48}};
    const std::array operands{FilledRings{{star}, FillRule::NonZero},
                              FilledRings{{polygonOf(Circle{{22, 0}, 38}, 60).outline}, FillRule::EvenOdd}};
    const std::pair<const char *, BooleanOperation> operations[] = {
        {"Union", BooleanOperation::Union},
        {"Intersection", BooleanOperation::Intersection},
        {"Difference", BooleanOperation::Difference},
        {"SymmetricDifference", BooleanOperation::SymmetricDifference},
        {"Division", BooleanOperation::Division}};
    for (const auto &[caption, operation] : operations) {
        picture.beginCell(QString::fromLatin1(caption));
        const std::optional<QList<CombinedPolygon>> result = combined(operands, operation);
        if (!result)
            continue;
        for (const CombinedPolygon &polygon : *result)
            picture.draw(polygonOf(polygon), {Blue, Blue, 1});
        for (const FilledRings &operand : operands)
            picture.draw(Polygon{operand.rings.first(), {}}, {"none", "#333", 0.5, true});
    }
    return picture;
}

Picture volumesPicture()
{
    Picture picture(4);
    const QList<QPointF> points{{-50, 10}, {-35, 40}, {-20, -10}, {0, 25}, {10, -5}, {25, 15}, {35, -35}, {55, -25}};
    const auto begin = [&](const QString &caption) {
        picture.beginCell(caption);
        for (QPointF point : points)
            picture.draw(point, {"#333", "none"});
    };
    begin(QStringLiteral("convexHull"));
    picture.draw(Polygon{convexHull(points), {}}, {"none", Blue});
    begin(QStringLiteral("smallestCircle"));
    picture.draw(*smallestCircle(points), {"none", Blue});
    begin(QStringLiteral("leastAreaBox"));
    picture.draw(*leastAreaBox(points), {"none", Blue});
    begin(QStringLiteral("Aabb<2>::around"));
    picture.draw(bounds(Polyline{points}), {"none", Blue});
    return picture;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("usage: trammel-geometrypictures FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(arguments.last());
    const std::pair<QString, Picture> pictures[] = {
        {QStringLiteral("intersects.svg"), intersectsPicture()},
        {QStringLiteral("contains.svg"), containsPicture()},
        {QStringLiteral("distance.svg"), distancePicture()},
        {QStringLiteral("locate.svg"), locatePicture()},
        {QStringLiteral("wayout.svg"), wayOutPicture()},
        {QStringLiteral("pieces.svg"), piecesPicture()},
        {QStringLiteral("setoperations.svg"), setOperationsPicture()},
        {QStringLiteral("volumes.svg"), volumesPicture()},
    };
    for (const auto &[name, picture] : pictures) {
        if (!picture.save(folder.filePath(name))) {
            std::fprintf(stderr, "%s could not be written\n", qPrintable(folder.filePath(name)));
            return 1;
        }
    }
    return 0;
}
