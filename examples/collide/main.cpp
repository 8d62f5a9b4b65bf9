#include "answers.h"
#include "text.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>

#include <cstdio>

namespace {

enum ExitCode { AllRead = 0, SomeUnread = 1, WrongUse = 2 };

/// The maximum length of a line in bytes. Longer lines are refused, so that a file without line breaks does not fill
/// the memory.
constexpr qint64 MostOfALine = 64 << 20;

void say(std::FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
}

int complain(const QString &name, const ReadError &error)
{
    say(stderr, QStringLiteral("%1:%2:%3: %4\n").arg(name).arg(error.line).arg(error.column).arg(error.message));
    return SomeUnread;
}

bool open(QFile &file, const QString &name)
{
    const bool isStdin = name == QLatin1String("-");
    if (!isStdin)
        file.setFileName(name);
    if (isStdin ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly))
        return true;
    say(stderr, QStringLiteral("%1: %2\n").arg(name, file.errorString()));
    return false;
}

/// Answers the pairs in a file, one pair per line. Skips empty lines and lines that begin with #. Returns the exit
/// code.
int answerPairs(const QString &name)
{
    QFile file;
    if (!open(file, name))
        return WrongUse;
    int code = AllRead;
    for (qint64 line = 1;; ++line) {
        const QByteArray text = file.readLine(MostOfALine);
        if (text.isEmpty())
            return code;
        if (text.size() >= MostOfALine - 1)
            return complain(name, {line, text.size(), Text::tr("the line is too long")});
        if (text.trimmed().isEmpty() || text.trimmed().startsWith('#'))
            continue;
        const PairOrError pair = readPair(text, line);
        if (const ReadError *error = std::get_if<ReadError>(&pair)) {
            code = complain(name, *error);
            continue;
        }
        QJsonObject answer = Answers(std::get<std::array<Shape, 2>>(pair)).json();
        answer[QLatin1String("line")] = line;
        say(stdout, QString::fromUtf8(QJsonDocument(answer).toJson(QJsonDocument::Compact)) + QLatin1Char('\n'));
    }
}

/// Reads a shape from an argument: the text of the shape, or the name of a file that contains it. Returns the exit
/// code.
int readArgument(const QString &argument, Shape &shape)
{
    QString name = Text::tr("argument");
    QByteArray text = argument.toUtf8();
    if (argument == QLatin1String("-") || QFile::exists(argument)) {
        QFile file;
        name = argument;
        if (!open(file, name))
            return WrongUse;
        text = file.readAll();
    }
    const ShapeOrError read = readShape(text);
    if (const ReadError *error = std::get_if<ReadError>(&read))
        return complain(name, *error);
    shape = std::get<Shape>(read);
    return AllRead;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("trammel-collide"));
    QCommandLineParser parser;
    parser.setApplicationDescription(Text::tr("Reports the relation of two shapes."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("first"),
                                 Text::tr("A shape, or a file that contains one. Without a second argument, a file "
                                          "with one pair of shapes per line. The standard input is -."));
    parser.addPositionalArgument(QStringLiteral("second"), Text::tr("Another shape, or a file that contains one."));
    parser.process(application);
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() == 1)
        return answerPairs(arguments.first());
    if (arguments.size() != 2) {
        say(stderr, parser.helpText());
        return WrongUse;
    }
    std::array<Shape, 2> shapes;
    for (std::size_t i = 0; i < 2; ++i) {
        if (const int code = readArgument(arguments[qsizetype(i)], shapes[i]); code != AllRead)
            return code;
    }
    say(stdout, Answers(shapes).text());
    return AllRead;
}
