#include "gallery.h"
#include "picture.h"
#include <trammel/translations.h>

#include <QtCore/QDir>
#include <QtCore/QTextStream>
#include <QtWidgets/QApplication>

// Makes the pictures of the documentation: trammel-gallery FOLDER [NAME...]

namespace {

struct Entry
{
    const char *name;
    void (*make)(Picture &picture);
};

// The names are also those of the code in the documentation.
constexpr Entry Entries[] = {
    {"editor", editor},
    {"exactselection", exactSelection},
    {"lasso", lasso},
    {"collisions", collisions},
    {"solidshapes", solidShapes},
    {"placementconstraint", placementConstraint},
    {"snapping", snapping},
    {"vertices", vertices},
    {"owntool", ownTool},
    {"page", page},
    {"signals", signalsAndPermissions},
    {"shapes", shapes},
    {"diagramkinds", diagramKinds},
    {"fills", fills},
    {"strokes", strokes},
    {"texts", texts},
    {"compartments", compartments},
    {"connectors", connectors},
    {"containers", containers},
    {"ownkind", ownKind},
    {"operations", operations},
    {"arranging", arranging},
    {"repetition", repetition},
    {"separation", separation},
    {"packing", packing},
    {"distribution", distribution},
    {"panels", panels},
    {"toolpalette", toolPalette},
    {"shapepalette", shapePalette},
    {"shapeinspector", shapeInspector},
    {"shapelist", shapeList},
    {"minimap", minimap},
    {"commandpalette", commandPalette},
    {"findbar", findBar},
    {"placingdialog", placingDialog},
    {"preferences", preferences},
    {"languages", languages},
    {"screenreader", screenReader},
    {"sceneselector", sceneSelector},
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    (void)Trammel::setTranslationLanguage(QStringLiteral("en"));
    const QStringList arguments = application.arguments();
    QTextStream errors(stderr);
    if (arguments.size() < 2 || !QDir().mkpath(arguments[1])) {
        errors << "trammel-gallery FOLDER [NAME...]\n";
        return 2;
    }
    const QStringList wanted = arguments.mid(2);
    int code = 0;
    for (const Entry &entry : Entries) {
        const QString name = QString::fromLatin1(entry.name);
        if (!wanted.isEmpty() && !wanted.contains(name))
            continue;
        Picture picture(arguments[1], name);
        entry.make(picture);
        if (!picture.errorString().isEmpty()) {
            errors << picture.errorString() << '\n';
            code = 1;
        }
    }
    return code;
}
