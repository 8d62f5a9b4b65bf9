#include "tests/seed.h"
#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/selection.h>

#include <QtCore/QPointer>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace Trammel;

class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsTheOrderOfChoosing();
    void leavesOutUnknownHiddenAndRepeated();
    void signalsOncePerCall();
    void previewSignalsOnceAtItsEnd();
    void cancelPutsBack();
    void cancelEntersNoGroupThatHoldsLess();
    void dropsRemovedAndHidden();
    void historyRestoresIt();
    void historyOfOthersSelectsWhatItTouched();
    void stackOutlivesADocumentDeletedWhileItIsRestored();
    void emptiesWithItsDocument();
    void changeEqualsListsByBruteForce();
    void idSetEqualsStandardSet();

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    ShapeIds m_ids;
};

void TestSelection::init()
{
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    m_selection->setDocument(m_document.get());
    m_ids = m_document->addShapes(QList<Shape>(5, Shape::rectangle({0, 0}, {1, 1})));
    QCOMPARE(m_ids.size(), 5);
    QVERIFY(m_selection->isEmpty());
}

void TestSelection::keepsTheOrderOfChoosing()
{
    m_selection->set({m_ids[3], m_ids[1]});
    m_selection->add({m_ids[0], m_ids[3]});
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[3], m_ids[1], m_ids[0]}));
    m_selection->toggle({m_ids[1], m_ids[4]});
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[3], m_ids[0], m_ids[4]}));
    m_selection->remove({m_ids[3], m_ids[2]});
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[0], m_ids[4]}));
    QVERIFY(m_selection->contains(m_ids[4]));
    QVERIFY(!m_selection->contains(m_ids[3]));
    QCOMPARE(m_selection->count(), 2);
}

void TestSelection::leavesOutUnknownHiddenAndRepeated()
{
    m_document->changeShapes({m_ids[1]}, [](Shape &shape) { shape.hidden = true; });
    m_selection->set({m_ids[2], m_ids[1], m_ids[2], ShapeId(), ShapeId(99)});
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[2]});
    m_selection->toggle({m_ids[3], m_ids[3]});
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[2], m_ids[3]}));
}

void TestSelection::signalsOncePerCall()
{
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    m_selection->set(m_ids);
    QCOMPARE(changed.count(), 1);
    m_selection->set(m_ids);
    m_selection->add(m_ids);
    m_selection->remove({ShapeId(99)});
    QCOMPARE(changed.count(), 1);
    m_selection->clear();
    m_selection->clear();
    QCOMPARE(changed.count(), 2);
}

void TestSelection::previewSignalsOnceAtItsEnd()
{
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    QSignalSpy previewed(m_selection.get(), &Selection::previewed);
    m_selection->begin();
    m_selection->set({m_ids[0]});
    m_selection->set({m_ids[0], m_ids[1]});
    QCOMPARE(changed.count(), 0);
    QCOMPARE(previewed.count(), 2);
    m_selection->end();
    m_selection->end();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(previewed.count(), 2);

    m_selection->begin();
    m_selection->clear();
    m_selection->set({m_ids[0], m_ids[1]});
    m_selection->end();
    QCOMPARE(changed.count(), 1);
}

void TestSelection::cancelPutsBack()
{
    m_selection->set({m_ids[2], m_ids[0]});
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    m_selection->cancel();
    m_selection->begin();
    m_selection->set({m_ids[4]});
    m_selection->cancel();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[2], m_ids[0]}));
    QCOMPARE(changed.count(), 0);

    // Canceling does not restore a removed shape, and the selection notifies of the change.
    m_selection->begin();
    m_selection->set({m_ids[4]});
    m_document->removeShapes({m_ids[0]});
    QCOMPARE(changed.count(), 0);
    m_selection->cancel();
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[2]});
    QCOMPARE(changed.count(), 1);
}

void TestSelection::cancelEntersNoGroupThatHoldsLess()
{
    const GroupId group = m_document->group(m_ids.first(2));
    m_selection->enterGroup(group);
    m_selection->set({m_ids[0]});
    m_selection->begin();
    m_selection->set({m_ids[1]});
    m_selection->cancel();
    QCOMPARE(m_selection->enteredGroup(), group);

    // The restored shape is now in another group, so that the group is not entered.
    m_selection->begin();
    m_selection->set({m_ids[1]});
    m_document->group({m_ids[0], m_ids[2]});
    m_selection->cancel();
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[0]});
    QVERIFY(m_selection->enteredGroup().isNull());

    // A group that has been locked is not entered.
    m_selection->set({m_ids[1]});
    m_selection->enterGroup(group);
    m_selection->begin();
    Group locked = *m_document->find(group);
    locked.locked = true;
    m_document->changeGroup(group, locked);
    m_selection->cancel();
    QVERIFY(m_selection->enteredGroup().isNull());
}

void TestSelection::dropsRemovedAndHidden()
{
    m_selection->set(m_ids);
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    m_document->removeShapes({m_ids[0], m_ids[1]});
    QCOMPARE(m_selection->ids(), m_ids.sliced(2));
    QCOMPARE(changed.count(), 1);
    m_document->changeShapes({m_ids[2]}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(m_selection->ids(), m_ids.sliced(3));
    QCOMPARE(changed.count(), 2);
    m_document->changeShapes({m_ids[3]}, [](Shape &shape) { shape.rotation = 5; });
    QCOMPARE(changed.count(), 2);
    m_document->clear();
    QVERIFY(m_selection->isEmpty());
    QCOMPARE(changed.count(), 3);
}

void TestSelection::historyRestoresIt()
{
    QUndoStack &stack = *m_document->undoStack();
    const auto rotate = [this] { m_document->changeShapes({m_ids[1]}, [](Shape &shape) { shape.rotation += 5; }); };
    // Six shapes may be selected although only four of them change.
    m_selection->set({m_ids[3], m_ids[1]});
    rotate();
    QCoreApplication::processEvents();
    m_selection->set({m_ids[0], m_ids[2]});
    m_document->removeShapes({m_ids[2]});
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[0]});
    QCoreApplication::processEvents();
    m_selection->clear();
    const ShapeIds added = m_document->addShapes({Shape::rectangle({0, 0}, {1, 1})});
    // The selection after a step includes what the same action selects.
    m_selection->set(added);
    QCoreApplication::processEvents();
    m_selection->set({m_ids[4]});
    stack.undo();
    QVERIFY(m_selection->isEmpty());
    stack.undo();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[0], m_ids[2]}));
    stack.undo();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[3], m_ids[1]}));
    stack.redo();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[3], m_ids[1]}));
    stack.redo();
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[0]});
    stack.redo();
    QCOMPARE(m_selection->ids(), added);
    // Several steps at once restore the selection at the end of them.
    stack.setIndex(1);
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[3], m_ids[1]}));
    // A new step takes the place of the undone ones.
    m_selection->set({m_ids[2]});
    rotate();
    m_selection->set({m_ids[4]});
    stack.undo();
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[2]});
}

// A QUndoStack emits several signals in a row. The selection is restored in the first one.
void TestSelection::stackOutlivesADocumentDeletedWhileItIsRestored()
{
    m_selection->set({m_ids[3], m_ids[1]});
    m_document->changeShapes({m_ids[1]}, [](Shape &shape) { shape.rotation += 5; });
    QCoreApplication::processEvents();
    m_selection->set({m_ids[4]});
    const QPointer<QUndoStack> stack(m_document->undoStack());
    bool isAlive = false;
    connect(m_selection.get(), &Selection::changed, this, [&] {
        if (!m_document)
            return;
        m_document.reset();
        isAlive = !stack.isNull();
    });
    stack->undo();
    QVERIFY(!m_document);
    QVERIFY(isAlive);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!stack);
    QVERIFY(!m_selection->document());
}

void TestSelection::historyOfOthersSelectsWhatItTouched()
{
    Selection other;
    other.setDocument(m_document.get());
    other.activate();
    other.set({m_ids[4]});
    m_selection->set({m_ids[0]});
    m_document->changeShapes({m_ids[1], m_ids[3]}, [](Shape &shape) { shape.rotation = 5; });
    QCoreApplication::processEvents();
    m_selection->activate();
    m_document->undoStack()->undo();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[1], m_ids[3]}));
    QCOMPARE(other.ids(), ShapeIds{m_ids[4]});
    other.activate();
    m_document->undoStack()->redo();
    QCOMPARE(other.ids(), ShapeIds{m_ids[4]});
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[1], m_ids[3]}));
}

void TestSelection::emptiesWithItsDocument()
{
    m_selection->set(m_ids);
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    m_document.reset();
    QVERIFY(m_selection->isEmpty());
    QVERIFY(!m_selection->document());
    QCOMPARE(changed.count(), 1);
    m_selection->set(m_ids);
    QVERIFY(m_selection->isEmpty());

    Document other;
    const ShapeId id = other.addShape(Shape::rectangle({0, 0}, {1, 1}));
    m_selection->setDocument(&other);
    m_selection->set({id});
    m_selection->setDocument(nullptr);
    QVERIFY(m_selection->isEmpty());
    other.removeShapes({id});
    QCOMPARE(changed.count(), 3);
}

// Compares the selection with a plain list. The changes that previewed() reports must lead from each selection to the
// next.
void TestSelection::changeEqualsListsByBruteForce()
{
    std::mt19937 engine(testSeed(515));
    const auto upTo = [&engine](int last) { return std::uniform_int_distribution(0, last)(engine); };
    m_document->addShapes(QList<Shape>(195, Shape::rectangle({0, 0}, {1, 1})));
    const ShapeIds all = m_document->ids();
    const auto some = [&] {
        ShapeIds ids;
        for (int i = upTo(30); i > 0; --i)
            ids.append(all[upTo(int(all.size()) - 1)]);
        return ids;
    };
    std::set<ShapeId> followed;
    connect(m_selection.get(), &Selection::previewed, this, [&](const ShapeIds &added, const ShapeIds &removed) {
        for (ShapeId id : removed)
            QCOMPARE(followed.erase(id), std::size_t(1));
        for (ShapeId id : added)
            QVERIFY(followed.insert(id).second);
    });
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    ShapeIds expected;
    for (int i = 0; i < 3000; ++i) {
        const ShapeIds removed = some(), added = some(), before = expected;
        expected.removeIf([&](ShapeId id) { return removed.contains(id); });
        for (ShapeId id : added) {
            if (!expected.contains(id))
                expected.append(id);
        }
        changed.clear();
        const bool isGesture = upTo(3) == 0;
        if (isGesture)
            m_selection->begin();
        m_selection->change(added, removed);
        if (isGesture)
            m_selection->end();
        if (expected != before)
            QCOMPARE(changed.count(), 1);
        QCOMPARE(m_selection->count(), int(expected.size()));
        // Reads the list only in some steps, so that changes accumulate.
        if (upTo(4) == 0)
            QCOMPARE(m_selection->ids(), expected);
        for (ShapeId id : all) {
            QCOMPARE(m_selection->contains(id), expected.contains(id));
            QCOMPARE(followed.count(id), std::size_t(expected.contains(id)));
        }
    }
}

void TestSelection::idSetEqualsStandardSet()
{
    std::mt19937 engine(testSeed(516));
    ShapeIdSet set;
    std::set<ShapeId> expected;
    QVERIFY(!set.insert(ShapeId()));
    QVERIFY(!set.insert(ShapeId(ShapeId::Largest + 1)));
    QVERIFY(!set.contains(ShapeId(0xffffffff)));
    for (int i = 0; i < 20000; ++i) {
        const quint32 largest = i % 2 ? 300 : ShapeId::Largest;
        const ShapeId id(std::uniform_int_distribution<quint32>(1, largest)(engine));
        if (i % 3)
            QCOMPARE(set.insert(id), expected.insert(id).second);
        else
            QCOMPARE(set.remove(id), expected.erase(id) == 1);
        QVERIFY(set.contains(id) == (expected.count(id) == 1));
    }
    QCOMPARE(set.count(), qsizetype(expected.size()));
    std::vector<ShapeId> listed;
    set.forEach([&listed](ShapeId id) { listed.push_back(id); });
    QVERIFY(std::equal(listed.begin(), listed.end(), expected.begin(), expected.end()));
    set.clear();
    QVERIFY(set.isEmpty());
    QVERIFY(!set.contains(listed.front()));
}

TRAMMEL_TEST(TestSelection)
#include "tst_selection.moc"
