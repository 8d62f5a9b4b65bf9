#include "tests/pseudolanguage.h"
#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace Trammel;

namespace {

using Action = ShapeEditor::Action;

Shape box(double x, double y)
{
    Shape shape = Shape::rectangle({x, y}, {40, 20});
    shape.fill = Qt::yellow;
    return shape;
}

/// An editor with a selected box, and its dialog.
struct RepeatBench : EditorBench
{
    RepeatBench()
    {
        editor->setSnapToShapes(false);
        id = document().addShape(box(0, 0));
        editor->selection()->set({id});
    }

    void open()
    {
        editor->action(Action::Repeat)->trigger();
        dialog = dialogOf(*editor);
        QVERIFY(dialog && dialog->isVisible());
    }
    static QDialog *dialogOf(ShapeEditor &editor)
    {
        const QList<QDialog *> dialogs = editor.findChildren<QDialog *>();
        return dialogs.isEmpty() ? nullptr : dialogs.first();
    }
    template <typename Field> Field &field(const char *name)
    {
        return *dialog->findChild<Field *>(QString::fromLatin1(name));
    }
    void choose(int form) { field<QComboBox>("form").setCurrentIndex(form); }
    void set(const char *name, double value)
    {
        if (auto *count = dialog->findChild<QSpinBox *>(QString::fromLatin1(name)))
            count->setValue(int(value));
        else
            field<QDoubleSpinBox>(name).setValue(value);
    }
    QPushButton &okButton() { return field<QPushButton>("accept"); }
    QString message() { return field<QLabel>("message").text(); }
    QList<QPointF> centers()
    {
        QList<QPointF> centers;
        for (ShapeId each : document().ids())
            centers.append(document().find(each)->center);
        return centers;
    }

    ShapeId id;
    QPointer<QDialog> dialog;
};

} // namespace

class TestRepeatDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows();
    void grids();
    void circles();
    void openedByKeys();
    void beginsWithTheLastOffset();
    void keepsTheOffset();
    void showsTheCopies();
    void escapeChangesNothing();
    void saysWhatIsWrong();
    void followsTheSelection();
    void copiesIntoTheEnteredGroup();
    void keepsNumbersExact();
    void languageChanges();
    void withoutAnEditor();
};

void TestRepeatDialog::rows()
{
    RepeatBench bench;
    bench.open();
    bench.set("count", 3);
    bench.set("across", 50);
    bench.set("down", -10);
    const int steps = bench.steps();
    bench.okButton().click();
    QTRY_VERIFY(!bench.dialog);
    QCOMPARE(bench.centers(), (QList<QPointF>{{0, 0}, {50, -10}, {100, -20}, {150, -30}}));
    QCOMPARE(bench.steps(), steps + 1);
    // The originals and the copies are selected, so that they can be grouped immediately.
    QCOMPARE(bench.editor->selection()->count(), 4);
    bench.editor->undo();
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
}

void TestRepeatDialog::grids()
{
    RepeatBench bench;
    bench.open();
    bench.choose(1);
    QVERIFY(bench.field<QSpinBox>("columns").isVisible() && !bench.field<QSpinBox>("count").isVisible());
    bench.set("columns", 2);
    bench.set("rows", 2);
    bench.set("columnStep", 60);
    bench.set("rowStep", 30);
    bench.okButton().click();
    QCOMPARE(bench.centers(), (QList<QPointF>{{0, 0}, {60, 0}, {0, 30}, {60, 30}}));
}

void TestRepeatDialog::circles()
{
    for (bool isRotating : {true, false}) {
        RepeatBench bench;
        bench.open();
        bench.choose(2);
        bench.set("count", 3);
        bench.set("pivotX", 0);
        bench.set("pivotY", 100);
        bench.field<QCheckBox>("rotating").setChecked(isRotating);
        QVERIFY(!bench.field<QDoubleSpinBox>("angle").isEnabled());
        QCOMPARE(bench.field<QDoubleSpinBox>("angle").value(), 90.0);
        bench.okButton().click();
        QCOMPARE(bench.centers(), (QList<QPointF>{{0, 0}, {100, 100}, {0, 200}, {-100, 100}}));
        QCOMPARE(bench.document().find(bench.document().ids()[1])->rotation, isRotating ? 90.0 : 0.0);
    }
    RepeatBench bench;
    bench.editor->setPivot(QPointF(0, 100));
    bench.open();
    bench.choose(2);
    QCOMPARE(bench.field<QDoubleSpinBox>("pivotY").value(), 100.0);
    bench.set("count", 1);
    bench.field<QCheckBox>("fullTurn").setChecked(false);
    bench.set("angle", -90);
    bench.okButton().click();
    QCOMPARE(bench.centers(), (QList<QPointF>{{0, 0}, {-100, 100}}));
}

void TestRepeatDialog::openedByKeys()
{
    RepeatBench bench;
    bench.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    bench.dialog = RepeatBench::dialogOf(*bench.editor);
    QVERIFY(bench.dialog && bench.dialog->isVisible());
    // There is one dialog for each editor.
    bench.editor->action(Action::Repeat)->trigger();
    QCOMPARE(bench.editor->findChildren<QDialog *>().size(), 1);
    QVERIFY(QTest::qWaitForWindowActive(bench.dialog));
    QTest::keyClick(bench.dialog.data(), Qt::Key_Return);
    QTRY_VERIFY(!bench.dialog);
    // The defaults are useful: five copies side by side, with a gap.
    QCOMPARE(bench.document().count(), 6);
    const Aabb2 box = bench.document().bounds(bench.document().ids());
    QCOMPARE(box.size()[0], 6 * 40 + 5 * bench.editor->gridSize());
}

void TestRepeatDialog::beginsWithTheLastOffset()
{
    RepeatBench bench;
    bench.editor->action(Action::Duplicate)->trigger();
    const ShapeId copy = bench.editor->selection()->ids().first();
    bench.document().changeShapes({copy}, [](Shape &shape) { shape.center = {70, 35}; });
    bench.open();
    QCOMPARE(bench.field<QDoubleSpinBox>("across").value(), 70.0);
    QCOMPARE(bench.field<QDoubleSpinBox>("down").value(), 35.0);
}

void TestRepeatDialog::keepsTheOffset()
{
    RepeatBench bench;
    bench.open();
    bench.set("count", 2);
    bench.set("across", 50);
    bench.okButton().click();
    bench.editor->selection()->set({bench.document().ids().last()});
    bench.editor->action(Action::Duplicate)->trigger();
    QCOMPARE(bench.centers(), (QList<QPointF>{{0, 0}, {50, 0}, {100, 0}, {150, 0}}));
}

void TestRepeatDialog::showsTheCopies()
{
    RepeatBench bench;
    const int steps = bench.steps();
    const QImage before = bench.picture();
    bench.open();
    bench.set("count", 1);
    bench.set("across", 100);
    const QColor empty = bench.colorAt(before, {100, 0});
    QVERIFY(bench.colorAt(bench.picture(), {100, 0}) != empty);
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.steps(), steps);
    // The picture follows the fields and the drawing.
    bench.set("across", 200);
    QCOMPARE(bench.colorAt(bench.picture(), {100, 0}), empty);
    QVERIFY(bench.colorAt(bench.picture(), {200, 0}) != empty);
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.center = {-100, 0}; });
    QVERIFY(bench.colorAt(bench.picture(), {100, 0}) != empty);
    bench.document().undoStack()->undo();
    bench.dialog->reject();
    QTRY_VERIFY(!bench.dialog);
    QCOMPARE(bench.picture(), before);
}

void TestRepeatDialog::escapeChangesNothing()
{
    RepeatBench bench;
    const DocumentData before = bench.document().data();
    bench.open();
    QTest::keyClick(bench.dialog.data(), Qt::Key_Escape);
    QTRY_VERIFY(!bench.dialog);
    QVERIFY(bench.document().data() == before);
}

void TestRepeatDialog::saysWhatIsWrong()
{
    RepeatBench bench;
    bench.open();
    QVERIFY(bench.okButton().isEnabled() && bench.message().isEmpty());
    bench.set("across", 0);
    QVERIFY(!bench.okButton().isEnabled());
    QCOMPARE(bench.message(), QStringLiteral("The distance between the copies must not be zero."));
    // The document refuses coordinates that are too large. The dialog stays open then.
    bench.set("across", 1e9);
    QVERIFY(bench.okButton().isEnabled());
    bench.okButton().click();
    QVERIFY(bench.dialog && bench.dialog->isVisible());
    QVERIFY(!bench.message().isEmpty());
    QCOMPARE(bench.document().count(), 1);
}

void TestRepeatDialog::followsTheSelection()
{
    RepeatBench bench;
    bench.open();
    bench.editor->selection()->clear();
    QVERIFY(!bench.okButton().isEnabled() && !bench.message().isEmpty());
    bench.editor->selection()->set({bench.id});
    QVERIFY(bench.okButton().isEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.okButton().isEnabled());
    bench.editor->setReadOnly(false);
    bench.document().removeShapes({bench.id});
    QVERIFY(!bench.okButton().isEnabled());
    QVERIFY(!bench.editor->action(Action::Repeat)->isEnabled());
    Document other;
    const ShapeId id = other.addShape(box(0, 0));
    bench.editor->setDocument(&other);
    bench.editor->selection()->set({id});
    bench.okButton().click();
    QCOMPARE(other.count(), 6);
    bench.editor->setDocument(nullptr);
}

void TestRepeatDialog::copiesIntoTheEnteredGroup()
{
    RepeatBench bench;
    const ShapeId second = bench.document().addShape(box(0, 50));
    const GroupId group = bench.document().group({bench.id, second});
    bench.editor->selection()->enterGroup(group);
    bench.editor->selection()->set({bench.id});
    bench.open();
    bench.okButton().click();
    for (ShapeId id : bench.document().ids())
        QCOMPARE(bench.document().find(id)->group, group);
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
}

void TestRepeatDialog::keepsNumbersExact()
{
    RepeatBench bench;
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.size = {33.125, 20}; });
    bench.open();
    auto &across = bench.field<QDoubleSpinBox>("across");
    QCOMPARE(across.value(), 33.125 + bench.editor->gridSize());
    // The field shows no more decimals than needed.
    across.setValue(50);
    QCOMPARE(across.text(), QStringLiteral("50"));
    across.setValue(0.5);
    QCOMPARE(across.cleanText(), QLocale().toString(0.5));
}

void TestRepeatDialog::languageChanges()
{
    RepeatBench bench;
    bench.open();
    PseudoLanguage language;
    const LanguageSwitch on(language);
    for (const QLabel *label : bench.dialog->findChildren<QLabel *>())
        QVERIFY2(label->text().isEmpty() || PseudoLanguage::isIn(label->text()), qPrintable(label->text()));
    for (const QCheckBox *check : bench.dialog->findChildren<QCheckBox *>())
        QVERIFY2(PseudoLanguage::isIn(check->text()), qPrintable(check->text()));
    QVERIFY(PseudoLanguage::isIn(bench.okButton().text()));
    QVERIFY(PseudoLanguage::isIn(bench.field<QComboBox>("form").itemText(2)));
    QVERIFY(PseudoLanguage::isIn(bench.dialog->windowTitle()));
}

void TestRepeatDialog::withoutAnEditor()
{
    RepeatBench bench;
    bench.open();
    // A slot may delete the editor while the dialog adds the copies.
    QObject::connect(&bench.document(), &Document::shapesAdded, bench.dialog, [&bench] { bench.editor.reset(); });
    bench.okButton().click();
    QVERIFY(!bench.editor && !bench.dialog);
}

TRAMMEL_WIDGET_TEST(TestRepeatDialog)
#include "tst_repeatdialog.moc"
