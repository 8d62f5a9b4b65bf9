#pragma once

#include "widgets/view/painting/shapepainter_p.h"
#include "widgets/view/pixels/pixels_p.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtGui/QPicture>

namespace Trammel {

/// The width and the height of the pictures.
constexpr int PictureSide = 300;

/// How a picture is painted.
enum class By {
    /// On an image for the screen.
    Hand,
    /// On an image for the screen, without a QPainter.
    HandAlone,
    /// On any device, here an image.
    QPainter,
    /// On a device without pixels.
    Recording,
};

inline QImage blankPicture()
{
    QImage image(PictureSide, PictureSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// A picture of a shape; null if it needs a QPainter and there is none.
inline QImage pictureOf(const Shape &shape, const QTransform &view, By by, Tint tint = Tint::None)
{
    QImage image = blankPicture();
    if (by == By::HandAlone) {
        ShapePainter painter(view, QPalette(), Pixels(image), 1, nullptr);
        return painter.paint(shape, tint) ? image : QImage();
    }
    QPicture recording;
    QPainter painter(by == By::Recording ? static_cast<QPaintDevice *>(&recording) : &image);
    painter.setWorldTransform(view);
    if (by == By::Hand)
        ShapePainter(painter, QPalette(), Pixels(image), 1, nullptr).paint(shape, tint);
    else
        ShapePainter(painter, QPalette()).paint(shape, tint);
    painter.end();
    if (by == By::Recording) {
        QPainter player(&image);
        player.setRenderHint(QPainter::Antialiasing);
        player.drawPicture(0, 0, recording);
    }
    return image;
}

} // namespace Trammel
