#include "widgets/model/document.h"
#include "widgets/model/selection.h"

#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Trammel;

class SelectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsTheOrderOfChoosing();
    void leavesOutUnknownHiddenAndRepeated();
    void signalsOncePerCall();
    void previewSignalsOnceAtItsEnd();
    void cancelPutsBack();
    void dropsRemovedAndHidden();
    void selectsWhatHistoryTouched();
    void emptiesWithItsDocument();

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    ShapeIds m_ids;
};

void SelectionTest::init()
{
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    m_selection->setDocument(m_document.get());
    m_ids = m_document->addShapes(QList<Shape>(5, Shape::rectangle({0, 0}, {1, 1})));
    QCOMPARE(m_ids.size(), 5);
    QVERIFY(m_selection->isEmpty());
}

void SelectionTest::keepsTheOrderOfChoosing()
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

void SelectionTest::leavesOutUnknownHiddenAndRepeated()
{
    m_document->changeShapes({m_ids[1]}, [](Shape &shape) { shape.hidden = true; });
    m_selection->set({m_ids[2], m_ids[1], m_ids[2], ShapeId(), ShapeId(99)});
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[2]});
    m_selection->toggle({m_ids[3], m_ids[3]});
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[2], m_ids[3]}));
}

void SelectionTest::signalsOncePerCall()
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

void SelectionTest::previewSignalsOnceAtItsEnd()
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

void SelectionTest::cancelPutsBack()
{
    m_selection->set({m_ids[2], m_ids[0]});
    QSignalSpy changed(m_selection.get(), &Selection::changed);
    m_selection->cancel();
    m_selection->begin();
    m_selection->set({m_ids[4]});
    m_selection->cancel();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[2], m_ids[0]}));
    QCOMPARE(changed.count(), 0);

    // What is gone meanwhile does not come back, and that is told.
    m_selection->begin();
    m_selection->set({m_ids[4]});
    m_document->removeShapes({m_ids[0]});
    QCOMPARE(changed.count(), 0);
    m_selection->cancel();
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[2]});
    QCOMPARE(changed.count(), 1);
}

void SelectionTest::dropsRemovedAndHidden()
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

void SelectionTest::selectsWhatHistoryTouched()
{
    m_document->changeShapes({m_ids[1], m_ids[3]}, [](Shape &shape) { shape.rotation = 5; });
    m_document->removeShapes({m_ids[2]});
    m_selection->set({m_ids[0]});
    m_document->undoStack()->undo();
    QCOMPARE(m_selection->ids(), ShapeIds{m_ids[2]});
    m_document->undoStack()->undo();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[1], m_ids[3]}));
    m_document->undoStack()->redo();
    m_document->undoStack()->redo();
    QCOMPARE(m_selection->ids(), ShapeIds({m_ids[1], m_ids[3]}));
}

void SelectionTest::emptiesWithItsDocument()
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

QTEST_GUILESS_MAIN(SelectionTest)
#include "tst_selection.moc"
