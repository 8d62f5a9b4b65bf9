#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/findbar.h>

#include <QtGui/QAction>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace Trammel;

namespace {

Shape box(const QString &name, const QString &text, double x)
{
    Shape shape = Shape::rectangle({x, 0}, {40, 40});
    shape.fill = Qt::white;
    shape.name = name;
    shape.text = text;
    return shape;
}

struct FindBench : EditorBench
{
    FindBench()
    {
        bar->setEditor(editor.get());
        line = bar->findChild<QLineEdit *>();
        ids =
            document().addShapes({box(QStringLiteral("start"), {}, 0), box({}, QStringLiteral("Start here\nnow"), 100),
                                  box(QStringLiteral("end"), {}, 200), box({}, QStringLiteral("restart"), 5000)});
    }

    QString count() { return bar->findChild<QLabel *>(QStringLiteral("count"))->text(); }
    ShapeIds selected() { return editor->selection()->ids(); }
    bool isInView(ShapeId id)
    {
        const QPointF center = editor->mapFromScene(document().find(id)->center);
        return QRectF(viewport().rect()).contains(center);
    }

    // The window of the editor deletes it.
    QPointer<FindBar> bar = new FindBar(editor.get());
    QLineEdit *line;
    ShapeIds ids;
};

} // namespace

class TestFindBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectsTheMatches();
    void wrapsAround();
    void startsAtTheSelection();
    void bringsIntoView();
    void entersGroups();
    void skipsHiddenShapes();
    void followsChanges();
    void opensAndCloses();
    void keysInTheWindow();
    void livesWithoutAnEditor();
};

void TestFindBar::selectsTheMatches()
{
    FindBench bench;
    bench.bar->open();
    QVERIFY(bench.line->hasFocus());
    QCOMPARE(bench.count(), QString());
    // The order is that of the list of shapes: the topmost comes first.
    bench.line->setText(QStringLiteral("START"));
    QCOMPARE(bench.count(), QStringLiteral("1 of 3"));
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[3]});
    QTest::keyClick(bench.line, Qt::Key_Return);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    QCOMPARE(bench.count(), QStringLiteral("2 of 3"));
    // All words must match. The names of kinds are not searched.
    bench.line->setText(QStringLiteral("now start"));
    QCOMPARE(bench.count(), QStringLiteral("1 of 1"));
    bench.line->setText(QStringLiteral("rectangle"));
    QCOMPARE(bench.count(), QStringLiteral("No matches"));
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    bench.line->setText(QStringLiteral("  "));
    QCOMPARE(bench.count(), QString());
}

void TestFindBar::wrapsAround()
{
    FindBench bench;
    bench.bar->open();
    bench.line->setText(QStringLiteral("start"));
    for (int place : {1, 0, 3, 1}) {
        bench.bar->findNext();
        QCOMPARE(bench.selected(), ShapeIds{bench.ids[place]});
    }
    for (int place : {3, 0, 1}) {
        QTest::keyClick(bench.line, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), ShapeIds{bench.ids[place]});
    }
    QCOMPARE(bench.count(), QStringLiteral("2 of 3"));
}

void TestFindBar::startsAtTheSelection()
{
    FindBench bench;
    bench.editor->selection()->set({bench.ids[1]});
    bench.bar->open();
    bench.line->setText(QStringLiteral("star"));
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    QCOMPARE(bench.count(), QStringLiteral("2 of 3"));
    // Another selection is no match. The next step selects the last match again.
    bench.editor->selection()->set({bench.ids[2]});
    QCOMPARE(bench.count(), QStringLiteral("3 matches"));
    bench.bar->findNext();
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
}

void TestFindBar::bringsIntoView()
{
    FindBench bench;
    bench.editor->centerOn({0, 0});
    QVERIFY(!bench.isInView(bench.ids[3]));
    bench.bar->open();
    bench.line->setText(QStringLiteral("restart"));
    QVERIFY(bench.isInView(bench.ids[3]));
    QCOMPARE(bench.editor->zoom(), 1.0);
    // A shape in view does not move the view, and the bar covers no match.
    const QPointF before = bench.editor->mapFromScene({0, 0});
    bench.bar->findNext();
    QCOMPARE(bench.editor->mapFromScene({0, 0}), before);
    const QPointF below(bench.bar->geometry().center().x(), 30);
    bench.editor->centerOn(QPointF(5000, 0) + QPointF(400, 300) - below);
    QVERIFY(bench.bar->geometry().contains(bench.editor->mapFromScene({5000, 0}).toPoint()));
    bench.bar->findNext();
    const QPointF at = bench.editor->mapFromScene({5000, 0});
    QVERIFY(at.y() > bench.bar->geometry().bottom());
    // A shape that is larger than the view is shown completely.
    bench.editor->setZoom(100);
    bench.bar->findNext();
    QVERIFY(bench.editor->zoom() < 100);
    QVERIFY(bench.isInView(bench.ids[3]));
}

void TestFindBar::entersGroups()
{
    FindBench bench;
    const GroupId group = bench.document().group({bench.ids[0], bench.ids[2]});
    Group named = *bench.document().find(group);
    named.name = QStringLiteral("the end");
    bench.document().changeGroup(group, named);
    bench.bar->open();
    bench.line->setText(QStringLiteral("end"));
    QCOMPARE(bench.count(), QStringLiteral("1 of 2"));
    QCOMPARE(bench.document().sorted(bench.selected()), (ShapeIds{bench.ids[0], bench.ids[2]}));
    QVERIFY(bench.editor->selection()->enteredGroup().isNull());
    bench.bar->findNext();
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[2]});
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    QCOMPARE(bench.count(), QStringLiteral("2 of 2"));
}

void TestFindBar::skipsHiddenShapes()
{
    FindBench bench;
    bench.document().changeShapes({bench.ids[3]}, [](Shape &shape) { shape.hidden = true; });
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.locked = true; });
    bench.bar->open();
    bench.line->setText(QStringLiteral("start"));
    QCOMPARE(bench.count(), QStringLiteral("1 of 2"));
    // A locked shape is found and selected, so that the user can unlock it.
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
}

void TestFindBar::followsChanges()
{
    FindBench bench;
    bench.bar->open();
    bench.line->setText(QStringLiteral("start"));
    bench.document().removeShapes({bench.ids[3]});
    QTRY_COMPARE(bench.count(), QStringLiteral("2 matches"));
    bench.bar->findNext();
    QCOMPARE(bench.count(), QStringLiteral("1 of 2"));
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    bench.document().removeShapes(bench.ids);
    bench.bar->findNext();
    QCOMPARE(bench.count(), QStringLiteral("No matches"));
    Document other;
    other.addShape(box(QStringLiteral("start"), {}, 0));
    bench.editor->setDocument(&other);
    bench.bar->findNext();
    QCOMPARE(bench.count(), QStringLiteral("1 of 1"));
    bench.editor->setDocument(nullptr);
}

void TestFindBar::opensAndCloses()
{
    FindBench bench;
    bench.bar->findNext();
    QVERIFY(bench.bar->isVisible());
    bench.line->setText(QStringLiteral("end"));
    QTest::keyClick(bench.line, Qt::Key_Escape);
    QVERIFY(!bench.bar->isVisible());
    QVERIFY(bench.canvas().hasFocus());
    // The selection stays, and the words are kept for the next search.
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[2]});
    bench.editor->selection()->clear();
    bench.bar->findNext();
    QVERIFY(!bench.bar->isVisible());
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[2]});
    bench.bar->open();
    QCOMPARE(bench.line->selectedText(), QStringLiteral("end"));
    QVERIFY(QRect(QPoint(), bench.editor->size()).contains(bench.bar->geometry()));
    QVERIFY(bench.bar->geometry().left() > 400);
}

void TestFindBar::keysInTheWindow()
{
    FindBench bench;
    bench.editor->addActions({bench.bar->findAction(), bench.bar->nextAction(), bench.bar->previousAction()});
    bench.editor->setFocus();
    bench.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(bench.line->hasFocus());
    bench.line->setText(QStringLiteral("start"));
    QTest::keyClick(bench.line, Qt::Key_F3);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    bench.editor->setFocus();
    QVERIFY(bench.bar->isVisible());
    bench.key(Qt::Key_F3);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[0]});
    bench.key(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    QVERIFY(bench.canvas().hasFocus());
}

void TestFindBar::livesWithoutAnEditor()
{
    FindBar bar;
    bar.open();
    bar.findNext();
    bar.findPrevious();
    QVERIFY(!bar.isVisible());
    QWidget window;
    auto *editor = new ShapeEditor(&window);
    FindBar inside(&window);
    window.resize(600, 400);
    window.show();
    inside.open();
    QCOMPARE(inside.editor(), editor);
    inside.findChild<QLineEdit *>()->setText(QStringLiteral("a"));
    delete editor;
    QVERIFY(!inside.isVisible());
    inside.findNext();
}

TRAMMEL_WIDGET_TEST(TestFindBar)
#include "tst_findbar.moc"
