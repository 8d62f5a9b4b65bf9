// The question about a file that another program has changed.
#include "mainwindow.h"

#include "files/opendrawing.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

void MainWindow::askAboutChange(FileStamp::Change change, const Next &next)
{
    const bool isRemoved = change == FileStamp::Change::Removed;
    const QString name = QFileInfo(m_drawing->fileName()).fileName();
    QMessageBox box(QMessageBox::Warning, tr("Changed File"),
                    (isRemoved ? tr("Another program has removed or renamed %1.")
                               : tr("Another program has changed %1 since it was opened or saved here."))
                        .arg(name),
                    QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(isRemoved
                               ? tr("Saving writes the file again.")
                               : tr("Overwriting loses the changes of the other program. Reloading loses your unsaved "
                                    "changes."));
    const auto addButton = [&box](const QString &text, const char *buttonName) {
        QPushButton *button = box.addButton(text, QMessageBox::ActionRole);
        button->setObjectName(QLatin1StringView(buttonName));
        return button;
    };
    const QAbstractButton *overwrite = addButton(isRemoved ? tr("&Save") : tr("&Overwrite"), "overwrite");
    const QAbstractButton *reload = isRemoved ? nullptr : addButton(tr("&Reload"), "reload");
    const QAbstractButton *saveAs = addButton(tr("Save &As..."), "saveAs");
    box.setDefaultButton(QMessageBox::Cancel);
    box.setWindowModality(Qt::WindowModal);
    box.exec();
    if (box.clickedButton() == overwrite)
        saveTo(m_drawing->fileName(), next);
    else if (box.clickedButton() == saveAs)
        askAndSave(next);
    else if (reload && box.clickedButton() == reload)
        openNow(m_drawing->fileName());
}
