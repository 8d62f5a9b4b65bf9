#include "files/recoverydialog.h"
#include "help.h"
#include "mainwindow.h"

#include "tests/plays/windowbench.h"
#include "tests/pseudolanguage.h"
#include "tests/testprogram.h"
#include <trammel/commandpalette.h>
#include <trammel/findbar.h>
#include <trammel/shapeinspector.h>
#include <trammel/translations.h>

#include <QtCore/QScopeGuard>
#include <QtGui/QUndoStack>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLayout>
#include <QtWidgets/QStyle>
#include <QtWidgets/QTextBrowser>

#include <cstdlib>
#include <functional>
#include <optional>

using namespace Trammel;

#define VERIFY_NONE(texts)                                                                                             \
    do {                                                                                                               \
        const QStringList found = texts;                                                                               \
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));                                          \
    } while (false)

namespace {

/// The texts that are the same in all languages: the name of the program, kinds of files, fonts, colors, data.
QString namesIn(const MainWindow &window)
{
    QStringList names{QStringLiteral("Trammel"), QStringLiteral("#[0-9a-f]+"), QStringLiteral("needle"),
                      QStringLiteral("one & two|one && two|.*one & two\\.trammel")};
    const QList<QComboBox *> boxes = window.findChildren<QComboBox *>(QStringLiteral("textFamily"));
    for (const QComboBox *box : boxes) {
        for (int i = 0; i < box->count(); ++i)
            names.append(QRegularExpression::escape(box->itemText(i)));
    }
    // A document keeps the names of its undo steps.
    const QUndoStack &stack = *window.editor().document()->undoStack();
    for (int i = 0; i < stack.count(); ++i)
        names.append(QRegularExpression::escape(stack.text(i)));
    return names.join(QLatin1Char('|'));
}

/// A window in a state in which it shows other texts.
struct State
{
    const char *name;
    void (*enter)(MainWindow &window);
};

void addShapes(MainWindow &window)
{
    Document &document = *window.editor().document();
    Shape shape = Shape::rectangle({0, 0}, {100, 60});
    shape.text = shape.name = QStringLiteral("needle");
    document.addShape(shape);
    document.addShape(Shape::polyline({{0, 0}, {50, 50}, {90, 10}}));
    document.addShape(Shape::ellipse({200, 0}, {80, 50}));
    document.undoStack()->clear();
}

const QList<State> &states()
{
    static const QList<State> all{
        {"empty drawing", [](MainWindow &) {}},
        {"nothing selected", addShapes},
        {"a box selected",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().selection()->set(window.editor().document()->ids().first(1));
         }},
        {"a line selected",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().selection()->set(window.editor().document()->ids().mid(1, 1));
         }},
        {"several selected",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().selection()->set(window.editor().document()->ids());
         }},
        {"a group selected",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().selection()->set(window.editor().document()->ids());
             window.editor().action(ShapeEditor::Action::Group)->trigger();
         }},
        {"a tool of an own kind",
         [](MainWindow &window) {
             window.editor().setOwnKind(QStringLiteral("star"));
             window.editor().setTool(ShapeEditor::OwnKind);
         }},
        {"the lasso", [](MainWindow &window) { window.editor().setTool(ShapeEditor::Lasso); }},
        {"a text is typed",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().editText(window.editor().document()->ids().first());
         }},
        {"find bar",
         [](MainWindow &window) {
             addShapes(window);
             auto &bar = *window.findChild<FindBar *>();
             bar.open();
             bar.findChild<QLineEdit *>()->setText(QStringLiteral("needle"));
         }},
        {"command palette", [](MainWindow &window) { window.findChild<CommandPalette *>()->open(); }},
        {"command palette without results",
         [](MainWindow &window) {
             auto &palette = *window.findChild<CommandPalette *>();
             palette.open();
             palette.findChild<QLineEdit *>()->setText(QStringLiteral("needle"));
         }},
        {"list of shapes searched",
         [](MainWindow &window) {
             addShapes(window);
             window.findChild<QLineEdit *>(QStringLiteral("search"))->setText(QStringLiteral("needle"));
         }},
        {"drawing out of view",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().centerOn({1e6, 1e6});
             QTRY_VERIFY(window.findChild<QWidget *>(QStringLiteral("returnButton"))->isVisible());
         }},
        {"collisions",
         [](MainWindow &window) {
             addShapes(window);
             window.editor().setShowCollisions(ShapeEditor::CollisionsAlways);
         }},
        {"read-only", [](MainWindow &window) { window.editor().setReadOnly(true); }},
    };
    return all;
}

/// Enlarges the font of the application while it exists.
class FontSwitch
{
public:
    explicit FontSwitch(double factor) : m_before(QApplication::font())
    {
        QFont font = m_before;
        font.setPointSizeF(font.pointSizeF() * factor);
        QApplication::setFont(font);
    }
    ~FontSwitch() { QApplication::setFont(m_before); }
    Q_DISABLE_COPY_MOVE(FontSwitch)

private:
    QFont m_before;
};

} // namespace

/// Switches the language of a window to a pseudo language. Every text must change, in every state of the window, and no
/// text may be clipped, also in large fonts, so that panels and menus that are added later are tested, too.
class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void switchesWhileItRuns_data();
    void switchesWhileItRuns();
    void startsInALanguage_data() { switchesWhileItRuns_data(); }
    void startsInALanguage();
    void largeFonts_data();
    void largeFonts();
    void largeFontsInDialogs_data();
    void largeFontsInDialogs();
    void contextMenus();
    void dialogs();
    void openDialogsFollow();
    void mirrors();
    void mirrorsEachWidget();
    void translationsFit_data();
    void translationsFit();
    void drawingIsNotMirrored();
    void stepsKeepTheirNames();
};

void TestLanguages::switchesWhileItRuns_data()
{
    QTest::addColumn<int>("state");
    for (qsizetype i = 0; i < states().size(); ++i)
        QTest::newRow(states()[i].name) << int(i);
}

void TestLanguages::switchesWhileItRuns()
{
    QFETCH(int, state);
    MainWindow window;
    window.resize(1400, 1000);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    states()[state].enter(window);
    VERIFY_NONE(WidgetTexts(window).translated());
    PseudoLanguage language;
    {
        const LanguageSwitch on(language);
        VERIFY_NONE(WidgetTexts(window).untranslated(namesIn(window)));
        VERIFY_NONE(WidgetTexts::clipped(window));
        QVERIFY(PseudoLanguage::isIn(window.editor().hint()));
    }
    VERIFY_NONE(WidgetTexts(window).translated());
    QVERIFY(!PseudoLanguage::isIn(window.editor().hint()));
}

void TestLanguages::startsInALanguage()
{
    QFETCH(int, state);
    PseudoLanguage language(false);
    const LanguageSwitch on(language);
    MainWindow window;
    window.resize(1400, 1000);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    states()[state].enter(window);
    LanguageSwitch::settle();
    VERIFY_NONE(WidgetTexts(window).untranslated(namesIn(window)));
    VERIFY_NONE(WidgetTexts::clipped(window));
}

void TestLanguages::largeFonts_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<double>("factor");
    for (double factor : {1.5, 2.0}) {
        for (qsizetype i = 0; i < states().size(); ++i)
            QTest::addRow("%s, %d %%", states()[i].name, int(100 * factor)) << int(i) << factor;
    }
}

// As the text size in the settings of a desktop: it changes while a window is open, and another window is opened.
void TestLanguages::largeFonts()
{
    QFETCH(int, state);
    QFETCH(double, factor);
    MainWindow windows[2];
    std::optional<FontSwitch> font;
    for (MainWindow &window : windows) {
        window.resize(1900, 1200);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        states()[state].enter(window);
        if (!font)
            font.emplace(factor);
        LanguageSwitch::settle();
        VERIFY_NONE(WidgetTexts::clipped(window));
    }
}

void TestLanguages::largeFontsInDialogs_data()
{
    QTest::addColumn<double>("factor");
    QTest::newRow("100 %") << 1.0;
    QTest::newRow("150 %") << 1.5;
    QTest::newRow("200 %") << 2.0;
}

void TestLanguages::largeFontsInDialogs()
{
    QFETCH(double, factor);
    const FontSwitch font(factor);
    MainWindow window;
    window.resize(1900, 1200);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    addShapes(window);
    ShapeEditor &editor = window.editor();
    editor.selectAll();
    using Action = ShapeEditor::Action;
    const std::function<void()> openings[] = {
        [&] { editor.action(Action::Repeat)->trigger(); },
        [&] { editor.action(Action::Separate)->trigger(); },
        [&] { editor.action(Action::Pack)->trigger(); },
        [&] { window.findChild<QAction *>(QStringLiteral("preferences"))->trigger(); },
        [&] { showOverview(editor, &window); },
    };
    for (const std::function<void()> &open : openings) {
        open();
        LanguageSwitch::settle();
        int count = 0;
        const QList<QWidget *> widgets = QApplication::topLevelWidgets();
        for (QWidget *widget : widgets) {
            if (!qobject_cast<QDialog *>(widget) || !widget->isVisible())
                continue;
            VERIFY_NONE(WidgetTexts::clipped(*widget));
            widget->close();
            ++count;
        }
        QCOMPARE(count, 1);
    }
    const RecoverySnapshot left{QStringLiteral("/none/left.trammel"), {}, QDateTime::currentDateTimeUtc(), 1};
    RecoveryDialog recovery({left, left});
    recovery.show();
    QTest::qWait(50);
    VERIFY_NONE(WidgetTexts::clipped(recovery));
}

void TestLanguages::contextMenus()
{
    PseudoLanguage language;
    const LanguageSwitch on(language);
    MainWindow window;
    addShapes(window);
    const QPointF pos = window.editor().mapFromScene({0, 20});
    const std::unique_ptr<QMenu> menu(window.editor().createContextMenu(pos));
    QVERIFY(menu->actions().size() > 10);
    VERIFY_NONE(WidgetTexts(*menu).untranslated(namesIn(window)));
}

void TestLanguages::dialogs()
{
    PseudoLanguage language;
    const LanguageSwitch on(language);
    const RecoverySnapshot left{QStringLiteral("/none/left.trammel"), {}, QDateTime::currentDateTimeUtc(), 1};
    RecoveryDialog dialog({left, left});
    dialog.show();
    QTest::qWait(50);
    VERIFY_NONE(WidgetTexts(dialog).untranslated(QStringLiteral(".*\\d.*")));
    VERIFY_NONE(WidgetTexts::clipped(dialog));
}

void TestLanguages::openDialogsFollow()
{
    MainWindow window;
    const RecoverySnapshot left{QStringLiteral("/none/left.trammel"), {}, QDateTime::currentDateTimeUtc(), 1};
    RecoveryDialog recovery({left, left});
    recovery.show();
    const auto *note = recovery.findChild<QLabel *>(QStringLiteral("note"));
    QTRY_VERIFY(!note->text().isEmpty());
    showOverview(window.editor(), &window);
    const auto *overview = window.findChild<QDialog *>();
    const auto *help = overview->findChild<QTextBrowser *>();
    QVERIFY(help->toPlainText().contains(QStringLiteral("Drag a shape")));
    PseudoLanguage language;
    const LanguageSwitch on(language);
    VERIFY_NONE(WidgetTexts(recovery).untranslated(QStringLiteral(".*\\d.*")));
    // Qt translates its standard buttons itself.
    VERIFY_NONE(WidgetTexts(*overview).untranslated(QStringLiteral("Close")));
    QVERIFY(!help->toPlainText().contains(QStringLiteral("Drag a shape")));
}

void TestLanguages::mirrors()
{
    MainWindow window;
    window.resize(1400, 1000);
    window.show();
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QCOMPARE(window.layoutDirection(), Qt::RightToLeft);
    const QRect field = window.findChild<QWidget *>(QStringLiteral("gridSize"))->geometry();
    const auto *grid = window.findChild<QWidget *>(QStringLiteral("drawing"))->findChild<QLabel *>();
    QVERIFY(grid->geometry().left() > field.right());
}

/// The places of the visible widgets in the layouts of their parents, by their addresses. The window itself does not
/// move the docks from one side to the other. For RightToLeft, the places are mirrored.
static QHash<const QWidget *, QRect> placesIn(const MainWindow &window, Qt::LayoutDirection direction)
{
    QHash<const QWidget *, QRect> places;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        const QWidget *parent = widget->parentWidget();
        if (widget->isVisible() && parent != &window && parent->layout() && parent->layout()->indexOf(widget) >= 0)
            places.insert(widget, QStyle::visualRect(direction, parent->rect(), widget->geometry()));
    }
    return places;
}

// Both languages have the same texts and differ only in their direction.
void TestLanguages::mirrorsEachWidget()
{
    MainWindow window;
    window.resize(1400, 1000);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    addShapes(window);
    window.editor().selection()->set(window.editor().document()->ids().first(1));
    PseudoLanguage leftToRight(false);
    PseudoLanguage rightToLeft(true);
    QHash<const QWidget *, QRect> before;
    QHash<const QWidget *, QRect> after;
    {
        const LanguageSwitch on(leftToRight);
        before = placesIn(window, Qt::RightToLeft);
    }
    {
        const LanguageSwitch on(rightToLeft);
        QCOMPARE(window.layoutDirection(), Qt::RightToLeft);
        after = placesIn(window, Qt::LeftToRight);
    }
    QVERIFY2(before.size() > 60, qPrintable(QString::number(before.size())));
    QStringList faults;
    for (auto each = before.begin(); each != before.end(); ++each) {
        const QRect expected = each.value();
        const QRect found = after.value(each.key());
        if (std::abs(found.left() - expected.left()) > 2 || std::abs(found.right() - expected.right()) > 2)
            faults.append(QStringLiteral("%1 %2: %3 to %4 instead of %5 to %6")
                              .arg(QLatin1String(each.key()->metaObject()->className()), each.key()->objectName())
                              .arg(found.left())
                              .arg(found.right())
                              .arg(expected.left())
                              .arg(expected.right()));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestLanguages::translationsFit_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : translationLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

// The window keeps its size when its language changes.
void TestLanguages::translationsFit()
{
    QFETCH(QString, language);
    for (const State &state : states()) {
        MainWindow window;
        window.resize(1400, 1000);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        state.enter(window);
        const auto restore = qScopeGuard([] { (void)setTranslationLanguage({}); });
        QVERIFY(setTranslationLanguage(language));
        LanguageSwitch::settle();
        QCOMPARE(window.size(), QSize(1400, 1000));
        VERIFY_NONE(WidgetTexts::clipped(window));
    }
}

void TestLanguages::drawingIsNotMirrored()
{
    MainWindow window;
    window.resize(1400, 1000);
    window.show();
    PseudoLanguage language;
    const LanguageSwitch on(language);
    ShapeEditor &editor = window.editor();
    editor.centerOn({0, 0});
    QVERIFY(editor.mapFromScene({10, 0}).x() > editor.mapFromScene({0, 0}).x());
    // The pointer and the painted scene agree.
    const QPointF scenePos = editor.mapToScene({30, 40});
    const QPointF inView = editor.view()->mapToScene(QPoint(30, 40));
    QVERIFY2((scenePos - inView).manhattanLength() < 1e-6, qPrintable(QString::number(inView.x() - scenePos.x())));
    editor.setTool(ShapeEditor::Rectangle);
    QWidget *canvas = editor.view()->viewport();
    QTest::mousePress(canvas, Qt::LeftButton, Qt::ControlModifier, {100, 100});
    QTest::mouseMove(canvas, {130, 120});
    QTest::mouseRelease(canvas, Qt::LeftButton, Qt::ControlModifier, {180, 150});
    QCOMPARE(editor.document()->count(), 1);
    const Shape &drawn = *editor.document()->find(editor.document()->ids().first());
    const QPointF corner = editor.mapFromScene(drawn.center - QPointF(drawn.size.width(), drawn.size.height()) / 2);
    QVERIFY((corner - QPointF(100, 100)).manhattanLength() < 1e-6);
}

void TestLanguages::stepsKeepTheirNames()
{
    MainWindow window;
    addSquare(*window.editor().document());
    const QAction &undo = *window.editor().action(ShapeEditor::Action::Undo);
    QCOMPARE(undo.text(), QStringLiteral("Undo Add"));
    PseudoLanguage language;
    const LanguageSwitch on(language);
    QVERIFY(PseudoLanguage::isIn(undo.text()));
    QVERIFY(undo.text().endsWith(QLatin1String(" Add")));
}

TRAMMEL_WIDGET_TEST(TestLanguages)
#include "tst_languages.moc"
