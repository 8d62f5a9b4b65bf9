#pragma once

#include <QtWidgets/QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
QT_END_NAMESPACE

namespace Trammel {
class FileTask;
}

/// The progress of a file that is being written or read, with a button to cancel it. The widget appears only when the
/// task takes longer than 300 ms.
class TaskProgress : public QWidget
{
    Q_OBJECT

public:
    explicit TaskProgress(QWidget *parent = nullptr);

    void watch(Trammel::FileTask &task);

Q_SIGNALS:
    void canceled();

private:
    QLabel *m_label;
    QProgressBar *m_bar;
};
