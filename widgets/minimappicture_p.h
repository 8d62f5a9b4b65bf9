#pragma once

#include "widgets/model/document.h"
#include "widgets/view/repair_p.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

/// A small picture of a whole document, brought up to date a moment after each change, some milliseconds
/// at a time: the parts that are different, or all when the drawing grows or shrinks.
class MinimapPicture : public QObject
{
    Q_OBJECT

public:
    explicit MinimapPicture(QObject *parent) : QObject(parent) { }

    void setDocument(Document *document);
    /// In view pixels, and the device pixels for each.
    void setSize(QSize size, double ratio);
    void setPalette(const QPalette &palette);
    /// Rests while it is not seen.
    void setActive(bool active);

    /// Whether there is a picture of something.
    bool isShown() const { return !m_image.isNull() && m_shown.isScaling(); }
    /// From the scene to view pixels, as it is shown.
    const QTransform &transform() const { return m_shown; }
    const QImage &image() const { return m_image; }
    bool isUpToDate() const { return !m_repair && !m_isFitDue && m_stale.isEmpty(); }

Q_SIGNALS:
    void changed();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void noteRegion(const QRectF &region);
    void noteAll();
    void wait();
    void start();
    void fit();
    void work();
    QTransform toImage() const;

    QPointer<Document> m_document;
    QSize m_size;
    double m_ratio = 1;
    QPalette m_palette;
    bool m_isActive = false;
    /// What it is fitted to: at least the drawing's bounds, with a margin.
    Aabb2 m_area;
    /// Of the next picture, and of the one that is there.
    QTransform m_transform;
    QTransform m_shown;
    bool m_isFitDue = true;
    Damage m_stale;
    QImage m_image;
    QImage m_canvas;
    std::optional<Repair> m_repair;
    QBasicTimer m_pause;
    QBasicTimer m_step;
    qint64 m_cost = 0;
};

} // namespace Trammel
