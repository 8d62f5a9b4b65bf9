#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/gesture.h>
#include <trammel/selection.h>

#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <limits>
#include <memory>

using namespace Trammel;

namespace {

constexpr qint64 Kilobyte = 1024;

/// A step of the application, which counts its calls.
class ForeignCommand : public QUndoCommand
{
public:
    explicit ForeignCommand(int &calls) : m_calls(calls) { }
    void undo() override { ++m_calls; }
    void redo() override { ++m_calls; }

private:
    int &m_calls;
};

/// Replaces the text of a shape. The step takes about two bytes per character of the old text.
void write(Document &document, ShapeId id, int length, char letter)
{
    document.changeShapes({id}, [&](Shape &shape) { shape.text = QString(length, QLatin1Char(letter)); });
}

Shape polygonOf(int count)
{
    QList<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.append(axisFromDegrees(360.0 * i / count) * 100);
    return Shape::polygon(points);
}

ShapeIds squares(Document &document, int count)
{
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.append(Shape::rectangle({i * 20.0, 0}, {10, 10}));
    return document.addShapes(shapes);
}

} // namespace

class TestUndoMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void limits_data();
    void limits();
    void oldestStepsGoFirst();
    void manySmallStepsGoTogether();
    void lastStepStays();
    void loweringTheLimit();
    void stepsToRedoStay();
    void changesOfTheLook();
    void changesOfTheLookAndMore();
    void sharedData_data();
    void sharedData();
    void savedState_data();
    void savedState();
    void removedStateIsNotTheSavedOne();
    void openGesture();
    void openMacro();
    void ownCommands();
    void selectionIsRestored();
    void observersSeeTheStack();
    void deletionInASlot();
    void randomSteps();

private:
    QUndoStack &stack() const { return *m_document->undoStack(); }
    /// Undoes and redoes everything, and compares the states with those of the last steps.
    void compareWith(const QList<DocumentData> &states);

    std::unique_ptr<Document> m_document;
};

void TestUndoMemory::init()
{
    m_document = std::make_unique<Document>();
}

void TestUndoMemory::compareWith(const QList<DocumentData> &states)
{
    const int index = stack().index();
    QVERIFY(index < states.size());
    for (int i = 1; i <= index; ++i) {
        QVERIFY(stack().canUndo());
        stack().undo();
        QVERIFY(m_document->data() == states[states.size() - 1 - i]);
    }
    QVERIFY(!stack().canUndo());
    for (int i = index - 1; i >= 0; --i) {
        stack().redo();
        QVERIFY(m_document->data() == states[states.size() - 1 - i]);
    }
    QVERIFY(!stack().canRedo());
}

void TestUndoMemory::limits_data()
{
    QTest::addColumn<qint64>("given");
    QTest::addColumn<qint64>("limit");
    QTest::newRow("usual") << qint64(1000) << qint64(1000);
    QTest::newRow("none") << qint64(0) << qint64(0);
    QTest::newRow("negative") << qint64(-1) << qint64(0);
    QTest::newRow("smallest") << std::numeric_limits<qint64>::min() << qint64(0);
    QTest::newRow("largest") << std::numeric_limits<qint64>::max() << std::numeric_limits<qint64>::max();
}

void TestUndoMemory::limits()
{
    QFETCH(qint64, given);
    QFETCH(qint64, limit);
    QCOMPARE(m_document->undoMemoryLimit(), qint64(256) << 20);
    QSignalSpy changed(m_document.get(), &Document::undoMemoryLimitChanged);
    m_document->setProperty("undoMemoryLimit", given);
    QCOMPARE(m_document->undoMemoryLimit(), limit);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toLongLong(), limit);
    m_document->setUndoMemoryLimit(given);
    QCOMPARE(changed.count(), 1);
    for (int i = 0; i < 20; ++i)
        squares(*m_document, 1);
    QCOMPARE(stack().count() == 20, limit == 0 || limit > 1000);
}

void TestUndoMemory::oldestStepsGoFirst()
{
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(100 * Kilobyte);
    QList<DocumentData> states{m_document->data()};
    for (int i = 0; i < 30; ++i) {
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i % 26));
        states.append(m_document->data());
        QVERIFY(m_document->undoMemory() <= 100 * Kilobyte);
    }
    // A step takes a little more than 10 KB.
    QCOMPARE(stack().count(), 9);
    QCOMPARE(stack().index(), 9);
    compareWith(states);
}

void TestUndoMemory::manySmallStepsGoTogether()
{
    // Removing a step passes all others, so it must not happen at every change.
    while (stack().count() < 1000)
        squares(*m_document, 1);
    m_document->setUndoMemoryLimit(m_document->undoMemory());
    int removals = 0;
    for (int i = 0; i < 200; ++i) {
        const int before = stack().count();
        squares(*m_document, 1);
        removals += stack().count() <= before ? 1 : 0;
        QVERIFY(m_document->undoMemory() <= m_document->undoMemoryLimit());
        QVERIFY(stack().count() >= 980);
    }
    QVERIFY2(removals > 0 && removals <= 25, qPrintable(QString::number(removals)));
}

void TestUndoMemory::lastStepStays()
{
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(1);
    QCOMPARE(stack().count(), 1);
    write(*m_document, id, 1000, 'a');
    const DocumentData before = m_document->data();
    write(*m_document, id, 1000, 'b');
    QCOMPARE(stack().count(), 1);
    QVERIFY(m_document->undoMemory() > 1);
    stack().undo();
    QVERIFY(m_document->data() == before);
    QVERIFY(!stack().canUndo());
    stack().redo();
    QVERIFY(stack().canUndo());
}

void TestUndoMemory::loweringTheLimit()
{
    const ShapeId id = squares(*m_document, 1).first();
    QList<DocumentData> states{m_document->data()};
    for (int i = 0; i < 10; ++i) {
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
        states.append(m_document->data());
    }
    m_document->setUndoMemoryLimit(0);
    QCOMPARE(stack().count(), 11);
    m_document->setUndoMemoryLimit(35 * Kilobyte);
    QCOMPARE(stack().count(), 3);
    compareWith(states);
}

void TestUndoMemory::stepsToRedoStay()
{
    const ShapeId id = squares(*m_document, 1).first();
    QList<DocumentData> states{m_document->data()};
    for (int i = 0; i < 6; ++i) {
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
        states.append(m_document->data());
    }
    for (int i = 0; i < 4; ++i)
        stack().undo();
    m_document->setUndoMemoryLimit(15 * Kilobyte);
    QCOMPARE(stack().count(), 5);
    QCOMPARE(stack().index(), 1);
    while (stack().canRedo())
        stack().redo();
    QVERIFY(m_document->data() == states.last());
    compareWith(states);
    write(*m_document, id, 1, 'z');
    QVERIFY(stack().count() < 3);
}

void TestUndoMemory::changesOfTheLook()
{
    const ShapeIds ids = squares(*m_document, 1000);
    const DocumentData start = m_document->data();
    stack().clear();
    const auto change = [](Shape &shape) {
        shape.locked = shape.hidden = true;
        shape.opacity = 0.5F;
        shape.fill = Qt::red;
        shape.stroke = {Qt::blue, 3, Qt::DashLine};
    };
    QCOMPARE(m_document->changeShapes(ids, change), 1000);
    QVERIFY(m_document->undoMemory() < 1000 * qint64(sizeof(Shape)));
    m_document->changeShapes(ids, [](Shape &shape) {
        shape.shadow = Shadow{Qt::black, {2, 2}, 4};
        shape.textStyle.edit([](TextStyle &style) { style.setBold(true); });
    });
    const Shape last = *m_document->find(ids.last());
    QVERIFY(last.locked && last.hidden && last.opacity == 0.5F && last.fill == QColor(Qt::red));
    QVERIFY(last.stroke.width == 3 && last.shadow->isValid() && last.textStyle->isBold());
    QVERIFY(!m_document->isVisible(ids.first()) && !m_document->isSelectable(ids.first()));
    const DocumentData end = m_document->data();
    stack().undo();
    stack().undo();
    QVERIFY(m_document->data() == start);
    QVERIFY(m_document->isSelectable(ids.first()));
    stack().redo();
    stack().redo();
    QVERIFY(m_document->data() == end);
}

void TestUndoMemory::changesOfTheLookAndMore()
{
    const ShapeIds ids = squares(*m_document, 10);
    const DocumentData start = m_document->data();
    int count = 0;
    const auto change = [&count](Shape &shape) {
        shape.fill = Qt::red;
        if (++count % 4 == 0)
            shape.name = QStringLiteral("named");
    };
    QCOMPARE(m_document->changeShapes(ids, change), 10);
    for (int i = 0; i < 10; ++i) {
        const Shape &shape = *m_document->find(ids[i]);
        QVERIFY(shape.fill == QColor(Qt::red));
        QCOMPARE(shape.name, i % 4 == 3 ? QStringLiteral("named") : QString());
    }
    const DocumentData end = m_document->data();
    stack().undo();
    QVERIFY(m_document->data() == start);
    stack().redo();
    QVERIFY(m_document->data() == end);
    // Steps with a merge id are merged even if only the second one changes more than the look.
    const int steps = stack().count();
    m_document->changeShapes(
        ids, [](Shape &shape) { shape.fill = Qt::blue; }, {}, 7);
    m_document->changeShapes(
        ids, [](Shape &shape) { shape.name = QStringLiteral("other"); }, {}, 7);
    QCOMPARE(stack().count(), steps + 1);
    stack().undo();
    QVERIFY(m_document->data() == end);
}

void TestUndoMemory::sharedData_data()
{
    constexpr qint64 outline = 100'000 * qint64(sizeof(QPointF));
    QTest::addColumn<QString>("operation");
    QTest::addColumn<qint64>("least");
    QTest::addColumn<qint64>("most");
    // The document still uses the outline.
    QTest::newRow("colors") << "colors" << qint64(0) << outline / 10;
    QTest::newRow("removed copies") << "copies" << outline << outline + outline / 10;
    QTest::newRow("copies removed one by one") << "one by one" << outline << outline + outline / 10;
    QTest::newRow("other outlines") << "outlines" << 10 * outline << 10 * outline + outline / 2;
    QTest::newRow("undone") << "undone" << outline << outline + outline / 10;
    QTest::newRow("data") << "data" << 10 * outline << 12 * outline;
}

void TestUndoMemory::sharedData()
{
    QFETCH(QString, operation);
    QFETCH(qint64, least);
    QFETCH(qint64, most);
    m_document->setUndoMemoryLimit(0);
    const Shape polygon = polygonOf(100'000);
    const ShapeIds ids = m_document->addShapes(QList<Shape>(10, polygon));
    const qint64 before = m_document->undoMemory();
    QVERIFY(before < 10 * Kilobyte);
    if (operation == QLatin1String("colors")) {
        for (int i = 0; i < 10; ++i)
            m_document->changeShapes(ids, [i](Shape &shape) { shape.fill = QColor(i, 0, 0); });
    } else if (operation == QLatin1String("copies")) {
        m_document->removeShapes(ids);
    } else if (operation == QLatin1String("one by one")) {
        for (ShapeId id : ids)
            m_document->removeShapes({id});
    } else if (operation == QLatin1String("undone")) {
        stack().undo();
    } else if (operation == QLatin1String("data")) {
        const QString text(most / 12 / 2, u'x');
        for (int i = 0; i <= 10; ++i)
            m_document->changeShapes({ids[0]}, [&](Shape &shape) {
                shape.data = {{QStringLiteral("a"), QJsonArray{text, i}}};
            });
    } else {
        for (int i = 0; i < 10; ++i)
            m_document->changeShapes({ids[0]}, [i](Shape &shape) { shape.outline[0][i].rx() *= 0.9; });
    }
    QVERIFY2(m_document->undoMemory() - before >= least, qPrintable(QString::number(m_document->undoMemory())));
    QVERIFY2(m_document->undoMemory() - before <= most, qPrintable(QString::number(m_document->undoMemory())));
    stack().clear();
    QCOMPARE(m_document->undoMemory(), 0);
}

void TestUndoMemory::savedState_data()
{
    QTest::addColumn<int>("stepsAfter");
    QTest::addColumn<bool>("isReachable");
    QTest::newRow("no step after it") << 0 << true;
    QTest::newRow("it is within the steps") << 3 << true;
    QTest::newRow("it is the oldest state") << 9 << true;
    QTest::newRow("its step is removed") << 10 << false;
    QTest::newRow("it is long gone") << 30 << false;
}

void TestUndoMemory::savedState()
{
    QFETCH(int, stepsAfter);
    QFETCH(bool, isReachable);
    const QTemporaryDir folder;
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(100 * Kilobyte);
    for (int i = 0; i < 20; ++i)
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
    QVERIFY(m_document->save(folder.filePath(QStringLiteral("a.trammel"))));
    QVERIFY(!m_document->isModified());
    QSignalSpy modified(m_document.get(), &Document::modifiedChanged);
    const DocumentData saved = m_document->data();
    for (int i = 0; i < stepsAfter; ++i)
        write(*m_document, id, 5 * int(Kilobyte), char('A' + i));
    QCOMPARE(m_document->isModified(), stepsAfter > 0);
    QCOMPARE(modified.count(), stepsAfter > 0 ? 1 : 0);
    bool wasClean = !m_document->isModified();
    for (; stack().canUndo(); stack().undo()) {
        QCOMPARE(!m_document->isModified(), m_document->data() == saved);
        wasClean = wasClean || !m_document->isModified();
    }
    QCOMPARE(!m_document->isModified(), m_document->data() == saved);
    QCOMPARE(wasClean || !m_document->isModified(), isReachable);
}

void TestUndoMemory::removedStateIsNotTheSavedOne()
{
    // The saved state is the first one.
    m_document->setUndoMemoryLimit(1);
    for (int i = 0; i < 3; ++i)
        squares(*m_document, 1);
    stack().undo();
    QVERIFY(!stack().canUndo());
    QCOMPARE(stack().index(), 0);
    QVERIFY(m_document->isModified());
}

void TestUndoMemory::openGesture()
{
    const ShapeId id = squares(*m_document, 1).first();
    for (int i = 0; i < 10; ++i)
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
    const DocumentData before = m_document->data();
    Gesture gesture(*m_document, QStringLiteral("Move"));
    Placement moved = m_document->find(id)->placement();
    moved.center += QPointF(5, 5);
    QVERIFY(gesture.place({id}, {moved}));
    m_document->setUndoMemoryLimit(35 * Kilobyte);
    QCOMPARE(stack().count(), 3);
    QVERIFY(gesture.isOpen());
    QVERIFY(m_document->find(id)->placement() == moved);
    QVERIFY(gesture.commit());
    stack().undo();
    QVERIFY(m_document->data() == before);
}

void TestUndoMemory::openMacro()
{
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(50 * Kilobyte);
    const DocumentData before = m_document->data();
    stack().beginMacro(QStringLiteral("Write"));
    for (int i = 0; i < 10; ++i)
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
    QVERIFY(m_document->undoMemory() > 50 * Kilobyte);
    stack().endMacro();
    // The macro is the last step, which stays.
    QCOMPARE(stack().count(), 1);
    stack().undo();
    QVERIFY(m_document->data() == before);
    QVERIFY(!stack().canUndo());
    stack().redo();
    write(*m_document, id, 1, 'z');
    QCOMPARE(stack().count(), 1);
    QVERIFY(m_document->undoMemory() < 15 * Kilobyte);
}

void TestUndoMemory::ownCommands()
{
    int calls = 0;
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(35 * Kilobyte);
    for (int i = 0; i < 3; ++i)
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
    stack().push(new ForeignCommand(calls));
    QCOMPARE(calls, 1);
    QCOMPARE(stack().count(), 5);
    write(*m_document, id, 5 * int(Kilobyte), 'd');
    write(*m_document, id, 5 * int(Kilobyte), 'e');
    QCOMPARE(stack().count(), 7);
    // Now the steps that remain are all above the command.
    write(*m_document, id, 5 * int(Kilobyte), 'f');
    QCOMPARE(stack().count(), 3);
    QCOMPARE(calls, 1);
    while (stack().canUndo())
        stack().undo();
    QCOMPARE(m_document->find(id)->text.at(0), u'c');
}

void TestUndoMemory::selectionIsRestored()
{
    Selection selection;
    selection.setDocument(m_document.get());
    const ShapeIds ids = squares(*m_document, 20);
    m_document->setUndoMemoryLimit(35 * Kilobyte);
    for (ShapeId id : ids) {
        selection.set({id});
        write(*m_document, id, 5 * int(Kilobyte), 'a');
        write(*m_document, id, 1, 'b');
        selection.activate();
    }
    selection.clear();
    for (qsizetype i = ids.size() - 1; stack().canUndo(); --i) {
        stack().undo();
        QCOMPARE(selection.ids(), ShapeIds{ids[i]});
        if (stack().canUndo())
            stack().undo();
    }
}

void TestUndoMemory::observersSeeTheStack()
{
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(35 * Kilobyte);
    int index = stack().index(), count = stack().count();
    QObject context;
    connect(&stack(), &QUndoStack::indexChanged, &context, [&](int now) {
        QCOMPARE(now, stack().index());
        index = now;
        count = stack().count();
    });
    QSignalSpy stepped(m_document.get(), &Document::historyStepped);
    for (int i = 0; i < 10; ++i) {
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
        QCOMPARE(index, stack().index());
        QCOMPARE(count, stack().count());
    }
    QCOMPARE(count, 3);
    QCOMPARE(stepped.count(), 0);
}

void TestUndoMemory::deletionInASlot()
{
    const ShapeId id = squares(*m_document, 1).first();
    m_document->setUndoMemoryLimit(35 * Kilobyte);
    for (int i = 0; i < 4; ++i)
        write(*m_document, id, 5 * int(Kilobyte), char('a' + i));
    // The second signal reports the removal of old steps.
    int signalCount = 0;
    // The stack is deleted after this function, and emits the signal again.
    QObject context;
    connect(&stack(), &QUndoStack::indexChanged, &context, [&] {
        if (++signalCount == 2)
            m_document.reset();
    });
    write(*m_document, id, 5 * int(Kilobyte), 'e');
    QCOMPARE(signalCount, 2);
    QVERIFY(!m_document);
}

void TestUndoMemory::randomSteps()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    m_document->setUndoMemoryLimit(60 * Kilobyte);
    QList<DocumentData> states{m_document->data()};
    for (int step = 0; step < 300; ++step) {
        const ShapeIds all = m_document->ids();
        ShapeIds some;
        for (int i = random.upTo(4); i >= 0 && !all.isEmpty(); --i)
            some.append(all[random.upTo(int(all.size()) - 1)]);
        const int undone = random.chance(20) ? random.upTo(std::max(0, stack().index())) : 0;
        for (int i = 0; i < undone; ++i)
            stack().undo();
        const QList<DocumentData> before = states;
        states.resize(states.size() - undone);
        QVERIFY(m_document->data() == states.last());
        const int action = random.upTo(5);
        if (action == 0 || all.size() < 10)
            m_document->addShapes({random.shape(), random.shape()});
        else if (action == 1)
            m_document->removeShapes(some);
        else if (action == 2)
            m_document->reorder(some, Document::Place(random.upTo(3)));
        else if (action == 3)
            m_document->group(some);
        else if (action == 4)
            m_document->ungroup(m_document->groups().keys().mid(0, 1));
        else
            m_document->changeShapes(some, [&](Shape &shape) {
                const Placement placement = shape.placement();
                shape = random.shape();
                shape.setPlacement(placement);
            });
        if (m_document->data() == states.last()) {
            for (int i = 0; i < undone; ++i)
                stack().redo();
            states = before;
        } else {
            states.append(m_document->data());
        }
        QVERIFY(m_document->undoMemory() <= 60 * Kilobyte || stack().index() == 1);
        if (step % 50 == 0)
            compareWith(states);
    }
    compareWith(states);
    stack().clear();
    QCOMPARE(m_document->undoMemory(), 0);
}

TRAMMEL_TEST(TestUndoMemory)
#include "tst_undomemory.moc"
