#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <functional>

namespace {

const QString widgetsPlugin = QStringLiteral("trammelwidgets");
const QString taskMenuPlugin = QStringLiteral("trammeltaskmenu");
#if defined(Q_OS_WIN)
const QString suffix = QStringLiteral(".dll");
#else
const QString suffix = QStringLiteral(".so");
#endif

/// The offset at which a plugin names the Qt that it was built with: version of the format, Qt's major and minor
/// version, flags. -1 if there is none.
qsizetype qtHeader(const QByteArray &plugin)
{
    for (const QByteArray &magic : {QByteArray("qt-project!", 12), QByteArray("QTMETADATA !")}) {
        const qsizetype at = plugin.indexOf(magic);
        if (at >= 0)
            return at + magic.size();
    }
    return -1;
}

} // namespace

/// Tests the command's messages for faulty plugins, each made from the real ones.
class TestPluginCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

using Change = std::function<bool(QByteArray &plugin)>;
Q_DECLARE_METATYPE(Change)

void TestPluginCheck::saysWhatIsWrong_data()
{
    const auto header = [](int offset, std::function<int(int)> other) {
        return Change([=](QByteArray &plugin) {
            const qsizetype at = qtHeader(plugin);
            if (at < 0)
                return false;
            plugin[at + offset] = char(other(uchar(plugin[at + offset])));
            return true;
        });
    };
    QTest::addColumn<bool>("hasWidgets");
    QTest::addColumn<bool>("hasTaskMenu");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<int>("exitCode");
    const QString fails = QStringLiteral("Trammel will not work in Designer.");
    const Change nothing = [](QByteArray &) { return true; };
    QTest::newRow("nothing") << true << true << nothing
                             << QStringList{QStringLiteral("Trammel::ShapeEditor, from <trammel/shapeeditor.h>: good"),
                                            QStringLiteral("Trammel::Minimap, from <trammel/minimap.h>: good"),
                                            QStringLiteral("All is well.")}
                             << 0;
    QTest::newRow("no plugin") << false << false << nothing
                               << QStringList{QStringLiteral("none of them contains Trammel's plugins"), fails} << 1;
    QTest::newRow("no widgets") << false << true << nothing
                                << QStringList{QStringLiteral("trammelwidgets is missing"), fails} << 1;
    QTest::newRow("no task menu") << true << false << nothing
                                  << QStringList{QStringLiteral("trammeltaskmenu is missing"), fails} << 1;
    QTest::newRow("no plugin for Qt") << true << true << Change([](QByteArray &plugin) {
        plugin = "#!/bin/sh\n";
        return true;
    }) << QStringList{QStringLiteral("this is not a plugin for Qt"), fails}
                                      << 1;
    QTest::newRow("cut short") << true << true << Change([](QByteArray &plugin) {
        plugin.truncate(4096);
        return true;
    }) << QStringList{QStringLiteral("wrong: "), fails}
                               << 1;
    QTest::newRow("empty") << true << true << Change([](QByteArray &plugin) {
        plugin.clear();
        return true;
    }) << QStringList{QStringLiteral("this is not a plugin for Qt"), fails}
                           << 1;
    QTest::newRow("a newer minor version")
        << true << true << header(2, [](int minor) { return minor + 5; })
        << QStringList{QStringLiteral("it was built with Qt 6.%1").arg(QT_VERSION_MINOR + 5), fails} << 1;
    QTest::newRow("another major version") << true << true << header(1, [](int) { return 5; })
                                           << QStringList{QStringLiteral("built with Qt 5."), fails} << 1;
    QTest::newRow("a debug build") << true << true << header(3, [](int flags) { return flags | 0x80; })
                                   << QStringList{QStringLiteral("a debug build, Qt 6.")} << 0;
    QTest::newRow("a release build") << true << true << header(3, [](int flags) { return flags & 0x7f; })
                                     << QStringList{QStringLiteral("a release build, Qt 6.")} << 0;
#ifdef Q_OS_LINUX
    QTest::newRow("a library is missing") << true << true << Change([](QByteArray &plugin) {
        const bool isThere = plugin.contains("libQt6Widgets.so.6");
        plugin.replace("libQt6Widgets.so.6", "libQt6Gadgets.so.6");
        return isThere;
    }) << QStringList{QStringLiteral("libQt6Gadgets.so.6"), fails}
                                          << 1;
#endif
}

void TestPluginCheck::saysWhatIsWrong()
{
    QFETCH(bool, hasWidgets);
    QFETCH(bool, hasTaskMenu);
    QFETCH(Change, change);
    QFETCH(QStringList, expected);
    QFETCH(int, exitCode);
    QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkdir(QStringLiteral("designer")));
    for (const auto &[name, isThere] : {std::pair(widgetsPlugin, hasWidgets), std::pair(taskMenuPlugin, hasTaskMenu)}) {
        QFile original(TestPaths::plugins() + QLatin1Char('/') + name + suffix);
        QVERIFY2(original.open(QIODevice::ReadOnly), qPrintable(original.fileName()));
        QByteArray content = original.readAll();
        if (name == widgetsPlugin)
            QVERIFY(change(content));
        QFile copy(root.path() + QStringLiteral("/designer/") + name + suffix);
        if (isThere)
            QVERIFY(copy.open(QIODevice::WriteOnly) && copy.write(content) == content.size());
    }
    QProcess check;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), root.path());
    // These variables are removed to simulate a machine without a display.
    for (const QString &name :
         {QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY")})
        environment.remove(name);
    check.setProcessEnvironment(environment);
    check.setProcessChannelMode(QProcess::MergedChannels);
    check.start(TestPaths::pluginCheck(), QStringList());
    QVERIFY(check.waitForFinished(-1));
    const QString said = QString::fromLocal8Bit(check.readAll());
    for (const QString &each : std::as_const(expected))
        QVERIFY2(said.contains(each), qPrintable(each + QStringLiteral("\n---\n") + said));
    QCOMPARE(check.exitStatus(), QProcess::NormalExit);
    QCOMPARE(check.exitCode(), exitCode);
}

TRAMMEL_TEST(TestPluginCheck)

#include "tst_plugincheck.moc"
