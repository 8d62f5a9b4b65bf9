#include "widgets/view/repair_p.h"

#include "widgets/view/shapepainter_p.h"

#include <QtGui/QPainter>

#include <cstring>

namespace Trammel {

namespace {

// Between two looks at the clock.
constexpr qsizetype ShapesPerStep = 32;
// Asking for more areas one by one costs more than the shapes between them.
constexpr int MostAreas = 8;

} // namespace

Repair::Repair(const Damage &damage, const QTransform &sceneToImage, double ratio)
    : m_corner(damage.boundingRect().topLeft()),
      m_sceneToPicture(sceneToImage * QTransform::fromTranslate(-m_corner.x(), -m_corner.y())), m_ratio(ratio),
      m_wanted(damage.boundingRect().size()), m_rects(damage.rects(std::numeric_limits<int>::max())),
      m_picture(m_wanted.size(), QImage::Format_ARGB32_Premultiplied)
{
    m_picture.fill(Qt::transparent);
    for (QRect &rect : m_rects) {
        rect.translate(-m_corner);
        m_wanted.add(rect);
    }
}

QList<QRectF> Repair::areas() const
{
    const QTransform pictureToScene = m_sceneToPicture.inverted();
    const QList<QRect> few = m_wanted.rects(MostAreas);
    QList<QRectF> areas;
    for (const QRect &rect : few)
        areas.append(pictureToScene.mapRect(QRectF(rect).adjusted(-2, -2, 2, 2)));
    return areas;
}

bool Repair::run(const Draw &draw, const QPalette &palette, QDeadlineTimer deadline)
{
    if (m_next < m_ids.size()) {
        QPainter painter(&m_picture);
        painter.setWorldTransform(m_sceneToPicture);
        const bool isAll = m_rects.size() == 1;
        ShapePainter shapes(painter, palette, m_picture, m_ratio, isAll ? nullptr : &m_wanted);
        do {
            const qsizetype count = std::min(ShapesPerStep, m_ids.size() - m_next);
            draw(shapes, {m_ids.constData() + m_next, std::size_t(count)});
            m_next += count;
        } while (m_next < m_ids.size() && !deadline.hasExpired());
    }
    return m_next == m_ids.size();
}

QList<QRect> Repair::rects() const
{
    QList<QRect> result = m_rects;
    for (QRect &rect : result)
        rect.translate(m_corner);
    return result;
}

void Repair::finish(QImage &image)
{
    if (m_corner.isNull() && m_picture.size() == image.size() && m_rects.size() == 1) {
        image.swap(m_picture);
        return;
    }
    for (const QRect &rect : std::as_const(m_rects)) {
        const QRect target = rect.translated(m_corner) & image.rect();
        const qsizetype length = qsizetype(target.width()) * qsizetype(sizeof(QRgb));
        for (int y = target.top(); y <= target.bottom(); ++y) {
            const auto *from = reinterpret_cast<const QRgb *>(m_picture.constScanLine(y - m_corner.y()));
            auto *to = reinterpret_cast<QRgb *>(image.scanLine(y));
            std::memcpy(to + target.left(), from + target.left() - m_corner.x(), std::size_t(length));
        }
    }
}

} // namespace Trammel
