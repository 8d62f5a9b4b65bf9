#include "tests/testprogram.h"
#include "tests/widgets/accessbench.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/selection.h>

#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>

#include <random>

using namespace Trammel;

namespace {

QStringList namesIn(const QAccessibleInterface &parent)
{
    QStringList names;
    for (int i = 0; i < parent.childCount(); ++i)
        names.append(parent.child(i)->text(QAccessible::Name));
    return names;
}

QString described(QAccessibleInterface *node)
{
    return node->text(QAccessible::Description);
}

/// Compares the tree with the groups of the document, which it must show.
void checkTree(const Document &document, QAccessibleInterface &parent, GroupId group, ShapeId container)
{
    Units units = document.units(group);
    units.removeOne(Unit{{}, container});
    QCOMPARE(parent.childCount(), int(units.size()));
    for (int i = 0; i < parent.childCount(); ++i) {
        QAccessibleInterface *child = parent.child(i);
        QVERIFY(child && child->isValid());
        QCOMPARE(child->parent(), &parent);
        QCOMPARE(parent.indexOfChild(child), i);
        QCOMPARE(parent.child(i), child);
        QVERIFY(!child->text(QAccessible::Name).isEmpty());
        QVERIFY(!child->text(QAccessible::Description).isEmpty());
        const GroupId inner = units[i].group;
        const ShapeId shape = inner.isNull() ? units[i].shape : document.containerOf(inner);
        QCOMPARE(child->role(), inner.isNull() ? QAccessible::Graphic : QAccessible::Grouping);
        QCOMPARE(bool(child->state().invisible),
                 !(shape.isNull() ? document.isVisible(inner) : document.isVisible(shape)));
        if (inner.isNull())
            QCOMPARE(child->childCount(), 0);
        else
            checkTree(document, *child, inner, shape);
    }
    QCOMPARE(parent.child(-1), nullptr);
    QCOMPARE(parent.child(parent.childCount()), nullptr);
}

/// The bounds in pixels of a shape's outline, from points on it.
QRectF sampledBounds(const ShapeEditor &editor, const Shape &ellipse)
{
    constexpr int count = 3600;
    QPolygonF points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * 3.14159265358979 * i / count;
        points += editor.mapFromScene(ellipse.toScene({{std::cos(angle) / 2, std::sin(angle) / 2}}).first());
    }
    return points.boundingRect();
}

} // namespace

/// The shapes of an editor as a screen reader sees them.
class TestAccessibleTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThereWithoutCodeOfTheHost();
    void showsGroupsAndContainers();
    void followsRandomEdits();
    void describes_data();
    void describes();
    void connectorsSayWhatTheyJoin();
    void longTextsAreShortened();
    void boundsAreExact_data() { addViews(); }
    void boundsAreExact();
    void boundsOfThinAndFarShapes();
    void hitsExactOutlines_data() { addViews(); }
    void hitsExactOutlines();
    void states();
    void statesWhileReadOnly();
    void selects();
    void activates();
    void activationDoesNotWaitForTheHost();
    void editsAndDeletes();
    void opensLinks();
    void opensTheMenu();
    void actionsObeyPermissions();
    void survivesRemoval();
    void survivesAnotherDrawing();
    void survivesItsEditor();
    void severalEditors();
};

void TestAccessibleTree::isThereWithoutCodeOfTheHost()
{
    for (const bool isActive : {true, false}) {
        setAccessibilityActive(isActive);
        const EditorBench bench;
        QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(bench.editor->view());
        QVERIFY(canvas && canvas->isValid());
        QCOMPARE(canvas->role(), QAccessible::Canvas);
        QCOMPARE(canvas->text(QAccessible::Name), QStringLiteral("Drawing"));
        QCOMPARE(canvas->childCount(), 0);
        QCOMPARE(canvas->child(0), nullptr);
        QCOMPARE(canvas->parent(), QAccessible::queryAccessibleInterface(bench.editor.get()));
        QVERIFY(canvas->state().multiSelectable && canvas->state().focusable);
        bench.editor->document()->addShape(Shape::ellipse({}, {10, 10}));
        QCOMPARE(namesIn(*canvas), QStringList{QStringLiteral("Ellipse")});
        bench.editor->document()->clear();
        QCOMPARE(canvas->childCount(), 0);
    }
}

void TestAccessibleTree::showsGroupsAndContainers()
{
    AccessBench access;
    Document &document = access.document();
    const ShapeId a = access.add(QStringLiteral("a")), b = access.add(QStringLiteral("b"), {200, 0}),
                  c = access.add(QStringLiteral("c"), {400, 0});
    QCOMPARE(namesIn(access.canvas()), (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    const GroupId group = document.group({a, b});
    QCOMPARE(namesIn(access.canvas()), (QStringList{QStringLiteral("Group"), QStringLiteral("c")}));
    QCOMPARE(namesIn(*access.child(0)), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    Group named = *document.find(group);
    named.name = QStringLiteral("pair");
    document.changeGroup(group, named);
    document.reorder({c}, Document::Place::Bottom);
    QCOMPARE(namesIn(access.canvas()), (QStringList{QStringLiteral("c"), QStringLiteral("pair")}));

    Shape lane(ShapeKind::named(QStringLiteral("swimlane")), {0, 400}, {300, 200});
    lane.name = QStringLiteral("lane");
    const ShapeId container = document.addShape(lane);
    QAccessibleInterface *empty = access.named(QStringLiteral("lane"));
    QCOMPARE(empty->role(), QAccessible::Graphic);
    QVERIFY(!empty->state().expandable);
    document.moveInto({c}, container);
    QCOMPARE(namesIn(access.canvas()), (QStringList{QStringLiteral("pair"), QStringLiteral("lane")}));
    QCOMPARE(access.named(QStringLiteral("lane")), empty);
    QCOMPARE(empty->role(), QAccessible::Grouping);
    QCOMPARE(namesIn(*empty), QStringList{QStringLiteral("c")});
    QVERIFY(empty->state().expanded && !empty->state().collapsed);
    document.setCollapsed({container}, true);
    QVERIFY(empty->state().collapsed && !empty->state().expanded);
    QVERIFY(empty->child(0)->state().invisible);
    QVERIFY(described(empty).contains(QStringLiteral("contains 1 item, collapsed")));
    document.undoStack()->setIndex(3);
    QCOMPARE(namesIn(access.canvas()), (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
}

void TestAccessibleTree::followsRandomEdits()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 300);
    AccessBench access;
    Document &document = access.document();
    const auto some = [&] {
        ShapeIds ids;
        const ShapeIds all = document.ids();
        for (int i = 0; i < 3 && !all.isEmpty(); ++i)
            ids.append(all[random.upTo(int(all.size()) - 1)]);
        return ids;
    };
    for (int step = 0; step < 300; ++step) {
        switch (random.upTo(9)) {
        case 0:
        case 1:
            document.addShapes({random.shape(), random.shape()});
            break;
        case 2:
            document.addShape(Shape(ShapeKind::named(QStringLiteral("swimlane")), random.point(), {200, 150}));
            break;
        case 3:
            document.group(some());
            break;
        case 4:
            document.ungroup(document.groups().keys().first(std::min<qsizetype>(document.groups().size(), 1)));
            break;
        case 5:
            document.removeShapes(some().first(document.count() > 0 ? 1 : 0));
            break;
        case 6:
            document.reorder(some(), Document::Place(random.upTo(3)));
            break;
        case 7:
            for (ShapeId id : document.ids()) {
                if (document.find(id)->kind->isContainer())
                    document.moveInto(some(), id);
            }
            break;
        case 8:
            document.changeShapes(some(), [&](Shape &shape) { shape.hidden = !shape.hidden; });
            break;
        default:
            document.undoStack()->setIndex(random.upTo(document.undoStack()->count()));
            break;
        }
        checkTree(document, access.canvas(), {}, {});
        access.editor().selection()->set(some());
        if (random.chance(20))
            QCoreApplication::processEvents();
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("step %1").arg(step)));
    }
}

void TestAccessibleTree::describes_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("description");
    const QString box = QStringLiteral("100 by 50, center at 10, 20");
    Shape shape = Shape::rectangle({10, 20}, {100, 50});
    QTest::newRow("kind alone") << shape << QStringLiteral("Rectangle") << box;
    shape.text = QStringLiteral("Review\nthe plan");
    QTest::newRow("text") << shape << QStringLiteral("Review")
                          << QStringLiteral("Rectangle, text: Review\nthe plan, ") + box;
    shape.name = QStringLiteral("second step");
    shape.text = QStringLiteral("Review");
    QTest::newRow("name and text") << shape << QStringLiteral("second step")
                                   << QStringLiteral("Rectangle, text: Review, ") + box;
    shape.text.clear();
    shape.rotation = 30.5;
    shape.locked = true;
    shape.hidden = true;
    QTest::newRow("rotated, locked and hidden")
        << shape << QStringLiteral("second step")
        << QStringLiteral("Rectangle, 100 by 50, rotated by 30.5\u00b0, center at 10, 20, locked, hidden");
    Shape fine = Shape::ellipse({1.0 / 3, -0.001}, {12.3456, 1});
    QTest::newRow("fractions") << fine << QStringLiteral("Ellipse") << QStringLiteral("12.35 by 1, center at 0.33, 0");
    Shape model(ShapeKind::named(QStringLiteral("classBox")), {10, 20}, {100, 50});
    model.text = QStringLiteral("Person\n--\nname: text");
    QTest::newRow("compartments") << model << QStringLiteral("Person")
                                  << QStringLiteral("Class, text: Person\nname: text, ") + box;
    Shape linked = Shape::rectangle({10, 20}, {100, 50});
    linked.annotation = Annotation{QStringLiteral(" Three seats "), QStringLiteral("https://example.com")};
    QTest::newRow("tool tip and link") << linked << QStringLiteral("Rectangle")
                                       << box + QStringLiteral(", tool tip: Three seats, link to https://example.com");
}

void TestAccessibleTree::describes()
{
    QFETCH(Shape, shape);
    QFETCH(QString, name);
    QFETCH(QString, description);
    AccessBench access;
    QVERIFY(!access.document().addShape(shape).isNull());
    QCOMPARE(access.child(0)->text(QAccessible::Name), name);
    QCOMPARE(described(access.child(0)), description);
}

void TestAccessibleTree::connectorsSayWhatTheyJoin()
{
    AccessBench access;
    Document &document = access.document();
    const ShapeId start = access.add(QStringLiteral("Start")), review = access.add(QStringLiteral("Review"), {300, 0});
    const ShapeId line = document.connect(start, review);
    QAccessibleInterface *connector = access.child(2);
    QCOMPARE(connector->text(QAccessible::Name), QStringLiteral("Connector"));
    QCOMPARE(connector->role(), QAccessible::Graphic);
    QCOMPARE(described(connector), QStringLiteral("from Start to Review"));
    QCOMPARE(described(access.child(0)), QStringLiteral("Rectangle, 100 by 60, center at 0, 0, connected with Review"));
    document.changeShapes({line}, [](Shape &shape) { shape.text = QStringLiteral("yes"); });
    QCOMPARE(connector->text(QAccessible::Name), QStringLiteral("yes"));
    QCOMPARE(described(connector), QStringLiteral("Connector, from Start to Review"));
    document.changeShapes({line}, [](Shape &shape) { shape.name = QStringLiteral("first"); });
    QCOMPARE(described(connector), QStringLiteral("Connector, from Start to Review, text: yes"));
    document.changeShapes({line}, [](Shape &shape) { shape.connector->to = ConnectorEnd(QPointF(50, 200)); });
    QCOMPARE(described(connector), QStringLiteral("Connector, from Start to a free end, text: yes"));
    document.changeShapes({line}, [&](Shape &shape) { std::swap(shape.connector->from, shape.connector->to); });
    QCOMPARE(described(connector), QStringLiteral("Connector, from a free end to Start, text: yes"));
    document.removeShapes({start});
    QCOMPARE(described(connector), QStringLiteral("Connector, with two free ends, text: yes"));

    // Many neighbors are not all named.
    for (int i = 0; i < 6; ++i)
        document.connect(review, access.add(QString::number(i), {0, 200.0 + 100 * i}));
    QVERIFY(described(access.named(QStringLiteral("Review")))
                .endsWith(QStringLiteral("connected with 0, 1, 2, 3, 2 more")));
}

void TestAccessibleTree::longTextsAreShortened()
{
    AccessBench access;
    Shape shape = Shape::rectangle({}, {10, 10});
    shape.text = QString(100'000, QLatin1Char('x'));
    access.document().addShape(shape);
    QCOMPARE(access.child(0)->text(QAccessible::Name).size(), 60);
    QVERIFY(described(access.child(0)).size() < 1100);
}

void TestAccessibleTree::boundsAreExact()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    AccessBench access(zoom, rotation);
    const Shape ellipse = Shape::ellipse({30, -20}, {160, 40}, 25);
    access.document().addShape(ellipse);
    const QRectF expected = sampledBounds(access.editor(), ellipse);
    const QRect rect = access.child(0)->rect().translated(-access.editor().view()->viewport()->mapToGlobal(QPoint()));
    QVERIFY2(QRectF(rect).adjusted(-0.01, -0.01, 0.01, 0.01).contains(expected), "too small");
    QVERIFY2(expected.adjusted(-1, -1, 1, 1).contains(rect), "too large");

    // A group has the bounds of its visible shapes.
    Shape hidden = Shape::rectangle({1000, 1000}, {10, 10});
    const ShapeIds others = access.document().addShapes({ellipse, hidden});
    const GroupId group = access.document().group(access.document().ids());
    access.document().changeShapes({others[1]}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(access.child(0)->role(), QAccessible::Grouping);
    QCOMPARE(access.child(0)->rect().size(), rect.size());
    QVERIFY(!group.isNull());
}

void TestAccessibleTree::boundsOfThinAndFarShapes()
{
    AccessBench access(1000);
    access.document().addShape(Shape::polyline({{0, 0}, {0.1, 0}}));
    QCOMPARE(access.child(0)->rect().size(), QSize(100, 1));
    access.document().addShape(Shape::rectangle({9e8, 9e8}, {1e6, 1e6}));
    QVERIFY(access.child(1)->rect().isValid());
    QVERIFY(access.child(1)->state().offscreen);
    QVERIFY(!access.child(0)->state().offscreen);
}

void TestAccessibleTree::hitsExactOutlines()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    AccessBench access(zoom, rotation);
    Document &document = access.document();
    const auto at = [&](QPointF scenePos) {
        const QPoint pos =
            access.editor().view()->viewport()->mapToGlobal(access.editor().mapFromScene(scenePos).toPoint());
        return access.canvas().childAt(pos.x(), pos.y());
    };
    Shape ellipse = Shape::ellipse({0, 0}, {200, 40}, 45);
    ellipse.fill = QColor(Qt::red);
    document.addShape(ellipse);
    QCOMPARE(at({60, 60}), access.child(0));
    // Both points are in the bounding rectangle.
    QCOMPARE(at({60, -60}), nullptr);
    QCOMPARE(at({-60, 60}), nullptr);

    const ShapeId below = access.add(QStringLiteral("below"), {0, 0}, {300, 300});
    document.reorder({below}, Document::Place::Bottom);
    QCOMPARE(at({60, -60})->text(QAccessible::Name), QStringLiteral("below"));
    document.changeShapes({below}, [](Shape &shape) { shape.locked = true; });
    QCOMPARE(at({60, -60})->text(QAccessible::Name), QStringLiteral("below"));
    document.changeShapes({below}, [](Shape &shape) { shape.fill = QColor(); });
    QCOMPARE(at({60, -60}), nullptr);
    document.changeShapes({below}, [](Shape &shape) {
        shape.fill = QColor(Qt::green);
        shape.locked = false;
    });

    document.group(document.ids());
    const QPoint pos =
        access.editor().view()->viewport()->mapToGlobal(access.editor().mapFromScene({60, 60}).toPoint());
    QAccessibleInterface *group = access.canvas().childAt(pos.x(), pos.y());
    QCOMPARE(group->role(), QAccessible::Grouping);
    QCOMPARE(group->childAt(pos.x(), pos.y())->text(QAccessible::Name), QStringLiteral("Ellipse"));
    QCOMPARE(group->childAt(pos.x(), pos.y())->childAt(pos.x(), pos.y()), nullptr);
    QCOMPARE(access.canvas().childAt(-5000, -5000), nullptr);
}

void TestAccessibleTree::states()
{
    AccessBench access;
    Document &document = access.document();
    const ShapeId a = access.add(QStringLiteral("a")), b = access.add(QStringLiteral("b"), {200, 0});
    QAccessibleInterface *first = access.named(QStringLiteral("a")), *second = access.named(QStringLiteral("b"));
    QAccessible::State state = first->state();
    QVERIFY(state.selectable && state.focusable && state.movable && state.sizeable && state.multiSelectable);
    QVERIFY(!state.selected && !state.focused && !state.readOnly && !state.invisible && !state.offscreen
            && !state.invalid);
    access.editor().selection()->set({a, b});
    QVERIFY(first->state().selected && !first->state().focused);
    QVERIFY(second->state().selected && second->state().focused);
    QCOMPARE(access.canvas().focusChild(), second);
    access.editor().view()->clearFocus();
    QVERIFY(!second->state().focused);
    document.changeShapes({a}, [](Shape &shape) { shape.locked = true; });
    state = first->state();
    QVERIFY(!state.selectable && !state.focusable && !state.movable && !state.sizeable && state.readOnly);
    document.changeShapes({b}, [](Shape &shape) { shape.hidden = true; });
    QVERIFY(second->state().invisible);
    document.undoStack()->setIndex(2);
    const GroupId group = document.group({a, b});
    access.editor().selection()->set({a, b});
    QVERIFY(access.child(0)->state().selected);
    access.editor().selection()->enterGroup(group);
    access.editor().selection()->set({a});
    QVERIFY(!access.child(0)->state().selected && first->state().selected);
    access.editor().centerOn({5000, 0});
    QVERIFY(first->state().offscreen && access.child(0)->state().offscreen);
}

void TestAccessibleTree::statesWhileReadOnly()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.editor().setReadOnly(true);
    QVERIFY(access.canvas().state().readOnly);
    const QAccessible::State state = access.child(0)->state();
    QVERIFY(state.readOnly && state.selectable && !state.movable && !state.sizeable);
    const QStringList names = access.child(0)->actionInterface()->actionNames();
    QVERIFY(names.contains(QStringLiteral("Select")));
    QVERIFY(!names.contains(QStringLiteral("Delete")) && !names.contains(QStringLiteral("EditText")));
    AccessBench::act(access.child(0), QStringLiteral("Delete"));
    QCOMPARE(access.document().count(), 1);
    AccessBench::act(access.child(0), QAccessibleActionInterface::pressAction());
    QCoreApplication::processEvents();
    QVERIFY(access.editor().editedText().isNull());
}

void TestAccessibleTree::selects()
{
    AccessBench access;
    Document &document = access.document();
    const ShapeId a = access.add(QStringLiteral("a")), b = access.add(QStringLiteral("b"), {200, 0}),
                  c = access.add(QStringLiteral("c"), {5000, 0});
    document.group({a, b});
    const Selection &selection = *access.editor().selection();
    access.editor().view()->clearFocus();
    AccessBench::act(access.named(QStringLiteral("c")), QStringLiteral("Select"));
    QCOMPARE(selection.ids(), ShapeIds{c});
    QVERIFY(access.editor().view()->hasFocus());
    // The view shows the shape.
    QVERIFY(!access.named(QStringLiteral("c"))->state().offscreen);
    AccessBench::act(access.child(0), QStringLiteral("Select"));
    QCOMPARE(selection.ids(), (ShapeIds{a, b}));
    QVERIFY(selection.enteredGroup().isNull());
    AccessBench::act(access.named(QStringLiteral("b")), QStringLiteral("Select"));
    QCOMPARE(selection.ids(), ShapeIds{b});
    QCOMPARE(selection.enteredGroup(), document.find(b)->group);
    AccessBench::act(access.named(QStringLiteral("c")), QAccessibleActionInterface::toggleAction());
    QCOMPARE(selection.ids(), (ShapeIds{b, c}));
    AccessBench::act(access.named(QStringLiteral("b")), QAccessibleActionInterface::toggleAction());
    QCOMPARE(selection.ids(), ShapeIds{c});
    QCOMPARE(document.undoStack()->count(), 4);
}

void TestAccessibleTree::activates()
{
    AccessBench access;
    Document &document = access.document();
    const ShapeId a = access.add(QStringLiteral("a")), b = access.add(QStringLiteral("b"), {200, 0});
    const GroupId group = document.group({a, b});
    access.editor().setTool(ShapeEditor::Ellipse);
    AccessBench::act(access.child(0), QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(access.editor().tool(), ShapeEditor::Select);
    QCOMPARE(access.editor().selection()->enteredGroup(), group);
    QCOMPARE(access.editor().selection()->ids(), ShapeIds{a});
    AccessBench::act(access.named(QStringLiteral("b")), QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(access.editor().editedText(), b);
    QCOMPARE(document.count(), 2);
}

// A client is another process, which waits for the end of an action.
void TestAccessibleTree::activationDoesNotWaitForTheHost()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    access.editor().setEditsOnActivation(false);
    QList<ShapeId> activated;
    connect(&access.editor(), &ShapeEditor::shapeActivated, this, [&](ShapeId id) { activated.append(id); });
    QAccessibleInterface *node = access.named(QStringLiteral("a"));
    const QString press = QAccessibleActionInterface::pressAction();
    QVERIFY(node->actionInterface()->localizedActionDescription(press).startsWith(QStringLiteral("Activates")));
    AccessBench::act(node, press);
    QVERIFY(activated.isEmpty());
    QTRY_COMPARE(activated, ShapeIds{a});
    // The shape may be gone by then.
    AccessBench::act(node, press);
    access.document().removeShapes({a});
    QCoreApplication::processEvents();
    QCOMPARE(activated, ShapeIds{a});
}

void TestAccessibleTree::editsAndDeletes()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    QAccessibleInterface *node = access.named(QStringLiteral("a"));
    AccessBench::act(node, QStringLiteral("EditText"));
    QCOMPARE(access.editor().editedText(), a);
    QTest::keyClicks(access.editor().view(), QStringLiteral("Hi"));
    access.editor().editText({});
    QCOMPARE(access.document().find(a)->text, QStringLiteral("Hi"));
    AccessBench::act(node, QStringLiteral("Delete"));
    QCOMPARE(access.document().count(), 0);
    // An invalid interface does nothing.
    AccessBench::act(node, QStringLiteral("Delete"));
    access.editor().undo();
    QCOMPARE(access.document().count(), 1);
    for (const QString &name : node->actionInterface()->actionNames()) {
        QVERIFY(!node->actionInterface()->localizedActionName(name).isEmpty());
        QVERIFY(!node->actionInterface()->localizedActionDescription(name).isEmpty());
    }
    QCOMPARE(node->actionInterface()->keyBindingsForAction(QStringLiteral("EditText")),
             QStringList{QStringLiteral("F2")});
}

void TestAccessibleTree::opensLinks()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a"));
    QAccessibleInterface *node = access.named(QStringLiteral("a"));
    QVERIFY(!node->actionInterface()->actionNames().contains(QStringLiteral("OpenLink")));
    ShapeId opened;
    connect(&access.editor(), &ShapeEditor::linkActivated, this, [&opened](ShapeId id) { opened = id; });
    AccessBench::act(node, QStringLiteral("OpenLink"));
    QCoreApplication::processEvents();
    QVERIFY(opened.isNull());
    access.document().changeShapes({a}, [](Shape &shape) {
        shape.annotation = Annotation{{}, QStringLiteral("https://example.com")};
    });
    QVERIFY(node->actionInterface()->actionNames().contains(QStringLiteral("OpenLink")));
    QVERIFY(!node->actionInterface()->localizedActionName(QStringLiteral("OpenLink")).isEmpty());
    QVERIFY(!node->actionInterface()->localizedActionDescription(QStringLiteral("OpenLink")).isEmpty());
    AccessBench::act(node, QStringLiteral("OpenLink"));
    QTRY_COMPARE(opened, a);
}

void TestAccessibleTree::opensTheMenu()
{
    AccessBench access;
    const ShapeId below = access.add(QStringLiteral("below"));
    access.add(QStringLiteral("above"));
    AccessBench::act(access.named(QStringLiteral("below")), QAccessibleActionInterface::showMenuAction());
    QTRY_VERIFY(QApplication::activePopupWidget());
    QCOMPARE(access.editor().selection()->ids(), ShapeIds{below});
    QApplication::activePopupWidget()->close();
}

void TestAccessibleTree::actionsObeyPermissions()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    access.document().changeShapes(access.document().ids(),
                                   [](Shape &shape) { shape.permissions = Permission::Select | Permission::Move; });
    const QStringList names = access.child(0)->actionInterface()->actionNames();
    QVERIFY(names.contains(QStringLiteral("Select")));
    QVERIFY(!names.contains(QStringLiteral("Delete")) && !names.contains(QStringLiteral("EditText")));
    QVERIFY(access.child(0)->state().movable && !access.child(0)->state().sizeable);
    access.document().changeShapes(access.document().ids(),
                                   [](Shape &shape) { shape.permissions = Permissions::none(); });
    QCOMPARE(access.child(0)->actionInterface()->actionNames(), QStringList());
    AccessBench::act(access.child(0), QStringLiteral("Select"));
    QVERIFY(access.editor().selection()->isEmpty());
}

void TestAccessibleTree::survivesRemoval()
{
    AccessBench access;
    const ShapeIds ids{access.add(QStringLiteral("a")), access.add(QStringLiteral("b"), {200, 0})};
    access.document().group(ids);
    QAccessibleInterface *group = access.child(0), *shape = group->child(1);
    access.document().removeShapes(ids);
    for (QAccessibleInterface *node : {group, shape}) {
        QVERIFY(!node->isValid());
        QVERIFY(node->state().invalid);
        QCOMPARE(node->text(QAccessible::Name), QString());
        QCOMPARE(node->rect(), QRect());
        QCOMPARE(node->parent(), nullptr);
        QCOMPARE(node->child(0), nullptr);
        QCOMPARE(node->childCount(), 0);
        QCOMPARE(node->childAt(0, 0), nullptr);
        QCOMPARE(node->actionInterface()->actionNames(), QStringList());
        QCOMPARE(access.canvas().indexOfChild(node), -1);
    }
    QCoreApplication::processEvents();
    QVERIFY(!shape->isValid());
    access.editor().undo();
    QVERIFY(shape->isValid() && group->isValid());
    QCOMPARE(shape->text(QAccessible::Name), QStringLiteral("b"));
    QCOMPARE(access.child(0)->child(1), shape);
    access.document().ungroup(access.document().groups().keys());
    QVERIFY(!group->isValid());
    QCOMPARE(access.child(1), shape);
    QCOMPARE(shape->parent(), &access.canvas());
}

void TestAccessibleTree::survivesAnotherDrawing()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    QAccessibleInterface *old = access.child(0);
    const QAccessible::Id id = QAccessible::uniqueId(old);
    Document other;
    other.addShape(Shape::ellipse({}, {10, 10}));
    access.editor().setDocument(&other);
    // The new shape has the same id as the old one.
    QVERIFY(!old->isValid());
    QCOMPARE(access.child(0)->text(QAccessible::Name), QStringLiteral("Ellipse"));
    QCoreApplication::processEvents();
    QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
    old = access.child(0);
    other.clear();
    QVERIFY(!old->isValid());
    QCOMPARE(access.canvas().childCount(), 0);
    access.editor().setDocument(nullptr);
    QCOMPARE(access.child(0)->text(QAccessible::Name), QStringLiteral("a"));

    // A borrowed document dies.
    auto borrowed = std::make_unique<Document>();
    borrowed->addShapes({Shape::ellipse({}, {10, 10}), Shape::ellipse({}, {10, 10})});
    access.editor().setDocument(borrowed.get());
    QCOMPARE(access.canvas().childCount(), 2);
    old = access.child(0);
    borrowed.reset();
    QVERIFY(!old->isValid());
    QCOMPARE(access.canvas().childCount(), 1);
}

void TestAccessibleTree::survivesItsEditor()
{
    AccessBench access;
    access.add(QStringLiteral("a"));
    const QAccessible::Id shape = QAccessible::uniqueId(access.child(0)),
                          canvas = QAccessible::uniqueId(&access.canvas());
    QVERIFY(QAccessible::accessibleInterface(shape));
    // A slot that reacts to an action deletes the editor.
    QObject::connect(access.editor().selection(), &Selection::changed, access.editor().view(),
                     [&access] { access.bench.editor.reset(); });
    AccessBench::act(access.child(0), QStringLiteral("Delete"));
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!access.bench.editor);
    QCOMPARE(QAccessible::accessibleInterface(shape), nullptr);
    QCOMPARE(QAccessible::accessibleInterface(canvas), nullptr);
}

void TestAccessibleTree::severalEditors()
{
    AccessBench access;
    const ShapeId a = access.add(QStringLiteral("a")), b = access.add(QStringLiteral("b"), {200, 0});
    ShapeEditor other;
    other.setDocument(&access.document());
    other.selection()->set({b});
    access.editor().selection()->set({a});
    QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(other.view());
    QCOMPARE(canvas->childCount(), 2);
    QVERIFY(canvas->child(0) != access.child(0));
    QVERIFY(!canvas->child(0)->state().selected && canvas->child(1)->state().selected);
    QVERIFY(access.child(0)->state().selected && !access.child(1)->state().selected);
    QCOMPARE(canvas->indexOfChild(access.child(0)), -1);
    access.document().removeShapes({a});
    QCOMPARE(canvas->childCount(), 1);
    QCOMPARE(access.canvas().childCount(), 1);
}

TRAMMEL_WIDGET_TEST(TestAccessibleTree)
#include "tst_accessibletree.moc"
