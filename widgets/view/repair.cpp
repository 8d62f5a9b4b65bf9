#include "widgets/view/repair_p.h"

#include "widgets/view/shapepainter_p.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

// Between two looks at the clock.
constexpr qsizetype ShapesPerStep = 32;
// Asking for more areas one by one costs more than the shapes between them.
constexpr int MostAreas = 8;

} // namespace

Repair::Repair(const Damage &damage, const QTransform &sceneToImage, double ratio, QImage canvas)
    : m_picture(std::move(canvas)), m_sceneToPicture(sceneToImage), m_ratio(ratio), m_wanted(damage),
      m_rects(damage.rects(std::numeric_limits<int>::max())), m_bounds(damage.boundingRect())
{
    if (m_picture.size() != damage.size())
        m_picture = QImage(damage.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = m_bounds.top(); y <= m_bounds.bottom(); ++y)
        std::fill_n(reinterpret_cast<QRgb *>(m_picture.scanLine(y)) + m_bounds.left(), m_bounds.width(), 0u);
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

bool Repair::run(const Draw &draw, const QPalette &palette, QDeadlineTimer deadline, SpriteStore *sprites)
{
    if (m_next < m_ids.size()) {
        QPainter painter(&m_picture);
        painter.setClipRect(m_bounds);
        painter.setWorldTransform(m_sceneToPicture);
        const bool isAll = m_rects.size() == 1;
        ShapePainter shapes(painter, palette, Pixels(m_picture, m_bounds), m_ratio, isAll ? nullptr : &m_wanted);
        shapes.setSprites(sprites);
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
        rect.translate(m_offset);
    return result;
}

QImage Repair::finish(QImage &image)
{
    if (m_offset.isNull() && m_rects.size() == 1 && m_bounds == image.rect()) {
        image.swap(m_picture);
        return std::move(m_picture);
    }
    for (const QRect &rect : std::as_const(m_rects)) {
        const QRect target = rect.translated(m_offset) & image.rect();
        const qsizetype length = qsizetype(target.width()) * qsizetype(sizeof(QRgb));
        for (int y = target.top(); y <= target.bottom(); ++y) {
            const auto *from = reinterpret_cast<const QRgb *>(m_picture.constScanLine(y - m_offset.y()));
            auto *to = reinterpret_cast<QRgb *>(image.scanLine(y));
            std::memcpy(to + target.left(), from + target.left() - m_offset.x(), std::size_t(length));
        }
    }
    return std::move(m_picture);
}

void Repair::show(QPainter &painter, const QRect &exposed) const
{
    const QRect part = exposed & m_bounds.translated(m_offset);
    painter.drawImage(part.topLeft(), m_picture, part.translated(-m_offset));
}

} // namespace Trammel
