#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>
#include <trammel/shapekind.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <utility>
#include <vector>

using namespace Trammel;

namespace {

constexpr double spacing = 8;
constexpr double rounding = 1e-3;

Shape spaced(const ConnectorEnd &from, const ConnectorEnd &to)
{
    Shape shape = orthogonal(from, to);
    shape.connector->spacing = spacing;
    return shape;
}

struct Line
{
    ShapeId id;
    QPointF from;
    QPointF to;

    int axis() const { return std::abs(to.x() - from.x()) < rounding ? 0 : 1; }
    double place() const { return axis() == 0 ? from.x() : from.y(); }
    std::pair<double, double> range() const
    {
        return axis() == 0 ? std::minmax({from.y(), to.y()}) : std::minmax({from.x(), to.x()});
    }
};

std::vector<Line> linesOf(const Document &document)
{
    std::vector<Line> lines;
    for (ShapeId id : document.ids()) {
        const Shape &shape = *document.find(id);
        for (qsizetype i = 1; shape.connector && i < shape.connector->corners.size(); ++i)
            lines.push_back({id, shape.connector->corners[i - 1], shape.connector->corners[i]});
    }
    return lines;
}

/// The pairs of parallel segments of different connectors, side by side, at less than a distance.
int nearPairs(const Document &document, double distance)
{
    int count = 0;
    const std::vector<Line> lines = linesOf(document);
    for (const Line &a : lines) {
        for (const Line &b : lines) {
            const double common =
                std::min(a.range().second, b.range().second) - std::max(a.range().first, b.range().first);
            count += a.id < b.id && a.axis() == b.axis() && common > rounding
                && std::abs(a.place() - b.place()) < distance - rounding;
        }
    }
    return count;
}

int crossings(const Document &document)
{
    int count = 0;
    const std::vector<Line> lines = linesOf(document);
    for (const Line &a : lines) {
        for (const Line &b : lines) {
            const auto isWithin = [](double value, std::pair<double, double> range) {
                return range.first + rounding < value && value < range.second - rounding;
            };
            count += a.id != b.id && a.axis() == 0 && b.axis() == 1 && isWithin(a.place(), b.range())
                && isWithin(b.place(), a.range());
        }
    }
    return count;
}

Shape filled(Shape shape)
{
    shape.fill = Qt::white;
    return shape;
}

/// A shape of a kind: a box, a turned box, an ellipse, a diamond, a star, or a triangle.
Shape shapeOf(int kind, QPointF center, double angle = 0)
{
    switch (kind) {
    case 0:
        return filled(Shape::rectangle(center, {80, 48}));
    case 1:
        return filled(Shape::rectangle(center, {80, 48}, angle));
    case 2:
        return filled(Shape::ellipse(center, {80, 48}, angle));
    case 3: {
        QList<QPointF> star;
        for (int i = 0; i < 10; ++i)
            star.append(center + axisFromDegrees(angle + 36 * i) * (i % 2 == 0 ? 40 : 20));
        return filled(Shape::polygon(star));
    }
    default:
        return filled(Shape::polygon({center + QPointF(-40, 24), center + QPointF(0, -24), center + QPointF(40, 24)}));
    }
}

Shape wideBox()
{
    return filled(Shape::rectangle({0, 0}, {400, 48}));
}

/// Whether the ends of a connector lie on the outlines of the shapes that they are bound to.
bool isOnOutlines(const Document &document, ShapeId id)
{
    const Connector &connector = *document.find(id)->connector;
    const auto isOn = [&](const ConnectorEnd &end, QPointF point) {
        if (!end.isBound() || end.isFixed())
            return true;
        const double largest = std::max({1.0, std::abs(point.x()), std::abs(point.y())});
        return distance(point, asCurve(document.find(end.shape)->scenePrimitive())) <= 1e-9 * largest;
    };
    return isOn(connector.from, connector.corners.first()) && isOn(connector.to, connector.corners.last());
}

} // namespace

/// Tests that the segments at the ends of connectors are moved apart along whole shapes: see Connector::spacing.
class TestSpacedEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void linesOfATree_data();
    void linesOfATree();
    void arrowsIntoTailsAreApart();
    void straightLinesMoveAsAWhole();
    void fixedEndsStay();
    void endsKeepAwayFromCorners();
    void withoutSpacingTheyCoincide();
    void endsFollowTheOutline();
    void otherShapesKeepTheirDistance();
    void randomEndsLieOnTheOutlines();
    void pathsDependOnTheDrawingAlone();

private:
    ShapeId add(const Shape &shape) { return m_document->addShape(shape); }
    QPointF start(ShapeId id) const { return m_document->find(id)->connector->corners.first(); }
    QPointF end(ShapeId id) const { return m_document->find(id)->connector->corners.last(); }

    std::unique_ptr<Document> m_document;
};

void TestSpacedEnds::init()
{
    m_document = std::make_unique<Document>();
}

void TestSpacedEnds::linesOfATree_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("angle");
    QTest::addColumn<int>("children");
    QTest::addColumn<bool>("isUpward");
    const std::vector<std::pair<const char *, int>> kinds{{"box", 0}, {"turned box", 1}, {"ellipse", 2}};
    for (const auto &[name, kind] : kinds) {
        for (int children : {2, 3, 6}) {
            for (bool isUpward : {false, true}) {
                QTest::addRow("%s, %d%s", name, children, isUpward ? ", upward" : "")
                    << kind << (kind == 1 ? 2.0 : 0.0) << children << isUpward;
            }
        }
    }
}

void TestSpacedEnds::linesOfATree()
{
    QFETCH(const int, kind);
    QFETCH(const double, angle);
    QFETCH(const int, children);
    QFETCH(const bool, isUpward);
    Shape wide = shapeOf(kind, {0, 0}, angle);
    wide.size.setWidth(3000);
    const ShapeId parent = add(wide);
    ShapeIds ids;
    std::vector<int> order;
    for (int i = 0; i < children; ++i)
        order.push_back(i);
    std::shuffle(order.begin(), order.end(), std::mt19937(3));
    for (int i : order) {
        const ShapeId child = add(shapeOf(0, {140 * (i - (children - 1) / 2.0), 200}));
        ids.append(add(isUpward ? spaced(child, parent) : spaced(parent, child)));
    }
    std::vector<double> xs;
    for (ShapeId id : std::as_const(ids)) {
        QVERIFY(isOnOutlines(*m_document, id));
        xs.push_back((isUpward ? end(id) : start(id)).x());
    }
    QCOMPARE(nearPairs(*m_document, spacing), 0);
    QCOMPARE(crossings(*m_document), 0);
    std::sort(xs.begin(), xs.end());
    for (std::size_t i = 0; i < xs.size(); ++i) {
        QVERIFY(std::abs(xs[i] - spacing * (double(i) - (children - 1) / 2.0)) < rounding);
    }
    QVERIFY(isPathOfData(*m_document));
    // A single one is in the middle again.
    m_document->removeShapes(ids.mid(1));
    QVERIFY(std::abs((isUpward ? end(ids[0]) : start(ids[0])).x()) < rounding);
    m_document->undoStack()->undo();
    for (std::size_t i = 0; i < xs.size(); ++i) {
        const auto isThere = [&](ShapeId id) { return (isUpward ? end(id) : start(id)).x() == xs[i]; };
        QVERIFY(std::any_of(ids.begin(), ids.end(), isThere));
    }
}

void TestSpacedEnds::arrowsIntoTailsAreApart()
{
    // Both connectors use the lower side of the upper box.
    const ShapeId top = add(wideBox()), left = add(shapeOf(0, {-100, 200})), right = add(shapeOf(0, {100, 200}));
    const ShapeId in = add(spaced(left, top)), out = add(spaced(top, right));
    QCOMPARE(end(in), QPointF(-spacing / 2, 24));
    QCOMPARE(start(out), QPointF(spacing / 2, 24));
    QCOMPARE(crossings(*m_document), 0);
}

void TestSpacedEnds::straightLinesMoveAsAWhole()
{
    const ShapeId top = add(wideBox()), below = add(shapeOf(2, {0, 200}));
    const ShapeId straight = add(spaced(top, below));
    QCOMPARE(m_document->find(straight)->connector->corners, (QList<QPointF>{{0, 24}, {0, 176}}));
    const ShapeId left = add(shapeOf(0, {-100, 200}));
    const ShapeId bent = add(spaced(left, top));
    QCOMPARE(m_document->find(straight)->connector->corners.size(), 2);
    QCOMPARE(start(straight), QPointF(spacing / 2, 24));
    QCOMPARE(end(straight).x(), spacing / 2);
    QVERIFY(end(straight).y() > 176);
    QVERIFY(isOnOutlines(*m_document, straight));
    QCOMPARE(end(bent), QPointF(-spacing / 2, 24));
    // The fixed point at the other end keeps the line where it is.
    m_document->changeShapes({straight}, [&](Shape &shape) { shape.connector->to = ConnectorEnd(below, {0, -0.5}); });
    QCOMPARE(m_document->find(straight)->connector->corners, (QList<QPointF>{{0, 24}, {0, 176}}));
    QCOMPARE(end(bent), QPointF(-spacing, 24));
}

void TestSpacedEnds::fixedEndsStay()
{
    Shape diamond(ShapeKind::named(QStringLiteral("diamond")), {0, 0}, {800, 48});
    diamond.fill = Qt::white;
    const ShapeId top = add(diamond);
    const QString port = diamond.kind->ports(diamond).value(2).name;
    ShapeIds ids;
    for (const ConnectorEnd &end :
         {ConnectorEnd(top, {0, 0.5}), ConnectorEnd(top), ConnectorEnd::atPort(top, port), ConnectorEnd(top)}) {
        const ShapeId leaf = add(shapeOf(0, {100 * double(ids.size()) - 150, 200}));
        ids.append(add(spaced(end, leaf)));
    }
    QCOMPARE(start(ids[0]), QPointF(0, 24));
    QCOMPARE(start(ids[2]), QPointF(0, 24));
    QVERIFY(std::abs(start(ids[1]).x() - start(ids[3]).x()) >= spacing - rounding);
    for (ShapeId id : {ids[1], ids[3]}) {
        QVERIFY(start(id).y() > 20);
        QVERIFY(std::abs(start(id).x()) >= spacing - rounding);
        QVERIFY(isOnOutlines(*m_document, id));
    }
    QVERIFY(isPathOfData(*m_document));
}

void TestSpacedEnds::endsKeepAwayFromCorners()
{
    const ShapeId top = add(shapeOf(0, {0, 0}));
    ShapeIds ids;
    const ShapeId below = add(filled(Shape::rectangle({0, 200}, {400, 48})));
    // Lines from the left and the right side would have more bends.
    for (double x : {-55.0, 55.0})
        add(box(x, 0, 20));
    for (int i = 0; i < 20; ++i)
        ids.append(add(spaced(top, {below, {(i < 10 ? 70 + 4 * i : -30 - 4 * i) / 400.0, -0.5}})));
    std::vector<double> xs;
    for (ShapeId id : std::as_const(ids)) {
        QCOMPARE(start(id).y(), 24.0);
        xs.push_back(start(id).x());
    }
    std::sort(xs.begin(), xs.end());
    QVERIFY(xs.front() >= -30 - rounding && xs.back() <= 30 + rounding);
    QVERIFY(std::abs(xs.front() + xs.back()) < rounding);
    for (std::size_t i = 1; i < xs.size(); ++i)
        QVERIFY(std::abs(xs[i] - xs[i - 1] - 60.0 / double(xs.size() - 1)) < rounding);
    QVERIFY(isPathOfData(*m_document));
}

void TestSpacedEnds::withoutSpacingTheyCoincide()
{
    const ShapeId top = add(wideBox());
    for (double x : {-100.0, 100.0})
        QCOMPARE(start(add(orthogonal(top, add(shapeOf(0, {x, 200}))))), QPointF(0, 24));
}

void TestSpacedEnds::endsFollowTheOutline()
{
    Shape ellipse = shapeOf(2, {0, 0});
    ellipse.size = {400, 48};
    const ShapeId top = add(ellipse);
    ShapeIds ids;
    for (double x : {-100.0, 100.0})
        ids.append(add(spaced(top, add(shapeOf(0, {x, 200})))));
    const QPointF before = start(ids[0]);
    // The middle of the side stays.
    m_document->changeShapes({top}, [](Shape &shape) { shape.size = {300, 48}; });
    QVERIFY(length(start(ids[0]) - before) > 1e-3);
    for (ShapeId id : std::as_const(ids))
        QVERIFY(isOnOutlines(*m_document, id));
    QVERIFY(isPathOfData(*m_document));
    m_document->undoStack()->undo();
    QVERIFY(same(start(ids[0]), before));
}

void TestSpacedEnds::otherShapesKeepTheirDistance()
{
    const ShapeId top = add(wideBox());
    // The clearance of the lines is 16 units.
    add(box(-40, 100, 40));
    ShapeIds ids;
    for (double x : {-100.0, 100.0})
        ids.append(add(spaced(top, add(shapeOf(0, {x, 260})))));
    QVERIFY(start(ids[0]).y() == 24 && start(ids[1]).y() == 24);
    QVERIFY2(start(ids[0]).x() >= -4 - rounding, qPrintable(QString::number(start(ids[0]).x())));
    QVERIFY(std::abs(start(ids[1]).x() - start(ids[0]).x()) >= spacing - rounding);
}

void TestSpacedEnds::randomEndsLieOnTheOutlines()
{
    const quint32 seed = testSeed(77);
    int moved = 0, before = 0, after = 0;
    for (quint32 round = 0; round < 30; ++round) {
        std::mt19937 engine(seed + round);
        const auto upTo = [&](int most) { return std::uniform_int_distribution(0, most)(engine); };
        Document document;
        ShapeIds shapes;
        for (int i = 0; i < 16; ++i) {
            const QPointF center(i % 4 * 220 + upTo(40), i / 4 * 200 + upTo(40)); // NOLINT
            shapes.append(document.addShape(shapeOf(upTo(4), center, upTo(359))));
        }
        ShapeIds ids;
        for (int i = 0; i < 24; ++i) {
            const ShapeId from = shapes[upTo(15)], to = shapes[upTo(15)];
            if (from != to)
                ids.append(document.addShape(spaced(from, to)));
        }
        for (ShapeId id : std::as_const(ids)) {
            const Connector &connector = *document.find(id)->connector;
            if (connector.isBlocked)
                continue;
            QVERIFY2(isOnOutlines(document, id), qPrintable(QStringLiteral("round %1").arg(round)));
            const QList<QPointF> &corners = connector.corners, &own = connector.ownCorners;
            QCOMPARE(corners.size(), own.size());
            moved += !same(corners.first(), own.first()) || !same(corners.last(), own.last());
            for (qsizetype i = 1; i < corners.size(); ++i) {
                const QPointF way = corners[i] - corners[i - 1];
                QVERIFY(std::min(std::abs(way.x()), std::abs(way.y())) <= 1e-6);
                QVERIFY(dot(way, own[i] - own[i - 1]) > 0);
            }
            // No line crosses a shape, apart from those of the ends.
            for (ShapeId other : std::as_const(shapes)) {
                const Primitive primitive = document.find(other)->scenePrimitive();
                for (qsizetype i = 1; i < corners.size(); ++i) {
                    const double now = distance(Segment{corners[i - 1], corners[i]}, PrimitiveView(primitive));
                    const double was = distance(Segment{own[i - 1], own[i]}, PrimitiveView(primitive));
                    QVERIFY(now >= std::min(was, connector.clearance) - 2 * rounding
                            || (i == 1 && connector.from.shape == other)
                            || (i + 1 == corners.size() && connector.to.shape == other));
                }
            }
        }
        after += nearPairs(document, 1);
        document.changeShapes(ids, [](Shape &shape) { shape.connector->spacing = 0; });
        before += nearPairs(document, 1);
    }
    QVERIFY2(moved > 200, qPrintable(QString::number(moved)));
    QVERIFY2(8 * after < before, qPrintable(QStringLiteral("%1, %2").arg(after).arg(before)));
}

void TestSpacedEnds::pathsDependOnTheDrawingAlone()
{
    const quint32 seed = testSeed(31);
    for (quint32 round = 0; round < 8; ++round) {
        std::mt19937 engine(seed + round);
        const auto upTo = [&](int most) { return std::uniform_int_distribution(0, most)(engine); };
        Document document;
        ShapeIds shapes, ids;
        for (int i = 0; i < 12; ++i) {
            const QPointF center(i % 4 * 180 + upTo(40), i / 4 * 160 + upTo(40)); // NOLINT
            shapes.append(document.addShape(shapeOf(upTo(4), center, upTo(359))));
        }
        for (int i = 0; i < 20; ++i) {
            const ShapeId from = shapes[upTo(11)], to = shapes[upTo(11)];
            if (from != to)
                ids.append(document.addShape(spaced(from, to)));
        }
        QVERIFY(isPathOfData(document));
        QList<DocumentData> states{document.data()};
        const int first = document.undoStack()->index();
        for (int step = 0; step < 15; ++step) {
            const ShapeId shape = shapes[upTo(11)], connector = ids[upTo(int(ids.size()) - 1)];
            switch (upTo(4)) {
            case 0:
                document.changeShapes({shape}, [&](Shape &changed) { changed.size *= 0.8 + 0.1 * upTo(4); });
                break;
            case 1:
                document.changeShapes({connector}, [&](Shape &changed) {
                    changed.connector->from = changed.connector->from.at
                        ? ConnectorEnd(changed.connector->from.shape)
                        : ConnectorEnd(changed.connector->from.shape, {0, 0.5});
                });
                break;
            case 2:
                document.changeShapes({shape}, [&](Shape &changed) { changed.rotation = upTo(359); });
                break;
            default: {
                Gesture gesture(document, QStringLiteral("Move"));
                Placement placement = document.find(shape)->placement();
                for (int i = 0; i < 4; ++i) {
                    placement.center += QPointF(upTo(20) - 10, upTo(20) - 10);
                    gesture.place({shape}, {placement});
                    QVERIFY(isPathOfData(document));
                }
                gesture.commit();
                break;
            }
            }
            QVERIFY2(isPathOfData(document), qPrintable(QStringLiteral("round %1, step %2").arg(round).arg(step)));
            if (document.undoStack()->index() - first == states.size())
                states.append(document.data());
        }
        for (qsizetype state = states.size() - 2; state >= 0; --state) {
            document.undoStack()->undo();
            for (ShapeId id : document.ids()) {
                const Shape &shape = *document.find(id);
                QVERIFY(!shape.connector || isSamePath(shape, *states[state].shapes.find(id)));
            }
        }
    }
}

TRAMMEL_TEST(TestSpacedEnds)
#include "tst_spacedends.moc"
