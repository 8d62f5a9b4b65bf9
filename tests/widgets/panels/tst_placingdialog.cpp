#include "tests/pseudolanguage.h"
#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/placingscenes.h"
#include <trammel/placingdialog.h>

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <limits>
#include <memory>
#include <random>

using namespace Trammel;

using Action = ShapeEditor::Action;

namespace {

/// Three boxes, of which the first two overlap, and a dialog.
struct PlacingBench : EditorBench
{
    PlacingBench()
    {
        PlacingDialog::setLastSettings({});
        ids =
            document().addShapes({solid(Shape::rectangle({0, 0}, {40, 40})), solid(Shape::rectangle({30, 0}, {40, 40})),
                                  solid(Shape::rectangle({200, 0}, {40, 40}))});
        start = document().data();
        undone = steps();
    }

    /// Selects shapes and opens the dialog by an action.
    void open(Action action, const ShapeIds &selected)
    {
        editor->selection()->set(selected);
        QVERIFY(editor->action(action)->isEnabled());
        editor->action(action)->trigger();
        for (PlacingDialog *each : editor->findChildren<PlacingDialog *>()) {
            if (each->isVisible())
                dialog = each;
        }
        QVERIFY(dialog);
        QCoreApplication::processEvents();
    }
    template <typename Field> Field &field(const char *name)
    {
        return *dialog->findChild<Field *>(QString::fromLatin1(name));
    }
    QString message() { return field<QLabel>("message").text(); }
    bool canAccept() { return field<QPushButton>("accept").isEnabled(); }
    void set(const char *name, double value) { field<QDoubleSpinBox>(name).setValue(value); }
    void choose(const char *name, int index) { field<QComboBox>(name).setCurrentIndex(index); }
    /// Presses Enter at once, and waits until the dialog has closed.
    void accept()
    {
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
    }
    int newSteps() { return steps() - undone; }
    QPointF centerOf(ShapeId id) { return document().find(id)->center; }

    ShapeIds ids;
    DocumentData start;
    int undone = 0;
    QPointer<PlacingDialog> dialog;
};

/// Many turned stars on one spot, which take a while to be separated.
void addHeap(Document &document, int count)
{
    std::mt19937 engine(5);
    RandomShapes random(engine);
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.append(solidStar(random, {0, 0}));
    document.addShapes(shapes);
}

} // namespace

class TestPlacingDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separatesTheSelectedOrAll();
    void keepsTheClearance();
    void packsIntoTheLastSelected();
    void packsIntoAFrame();
    void movesOnlyWhatMayMove();
    void packsIntoABlockOrRows();
    void rotatesByAngles();
    void distributesAlongThePath_data();
    void distributesAlongThePath();
    void followsTheEditor();
    void showsProgressAndCancels();
    void closesWhileComputing();
    void editorDeletedBySlots_data();
    void editorDeletedBySlots();
    void remembersSettings();
    void saysWhyNothingChanges();
    void isInTheContextMenu();
    void translates();
};

void TestPlacingDialog::separatesTheSelectedOrAll()
{
    PlacingBench bench;
    // Those that are selected do not overlap others.
    bench.open(Action::Separate, {bench.ids[0], bench.ids[2]});
    QSignalSpy announced(bench.editor.get(), &ShapeEditor::announced);
    bench.accept();
    QCOMPARE(bench.newSteps(), 1);
    QCOMPARE(announced.size(), 1);
    QCOMPARE(bench.centerOf(bench.ids[1]), QPointF(30, 0));
    QVERIFY(overlapsOf(bench.document(), bench.ids).isEmpty());
    bench.editor->undo();
    QVERIFY(bench.document().data() == bench.start);
    // All of them.
    bench.open(Action::Separate, {bench.ids[2]});
    QTRY_COMPARE(bench.message(), QStringLiteral("Shapes that move: 2"));
    bench.accept();
    QVERIFY(overlapsOf(bench.document(), bench.ids).isEmpty());
    QVERIFY(bench.centerOf(bench.ids[1]).x() > 34);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.ids[2]});
    // Nothing to do is no step.
    const int after = bench.steps();
    bench.open(Action::Separate, {});
    QTRY_COMPARE(bench.message(), QStringLiteral("No shapes overlap."));
    bench.accept();
    QCOMPARE(bench.steps(), after);
    bench.editor->setReadOnly(true);
    for (Action action : {Action::Separate, Action::Pack, Action::DistributeAlongPath})
        QVERIFY(!bench.editor->action(action)->isEnabled());
}

void TestPlacingDialog::keepsTheClearance()
{
    PlacingBench bench;
    bench.open(Action::Separate, {});
    bench.set("clearance", 12);
    bench.accept();
    const double gap = bench.centerOf(bench.ids[1]).x() - bench.centerOf(bench.ids[0]).x() - 40;
    QVERIFY2(gap >= 12 - 1e-6 && gap < 12.01, QByteArray::number(gap));
    // No clearance can be negative, and one that is larger than the drawing has a result.
    bench.open(Action::Separate, {});
    QCOMPARE(bench.field<QDoubleSpinBox>("clearance").minimum(), 0.0);
    bench.set("clearance", 1e6);
    QTRY_VERIFY(bench.message().startsWith(QStringLiteral("Shapes that move: ")));
    bench.set("clearance", 1e9);
    QTRY_VERIFY(!bench.dialog->isComputing());
    QVERIFY(bench.canAccept() || !bench.message().isEmpty());
    QCOMPARE(bench.newSteps(), 1);
}

void TestPlacingDialog::packsIntoTheLastSelected()
{
    PlacingBench bench;
    const ShapeId room = bench.document().addShape(Shape::rectangle({500, 500}, {130, 100}));
    bench.open(Action::Pack, bench.ids + ShapeIds{room});
    QCOMPARE(bench.field<QComboBox>("target").currentIndex(), 0);
    bench.accept();
    QCOMPARE(bench.centerOf(room), QPointF(500, 500));
    for (ShapeId id : bench.ids)
        QVERIFY(bench.document().find(room)->sceneBounds().expanded(1e-6).contains(
            bench.document().find(id)->sceneBounds()));
    QVERIFY(overlapsOf(bench.document(), bench.ids).isEmpty());
}

void TestPlacingDialog::packsIntoAFrame()
{
    PlacingBench bench;
    Shape shape = Shape::rectangle({500, 500}, {300, 300});
    shape.kind = &ShapeKind::named(QStringLiteral("frame"));
    QVERIFY(shape.kind->isContainer());
    const ShapeId frame = bench.document().addShape(shape);
    const DocumentData before = bench.document().data();
    const int steps = bench.steps();
    bench.open(Action::Pack, bench.ids + ShapeIds{frame});
    bench.accept();
    QCOMPARE(bench.steps(), steps + 1);
    for (ShapeId id : bench.ids)
        QCOMPARE(bench.document().containerOf(id), frame);
    bench.editor->undo();
    QVERIFY(bench.document().data() == before);
    // Without room, nothing changes.
    bench.document().changeShapes({frame}, [](Shape &each) { each.size = {50, 50}; });
    bench.open(Action::Pack, bench.ids + ShapeIds{frame});
    QTRY_VERIFY(bench.message().contains(QStringLiteral("of 3 units do not fit")));
    QVERIFY(!bench.canAccept());
}

void TestPlacingDialog::movesOnlyWhatMayMove()
{
    PlacingBench bench;
    bench.document().changeShapes({bench.ids[0]},
                                  [](Shape &shape) { shape.permissions.setFlag(Permission::Move, false); });
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 300}, {0, 600}}));
    bench.open(Action::DistributeAlongPath, ShapeIds{line} + bench.ids);
    bench.accept();
    QCOMPARE(bench.centerOf(bench.ids[0]), QPointF(0, 0));
    QVERIFY(bench.centerOf(bench.ids[1]).y() > 300);
    Shape shape = Shape::rectangle({500, 500}, {300, 300});
    shape.kind = &ShapeKind::named(QStringLiteral("frame"));
    const ShapeId frame = bench.document().addShape(shape);
    bench.open(Action::Pack, bench.ids + ShapeIds{frame});
    bench.accept();
    QCOMPARE(bench.centerOf(bench.ids[0]), QPointF(0, 0));
    QVERIFY(bench.document().containerOf(bench.ids[0]).isNull());
    QCOMPARE(bench.document().containerOf(bench.ids[1]), frame);
}

void TestPlacingDialog::packsIntoABlockOrRows()
{
    PlacingBench bench;
    bench.open(Action::Pack, bench.ids);
    QCOMPARE(bench.field<QComboBox>("target").currentIndex(), 1);
    bench.accept();
    const auto [width, height] = bench.document().bounds().size();
    QVERIFY(width <= 81 && height <= 81);
    QVERIFY(overlapsOf(bench.document(), bench.ids).isEmpty());
    bench.open(Action::Pack, bench.ids);
    bench.choose("target", 2);
    bench.set("width", 45);
    QTRY_VERIFY(bench.field<QDoubleSpinBox>("width").isVisible());
    bench.accept();
    QVERIFY(bench.document().bounds().size()[0] <= 45);
    QVERIFY(bench.document().bounds().size()[1] >= 120);
    bench.open(Action::Pack, bench.ids);
    bench.set("width", 0);
    QTRY_COMPARE(bench.message(), QStringLiteral("The width must be greater than 0."));
    bench.set("width", 30);
    QTRY_VERIFY(bench.message().contains(QStringLiteral("do not fit into the width")));
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(!bench.editor->action(Action::Pack)->isEnabled());
    QTRY_COMPARE(bench.message(), QStringLiteral("Select at least two shapes."));
}

void TestPlacingDialog::rotatesByAngles()
{
    PlacingBench bench;
    const ShapeIds long1 = bench.document().addShapes(
        {solid(Shape::rectangle({0, 200}, {100, 10})), solid(Shape::rectangle({0, 300}, {10, 100}))});
    bench.open(Action::Pack, long1);
    bench.choose("target", 2);
    bench.set("width", 20);
    QTRY_VERIFY(bench.message().contains(QStringLiteral("not fit")));
    bench.choose("turning", 1);
    QTRY_VERIFY(bench.field<QLineEdit>("angles").isVisible());
    bench.field<QLineEdit>("angles").setText(QStringLiteral("0 x"));
    QTRY_COMPARE(bench.message(), QStringLiteral("The angles must be numbers that are separated by spaces."));
    bench.field<QLineEdit>("angles").setText(QStringLiteral("1e300"));
    QTRY_VERIFY(!bench.canAccept() && !bench.message().startsWith(QStringLiteral("The angles must be numbers that")));
    bench.field<QLineEdit>("angles").setText(QStringLiteral("0 90"));
    QTRY_VERIFY(!bench.dialog->isComputing());
    QVERIFY2(bench.canAccept(), qPrintable(bench.message()));
    bench.accept();
    QCOMPARE(bench.document().find(long1[0])->rotation, 90.0);
    QCOMPARE(bench.document().find(long1[1])->rotation, 0.0);
}

void TestPlacingDialog::distributesAlongThePath_data()
{
    QTest::addColumn<bool>("isFollowing");
    QTest::newRow("upright") << false;
    QTest::newRow("following") << true;
}

void TestPlacingDialog::distributesAlongThePath()
{
    QFETCH(const bool, isFollowing);
    PlacingBench bench;
    const ShapeId line = bench.document().addShape(Shape::polyline({{0, 300}, {0, 600}}));
    const int steps = bench.steps();
    bench.open(Action::DistributeAlongPath, ShapeIds{line} + bench.ids);
    bench.field<QCheckBox>("following").setChecked(isFollowing);
    bench.accept();
    QCOMPARE(bench.steps(), steps + 1);
    for (int i = 0; i < 3; ++i) {
        const Shape &shape = *bench.document().find(bench.ids[i]);
        QVERIFY(length(shape.center - QPointF(0, 320 + 130 * i)) < 1e-9);
        QCOMPARE(shape.rotation, isFollowing ? 90.0 : 0.0);
    }
    bench.open(Action::DistributeAlongPath, ShapeIds{line} + bench.ids);
    bench.choose("spacing", 1);
    bench.accept();
    QVERIFY(length(bench.centerOf(bench.ids[0]) - QPointF(0, 300)) < 1e-9);
}

void TestPlacingDialog::followsTheEditor()
{
    PlacingBench bench;
    bench.open(Action::Separate, {});
    QTRY_COMPARE(bench.message(), QStringLiteral("Shapes that move: 2"));
    // The document is changed by other means: the places are computed again.
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.center.setX(100); });
    QTRY_COMPARE(bench.message(), QStringLiteral("No shapes overlap."));
    bench.editor->undo();
    QTRY_COMPARE(bench.message(), QStringLiteral("Shapes that move: 2"));
    bench.editor->setReadOnly(true);
    QTRY_VERIFY(!bench.canAccept());
    bench.editor->setReadOnly(false);
    QTRY_VERIFY(bench.canAccept());
    // Another document.
    Document other;
    bench.editor->setDocument(&other);
    QTRY_COMPARE(bench.message(), QStringLiteral("No shapes overlap."));
    bench.editor->setDocument(nullptr);
    // A dialog for another task takes its place.
    const QPointer<PlacingDialog> first = bench.dialog;
    bench.open(Action::Pack, bench.ids);
    QTRY_VERIFY(!first);
}

void TestPlacingDialog::showsProgressAndCancels()
{
    PlacingBench bench;
    bench.document().removeShapes(bench.ids);
    addHeap(bench.document(), 20000);
    const DocumentData before = bench.document().data();
    bench.open(Action::Separate, {});
    QTRY_VERIFY(bench.field<QProgressBar>("progress").isVisible());
    // The editor can be used meanwhile.
    bench.editor->setZoom(2);
    bench.editor->selection()->set(bench.document().ids().first(5));
    QTest::keyClick(bench.dialog, Qt::Key_Escape);
    QTRY_VERIFY(!bench.dialog);
    QVERIFY(bench.document().data() == before);
}

void TestPlacingDialog::closesWhileComputing()
{
    auto bench = std::make_unique<PlacingBench>();
    addHeap(bench->document(), 1000);
    bench->open(Action::Separate, {});
    bench->set("clearance", 3);
    QTest::keyClick(bench->dialog, Qt::Key_Return);
    QVERIFY(!bench->canAccept());
    const QPointer<PlacingDialog> dialog = bench->dialog;
    bench.reset();
    QVERIFY(!dialog);
    QCoreApplication::processEvents();
}

void TestPlacingDialog::editorDeletedBySlots_data()
{
    QTest::addColumn<bool>("isAtOnce");
    QTest::addColumn<bool>("isOnChange");
    QTest::newRow("accepted before the end, on a change") << true << true;
    QTest::newRow("accepted before the end, on the message") << true << false;
    QTest::newRow("accepted later, on a change") << false << true;
    QTest::newRow("accepted later, on the message") << false << false;
}

void TestPlacingDialog::editorDeletedBySlots()
{
    QFETCH(const bool, isAtOnce);
    QFETCH(const bool, isOnChange);
    PlacingBench bench;
    Shape shape = Shape::rectangle({500, 500}, {300, 300});
    shape.kind = &ShapeKind::named(QStringLiteral("frame"));
    const ShapeId frame = bench.document().addShape(shape);
    bench.open(Action::Pack, bench.ids + ShapeIds{frame});
    const auto remove = [&bench] { bench.editor.reset(); };
    if (isOnChange)
        QObject::connect(&bench.document(), &Document::shapesChanged, bench.dialog, remove);
    else
        QObject::connect(bench.editor.get(), &ShapeEditor::announced, bench.editor.get(), remove);
    if (!isAtOnce)
        QTRY_VERIFY(!bench.dialog->isComputing());
    bench.field<QPushButton>("accept").click();
    QTRY_VERIFY(!bench.editor);
    QVERIFY(!bench.dialog);
}

void TestPlacingDialog::remembersSettings()
{
    PlacingBench bench;
    bench.open(Action::Pack, bench.ids);
    bench.set("clearance", 7);
    bench.choose("turning", 1);
    bench.field<QLineEdit>("angles").setText(QStringLiteral("0 45"));
    bench.choose("target", 2);
    bench.set("width", 500);
    bench.accept();
    // Settings that were not accepted are forgotten.
    bench.open(Action::Separate, bench.ids);
    QCOMPARE(bench.field<QDoubleSpinBox>("clearance").value(), 7.0);
    bench.set("clearance", 9);
    QTest::keyClick(bench.dialog, Qt::Key_Escape);
    QTRY_VERIFY(!bench.dialog);
    const QVariantMap kept = PlacingDialog::lastSettings();
    PlacingDialog::setLastSettings({});
    PlacingDialog::setLastSettings(kept);
    bench.open(Action::Pack, bench.ids);
    QCOMPARE(bench.field<QDoubleSpinBox>("clearance").value(), 7.0);
    QCOMPARE(bench.field<QDoubleSpinBox>("width").value(), 500.0);
    QCOMPARE(bench.field<QComboBox>("target").currentIndex(), 2);
    QCOMPARE(bench.field<QLineEdit>("angles").text(), QStringLiteral("0 45"));
    QTest::keyClick(bench.dialog, Qt::Key_Escape);
    QTRY_VERIFY(!bench.dialog);
    PlacingDialog::setLastSettings({{QStringLiteral("clearance"), std::numeric_limits<double>::quiet_NaN()},
                                    {QStringLiteral("turning"), 99},
                                    {QStringLiteral("width"), -5},
                                    {QStringLiteral("unknown"), 1}});
    bench.open(Action::Pack, bench.ids);
    QCOMPARE(bench.field<QDoubleSpinBox>("clearance").value(), 0.0);
    QCOMPARE(bench.field<QComboBox>("turning").currentIndex(), 0);
}

void TestPlacingDialog::saysWhyNothingChanges()
{
    PlacingBench bench;
    bench.open(Action::DistributeAlongPath, bench.ids);
    QTRY_COMPARE(bench.message(), QStringLiteral("Select the shapes together with one line or open path."));
    QVERIFY(!bench.canAccept());
    QTest::keyClick(bench.dialog, Qt::Key_Return);
    QVERIFY(bench.dialog && bench.dialog->isVisible());
    // The boxes do not fit side by side, although their areas do.
    const ShapeId room = bench.document().addShape(Shape::rectangle({500, 500}, {300, 39}));
    bench.open(Action::Pack, bench.ids + ShapeIds{room});
    QTest::keyClick(bench.dialog, Qt::Key_Return);
    QTRY_VERIFY(bench.message().contains(QStringLiteral("3 of 3")));
    QVERIFY(bench.dialog && bench.dialog->isVisible());
    QCOMPARE(bench.newSteps(), 1);
}

void TestPlacingDialog::isInTheContextMenu()
{
    PlacingBench bench;
    bench.editor->selection()->set(bench.ids);
    const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.editor->mapFromScene({20, 0})));
    const QList<QMenu *> menus = menu->findChildren<QMenu *>();
    for (Action action : {Action::Separate, Action::Pack, Action::DistributeAlongPath}) {
        QVERIFY(std::any_of(menus.begin(), menus.end(),
                            [&](const QMenu *each) { return each->actions().contains(bench.editor->action(action)); }));
    }
}

void TestPlacingDialog::translates()
{
    PlacingBench bench;
    bench.open(Action::Pack, bench.ids);
    QTRY_VERIFY(bench.canAccept());
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QTRY_VERIFY(bench.canAccept() && PseudoLanguage::isIn(bench.message()));
    for (const QLabel *label : bench.dialog->findChildren<QLabel *>())
        QVERIFY2(PseudoLanguage::isIn(label->text()), qPrintable(label->text()));
    for (const char *name : {"target", "turning"}) {
        for (int i = 0; i < 3; ++i)
            QVERIFY(PseudoLanguage::isIn(bench.field<QComboBox>(name).itemText(i)));
    }
    QVERIFY(PseudoLanguage::isIn(bench.field<QPushButton>("accept").text()));
    QVERIFY(PseudoLanguage::isIn(bench.dialog->windowTitle()));
}

TRAMMEL_WIDGET_TEST(TestPlacingDialog)
#include "tst_placingdialog.moc"
