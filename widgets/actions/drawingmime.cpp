#include "widgets/actions/drawingmime_p.h"

#include <trammel/fragment.h>
#include <trammel/picture.h>

namespace Trammel {

namespace {

/// Qt's type for a picture in any format that the other program requests.
const QString PictureType = QStringLiteral("application/x-qt-image");

} // namespace

DrawingMime::DrawingMime(const DocumentData &drawing) : m_drawing(drawing)
{
}

QStringList DrawingMime::formats() const
{
    return {DrawingMimeType, SvgType, PictureType};
}

QVariant DrawingMime::retrieveData(const QString &type, QMetaType) const
{
    if (type == DrawingMimeType)
        return toText(m_drawing);
    if (type == SvgType)
        return toSvg(m_drawing);
    if (type == PictureType)
        return toImage(m_drawing);
    return {};
}

std::optional<QByteArray> DrawingMime::drawingIn(const QMimeData *data)
{
    if (data && data->hasFormat(DrawingMimeType))
        return data->data(DrawingMimeType);
    if (data && data->hasText())
        return data->text().toUtf8();
    return std::nullopt;
}

} // namespace Trammel
