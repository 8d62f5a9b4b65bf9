#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "widgets/panels/search/commandlist_p.h"
#include "widgets/panels/search/wordmatch_p.h"
#include <trammel/commandpalette.h>

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QVBoxLayout>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

struct CommandBench : EditorBench
{
    CommandBench()
    {
        palette->setEditor(editor.get());
        rows = palette->findChild<QListView *>();
        line = palette->findChild<QLineEdit *>();
    }

    int count() { return rows->model()->rowCount(); }
    QString title(int row) { return rows->model()->index(row, 0).data().toString(); }
    QStringList titles()
    {
        QStringList titles;
        for (int row = 0; row < count(); ++row)
            titles += title(row);
        return titles;
    }
    void type(const QString &text) { line->setText(text); }
    void keyOnLine(Qt::Key key) { QTest::keyClick(line, key); }

    // The window of the editor deletes it.
    QPointer<CommandPalette> palette = new CommandPalette(editor.get());
    QListView *rows;
    QLineEdit *line;
};

} // namespace

class TestCommandPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranksMatches_data();
    void ranksMatches();
    void findsEveryAction();
    void bestMatchFirst();
    void runsByKeys();
    void runsByMouse();
    void disabledActionsStay();
    void escapeReturnsToTheCanvas();
    void opensByKeys();
    void closesWithoutTheFocus();
    void findsTheActionsOfMenus();
    void opensMenusOfActions();
    void ignoresDeletedActions();
    void livesWithoutAnEditor();
    void staysOverTheEditor();
};

void TestCommandPalette::ranksMatches_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("rank");
    const auto add = [](const char *name, const char *query, const char *title, int rank) {
        QTest::newRow(name) << QString::fromUtf8(query) << QString::fromUtf8(title) << rank;
    };
    add("no words", "", "Align Left", 0);
    add("at the start", "al", "Align Left", 0);
    add("a later word", "left", "Align Left", 1);
    add("inside a word", "ign", "Align Left", 3);
    add("both words, in any order", "left ali", "Align Left", 1);
    add("letters", "alft", "Align Left", 8);
    add("letters from a later word", "lft", "Align Left", 8);
    add("letters that begin no word", "gnl", "Align Left", -1);
    add("one word is missing", "align right", "Align Left", -1);
    add("too long", "alignleftt", "Align Left", -1);
    add("case", "ALIGN", "align", 0);
    add("accents", "uber",
        "\xc3\x9c"
        "ber",
        0);
    add("accents in the query",
        "\xc3\xbc"
        "ber",
        "Uber", 0);
    add("an empty title", "a", "", -1);
}

void TestCommandPalette::ranksMatches()
{
    QFETCH(QString, query);
    QFETCH(QString, title);
    QFETCH(int, rank);
    const QStringList words = folded(query).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QCOMPARE(rankOf(words, folded(title), {}).value_or(-1), rank);
    // A match in the path is worse.
    if (rank >= 0 && !words.isEmpty())
        QVERIFY(rankOf(words, {}, folded(title)).value() > rank);
}

void TestCommandPalette::findsEveryAction()
{
    CommandBench bench;
    bench.palette->open();
    QVERIFY(bench.palette->isVisible());
    const QStringList titles = bench.titles();
    const QMetaEnum actions = QMetaEnum::fromType<Action>();
    for (int i = 0; i < actions.keyCount(); ++i) {
        const QString title = bench.editor->action(Action(actions.value(i)))->text();
        QVERIFY2(titles.contains(title), qPrintable(title));
    }
    QCOMPARE(titles.size(), actions.keyCount());
}

void TestCommandPalette::bestMatchFirst()
{
    CommandBench bench;
    bench.document().addShape(Shape::rectangle({0, 0}, {10, 10}));
    bench.palette->open();
    bench.type(QStringLiteral("zoom in"));
    QCOMPARE(bench.title(0), QStringLiteral("Zoom In"));
    bench.type(QStringLiteral("select all"));
    QCOMPARE(bench.title(0), QStringLiteral("Select All"));
    const QModelIndex first = bench.rows->model()->index(0, 0);
    QVERIFY(!first.data(Qt::DecorationRole).value<QIcon>().isNull());
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Ctrl+A")));
    bench.type(QStringLiteral("no such command"));
    QCOMPARE(bench.count(), 0);
    QVERIFY(!bench.rows->isVisible());
    bench.keyOnLine(Qt::Key_Return);
    QVERIFY(bench.palette->isVisible());
}

void TestCommandPalette::runsByKeys()
{
    CommandBench bench;
    bench.palette->open();
    bench.type(QStringLiteral("ellipse"));
    QCOMPARE(bench.title(0), QStringLiteral("Ellipse"));
    bench.keyOnLine(Qt::Key_Return);
    QVERIFY(!bench.palette->isVisible());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
    QVERIFY(bench.canvas().hasFocus());

    // The palette forgets the query when it is closed.
    bench.palette->open();
    QVERIFY(bench.line->text().isEmpty());
    const auto row = [&bench] { return bench.rows->currentIndex().row(); };
    QCOMPARE(row(), 0);
    bench.keyOnLine(Qt::Key_Down);
    QCOMPARE(row(), 1);
    bench.keyOnLine(Qt::Key_Up);
    bench.keyOnLine(Qt::Key_Up);
    QCOMPARE(row(), 0);
    bench.keyOnLine(Qt::Key_PageDown);
    QVERIFY(row() > 5);
    for (int i = 0; i < 30; ++i)
        bench.keyOnLine(Qt::Key_PageDown);
    bench.keyOnLine(Qt::Key_Down);
    QCOMPARE(row(), bench.count() - 1);
    for (int i = 0; i < 30; ++i)
        bench.keyOnLine(Qt::Key_PageUp);
    QCOMPARE(row(), 0);
}

void TestCommandPalette::runsByMouse()
{
    CommandBench bench;
    bench.palette->open();
    bench.type(QStringLiteral("lasso"));
    QTest::mouseClick(bench.rows->viewport(), Qt::LeftButton, {},
                      bench.rows->visualRect(bench.rows->model()->index(0, 0)).center());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Lasso);
    QVERIFY(!bench.palette->isVisible());
    QVERIFY(bench.canvas().hasFocus());
}

void TestCommandPalette::disabledActionsStay()
{
    CommandBench bench;
    bench.palette->open();
    bench.type(QStringLiteral("redo"));
    QCOMPARE(bench.title(0), QStringLiteral("Redo"));
    QVERIFY(!bench.rows->model()->index(0, 0).data(CommandList::AvailableRole).toBool());
    const QSignalSpy spy(bench.editor->action(Action::Redo), &QAction::triggered);
    QTest::mouseClick(bench.rows->viewport(), Qt::LeftButton, {},
                      bench.rows->visualRect(bench.rows->model()->index(0, 0)).center());
    bench.keyOnLine(Qt::Key_Return);
    QCOMPARE(spy.count(), 0);
    QVERIFY(bench.palette->isVisible());
    // The best match comes first, even if it is unavailable, so that Enter does not trigger something else.
    bench.type(QStringLiteral("al le"));
    QCOMPARE(bench.title(0), QStringLiteral("Align Left"));
}

void TestCommandPalette::escapeReturnsToTheCanvas()
{
    CommandBench bench;
    bench.palette->open();
    QVERIFY(bench.line->hasFocus());
    bench.type(QStringLiteral("group"));
    bench.keyOnLine(Qt::Key_Escape);
    QVERIFY(!bench.palette->isVisible());
    QVERIFY(bench.canvas().hasFocus());

    // The canvas gets the focus even if another widget had it, or is next in the order.
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *before = new QLineEdit, *after = new QLineEdit;
    auto *editor = new ShapeEditor;
    layout->addWidget(before);
    layout->addWidget(editor);
    layout->addWidget(after);
    CommandPalette palette(&window);
    QWidget::setTabOrder(palette.findChild<QLineEdit *>(), after);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (QWidget *widget : {before, after}) {
        widget->setFocus();
        palette.open();
        QTest::keyClick(palette.findChild<QLineEdit *>(), Qt::Key_Escape);
        QCOMPARE(window.focusWidget(), editor->view());
    }
}

void TestCommandPalette::opensByKeys()
{
    CommandBench bench;
    bench.editor->addAction(bench.palette->openAction());
    bench.editor->setFocus();
    for (const auto &[key, modifiers] : {std::pair(Qt::Key_K, Qt::ControlModifier), {Qt::Key_Slash, Qt::NoModifier}}) {
        bench.key(key, modifiers);
        QVERIFY(bench.palette->isVisible() && bench.line->hasFocus());
        QVERIFY(!bench.titles().contains(QStringLiteral("Commands...")));
        QTest::keyClick(bench.line, Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!bench.palette->isVisible() && bench.canvas().hasFocus());
    }
    // A slash in the field is a letter.
    bench.key(Qt::Key_Slash);
    QTest::keyClick(bench.line, Qt::Key_Slash);
    QVERIFY(bench.palette->isVisible());
    QCOMPARE(bench.line->text(), QStringLiteral("/"));
}

void TestCommandPalette::closesWithoutTheFocus()
{
    CommandBench bench;
    bench.palette->open();
    bench.editor->setFocus();
    QVERIFY(!bench.palette->isVisible());
}

void TestCommandPalette::findsTheActionsOfMenus()
{
    CommandBench bench;
    QMenu file(QStringLiteral("&File")), sub(QStringLiteral("&Send && Share"));
    QAction *mail = sub.addAction(QStringLiteral("By &Mail..."));
    QAction *zoom = bench.editor->action(Action::ZoomIn);
    file.addSeparator();
    file.addAction(QStringLiteral("hidden"))->setVisible(false);
    file.addAction(zoom);
    file.addMenu(&sub);
    QAction single(QStringLiteral("Single"));
    bench.palette->addActions({file.menuAction(), &single});
    bench.palette->open();
    QCOMPARE(bench.title(0), QStringLiteral("Zoom In"));
    QCOMPARE(bench.titles().count(QStringLiteral("Zoom In")), 1);
    QVERIFY(bench.titles().contains(QStringLiteral("Single")));
    QVERIFY(!bench.titles().contains(QStringLiteral("hidden")));
    // The words match the path, too.
    bench.type(QStringLiteral("share mail"));
    QCOMPARE(bench.titles(), QStringList{QStringLiteral("By Mail...")});
    QVERIFY(bench.rows->model()
                ->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("File > Send & Share")));
    const QSignalSpy spy(mail, &QAction::triggered);
    bench.keyOnLine(Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
}

void TestCommandPalette::opensMenusOfActions()
{
    CommandBench bench;
    const ShapeIds ids =
        bench.document().addShapes({Shape::rectangle({0, 0}, {10, 10}), Shape::rectangle({5, 0}, {10, 10})});
    bench.editor->selection()->set({ids[0]});
    bench.palette->open();
    bench.type(QStringLiteral("in front of"));
    bench.keyOnLine(Qt::Key_Return);
    QMenu *menu = bench.editor->action(Action::PlaceAbove)->menu();
    QVERIFY(menu->isVisible());
    QCOMPARE(menu->actions().size(), 1);
    menu->close();
}

void TestCommandPalette::ignoresDeletedActions()
{
    CommandBench bench;
    auto *action = new QAction(QStringLiteral("Vanishing"));
    bench.palette->addAction(action);
    bench.palette->open();
    bench.type(QStringLiteral("vanishing"));
    QCOMPARE(bench.count(), 1);
    delete action;
    bench.keyOnLine(Qt::Key_Return);
    bench.palette->grab();
    QVERIFY(bench.palette->isVisible());
}

void TestCommandPalette::livesWithoutAnEditor()
{
    CommandPalette palette;
    palette.open();
    QVERIFY(!palette.isVisible());

    // The palette finds the editor of its window, and is hidden when the editor is deleted.
    QWidget window;
    auto *editor = new ShapeEditor(&window);
    CommandPalette inside(&window);
    window.resize(600, 400);
    window.show();
    inside.open();
    QVERIFY(inside.isVisible());
    QCOMPARE(inside.editor(), editor);
    QVERIFY(inside.findChild<QListView *>()->model()->rowCount() > 50);
    delete editor;
    QVERIFY(!inside.isVisible());
    inside.open();
    QVERIFY(!inside.isVisible());
}

void TestCommandPalette::staysOverTheEditor()
{
    QWidget window;
    ShapeEditor editor(&window);
    CommandPalette palette;
    palette.setEditor(&editor);
    window.resize(900, 600);
    editor.setGeometry(100, 50, 700, 500);
    window.show();
    palette.open();
    QCOMPARE(palette.parentWidget(), &window);
    QVERIFY(editor.geometry().contains(palette.geometry()));
    QVERIFY(std::abs(palette.geometry().center().x() - editor.geometry().center().x()) <= 1);
    // Next to a narrow editor, the palette uses the window.
    editor.setGeometry(10, 50, 150, 500);
    QCOMPARE(palette.size(), palette.sizeHint());
    QVERIFY(window.rect().contains(palette.geometry()));
    QCOMPARE(palette.geometry().top(), 58);
    editor.setGeometry(800, 50, 90, 500);
    QVERIFY(window.rect().contains(palette.geometry()));
    palette.grab();
    window.resize(300, 200);
    editor.setGeometry(0, 0, 300, 200);
    QVERIFY(window.rect().contains(palette.geometry()));
    palette.grab();
}

TRAMMEL_WIDGET_TEST(TestCommandPalette)
#include "tst_commandpalette.moc"
