#pragma once

#include <QtWidgets/QMenu>

/// A menu of the recently used files, the latest first.
class RecentFiles : public QMenu
{
    Q_OBJECT

public:
    explicit RecentFiles(QWidget *parent = nullptr);

    QStringList fileNames() const { return m_fileNames; }
    void setFileNames(const QStringList &fileNames);
    void add(const QString &fileName);
    void remove(const QString &fileName);

Q_SIGNALS:
    void chosen(const QString &fileName);
    void changed();

private:
    void fill();

    QStringList m_fileNames;
};
