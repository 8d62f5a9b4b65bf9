#pragma once

#include "tests/benchmarks/editor/bench.h"
#include "tests/benchmarks/editor/trammelside.h"

/// Measures events of one editor with an extreme drawing. Each event yields two rows: the longest time for which the
/// editor does not respond, which is the event alone or one frame after it, and the time until the picture is complete.
class Freezes
{
public:
    /// The key and the title are the beginnings of those of the rows.
    Freezes(Bench &bench, TrammelSide &side, QString key, QString title);

    void sample(const QString &key, const QString &title, int repeats, const std::function<void(int)> &act);

    /// Shows a point in the center of the view, and waits for the picture.
    void lookAt(QPointF scenePos, double zoom);
    /// Redraws everything, as after a zoom.
    void sampleRepaint(QPointF scenePos, double zoom);
    /// Sends a key press and a release to the view.
    void press(int key, const QString &text = {});

private:
    Bench &m_bench;
    TrammelSide &m_side;
    QString m_key;
    QString m_title;
};
