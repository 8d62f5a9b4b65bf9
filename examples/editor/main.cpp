#include "appearance.h"
#include "mainwindow.h"
#include "play/player.h"
#include "preferences.h"
#include "stress.h"
#include <trammel/recovery.h>
#include <trammel/translations.h>

#include <QtCore/QCommandLineParser>
#include <QtCore/QFileInfo>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtCore/QSettings>
#include <QtCore/QTextStream>
#include <QtCore/QTranslator>
#include <QtWidgets/QApplication>

#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// The exit codes of failures.
constexpr int StepFailed = 1;
constexpr int NotUnderstood = 2;

struct Main
{
    Q_DECLARE_TR_FUNCTIONS(Main)
};

struct Options
{
    QString file;
    QString play;
    QString output;
    int stress = 0;
};

int complain(const QString &text, int code)
{
    QTextStream(stderr) << text << Qt::endl;
    return code;
}

/// Reads the command line. Ends the program after --help, --version and unknown options. Returns nothing if the values
/// are invalid.
std::optional<Options> optionsOf(const QApplication &application)
{
    constexpr int MostShapes = 10'000'000;
    QCommandLineParser parser;
    parser.setApplicationDescription(Main::tr("The example application of the shape editor Trammel"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"file"_s, Main::tr("The drawing to open."), u"[file]"_s);
    const QCommandLineOption play(u"play"_s, Main::tr("Plays the scripted session <file> and exits."), u"file"_s);
    const QCommandLineOption output(u"output"_s, Main::tr("Writes the pictures and files of a play to <folder>."),
                                    u"folder"_s);
    const QCommandLineOption stress(u"stress"_s, Main::tr("Fills a new drawing with <number> shapes."), u"number"_s);
    parser.addOptions({play, output, stress});
    parser.process(application);

    Options options{parser.positionalArguments().value(0), parser.value(play), parser.value(output), 0};
    bool good = parser.isSet(play) == parser.isSet(output) && parser.positionalArguments().size() <= 1;
    if (parser.isSet(stress)) {
        options.stress = parser.value(stress).toInt(&good);
        good = good && options.stress > 0 && options.stress <= MostShapes;
    }
    return good ? std::optional(options) : std::nullopt;
}

void installTranslations(QApplication &application)
{
    for (const auto &[name, folder] :
         {std::pair(u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
          std::pair(u"trammel"_s, QApplication::applicationDirPath() + "/translations"_L1)}) {
        auto *translator = new QTranslator(&application);
        if (translator->load(QLocale(), name, u"_"_s, folder))
            QApplication::installTranslator(translator);
    }
}

int playAll(const Options &options)
{
    QString fault;
    const Play play = readPlay(options.play, fault);
    const QString name = QFileInfo(options.play).fileName();
    if (!fault.isEmpty())
        return complain(u"%1: %2"_s.arg(name, fault), NotUnderstood);
    applyTheme(play.dark ? Theme::DarkTheme : Theme::LightTheme);
    // Plays refer to icons by their English names.
    (void)Trammel::setTranslationLanguage(u"en"_s);
    MainWindow window;
    window.resize(play.window);
    window.show();
    window.activateWindow();
    Player player(window, play, options.output);
    fault = player.run();
    if (!fault.isEmpty())
        return complain(u"%1: %2"_s.arg(name, fault), StepFailed);
    QTextStream(stdout) << name << ": " << player.summary() << Qt::endl;
    return 0;
}

int edit(const Options &options)
{
    QSettings settings;
    applyTheme(keptTheme(settings));
    auto *window = new MainWindow(&settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->startRecovery(Trammel::Recovery::defaultFolder());
    window->show();
    if (options.stress > 0) {
        // setData() leaves nothing to undo and nothing to save, as after opening a file.
        Trammel::Document drawing;
        drawing.addShapes(stressShapes(options.stress));
        window->editor().document()->setData(drawing.data());
        window->editor().zoomToFit();
    } else if (!options.file.isEmpty()) {
        window->open(options.file);
    }
    window->offerSnapshots();
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"Trammel"_s);
    QApplication::setApplicationName(u"Trammel"_s);
    QApplication::setApplicationVersion(QStringLiteral(TRAMMEL_VERSION));
    installTranslations(application);
    const std::optional<Options> options = optionsOf(application);
    if (!options)
        return complain(
            Main::tr("--play and --output require each other, --stress requires a number from 1 to ten million, and "
                     "only one file can be opened; see --help"),
            NotUnderstood);
    return options->play.isEmpty() ? edit(*options) : playAll(*options);
}
