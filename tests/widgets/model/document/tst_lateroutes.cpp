#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include "widgets/model/document/asdrawn_p.h"
#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/routing/linejumps_p.h"
#include <trammel/document.h>
#include <trammel/fragment.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>
#include <functional>
#include <numbers>
#include <optional>
#include <random>

using namespace Trammel;
using namespace Qt::StringLiterals;

namespace {

/// So many routes are never late, and are computed in each portion without time: see Document::setRouteBudget().
constexpr qsizetype portion = 16;
constexpr int connectorCount = 100;

} // namespace

/// A hub with connectors to many boxes around it, in two rings. The type is not local, since g++ rejects members of
/// local types in units of several files.
struct Hub
{
    DocumentData data;
    ShapeId hub{1};
    ShapeIds connectors;

    explicit Hub(const std::function<void(Connector &)> &change)
    {
        add(box(0, 0, 60));
        for (int i = 0; i < connectorCount; ++i) {
            const double angle = 2 * std::numbers::pi * i / connectorCount, radius = i % 2 == 0 ? 700 : 900;
            const ShapeId end = add(box(radius * std::cos(angle), radius * std::sin(angle), 30, 10 * i));
            Shape connector = Shape::connectorBetween(hub, end);
            change(*connector.connector);
            connectors.append(add(connector));
        }
    }

private:
    ShapeId add(const Shape &shape)
    {
        const ShapeId id(data.nextId++);
        data.shapes.insert(id, shape);
        data.order.append(id);
        return id;
    }
};

namespace {

bool move(Gesture &gesture, const DocumentData &start, ShapeId id, QPointF offset)
{
    Placement placement = start.shapes.find(id)->placement();
    placement.center += offset;
    return gesture.place({id}, {placement});
}

/// Runs the event loop until no route is late. Returns the number of portions, and asks nothing.
int finishInFrames(Document &document)
{
    int portions = 0;
    while (document.hasLateRoutes() && portions < 10000) {
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        ++portions;
    }
    return portions;
}

/// The differences between the connectors of two documents in anything that is painted, or in their index entries.
QStringList differences(const Document &a, const Document &b, const ShapeIds &connectors)
{
    QStringList found;
    for (ShapeId id : connectors) {
        const Shape &first = *a.find(id), &second = *b.find(id);
        const auto check = [&](const char *what, bool isSame) {
            if (!isSame)
                found.append(QStringLiteral("%1: %2").arg(id.value()).arg(QLatin1String(what)));
        };
        check("line", first.connector->line == second.connector->line);
        check("gaps", first.connector->gaps == second.connector->gaps);
        check("own corners", first.connector->ownCorners == second.connector->ownCorners);
        check("surroundings", first.connector->surroundings == second.connector->surroundings);
        check("path", isSamePath(first, second));
        check("bounds", a.paintedBounds(id) == b.paintedBounds(id));
    }
    return found;
}

} // namespace

/// Tests that the routes that do not fit into the budget of a gesture are finished later, in the same final state.
class TestLateRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void framesGiveTheSameState_data();
    void framesGiveTheSameState();
    void eachPortionIsBounded();
    void everyConnectorHasItsTurn();
    void questionsFinishFirst_data();
    void questionsFinishFirst();
    void answersAsDrawnFinishNothing();
    void slotsGetFinalAnswers();
    void changesFinishFirst_data();
    void changesFinishFirst();
    void cancelRestoresEverything();
    void fewRoutesAreNeverLate();
    void documentMayBeDeleted();
    void manyLinesHaveNoJumps();

private:
    /// Drags the hub by some steps in a document with late routes, and in one without.
    void dragTogether(int steps);

    std::optional<Hub> m_hub;
    std::optional<Document> m_late;
    std::optional<Document> m_whole;
    std::optional<Gesture> m_lateGesture;
    std::optional<Gesture> m_wholeGesture;
    std::function<void(Connector &)> m_change = [](Connector &connector) {
        connector.route = ConnectorRoute::Orthogonal;
        connector.jumps = ConnectorJumps::ArcJumps;
    };
};

void TestLateRoutes::init()
{
    m_lateGesture.reset();
    m_wholeGesture.reset();
    m_hub.emplace(m_change);
    m_late.emplace();
    m_whole.emplace();
    QVERIFY(m_late->setData(m_hub->data) && m_whole->setData(m_hub->data));
    m_late->setRouteBudget(0);
    m_whole->setRouteBudget(-1);
}

void TestLateRoutes::dragTogether(int steps)
{
    m_lateGesture.emplace(*m_late, u"Move"_s);
    m_wholeGesture.emplace(*m_whole, u"Move"_s);
    for (int i = 1; i <= steps; ++i) {
        const QPointF offset(40 * i, 25 * i);
        QVERIFY(move(*m_lateGesture, m_hub->data, m_hub->hub, offset));
        QVERIFY(move(*m_wholeGesture, m_hub->data, m_hub->hub, offset));
        QVERIFY(m_late->hasLateRoutes());
        QVERIFY(!m_whole->hasLateRoutes());
    }
}

void TestLateRoutes::framesGiveTheSameState_data()
{
    QTest::addColumn<ConnectorRoute>("route");
    QTest::addColumn<ConnectorJumps>("jumps");
    QTest::addColumn<double>("spacing");

    QTest::newRow("straight") << ConnectorRoute::Straight << ConnectorJumps::NoJumps << 0.0;
    QTest::newRow("straight, arcs") << ConnectorRoute::Straight << ConnectorJumps::ArcJumps << 0.0;
    QTest::newRow("orthogonal") << ConnectorRoute::Orthogonal << ConnectorJumps::NoJumps << 0.0;
    QTest::newRow("orthogonal, arcs") << ConnectorRoute::Orthogonal << ConnectorJumps::ArcJumps << 0.0;
    QTest::newRow("orthogonal, spaced, gaps") << ConnectorRoute::Orthogonal << ConnectorJumps::GapJumps << 8.0;
    QTest::newRow("curved, arcs") << ConnectorRoute::Curved << ConnectorJumps::ArcJumps << 0.0;
    QTest::newRow("polyline") << ConnectorRoute::Polyline << ConnectorJumps::NoJumps << 0.0;
}

void TestLateRoutes::framesGiveTheSameState()
{
    QFETCH(const ConnectorRoute, route);
    QFETCH(const ConnectorJumps, jumps);
    QFETCH(const double, spacing);
    const auto normal = std::exchange(m_change, [&](Connector &connector) {
        connector.route = route;
        connector.jumps = jumps;
        connector.spacing = spacing;
    });
    init();
    m_change = normal;

    dragTogether(3);
    QVERIFY(finishInFrames(*m_late) > 1);
    QCOMPARE(differences(*m_late, *m_whole, m_hub->connectors), QStringList());
    // The last steps are finished after the gesture.
    QVERIFY(move(*m_lateGesture, m_hub->data, m_hub->hub, {-90, 60}));
    QVERIFY(move(*m_wholeGesture, m_hub->data, m_hub->hub, {-90, 60}));
    QVERIFY(m_lateGesture->commit() && m_wholeGesture->commit());
    QVERIFY(m_late->hasLateRoutes());
    QVERIFY(finishInFrames(*m_late) > 1);
    QCOMPARE(differences(*m_late, *m_whole, m_hub->connectors), QStringList());
    QVERIFY(isPathOfData(*m_late));
    m_late->undoStack()->undo();
    m_whole->undoStack()->undo();
    QCOMPARE(differences(*m_late, *m_whole, m_hub->connectors), QStringList());
}

void TestLateRoutes::eachPortionIsBounded()
{
    // Without jumps, a connector changes once.
    const auto normal =
        std::exchange(m_change, [](Connector &connector) { connector.route = ConnectorRoute::Orthogonal; });
    init();
    m_change = normal;
    qsizetype most = 0, sum = 0;
    connect(&*m_late, &Document::shapesChanged, this, [&](const ShapeIds &ids) {
        const auto count = std::count_if(ids.begin(), ids.end(), [this](ShapeId id) { return id != m_hub->hub; });
        most = std::max(most, qsizetype(count));
        sum += count;
    });
    Gesture gesture(*m_late, u"Move"_s);
    for (int i = 1; i <= 3; ++i)
        QVERIFY(move(gesture, m_hub->data, m_hub->hub, QPointF(50, 20) * i));
    QVERIFY(finishInFrames(*m_late) >= (connectorCount - portion) / portion);
    QCOMPARE(most, portion);
    QVERIFY(sum >= connectorCount);
}

void TestLateRoutes::everyConnectorHasItsTurn()
{
    ShapeIdSet seen;
    connect(&*m_late, &Document::shapesChanged, this, [&](const ShapeIds &ids) {
        for (ShapeId id : ids)
            seen.insert(id);
    });
    Gesture gesture(*m_late, u"Move"_s);
    // There is no time for events between the steps.
    for (int i = 1; i <= connectorCount / portion + 1; ++i)
        QVERIFY(move(gesture, m_hub->data, m_hub->hub, QPointF(11, 17) * i));
    for (ShapeId id : m_hub->connectors)
        QVERIFY2(seen.contains(id), qPrintable(QString::number(id.value())));
}

using Question = std::function<QVariant(const Document &)>;

void TestLateRoutes::questionsFinishFirst_data()
{
    QTest::addColumn<Question>("question");

    const auto row = [](const char *name, const Question &question) { QTest::newRow(name) << question; };
    const auto listed = [](const ShapeIds &ids) {
        QVariantList list;
        for (ShapeId id : ids)
            list.append(id.value());
        return list;
    };
    const ShapeId last(2 * connectorCount + 1);
    const auto numbers = [](const Aabb2 &box) {
        return QVariant(QRectF(QPointF(box.min[0], box.min[1]), QPointF(box.max[0], box.max[1])));
    };
    row("find", [=](const Document &document) {
        return QVariant::fromValue(QPolygonF(document.find(last)->sceneOutline().value(0)));
    });
    row("painted bounds", [=](const Document &document) { return numbers(document.paintedBounds(last)); });
    row("bounds", [=](const Document &document) { return numbers(document.bounds()); });
    row("bounds of some", [=](const Document &document) { return numbers(document.bounds({last})); });
    row("candidates", [=](const Document &document) {
        return listed(document.candidates({{-300, -300}, {-200, -200}}));
    });
    row("shapes in", [=](const Document &document) {
        return listed(document.shapesIn(QRectF(-300, -300, 280, 280), RubberBandMode::Touch));
    });
    row("shapes at", [=](const Document &document) { return listed(document.shapesAt({-300, 0}, 50)); });
    row("shape at", [=](const Document &document) { return document.shapeAt({-300, 0}, 50).value(); });
    row("data", [=](const Document &document) {
        return QVariant::fromValue(QPolygonF(document.data().shapes.find(last)->sceneOutline().value(0)));
    });
}

void TestLateRoutes::questionsFinishFirst()
{
    QFETCH(const Question, question);
    dragTogether(2);
    const QVariant answer = question(*m_late);
    QCOMPARE(answer, question(*m_whole));
    QVERIFY(!m_late->hasLateRoutes());
    QCOMPARE(differences(*m_late, *m_whole, m_hub->connectors), QStringList());
}

void TestLateRoutes::answersAsDrawnFinishNothing()
{
    const ShapeId last = m_hub->connectors.last();
    const Shape before = *m_late->find(last);
    Gesture gesture(*m_late, u"Move"_s);
    QVERIFY(move(gesture, m_hub->data, m_hub->hub, {40, 25}));
    {
        const AsDrawn drawn(&*m_late);
        QVERIFY(isSamePath(*m_late->find(last), before));
        QVERIFY(!m_late->candidates(m_late->paintedBounds(last)).isEmpty());
        QVERIFY(m_late->hasLateRoutes());
        {
            const AsDrawn upToDate(&*m_late, AsDrawn::Answers::UpToDate);
            QVERIFY(!isSamePath(*m_late->find(last), before));
        }
    }
    QVERIFY(!m_late->hasLateRoutes());
    // A shape that is no connector is never late.
    QVERIFY(move(gesture, m_hub->data, m_hub->hub, {60, 25}));
    QCOMPARE(m_late->find(m_hub->hub)->center, QPointF(60, 25));
    QVERIFY(m_late->hasLateRoutes());
}

void TestLateRoutes::slotsGetFinalAnswers()
{
    dragTogether(1);
    int calls = 0;
    // The slot ends with this function.
    const QObject receiver;
    connect(&*m_late, &Document::shapesChanged, &receiver, [&] {
        ++calls;
        if (calls == 1)
            QCOMPARE(differences(*m_late, *m_whole, m_hub->connectors), QStringList());
    });
    QVERIFY(move(*m_wholeGesture, m_hub->data, m_hub->hub, {70, -30}));
    {
        const AsDrawn drawn(&*m_late);
        QVERIFY(move(*m_lateGesture, m_hub->data, m_hub->hub, {70, -30}));
    }
    QVERIFY(!m_late->hasLateRoutes());
    // The signals of the routes that the question has finished follow.
    QCoreApplication::processEvents();
    QCOMPARE(calls, 2);
}

using Change = std::function<void(Document &)>;

void TestLateRoutes::changesFinishFirst_data()
{
    QTest::addColumn<Change>("change");

    const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
    // The freed ends stay where the paths end.
    row("remove the hub", [](Document &document) { document.removeShapes({ShapeId(1)}); });
    row("remove an end", [](Document &document) { document.removeShapes({ShapeId(2)}); });
    row("add a shape", [](Document &document) { document.addShape(box(100, 100, 200)); });
    row("hide connectors", [](Document &document) {
        document.changeShapes({ShapeId(3), ShapeId(101)}, [](Shape &shape) { shape.hidden = true; });
    });
    row("reorder", [](Document &document) { document.reorder({ShapeId(3)}, Document::Place::Top); });
    row("undo", [](Document &document) { document.undoStack()->undo(); });
    row("undo, redo", [](Document &document) {
        document.undoStack()->undo();
        document.undoStack()->redo();
    });
    row("group", [](Document &document) { document.group({ShapeId(2), ShapeId(3), ShapeId(4)}); });
    row("clear", [](Document &document) { document.clear(); });
    row("another gesture", [](Document &document) {
        Gesture gesture(document, u"Move"_s);
        Shape shape = *document.find(ShapeId(201));
        shape.connector->to = ConnectorEnd(QPointF(500, 500));
        gesture.change({ShapeId(201)}, {shape});
        gesture.commit();
    });
}

void TestLateRoutes::changesFinishFirst()
{
    QFETCH(const Change, change);
    dragTogether(2);
    QVERIFY(m_lateGesture->commit() && m_wholeGesture->commit());
    QVERIFY(m_late->hasLateRoutes());
    change(*m_late);
    change(*m_whole);
    QCOMPARE(m_late->ids(), m_whole->ids());
    ShapeIds connectors = m_hub->connectors;
    connectors.removeIf([this](ShapeId id) { return !m_whole->contains(id); });
    QCOMPARE(differences(*m_late, *m_whole, connectors), QStringList());
    QVERIFY(m_late->data() == m_whole->data());
}

void TestLateRoutes::cancelRestoresEverything()
{
    Document start;
    QVERIFY(start.setData(m_hub->data));
    dragTogether(2);
    m_lateGesture->cancel();
    QVERIFY(m_late->hasLateRoutes());
    QVERIFY(finishInFrames(*m_late) > 1);
    QCOMPARE(differences(*m_late, start, m_hub->connectors), QStringList());
    QVERIFY(m_late->data() == start.data());
    QVERIFY(!m_late->undoStack()->canUndo());
}

void TestLateRoutes::fewRoutesAreNeverLate()
{
    Document document;
    document.setRouteBudget(0);
    const ShapeId hub = document.addShape(box(0, 0));
    for (int i = 0; i < portion; ++i) {
        Shape connector = orthogonal(hub, document.addShape(box(300, 60 * i)));
        connector.connector->jumps = ConnectorJumps::ArcJumps;
        document.addShape(connector);
    }
    const DocumentData start = document.data();
    Gesture gesture(document, u"Move"_s);
    QVERIFY(move(gesture, start, hub, {-50, 500}));
    QVERIFY(!document.hasLateRoutes());
}

void TestLateRoutes::documentMayBeDeleted()
{
    dragTogether(1);
    QVERIFY(m_late->hasLateRoutes());
    const AsDrawn drawn(&*m_late);
    m_lateGesture.reset();
    m_late.reset();
    QCoreApplication::processEvents();
}

void TestLateRoutes::manyLinesHaveNoJumps()
{
    // The search for lines ends after the last one that can matter, so that its time does not grow with their number.
    Shape connector = Shape::connectorBetween(QPointF(0, 0), QPointF(100, 0));
    Document document;
    const ShapeId id = document.addShape(connector);
    JumpedLines lines(*document.find(id));
    const ShapeId across = document.addShape(Shape::connectorBetween(QPointF(50, -50), QPointF(50, 50)));
    const ShapeId apart = document.addShape(Shape::connectorBetween(QPointF(50, 10), QPointF(50, 50)));
    for (std::size_t i = 0; i < MostJumped; ++i) {
        QVERIFY(lines.add(*document.find(apart)));
        QVERIFY(lines.add(*document.find(across)));
    }
    QCOMPARE(lines.lines().size(), MostJumped);
    QVERIFY(!jumpsOver(lineOf(*document.find(id)), lines.lines()).empty());
    QVERIFY(!lines.add(*document.find(across)));
    QVERIFY(jumpsOver(lineOf(*document.find(id)), lines.lines()).empty());
}

TRAMMEL_TEST(TestLateRoutes)
#include "tst_lateroutes.moc"
