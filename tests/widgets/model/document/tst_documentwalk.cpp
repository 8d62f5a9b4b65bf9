#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <map>

using namespace Trammel;

namespace {

/// A copy of a document's state that is built from its signals alone.
class Mirror
{
public:
    explicit Mirror(Document &document)
    {
        QObject::connect(&document, &Document::shapesAdded, [this](const ShapeIds &ids) {
            for (ShapeId id : ids) {
                m_isSound = m_isSound && !m_ids.contains(id);
                m_ids.insert(id);
            }
        });
        QObject::connect(&document, &Document::shapesRemoved, [this](const ShapeIds &ids) {
            for (ShapeId id : ids)
                m_isSound = m_ids.remove(id) && m_isSound;
        });
        QObject::connect(&document, &Document::shapesChanged, [this](const ShapeIds &ids) {
            for (ShapeId id : ids)
                m_isSound = m_isSound && m_ids.contains(id);
        });
    }

    bool agrees(const Document &document) const
    {
        const ShapeIds ids = document.ids();
        return m_isSound && m_ids == QSet<ShapeId>(ids.begin(), ids.end());
    }

private:
    QSet<ShapeId> m_ids;
    bool m_isSound = true;
};

/// Applies random edits.
class Walk
{
public:
    Walk(Document &document, std::mt19937 &engine) : m_document(document), m_random(engine) { }

    void step()
    {
        const int action = m_random.upTo(99);
        if (action < 25 || m_document.count() < 20)
            add();
        else if (action < 40)
            m_document.removeShapes(some(m_document.count() > 250 ? 60 : 3));
        else if (action < 60)
            change();
        else if (action < 72)
            m_document.reorder(some(4), Document::Place(m_random.upTo(3)));
        else if (action < 90)
            gesture(m_random.chance(60));
        else if (action < 94)
            macro();
        else
            stepThroughHistory();
    }

private:
    ShapeIds some(int most)
    {
        const ShapeIds all = m_document.ids();
        ShapeIds ids{ShapeId(9999999)};
        for (int i = m_random.upTo(most); i >= 0 && !all.isEmpty(); --i)
            ids.append(all[m_random.upTo(int(all.size()) - 1)]);
        return ids;
    }

    void vary(Shape &shape)
    {
        shape.center += m_random.point() / 10;
        // Straight connectors keep pins, too. Orthogonal paths among many shapes would take too long here; see
        // TestPinnedConnectors.
        if (shape.connector && m_random.chance(40)) {
            shape.connector->pins.clear();
            for (int i = m_random.upTo(3); i > 0; --i)
                shape.connector->pins.append(
                    {m_random.chance(50) ? Qt::Horizontal : Qt::Vertical, m_random.point().x()});
        }
        if (shape.connector && m_random.chance(20)) {
            shape.connector->waypoints.clear();
            for (int i = m_random.upTo(2); i > 0; --i)
                shape.connector->waypoints.append(m_random.point());
        }
        if (shape.connector && shape.connector->to.isBound() && m_random.chance(20))
            shape.connector->to = ConnectorEnd::atPort(shape.connector->to.shape, QStringLiteral("left"));
        if (!shape.connector && m_random.chance(10) && !shape.kind->hasOutline())
            shape.kind = &ShapeKind::named(QStringLiteral("diamond"));
        if (shape.connector && m_random.chance(20))
            shape.connector->label = {m_random.real(0, 1), m_random.real(-50, 50)};
        if (shape.connector && m_random.chance(20))
            shape.connector->jumps = ConnectorJumps(m_random.upTo(2));
        if (shape.connector && m_random.chance(20)) {
            const ConnectorLabel place{m_random.real(0, 1), m_random.real(-50, 50), m_random.chance(50)};
            shape.connector->furtherTexts = {{QStringLiteral("1..*"), place}};
        }
        switch (m_random.upTo(5)) {
        case 0:
            shape.rotation += m_random.real(-400, 400);
            break;
        case 1:
            shape.size *= m_random.real(0, 2);
            break;
        case 2:
            shape.hidden = !shape.hidden;
            break;
        case 3:
            shape.text += QStringLiteral("x");
            break;
        case 4:
            shape.fill = shape.fill.isValid() ? QColor() : QColor(Qt::red);
            break;
        default:
            break;
        }
    }

    void add()
    {
        QList<Shape> shapes;
        for (int i = m_random.upTo(3); i >= 0; --i)
            shapes.append(m_random.shape());
        m_document.addShapes(shapes);
        // Refused for ends at connectors.
        if (m_random.chance(40))
            m_document.connect(some(0).last(), m_random.chance(70) ? ConnectorEnd(some(0).last()) : m_random.point());
        if (m_random.chance(5))
            m_document.setWhenEndRemoved(Document::WhenEndRemoved(m_random.upTo(1)));
    }

    void change()
    {
        m_document.changeShapes(
            some(5), [this](Shape &shape) { vary(shape); }, {}, m_random.upTo(2));
    }

    void gesture(bool isKept)
    {
        Gesture gesture(m_document, QStringLiteral("Drag"));
        const ShapeIds ids = m_document.sorted(some(5));
        for (int move = m_random.upTo(3); move >= 0; --move) {
            QList<Shape> shapes;
            for (ShapeId id : ids) {
                Shape shape = *m_document.find(id);
                vary(shape);
                shapes.append(shape);
            }
            gesture.change(ids, shapes);
        }
        if (isKept)
            gesture.commit();
        else if (m_random.chance(30))
            change();
    }

    void macro()
    {
        m_document.undoStack()->beginMacro(QStringLiteral("Several"));
        add();
        m_document.removeShapes(some(5));
        change();
        m_document.undoStack()->endMacro();
    }

    void stepThroughHistory()
    {
        QUndoStack &stack = *m_document.undoStack();
        stack.setIndex(std::clamp(stack.index() + m_random.upTo(8) - 5, 0, stack.count()));
    }

    Document &m_document;
    RandomShapes m_random;
};

} // namespace

class TestDocumentWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedoOfEverythingIsExact();
};

void TestDocumentWalk::undoAndRedoOfEverythingIsExact()
{
    std::mt19937 engine = seededEngine();
    Document document;
    const Mirror mirror(document);
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < 60; ++i)
        shapes.append(random.shape());
    document.addShapes(shapes);
    document.undoStack()->clear();

    std::map<int, DocumentData> snapshots{{0, document.data()}};
    Walk walk(document, engine);
    const QUndoStack &stack = *document.undoStack();
    for (int step = 0; step < 10000; ++step) {
        const int before = stack.index();
        walk.step();
        // Removes the snapshots that a new edit or a merge may have made invalid.
        const int isForgotten = stack.index() > before ? before + 1 : std::min(before, stack.index() + 1);
        snapshots.erase(snapshots.lower_bound(std::max(1, isForgotten)), snapshots.end());
        if (step % 50 == 0) {
            snapshots[stack.index()] = document.data();
            QVERIFY(mirror.agrees(document));
            const ShapeIds ids = document.ids();
            for (int i = 0; i < ids.size(); ++i)
                QCOMPARE(document.rank(ids[i]), i);
        }
    }
    const DocumentData last = document.data();
    const int end = stack.index();
    QVERIFY(end > 1000 && snapshots.size() > 50);
    const auto compareAt = [&](int index) {
        document.undoStack()->setIndex(index);
        QVERIFY(document.data() == snapshots.at(index));
    };
    for (auto snapshot = snapshots.rbegin(); snapshot != snapshots.rend(); ++snapshot)
        compareAt(snapshot->first);
    QCOMPARE(stack.index(), 0);
    QVERIFY(mirror.agrees(document));
    for (const auto &snapshot : snapshots)
        compareAt(snapshot.first);
    document.undoStack()->setIndex(end);
    QVERIFY(document.data() == last);
    QVERIFY(mirror.agrees(document));
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QVERIFY(document.data() == snapshots.at(0));
}

TRAMMEL_TEST(TestDocumentWalk)
#include "tst_documentwalk.moc"
