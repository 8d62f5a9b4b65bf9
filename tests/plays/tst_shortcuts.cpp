#include "mainwindow.h"

#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <QtCore/QFile>
#include <QtCore/QSet>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

#include <functional>

/// Tests that the table of shortcuts in examples/editor/README.md matches the editor's menus exactly.
class TestShortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readmeListsThem();
    void everyOneIsInAMenu();
    void noneMeansTwoThings();

private:
    /// Visits all actions with a shortcut in a menu and its submenus.
    static void walk(const QMenu &menu, const std::function<void(const QAction &)> &visit);
};

void TestShortcuts::walk(const QMenu &menu, const std::function<void(const QAction &)> &visit)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu())
            walk(*action->menu(), visit);
        else if (!action->shortcut().isEmpty())
            visit(*action);
    }
}

void TestShortcuts::readmeListsThem()
{
    QFile file(TestPaths::source() + QStringLiteral("/examples/editor/README.md"));
    QVERIFY(file.open(QFile::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const qsizetype head = lines.indexOf(QStringLiteral("| menu | shortcuts |"));
    QVERIFY(head >= 0);
    qsizetype end = head + 2;
    while (end < lines.size() && lines[end].startsWith(QLatin1Char('|')))
        ++end;

    const MainWindow window;
    QStringList rows;
    for (const QAction *action : window.menuBar()->actions()) {
        QStringList entries;
        walk(*action->menu(), [&entries](const QAction &inside) {
            QString name = inside.text().remove(QLatin1Char('&'));
            name.remove(QStringLiteral("..."));
            entries << QStringLiteral("%1 `%2`").arg(name, inside.shortcut().toString());
        });
        rows << QStringLiteral("| %1 | %2 |")
                    .arg(action->text().remove(QLatin1Char('&')), entries.join(QLatin1String(", ")));
    }
    const QStringList listed = lines.mid(head + 2, end - head - 2);
    if (listed != rows)
        qInfo("The rows must be\n%s", qPrintable(rows.join(QLatin1Char('\n'))));
    QVERIFY(listed == rows);
}

void TestShortcuts::everyOneIsInAMenu()
{
    const MainWindow window;
    QSet<const QAction *> met;
    for (const QAction *action : window.menuBar()->actions())
        walk(*action->menu(), [&met](const QAction &inside) { met.insert(&inside); });
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (!action->shortcut().isEmpty())
            QVERIFY2(met.contains(action), qPrintable(action->text()));
    }
}

void TestShortcuts::noneMeansTwoThings()
{
    const MainWindow window;
    QHash<QKeySequence, QString> taken;
    for (const QAction *action : window.findChildren<QAction *>()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            QVERIFY2(!taken.contains(keys), qPrintable(taken.value(keys) + QStringLiteral(", ") + action->text()));
            taken.insert(keys, action->text());
        }
    }
}

TRAMMEL_WIDGET_TEST(TestShortcuts)
#include "tst_shortcuts.moc"
