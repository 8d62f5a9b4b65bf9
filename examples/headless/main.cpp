#include <trammel/document.h>
#include <trammel/picture.h>

#include <QtCore/QCommandLineParser>
#include <QtCore/QTextStream>
#include <QtGui/QGuiApplication>
#include <QtGui/QUndoStack>

using Trammel::Document;
using Trammel::Shape;
using Trammel::ShapeId;

namespace {

int fail(const QString &reason)
{
    QTextStream(stderr) << reason << Qt::endl;
    return 1;
}

} // namespace

// The program opens no window, so it runs on servers with QT_QPA_PLATFORM=offscreen.
int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QObject::tr("Turns what overlaps in a drawing red, and exports it."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("drawing"), QObject::tr("A .trammel file."));
    parser.addPositionalArgument(QStringLiteral("pictures"), QObject::tr(".svg and .png files to write."),
                                 QStringLiteral("[pictures...]"));
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        parser.showHelp(2);

    Document document;
    if (const Trammel::FileResult result = document.load(files.first()); !result)
        return fail(QStringLiteral("%1: %2").arg(files.first(), result.errorString()));

    QTextStream out(stdout);
    const Trammel::Aabb2 bounds = document.bounds();
    out << QObject::tr("%n shapes", nullptr, document.count())
        << QObject::tr(" in %1 x %2 units").arg(bounds.size()[0]).arg(bounds.size()[1]) << Qt::endl;

    Trammel::ShapeIds overlapping;
    for (const auto &[below, above] : document.overlappingPairs().pairs)
        overlapping << below << above;
    overlapping = document.sorted(overlapping);
    out << QObject::tr("%n overlap another one", nullptr, int(overlapping.size())) << Qt::endl;

    // A single call makes one undo step for all shapes.
    document.changeShapes(overlapping, [](Shape &shape) { shape.stroke.color = Qt::red; });
    out << QObject::tr("%n changes to undo", nullptr, document.undoStack()->count()) << Qt::endl;

    for (const QString &fileName : files.mid(1)) {
        if (const Trammel::FileResult result = Trammel::savePicture(fileName, document.data()); !result)
            return fail(QStringLiteral("%1: %2").arg(fileName, result.errorString()));
    }
    return 0;
}
