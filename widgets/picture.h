#pragma once

#include "widgets/model/serialization.h"
#include "widgets/widgets_export.h"

#include <QtCore/QByteArray>
#include <QtGui/QImage>

namespace Trammel {

/// Pictures of drawings as on paper, without a window: the visible shapes and a small margin around what is painted of
/// them. Texts need a QGuiApplication. Without one there is no picture of a drawing with texts.

/// An SVG document in UTF-8, in scene units: rectangles, ellipses and paths, exact, and texts. Empty without a
/// QGuiApplication for its texts.
TRAMMEL_WIDGETS_EXPORT QByteArray toSvg(const DocumentData &drawing);

/// On a background, transparent unless said otherwise. A side has at most LargestPictureSide pixels: the scale is
/// less where there is no room. Null for a drawing without visible shapes, or without a QGuiApplication for its texts.
TRAMMEL_WIDGETS_EXPORT QImage toImage(const DocumentData &drawing, double pixelsPerUnit = 2,
                                      const QColor &background = Qt::transparent);
inline constexpr int LargestPictureSide = 8000;

/// Writes a drawing as SVG where the file's name ends so, else as a PNG picture on white. On failure an old file of
/// that name stays as it was.
TRAMMEL_WIDGETS_EXPORT FileResult savePicture(const QString &fileName, const DocumentData &drawing);

} // namespace Trammel
