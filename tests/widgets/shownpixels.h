#pragma once

#include "tests/widgets/editorbench.h"

#include <QtGui/QScreen>
#include <QtGui/QWindow>

namespace Trammel {

/// The pixels of an editor's window that are on the screen now. QWidget::grab() paints the widget again, and thus hides
/// faults of incremental repaints.
inline QImage shownPixels(const EditorBench &bench)
{
    QCoreApplication::processEvents();
    return bench.editor->screen()->grabWindow(bench.editor->winId()).toImage();
}

/// Where the pixels on the screen differ from those after a complete repaint; empty if they are the same.
inline QRect staleArea(EditorBench &bench)
{
    const QImage shown = shownPixels(bench);
    bench.viewport().update();
    const QImage whole = shownPixels(bench);
    QRect area;
    if (shown.size() != whole.size())
        return whole.rect();
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x) {
            if (shown.pixel(x, y) != whole.pixel(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    return area;
}

} // namespace Trammel
