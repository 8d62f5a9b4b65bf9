#include "tests/widgets/orthogonalscenes.h"

#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/routing/linejumps_p.h"
#include "widgets/model/text/labelgap_p.h"
#include <trammel/gesture.h>

#include <QtCore/QTemporaryDir>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>

using namespace Trammel;

namespace {

using Course = QList<QPointF>;

bool areJumps(const std::vector<LineJump> &jumps, const QList<double> &centers)
{
    return jumps.size() == std::size_t(centers.size())
        && std::equal(jumps.begin(), jumps.end(), centers.begin(), [](const LineJump &jump, double center) {
               return std::abs((jump.from + jump.to) / 2 - center) < 1e-9;
           });
}

Shape jumping(QPointF from, QPointF to, ConnectorJumps jumps = ConnectorJumps::ArcJumps)
{
    Shape line = Shape::connectorBetween(from, to);
    line.connector->jumps = jumps;
    return line;
}

const Connector &connectorOf(const Document &document, ShapeId id)
{
    return *document.find(id)->connector;
}

/// Whether all connectors are the same as in a document that reads the drawing from a file.
bool isLikeReloaded(const Document &document)
{
    DocumentData read;
    if (!readFrom(written(document.data()), read))
        return false;
    Document reloaded;
    reloaded.setData(read);
    const ShapeIds ids = document.ids();
    return std::all_of(ids.begin(), ids.end(), [&](ShapeId id) {
        const Shape &now = *document.find(id), &fresh = *reloaded.find(id);
        return now == fresh
            && (!now.connector
                || (areSame(now.connector->gaps, fresh.connector->gaps)
                    && areSame(now.connector->line, fresh.connector->line)));
    });
}

} // namespace

/// Tests the arcs and gaps of connectors that cross others.
class TestLineJumps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsCrossings();
    void touchesAreNoCrossings();
    void linesOnTopOfEachOtherCountOnce();
    void endsAreLeftFree();
    void arcsAreRound();
    void theUpperOneJumps();
    void changeAfterAMoveInAGesture();
    void everyChangeRenewsTheJumps();
    void gapsAreCutOut();
    void labelsAndGapsAreCutTogether();
    void curvesAndBendsJump();
    void filesKeepTheJumps();
    void dependOnTheDrawingAlone();
};

void TestLineJumps::findsCrossings()
{
    const Course line{{0, 0}, {100, 0}, {100, 100}};
    QVERIFY(areJumps(jumpsOver(line, {{{50, -10}, {50, 10}}}), {50}));
    QVERIFY(areJumps(jumpsOver(line, {{{50, 10}, {50, -10}}, {{90, 60}, {130, 60}}}), {50, 160}));
    QVERIFY(areJumps(jumpsOver(line, {{{50, -10}, {50, -20}}, {{200, 0}, {300, 0}}}), {}));
    // Through a vertex of either line.
    QVERIFY(areJumps(jumpsOver(line, {{{50, -10}, {50, 0}, {50, 10}}}), {50}));
    QVERIFY(areJumps(jumpsOver({{0, 0}, {50, 0}, {100, 0}}, {{{50, -10}, {50, 10}}}), {50}));
    QVERIFY(areJumps(jumpsOver({{0, 0}, {50, 0}, {100, 0}}, {{{40, -10}, {60, 10}}}), {50}));
    QVERIFY(areJumps(jumpsOver(line, {{{90, 10}, {110, -10}}}), {100}));
    // Both crossings of one segment.
    QVERIFY(areJumps(jumpsOver(line, {{{50, -10}, {50, 10}, {70, 10}, {70, -10}}}), {50, 70}));
}

void TestLineJumps::touchesAreNoCrossings()
{
    const Course line{{0, 0}, {100, 0}, {100, 100}};
    for (const Course &other : {Course{{50, 0}, {50, 10}},
                                {{50, -10}, {50, 0}, {60, -10}},
                                {{50, 10}, {50, 0}, {60, 10}},
                                {{40, -10}, {50, 0}, {60, -10}}})
        QVERIFY(jumpsOver(line, {other}).empty());
}

void TestLineJumps::linesOnTopOfEachOtherCountOnce()
{
    const Course line{{0, 0}, {100, 0}};
    const Course other{{50, -20}, {50, 20}};
    QVERIFY(areJumps(jumpsOver(line, {other, other, {{50, -5}, {50, 90}}}), {50}));
    // One jump passes over lines that are close together.
    const std::vector<LineJump> jumps = jumpsOver(line, {other, {{58, -20}, {58, 20}}});
    QCOMPARE(jumps.size(), std::size_t(1));
    QCOMPARE(jumps[0].from, 44.0);
    QCOMPARE(jumps[0].to, 64.0);
    // Very many lines are not jumped over.
    const std::vector<Course> many(MostJumped, other);
    QVERIFY(areJumps(jumpsOver(line, many), {50}));
    QVERIFY(jumpsOver(line, std::vector<Course>(MostJumped + 1, other)).empty());
    // A line that runs along another one for a while crosses it once.
    QVERIFY(areJumps(jumpsOver(line, {{{30, -20}, {30, 0}, {60, 0}, {60, 20}}}), {30})
            || areJumps(jumpsOver(line, {{{30, -20}, {30, 0}, {60, 0}, {60, 20}}}), {60}));
}

void TestLineJumps::endsAreLeftFree()
{
    const Course line{{0, 0}, {100, 0}};
    for (const double x : {0.0, 5.0, 11.9, 88.1, 100.0})
        QVERIFY(jumpsOver(line, {{{x, -10}, {x, 10}}}).empty());
    QVERIFY(areJumps(jumpsOver(line, {{{12, -10}, {12, 10}}}), {12}));
}

void TestLineJumps::arcsAreRound()
{
    struct Case
    {
        Course line;
        QPointF center;
        /// The side of the arc.
        QPointF side;
    };
    for (const Case &each : {Case{{{0, 0}, {100, 0}}, {50, 0}, {0, -1}},
                             {{{100, 0}, {0, 0}}, {50, 0}, {0, -1}},
                             {{{0, 100}, {0, 0}}, {0, 50}, {-1, 0}}}) {
        const Course arcs = withArcs(each.line, {{44, 56}});
        QCOMPARE(arcs.first(), each.line.first());
        QCOMPARE(arcs.last(), each.line.last());
        QVERIFY(arcs.size() > 10);
        for (qsizetype i = 1; i + 1 < arcs.size(); ++i) {
            QVERIFY(std::abs(length(arcs[i] - each.center) - JumpRadius) < 1e-9);
            QVERIFY(dot(arcs[i] - each.center, each.side) > -1e-9);
        }
    }
}

void TestLineJumps::theUpperOneJumps()
{
    Document document;
    const ShapeId lower = document.addShape(jumping({0, 0}, {100, 0}));
    const ShapeId upper = document.addShape(jumping({50, -50}, {50, 50}));
    QCOMPARE(path(document, lower).size(), 2);
    QVERIFY(path(document, upper).size() > 2);
    QVERIFY(document.shapeAt({44, 0}, 0.1) == upper);
    const QList<QPointF> before = path(document, upper);
    document.reorderAbove({lower}, upper);
    QCOMPARE(path(document, upper).size(), 2);
    QVERIFY(path(document, lower).size() > 2);
    document.undoStack()->undo();
    QCOMPARE(path(document, upper), before);
    QCOMPARE(path(document, lower).size(), 2);
    // The other one need not jump itself.
    document.changeShapes({lower}, [](Shape &shape) { shape.connector->jumps = ConnectorJumps::NoJumps; });
    QCOMPARE(path(document, upper), before);
    document.changeShapes({upper}, [](Shape &shape) { shape.connector->jumps = ConnectorJumps::NoJumps; });
    QCOMPARE(path(document, upper).size(), 2);
}

void TestLineJumps::everyChangeRenewsTheJumps()
{
    Document document;
    const ShapeId left = document.addShape(box(0, 0)), right = document.addShape(box(200, 0));
    const ShapeId lower = document.connect(left, right);
    const ShapeId upper = document.addShape(jumping({100, -100}, {100, 100}));
    const auto hasArc = [&] { return path(document, upper).size() > 2; };
    const auto isUndone = [&](bool expected) {
        document.undoStack()->undo();
        return hasArc() == expected;
    };
    QVERIFY(hasArc());
    document.placeShapes({left, right}, {{{0, 300}, {40, 40}}, {{200, 300}, {40, 40}}});
    QVERIFY(!hasArc());
    QVERIFY(isUndone(true));
    document.changeShapes({lower}, [](Shape &shape) { shape.hidden = true; });
    QVERIFY(!hasArc());
    QVERIFY(isUndone(true));
    document.removeShapes({lower});
    QVERIFY(!hasArc());
    QVERIFY(isUndone(true));
    // A gesture renews them at each step.
    {
        Gesture gesture(document, QString());
        Shape moved = *document.find(left);
        Shape other = *document.find(right);
        moved.center.setY(40);
        other.center.setY(40);
        gesture.change({left, right}, {moved, other});
        QVERIFY(document.shapeAt({94, 40}, 0.1) == upper);
        gesture.cancel();
    }
    QVERIFY(document.shapeAt({94, 0}, 0.1) == upper);
}

void TestLineJumps::gapsAreCutOut()
{
    Document document;
    document.addShape(Shape::connectorBetween(QPointF(0, 0), QPointF(100, 0)));
    const ShapeId upper = document.addShape(jumping({50, -50}, {50, 50}, ConnectorJumps::GapJumps));
    const Shape &shape = *document.find(upper);
    QCOMPARE(path(document, upper).size(), 2);
    const QPainterPath gap = labelGap(shape, [](qsizetype) { return QRectF(); });
    QVERIFY(gap.contains(QPointF(50, 0)) && gap.contains(QPointF(50, 5)));
    QVERIFY(!gap.contains(QPointF(50, 8)) && !gap.contains(QPointF(53, 0)));
    document.undoStack()->undo();
    document.undoStack()->redo();
    QVERIFY(labelGap(*document.find(upper), [](qsizetype) { return QRectF(); }) == gap);
}

void TestLineJumps::labelsAndGapsAreCutTogether()
{
    Document document;
    document.addShape(Shape::connectorBetween(QPointF(0, 0), QPointF(100, 0)));
    Shape line = jumping({50, -50}, {50, 50}, ConnectorJumps::GapJumps);
    line.text = QStringLiteral("text");
    line.connector->label.position = 0.8;
    const ShapeId upper = document.addShape(line);
    const QPainterPath gap = labelGap(*document.find(upper), [](qsizetype) { return QRectF(-10, -5, 20, 10); });
    QVERIFY(gap.contains(QPointF(50, 0)));
    QVERIFY(gap.contains(QPointF(50, 30)));
    QVERIFY(!gap.contains(QPointF(50, 15)));
}

void TestLineJumps::curvesAndBendsJump()
{
    for (const ConnectorRoute route : {ConnectorRoute::Orthogonal, ConnectorRoute::Curved}) {
        Document document;
        const ShapeId left = document.addShape(box(0, 0)), right = document.addShape(box(400, 200));
        document.addShape(Shape::connectorBetween(QPointF(200, -300), QPointF(200.5, 500)));
        document.addShape(Shape::connectorBetween(QPointF(100, -300), QPointF(100, 500)));
        Shape line = orthogonal(left, right, 8);
        line.connector->route = route;
        line.connector->jumps = ConnectorJumps::ArcJumps;
        const ShapeId id = document.addShape(line);
        const Connector &connector = *std::as_const(*document.find(id)).connector;
        QVERIFY(!connector.line.isEmpty());
        QVERIFY(path(document, id).size() > connector.line.size());
        QCOMPARE(path(document, id).first(), connector.line.first());
        QCOMPARE(path(document, id).last(), connector.line.last());
    }
}

void TestLineJumps::filesKeepTheJumps()
{
    Document document;
    document.addShape(Shape::connectorBetween(QPointF(0, 0), QPointF(100, 0)));
    const ShapeId upper = document.addShape(jumping({50, -50}, {50, 50}));
    const QByteArray text = written(document.data());
    QVERIFY(text.contains("\"jumps\":\"arc\""));
    DocumentData read;
    QVERIFY(readFrom(text, read));
    Document fresh;
    fresh.setData(read);
    QVERIFY(*fresh.find(upper) == *document.find(upper));
    // The outline of a free line is known before it is routed.
    document.changeShape(upper, jumping({37.3, -52.7}, {61.9, 48.1}));
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("jumps.trammel"));
    QVERIFY(document.save(name));
    Document loaded;
    QVERIFY(loaded.load(name));
    QVERIFY(loaded.data() == document.data());
    QVERIFY(areSame(connectorOf(loaded, upper).line, connectorOf(document, upper).line));
    for (const char *bad : {"\"bridge\"", "1", "null", "\"\""}) {
        QByteArray wrong = text;
        wrong.replace("\"arc\"", bad);
        QVERIFY(!readFrom(wrong, read));
    }
    document.changeShapes({upper}, [](Shape &shape) { shape.connector->jumps = ConnectorJumps(3); });
    QVERIFY(!document.errorString().isEmpty());
}

void TestLineJumps::dependOnTheDrawingAlone()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 200);
    for (int round = 0; round < 20; ++round) {
        Document document;
        ShapeIds ids;
        for (int i = 0; i < 6; ++i)
            ids.append(document.addShape(box(random.real(-200, 200), random.real(-200, 200))));
        for (int i = 0; i < 12; ++i) {
            const ConnectorEnd from = random.chance(30) ? ConnectorEnd(random.point()) : ids[random.upTo(5)];
            Shape line = Shape::connectorBetween(from, random.point());
            line.connector->route = ConnectorRoute(random.upTo(2));
            line.connector->jumps = ConnectorJumps(random.upTo(2));
            ids.append(document.addShape(line));
        }
        for (int edit = 0; edit < 30; ++edit) {
            const ShapeIds left = document.ids();
            const ShapeId id = left[random.upTo(int(left.size()) - 1)];
            const int kind = random.upTo(5);
            switch (kind) {
            case 0:
                document.changeShapes({id}, [&](Shape &shape) { shape.hidden = random.chance(50); });
                break;
            case 1:
                document.reorderAbove({id}, left[random.upTo(int(left.size()) - 1)]);
                break;
            case 2:
                document.undoStack()->undo();
                break;
            case 3:
                if (left.size() > 10)
                    document.removeShapes({id});
                break;
            default:
                document.changeShapes({id}, [&](Shape &shape) {
                    shape.center += random.point() / 4;
                    if (shape.connector)
                        shape.connector->jumps = ConnectorJumps(random.upTo(2));
                });
            }
            if (!isLikeReloaded(document))
                QFAIL(qPrintable(QStringLiteral("round %1, edit %2 of kind %3").arg(round).arg(edit).arg(kind)));
        }
    }
}

// The path that a changed connector has at the start of the gesture does not hide those that it crosses now.
void TestLineJumps::changeAfterAMoveInAGesture()
{
    Document document;
    const ShapeId box = document.addShape(Shape::rectangle({0, 0}, {20, 20}));
    const ShapeId other = document.addShape(Shape::rectangle({-200, 0}, {20, 20}));
    document.addShape(Shape::connectorBetween(QPointF(-300, 300), QPointF(100, 300)));
    Shape shape = Shape::connectorBetween(other, box);
    shape.connector->jumps = ConnectorJumps::ArcJumps;
    const ShapeId upper = document.addShape(shape);
    Gesture gesture(document, QStringLiteral("Drag"));
    Placement placement = document.find(box)->placement();
    placement.center += QPointF(0, 600);
    QVERIFY(gesture.place({box}, {placement}));
    const Shape::Outline path = document.find(upper)->sceneOutline();
    QVERIFY(path[0].size() > 2);
    Shape wide = *document.find(upper);
    wide.stroke.width = 3;
    QVERIFY(gesture.change({upper}, {wide}));
    QVERIFY(document.find(upper)->sceneOutline() == path);
}

TRAMMEL_TEST(TestLineJumps)
#include "tst_linejumps.moc"
