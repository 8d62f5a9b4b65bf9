#pragma once

#include "widgets/view/painting/progressivepainter_p.h"
#include <trammel/document.h>

#include <QtCore/QBasicTimer>
#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

/// An image of a whole document, fitted to a given size. It is updated shortly after each change, in steps of a few
/// milliseconds. An update redraws the changed parts, or everything when the drawing grows or shrinks.
class MinimapPicture : public QObject
{
    Q_OBJECT

public:
    explicit MinimapPicture(QObject *parent) : QObject(parent) { }

    void setDocument(Document *document);
    /// The size in view pixels, and the device pixel ratio.
    void setSize(QSize size, double ratio);
    void setPalette(const QPalette &palette);
    /// An inactive picture is not updated. A picture that is not visible should be inactive. Default: false.
    void setActive(bool active);

    /// Whether there is a picture to show.
    bool isShown() const { return !m_image.isNull() && m_shown.isScaling(); }
    /// The transformation from the scene to view pixels, for the picture that is shown.
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
    /// The area of the scene to which the picture is fitted: at least the drawing's bounds, with a margin.
    Aabb2 m_area;
    /// The transformations from the scene to view pixels, of the next picture and of the one that is shown.
    QTransform m_transform;
    QTransform m_shown;
    bool m_isFitDue = true;
    Damage m_stale;
    QImage m_image;
    QImage m_canvas;
    std::optional<ProgressivePainter> m_repair;
    QBasicTimer m_pause;
    QBasicTimer m_step;
    qint64 m_cost = 0;
};

} // namespace Trammel
