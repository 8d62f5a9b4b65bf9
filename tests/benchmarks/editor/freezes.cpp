#include "tests/benchmarks/editor/freezes.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int Repeats = 5;
// Invisible, but enough to invalidate a picture that is cached for another zoom.
constexpr double ZoomStep = 1e-4;

} // namespace

Freezes::Freezes(Bench &bench, TrammelSide &side, QString key, QString title)
    : m_bench(bench), m_side(side), m_key(std::move(key)), m_title(std::move(title))
{
}

void Freezes::sample(const QString &key, const QString &title, int repeats, const std::function<void(int)> &act)
{
    int i = 0;
    const auto once = [&] { act(i); };
    m_bench.sample(m_key + key, u"%1: %2: longest freeze"_s.arg(m_title, title), Who::Trammel,
                   std::min(repeats, m_bench.repeats(repeats)), [&](int round) {
                       i = round;
                       const Cost cost = costOf(m_side, once);
                       m_bench.add(m_key + key + u"-complete"_s, u"%1: %2: until complete"_s.arg(m_title, title),
                                   Who::Trammel, cost.complete);
                       return cost.longest;
                   });
}

void Freezes::lookAt(QPointF scenePos, double zoom)
{
    m_side.lookAt(scenePos, zoom);
    settle(m_side);
}

void Freezes::sampleRepaint(QPointF scenePos, double zoom)
{
    sample(u"-paint"_s, u"repaint"_s, Repeats,
           [&](int i) { m_side.lookAt(scenePos, zoom * (1 + (i + 1) * ZoomStep)); });
    lookAt(scenePos, zoom);
}

void Freezes::press(int key, const QString &text)
{
    for (QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier, text);
        QCoreApplication::sendEvent(m_side.editor().view(), &event);
    }
}
