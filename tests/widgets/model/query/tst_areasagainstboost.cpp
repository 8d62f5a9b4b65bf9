#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/toolbench.h"
#include "widgets/model/path/flattening_p.h"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <numbers>

using namespace Trammel;
namespace bg = boost::geometry;

/// Compares the selection by bands and lassos with Boost.Geometry and a direct implementation of the rules. The random
/// drawings contain groups, and locked and hidden shapes. Curves are approximated by an inscribed and a circumscribed
/// polygon. A gesture for which these give different answers is skipped.
class TestAreasAgainstBoost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selections_data();
    void selections();
};

namespace {

using BoostPoint = bg::model::d2::point_xy<double>;
using BoostPolygon = bg::model::polygon<BoostPoint>;
using BoostLine = bg::model::linestring<BoostPoint>;

/// A shape for Boost.Geometry, as a polygon inside of it and a polygon around it. Without curves, both are the shape
/// itself.
struct Flat
{
    BoostPolygon within;
    BoostPolygon around;
    QList<BoostLine> lines;
    bool isFilled = false;
    bool isCurved = false;
};

BoostPoint toBoost(QPointF point)
{
    return {point.x(), point.y()};
}

QPointF toScene(const Shape &shape, QPointF local)
{
    const double angle = shape.rotation * std::numbers::pi / 180;
    const double x = shape.mirroredX ? -local.x() : local.x(), y = shape.mirroredY ? -local.y() : local.y();
    return shape.center + QPointF(x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle));
}

/// The outline of a rectangle with round corners in scene coordinates, as an inscribed or a circumscribed polygon. The
/// outline is an ellipse if the radii are half the size.
QList<QPointF> roundRing(const Shape &shape, double radiusX, double radiusY, bool isAround)
{
    constexpr int Steps = 48;
    const double factor = isAround ? 1 / std::cos(std::numbers::pi / (4 * Steps)) : 1;
    QList<QPointF> ring;
    for (int corner = 0; corner < 4; ++corner) {
        const QPointF center((corner == 0 || corner == 3 ? 1 : -1) * (shape.size.width() / 2 - radiusX),
                             (corner < 2 ? 1 : -1) * (shape.size.height() / 2 - radiusY));
        for (int i = 0; i <= Steps; ++i) {
            const double angle = (corner + double(i) / Steps) * std::numbers::pi / 2;
            ring << toScene(shape,
                            center + QPointF(radiusX * factor * std::cos(angle), radiusY * factor * std::sin(angle)));
        }
    }
    return ring;
}

BoostPolygon polygonOf(const QList<QList<QPointF>> &rings)
{
    BoostPolygon polygon;
    for (QPointF point : rings.first())
        polygon.outer().push_back(toBoost(point));
    for (const QList<QPointF> &hole : rings.mid(1)) {
        BoostPolygon::ring_type &ring = polygon.inners().emplace_back();
        for (QPointF point : hole)
            ring.push_back(toBoost(point));
    }
    bg::correct(polygon);
    return polygon;
}

BoostLine lineOf(const QList<QPointF> &points, bool isClosed)
{
    BoostLine line;
    for (QPointF point : points)
        line.push_back(toBoost(point));
    if (isClosed)
        line.push_back(line.front());
    return line;
}

Flat flatOf(const Shape &shape)
{
    Flat flat;
    const double width = shape.size.width() / 2, height = shape.size.height() / 2;
    const bool isEllipse = shape.kind == &ShapeKind::ellipse();
    const bool isOpen = !shape.isClosed();
    flat.isFilled = shape.fill.isValid() && !isOpen;
    QList<QList<QPointF>> rings;
    if (isEllipse || shape.kind == &ShapeKind::roundedRectangle()) {
        const double radius = std::min({shape.cornerRadius, width, height});
        const double radiusX = isEllipse ? width : radius, radiusY = isEllipse ? height : radius;
        flat.isCurved = true;
        flat.around = polygonOf({roundRing(shape, radiusX, radiusY, true)});
        rings = {roundRing(shape, radiusX, radiusY, false)};
    } else if (shape.kind == &ShapeKind::rectangle()) {
        rings = {{toScene(shape, {-width, -height}), toScene(shape, {width, -height}), toScene(shape, {width, height}),
                  toScene(shape, {-width, height})}};
    } else {
        const bool isPath = shape.kind == &ShapeKind::bezierPath();
        for (const QList<QPointF> &units : isPath ? flattened(shape) : shape.outline) {
            QList<QPointF> ring;
            for (QPointF point : units)
                ring << toScene(shape, {point.x() * 2 * width, point.y() * 2 * height});
            rings << ring;
        }
    }
    for (const QList<QPointF> &ring : rings)
        flat.lines << lineOf(ring, !isOpen);
    if (!isOpen)
        flat.within = polygonOf(rings);
    if (!flat.isCurved)
        flat.around = flat.within;
    return flat;
}

/// True if an area's outline meets a shape; nullopt if the approximations disagree.
std::optional<bool> meets(const Flat &flat, const BoostLine &outline)
{
    if (flat.isFilled) {
        const bool less = bg::intersects(flat.within, outline), more = bg::intersects(flat.around, outline);
        return less == more ? std::optional(less) : std::nullopt;
    }
    if (!flat.isCurved) {
        return std::any_of(flat.lines.begin(), flat.lines.end(),
                           [&](const BoostLine &line) { return bg::intersects(line, outline); });
    }
    if (!bg::intersects(flat.around, outline) || bg::within(outline, flat.within))
        return false;
    if (bg::intersects(flat.within, outline) && !bg::within(outline, flat.around))
        return true;
    return std::nullopt;
}

/// Tests a point by the even-odd rule. The outline may cross itself.
bool isInside(const BoostPoint &point, const BoostLine &outline)
{
    const bg::model::segment<BoostPoint> ray(point, {point.x() + 7919, point.y() + 104729});
    bool isOdd = false;
    for (std::size_t i = 1; i < outline.size(); ++i)
        isOdd ^= bg::intersects(ray, bg::model::segment<BoostPoint>(outline[i - 1], outline[i]));
    return isOdd;
}

/// The groups around a shape, from the outermost one to its own group.
GroupIds groupsAround(const Document &document, ShapeId id)
{
    GroupIds around;
    for (GroupId group = document.find(id)->group; !group.isNull(); group = document.groups().value(group).parent)
        around.prepend(group);
    return around;
}

bool canBeSelected(const Document &document, ShapeId id)
{
    const Shape &shape = *document.find(id);
    const GroupIds around = groupsAround(document, id);
    return !shape.locked && !shape.hidden && std::none_of(around.begin(), around.end(), [&](GroupId group) {
        return document.groups()[group].locked || document.groups()[group].hidden;
    });
}

/// The units in a scope: the selectable shapes of each group together, and each other shape alone.
QList<ShapeIds> unitsIn(const Document &document, GroupId scope)
{
    QMap<GroupId, ShapeIds> grouped;
    QList<ShapeIds> units;
    for (ShapeId id : document.ids()) {
        const GroupIds around = groupsAround(document, id);
        if (!canBeSelected(document, id) || (!scope.isNull() && !around.contains(scope)))
            continue;
        const GroupId group = around.value(around.indexOf(scope) + 1);
        if (group.isNull())
            units << ShapeIds{id};
        else
            grouped[group] << id;
    }
    return units + grouped.values();
}

/// The expected selection after an area; nullopt if the approximations disagree.
std::optional<ShapeIds> expectedAfter(const Document &document, GroupId scope, const ShapeIds &start,
                                      const QList<QPointF> &area, RubberBandMode mode, Qt::KeyboardModifiers modifiers)
{
    const BoostLine outline = lineOf(area, true);
    ShapeIds expected;
    for (const ShapeIds &unit : unitsIn(document, scope)) {
        int hits = 0;
        for (ShapeId id : unit) {
            const Flat flat = flatOf(*document.find(id));
            const std::optional<bool> isMet = meets(flat, outline);
            if (!isMet)
                return std::nullopt;
            const bool isWithin = !*isMet && isInside(flat.lines.first().front(), outline);
            hits += (mode == RubberBandMode::Touch && *isMet) || isWithin;
        }
        const bool isHit = mode == RubberBandMode::Touch ? hits > 0 : hits == int(unit.size());
        const bool was = start.contains(unit.first());
        const bool shift = modifiers & Qt::ShiftModifier, ctrl = modifiers & Qt::ControlModifier;
        if (shift && ctrl ? was && !isHit : shift ? was || isHit : ctrl ? was != isHit : isHit)
            expected << unit;
    }
    return expected;
}

void fill(Document &document, RandomShapes &random)
{
    QList<Shape> shapes;
    for (int i = 0; i < 25; ++i) {
        shapes << random.shape();
        shapes.last().locked = random.chance(8);
        shapes.last().hidden = random.chance(8);
    }
    const ShapeIds ids = document.addShapes(shapes);
    document.group(ids.mid(0, 3));
    document.group(ids.mid(0, 6));
    document.group(ids.mid(8, 4));
    document.group(ids.mid(14, 2));
    for (GroupId id : document.groups().keys()) {
        Group group = document.groups()[id];
        group.locked = random.chance(8);
        group.hidden = random.chance(8);
        document.changeGroup(id, group);
    }
}

} // namespace

void TestAreasAgainstBoost::selections_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::newRow("1:1") << 1.0 << 0.0;
    QTest::newRow("zoomed in and turned") << 2.7 << 33.0;
    QTest::newRow("zoomed out and turned") << 0.4 << 200.0;
}

void TestAreasAgainstBoost::selections()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 300);
    int proven = 0, selected = 0;
    for (int round = 0; round < 50; ++round) {
        const bool isLasso = round % 2;
        ToolBench bench(zoom, degrees, isLasso ? ToolKind::Lasso : ToolKind::Select);
        fill(bench.document, random);
        const GroupIds groups = bench.document.groups().keys();
        if (random.chance(40))
            bench.selection.enterGroup(groups[random.upTo(int(groups.size()) - 1)]);
        const GroupId scope = bench.selection.enteredGroup();
        ShapeIds start;
        for (const ShapeIds &unit : unitsIn(bench.document, scope))
            start << (random.chance(30) ? unit : ShapeIds());
        bench.selection.set(start);
        const RubberBandMode policy = RubberBandMode(random.upTo(2));
        bench.context.settings.rubberBandMode = policy;
        const std::array<Qt::KeyboardModifiers, 4> keys{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                                        Qt::ShiftModifier | Qt::ControlModifier};
        const Qt::KeyboardModifiers modifiers =
            keys[std::size_t(random.upTo(3))] | (random.chance(25) ? Qt::AltModifier : Qt::NoModifier);

        QList<QPointF> area{random.point(), random.point()};
        bench.press(area[0]);
        bench.modifiers = modifiers;
        bench.move(area[1]);
        bool encloses = policy != RubberBandMode::Touch;
        if (isLasso) {
            for (int corner = 1 + random.upTo(6); corner > 0; --corner) {
                area << random.point();
                bench.move(area.last());
            }
        } else {
            const QTransform view = bench.view.transform, back = view.inverted();
            const QPointF from = view.map(area[0]), to = view.map(area[1]);
            encloses =
                policy == RubberBandMode::Enclose || (policy == RubberBandMode::ByDirection && to.x() >= from.x());
            area = {area[0], back.map(QPointF(to.x(), from.y())), area[1], back.map(QPointF(from.x(), to.y()))};
        }
        // A press on a shape or a handle starts another gesture.
        if (!bench.overlay.state().band && !bench.overlay.state().lasso)
            continue;
        bench.release(isLasso ? area.last() : area[2]);
        const RubberBandMode mode =
            encloses != modifiers.testFlag(Qt::AltModifier) ? RubberBandMode::Enclose : RubberBandMode::Touch;
        const std::optional<ShapeIds> expected = expectedAfter(bench.document, scope, start, area, mode, modifiers);
        if (!expected)
            continue;
        QCOMPARE(values(bench.selection.ids()), values(*expected));
        ++proven;
        selected += int(expected->size());
    }
    QVERIFY(proven > 15);
    QVERIFY(selected > 40);
}

TRAMMEL_WIDGET_TEST(TestAreasAgainstBoost)
#include "tst_areasagainstboost.moc"
