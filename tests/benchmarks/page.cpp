#include "tests/benchmarks/page.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QSysInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

// The benchmark alone causes a load of about 1.
constexpr double BusyLoad = 1.5;

} // namespace

QString circumstancesText(const QString &date, double load, const QString &compiler)
{
    QString text = u"Medians of one run on %1: %2, %3, Qt %4, %5.\n"_s.arg(
        date.left(10), processorName(), QSysInfo::prettyProductName(), QString::fromLatin1(qVersion()), compiler);
    if (load > BusyLoad) {
        text += u"The machine was busy (load %1): the times are too long, the ratios less so.\n"_s.arg(
            QString::number(load, 'f', 1));
    }
    return text;
}

QString processorName()
{
    QFile file(u"/proc/cpuinfo"_s);
    if (!file.open(QIODevice::ReadOnly))
        return QSysInfo::currentCpuArchitecture();
    static const QRegularExpression line(u"model name\\s*:\\s*([^\\n]+)"_s);
    const QRegularExpressionMatch match = line.match(QString::fromUtf8(file.readAll()));
    return match.hasMatch() ? match.captured(1) : QSysInfo::currentCpuArchitecture();
}

double machineLoad()
{
    QFile file(u"/proc/loadavg"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').first().toDouble() : 0;
}

bool putBetween(const QString &fileName, const QString &name, const QString &text)
{
    const auto refuse = [&fileName](const QString &reason) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(fileName), qPrintable(reason));
        return false;
    };
    const QString begin = u"<!-- %1 -->\n"_s.arg(name), end = u"<!-- end of %1 -->"_s.arg(name);
    QFile file(fileName);
    if (!file.open(QIODevice::ReadWrite))
        return refuse(file.errorString());
    QString page = QString::fromUtf8(file.readAll());
    const qsizetype from = page.indexOf(begin), to = page.indexOf(end);
    if (from < 0 || to < from)
        return refuse(u"no comments \"%1\" and \"end of %1\""_s.arg(name));
    page.replace(from + begin.size(), to - from - begin.size(), text);
    const QByteArray bytes = page.toUtf8();
    return (file.resize(0) && file.seek(0) && file.write(bytes) == bytes.size()) || refuse(file.errorString());
}
