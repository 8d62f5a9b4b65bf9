#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/arrangement.h>
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

Shape smallSquare(double x, double y = 0, double side = 10)
{
    return Shape::rectangle({x, y}, {side, side});
}

void shift(Shape &shape)
{
    shape.center += QPointF(0.1, -0.7);
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void addsOnTop();
    void refusesFaultyShapesAllTogether();
    void neverGivesAnIdTwice();
    void normalizesChangedLooks();
    void everyCommandGoesBackAndForthExactly_data();
    void everyCommandGoesBackAndForthExactly();
    void removingManyIsUndoneInOrder();
    void changesThatChangeNothingAreNoStep();
    void burstsMerge();
    void reorderGoesPastTheNextOverlap();
    void reorderKeepsTheOrderAmongTheMoved();
    void announcesEachChangeOnce();
    void announcesAMacroAsAWhole();
    void announcesTheRegionBeforeAndAfter();
    void tellsWhatHistoryTouched();
    void slotsMayChangeTheDocument();
    void slotsOfALossMayNot();
    void setDataTakesThePlaceOfEverything();
    void modifiedFollowsTheStack();
    void manyShapesHaveTheBoundsOfSingleOnes();

    void gestureIsOneStep();
    void gestureRefusesFaultyShapes();
    void canceledGestureLeavesNoTrace();
    void otherChangesCancelAGesture_data();
    void otherChangesCancelAGesture();
    void gestureOutlivesItsDocument();

private:
    std::unique_ptr<Document> m_document;
    ShapeIds m_ids;
};

void TestDocument::init()
{
    m_document = std::make_unique<Document>();
    m_ids =
        m_document->addShapes({smallSquare(0), smallSquare(100), smallSquare(200), smallSquare(300), smallSquare(400)});
    m_document->undoStack()->clear();
}

void TestDocument::addsOnTop()
{
    const ShapeId id = m_document->addShape(Shape::rectangle({0, 0}, {100, 50}, 390));
    QVERIFY(m_document->contains(id));
    QCOMPARE(m_document->find(id)->rotation, 30.0);
    QCOMPARE(m_document->ids(), m_ids + ShapeIds{id});
    QCOMPARE(m_document->rank(id), 5);
    QCOMPARE(m_document->rank(ShapeId()), -1);
    QCOMPARE(m_document->rank(ShapeId(0xffffffff)), -1);
    QVERIFY(!m_document->find(ShapeId(77)));
    QCOMPARE(m_document->sorted({id, ShapeId(77), m_ids[1], id}), ShapeIds({m_ids[1], id}));
    QCOMPARE(m_document->sorted({m_ids[1], m_ids[1], id}), ShapeIds({m_ids[1], id}));
    QCOMPARE(m_document->sorted({m_ids[1], id, ShapeId(77)}), ShapeIds({m_ids[1], id}));
    QCOMPARE(m_document->sorted({ShapeId(77), m_ids[1], id}), ShapeIds({m_ids[1], id}));
    QVERIFY(m_document->addShapes({}).isEmpty());
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestDocument::refusesFaultyShapesAllTogether()
{
    const DocumentData before = m_document->data();
    QVERIFY(m_document->addShapes({smallSquare(1), smallSquare(std::nan("")), smallSquare(2)}).isEmpty());
    QCOMPARE(m_document->errorString(), QStringLiteral("The center's x is not a finite number"));
    QVERIFY(m_document->addShape(smallSquare(1, 1, 1e300)).isNull());
    int calls = 0;
    QCOMPARE(m_document->changeShapes(m_ids, [&](Shape &shape) { shape.center.ry() = ++calls == 3 ? 2e9 : 1; }), 0);
    QCOMPARE(m_document->errorString(), QStringLiteral("The center's y is larger than 1e9"));
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->data().nextId, before.nextId);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(m_document->changeShapes({m_ids[0]}, shift), 1);
    QVERIFY(m_document->errorString().isEmpty());
}

void TestDocument::neverGivesAnIdTwice()
{
    const ShapeId first = m_document->addShape(smallSquare(1));
    m_document->undoStack()->undo();
    const ShapeId second = m_document->addShape(smallSquare(2));
    m_document->removeShapes({second});
    const ShapeId third = m_document->addShape(smallSquare(3));
    QVERIFY(first < second && second < third);

    DocumentData data = m_document->data();
    data.nextId = ShapeId::Largest;
    QVERIFY(m_document->setData(data));
    QVERIFY(m_document->addShapes({smallSquare(1), smallSquare(2)}).isEmpty());
    QCOMPARE(m_document->errorString(), QStringLiteral("There are no ids left for more shapes and groups"));
    QCOMPARE(m_document->addShape(smallSquare(1)), ShapeId(ShapeId::Largest));
    QVERIFY(m_document->addShape(smallSquare(1)).isNull());
}

void TestDocument::normalizesChangedLooks()
{
    Shape shape = smallSquare(0);
    shape.stroke.width = 0;
    Shadow shadow;
    shadow.color = Qt::black;
    shadow.offset = {0, 3};
    shape.shadow = shadow;
    const ShapeId id = m_document->addShape(shape);
    const auto change = [&](float opacity, double width) {
        return m_document->changeShapes({id}, [&](Shape &changed) {
            changed.locked = true;
            changed.opacity = opacity;
            changed.stroke.width = width;
            shadow.offset.setX(-0.0);
            changed.shadow = shadow;
        });
    };
    constexpr float unrounded = 0.123456789F;
    QCOMPARE(change(unrounded, -0.0), 1);
    const Shape kept = *m_document->find(id);
    QVERIFY(kept.locked && !std::signbit(kept.stroke.width) && !std::signbit(kept.shadow->offset.x()));
    QVERIFY(kept.opacity == kept.normalized().opacity && kept.opacity != unrounded);
    QCOMPARE(change(unrounded, -1), 0);
    QCOMPARE(change(2, 0), 0);
    QVERIFY(*m_document->find(id) == kept);
}

void TestDocument::everyCommandGoesBackAndForthExactly_data()
{
    using Edit = std::function<void(Document &, const ShapeIds &)>;
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char *name, const Edit &edit) { QTest::newRow(name) << edit; };
    row("add", [](Document &document, const ShapeIds &) { document.addShapes({smallSquare(0.1), smallSquare(1e-9)}); });
    row("remove", [](Document &document, const ShapeIds &ids) { document.removeShapes({ids[3], ids[0], ids[3]}); });
    row("remove the top", [](Document &document, const ShapeIds &ids) { document.removeShapes({ids[4], ids[3]}); });
    row("remove all", [](Document &document, const ShapeIds &ids) { document.removeShapes(ids); });
    row("change", [](Document &document, const ShapeIds &ids) { document.changeShapes({ids[2], ids[0]}, shift); });
    row("replace", [](Document &document, const ShapeIds &ids) {
        document.changeShape(ids[2], Shape::polygon({{0, 0}, {0.1, 0.3}, {7, 9}}));
    });
    row("top", [](Document &document, const ShapeIds &ids) {
        document.reorder({ids[2], ids[0]}, Document::Place::Top);
    });
    row("bottom", [](Document &document, const ShapeIds &ids) {
        document.reorder({ids[2], ids[4]}, Document::Place::Bottom);
    });
    row("gesture", [](Document &document, const ShapeIds &ids) {
        Gesture gesture(document, QStringLiteral("Move"));
        gesture.change({ids[0], ids[1]}, {smallSquare(3), smallSquare(4)});
        gesture.change({ids[1], ids[2]}, {smallSquare(5), smallSquare(6)});
        gesture.commit();
    });
}

void TestDocument::everyCommandGoesBackAndForthExactly()
{
    QFETCH(std::function<void(Document &, const ShapeIds &)>, edit);
    const DocumentData before = m_document->data();
    edit(*m_document, m_ids);
    const DocumentData after = m_document->data();
    QVERIFY(!(before == after));
    QUndoStack &stack = *m_document->undoStack();
    QCOMPARE(stack.count(), 1);
    QVERIFY(!stack.undoText().isEmpty());
    for (int round = 0; round < 2; ++round) {
        stack.undo();
        QVERIFY(m_document->data() == before);
        for (int rank = 0; rank < m_document->count(); ++rank)
            QCOMPARE(m_document->rank(before.order[rank]), rank);
        stack.redo();
        QVERIFY(m_document->data() == after);
        for (int rank = 0; rank < m_document->count(); ++rank)
            QCOMPARE(m_document->rank(after.order[rank]), rank);
    }
}

void TestDocument::removingManyIsUndoneInOrder()
{
    QList<Shape> shapes;
    for (int i = 0; i < 5000; ++i)
        shapes.append(smallSquare(i));
    const ShapeIds ids = m_document->addShapes(shapes);
    const DocumentData before = m_document->data();
    ShapeIds odd;
    for (int i = 1; i < ids.size(); i += 2)
        odd.prepend(ids[i]);
    QCOMPARE(m_document->removeShapes(odd), 2500);
    QCOMPARE(m_document->count(), 2505);
    QCOMPARE(m_document->rank(ids[2]), 6);
    QCOMPARE(m_document->shapesAt({5, 0}, 0).size(), 3);
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->rank(ids[2]), 7);
}

void TestDocument::changesThatChangeNothingAreNoStep()
{
    QSignalSpy changed(m_document.get(), &Document::shapesChanged);
    QCOMPARE(m_document->changeShapes(m_ids, [](Shape &) {}), 0);
    QCOMPARE(m_document->changeShapes(m_ids, [](Shape &shape) { shape.rotation = -360; }), 0);
    QCOMPARE(m_document->changeShapes(m_ids, {}), 0);
    QCOMPARE(m_document->changeShape(ShapeId(77), smallSquare(0)), 0);
    QCOMPARE(m_document->removeShapes({ShapeId(77), ShapeId()}), 0);
    QVERIFY(!m_document->reorder(m_ids, Document::Place::Top));
    QVERIFY(!m_document->reorder({ShapeId(77)}, Document::Place::Bottom));
    QVERIFY(!m_document->reorder({m_ids[4]}, Document::Place::Up));
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(changed.count(), 0);
}

void TestDocument::burstsMerge()
{
    const DocumentData before = m_document->data();
    const QUndoStack &stack = *m_document->undoStack();
    const ShapeIds two{m_ids[1], m_ids[2]};
    for (int i = 0; i < 10; ++i)
        m_document->changeShapes(two, shift, {}, 7);
    QCOMPARE(stack.count(), 1);
    m_document->changeShapes(m_ids, shift, {}, 7);
    m_document->changeShapes(m_ids, shift, {}, 8);
    m_document->changeShapes(m_ids, shift);
    m_document->changeShapes(m_ids, shift);
    QCOMPARE(stack.count(), 5);
    m_document->undoStack()->setIndex(0);
    QVERIFY(m_document->data() == before);

    // A change that is reverted leaves no undo step.
    m_document->changeShapes(
        two, [](Shape &shape) { shape.center.rx() += 1; }, {}, 9);
    m_document->changeShapes(
        two, [](Shape &shape) { shape.center.rx() -= 1; }, {}, 9);
    QCOMPARE(stack.count(), 0);
    QVERIFY(m_document->data() == before);
}

void TestDocument::reorderGoesPastTheNextOverlap()
{
    m_document->clear();
    const ShapeIds ids = m_document->addShapes(
        {smallSquare(0), smallSquare(500), smallSquare(4), smallSquare(600), smallSquare(8), smallSquare(3)});
    QVERIFY(m_document->reorder({ids[0]}, Document::Place::Up));
    QCOMPARE(m_document->ids(), ShapeIds({ids[1], ids[2], ids[0], ids[3], ids[4], ids[5]}));
    QVERIFY(m_document->reorder({ids[5]}, Document::Place::Down));
    QCOMPARE(m_document->ids(), ShapeIds({ids[1], ids[2], ids[0], ids[3], ids[5], ids[4]}));
    QVERIFY(m_document->reorder({ids[5]}, Document::Place::Down));
    QCOMPARE(m_document->ids(), ShapeIds({ids[1], ids[2], ids[5], ids[0], ids[3], ids[4]}));
    QVERIFY(!m_document->reorder({ids[1]}, Document::Place::Up));

    // Hidden shapes do not count as overlapping shapes.
    m_document->changeShapes({ids[5]}, [](Shape &shape) { shape.hidden = true; });
    QVERIFY(m_document->reorder({ids[2]}, Document::Place::Up));
    QCOMPARE(m_document->ids(), ShapeIds({ids[1], ids[5], ids[0], ids[2], ids[3], ids[4]}));
}

void TestDocument::reorderKeepsTheOrderAmongTheMoved()
{
    m_document->clear();
    const ShapeIds ids =
        m_document->addShapes({smallSquare(0), smallSquare(1), smallSquare(2), smallSquare(3), smallSquare(4)});
    QVERIFY(m_document->reorder({ids[2], ids[0]}, Document::Place::Up));
    QCOMPARE(m_document->ids(), ShapeIds({ids[1], ids[0], ids[3], ids[2], ids[4]}));
    QVERIFY(!m_document->reorder({ids[2], ids[4]}, Document::Place::Up));
    QVERIFY(!m_document->reorder({ids[1], ids[0], ids[3]}, Document::Place::Down));
    QVERIFY(m_document->reorder({ids[4], ids[3]}, Document::Place::Down));
    QCOMPARE(m_document->ids(), ShapeIds({ids[1], ids[3], ids[0], ids[4], ids[2]}));
}

void TestDocument::announcesEachChangeOnce()
{
    QSignalSpy added(m_document.get(), &Document::shapesAdded);
    QSignalSpy losing(m_document.get(), &Document::shapesAboutToBeRemoved);
    QSignalSpy removed(m_document.get(), &Document::shapesRemoved);
    QSignalSpy changed(m_document.get(), &Document::shapesChanged);
    QSignalSpy ordered(m_document.get(), &Document::orderChanged);
    const auto counts = [&] {
        QList<qsizetype> told;
        for (QSignalSpy *spy : {&added, &losing, &removed, &changed, &ordered}) {
            told.append(spy->count());
            spy->clear();
        }
        return told;
    };
    using Counts = QList<qsizetype>;
    bool wasThere = false;
    connect(m_document.get(), &Document::shapesAboutToBeRemoved, this,
            [&](const ShapeIds &ids) { wasThere = m_document->contains(ids[0]); });
    m_document->addShapes({smallSquare(0), smallSquare(1)});
    QCOMPARE(counts(), Counts({1, 0, 0, 0, 0}));
    m_document->changeShapes(m_ids, shift);
    QCOMPARE(counts(), Counts({0, 0, 0, 1, 0}));
    m_document->reorder({m_ids[0]}, Document::Place::Top);
    QCOMPARE(counts(), Counts({0, 0, 0, 0, 1}));
    m_document->removeShapes(m_ids);
    QCOMPARE(counts(), Counts({0, 1, 1, 0, 0}));
    QVERIFY(wasThere);
    m_document->undoStack()->undo();
    QCOMPARE(counts(), Counts({1, 0, 0, 0, 0}));
    m_document->undoStack()->undo();
    QCOMPARE(counts(), Counts({0, 0, 0, 0, 1}));
    m_document->undoStack()->redo();
    QCOMPARE(counts(), Counts({0, 0, 0, 0, 1}));
}

void TestDocument::announcesAMacroAsAWhole()
{
    QUndoStack &stack = *m_document->undoStack();
    stack.beginMacro(QStringLiteral("Several"));
    const ShapeId id = m_document->addShape(smallSquare(7));
    m_document->changeShapes({id, m_ids[0]}, shift);
    m_document->removeShapes({m_ids[1]});
    stack.endMacro();
    QSignalSpy added(m_document.get(), &Document::shapesAdded);
    QSignalSpy removed(m_document.get(), &Document::shapesRemoved);
    QSignalSpy changed(m_document.get(), &Document::shapesChanged);
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    stack.undo();
    QCOMPARE(added.takeFirst()[0].value<ShapeIds>(), ShapeIds{m_ids[1]});
    QCOMPARE(removed.takeFirst()[0].value<ShapeIds>(), ShapeIds{id});
    QCOMPARE(changed.takeFirst()[0].value<ShapeIds>(), ShapeIds{m_ids[0]});
    QCOMPARE(stepped.takeFirst()[0].value<ShapeIds>(), ShapeIds({m_ids[0], m_ids[1]}));
    QVERIFY(added.isEmpty() && removed.isEmpty() && changed.isEmpty() && stepped.isEmpty());
}

void TestDocument::announcesTheRegionBeforeAndAfter()
{
    QSignalSpy region(m_document.get(), &Document::regionChanged);
    const auto covered = [&] {
        QRectF all;
        for (const QList<QVariant> &arguments : region)
            all |= arguments[0].toRectF();
        region.clear();
        return all;
    };
    m_document->changeShapes({m_ids[1]}, [](Shape &shape) { shape.center.ry() = 50; });
    QVERIFY(covered().contains(QRectF(95, -5, 10, 60)));
    m_document->removeShapes({m_ids[1]});
    QVERIFY(covered().contains(QRectF(95, 45, 10, 10)));
    QList<Shape> many;
    for (int i = 0; i < 1000; ++i)
        many.append(smallSquare(i * 100));
    m_document->addShapes(many);
    QVERIFY(region.count() <= 16);
    QVERIFY(covered().contains(QRectF(-5, -5, 99910, 10)));
    m_document->reorder({m_ids[0]}, Document::Place::Top);
    QVERIFY(covered().contains(QRectF(-5, -5, 10, 10)));
}

void TestDocument::tellsWhatHistoryTouched()
{
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    m_document->changeShapes({m_ids[3], m_ids[1]}, shift);
    const ShapeId id = m_document->addShape(smallSquare(1));
    m_document->reorder({m_ids[0]}, Document::Place::Top);
    QCOMPARE(stepped.count(), 0);
    m_document->undoStack()->undo();
    QCOMPARE(stepped.takeFirst()[0].value<ShapeIds>(), ShapeIds{m_ids[0]});
    m_document->undoStack()->undo();
    QCOMPARE(stepped.count(), 0);
    m_document->undoStack()->redo();
    QCOMPARE(stepped.takeFirst()[0].value<ShapeIds>(), ShapeIds{id});
    m_document->undoStack()->setIndex(0);
    QCOMPARE(stepped.takeFirst()[0].value<ShapeIds>(), ShapeIds({m_ids[1], m_ids[3]}));
    QCOMPARE(stepped.count(), 0);
}

void TestDocument::slotsMayChangeTheDocument()
{
    // One slot names each new shape, and another one adds a copy of the first changed shape.
    connect(m_document.get(), &Document::shapesAdded, this, [this](const ShapeIds &ids) {
        m_document->changeShapes(ids, [](Shape &shape) { shape.name = QStringLiteral("new"); });
    });
    bool isCopied = false;
    connect(m_document.get(), &Document::shapesChanged, this, [&](const ShapeIds &ids) {
        if (!std::exchange(isCopied, true))
            m_document->addShape(*m_document->find(ids[0]));
    });
    const DocumentData before = m_document->data();
    m_document->addShape(smallSquare(50));
    QCOMPARE(m_document->count(), 7);
    QCOMPARE(m_document->undoStack()->count(), 3);
    const DocumentData after = m_document->data();
    m_document->blockSignals(true);
    m_document->undoStack()->setIndex(0);
    QVERIFY(m_document->data() == before);
    m_document->undoStack()->setIndex(3);
    QVERIFY(m_document->data() == after);
    m_document->blockSignals(false);

    // A slot may clear the document during a signal.
    connect(m_document.get(), &Document::historyStepped, m_document.get(), &Document::clear);
    m_document->undoStack()->setIndex(1);
    QCOMPARE(m_document->count(), 0);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestDocument::slotsOfALossMayNot()
{
    const DocumentData before = m_document->data();
    int calls = 0;
    connect(m_document.get(), &Document::shapesAboutToBeRemoved, this, [&] {
        ++calls;
        QCOMPARE(m_document->removeShapes(m_ids), 0);
        QVERIFY(m_document->addShape(smallSquare(1)).isNull());
        QCOMPARE(m_document->errorString(), QStringLiteral("The document must not be changed now"));
        QCOMPARE(m_document->changeShapes(m_ids, shift), 0);
        QVERIFY(!m_document->reorder({m_ids[0]}, Document::Place::Top));
        QVERIFY(!m_document->setData({}));
        Gesture gesture(*m_document, {});
        QVERIFY(!gesture.isOpen());
    });
    QCOMPARE(m_document->removeShapes({m_ids[0]}), 1);
    QCOMPARE(calls, 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->changeShapes({m_ids[0], m_ids[1]},
                                      [&](Shape &shape) {
                                          shift(shape);
                                          QCOMPARE(m_document->removeShapes(m_ids), 0);
                                      }),
             2);
}

void TestDocument::setDataTakesThePlaceOfEverything()
{
    Document other;
    other.addShapes({smallSquare(7), smallSquare(8)});
    QSignalSpy reset(m_document.get(), &Document::reset);
    m_document->changeShapes(m_ids, shift);
    const DocumentData before = m_document->data();
    QVERIFY(m_document->setData(other.data()));
    QVERIFY(m_document->data() == other.data());
    QCOMPARE(m_document->data().nextId, other.data().nextId);
    QCOMPARE(reset.count(), 1);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(m_document->candidates(m_document->bounds()), m_document->ids());
    QCOMPARE(before.order, m_ids);

    DocumentData bad = other.data();
    bad.order.removeLast();
    QVERIFY(!m_document->setData(bad));
    QVERIFY(!m_document->errorString().isEmpty());
    QCOMPARE(reset.count(), 1);
    QVERIFY(m_document->data() == other.data());
    m_document->clear();
    QCOMPARE(m_document->count(), 0);
    QVERIFY(m_document->bounds().isEmpty());
}

void TestDocument::modifiedFollowsTheStack()
{
    QSignalSpy modified(m_document.get(), &Document::modifiedChanged);
    QVERIFY(!m_document->isModified());
    m_document->changeShapes(m_ids, shift);
    QVERIFY(m_document->isModified());
    QCOMPARE(modified.takeFirst()[0].toBool(), true);
    m_document->undoStack()->undo();
    QCOMPARE(modified.takeFirst()[0].toBool(), false);
    m_document->undoStack()->redo();
    m_document->clear();
    QVERIFY(!m_document->isModified());
    QCOMPARE(modified.last()[0].toBool(), false);
}

// Many shapes are handled by several threads.
void TestDocument::manyShapesHaveTheBoundsOfSingleOnes()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 5000);
    QList<Shape> shapes;
    for (int i = 0; i < 12'000; ++i) {
        shapes.append(random.shape());
        if (i % 5 == 0)
            shapes.last().text = QStringLiteral("Shape %1").arg(i);
    }
    Document document;
    const ShapeIds ids = document.addShapes(shapes);
    QCOMPARE(ids.size(), shapes.size());
    const auto check = [&] {
        Aabb2 all;
        for (ShapeId id : document.ids()) {
            if (document.paintedBounds(id) != document.find(id)->paintedBounds())
                return false;
            all = all.united(document.find(id)->sceneBounds());
        }
        return document.bounds(document.ids()) == all;
    };
    QVERIFY(check());
    QList<Placement> placements;
    for (ShapeId id : ids) {
        Placement placement = document.find(id)->placement();
        placement.center += random.point() / 10;
        placement.rotation += random.real(0, 90);
        placements.append(placement);
    }
    QCOMPARE(document.placeShapes(ids, placements), int(ids.size()));
    QVERIFY(check());
    double left = document.bounds(ids).min[0];
    QVERIFY(align(document, separateUnits(ids), Alignment::Left) > 11'000);
    for (ShapeId id : ids)
        QVERIFY(std::abs(document.find(id)->sceneBounds().min[0] - left) < 1e-8);
    QVERIFY(check());
    QCOMPARE(document.changeShapes(ids, [](Shape &shape) { shape.stroke.width += 3; }), int(ids.size()));
    QVERIFY(check());
    QCOMPARE(document.removeShapes(ids), int(ids.size()));
    while (document.undoStack()->index() > 1) {
        document.undoStack()->undo();
        QVERIFY(check());
    }
    for (qsizetype i = 0; i < ids.size(); ++i)
        QVERIFY(*document.find(ids[i]) == shapes[i].normalized());
}

void TestDocument::gestureIsOneStep()
{
    const DocumentData before = m_document->data();
    QSignalSpy changed(m_document.get(), &Document::shapesChanged);
    Gesture gesture(*m_document, QStringLiteral("Move"));
    QCOMPARE(m_document->gesture(), &gesture);
    for (int i = 1; i <= 5; ++i)
        QVERIFY(gesture.change({m_ids[0], ShapeId(77)}, {smallSquare(i), smallSquare(i)}));
    QCOMPARE(m_document->find(m_ids[0])->center.x(), 5.0);
    QCOMPARE(m_document->shapeAt({10, 0}, 0.1), m_ids[0]);
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(gesture.commit());
    QVERIFY(!gesture.isOpen());
    QVERIFY(!m_document->gesture());
    QVERIFY(!gesture.commit());
    QVERIFY(!gesture.change({m_ids[0]}, {smallSquare(9)}));
    QCOMPARE(changed.count(), 5);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move"));
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);

    Gesture idle(*m_document, QStringLiteral("Move"));
    idle.change({m_ids[0]}, {smallSquare(9)});
    idle.change({m_ids[0]}, {smallSquare(0)});
    QVERIFY(!idle.commit());
    QVERIFY(m_document->undoStack()->canRedo());
}

void TestDocument::gestureRefusesFaultyShapes()
{
    const DocumentData before = m_document->data();
    Gesture gesture(*m_document, {});
    QVERIFY(!gesture.change(m_ids.first(2), {smallSquare(1), smallSquare(0, std::nan(""))}));
    QCOMPARE(m_document->errorString(), QStringLiteral("The center's y is not a finite number"));
    QVERIFY(!gesture.change(m_ids, {smallSquare(1)}));
    QVERIFY(m_document->data() == before);
    QVERIFY(gesture.isOpen());
}

void TestDocument::canceledGestureLeavesNoTrace()
{
    m_document->changeShapes(m_ids, shift);
    m_document->undoStack()->undo();
    const DocumentData before = m_document->data();
    QSignalSpy canceled(m_document.get(), &Document::gestureCanceled);
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    QSignalSpy index(m_document->undoStack(), &QUndoStack::indexChanged);
    {
        Gesture gesture(*m_document, {});
        gesture.change(m_ids, QList<Shape>(5, smallSquare(1.0 / 3)));
        gesture.cancel();
        QVERIFY(m_document->data() == before);
        gesture.cancel();
        Gesture forgotten(*m_document, {});
        forgotten.change({m_ids[2]}, {smallSquare(1.0 / 3)});
    }
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_document->shapeAt({200, 5}, 0.1), m_ids[2]);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->undoStack()->canRedo());
    QCOMPARE(index.count() + canceled.count() + stepped.count(), 0);
}

void TestDocument::otherChangesCancelAGesture_data()
{
    using Edit = std::function<void(Document &, const ShapeIds &)>;
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char *name, const Edit &edit) { QTest::newRow(name) << edit; };
    row("undo", [](Document &document, const ShapeIds &) { document.undoStack()->undo(); });
    row("redo", [](Document &document, const ShapeIds &) { document.undoStack()->redo(); });
    row("add", [](Document &document, const ShapeIds &) { document.addShape(smallSquare(1)); });
    row("remove", [](Document &document, const ShapeIds &ids) { document.removeShapes(ids); });
    row("change", [](Document &document, const ShapeIds &ids) { document.changeShapes(ids, shift); });
    row("reorder", [](Document &document, const ShapeIds &ids) { document.reorder({ids[0]}, Document::Place::Top); });
    row("data", [](Document &document, const ShapeIds &) { document.setData(document.data()); });
    row("clear", [](Document &document, const ShapeIds &) { document.clear(); });
    row("gesture", [](Document &document, const ShapeIds &) { Gesture other(document, {}); });
    row("own undo command", [](Document &document, const ShapeIds &) {
        document.undoStack()->push(new QUndoCommand(QStringLiteral("of the host")));
    });
}

void TestDocument::otherChangesCancelAGesture()
{
    QFETCH(std::function<void(Document &, const ShapeIds &)>, edit);
    // For comparison, the edit is also applied to a document without a gesture.
    Document plain;
    for (Document *document : {&plain, m_document.get()}) {
        if (document == &plain)
            plain.setData(m_document->data());
        document->changeShapes({m_ids[1]}, shift);
        document->changeShapes({m_ids[2]}, shift);
        document->undoStack()->undo();
    }
    QSignalSpy canceled(m_document.get(), &Document::gestureCanceled);
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    QSignalSpy plainStepped(&plain, &Document::historyStepped);
    Gesture gesture(*m_document, {});
    gesture.change({m_ids[0], m_ids[1]}, {smallSquare(50), smallSquare(60)});
    // The edit "data" keeps the current state of the gesture. All other edits start from the state before the gesture.
    const bool takesData = QByteArray(QTest::currentDataTag()) == "data";
    edit(*m_document, m_ids);
    edit(plain, m_ids);
    QVERIFY(!gesture.isOpen());
    QCOMPARE(canceled.count(), 1);
    QVERIFY(takesData || m_document->data() == plain.data());
    QCOMPARE(stepped.count(), plainStepped.count());
    if (!stepped.isEmpty())
        QCOMPARE(stepped[0][0].value<ShapeIds>(), plainStepped[0][0].value<ShapeIds>());
    QVERIFY(!gesture.commit());
    for (Document *document : {&plain, m_document.get()})
        document->undoStack()->setIndex(0);
    QVERIFY(takesData || m_document->data() == plain.data());
}

void TestDocument::gestureOutlivesItsDocument()
{
    Gesture gesture(*m_document, {});
    gesture.change({m_ids[0]}, {smallSquare(1)});
    m_document.reset();
    QVERIFY(!gesture.isOpen());
    QVERIFY(!gesture.change({m_ids[0]}, {smallSquare(1)}));
    QVERIFY(!gesture.commit());
    gesture.cancel();
}

TRAMMEL_TEST(TestDocument)
#include "tst_document.moc"
