#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/repetition.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace Trammel;

namespace {

using RepetitionForm = Repetition::Form;

constexpr double NotANumber = std::numeric_limits<double>::quiet_NaN();

Shape tile(double x, double y, double rotation = 0)
{
    return Shape::rectangle({x, y}, {10, 10}, rotation);
}

Repetition row(int count, QPointF offset)
{
    Repetition repetition;
    repetition.count = count;
    repetition.offset = offset;
    return repetition;
}

Repetition grid(int columns, int rows, QPointF offset)
{
    Repetition repetition;
    repetition.form = RepetitionForm::Grid;
    repetition.columns = columns;
    repetition.rows = rows;
    repetition.offset = offset;
    return repetition;
}

Repetition circle(int count, QPointF pivot, double angle, bool isRotating = true)
{
    Repetition repetition;
    repetition.form = RepetitionForm::Circle;
    repetition.count = count;
    repetition.pivot = pivot;
    repetition.angle = angle;
    repetition.isRotating = isRotating;
    return repetition;
}

QList<QPointF> centers(const Document &document, const ShapeIds &ids)
{
    QList<QPointF> centers;
    for (ShapeId id : ids)
        centers.append(document.find(id)->center);
    return centers;
}

} // namespace

Q_DECLARE_METATYPE(Trammel::Repetition)

class TestRepetition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows();
    void grids();
    void circles();
    void oneUndoStep();
    void copiesGroups();
    void staysInTheEnteredGroup();
    void copiesConnectors();
    void unknownIdsAreSkipped();
    void refusals_data();
    void refusals();
    void limits();
    void tooFarAway();
    void previews();
};

void TestRepetition::rows()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0, 30), tile(20, 5)});
    const RepetitionResult result = repeatShapes(document, ids, row(3, {100, -0.1}));
    QVERIFY(result);
    QCOMPARE(document.count(), 8);
    // Each offset is computed from the originals, so that errors do not accumulate.
    const QList<QPointF> expected{{100, -0.1}, {120, 4.9},      {200, -0.2},
                                  {220, 4.8},  {300, 3 * -0.1}, {320, 5 + 3 * -0.1}};
    const QList<QPointF> found = centers(document, result.copies);
    QCOMPARE(found.size(), expected.size());
    for (qsizetype i = 0; i < found.size(); ++i)
        QVERIFY(found[i].x() == expected[i].x() && found[i].y() == expected[i].y());
    QCOMPARE(document.find(result.copies[4])->rotation, 30.0);
    // The order of the ids does not matter.
    Document other;
    const ShapeIds same = other.addShapes({tile(0, 0, 30), tile(20, 5)});
    QVERIFY(repeatShapes(other, {same[1], same[0]}, row(3, {100, -0.1})));
    QVERIFY(other.data() == document.data());
}

void TestRepetition::grids()
{
    Document document;
    const ShapeId id = document.addShape(tile(1, 2));
    const RepetitionResult result = repeatShapes(document, {id}, grid(3, 2, {20, 30}));
    QVERIFY(result);
    const QList<QPointF> expected{{21, 2}, {41, 2}, {1, 32}, {21, 32}, {41, 32}};
    QCOMPARE(centers(document, result.copies), expected);
    // A distance that no two copies have may be zero.
    QCOMPARE(repeatShapes(document, {id}, grid(1, 3, {0, 30})).copies.size(), 2);
    QCOMPARE(repeatShapes(document, {id}, grid(3, 1, {20, 0})).copies.size(), 2);
}

void TestRepetition::circles()
{
    Document document;
    const ShapeId id = document.addShape(tile(0, -50, 10));
    const RepetitionResult turned = repeatShapes(document, {id}, circle(3, {0, 0}, Repetition::fullTurn(3)));
    QVERIFY(turned);
    // Quarter turns are exact.
    QCOMPARE(centers(document, turned.copies), (QList<QPointF>{{50, 0}, {0, 50}, {-50, 0}}));
    QCOMPARE(document.find(turned.copies[0])->rotation, 100.0);
    QCOMPARE(document.find(turned.copies[2])->rotation, 280.0);
    const RepetitionResult level = repeatShapes(document, {id}, circle(1, {0, 0}, -90, false));
    QCOMPARE(centers(document, level.copies), (QList<QPointF>{{-50, 0}}));
    QCOMPARE(document.find(level.copies[0])->rotation, 10.0);
    // Copies that are not rotated keep their arrangement.
    const ShapeIds pair = document.addShapes({tile(90, 0), tile(110, 0)});
    const RepetitionResult moved = repeatShapes(document, pair, circle(1, {0, 0}, 90, false));
    QCOMPARE(centers(document, moved.copies), (QList<QPointF>{{-10, 100}, {10, 100}}));
    // Around their own center, shapes can be rotated, but not moved.
    QVERIFY(repeatShapes(document, {id}, circle(2, {0, -50}, 30)));
    QVERIFY(!repeatShapes(document, {id}, circle(2, {0, -50}, 30, false)));
}

void TestRepetition::oneUndoStep()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0), tile(20, 5)});
    const DocumentData before = document.data();
    QVERIFY(repeatShapes(document, ids, grid(10, 10, {30, 30})));
    const DocumentData after = document.data();
    QCOMPARE(document.undoStack()->count(), 2);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Repeat"));
    document.undoStack()->undo();
    QVERIFY(document.data() == before);
    document.undoStack()->redo();
    QVERIFY(document.data() == after);
}

void TestRepetition::copiesGroups()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, -50), tile(0, -60), tile(0, -70), tile(500, 0)});
    const GroupId inner = document.group({ids[0], ids[1]});
    const GroupId outer = document.group({ids[0], ids[1], ids[2]});
    Group tilted = document.groups().value(outer);
    tilted.rotation = 20;
    tilted.name = QStringLiteral("tilted");
    QVERIFY(document.changeGroup(outer, tilted));
    const RepetitionResult result = repeatShapes(document, {ids[0], ids[1], ids[2]}, circle(2, {0, 0}, 90));
    QVERIFY(result);
    QCOMPARE(document.groups().size(), 6);
    const GroupId copiedInner = document.find(result.copies[0])->group;
    const GroupId copiedOuter = document.find(result.copies[2])->group;
    QVERIFY(copiedInner != inner && copiedOuter != outer);
    QCOMPARE(document.groups().value(copiedInner).parent, copiedOuter);
    QCOMPARE(document.groups().value(copiedOuter).name, QStringLiteral("tilted"));
    QCOMPARE(document.groups().value(copiedOuter).rotation, 110.0);
    QVERIFY(document.find(result.copies[3])->group != copiedInner);
    // A part of a group is copied without it.
    const RepetitionResult part = repeatShapes(document, {ids[0]}, row(1, {0, 10}));
    QVERIFY(document.find(part.copies[0])->group.isNull());
}

void TestRepetition::staysInTheEnteredGroup()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0), tile(20, 0), tile(40, 0)});
    const GroupId group = document.group({ids[0], ids[1]});
    const RepetitionResult result = repeatShapes(document, {ids[0]}, row(2, {0, 20}), group);
    QCOMPARE(result.copies.size(), 2);
    for (ShapeId id : result.copies)
        QCOMPARE(document.find(id)->group, group);
    QCOMPARE(document.ids().last(), ids[2]);
}

void TestRepetition::copiesConnectors()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0), tile(100, 0)});
    const ShapeId connector = document.connect(ids[0], ids[1]);
    const RepetitionResult result = repeatShapes(document, {ids[0], ids[1], connector}, row(2, {0, 50}));
    QCOMPARE(result.copies.size(), 6);
    for (int copy = 0; copy < 2; ++copy) {
        const ShapeIds part = result.copies.mid(3 * copy, 3);
        const Shape &line = *document.find(part[2]);
        QCOMPARE(line.connector->from.shape, part[0]);
        QCOMPARE(line.connector->to.shape, part[1]);
        QCOMPARE(line.center, QPointF(50, 50 * (copy + 1)));
    }
}

void TestRepetition::unknownIdsAreSkipped()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0), tile(20, 0)});
    document.removeShapes({ids[1]});
    QCOMPARE(repeatShapes(document, {ids[1], ids[0], ShapeId(), ids[0]}, row(2, {5, 0})).copies.size(), 2);
    const RepetitionResult nothing = repeatShapes(document, {ids[1]}, row(2, {5, 0}));
    QVERIFY(!nothing && nothing.copies.isEmpty());
}

void TestRepetition::refusals_data()
{
    QTest::addColumn<Repetition>("repetition");
    QTest::addColumn<QString>("reason");
    const QString finite = QStringLiteral("finite"), none = QStringLiteral("at least one copy"),
                  many = QStringLiteral("at most"), zero = QStringLiteral("must not be zero");
    QTest::newRow("no number") << row(1, {NotANumber, 0}) << finite;
    QTest::newRow("infinite") << row(1, {0, std::numeric_limits<double>::infinity()}) << finite;
    QTest::newRow("no pivot") << circle(1, {0, NotANumber}, 30) << finite;
    QTest::newRow("no angle") << circle(1, {0, 90}, NotANumber) << finite;
    QTest::newRow("no copy") << row(0, {10, 0}) << none;
    QTest::newRow("negative") << row(-5, {10, 0}) << none;
    QTest::newRow("only the original") << grid(1, 1, {10, 10}) << none;
    QTest::newRow("no column") << grid(0, 5, {10, 10}) << none;
    QTest::newRow("two negatives") << grid(-2, -2, {10, 10}) << none;
    QTest::newRow("too many") << row(Repetition::MostCopies + 1, {10, 0}) << many;
    QTest::newRow("largest grid") << grid(std::numeric_limits<int>::max(), std::numeric_limits<int>::max(), {10, 10})
                                  << many;
    QTest::newRow("on one spot") << row(2, {0, 0}) << zero;
    QTest::newRow("columns on one spot") << grid(2, 2, {0, 10}) << zero;
    QTest::newRow("rows on one spot") << grid(2, 2, {10, 0}) << zero;
    QTest::newRow("no turn") << circle(2, {0, 90}, 0) << zero;
    QTest::newRow("whole turns") << circle(2, {0, 90}, -720) << zero;
}

void TestRepetition::refusals()
{
    QFETCH(Repetition, repetition);
    QFETCH(QString, reason);
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0)});
    const DocumentData before = document.data();
    const RepetitionResult result = repeatShapes(document, ids, repetition);
    QVERIFY(!result);
    QVERIFY2(result.errorString.contains(reason), qPrintable(result.errorString));
    QVERIFY(result.copies.isEmpty());
    QVERIFY(document.data() == before);
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(repetitionError(document, ids, repetition), result.errorString);
    QVERIFY(repeatedCopies(document, ids, repetition).order.isEmpty());
}

void TestRepetition::limits()
{
    Document document;
    const ShapeId id = document.addShape(tile(0, 0));
    QCOMPARE(repeatShapes(document, {id}, row(Repetition::MostCopies, {1, 0})).copies.size(),
             qsizetype(Repetition::MostCopies));
    QVERIFY(!repeatShapes(document, document.ids(), row(100, {1, 0})));
    QCOMPARE(document.count(), Repetition::MostCopies + 1);
}

void TestRepetition::tooFarAway()
{
    Document document;
    const ShapeId id = document.addShape(tile(9e8, 0));
    const DocumentData before = document.data();
    QVERIFY(repetitionError(document, {id}, row(3, {5e7, 0})).isEmpty());
    const RepetitionResult result = repeatShapes(document, {id}, row(3, {5e7, 0}));
    QVERIFY(!result && !result.errorString.isEmpty());
    QVERIFY(document.data() == before);
}

void TestRepetition::previews()
{
    Document document;
    const ShapeIds ids = document.addShapes({tile(0, 0), tile(20, 0)});
    const DocumentData before = document.data();
    const DocumentData some = repeatedCopies(document, ids, row(5, {0, 20}), 2);
    QCOMPARE(some.order.size(), 4);
    QCOMPARE(some.shapes.find(some.order[3])->center, QPointF(20, 40));
    QVERIFY(repeatedCopies(document, ids, row(5, {0, 20}), 0).order.isEmpty());
    QVERIFY(repeatedCopies(document, ids, row(5, {0, 20}), -1).order.isEmpty());
    QVERIFY(document.data() == before);
}

TRAMMEL_TEST(TestRepetition)
#include "tst_repetition.moc"
