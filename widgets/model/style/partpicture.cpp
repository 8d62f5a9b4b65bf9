#include <trammel/partpicture.h>

#include "widgets/model/shape/text_p.h"

#include <QtCore/QHash>
#include <QtCore/QMutex>
#include <QtGui/QImage>
#include <QtGui/QImageReader>

#include <cmath>
#include <utility>

namespace Trammel {

namespace {

// The largest power of two by which a side can be divided so that it keeps a number of pixels.
int halvings(int side, double pixels)
{
    int count = 0;
    while (side > 1 && (side >> (count + 1)) >= std::max(1.0, pixels))
        ++count;
    return count;
}

} // namespace

struct PartPicture::Data : QSharedData
{
    QImage image;
    QString error;
    QMutex mutex;
    QHash<std::pair<int, int>, QImage> reduced;
};

PartPicture::PartPicture() = default;
PartPicture::PartPicture(const PartPicture &other) = default;
PartPicture::PartPicture(PartPicture &&other) noexcept = default;
PartPicture &PartPicture::operator=(const PartPicture &other) = default;
PartPicture &PartPicture::operator=(PartPicture &&other) noexcept = default;
PartPicture::~PartPicture() = default;

PartPicture::PartPicture(const QImage &image) : m_data(new Data)
{
    if (image.isNull())
        m_data->error = Text::tr("the picture has no pixels");
    else if (std::max(image.width(), image.height()) > LargestSide)
        m_data->error = Text::tr("the picture has more than %1 pixels on a side").arg(LargestSide);
    else
        m_data->image =
            image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    // Painting uses the size in pixels.
    m_data->image.setDevicePixelRatio(1);
}

PartPicture PartPicture::fromFile(const QString &fileName)
{
    QImageReader reader(fileName);
    reader.setAutoTransform(true);
    const QImage image = reader.read();
    PartPicture picture(image);
    if (image.isNull())
        picture.m_data->error = Text::tr("the picture \"%1\" cannot be read: %2").arg(fileName, reader.errorString());
    return picture;
}

bool PartPicture::isNull() const
{
    return !m_data || m_data->image.isNull();
}

QString PartPicture::errorString() const
{
    return m_data ? m_data->error : QString();
}

QImage PartPicture::image() const
{
    return m_data ? m_data->image : QImage();
}

QImage PartPicture::image(QSizeF pixels) const
{
    if (isNull())
        return {};
    const QImage &whole = m_data->image;
    const std::pair<int, int> counts(halvings(whole.width(), pixels.width()),
                                     halvings(whole.height(), pixels.height()));
    if (counts == std::pair(0, 0))
        return whole;
    const QMutexLocker lock(&m_data->mutex);
    QImage &reduced = m_data->reduced[counts];
    if (reduced.isNull())
        reduced = whole.scaled(whole.width() >> counts.first, whole.height() >> counts.second, Qt::IgnoreAspectRatio,
                               Qt::SmoothTransformation);
    return reduced;
}

} // namespace Trammel
