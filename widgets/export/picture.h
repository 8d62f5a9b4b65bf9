#pragma once

#include <trammel/drawingfile.h>
#include <trammel/widgets_export.h>

#include <QtCore/QByteArray>
#include <QtGui/QImage>

namespace Trammel {

/// Exports drawings as pictures in the colors of a light palette, without a window. A picture shows the visible shapes,
/// with a small margin around their painted bounds. It begins and ends at whole scene units. Texts need a
/// QGuiApplication; without one, a drawing with texts gives no picture.

/// An SVG document in UTF-8, in scene units. It consists of rectangles, ellipses and paths, which are exact, and of
/// texts. Empty if the drawing has texts and there is no QGuiApplication.
TRAMMEL_WIDGETS_EXPORT QByteArray toSvg(const DocumentData &drawing);

/// An image with the given background. Neither side is longer than LargestPictureSide pixels: for a larger picture, the
/// scale is reduced. Null for a drawing without visible shapes, and if the drawing has texts and there is no
/// QGuiApplication.
TRAMMEL_WIDGETS_EXPORT QImage toImage(const DocumentData &drawing, double pixelsPerUnit = 2,
                                      const QColor &background = Qt::transparent);
inline constexpr int LargestPictureSide = 8000;

/// Writes a drawing to a file: as SVG if the file name ends in ".svg", otherwise as a PNG picture on white, with two
/// pixels per scene unit. On failure, an existing file of that name is unchanged.
TRAMMEL_WIDGETS_EXPORT FileResult savePicture(const QString &fileName, const DocumentData &drawing);

} // namespace Trammel
