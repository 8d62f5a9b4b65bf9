#pragma once

#include "widgets/model/shapeid.h"
#include "widgets/view/damage_p.h"

#include <QtCore/QDeadlineTimer>
#include <QtGui/QImage>
#include <QtGui/QPalette>
#include <QtGui/QTransform>

#include <functional>
#include <span>

namespace Trammel {

class ShapePainter;

/// The drawing anew of the damaged parts of an image, some shapes at a time, on a picture of its own.
/// Every damaged tile gets all shapes that meet it, in their order, whatever happens between two steps:
/// what is damaged meanwhile is the business of the next repair, and shapes that are gone are passed
/// over. Beyond the damaged tiles the picture is incomplete and never shown.
class Repair
{
public:
    /// Draws these shapes, of which some may not exist any more.
    using Draw = std::function<void(ShapePainter &painter, std::span<const ShapeId> ids)>;

    Repair(const Damage &damage, const QTransform &sceneToImage, double ratio);

    /// The damaged parts as few areas of the scene, to ask for their shapes; a little larger.
    QList<QRectF> areas() const;
    /// From the bottom to the top; all that meet the areas, and any others.
    void setShapes(const ShapeIds &ids) { m_ids = ids; }
    /// Goes on until all is drawn (true) or the time is up (false), but by one step at least.
    bool run(const Draw &draw, const QPalette &palette, QDeadlineTimer deadline);

    /// The image was moved within its frame.
    void move(QPoint offset) { m_corner += offset; }
    /// The damaged parts in the image, as it lies now.
    QList<QRect> rects() const;
    /// Puts the damaged parts into the image; takes its place if that is all of it.
    void finish(QImage &image);
    /// What there is so far, and where in the image its corner lies.
    const QImage &picture() const { return m_picture; }
    QPoint corner() const { return m_corner; }

private:
    QPoint m_corner;
    QTransform m_sceneToPicture;
    double m_ratio;
    /// In the picture.
    Damage m_wanted;
    QList<QRect> m_rects;
    QImage m_picture;
    ShapeIds m_ids;
    qsizetype m_next = 0;
};

} // namespace Trammel
