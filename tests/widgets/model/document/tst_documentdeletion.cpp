#include "tests/testprogram.h"
#include "tests/widgets/deletionbench.h"
#include "widgets/interaction/collisions/collisiontracker_p.h"
#include <trammel/arrangement.h>
#include <trammel/combination.h>
#include <trammel/document.h>
#include <trammel/filetask.h>
#include <trammel/fragment.h>
#include <trammel/gesture.h>
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>

using namespace Trammel;

namespace {

/// A document that a slot may delete, and the objects that follow it.
struct Stage
{
    Stage()
    {
        QList<Shape> shapes;
        for (int i = 0; i < 6; ++i)
            shapes.append(Shape::rectangle({30.0 * i, 20.0 * i}, {50, 40}));
        ids = document->addShapes(shapes);
        group = document->group(ids.first(2));
        document->changeShapes({ids[4]},
                               [](Shape &shape) { shape.kind = &ShapeKind::named(QStringLiteral("swimlane")); });
        document->moveInto({ids[2]}, ids[4]);
        document->undoStack()->clear();
        selection.setDocument(document);
        collisions.setDocument(document);
        collisions.setMode(CollisionMode::CollisionsAlways);
        selection.set(ids);
    }
    ~Stage()
    {
        gesture.reset();
        delete document;
    }

    Document &drawing() { return *document; }
    QString fileName() const { return folder.filePath(QStringLiteral("drawing.json")); }
    QList<Placement> moved() const
    {
        QList<Placement> placements;
        for (ShapeId id : ids) {
            const Shape *shape = document->find(id);
            placements.append(shape ? shape->placement() : Placement());
            placements.last().center += QPointF(7, 3);
            placements.last().rotation += 5;
        }
        return placements;
    }
    void openGesture()
    {
        gesture = std::make_unique<Gesture>(*document, QStringLiteral("Move"));
        gesture->place(ids, moved());
    }
    Units units() const { return document->units(ids); }

    QTemporaryDir folder;
    QPointer<Document> document = new Document;
    ShapeIds ids;
    GroupId group;
    Selection selection;
    CollisionTracker collisions;
    std::unique_ptr<Gesture> gesture;
};

using Step = std::function<void(Stage &)>;

struct Operation
{
    QByteArray name;
    Step prepare;
    Step run;
    /// True if the program calls the undo stack itself, which emits further signals after a slot returns.
    bool isOfStack = false;
};

void nothing(Stage &)
{
}

/// The operations that are one undo step.
QList<Operation> changes()
{
    const auto name = [](Shape &shape) { shape.name = QStringLiteral("other"); };
    return {
        {"add", nothing,
         [](Stage &s) {
             s.drawing().addShapes({Shape::ellipse({5, 5}, {9, 9})});
         }},
        {"add to a group", nothing,
         [](Stage &s) {
             Shape shape = Shape::ellipse({5, 5}, {9, 9});
             shape.group = s.group;
             s.drawing().addShape(shape);
         }},
        {"add a drawing", nothing, [](Stage &s) { s.drawing().addDrawing(fragmentOf(s.drawing(), s.ids)); }},
        {"add to a container", nothing,
         [](Stage &s) {
             s.drawing().addShapesInto(s.ids[4], {Shape::ellipse({5, 5}, {9, 9})});
         }},
        {"add a drawing to a container", nothing,
         [](Stage &s) { s.drawing().addDrawing(fragmentOf(s.drawing(), s.ids), {}, {}, s.ids[4]); }},
        {"move into a container", nothing, [](Stage &s) { s.drawing().moveInto({s.ids[3]}, s.ids[4]); }},
        {"move out of a container", nothing, [](Stage &s) { s.drawing().moveInto({s.ids[2]}, {}); }},
        {"collapse", nothing, [](Stage &s) { s.drawing().setCollapsed({s.ids[4]}, true); }},
        {"expand", [](Stage &s) { s.drawing().setCollapsed({s.ids[4]}, true); },
         [](Stage &s) { s.drawing().setCollapsed({s.ids[4]}, false); }},
        {"remove", nothing, [](Stage &s) { s.drawing().removeShapes(s.ids.first(3)); }},
        {"remove a collapsed container", [](Stage &s) { s.drawing().setCollapsed({s.ids[4]}, true); },
         [](Stage &s) { s.drawing().removeShapes({s.ids[4]}); }},
        {"change", nothing, [=](Stage &s) { s.drawing().changeShapes(s.ids, name); }},
        {"merge", [=](Stage &s) { s.drawing().changeShapes(s.ids, name, {}, 7); },
         [](Stage &s) {
             s.drawing().changeShapes(
                 s.ids, [](Shape &shape) { shape.name = QStringLiteral("third"); }, {}, 7);
         }},
        {"place", nothing, [](Stage &s) { s.drawing().placeShapes(s.ids, s.moved(), {}, 0, {s.group}, {5}); }},
        {"reorder", nothing, [](Stage &s) { s.drawing().reorder({s.ids[5]}, Document::Place::Bottom); }},
        {"reorder into a group", nothing, [](Stage &s) { s.drawing().reorderAbove({s.ids[5]}, s.ids[0]); }},
        {"ungroup", nothing, [](Stage &s) { s.drawing().ungroup({s.group}); }},
        {"hide a group", nothing,
         [](Stage &s) {
             Group hidden = *s.drawing().find(s.group);
             hidden.hidden = true;
             s.drawing().changeGroup(s.group, hidden);
         }},
        {"align", nothing, [](Stage &s) { align(s.drawing(), separateUnits(s.ids), Alignment::Left); }},
        {"distribute", nothing,
         [](Stage &s) {
             distribute(s.drawing(), {{s.ids[0]}, {s.ids[5]}, {s.ids[2]}, {s.ids[1]}}, Spacing::Gaps, Qt::Horizontal);
         }},
        {"same size",
         [](Stage &s) { s.drawing().changeShapes({s.ids[5]}, [](Shape &shape) {
                            shape.size = {10, 90};
                        }); },
         [](Stage &s) { makeSameSize(s.drawing(), s.ids, Qt::Horizontal | Qt::Vertical); }},
        {"flip", nothing, [](Stage &s) { flip(s.drawing(), s.ids, Qt::Horizontal); }},
        {"turn", nothing, [](Stage &s) { turn(s.drawing(), s.ids, 1); }},
        {"lock groups and shapes", nothing, [](Stage &s) { setLocked(s.drawing(), s.units(), true); }},
        {"hide groups and shapes", nothing, [](Stage &s) { setHidden(s.drawing(), s.units(), true); }},
        {"show all", [](Stage &s) { setHidden(s.drawing(), s.units(), true); }, [](Stage &s) { showAll(s.drawing()); }},
        {"unlock all", [](Stage &s) { setLocked(s.drawing(), s.units(), true); },
         [](Stage &s) { unlockAll(s.drawing()); }},
        {"divide", nothing, [](Stage &s) { combineShapes(s.drawing(), s.ids, BooleanOperation::Division); }},
        {"commit", [](Stage &s) { s.openGesture(); }, [](Stage &s) { s.gesture->commit(); }},
        {"commit in a container",
         [](Stage &s) {
             s.openGesture();
             s.gesture->moveInto({s.ids[3]}, s.ids[4]);
         },
         [](Stage &s) { s.gesture->commit(); }},
    };
}

QList<Operation> others()
{
    return {
        {"set data", nothing, [](Stage &s) { s.drawing().setData(s.drawing().data()); }},
        {"clear", nothing, [](Stage &s) { s.drawing().clear(); }},
        {"when an end is removed", nothing,
         [](Stage &s) { s.drawing().setWhenEndRemoved(Document::WhenEndRemoved::RemoveConnector); }},
        {"limit the undo memory",
         [](Stage &s) {
             s.drawing().removeShapes({s.ids[5]});
             s.drawing().removeShapes({s.ids[4]});
         },
         [](Stage &s) { s.drawing().setUndoMemoryLimit(1); }},
        {"save", [](Stage &s) { s.drawing().removeShapes({s.ids[5]}); },
         [](Stage &s) { s.drawing().save(s.fileName()); }},
        {"load",
         [](Stage &s) {
             s.drawing().removeShapes({s.ids[5]});
             saveFile(s.fileName(), s.drawing().data());
         },
         [](Stage &s) { s.drawing().load(s.fileName()); }},
        {"save on a thread", [](Stage &s) { s.drawing().removeShapes({s.ids[5]}); },
         [](Stage &s) {
             const QPointer<FileTask> task = s.drawing().startSaving(s.fileName());
             if (task)
                 task->wait();
         }},
        {"save twice", [](Stage &s) { s.drawing().removeShapes({s.ids[5]}); },
         [](Stage &s) {
             s.drawing().startSaving(s.folder.filePath(QStringLiteral("missing/drawing.json")));
             if (s.document)
                 s.drawing().save(s.fileName());
         }},
        {"load on a thread",
         [](Stage &s) {
             saveFile(s.fileName(), s.drawing().data());
             s.drawing().removeShapes({s.ids[5]});
         },
         [](Stage &s) {
             const QPointer<FileTask> task = s.drawing().startLoading(s.fileName());
             if (task)
                 task->wait();
         }},
        {"open a gesture", [](Stage &s) { s.openGesture(); },
         [](Stage &s) { const Gesture second(s.drawing(), QStringLiteral("Second")); }},
        {"place in a gesture", nothing, [](Stage &s) { s.openGesture(); }},
        {"change in a gesture", [](Stage &s) { s.openGesture(); },
         [](Stage &s) {
             s.gesture->change({s.ids[0]}, {Shape::ellipse({1, 2}, {3, 4})});
         }},
        {"turn groups in a gesture", [](Stage &s) { s.openGesture(); },
         [](Stage &s) { s.gesture->turnGroups({s.group}, {30}); }},
        {"move into a container in a gesture", [](Stage &s) { s.openGesture(); },
         [](Stage &s) { s.gesture->moveInto({s.ids[3]}, s.ids[4]); }},
        {"move on in a gesture",
         [](Stage &s) {
             s.openGesture();
             s.gesture->moveInto({s.ids[3]}, s.ids[4]);
         },
         [](Stage &s) { s.gesture->moveInto({s.ids[3]}, {}); }},
        {"cancel", [](Stage &s) { s.openGesture(); }, [](Stage &s) { s.gesture->cancel(); }},
        {"drop a gesture", [](Stage &s) { s.openGesture(); }, [](Stage &s) { s.gesture.reset(); }},
        {"back to the beginning",
         [](Stage &s) {
             s.drawing().removeShapes({s.ids[0]});
             s.drawing().ungroup({s.group});
             flip(s.drawing(), s.ids, Qt::Vertical);
         },
         [](Stage &s) { s.drawing().undoStack()->setIndex(0); }, true},
        {"a macro", nothing,
         [](Stage &s) {
             const QPointer<QUndoStack> stack = s.drawing().undoStack();
             stack->beginMacro(QStringLiteral("Macro"));
             if (s.document)
                 s.drawing().removeShapes({s.ids[0]});
             if (s.document)
                 s.drawing().reorder({s.ids[5]}, Document::Place::Bottom);
             if (stack)
                 stack->endMacro();
         },
         true},
        {"forget the history", [](Stage &s) { s.drawing().removeShapes({s.ids[0]}); },
         [](Stage &s) { s.drawing().undoStack()->clear(); }, true},
        {"call it clean", [](Stage &s) { s.drawing().removeShapes({s.ids[0]}); },
         [](Stage &s) { s.drawing().undoStack()->setClean(); }, true},
        {"call it modified", nothing, [](Stage &s) { s.drawing().undoStack()->resetClean(); }, true},
    };
}

Step both(const Step &first, const Step &second)
{
    return [=](Stage &s) {
        first(s);
        second(s);
    };
}

void undo(Stage &s)
{
    s.drawing().undoStack()->undo();
}

void redo(Stage &s)
{
    s.drawing().undoStack()->redo();
}

/// Each change, its undo and its redo, without a gesture and during one.
QList<Operation> operations()
{
    QList<Operation> all = others();
    for (const Operation &change : changes()) {
        const Step done = both(change.prepare, change.run), undone = both(done, undo);
        all.append(change);
        all.append({"undo " + change.name, done, undo, true});
        all.append({"redo " + change.name, undone, redo, true});
        const auto openGesture = [](Stage &s) { s.openGesture(); };
        if (!change.name.startsWith("commit"))
            all.append({change.name + " in a gesture", both(change.prepare, openGesture), change.run});
        all.append({"undo " + change.name + " in a gesture", both(done, openGesture), undo, true});
        all.append({"redo " + change.name + " in a gesture", both(undone, openGesture), redo, true});
    }
    return all;
}

const QObject &sourceOf(Stage &stage, const QMetaObject &type)
{
    return &type == &Document::staticMetaObject ? static_cast<QObject &>(stage.drawing())
                                                : *stage.drawing().undoStack();
}

/// The number of emissions of each signal of a document or of its undo stack.
QHash<QByteArray, int> emissions(const Operation &operation, const QMetaObject &type = Document::staticMetaObject)
{
    Stage stage;
    operation.prepare(stage);
    std::vector<std::unique_ptr<SignalSlot>> slots_;
    const QList<QMetaMethod> all = ownSignals(type);
    for (const QMetaMethod &signal : all)
        slots_.push_back(std::make_unique<SignalSlot>(sourceOf(stage, type), signal, 0, nullptr));
    operation.run(stage);
    QHash<QByteArray, int> counts;
    for (qsizetype i = 0; i < all.size(); ++i)
        counts.insert(all[i].name(), slots_[std::size_t(i)]->count());
    return counts;
}

} // namespace

class TestDocumentDeletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void everySignalIsTried();
    void inASlot_data();
    void inASlot();
    void inASlotOfTheStack_data() { inASlot_data(); }
    void inASlotOfTheStack();
    void inAFunction();
    void inASlotOfASelection_data();
    void inASlotOfASelection();
    void inASlotOfATask();
};

void TestDocumentDeletion::everySignalIsTried()
{
    QSet<QByteArray> missing;
    for (const QMetaMethod &signal : ownSignals(Document::staticMetaObject))
        missing.insert(signal.name());
    for (const Operation &operation : operations()) {
        const QHash<QByteArray, int> counts = emissions(operation);
        for (auto signal = counts.cbegin(); signal != counts.cend(); ++signal) {
            if (signal.value() > 0)
                missing.remove(signal.key());
        }
    }
    QCOMPARE(missing.values(), QList<QByteArray>());
}

void TestDocumentDeletion::inASlot_data()
{
    QTest::addColumn<int>("number");
    const QList<Operation> all = operations();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name.constData()) << i;
}

// Deletes the document at the first and at the last emission of each signal.
void TestDocumentDeletion::inASlot()
{
    QFETCH(int, number);
    const Operation operation = operations()[number];
    const QHash<QByteArray, int> counts = emissions(operation);
    int tried = 0;
    for (const QMetaMethod &signal : ownSignals(Document::staticMetaObject)) {
        const int count = counts.value(signal.name());
        for (int which : QSet<int>{std::min(count, 1), count}) {
            if (which == 0)
                continue;
            Stage stage;
            operation.prepare(stage);
            const QPointer<QUndoStack> stack = stage.drawing().undoStack();
            const SignalSlot slot(stage.drawing(), signal, which, [&] { delete stage.document; });
            operation.run(stage);
            QVERIFY2(!stage.document, signal.name().constData());
            deleteDeferred();
            QVERIFY2(!stack, signal.name().constData());
            QVERIFY(stage.selection.isEmpty());
            QVERIFY(!stage.selection.document());
            ++tried;
        }
    }
    QVERIFY(tried > 0);
}

// If the program calls the undo stack itself, the slot must use deleteLater().
void TestDocumentDeletion::inASlotOfTheStack()
{
    QFETCH(int, number);
    const Operation operation = operations()[number];
    const QMetaObject &type = QUndoStack::staticMetaObject;
    const QHash<QByteArray, int> counts = emissions(operation, type);
    for (const QMetaMethod &signal : ownSignals(type)) {
        for (int which = 1; which <= counts.value(signal.name()); ++which) {
            Stage stage;
            operation.prepare(stage);
            const QPointer<QUndoStack> stack = stage.drawing().undoStack();
            const SignalSlot slot(*stack, signal, which, [&] {
                if (operation.isOfStack)
                    stage.document->deleteLater();
                else
                    delete stage.document;
            });
            operation.run(stage);
            deleteDeferred();
            QVERIFY2(!stage.document, signal.name().constData());
            QVERIFY2(!stack, signal.name().constData());
            QVERIFY(!stage.selection.document());
        }
    }
}

void TestDocumentDeletion::inAFunction()
{
    Stage stage;
    const QPointer<QUndoStack> stack = stage.drawing().undoStack();
    QCOMPARE(stage.drawing().changeShapes(stage.ids, [&](Shape &) { delete stage.document; }), 0);
    deleteDeferred();
    QVERIFY(!stack);
}

void TestDocumentDeletion::inASlotOfASelection_data()
{
    QTest::addColumn<bool>("deletesSelection");
    QTest::newRow("the document") << false;
    QTest::newRow("the selection") << true;
}

// Slots of a selection delete the selection or the document at each emission.
void TestDocumentDeletion::inASlotOfASelection()
{
    QFETCH(bool, deletesSelection);
    using Choose = std::function<void(Selection &, Stage &)>;
    const QList<std::pair<QByteArray, Choose>> choices{
        {"set", [](Selection &selection, Stage &s) { selection.set({s.ids[4]}); }},
        {"clear", [](Selection &selection, Stage &) { selection.clear(); }},
        {"remove",
         [](Selection &selection, Stage &s) {
             selection.remove({s.ids[0], s.ids[3]});
         }},
        {"toggle",
         [](Selection &selection, Stage &s) {
             selection.toggle({s.ids[0], s.ids[3]});
         }},
        {"toggle a member", [](Selection &selection, Stage &s) { selection.toggleMember(s.ids[3]); }},
        {"toggle a unit", [](Selection &selection, Stage &s) { selection.toggleUnit(s.ids[3]); }},
        {"enter", [](Selection &selection, Stage &s) { selection.enterGroup(s.group); }},
        {"leave", [](Selection &selection, Stage &) { selection.leaveGroup(); }},
        {"end",
         [](Selection &selection, Stage &s) {
             const QPointer<Selection> self(&selection);
             selection.begin();
             selection.set({s.ids[5]});
             if (self)
                 selection.end();
         }},
        {"cancel",
         [](Selection &selection, Stage &s) {
             const QPointer<Selection> self(&selection);
             selection.begin();
             selection.set({s.ids[5]});
             if (self)
                 selection.cancel();
         }},
        {"another document", [](Selection &selection, Stage &) { selection.setDocument(nullptr); }},
        {"removed", [](Selection &, Stage &s) { s.drawing().removeShapes(s.ids.first(4)); }},
        {"hidden", [](Selection &, Stage &s) { setHidden(s.drawing(), s.units(), true); }},
        {"ungrouped", [](Selection &, Stage &s) { s.drawing().ungroup({s.group}); }},
        {"reset", [](Selection &, Stage &s) { s.drawing().clear(); }},
        {"gone", [](Selection &, Stage &s) { delete s.document; }},
    };
    int tried = 0;
    for (bool isInGroup : {false, true}) {
        for (const auto &[name, choose] : choices) {
            for (const QMetaMethod &signal : ownSignals(Selection::staticMetaObject)) {
                for (int which = 1; which < 9; ++which) {
                    Stage stage;
                    const QPointer<Selection> selection = new Selection;
                    selection->setDocument(stage.document);
                    selection->set(stage.ids.first(4));
                    if (isInGroup)
                        selection->enterGroup(stage.group);
                    const SignalSlot slot(*selection, signal, which, [&] {
                        if (deletesSelection)
                            delete selection;
                        else
                            delete stage.document;
                    });
                    choose(*selection, stage);
                    const bool isDone = slot.count() >= which;
                    QVERIFY2(!isDone || !(deletesSelection ? !selection.isNull() : !stage.document.isNull()),
                             name.constData());
                    tried += isDone;
                    delete selection;
                    deleteDeferred();
                    if (!isDone)
                        break;
                }
            }
        }
    }
    QVERIFY(tried > 20);
}

void TestDocumentDeletion::inASlotOfATask()
{
    for (bool isSaving : {false, true}) {
        Stage stage;
        QVERIFY(stage.drawing().save(stage.fileName()));
        const QPointer<FileTask> task =
            isSaving ? stage.drawing().startSaving(stage.fileName()) : stage.drawing().startLoading(stage.fileName());
        QObject::connect(task, &FileTask::finished, task, [&] { delete stage.document; });
        QVERIFY(task->wait());
        QVERIFY(!task && !stage.document);
        deleteDeferred();
    }
}

TRAMMEL_TEST(TestDocumentDeletion)
#include "tst_documentdeletion.moc"
