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

double milliseconds(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) * 1e-6;
}

double processorTimeOf(const std::function<void()> &act)
{
    const double start = processorTime();
    act();
    return (processorTime() - start) * 1000;
}

} // namespace

double settle(Side &side)
{
    // Damage on the outermost border of a picture affects no pixel of the view, and is repaired only by the next
    // repaint.
    constexpr int Patience = 100;
    QElapsedTimer timer;
    timer.start();
    double longest = 0;
    const auto processEvents = [&longest] {
        longest = std::max(longest, processorTimeOf([] { QCoreApplication::processEvents(); }));
    };
    processEvents();
    while (!side.isComplete()) {
        if (timer.hasExpired(Patience)) {
            side.viewport().update();
            timer.start();
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
    QElapsedTimer timer;
    timer.start();
    cost.longest = processorTimeOf(act);
    cost.event = milliseconds(timer);
    cost.longest = std::max(cost.longest, settle(side));
    cost.complete = milliseconds(timer);
    return cost;
}

double timeOf(const std::function<void()> &act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    return milliseconds(timer);
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
