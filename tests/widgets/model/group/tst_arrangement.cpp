#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/arrangement.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <functional>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::Alignment)

namespace {

Shape block(double x, double y, double width = 10, double height = 10, double rotation = 0)
{
    return Shape::rectangle({x, y}, {width, height}, rotation);
}

QList<Placement> placements(const Document &document)
{
    QList<Placement> placements;
    for (ShapeId id : document.ids())
        placements.append(document.find(id)->placement());
    return placements;
}

double farthest(const Document &document, const QList<Placement> &before)
{
    double most = 0;
    const QList<Placement> now = placements(document);
    for (qsizetype i = 0; i < now.size(); ++i)
        most = std::max(most, length(now[i].center - before[i].center));
    return most;
}

/// The position of a scene point after the selection is mirrored or rotated by a quarter turn.
QPointF image(QPointF point, QPointF pivot, bool isFlip, Qt::Orientation direction)
{
    if (!isFlip)
        return pivot + perpendicular(point - pivot);
    return direction == Qt::Horizontal ? QPointF(2 * pivot.x() - point.x(), point.y())
                                       : QPointF(point.x(), 2 * pivot.y() - point.y());
}

using Job = std::function<int(Document &, const ShapeIds &)>;

struct NamedJob
{
    const char *name;
    Job job;
};

QList<NamedJob> allJobs()
{
    QList<NamedJob> jobs;
    const char *const sides[] = {"left", "center", "right", "top", "middle", "bottom"};
    for (int i = 0; i < 6; ++i) {
        jobs.append({sides[i], [i](Document &document, const ShapeIds &ids) {
                         return align(document, separateUnits(ids), Alignment(i));
                     }});
    }
    for (Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical}) {
        const bool isX = direction == Qt::Horizontal;
        for (Spacing spacing : {Spacing::Centers, Spacing::Gaps}) {
            const char *const name = spacing == Spacing::Gaps ? (isX ? "gaps across" : "gaps down")
                                                              : (isX ? "centers across" : "centers down");
            jobs.append({name, [=](Document &document, const ShapeIds &ids) {
                             return distribute(document, separateUnits(ids), spacing, direction);
                         }});
        }
        jobs.append({isX ? "flip across" : "flip down",
                     [=](Document &document, const ShapeIds &ids) { return flip(document, ids, direction); }});
    }
    jobs.append({"same size", [](Document &document, const ShapeIds &ids) {
                     return makeSameSize(document, ids, Qt::Horizontal | Qt::Vertical);
                 }});
    jobs.append({"turn right", [](Document &document, const ShapeIds &ids) { return turn(document, ids, 1); }});
    jobs.append({"turn left", [](Document &document, const ShapeIds &ids) { return turn(document, ids, -1); }});
    jobs.append({"lock", [](Document &document, const ShapeIds &ids) { return setLocked(document, ids, true); }});
    jobs.append({"hide", [](Document &document, const ShapeIds &ids) { return setHidden(document, ids, true); }});
    return jobs;
}

} // namespace

class TestArrangement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aligns_data();
    void aligns();
    void alignsByTrueBounds();
    void oneUnitStays();
    void unitsMoveAsAWhole();
    void hiddenMembersGoAlongAndDoNotCount();
    void distributesCenters();
    void distributesGaps();
    void givesTheSizeOfTheLast();
    void straightLinesStayStraight();
    void flips();
    void flipsDoNotDrift();
    void turnsByQuarters();
    void thereAndBackIsExact();
    void anglesKeepTheirDigits();
    void locksAndHides();
    void placesNextToAShape();
    void skipsWhatIsNotThere();
    void refusesWhatLeavesTheScene();
    void oneStepEach_data();
    void oneStepEach();
    void randomAlignment();
    void randomDistribution();
    void randomImages();
    void manyShapes();

private:
    std::unique_ptr<Document> m_document;
};

void TestArrangement::init()
{
    m_document = std::make_unique<Document>();
}

void TestArrangement::aligns_data()
{
    QTest::addColumn<Alignment>("alignment");
    QTest::addColumn<QList<QPointF>>("centers");
    QTest::newRow("left") << Alignment::Left << QList<QPointF>{{0, 0}, {5, 30}, {15, 70}};
    QTest::newRow("center") << Alignment::Center << QList<QPointF>{{57.5, 0}, {57.5, 30}, {57.5, 70}};
    QTest::newRow("right") << Alignment::Right << QList<QPointF>{{115, 0}, {110, 30}, {100, 70}};
    QTest::newRow("top") << Alignment::Top << QList<QPointF>{{0, 0}, {50, 5}, {100, 0}};
    QTest::newRow("middle") << Alignment::Middle << QList<QPointF>{{0, 35}, {50, 35}, {100, 35}};
    QTest::newRow("bottom") << Alignment::Bottom << QList<QPointF>{{0, 70}, {50, 65}, {100, 70}};
}

void TestArrangement::aligns()
{
    QFETCH(Alignment, alignment);
    QFETCH(QList<QPointF>, centers);
    const ShapeIds ids = m_document->addShapes({block(0, 0, 10, 10), block(50, 30, 20, 20), block(100, 70, 40, 10)});
    QVERIFY(align(*m_document, separateUnits(ids), alignment) > 0);
    QVERIFY(m_document->errorString().isEmpty());
    for (qsizetype i = 0; i < ids.size(); ++i)
        QVERIFY(same(m_document->find(ids[i])->center, centers[i]));
}

void TestArrangement::alignsByTrueBounds()
{
    // A rotated circle extends only by its radius, and a square on its corner by half its diagonal.
    const ShapeId circle = m_document->addShape(Shape::ellipse({0, 0}, {20, 20}, 45));
    const ShapeId square = m_document->addShape(block(100, 40, 10, 10, 45));
    const ShapeId star = m_document->addShape(Shape::polygon({{200, 0}, {220, 0}, {205, 5}, {200, 20}}));
    Shape turned = *m_document->find(star);
    turned.rotation = 90;
    m_document->changeShape(star, turned);
    align(*m_document, separateUnits({circle, square, star}), Alignment::Left);
    QVERIFY(same(m_document->find(circle)->center, {0, 0}));
    QVERIFY(std::abs(m_document->find(square)->center.x() - (std::sqrt(50.0) - 10)) < 1e-12);
    QVERIFY(std::abs(m_document->find(star)->sceneBounds().min[0] + 10) < 1e-12);
}

void TestArrangement::oneUnitStays()
{
    const ShapeIds ids = m_document->addShapes({block(0, 0), block(30, 7), block(90, 20)});
    const DocumentData before = m_document->data();
    QCOMPARE(align(*m_document, ShapeUnits(), Alignment::Left), 0);
    QCOMPARE(align(*m_document, {ids}, Alignment::Left), 0);
    QCOMPARE(align(*m_document, separateUnits({ids.first()}), Alignment::Left), 0);
    QCOMPARE(distribute(*m_document, separateUnits(ids.first(2)), Spacing::Gaps, Qt::Horizontal), 0);
    QCOMPARE(flip(*m_document, {}, Qt::Horizontal), 0);
    QCOMPARE(turn(*m_document, {}, 1), 0);
    QCOMPARE(makeSameSize(*m_document, {}, Qt::Horizontal), 0);
    QCOMPARE(unlockAll(*m_document), 0);
    QCOMPARE(showAll(*m_document), 0);
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestArrangement::unitsMoveAsAWhole()
{
    const ShapeIds ids = m_document->addShapes({block(0, 0), block(20, 50), block(100, 10), block(110, 30)});
    const ShapeUnits units{{ids[0], ids[1]}, {ids[2], ids[3]}};
    QCOMPARE(align(*m_document, units, Alignment::Left), 2);
    QVERIFY(same(m_document->find(ids[2])->center, {0, 10}) && same(m_document->find(ids[3])->center, {10, 30}));
    QCOMPARE(align(*m_document, units, Alignment::Bottom), 2);
    QVERIFY(same(m_document->find(ids[2])->center, {0, 30}) && same(m_document->find(ids[3])->center, {10, 50}));
    QVERIFY(same(m_document->find(ids[1])->center, {20, 50}));
    m_document->group({ids[2], ids[3]});
    QCOMPARE(align(*m_document, m_document->units(ids.sliced(1)), Alignment::Right), 2);
    QVERIFY(same(m_document->find(ids[2])->center, {10, 30}) && same(m_document->find(ids[3])->center, {20, 50}));
}

void TestArrangement::hiddenMembersGoAlongAndDoNotCount()
{
    const ShapeIds ids = m_document->addShapes({block(0, 0), block(100, 0), block(70, 0)});
    setHidden(*m_document, {ids[2]}, true);
    align(*m_document, {{ids[0]}, {ids[1], ids[2]}}, Alignment::Left);
    QVERIFY(same(m_document->find(ids[1])->center, {0, 0}) && same(m_document->find(ids[2])->center, {-30, 0}));
}

void TestArrangement::distributesCenters()
{
    // The shapes are not listed in the order of their positions.
    const ShapeIds ids = m_document->addShapes({block(90, 5), block(0, 7, 40), block(10, 8), block(12, 9, 30)});
    QCOMPARE(distribute(*m_document, separateUnits(ids), Spacing::Centers, Qt::Horizontal), 2);
    QVERIFY(same(m_document->find(ids[0])->center, {90, 5}) && same(m_document->find(ids[1])->center, {0, 7}));
    QVERIFY(same(m_document->find(ids[2])->center, {30, 8}) && same(m_document->find(ids[3])->center, {60, 9}));
    QCOMPARE(distribute(*m_document, separateUnits(ids), Spacing::Centers, Qt::Horizontal), 0);
}

void TestArrangement::distributesGaps()
{
    // The widths are 10, 20 and 30 between 0 and 120, so that the gaps are 30.
    const ShapeIds ids = m_document->addShapes({block(5, 0, 10), block(17, 0, 20), block(105, 0, 30)});
    QCOMPARE(distribute(*m_document, separateUnits(ids), Spacing::Gaps, Qt::Horizontal), 1);
    QVERIFY(same(m_document->find(ids[1])->center, {50, 0}));
    QCOMPARE(distribute(*m_document, separateUnits(ids), Spacing::Gaps, Qt::Horizontal), 0);

    // Without enough room, the shapes overlap equally.
    const ShapeIds tall = m_document->addShapes({block(0, 20, 5, 40), block(0, 24, 5, 40), block(0, 40, 5, 40)});
    distribute(*m_document, separateUnits(tall), Spacing::Gaps, Qt::Vertical);
    QVERIFY(same(m_document->find(tall[1])->center, {0, 30}));
}

void TestArrangement::givesTheSizeOfTheLast()
{
    const ShapeIds ids =
        m_document->addShapes({block(0, 0, 10, 20, 30), Shape::ellipse({50, 5}, {7, 8}), block(9, 9, 40, 50, 90)});
    QCOMPARE(makeSameSize(*m_document, ids, Qt::Horizontal), 2);
    const Shape &first = *m_document->find(ids[0]);
    QCOMPARE(first.size, QSizeF(40, 20));
    QCOMPARE(first.rotation, 30.0);
    QVERIFY(same(first.center, {0, 0}));
    QCOMPARE(m_document->find(ids[1])->size, QSizeF(40, 8));
    QCOMPARE(makeSameSize(*m_document, {ids[2], ids[0]}, Qt::Vertical), 1);
    QCOMPARE(m_document->find(ids[2])->size, QSizeF(40, 20));
    QCOMPARE(makeSameSize(*m_document, ids, Qt::Horizontal | Qt::Vertical), 1);
    QCOMPARE(m_document->find(ids[1])->size, QSizeF(40, 20));
}

void TestArrangement::straightLinesStayStraight()
{
    const ShapeId line = m_document->addShape(Shape::polyline({{0, 0}, {50, 0}}));
    const ShapeId model = m_document->addShape(block(0, 0, 20, 30));
    QCOMPARE(makeSameSize(*m_document, {line, model}, Qt::Horizontal | Qt::Vertical), 1);
    QCOMPARE(m_document->find(line)->size, QSizeF(20, 0));
    // A polyline that has been flattened to zero height can become high again.
    const ShapeId bent = m_document->addShape(Shape::polyline({{0, 0}, {50, 10}, {60, 0}}));
    m_document->changeShapes({bent}, [](Shape &shape) { shape.size.setHeight(0); });
    makeSameSize(*m_document, {bent, model}, Qt::Vertical);
    QCOMPARE(m_document->find(bent)->size.height(), 30.0);
}

void TestArrangement::flips()
{
    const ShapeIds ids =
        m_document->addShapes({block(0, 0, 10, 20), block(100, 40, 10, 20, 90), block(50, 20, 4, 6, 30)});
    // The bounds extend horizontally from -5 to 110.
    QCOMPARE(flip(*m_document, ids, Qt::Horizontal), 3);
    const Shape &upright = *m_document->find(ids[0]), &lying = *m_document->find(ids[1]),
                &turned = *m_document->find(ids[2]);
    QVERIFY(same(upright.center, {105, 0}) && upright.mirroredX && !upright.mirroredY && upright.rotation == 0);
    QVERIFY(same(lying.center, {5, 40}) && !lying.mirroredX && lying.mirroredY && lying.rotation == 90);
    QVERIFY(same(turned.center, {55, 20}) && turned.mirroredX && !turned.mirroredY && turned.rotation == 330);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Flip"));
}

void TestArrangement::turnsByQuarters()
{
    // The bounds extend from (-10, -5) to (30, 15), so that the center of rotation is (10, 5).
    const ShapeIds ids = m_document->addShapes({block(0, 0, 20, 10), block(20, 5, 20, 20, 350.5)});
    m_document->changeShapes({ids[1]}, [](Shape &shape) { shape.rotation = 270; });
    QCOMPARE(turn(*m_document, ids, 1), 2);
    QVERIFY(same(m_document->find(ids[0])->center, {15, -5}) && m_document->find(ids[0])->rotation == 90);
    QVERIFY(same(m_document->find(ids[1])->center, {10, 15}) && m_document->find(ids[1])->rotation == 0);
    QCOMPARE(turn(*m_document, ids, -1), 2);
    QVERIFY(same(m_document->find(ids[0])->center, {0, 0}) && m_document->find(ids[0])->rotation == 0);
    QCOMPARE(turn(*m_document, ids, 4), 0);
    QCOMPARE(turn(*m_document, {ids[0]}, -5), 1);
    QVERIFY(same(m_document->find(ids[0])->center, {0, 0}) && m_document->find(ids[0])->rotation == 270);
}

void TestArrangement::thereAndBackIsExact()
{
    // Even rounds use several upright shapes at exact coordinates, and odd rounds use a single random shape.
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int round = 0; round < 200; ++round) {
        init();
        QList<Shape> shapes;
        if (round % 2 == 0) {
            for (int i = 0; i < 5; ++i)
                shapes.append(block(random.upTo(2000) - 1000, random.upTo(2000) / 8.0, random.upTo(99) + 1,
                                    random.upTo(99) + 1, 90 * random.upTo(3)));
        } else {
            shapes.append(random.shape());
            shapes.last().rotation = random.upTo(35999999) / 1e5;
        }
        const ShapeIds ids = m_document->addShapes(shapes);
        const DocumentData before = m_document->data();
        for (Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical}) {
            flip(*m_document, ids, direction);
            QVERIFY(!(m_document->data() == before));
            flip(*m_document, ids, direction);
            QVERIFY(m_document->data() == before);
        }
        for (int quarter = 0; quarter < 4; ++quarter)
            turn(*m_document, ids, 1);
        QVERIFY(m_document->data() == before);
        turn(*m_document, ids, -1);
        turn(*m_document, ids, 1);
        QVERIFY(m_document->data() == before);
    }
}

// The center of the bounds is 300 + 2^exponent, which lies between two decimal numbers of ten to thirteen digits.
void TestArrangement::flipsDoNotDrift()
{
    for (int exponent = -36; exponent <= -26; ++exponent) {
        init();
        const double half = std::ldexp(1.0, exponent);
        const ShapeIds ids = m_document->addShapes({block(0, 0, 64, 64), block(600 + 2 * half, 0, 64, 64)});
        const DocumentData before = m_document->data();
        for (int i = 0; i < 1000; ++i)
            flip(*m_document, ids, Qt::Horizontal);
        QVERIFY(m_document->data() == before);
    }
}

void TestArrangement::anglesKeepTheirDigits()
{
    const ShapeId id = m_document->addShape(block(0, 0, 10, 10, 30.1));
    turn(*m_document, {id}, 1);
    QCOMPARE(m_document->find(id)->rotation, 120.1);
    turn(*m_document, {id}, 2);
    QVERIFY(m_document->find(id)->rotation == 300.1);
    turn(*m_document, {id}, 1);
    QVERIFY(m_document->find(id)->rotation == 30.1);
    flip(*m_document, {id}, Qt::Vertical);
    QVERIFY(m_document->find(id)->rotation == 329.9);
    flip(*m_document, {id}, Qt::Vertical);
    QVERIFY(m_document->find(id)->rotation == 30.1);
}

void TestArrangement::locksAndHides()
{
    const ShapeIds ids = m_document->addShapes({block(0, 0), block(20, 0), block(40, 0)});
    QVERIFY(!m_document->hasLocked() && !m_document->hasHidden());
    QCOMPARE(setLocked(*m_document, ids.first(2), true), 2);
    QCOMPARE(setHidden(*m_document, {ids[1], ids[2]}, true), 2);
    QVERIFY(m_document->hasLocked() && m_document->hasHidden());
    QCOMPARE(unlockAll(*m_document), 1);
    QVERIFY(!m_document->hasLocked() && m_document->find(ids[1])->locked);
    QCOMPARE(showAll(*m_document), 2);
    QVERIFY(m_document->hasLocked() && !m_document->hasHidden());
    m_document->undoStack()->undo();
    QVERIFY(m_document->hasHidden());
    QCOMPARE(m_document->undoStack()->redoText(), QStringLiteral("Show"));
}

void TestArrangement::placesNextToAShape()
{
    const ShapeIds ids = m_document->addShapes({block(0, 0), block(20, 0), block(40, 0), block(60, 0), block(80, 0)});
    QVERIFY(m_document->reorderAbove({ids[3], ids[0]}, ids[1]));
    QCOMPARE(m_document->ids(), (ShapeIds{ids[1], ids[0], ids[3], ids[2], ids[4]}));
    QVERIFY(m_document->reorderBelow({ids[4]}, ids[1]));
    QCOMPARE(m_document->ids(), (ShapeIds{ids[4], ids[1], ids[0], ids[3], ids[2]}));
    // The reference shape may be among the moved ones. It stays, and the others move to it.
    QVERIFY(m_document->reorderAbove({ids[2], ids[0], ids[4]}, ids[0]));
    QCOMPARE(m_document->ids(), (ShapeIds{ids[1], ids[0], ids[4], ids[2], ids[3]}));
    QVERIFY(!m_document->reorderAbove({ids[4]}, ids[0]));
    QVERIFY(!m_document->reorderAbove({ids[4]}, ids[4]));
    QVERIFY(!m_document->reorderBelow({ids[4]}, ShapeId(77)));
    QVERIFY(!m_document->reorderBelow({}, ids[0]));
    for (int i = 0; i < 3; ++i)
        m_document->undoStack()->undo();
    QCOMPARE(m_document->ids(), ids);
}

void TestArrangement::skipsWhatIsNotThere()
{
    const ShapeIds ids = m_document->addShapes({block(0, 0), block(20, 5)});
    const ShapeId unknown(99);
    QCOMPARE(align(*m_document, {{unknown}, {ids[0], unknown}, {}, {ids[1]}}, Alignment::Top), 1);
    QVERIFY(same(m_document->find(ids[1])->center, {20, 0}));
    QCOMPARE(flip(*m_document, {unknown, ids[0]}, Qt::Horizontal), 1);
    QCOMPARE(makeSameSize(*m_document, {ids[0], unknown}, Qt::Horizontal), 0);
    QCOMPARE(m_document->placeShapes({unknown, ids[0]}, {{}, {}}), 1);
    QCOMPARE(m_document->placeShapes(ids, {{}}), 0);
}

void TestArrangement::refusesWhatLeavesTheScene()
{
    const ShapeIds ids = m_document->addShapes({block(1e9, 0, 1e9, 1), block(0, -1e9, 1, 1)});
    const DocumentData before = m_document->data();
    QCOMPARE(turn(*m_document, ids, 1), 0);
    QVERIFY(!m_document->errorString().isEmpty());
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->placeShapes({ids[0]}, {{{qQNaN(), 0}, {1, 1}}}), 0);
    QVERIFY(!m_document->errorString().isEmpty());
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestArrangement::oneStepEach_data()
{
    QTest::addColumn<int>("job");
    const QList<NamedJob> jobs = allJobs();
    for (int i = 0; i < jobs.size(); ++i)
        QTest::newRow(jobs[i].name) << i;
}

void TestArrangement::oneStepEach()
{
    QFETCH(int, job);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < 20; ++i)
        shapes.append(random.shape());
    const ShapeIds ids = m_document->addShapes(shapes);
    const DocumentData before = m_document->data();
    QVERIFY(allJobs()[job].job(*m_document, ids) > 0);
    const DocumentData after = m_document->data();
    QVERIFY(!(after == before));
    QCOMPARE(m_document->undoStack()->count(), 2);
    QVERIFY(!m_document->undoStack()->undoText().isEmpty());
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    m_document->undoStack()->redo();
    QVERIFY(m_document->data() == after);
}

void TestArrangement::randomAlignment()
{
    std::mt19937 engine = seededEngine();
    for (int round = 0; round < 300; ++round) {
        init();
        RandomShapes random(engine, std::pow(10, std::uniform_real_distribution(-2.0, 8.0)(engine)));
        QList<Shape> shapes;
        for (int i = 0; i < 6; ++i)
            shapes.append(random.shape());
        const ShapeIds ids = m_document->addShapes(shapes);
        const auto alignment = Alignment(random.upTo(5));
        const std::size_t axis = alignment < Alignment::Top ? 0 : 1;
        const Aabb2 whole = m_document->bounds();
        const double tolerance = 1e-13 * std::max(std::abs(whole.min[axis]), std::abs(whole.max[axis]));
        align(*m_document, separateUnits(ids), alignment);
        for (ShapeId id : ids) {
            const Aabb2 box = m_document->find(id)->sceneBounds();
            const double edges[] = {box.min[axis] - whole.min[axis], box.center()[axis] - whole.center()[axis],
                                    box.max[axis] - whole.max[axis]};
            QVERIFY(std::abs(edges[int(alignment) % 3]) <= tolerance);
        }
        QCOMPARE(align(*m_document, separateUnits(ids), alignment), 0);
    }
}

void TestArrangement::randomDistribution()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 3000);
    for (int round = 0; round < 300; ++round) {
        init();
        QList<Shape> shapes;
        const int count = 3 + random.upTo(30);
        for (int i = 0; i < count; ++i)
            shapes.append(random.shape());
        const ShapeIds ids = m_document->addShapes(shapes);
        const Qt::Orientation direction = random.chance(50) ? Qt::Horizontal : Qt::Vertical;
        const auto spacing = Spacing(random.upTo(1));
        const std::size_t axis = direction == Qt::Horizontal ? 0 : 1;
        const auto boxOf = [&](ShapeId id) { return m_document->find(id)->sceneBounds(); };
        ShapeIds order = ids;
        const auto byCenter = [&](ShapeId a, ShapeId b) { return boxOf(a).center()[axis] < boxOf(b).center()[axis]; };
        std::sort(order.begin(), order.end(), byCenter);
        const Aabb2 first = boxOf(order.first()), last = boxOf(order.last());
        distribute(*m_document, separateUnits(ids), spacing, direction);

        QCOMPARE(boxOf(order.first()), first);
        QCOMPARE(boxOf(order.last()), last);
        QList<double> steps;
        for (qsizetype i = 1; i < count; ++i) {
            const Aabb2 before = boxOf(order[i - 1]), after = boxOf(order[i]);
            steps.append(spacing == Spacing::Gaps ? after.min[axis] - before.max[axis]
                                                  : after.center()[axis] - before.center()[axis]);
        }
        const auto [least, most] = std::minmax_element(steps.begin(), steps.end());
        QVERIFY(*most - *least < 1e-9);
        if (spacing == Spacing::Centers || *least > 0) {
            QVERIFY(std::is_sorted(order.begin(), order.end(), byCenter));
            QCOMPARE(distribute(*m_document, separateUnits(ids), spacing, direction), 0);
        }
    }
}

void TestArrangement::randomImages()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int round = 0; round < 200; ++round) {
        init();
        QList<Shape> shapes;
        const int count = 1 + random.upTo(6);
        for (int i = 0; i < count; ++i)
            shapes.append(random.shape());
        const ShapeIds ids = m_document->addShapes(shapes);
        const DocumentData data = m_document->data();
        const QList<Placement> before = placements(*m_document);
        const auto middle = m_document->bounds().center();
        const QPointF pivot = count == 1 ? before.first().center : QPointF(middle[0], middle[1]);
        const bool isFlip = random.chance(50);
        const Qt::Orientation direction = random.chance(50) ? Qt::Horizontal : Qt::Vertical;
        const auto change = [&] { isFlip ? flip(*m_document, ids, direction) : turn(*m_document, ids, 1); };
        change();
        for (qsizetype i = 0; i < count; ++i) {
            // Each point of the outline is at its expected position, so that the angle and the mirroring are correct,
            // too.
            const Shape &shape = *m_document->find(ids[i]);
            const Shape::Outline was = data.shapes.find(ids[i])->sceneOutline(), is = shape.sceneOutline();
            for (qsizetype ring = 0; ring < was.size(); ++ring) {
                for (qsizetype j = 0; j < was[ring].size(); ++j)
                    QVERIFY(length(image(was[ring][j], pivot, isFlip, direction) - is[ring][j]) < 1e-7);
            }
            const QPointF up = image(before[i].center, pivot, isFlip, direction);
            QVERIFY(length(up - shape.center) < 1e-7);
        }
        for (int back = isFlip ? 1 : 3; back > 0; --back)
            change();
        QVERIFY(farthest(*m_document, before) < 1e-8);
        for (qsizetype i = 0; i < count; ++i) {
            const Placement now = m_document->find(ids[i])->placement();
            QVERIFY(now.mirroredX == before[i].mirroredX && now.mirroredY == before[i].mirroredY);
            QVERIFY(now.size == before[i].size && std::abs(now.rotation - before[i].rotation) <= 1.2e-13);
        }
        for (int i = 0; i < 40; ++i)
            change();
        QVERIFY(farthest(*m_document, before) < 1e-8);
    }
}

void TestArrangement::manyShapes()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 1e5);
    QList<Shape> shapes;
    for (int i = 0; i < 100'000; ++i)
        shapes.append(random.shape());
    const ShapeIds ids = m_document->addShapes(shapes);
    const DocumentData before = m_document->data();
    for (const NamedJob &named : allJobs()) {
        if (!QList<QByteArray>{"left", "gaps down", "flip across", "turn left", "lock"}.contains(named.name))
            continue;
        QVERIFY(named.job(*m_document, ids) > 0);
        m_document->undoStack()->undo();
    }
    QVERIFY(m_document->reorderAbove(ids.first(50'000), ids[70'000]));
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);

    distribute(*m_document, separateUnits(ids), Spacing::Gaps, Qt::Horizontal);
    QCOMPARE(distribute(*m_document, separateUnits(ids), Spacing::Centers, Qt::Vertical), 99'998);
}

TRAMMEL_TEST(TestArrangement)
#include "tst_arrangement.moc"
