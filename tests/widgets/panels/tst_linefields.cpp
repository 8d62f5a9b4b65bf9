#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "widgets/panels/inspector/linefields_p.h"
#include <trammel/selection.h>
#include <trammel/shapeinspector.h>

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

struct LineBench : EditorBench
{
    LineBench()
    {
        inspector.setEditor(editor.get());
        inspector.resize(260, 500);
        inspector.show();
        inspector.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&inspector));
        ids = document().addShapes({Shape::polyline({{0, 0}, {100, 0}}), Shape::polyline({{0, 50}, {100, 50}}),
                                    Shape::rectangle({50, 150}, {80, 40}), Shape::ellipse({50, 250}, {80, 40})});
    }

    QComboBox &box(const char *name) { return *inspector.findChild<QComboBox *>(QLatin1String(name)); }
    CommitLine &dashes() { return *inspector.findChild<CommitLine *>(QStringLiteral("dashes")); }
    bool isShown(const char *name) { return box(name).isVisible(); }
    void select(const QList<int> &which)
    {
        ShapeIds chosen;
        for (int i : which)
            chosen.append(ids[i]);
        editor->selection()->set(chosen);
    }
    template <typename Value> void choose(const char *name, Value value)
    {
        const int index = box(name).findData(int(value));
        box(name).setCurrentIndex(index);
        Q_EMIT box(name).activated(index);
    }
    void typeDashes(const QString &text)
    {
        dashes().setFocus();
        dashes().selectAll();
        QTest::keyClicks(&dashes(), text);
        QTest::keyClick(&dashes(), Qt::Key_Return);
    }
    const Shape &shape(int i) { return *document().find(ids[i]); }

    ShapeInspector inspector;
    ShapeIds ids;
};

} // namespace

class TestLineFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsThatDoNotApplyAreHidden();
    void headsAreSetAndStick();
    void capsJoinsAndDashesAreSet();
    void dashesAreRefused();
    void styleReplacesDashes();
    void severalLinesAreMixed();
    void closedShapesKeepNoHeads();
    void toolsShowTheNextForm();
    void everyHeadHasAPicture();
    void readOnlyIsDisabled();
};

void TestLineFields::fieldsThatDoNotApplyAreHidden()
{
    LineBench bench;
    const auto shown = [&] {
        return QList<bool>{bench.isShown("startHead"), bench.isShown("endHead"), bench.isShown("cap"),
                           bench.isShown("join"), bench.dashes().isVisible()};
    };
    bench.select({0});
    QCOMPARE(shown(), (QList<bool>{true, true, true, true, true}));
    bench.select({2});
    QCOMPARE(shown(), (QList<bool>{false, false, false, true, true}));
    bench.select({3});
    QCOMPARE(shown(), (QList<bool>{false, false, false, false, true}));
    bench.select({0, 3});
    QCOMPARE(shown(), (QList<bool>{true, true, true, true, true}));
    // The dashes of a closed line have caps.
    bench.select({3});
    bench.typeDashes(QStringLiteral("4 2"));
    QCOMPARE(shown(), (QList<bool>{false, false, true, false, true}));
}

void TestLineFields::headsAreSetAndStick()
{
    LineBench bench;
    bench.select({0});
    QCOMPARE(bench.box("endHead").currentData().toInt(), int(LineHead::None));
    const int steps = bench.steps();
    bench.choose("endHead", LineHead::DiamondOutline);
    QVERIFY(bench.shape(0).endHead == LineHead::DiamondOutline && bench.shape(0).startHead == LineHead::None);
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Arrowheads"));
    bench.editor->undo();
    QVERIFY(bench.shape(0).endHead == LineHead::None);
    QTRY_COMPARE(bench.box("endHead").currentData().toInt(), int(LineHead::None));
    // The next arrow has this head.
    bench.editor->setTool(ShapeEditor::Arrow);
    bench.drag({0, 300}, {100, 300});
    const Shape &arrow = *bench.document().find(bench.document().ids().last());
    QVERIFY(arrow.endHead == LineHead::DiamondOutline);
    // An arrow without heads would be a line.
    bench.choose("endHead", LineHead::None);
    QVERIFY(bench.document().find(bench.document().ids().last())->endHead == LineHead::None);
    QVERIFY(bench.editor->lineForm().endHead == LineHead::DiamondOutline);
}

void TestLineFields::capsJoinsAndDashesAreSet()
{
    LineBench bench;
    bench.select({0, 2});
    bench.choose("cap", LineCap::Square);
    bench.choose("join", LineJoin::Miter);
    bench.typeDashes(QStringLiteral("4  1,5; 0.5 1.5"));
    for (int i : {0, 2}) {
        QVERIFY(bench.shape(i).stroke.cap == LineCap::Square && bench.shape(i).stroke.join == LineJoin::Miter);
        QCOMPARE(bench.shape(i).stroke.dashPattern.lengths(), (QList<double>{4, 1.5, 0.5, 1.5}));
    }
    QCOMPARE(bench.dashes().text(), QStringLiteral("4 1.5 0.5 1.5"));
    bench.typeDashes(QStringLiteral(" "));
    QVERIFY(bench.shape(0).stroke.dashPattern.isEmpty());
    QVERIFY(bench.shape(1).stroke == Stroke());
    // New lines get the form, too.
    QVERIFY(bench.editor->lineForm().join == LineJoin::Miter);
    bench.editor->setTool(ShapeEditor::Polyline);
    bench.drag({0, 300}, {100, 300});
    QVERIFY(bench.document().find(bench.document().ids().last())->stroke.join == LineJoin::Miter);
}

void TestLineFields::dashesAreRefused()
{
    LineBench bench;
    bench.select({0});
    const int steps = bench.steps();
    for (const char *text : {"4", "4 x", "4 0", "4 -1", "4 1e9", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"}) {
        bench.typeDashes(QString::fromLatin1(text));
        QVERIFY2(!bench.dashes().errorString().isEmpty(), text);
        QCOMPARE(bench.dashes().text(), QString::fromLatin1(text));
    }
    QCOMPARE(bench.steps(), steps);
    QVERIFY(bench.shape(0).stroke.dashPattern.isEmpty());
    QTest::keyClick(&bench.dashes(), Qt::Key_Escape);
    QCOMPARE(bench.dashes().text(), QString());
}

void TestLineFields::styleReplacesDashes()
{
    LineBench bench;
    bench.select({0});
    bench.typeDashes(QStringLiteral("4 2"));
    bench.choose("style", Qt::DotLine);
    QVERIFY(bench.shape(0).stroke.dashPattern.isEmpty());
    QCOMPARE(bench.shape(0).stroke.style, Qt::DotLine);
}

void TestLineFields::severalLinesAreMixed()
{
    LineBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.endHead = LineHead::Bar; });
    bench.select({0, 1});
    QCOMPARE(bench.box("endHead").currentIndex(), -1);
    QCOMPARE(bench.box("endHead").placeholderText(), QStringLiteral("mixed"));
    QCOMPARE(bench.box("startHead").currentData().toInt(), int(LineHead::None));
    bench.choose("startHead", LineHead::Circle);
    QVERIFY(bench.shape(0).startHead == LineHead::Circle && bench.shape(0).endHead == LineHead::Bar);
    QVERIFY(bench.shape(1).startHead == LineHead::Circle && bench.shape(1).endHead == LineHead::None);
}

void TestLineFields::closedShapesKeepNoHeads()
{
    LineBench bench;
    bench.select({0, 2, 3});
    bench.choose("endHead", LineHead::Triangle);
    QVERIFY(bench.shape(0).endHead == LineHead::Triangle);
    QVERIFY(bench.shape(2).endHead == LineHead::None && bench.shape(3).endHead == LineHead::None);
    QCOMPARE(bench.box("endHead").currentData().toInt(), int(LineHead::Triangle));
}

void TestLineFields::toolsShowTheNextForm()
{
    LineBench bench;
    bench.select({0});
    bench.editor->setTool(ShapeEditor::Arrow);
    QVERIFY(bench.isShown("endHead"));
    QCOMPARE(bench.box("endHead").currentData().toInt(), int(LineHead::Arrow));
    bench.choose("endHead", LineHead::Circle);
    QVERIFY(bench.editor->lineForm().endHead == LineHead::Circle);
    QVERIFY(bench.shape(0).endHead == LineHead::None);
    bench.editor->setTool(ShapeEditor::Polyline);
    QVERIFY(!bench.isShown("endHead"));
    QVERIFY(bench.isShown("cap"));
}

void TestLineFields::everyHeadHasAPicture()
{
    LineBench bench;
    for (const char *name : {"startHead", "endHead"}) {
        QComboBox &box = bench.box(name);
        QCOMPARE(box.count(), int(LineHead::ExactlyOne) + 1);
        QList<QImage> pictures;
        for (int i = 0; i < box.count(); ++i) {
            const QImage picture = box.itemIcon(i).pixmap(box.iconSize()).toImage();
            QVERIFY2(!pictures.contains(picture), qPrintable(box.itemText(i)));
            pictures.append(picture);
        }
    }
}

void TestLineFields::readOnlyIsDisabled()
{
    LineBench bench;
    bench.select({0});
    QVERIFY(bench.box("endHead").isEnabled() && bench.dashes().isEnabled());
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.box("endHead").isEnabled() && !bench.dashes().isEnabled());
}

TRAMMEL_WIDGET_TEST(TestLineFields)
#include "tst_linefields.moc"
