#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include <trammel/document.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <random>
#include <utility>
#include <vector>

using namespace Trammel;

namespace {

constexpr double spacing = 8;
constexpr double rounding = 1e-3;

Shape spaced(const ConnectorEnd &from, const ConnectorEnd &to, double radius = 0)
{
    Shape shape = orthogonal(from, to, radius);
    shape.connector->spacing = spacing;
    return shape;
}

/// A segment of a connector.
struct Line
{
    ShapeId id;
    QPointF from;
    QPointF to;
    bool isEnd;

    bool isVertical() const { return std::abs(to.x() - from.x()) < rounding; }
    double place() const { return isVertical() ? from.x() : from.y(); }
    std::pair<double, double> range() const
    {
        const double a = isVertical() ? from.y() : from.x(), b = isVertical() ? to.y() : to.x();
        return std::pair(std::min(a, b), std::max(a, b));
    }
    /// The length over which two parallel segments run side by side.
    double common(const Line &other) const
    {
        if (isVertical() != other.isVertical())
            return 0;
        const auto a = range(), b = other.range();
        return std::min(a.second, b.second) - std::max(a.first, b.first);
    }
};

std::vector<Line> linesOf(const Document &document)
{
    std::vector<Line> lines;
    for (ShapeId id : document.ids()) {
        const Shape &shape = *document.find(id);
        if (!shape.connector || shape.connector->isBlocked)
            continue;
        const QList<QPointF> &corners = shape.connector->corners;
        for (qsizetype i = 1; i < corners.size(); ++i)
            lines.push_back({id, corners[i - 1], corners[i], i == 1 || i + 1 == corners.size()});
    }
    return lines;
}

/// The pairs of segments of different connectors that lie on each other, apart from pairs that both stay.
int overlapsIn(const Document &document)
{
    const std::vector<Line> lines = linesOf(document);
    int count = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const Line &a = lines[i], &b = lines[k];
            count += a.id != b.id && !(a.isEnd && b.isEnd) && std::abs(a.place() - b.place()) < rounding
                && a.common(b) > rounding;
        }
    }
    return count;
}

/// The crossings of segments of different connectors.
int crossingsIn(const std::vector<Line> &lines)
{
    int count = 0;
    for (const Line &a : lines) {
        for (const Line &b : lines) {
            const auto isWithin = [](double value, std::pair<double, double> range) {
                return range.first < value && value < range.second;
            };
            count += a.id != b.id && a.isVertical() && !b.isVertical() && isWithin(a.place(), b.range())
                && isWithin(b.place(), a.range());
        }
    }
    return count;
}

int crossingsIn(const Document &document)
{
    return crossingsIn(linesOf(document));
}

/// The least number of crossings of two connectors, one of which is moved a little, so that it lies beside the other.
int leastCrossings(const Document &document, ShapeId moved)
{
    constexpr double step = 0.01;
    int least = std::numeric_limits<int>::max();
    for (QPointF offset : {QPointF(step, step), QPointF(step, -step), QPointF(-step, step), QPointF(-step, -step)}) {
        std::vector<Line> lines = linesOf(document);
        for (Line &line : lines) {
            if (line.id == moved) {
                line.from += offset;
                line.to += offset;
            }
        }
        least = std::min(least, crossingsIn(lines));
    }
    return least;
}

class Scene
{
public:
    explicit Scene(quint32 seed) : m_engine(seed) { }

    int upTo(int most) { return std::uniform_int_distribution(0, most)(m_engine); }
    /// Shapes in a grid, moved, turned and enlarged at random.
    void fill(Document &document, int columns, double cell, int connectors, int jitter = 20)
    {
        for (int i = 0; i < columns * columns; ++i) {
            const QPointF center(i % columns * cell + upTo(jitter), i / columns * cell + upTo(jitter)); // NOLINT
            const int rotation = jitter > 0 && upTo(2) == 0 ? upTo(89) : 0;
            shapes.append(document.addShape(box(center.x(), center.y(), 40 + upTo(jitter), rotation)));
        }
        for (int i = 0; i < connectors; ++i)
            connect(document);
    }
    ShapeId connect(Document &document)
    {
        const ShapeId from = shapes[upTo(int(shapes.size()) - 1)], to = shapes[upTo(int(shapes.size()) - 1)];
        return from == to ? ShapeId() : document.addShape(spaced(from, to, upTo(1) * 8));
    }

    ShapeIds shapes;

private:
    std::mt19937 m_engine;
};

} // namespace

/// Tests that segments of different connectors are moved apart: see Connector::spacing.
class TestSpacedConnectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void segmentsInOneChannel();
    void orderAvoidsCrossings();
    void pairsCrossNoMoreThanNeeded();
    void pinsStay();
    void narrowChannelsAreShared();
    void spacingIsAProperty();
    void largeGroupsStay();
    void wideScenesHaveNoOverlaps();
    void obstaclesKeepTheirDistance();
    void pathsDependOnTheDrawingAlone();
    void dragsUpdateThePaths();

private:
    /// A connector from the right side of a small box to the left side of another one.
    ShapeId joined(QPointF from, QPointF to)
    {
        const ShapeId first = m_document->addShape(box(from.x() - 5, from.y(), 10));
        const ShapeId last = m_document->addShape(box(to.x() + 5, to.y(), 10));
        return m_document->addShape(spaced({first, {0.5, 0}}, {last, {-0.5, 0}}));
    }
    /// The x coordinates of the middle segments of connectors.
    std::vector<double> middles(const ShapeIds &ids) const
    {
        std::vector<double> xs;
        for (ShapeId id : ids)
            xs.push_back(corners(id).value(1).x());
        return xs;
    }
    const QList<QPointF> &corners(ShapeId id) const { return m_document->find(id)->connector->corners; }

    std::unique_ptr<Document> m_document;
};

void TestSpacedConnectors::init()
{
    m_document = std::make_unique<Document>();
}

void TestSpacedConnectors::segmentsInOneChannel()
{
    ShapeIds ids;
    for (int i = 0; i < 3; ++i)
        ids.append(joined(QPointF(0, 100 * i), QPointF(200, 250 + 100 * i)));
    for (ShapeId id : ids)
        QCOMPARE(corners(id).size(), 4);
    const std::vector<double> xs = middles(ids);
    QCOMPARE(overlapsIn(*m_document), 0);
    for (std::size_t i = 1; i < xs.size(); ++i)
        QVERIFY(std::abs(xs[i] - xs[i - 1]) >= spacing - rounding);
    QCOMPARE(*std::max_element(xs.begin(), xs.end()) + *std::min_element(xs.begin(), xs.end()), 200.0);
    QCOMPARE(crossingsIn(*m_document), 0);
    // Alone, each one is in the middle.
    m_document->removeShapes({ids[0], ids[2]});
    QCOMPARE(middles({ids[1]}), std::vector<double>{100});
    m_document->undoStack()->undo();
    QCOMPARE(middles(ids), xs);
    QVERIFY(isPathOfData(*m_document));
}

void TestSpacedConnectors::orderAvoidsCrossings()
{
    // From common ports on the left to ports on the right that lie above and below each other.
    const ShapeId hub = m_document->addShape(box(0, 0));
    ShapeIds ids;
    for (int i : {2, -3, 1, -1, 3, -2}) {
        const ShapeId leaf = m_document->addShape(box(300, i * 100));
        ids.append(m_document->addShape(spaced({hub, {0.5, 0}}, {leaf, {-0.5, 0}})));
    }
    QCOMPARE(overlapsIn(*m_document), 0);
    QCOMPARE(crossingsIn(*m_document), 0);
    // Likewise in the other direction, and mirrored.
    for (ShapeId id : ids) {
        Connector turned = *m_document->find(id)->connector;
        std::swap(turned.from, turned.to);
        m_document->changeShapes({id}, [&](Shape &shape) { shape.connector = new Connector(turned); });
    }
    QCOMPARE(overlapsIn(*m_document), 0);
    QCOMPARE(crossingsIn(*m_document), 0);
    QVERIFY(isPathOfData(*m_document));
}

void TestSpacedConnectors::pairsCrossNoMoreThanNeeded()
{
    const quint32 seed = testSeed(12);
    int together = 0;
    for (quint32 round = 0; round < 300; ++round) {
        Document document;
        Scene scene(seed + round);
        scene.fill(document, 3, 200, 0, 0);
        std::shuffle(scene.shapes.begin(), scene.shapes.end(), std::mt19937(seed + round));
        const ShapeId first = document.addShape(spaced(scene.shapes[0], scene.shapes[1]));
        const ShapeId second = document.addShape(spaced(scene.shapes[2], scene.shapes[3]));
        const int crossings = crossingsIn(document);
        document.changeShapes({first, second}, [](Shape &shape) { shape.connector->spacing = 0; });
        together += overlapsIn(document) > 0;
        const int least = leastCrossings(document, second);
        QVERIFY2(crossings <= least,
                 qPrintable(QStringLiteral("round %1: %2, %3").arg(round).arg(crossings).arg(least)));
    }
    QVERIFY2(together > 15, qPrintable(QString::number(together)));
}

void TestSpacedConnectors::pinsStay()
{
    Shape pinned = spaced(QPointF(0, 0), QPointF(200, 200));
    pinned.connector->pins = {{Qt::Vertical, 100}};
    const ShapeId first = m_document->addShape(pinned);
    const ShapeId second = joined({0, 100}, {200, 300});
    QCOMPARE(middles({first}), std::vector<double>{100});
    QVERIFY(std::abs(middles({second})[0] - 100) >= spacing - rounding);
    QCOMPARE(crossingsIn(*m_document), 0);
}

void TestSpacedConnectors::narrowChannelsAreShared()
{
    // The channel is 44 units wide, and the clearance is 16 units.
    m_document->addShape(box(-122, 0, 200));
    m_document->addShape(box(122, 0, 200));
    ShapeIds ids;
    for (int i = 0; i < 5; ++i)
        ids.append(joined(QPointF(-60 - 30 * i, -150 - 30 * i), QPointF(60 + 30 * i, 150 + 30 * i)));
    std::vector<double> xs;
    for (const Line &line : linesOf(*m_document)) {
        if (line.isVertical() && line.range().first < -80 && line.range().second > 80)
            xs.push_back(line.place());
    }
    QCOMPARE(xs.size(), std::size_t(5));
    std::sort(xs.begin(), xs.end());
    for (std::size_t i = 1; i < xs.size(); ++i)
        QVERIFY2(std::abs(xs[i] - xs[i - 1] - 3) < 0.01, qPrintable(QString::number(xs[i] - xs[i - 1])));
    QVERIFY(xs.front() >= -6 - rounding && xs.back() <= 6 + rounding);
}

void TestSpacedConnectors::spacingIsAProperty()
{
    ShapeIds ids;
    for (int i = 0; i < 2; ++i)
        ids.append(joined(QPointF(0, 100 * i), QPointF(200, 250 + 100 * i)));
    const auto set = [&](ShapeIds changed, double distance) {
        m_document->changeShapes(changed, [&](Shape &shape) { shape.connector->spacing = distance; });
        QVERIFY(isPathOfData(*m_document));
    };
    set(ids, 20);
    QCOMPARE(std::abs(middles(ids)[0] - middles(ids)[1]), 20.0);
    set({ids[0]}, 12);
    QCOMPARE(std::abs(middles(ids)[0] - middles(ids)[1]), 12.0);
    set({ids[0]}, 0);
    QCOMPARE(middles(ids), (std::vector<double>{100, 100}));
    Shape wrong = *m_document->find(ids[0]);
    for (double distance : {-1.0, Connector::LargestSpacing + 1, std::numeric_limits<double>::quiet_NaN()}) {
        wrong.connector->spacing = distance;
        QVERIFY(wrong.errorString().contains(QLatin1String("spacing")));
    }
}

void TestSpacedConnectors::largeGroupsStay()
{
    ShapeIds ids;
    for (int i = 0; i < 70; ++i)
        ids.append(joined(QPointF(0, 12 * i), QPointF(200, 1000 + 12 * i)));
    QCOMPARE(middles(ids), std::vector<double>(70, 100));
    QVERIFY(isPathOfData(*m_document));
    m_document->removeShapes(ids.mid(30, 6));
    QVERIFY(isPathOfData(*m_document));
    QVERIFY(middles({ids[0]})[0] != 100);
    m_document->undoStack()->undo();
    QCOMPARE(middles(ids), std::vector<double>(70, 100));
    QVERIFY(isPathOfData(*m_document));
}

void TestSpacedConnectors::wideScenesHaveNoOverlaps()
{
    int overlaps = 0, without = 0;
    const quint32 seed = testSeed(4711);
    for (quint32 round = 0; round < 20; ++round) {
        Document document;
        Scene scene(seed + round);
        scene.fill(document, 4, 300, 30, 0);
        overlaps += overlapsIn(document);
        document.changeShapes(document.ids(), [&](Shape &shape) {
            if (shape.connector)
                shape.connector->spacing = 0;
        });
        without += overlapsIn(document);
    }
    QVERIFY(without > 50);
    QCOMPARE(overlaps, 0);
}

void TestSpacedConnectors::obstaclesKeepTheirDistance()
{
    const quint32 seed = testSeed(815);
    int moved = 0;
    for (quint32 round = 0; round < 20; ++round) {
        Document document;
        Scene scene(seed + round);
        scene.fill(document, 5, 120, 40);
        for (ShapeId id : document.ids()) {
            const Shape &shape = *document.find(id);
            if (!shape.connector || shape.connector->isBlocked)
                continue;
            const Connector &connector = *shape.connector;
            QCOMPARE(connector.corners.size(), connector.ownCorners.size());
            if (std::equal(connector.corners.begin(), connector.corners.end(), connector.ownCorners.begin(), same))
                continue;
            ++moved;
            for (qsizetype i = 2; i + 1 < connector.corners.size(); ++i) {
                const Segment line{connector.corners[i - 1], connector.corners[i]};
                const Segment own{connector.ownCorners[i - 1], connector.ownCorners[i]};
                for (ShapeId other : scene.shapes) {
                    const Primitive primitive = document.find(other)->scenePrimitive();
                    const double distance = Trammel::distance(PrimitiveView(line), PrimitiveView(primitive));
                    const double before = Trammel::distance(PrimitiveView(own), PrimitiveView(primitive));
                    QVERIFY2(distance >= std::min(before, connector.clearance) - 2 * rounding,
                             qPrintable(QStringLiteral("%1 < %2").arg(distance).arg(before)));
                }
            }
        }
    }
    QVERIFY(moved > 100);
}

void TestSpacedConnectors::pathsDependOnTheDrawingAlone()
{
    const quint32 seed = testSeed(99);
    for (quint32 round = 0; round < 10; ++round) {
        Document document;
        Scene scene(seed + round);
        scene.fill(document, 5, 130, 30);
        QVERIFY(isPathOfData(document));
        const int first = document.undoStack()->index();
        QList<DocumentData> states{document.data()};
        for (int step = 0; step < 20; ++step) {
            const ShapeIds ids = document.ids();
            const ShapeId any = ids[scene.upTo(int(ids.size()) - 1)], shape = scene.shapes[scene.upTo(24)];
            switch (scene.upTo(5)) {
            case 0:
                scene.connect(document);
                break;
            case 1:
                document.changeShapes({any}, [&](Shape &changed) { changed.hidden = !changed.hidden; });
                break;
            case 2:
                document.changeShapes({any}, [&](Shape &changed) {
                    if (changed.connector)
                        changed.connector->spacing = scene.upTo(3) * 6;
                });
                break;
            case 3:
                document.reorder({any}, Document::Place::Top);
                break;
            default:
                document.changeShapes({shape}, [&](Shape &changed) {
                    changed.center += QPointF(scene.upTo(80) - 40, scene.upTo(80) - 40);
                });
                break;
            }
            QVERIFY2(isPathOfData(document), qPrintable(QStringLiteral("round %1, step %2").arg(round).arg(step)));
            if (document.undoStack()->index() - first == states.size())
                states.append(document.data());
        }
        QCOMPARE(document.undoStack()->index() - first + 1, states.size());
        for (qsizetype state = states.size() - 2; state >= 0; --state) {
            document.undoStack()->undo();
            const DocumentData &before = states[state];
            for (ShapeId id : document.ids()) {
                const Shape &shape = *document.find(id);
                QVERIFY(!shape.connector || isSamePath(shape, *before.shapes.find(id)));
            }
        }
    }
}

void TestSpacedConnectors::dragsUpdateThePaths()
{
    Scene scene(5);
    scene.fill(*m_document, 6, 150, 60);
    Gesture gesture(*m_document, QStringLiteral("Move"));
    const ShapeId shape = scene.shapes[14];
    const Placement start = m_document->find(shape)->placement();
    for (int step = 1; step <= 30; ++step) {
        Placement placement = start;
        placement.center += QPointF(3 * step, 2 * step);
        gesture.place({shape}, {placement});
        QVERIFY(isPathOfData(*m_document));
    }
    gesture.cancel();
    QVERIFY(isPathOfData(*m_document));
}

TRAMMEL_TEST(TestSpacedConnectors)
#include "tst_spacedconnectors.moc"
