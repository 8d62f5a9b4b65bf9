#include "tests/testprogram.h"
#include "tests/widgets/filetext.h"
#include <trammel/gesture.h>
#include <trammel/shapekind.h>

#include <QtCore/QSet>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <functional>
#include <utility>

using namespace Trammel;

namespace {

/// A document with shapes and groups, and all workshopOperations on it. Records the ids of new shapes and groups, so
/// that fault() can report an id that is used twice.
class Workshop
{
public:
    explicit Workshop(std::mt19937 &engine) : random(engine)
    {
        for (int i = 0; i < 8; ++i)
            add();
        for (int i = 0; i < 2; ++i)
            note({document.addShape(Shape(ShapeKind::named(QStringLiteral("swimlane")), random.point(), {80, 120}))});
        moveInto();
        group();
        group();
        remove();
        document.undoStack()->undo();
    }

    void add() { note(document.addShapes({random.shape(), random.shape()})); }
    void addDrawing()
    {
        const DocumentData drawing = document.data();
        note(document.addDrawing(drawing));
    }
    void group()
    {
        const GroupId id = document.group(some());
        if (id.isNull())
            return;
        note({ShapeId(id.value())});
    }
    void ungroup() { document.ungroup(document.groups().keys().first(document.groups().isEmpty() ? 0 : 1)); }
    void remove() { document.removeShapes(some()); }
    void change()
    {
        document.changeShapes(some(), [this](Shape &shape) { shape.center += QPointF(random.real(1, 5), 0); });
    }
    void reorder() { document.reorder(some(), random.chance(50) ? Document::Place::Top : Document::Place::Bottom); }
    void rename()
    {
        for (GroupId id : document.groups().keys()) {
            if (!document.contains(id))
                continue;
            Group group = *document.find(id);
            group.name += QLatin1Char('a');
            document.changeGroup(id, group);
        }
    }
    void moveInto() { document.moveInto(some(), random.chance(80) ? someContainer() : ShapeId()); }
    void addInto() { note(document.addShapesInto(someContainer(), {random.shape()})); }
    void collapse() { document.setCollapsed(document.ids(), random.chance(70)); }
    void drag()
    {
        const ShapeIds ids = some();
        QList<Placement> placements;
        for (ShapeId id : ids) {
            placements.append(document.find(id)->placement());
            placements.last().center += QPointF(0, random.real(1, 5));
        }
        Gesture gesture(document, QStringLiteral("Drag"));
        gesture.place(ids, placements);
        gesture.moveInto(ids, someContainer());
        gesture.commit();
    }
    void undo() { document.undoStack()->undo(); }
    void redo() { document.undoStack()->redo(); }
    void replace() { document.setData(document.data()); }

    /// The reason why the document violates an invariant; empty if it does not.
    QString fault() const
    {
        if (isGivenTwice)
            return QStringLiteral("an id was given out twice");
        const DocumentData data = document.data();
        if (const QString reason = data.errorString(); !reason.isEmpty())
            return reason;
        DocumentData back;
        if (const FileResult result = readFrom(written(data), back); !result)
            return result.errorString();
        return back == data && back.nextId == data.nextId ? QString() : QStringLiteral("it is another one in a file");
    }

    RandomShapes random;
    Document document;

private:
    ShapeIds some()
    {
        ShapeIds ids;
        for (ShapeId id : document.ids()) {
            if (random.chance(50))
                ids.append(id);
        }
        return ids;
    }

    ShapeId someContainer()
    {
        ShapeIds ids = document.ids();
        ids.removeIf([this](ShapeId id) { return !document.find(id)->kind->isContainer(); });
        return ids.isEmpty() ? ShapeId() : ids[random.upTo(int(ids.size()) - 1)];
    }

    void note(const ShapeIds &ids)
    {
        for (ShapeId id : ids) {
            isGivenTwice = isGivenTwice || given.contains(id.value());
            given.insert(id.value());
        }
    }

    QSet<quint32> given;
    bool isGivenTwice = false;
};

using WorkshopOperation = void (Workshop::*)();

struct NamedOperation
{
    const char *name;
    WorkshopOperation operation;
};

constexpr NamedOperation workshopOperations[] = {
    {"add", &Workshop::add},
    {"add a drawing", &Workshop::addDrawing},
    {"group", &Workshop::group},
    {"ungroup", &Workshop::ungroup},
    {"remove", &Workshop::remove},
    {"change", &Workshop::change},
    {"reorder", &Workshop::reorder},
    {"rename a group", &Workshop::rename},
    {"move into", &Workshop::moveInto},
    {"add into", &Workshop::addInto},
    {"collapse", &Workshop::collapse},
    {"drag", &Workshop::drag},
    {"undo", &Workshop::undo},
    {"redo", &Workshop::redo},
    {"replace all", &Workshop::replace},
};

using Connect = std::function<void(Workshop &, const std::function<void()> &)>;

struct NamedSignal
{
    const char *name;
    Connect connect;
};

template <class Signal> NamedSignal ofDocument(const char *name, Signal signal)
{
    return {name, [signal](Workshop &workshop, const std::function<void()> &slot) {
                QObject::connect(&workshop.document, signal, &workshop.document, [slot] { slot(); });
            }};
}

template <class Signal> NamedSignal ofStack(const char *name, Signal signal)
{
    return {name, [signal](Workshop &workshop, const std::function<void()> &slot) {
                QObject::connect(workshop.document.undoStack(), signal, &workshop.document, [slot] { slot(); });
            }};
}

const std::vector<NamedSignal> &allSignals()
{
    static const std::vector<NamedSignal> all{
        ofDocument("shapesAdded", &Document::shapesAdded),
        ofDocument("shapesRemoved", &Document::shapesRemoved),
        ofDocument("shapesChanged", &Document::shapesChanged),
        ofDocument("shapesAboutToBeRemoved", &Document::shapesAboutToBeRemoved),
        ofDocument("orderChanged", &Document::orderChanged),
        ofDocument("groupsChanged", &Document::groupsChanged),
        ofDocument("countChanged", &Document::countChanged),
        ofDocument("regionChanged", &Document::regionChanged),
        ofDocument("historyStepped", &Document::historyStepped),
        ofDocument("modifiedChanged", &Document::modifiedChanged),
        ofDocument("reset", &Document::reset),
        ofStack("indexChanged", &QUndoStack::indexChanged),
        ofStack("undoTextChanged", &QUndoStack::undoTextChanged),
    };
    return all;
}

} // namespace

/// Slots of a document's signals may change the document again. Each id is still used once, and the drawing can be
/// saved and read.
class TestSlotChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsAreGivenOutOnce_data();
    void idsAreGivenOutOnce();
    void everyPairKeepsTheDocumentGood_data();
    void everyPairKeepsTheDocumentGood();
};

void TestSlotChanges::idsAreGivenOutOnce_data()
{
    QTest::addColumn<Connect>("connectTo");
    for (const NamedSignal &signal : allSignals())
        QTest::newRow(signal.name) << signal.connect;
}

void TestSlotChanges::idsAreGivenOutOnce()
{
    QFETCH(Connect, connectTo);
    std::mt19937 engine(1);
    Workshop workshop(engine);
    Document &document = workshop.document;
    // The lowest and the highest shape, so that the order changes, too.
    const ShapeIds ids{document.ids().first(), document.ids().last()};
    QList<quint32> given;
    bool isDone = false;
    connectTo(workshop, [&] {
        if (!std::exchange(isDone, true))
            given.append(document.addShape(Shape::rectangle({0, 0}, {1, 1})).value());
    });
    given.append(document.group(ids).value());
    QVERIFY(given.size() == 1 || given[0] != given[1]);
    QCOMPARE(workshop.fault(), QString());
}

void TestSlotChanges::everyPairKeepsTheDocumentGood_data()
{
    QTest::addColumn<int>("outer");
    QTest::addColumn<int>("signal");
    for (int outer = 0; outer < int(std::size(workshopOperations)); ++outer) {
        for (int signal = 0; signal < int(allSignals().size()); ++signal)
            QTest::addRow("%s: %s", workshopOperations[outer].name, allSignals()[std::size_t(signal)].name)
                << outer << signal;
    }
}

void TestSlotChanges::everyPairKeepsTheDocumentGood()
{
    QFETCH(int, outer);
    QFETCH(int, signal);
    std::mt19937 engine = seededEngine();
    for (const NamedOperation &inner : workshopOperations) {
        // Undo and redo in a slot are not tested here.
        if (inner.operation == &Workshop::undo || inner.operation == &Workshop::redo)
            continue;
        Workshop workshop(engine);
        QUndoStack &stack = *workshop.document.undoStack();
        int calls = 0;
        allSignals()[std::size_t(signal)].connect(workshop, [&] {
            // The slot runs at the first signal of the operation and at that of its own change.
            if (++calls <= 2)
                (workshop.*inner.operation)();
        });
        (workshop.*workshopOperations[outer].operation)();
        QVERIFY2(workshop.fault().isEmpty(),
                 qPrintable(QLatin1String(inner.name) + QLatin1String(": ") + workshop.fault()));
        calls = 2;
        // Undo and redo of all steps restore the document.
        const DocumentData after = workshop.document.data();
        const int index = stack.index();
        stack.setIndex(0);
        QVERIFY2(workshop.fault().isEmpty(), inner.name);
        stack.setIndex(index);
        QVERIFY2(workshop.document.data() == after, inner.name);
        workshop.add();
        workshop.group();
        QVERIFY2(workshop.fault().isEmpty(), inner.name);
    }
}

TRAMMEL_TEST(TestSlotChanges)
#include "tst_slotchanges.moc"
