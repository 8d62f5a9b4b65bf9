#pragma once

#include <QtWidgets/QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
QT_END_NAMESPACE

namespace Trammel {
class FileTask;
}

/// The progress of a file that is written or read, with a button to cancel it. Comes into view only when
/// that takes longer than a moment.
class TaskProgress : public QWidget
{
    Q_OBJECT

public:
    explicit TaskProgress(QWidget *parent = nullptr);

    void watch(Trammel::FileTask &task);

Q_SIGNALS:
    void cancelled();

private:
    QLabel *m_label;
    QProgressBar *m_bar;
};
