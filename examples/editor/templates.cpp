// New drawings from templates.
#include "templates.h"

#include "mainwindow.h"
#include <trammel/filetask.h>

#include <QtCore/QCoreApplication>

using namespace Qt::StringLiterals;
using namespace Trammel;

QString Template::translatedTitle() const
{
    return QCoreApplication::translate("Template", title);
}

const QList<Template> &templates()
{
    static const QList<Template> all{
        {QT_TRANSLATE_NOOP("Template", "Flowchart"), u":/drawings/flowchart.trammel"_s},
        {QT_TRANSLATE_NOOP("Template", "Class Diagram"), u":/drawings/classdiagram.trammel"_s},
        {QT_TRANSLATE_NOOP("Template", "Wiring Plan"), u":/drawings/wiring.trammel"_s},
        {QT_TRANSLATE_NOOP("Template", "Apartment"), u":/drawings/apartment.trammel"_s},
        {QT_TRANSLATE_NOOP("Template", "World Map"), u":/drawings/world.trammel"_s},
    };
    return all;
}

void MainWindow::startFrom(const QString &templateFile)
{
    MainWindow &window = *windowForDrawing();
    FileTask *task = window.m_editor->document()->startLoading(templateFile);
    if (!task)
        return;
    connect(task, &FileTask::finished, &window, [&window, templateFile](const FileResult &result) {
        if (window.report(result, tr("The template could not be opened."), templateFile))
            window.zoomAllToFit();
    });
    window.watch(*task);
}
