// Loads Trammel's plugins as Designer does, and reports errors.

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonObject>
#include <QtCore/QPluginLoader>
#include <QtCore/QTextStream>
#include <QtUiPlugin/QDesignerCustomWidgetCollectionInterface>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <memory>

namespace {

struct Findings
{
    QTextStream out{stdout};
    int files = 0;
    bool hasWidgets = false;
    bool hasTaskMenu = false;
    int faults = 0;

    void fault(const QString &text)
    {
        ++faults;
        out << "    wrong: " << text << '\n';
    }
};

QString tr(const char *text)
{
    return QCoreApplication::translate("Trammel", text);
}

// The Qt version in the plugin's metadata; 0 for a file that is not a Qt plugin.
int qtVersionOf(const QPluginLoader &loader)
{
    return loader.metaData().value(QLatin1String("version")).toInt();
}

void checkVersion(const QPluginLoader &loader, Findings &findings)
{
    const int version = qtVersionOf(loader), major = version >> 16, minor = (version >> 8) & 0xff;
    if (version == 0)
        return findings.fault(tr("this is not a plugin for Qt, or one for another processor"));
    if (major != QT_VERSION_MAJOR || minor > QT_VERSION_MINOR) {
        findings.fault(tr("it was built with Qt %1.%2, and this Qt, %3, takes plugins of its own or an older minor "
                          "version only. Build it with the Qt that your Designer is built with.")
                           .arg(major)
                           .arg(minor)
                           .arg(QLatin1String(qVersion())));
    }
    const bool isDebug = loader.metaData().value(QLatin1String("debug")).toBool();
    findings.out << "    " << (isDebug ? tr("a debug build") : tr("a release build")) << ", Qt " << major << '.'
                 << minor << '\n';
}

void checkWidget(QDesignerCustomWidgetInterface &widget, Findings &findings)
{
    widget.initialize(nullptr);
    const std::unique_ptr<QWidget> made(widget.createWidget(nullptr));
    if (!made || !made->inherits(widget.name().toUtf8().constData())) {
        findings.fault(tr("it makes no %1").arg(widget.name()));
        return;
    }
    findings.out << "    " << tr("%1, from %2: good").arg(widget.name(), widget.includeFile()) << '\n';
}

void checkFile(const QString &fileName, Findings &findings)
{
    findings.out << "  " << QDir::toNativeSeparators(fileName) << '\n';
    ++findings.files;
    const QString name = QFileInfo(fileName).baseName();
    findings.hasWidgets |= name.contains(QLatin1String("trammelwidgets"));
    findings.hasTaskMenu |= name.contains(QLatin1String("trammeltaskmenu"));
    QPluginLoader loader(fileName);
    checkVersion(loader, findings);
    QObject *plugin = loader.instance();
    if (!plugin) {
        findings.fault(loader.errorString());
        return;
    }
    if (auto *collection = qobject_cast<QDesignerCustomWidgetCollectionInterface *>(plugin)) {
        for (QDesignerCustomWidgetInterface *widget : collection->customWidgets())
            checkWidget(*widget, findings);
    }
}

} // namespace

int main(int argc, char *argv[])
{
    // No window is shown, so the check also works without a display.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    Findings findings;
    findings.out << tr("This is Qt %1. Designer looks for plugins in these folders:").arg(QLatin1String(qVersion()))
                 << '\n';
    const QStringList paths = QCoreApplication::libraryPaths();
    for (const QString &path : paths) {
        const QDir folder(path + QLatin1String("/designer"));
        findings.out << QDir::toNativeSeparators(folder.path())
                     << (folder.exists() ? QString() : QLatin1String(" - ") + tr("there is none")) << '\n';
        const QStringList files = folder.entryList({QStringLiteral("*trammel*")}, QDir::Files);
        for (const QString &file : files)
            checkFile(folder.filePath(file), findings);
    }
    if (findings.files == 0)
        findings.fault(tr("none of them contains Trammel's plugins. Install them, or add the folder that contains "
                          "their \"designer\" folder to QT_PLUGIN_PATH."));
    else if (!findings.hasWidgets)
        findings.fault(tr("trammelwidgets is missing: there is nothing for the widget box"));
    else if (!findings.hasTaskMenu)
        findings.fault(tr("trammeltaskmenu is missing: there is no \"Edit Shapes...\" in the context menu"));
    findings.out << (findings.faults == 0 ? tr("All is well.") : tr("Trammel will not work in Designer.")) << '\n';
    return findings.faults == 0 ? 0 : 1;
}
