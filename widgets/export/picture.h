#pragma once

#include <trammel/drawingfile.h>
#include <trammel/widgets_export.h>

#include <QtCore/QByteArray>
#include <QtCore/QRectF>
#include <QtGui/QImage>

#include <optional>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

/// Exports drawings as pictures in the colors of a light palette, without a window, the grid and the handles. A picture
/// shows the visible shapes, with a margin around their painted bounds. It begins and ends at whole scene units. Texts
/// need a QGuiApplication; without one, a drawing with texts gives no picture.

/// How a picture of a drawing is made.
struct TRAMMEL_WIDGETS_EXPORT PictureOptions
{
    /// Pixels per scene unit. 0 stands for the usual scale: 2 in pixels, 1 in SVG.
    double scale = 0;
    /// The distance between the painted bounds and the edges of the picture, in scene units, from 0 to 1e6.
    double margin = 4;
    /// The part of the scene that is shown, such as ShapeEditor::page. Null for the shapes with the margin.
    QRectF area{};
    /// Painted below the shapes. An invalid color stands for the usual background: white in a PNG file, otherwise none.
    QColor background{};
    /// The shapes that are shown, such as a selection; unknown ids are skipped. Nothing for all shapes.
    std::optional<ShapeIds> shapes{};

    /// The reason why the numbers are invalid; empty if they are valid.
    QString errorString() const;
};

/// Paints a drawing with any QPainter: on a widget, on a printer or into a PDF. The painter's transform maps from scene
/// coordinates. The scale and the margin do not matter. Paints nothing but the background without a QGuiApplication if
/// there are texts. The background fills the painter's clip, or the viewport.
TRAMMEL_WIDGETS_EXPORT void paintDrawing(QPainter &painter, const DocumentData &drawing,
                                         const PictureOptions &options = {});

/// As paintDrawing(), scaled so that the picture with its margin fits into a rectangle, in the painter's coordinates,
/// and centered in it. Each shape keeps its proportions.
TRAMMEL_WIDGETS_EXPORT void paintDrawing(QPainter &painter, const QRectF &target, const DocumentData &drawing,
                                         const PictureOptions &options = {});

/// The part of the scene that a picture shows, with the margin. Null if no shape is shown.
TRAMMEL_WIDGETS_EXPORT QRectF pictureArea(const DocumentData &drawing, const PictureOptions &options = {});

/// An SVG document in UTF-8, in scene units. It consists of rectangles, ellipses and paths, which are exact, and of
/// texts. The values of Shape::data are attributes of an element around the shape, as in the data sets of HTML: the
/// value "partNumber" is the attribute "data-part-number". Values that are no texts are written as JSON. Values with
/// other names are members of the JSON object in the attribute "data-json". Empty if the drawing has texts and there is
/// no QGuiApplication, and if the options are invalid.
TRAMMEL_WIDGETS_EXPORT QByteArray toSvg(const DocumentData &drawing, const PictureOptions &options = {});

/// An image with the given background. Neither side is longer than LargestPictureSide pixels: for a larger picture, the
/// scale is reduced. Null for a drawing without visible shapes, if the drawing has texts and there is no
/// QGuiApplication, and if the options are invalid.
TRAMMEL_WIDGETS_EXPORT QImage toImage(const DocumentData &drawing, const PictureOptions &options);
TRAMMEL_WIDGETS_EXPORT QImage toImage(const DocumentData &drawing, double pixelsPerUnit = 2,
                                      const QColor &background = Qt::transparent);
inline constexpr int LargestPictureSide = 8000;

/// Writes a drawing to a file: as SVG if the file name ends in ".svg", otherwise as a PNG picture. On failure, an
/// existing file of that name is unchanged.
TRAMMEL_WIDGETS_EXPORT FileResult savePicture(const QString &fileName, const DocumentData &drawing,
                                              const PictureOptions &options = {});

} // namespace Trammel
