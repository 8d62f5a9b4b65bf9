#pragma once

#include "tests/widgets/editorbench.h"
#include "widgets/view/layers/cachedlayer_p.h"

#include <QtCore/QDeadlineTimer>
#include <QtGui/QScreen>
#include <QtGui/QWindow>

#include <algorithm>
#include <cstdlib>

namespace Trammel {

/// Whether no layer is still being drawn between the frames, as happens on a slow machine.
inline bool isDrawn(const EditorBench &bench)
{
    const QList<QGraphicsItem *> items = bench.editor->scene()->items();
    return std::all_of(items.begin(), items.end(), [](QGraphicsItem *item) {
        const auto *layer = qobject_cast<const CachedLayer *>(item->toGraphicsObject());
        return !layer || layer->isRepaired();
    });
}

/// The pixels of an editor's window that are on the screen now. QWidget::grab() paints the widget again, and thus hides
/// faults of incremental repaints. Delivers the requested updates first, but fires no timer: a drag outside of the view
/// scrolls it by a timer.
inline QImage shownPixels(const EditorBench &bench)
{
    QCoreApplication::sendPostedEvents();
    return bench.editor->screen()->grabWindow(bench.editor->winId()).toImage();
}

/// Whether two colors differ by more than the rounding of antialiased edges, which depends on the repainted area. The
/// underline of a rotated text, which QPainter draws, differs by two levels.
inline bool areDifferent(QRgb a, QRgb b)
{
    const auto isFar = [](int x, int y) { return std::abs(x - y) > 2; };
    return isFar(qRed(a), qRed(b)) || isFar(qGreen(a), qGreen(b)) || isFar(qBlue(a), qBlue(b))
        || isFar(qAlpha(a), qAlpha(b));
}

/// Where the pixels on the screen differ from those after a complete repaint; empty if they are the same, apart from
/// rounding. Waits until the layers are drawn, unless this takes very long because no update covers some damage.
inline QRect staleArea(EditorBench &bench)
{
    const QDeadlineTimer deadline(5000);
    // A layer may be finished by a paint event that requests another update, and an update may begin to draw a layer.
    constexpr int rounds = 3;
    for (int drawn = 0; drawn < rounds && !deadline.hasExpired();) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
        drawn = isDrawn(bench) ? drawn + 1 : 0;
    }
    const QImage shown = shownPixels(bench);
    bench.viewport().update();
    const QImage whole = shownPixels(bench);
    QRect area;
    if (shown.size() != whole.size())
        return whole.rect();
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x) {
            if (areDifferent(shown.pixel(x, y), whole.pixel(x, y)))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

} // namespace Trammel
