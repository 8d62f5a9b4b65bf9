#include "tests/testprogram.h"
#include "tests/widgets/accessbench.h"
#include <trammel/gesture.h>
#include <trammel/selection.h>

#include <QtGui/QAction>
#include <QtGui/QUndoStack>

#include <utility>

using namespace Trammel;

namespace {

QString told(const char *type, const char *name)
{
    return QLatin1String(type) + QLatin1Char(' ') + QLatin1String(name);
}

} // namespace

/// The events that a screen reader gets: once a gesture, and none while it runs.
class TestAccessibleEvents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawing();
    void dragging();
    void cancelingADrag();
    void gestureOfAnotherEditor();
    void rubberBand();
    void movingByKeys();
    void walkingByKeys();
    void focus();
    void deletingAndUndo();
    void grouping();
    void movingIntoAContainer();
    void renamingAndLocking();
    void typing();
    void changesOfTheText();
    void messages();
    void manyShapes();
    void anotherDrawing();
    void onlyWhatWasRead();
    void noneWhileInactive();
};

void TestAccessibleEvents::drawing()
{
    AccessBench access;
    access.editor().setTool(ShapeEditor::Rectangle);
    access.settle();
    access.bench.beginDrag({0, 0}, {100, 60});
    COMPARE_EVENTS(access);
    access.bench.release({100, 60});
    COMPARE_EVENTS(access, told("ObjectCreated", "Rectangle"), told("Selection", "Rectangle"),
                   told("Focus", "Rectangle"));
}

void TestAccessibleEvents::dragging()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    QAccessibleInterface *node = access.child(0);
    QCOMPARE(node->text(QAccessible::Description), QStringLiteral("Rectangle, 100 by 60, center at 0, 0"));
    const QRect before = node->rect();
    access.settle();
    access.bench.press({0, 0});
    COMPARE_EVENTS(access);
    for (int i = 1; i <= 20; ++i) {
        access.bench.move({3.0 * i, 2.0 * i});
        COMPARE_EVENTS(access);
    }
    access.bench.release({60, 40});
    COMPARE_EVENTS(access, told("LocationChanged", "a"), told("DescriptionChanged", "a"), told("Selection", "a"),
                   told("Focus", "a"));
    QCOMPARE(node->rect(), before.translated(60, 40));
    COMPARE_EVENTS(access);
    access.editor().undo();
    COMPARE_EVENTS(access, told("LocationChanged", "a"), told("DescriptionChanged", "a"));
}

void TestAccessibleEvents::cancelingADrag()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    access.child(0)->rect();
    access.editor().selection()->set({a});
    access.settle();
    access.bench.beginDrag({0, 0}, {60, 40});
    access.bench.key(Qt::Key_Escape);
    COMPARE_EVENTS(access);
    access.bench.release({60, 40});
    COMPARE_EVENTS(access);
    access.bench.drag({0, 0}, {60, 40});
    COMPARE_EVENTS(access, told("LocationChanged", "a"));
}

void TestAccessibleEvents::gestureOfAnotherEditor()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    access.child(0)->rect();
    access.settle();
    const auto placedAt = [&](double x) {
        Placement placement;
        placement.center = {x, 0};
        placement.size = access.document().find(a)->size;
        return QList<Placement>{placement};
    };
    {
        Gesture gesture(access.document(), QStringLiteral("Move"));
        gesture.place({a}, placedAt(50));
        COMPARE_EVENTS(access);
        gesture.commit();
        COMPARE_EVENTS(access, told("LocationChanged", "a"));
    }
    {
        Gesture gesture(access.document(), QStringLiteral("Move"));
        gesture.place({a}, placedAt(90));
        COMPARE_EVENTS(access);
    }
    COMPARE_EVENTS(access);
    Gesture gesture(access.document(), QStringLiteral("Move"));
    gesture.place({a}, placedAt(90));
    COMPARE_EVENTS(access);
    // Undo cancels the gesture.
    access.document().undoStack()->undo();
    COMPARE_EVENTS(access, told("LocationChanged", "a"));
}

void TestAccessibleEvents::rubberBand()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.add(QStringLiteral("b"), {200, 0});
    access.settle();
    access.bench.press({-100, -100});
    for (int x = -90; x <= 300; x += 10) {
        access.bench.move({double(x), 100});
        COMPARE_EVENTS(access);
    }
    access.bench.release({300, 100});
    COMPARE_EVENTS(access, told("SelectionAdd", "a"), told("SelectionAdd", "b"), told("Focus", "b"));
}

void TestAccessibleEvents::movingByKeys()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    access.editor().selection()->set({a});
    access.child(0)->text(QAccessible::Description);
    access.settle();
    access.bench.key(Qt::Key_Right);
    COMPARE_EVENTS(access, told("DescriptionChanged", "a"));
    QCOMPARE(access.child(0)->text(QAccessible::Description), QStringLiteral("Rectangle, 100 by 60, center at 1, 0"));
    access.bench.key(Qt::Key_Period);
    COMPARE_EVENTS(access, told("DescriptionChanged", "a"));
    // The description of a group changes with its shapes.
    access.add(QStringLiteral("b"), {200, 0});
    access.document().group(access.document().ids());
    access.editor().selection()->set(access.document().ids());
    access.child(0)->text(QAccessible::Description);
    access.settle();
    access.bench.key(Qt::Key_Down);
    COMPARE_EVENTS(access, told("DescriptionChanged", "a"), told("DescriptionChanged", "Group"));
}

void TestAccessibleEvents::walkingByKeys()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.add(QStringLiteral("b"), {200, 0});
    access.settle();
    access.bench.key(Qt::Key_Home);
    COMPARE_EVENTS(access, told("Selection", "a"), told("Focus", "a"));
    access.bench.key(Qt::Key_Tab);
    COMPARE_EVENTS(access, told("SelectionRemove", "a"), told("Selection", "b"), told("Focus", "b"));
    access.bench.key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    COMPARE_EVENTS(access, told("SelectionAdd", "a"), told("Focus", "a"));
    access.bench.key(Qt::Key_Escape);
    COMPARE_EVENTS(access, told("SelectionRemove", "a"), told("SelectionRemove", "b"), told("Focus", "Drawing"));
}

void TestAccessibleEvents::focus()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.editor().view()->clearFocus();
    access.settle();
    access.editor().selectAll();
    COMPARE_EVENTS(access, told("Selection", "a"));
    access.editor().view()->setFocus();
    COMPARE_EVENTS(access, told("Focus", "Drawing"), told("Focus", "a"));
}

void TestAccessibleEvents::deletingAndUndo()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.add(QStringLiteral("b"), {200, 0});
    access.editor().selectAll();
    access.settle();
    access.bench.key(Qt::Key_Delete);
    COMPARE_EVENTS(access, told("ObjectDestroyed", "?"), told("ObjectDestroyed", "?"), told("Focus", "Drawing"));
    access.editor().undo();
    COMPARE_EVENTS(access, told("ObjectCreated", "a"), told("ObjectCreated", "b"), told("SelectionAdd", "a"),
                   told("SelectionAdd", "b"), told("Focus", "b"));
    access.editor().redo();
    COMPARE_EVENTS(access, told("ObjectDestroyed", "?"), told("ObjectDestroyed", "?"), told("Focus", "Drawing"));
}

void TestAccessibleEvents::grouping()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.add(QStringLiteral("b"), {200, 0});
    access.editor().selectAll();
    access.settle();
    access.bench.key(Qt::Key_G, Qt::ControlModifier);
    COMPARE_EVENTS(access, told("ObjectReorder", "Drawing"), told("SelectionRemove", "a"), told("SelectionRemove", "b"),
                   told("Selection", "Group"), told("Focus", "Group"));
    access.bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    COMPARE_EVENTS(access, told("ObjectReorder", "Drawing"), told("SelectionAdd", "a"), told("SelectionAdd", "b"),
                   told("Focus", "b"));
}

void TestAccessibleEvents::movingIntoAContainer()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"), {0, 0}, {20, 20});
    Shape lane(ShapeKind::named(QStringLiteral("swimlane")), {0, 400}, {300, 200});
    const ShapeId container = access.document().addShape(lane);
    QCOMPARE(access.named(QStringLiteral("a"))->parent(), &access.canvas());
    access.settle();
    access.document().moveInto({a}, container);
    const QStringList events = access.events();
    QVERIFY2(events.contains(told("ParentChanged", "a")), qPrintable(events.join(QLatin1Char('\n'))));
    QVERIFY(events.contains(told("ObjectReorder", "Drawing")));
    QCOMPARE(access.named(QStringLiteral("a"))->parent(), access.child(0));
}

void TestAccessibleEvents::renamingAndLocking()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a")), b = access.add(QStringLiteral("b"), {200, 0});
    const GroupId group = access.document().group({a, b});
    access.named(QStringLiteral("b"))->state();
    access.settle();
    access.document().changeShapes({a}, [](Shape &shape) { shape.name = QStringLiteral("c"); });
    COMPARE_EVENTS(access, told("NameChanged", "c"));
    Group record = *access.document().find(group);
    record.name = QStringLiteral("pair");
    access.document().changeGroup(group, record);
    COMPARE_EVENTS(access, told("NameChanged", "pair"));
    access.document().changeShapes({b}, [](Shape &shape) { shape.locked = true; });
    QCoreApplication::processEvents();
    bool isFound = false;
    const QList<QAccessibleEvent *> events = recordedAccessibleEvents();
    for (const QAccessibleEvent *each : events) {
        if (each->type() != QAccessible::StateChanged)
            continue;
        const QAccessible::State changed = static_cast<const QAccessibleStateChangeEvent *>(each)->changedStates();
        QVERIFY(changed.selectable && changed.movable && changed.sizeable && changed.readOnly && !changed.selected);
        isFound = true;
    }
    QVERIFY(isFound);
    COMPARE_EVENTS(access, told("StateChanged", "b"));
}

void TestAccessibleEvents::typing()
{
    AccessBench access;
    const ShapeId shape = access.document().addShape(Shape::rectangle({}, {100, 60}));
    access.editor().selection()->set({shape});
    QCOMPARE(access.child(0)->text(QAccessible::Name), QStringLiteral("Rectangle"));
    access.settle();
    access.bench.key(Qt::Key_F2);
    COMPARE_EVENTS(access, told("Focus", "Text of Rectangle"));
    for (const char letter : QByteArrayLiteral("Hello")) {
        QTest::keyClick(&access.bench.canvas(), letter);
        const QStringList events = access.events();
        QCOMPARE(events.first().section(QLatin1Char(' '), 0, 0), QStringLiteral("TextInserted"));
        QCOMPARE(events.last().section(QLatin1Char(' '), 0, 0), QStringLiteral("TextCaretMoved"));
        QCOMPARE(events.size(), 2);
    }
    access.editor().editText({});
    COMPARE_EVENTS(access, told("NameChanged", "Hello"), told("Focus", "Hello"));

    // The text of a connector, and a new text.
    const ShapeId line = access.document().addShape(Shape::connectorBetween(QPointF(0, 200), QPointF(300, 200)));
    access.editor().selection()->set({line});
    access.settle();
    access.bench.key(Qt::Key_F2);
    COMPARE_EVENTS(access, told("Focus", "Text of Connector"));
    access.bench.key(Qt::Key_Escape);
    COMPARE_EVENTS(access, told("Focus", "Connector"));
    access.editor().setTool(ShapeEditor::Text);
    access.settle();
    access.bench.click({0, -200});
    COMPARE_EVENTS(access, told("Focus", "New text"), told("SelectionRemove", "Connector"));
}

void TestAccessibleEvents::changesOfTheText()
{
    AccessBench access;
    Shape shape = Shape::rectangle({}, {300, 100});
    shape.text = QStringLiteral("one two\nthree");
    access.editor().editText(access.document().addShape(shape));
    QAccessibleInterface *field = access.canvas().focusChild();
    QAccessibleTextInterface *text = field->textInterface();
    QVERIFY(text && field->editableTextInterface());
    QCOMPARE(field->role(), QAccessible::EditableText);
    QVERIFY(field->state().focused && field->state().editable && !access.child(0)->state().focused);
    QCOMPARE(field->parent(), &access.canvas());
    QCOMPARE(access.canvas().childCount(), 2);
    QCOMPARE(access.child(1), field);
    QCOMPARE(access.canvas().indexOfChild(field), 1);
    QCOMPARE(field->text(QAccessible::Value), shape.text);
    QCOMPARE(text->text(0, 3), QStringLiteral("one"));
    QCOMPARE(text->characterCount(), 13);
    int start = -1, end = -1;
    QCOMPARE(text->textAtOffset(5, QAccessible::WordBoundary, &start, &end), QStringLiteral("two"));
    text->selection(0, &start, &end);
    QCOMPARE(std::pair(start, end), std::pair(0, 13));
    text->setCursorPosition(4);
    QCOMPARE(text->selectionCount(), 0);
    QCOMPARE(text->cursorPosition(), 4);
    for (int i = 0; i < text->characterCount(); ++i) {
        const QRect box = text->characterRect(i);
        QVERIFY(field->rect().contains(box));
        if (text->text(i, i + 1) != QLatin1String("\n"))
            QCOMPARE(text->offsetAtPoint(QPoint(box.left() + 1, box.center().y())), i);
    }
    access.settle();
    const auto changes = [&] {
        QCoreApplication::processEvents();
        QStringList found;
        const QList<QAccessibleEvent *> events = recordedAccessibleEvents();
        for (const QAccessibleEvent *event : events) {
            if (event->type() == QAccessible::TextInserted) {
                const auto &inserted = *static_cast<const QAccessibleTextInsertEvent *>(event);
                found.append(QStringLiteral("+%1 %2").arg(inserted.changePosition()).arg(inserted.textInserted()));
            } else if (event->type() == QAccessible::TextRemoved) {
                const auto &removed = *static_cast<const QAccessibleTextRemoveEvent *>(event);
                found.append(QStringLiteral("-%1 %2").arg(removed.changePosition()).arg(removed.textRemoved()));
            } else if (event->type() == QAccessible::TextCaretMoved) {
                const auto &moved = *static_cast<const QAccessibleTextCursorEvent *>(event);
                found.append(QString::number(moved.cursorPosition()));
            }
        }
        clearAccessibleEvents();
        return found;
    };
    field->editableTextInterface()->replaceText(4, 7, QStringLiteral("TEN"));
    QCOMPARE(changes(), (QStringList{QStringLiteral("-4 two"), QStringLiteral("+4 TEN")}));
    access.bench.key(Qt::Key_End);
    QCOMPARE(changes(), QStringList{QStringLiteral("7")});
    access.bench.key(Qt::Key_Backspace);
    QCOMPARE(changes(), (QStringList{QStringLiteral("-6 N"), QStringLiteral("6")}));
    access.bench.key(Qt::Key_Return);
    QCOMPARE(changes(), (QStringList{QStringLiteral("+6 \n"), QStringLiteral("7")}));
    access.bench.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(changes(), QStringList{QStringLiteral("13")});
    access.bench.key(Qt::Key_X);
    QCOMPARE(changes(),
             (QStringList{QStringLiteral("-0 one TE\n\nthree"), QStringLiteral("+0 x"), QStringLiteral("1")}));
    const QAccessible::Id id = QAccessible::uniqueId(field);
    access.bench.key(Qt::Key_Escape);
    QCOMPARE(access.canvas().childCount(), 1);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
    QCOMPARE(access.child(0)->text(QAccessible::Name), QStringLiteral("x"));
}

void TestAccessibleEvents::messages()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.add(QStringLiteral("b"), {200, 0});
    access.editor().selectAll();
    access.settle();
    access.editor().action(ShapeEditor::Action::ConnectShapes)->trigger();
    QCOMPARE(access.child(1)->text(QAccessible::Description), QStringLiteral("Connected a with b."));
    COMPARE_EVENTS(access, told("DescriptionChanged", "b"), told("DescriptionChanged", "Drawing"),
                   told("ObjectCreated", "Connector"));
    access.bench.key(Qt::Key_Tab);
    QCoreApplication::processEvents();
    QVERIFY(access.child(1)->text(QAccessible::Description).startsWith(QStringLiteral("Rectangle, 100 by 60")));
    const QString usual = QStringLiteral("A canvas on which shapes are drawn, selected and changed");
    QCOMPARE(access.canvas().text(QAccessible::Description), usual);

    // Without a selected shape, the canvas has the message.
    access.editor().selection()->clear();
    access.settle();
    access.editor().action(ShapeEditor::Action::NextOverlapMode)->trigger();
    QCOMPARE(access.canvas().text(QAccessible::Description), QStringLiteral("Dragged shapes stop at other shapes."));
    COMPARE_EVENTS(access, told("DescriptionChanged", "Drawing"));
    access.bench.key(Qt::Key_Home);
    QCoreApplication::processEvents();
    QCOMPARE(access.canvas().text(QAccessible::Description), usual);
}

void TestAccessibleEvents::manyShapes()
{
    AccessBench access;
    QList<Shape> shapes;
    for (int i = 0; i < 500; ++i)
        shapes.append(Shape::rectangle({20.0 * i, 0}, {10, 10}));
    const ShapeIds ids = access.document().addShapes(shapes);
    COMPARE_EVENTS(access, told("ObjectReorder", "Drawing"));
    access.editor().selectAll();
    COMPARE_EVENTS(access, told("SelectionWithin", "Drawing"), told("Focus", "Rectangle"));
    for (int i = 0; i < access.canvas().childCount(); ++i)
        access.child(i)->text(QAccessible::Description);
    access.bench.key(Qt::Key_Right);
    COMPARE_EVENTS(access, told("DescriptionChanged", "Rectangle"));
    access.document().removeShapes(ids);
    COMPARE_EVENTS(access, told("ObjectReorder", "Drawing"), told("SelectionWithin", "Drawing"),
                   told("Focus", "Drawing"));
    // An announcement of the order would make Qt's bridge create an interface for each shape.
    for (int i = 0; i < 3; ++i)
        shapes += shapes;
    access.document().addShapes(shapes);
    COMPARE_EVENTS(access);
}

void TestAccessibleEvents::anotherDrawing()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.editor().selectAll();
    access.settle();
    Document other;
    other.addShape(Shape::ellipse({}, {10, 10}));
    access.editor().setDocument(&other);
    COMPARE_EVENTS(access, told("ObjectReorder", "Drawing"));
    other.addShape(Shape::rectangle({}, {10, 10}));
    COMPARE_EVENTS(access, told("ObjectCreated", "Rectangle"));
    access.document().clear();
    COMPARE_EVENTS(access, told("ObjectReorder", "Drawing"));
}

void TestAccessibleEvents::onlyWhatWasRead()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    access.settle();
    access.document().changeShapes({a}, [](Shape &shape) { shape.center.rx() += 10; });
    COMPARE_EVENTS(access);
    access.child(0)->rect();
    access.document().changeShapes({a}, [](Shape &shape) { shape.center.rx() += 10; });
    COMPARE_EVENTS(access, told("LocationChanged", "a"));
}

void TestAccessibleEvents::noneWhileInactive()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    QCOMPARE(access.canvas().childCount(), 1);
    setAccessibilityActive(false);
    access.settle();
    access.add(QStringLiteral("b"));
    access.editor().selectAll();
    COMPARE_EVENTS(access);
    // A client that asks nevertheless gets the present state.
    QCOMPARE(access.canvas().childCount(), 2);
    access.add(QStringLiteral("c"));
    QCOMPARE(access.canvas().childCount(), 3);
    setAccessibilityActive(true);
    access.add(QStringLiteral("d"), {400, 0});
    COMPARE_EVENTS(access, told("ObjectCreated", "d"));
}

TRAMMEL_WIDGET_TEST(TestAccessibleEvents)
#include "tst_accessibleevents.moc"
