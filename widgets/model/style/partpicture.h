#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QExplicitlySharedDataPointer>
#include <QtCore/QSizeF>
#include <QtCore/QString>

class QImage;

namespace Trammel {

/// A picture in the appearance of a kind of shape: see ShapePart::picture. It is implicitly shared. A kind should keep
/// its pictures instead of reading them for each shape. All functions are thread-safe.
class TRAMMEL_WIDGETS_EXPORT PartPicture
{
public:
    /// The largest width and height in pixels.
    static constexpr int LargestSide = 16384;

    /// No picture, without an error.
    PartPicture();
    /// An image that is null or too large gives no picture, and an errorString().
    explicit PartPicture(const QImage &image);
    PartPicture(const PartPicture &other);
    PartPicture(PartPicture &&other) noexcept;
    PartPicture &operator=(const PartPicture &other);
    PartPicture &operator=(PartPicture &&other) noexcept;
    ~PartPicture();

    /// Reads a file in any format that QImageReader supports, rotated as the file says. A file that cannot be read
    /// gives no picture, and an errorString().
    static PartPicture fromFile(const QString &fileName);

    bool isNull() const;
    /// The reason why there is no picture; empty for a picture and for the default. ShapeKind::errorString() may return
    /// it, so that documents refuse shapes whose picture is missing.
    QString errorString() const;
    /// The whole image; null if there is none.
    QImage image() const;
    /// The image for painting in a given size in pixels: the whole one, or one whose sides are divided by powers of two
    /// such that each of them still has at least the given number of pixels. Reduced images are averages of the pixels,
    /// and are kept.
    QImage image(QSizeF pixels) const;

private:
    struct Data;

    QExplicitlySharedDataPointer<Data> m_data;
};

} // namespace Trammel
