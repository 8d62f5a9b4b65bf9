#pragma once

#include "files/filestamp.h"
#include <trammel/document.h>
#include <trammel/recovery.h>

#include <QtCore/QList>
#include <QtCore/QPointer>

class MainWindow;

/// A drawing with its file, which one window or several windows show. The last window that uses it deletes it.
class OpenDrawing : public QObject
{
    Q_OBJECT

public:
    /// The number is part of the title as long as there is no file.
    explicit OpenDrawing(int number = 1) : m_number(number) { }

    int number() const { return m_number; }
    /// The name of the file without its folder; for a drawing without a file, "untitled", with the number from 2 on.
    QString title() const;

    /// Registers a window that shows the drawing. The window is borrowed.
    void add(MainWindow &window);
    /// The window is closed but may still use the drawing. The last one ends the protection against crashes.
    void close(const MainWindow &window);
    /// The window is being destroyed.
    void remove(MainWindow &window);
    /// The windows that are not closed, in the order in which they were opened.
    const QList<MainWindow *> &windows() const { return m_windows; }

    Trammel::Document &document() { return m_document; }
    /// The absolute path of the file; empty for none.
    const QString &fileName() const { return m_fileName; }
    /// The file as it was read or written last.
    const FileStamp &stamp() const { return m_stamp; }
    void setFile(const QString &fileName, const FileStamp &stamp);
    /// Whether there is nothing to lose and nothing to see.
    bool isPristine() const;

    /// Null if the drawing is not protected against crashes.
    Trammel::Recovery *recovery() const { return m_recovery; }
    Trammel::Recovery *startRecovery(const QString &folder);

Q_SIGNALS:
    /// Emitted when the file has been set, even to the same one.
    void fileSet(const QString &fileName);
    void windowsChanged();

private:
    int m_number;
    Trammel::Document m_document;
    QString m_fileName;
    FileStamp m_stamp;
    QPointer<Trammel::Recovery> m_recovery;
    QList<MainWindow *> m_windows;
    /// All windows, including closed ones.
    QList<MainWindow *> m_users;
};
