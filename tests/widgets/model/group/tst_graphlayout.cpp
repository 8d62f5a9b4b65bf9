#include "tests/testprogram.h"
#include "tests/widgets/orthogonalscenes.h"
#include <trammel/gesture.h>
#include <trammel/graphlayout.h>

#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>

using namespace Trammel;

namespace {

using Form = GraphLayout::Form;

constexpr int patience = 60'000;

/// A diagram with boxes of different sizes in one place, and connectors between them.
struct Diagram
{
    Document document;
    ShapeIds boxes;

    ShapeId add(double width, double height, double rotation = 0)
    {
        Shape shape = Shape::rectangle({100, 50}, {width, height}, rotation);
        shape.fill = Qt::white;
        boxes.append(document.addShape(shape));
        return boxes.last();
    }
    ShapeId connect(int from, int to) { return document.addShape(orthogonal(boxes[from], boxes[to])); }
    QPointF center(int i) const { return document.find(boxes[i])->center; }
    ShapeUnits units() const { return separateUnits(document.ids()); }
    bool overlap() const
    {
        for (qsizetype i = 0; i < boxes.size(); ++i) {
            for (qsizetype k = 0; k < i; ++k) {
                if (document.find(boxes[i])->sceneBounds().overlaps(document.find(boxes[k])->sceneBounds()))
                    return true;
            }
        }
        return false;
    }
};

/// Arranges and waits. Returns the reason for a failure.
QString arrange(GraphLayout &layout, Document &document, const ShapeUnits &units, Form form)
{
    QSignalSpy finished(&layout, &GraphLayout::finished);
    if (!layout.start(document, units, form))
        return layout.errorString();
    if (finished.isEmpty() && !finished.wait(patience))
        return QStringLiteral("not finished");
    if (finished.count() != 1 || finished[0][0].toBool() != layout.errorString().isEmpty())
        return QStringLiteral("the signal is wrong");
    return layout.errorString();
}

} // namespace

/// Tests the arrangement of diagrams with Graphviz, which must be installed.
class TestGraphLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formsHaveTheirDirections_data();
    void formsHaveTheirDirections();
    void isOneStep();
    void treesIgnoreFurtherEdges();
    void unitsMoveAsAWhole();
    void otherShapesStay();
    void freeConnectorsAndPinsFollow();
    void largeGraphsAreArranged();
    void refusesWhatCannotBeArranged();
    void failuresHarmNothing_data();
    void failuresHarmNothing();
    void changesMeanwhileWin();
    void lateRoutesAreNoChanges();
    void deletionsMeanwhile();

private:
    /// A program that runs a script instead of Graphviz.
    QString script(const QByteArray &text);

    QTemporaryDir m_folder;
};

void TestGraphLayout::formsHaveTheirDirections_data()
{
    QTest::addColumn<Form>("form");
    QTest::newRow("down") << Form::LayeredDown;
    QTest::newRow("across") << Form::LayeredAcross;
    QTest::newRow("tree") << Form::Tree;
    QTest::newRow("forces") << Form::ForceDirected;
}

void TestGraphLayout::formsHaveTheirDirections()
{
    QFETCH(Form, form);
    Diagram diagram;
    for (int i = 0; i < 8; ++i)
        diagram.add(40 + 20 * (i % 3), 30 + 10 * (i % 2), i == 5 ? 45 : 0);
    QList<std::pair<int, int>> edges{{0, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 5}, {5, 6}, {5, 7}};
    for (auto [from, to] : edges)
        diagram.connect(from, to);
    QVERIFY(diagram.overlap());
    GraphLayout layout;
    QVERIFY2(!layout.program().isEmpty(), "Graphviz is not installed");
    QCOMPARE(arrange(layout, diagram.document, diagram.units(), form), QString());
    QVERIFY(!layout.isRunning());
    QVERIFY(!diagram.overlap());
    for (auto [from, to] : edges) {
        const QPointF way = diagram.center(to) - diagram.center(from);
        if (form == Form::LayeredAcross)
            QVERIFY(way.x() > 40);
        else if (form != Form::ForceDirected)
            QVERIFY(way.y() > 30);
        QVERIFY(length(way) < 600);
    }
    // The middle of all shapes stays, up to the rounding of corners.
    const Aabb2 bounds = diagram.document.bounds(diagram.boxes);
    QVERIFY(length(QPointF(bounds.center()[0], bounds.center()[1]) - QPointF(100, 50)) < 3);
    QVERIFY(isPathOfData(diagram.document));
}

void TestGraphLayout::isOneStep()
{
    Diagram diagram;
    for (int i = 0; i < 3; ++i)
        diagram.add(60, 30);
    diagram.connect(0, 1);
    diagram.connect(1, 2);
    const DocumentData before = diagram.document.data();
    const int steps = diagram.document.undoStack()->count();
    GraphLayout layout;
    QCOMPARE(arrange(layout, diagram.document, diagram.units(), Form::LayeredDown), QString());
    QCOMPARE(diagram.document.undoStack()->count(), steps + 1);
    QCOMPARE(diagram.document.undoStack()->undoText(), QStringLiteral("Arrange"));
    const DocumentData after = diagram.document.data();
    // Everything is in its place now.
    QCOMPARE(arrange(layout, diagram.document, diagram.units(), Form::LayeredDown), QString());
    QCOMPARE(diagram.document.undoStack()->count(), steps + 1);
    diagram.document.undoStack()->undo();
    QCOMPARE(written(diagram.document.data()), written(before));
    diagram.document.undoStack()->redo();
    QCOMPARE(written(diagram.document.data()), written(after));
}

void TestGraphLayout::treesIgnoreFurtherEdges()
{
    Diagram diagram;
    for (int i = 0; i < 5; ++i)
        diagram.add(60, 30);
    // A cycle, and a shortcut.
    for (auto [from, to] : {std::pair(0, 1), {0, 2}, {2, 3}, {3, 4}, {4, 0}, {1, 4}})
        diagram.connect(from, to);
    GraphLayout layout;
    QCOMPARE(arrange(layout, diagram.document, diagram.units(), Form::Tree), QString());
    QCOMPARE(diagram.center(1).y(), diagram.center(2).y());
    QVERIFY(diagram.center(0).y() < diagram.center(1).y());
    QCOMPARE(diagram.center(3).y(), diagram.center(4).y());
}

void TestGraphLayout::unitsMoveAsAWhole()
{
    Diagram diagram;
    for (int i = 0; i < 4; ++i)
        diagram.add(60, 30);
    diagram.document.changeShape(diagram.boxes[1], box(160, 50, 40));
    diagram.connect(0, 1);
    diagram.connect(1, 2);
    diagram.connect(2, 3);
    const QPointF apart = diagram.center(1) - diagram.center(0);
    const ShapeUnits units{{diagram.boxes[0], diagram.boxes[1]}, {diagram.boxes[2]}, {diagram.boxes[3]}};
    GraphLayout layout;
    QCOMPARE(arrange(layout, diagram.document, units, Form::LayeredDown), QString());
    QVERIFY(length(diagram.center(1) - diagram.center(0) - apart) < 1e-9);
    QVERIFY(diagram.center(2).y() > diagram.center(1).y() && diagram.center(3).y() > diagram.center(2).y());
}

void TestGraphLayout::otherShapesStay()
{
    Diagram diagram;
    for (int i = 0; i < 4; ++i)
        diagram.add(60, 30);
    diagram.connect(0, 1);
    diagram.connect(1, 3);
    const Shape other = *diagram.document.find(diagram.boxes[3]);
    GraphLayout layout;
    QCOMPARE(arrange(layout, diagram.document, separateUnits({diagram.boxes[0], diagram.boxes[1]}), Form::LayeredDown),
             QString());
    QVERIFY(*diagram.document.find(diagram.boxes[3]) == other);
    QVERIFY(diagram.center(1).y() > diagram.center(0).y());
}

void TestGraphLayout::freeConnectorsAndPinsFollow()
{
    Diagram diagram;
    for (int i = 0; i < 2; ++i)
        diagram.add(60, 30);
    const ShapeId between = diagram.connect(0, 1);
    const ShapeId outward = diagram.document.addShape(orthogonal(diagram.boxes[0], ConnectorEnd(QPointF(900, 900))));
    for (ShapeId id : {between, outward}) {
        diagram.document.changeShapes({id}, [](Shape &shape) { shape.connector->pins = {{Qt::Vertical, 300}}; });
    }
    GraphLayout layout;
    QCOMPARE(arrange(layout, diagram.document, diagram.units(), Form::LayeredDown), QString());
    QVERIFY(diagram.document.find(between)->connector->pins.isEmpty());
    QCOMPARE(diagram.document.find(outward)->connector->pins.size(), 1);
    QCOMPARE(diagram.document.find(outward)->connector->to.point, QPointF(900, 900));
}

void TestGraphLayout::largeGraphsAreArranged()
{
    Diagram diagram;
    for (int i = 0; i < 450; ++i) {
        diagram.add(60, 30);
        if (i > 0)
            diagram.document.addShape(Shape::connectorBetween(diagram.boxes[i / 3], diagram.boxes[i]));
    }
    GraphLayout layout;
    for (Form form : {Form::LayeredDown, Form::ForceDirected}) {
        QCOMPARE(arrange(layout, diagram.document, diagram.units(), form), QString());
        QVERIFY(!diagram.overlap());
    }
}

void TestGraphLayout::refusesWhatCannotBeArranged()
{
    Diagram diagram;
    GraphLayout layout;
    const ShapeId only = diagram.add(60, 30);
    QVERIFY(!layout.start(diagram.document, {}, Form::Tree));
    QVERIFY(layout.errorString().contains(QStringLiteral("fewer than two")));
    QVERIFY(!layout.start(diagram.document, {{only}, {ShapeId(99)}}, Form::Tree));
    diagram.add(60, 30);
    layout.setProgram({});
    QVERIFY(!layout.start(diagram.document, diagram.units(), Form::Tree));
    QVERIFY(layout.errorString().contains(QStringLiteral("Graphviz")));
    QVERIFY(!layout.isRunning());
}

QString TestGraphLayout::script(const QByteArray &text)
{
    QFile file(m_folder.filePath(QStringLiteral("program")));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\n" + text + '\n');
    file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    file.close();
    return file.fileName();
}

void TestGraphLayout::failuresHarmNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("error") << QByteArray("cat >/dev/null; echo bad >&2; exit 3") << QStringLiteral("failed");
    QTest::newRow("crash") << QByteArray("kill -SEGV $$") << QStringLiteral("failed");
    QTest::newRow("hang") << QByteArray("exec sleep 600") << QStringLiteral("in time");
    QTest::newRow("nothing") << QByteArray("cat >/dev/null") << QStringLiteral("no positions");
    QTest::newRow("no JSON") << QByteArray("cat >/dev/null; echo '{['") << QStringLiteral("no positions");
    QTest::newRow("a node is missing") << QByteArray(
        "cat >/dev/null; echo '{\"objects\":[{\"name\":\"0\",\"pos\":\"1,2\"}]}'")
                                       << QStringLiteral("no positions");
    QTest::newRow("not a number") << QByteArray(
        "cat >/dev/null; echo '{\"objects\":[{\"name\":\"0\",\"pos\":\"1,2\"},{\"name\":\"1\",\"pos\":\"nan,2\"}]}'")
                                  << QStringLiteral("no positions");
    QTest::newRow("too far away") << QByteArray(
        "cat >/dev/null; echo '{\"objects\":[{\"name\":\"0\",\"pos\":\"1,2\"},{\"name\":\"1\",\"pos\":\"1e12,2\"}]}'")
                                  << QStringLiteral("1e9");
    QTest::newRow("a flood of messages") << QByteArray("cat >/dev/null; yes | head -c 1000000 >&2; exit 1")
                                         << QStringLiteral("failed");
}

void TestGraphLayout::failuresHarmNothing()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    Diagram diagram;
    diagram.add(60, 30);
    diagram.add(60, 30);
    diagram.connect(0, 1);
    const QByteArray before = written(diagram.document.data());
    const int steps = diagram.document.undoStack()->count();
    GraphLayout layout;
    layout.setProgram(script(text));
    layout.setTimeout(text.contains("sleep") ? 200 : patience);
    const QString error = arrange(layout, diagram.document, diagram.units(), Form::LayeredDown);
    QVERIFY2(error.contains(reason), qPrintable(error));
    QVERIFY(!layout.isRunning());
    QCOMPARE(written(diagram.document.data()), before);
    QCOMPARE(diagram.document.undoStack()->count(), steps);
    layout.setProgram(m_folder.filePath(QStringLiteral("missing")));
    QVERIFY(arrange(layout, diagram.document, diagram.units(), Form::LayeredDown).contains(QStringLiteral("started")));
}

void TestGraphLayout::changesMeanwhileWin()
{
    Diagram diagram;
    diagram.add(60, 30);
    diagram.add(60, 30);
    diagram.connect(0, 1);
    GraphLayout layout;
    QSignalSpy finished(&layout, &GraphLayout::finished);
    QVERIFY(layout.start(diagram.document, diagram.units(), Form::LayeredDown));
    diagram.document.changeShape(diagram.boxes[1], box(500, 500));
    QVERIFY(finished.wait(patience));
    QVERIFY(layout.errorString().contains(QStringLiteral("changed")));
    QCOMPARE(diagram.center(1), QPointF(500, 500));
    // A canceled arrangement is silent.
    QVERIFY(layout.start(diagram.document, diagram.units(), Form::LayeredDown));
    layout.cancel();
    QVERIFY(!layout.isRunning());
    QTest::qWait(300);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(diagram.center(1), QPointF(500, 500));
}

void TestGraphLayout::lateRoutesAreNoChanges()
{
    Diagram diagram;
    for (int i = 0; i < 100; ++i) {
        diagram.add(60, 30);
        if (i > 0)
            diagram.connect(i / 3, i);
    }
    diagram.document.setRouteBudget(0);
    const ShapeUnits units = diagram.units();
    Gesture gesture(diagram.document, QStringLiteral("Move"));
    QList<Placement> placements;
    for (int i = 0; i < 100; ++i)
        placements.append({{90.0 * (i % 10), 70.0 * (i / 10)}, {60, 30}, 0});
    QVERIFY(gesture.place(diagram.boxes, placements));
    QVERIFY(gesture.commit());
    QVERIFY(diagram.document.hasLateRoutes());
    GraphLayout layout;
    QCOMPARE(arrange(layout, diagram.document, units, Form::LayeredDown), QString());
    QVERIFY(!diagram.overlap());
}

void TestGraphLayout::deletionsMeanwhile()
{
    auto diagram = std::make_unique<Diagram>();
    diagram->add(60, 30);
    diagram->add(60, 30);
    GraphLayout layout;
    QVERIFY(layout.start(diagram->document, diagram->units(), Form::LayeredDown));
    diagram.reset();
    QVERIFY(!layout.isRunning());
    diagram = std::make_unique<Diagram>();
    diagram->add(60, 30);
    diagram->add(60, 30);
    auto other = std::make_unique<GraphLayout>();
    connect(other.get(), &GraphLayout::finished, this, [&other] { other.reset(); });
    QVERIFY(other->start(diagram->document, diagram->units(), Form::LayeredDown));
    QTRY_VERIFY_WITH_TIMEOUT(!other, patience);
    QVERIFY(!diagram->overlap());
    // The process ends with the arrangement.
    auto hanging = std::make_unique<GraphLayout>();
    hanging->setProgram(script("exec sleep 600"));
    QVERIFY(hanging->start(diagram->document, diagram->units(), Form::LayeredDown));
    QElapsedTimer timer;
    timer.start();
    hanging.reset();
    QVERIFY(timer.elapsed() < 5000);
}

TRAMMEL_TEST(TestGraphLayout)
#include "tst_graphlayout.moc"
