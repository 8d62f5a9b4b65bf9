#include "tests/benchmarks/editor/side.h"

#include "tests/benchmarks/samples.h"

#include <QtCore/QElapsedTimer>
#include <QtGui/QMouseEvent>
#include <QtGui/QWindow>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace {

void send(QWidget &viewport, QEvent::Type type, QPoint viewPos, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, viewPos, viewport.mapToGlobal(viewPos), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&viewport, &event);
}

bool measuresProcessorTime = false;

/// Measures from its construction.
class Watch
{
public:
    double milliseconds() const
    {
        return measuresProcessorTime ? 1e3 * (processorTime() - m_start) : double(m_timer.nsecsElapsed()) * 1e-6;
    }
    bool hasReached(double limit) const { return milliseconds() > limit; }

private:
    static QElapsedTimer started()
    {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }

    QElapsedTimer m_timer = started();
    double m_start = measuresProcessorTime ? processorTime() : 0;
};

double processorTimeOf(const std::function<void()> &act)
{
    const double start = processorTime();
    act();
    return (processorTime() - start) * 1000;
}

} // namespace

ProcessorTime::ProcessorTime()
{
    measuresProcessorTime = true;
}

ProcessorTime::~ProcessorTime()
{
    measuresProcessorTime = false;
}

double settle(Side &side)
{
    // Damage on the outermost border of a picture affects no pixel of the view, and is repaired only by the next
    // repaint.
    constexpr double Patience = 100;
    Watch watch;
    double longest = 0;
    const auto processEvents = [&longest] {
        longest = std::max(longest, processorTimeOf([] { QCoreApplication::processEvents(); }));
    };
    processEvents();
    while (!side.isComplete()) {
        if (watch.hasReached(Patience)) {
            side.viewport().update();
            watch = {};
        }
        processEvents();
    }
    // A complete picture may not be on the screen yet.
    processEvents();
    return longest;
}

Cost costOf(Side &side, const std::function<void()> &act)
{
    Cost cost;
    const Watch watch;
    cost.longest = processorTimeOf(act);
    cost.event = watch.milliseconds();
    cost.longest = std::max(cost.longest, settle(side));
    cost.complete = watch.milliseconds();
    return cost;
}

double timeOf(const std::function<void()> &act)
{
    const Watch watch;
    act();
    return watch.milliseconds();
}

void Mouse::hover(QPoint viewPos)
{
    send(m_side.viewport(), QEvent::MouseMove, viewPos, Qt::NoButton, Qt::NoButton);
}

void Mouse::press(QPoint viewPos)
{
    send(m_side.viewport(), QEvent::MouseButtonPress, viewPos, Qt::LeftButton, Qt::LeftButton);
}

void Mouse::move(QPoint viewPos)
{
    send(m_side.viewport(), QEvent::MouseMove, viewPos, Qt::NoButton, Qt::LeftButton);
}

void Mouse::release(QPoint viewPos)
{
    send(m_side.viewport(), QEvent::MouseButtonRelease, viewPos, Qt::LeftButton, Qt::NoButton);
}

void showWindow(QWidget &window)
{
    window.resize(1600, 1000);
    window.show();
    while (!window.windowHandle()->isExposed())
        QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}
