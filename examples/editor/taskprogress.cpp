#include "taskprogress.h"

#include <trammel/filetask.h>
#include <trammel/retranslation.h>

#include <QtCore/QFileInfo>
#include <QtCore/QTimer>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QToolButton>

#include <chrono>

using namespace Trammel;
using namespace std::chrono_literals;

TaskProgress::TaskProgress(QWidget *parent) : QWidget(parent), m_label(new QLabel), m_bar(new QProgressBar)
{
    constexpr int Steps = 1000;
    constexpr int Width = 140;
    m_bar->setRange(0, Steps);
    m_bar->setFixedWidth(Width);
    m_bar->setTextVisible(false);
    auto *button = new QToolButton;
    keepTranslated(button, [button] { button->setText(tr("Cancel")); });
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, &TaskProgress::canceled);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->addWidget(m_label);
    layout->addWidget(m_bar);
    layout->addWidget(button);
    hide();
}

void TaskProgress::watch(FileTask &task)
{
    constexpr auto Moment = 300ms;
    const QString name = QFileInfo(task.fileName()).fileName();
    m_label->setText(task.kind() == FileTask::Kind::Saving ? tr("Saving %1").arg(name) : tr("Opening %1").arg(name));
    m_bar->setValue(0);
    auto *timer = new QTimer(&task);
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, this, &QWidget::show);
    timer->start(Moment);
    connect(&task, &FileTask::progressChanged, m_bar,
            [this](double progress) { m_bar->setValue(int(progress * m_bar->maximum())); });
    connect(&task, &FileTask::finished, timer, &QTimer::stop);
    connect(&task, &FileTask::finished, this, &QWidget::hide);
    connect(this, &TaskProgress::canceled, &task, &FileTask::cancel);
}
