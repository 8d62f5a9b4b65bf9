#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"
#include "widgets/actions/drawingmime_p.h"
#include <trammel/fragment.h>
#include <trammel/separation.h>
#include <trammel/shapelist.h>

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTreeView>

using namespace Trammel;
using Action = ShapeEditor::Action;
using Handle = ShapeEditor::Handle;

namespace {

Shape textBox(QPointF center, const QString &text = {})
{
    Shape shape = Shape::rectangle(center, {80, 60});
    shape.fill = Qt::yellow;
    shape.text = text;
    return shape;
}

/// A kind whose shapes stay where they are.
class PillarKind final : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("pillar"); }
    QString displayName() const override { return QStringLiteral("Pillar"); }
    Primitive primitive(const Shape &shape) const override { return Primitive(shape.frame()); }
    Permissions permissions() const override { return Permissions().setFlag(Permission::Move, false); }
};

const PillarKind &pillar()
{
    static const PillarKind kind;
    static const bool isAdded = ShapeKind::add(kind);
    Q_ASSERT(isAdded);
    return kind;
}

/// An editor with three boxes in a row, and an inspector.
struct RightsBench : InspectorBench
{
    RightsBench()
    {
        document().removeShapes(ids);
        ids = document().addShapes({textBox({0, 0}), textBox({150, 0}), textBox({300, 40})});
        editor->centerOn({100, 0});
    }
    void deny(ShapeId id, std::initializer_list<Permission> denied)
    {
        document().changeShapes({id}, [&](Shape &shape) {
            shape.permissions = {};
            for (Permission permission : denied)
                shape.permissions.setFlag(permission, false);
        });
    }
    void select(const ShapeIds &shapes)
    {
        editor->selection()->set(shapes);
        QCoreApplication::processEvents();
    }
    QPointF centerOf(int i) { return shape(i).center; }
    bool isEnabled(Action action) { return editor->action(action)->isEnabled(); }
    bool hasHandle(Handle handle) { return editor->handlePosition(handle).has_value(); }
    QWidget &widget(const char *name) { return *inspector.findChild<QWidget *>(QLatin1String(name)); }
};

} // namespace

class TestPermissions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsAllowedAtFirst();
    void kindsRestrictTheirShapes();
    void unitsAreLeftOutAsAWhole();
    void filesKeepThem();
    void undoRestoresThem();
    void aShapeThatMayNotBeSelectedIsSkipped();
    void theRestOfASelectionMoves();
    void aGroupWithAFixedMemberStays();
    void aContainerWithFixedContentsStays();
    void arrowKeysMoveTheRest();
    void handlesThatAreNotAllowedAreHidden();
    void rotatingSeveralNeedsToMoveThem();
    void linesKeepTheirEnds();
    void deletingObeys();
    void cutLeavesWhatMayNotBeDeleted();
    void copiesKeepThePermissions();
    void arrangingObeys();
    void outlinesObey();
    void textsObey();
    void theInspectorObeys();
    void theInspectorChangesThem();
    void neighborsThatMayNotMoveAreWalls();
    void separatingObeys();
    void programsAreNotLimited();
};

void TestPermissions::everythingIsAllowedAtFirst()
{
    const Shape shape;
    QVERIFY(shape.allows({}));
    QVERIFY(shape.allows(Permissions::none()));
    Permissions some = Permission::Move | Permission::Delete;
    QVERIFY(some.testFlags(Permission::Move) && !some.testFlags(Permission::Rotate));
    QVERIFY(!some.testFlags(Permission::Move | Permission::Rotate));
    some.setFlag(Permission::Move, false);
    QVERIFY(some == Permissions(Permission::Delete));
    Shape other = shape;
    other.permissions.setFlag(Permission::EditText, false);
    QVERIFY(!(other == shape));
    QVERIFY(!other.allows(Permission::EditText) && other.allows(Permission::Move));
}

void TestPermissions::kindsRestrictTheirShapes()
{
    RightsBench bench;
    Shape shape(pillar(), {0, 150}, {60, 60});
    shape.fill = Qt::gray;
    QVERIFY(shape.allows(Permission::Resize) && !shape.allows(Permission::Move));
    const ShapeId id = bench.document().addShape(shape);
    bench.drag({0, 150}, {50, 200});
    QCOMPARE(bench.document().find(id)->center, QPointF(0, 150));
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
    QVERIFY(bench.hasHandle(Handle::BottomRight) && bench.hasHandle(Handle::Rotate));
}

void TestPermissions::unitsAreLeftOutAsAWhole()
{
    Document document;
    const ShapeIds ids = document.addShapes({textBox({0, 0}), textBox({100, 0}), textBox({200, 0}), textBox({300, 0})});
    const GroupId group = document.group({ids[0], ids[1]});
    QVERIFY(!group.isNull());
    const auto permitted = [&](Permission permission, GroupId scope = {}) {
        return document.permitted(document.ids(), permission, scope);
    };
    QCOMPARE(permitted(Permission::Move), document.ids());
    document.changeShapes({ids[1], ids[2]}, [](Shape &shape) { shape.permissions.setFlag(Permission::Move, false); });
    QCOMPARE(permitted(Permission::Move), ShapeIds{ids[3]});
    QCOMPARE(permitted(Permission::Rotate), document.ids());
    // In the group, its members are units.
    QCOMPARE(document.permitted({ids[0], ids[1]}, Permission::Move, group), ShapeIds{ids[0]});
}

void TestPermissions::filesKeepThem()
{
    Document document;
    Shape shape = textBox({0, 0});
    shape.permissions = Permission::Select | Permission::Move | Permission::EditText;
    document.addShapes({textBox({0, 0}), shape});
    const QByteArray text = toText(document.data());
    QCOMPARE(text.count("denied"), 1);
    QVERIFY2(text.contains(R"("denied":["rotate","resize","delete"],)"), text.constData());
    DocumentData read;
    QVERIFY(fromText(text, read));
    QVERIFY(read == document.data());
}

void TestPermissions::undoRestoresThem()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Select, Permission::Move});
    QVERIFY(!bench.document().isSelectable(bench.ids[0]));
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().isSelectable(bench.ids[0]));
    QVERIFY(bench.shape(0).allows({}));
    bench.document().undoStack()->redo();
    QVERIFY(!bench.document().isSelectable(bench.ids[0]));
    QVERIFY(!bench.shape(0).allows(Permission::Move));
}

void TestPermissions::aShapeThatMayNotBeSelectedIsSkipped()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Select});
    bench.click({0, 0});
    QVERIFY(bench.editor->selection()->isEmpty());
    bench.drag({-100, -100}, {400, 100});
    QCOMPARE(bench.editor->selection()->ids(), (ShapeIds{bench.ids[1], bench.ids[2]}));
    bench.editor->selectAll();
    QCOMPARE(bench.editor->selection()->count(), 2);
    // It is not locked, so there is nothing to unlock.
    QVERIFY(!bench.document().hasLocked());
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.locked = true; });
    QVERIFY(bench.document().hasLocked());
    // In the list, neither a click nor Ctrl+click selects it.
    ShapeList list;
    list.setEditor(bench.editor.get());
    list.resize(200, 300);
    list.show();
    QVERIFY(QTest::qWaitForWindowActive(&list));
    bench.select({});
    auto &tree = *list.findChild<QTreeView *>();
    for (Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ControlModifier}) {
        const QRect row = tree.visualRect(list.model()->index(2, 0));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, row.center());
        QVERIFY(bench.editor->selection()->isEmpty());
    }
    const QRect locked = tree.visualRect(list.model()->index(1, 0));
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, locked.center());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.ids[1]});
}

void TestPermissions::theRestOfASelectionMoves()
{
    RightsBench bench;
    bench.deny(bench.ids[1], {Permission::Move});
    bench.select(bench.ids);
    // The drag may begin on the shape that stays.
    bench.drag({150, 0}, {160, 50});
    QCOMPARE(bench.centerOf(0), QPointF(10, 50));
    QCOMPARE(bench.centerOf(1), QPointF(150, 0));
    QCOMPARE(bench.centerOf(2), QPointF(310, 90));
    bench.document().undoStack()->undo();
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
}

void TestPermissions::aGroupWithAFixedMemberStays()
{
    RightsBench bench;
    bench.deny(bench.ids[1], {Permission::Move, Permission::Delete});
    bench.document().group({bench.ids[0], bench.ids[1]});
    bench.drag({0, 0}, {10, 50});
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
    bench.editor->selectAll();
    bench.drag({300, 40}, {310, 90});
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
    QCOMPARE(bench.centerOf(2), QPointF(310, 90));
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.document().ids(), (ShapeIds{bench.ids[0], bench.ids[1]}));
}

void TestPermissions::aContainerWithFixedContentsStays()
{
    RightsBench bench;
    Shape lane(ShapeKind::named(QStringLiteral("swimlane")), {0, 250}, {200, 200});
    lane.fill = Qt::white;
    const ShapeId container = bench.document().addShape(lane);
    const ShapeId inside = bench.document().addShapesInto(container, {textBox({0, 260})}).value(0);
    bench.deny(inside, {Permission::Move});
    bench.select({container});
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.document().find(container)->center, QPointF(0, 250));
    // A resize does not affect the contents.
    QVERIFY(bench.hasHandle(Handle::BottomRight));
    bench.deny(inside, {});
    bench.select({container});
    bench.key(Qt::Key_Right);
    QVERIFY(bench.document().find(container)->center.x() > 0);
    QVERIFY(bench.document().find(inside)->center.x() > 0);
}

void TestPermissions::arrowKeysMoveTheRest()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Move, Permission::Rotate, Permission::Resize});
    bench.select({bench.ids[0], bench.ids[1]});
    const QPointF corner = bench.editor->mapToScene(QPointF());
    bench.key(Qt::Key_Down);
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
    QVERIFY(bench.centerOf(1).y() > 0);
    // The key does not move the view instead.
    bench.select({bench.ids[0]});
    bench.key(Qt::Key_Down);
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
    QCOMPARE(bench.editor->mapToScene(QPointF()), corner);
    bench.key(Qt::Key_Period);
    bench.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(bench.shape(0).rotation, 0.0);
    QCOMPARE(bench.shape(0).size, QSizeF(80, 60));
}

void TestPermissions::handlesThatAreNotAllowedAreHidden()
{
    RightsBench bench;
    bench.select({bench.ids[0]});
    QVERIFY(bench.hasHandle(Handle::BottomRight) && bench.hasHandle(Handle::Right) && bench.hasHandle(Handle::Rotate));
    const QPointF corner(40, 30), rotate = bench.editor->mapToScene(*bench.editor->handlePosition(Handle::Rotate));
    bench.deny(bench.ids[0], {Permission::Resize});
    QVERIFY(!bench.hasHandle(Handle::BottomRight) && !bench.hasHandle(Handle::Right)
            && bench.hasHandle(Handle::Rotate));
    // A press on the place of the handle moves the shape.
    bench.drag(corner - QPointF(3, 3), corner + QPointF(17, 27));
    QCOMPARE(bench.shape(0).size, QSizeF(80, 60));
    QCOMPARE(bench.centerOf(0), QPointF(20, 30));
    bench.document().undoStack()->undo();
    bench.deny(bench.ids[0], {Permission::Rotate});
    QVERIFY(bench.hasHandle(Handle::BottomRight) && !bench.hasHandle(Handle::Rotate));
    bench.drag(rotate, rotate + QPointF(60, 20));
    // Nor does a press outside of a corner rotate it.
    bench.select({bench.ids[0]});
    bench.drag(corner + QPointF(12, 12), corner + QPointF(-40, 60));
    QCOMPARE(bench.shape(0).rotation, 0.0);
    QVERIFY(!bench.isEnabled(Action::TurnLeft) || bench.editor->selection()->isEmpty());
    bench.select({bench.ids[0]});
    bench.deny(bench.ids[0], {Permission::Rotate, Permission::Resize});
    QVERIFY(!bench.hasHandle(Handle::BottomRight) && !bench.hasHandle(Handle::Rotate));
    QVERIFY(!bench.editor->setPivot(QPointF(5, 5)));
}

void TestPermissions::rotatingSeveralNeedsToMoveThem()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Move});
    bench.select({bench.ids[0]});
    QVERIFY(bench.hasHandle(Handle::Rotate) && bench.isEnabled(Action::TurnLeft));
    QVERIFY(!bench.editor->setPivot(QPointF(200, 200)));
    bench.editor->action(Action::TurnLeft)->trigger();
    QCOMPARE(bench.shape(0).rotation, 270.0);
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
    bench.select(bench.ids);
    QVERIFY(!bench.hasHandle(Handle::Rotate) && !bench.hasHandle(Handle::BottomRight));
    // Turning turns the others only.
    bench.editor->action(Action::TurnLeft)->trigger();
    QCOMPARE(bench.shape(0).rotation, 270.0);
    QCOMPARE(bench.shape(1).rotation, 270.0);
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
}

void TestPermissions::linesKeepTheirEnds()
{
    RightsBench bench;
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 150}, {100, 150}}));
    bench.deny(line, {Permission::Resize});
    bench.select({line});
    bench.drag({100, 150}, {120, 190});
    QCOMPARE(bench.document().find(line)->size, QSizeF(100, 0));
    QCOMPARE(bench.document().find(line)->center, QPointF(70, 190));
    bench.editor->editVertices(line);
    QVERIFY(bench.editor->editedShape().isNull());
    QVERIFY(!bench.isEnabled(Action::EditVertices));
}

void TestPermissions::deletingObeys()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Delete});
    bench.select({bench.ids[0]});
    QVERIFY(!bench.isEnabled(Action::Delete) && !bench.isEnabled(Action::Cut) && bench.isEnabled(Action::Copy));
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.document().count(), 3);
    bench.select(bench.ids);
    QVERIFY(bench.isEnabled(Action::Delete));
    bench.editor->deleteSelected();
    QCOMPARE(bench.document().ids(), ShapeIds{bench.ids[0]});
    // Combining shapes would remove them.
    const ShapeId other = bench.document().addShape(textBox({20, 20}));
    bench.select({bench.ids[0], other});
    QVERIFY(!bench.isEnabled(Action::Unite));
}

void TestPermissions::cutLeavesWhatMayNotBeDeleted()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Delete});
    bench.select(bench.ids);
    bench.editor->cut();
    QCOMPARE(bench.document().ids(), ShapeIds{bench.ids[0]});
    DocumentData cut;
    const std::optional<QByteArray> text = DrawingMime::drawingIn(QApplication::clipboard()->mimeData());
    QVERIFY(text && fromText(*text, cut));
    QCOMPARE(cut.order.size(), 2);
}

void TestPermissions::copiesKeepThePermissions()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Rotate});
    bench.select({bench.ids[0]});
    bench.editor->copy();
    bench.editor->paste();
    QVERIFY(!bench.document().find(bench.document().ids().last())->allows(Permission::Rotate));
}

void TestPermissions::arrangingObeys()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::Move, Permission::Resize});
    bench.select(bench.ids);
    QVERIFY(bench.isEnabled(Action::AlignTop) && !bench.isEnabled(Action::DistributeGapsAcross));
    bench.editor->action(Action::AlignBottom)->trigger();
    QCOMPARE(bench.centerOf(0), QPointF(0, 0));
    QCOMPARE(bench.centerOf(1), QPointF(150, 40));
    bench.document().changeShapes({bench.ids[2]}, [](Shape &shape) { shape.size = {30, 30}; });
    bench.editor->action(Action::SameWidth)->trigger();
    QCOMPARE(bench.shape(0).size.width(), 80.0);
    QCOMPARE(bench.shape(1).size.width(), 30.0);
    bench.select({bench.ids[0], bench.ids[1]});
    QVERIFY(!bench.isEnabled(Action::AlignTop) && !bench.isEnabled(Action::SameSize));
}

void TestPermissions::outlinesObey()
{
    RightsBench bench;
    const auto kindMenu = [&bench]() -> QMenu * {
        const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.at({0, 0})));
        for (QAction *action : menu->actions()) {
            if (action->text() == QStringLiteral("Change Kind"))
                return action->menu();
        }
        return nullptr;
    };
    bench.select({bench.ids[0]});
    QVERIFY(bench.isEnabled(Action::ConvertToPath) && kindMenu());
    bench.deny(bench.ids[0], {Permission::Resize});
    bench.select({bench.ids[0]});
    QVERIFY(!bench.isEnabled(Action::ConvertToPath) && !kindMenu());

    // A shape of another kind could be moved.
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) {
        shape.kind = &pillar();
        shape.permissions = {};
    });
    bench.select({bench.ids[0]});
    QVERIFY(!bench.isEnabled(Action::ConvertToPath) && !kindMenu());

    // The others of a selection change.
    bench.deny(bench.ids[1], {Permission::Resize});
    bench.select(bench.ids);
    const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.at({0, 0})));
    QMenu *kinds = nullptr;
    for (QAction *action : menu->actions()) {
        if (action->text() == QStringLiteral("Change Kind"))
            kinds = action->menu();
    }
    QVERIFY(kinds);
    Q_EMIT kinds->aboutToShow();
    QAction *ellipse = nullptr;
    for (QAction *category : kinds->actions()) {
        for (QAction *action : category->menu()->actions()) {
            if (action->text() == QStringLiteral("Ellipse"))
                ellipse = action;
        }
    }
    QVERIFY(ellipse);
    ellipse->trigger();
    QVERIFY(bench.shape(0).kind == &pillar() && bench.shape(1).kind == &ShapeKind::rectangle());
    QVERIFY(bench.shape(2).kind == &ShapeKind::ellipse());
    QVERIFY(bench.isEnabled(Action::ConvertToPath));
    bench.editor->action(Action::ConvertToPath)->trigger();
    QVERIFY(bench.shape(0).kind == &pillar() && bench.shape(1).kind == &ShapeKind::rectangle());
    QVERIFY(bench.shape(2).kind == &ShapeKind::bezierPath());
}

void TestPermissions::textsObey()
{
    RightsBench bench;
    bench.deny(bench.ids[0], {Permission::EditText});
    bench.click({0, 0});
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({0, 0}));
    QVERIFY(bench.editor->editedText().isNull());
    bench.key(Qt::Key_F2);
    bench.key(Qt::Key_Return);
    bench.editor->editText(bench.ids[0]);
    QVERIFY(bench.editor->editedText().isNull() && !bench.isEnabled(Action::EditText));
    // The style of a text is not the text.
    QVERIFY(bench.isEnabled(Action::AlignTextTop));
    // A text that may not be deleted stays when it becomes empty.
    Shape words(ShapeKind::text(), {0, 150}, {60, 20});
    words.text = QStringLiteral("a");
    const ShapeId id = bench.document().addShape(words);
    bench.deny(id, {Permission::Delete});
    bench.editor->editText(id);
    QCOMPARE(bench.editor->editedText(), id);
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.document().contains(id));
}

void TestPermissions::theInspectorObeys()
{
    RightsBench bench;
    const auto isOn = [&](const char *name) { return bench.widget(name).isEnabled(); };
    bench.deny(bench.ids[0], {Permission::Move, Permission::EditText});
    bench.select({bench.ids[0]});
    QVERIFY(!isOn("x") && !isOn("y") && isOn("width") && isOn("height") && isOn("angle") && !isOn("text"));
    bench.deny(bench.ids[0], {Permission::Resize, Permission::Rotate});
    QCoreApplication::processEvents();
    QVERIFY(isOn("x") && isOn("y") && !isOn("width") && !isOn("height") && !isOn("angle") && isOn("text"));
    // A number of several shapes needs the permission of all of them.
    bench.select(bench.ids);
    QVERIFY(isOn("x") && !isOn("width") && !isOn("angle"));
    bench.select({bench.ids[1], bench.ids[2]});
    QVERIFY(isOn("width") && isOn("angle"));
    bench.deny(bench.ids[1], {Permission::EditText});
    bench.select({bench.ids[1], bench.ids[2]});
    auto &text = *bench.inspector.findChild<QPlainTextEdit *>(QStringLiteral("text"));
    bench.activate();
    text.setFocus();
    QTest::keyClicks(&text, QStringLiteral("new"));
    QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.shape(1).text, QString());
    QCOMPARE(bench.shape(2).text, QStringLiteral("new"));
}

void TestPermissions::theInspectorChangesThem()
{
    RightsBench bench;
    bench.select({bench.ids[0], bench.ids[1]});
    auto &section = bench.widget("permissions");
    QVERIFY(section.isHidden());
    bench.inspector.setPermissionsVisible(true);
    QVERIFY(!section.isHidden());
    auto &move = *bench.inspector.findChild<QCheckBox *>(QStringLiteral("mayMove"));
    QCOMPARE(move.checkState(), Qt::Checked);
    bench.deny(bench.ids[0], {Permission::Move});
    QCoreApplication::processEvents();
    QCOMPARE(move.checkState(), Qt::PartiallyChecked);
    move.click();
    QVERIFY(bench.shape(0).allows({}) && bench.shape(1).allows({}));
    auto &select = *bench.inspector.findChild<QCheckBox *>(QStringLiteral("maySelect"));
    const int before = bench.steps();
    select.click();
    QCOMPARE(bench.steps(), before + 1);
    QVERIFY(!bench.document().isSelectable(bench.ids[0]) && !bench.document().isSelectable(bench.ids[1]));
    // The shapes stay selected, so that the change can be taken back.
    QCOMPARE(bench.editor->selection()->count(), 2);
    select.click();
    QVERIFY(bench.document().isSelectable(bench.ids[0]));
    Shape fixed(pillar(), {0, 150}, {60, 60});
    bench.select({bench.document().addShape(fixed)});
    QVERIFY(!move.isChecked() && !move.isEnabled() && select.isEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!select.isEnabled());
}

void TestPermissions::neighborsThatMayNotMoveAreWalls()
{
    RightsBench bench;
    bench.editor->setOverlapMode(ShapeEditor::PushNeighbors);
    bench.deny(bench.ids[1], {Permission::Move});
    bench.drag({0, 0}, {100, 0});
    QCOMPARE(bench.centerOf(1), QPointF(150, 0));
    QVERIFY(std::abs(bench.centerOf(0).x() - 70) < 1e-6);
}

void TestPermissions::separatingObeys()
{
    Document document;
    const ShapeIds ids = document.addShapes({textBox({0, 0}), textBox({50, 0})});
    document.changeShapes({ids[0]}, [](Shape &shape) { shape.permissions.setFlag(Permission::Move, false); });
    QVERIFY(separate(document, {{ids[0]}, {ids[1]}}).errorString.isEmpty());
    QCOMPARE(document.find(ids[0])->center, QPointF(0, 0));
    QVERIFY(document.find(ids[1])->center != QPointF(50, 0));
}

void TestPermissions::programsAreNotLimited()
{
    Document document;
    Shape shape = textBox({0, 0});
    shape.permissions = Permissions::none();
    const ShapeId id = document.addShape(shape);
    QCOMPARE(document.changeShapes({id}, [](Shape &changed) { changed.center = {5, 5}; }), 1);
    Selection selection;
    selection.setDocument(&document);
    selection.set({id});
    QVERIFY(selection.contains(id) && selection.carried().isEmpty());
    QCOMPARE(document.removeShapes({id}), 1);
}

TRAMMEL_WIDGET_TEST(TestPermissions)
#include "tst_permissions.moc"
